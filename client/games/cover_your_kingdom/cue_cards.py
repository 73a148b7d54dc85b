"""Steps of events in which cards leave a hand, a deck or a pile: deals, draws, discards, hires, the Inn."""

from engines.cover_your_kingdom.challenge import play_weight
from engines.cover_your_kingdom.state import PROTECT

from ...tables.steps import APART, DEAL, PAUSE, Leg, Step, all_of, dealt, fly
from . import things
from .duel import STAKE, play
from .legs import CROWN, SHINE, Sprite, laid, popped
from .moment_places import Cards, MomentPlaces


def round_began(it: MomentPlaces, known: Cards, number: int, seat: int) -> Step:
    return Step((Leg(SHINE),), "shuffle", turns=True)


def power_dealt(it: MomentPlaces, known: Cards, seat: int, power: int) -> Step:
    return Step((Leg(PAUSE),), "card_flip", turns=True)


def drew(it: MomentPlaces, known: Cards, seat: int, count: int) -> Step:
    """From the deck, one card after the other."""
    ends = [it.into_hand(seat, card) for card in known] or [it.after.hand(seat)] * count
    comes = all_of(it.drawn(seat, card) for card in known)
    return Step((dealt(it.shown(known, count), it.after.deck(), ends),), "card_deal", comes=comes, turns=True)


def crowned(it: MomentPlaces, known: Cards, seat: int) -> Step:
    """The crown goes from one Ruler to the next."""
    giver = it.moment.before.state.seat
    leg = fly([CROWN], [it.after.badge(giver)], [it.after.badge(seat)], 0.52 if giver != seat else PAUSE)
    return Step((leg,), "crown", comes=frozenset({CROWN}), turns=True)


def discarded(it: MomentPlaces, known: Cards, seat: int, cards: Cards) -> Step:
    starts = [it.out_of_hand(seat, card) for card in cards]
    leg = fly(it.shown(cards), starts, [it.before.discard()] * len(cards), apart=APART)
    return Step((leg,), "card_slide", leaves=all_of(it.held(seat, card) for card in cards))


def discard_shown(it: MomentPlaces, known: Cards, card: int) -> Step:
    """What lay under the top of the discard pile comes to light."""
    place = it.before.discard()
    leg = fly(it.shown((card,)), [place], [place], PAUSE, arc=0)
    return Step((leg,), "card_flip", leaves=frozenset({things.DISCARD}))


# -- hires -------------------------------------------------------------------------------------------------------------


def hired(it: MomentPlaces, known: Cards, seat: int, card: int) -> Step:
    """The card is laid out. One that stays as a guard goes to its land with the next event."""
    leaves = it.held(seat, card)
    if it.tells("guarded", "blocked"):
        return Step((Leg(PAUSE),), "hire")
    return Step((fly(it.shown((card,)), [it.out_of_hand(seat, card)], [it.before.retired()]),), "hire", leaves)


def guarded(it: MomentPlaces, known: Cards, seat: int, land: int, card: int) -> Step:
    """Upright, it protects."""
    end = it.before.clan(seat, land)._replace(degrees=0)
    leg = fly(it.shown((card,)), [it.out_of_hand(seat, card)], [end._replace(width=end.width * 0.4)])
    return Step((leg,), "guard", it.held(seat, card))


def blocked(it: MomentPlaces, known: Cards, seat: int, rival: int, land: int, card: int) -> Step:
    """Sideways, it blocks."""
    end = it.before.clan(rival, land)
    leg = fly(it.shown((card,)), [it.out_of_hand(seat, card)], [end._replace(width=end.width * 0.4, degrees=90)])
    return Step((leg,), "guard", it.held(seat, card))


def guard_left(it: MomentPlaces, known: Cards, seat: int, land: int, card: int) -> Step:
    upright = any(guard.card == card and guard.mode == PROTECT for guard in it.moment.before.state.guards)
    place = it.before.clan(seat, land)
    start = place._replace(width=place.width * 0.4, degrees=0 if upright else 90)
    return Step((fly(it.shown((card,)), [start], [it.after.retired()]),), "card_slide", turns=True)


def stole(it: MomentPlaces, known: Cards, seat: int, rival: int, count: int) -> Step:
    """Face down, but for the two who know the cards."""
    return _hands(it, known, rival, seat, count, "steal")


def gave_back(it: MomentPlaces, known: Cards, seat: int, rival: int, count: int) -> Step:
    return _hands(it, known, seat, rival, count, "card_slide")


def _hands(it: MomentPlaces, known: Cards, giver: int, taker: int, count: int, sound: str) -> Step:
    """Cards go from hand to hand."""
    starts = [it.out_of_hand(giver, card) for card in known] or [it.before.hand(giver)] * count
    ends = [it.into_hand(taker, card) for card in known] or [it.after.hand(taker)] * count
    leaves = all_of(it.held(giver, card) for card in known)
    comes = all_of(it.drawn(taker, card) for card in known)
    return Step((fly(it.shown(known, count), starts, ends, apart=APART),), sound, leaves, comes)


def elves_sent(it: MomentPlaces, known: Cards, seat: int, rival: int, land: int) -> Step:
    """They come out of the retired pile, where their card lies already, and knock."""
    return Step((fly(_retired(it), [it.before.retired()], [it.before.clan(rival, land)]),), "elves")


def _retired(it: MomentPlaces) -> list[Sprite]:
    """The hire of this moment, which is public."""
    card = next(event.args[1] for event in it.moment.events if event.kind == "hired")
    assert isinstance(card, int)
    return it.shown((card,))


def sacrificed(it: MomentPlaces, known: Cards, seat: int, cards: Cards) -> Step:
    """Laid before the Elves, then out of the game with them."""
    shown = it.shown(cards)
    starts = [it.out_of_hand(seat, card) for card in cards]
    leaves = all_of(it.held(seat, card) for card in cards)
    gap = it.before.duel_gap() or it.before.retired()
    legs = laid(shown, starts, gap)
    rest = [flight.end for flight in legs[-1].flights]
    return Step((*legs, fly(shown, rest, [it.before.retired()] * len(cards))), "answer", leaves)


# -- the Drafty Inn ----------------------------------------------------------------------------------------------------


def claimed(it: MomentPlaces, known: Cards, seat: int, card: int, cards: Cards) -> Step:
    """The card opens the contest, and the guests become what is fought over."""
    opened = it.after.duel_play(0) or it.after.badge(seat)
    stake = it.after.duel_clan() or it.after.badge(seat)
    piles = [_pile_of(it, guest) for guest in cards]
    start = it.out_of_hand(seat, card)
    sprites = it.shown((card, *cards))
    ends = [opened, *[stake] * len(cards)]
    leg = fly(sprites, [start, *[it.before.pile(pile) for pile in piles]], ends)
    weight = play_weight(it.moment.before.state, (card,), seat, 1 - seat, opens_claim=True)
    legs = (leg, popped(sprites, ends, opened, weight)) if it.after.duel_play(0) else (leg,)
    return Step(legs, "recruit", it.held(seat, card), frozenset({play(0), STAKE}), turns=True)


def _pile_of(it: MomentPlaces, card: int) -> int:
    return next(number for number, pile in enumerate(it.moment.before.state.inn) if pile and pile[-1] == card)


def inn_shown(it: MomentPlaces, known: Cards, pile: int, card: int) -> Step:
    """A guest is turned up."""
    place = it.after.pile(pile)
    narrow = place._replace(width=place.width * 0.6)
    leg = fly(it.shown((card,)), [narrow], [place], DEAL, arc=0)
    return Step((leg,), "card_flip", comes=frozenset({things.pile(pile)}), turns=True)


def inn_hired(it: MomentPlaces, known: Cards, pile: int, card: int) -> Step:
    return Step((fly(it.shown((card,)), [it.before.pile(pile)], [it.before.retired()]),), "hire")


def inn_reshuffled(it: MomentPlaces, known: Cards, pile: int, card: int) -> Step:
    """A hire turned up in the deal goes back into its pile."""
    place = it.after.pile(pile)
    return Step((fly(it.shown((card,)), [place], [place], DEAL),), "shuffle", turns=True)
