"""Plan of the table: pure geometry in logical units, for any window and number of players."""

from typing import NamedTuple

from ...render.canvas import Box
from ...tables.frame import Size, TableFrame

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


CAPTION = 38.0
"""Room for the words under a pile."""

CHIP = 96.0
"""How high a rival's kingdom is on a narrow window, unless it is opened."""


class Plan(NamedTuple):
    """The boxes of a table."""

    size: Size
    table: Box
    """The room of the game."""
    felt: Box
    own: Box
    rivals: tuple[Box, ...]
    """Clockwise from the own seat."""
    hand: Box
    hand_card: float
    head: Box
    """The line over the hand."""
    deck: Box
    discard: Box
    blow: Box
    """The blow in the middle of the felt."""
    line: Box
    """What it comes to, in words."""
    dungeon: Box
    horde: Box

    @property
    def above_hand(self) -> Box:
        """Room for what is laid over the cloth: the list of names, the table of answers."""
        return Box(self.table.x, self.table.y, self.table.w, self.head.y - 6 - self.table.y)


def plan(frame: TableFrame, seats: int) -> Plan:
    """The plan in a frame."""
    size, table = frame.size, frame.area
    panel = {"wide": (336.0, 222.0), "compact": (268.0, 184.0), "narrow": (206.0, 150.0)}[size]
    card = {"wide": 172.0, "compact": 172.0, "narrow": 112.0}[size]
    own = Box(table.x, table.bottom - panel[1], *panel)
    top = Box(table.x, table.y, table.w, own.y - 40 - table.y)
    rivals = _chips(top, panel, seats - 1) if size == "narrow" else _round(top, panel, seats)
    felt = _felt(table, own, CHIP * 0.5 if size == "narrow" else panel[1] * 0.36)
    tall = card * RATIO
    hand_x = own.right + 20
    hand = Box(hand_x, table.bottom - tall - 32, table.right - hand_x, tall + 32)
    head = Box(hand_x, hand.y - 26, hand.w, 28)
    between = table.w / 2 - 14 - (0 if size == "narrow" else panel[0])
    deck, discard, blow, line = _middle(felt, size, between)
    beside = Box(felt.x + 8, 0, line.x - 20 - felt.x, 0)
    dungeon = _below(deck, beside, rivals, head)
    horde = _below(discard, beside._replace(x=line.right + 12), rivals, head)
    return Plan(size, table, felt, own, rivals, hand, card, head, deck, discard, blow, line, dungeon, horde)


def _round(top: Box, panel: tuple[float, float], seats: int) -> tuple[Box, ...]:
    """Round the table."""
    return tuple(Box(top.x + (top.w - panel[0]) * x, top.y + (top.h - panel[1]) * y, *panel) for x, y in PLACES[seats])


def _chips(top: Box, panel: tuple[float, float], count: int) -> tuple[Box, ...]:
    """In one row over the table."""
    width = min(panel[0], (top.w - 8 * (count - 1)) / count)
    step = 0.0 if count == 1 else (top.w - width) / (count - 1)
    return tuple(Box(top.x + step * number, top.y, width, CHIP) for number in range(count))


def _felt(table: Box, own: Box, above: float) -> Box:
    """The cloth lies between the seats: 1200 by 640 in the designed window, smaller in smaller ones."""
    room = Box(table.x, table.y + above, table.w, own.y - 46 - table.y - above)
    height = min(room.h, 640.0, room.w * 0.56)
    width = min(room.w * 0.92, 1200.0 * max(1.0, height / 640), height * 2.1)
    return Box(room.cx - width / 2, room.bottom - height, width, height)


def _middle(felt: Box, size: str, between: float) -> tuple[Box, Box, Box, Box]:
    """Draw pile, discards, the blow between them, and the line of words below."""
    pile = {"wide": 112.0, "compact": 88.0, "narrow": 72.0}[size]
    blow = {"wide": 172.0, "compact": 128.0, "narrow": 96.0}[size]
    line_h = 66.0 if size == "wide" else 56.0
    tall = blow * RATIO
    top = felt.y + max(14.0, (felt.h - tall - line_h - 16) * 0.56)
    blow_box = Box(felt.cx - blow / 2, top, blow, tall)
    across = min(felt.w * 0.275, between - pile / 2 - 22)  # clear of the panels at the sides
    piles = [
        Box(felt.cx + side * across - pile / 2, blow_box.cy - pile * RATIO / 2, pile, pile * RATIO) for side in (-1, 1)
    ]
    width = min(400.0, felt.w * 0.42)
    line = Box(felt.cx - width / 2, blow_box.bottom + 14, width, line_h)
    return piles[0], piles[1], blow_box, line


def _below(pile: Box, beside: Box, rivals: tuple[Box, ...], head: Box) -> Box:
    """Dungeon and Horde: each below its pile, beside the line of words, clear of whoever sits at that side."""
    width = min(236.0, beside.w)
    x = min(max(pile.cx - width / 2, beside.x), beside.right - width)
    top = max([pile.bottom + CAPTION, *[box.bottom + 10 for box in rivals if box.x < x + width and x < box.right]])
    return Box(x, top, width, min(112.0, head.y - 6 - top))
