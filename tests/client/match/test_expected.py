"""How long a game may be expected to last."""

import pytest

from client.match.expected import KNOWN, Expected, as_here, expected
from client.match.ledger import LedgerLine

TABLE = ("human", "normal:bold", "hard", "easy")


def finished(minutes: int | None, players: tuple[str, ...] = TABLE, mode: str = "standard") -> LedgerLine:
    return LedgerLine("", "a game", mode, "", ("",) * len(players), players, (0,), (0,) * len(players), minutes=minutes)


def test_people_alone_take_as_long_as_the_game_says() -> None:
    assert expected(40, ("human",) * 4, 1.0).total == pytest.approx(40)


def test_computers_are_quicker_than_people_and_hard_ones_think_longest() -> None:
    tables = [("human", "human"), ("human", "hard"), ("human", "normal"), ("human", "easy")]
    totals = [expected(30, table, 1.0).total for table in tables]
    assert totals == sorted(totals, reverse=True)
    assert len(set(totals)) == 4


def test_a_character_thinks_as_long_as_its_level() -> None:
    assert expected(30, ("human", "hard:bold"), 1.0) == expected(30, ("human", "hard"), 1.0)


def test_what_moves_goes_by_the_speed() -> None:
    slow, usual, instant = (expected(30, TABLE, hurry) for hurry in (0.5, 1.0, 0.0))
    assert slow.moving == 2 * usual.moving
    assert instant.moving == 0
    assert slow.people == usual.people == instant.people


def test_few_games_change_nothing() -> None:
    guess = expected(30, TABLE, 1.0)
    assert as_here(guess, [finished(90)] * (KNOWN - 1), "a game", "standard", TABLE) == guess


def test_finished_games_tell_how_long_it_takes_here() -> None:
    guess = expected(30, TABLE, 1.0)
    found = as_here(guess, [finished(50)] * (KNOWN - 1) + [finished(100)], "a game", "standard", TABLE)
    assert found.total == pytest.approx(60)
    assert found.people / found.total == pytest.approx(guess.people / guess.total)


@pytest.mark.parametrize(
    "other",
    [finished(None), finished(90, mode="quick"), finished(90, TABLE[:3]), finished(90, ("human",) * 4)],
)  # fmt: skip
def test_only_games_like_this_are_counted(other: LedgerLine) -> None:
    guess = Expected(10, 5, 1)
    assert as_here(guess, [other] * KNOWN, "a game", "standard", TABLE) == guess
