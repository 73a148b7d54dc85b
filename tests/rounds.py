"""Which cases of a test only the thorough round plays: `conftest.py` says what the two rounds are."""

from collections.abc import Iterable
from typing import Any
from zlib import crc32

import pytest

from engines import GAMES

SHARED = ("tests/client/test_", "tests/faults/")
"""Where one piece of code serves all games: what all games share of the window, and how it breaks."""


def thorough(dear: bool = True) -> tuple[pytest.MarkDecorator, ...]:
    """The mark of what the plain round leaves out."""
    return (pytest.mark.thorough,) if dear else ()


def first(plain: int, cases: Iterable[Any]) -> list[Any]:
    """Cases of one argument, as `parametrize` takes them: plainly the first so many of them."""
    return [pytest.param(case, marks=thorough(number >= plain)) for number, case in enumerate(cases)]


def one_game_for_all(items: list[pytest.Item]) -> list[pytest.Item]:
    """Plainly one game stands for all where code is asked that serves all; which one, differs from test to test.

    The rules, and what a game brings to the window, are asked of every game in both rounds.
    """
    games: dict[str, set[str]] = {}
    for item in items:
        if game := _game_asked(item):
            games.setdefault(_test_of(item), set()).add(game)

    def stands_in(test: str) -> str:
        asked = sorted(games[test])
        return asked[crc32(test.encode()) % len(asked)]

    return [item for item in items if (game := _game_asked(item)) is None or game == stands_in(_test_of(item))]


def _test_of(item: pytest.Item) -> str:
    return item.nodeid.partition("[")[0]


def _game_asked(item: pytest.Item) -> str | None:
    """The one game that a case of a shared test is of."""
    if not item.nodeid.startswith(SHARED):
        return None
    named = [game for game in GAMES if game in item.nodeid.partition("[")[2]]
    return named[0] if len(named) == 1 else None
