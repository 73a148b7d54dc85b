"""The group of the settings in which nothing is set: where things are kept."""

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from engines.core.foreign import shown_path

from ...input.intents import Intent
from ...render.canvas import Box, Canvas
from ...stage.rows import Rows
from ...stage.shell import ShellScene
from ...widgets.button import Button

if TYPE_CHECKING:
    from ...stage import Stage
    from .scene import SettingsScene

LINE = 1.36
GAP = 8.0


def _ground(canvas: Canvas, box: Box) -> None:
    canvas.rect(box, 10, (0, 0, 0, 60), (134, 101, 43, 110), 1)


class FileList:
    """List of the folders of games and reports, and a way to read the reports."""

    def __init__(self, scene: "SettingsScene") -> None:
        self.scene = scene
        self.rows: list[tuple[str, str]] = []
        self.boxes: list[Box] = []

    def reports(self) -> list[Path]:
        """The newest first."""
        return sorted(self.scene.crash_folder().glob("*.txt"), reverse=True)

    def lay(self, canvas: Canvas, view: Box) -> None:
        scene, say = self.scene, self.scene.say
        reports = self.reports()
        self.rows = [
            (say("Games"), str(scene.stage.library.folder)),
            *([(say("Games that can't be changed"), str(shelf))] if (shelf := scene.stage.library.shelf) else []),
            *([(say("Settings"), str(scene.stage.folders.settings))] if scene.stage.folders else []),
            (say("Saving"), say("Every move is saved at once. Close the window any time.")),
            (say("Privacy"), say("Nothing ever leaves this computer.")),
            (
                say("Crash reports"),
                str(scene.crash_folder()) if reports else say("None. Just how we like it."),
            ),
        ]
        head = canvas.line_height("strong", 21)
        room = view.w - 16 - 40
        heights = [
            28 + head + len(_broken(canvas, text, room)) * 19 * LINE * canvas.scale.text for _, text in self.rows
        ]
        heights += [50.0] * min(3, len(reports))
        self.boxes = scene.rows.lay(scene.ui, view, heights, GAP)
        for number, (path, box) in enumerate(zip(reports[:3], self.boxes[len(self.rows) :], strict=True)):
            read = partial(self._read, path)
            label = canvas.shortened(say("Read {name}").format(name=path.stem.split(".")[0]), "heading", 17, box.w - 60)
            button = Button(
                f"report{number}", box._replace(w=min(box.w, 560)), read, group="reports", label=label, size=17
            )
            button.clip = view
            scene.ui.add(button)

    def _read(self, path: Path) -> None:
        try:
            text = path.read_text(encoding="utf-8", errors="replace")
        except OSError:
            self.scene.stage.toast(self.scene.say("This report can't be read. Nothing else is affected."))
            return
        self.scene.stage.push(ReportScene(self.scene.stage, path, text))

    def draw(self, canvas: Canvas) -> None:
        rows = self.scene.rows
        with canvas.clipped(rows.view):
            for (name, text), box in zip(self.rows, self.boxes, strict=False):
                if rows.shows(box):
                    _ground(canvas, box)
                    head = canvas.line_height("strong", 21)
                    canvas.text(name, box.x + 20, box.y + 12, "strong", 21, "t1", room=box.w - 40)
                    y = box.y + 12 + head
                    for line in _broken(canvas, text, box.w - 40):
                        canvas.text(line, box.x + 20, y, "body", 19, "t2", room=box.w - 40)
                        y += 19 * LINE * canvas.scale.text


def _broken(canvas: Canvas, text: str, room: float) -> list[str]:
    """Words in lines; what has no spaces, as paths have none, is broken anywhere."""
    lines: list[str] = []
    for line in canvas.wrapped(text, "body", 19, room):
        while canvas.text_width(line, "body", 19) > room and len(line) > 1:
            end = len(line) - 1
            while end > 1 and canvas.text_width(line[:end], "body", 19) > room:
                end -= 1
            lines.append(line[:end])
            line = line[end:]
        lines.append(line)
    return lines


class ReportScene(ShellScene):
    """The text of one crash report."""

    name = "report"
    title = "Crash report"

    def __init__(self, stage: "Stage", path: Path, text: str) -> None:
        super().__init__(stage)
        self.subtitle = shown_path(path.name)
        self.text = text
        self.rows = Rows("report")
        self.lines: Sequence[str] = ()

    def handle(self, intent: Intent) -> bool:
        if self.rows.turn(intent):
            self.changed()
            return True
        return super().handle(intent)

    def layout(self) -> None:
        super().layout()
        canvas, box = self.stage.canvas(), self.area()
        self.view = box.inset(28)
        room = self.view.w - 30
        self.lines = [part for line in self.text.splitlines() for part in _broken(canvas, line, room)]
        self.step = 19 * LINE * canvas.scale.text
        self.rows.lay(self.ui, self.view, [len(self.lines) * self.step], 0)

    def draw(self, canvas: Canvas) -> None:
        super().draw(canvas)
        canvas.panel(self.area(), "parchment", 16)
        with canvas.clipped(self.view):
            for number, line in enumerate(self.lines):
                y = self.view.y - self.rows.offset + number * self.step
                if self.view.y - self.step < y < self.view.bottom:
                    canvas.text(line, self.view.x, y, "body", 19, "inkp", room=self.view.w - 30)


class StoryScene(ReportScene):
    """What a record tells in words."""

    name = "story"
    title = "The story"

    def __init__(self, stage: "Stage", path: Path, told: Sequence[str]) -> None:
        super().__init__(stage, path, "\n".join(told))
