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
from ..sprites.cost_bar import AMBER, cost_height, draw_cost
from ..sprites.portraits import portrait
from ..widgets.base import Mood, Widget
from ..widgets.flow import SHARES, Block, Flow, draw_flow, fit, total
from .frame import HINT

COLOUR = "v300"
LINE = 3.5
SIGN = 28.0
SEAL = 32.0


class Depth(IntEnum):
    """How much a hint tells: each press of its key tells more."""

    WHERE = 1
    WHAT = 2
    WHY = 3


class BestAnswer(NamedTuple):
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
    ways: tuple[BestAnswer, ...] = ()


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
        canvas.text(self.title, box.x + 48, box.y + 23, "heading", 16, "v100", "lm", box.w * 0.4)
        top = HINT_HEAD * max(1.0, canvas.scale.text) ** 0.5
        room = Box(box.x + 16, box.y + top, box.w - 32, box.h - top - 6)
        draw_flow(canvas, fit(canvas, room, _hint_words(self.words)), room)


HINT_HEAD = 42.0
"""What stands above the words of a hint: its name and its buttons."""


def _hint_words(words: str) -> list[Block]:
    return [Block(words, "body", 17, "white", 1.16, gap=0)] if words else []


def hint_height(canvas: Canvas, words: str, wide: float) -> float:
    """So high is the card of a hint."""
    text: float = max(1.0, canvas.scale.text)
    needed = total(canvas, _hint_words(words), wide - 32, 1.0 if text == 1 else SHARES[3])
    grown = float(text**0.5)
    head = HINT_HEAD * grown + 8
    return max(HINT * grown, head + needed) if words else head


@dataclass
class WhyPanel(Widget):
    """The best two ways, each with what speaks for it; where there is little room, the best alone."""

    title: str = ""
    alone: str = ""
    """The title where only one is shown."""
    second: str = ""
    ways: tuple[BestAnswer, ...] = ()

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        box = self.box
        room = Box(box.x + 8, box.y + 42, box.w - 16, box.h - 50)
        flows = self._flows(canvas, room)
        canvas.rect(box, 12, ((0, "#2A1D40"), (1, "#1A1228")), COLOUR, 1.8)
        canvas.icon("black-knight-helm", box.x + 24, box.y + 22, 24, "v100")
        title = self.title if len(flows) > 1 else self.alone
        head = canvas.text(title, box.x + 44, box.y + 22, "heading", 18, "v100", "lm", box.w * 0.5)
        room_beside = box.right - 26 - head.right
        if canvas.fits(self.second, "label", room_beside):
            canvas.text(self.second, box.right - 14, box.y + 22, "label", 14, COLOUR, "rm", room_beside)
        needed = [FEET + total(canvas, flow.blocks, room.w - PADS, flow.share) for flow in flows]
        spare = (room.h - sum(needed) - GAP * (len(flows) - 1)) / len(flows)
        y = room.y
        for number, (flow, high) in enumerate(zip(flows, needed, strict=True), 1):
            row = Box(room.x, y, room.w, high + spare)
            self._way(canvas, row, number, flow)
            y = row.bottom + GAP

    def _flows(self, canvas: Canvas, room: Box) -> list[Flow]:
        """What is said of each way: all of it, or less, or of the best alone."""
        wide = room.w - PADS
        for count, reasons in ((2, MOST), (2, 2), (2, 1), (1, MOST), (1, 2)):
            ways = self.ways[:count]
            inside = room.h - FEET * len(ways) - GAP * (len(ways) - 1)
            for share in SHARES[:4]:
                blocks = [_way_blocks(way, reasons) for way in ways]
                if sum([total(canvas, each, wide, share) for each in blocks]) <= inside:
                    return [Flow(tuple(each), share) for each in blocks]
        return [fit(canvas, Box(0, 0, wide, room.h - FEET), _way_blocks(way, 1)) for way in self.ways[:1]]

    def _way(self, canvas: Canvas, row: Box, number: int, flow: Flow) -> None:
        first = number == 1
        canvas.rect(row, 10, ((0, "#4A3680"), (1, "#2E2158")) if first else "#241A38", COLOUR if first else "v500", 1.4)
        canvas.rect(Box(row.x + 8, row.y + 8, SEAL, SEAL), SEAL / 2, "v800", COLOUR, 2)
        size = 17 / max(1.0, canvas.scale.text)
        canvas.text(str(number), row.x + 8 + SEAL / 2, row.y + 8 + SEAL / 2, "heading", size, "white", "mm")
        places = draw_flow(canvas, flow, Box(row.x + PADS - 10, row.y, row.w - PADS, row.h))
        way = self.ways[number - 1]
        if way.worth is not None:
            y = places[WORTH].cy
            bar = Box(row.x + PADS - 10, y - 4.5, 96, 9)
            canvas.rect(bar, 4.5, "v800", COLOUR, 1)
            canvas.rect(bar._replace(w=max(9.0, bar.w * min(1.0, way.worth))), 4.5, COLOUR)
            canvas.text(way.second, bar.right + 12, y, "label", 14.5, "v100", "lm", row.right - bar.right - 22)


PADS, FEET, GAP, MOST, WORTH = 58.0, 12.0, 6.0, 9, "worth"
"""What the words of a way leave free of its row: beside them, for its number and its edges, and below them."""


def _way_blocks(way: BestAnswer, reasons: int) -> list[Block]:
    """What is said of a way, with so many of its reasons."""
    told = [Block(each, "body", 16.5, "p100", 1.18, gap=5) for each in way.reasons[:reasons]]
    worth = [Block("", gap=6, high=18, name=WORTH)] if way.worth is not None else []
    return [Block(way.words, "strong", 17.5, "white", 1.1, gap=10, high=22), *told, *worth, Block("", gap=0, high=2)]


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
        large = max(1.0, canvas.scale.text)
        face = (64.0 if box.h < 460 else 84.0) / large**0.5
        portrait(canvas, "pim", box.x + 14 + face / 2, box.y + 14 + face / 2, face)
        head = Box(box.x + face + 26, box.y + 14, box.w - face - 46, face)
        one_line = canvas.fits(self.title, "heading", head.w, LEAST_TITLE)  # rather a little smaller than a lone word
        size = canvas.fitted(self.title, "heading", TITLE, head.w, LEAST_TITLE) if one_line else TITLE
        said = [Block(self.title, "heading", size, TITLE_INK, 1.1, gap=0), Block(self.second, "label", 14.5, gap=2)]
        flow = fit(canvas, head, said, said[:1])
        high = total(canvas, flow.blocks, head.w, flow.share)
        draw_flow(canvas, flow, head._replace(y=head.y + max(0.0, (face - high) / 2)))
        room = Box(box.x + 16, head.bottom + 4, box.w - 32, box.bottom - 12 - head.bottom - 4)
        flow = fit(canvas, room, *self._sayings(canvas, room.w, warned))
        places = draw_flow(canvas, flow, room)
        draw_cost(canvas, places[COST], warned.cost, warned.share)
        if STRIPPED in places:
            self._strip(canvas, places[STRIPPED])

    def _sayings(self, canvas: Canvas, wide: float, warned: Warned) -> list[list[Block]]:
        """Everything; or without pictures, with fewer reasons, and at last without what *Show me* tells as well."""
        what = Block(warned.what, "strong", 20, spacing=1.12)
        cost = Block("", gap=8, high=cost_height(canvas, wide, warned.cost), name=COST)
        head = Block(self.better, "heading", 16, TITLE_INK, gap=10)
        better = Block(warned.better, "strong", 17)
        told = [Block(each) for each in warned.reasons]
        strip = [Block("", gap=8, high=STRIP, name=STRIPPED)] if self.strip else []
        sayings = [[what, cost, head, better, *told, *strip]] if strip else []
        sayings += [[what, cost, head, better, *told[:count]] for count in range(len(told), 0, -1)]
        return [*sayings, [what, cost, *told[:2]], [what, cost, *told[:1]], [what, cost]]

    def _strip(self, canvas: Canvas, box: Box) -> None:
        canvas.rect(box, 9, (90, 58, 28, 26), "#C9A777", 1.4)
        step = min(PIECE + 14, (box.w - 20) / len(self.strip))
        x = box.x + 16 + PIECE / 2
        for sprite in self.strip:
            self.paint(canvas, sprite, x, box.cy, PIECE, 0)
            x += step


COST, STRIPPED = "cost", "strip"
TITLE_INK = "#7A1820"
TITLE, LEAST_TITLE = 19.0, 16.0
"""How large the heading of a warning is, and how small to stay in one line."""


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
