"""Hints and warnings: what a computer would do, and why. A card under the prompt says it, and violet rings mark it on
the table; the reasons stand in the middle of the column."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import IntEnum
from typing import Any, NamedTuple

from engines.core.judgement import Line
from engines.core.types import Option

from ..match.prompts import Ask
from ..render.canvas import Box, Canvas
from ..sprites.portraits import portrait
from ..widgets.base import Mood, Widget

COLOUR, AMBER = "v300", "#E8912D"
LINE = 3.5
SIGN = 28.0
SEAL = 32.0


class Depth(IntEnum):
    """How much a hint tells: each press of its key tells more."""

    WHERE = 1
    WHAT = 2
    WHY = 3


class Way(NamedTuple):
    """One of the best two answers, and what speaks for it."""

    words: str
    reasons: tuple[str, ...]
    worth: float | None = None
    """As part of the best; None: nobody tried."""
    second: str = ""
    """The worth in words."""


class Hint(NamedTuple):
    """Answer that a computer would give; it is for the eyes of the one who is asked, and for this question."""

    asked: Ask
    option: Option
    words: str
    line: Line = ()
    depth: Depth = Depth.WHAT
    ways: tuple[Way, ...] = ()


class Warned(NamedTuple):
    """A word before somebody does something that gives much away."""

    line: Line
    what: str
    """What they want to do,"""
    cost: str
    """what it costs, in words,"""
    share: float
    """and as part of the most that is told,"""
    better: str
    """what a computer would do,"""
    reasons: tuple[str, ...]
    """and why."""
    number: int
    """Of the warnings of this game."""
    instead: Line = ()
    """What a computer would do, as answers."""


Painter = Callable[[Canvas, Any, float, float, float, float], None]
"""Draws a card or counter of a game: what, where its middle is, how wide, how many degrees aslant."""
STRIP, PIECE = 108.0, 62.0


def no_paint(canvas: Canvas, sprite: Any, x: float, y: float, width: float, degrees: float) -> None:
    """There is nothing to draw."""


@dataclass
class HintCard(Widget):
    """The words of a hint, on violet."""

    title: str = ""
    words: str = ""

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        box = self.box
        canvas.rect(box, 12, ((0, "#43305F"), (1, "#2A1D40")), COLOUR, 1.8)
        canvas.icon("black-knight-helm", box.x + 26, box.y + 24, 28, "v100")
        head = canvas.text(self.title, box.x + 48, box.y + 23, "heading", 16, "v100", "lm", box.w * 0.4)
        words = Box(box.x + 16, max(head.bottom, box.y + 36) + 2, box.w - 32, 0)
        words = words._replace(h=box.bottom - 6 - words.y)
        canvas.paragraph(self.words, words, "body", 17, "white", 1.14, least=12)


@dataclass
class WhyPanel(Widget):
    """The best two ways, each with what speaks for it."""

    title: str = ""
    second: str = ""
    ways: tuple[Way, ...] = ()

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        box = self.box
        canvas.rect(box, 12, ((0, "#2A1D40"), (1, "#1A1228")), COLOUR, 1.8)
        canvas.icon("black-knight-helm", box.x + 24, box.y + 22, 24, "v100")
        head = canvas.text(self.title, box.x + 44, box.y + 22, "heading", 18, "v100", "lm", box.w * 0.5)
        canvas.text(self.second, box.right - 14, box.y + 22, "label", 14, COLOUR, "rm", box.right - 26 - head.right)
        y, room = box.y + 42, box.h - 50
        shares = (0.57, 0.43) if len(self.ways) > 1 else (1.0,)
        for number, (way, share) in enumerate(zip(self.ways, shares, strict=False), 1):
            row = Box(box.x + 8, y, box.w - 16, room * share - 6)
            self._way(canvas, row, number, way)
            y += room * share

    def _way(self, canvas: Canvas, row: Box, number: int, way: Way) -> None:
        first = number == 1
        canvas.rect(row, 10, ((0, "#4A3680"), (1, "#2E2158")) if first else "#241A38", COLOUR if first else "v500", 1.4)
        canvas.rect(Box(row.x + 8, row.y + 8, SEAL, SEAL), SEAL / 2, "v800", COLOUR, 2)
        canvas.text(str(number), row.x + 8 + SEAL / 2, row.y + 8 + SEAL / 2, "heading", 17, "white", "mm")
        head = Box(row.x + 48, row.y + 8, row.w - 58, SEAL + 10)
        canvas.paragraph(way.words, head, "strong", 17.5, "white", 1.1, least=12)
        foot = 22.0 if way.worth is not None else 4.0
        told = Box(row.x + 18, head.bottom + 4, row.w - 30, row.bottom - foot - head.bottom - 8)
        canvas.paragraph("\n".join(way.reasons), told, "body", 16.5, "p100", 1.18, least=11)
        if way.worth is not None:
            bar = Box(row.x + 18, row.bottom - 17, 96, 9)
            canvas.rect(bar, 4.5, "v800", COLOUR, 1)
            canvas.rect(bar._replace(w=max(9.0, bar.w * min(1.0, way.worth))), 4.5, COLOUR)
            canvas.text(way.second, bar.right + 12, bar.cy, "label", 14.5, "v100", "lm", row.right - bar.right - 22)


@dataclass
class WarningCard(Widget):
    """A word before somebody does something, on parchment with an amber edge."""

    title: str = ""
    second: str = ""
    warned: Warned | None = None
    better: str = ""
    strip: tuple[Any, ...] = ()
    """Cards or counters of what I would do, where there is room for them."""
    paint: Painter = no_paint

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        box, warned = self.box, self.warned
        if warned is None:
            return
        canvas.panel(box, "parchment", 12)
        canvas.rect(box.inset(1.5), 12, None, AMBER, 3)
        face = 64.0 if box.h < 360 else 84.0
        portrait(canvas, "pim", box.x + 14 + face / 2, box.y + 14 + face / 2, face)
        x, room = box.x + face + 26, box.w - face - 38
        head = canvas.text(self.title, x, box.y + 30, "heading", 19, "#7A1820", "lm", room)
        canvas.text(self.second, x, head.bottom + 14, "label", 14.5, "inkp", "lm", room)
        y = box.y + face + 22
        said = Box(box.x + 16, y, box.w - 32, 46)
        canvas.paragraph(warned.what, said, "strong", 20, "inkp", 1.12, least=13)
        bar = Box(box.x + 14, said.bottom + 6, box.w - 28, 40)
        canvas.rect(bar, 9, "#F6DDB4", AMBER, 1.6)
        canvas.text(warned.cost, bar.x + 14, bar.cy, "strong", 16, "inkp", "lm", bar.w - 130)
        track = Box(bar.right - 104, bar.cy - 5, 92, 10)
        canvas.rect(track, 5, "#D9BE93")
        canvas.rect(track._replace(w=max(10.0, track.w * min(1.0, warned.share))), 5, AMBER)
        head = canvas.text(self.better, box.x + 16, bar.bottom + 20, "heading", 16, "#7A1820", "lm", box.w - 32)
        text = "\n".join((warned.better, *warned.reasons))
        low = box.bottom - 12
        if self.strip and box.bottom - head.bottom > 2.4 * STRIP:
            low -= STRIP + 8
            self._strip(canvas, Box(box.x + 16, low + 8, box.w - 32, STRIP))
        told = Box(box.x + 16, head.bottom + 6, box.w - 32, low - head.bottom - 6)
        canvas.paragraph(text, told, "body", 17.5, "inkp", 1.18, least=11)

    def _strip(self, canvas: Canvas, box: Box) -> None:
        canvas.rect(box, 9, (90, 58, 28, 26), "#C9A777", 1.4)
        step = min(PIECE + 14, (box.w - 20) / len(self.strip))
        x = box.x + 16 + PIECE / 2
        for sprite in self.strip:
            self.paint(canvas, sprite, x, box.cy, PIECE, 0)
            x += step


class Mark(NamedTuple):
    """How something on the table is marked: the ring, and the sign at its corner."""

    colour: str
    ground: str
    ink: str
    sign: str


HINTED = Mark(COLOUR, "v800", "v100", "black-knight-helm")
SPENT = Mark(AMBER, "#5A3208", "#FFE2B8", "scales")
BETTER = Mark("chosen", "#5A4310", "white", "black-knight-helm")
"""What a hint speaks of; what somebody is about to do, and what could be done instead."""


def hint_ring(canvas: Canvas, box: Box, radius: float = 10, mark: Mark = HINTED) -> None:
    """Round something with corners."""
    canvas.rect(box.inset(-5), radius + 5, None, "ink", LINE + 4)
    canvas.rect(box.inset(-4), radius + 4, None, mark.colour, LINE)
    hint_sign(canvas, box.right, box.y, mark)


def hint_sign(canvas: Canvas, x: float, y: float, mark: Mark = HINTED) -> None:
    """The sign at the corner: for a hint the helm that its button bears."""
    canvas.rect(Box(x - SIGN / 2, y - SIGN / 2, SIGN, SIGN), SIGN / 2, mark.ground, mark.colour, 2)
    canvas.icon(mark.sign, x, y, SIGN * 0.62, mark.ink)
