"""Playback of a record: every position that ever stood, forwards and backwards.

Reading a record checks all of it once (`match.replay`). A copy of the state is kept every few actions, so that any
position is a few steps away from one. What somebody took back is not shown: it did not happen.
"""

from bisect import bisect_right
from typing import Generic

from .chronicle import ActionTaken, take_notes
from .game import Game
from .match import Match, replay
from .record import Record
from .types import Decision, S

KEPT_EVERY = 40
"""Actions between two states that are kept: a jump plays half as many on average."""


class Playback(Generic[S]):
    """A record to be looked at. Moment 0 is the opening; moment `n` is behind the n-th action that stands."""

    def __init__(self, game: Game[S], record: Record) -> None:
        """Reads and checks everything. RecordError if the record lies or was played by other rules."""
        self.game = game
        self.setup = record.setup
        self.taken: list[ActionTaken] = []
        """What was done, opening first: item `n` leads to moment `n`."""
        self._kept: list[S] = []  # number `n` is the state at moment `n * KEPT_EVERY`
        before: S | None = None
        choices = 0
        for step in replay(game, record):
            match = step.match
            if step.seat is not None and step.option is None:
                self.taken.pop()
                del self._kept[-(-len(self.taken) // KEPT_EVERY) :]
            else:
                notes = None if before is None else take_notes(game, before, step.events, match.state)
                self.taken.append(ActionTaken(step.seat, step.option, step.events, choices, notes))
                if (len(self.taken) - 1) % KEPT_EVERY == 0:
                    self._kept.append(game.clone(match.state))
            before = game.clone(match.state) if game.text.notable else None
            choices = len(match.decision.options) if match.decision else 0
        self.match: Match[S] = match
        """The match at the end of the record."""
        self.turns = [
            at for at, taken in enumerate(self.taken) if any(event.kind == game.turn for event in taken.events)
        ]
        """Moments at which a turn begins."""
        self._near: tuple[int, S] = (0, self._kept[0])

    @property
    def last(self) -> int:
        """The last moment there is."""
        return len(self.taken) - 1

    @property
    def is_over(self) -> bool:
        """Whether the game came to its end."""
        return self.match.outcome is not None

    def state(self, moment: int) -> S:
        """The state at a moment, for looking at only: whoever wants to play on clones it."""
        at, state = self._near
        kept = moment // KEPT_EVERY
        if not kept * KEPT_EVERY <= at <= moment:
            at, state = kept * KEPT_EVERY, self._kept[kept]
        if at != moment:
            state = self.game.clone(state)
            for action in self.taken[at + 1 : moment + 1]:
                assert action.option is not None, "only the opening has none"
                self.game.apply(state, action.option)
        self._near = moment, state
        return state

    def decision(self, moment: int) -> Decision | None:
        """What was asked there; None at the end of a game."""
        return self.match.decision if moment == self.last else self.game.decision(self.state(moment))

    def turn_at(self, moment: int) -> int:
        """The number of the turn a moment belongs to, from 1 on; 0 before the first."""
        return bisect_right(self.turns, moment)
