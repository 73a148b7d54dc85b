"""What is told of My Realm Will Be Yours without its table: a progress line, from what all see, and how it ended."""

from typing import TYPE_CHECKING

from engines.core.game import Say
from engines.core.types import Outcome

from ...match.happening import Happening

if TYPE_CHECKING:
    from engines.my_realm.state import State

PHASES = ("", "the King teaches", "time is short", "the Queen rules")


def progress(state: "State", say: Say) -> str:
    return say("{phase}, year {year}").format(phase=say(PHASES[state.phase]), year=state.year)


def happening(state: "State", outcome: Outcome | None) -> Happening:
    return Happening(turn=len(state.years))
