"""Plan of this table: pure geometry, in logical units, for any window and number of seats.

Wide and compact windows have a column at either side of the board. On narrow ones the left one becomes a strip of chips
over the board, and the Shield and the Heroes are drawers below it.
"""

from typing import NamedTuple

from ...render.canvas import Box
from ...tables.plan import MARGIN, NARROW, WIDE, WIDEST
from .sprites.counters import RATIO

GAP = 10.0
TOP = 12.0
TRACK = 66.0
SLOTS = 10
"""Places behind a Shield."""
FOOT = 26.0
"""The line under the rack."""
LEAD = 9.0
"""Between two rows of counters: their rings have room."""
HEAD = 44.0
"""Title and rim of a panel."""


class Plan(NamedTuple):
    """The boxes of all parts; what is not there on a window of this size is None."""

    size: str  # "wide", "compact" or "narrow"
    left: float
    width: float
    title: Box
    players: tuple[Box, ...]
    offer: Box | None
    hero: float
    """How large the Heroes on offer are."""
    rack: Box | None
    slot: float
    rows: int
    """Rows of slots in the rack."""
    foot: Box | None
    track: Box
    board: Box
    right: Box
    """Prompt, panels, chronicle, tools and buttons."""

    @property
    def narrow(self) -> bool:
        return self.size == "narrow"

    @property
    def wide(self) -> bool:
        return self.size == "wide"


def plan(
    width: float, height: float, seats: int, warned: tuple[bool, ...] = (), drawer: str = "", text: float = 1.0
) -> Plan:
    """The plan of a window. `warned`: whose panel has a line more; `drawer`: "rack" or "offer" is open (narrow);
    `text`: how much larger than designed letters are."""
    whole = min(width, height * WIDEST)
    left = (width - whole) / 2
    size = "wide" if whole >= WIDE else "compact" if whole >= NARROW else "narrow"
    if size == "narrow":
        return _narrow(left, whole, height, seats, drawer)
    spare = max(0.0, min(52.0, (whole - 1920) / 4))
    column, right = (468 + spare, 434 + spare) if size == "wide" else (380.0, 372.0)
    x, low = left + MARGIN, height - TOP
    title = Box(x, TOP, column, TRACK)
    slot = 77.0 if size == "wide" else 62.0
    rack_height = HEAD + 2 * (slot * RATIO + LEAD)
    rack = Box(x, low - FOOT - rack_height, column, rack_height)
    foot = Box(x, low - FOOT + 6, column, FOOT - 6)
    hero = slot if size == "wide" else 48.0
    least = HEAD + hero * RATIO + 4
    room = rack.y - GAP - least - GAP - title.bottom
    extra = 18.0 * sum(warned)
    panel = min(104.0 if text < 1.2 else 118.0, (room - extra) / seats - GAP)
    players, y = [], title.bottom + GAP
    for seat in range(seats):
        tall = panel + (18.0 if seat < len(warned) and warned[seat] else 0.0)
        players.append(Box(x, y, column, tall))
        y += tall + GAP
    offer = Box(x, y, column, rack.y - GAP - y)
    inner = Box(x + column + GAP + 4, TOP, whole - 2 * MARGIN - column - right - 2 * GAP - 8, TRACK)
    board = Box(inner.x, inner.bottom + GAP, inner.w, low - inner.bottom - GAP)
    return Plan(
        size, left, whole, title, tuple(players), offer, hero, rack, slot, 2, foot, inner, board,
        Box(left + whole - MARGIN - right, TOP, right, low - TOP),
    )  # fmt: skip


def _narrow(left: float, whole: float, height: float, seats: int, drawer: str) -> Plan:
    edge = 10.0
    column = 320.0
    x, low = left + edge, height - edge
    right = Box(left + whole - edge - column, edge, column, low - edge)
    inner = right.x - GAP - x
    track = Box(x, edge, inner, 52)
    chip = (inner - GAP * (seats - 1)) / seats
    players = tuple(Box(x + seat * (chip + GAP), track.bottom + GAP, chip, 62) for seat in range(seats))
    top, bottom = track.bottom + GAP + 62 + GAP, low
    slot = min(72.0, (inner - 24) / SLOTS - 5)
    rack = offer = None
    if drawer:
        box = Box(x, low - HEAD - slot * RATIO - 8, inner, HEAD + slot * RATIO + 8)
        rack, offer = (box, None) if drawer == "rack" else (None, box)
        bottom = box.y - GAP
    title = right._replace(h=58.0)
    return Plan(
        "narrow", left, whole, title, players, offer, slot, rack, slot, 1, None, track,
        Box(x, top, inner, bottom - top), right._replace(y=title.bottom + GAP, h=right.h - 58 - GAP),
    )  # fmt: skip


def slots(box: Box, size: float, rows: int, count: int, head: float = HEAD - 4) -> list[Box]:
    """Places for so many counters in a panel, from its upper left: in as many rows as there may be, smaller if not all
    have room."""
    room, high = box.w - 24, box.h - head - 4
    columns = max(int(room // (size + 4)), -(-count // rows))
    across = room / columns
    down = min(size * RATIO + LEAD, high / max(1, -(-count // columns)))
    side = min(size, across - 2, (down - LEAD + 2) / RATIO)
    x, y = box.x + 12 + (across - side) / 2, box.y + head
    return [Box(x + (n % columns) * across, y + (n // columns) * down, side, side * RATIO) for n in range(count)]
