"""What it costs to leave the path: the computer's judgement of the answer, from what the learner may know."""

from typing import TYPE_CHECKING

from engines.core.judgement import Line
from engines.core.reasons import why

from ..table.tutoring import COSTS, level_of

if TYPE_CHECKING:
    from .scene import LessonScene

SAME = "The computer thinks it is about as good here."


def cost_of(scene: "LessonScene", line: Line) -> str | None:
    """What an answer gives away, and the first reason; None while that is found out."""
    say, found = scene.say, scene.session.judge(line)
    if found is None:
        return None
    level = level_of(found, line)
    if not found.warns(line, level):
        return say(SAME)
    reasons = why(scene.session.game.text, found, say, found.best, line)
    return " ".join([f"{say(COSTS[level])}.", *reasons[:1]])
