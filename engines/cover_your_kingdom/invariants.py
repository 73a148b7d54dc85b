"""Laws that hold at every decision of every game."""

from functools import lru_cache

from ..core.agenda import Frame
from ..core.hands import faults_of_hands
from ..core.ranges import MANY, Range, Ranges, faults_of_ranges
from .cards import ALL_LIT, CT, HENTAUR, HORSES, KIND, KIND_IDS, LAND_BITS, POWERS, SPYDRA, WILDS
from .charter import LAND_SLOTS, Charter
from .decisions import tops, wanted
from .rules.deal import INN_PILES, TOKENS
from .rules.recruit import IN_THE_INN
from .state import CARDS, CLOCK_OVER, ID, KIN, Clan, State, stack


def broken(state: State) -> list[str]:
    """Every law this position breaks, as sentences."""
    if faults := faults_of_ranges(state, _ranges(state.charter)):
        return faults
    return [*_cards(state), *_clans(state), *faults_of_hands(state.hands, state.seen), *_table(state)]


@lru_cache(maxsize=8)
def _ranges(charter: Charter) -> Ranges:
    seats, last = charter.seats, charter.seats - 1
    return {
        "hands": Range(0, MANY, seats),
        "sizes": Range(0, MANY, seats),
        "stacks": Range(0, MANY, seats * LAND_SLOTS),
        "clans": Range(0, MANY, seats),
        "faces": Range(0, 1 << LAND_BITS * LAND_SLOTS, seats),
        "lures": Range(0, 1 << len(KIND_IDS), seats),
        "powers": Range(0, (1 << len(POWERS)) - 1, seats),
        "lit": Range(0, ALL_LIT, seats),
        "speedy": Range(0, (1 << seats) - 1),
        "clock": Range(CLOCK_OVER, last),
        "inn_open": Range(0, (1 << INN_PILES) - 1),
        "seat": Range(0, last),
        "starter": Range(0, last),
        "actions": Range(0, MANY),
        "passes": Range(0, MANY),
        "next_clan": Range(0, MANY),
        "attempted": Range(0, MANY),
        "failed": Range(0, MANY),
    }


def in_the_air(state: State) -> list[int]:
    """Cards that lie in an open challenge, and clans on their way to a kingdom."""
    cards: list[int] = []
    for frame in state.agenda:
        if frame[0] == "answer":
            cards += [*frame[6], *frame[7]]
        elif frame[0] in ("arrive", "land"):
            cards += frame[2][2]
    return cards


def _cards(state: State) -> list[str]:
    """Every card of the deck exists exactly once."""
    places = [*state.deck, *state.discard, *state.retired, *in_the_air(state)]
    places += [guard.card for guard in state.guards]
    for cards in (*state.hands, *state.inn):
        places += cards
    for clans in state.stacks:
        for clan in clans:
            places += clan[CARDS]
    if sorted(places) == list(state.charter.cards):
        return []
    missing = sorted(set(state.charter.cards) - set(places))
    twice = sorted(card for card in set(places) if places.count(card) > 1)
    return [f"Cards missing: {missing}; more than once or foreign: {twice}."]


def _clans(state: State) -> list[str]:
    faults = []
    seen: set[int] = set()
    for seat in range(state.charter.seats):
        if state.clans[seat] != sum(len(stack(state, seat, land)) for land in range(4)):
            faults.append(f"Seat {seat} does not have {state.clans[seat]} clans.")
        if dict(tops[state.faces[seat]]) != {
            land: stack(state, seat, land)[-1][KIN] for land in range(4) if stack(state, seat, land)
        }:
            faults.append(f"The face of seat {seat} does not show what lies on top.")
        if state.lures[seat] != (wanted.get(state.faces[seat]) if state.clans[seat] > 1 else 0):
            faults.append(f"Seat {seat} lures recruiters with the wrong kinds.")
        for land in range(4):
            for clan in stack(state, seat, land):
                if clan[ID] in seen or not 0 <= clan[ID] < state.next_clan:
                    faults.append(f"Clan {clan[ID]} of seat {seat} is there twice or was never founded.")
                seen.add(clan[ID])
                if land not in state.charter.homes[clan[KIN]]:
                    faults.append(f"Clan {clan[ID]} of kind {clan[KIN]} cannot live in land {land}.")
                if not lawful(clan):
                    faults.append(f"Clan {clan[ID]} is no lawful clan: {clan}.")
    return faults


def lawful(clan: Clan) -> bool:
    """2: two cards or more, at least one of its species on top; under it only wilds and, for horses, Hentaurs."""
    kinds = [KIND[card] for card in clan[CARDS]]
    guests = (*WILDS, HENTAUR) if clan[KIN] in HORSES else WILDS
    own = kinds.count(clan[KIN])
    return len(kinds) > 1 and own > 0 and all(kind in guests for kind in kinds[:-own]) and clan[KIN] < CT


def _table(state: State) -> list[str]:
    faults = []
    charter = state.charter
    if not _discardable(charter, state.discard):
        faults.append("A card that cannot be discarded lies on the discard pile.")
    for number, left in enumerate(state.tokens):
        if left + sum(lit >> number & 1 for lit in state.lit) != TOKENS:
            faults.append(f"Tokens of species {number} do not add up.")
    for pile, cards in enumerate(state.inn):
        if state.inn_open >> pile & 1 and (not cards or KIND[cards[-1]] > SPYDRA):
            faults.append(f"Inn pile {pile} shows nothing or a hire.")
    if any(frame[0] == "answer" and _nobody_home(state, frame) for frame in state.agenda):
        faults.append("A challenge is on for a clan that is not there.")
    return faults


def _nobody_home(state: State, challenge: Frame) -> bool:
    _, _, _, defender, _, land, *_ = challenge
    return land != IN_THE_INN and not stack(state, defender, land)


def _discardable(charter: Charter, pile: list[int]) -> bool:
    return charter.quick or charter.dissed_hard_any or all(KIND[card] < CT for card in pile)
