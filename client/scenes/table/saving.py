"""Nobody plays on without being saved who has not said yes."""

from typing import TYPE_CHECKING

from ..dialog import Answer, Dialog

if TYPE_CHECKING:
    from .scene import TableScene

UNSAVED = "You can keep playing, but new moves aren't saved until this works again. Every move tries again."


class SavingQuestion:
    """The question what to do while the record of a table cannot be written."""

    def __init__(self, scene: "TableScene") -> None:
        self.scene = scene
        self._agreed = False
        """Somebody said yes; it holds until the record could be written again."""

    def ask(self) -> None:
        """Ask, if there is trouble and nobody has said yes to it."""
        scene, trouble = self.scene, self.scene.session.trouble
        if trouble is None:
            self._agreed = False
        elif not self._agreed:
            say = scene.say
            answers = (
                Answer(say("Try again"), self._retry, "primary"),
                Answer(say("Play without saving"), self._agree),
                Answer(say("Back to title"), scene.stage.home, key="t"),
            )
            stage = scene.stage
            stage.push(Dialog(stage, say("This game can't be saved"), f"{trouble} {say(UNSAVED)}", answers))
            stage.top.hush()

    def _retry(self) -> None:
        journal = self.scene.session.match.journal
        if journal:
            journal.retry()
        self.ask()

    def _agree(self) -> None:
        self._agreed = True
