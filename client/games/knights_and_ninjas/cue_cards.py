"""Steps that show cards going to and fro without a blow: draws, walls, special actions, the draft."""

from collections.abc import Callable

from engines.knights_and_ninjas.cards import FORTS, MINSTREL

from ...render.canvas import Box
from ...sprites.timeline import Pose
from ...sprites.tween import out_back
from ...tables.steps import APART, DEAL, Step, dealt, fly
from . import draft_lane
from .moment_places import DRAWN, GEM, GEM_APART, SHINE, Cards, MomentPlaces, Sprite
from .sprites.gems import GOLD


def drew(it: MomentPlaces, known: Cards, seat: int, count: int) -> Step:
    """From the pile, one card after the other."""
    ends = [it.into_hand(seat, card) for card in known] or [it.after.hand(seat)] * count
    leg = dealt(it.shown(known, count), it.after.deck(), ends)
    return Step((leg,), "card_deal", comes=it.drawn(seat, *known), turns=True)


def minstrel_left(it: MomentPlaces, known: Cards, seat: int, card: int) -> Step:
    leg = fly(it.shown((card,)), [it.after.place(seat, FORTS.index(MINSTREL))], [it.after.discard()])
    return Step((leg,), "lute", turns=True)


def fortified(it: MomentPlaces, known: Cards, seat: int, cards: Cards, kinds: Cards) -> Step:
    """To its place, where it grows from the base."""
    slots = [FORTS.index(kind) for kind in kinds]
    starts = [it.out_of_hand(seat, card) for card in cards]
    ends = [it.before.place(seat, slot) for slot in slots]
    way = fly(it.shown(cards), starts, ends, apart=APART)
    small = [end._replace(width=end.width * 0.7) for end in ends]
    grow = fly(it.shown(cards), small, ends, 0.35, easing=lambda t: out_back(t, 1.1), arc=0)
    return Step((way, grow), "fort_built", it.held(seat, *cards))


def passed(it: MomentPlaces, known: Cards, seat: int, cards: Cards) -> Step:
    return _to_discard(it, seat, cards, "card_slide")


def gave_up(it: MomentPlaces, known: Cards, seat: int, cards: Cards) -> Step:
    return _to_discard(it, seat, cards, "card_slide")


def _to_discard(it: MomentPlaces, seat: int, cards: Cards, sound: str) -> Step:
    starts = [it.out_of_hand(seat, card) for card in cards]
    leg = fly(it.shown(cards), starts, [it.before.discard()] * len(cards), apart=APART)
    return Step((leg,), sound, it.held(seat, *cards))


# -- special actions ---------------------------------------------------------------------------------------------------


def special(sound: str) -> Callable[..., Step]:
    """The card is laid out, and then it is used up."""

    def step(it: MomentPlaces, known: Cards, seat: int, card: int) -> Step:
        (middle,) = it.before.blow()
        out = fly(it.shown((card,)), [it.out_of_hand(seat, card)], [middle])
        stay = fly(it.shown((card,)), [middle], [middle], SHINE, arc=0)
        return Step((out, stay, fly(it.shown((card,)), [middle], [it.before.discard()])), sound, it.held(seat, card))

    return step


def showed(it: MomentPlaces, known: Cards, seat: int, cards: Cards) -> Step:
    """All that is shown lies on the cloth."""
    boxes = dict(it.after.shown_cards())
    ends = [_middle(boxes[seat, card]) for card in cards if (seat, card) in boxes]
    leg = fly(it.shown(cards[: len(ends)]), [it.after.hand(seat)] * len(ends), ends)
    return Step((leg,), "card_flip", turns=True)


def _middle(box: Box) -> Pose:
    return Pose(box.cx, box.cy, box.w)


def took(it: MomentPlaces, known: Cards, seat: int, rival: int, card: int) -> Step:
    boxes = dict(it.before.shown_cards())
    start = _middle(boxes[rival, card]) if (rival, card) in boxes else it.before.hand(rival)
    leg = fly(it.shown((card,)), [start], [it.into_hand(seat, card)])
    return Step((leg,), "card_slide", comes=it.drawn(seat, card), turns=True)


def bought(it: MomentPlaces, known: Cards, seat: int, rival: int, card: int, gems: int, count: int) -> Step:
    """A gem goes one way, half a hand the other."""
    starts = [it.before.gem(seat, it.before.state.gems[seat] - 1 - n, it.before.state.gems[seat]) for n in range(gems)]
    price = fly(it.gems(seat, gems), starts, [it.before.badge(rival)] * gems, GEM, GEM_APART, arc=60)
    ends = [it.into_hand(seat, each) for each in known] or [it.after.hand(seat)] * count
    goods = fly(it.shown(known, count), [it.before.hand(rival)] * count, ends, apart=APART)
    leaves = it.held(seat, card) | it.held(rival, *known) | {("purse", seat, gems)}
    return Step((price, goods), "gold", leaves)


def paid_gems(it: MomentPlaces, known: Cards, seat: int, rival: int, gems: int) -> Step:
    there = it.before.state.gems[seat]
    starts = [it.before.gem(seat, there - gems + n, there) for n in range(gems)]
    leg = fly(it.gems(seat, gems), starts, [it.before.badge(rival)] * gems, GEM, GEM_APART, arc=60)
    return Step((leg,), "gems", frozenset({("purse", seat, gems)}))


def paid_cards(it: MomentPlaces, known: Cards, seat: int, rival: int, count: int) -> Step:
    starts = [it.out_of_hand(seat, card) for card in known] or [it.before.hand(seat)] * count
    leg = fly(it.shown(known, count), starts, [it.before.hand(rival)] * count, apart=APART)
    return Step((leg,), "card_slide", it.held(seat, *known))


def bear_sent(it: MomentPlaces, known: Cards, seat: int, rival: int, card: int) -> Step:
    leg = fly(it.shown((card,)), [it.out_of_hand(seat, card)], [it.before.badge(rival)], 0.4)
    return Step((leg,), "lute", it.held(seat, card))


def freed(it: MomentPlaces, known: Cards, seat: int, card: int, cards: Cards) -> Step:
    """Out of the Dungeon."""
    box = it.before.plan.dungeon
    start = Pose(box.cx, box.cy, box.h / 1.6)
    ends = [it.into_hand(seat, each) for each in cards]
    leg = fly(it.shown(cards), [start] * len(cards), ends, apart=APART)
    return Step((leg,), "card_slide", comes=it.drawn(seat, *cards), turns=True)


def hoarded(it: MomentPlaces, known: Cards, seat: int, cards: Cards) -> Step:
    """A gold gem out of the Horde."""
    box = it.before.plan.horde
    there = it.after.state.gems[seat]
    gold: list[Sprite] = [("gem", GOLD)]
    leg = fly(gold, [Pose(box.cx, box.cy, 40)], [it.before.gem(seat, there - 1, there)], GEM, arc=60)
    return Step((leg,), "gold", it.held(seat, *cards))


# -- the draft ---------------------------------------------------------------------------------------------------------


def looked(it: MomentPlaces, known: Cards, seat: int) -> Step:
    """The next card of the lane: face up for who drafts."""
    leg = fly(it.shown(known, 1), [draft_lane.pile(it.after.plan)], [draft_lane.drawn(it.after.plan)], DEAL)
    return Step((leg,), "card_flip", comes=frozenset({DRAWN}), turns=True)


def kept(it: MomentPlaces, known: Cards, seat: int) -> Step:
    """Into the own hand; which card it is, only who drafted it knows."""
    frame = it.moment.before.state.agenda[-1]
    card = frame[2] if frame[0] == "draft" and seat == it.viewer else -1
    return _from_lane(it, (card,) if card >= 0 else (), seat)


def gave(it: MomentPlaces, known: Cards, seat: int, rival: int) -> Step:
    return _from_lane(it, known, rival)


def _from_lane(it: MomentPlaces, known: Cards, taker: int) -> Step:
    start = draft_lane.drawn(it.before.plan)
    leg = fly(it.shown(known, 1), [start], [it.before.hand(taker)])
    return Step((leg,), "card_slide", frozenset({DRAWN}))
