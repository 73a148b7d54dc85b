"""Blunders: what makes people laugh at a computer player, found in a game that was played.

A game lists its own in `engines/<game>/blunders.py`, as `BLUNDERS`: functions of a whole course, each with a name and a
sentence. A *forbidden* one no good player ever makes; of the others everybody makes some, and what counts is how often.
Judge a deed by what its seat could know (`course.view(deed)`); what was hidden only explains it.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Generic, NamedTuple

from .game import Game
from .match import replay
from .record import Record
from .setup import Setup
from .types import Decision, Event, Option, Outcome, S, Story, View


class DecisionTaken(NamedTuple, Generic[S]):
    """One decision of a game, with the whole truth before and after it."""

    number: int
    """Which action of the game it is: the first is 1."""
    seat: int
    decision: Decision
    option: Option
    before: S
    events: tuple[Event, ...]
    after: S


class WholeGame(Generic[S]):
    """A game from its first decision to its last: all that stood."""

    def __init__(self, game: Game[S], setup: Setup, deeds: Sequence[DecisionTaken[S]], outcome: Outcome | None) -> None:
        self.game = game
        self.setup = setup
        self.deeds = deeds
        self.outcome = outcome
        """How it ended; None if it did not."""
        self._views: dict[int, View[S]] = {}

    def view(self, deed: DecisionTaken[S]) -> View[S]:
        """All that whoever decided could see."""
        if deed.number not in self._views:
            self._views[deed.number] = self.game.view(deed.before, deed.seat)
        return self._views[deed.number]


class BlunderMade(NamedTuple):
    """A deed that was a blunder."""

    number: int
    """That of the deed."""
    seat: int
    words: str = ""
    """What it was this time, in a few words for whoever looks into it."""


Finder = Callable[[WholeGame[Any]], Iterable[BlunderMade]]


class Blunder(NamedTuple):
    """One way to blunder."""

    name: str
    sentence: str
    forbidden: bool
    find: Finder


def played_course(game: Game[S], setup: Setup, options: Iterable[Option]) -> WholeGame[S]:
    """The course of a game in which these answers were given."""
    state = game.new(setup)
    before = game.clone(state)
    deeds: list[DecisionTaken[S]] = []
    for number, option in enumerate(options, 1):
        decision = game.decision(state)
        assert decision, "an action answers something"
        story = Story()
        game.apply(state, option, story)
        after = game.clone(state)
        deeds.append(DecisionTaken(number, decision.seat, decision, option, before, tuple(story), after))
        before = after
    return WholeGame(game, setup, deeds, game.outcome(state))


def recorded_course(game: Game[S], record: Record) -> WholeGame[S]:
    """The course of a record. What was taken back never happened. RecordError if it cannot be replayed."""
    deeds: list[DecisionTaken[S]] = []
    positions: list[tuple[S, Decision | None]] = []
    outcome = None
    for step in replay(game, record):
        match = step.match
        if step.seat is not None and step.option is None:
            deeds.pop()
            positions.pop()
            continue
        after = game.clone(match.state)
        if step.seat is not None and step.option is not None:
            before, decision = positions[-1]
            assert decision, "an action answers something"
            deeds.append(DecisionTaken(len(deeds) + 1, step.seat, decision, step.option, before, step.events, after))
        positions.append((after, match.decision))
        outcome = match.outcome
    return WholeGame(game, record.setup, deeds, outcome)


def found(course: WholeGame[Any], blunders: Sequence[Blunder]) -> Iterator[tuple[Blunder, BlunderMade]]:
    """Every blunder of a course, in the order of the list."""
    for blunder in blunders:
        for moment in blunder.find(course):
            yield blunder, moment
