"""Feats: open-ended goals of a game, each a sentence, found in what everybody saw happen. A seat earns one when it is
done."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, NamedTuple

from engines.core.playback import Playback
from engines.core.types import Event, Outcome

Earned = Iterator[tuple[int, int]]
"""Seats, and the moment of each."""


class FinishedGame(NamedTuple):
    """A finished game as feats see it."""

    events: Sequence[tuple[int, Event]]
    """Every fact with its moment."""
    outcome: Outcome
    last: int


class FeatKind(NamedTuple):
    """A feat that a game knows."""

    id: str
    words: str
    """What is to be done, in the imperative."""
    earned: Callable[[FinishedGame], Earned]


def course_of(played: Playback[Any], outcome: Outcome) -> FinishedGame:
    """What feats are looked for in."""
    events = [(moment, event) for moment, action in enumerate(played.taken) for event in action.events]
    return FinishedGame(events, outcome, played.last)


def feats_in(kinds: Iterable[FeatKind], course: FinishedGame) -> Iterator[tuple[str, int, int]]:
    """Every feat that was earned: its id, the seat, and the first moment at which that seat did it."""
    for kind in kinds:
        done: dict[int, int] = {}
        for seat, moment in kind.earned(course):
            done.setdefault(seat, moment)
        for seat, moment in done.items():
            yield kind.id, seat, moment


Test = Callable[[tuple[Any, ...]], bool]


def often(kind: str, times: int, test: Test = lambda args: True) -> Callable[[FinishedGame], Earned]:
    """The seat that such a fact names first does it so often in one game."""

    def earned(course: FinishedGame) -> Earned:
        counts: Counter[int] = Counter()
        for moment, event in course.events:
            if event.kind == kind and test(event.args):
                seat = event.args[0]
                assert isinstance(seat, int), "the first field is a seat"
                counts[seat] += 1
                if counts[seat] == times:
                    yield seat, moment

    return earned


def once(kind: str, test: Test = lambda args: True) -> Callable[[FinishedGame], Earned]:
    """The same, where once is enough."""
    return often(kind, 1, test)


def won_without(kind: str, place: int) -> Callable[[FinishedGame], Earned]:
    """Win, and no such fact names you at that place."""

    def earned(course: FinishedGame) -> Earned:
        hurt = {event.args[place] for _, event in course.events if event.kind == kind}
        for seat in course.outcome.winners:
            if seat not in hurt:
                yield seat, course.last

    return earned


def together(kind: str, times: int, test: Test = lambda args: True) -> Callable[[FinishedGame], Earned]:
    """Everybody at the table does it, so often in one game: where all play on one side."""

    def earned(course: FinishedGame) -> Earned:
        moments = [moment for moment, event in course.events if event.kind == kind and test(event.args)]
        if len(moments) >= times:
            for seat in range(len(course.outcome.scores)):
                yield seat, moments[times - 1]

    return earned
