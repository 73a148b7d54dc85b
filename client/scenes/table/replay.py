"""What happened, shown once more."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from engines.core.chronicle import Entry

from ...match.chronicle import Moment
from ...sprites.timeline import Cue

if TYPE_CHECKING:
    from .scene import TableScene


class Replay:
    """Shows moments of one table scene again, and comes back to where the game stands."""

    def __init__(self, scene: "TableScene") -> None:
        self.scene = scene

    def last(self) -> None:
        """Show what the others did since one's own last choice."""
        scene = self.scene
        moments = scene.session.moments_again()
        if not moments or scene.timeline.busy:
            scene.stage.toast(scene.say("Nothing to show again yet."))
        else:
            self._show(moments)

    def line(self, line: Entry) -> None:
        """Show what a line of the chronicle tells, if it is remembered."""
        scene = self.scene
        if scene.timeline.busy:
            return
        moments = scene.session.moments_of(line.first, line.last)
        if moments:
            self._show(moments)
        else:
            scene.stage.toast(scene.say("That was too long ago to show again."))

    def _show(self, moments: Sequence[Moment]) -> None:
        scene = self.scene
        scene.view = moments[0].before
        scene.table.retell(moments)
        scene.animate(moments)
        scene.timeline.add(Cue(after=lambda: scene.show(scene.session.view())))
        scene.changed()
