"""A question over a screen, with a button for each answer."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ..render.canvas import Box, Canvas
from ..stage.scene import PANEL_SECONDS, Scene
from ..widgets.button import Button

if TYPE_CHECKING:
    from ..stage import Stage


@dataclass(frozen=True)
class Answer:
    """One button of a dialog. Every answer closes the dialog first; one that is off says in `second` why."""

    label: str
    does: Callable[[], None]
    kind: str = "secondary"
    key: str = ""
    second: str = ""
    enabled: bool = True


class Dialog(Scene):
    """A title, a sentence, and answers. Esc or right click takes none of them."""

    name = "dialog"
    dialog = True
    fade_in = PANEL_SECONDS

    def __init__(self, stage: "Stage", title: str, text: str, answers: Sequence[Answer]) -> None:
        super().__init__(stage)
        self.title, self.text, self.answers = title, text, answers

    def _box(self) -> Box:
        width = 620.0
        height = self._head() + self._step() * len(self.answers)
        return Box((self.width - width) / 2, (self.height - height) / 2, width, height)

    def _head(self) -> float:
        return 150.0 + (70 if self.text else 0)

    def _step(self) -> float:
        """From one answer to the next: less where they are many."""
        return min(66.0, (self.height - 24 - self._head()) / len(self.answers))

    def layout(self) -> None:
        box = self._box()
        step = self._step()
        y = box.bottom - 30 - step * len(self.answers)
        for i, answer in enumerate(self.answers):

            def take(answer: Answer = answer) -> None:
                self.stage.pop()
                answer.does()

            self.ui.add(
                Button(
                    f"answer{i}",
                    Box(box.x + 40, y + i * step, box.w - 80, step - 10),
                    take,
                    enabled=answer.enabled,
                    label=answer.label,
                    kind=answer.kind,
                    second=answer.second,
                    key=answer.key,
                )
            )

    def draw(self, canvas: Canvas) -> None:
        box = self._box()
        canvas.panel(box, "parchment", 18)
        canvas.text(self.title, box.cx, box.y + 50, "title", 32, "inkp", "mm", box.w - 60)
        canvas.divider(box.x + 60, box.y + 84, box.w - 120, "edge")
        if self.text:
            words = Box(box.x + 44, box.y + 98, box.w - 88, 64)
            canvas.paragraph(self.text, words, "body", 20, "inkp", centred=True)
