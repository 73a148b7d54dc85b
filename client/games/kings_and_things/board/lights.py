"""What is lit on the board."""

from typing import NamedTuple

from ..march import BATTLE, Route

VEIL, LEGAL, CHOSEN, TARGET = "veil", "legal", "chosen", "target"


class Lights(NamedTuple):
    """Hexes that may be clicked (`lit`), what is picked or at issue (`chosen`), and where the group in hand may go."""

    lit: frozenset[int] = frozenset()
    chosen: frozenset[int] = frozenset()
    ways: tuple[tuple[int, Route], ...] = ()
    alone: bool = False
    """Only what is at issue matters: all the rest lies in the shade."""

    def way(self, at: int) -> Route | None:
        """How the group in hand gets there."""
        return next((way for to, way in self.ways if to == at), None)

    def of(self, at: int) -> str:
        """How a hex is lit. While some are, the others lie in the shade."""
        if at in self.chosen:
            return CHOSEN
        way = self.way(at)
        if way is not None:
            return TARGET if way.what == BATTLE else LEGAL
        if at in self.lit:
            return LEGAL
        return VEIL if self.lit or self.ways or self.alone else ""
