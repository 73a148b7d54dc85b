"""The aim of the game on parchment, and how near everyone is to it."""

from typing import TYPE_CHECKING

from ..render.canvas import Box, Canvas
from ..stage.scene import PANEL_SECONDS, Scene
from ..tables.aim_sheet import LARGE, AimSheet
from ..widgets.button import Button

if TYPE_CHECKING:
    from ..stage import Stage

WIDEST = 860.0
FOOT = 96.0


class AimScene(Scene):
    """The sheet, large, until it is closed."""

    name = "aim"
    private = True
    dialog = True
    fade_in = PANEL_SECONDS

    def __init__(self, stage: "Stage", sheet: AimSheet) -> None:
        super().__init__(stage)
        self.sheet = sheet

    def enter(self) -> None:
        self.ui.focus = "close"

    def _box(self, canvas: Canvas) -> Box:
        width = min(WIDEST, self.width - 80)
        height = min(self.sheet.height(canvas, width, LARGE) + FOOT, self.height - 24)
        return Box((self.width - width) / 2, (self.height - height) / 2, width, height)

    def layout(self) -> None:
        box = self._box(self.stage.canvas())
        place = Box(box.cx - 130, box.bottom - 78, 260, 54)
        self.ui.add(Button("close", place, self.back, label=self.say("Close"), kind="primary", key="Esc"))

    def draw(self, canvas: Canvas) -> None:
        self.sheet.draw(canvas, self._box(canvas), LARGE)
