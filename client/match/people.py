"""People: whoever sat at this window or learned here, by the name they typed. One small list serves lessons and
statistics; a name is the same however it is written."""

import os
from collections.abc import Callable, Iterable
from pathlib import Path

import msgspec

from engines.core.disk import put_in_place
from engines.core.foreign import Limits, Unfit, read_file, read_json

from .ledger import SOMEBODY, LedgerLine, person
from .statistics import people_of

LIMITS = Limits(size=1 << 22, values=200_000)
MOST = 200
"""So many are remembered; whoever has not been here for longest is forgotten first."""


class LessonPlace(msgspec.Struct, frozen=True, omit_defaults=True):
    """How far somebody is in a lesson."""

    step: int = 0
    done: bool = False


class Person(msgspec.Struct, frozen=True, omit_defaults=True):
    """Somebody who was here."""

    name: str
    """As it was typed last."""
    lessons: dict[str, LessonPlace] = {}
    played: tuple[str, ...] = ()
    """Games they have sat down to."""
    seen: tuple[str, ...] = ()
    """What was explained to them once."""
    solved: tuple[str, ...] = ()
    """Puzzles they have solved,"""
    shown: tuple[str, ...] = ()
    """and puzzles whose solution they were shown."""


class People:
    """The list in its file. Without one, everything is remembered until the window closes."""

    def __init__(self, path: Path | None = None, lines: Callable[[], Iterable[LedgerLine]] = tuple) -> None:
        """`lines`: the ledger, out of which the list is made if there is none yet."""
        self.path = path
        self._lines = lines
        self._found: dict[str, Person] | None = None
        self.trouble = ""
        """Why it could not be written, if it could not."""

    @property
    def all(self) -> dict[str, Person]:
        """Everybody, by what makes them the same; whoever was here last comes last."""
        if self._found is None:
            self._found = self._read()
        return self._found

    def _read(self) -> dict[str, Person]:
        if self.path is None:
            return {}
        if not os.path.lexists(self.path):
            return self._from_ledger()
        try:
            told = read_json(read_file(self.path, LIMITS.size), LIMITS)
            found = {}
            for key, each in told.items() if isinstance(told, dict) else ():
                try:
                    found[key] = msgspec.convert(each, Person)
                except msgspec.ValidationError:
                    continue
            return found
        except Unfit:
            return {}

    def _from_ledger(self) -> dict[str, Person]:
        lines = list(self._lines())
        return {
            key: Person(name, played=tuple(sorted({line.game for line in lines if _sat(line, key)})))
            for key, name in people_of(lines).items()
        }

    def known(self, lines: Iterable[LedgerLine]) -> dict[str, str]:
        """Everybody who ever sat down here, those of the ledger too: by what makes them the same, as typed last."""
        sat = {key: each.name for key, each in self.all.items() if each.played}
        return dict(sorted({**people_of(lines), **sat}.items()))

    @property
    def now(self) -> str:
        """Who was here last, as it was typed; empty: nobody ever was."""
        return next((each.name for each in reversed(self.all.values())), "")

    def of(self, name: str) -> Person:
        return self.all.get(person(name), Person(name))

    def come(self, name: str, game: str = "") -> None:
        """Somebody is here, and sits down to a game."""
        known = self.of(name)
        played = known.played if not game or game in known.played else (*known.played, game)
        self._put(msgspec.structs.replace(known, name=name, played=played))

    def keep_place(self, name: str, lesson: str, place: LessonPlace) -> None:
        """Remember how far somebody is. What was done once stays done."""
        known = self.of(name)
        before = known.lessons.get(lesson, LessonPlace())
        place = LessonPlace(place.step, place.done or before.done)
        if place != before or person(name) not in self.all:
            self._put(msgspec.structs.replace(known, lessons={**known.lessons, lesson: place}))

    def drop_place(self, name: str, lesson: str) -> None:
        """Forget how far somebody is in a lesson that was not finished; one that was is only begun anew."""
        known = self.of(name)
        if lesson in known.lessons:
            rest = {each: place for each, place in known.lessons.items() if each != lesson}
            if known.lessons[lesson].done:
                rest[lesson] = LessonPlace(0, True)
            self._put(msgspec.structs.replace(known, lessons=rest))

    def place_in(self, name: str, lesson: str) -> LessonPlace:
        return self.of(name).lessons.get(lesson, LessonPlace())

    def first_time(self, name: str, what: str) -> bool:
        """Whether this is explained to somebody for the first time; from now on it was."""
        known = self.of(name)
        if what in known.seen:
            return False
        self._put(msgspec.structs.replace(known, name=name, seen=(*known.seen, what)))
        return True

    def solve(self, name: str, puzzle: str, shown: bool = False) -> None:
        """Somebody has solved a puzzle, or was shown how."""
        known = self.of(name)
        field = "shown" if shown else "solved"
        if puzzle not in known.solved and puzzle not in getattr(known, field):
            self._put(msgspec.structs.replace(known, **{field: (*getattr(known, field), puzzle)}))

    def forget(self, name: str) -> None:
        if self.all.pop(person(name), None) is not None:
            self._write()

    def has_played(self, name: str, game: str) -> bool:
        return game in self.of(name).played

    def _put(self, somebody: Person) -> None:
        key = person(somebody.name)
        if not key or key == person(SOMEBODY):
            return
        self.all.pop(key, None)
        self.all[key] = somebody
        for oldest in list(self.all)[:-MOST]:
            del self.all[oldest]
        self._write()

    def _write(self) -> None:
        if self.path is None:
            return
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            put_in_place(self.path, msgspec.json.format(msgspec.json.encode(self.all), indent=1))
            self.trouble = ""
        except OSError as error:
            self.trouble = str(error.strerror)


def _sat(line: LedgerLine, key: str) -> bool:
    return any(person(line.names[seat]) == key for seat in line.people)
