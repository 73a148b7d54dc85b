"""What it costs to leave the path: the computer's judgement of two answers, from what the learner may know."""

from typing import TYPE_CHECKING

from engines.core.game import Say
from engines.core.types import Option

if TYPE_CHECKING:
    from ...match.lesson_session import LessonSession


def cost_of(session: "LessonSession", option: Option, awaited: Option, say: Say) -> str:
    """One sentence; empty where nothing can be said. The one place where lessons ask for a judgement."""
    return ""
