"""Pending work, as a stack of plain tuples in the state.

A *frame* is `(name, ...numbers)`. Some frames ask a seat something, the others are work the table does by itself.
The frame on top is what happens next; a rule that opens a window (an answer inside a challenge inside a turn) just
pushes another frame. Because frames are data, a game in the middle of anything copies, compares and saves.
"""

from collections.abc import Callable, Mapping
from typing import Any, Generic, Protocol, TypeVar

from .types import Decision, Option, Tell

Frame = tuple[Any, ...]
"""A name, then whatever the rule that pushed it needs again: numbers and tuples of numbers."""


Args = tuple[Any, ...]
"""The arguments of an option, in the order the game's vocabulary names them."""


class HasAgenda(Protocol):
    """All that the driver needs to know about a state."""

    agenda: list[Frame]


A = TypeVar("A", bound=HasAgenda)


class Agenda(Generic[A]):
    """A game's three tables: frames that ask, frames that work, and the verbs that answer.

    ask:  (state, frame) -> the decision the frame stands for; changes nothing
    work: (state, tell, frame) -> None
    do:   (state, tell, frame, option.args) -> None; the frame is the one that asked
    """

    def __init__(
        self,
        ask: Mapping[str, Callable[[A, Frame], Decision]],
        work: Mapping[str, Callable[[A, Tell, Frame], None]],
        do: Mapping[str, Callable[[A, Tell, Frame, Args], None]],
    ) -> None:
        self.ask = ask
        self.work = work
        self.do = do
        self.rules: dict[str, Callable[[A, Tell, Frame], None] | None] = {**dict.fromkeys(ask), **work}
        """What the table does by itself with each frame; nothing with those that ask."""

    def knows(self, frame: Frame) -> bool:
        """Whether there is a rule for a frame."""
        return bool(frame) and (frame[0] in self.ask or frame[0] in self.work)

    def decision(self, state: A) -> Decision | None:
        """What is asked now; None when nothing is left to do."""
        try:
            frame = state.agenda[-1]
        except IndexError:
            return None
        return self.ask[frame[0]](state, frame)

    def apply(self, state: A, option: Option, tell: Tell = None) -> None:
        """Answer the frame on top, then do all the work up to the next question."""
        agenda, rules = state.agenda, self.rules
        self.do[option.verb](state, tell, agenda.pop(), option.args)
        while agenda and (rule := rules[agenda[-1][0]]):  # as in `run`, which would cost every answer a call
            rule(state, tell, agenda.pop())

    def run(self, state: A, tell: Tell) -> None:
        """Work until a frame asks, or nothing is left."""
        agenda, rules = state.agenda, self.rules
        while agenda and (rule := rules[agenda[-1][0]]):
            rule(state, tell, agenda.pop())
