"""Plan of the table: pure geometry, in logical units, for any window.

From 1500 units on her notes stand at the left of the year. On narrower windows they lie behind a tab of the column,
beside what was said, her years and the rules of judgement.
"""

from typing import NamedTuple

from ...render.canvas import Box
from ...tables.frame import BAR, Size, TableFrame

GAP = 12.0
CARD = (258.0, 361.0)
TILE = (70.0, 78.0)
TOKENS, STARS = 96.0, 58.0
LEAST_YEAR = 710.0
"""So much of a compact window the year and the gap beside it have at least."""
LOW_TOKENS = 66.0
"""How high the tokens are where there is little room."""


class Plan(NamedTuple):
    """The parts that every page has."""

    size: Size
    cloth: Box
    """Under everything below the bar."""
    page: Box
    """The room of the table."""


def plan(frame: TableFrame) -> Plan:
    """The plan in a frame."""
    cloth = Box(frame.left + 6, BAR + 4, frame.width - 12, frame.height - BAR - 10)
    return Plan(frame.size, cloth, frame.area)


class Columns(NamedTuple):
    """What stands at the left of the page, and its middle; on a narrow window the notes are elsewhere."""

    left: Box
    middle: Box


def her_columns(plan: Plan) -> Columns:
    """The notes, and the year."""
    compact = min(500.0, plan.page.w - LEAST_YEAR)
    return _columns(plan.page, {"wide": 600.0, "compact": compact, "narrow": 0.0}[plan.size])


def his_columns(plan: Plan) -> Columns:
    """The scroll, and the words."""
    return _columns(plan.page, {"wide": 364.0, "compact": 316.0, "narrow": 264.0}[plan.size])


def _columns(page: Box, left: float) -> Columns:
    x = page.x + (left + GAP if left else 0)
    return Columns(page._replace(w=left), page._replace(x=x, w=page.right - x))


class Year(NamedTuple):
    """The middle of her page: three cards, slots below them, tiles, her years."""

    cards: tuple[Box, ...]
    slots: tuple[Box, ...]
    tiles: Box
    work: Box
    """From the cards to her years: there she talks while there is talk."""
    board: Box
    """All above her years: the room while no cards lie there."""
    years: Box


NOTE = (24.5, 36.0)
"""A cell of the notes under a tile."""
NOTED = 66.0
"""How much the notes under the tiles take of a narrow window, with their word."""


def notes_row(slot: Box) -> Box:
    """The nine notes of a matter, under the place for its tile."""
    return Box(slot.cx - 4.5 * NOTE[0], slot.bottom + NOTED - NOTE[1] + 26, 9 * NOTE[0], NOTE[1])


def slot_width(plan: Plan) -> float:
    """How wide the place for a tile is."""
    return 74.0 if plan.size == "compact" else 96.0


def year_plan(middle: Box, plan: Plan) -> Year:
    """Cards as large as what must stand below them allows."""
    high = 0.0 if plan.size.narrow else 184.0 if plan.size.wide else 152.0
    years = Box(middle.x, middle.bottom - high, middle.w, high)
    low = years.y - (10 if high else 0)
    tile = min(TILE[0], (middle.w - 44) / 9 - 11) * (1.0 if plan.size.wide else 0.86)
    rack = tile * TILE[1] / TILE[0] + (68 if plan.size.wide else 62)
    tiles = Box(middle.x, low - rack, middle.w, rack)
    slot = slot_width(plan)
    under = slot * TILE[1] / TILE[0] + 16 + 30 + (NOTED if plan.size.narrow else 0)
    room = tiles.y - middle.y - 6 - under
    width = min(CARD[0], (middle.w - 2 * 20) / 3, room * CARD[0] / CARD[1])
    height = width * CARD[1] / CARD[0]
    step = width + 20
    y = middle.y + max(6.0, min(40.0, (room - height) / 2))
    cards = tuple(Box(middle.cx + (k - 1) * step - width / 2, y, width, height) for k in range(3))
    top = y + height + 14
    slots = tuple(Box(card.cx - slot / 2, top, slot, slot * TILE[1] / TILE[0]) for card in cards)
    work = Box(middle.x, top, middle.w, low - top)
    board = Box(middle.x, middle.y + 6, middle.w, low - middle.y - 6)
    return Year(cards, slots, tiles, work, board, years)


def rack_boxes(tiles: Box) -> tuple[Box, ...]:
    """Where the nine tiles lie in their panel."""
    step = min(93.0, (tiles.w - 36) / 9)
    width = min(step - 9, TILE[0] * 1.1, (tiles.h - 60) * TILE[0] / TILE[1])
    height = width * TILE[1] / TILE[0]
    left = tiles.cx - step * 4.5
    return tuple(Box(left + step * (n + 0.5) - width / 2, tiles.bottom - height - 10, width, height) for n in range(9))


def row(box: Box, shares: tuple[float, ...], gap: float = GAP) -> tuple[Box, ...]:
    """A box cut into parts side by side, as wide as their shares say."""
    room = box.w - gap * (len(shares) - 1)
    found, x = [], box.x
    for share in shares:
        width = room * share / sum(shares)
        found.append(Box(x, box.y, width, box.h))
        x += width + gap
    return tuple(found)


def grid(box: Box, across: int, down: int, gap: float) -> tuple[Box, ...]:
    """A box cut into equal cells, row by row."""
    width, height = (box.w - gap * (across - 1)) / across, (box.h - gap * (down - 1)) / down
    return tuple(
        Box(box.x + k % across * (width + gap), box.y + k // across * (height + gap), width, height)
        for k in range(across * down)
    )
