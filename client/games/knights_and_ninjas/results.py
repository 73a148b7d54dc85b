"""Counting for the results of Of Knights & Ninjas."""

from collections.abc import Sequence

from engines.core.chronicle import Entry
from engines.core.setup import Setup
from engines.core.types import Event, Outcome
from engines.knights_and_ninjas.charter import TWO
from engines.knights_and_ninjas.state import State

from ..counting import Anecdote, Count, Sign, Source
from . import anecdotes


class KnightsAndNinjasCount(Count):
    """Gems, and how they went round."""

    def now(self, state: State) -> tuple[int, ...]:
        return tuple(state.gems)

    def see(self, state: State, events: Sequence[Event]) -> None:
        if not self.points:
            self.points.append(self.now(state))
        for event in events:
            if event.kind == "reshuffled":
                self.signs.append(Sign(max(0, self.turns), self.say("{count} to win").format(count=event.args[0])))
            elif event.kind == "turn_began":
                if self.turns:
                    self.points.append(self.now(state))
                self.turns += 1
            elif event.kind == "won":
                self.points.append(self.now(state))

    def sources(self, state: State, outcome: Outcome) -> tuple[Source, ...]:
        return (Source(self.say("Gems"), outcome.scores),)

    def notes(self, state: State, outcome: Outcome) -> tuple[str, ...]:
        one, many = self.say("{count} card left"), self.say("{count} cards left")
        counts = [seat["cards"] for seat in outcome.sources]
        return tuple((one if count == 1 else many).format(count=count) for count in counts)

    def again(self, setup: Setup, outcome: Outcome) -> Setup:
        """3: whoever won last begins. With two players that is for the draft to say (11)."""
        if setup.mode == TWO:
            return setup
        return setup._replace(options={**setup.options, "firstPlayer": str(outcome.winners[0] + 1)})

    def anecdotes(
        self, events: Sequence[Event], outcome: Outcome, names: tuple[str, ...], story: Sequence[Entry]
    ) -> tuple[Anecdote, ...]:
        return anecdotes.anecdotes(events, outcome, names, self.say, story)
