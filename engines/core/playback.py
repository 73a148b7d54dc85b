"""Playback of a record: every position that ever stood, forwards and backwards.

Reading a record checks all of it once (`match.replay`), a portion at a time if somebody waits for it. A copy of the
state is kept every few actions, so that any position is a few steps away from one. What somebody took back is not
shown: it did not happen.
"""

from bisect import bisect_right
from collections.abc import Iterator
from typing import Generic

from .chronicle import ActionTaken, take_notes
from .game import Game, worth_asking
from .match import Match, replay
from .record import Record
from .types import Decision, S

KEPT_EVERY = 40
"""Actions between two states that are kept: a jump plays half as many on average."""


class Playback(Generic[S]):
    """A record to be looked at. Moment 0 is the opening; moment `n` is behind the n-th action that stands."""

    match: Match[S]
    """The match at the end of the record."""

    def __init__(self, game: Game[S], record: Record, whole: bool = True) -> None:
        """Reads and checks everything, or, if not `whole`, only what `read_on` is asked for. RecordError if the record
        lies or was played by other rules."""
        self.game = game
        self.setup = record.setup
        self.taken: list[ActionTaken] = []
        """What was done, opening first: item `n` leads to moment `n`."""
        self.lines: list[int] = []
        """The line of the record that each of them stands in."""
        self.turns: list[int] = []
        """Moments at which a turn begins, once all is read."""
        self._kept: list[S] = []  # number `n` is the state at moment `n * KEPT_EVERY`
        self._reading = self._read(record)
        self.is_read = False
        if whole:
            self.read_on(len(record.entries) + 1)

    def read_on(self, steps: int) -> bool:
        """Read so many lines more. True once there are none."""
        for _ in range(steps + 1):
            if next(self._reading, None) is None:
                return self.is_read
        return False

    def _read(self, record: Record) -> Iterator[int]:
        game = self.game
        before: S | None = None
        choices = 0
        for step in replay(game, record):
            match = step.match
            if step.seat is not None and step.option is None:
                self.taken.pop()
                self.lines.pop()
                del self._kept[-(-len(self.taken) // KEPT_EVERY) :]
            else:
                notes = None if before is None else take_notes(game, before, step.events, match.state)
                self.taken.append(ActionTaken(step.seat, step.option, step.events, choices, notes))
                self.lines.append(step.line)
                if (len(self.taken) - 1) % KEPT_EVERY == 0:
                    self._kept.append(game.clone(match.state))
            before = game.clone(match.state) if game.text.notable else None
            choices = len(worth_asking(game, match.decision)) if match.decision else 0
            yield len(self.taken)
        self.match = match
        self.turns = [
            at for at, taken in enumerate(self.taken) if any(event.kind == game.turn for event in taken.events)
        ]
        self._near: tuple[int, S] = (0, self._kept[0])
        self.is_read = True

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
                self._do(state, action)
        self._near = moment, state
        return state

    def walk(self) -> Iterator[tuple[ActionTaken, S]]:
        """Every action with the state it led to, in order. The state is the same one all the time, and moves on."""
        state = self.game.clone(self._kept[0])
        yield self.taken[0], state
        for action in self.taken[1:]:
            self._do(state, action)
            yield action, state

    def _do(self, state: S, action: ActionTaken) -> None:
        assert action.option is not None, "only the opening has none"
        self.game.apply(state, action.option)

    def decision(self, moment: int) -> Decision | None:
        """What was asked there; None at the end of a game."""
        return self.match.decision if moment == self.last else self.game.decision(self.state(moment))

    def turn_at(self, moment: int) -> int:
        """The number of the turn a moment belongs to, from 1 on; 0 before the first."""
        return bisect_right(self.turns, moment)
