"""Plan of the table: pure geometry, in logical units, for any window.

Wide windows (1800 units and more) have three columns. On smaller ones her notes lie behind a tab beside what was said,
and on narrow ones (below 1500) her years and the rules of judgement do, too.
"""

from typing import NamedTuple

from ...render.canvas import Box
from ...tables.plan import NARROW, WIDE

TOP, RIM = 66.0, 8.0
GAP = 12.0
BAR = {"wide": (430.0, 270.0, 250.0), "compact": (340.0, 226.0, 240.0), "narrow": (288.0, 84.0, 228.0)}
"""How wide title, die and tools are; the phases get what is left."""
WIDEST, TALLEST = 2300.0, 1400.0
CARD = (232.0, 325.0)
TILE = (70.0, 78.0)
TOKENS, STARS = 96.0, 58.0


class Plan(NamedTuple):
    """The parts that every page has."""

    size: str  # "wide", "compact" or "narrow"
    cloth: Box
    title: Box
    phases: Box
    die: Box
    tools: Box
    page: Box
    """The room inside the hem."""

    @property
    def wide(self) -> bool:
        return self.size == "wide"

    @property
    def narrow(self) -> bool:
        return self.size == "narrow"


def plan(width: float, height: float) -> Plan:
    """The plan of a window: in a very large one the table keeps to the middle."""
    across, down = min(width, WIDEST), min(height, TALLEST)
    left, top = (width - across) / 2, (height - down) / 2
    size = "wide" if across >= WIDE else "compact" if across >= NARROW else "narrow"
    bar = Box(left + RIM, top + 10, across - 2 * RIM, TOP)
    title, die, tools = BAR[size]
    cloth = Box(bar.x, bar.bottom + 10, bar.w, top + down - bar.bottom - 10 - RIM)
    die_x = bar.right - tools - GAP - die
    phases = Box(bar.x + title + GAP, bar.y, die_x - GAP - (bar.x + title + GAP), TOP)
    return Plan(
        size,
        cloth,
        Box(bar.x, bar.y, title, TOP),
        phases,
        Box(die_x, bar.y, die, TOP),
        Box(bar.right - tools, bar.y, tools, TOP),
        cloth.inset(16, 14),
    )


class Columns(NamedTuple):
    """Three columns; a window without room for the third has an empty one."""

    left: Box
    middle: Box
    right: Box


def her_columns(plan: Plan) -> Columns:
    """What was said, the year, and the notes."""
    page = plan.page
    spare = max(0.0, page.w - 1872)
    left = {"wide": 430 + min(90, spare * 0.4), "compact": 560.0, "narrow": 500.0}[plan.size]
    return columns(page, left, 654 if plan.wide else 0, 14)


def his_columns(plan: Plan) -> Columns:
    """The scroll, the words, and what is left of them."""
    left, right = {"wide": (372.0, 450.0), "compact": (330.0, 372.0), "narrow": (276.0, 316.0)}[plan.size]
    return columns(plan.page, left, right, 14)


def columns(page: Box, left: float, right: float, gap: float) -> Columns:
    middle = page.w - left - gap - (right + gap if right else 0)
    x = page.x + left + gap
    return Columns(
        Box(page.x, page.y, left, page.h),
        Box(x, page.y, middle, page.h),
        Box(page.right - right, page.y, right, page.h),
    )


class Year(NamedTuple):
    """The middle of her page: head, three cards, slots below them, tiles, her years, buttons."""

    head: Box
    cards: tuple[Box, ...]
    slots: tuple[Box, ...]
    tiles: Box
    work: Box
    """From the cards to her years: there she talks while there is talk."""
    board: Box
    """From the head to her years: the room while no cards lie there."""
    years: Box
    buttons: Box


def slot_width(plan: Plan) -> float:
    """How wide the place for a tile is."""
    return 74.0 if plan.size == "compact" else 96.0


def year_plan(middle: Box, plan: Plan) -> Year:
    """Cards as large as what must stand below them allows."""
    head = Box(middle.x, middle.y, middle.w, 40 if plan.wide else 36)
    foot = 66.0 if plan.wide else 56.0
    buttons = Box(middle.x, middle.bottom - foot, middle.w, foot)
    high = 0.0 if plan.narrow else 184.0 if plan.wide else 152.0
    years = Box(middle.x, buttons.y - 8 - high, middle.w, high)
    low = years.y - (10 if high else 0)
    tile = min(TILE[0], (middle.w - 44) / 9 - 11) * (1.0 if plan.wide else 0.86)
    rack = tile * TILE[1] / TILE[0] + (68 if plan.wide else 62)
    tiles = Box(middle.x, low - rack, middle.w, rack)
    slot = slot_width(plan)
    under = slot * TILE[1] / TILE[0] + 16 + 30
    room = tiles.y - head.bottom - 6 - under
    width = min(CARD[0], (middle.w - 2 * 20) / 3, room * CARD[0] / CARD[1])
    height = width * CARD[1] / CARD[0]
    step = width + 20
    cards = tuple(Box(middle.cx + (k - 1) * step - width / 2, head.bottom + 6, width, height) for k in range(3))
    top = head.bottom + 6 + height + 14
    slots = tuple(Box(card.cx - slot / 2, top, slot, slot * TILE[1] / TILE[0]) for card in cards)
    work = Box(middle.x, top, middle.w, low - top)
    board = Box(middle.x, head.bottom + 6, middle.w, low - head.bottom - 6)
    return Year(head, cards, slots, tiles, work, board, years, buttons)


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
