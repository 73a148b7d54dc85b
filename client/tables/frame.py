"""Frame of every table: the bar above, the talking column at the right, and between them the room of the game.

Pure geometry in logical units. Bar, prompt and main button stand at the same place in every game and in every stage of
one; what a game adds lies in the room of the table, in the slot of the bar or in the middle of the column.
"""

from enum import StrEnum
from typing import NamedTuple

from ..render.canvas import Box
from .plan import MARGIN, NARROW, WIDE, WIDEST

BAR = 52.0
TOP, FOOT = 64.0, 14.0
GAP = 10.0
APART = 8.0
"""Between two answers."""
BESIDE = 14.0
"""Between the table and the column."""
KEPT = 2
"""So many rows above the main button are kept free for other answers, so that nothing jumps."""
LOG_LEAST = 74.0
"""Less than this is no chronicle."""
HINT = 84.0
TITLE = 34.0
"""How high the line is that says what the answers are about, where a game has one."""
LEAST_ROW = 28.0
ROOMY = 280.0
"""Where the middle of the column has less than this, answers go without a title: it needs the room more."""

EDGE = {"wide": MARGIN, "compact": MARGIN, "narrow": 12.0}
COLUMN = {"wide": 400.0, "compact": 344.0, "narrow": 300.0}
PROMPT = {"wide": 168.0, "compact": 160.0, "narrow": 150.0}
MAIN = {"wide": 68.0, "compact": 60.0, "narrow": 56.0}
OTHER = {"wide": 46.0, "compact": 44.0, "narrow": 42.0}


class Size(StrEnum):
    """How much room a window has."""

    WIDE = "wide"
    COMPACT = "compact"
    NARROW = "narrow"

    @property
    def wide(self) -> bool:
        return self is Size.WIDE

    @property
    def narrow(self) -> bool:
        return self is Size.NARROW


class Column(NamedTuple):
    """The talking column: what is asked, what it is about, what happened, and the answers."""

    box: Box
    prompt: Box
    hint: Box | None
    """What a computer would do, once somebody has asked for it."""
    middle: Box
    """What the question is about, and below it the chronicle."""
    title: Box | None
    """What the answers are about, above the first of them."""
    rows: tuple[Box, ...]
    """Other answers, from the top down, right above the main button."""
    main: Box


class TableFrame(NamedTuple):
    """A window, and what of it belongs to whom."""

    size: Size
    left: float
    """Where the table begins: on a very wide window it keeps to the middle."""
    width: float
    height: float
    area: Box
    """The room of the game."""
    column: Column

    @property
    def edge(self) -> float:
        return EDGE[self.size]


def table_frame(
    width: float, height: float, text: float = 1.0, answers: int = 0, hint: float = 0.0, title: bool = False
) -> TableFrame:
    """The frame of a window. `text`: how much larger than designed letters are; `answers`: how many there are besides
    that of the main button; `hint`: how high the one is that somebody asked for; `title`: the answers have one, where
    there is room."""
    whole = min(width, height * WIDEST)
    left = (width - whole) / 2
    size = Size.WIDE if whole >= WIDE else Size.COMPACT if whole >= NARROW else Size.NARROW
    column = _column(left + whole, height, size, text, answers, hint, title)
    x = left + EDGE[size]
    area = Box(x, TOP, column.box.x - BESIDE - x, height - FOOT - TOP)
    return TableFrame(size, left, whole, height, area, column)


def _column(right: float, height: float, size: Size, text: float, answers: int, hint: float, title: bool) -> Column:
    wide = COLUMN[size]
    x = right - EDGE[size] - wide
    prompt = Box(x, TOP, wide, PROMPT[size] * (1 + max(0.0, text - 1) * 0.6))
    card = Box(x, prompt.bottom + GAP, wide, hint) if hint else None
    main = Box(x, height - FOOT - MAIN[size], wide, MAIN[size])
    top = (card or prompt).bottom + GAP
    kept = max(KEPT, answers)
    room = main.y - top - (LOG_LEAST if answers > KEPT else 0)
    tall = max(LEAST_ROW, min(OTHER[size], room / kept - APART))
    y = main.y - kept * (tall + APART)
    first = main.y - answers * (tall + APART)
    rows = tuple(Box(x, first + number * (tall + APART), wide, tall) for number in range(answers))
    middle = Box(x, top, wide, max(0.0, y - APART - top))
    line = TITLE * max(1.0, text)
    head = Box(x, first - line, wide, line) if title and size != "narrow" and middle.h - line > ROOMY else None
    if head is not None:
        middle = middle._replace(h=min(middle.bottom, head.y) - middle.y)
    return Column(Box(x, TOP, wide, height - TOP - FOOT), prompt, card, middle, head, rows, main)
