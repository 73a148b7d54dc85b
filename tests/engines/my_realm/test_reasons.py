"""Why not: a rule that leaves something out of the options says why, and says nothing of what it offers."""

from collections.abc import Iterator

import pytest

from engines.core.game import set_up
from engines.core.rng import Rng
from engines.core.setup import Value
from engines.core.types import Option
from engines.my_realm.decisions import LOOK, REBEL, SEAL, WORDINGS
from engines.my_realm.forms import FORMS, QUESTION_IDS
from engines.my_realm.game import GAME
from engines.my_realm.matters import MATTERS
from engines.my_realm.reasons import REASONS
from engines.my_realm.state import State

from .table import Table, table

NAMES = ("Ada", "Bea")
DEALT = "trade health culture"

ARGS = {
    "inquire": range(len(QUESTION_IDS)),
    "concerning": MATTERS,
    "form": range(len(FORMS)),
    "about": MATTERS,
    "word": range(WORDINGS),
}
EVERYTHING = [Option(verb, (arg,)) for verb, args in ARGS.items() for arg in args] + [REBEL, SEAL, LOOK]
"""Whatever a reason could be asked for."""

GAMES: dict[str, dict[str, Value]] = {
    "duo": {"mode": "duo"},
    "heir": {"mode": "heir"},
    "crown": {"mode": "crown"},
    "this year's matters only": {"mode": "crown", "teachAhead": False},
    "she asks of this year only": {"mode": "heir", "teachAhead": False},
}


def positions(wishes: dict[str, Value]) -> Iterator[State]:
    """One game by chance, which never ends in a rising."""
    rng = Rng(11, "reasons")
    state = GAME.new(set_up(GAME, 2, wishes, 11))
    while decision := GAME.decision(state):
        yield state
        GAME.apply(state, rng.pick([option for option in decision.options if option.verb != "proclaim"]))


def why(game: Table, verb: str, *args: int) -> str:
    decision = GAME.decision(game.state)
    assert decision is not None
    return GAME.text.why_not(Option(verb, args), GAME.view(game.state, decision.seat), NAMES)


def test_everything_with_a_reason_is_asked_for_it() -> None:
    assert {option.verb for option in EVERYTHING} == set(REASONS)


@pytest.mark.parametrize("wishes", GAMES.values(), ids=list(GAMES))
def test_there_is_a_reason_if_and_only_if_it_is_not_offered(wishes: dict[str, Value]) -> None:
    for state in positions(wishes):
        decision = GAME.decision(state)
        assert decision is not None
        view = GAME.view(state, decision.seat)
        for option in EVERYTHING:
            if option == LOOK and not state.charter.free_talk:
                continue  # looks that nobody counts are no answers
            reason = GAME.text.why_not(option, view, NAMES)
            assert bool(reason) == (option not in decision.options), (option, reason, state.draft)
            assert not {"{", "}"} & set(reason)


def test_the_year_is_sealed_when_every_matter_has_its_tile() -> None:
    """3.d."""
    game = table(DEALT)
    assert why(game, "seal") == "3 matters still need a tile"
    game.do("place trade 5", "place culture 9")
    assert why(game, "seal") == "Health still needs a tile"
    assert why(game.do("place health 1"), "seal") == ""


def test_nobody_rises_once_cards_are_drawn() -> None:
    """4."""
    assert why(table(""), "rebel") == ""
    assert why(table("").do("rebel"), "rebel") == "the rising has begun"
    assert why(table(DEALT), "rebel") == "only before cards are drawn"


def test_a_matter_that_is_not_of_this_year_is_not_called_untrue() -> None:
    """6.2: the order is Military, Health, Presence, Trade, ..., Culture; Trade is 4, Military 1."""
    game = table(DEALT, talk=True, mode="crown", teachAhead=False).do("listen", "form mid3")
    assert why(game, "about", MATTERS[0]) == "Military is not one of this year's matters."
    assert why(game, "about", 7) == "It would not be true of Health."
    assert why(game, "about", 2) == ""


def test_the_terminal_explains_why_nobody_can_rebel() -> None:
    view = GAME.view(table(DEALT).state, 1)
    assert GAME.text.glossary(view)["Rebel"] == "Not now: only before cards are drawn."
    assert "Rebel" not in GAME.text.glossary(GAME.view(table("").state, 1))
