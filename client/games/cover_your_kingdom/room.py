"""Room of the table of Cover Your Kingdom: kingdoms and piles, the own hand below them, and the rule beside it."""

from typing import NamedTuple

from ...render.canvas import Box
from ...tables.frame import Size, TableFrame

GAP = 14.0
ZONE = {"wide": 262.0, "compact": 212.0, "narrow": 184.0}
"""How high the zone of the hand is."""
CARD = {"wide": 150.0, "compact": 122.0, "narrow": 104.0}
RULE = 250.0
LARGER = 1.15
"""Cards of the hand may grow so much on a very large window."""


class Room(NamedTuple):
    """What the game has of the window; pure geometry, in logical units."""

    size: Size
    table: Box
    """Kingdoms and piles; while a challenge is fought, its panel."""
    rule: Box | None
    """The rule of the chosen card, in words."""
    hand: Box
    hand_card: float


def room_of(frame: TableFrame, rule: bool = True) -> Room:
    """The room in a frame; `rule`: the rule of the chosen card shall stand beside the hand, where there is room."""
    area, zone, card = frame.area, ZONE[frame.size], CARD[frame.size]
    if frame.size.wide:
        zone += max(0.0, min((LARGER - 1) * card * 1.4, (frame.height - 1080) * 0.12))
        card = min(card * LARGER, (zone - 52) / 1.4)
    low = area.bottom - zone
    table = area._replace(h=low - 10 - area.y)
    beside = Box(area.x, low + 6, RULE, zone - 6) if rule and frame.size.wide else None
    start = area.x + (RULE + 12 if beside else 0)
    return Room(frame.size, table, beside, Box(start, low, area.right - start, zone), card)
