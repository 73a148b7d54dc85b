"""Laws that hold at every decision of every game."""

from functools import lru_cache

from ..core.ranges import MANY, Range, Ranges, faults_of_ranges
from .charter import ALLOWANCE, SHIELD_LIMIT, STACK_LIMIT, Charter
from .realm import excess
from .state import CHANGE_FIRST, CITADEL, NOBODY, NOTHING, NOWHERE, State
from .terrain import SEA, TERRAIN_IDS
from .things import CREATURES, HEROES, THINGS, TOWNS


def broken(state: State) -> list[str]:
    """Every law this position breaks, as sentences."""
    if faults := faults_of_ranges(state, _ranges(state.charter)):
        return faults
    return [*_pieces(state), *_board(state), *_stacks(state), *_march(state), *_players(state), *_tiles(state)]


@lru_cache(maxsize=8)
def _ranges(charter: Charter) -> Ranges:
    seats, hexes, neutral = charter.seats, charter.hexes, charter.neutral
    somewhere = (1 << hexes) - 1
    return {
        "terrain": Range(-1, len(TERRAIN_IDS) - 1, hexes),
        "deck": Range(0, len(TERRAIN_IDS) - 1),
        "aside": Range(0, len(TERRAIN_IDS) - 1),
        "owner": Range(NOBODY, seats - 1, hexes),
        "fort": Range(0, CITADEL, hexes),
        "income": Range(NOTHING, TOWNS, hexes),
        "hoard": Range(0, MANY, hexes),
        "armies": Range(0, MANY, (neutral + 1) * hexes),
        "gold": Range(0, MANY, seats),
        "shields": Range(0, MANY, seats),
        "cloud": Range(NOWHERE, hexes - 1),
        "order": Range(0, seats - 1),
        "turn": Range(0, MANY),
        "phase": Range(0, CHANGE_FIRST),
        "face_up": Range(0, somewhere),
        "shown": Range(0, HEROES - 1),
        "built": Range(0, somewhere),
        "moved": Range(0, HEROES - 1),
        "hesitations": Range(0, MANY),
        "contested": Range(0, somewhere),
        "winners": Range(0, seats - 1),
        "names": Range(0, MANY),
    }


def _pieces(state: State) -> list[str]:
    """Each counter exists exactly once: all Things, Heroes one side up, Black Cloud, marker."""
    places = [*state.bag, *state.gone, *state.tray, *state.in_play, *state.offer]
    places += [piece for piece in state.income if piece != NOTHING]
    for pieces in (*state.armies, *state.shields, *state.hoard):
        places += pieces
    faults = []
    things = sorted(piece for piece in places if piece < THINGS)
    if things != list(range(THINGS)):
        missing = sorted(set(range(THINGS)) - set(things))
        twice = sorted({piece for piece in things if things.count(piece) > 1})
        faults.append(f"Things missing: {missing}; more than once or foreign: {twice}.")
    heroes = sorted((piece - THINGS) // 2 for piece in places if piece >= THINGS)
    if heroes != list(range((HEROES - THINGS) // 2)):
        faults.append(f"The Hero counters are {heroes}.")
    if not -1 <= state.cloud < state.charter.hexes:
        faults.append("The Black Cloud is nowhere.")
    return faults


def _board(state: State) -> list[str]:
    faults = []
    for at, owner in enumerate(state.owner):
        if owner != NOBODY and state.terrain[at] == SEA and not state.face_down and state.phase:
            faults.append(f"Hex {at} is sea and has an owner.")
        if not 0 <= state.fort[at] <= CITADEL or (state.fort[at] and owner == NOBODY):
            faults.append(f"A fort of level {state.fort[at]} stands in hex {at}, which nobody owns or no such fort is.")
        counter = state.income[at]
        if counter != NOTHING and not CREATURES <= counter < TOWNS:
            faults.append(f"{counter} in hex {at} is no special income counter.")
    if state.names and len(state.names) != state.charter.hexes:
        faults.append(f"{len(state.names)} hexes have names.")
    flight = state.flight
    if flight is not None and not (0 <= flight.seat < state.charter.seats and 0 <= flight.hex < state.charter.hexes):
        faults.append(f"The Balloon is nowhere: {flight}.")
    citadels = sorted(at for at, level in enumerate(state.fort) if level == CITADEL)
    if sorted(at for at, _ in state.since) != citadels:
        faults.append(f"Citadels stand in {citadels}, but the clock knows {state.since}.")
    return faults


def _stacks(state: State) -> list[str]:
    """8.1: sorted, creatures and Heroes only, ten of a player in a hex at rest, nobody at sea."""
    faults = []
    hexes = state.charter.hexes
    for at, pieces in enumerate(state.armies):
        side, hex_ = divmod(at, hexes)
        if list(pieces) != sorted(pieces) or any(CREATURES <= piece < THINGS for piece in pieces):
            faults.append(f"The army of side {side} in hex {hex_} is {pieces}.")
        if state.agenda and state.agenda[-1][0] in AT_REST and side < state.charter.seats:
            if len(pieces) > STACK_LIMIT + CAPTIVES and state.fort[hex_] != CITADEL:
                faults.append(f"Side {side} has {len(pieces)} counters in hex {hex_}.")
            if pieces and state.terrain[hex_] == SEA:
                faults.append(f"Side {side} has counters in hex {hex_}, which is sea.")
    return faults


AT_REST = ("hero_target", "recruit", "play_event", "move", "build")
"""Questions at which nothing is half done: limits hold."""

CAPTIVES = 2
"""11.2: what the Warlord gains may exceed ten until its owner has moved: one in a fight over an unowned hex, and one as
he explores it."""


def _march(state: State) -> list[str]:
    """9: the counters on the march stand where the column is; those that have moved are on the board."""
    faults = []
    mover = next((frame[1] for frame in state.agenda if frame[0] == "end_of_moves"), NOBODY)
    column, hexes = state.column, state.charter.hexes
    if state.shown and state.agenda and state.agenda[-1][0] in AT_REST:
        faults.append(f"{state.shown} are still shown.")
    if mover == NOBODY:
        if state.agenda and (state.moved or column is not None):
            faults.append("Somebody moves outside the Movement Phase.")
        return faults
    pieces = {piece for stack in state.armies[mover * hexes : (mover + 1) * hexes] for piece in stack}
    if not pieces.issuperset(state.moved) or list(state.moved) != sorted(set(state.moved)):
        faults.append(f"{state.moved} have moved, but seat {mover} has {sorted(pieces)}.")
    if column is not None:
        if not set(state.armies[mover * hexes + column.hex]).issuperset(column.pieces):
            faults.append(f"The column {column} is not where it stands.")
        if not set(column.pieces).isdisjoint(state.moved) or len(column.pieces) != len(column.spent):
            faults.append(f"Some of {column} have already moved.")
        if any(not 0 <= spent <= ALLOWANCE for spent in column.spent):
            faults.append(f"{column} has gone too far.")
    return faults


def _players(state: State) -> list[str]:
    faults = [f"Seat {seat} has {gold} gold." for seat, gold in enumerate(state.gold) if gold < 0]
    for seat, things in enumerate(state.shields):
        if list(things) != sorted(things) or any(thing >= THINGS for thing in things):
            faults.append(f"Behind the Shield of seat {seat}: {things}.")
        if excess(state, seat) and state.agenda and state.agenda[-1][0] in AT_REST:
            faults.append(f"Seat {seat} has more than {SHIELD_LIMIT} Things behind the Shield.")
    for hex_, things in enumerate(state.hoard):
        if any(not TOWNS <= thing < THINGS for thing in things):
            faults.append(f"{things} lie in hex {hex_} as treasure and magic.")
    if len(set(state.order)) != len(state.order) or not state.order:
        faults.append(f"The order is {state.order}.")
    return faults


def _tiles(state: State) -> list[str]:
    found = [*state.terrain, *state.deck, *state.aside]
    if [found.count(kind) for kind in range(len(state.charter.tiles))] != list(state.charter.tiles):
        return ["The tiles on the board, in the deck and aside do not add up."]
    return []
