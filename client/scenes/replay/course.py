"""Course of a record, for the foot of its replay: turns, scores and key moments, each with the moment it belongs to.

All of it is found once, when the record is opened. What of it is shown is the foot's: nothing of what is to come.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

from engines.core.chronicle import DEED, Chronicle, Entry
from engines.core.game import Say
from engines.core.playback import Playback
from engines.core.types import WATCHER

from ...games.ui import ui_of

MOST = 9
"""So many key moments are told of a game."""


class KeyMoment(NamedTuple):
    """Something worth going to."""

    moment: int
    words: str
    seat: int | None


class Score(NamedTuple):
    """What everybody had at a moment."""

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


def course_of(played: Playback[Any], say: Say) -> Course:
    """The course of a record that has been read."""
    names = played.setup.names
    view = played.game.view(played.match.state, WATCHER)
    story = Chronicle(played.game, names).entries(played.taken, view, say)
    scores, lines = _scores(played, say) if played.is_over else ((), ())
    movers = tuple(_mover(played, at) for at in played.turns)
    return Course(tuple(played.turns), movers, scores, lines, tuple(_keys(played, story, scores)))


def _mover(played: Playback[Any], at: int) -> int | None:
    """Who plays the turn that begins there, if its event names a seat."""
    game = played.game
    begins = next(event for event in played.taken[at].events if event.kind == game.turn)
    for field, arg in zip(game.events[begins.kind].fields, begins.args, strict=True):
        if field.name == "seat" and isinstance(arg, int) and 0 <= arg < played.setup.seats:
            return arg
    return None


def _scores(played: Playback[Any], say: Say) -> tuple[tuple[Score, ...], tuple[str, ...]]:
    """Scores turn by turn, each at the first moment at which it was so."""
    count = ui_of(played.game.id).counting()(say)
    scores: list[Score] = []
    for moment, (action, state) in enumerate(played.walk()):
        count.see(state, action.events)
        scores += [Score(moment, points) for points in count.points[len(scores) :]]
    return tuple(scores), count.lines()


def _keys(played: Playback[Any], story: Sequence[Entry], scores: Sequence[Score]) -> list[KeyMoment]:
    """Deeds that the game calls key moments, the weightiest kinds first if there are too many; and where the lead
    changed for the last time."""
    kinds = ui_of(played.game.id).key_events
    found = [
        (min(kinds.index(event.kind) for event in entry.events if event.kind in kinds), entry)
        for entry in story
        if entry.depth == DEED and any(event.kind in kinds for event in entry.events)
    ]
    kept: list[Entry] = []
    for weight in range(len(kinds)):
        kept += spread([entry for kind, entry in found if kind == weight], MOST - len(kept))
    keys = {entry.last: KeyMoment(entry.last, entry.text, entry.seat) for entry in kept}
    return [keys[at] for at in sorted(keys)]


def spread(entries: Sequence[Entry], most: int) -> list[Entry]:
    """So many of them at most, from the whole length of the game."""
    if len(entries) <= most:
        return list(entries)
    return [entries[number * len(entries) // most] for number in range(most)]
