"""The parts of the table of Cover Your Kingdom: pure geometry, in logical units, for any window."""

from typing import NamedTuple

from ...render.canvas import Box
from ...tables.plan import MARGIN, NARROW, WIDE, WIDEST

TOP_BAR = 52.0
GAP = 14.0
PROMPT = 58.0
ACTIONS_HEAD, ACTION_ROW = 28.0, 37.0


class Frame(NamedTuple):
    """What is left between the parts belongs to kingdoms and piles."""

    size: str  # "wide", "compact" or "narrow"
    left: float
    """Where the table begins: on a very wide window it keeps to the middle."""
    width: float
    height: float
    table: Box
    """Kingdoms and piles."""
    prompt: Box
    rule: Box | None
    """The rule of the chosen card, in words."""
    hand: Box
    hand_card: float
    actions: Box
    ways: int
    """How many answers the action bar has room for, besides those that are always there."""
    rail: Box | None
    """Seats and chronicle; on narrow windows, and with many seats, the chronicle is a drawer."""

    @property
    def wide(self) -> bool:
        return self.size == "wide"

    @property
    def narrow(self) -> bool:
        return self.size == "narrow"


def frame(width: float, height: float, crowded: bool = False, rule: bool = True) -> Frame:
    """The frame of a table. A crowded one has no rail above its actions."""
    whole = min(width, height * WIDEST)
    left = (width - whole) / 2
    size = "wide" if whole >= WIDE else "compact" if whole >= NARROW else "narrow"
    spare = max(0.0, whole - 1920)
    rail = {"wide": 332 + min(68, spare / 4), "compact": 272.0, "narrow": 0.0}[size]
    zone = {"wide": 268.0, "compact": 224.0, "narrow": 226.0}[size]
    card = {"wide": 150.0, "compact": 122.0, "narrow": 104.0}[size]
    zone += max(0.0, min(0.15 * card * 1.4, (height - 1080) * 0.12)) if size == "wide" else 0
    if size == "wide":
        card = min(card * 1.15, (zone - 58) / 1.4)
    top = TOP_BAR + 12
    prompt_y = height - zone - 16 - PROMPT
    x = left + MARGIN
    inner = whole - 2 * MARGIN
    side = rail + MARGIN if rail else 0.0
    table_width = inner if crowded else inner - side
    below = prompt_y + PROMPT + 14
    prompt = Box(x, prompt_y, table_width, PROMPT)
    low = height - below - 14
    if size == "narrow":
        actions = Box(x, below - 6, inner, 42)
        hand = Box(x, below + 44, inner, height - below - 52)
        rule_box = None
    else:
        actions = Box(
            left + whole - MARGIN - rail,
            below if crowded else prompt_y,
            rail,
            height - 14 - (below if crowded else prompt_y),
        )
        rule_box = Box(x, below, 264, low) if rule and size == "wide" else None
        start = x + (274 if rule_box else 0)
        hand = Box(start, below, inner - side - (start - x), low)
    ways = 4 if size == "narrow" else int((actions.h - ACTIONS_HEAD) / ACTION_ROW) - 2
    rail_box = None if crowded or not rail else Box(left + whole - MARGIN - rail, top, rail, prompt_y - 12 - top)
    table = Box(x, top, table_width, prompt_y - 12 - top)
    return Frame(size, left, whole, height, table, prompt, rule_box, hand, card, actions, ways, rail_box)
