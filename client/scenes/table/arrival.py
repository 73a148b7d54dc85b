"""Arrival of a question: what was on its way when it came is not meant for it."""

from typing import TYPE_CHECKING

from ...input.intents import MAIN, Intent, Kind
from ...stage.scene import GRACE, TOUCHED

if TYPE_CHECKING:
    from .scene import TableScene

Question = tuple[int, str]
"""Who is asked what."""


class Arrival:
    """Watches over the questions of one table scene.

    When control comes back from others, nothing that was on its way counts. Whoever goes on from one question of their
    own to the next is only kept from pressing the buttons twice; and what is asked again and again is one question.
    """

    def __init__(self, scene: "TableScene") -> None:
        self.scene = scene
        self._question: Question | None = None
        self._follows = False
        """The question is one's own next one: things on the table can be picked at once."""

    def look(self) -> None:
        """The scene is laid out: is there something new?"""
        scene, asked = self.scene, self.scene.asked
        question = (asked.seat, asked.decision.kind) if asked is not None else None
        if question is not None and question != self._question:
            self._follows = self._question is not None and self._question[0] == question[0]
            touched = asked is not None and asked.decision.kind in scene.table.touching
            scene.hush(TOUCHED if touched and not self._follows else GRACE)
            scene.magnifier.close()
        self._question = question

    def hold(self) -> None:
        """Something waits to be seen that touches whoever looks."""
        self._follows = False
        self.scene.hush(TOUCHED)
        self.scene.magnifier.close()

    def lets(self, intent: Intent) -> bool:
        """Whether it is meant for the table itself, where one's own next question is as good as the last one."""
        if not self._follows or intent.kind is Kind.ACTIVATE or (intent.kind is Kind.KEY and intent.text == MAIN):
            return False
        under = self.scene.ui.at(intent.x, intent.y)
        return under is None or under.group != "actions"
