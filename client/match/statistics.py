"""Statistics: every figure is counted from the ledger, each time anew. Nothing is kept that could go wrong."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from datetime import date
from typing import NamedTuple

from .ledger import SOMEBODY, LedgerLine, person
from .seats import HUMAN

PEOPLE = "people"
"""Against whom: a table without computers."""


class Question(NamedTuple):
    """Whose games are counted, and which of them; nothing: all."""

    who: str = ""
    game: str = ""
    mode: str = ""
    against: str = ""
    """A level of computers, or PEOPLE."""
    since: date | None = None
    casual: bool = True
    """Games in which somebody had help count too."""


class Figures(NamedTuple):
    """Figures of some games."""

    played: int = 0
    won: int = 0
    casual: int = 0
    minutes: int = 0
    """Of those games whose length is known."""
    streak: int = 0
    """Games won in a row up to the last one."""
    best_streak: int = 0
    average: float | None = None
    """Of the scores."""
    best: int | None = None
    turns: float | None = None
    """Of a game, on the average."""
    longest: LedgerLine | None = None
    first_won: int = 0
    first_known: int = 0
    """In how many games whoever began won, and of how many that is known."""

    @property
    def share(self) -> float | None:
        return self.won / self.played if self.played else None


Levels = Callable[[str, str], str]
"""The level of a computer player, by game and spelling."""


def people_of(lines: Iterable[LedgerLine]) -> dict[str, str]:
    """Everybody who ever sat at this window, by what makes them the same -> the name as it was typed last."""
    found = {person(line.names[seat]): line.names[seat] for line in lines for seat in line.people}
    found.pop(person(SOMEBODY), None)
    return dict(sorted(found.items()))


def column_of(line: LedgerLine, level_of: Levels, order: Sequence[str]) -> str:
    """Against whom a game was: the strongest level at the table, or people."""
    levels = {level_of(line.game, player) for player in line.players if player != HUMAN}
    known = [level for level in order if level in levels]
    return known[-1] if known else next(iter(levels), PEOPLE)


def chosen(lines: Iterable[LedgerLine], asked: Question, level_of: Levels, order: Sequence[str]) -> list[LedgerLine]:
    """The games a question is about, the oldest first."""
    found = [
        line
        for line in lines
        if (not asked.who or _seat(line, asked.who) is not None)
        and asked.game in ("", line.game)
        and asked.mode in ("", line.mode)
        and asked.against in ("", column_of(line, level_of, order))
        and (asked.since is None or (line.day is not None and line.day.date() >= asked.since))
        and (asked.casual or not line.is_casual)
    ]
    return sorted(found, key=lambda line: line.begun)


def figures_of(lines: Sequence[LedgerLine], who: str = "") -> Figures:
    """The figures of these games for one person; for nobody in particular, a game counts as won if a person won it."""
    won = [wins(line, who) for line in lines]
    scores = [score for line in lines if (score := _score(line, who)) is not None]
    known = [line for line in lines if line.first is not None and not line.together]
    streak = best = 0
    for victory in won:
        streak = streak + 1 if victory else 0
        best = max(best, streak)
    return Figures(
        len(lines),
        sum(won),
        sum(line.is_casual for line in lines),
        sum(line.minutes or 0 for line in lines),
        streak,
        best,
        sum(scores) / len(scores) if scores else None,
        max(scores, default=None),
        sum(line.turns for line in lines) / len(lines) if lines else None,
        max(lines, key=lambda line: line.turns, default=None),
        sum(line.first in line.winners for line in known),
        len(known),
    )


def wins(line: LedgerLine, who: str) -> bool:
    """Whether this person won, or, for nobody in particular, any person did. A shared crown is a crown."""
    seats = line.people if not who else [seat for seat in line.people if person(line.names[seat]) == person(who)]
    return any(seat in line.winners for seat in seats)


def months(lines: Sequence[LedgerLine], who: str, last: date, count: int = 12) -> list[tuple[date, int, int]]:
    """The last months, the oldest first: the first day of each, games played and games won."""
    played: Counter[tuple[int, int]] = Counter()
    won: Counter[tuple[int, int]] = Counter()
    for line in lines:
        if line.day is not None:
            played[line.day.year, line.day.month] += 1
            won[line.day.year, line.day.month] += wins(line, who)
    found = []
    year, month = last.year, last.month
    for _ in range(count):
        found.append((date(year, month, 1), played[year, month], won[year, month]))
        year, month = (year, month - 1) if month > 1 else (year - 1, 12)
    return found[::-1]


def as_csv(lines: Iterable[LedgerLine], titles: Mapping[str, str]) -> str:
    """One line a game and seat, as a table for other programs."""
    rows = ["date,game,mode,name,player,score,won,turns,minutes,undone,hints,code"]
    for line in lines:
        for seat, name in enumerate(line.names):
            cells = [
                line.begun,
                titles.get(line.game, line.game),
                line.mode,
                name,
                line.players[seat],
                line.scores[seat],
                int(seat in line.winners),
                line.turns,
                "" if line.minutes is None else line.minutes,
                line.undone,
                line.hints,
                line.code,
            ]
            rows.append(",".join(_cell(cell) for cell in cells))
    return "\n".join(rows) + "\n"


def _cell(value: object) -> str:
    """A cell that no table program takes for a formula.

    >>> _cell('Ann "the" Bold, 3rd'), _cell("=1+1"), _cell(-5)
    ('"Ann ""the"" Bold, 3rd"', "'=1+1", '-5')
    """
    text = str(value)
    if isinstance(value, str) and text[:1] in ("=", "+", "-", "@"):
        text = f"'{text}"
    return '"' + text.replace('"', '""') + '"' if any(sign in text for sign in ',"\n\r') else text


def _seat(line: LedgerLine, who: str) -> int | None:
    return next((seat for seat in line.people if person(line.names[seat]) == person(who)), None)


def _score(line: LedgerLine, who: str) -> int | None:
    """The score of this person; for nobody in particular, the best of the people's."""
    if who:
        seat = _seat(line, who)
        return None if seat is None else line.scores[seat]
    return max((line.scores[seat] for seat in line.people), default=None)
