"""A look at the board while a battle goes on."""

from typing import TYPE_CHECKING

from ....input.intents import Intent, Kind
from ....render.canvas import Box, Canvas
from ....stage.scene import Scene
from ....widgets.button import Button

if TYPE_CHECKING:
    from ....stage import Stage
    from ..board.board import BoardPanel


class BoardLook(Scene):
    """The whole board in the window, to be looked at only. Any way back leads to the battle."""

    name = "board"

    def __init__(self, stage: "Stage", board: "BoardPanel") -> None:
        super().__init__(stage)
        self.board = board

    def layout(self) -> None:
        room = Box(16, 16, self.width - 32, self.height - 32 - 62)
        self.board.place(room)
        width = min(360.0, self.width - 32)
        place = Box((self.width - width) / 2, self.height - 66, width, 54)
        label = self.say("Back to the battle")
        self.ui.add(Button("back", place, self.back, key="0", label=label, kind="primary", group="bar"))

    def back(self) -> None:
        self.stage.pop()

    def handle(self, intent: Intent) -> bool:
        if intent.kind is Kind.BACK:
            self.back()
            return True
        return super().handle(intent)

    def draw(self, canvas: Canvas) -> None:
        self.board.table.draw_ground(canvas)
        self.board.draw_public(canvas)
