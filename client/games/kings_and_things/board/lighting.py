"""Which hexes are lit: read from the question that is asked, and from how far the chosen group can go."""

from typing import TYPE_CHECKING

from ..hexes import about
from .lights import Lights

if TYPE_CHECKING:
    from ..kingdom_table import KingdomTable


def lights_of(table: "KingdomTable") -> Lights:
    """The lights of the question that is asked now."""
    picking = table.context.picking
    if picking is None or table.context.asked is None:
        return Lights()
    ways = tuple(sorted(table.reach.items()))
    lit = frozenset(int(str(thing[1])) for thing in picking.next_things() if thing[0] == "hex")
    lit |= table.placing.hexes()
    picked = frozenset(int(str(thing[1])) for thing in picking.picked if thing[0] == "hex")
    if table.placing.meant >= 0:
        picked |= {table.placing.meant}
    at_issue = about(table)
    marked = picked | {way.hexes[0] for _, way in ways} | ({at_issue} if at_issue is not None else frozenset())
    return Lights(lit, marked, ways, table.context.asked.decision.kind == "deny")
