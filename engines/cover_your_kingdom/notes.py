"""Notes for the chronicle: the clans on top of every land around a deed, which facts do not carry."""

from typing import NamedTuple

from ..core.types import View
from .state import CARDS, KIN, State, stack

Place = tuple[int, int]


class Top(NamedTuple):
    """A clan that lay on top for all to see."""

    species: int
    cards: tuple[int, ...]


class Notes(NamedTuple):
    """The top clans by seat and land, before an action and after it."""

    before: dict[Place, Top]
    after: dict[Place, Top]


NOTABLE = frozenset(("challenged", "added", "held", "elves_sent", "swapped"))
"""Kinds of fact around which the table is remembered."""


def notes(before: View[State], after: View[State]) -> Notes:
    """What to remember of an action."""
    return Notes(_tops(before.state), _tops(after.state))


def _tops(state: State) -> dict[Place, Top]:
    places = [(seat, land) for seat in range(state.charter.seats) for land in state.charter.lands]
    tops = [(place, stack(state, *place)) for place in places]
    return {place: Top(clans[-1][KIN], clans[-1][CARDS]) for place, clans in tops if clans}
