"""Steps that show blows: laid toward the victim, the answer laid on them, what it comes to, the gems on the road."""

from typing import Any

from engines.knights_and_ninjas import phrases
from engines.knights_and_ninjas.cards import ARCHER, CASTLE, CATAPULT, DRAGON, FORTS, JESTER, KIND, NINJA

from ...sprites.timeline import Pose
from ...sprites.tween import out_quint
from ...tables.steps import APART, PAUSE, Leg, Step, fly
from . import moment_places
from .middle import draw_words
from .moment_places import BLOW, BURN, GEM, GEM_APART, LAY, READ, ROAD, SHINE, Cards, MomentPlaces
from .sprites.places import burning
from .table_facts import blow_of, on_the_road

SOUNDS = {NINJA: "shuriken", ARCHER: "arrow", CATAPULT: "catapult", DRAGON: "burning"}
"""Of attackers that are not simply struck with."""


def laid(it: MomentPlaces, known: Cards, seat: int, rival: int, cards: Cards, kind: int, strength: int) -> Step:
    """From the hand, or off the own wall, to the middle."""
    ends = it.before.blow(len(cards))
    sally = kind == ARCHER and it.before.fort_card(seat, FORTS.index(ARCHER)) in cards
    starts = [it.before.place(seat, FORTS.index(ARCHER))] if sally else [it.out_of_hand(seat, card) for card in cards]
    sound = "jester" if any(KIND[card] == JESTER for card in cards) else SOUNDS.get(kind, "blow")
    leg = fly(it.shown(cards), starts, ends, LAY, APART, out_quint)
    leaves = frozenset({("place", seat, FORTS.index(ARCHER))}) if sally else it.held(seat, *cards)
    return Step((leg,), sound, leaves)


def ladder_set(it: MomentPlaces, known: Cards, seat: int, rival: int) -> Step:
    """It leans beside the place of the blow from now on."""
    if it.after.state.ladder < 0:
        return Step((Leg(PAUSE),))
    leg = fly(it.shown((it.after.state.ladder,)), it.before.blow(), [it.after.ladder()], LAY)
    return Step((leg,), "card_slide", frozenset({BLOW}), frozenset({moment_places.LADDER}))


def destroyed(it: MomentPlaces, known: Cards, seat: int, card: int, kind: int) -> Step:
    """A Castle is seen burning, or falling; an Archer leaves the wall."""
    slot = FORTS.index(kind)
    box, place = it.before.place_box(seat, slot), frozenset({("place", seat, slot)})
    if kind != CASTLE:
        leg = fly(it.shown((card,)), [it.before.place(seat, slot)], [it.before.discard()])
        return Step((leg,), "arrow", place)

    def paint(canvas: Any, time: float) -> None:
        burning(canvas, box, time, round(255 * min(1.0, (BURN - time) / 0.3)) if time > BURN - 0.3 else 255)

    return Step((Leg(BURN, paint=paint),), "burning", place)


def scattered(it: MomentPlaces, known: Cards, seat: int, cards: Cards) -> Step:
    starts = [it.out_of_hand(seat, card) for card in cards]
    leg = fly(it.shown(cards), starts, [it.before.discard()] * len(cards), apart=APART)
    return Step((leg,), "steal", it.held(seat, *cards))


def captured(it: MomentPlaces, known: Cards, seat: int, rival: int, gems: int) -> Step:
    """One after the other along the road."""
    there = it.before.state.gems[rival]
    starts = [it.before.gem(rival, there - gems + number, there) for number in range(gems)]
    ends = [_target(it, seat, number, gems) for number in range(gems)]
    leg = fly(it.gems(rival, gems), starts, ends, GEM, GEM_APART, arc=60)
    return Step((leg,), "gems", frozenset({("purse", rival, gems)}))


def _target(it: MomentPlaces, seat: int, number: int, count: int) -> Pose:
    """On the cloth while a Highwayman may come, else in the purse of who took them."""
    if on_the_road(it.after.state):
        return it.after.road_gem(number, count)
    there = it.before.state.gems[seat] + count
    return it.before.gem(seat, there - count + number, there)


def robbed(it: MomentPlaces, known: Cards, seat: int, rival: int, card: int, gems: int) -> Step:
    """The Highwayman steps in, and the gems go to him."""
    road = it.before.road()
    stop = Pose(road.cx, road.cy + road.h * 0.7, it.before.plan.blow.w * 0.8)
    step_in = fly(it.shown((card,)), [it.out_of_hand(seat, card)], [stop], LAY, easing=out_quint)
    starts = [it.before.road_gem(number, gems) for number in range(gems)]
    away = fly(it.gems(rival, gems), starts, [it.before.badge(seat)] * gems, GEM, GEM_APART, arc=60)
    stay = fly(it.shown((card,)), [stop], [stop], away.seconds, arc=0)
    return Step((step_in, away._replace(flights=away.flights + stay.flights)), "highwayman",
                it.held(seat, card) | {ROAD})  # fmt: skip


# -- answers -----------------------------------------------------------------------------------------------------------


def answered(it: MomentPlaces, known: Cards, seat: int, cards: Cards, kind: int) -> Step:
    """Laid on the blow."""
    starts = [it.out_of_hand(seat, card) for card in cards]
    leg = fly(it.shown(cards), starts, it.before.answer(len(cards)), LAY, APART, out_quint)
    return Step((leg,), "answer", it.held(seat, *cards))


def parried(it: MomentPlaces, known: Cards, seat: int, strength: int, answer: int, gems: int) -> Step:
    """The arithmetic of the blow, for long enough to be read."""
    blow, say = blow_of(it.before.state), it.before.table.context.say
    if blow is None:
        return Step((Leg(PAUSE),), "parry")
    there = it.before.state.gems[seat]
    words = phrases.sum_in_words(strength, answer, there, say)
    return Step((Leg(READ, paint=lambda canvas, time: draw_words(canvas, it.before.plan.line, (words,))),), "parry")


def turned(it: MomentPlaces, known: Cards, seat: int, rival: int) -> Step:
    """The arrow points the other way from now on."""
    return Step((Leg(SHINE),), "treason", turns=True)


def charmed(it: MomentPlaces, known: Cards, seat: int, card: int) -> Step:
    leg = fly(it.shown((card,)), it.before.blow(), [it.into_hand(seat, card)], 0.4)
    return Step((leg,), "charm", frozenset({BLOW}))


def executed(it: MomentPlaces, known: Cards, seat: int, cards: Cards) -> Step:
    return _off(it, cards, "axe")


def warded(it: MomentPlaces, known: Cards, seat: int, cards: Cards) -> Step:
    return _off(it, cards, "parry")


def _off(it: MomentPlaces, cards: Cards, sound: str) -> Step:
    """The attackers are discarded."""
    leg = fly(it.shown(cards), it.before.blow(len(cards)), [it.before.discard()] * len(cards), apart=APART)
    return Step((Leg(SHINE), leg), sound, frozenset({BLOW}))


def returned(it: MomentPlaces, known: Cards, seat: int, cards: Cards) -> Step:
    """Home to the hand they came from."""
    ends = [it.into_hand(seat, card) for card in cards]
    leg = fly(it.shown(cards), it.before.blow(len(cards)), ends, 0.4, APART)
    return Step((leg,), "lute", frozenset({BLOW}))


def jailed(it: MomentPlaces, known: Cards, seat: int, cards: Cards) -> Step:
    box = it.before.plan.dungeon
    leg = fly(it.shown(cards), it.before.blow(len(cards)), [Pose(box.cx, box.cy, box.h / 1.6)] * len(cards), 0.4)
    return Step((leg,), "guard", frozenset({BLOW}))
