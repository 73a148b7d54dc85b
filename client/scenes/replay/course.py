"""Course of a record, for the foot of its replay: turns, scores and key moments, each with the moment it belongs to.

All of it is found once, when the record is opened. What of it is shown is the foot's: nothing of what is to come.
"""

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from engines.core.chronicle import DEED, Chronicle, Entry
from engines.core.game import Say
from engines.core.playback import Playback
from engines.core.types import WATCHER, Event

from ...games.ui import KeyEvent, ui_of

MOST = 9
"""So many key moments are told of a game."""
PORTION = 200
"""Moments whose scores are counted between two frames."""
OF_A_KIND = 3
"""So many of each kind come first, so that a war of many battles has its Heroes and citadels too."""


class KeyMoment(NamedTuple):
    """Something worth going to."""

    moment: int
    words: str
    seat: int | None
    known: int = 0
    """The moment before which nobody can know it, because it tells of what came of it."""


class Score(NamedTuple):
    """What everybody has from a moment on."""

    moment: int
    points: tuple[int, ...]


class Course(NamedTuple):
    """How a game went."""

    turns: tuple[int, ...]
    """Moments at which a turn begins."""
    movers: tuple[int | None, ...]
    """Whose turn each of them is; None: everybody's."""
    scores: tuple[Score, ...]
    """Nothing while a game goes on: what is covered counts too."""
    lines: tuple[str, ...]
    """What the scores are, if they are not those of the seats."""
    keys: tuple[KeyMoment, ...]

    def scores_at(self, moment: int) -> tuple[int, ...]:
        """What everybody has then; nothing before anybody has anything."""
        known = bisect_right(self.scores, moment, key=lambda score: score.moment)
        return self.scores[known - 1].points if known else ()


def course_of(played: Playback[Any], say: Say) -> Iterator[Course | None]:
    """The course of a record that has been read, found in portions: None after each, and it itself at last."""
    game, chronicle = played.game, Chronicle(played.game, played.setup.names)
    for at in played.turns:
        chronicle.entries(played.taken[: at + 1], game.view(played.state(at), WATCHER), say)
        yield None
    story = chronicle.entries(played.taken, game.view(played.match.state, WATCHER), say)
    scores: list[Score] = []
    count = ui_of(game.id).counting()(say)
    for moment, (_, state) in enumerate(played.walk() if played.is_over else ()):
        points = count.now(state)
        if points and (not scores or points != scores[-1].points):
            scores.append(Score(moment, points))
        if moment % PORTION == PORTION - 1:
            yield None
    movers = tuple(_mover(played, at) for at in played.turns)
    lines = count.lines() if scores else ()
    yield Course(tuple(played.turns), movers, tuple(scores), lines, tuple(_keys(played, story, scores, say)))


def _mover(played: Playback[Any], at: int) -> int | None:
    """Who plays the turn that begins there, if its event names a seat."""
    game = played.game
    begins = next(event for event in played.taken[at].events if event.kind == game.turn)
    for field, arg in zip(game.events[begins.kind].fields, begins.args, strict=True):
        if field.name == "seat" and isinstance(arg, int) and 0 <= arg < played.setup.seats:
            return arg
    return None


def _keys(played: Playback[Any], story: Sequence[Entry], scores: Sequence[Score], say: Say) -> list[KeyMoment]:
    """Where the lead changed for the last time, and deeds that the game calls key moments: some of each kind, the
    weightiest kinds first, and then more of them as far as there is room."""
    decided = _decided(played, scores, say)
    keys = {} if decided is None else {decided.moment: decided}
    begun = played.turns[0] if played.turns else 0  # what is taken while the game is set up decides nothing yet
    deeds = [entry for entry in story if entry.depth == DEED and entry.last >= begun]
    found = [[entry for entry in deeds if any(_is(key, event) for event in entry.events)] for key in _kinds(played)]
    for most in (OF_A_KIND, MOST):
        for entries in found:
            fresh = [entry for entry in entries if entry.last not in keys]
            for entry in spread(fresh, min(most, MOST - len(keys))):
                keys[entry.last] = KeyMoment(entry.last, entry.text, entry.seat)
    return [keys[at] for at in sorted(keys)]


def _kinds(played: Playback[Any]) -> tuple[KeyEvent, ...]:
    return ui_of(played.game.id).key_events


def _is(key: KeyEvent, event: Event) -> bool:
    return event.kind == key.kind and key.is_one(event.args)


def _decided(played: Playback[Any], scores: Sequence[Score], say: Say) -> KeyMoment | None:
    """The turn that decided a game: since then whoever won it alone was ahead. None where no lead ever changed."""
    outcome = played.match.outcome
    if outcome is None or len(outcome.winners) != 1 or len(scores) < 2 or len(scores[0].points) != played.setup.seats:
        return None
    winner = outcome.winners[0]
    behind = [
        number
        for number, score in enumerate(scores)
        if any(seat != winner and points >= score.points[winner] for seat, points in enumerate(score.points))
    ]
    if not behind or behind[-1] + 1 >= len(scores):
        return None  # ahead from the beginning, or not even at the end
    words = say("{name} takes the lead for good.", name=say.name(played.setup.names[winner]))
    return KeyMoment(scores[behind[-1] + 1].moment, words, winner, played.last)


def spread(entries: Sequence[Entry], most: int) -> list[Entry]:
    """So many of them at most, from the whole length of the game."""
    if most <= 0:
        return []
    if len(entries) <= most:
        return list(entries)
    return [entries[number * len(entries) // most] for number in range(most)]
