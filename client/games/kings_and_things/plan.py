"""Plan of this table: pure geometry, in logical units, for any window and number of seats.

Wide and compact windows have a column at the left of the board. On narrow ones it becomes a strip of chips over the
board, and the Shield and the Heroes are drawers below it.
"""

from typing import NamedTuple

from ...render.canvas import Box
from ...tables.frame import Size, TableFrame
from .sprites.counters import RATIO

GAP = 10.0
CHIP = 62.0
"""How high a player's chip is on a narrow window."""
TAB = (172.0, 42.0)
SLOTS = 10
"""Places behind a Shield."""
FOOT = 26.0
"""The line under the rack."""
LEAD = 9.0
"""Between two rows of counters: their rings have room."""
HEAD = 44.0
"""Title and rim of a panel."""
TWO_ROWS = 40.0
"""So large many Heroes are at least on a window of middle size, in two rows."""


class Plan(NamedTuple):
    """The boxes of all parts in the room of the table; what is not there on a window of this size is None."""

    size: Size
    players: tuple[Box, ...]
    offer: Box | None
    hero: float
    """How large the Heroes on offer are."""
    rack: Box | None
    slot: float
    rows: int
    """Rows of slots in the rack."""
    foot: Box | None
    board: Box
    tabs: tuple[Box, ...]
    """On a narrow window: what opens the drawers of the Shield and of the Heroes, over a corner of the board."""


def plan(frame: TableFrame, seats: int, warned: tuple[bool, ...] = (), drawer: str = "", text: float = 1.0) -> Plan:
    """The plan of a window. `warned`: whose panel has a line more; `drawer`: "rack" or "offer" is open (narrow);
    `text`: how much larger than designed letters are."""
    if frame.size.narrow:
        return _narrow(frame.area, seats, drawer)
    area = frame.area
    column = 468 + max(0.0, min(52.0, (frame.width - 1920) / 4)) if frame.size.wide else 380.0
    slot = 77.0 if frame.size.wide else 62.0
    rack_height = HEAD + 2 * (slot * RATIO + LEAD)
    rack = Box(area.x, area.bottom - FOOT - rack_height, column, rack_height)
    foot = Box(area.x, area.bottom - FOOT + 6, column, FOOT - 6)
    hero = slot if frame.size.wide else 48.0
    least = HEAD + (hero * RATIO + 4 if frame.size.wide else 2 * (TWO_ROWS * RATIO + LEAD))
    room = rack.y - GAP - least - GAP - area.y
    extra = 18.0 * sum(warned)
    panel = min(104.0 if text < 1.2 else 118.0, (room - extra) / seats - GAP)
    players, y = [], area.y
    for seat in range(seats):
        tall = panel + (18.0 if seat < len(warned) and warned[seat] else 0.0)
        players.append(Box(area.x, y, column, tall))
        y += tall + GAP
    offer = Box(area.x, y, column, rack.y - GAP - y)
    x = area.x + column + GAP + 4
    return Plan(frame.size, tuple(players), offer, hero, rack, slot, 2, foot, area._replace(x=x, w=area.right - x), ())


def _narrow(area: Box, seats: int, drawer: str) -> Plan:
    chip = (area.w - GAP * (seats - 1)) / seats
    players = tuple(Box(area.x + seat * (chip + GAP), area.y, chip, CHIP) for seat in range(seats))
    slot = min(72.0, (area.w - 24) / SLOTS - 5)
    low, rack, offer = area.bottom, None, None
    if drawer:
        high = HEAD + slot * RATIO + 8
        box = Box(area.x, low - high, area.w, high)
        rack, offer = (box, None) if drawer == "rack" else (None, box)
        low = box.y - GAP
    top = area.y + CHIP + GAP
    tabs = tuple(Box(area.x, low - (2 - number) * (TAB[1] + 8) + 8, *TAB) for number in range(2))
    board = Box(area.x, top, area.w, low - top)
    return Plan(Size.NARROW, players, offer, slot, rack, slot, 1, None, board, tabs)


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
