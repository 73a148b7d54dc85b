"""Figures of a tournament: shares with their intervals, who finishes before whom, how long players think."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from math import sqrt
from types import MappingProxyType
from typing import Any, NamedTuple

from .seatings import Seating

Z = 1.96
"""Of a hundred intervals ninety-five hold what they should."""

Times = Mapping[int, int]
"""Microseconds, to two digits -> how often."""


class Contest(NamedTuple):
    """Result of one game of a tournament, as plain data."""

    number: int
    seed: int
    table: int
    seating: Seating
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    turns: int
    decisions: int
    digest: str
    thought: Mapping[str, Times]
    """Player -> how long a decision took."""
    turned: Mapping[str, Times]
    """Player -> how long all decisions of a seat took within one turn of the game."""
    fault: str = ""
    deeds: Mapping[str, Mapping[str, int]] = MappingProxyType({})
    """Player -> verb of an answer -> how often all its seats gave it."""

    @property
    def finished(self) -> bool:
        return bool(self.scores) and not self.fault


def interval(wins: float, games: int) -> tuple[float, float]:
    """The share that fits so many wins, by Wilson: from where to where, 95 times of 100.

    >>> [round(end, 3) for end in interval(103, 240)]
    [0.368, 0.492]
    >>> interval(0, 0)
    (0.0, 1.0)
    """
    if not games:
        return 0.0, 1.0
    share, spread = wins / games, Z * Z / games
    middle = share + spread / 2
    half = Z * sqrt(share * (1 - share) / games + spread / (4 * games))
    return max(0.0, (middle - half) / (1 + spread)), min(1.0, (middle + half) / (1 + spread))


def share(wins: float, games: int) -> dict[str, Any]:
    """A number of wins with its share and interval."""
    low, high = interval(wins, games)
    return {
        "games": games,
        "wins": round(wins, 3),
        "share": round(wins / games, 4) if games else None,
        "interval": [round(low, 4), round(high, 4)],
    }


def credit(contest: Contest, seats: Iterable[int]) -> float:
    """What these seats won of a game; a victory shared by k seats is 1/k of one for each of them."""
    return sum(1 / len(contest.winners) for seat in seats if seat in contest.winners)


def seats_of(player: str, seating: Seating) -> list[int]:
    return [seat for seat, name in enumerate(seating) if name == player]


def is_joint(contest: Contest) -> bool:
    """Whether all of the table won."""
    return len(contest.winners) == len(contest.seating)


def by_player(contests: Sequence[Contest], players: Sequence[str], together: bool = False) -> dict[str, dict[str, Any]]:
    """What every player won of the games it sat in, with all its seats; and what its part would be among equals. In a
    game that is played together, what the whole table won."""
    told = {}
    for player in players:
        sat = [(contest, mine) for contest in contests if (mine := seats_of(player, contest.seating))]
        if sat:
            even = round(sum(len(mine) / len(contest.seating) for contest, mine in sat) / len(sat), 4)
            scores = [contest.scores[seat] for contest, mine in sat for seat in mine]
            won = sum(is_joint(contest) if together else credit(contest, mine) for contest, mine in sat)
            told[player] = {**share(won, len(sat)), "even": None if together else even, "mean_score": mean(scores)}
    return told


def deeds(contests: Sequence[Contest], players: Sequence[str]) -> dict[str, dict[str, float]]:
    """Verb -> player -> how often a seat of it answers so in a game."""
    seats = {name: sum(len(seats_of(name, one.seating)) for one in contests) for name in players}
    counted: dict[str, Counter[str]] = {}
    for contest in contests:
        for name, verbs in contest.deeds.items():
            for verb, count in verbs.items():
                counted.setdefault(verb, Counter())[name] += count
    return {
        verb: {name: round(counted[verb][name] / seats[name], 3) for name in players if seats[name]}
        for verb in sorted(counted)
    }


def by_seat(contests: Sequence[Contest], seats: int, together: bool = False) -> list[dict[str, Any]]:
    """What every seat won, whoever sat there; in a game that is played together, what it won alone."""
    won = [contest for contest in contests if not (together and is_joint(contest))]
    return [share(sum(credit(contest, [seat]) for contest in won), len(contests)) for seat in range(seats)]


def pairwise(contests: Sequence[Contest], players: Sequence[str]) -> dict[str, dict[str, dict[str, Any]]]:
    """How often one player finishes before another at the same table, seat against seat: a winner before all others,
    then whoever has more points; the same is half for each."""
    told: dict[str, dict[str, dict[str, Any]]] = {}
    for one in players:
        for other in players:
            before, met = 0.0, 0
            for contest in contests if one != other else ():
                for mine in seats_of(one, contest.seating):
                    for theirs in seats_of(other, contest.seating):
                        before, met = before + _before(contest, mine, theirs), met + 1
            if met:
                told.setdefault(one, {})[other] = share(before, met)
    return told


def _before(contest: Contest, mine: int, theirs: int) -> float:
    ours, yours = ((seat in contest.winners, contest.scores[seat]) for seat in (mine, theirs))
    return 0.5 if ours == yours else float(ours > yours)


def rounded(seconds: float) -> int:
    """Microseconds to two digits: exact enough, and few different ones to write down.

    >>> rounded(0.0123456), rounded(0.0000071), rounded(2.0)
    (12000, 7, 2000000)
    """
    return int(float(f"{seconds * 1e6:.1e}"))


def spread(times: Iterable[Times]) -> dict[str, Any]:
    """Median, 95th percentile and longest of many times, in milliseconds."""
    counted: Counter[int] = Counter()
    for each in times:
        counted.update(each)
    return {
        "count": counted.total(),
        "median_ms": _quantile(counted, 0.5),
        "p95_ms": _quantile(counted, 0.95),
        "longest_ms": _quantile(counted, 1.0),
    }


def _quantile(counted: Counter[int], part: float) -> float | None:
    left = part * counted.total()
    for time in sorted(counted):
        left -= counted[time]
        if left <= 1e-9:
            return time / 1000
    return None


def mean(numbers: Sequence[int]) -> float | None:
    return round(sum(numbers) / len(numbers), 3) if numbers else None
