"""Progress line of an unfinished game of Of Knights & Ninjas, from what everybody at the table sees."""

from typing import TYPE_CHECKING

from engines.core.game import Say

if TYPE_CHECKING:
    from engines.knights_and_ninjas.state import State


def progress(state: "State", say: Say) -> str:
    if state.agenda and state.agenda[-1][0] == "draft":
        return say("draft {n}").format(n=state.drafts)
    return say("turn {turn}, {count} gems win").format(turn=max(1, state.turns), count=state.target)
