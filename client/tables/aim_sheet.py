"""Parchment with the aim of the game and how near everyone is: small where the tag of the bar is pointed at, large on
its page."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from ..render.canvas import Box, Canvas
from ..sprites.ornaments import badge, key_cap
from .shortcuts import AIM

if TYPE_CHECKING:
    from .context import Context

LINE = 1.28


class Letters(NamedTuple):
    """How large everything on the sheet is."""

    title: float
    aim: float
    near: float
    badge: float
    side: float
    """Between its rim and the words."""
    apart: float
    """Between two lines of it."""


LARGE = Letters(32, 24, 20, 30, 48, 10)
SMALL = Letters(22, 18, 17, 24, 22, 6)


class AimSheet(NamedTuple):
    """The words on it. A line of `standing` for each seat, whose shield is before it, or one for all."""

    title: str
    aim: str
    standing: Sequence[str]
    badges: Sequence[int]
    key: str = ""
    """What opens the page of it."""

    @property
    def shields(self) -> Sequence[int | None]:
        return self.badges if len(self.standing) == len(self.badges) else [None] * len(self.standing)

    def height(self, canvas: Canvas, width: float, letters: Letters) -> float:
        """How high the sheet is if it is so wide; its foot is whoever's who shows it."""
        return (
            self._head(canvas, letters) + self._aim(canvas, width, letters) + sum(self._lines(canvas, width, letters))
        )

    def draw(self, canvas: Canvas, box: Box, letters: Letters) -> None:
        canvas.panel(box, "parchment", 18)
        head, room, left = self._head(canvas, letters), box.w - 2 * letters.side, box.x + letters.side
        top, middle = box.y + letters.title * 0.8, letters is LARGE
        if middle:
            canvas.text(self.title, box.cx, top, "title", letters.title, "inkp", "mt", box.w - 60)
        else:
            right = box.right - letters.side
            if self.key:
                right -= key_cap(canvas, right, top + letters.title / 2, self.key, "inkp") + 12
            canvas.text(self.title, left, top - 2, "title", letters.title, "inkp", "lt", right - left)
        canvas.divider(left + 12, box.y + head - letters.side / 3, room - 24, "edge")
        y, high = box.y + head, self._aim(canvas, box.w, letters)
        canvas.paragraph(self.aim, Box(left, y, room, high), "strong", letters.aim, "inkp", LINE, centred=middle)
        y += high
        lines = zip(self.shields, self.standing, self._lines(canvas, box.w, letters), strict=True)
        for shield, words, high in lines:
            x = left
            if shield is not None:
                badge(canvas, shield, x, y, letters.badge)
                x += letters.badge + 14
            place = Box(x, y + 1, box.right - letters.side - x, high)
            canvas.paragraph(words, place, "body", letters.near, "inkp", LINE, centred=middle and shield is None)
            y += high

    def _head(self, canvas: Canvas, letters: Letters) -> float:
        """Room for the title and the line below it."""
        return letters.side + letters.title * 1.5 * max(1.0, canvas.scale.text)

    def _aim(self, canvas: Canvas, width: float, letters: Letters) -> float:
        return _height(canvas, self.aim, "strong", letters.aim, width - 2 * letters.side) + 2 * letters.apart

    def _lines(self, canvas: Canvas, width: float, letters: Letters) -> list[float]:
        """How high each of them is."""
        room = width - 2 * letters.side - (letters.badge + 14 if self.shields[0] is not None else 0)
        return [
            max(letters.badge, _height(canvas, words, "body", letters.near, room)) + letters.apart
            for words in self.standing
        ]


def aim_sheet(context: "Context") -> AimSheet:
    """What is said to whoever has this view."""
    text, say = context.session.game.text, context.say
    standing = text.standing(context.view, context.names, say)
    return AimSheet(say("The aim"), text.aim(context.view, say), standing, context.badges, AIM)


def _height(canvas: Canvas, words: str, role: str, size: float, room: float) -> float:
    return len(canvas.wrapped(words, role, size, room)) * size * LINE * canvas.scale.text
