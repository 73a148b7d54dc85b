"""Targets of random events (reference 12), and so which of them may be played."""

from collections.abc import Callable

from ..realm import heroes_of, hexes_of, room, supported
from ..state import CASTLE, NOBODY, State
from ..things import (
    BIG_JUJU,
    DARK_PLAGUE,
    DEFECTION,
    FLAGS,
    GOOD_HARVEST,
    MAGIC,
    MOTHER_LODE,
    TEENIEPOX,
    TERRAIN_DISASTER,
    VANDALS,
    WEATHER_CONTROL,
    WILLING_WORKERS,
)
from .construction import has_stock
from .events_losses import forts_to_lower
from .events_weather import juju_hexes


def sources(state: State, seat: int) -> list[tuple[int, int]]:
    """12: own magic creatures and Heroes on the board, each with its hex. Ruling: a bluff may not serve."""
    hexes = state.charter.hexes
    found = []
    for hex_ in range(hexes):
        for piece in state.armies[seat * hexes + hex_]:
            if FLAGS[piece] & MAGIC and supported(state, seat, hex_, piece):
                found.append((piece, hex_))
    return found


def juju_sources(state: State, seat: int) -> list[tuple[int, int]]:
    combat = state.charter.combat
    return [(piece, hex_) for piece, hex_ in sources(state, seat) if juju_hexes(state, hex_, combat[piece])]


def defectors(state: State, seat: int) -> list[int]:
    """12: Heroes of others, and those that lie face up in the bank."""
    owned = [face for other in state.order if other != seat for face in heroes_of(state, other)]
    return sorted([*owned, *state.offer])


def vandals_victims(state: State, seat: int) -> list[int]:
    return [other for other in state.order if other != seat and forts_to_lower(state, other)]


def work_sites(state: State, seat: int) -> list[int]:
    """12, Willing Workers: a tower or one more level, never a citadel; pieces as for building (13.1)."""
    return [
        at
        for at in hexes_of(state, seat)
        if state.fort[at] < CASTLE and has_stock(state, state.fort[at] + 1) and not state.built >> at & 1
    ]


def disaster_hexes(state: State, tried: int) -> list[int]:
    return [at for at, owner in enumerate(state.owner) if owner != NOBODY and not tried >> at & 1]


PLAYABLE: dict[int, Callable[[State, int], bool]] = {
    BIG_JUJU: lambda state, seat: bool(juju_sources(state, seat)),
    DARK_PLAGUE: lambda state, seat: True,
    DEFECTION: lambda state, seat: (
        any(room(state, seat, at) > 0 for at in hexes_of(state, seat)) and bool(defectors(state, seat))
    ),
    GOOD_HARVEST: lambda state, seat: True,
    MOTHER_LODE: lambda state, seat: True,
    TEENIEPOX: lambda state, seat: True,
    TERRAIN_DISASTER: lambda state, seat: any(owner != NOBODY for owner in state.owner),
    VANDALS: lambda state, seat: bool(vandals_victims(state, seat)),
    WEATHER_CONTROL: lambda state, seat: bool(sources(state, seat)),
    WILLING_WORKERS: lambda state, seat: bool(work_sites(state, seat)),
}
