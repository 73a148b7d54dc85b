"""The watchman of the rules must bark: each law is broken once, on purpose."""

from collections.abc import Callable

import pytest

from engines.my_realm.game import GAME
from engines.my_realm.state import Saying, State, Year

from .table import table


def _twice(state: State) -> None:
    state.aside.append(state.deck[0])


def _two_of_a_kind(state: State) -> None:
    state.deck += state.dealt
    state.dealt = (0, 1, 5)
    state.deck = [card for card in range(27) if card not in state.dealt]


def _key(state: State) -> None:
    state.key = (1,) * 9


def _lie(state: State) -> None:
    state.sayings = (Saying(0, 6, (8,), 0),)


def _budget(state: State) -> None:
    state.words = 7


def _tokens(state: State) -> None:
    state.tokens -= 1


def _false_year(state: State) -> None:
    state.years = (Year(1, (0, 3, 6), (1, 2, 3), 0, 0, 0, 0),)


def _free_year(state: State) -> None:
    state.years = (Year(1, (0, 3, 6), (2, 3, 5), 0, 1, 0, 0),)


def _same_tile(state: State) -> None:
    state.years = (Year(1, (0, 3, 6), (2, 2, 2), 0, 1, 1, 0),)
    state.tokens = 8


def _peeping(state: State) -> None:
    state.looks = 1


def _nothing_asked(state: State) -> None:
    state.agenda = []


def _dead_king_talks(state: State) -> None:
    state.phase, state.words = 3, 0
    state.agenda = [("discuss",)]


def _penniless(state: State) -> None:
    state.tokens = 0


def _immortal(state: State) -> None:
    state.phase, state.year = 2, 7


def _two_questions(state: State) -> None:
    state.agenda *= 2


CASES: dict[str, Callable[[State], None]] = {
    "A card is missing": _twice,
    "These are not three matters": _two_of_a_kind,
    "The key is no order": _key,
    "The King said what is not so": _lie,
    "7 statements are left": _budget,
    "There should be 9 tokens": _tokens,
    "Year 1 was not judged": _false_year,
    "Year 1 did not cost": _free_year,
    "no three tiles": _same_tile,
    "The King has looked 1 times": _peeping,
    "asks nothing": _nothing_asked,
    "talk or rebellion": _dead_king_talks,
    "No token is left": _penniless,
    "outlived the die": _immortal,
    "More than one thing": _two_questions,
}


@pytest.mark.parametrize(("law", "breaks"), CASES.items(), ids=list(CASES))
def test_a_broken_law_is_found(law: str, breaks: Callable[[State], None]) -> None:
    game = table("health family science")
    breaks(game.state)
    assert any(law in fault for fault in GAME.broken(game.state)), GAME.broken(game.state)
