"""The way into a replay: the record is read a portion at a time, and a small panel says how far it is."""

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

from engines.core.errors import FourCrownsError
from engines.core.playback import Playback
from engines.core.record import Record

from ...box import BOX
from ...match.saves import named_shortly, title_of
from ...match.watching import Perspective, Sight, Watching
from ...render.canvas import Box, Canvas
from ...stage.scene import Scene
from .course import course_of

if TYPE_CHECKING:
    from ...stage import Stage
    from .scene import ReplayScene

PORTION = 40
"""Lines of a record that are read between two frames."""
AT_ONCE = 300
"""A record of so many lines is there before anybody could read that it is being read."""
BEAT = 0.9
"""Seconds from one action to the next at speed 1."""
END = -1
"""Instead of a moment: the last one there is, everything open."""


def watch(stage: "Stage", path: Path, moment: int = 0, known: bool = False) -> None:
    """Open the replay of a record, at a moment of it; whole at once for whoever has just seen how it ended."""
    try:
        record = stage.library.read(path)
        played = Playback(BOX[record.setup.game], record, whole=False)
    except (FourCrownsError, OSError, KeyError) as error:
        stage.toast(named_shortly(str(error), path))
        return
    reading = ReadingScene(stage, played, record, moment, known)
    if len(record.entries) <= AT_ONCE:
        reading.read(AT_ONCE + 1)
    else:
        stage.push(reading)


class ReadingScene(Scene):
    """A record on its way to the table. Esc calls it off."""

    name = "reading"
    dialog = True

    def __init__(self, stage: "Stage", played: Playback[Any], record: Record, moment: int, known: bool = False) -> None:
        super().__init__(stage)
        self.played, self.record, self.moment, self.known = played, record, moment, known
        self._telling: Iterator[ReplayScene | None] | None = None

    def update(self, seconds: float) -> bool:
        self.stage.dirty = True
        self.read(PORTION)
        return True

    def read(self, lines: int) -> None:
        """Read on; once all is read, open the replay."""
        stage, here = self.stage, self.stage.scenes and self.stage.top is self
        try:
            done = self.played.read_on(lines)
        except FourCrownsError as error:
            if here:
                stage.pop()
            stage.toast(named_shortly(str(error), self.record.path))
            return
        if not done:
            return
        self._telling = self._telling or self._tell()
        scene = next((each for each in self._telling if each), None) if not here else next(self._telling)
        if scene is not None:
            (stage.swap if here else stage.push)(scene)

    def _tell(self) -> "Iterator[ReplayScene | None]":
        """Tell the story of what was read, a turn at a time, and then how it went: no jump has to wait for that. The
        scene comes at last, its first pictures drawn."""
        from .rehearsing import prepared  # with the whole table, which a look at the library can do without
        from .scene import ReplayScene

        stage, played = self.stage, self.played
        watching = Watching(played, self.record, stage.settings)
        last = self.moment == END
        if last and played.is_over:
            watching.watch_as(Perspective(Sight.OPEN, watching.perspectives()[-1].seat))
        for _ in watching.prepare(stage.say):
            yield None
        title = title_of(self.record.path) or played.game.title
        courses = course_of(played, stage.say)
        while (course := next(courses)) is None:
            yield None
        scene = ReplayScene(stage, watching, title, course, played.last if last else self.moment, whole=self.known)
        if self in stage.scenes:  # somebody sees how it comes along
            for _ in prepared(scene):
                yield None
        yield scene

    def draw(self, canvas: Canvas) -> None:
        box = Box(self.width / 2 - 260, self.height / 2 - 60, 520, 120)
        canvas.panel(box, "parchment", 14)
        canvas.text(self.say("Reading the game…"), box.cx, box.y + 40, "heading", 24, "inkp", "mm", box.w - 40)
        share = min(1.0, len(self.played.taken) / max(1, self.record.actions))
        line = Box(box.x + 40, box.y + 78, box.w - 80, 12)
        canvas.rect(line, 6, (90, 60, 20, 70))
        canvas.rect(Box(line.x, line.y, max(12.0, line.w * share), line.h), 6, "g500")
