"""Scores of Kings & Things."""

from collections.abc import Sequence

from engines.core.chronicle import Entry
from engines.core.types import Event, Outcome
from engines.kings_and_things.realm import heroes_of, income, lands_of
from engines.kings_and_things.rules.victory import citadel_owners
from engines.kings_and_things.state import CITADEL, State

from ..counting import Anecdote, Count, Sign, Source
from . import anecdotes

MOST_COUNTERS = 1000
"""More than anybody has on the board: land hexes decide first, armies after them."""


def _level(state: State, outcome: Outcome) -> list[int]:
    """13.3: whose incomes were equal at the end, so that land, then armies decided between them. None: nobody's."""
    owners = citadel_owners(state)
    compared = owners if set(outcome.winners) <= set(owners) else range(state.charter.seats)
    most = max([outcome.scores[seat] for seat in outcome.winners], default=0)
    level = [seat for seat in compared if outcome.scores[seat] == most]
    return level if len(level) > 1 else []


class KingsAndThingsCount(Count):
    """Incomes, by what they come from, and as they were when each turn began."""

    def see(self, state: State, events: Sequence[Event]) -> None:
        for event in events:
            if event.kind == "turn_began":
                self.turns += 1
                self.points.append(self.now(state))
            elif event.kind == "built" and event.args[2] == CITADEL:
                self.signs.append(Sign(self.turns, self.say("a citadel")))
            elif event.kind == "won":
                self.points.append(self.now(state))

    def now(self, state: State) -> tuple[int, ...]:
        return tuple(income(state, seat) for seat in range(state.charter.seats))

    def sources(self, state: State, outcome: Outcome) -> tuple[Source, ...]:
        seats = range(state.charter.seats)
        lands = tuple(lands_of(state, seat) for seat in seats)
        forts = tuple(
            sum(level for level, owner in zip(state.fort, state.owner, strict=True) if owner == seat) for seat in seats
        )
        heroes = tuple(len(heroes_of(state, seat)) for seat in seats)
        rest = tuple(outcome.scores[seat] - lands[seat] - forts[seat] - heroes[seat] for seat in seats)
        return (
            Source(self.say("Land"), lands),
            Source(self.say("Forts"), forts),
            Source(self.say("Special income"), rest),
            Source(self.say("Heroes"), heroes),
        )

    def notes(self, state: State, outcome: Outcome) -> tuple[str, ...]:
        notes = [self.say("{count} gold", count=seat["gold"]) for seat in outcome.sources]
        level = _level(state, outcome)
        lands, armies = ([seat[what] for seat in outcome.sources] for what in ("land", "army"))
        for seat in level:
            if len({lands[each] for each in level}) > 1:
                notes[seat] = self.say("tie · land {count}", count=lands[seat])
            else:
                notes[seat] = self.say("tie · counters {count}", count=armies[seat])
        return tuple(notes)

    def tie_breaks(self, state: State, outcome: Outcome) -> Sequence[int]:
        return tuple(seat["land"] * MOST_COUNTERS + seat["army"] for seat in outcome.sources)

    def anecdotes(
        self, events: Sequence[Event], outcome: Outcome, names: tuple[str, ...], story: Sequence[Entry]
    ) -> tuple[Anecdote, ...]:
        return anecdotes.anecdotes(events, names, self.say, story)
