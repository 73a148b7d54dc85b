"""The tutor: before somebody who plays alone does something that gives much away, Pim has a word, once a turn."""

from typing import TYPE_CHECKING

from engines.core.judgement import WARNINGS, Judgement, Line
from engines.core.reasons import why

from ...stage.scene import GRACE
from ...tables.hints import Depth, Hint, Warned
from .hinting import ways_of

if TYPE_CHECKING:
    from ...match.prompts import Ask
    from .scene import TableScene

MOST = 5
"""Warnings in a game."""
COSTS = {"big": "Costs a good part of your chances", "costly": "Costs some of your chances", "all": "Costs a little"}
"""By the dearest setting at which one would be warned."""


def level_of(found: Judgement, line: Line) -> str:
    """The dearest setting at which somebody would be warned of an answer."""
    return next((name for name in WARNINGS if found.warns(line, name)), "all")


class Tutoring:
    """Who is warned at one table."""

    def __init__(self, scene: "TableScene") -> None:
        self.scene = scene
        self.warned: Warned | None = None
        self._wanted: tuple[Ask, Line] | None = None
        self._turn = -1
        """The turn of the last warning."""
        self._number = 0
        self._stopped = False
        self._found: Judgement | None = None

    @property
    def waits(self) -> bool:
        """An answer is being looked at."""
        return self._wanted is not None

    @property
    def setting(self) -> str:
        """How dear an answer must be for a word."""
        return self.scene.stage.settings.tutor

    @property
    def is_on(self) -> bool:
        alone = len(self.scene.session.people) == 1
        return self.setting in WARNINGS and alone and not self._stopped and self._number < MOST

    def holds(self, line: Line) -> bool:
        """Whether an answer has to wait: for what the tutor finds out, or for what its owner makes of the warning."""
        scene, asked = self.scene, self.scene.asked
        told, self.warned = self.warned, None
        if asked is None or not self.is_on or len(asked.decision.options) < 2 or self._now() == self._turn:
            return False
        if (told is not None and told.line == line) or line[0].verb in scene.session.game.asides:
            return False
        self._wanted = asked, line
        scene.hint_waits = 0.0
        self.look()
        return True

    def look(self) -> None:
        """Whether it is known by now what the answer costs: then it is given, or its owner is told."""
        scene = self.scene
        if self._wanted is None:
            return
        asked, line = self._wanted
        if asked is not scene.session.prompt:
            self._wanted = None
            return
        found = scene.session.judge(line)
        if found is None:
            return
        self._wanted = None
        if found.warns(line, self.setting):
            self.warn(found, line)
        else:
            scene.give(*line)

    def warn(self, found: Judgement, line: Line) -> None:
        """Have a word."""
        scene, say = self.scene, self.scene.say
        self._turn, self._number, self._found = self._now(), self._number + 1, found
        words, cost = scene.table.line_words, found.cost(line)
        level = level_of(found, line)
        reasons = tuple(why(scene.session.game.text, found, say, found.best, line))
        share = cost.mean / (2 * max(WARNINGS.values()))
        self.warned = Warned(line, words(line), say(COSTS[level]), share, words(found.best), reasons, self._number,
                             found.best)  # fmt: skip
        scene.hinted = scene.hint_for = None
        scene.hush(GRACE)
        scene.changed()

    def _now(self) -> int:
        session = self.scene.session
        return session.count(session.game.turn) if session.game.turn else len(session.told())

    # -- what somebody makes of it -------------------------------------------------------------------------------------

    def think_again(self) -> None:
        """Everything goes back to where it lay."""
        self.warned = self._wanted = None
        scene = self.scene
        while scene.picking and scene.picking.put_back():
            pass
        scene.changed()

    def do_anyway(self) -> None:
        if self.warned is not None:
            line, self.warned = self.warned.line, None
            self.scene.give(*line)

    def show_better(self) -> None:
        """What the computer would do, with its reasons; then one is asked again."""
        scene, found = self.scene, self._found
        self.think_again()
        if found is not None and scene.asked is not None:
            scene.session.note_hint()
            words = scene.table.line_words(found.best)
            ways = ways_of(scene, found)
            scene.hinted = Hint(scene.asked, found.best[0], words, found.best, Depth.WHAT, ways)
            scene.changed()

    def stop(self) -> None:
        """No more warnings in this game; what was chosen is done."""
        self._stopped = True
        self.do_anyway()
