"""What speaks for an answer, in words: what this year comes to in the orders that are still possible."""

from ..core.game import Say
from ..core.judgement import Reason
from ..core.reasons import parts

REASONS = {
    "ruin": "The realm falls this year {here} instead of {there}.",
    "rebelled": "The rebellion succeeds {here}.",
    "points": "It brings about {points} more.",
    "unhurt": "No token is lost this year {here} instead of {there}.",
    "tokens": "It costs about {tokens} less.",
    "orders": "The Princess learns more from it.",
}


def reason(told: Reason, say: Say) -> str:
    tokens, points = say.count(told.more, "token"), say.count(told.more, "point")
    return say(REASONS[told.name], **parts(told, say), tokens=tokens, points=points)
