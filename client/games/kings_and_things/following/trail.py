"""Trail of an army: its way over the board in one phase."""

from typing import NamedTuple

from engines.kings_and_things.state import State
from engines.kings_and_things.terrain import SEA


class Trail(NamedTuple):
    """Way of one army in one phase."""

    seat: int
    number: int
    """The so manieth army of its owner."""
    hexes: tuple[int, ...]
    size: int
    """How many counters."""

    def flies(self, state: State) -> bool:
        """Whether it crossed what nobody can walk through."""
        return any(state.terrain[at] == SEA for at in self.hexes[1:-1])
