"""The aim of the game on parchment, and how near everyone is to it."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from ..render.canvas import Box, Canvas
from ..sprites.ornaments import badge
from ..stage.scene import PANEL_SECONDS, Scene
from ..widgets.button import Button

if TYPE_CHECKING:
    from ..stage import Stage

WIDEST = 860.0
AIM, NEAR = 24.0, 20.0
LINE = 1.28
FOOT = 96.0
BADGE = 30.0


class Line(NamedTuple):
    """How near a player is; where all play together, how near they are."""

    badge: int | None
    words: str
    height: float


class AimScene(Scene):
    """`standing` has a line for each seat, whose badges are given, or one for all."""

    name = "aim"
    private = True
    dialog = True
    fade_in = PANEL_SECONDS

    def __init__(self, stage: "Stage", aim: str, standing: Sequence[str], badges: Sequence[int]) -> None:
        super().__init__(stage)
        self.aim, self.standing = aim, standing
        self.badges: Sequence[int | None] = badges if len(standing) == len(badges) else [None] * len(standing)

    def enter(self) -> None:
        self.ui.focus = "close"

    def _width(self) -> float:
        return min(WIDEST, self.width - 80)

    def _lines(self, canvas: Canvas) -> list[Line]:
        room = self._width() - 96 - (BADGE + 14 if self.badges[0] is not None else 0)
        return [
            Line(shield, words, max(BADGE, _height(canvas, words, "body", NEAR, room)) + 10)
            for shield, words in zip(self.badges, self.standing, strict=True)
        ]

    def _aim_height(self, canvas: Canvas) -> float:
        return _height(canvas, self.aim, "strong", AIM, self._width() - 96) + 26

    def _box(self, canvas: Canvas) -> Box:
        height = _head(canvas) + self._aim_height(canvas) + sum(line.height for line in self._lines(canvas)) + FOOT
        height = min(height, self.height - 24)
        return Box((self.width - self._width()) / 2, (self.height - height) / 2, self._width(), height)

    def layout(self) -> None:
        box = self._box(self.stage.canvas())
        place = Box(box.cx - 130, box.bottom - 78, 260, 54)
        self.ui.add(Button("close", place, self.back, label=self.say("Close"), kind="primary", key="Esc"))

    def draw(self, canvas: Canvas) -> None:
        box = self._box(canvas)
        canvas.panel(box, "parchment", 18)
        canvas.text(self.say("The aim"), box.cx, box.y + 26, "title", 32, "inkp", "mt", box.w - 60)
        canvas.divider(box.x + 60, box.y + _head(canvas) - 16, box.w - 120, "edge")
        y, room = box.y + _head(canvas), box.w - 96
        high = self._aim_height(canvas)
        canvas.paragraph(self.aim, Box(box.x + 48, y, room, high), "strong", AIM, "inkp", LINE, centred=True)
        y += high
        for line in self._lines(canvas):
            left = box.x + 48
            if line.badge is not None:
                badge(canvas, line.badge, left, y, BADGE)
                left += BADGE + 14
            words = Box(left, y + 1, box.right - 48 - left, line.height)
            canvas.paragraph(line.words, words, "body", NEAR, "inkp", LINE, centred=line.badge is None)
            y += line.height


def _head(canvas: Canvas) -> float:
    """Room for the title and the line below it."""
    return 44 + 52 * max(1.0, canvas.scale.text)


def _height(canvas: Canvas, words: str, role: str, size: float, room: float) -> float:
    return len(canvas.wrapped(words, role, size, room)) * size * LINE * canvas.scale.text
