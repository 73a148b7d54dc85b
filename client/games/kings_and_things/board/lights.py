"""What is lit on the board: read from the question that is asked, and from how far the chosen group can go."""

from typing import TYPE_CHECKING, NamedTuple

from ..hexes import about
from ..march import BATTLE, Way

if TYPE_CHECKING:
    from ..table import GameTable

VEIL, LEGAL, CHOSEN, TARGET = "veil", "legal", "chosen", "target"


class Lights(NamedTuple):
    """What may be clicked (`lit`), what is picked or at issue (`chosen`), and where the group in hand may go."""

    lit: frozenset[int] = frozenset()
    chosen: frozenset[int] = frozenset()
    ways: tuple[tuple[int, Way], ...] = ()
    alone: bool = False
    """Only what is at issue matters: all the rest lies in the shade."""

    def way(self, at: int) -> Way | None:
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


def lights_of(table: "GameTable") -> Lights:
    """The lights of the question that is asked now."""
    picking = table.context.picking
    if picking is None or table.context.asked is None:
        return Lights()
    ways = tuple(sorted(table.reach.items()))
    lit = frozenset(int(str(thing[1])) for thing in picking.next_things() if thing[0] == "hex")
    picked = frozenset(int(str(thing[1])) for thing in picking.picked if thing[0] == "hex")
    at_issue = about(table)
    marked = picked | {way.hexes[0] for _, way in ways} | ({at_issue} if at_issue is not None else frozenset())
    return Lights(lit, marked, ways, table.context.asked.decision.kind == "deny")
