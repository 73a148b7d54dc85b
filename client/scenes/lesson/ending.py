"""End of a lesson: what was learned, and the ways on."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from ...match.lessons import Lesson
from ...render.canvas import Box, Canvas
from ...stage.scene import PANEL_SECONDS, Scene
from ...tables.shortcuts import MAIN
from ...widgets.button import Button

if TYPE_CHECKING:
    from ...stage import Stage

WIDE, HIGH = 600.0, 350.0


class LessonEnd(Scene):
    """Parchment with a laurel over the table. `next_one`: the lesson that comes then, if there is one."""

    name = "lesson_end"
    dialog = True
    fade_in = PANEL_SECONDS

    def __init__(
        self,
        stage: "Stage",
        lesson: Lesson,
        won: bool,
        over: bool,
        next_one: tuple[Lesson, Callable[[], None]] | None,
        alone: Callable[[], None],
        out: Callable[[], None],
    ) -> None:
        super().__init__(stage)
        self.lesson, self.won, self.over, self.next_one = lesson, won, over, next_one
        self.alone, self.out = alone, out

    def _box(self) -> Box:
        high = (HIGH if self.next_one else HIGH - 62) * max(1.0, self.stage.scale.text) ** 0.7
        return Box((self.width - WIDE) / 2, (self.height - high) / 2, WIDE, high)

    def layout(self) -> None:
        box, say = self._box(), self.say
        rows: list[tuple[str, str, Callable[[], None], str, str]] = []
        if self.next_one:
            lesson, does = self.next_one
            rows.append(("next", say("Next lesson: {name}", name=say(lesson.name)), does, "primary", MAIN))
        rows.append(
            (
                "alone",
                say("Play a game") if self.over else say("Play on alone"),
                self.alone,
                "secondary" if rows else "primary",
                "1" if rows else MAIN,
            )
        )
        rows.append(("out", say("Done"), self.out, "secondary", "Esc"))
        y = box.bottom - 24 - 60
        if self.next_one:
            first, *rest = rows
            self._button(first, Box(box.x + 40, y - 62, box.w - 80, 54))
        else:
            rest = rows
        wide = (box.w - 80 - 14 * (len(rest) - 1)) / len(rest)
        for number, row in enumerate(rest):
            self._button(row, Box(box.x + 40 + number * (wide + 14), y + 4, wide, 50))

    def _button(self, row: tuple[str, str, Callable[[], None], str, str], place: Box) -> None:
        name, label, does, kind, key = row
        self.ui.add(Button(name, place, does, label=label, kind=kind, key=key, size=20))

    def back(self) -> None:
        self.out()

    def draw(self, canvas: Canvas) -> None:
        box, say = self._box(), self.say
        canvas.panel(box, "parchment", 18)
        canvas.icon("laurels", box.cx, box.y + 44, 56, "#B9820F")
        text = canvas.scale.text
        title = say(self.lesson.title)
        canvas.text(title, box.cx, box.y + 72 + 22 * text, "title", 30, "inkp", "mm", box.w - 60)
        low = box.bottom - (150 if self.next_one else 88)
        words = Box(box.x + 44, box.y + 84 + 38 * text, box.w - 88, 0)
        words = words._replace(h=low - words.y)
        said = self.lesson.learned if self.won else "The game is over. The lesson is still here whenever you like."
        canvas.paragraph(say(said), words, "body", 21, "inkp", centred=True)
