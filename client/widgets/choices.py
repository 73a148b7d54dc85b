"""Ways to choose a value: a switch, a row of choices, a radio card, a slider."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar

from ..input.intents import Intent, Kind
from ..render.canvas import Box, Canvas, Colour
from ..sprites.ornaments import chip, disc
from .base import Mood, Widget, focus_ring
from .told import Role


@dataclass
class Toggle(Widget):
    """On or off, with the word inside. Its box may be larger than the switch, so that a whole row can be clicked."""

    told_as: ClassVar[Role] = Role.SWITCH

    on: bool = False
    words: tuple[str, str] = ("off", "on")

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        x, y = self.box.right - 62, self.box.cy - 16
        ground, edge = ("e600", "e300") if self.on else ("#2A1E14", "g700")
        if not self.enabled:
            ground, edge = "#2C2117", "#5E4A2C"
        canvas.rect(Box(x, y, 62, 32), 16, ground, edge, 2)
        disc(canvas, x + (46 if self.on else 16), y + 16, 26, "ink", "#FFF3D6" if self.on else "t3", None)
        word = self.words[self.on]
        canvas.text(word, x + (18 if self.on else 43), y + 16, "label", 15, "e100" if self.on else "t2", "mm", 30, 11)
        if mood.focus:
            focus_ring(canvas, Box(x, y, 62, 32), 16)

    def is_on(self) -> bool:
        return self.on


@dataclass
class Choice(Widget):
    """One of a few values, side by side. Left and right change it; so does a click on one."""

    told_as: ClassVar[Role] = Role.CHOICE

    values: Sequence[Any] = ()
    labels: Sequence[str] = ()
    value: Any = None
    picks: Callable[[Any], None] = field(default=lambda value: None)
    on_parchment: bool = False
    reasons: Sequence[str] = ()
    """Why a value cannot be had now, one for each; empty where it can."""

    @property
    def clickable(self) -> bool:
        return True

    def _parts(self) -> list[Box]:
        gap = 8.0
        width = (self.box.w - gap * (len(self.values) - 1)) / max(1, len(self.values))
        return [Box(self.box.x + i * (width + gap), self.box.y, width, self.box.h) for i in range(len(self.values))]

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        for i, part in enumerate(self._parts()):
            chosen = self.values[i] == self.value
            ground: Colour
            off = bool(self.reasons and self.reasons[i])
            if self.on_parchment:
                ground, edge, ink = ("e600", "#0E3A40", "e100") if chosen else ("#FBF3E0", "edge", "inkp")
            else:
                ground, edge, ink = (
                    ("e600", "e300", "e100") if chosen else ((0, 0, 0, 60), "g700", "t3" if off else "t1")
                )
            canvas.rect(part, 9, ground, edge, 2 if chosen else 1.2)
            canvas.text(self.labels[i], part.cx, part.cy, "label", 18, ink, "mm", part.w - 12)
        if mood.focus:
            focus_ring(canvas, self.box, 9)

    def value_told(self) -> str:
        return self.labels[list(self.values).index(self.value)] if self.value in self.values else ""

    def handle(self, intent: Intent) -> bool:
        if intent.kind in (Kind.LEFT, Kind.RIGHT) and self.value in self.values:
            at = list(self.values).index(self.value) + (1 if intent.kind is Kind.RIGHT else -1)
            return 0 <= at < len(self.values) and self._pick(at)
        if intent.kind is Kind.RELEASE:
            for i, part in enumerate(self._parts()):
                if part.holds(intent.x, intent.y):
                    return self._pick(i)
        return False

    def use(self) -> None:
        """Enter goes on to the next value, round and round."""
        if self.enabled and self.value in self.values:
            self._pick((list(self.values).index(self.value) + 1) % len(self.values))

    def _pick(self, at: int) -> bool:
        if self.reasons and self.reasons[at]:
            return True
        self.picks(self.values[at])
        return True


@dataclass
class Slider(Widget):
    """A value between two ends, in steps."""

    told_as: ClassVar[Role] = Role.SLIDER

    value: float = 0
    low: float = 0
    high: float = 1
    step: float = 0.1
    shown: str = ""
    ticks: Sequence[float] = ()
    word_room: float = 82
    """How wide the value beside the track may be."""
    leap: float | None = None
    """Where a key leads from the low end, if that stands for a value further up."""
    slides: Callable[[float], None] = field(default=lambda value: None)

    @property
    def clickable(self) -> bool:
        return True

    def value_told(self) -> str:
        return self.shown

    def _track(self) -> Box:
        return Box(self.box.x + 15, self.box.cy - 4, self.box.w - 44 - self.word_room, 8)

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        track = self._track()
        share = (self.value - self.low) / (self.high - self.low)
        canvas.rect(track, 4, "ink", "g700", 1.2)
        canvas.rect(track._replace(w=max(8, track.w * share)), 4, ((0, "e300"), (1, "e600")))
        for tick in self.ticks:
            x = track.x + track.w * (tick - self.low) / (self.high - self.low)
            canvas.rect(Box(x - 1, track.bottom + 6, 2, 8), 0, "g500")
        disc(canvas, track.x + track.w * share, track.cy, 30, "ink", "g300", "#FFF6DC")
        canvas.text(self.shown, track.right + 28, track.cy, "heading", 20, "t1", "lm", self.word_room)
        if mood.focus:
            focus_ring(canvas, self.box.inset(0, 4), 12)

    def handle(self, intent: Intent) -> bool:
        if intent.kind in (Kind.LEFT, Kind.RIGHT):
            if intent.kind is Kind.RIGHT and self.leap is not None and self.value == self.low:
                self._set(self.leap)
            else:
                self._set(self.value + self.step * (1 if intent.kind is Kind.RIGHT else -1))
            return True
        if intent.kind in (Kind.HOME, Kind.END):
            self._set(self.low if intent.kind is Kind.HOME else self.high)
            return True
        if intent.kind in (Kind.PRESS, Kind.POINT):
            track = self._track()
            self._set(self.low + (self.high - self.low) * (intent.x - track.x) / track.w)
            return True
        return False

    def _set(self, value: float) -> None:
        steps = round((value - self.low) / self.step)
        value = min(self.high, max(self.low, self.low + steps * self.step))
        if value != self.value:
            self.value = value
            self.slides(value)


@dataclass
class RadioCard(Widget):
    """One of several ways, on a card of its own, with a sentence; a way that is shut says why."""

    told_as: ClassVar[Role] = Role.RADIO

    title: str = ""
    text: str = ""
    chip: str = ""
    chosen: bool = False
    reason: str = ""

    def is_on(self) -> bool:
        return self.chosen

    def _top(self, canvas: Canvas) -> float:
        """Where the sentence begins: larger letters of the title move it down."""
        return (33 if self.reason else 42) + (canvas.scale.text - 1) * 26

    def _why(self, canvas: Canvas, width: float) -> list[str]:
        return canvas.wrapped(self.reason, "label", 16, width - 96) if self.reason else []

    def height(self, canvas: Canvas, width: float) -> float:
        """How tall the card must be at this width for all its words."""
        lines = len(canvas.wrapped(self.text, "body", 18.5, width - 76))
        step = canvas.scale.text
        return self._top(canvas) + (lines * 18.5 * 1.15 + len(self._why(canvas, width)) * 20 + 4) * step + 6

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        box, ok = self.box, not self.reason
        if self.chosen:
            canvas.rect(box, 12, ((0, (30, 84, 90, 255)), (1, (16, 58, 64, 255))), "e300", 2.4)
        else:
            top, low = ((54, 37, 24, 255), (38, 26, 17, 255)) if ok else ((28, 19, 13, 255), (24, 16, 11, 255))
            canvas.rect(box, 12, ((0, top), (1, low)), "g500" if mood.hover and ok else "g700", 1.3)
        disc(canvas, box.x + 31, box.cy, 26, "g300", "w900", "e300" if self.chosen else None)
        room = box.w - 96
        if self.chip:
            ink = "t1" if ok else "t2"
            height = 27 * max(1.0, canvas.scale.text)
            y = box.y + (12 if ok else 5)  # as high as its title, and above its sentence
            room -= chip(canvas, box.right - 16, y, self.chip, ink, size=16, height=height, anchor="r").w + 8
        canvas.text(self.title, box.x + 60, box.y + (8 if ok else 4), "strong", 22, "t1" if ok else "t2", room=room)
        why, step = self._why(canvas, box.w), 20 * canvas.scale.text
        low_edge = box.bottom - 8 - len(why) * step
        words = Box(box.x + 60, box.y + self._top(canvas), box.w - 76, low_edge - box.y - self._top(canvas) + 4)
        canvas.paragraph(self.text, words, "body", 18.5, "t1" if self.chosen else "t2" if ok else "t3", 1.15)
        for i, line in enumerate(why):
            y = low_edge + (i + 0.5) * step
            canvas.text(line, box.x + 82, y, "label", 16, "warn", "lm", box.w - 96)
            if i == 0:
                canvas.icon("padlock", box.x + 68, y, 17, "warn")
        if mood.focus:
            focus_ring(canvas, box, 12)
