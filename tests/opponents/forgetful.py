"""Partners of My Realm Will Be Yours as people are: one forgets one saying in five, the other mishears as many. For
measuring how much help a level is to somebody like that."""

from engines.core.bots import Deadline
from engines.core.rng import Rng
from engines.core.types import Decision, Option, View
from engines.my_realm.belief import contradicted
from engines.my_realm.bots import Wise
from engines.my_realm.forms import said
from engines.my_realm.matters import MATTERS
from engines.my_realm.state import Saying, State

ONE_IN = 5


def is_lost(at: int, saying: Saying) -> bool:
    """Whether the saying at that place on record did not stay in mind: about one in five, and always the same ones."""
    return (7 * at + 3 * saying.form + sum(saying.matters)) % ONE_IN == 0


def misheard(saying: Saying) -> Saying:
    """The same with another matter in the place of the last: the next one that it does not name."""
    *heard, last = saying.matters
    turns = [(last + step) % len(MATTERS) for step in range(1, len(MATTERS))]
    form, matters = said(saying.form, (*heard, next(matter for matter in turns if matter not in heard)))
    return saying._replace(form=form, matters=matters)


class Forgetful:
    """Plays as the wise do, with what is left in mind."""

    def __init__(self) -> None:
        self._wise = Wise()

    def choose(self, view: View[State], decision: Decision, deadline: Deadline, rng: Rng) -> Option:
        state = view.state.clone()
        state.sayings = self.recalled(state)
        return self._wise.choose(View(view.seat, state), decision, deadline, rng)

    def recalled(self, state: State) -> tuple[Saying, ...]:
        return tuple(saying for at, saying in enumerate(state.sayings) if not is_lost(at, saying))


class Mishearing(Forgetful):
    """Plays as the wise do, with what it believes to have heard. What cannot be true together it does not believe."""

    def recalled(self, state: State) -> tuple[Saying, ...]:
        state.sayings = tuple(
            misheard(saying) if is_lost(at, saying) else saying for at, saying in enumerate(state.sayings)
        )
        doubted = set(contradicted(state))
        return tuple(saying._replace(void=saying.void or at in doubted) for at, saying in enumerate(state.sayings))
