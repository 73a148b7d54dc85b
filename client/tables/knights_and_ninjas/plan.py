"""Where everything stands at this table: pure geometry in logical units, for any window and number of players."""

from typing import NamedTuple

from ...render.canvas import Box
from ..plan import MARGIN, NARROW, WIDE, WIDEST

RATIO = 1.4
"""Height of a card by its width."""

PLACES: dict[int, tuple[tuple[float, float], ...]] = {
    2: ((0.0, 0.0),),
    3: ((0.0, 0.0), (1.0, 0.0)),
    4: ((0.0, 0.5), (0.5, 0.0), (1.0, 0.5)),
    5: ((0.0, 0.58), (0.0, 0.0), (1.0, 0.0), (1.0, 0.58)),
    6: ((0.0, 0.58), (0.0, 0.0), (0.5, 0.0), (1.0, 0.0), (1.0, 0.58)),
}
"""Where the rivals sit, clockwise from the own seat: shares of the room that is left for their panels."""


class Plan(NamedTuple):
    """The boxes of a table."""

    size: str  # "wide", "compact" or "narrow"
    table: Box
    """Everything left of the rail."""
    felt: Box
    own: Box
    rivals: tuple[Box, ...]
    """Clockwise from the own seat."""
    hand: Box
    hand_card: float
    head: Box
    """The line over the hand."""
    modes: Box | None
    """The four ways to use a turn."""
    deck: Box
    discard: Box
    blow: Box
    """The blow in the middle of the felt."""
    line: Box
    """What it comes to, in words."""
    title: Box
    prompt: Box
    gems: Box | None
    log: Box | None
    tools: Box
    actions: Box

    @property
    def narrow(self) -> bool:
        return self.size == "narrow"

    @property
    def slot(self) -> float:
        """How wide a place for a fortification is."""
        return {"wide": 84.0, "compact": 64.0, "narrow": 44.0}[self.size]


def plan(width: float, height: float, seats: int) -> Plan:
    """The plan for a window of this size."""
    whole = min(width, height * WIDEST)
    left = (width - whole) / 2
    size = "wide" if whole >= WIDE else "compact" if whole >= NARROW else "narrow"
    rail = {"wide": 324.0 + min(60.0, max(0.0, whole - 1920) / 4), "compact": 290.0, "narrow": 272.0}[size]
    panel = {"wide": (336.0, 236.0), "compact": (268.0, 190.0), "narrow": (206.0, 150.0)}[size]
    card = {"wide": 172.0, "compact": 132.0, "narrow": 112.0}[size]
    right = left + whole - MARGIN
    table = Box(left + MARGIN, MARGIN, whole - rail - 3 * MARGIN, height - 2 * MARGIN)
    own = Box(table.x + 8, table.bottom - panel[1] - 8, *panel)
    top = Box(table.x + 8, table.y + 8, table.w - 16, own.y - 40 - table.y)
    rivals = tuple(
        Box(top.x + (top.w - panel[0]) * x, top.y + (top.h - panel[1]) * y, *panel) for x, y in PLACES[seats]
    )
    felt = _felt(table, own, panel)
    tall = card * RATIO
    modes = Box(table.right - 216, own.y, 208, own.h) if size == "wide" else None
    hand_x = own.right + 24
    hand = Box(hand_x, table.bottom - tall - 26, (modes.x - 16 if modes else table.right) - hand_x, tall + 26)
    head = Box(hand_x, hand.y - 30, table.right - hand_x, 28)
    return Plan(
        size, table, felt, own, rivals, hand, card, head, modes,
        *_middle(felt, size), *_rail(Box(right - rail, MARGIN, rail, height - 2 * MARGIN), size),
    )  # fmt: skip


def _felt(table: Box, own: Box, panel: tuple[float, float]) -> Box:
    """The cloth lies between the seats: 1200 by 640 in the designed window, smaller in smaller ones."""
    room = Box(table.x, table.y + panel[1] * 0.36, table.w, own.y - 46 - table.y - panel[1] * 0.36)
    height = min(room.h, 640.0, room.w * 0.56)
    width = min(room.w * 0.92, 1200.0 * max(1.0, height / 640), height * 2.1)
    return Box(room.cx - width / 2, room.bottom - height, width, height)


def _middle(felt: Box, size: str) -> tuple[Box, Box, Box, Box]:
    """Draw pile, discards, the blow between them, and the line of words below."""
    pile = {"wide": 112.0, "compact": 88.0, "narrow": 70.0}[size]
    blow = {"wide": 172.0, "compact": 128.0, "narrow": 96.0}[size]
    line_h = 66.0 if size == "wide" else 54.0
    tall = blow * RATIO
    top = felt.y + max(14.0, (felt.h - tall - line_h - 16) * 0.5)
    blow_box = Box(felt.cx - blow / 2, top, blow, tall)
    across = felt.w * 0.30
    piles = [
        Box(felt.cx + side * across - pile / 2, blow_box.cy - pile * RATIO / 2, pile, pile * RATIO) for side in (-1, 1)
    ]
    width = min(380.0, felt.w * 0.62)
    return piles[0], piles[1], blow_box, Box(felt.cx - width / 2, blow_box.bottom + 14, width, line_h)


def _rail(rail: Box, size: str) -> tuple[Box, Box, Box | None, Box | None, Box, Box]:
    """Title, prompt, gem bars, chronicle, tools and actions, from the top down."""
    wide = size == "wide"
    title = Box(rail.x, rail.y, rail.w, 68 if wide else 60)
    prompt = Box(rail.x, title.bottom + 12, rail.w, 204 if wide else 186)
    tools = Box(rail.x, rail.bottom - (222 if wide else 196), rail.w, 40)
    actions = Box(rail.x, tools.bottom + 10, rail.w, rail.bottom - tools.bottom - 10)
    y, room = prompt.bottom + 12, tools.y - 12 - prompt.bottom - 12
    if room < 240:
        gems = Box(rail.x, y, rail.w, room) if room > 150 else None
        return title, prompt, gems, None, tools, actions
    gems = Box(rail.x, y, rail.w, min(258.0, room * 0.5))
    return title, prompt, gems, Box(rail.x, gems.bottom + 12, rail.w, tools.y - 24 - gems.bottom), tools, actions
