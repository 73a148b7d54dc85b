"""List of names for a Jester: every living card with its picture, those that may be named now in a ring."""

from typing import NamedTuple

from engines.core.types import Option
from engines.knights_and_ninjas.cards import JESTER, jest
from engines.knights_and_ninjas.reasons import why_shut

from ...render.canvas import Box, Canvas
from ...sprites.card import lay, veiled
from ...sprites.ornaments import badge
from ...tables.lights import light
from ...tables.spots import HotSpot
from . import things
from .knights_table import KnightsTable
from .plan import RATIO
from .sprites.card import knight_card
from .words.notes import names_of

HEAD, FOOT, SIDE, GAP = 84.0, 74.0, 22.0, 12.0
LARGEST, ROOMY = 112.0, 92.0
"""How wide a name's card is at most, and how wide it should be."""


class Grid(NamedTuple):
    """The list on the table."""

    box: Box
    names: tuple[tuple[int, Box], ...]


def asks(table: KnightsTable) -> bool:
    """A Jester was picked that has no name yet."""
    picking = table.context.picking
    if picking is None:
        return False
    jesters = sum(thing in (things.hand(JESTER), things.JESTER_ROW) for thing in picking.picked)
    named = sum(thing[0] == "name" for thing in picking.picked)
    return jesters > named and any(thing[0] == "name" for thing in picking.next_things())


def grid(table: KnightsTable) -> Grid:
    """Four columns where the names have room so; else as many as make the cards largest."""
    kinds = names_of(table.state.charter.living)
    room = table.plan.table if table.answering() else table.plan.above_hand
    columns = 4 if _width(room, len(kinds), 4) >= ROOMY else max(range(4, 9), key=lambda n: _width(room, len(kinds), n))
    width, rows = _width(room, len(kinds), columns), -(-len(kinds) // columns)
    tall = width * RATIO
    across = width * columns + GAP * (columns - 1) + 2 * SIDE
    down = HEAD + tall * rows + GAP * (rows - 1) + FOOT
    box = Box(table.plan.felt.cx - across / 2, room.y + max(0.0, (room.h - down) / 2), across, down)
    places = [
        Box(box.x + SIDE + n % columns * (width + GAP), box.y + HEAD + n // columns * (tall + GAP), width, tall)
        for n in range(len(kinds))
    ]
    return Grid(box, tuple(zip(kinds, places, strict=True)))


def _width(room: Box, count: int, columns: int) -> float:
    """How wide cards in so many columns can be."""
    rows = -(-count // columns)
    high = (room.h - HEAD - FOOT - GAP * (rows - 1)) / rows / RATIO
    return min(LARGEST, high, (room.w * 0.9 - 2 * SIDE - GAP * (columns - 1)) / columns)


def name_spots(table: KnightsTable) -> None:
    context = table.context
    nexts = context.picking.next_things() if context.picking else set()
    for kind, box in grid(table).names:
        thing = things.name(kind)
        context.ui.add(HotSpot(f"name{kind}", box, context, thing, thing in nexts, False, "names"))


def draw_names(canvas: Canvas, table: KnightsTable) -> None:
    context, say = table.context, table.context.say
    box, places = grid(table)
    nexts = context.picking.next_things() if context.picking else set()
    canvas.panel(box, "parchment", 16)
    badge(canvas, context.badges[context.me], box.x + SIDE, box.y + 16, 48)
    x, room = box.x + SIDE + 60, box.w - 2 * SIDE - 60
    canvas.text(say("Who is your Jester?"), x, box.y + 40, "heading", 26, "#7A1820", "lm", room)
    canvas.divider(box.x + SIDE, box.y + HEAD - 10, box.w - 2 * SIDE, "#9A2530")
    for kind, place in places:
        lit = things.name(kind) in nexts
        card = knight_card(canvas, table.faces.kind(kind), place.w)
        lay(canvas, card if lit else veiled(canvas, card), place.cx, place.cy)
        if lit:
            light(canvas, place, "legal", 8)
    foot = Box(box.x + SIDE, box.bottom - FOOT + 8, box.w - 2 * SIDE, FOOT - 18)
    canvas.paragraph(_reasons(table, [kind for kind, _ in places if things.name(kind) not in nexts]), foot,
                     "body", 17, "inkp", 1.15)  # fmt: skip


def _reasons(table: KnightsTable, dim: list[int]) -> str:
    """Why the names in the shade cannot be taken."""
    say = table.context.say
    if not dim:
        return say("Click a name.")
    reasons = dict.fromkeys(_reason(table, jest(kind)) for kind in dim)
    return say("Click a lit name. The others: {reasons}.").format(reasons="; ".join(reasons))


def _reason(table: KnightsTable, guise: int) -> str:
    """Why the Jester cannot be that; whoever attacks may still name it so later."""
    return why_shut(guise, table.state, table.context.say) or table.why_not(Option("lay", ((guise,),)))
