"""The plan for a picture of a saved game: no rail and no hand, kingdoms at both sides, and the cloth between them."""

from typing import NamedTuple

from ...render.canvas import Box, Canvas
from ...sprites.ornaments import chip
from ...tables.frame import Size, table_frame
from .plan import CAPTION, RATIO, Plan, plan
from .table_places import TablePlaces

PANEL = (336.0, 236.0)
RIM, GAP = 24.0, 20.0
NARROWEST = 1240.0
"""Less, and blow and piles would lie under the kingdoms."""
GOAL = 44.0
"""How high the sign is that says how many gems win."""


class _Sides(NamedTuple):
    """Kingdoms clockwise from the first, and the room between them."""

    kingdoms: tuple[Box, ...]
    between: Box


def picture_plan(width: float, height: float, seats: int) -> Plan:
    """In the middle of the window, with its proportions, and as small as it may be: what is small is seen large."""
    down = seats if seats == 2 else -(-seats // 2)
    tall = max(down * PANEL[1] + (down - 1) * GAP + 2 * RIM, NARROWEST * height / width)
    wide = tall * width / height
    whole = Box((width - wide) / 2, (height - tall) / 2, wide, tall)
    (own, *rivals), room = _sides(whole.inset(RIM), seats, down)
    felt = _felt(whole, room, rivals[0] if seats == 2 else None)
    card = min(felt.h * 0.315, room.w * 0.34)
    pile = card * 0.65
    blow = Box(room.cx - card / 2, felt.cy - card * RATIO / 2 - 26, card, card * RATIO)
    across = min(room.w / 2 - pile * 0.75, card * 1.7)
    deck, discard = (
        Box(room.cx + side * across - pile / 2, blow.cy - pile * RATIO / 2, pile, pile * RATIO) for side in (-1, 1)
    )
    line = Box(room.cx - min(200.0, room.w / 2), blow.bottom + 14, min(400.0, room.w), 66)
    captives = Box(0, deck.bottom + CAPTION, min(236.0, (room.w - line.w) / 2 - 12), 112)
    dungeon, horde = captives._replace(x=line.x - 12 - captives.w), captives._replace(x=line.right + 12)
    return plan(table_frame(width, height), seats)._replace(
        size=Size.WIDE, table=whole, felt=felt, own=own, rivals=tuple(rivals),
        head=Box(room.x, whole.bottom, room.w, 0), deck=deck, discard=discard, blow=blow, line=line,
        dungeon=dungeon, horde=horde,
    )  # fmt: skip


def _sides(room: Box, seats: int, down: int) -> _Sides:
    """Up the left side, down the right one; two sit at the left, for one hand lies beside its kingdom."""
    right = room.right - PANEL[0]
    left = _stack(room, room.x, down)
    others = _stack(room, right, seats - down) if seats > down else []
    end = (right if others else room.right) - GAP
    start = room.x + PANEL[0] + GAP
    return _Sides((*reversed(left), *others), Box(start, room.y, end - start, room.h))


def _stack(room: Box, x: float, count: int) -> list[Box]:
    """So many kingdoms from the top to the bottom; a single one in the middle."""
    free = room.h - PANEL[1]
    return [Box(x, room.y + free * (n / (count - 1) if count > 1 else 0.5), *PANEL) for n in range(count)]


def _felt(whole: Box, room: Box, rival: Box | None) -> Box:
    """The cloth reaches under the kingdoms; of two, below the hand that lies beside one."""
    if rival is None:
        return Box(whole.x + 110, whole.y + 40, whole.w - 220, whole.h - 80)
    top = rival.y + 176
    return Box(room.x - 60, top, room.w + 70, whole.bottom - 30 - top)


def draw_goal(canvas: Canvas, places: TablePlaces) -> None:
    """How many gems win."""
    felt, say = places.plan.felt, places.table.context.say
    words = say("{count} to win").format(count=places.state.target)
    chip(
        canvas, places.plan.blow.cx, felt.y + 30, words, "#FFF6EA", "#3A0F16", "#F2CF7E", 26, "number",
        "cut-diamond", "#FFE39A", GOAL, "m",
    )  # fmt: skip
