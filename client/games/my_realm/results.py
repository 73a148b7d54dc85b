"""Counting for the results of My Realm Will Be Yours."""

from collections.abc import Sequence

from engines.core.chronicle import Entry
from engines.core.types import Event, Outcome
from engines.my_realm.state import State

from ..counting import Anecdote, Count, Sign, Source
from . import anecdotes


class MyRealmCount(Count):
    """Tokens and points, which belong to both: the chart has a line for each of them and none for the seats."""

    def lines(self) -> tuple[str, ...]:
        return (self.say("Tokens"), self.say("Points"))

    def now(self, state: State) -> tuple[int, ...]:
        return state.tokens, state.points

    def see(self, state: State, events: Sequence[Event]) -> None:
        if not self.points:
            self.points.append(self.now(state))
        for event in events:
            if event.kind == "sealed":
                self.turns += 1
                self.points.append(self.now(state))
            elif event.kind == "king_died":
                self.signs.append(Sign(self.turns, self.say("the King dies")))

    def sources(self, state: State, outcome: Outcome) -> tuple[Source, ...]:
        return (Source(self.say("Points"), outcome.scores),)

    def notes(self, state: State, outcome: Outcome) -> tuple[str, ...]:
        note = self.say("{count} token left" if state.tokens == 1 else "{count} tokens left")
        return (note.format(count=state.tokens),) * len(outcome.scores)

    def anecdotes(
        self, events: Sequence[Event], outcome: Outcome, names: tuple[str, ...], story: Sequence[Entry]
    ) -> tuple[Anecdote, ...]:
        return anecdotes.anecdotes(events, names, self.say, story)
