"""Scores of a finished game: what they are made of, and what they were after each turn, as far as any game can tell."""

from collections import Counter
from collections.abc import Sequence
from typing import Any, NamedTuple

from engines.core.chronicle import Entry
from engines.core.game import Say
from engines.core.setup import Setup
from engines.core.types import Event, Outcome


class Source(NamedTuple):
    """One part of the scores, of every seat."""

    label: str
    values: tuple[int, ...]


class Sign(NamedTuple):
    """Something that happened, to be marked on the chart."""

    turn: int
    label: str


class Of(NamedTuple):
    """Facts that somebody is told of: their kind, and the seat that stands at a place of them."""

    kind: str
    seat: int
    place: int = 0

    def holds(self, event: Event) -> bool:
        return event.kind == self.kind and event.args[self.place] == self.seat


class Anecdote(NamedTuple):
    """A short story with a title and an icon."""

    icon: str
    title: str
    text: str
    moment: int | None = None
    """The action it tells of, or the last of several."""
    of: "Of | Event | None" = None
    """What it counts, where it tells of several; or the very fact that led to it. None: it tells of the whole game."""


TOLD = 4
"""So many anecdotes have room on the results screen."""


def leader(counts: Counter[int]) -> tuple[int, int] | None:
    """Who did something most often, and how often. None if nobody did it twice, or several did it as often."""
    if not counts:
        return None
    (seat, most), *others = counts.most_common(2)
    return None if most < 2 or (others and others[0][1] == most) else (seat, most)


def told_of(story: Sequence[Entry], event: Event) -> str:
    """What the chronicle tells of this very fact, in the line that is closest to it."""
    return next(entry.text for entry in reversed(story) if any(fact is event for fact in entry.events))


class Count:
    """Count of any game: sources as the engine names them, and no chart."""

    def __init__(self, say: Say) -> None:
        self.say = say
        self.turns = 0
        self.points: list[tuple[int, ...]] = []
        self.signs: list[Sign] = []

    def lines(self) -> tuple[str, ...]:
        """What the lines of the chart are, if they are not the scores of the seats."""
        return ()

    def now(self, state: Any) -> tuple[int, ...]:
        """The scores at this moment, one for each line of the chart; nothing where there is no chart."""
        return ()

    def see(self, state: Any, events: Sequence[Event]) -> None:
        """The game went on: this happened, and this is the table now."""

    def sources(self, state: Any, outcome: Outcome) -> tuple[Source, ...]:
        names = list(dict.fromkeys(name for seat in outcome.sources for name in seat))
        parts = [Source(name.capitalize(), tuple(seat.get(name, 0) for seat in outcome.sources)) for name in names]
        return tuple(parts) or (Source(self.say("Score"), outcome.scores),)

    def notes(self, state: Any, outcome: Outcome) -> tuple[str, ...]:
        return ("",) * len(outcome.scores)

    def tie_breaks(self, state: Any, outcome: Outcome) -> Sequence[int]:
        return (0,) * len(outcome.scores)

    def anecdotes(
        self, events: Sequence[Event], outcome: Outcome, names: tuple[str, ...], story: Sequence[Entry]
    ) -> tuple[Anecdote, ...]:
        """From what everybody saw, and the chronicle of it: what happened once is told in its words."""
        return ()

    def again(self, setup: Setup, outcome: Outcome) -> Setup:
        """How the same people play on, where that depends on who won."""
        return setup
