"""The Heroes on offer."""

from typing import TYPE_CHECKING

from engines.kings_and_things.decisions import option
from engines.kings_and_things.things import KIND, ROWS

from ...render.canvas import Box, Canvas
from ...tables.spots import HotSpot
from . import things
from .plan import HEAD, slots
from .sprites.counters import draw_counter

if TYPE_CHECKING:
    from .kingdom_table import KingdomTable

LARGEST, MOST_ROWS = 78.0, 4
"""How large a Hero is at most, and in how many rows they lie."""
ADVICE = 84.0
"""How high the words below them are."""


def boxes(table: "KingdomTable") -> list[Box]:
    plan, count = table.plan, len(table.state.offer)
    if plan.offer is None or not count:
        return []
    told = _largest(plan.offer._replace(h=plan.offer.h - ADVICE), count)
    return told if told[0].w >= plan.hero else _largest(plan.offer, count)


def _largest(box: Box, count: int) -> list[Box]:
    """Places for them in as many rows as let them be largest."""
    return max((slots(box, LARGEST, rows, count) for rows in range(1, MOST_ROWS + 1)), key=lambda places: places[0].w)


def lay_out(table: "KingdomTable") -> None:
    context = table.context
    lit = context.picking.next_things() if context.picking else set()
    picked = context.picking.picked if context.picking else ()
    for number, (face, box) in enumerate(zip(table.state.offer, boxes(table), strict=False)):
        thing = things.hero(KIND[face])
        spot = HotSpot(f"hero{number}", box, context, thing, thing in lit, thing in picked, "offer", KIND[face])
        courting = context.asked is not None and context.asked.decision.kind == "hero_target"
        if courting and (spot.instead or not spot.enabled) and not picked:
            spot.tip = table.why_not(option("seek", KIND[face]))
        else:
            spot.tip = table.name_tip(KIND[face], box.w)
        context.ui.add(spot)


def draw(canvas: Canvas, table: "KingdomTable") -> None:
    box, say = table.plan.offer, table.context.say
    if box is None:
        return
    canvas.panel(box, "dark", 12)
    canvas.text(say("Heroes on offer"), box.x + 14, box.y + 20, "heading", 18, "g300", "lm", box.w - 28)
    places = boxes(table)
    for number, (face, place) in enumerate(zip(table.state.offer, places, strict=False)):
        spot = table.context.ui.get(f"hero{number}")
        ring = ""
        if isinstance(spot, HotSpot):
            ring = "chosen" if spot.chosen else "legal" if spot.enabled else ""
        draw_counter(canvas, KIND[face], place.cx, place.cy, place.w, ring, name=say(ROWS[KIND[face]].name))
    _advice(canvas, table, box, places)


def _advice(canvas: Canvas, table: "KingdomTable", box: Box, places: list[Box]) -> None:
    """How Heroes are won, where there is room left to say so."""
    low = max((place.bottom for place in places), default=box.y + HEAD - 8) + 8
    words = table.context.say(
        "One try a turn in the Heroes phase: two dice, twice the value or more. Each 5 gold before the roll, "
        "or 10 after it, adds one."
    )
    lines = canvas.wrapped(words, "body", 16, box.w - 32)
    if box.bottom - low > len(lines) * 16 * 1.2 * canvas.scale.text + 6:
        canvas.paragraph(words, Box(box.x + 16, low, box.w - 32, box.bottom - low - 4), "body", 16, "t2", 1.2)
