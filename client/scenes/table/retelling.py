"""What was shown at a table, once more: what the others did since one's own last choice, or what a line tells of."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from engines.core.chronicle import Entry

from ...match.chronicle import Moment
from ...sprites.timeline import Cue
from ...tables.base import PromptLine
from ...tables.shortcuts import MAIN

if TYPE_CHECKING:
    from .scene import TableScene


class Retelling:
    """Shows moments of a table scene again, and then where the game stands."""

    def __init__(self, scene: "TableScene") -> None:
        self.scene = scene
        self._showing = False

    def words(self) -> PromptLine | None:
        """What the prompt says while something is shown once more; None: nothing is."""
        scene = self.scene
        if not (self._showing and scene.timeline.busy):
            return None
        sentence = scene.say("This has happened already. The question comes back when it has been shown.")
        return PromptLine(scene.say("Once more"), sentence, seat=scene.me)

    def why_not(self) -> str:
        """Why nothing can be shown again now; empty: it can."""
        if self.possible():
            return ""
        return self.scene.say("It is being shown." if self._showing else "Nothing to show again yet.")

    def speed(self) -> float:
        """How fast everything goes: as it was set, but whoever asks for something again wants to see it."""
        return self.scene.settings.animation_speed or float(self._showing)

    def possible(self) -> bool:
        """Whether there is something to show again, and nothing else is being shown."""
        return self._free() and self.scene.session.has_moments_again()

    def again(self) -> None:
        """Show what the others did since one's own last choice once more."""
        moments = self.scene.session.moments_again()
        if moments and self._free():
            self._show(moments)
        else:
            self.scene.stage.toast(self.scene.say("Nothing to show again yet."))

    def show_line(self, line: Entry) -> None:
        """Show what a line of the chronicle tells once more, if it is remembered."""
        if self.scene.timeline.busy:
            return
        moments = self.scene.session.moments_of(line.first, line.last)
        if moments:
            self._show(moments)
        else:
            self.scene.stage.toast(self.scene.say("That was too long ago to show again."))

    def meanwhile(self) -> list[tuple[str, str]]:
        """Keys that work while a deed is told, and what each does."""
        say, held = self.scene.say, self.scene.timeline.held is not None
        rows = [(MAIN, say("seen: go on"))] if held else [("Space", say("hold: faster")), ("→", say("or click: next"))]
        return [*rows, ("A", say("again"))] if self.possible() else rows

    def _free(self) -> bool:
        return not self.scene.timeline.busy or self._is_interlude()

    def _is_interlude(self) -> bool:
        """Whether a result or a summary waits to be read: what led to it can be seen once more before."""
        held = self.scene.timeline.held
        return held is not None and held.interlude is not None

    def _show(self, moments: Sequence[Moment]) -> None:
        scene = self.scene
        scene.view = moments[0].before
        scene.table.retell(moments)
        cues = [cue for cue in scene.cues(moments) if cue.interlude is None or not self._is_interlude()]
        for cue in cues:
            cue.waits = False  # it has been seen
        self._showing = True
        scene.timeline.show_first([*cues, Cue(after=self._back)])
        scene.changed()

    def _back(self) -> None:
        """To where the game stands."""
        self._showing = False
        self.scene.show(self.scene.session.view())
