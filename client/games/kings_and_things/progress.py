"""Progress line of an unfinished game of Kings & Things, from what everybody at the table sees."""

from typing import TYPE_CHECKING

from engines.core.game import Say
from engines.kings_and_things.words import PHASE_NAMES

if TYPE_CHECKING:
    from engines.kings_and_things.state import State


def progress(state: "State", say: Say) -> str:
    phase = say(PHASE_NAMES[state.phase])
    return say("turn {turn}, {phase}").format(turn=state.turn, phase=phase) if state.turn else phase
