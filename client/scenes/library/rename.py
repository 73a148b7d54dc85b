"""A name for a saved game."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from ...input.intents import Intent, Kind
from ...render.canvas import Box, Canvas
from ...stage.scene import PANEL_SECONDS, Scene
from ...widgets.button import Button
from ...widgets.fields import TextField

if TYPE_CHECKING:
    from ...stage import Stage

LONGEST = 40


class RenameDialog(Scene):
    """A field and two buttons. Enter keeps the name, Esc does not."""

    name = "rename"
    dialog = True
    fade_in = PANEL_SECONDS

    def __init__(self, stage: "Stage", title: str, keeps: Callable[[str], None]) -> None:
        super().__init__(stage)
        self.text = title[:LONGEST]
        self.keeps = keeps
        self.ui.focus = "name"

    def _box(self) -> Box:
        return Box((self.width - 640) / 2, (self.height - 320) / 2, 640, 320)

    def keep(self) -> None:
        if self.text.strip():
            self.stage.pop()
            self.keeps(self.text.strip())

    def layout(self) -> None:
        box = self._box()

        def changes(text: str) -> None:
            self.text = text

        hint = self.say("Name this game")
        field = Box(box.x + 40, box.y + 120, box.w - 80, 56)
        self.ui.add(
            TextField(
                "name", field, self.keep, group="name", text=self.text, hint=hint, longest=LONGEST, changes=changes
            )
        )
        half = (box.w - 92) / 2
        keep = Box(box.x + 40, box.bottom - 96, half, 56)
        self.ui.add(
            Button(
                "keep", keep, self.keep, group="keep", label=self.say("Save"), kind="primary", enabled=bool(self.text)
            )
        )
        leave = Box(keep.right + 12, keep.y, half, 56)
        self.ui.add(Button("leave", leave, self.back, group="keep", label=self.say("Cancel"), key="Esc"))

    def handle(self, intent: Intent) -> bool:
        if intent.kind is Kind.ERASE and self.ui.focus != "name":
            return True
        return super().handle(intent)

    def draw(self, canvas: Canvas) -> None:
        box = self._box()
        canvas.panel(box, "parchment", 18)
        canvas.text(self.say("Rename"), box.cx, box.y + 58, "title", 32, "inkp", "mm", box.w - 60)
        canvas.divider(box.x + 60, box.y + 98, box.w - 120, "edge")
