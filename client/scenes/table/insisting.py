"""Ending something while there is still something to do: the main button asks once, in its own words."""

from typing import TYPE_CHECKING

from engines.core.types import Option

from ...input.intents import MAIN, Intent, Kind
from ...stage.scene import GRACE

if TYPE_CHECKING:
    from ...match.prompts import Ask
    from ...tables.base import ActionButton
    from .scene import TableScene

PASSING = (Kind.POINT, Kind.PRESS, Kind.RELEASE, Kind.KEY_OVER, Kind.HURRY, Kind.HURRY_OVER, Kind.TYPED)
"""What does not lead away from the button by itself."""


class Insisting:
    """Remembers what somebody has pressed once, for as long as the pointer or the keys stay with it."""

    def __init__(self, scene: "TableScene") -> None:
        self.scene = scene
        self._wanted: tuple[Ask, Option] | None = None
        self._by_pointer = False

    def asks(self, action: "ActionButton") -> bool:
        """Whether this is the first press of a button that leaves something undone: then it is asked once."""
        scene = self.scene
        if not action.left or self.holds(action) or scene.asked is None or action.option is None:
            return False
        self._wanted = (scene.asked, action.option)
        self._by_pointer = not scene.ui.keyboard and self._pointed()
        scene.hush(GRACE)  # a double click is no answer to it
        scene.changed()
        return True

    def holds(self, action: "ActionButton") -> bool:
        """Whether it has been pressed once."""
        return self._wanted is not None and self._wanted == (self.scene.asked, action.option)

    def follow(self, intent: Intent) -> None:
        """Something was done: whoever turns to something else does not want it any more."""
        if self._wanted is None:
            return
        if self._by_pointer:
            stays = self._pointed()
        else:
            stays = intent.kind in PASSING or intent.kind is Kind.ACTIVATE or intent.text == MAIN
            stays = stays and intent.kind is not Kind.PRESS
        if not stays or self._wanted[0] is not self.scene.asked:
            self._wanted = None
            self.scene.changed()

    def _pointed(self) -> bool:
        """Whether the pointer is on the main button."""
        under = self.scene.ui.get(self.scene.ui.hover)
        return under is not None and under.key == MAIN
