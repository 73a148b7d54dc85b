"""Steps of events in which clans are made, grow, move or are fought over, and of stars that are lit by it."""

from engines.cover_your_kingdom.cards import SPECIES
from engines.cover_your_kingdom.challenge import challenge, play_weight
from engines.cover_your_kingdom.decisions import FROM_BOTTOM, SWAP

from ...sprites.timeline import Pose
from ...sprites.tween import out_quad
from ...tables.steps import APART, DEAL, PAUSE, Leg, Step, all_of, fly
from . import things
from .duel import STAKE, play
from .legs import COUNT, FAN_OUT, GATHER, SHINE, STAR, TRAVEL, fan, laid, moved_house
from .moment_places import Cards, MomentPlaces


def settled(it: MomentPlaces, known: Cards, seat: int, land: int, cards: Cards, cost: int) -> Step:
    """Two cards from the hand."""
    starts = [it.out_of_hand(seat, card) for card in cards]
    leg = fly(it.shown(cards), starts, fan(it.after.clan(seat, land), len(cards)), apart=APART)
    return Step((leg,), "settle", all_of(it.held(seat, card) for card in cards))


def settled_discard(it: MomentPlaces, known: Cards, seat: int, land: int, cards: Cards, cost: int) -> Step:
    """One of them was the top of the discard pile."""
    found = it.moment.before.state.discard[-1]
    starts = [it.before.discard() if card == found else it.out_of_hand(seat, card) for card in cards]
    leg = fly(it.shown(cards), starts, fan(it.after.clan(seat, land), len(cards)), apart=APART)
    leaves = all_of(it.held(seat, card) for card in cards if card != found) | {things.DISCARD}
    return Step((leg,), "settle", leaves)


def added(it: MomentPlaces, known: Cards, seat: int, land: int, card: int) -> Step:
    leg = fly(it.shown((card,)), [it.out_of_hand(seat, card)], [it.before.clan(seat, land)])
    return Step((leg,), "settle", it.held(seat, card))


def moved(it: MomentPlaces, known: Cards, seat: int, land: int, to: int, species: int) -> Step:
    """A clan of either land changes its land."""
    cards = it.new_top(seat, to)
    starts = fan(it.before.clan(seat, land), len(cards))
    return _arrives(it, seat, to, cards, starts, "card_slide")


def placed(it: MomentPlaces, known: Cards, seat: int, land: int, cards: Cards) -> Step:
    """A clan that was won, taken or swapped comes to its land."""
    return _arrives(it, seat, land, cards, [it.origin(seat, card) for card in cards], "settle")


def _arrives(it: MomentPlaces, seat: int, land: int, cards: Cards, starts: list[Pose], sound: str) -> Step:
    legs = moved_house(it.shown(cards), starts, it.after.clan(seat, land))
    return Step(legs, sound, comes=frozenset({things.land(seat, land)}), turns=True)


def uncovered(it: MomentPlaces, known: Cards, seat: int, land: int, species: int) -> Step:
    return Step((Leg(PAUSE),), "card_flip", turns=True)


def kid_swapped(it: MomentPlaces, known: Cards, seat: int, land: int) -> Step:
    return clan_moved(it, known, seat, seat, land, SWAP)


def clan_moved(it: MomentPlaces, known: Cards, seat: int, rival: int, land: int, end: int) -> Step:
    """The top clan is laid crosswise under its stack, or the lowest one comes out and is fanned out on top."""
    if end == FROM_BOTTOM:
        front = it.after.clan(rival, land)
        cards = it.new_top(rival, land)
        across = [_crosswise(front)] * len(cards)
        legs = (
            fly(it.shown(cards), across, [front] * len(cards), TRAVEL, arc=0),
            fly(it.shown(cards), [front] * len(cards), fan(front, len(cards)), FAN_OUT, arc=0),
        )
        return Step(legs, "swap", comes=frozenset({things.land(rival, land)}), turns=True)
    front = it.before.clan(rival, land)
    cards = it.top(rival, land)
    heap, across = [front] * len(cards), [_crosswise(front)] * len(cards)
    legs = (
        fly(it.shown(cards), fan(front, len(cards)), heap, GATHER, arc=0),
        fly(it.shown(cards), heap, across, TRAVEL, arc=0),
    )
    return Step(legs, "swap", frozenset({things.land(rival, land)}))


def _crosswise(front: Pose) -> Pose:
    return front._replace(x=front.x - front.width * 0.14, degrees=90)


# -- challenges --------------------------------------------------------------------------------------------------------


def challenged(it: MomentPlaces, known: Cards, seat: int, rival: int, land: int, card: int) -> Step:
    """The duel panel opens, and the first card is laid on it."""
    opened = it.after.duel_play(0)
    weight = play_weight(it.moment.before.state, (card,), seat, rival) if opened else 0
    legs = laid(it.shown((card,)), [it.out_of_hand(seat, card)], opened or it.after.clan(rival, land), weight)
    return Step(legs, "recruit", it.held(seat, card), frozenset({play(0)}), turns=True)


def answered(it: MomentPlaces, known: Cards, seat: int, cards: Cards) -> Step:
    starts = [it.out_of_hand(seat, card) for card in cards]
    end, fight = it.before.duel_gap() or it.before.badge(seat), challenge(it.moment.before.state)
    weight = play_weight(it.moment.before.state, cards, seat, fight.foe) if fight else 0
    legs = laid(it.shown(cards), starts, end, weight)
    return Step(legs, "answer", all_of(it.held(seat, card) for card in cards))


def conceded(it: MomentPlaces, known: Cards, seat: int) -> Step:
    return Step((Leg(COUNT),), "concede")


def recruited(it: MomentPlaces, known: Cards, seat: int, rival: int, land: int) -> Step:
    """The duel panel closes. Where the winner must choose a land first, the clan waits beside the badge."""
    if it.tells("placed"):
        return Step((Leg(PAUSE),), "win_clan", turns=True)
    cards = it.top(rival, land)
    starts = [it.origin(seat, card) for card in cards]
    return Step(moved_house(it.shown(cards), starts, it.after.badge(seat), False), "win_clan", turns=True)


def held(it: MomentPlaces, known: Cards, seat: int, rival: int, land: int) -> Step:
    """The clan and all the cards laid go back to its land."""
    cards = it.new_top(seat, land)
    return _arrives(it, seat, land, cards, [it.origin(seat, card) for card in cards], "win_clan")


def dispersed(it: MomentPlaces, known: Cards, seat: int, land: int, cards: Cards) -> Step:
    """Out of the game."""
    starts = fan(it.before.duel_clan() or it.before.clan(seat, land), len(cards))
    legs = moved_house(it.shown(cards), starts, it.before.retired(), False)
    return Step(legs, "elves", frozenset({things.land(seat, land), STAKE}))


def swapped(it: MomentPlaces, known: Cards, seat: int, land: int, rival: int, rival_land: int) -> Step:
    """Both clans leave at once, each for the other kingdom."""
    given, taken = it.top(seat, land), it.top(rival, rival_land)
    there = moved_house(it.shown(given), fan(it.before.clan(seat, land), len(given)), it.before.badge(rival), False)
    here = moved_house(
        it.shown(taken), fan(it.before.clan(rival, rival_land), len(taken)), it.before.badge(seat), False
    )
    legs = tuple(Leg(a.seconds, a.flights + b.flights) for a, b in zip(there, here, strict=True))
    return Step(legs, "swap", frozenset({things.land(seat, land), things.land(rival, rival_land)}))


# -- the night sky -----------------------------------------------------------------------------------------------------


def lit(it: MomentPlaces, known: Cards, seat: int, species: int) -> Step:
    """A ring of light, once."""
    return Step((_shine([it.after.star(seat, species)]),), "star", turns=True)


def no_token(it: MomentPlaces, known: Cards, seat: int, species: int) -> Step:
    return Step((Leg(DEAL),), "error", turns=True)


def sky_complete(it: MomentPlaces, known: Cards, seat: int) -> Step:
    return Step((_shine([it.after.star(seat, species) for species in SPECIES]),), "star", turns=True)


def light_speed(it: MomentPlaces, known: Cards, seat: int) -> Step:
    return Step((_shine([it.after.badge(seat)]),), "star", turns=True)


def _shine(places: list[Pose]) -> Leg:
    small = [place._replace(width=place.width * 0.5) for place in places]
    wide = [place._replace(width=place.width * 1.6) for place in places]
    return fly([STAR] * len(places), small, wide, SHINE, easing=out_quad, arc=0)
