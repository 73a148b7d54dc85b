"""Hints and warnings: what a computer would do, and why. A card under the prompt says it, and violet rings mark it on
the table; the reasons stand in the middle of the column."""

from dataclasses import dataclass
from enum import IntEnum
from typing import NamedTuple

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
        told = Box(box.x + 16, head.bottom + 6, box.w - 32, box.bottom - 12 - head.bottom - 6)
        canvas.paragraph(text, told, "body", 17.5, "inkp", 1.18, least=11)


def hint_ring(canvas: Canvas, box: Box, radius: float = 10) -> None:
    """Round something with corners."""
    canvas.rect(box.inset(-5), radius + 5, None, "ink", LINE + 4)
    canvas.rect(box.inset(-4), radius + 4, None, COLOUR, LINE)
    hint_sign(canvas, box.right, box.y)


def hint_sign(canvas: Canvas, x: float, y: float) -> None:
    """The helm that the button of the hint bears."""
    canvas.rect(Box(x - SIGN / 2, y - SIGN / 2, SIGN, SIGN), SIGN / 2, "v800", COLOUR, 2)
    canvas.icon("black-knight-helm", x, y, SIGN * 0.62, "v100")
