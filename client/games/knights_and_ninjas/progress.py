"""What is told of Of Knights & Ninjas without its table: a progress line, from what all see, and how it ended."""

from typing import TYPE_CHECKING

from engines.core.game import Say
from engines.core.types import Outcome

from ...match.happening import Happening

if TYPE_CHECKING:
    from engines.knights_and_ninjas.state import State


def progress(state: "State", say: Say) -> str:
    if state.agenda and state.agenda[-1][0] == "draft":
        return say("draft {n}").format(n=state.drafts)
    return say("turn {turn}, {count} gems win").format(turn=max(1, state.turns), count=state.target)


def happening(state: "State", outcome: Outcome | None) -> Happening:
    return Happening(turn=state.turns)
