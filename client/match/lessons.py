"""Lessons: annotated records in which the player makes the moves. A lesson is a text file; `docs/lessons.md` has the
format, and `client/lesson_draft.py` makes the skeleton of one out of any record."""

import json
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from engines.core.chronicle import ActionTaken, take_notes
from engines.core.errors import FourCrownsError
from engines.core.foreign import Unfit, read_file, shown_path
from engines.core.game import Game, set_up
from engines.core.match import Match, Move
from engines.core.seats import HUMAN, is_bot
from engines.core.setup import Setup
from engines.core.types import Decision, Event, Option
from engines.core.vocabulary import read, sentence, spell, spell_event

from ..assets import asset
from .seats import BADGES, Seat

LARGEST = 1 << 20
"""Bytes of a file."""
OFFERED = 6
"""So many answers are named where one is not offered."""


class BadLesson(FourCrownsError):
    """A lesson that cannot be read or played, in one sentence for whoever wrote it."""


class LessonStep(NamedTuple):
    """One note of a lesson, what happens before it, and what the learner is to do."""

    before: tuple[Move, ...] = ()
    """What happens first, whoever does it; it is played at the pace of the table."""
    do: str = ""
    """What to do, or what there is to see: one sentence."""
    why: str = ""
    point: tuple[str, ...] = ()
    """Things on the table that are ringed, by their ids; nothing: what has to be clicked."""
    show: tuple[str, ...] = ()
    """Things that stay in the light without a ring."""
    answer: tuple[Option, ...] = ()
    """What is expected, one answer after another; nothing: the note is only read."""
    also: tuple[Option, ...] = ()
    """Other answers that are as good: the lesson goes on with them as well."""
    otherwise: str = ""
    """What is said when something else is chosen."""


class Lesson(NamedTuple):
    """A lesson as its file tells it."""

    id: str
    """Game and file, as in `my_game/1_first`: by that its progress is remembered."""
    game: Game[Any]
    name: str
    """A word, for the thread of lessons."""
    title: str
    about: str
    """What happens in it, in a few words."""
    learned: str
    """What the learner can do afterwards: one sentence."""
    setup: Setup
    players: tuple[str, ...]
    """Who plays on if the learner leaves the path; the learner's own place is `HUMAN`."""
    learner: int
    position: str
    """The position it begins with, as JSON; empty: that of the set-up."""
    opening: tuple[Move, ...]
    """What happened before the lesson begins."""
    steps: tuple[LessonStep, ...]
    win: tuple[Any, ...] = ()
    """The fact that makes the end of the path a win, if that is not the end of the game."""

    def seats(self, name: str) -> tuple[Seat, ...]:
        return tuple(
            Seat(each, player, seat % BADGES)
            for seat, (each, player) in enumerate(zip(self.names(name), self.players, strict=True))
        )

    def names(self, name: str) -> tuple[str, ...]:
        """Who sits there when somebody of this name learns. Nobody sits there twice."""
        others = [each.casefold() for seat, each in enumerate(self.setup.names) if seat != self.learner]
        if not name or name.casefold() in others:
            return self.setup.names
        return tuple(name if seat == self.learner else each for seat, each in enumerate(self.setup.names))

    def path(self, before: int | None = None) -> Iterator[Move]:
        """Every move of the recommended path up to a step, or of all of it."""
        yield from self.opening
        for step in self.steps[:before]:
            yield from step.before
            yield from (Move(self.learner, option) for option in step.answer)

    def at(self, step: int, name: str = "") -> tuple[Match[Any], list[ActionTaken]]:
        """The game where a step begins, and what led there. BadLesson if it cannot be played."""
        setup = self.setup._replace(names=self.names(name))
        match = self._begun(setup)
        taken = [ActionTaken(None, None, match.opening if not self.position else ())]
        for move in self.path(step):
            taken.append(played(self, match, move))
        return match, taken

    def _begun(self, setup: Setup) -> Match[Any]:
        if not self.position:
            return Match(self.game, setup)
        try:
            return Match.from_position(self.game, setup, json.loads(self.position), f"{self.id}, its position,")
        except (FourCrownsError, ValueError) as error:
            raise BadLesson(str(error)) from error


def played(lesson: Lesson, match: Match[Any], move: Move) -> ActionTaken:
    """Play a move of a lesson. BadLesson if it is not offered."""
    decision, game = match.decision, lesson.game
    if decision is None or decision.seat != move.seat or move.option not in decision.options:
        raise BadLesson(f"{lesson.id}: {_refusal(game, decision, move)}")
    before = game.clone(match.state)
    events = match.submit(move.option)
    return ActionTaken(
        move.seat, move.option, events, len(decision.options), take_notes(game, before, events, match.state)
    )


def _refusal(game: Game[Any], decision: Decision | None, move: Move) -> str:
    wanted = f"[{move.seat}] {sentence(spell(move.option, game.verbs))}"
    if decision is None:
        return f"{wanted} comes after the end of the game."
    offered = [sentence(spell(option, game.verbs)) for option in decision.options[:OFFERED]]
    more = len(decision.options) - len(offered)
    rest = f" and {more} more" if more > 0 else ""
    return f"{wanted} is not offered; seat {decision.seat} may {', '.join(offered)}{rest}."


def words_of(lesson: Lesson) -> Iterator[str]:
    """Every text of a lesson that is read."""
    yield from filter(None, (lesson.name, lesson.title, lesson.about, lesson.learned))
    for step in lesson.steps:
        yield from filter(None, (step.do, step.why, step.otherwise))


def check(lesson: Lesson) -> tuple[Event, ...]:
    """Play the recommended path to its end; what happened there, from the last answer on. BadLesson where it breaks, or
    if it ends in no win."""
    match, _ = lesson.at(0)
    last: list[Event] = []
    for number, step in enumerate(lesson.steps, 1):
        try:
            for move in step.before:
                last += played(lesson, match, move).events
            if step.answer:
                last.clear()
                for other in step.also:
                    _expect(lesson, match.decision, Move(lesson.learner, other))
            for option in step.answer:
                last += played(lesson, match, Move(lesson.learner, option)).events
        except BadLesson as error:
            raise BadLesson(f"Step {number}: {error}") from error
    if not _is_won(lesson, match, last):
        raise BadLesson(f"{lesson.id}: its path ends in no win for seat {lesson.learner}.")
    return tuple(last)


def _expect(lesson: Lesson, decision: Decision | None, move: Move) -> None:
    if decision is None or move.option not in decision.options:
        raise BadLesson(f"{lesson.id}: {_refusal(lesson.game, decision, move)}")


def _is_won(lesson: Lesson, match: Match[Any], last: Sequence[Event]) -> bool:
    if lesson.win:
        told = [tuple(spell_event(event, lesson.game.events)) for event in last]
        return any(fact[: len(lesson.win)] == lesson.win for fact in told)
    return match.outcome is not None and lesson.learner in match.outcome.winners


# -- files -------------------------------------------------------------------------------------------------------------


@cache
def has_lessons() -> bool:
    """Whether there is any lesson; asked by the title, which waits for no game."""
    return any(asset("games").glob("*/lessons/*.toml"))


def lessons_of(game: Game[Any]) -> tuple[Lesson, ...]:
    """The lessons of a game in their order; none if it has none."""
    if game.id not in _READ:
        _READ[game.id] = tuple(read_once(path, game) for path in lesson_files(game.id))
    return _READ[game.id]


_READ: dict[str, tuple[Lesson, ...]] = {}
"""Lessons of each game, read once."""
_ONE_BY_ONE: dict[Path, Lesson] = {}


def lesson_files(game: str) -> list[Path]:
    """The lessons of a game in their order."""
    return sorted(asset("games", game, "lessons").glob("*.toml"))


def read_once(path: Path, game: Game[Any]) -> Lesson:
    """A lesson of a game: all of them together take longer than a frame, one by one they can be read ahead."""
    if path not in _ONE_BY_ONE:
        _ONE_BY_ONE[path] = read_lesson(path, {game.id: game})
    return _ONE_BY_ONE[path]


def read_lesson(path: Path, games: Mapping[str, Game[Any]]) -> Lesson:
    """The lesson of a file. BadLesson if it is none."""
    where = shown_path(path)
    try:
        told = tomllib.loads(read_file(path, LARGEST).decode())
    except Unfit as error:
        raise BadLesson(f"{where} {error}.") from error
    except (UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise BadLesson(f"{where} cannot be read: {error}.") from error
    try:
        return _lesson(path, told, games)
    except BadLesson as error:
        raise BadLesson(f"{where}: {error}") from error
    except (FourCrownsError, KeyError, TypeError, ValueError) as error:
        what = f"{error.args[0]!r} is missing" if isinstance(error, KeyError) else str(error).rstrip(".")
        raise BadLesson(f"{where}: {what}.") from error


HEAD = frozenset((
    "game", "name", "title", "about", "learned", "mode", "options", "seed", "names", "players", "learner", "position",
    "opening", "win", "step",
))  # fmt: skip
STEP = frozenset(LessonStep._fields)


def _lesson(path: Path, told: dict[str, Any], games: Mapping[str, Game[Any]]) -> Lesson:
    _known(told, HEAD, "the lesson")
    game = games.get(told["game"])
    if game is None:
        raise BadLesson(f"there is no game {told['game']!r} in the box.")
    names, learner = tuple(map(str, told["names"])), int(told.get("learner", 0))
    wishes = {"mode": told["mode"], **told.get("options", {})}
    setup = set_up(game, len(names), wishes, int(told["seed"]), names)
    players = list(told.get("players", [game.opponents.usual] * len(names)))
    players[learner] = HUMAN
    for seat, player in enumerate(players):
        if seat != learner and not is_bot(game, player):
            raise BadLesson(f"there is no player {player!r}.")
    return Lesson(
        f"{game.id}/{path.stem}",
        game,
        name=_text(told, "name"),
        title=_text(told, "title"),
        about=_text(told, "about"),
        learned=_text(told, "learned"),
        setup=setup,
        players=tuple(players),
        learner=learner,
        position=_text(told, "position"),
        opening=_moves(game, told.get("opening", [])),
        steps=tuple(_step(game, number, each) for number, each in enumerate(told["step"], 1)),
        win=tuple(told.get("win", ())),
    )


def _known(told: dict[str, Any], fields: frozenset[str], of: str) -> None:
    strange = sorted(set(told) - fields)
    if strange:
        raise BadLesson(f"{of} has no {strange[0]!r}; it may have {', '.join(sorted(fields))}.")


def _text(told: dict[str, Any], field: str) -> str:
    return " ".join(str(told.get(field, "")).split())


def _step(game: Game[Any], number: int, told: dict[str, Any]) -> LessonStep:
    try:
        _known(told, STEP, "a step")
        answer = told.get("answer", [])
        answers = [answer] if answer and isinstance(answer[0], str) else answer
        return LessonStep(
            _moves(game, told.get("before", [])),
            _text(told, "do"),
            _text(told, "why"),
            tuple(map(str, told.get("point", ()))),
            tuple(map(str, told.get("show", ()))),
            tuple(read(words, game.verbs) for words in answers),
            tuple(read(words, game.verbs) for words in told.get("also", [])),
            _text(told, "otherwise"),
        )
    except (BadLesson, ValueError, TypeError) as error:
        raise BadLesson(f"step {number}: {str(error).rstrip('.')}.") from error


def _moves(game: Game[Any], told: list[list[Any]]) -> tuple[Move, ...]:
    return tuple(Move(int(seat), read(words, game.verbs)) for seat, *words in told)
