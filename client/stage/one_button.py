"""For whoever has one button to press: the focus walks from thing to thing, and one key takes what it is on."""

from typing import TYPE_CHECKING

from ..input.intents import Intent, Kind

if TYPE_CHECKING:
    from . import Stage

STEP = 1.2
"""Seconds on each thing."""
TAKES = (Kind.HURRY, Kind.ACTIVATE)
"""Space and Enter are the same key then."""


class OneButton:
    """The walk of the focus over one stage."""

    def __init__(self, stage: "Stage") -> None:
        self.stage = stage
        self._left = STEP

    def meant(self, intent: Intent) -> Intent:
        """The one key takes what has the focus, and the walk waits a whole step for what comes of it."""
        if not self.stage.settings.one_button or intent.kind not in TAKES:
            return intent
        self._left = STEP
        return Intent(Kind.ACTIVATE)

    def update(self, seconds: float) -> None:
        stage = self.stage
        if not stage.settings.one_button or not stage.scenes:
            return
        self._left -= seconds
        if self._left > 0:
            return
        self._left = STEP
        ui = stage.top.ui
        things = [widget.id for widget in ui.in_order() if widget.enabled]
        if things:
            here = things.index(ui.focus) if ui.focus in things else -1
            ui.focus, ui.keyboard = things[(here + 1) % len(things)], True
            stage.top.changed()
