"""Notes for the chronicle: whose a hex was and what stood there before a deed, which facts do not carry."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from ..core.types import Event, View
from .state import State

NOTABLE = frozenset(("captured", "battle_ended", "fort_lowered", "tile_changed"))
"""Kinds of fact around which the table is remembered."""


class Was(NamedTuple):
    """A hex before an action."""

    owner: int
    fort: int
    terrain: int


Notes = dict[int, Was]
"""By hex."""


def notes(events: Sequence[Event], before: View[State]) -> Notes:
    """What to remember of an action: the hexes it speaks of, as they were before it."""
    state, found = before.state, {}
    for event in events:
        if event.kind in NOTABLE:
            args: Any = event.args
            hex_ = args[1] if event.kind == "captured" else args[0]
            found[hex_] = Was(state.owner[hex_], state.fort[hex_], state.terrain[hex_])
    return found
