"""Buttons: the one way to do something by name. One primary button to a screen."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import ClassVar, NamedTuple

from ..render.canvas import Box, Canvas, Colour
from ..render.caps import Cap
from ..render.fonts import LEAST
from ..render.theme import BUTTONS, mix
from ..sprites.ornaments import draw_cap
from .base import Mood, Widget, focus_ring
from .told import Role

SECOND = 15.0
PICTURE = 30.0
ABOVE, BELOW = 8.0, 13.0
"""Size of the second line, and how far the two lines stand from the middle."""


class Painted(NamedTuple):
    """A small picture that is drawn, not a file: how wide it is by its height, and what draws it."""

    wide: float
    paint: Callable[[Canvas, Box], None]


@dataclass
class Button(Widget):
    """A word to press. `second` is a smaller line below it; a button that is off says there why."""

    label: str = ""
    kind: str = "secondary"
    second: str = ""
    icon: str = ""
    size: float = 20
    lit: bool = False
    """Shown as if pointed at: the thing on the table it belongs to is pointed at."""
    cut: bool = False
    """Its words may end in dots: they hold what people typed."""
    pictures: tuple[str | Painted, ...] = ()
    """Small pictures at its left, as many as leave the words their room."""

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        box, radius = self.box, 10.0
        stops, border, letters = BUTTONS[self.kind if self.enabled else "disabled"]
        raised = self.enabled
        if self.enabled and mood.pressed:
            stops = tuple((place, mix(colour, "black", 0.25)) for place, colour in stops)
            box, raised = box.moved(0, 1), False
        elif self.enabled and (mood.hover or self.lit):
            stops = tuple((place, mix(colour, "white", 0.07)) for place, colour in stops)
            canvas.glow(box, radius, "g300", 9, 120, 0)
        if raised:
            canvas.shadow(box, radius, 5, 140, 3)
        canvas.rect(box, radius, stops, border, 1.6)
        if self.enabled:
            canvas.rect(box._replace(x=box.x + 4, y=box.y + 2.5, w=box.w - 8, h=1.4), 1, (255, 255, 255, 60))
        if mood.focus:
            focus_ring(canvas, box, radius)
        self._words(canvas, letters, mood.focus)

    def _words(self, canvas: Canvas, letters: str, focus: bool) -> None:
        box = self.box
        cap = 0.0
        sign = self.size + 10 if self.icon else 0
        beside = self._pictures(canvas, sign)
        box = Box(box.x + beside, box.y, box.w - beside, box.h)
        key = canvas.style.caps(self.key, focus and self.enabled)
        least = canvas.text_width(self.label, "heading", LEAST) + canvas.text_width(key.text, "label", 14)
        if key.text and least + sign < box.w - 40:  # where both do not fit, the words matter more
            cap = draw_cap(canvas, box.right - 10, box.cy, key, letters) + 8
        room = box.w - 20 - cap - sign
        size, second, up, down = self._lines(canvas)
        size = canvas.fitted(self.label, "heading", size, room)
        width = canvas.text_width(self.label, "heading", size)
        middle = box.x + (box.w - cap) / 2
        cy = box.cy - up - 0.5
        if self.icon:
            icon_x = middle if not self.label else middle - (width + sign) / 2 + self.size / 2
            canvas.icon(self.icon, icon_x, cy, self.size + 4, letters)
        canvas.text(
            self.label, middle + (sign / 2 if self.label else 0), cy, "heading", size, letters, "mm", room, cut=self.cut
        )
        if self.second:
            colour = letters if self.kind != "secondary" or not self.enabled else "t2"
            canvas.text(
                self.second, middle, box.cy + down, "small", second, colour, "mm", box.w - 20 - cap, cut=self.cut
            )

    def _pictures(self, canvas: Canvas, sign: float) -> float:
        """Draw the pictures, without the last ones where the words need their room; how much they take."""
        shown = list(self.pictures)
        while shown and not canvas.fits(self.label, "heading", self.box.w - 20 - self._beside(shown) - sign):
            shown.pop()
        x = self.box.x + 10
        for picture in shown:
            place = self._place(picture, x)
            if isinstance(picture, Painted):
                picture.paint(canvas, place)
            else:
                canvas.picture(picture, place)
            x = place.right + 4
        return self._beside(shown)

    def _beside(self, pictures: list[str | Painted]) -> float:
        return sum(self._place(picture, 0).w + 4 for picture in pictures)

    def _place(self, picture: str | Painted, x: float) -> Box:
        """A picture from a file is square; one that is drawn is as high as the button allows."""
        if isinstance(picture, Painted):
            high = self.box.h - 8
            return Box(x, self.box.cy - high / 2, high * picture.wide, high)
        side = min(PICTURE, self.box.h - 12)
        return Box(x, self.box.cy - side / 2, side, side)

    def _lines(self, canvas: Canvas) -> tuple[float, float, float, float]:
        """Sizes of label and second line, and how far above and below the middle they stand. Large letters come
        closer, and smaller if they must."""
        if not self.second:
            return self.size, SECOND, 0.0, 0.0
        high, low = canvas.line_height("heading", self.size), canvas.line_height("small", SECOND)
        if (high + low) / 2 <= ABOVE + BELOW:
            return self.size, SECOND, ABOVE, BELOW
        less = min(1.0, (self.box.h - 8) / (high + low))
        size, second = max(LEAST, self.size * less), max(LEAST, SECOND * less)
        high, low = canvas.line_height("heading", size), canvas.line_height("small", second)
        return size, second, low / 2, high / 2


@dataclass
class IconButton(Widget):
    """A button of the top bar: a sign, and a word where there is room for one."""

    icon: str = ""
    label: str = ""

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        lively = self.enabled and (mood.hover or mood.pressed)
        ground = (255, 236, 190, 40) if lively else (0, 0, 0, 70)
        canvas.rect(self.box, 8, ground, (201, 159, 74, 110), 1.2)
        colour = "g300" if self.enabled else "t3"
        if self.label:
            canvas.icon(self.icon, self.box.x + 20, self.box.cy, 22, colour)
            letters = "t1" if self.enabled else "t3"
            canvas.text(self.label, self.box.x + 38, self.box.cy, "label", 16, letters, "lm", self.box.w - 44)
        else:
            canvas.icon(self.icon, self.box.cx, self.box.cy, 22, colour)
        if mood.focus:
            focus_ring(canvas, self.box, 8)


OFF = (176, 155, 120, 150)
"""Ink of a tool that is off."""


@dataclass
class ToolButton(Widget):
    """A tool in the bar of a table: a sign and a word whose letter is its key; the letter alone where there is no room.

    It listens to no key itself: its scene does, in every stage of a table.
    """

    icon: str = ""
    label: str = ""
    letter: str = ""

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        box, lively = self.box, self.enabled and (mood.hover or mood.pressed)
        ground = (255, 236, 190, 40) if lively else (0, 0, 0, 70)
        canvas.rect(box, 8, ground, (201, 159, 74, 150 if lively else 110 if self.enabled else 60), 1.2)
        gold, ink = ("g300", "t1") if self.enabled else (OFF, OFF)
        cap = canvas.style.caps(self.letter, False)
        letter = cap.text.lower()
        at = -1 if cap.round or not letter else self.label.lower().find(letter)
        if self.label and at >= 0 and len(letter) == 1:
            canvas.icon(self.icon, box.x + 19, box.cy, 21, gold)
            before, key, after = self.label[:at], self.label[at], self.label[at + 1 :]
            x = canvas.text(before, box.x + 36, box.cy, "label", 16, ink, "lm").right
            first = canvas.text(key, x, box.cy, "tag", 16, gold, "lm")
            canvas.rect(Box(first.x, box.cy + 9, first.w, 1.6), 0, gold)
            canvas.text(after, first.right, box.cy, "label", 16, ink, "lm")
        elif self.label:  # in a language in which the word does not have the letter, or with another key
            canvas.icon(self.icon, box.x + 15, box.cy - 1, 19, gold)
            self._sign(canvas, cap, box.x + 30, 13, gold)
            canvas.text(self.label, box.x + 38, box.cy, "label", 16, ink, "lm")
        else:
            canvas.icon(self.icon, box.cx - 5, box.cy - 1, 22, gold)
            self._sign(canvas, cap, box.right - 8, 14 / max(1.0, canvas.scale.text), gold)
        if mood.focus:
            focus_ring(canvas, box, 8)

    def _sign(self, canvas: Canvas, cap: Cap, cx: float, size: float, colour: Colour) -> None:
        """Its key, small, beside its picture; a long name of a key has no room there."""
        if cap.icon:
            canvas.icon(cap.icon, cx, self.box.bottom - 9, size, colour)
        elif len(cap.text) <= 3:
            canvas.text(cap.text, cx, self.box.bottom - 9, "tag", size, colour, "mm")


@dataclass
class MenuButton(IconButton):
    """Three bars, and the word where there is room: the menu."""

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        ground = (255, 236, 190, 40) if mood.hover else (0, 0, 0, 70)
        canvas.rect(self.box, 8, ground, (201, 159, 74, 120), 1.2)
        for i in range(3):
            canvas.rect(Box(self.box.x + 12, self.box.y + 9 + i * 7.5, 20, 2.6), 1, "g300")
        canvas.text(self.label, self.box.x + 42, self.box.cy, "label", 16, "t1", "lm", self.box.w - 48)
        if mood.focus:
            focus_ring(canvas, self.box, 8)


@dataclass
class Link(Widget):
    """A small button on parchment that leads to a page of the rules."""

    told_as: ClassVar[Role] = Role.LINK

    label: str = ""
    icon: str = "rule-book"

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        canvas.rect(self.box, 8, (90, 66, 40, 70 if mood.hover else 30), "edge", 1.2)
        canvas.icon(self.icon, self.box.x + (19 if self.label else self.box.w / 2), self.box.cy, 22, "#5A3A14")
        canvas.text(self.label, self.box.x + 36, self.box.cy, "label", 16, "#4A2E10", "lm", self.box.w - 44)
        if mood.focus:
            focus_ring(canvas, self.box, 8)
