"""What is told of Kings & Things without its table: its progress line, from what everybody sees, and how it ended."""

from typing import TYPE_CHECKING

from engines.core.game import Say
from engines.core.types import Outcome
from engines.kings_and_things.rules.victory import citadel_owners
from engines.kings_and_things.words import PHASE_NAMES

from ...match.happening import Happening

if TYPE_CHECKING:
    from engines.kings_and_things.state import State


def progress(state: "State", say: Say) -> str:
    phase = say(PHASE_NAMES[state.phase])
    return say("turn {turn}, {phase}").format(turn=state.turn, phase=phase) if state.turn else phase


def happening(state: "State", outcome: Outcome | None) -> Happening:
    owners = citadel_owners(state) if outcome else []
    won = outcome.winners if outcome else ()
    return Happening("citadel" if won and all(seat in owners for seat in won) else "", state.turn)
