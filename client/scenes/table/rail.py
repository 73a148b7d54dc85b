"""Chronicle at a table: its newest lines, the drawer with all of them, and what the line pointed at speaks of."""

from typing import TYPE_CHECKING

from engines.core.chronicle import Entry

from ...render.canvas import Canvas
from ...widgets.log import draw_line_pictures, newest, pointed_at

if TYPE_CHECKING:
    from .scene import TableScene

DEEDS = 40
"""So many deeds are remembered beside the table; the drawer has them all."""


class Rail:
    """What was told at one table scene."""

    def __init__(self, scene: "TableScene") -> None:
        self.scene = scene
        self._lines: list[Entry] = []
        self._told: tuple[object, ...] = ()
        """When, to whom and in which language these lines were told."""
        self._lines_all: list[Entry] = []
        self._told_all: tuple[object, ...] = ()

    def lines(self) -> list[Entry]:
        """The newest lines, not ahead of what has been seen: while something moves, those from before it."""
        scene, timeline = self.scene, self.scene.timeline
        told = (scene.session.version, scene.session.viewer, scene.stage.say)
        seen = not timeline.busy or (timeline.held is not None and not timeline.waiting)
        if seen and told != self._told:
            self._told, self._lines = told, newest(scene.session.chronicle(scene.say), DEEDS)
        return self._lines

    def lines_for_all(self) -> list[Entry]:
        """The same as everybody may hear them."""
        scene = self.scene
        told = (self.scene.session.version, scene.stage.say)
        if told != self._told_all and not scene.timeline.busy:
            self._told_all, self._lines_all = told, newest(scene.session.chronicle_for_all(scene.say), DEEDS)
        return self._lines_all

    def open(self) -> None:
        """The drawer."""
        from ..chronicle.scene import ChronicleScene

        scene = self.scene
        lines = scene.session.chronicle(scene.say)
        scene.stage.push(
            ChronicleScene(
                scene.stage, lines, scene.badges, scene.pictures_of, scene.open_aim, scene.show_line, scene.dice_of
            )
        )

    def draw_pointed(self, canvas: Canvas) -> None:
        """What the line speaks of that somebody points at: on the table, and beside it."""
        scene, row = self.scene, pointed_at(self.scene.ui)
        if row is None:
            return
        lines = self.lines()
        if row.row.number < len(lines):
            line = lines[row.row.number]
            scene.table.draw_pointed(canvas, line.events)
            draw_line_pictures(canvas, row.box, scene.pictures_of(line))
