"""What it costs to leave the path: the computer's judgement of the answer, from what the learner may know."""

from typing import TYPE_CHECKING

from engines.core.judgement import Line
from engines.core.reasons import why

from ..table.tutoring import level_of

if TYPE_CHECKING:
    from .scene import LessonScene

SAME = "The computer thinks it is about as good here."
COSTS = {
    "big": "It costs a good part of your chances.",
    "costly": "It costs some of your chances.",
    "all": "It costs a little.",
}
"""By the dearest setting at which one would be warned."""


def cost_of(scene: "LessonScene", line: Line) -> str | None:
    """What an answer gives away, and what speaks most for the better one; None while that is found out."""
    say, found = scene.say, scene.session.judge(line)
    if found is None:
        return None
    level = level_of(found, line)
    if not found.warns(line, level):
        return say(SAME)
    reasons = why(scene.session.game.text, found, say, found.best, line)
    return " ".join([say(COSTS[level]), *[say("The better way: {reason}", reason=reason) for reason in reasons[:1]]])
