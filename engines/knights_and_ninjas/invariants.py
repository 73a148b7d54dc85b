"""Laws that hold at every decision of every game."""

from functools import lru_cache

from ..core.hands import faults_of_hands
from ..core.ranges import MANY, Range, Ranges, faults_of_ranges
from .cards import ARCHER, CASTLE, FORT_SLOTS, FORTS, JESTER, KIND, LADDER, MINSTREL
from .charter import Charter
from .rules.course import winners_of
from .state import NONE, State


def broken(state: State) -> list[str]:
    """Every law this position breaks, as sentences."""
    if faults := faults_of_ranges(state, _ranges(state.charter)):
        return faults
    return [
        *_cards(state),
        *_gems(state),
        *faults_of_hands(state.hands, state.seen),
        *_walls(state),
        *_attack(state),
        *_two(state),
    ]


@lru_cache(maxsize=8)
def _ranges(charter: Charter) -> Ranges:
    seats, last, card = charter.seats, charter.seats - 1, max(charter.cards)
    return {
        "hands": Range(0, card, seats),
        "gems": Range(0, MANY, seats),
        "horde": Range(0, MANY),
        "walls": Range(0, (1 << FORT_SLOTS) - 1, seats),
        "forts": Range(NONE, card, seats * FORT_SLOTS),
        "bears": Range(NONE, card, seats),
        "seat": Range(0, last),
        "victim": Range(NONE, last),
        "ladder": Range(NONE, card),
        "locked": Range(0, (1 << seats) - 1),
        "gained": Range(0, (1 << seats) - 1),
        "winners": Range(0, last),
        "drafts": Range(0, MANY),
        "reshuffles": Range(0, MANY),
        "turns": Range(0, MANY),
    }


def cards_of(state: State) -> list[int]:
    """Every card there is, wherever it lies."""
    lying = [*state.forts, *state.bears, state.ladder]
    places = [card for card in lying if card != NONE]
    places += (*state.deck, *state.discard, *state.dungeon, *state.lane)
    for hand in state.hands:
        places += hand
    for frame in state.agenda:
        if frame[0] == "respond":
            places += frame[5]
        elif frame[0] == "draft":
            places.append(frame[2])
    return places


def _cards(state: State) -> list[str]:
    """Every card of the deck exists exactly once."""
    places = cards_of(state)
    if sorted(places) == list(state.charter.cards):
        return []
    missing = sorted(set(state.charter.cards) - set(places))
    twice = sorted(card for card in set(places) if places.count(card) > 1)
    return [f"Cards missing: {missing}; more than once or foreign: {twice}."]


def _gems(state: State) -> list[str]:
    """2: the gem sum never changes; a gold gem is in the Horde or in a kingdom."""
    charter = state.charter
    faults = []
    if sum(state.gems) + state.horde != charter.gems * charter.seats + charter.horde:
        faults.append(f"Gems do not add up: {state.gems} and {state.horde} in the Horde.")
    if charter.two and state.target != charter.target:
        faults.append("With two players the target never falls.")
    if state.target != max(1, charter.target - (0 if charter.two else state.reshuffles)):
        faults.append(f"The target is {state.target} after {state.reshuffles} reshuffles.")
    if state.agenda[-1:] == [("turn",)] and not charter.own_turn and winners_of(state):
        faults.append("Somebody has won, and the game goes on.")
    return faults


def _walls(state: State) -> list[str]:
    """4: one of each kind in front, in its place; a Castle is no Jester (9.5)."""
    faults = []
    for seat, wall in enumerate(state.walls):
        for slot, fort in enumerate(FORTS):
            card = state.forts[seat * FORT_SLOTS + slot]
            if (card != NONE) != bool(wall >> slot & 1):
                faults.append(f"The wall of seat {seat} does not show what stands there.")
            if card != NONE and KIND[card] not in ((fort,) if fort == CASTLE else (fort, JESTER)):
                faults.append(f"Card {card} cannot stand as {fort} in front of seat {seat}.")
    return faults


def _attack(state: State) -> list[str]:
    faults = []
    if state.ladder != NONE and (KIND[state.ladder] != LADDER or state.victim == NONE):
        faults.append("Something else than a Ladder leans there, or against nobody's wall.")
    for frame in state.agenda:
        if frame[0] == "respond" and {frame[1], frame[2]} != {state.seat, state.victim}:
            faults.append("A blow is struck between others than attacker and victim.")
        if frame[0] == "respond" and frame[3] == ARCHER and frame[4]:
            faults.append("An Archer has strength.")
        if frame[0] == "highwayman" and (frame[2] in frame[1] or not 0 < frame[3] <= state.gems[frame[2]]):
            faults.append("The captured gems are not with their holder, or the holder is asked to rob itself.")
    if state.agenda and state.winners:
        faults.append("The game was won, and something is still to be done.")
    return faults


def _two(state: State) -> list[str]:
    """11: no Minstrel in front, no lane but in a draft; and no draft but with two."""
    if not state.charter.two:
        return ["There is a draft with more than two players."] if state.lane or state.drafts else []
    faults = []
    if any(state.forts[FORTS.index(MINSTREL) :: FORT_SLOTS][seat] != NONE for seat in (0, 1)):
        faults.append("With two players a Minstrel never stays.")
    if state.lane and state.agenda[-1][0] != "draft":
        faults.append("Cards of a draft lie about, and nobody drafts.")
    return faults
