"""Pending work, as a stack of plain tuples in the state.

A *frame* is `(name, ...numbers)`. Some frames ask a seat something, the others are work the table does by itself.
The frame on top is what happens next; a rule that opens a window (an answer inside a challenge inside a turn) just
pushes another frame. Because frames are data, a game in the middle of anything copies, compares and saves.
"""

from collections.abc import Callable, Mapping
from typing import Any, Generic

from .types import Decision, Option, S, Tell

Frame = tuple[Any, ...]
"""A name, then whatever the rule that pushed it needs again: numbers and tuples of numbers."""


class Agenda(Generic[S]):
    """A game's three tables: frames that ask, frames that work, and the verbs that answer.

    ask:  (state, frame) -> the decision the frame stands for; changes nothing
    work: (state, tell, frame) -> None
    do:   (state, tell, frame, *option.args) -> None; the frame is the one that asked
    """

    def __init__(
        self,
        ask: Mapping[str, Callable[[S, Frame], Decision]],
        work: Mapping[str, Callable[[S, Tell, Frame], None]],
        do: Mapping[str, Callable[..., None]],
    ) -> None:
        self.ask = ask
        self.work = work
        self.do = do

    def decision(self, state: S, agenda: list[Frame]) -> Decision | None:
        """What is asked now; None when nothing is left to do."""
        if not agenda:
            return None
        frame = agenda[-1]
        return self.ask[frame[0]](state, frame)

    def apply(self, state: S, agenda: list[Frame], option: Option, tell: Tell) -> None:
        """Answer the frame on top, then do all the work up to the next question."""
        frame = agenda.pop()
        self.do[option.verb](state, tell, frame, *option.args)
        self.run(state, agenda, tell)

    def run(self, state: S, agenda: list[Frame], tell: Tell) -> None:
        """Work until a frame asks, or nothing is left."""
        work = self.work
        while agenda:
            frame = agenda[-1]
            step = work.get(frame[0])
            if step is None:
                return
            agenda.pop()
            step(state, tell, frame)
