"""A game that another window plays, to look at: the public table, and the way to take it over."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from engines.core.disk import hold
from engines.core.foreign import Unfit

from ...match.session import Session
from ..dialog import Answer, Dialog
from .scene import TableScene

if TYPE_CHECKING:
    from ...stage import Stage

PATIENCE = 2.0
"""Seconds between two looks at whether the other window has left."""


class LookScene(TableScene):
    """Nobody is asked here. `take_over` opens the game to be played."""

    name = "look"

    def __init__(self, stage: "Stage", session: Session, path: Path, take_over: Callable[[], None]) -> None:
        super().__init__(stage, session)
        self.path, self.take_over = path, take_over
        self._waited = 0.0
        self._offered = False

    def update(self, seconds: float) -> bool:
        self._waited += seconds
        if self._waited >= PATIENCE and not self._offered:
            self._waited = 0.0
            if self._is_free():
                self._offered = True
                self._offer(self.say("The other window has closed this game."))
        return super().update(seconds)

    def _is_free(self) -> bool:
        try:
            held = hold(self.path)
        except Unfit:
            return False
        if held:
            held.release()
        return held is not None

    def _offer(self, words: str) -> None:
        answers = (
            Answer(self.say("Play here"), self.take_over, "primary"),
            Answer(self.say("Keep watching"), lambda: None, key="Esc"),
        )
        self.stage.push(Dialog(self.stage, self.say("Take over?"), words, answers))

    def menu(self) -> None:
        free = self._is_free()
        second = "" if free else self.say("Still open in the other window.")
        answers = (
            Answer(self.say("Play here"), self.take_over, "primary", second=second, enabled=free),
            Answer(self.say("Keep watching"), lambda: None, key="Esc"),
            Answer(self.say("Back to title"), self.stage.home, key="t"),
        )
        words = self.say("This game is open in another window. Here you can watch it.")
        self.stage.push(Dialog(self.stage, self.say("Open in another window"), words, answers))
