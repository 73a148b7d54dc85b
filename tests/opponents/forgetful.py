"""A partner of My Realm Will Be Yours who forgets one saying in five, as a person might: for measuring how much help a
level is to somebody like that."""

from engines.core.bots import Deadline
from engines.core.rng import Rng
from engines.core.types import Decision, Option, View
from engines.my_realm.bots import Wise
from engines.my_realm.state import Saying, State

ONE_IN = 5


def is_lost(at: int, saying: Saying) -> bool:
    """Whether the saying at that place on record was not kept in mind: about one in five, and always the same ones."""
    return (7 * at + 3 * saying.form + sum(saying.matters)) % ONE_IN == 0


class Forgetful:
    """Plays as the wise do, with what is left in mind."""

    def __init__(self) -> None:
        self._wise = Wise()

    def choose(self, view: View[State], decision: Decision, deadline: Deadline, rng: Rng) -> Option:
        state = view.state.clone()
        state.sayings = tuple(saying for at, saying in enumerate(state.sayings) if not is_lost(at, saying))
        return self._wise.choose(View(view.seat, state), decision, deadline, rng)
