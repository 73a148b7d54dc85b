"""Progress line of an unfinished game of My Realm Will Be Yours, from what everybody at the table sees."""

from typing import TYPE_CHECKING

from engines.core.game import Say

if TYPE_CHECKING:
    from engines.my_realm.state import State

PHASES = ("", "the King teaches", "time is short", "the Queen rules")


def progress(state: "State", say: Say) -> str:
    return say("{phase}, year {year}").format(phase=say(PHASES[state.phase]), year=state.year)
