"""What King and Princess read at each step: what was put together so far, what is asked, and the key for a look."""

import pytest

from engines.core.types import WATCHER
from engines.my_realm.game import GAME
from engines.my_realm.matters import KING, PRINCESS

from .table import Table, table

NAMES = ("Ada", "Bea")
DEALT = "trade health culture"
ORDER = "The secret order: Military 1, Health 2, Presence 3, Trade 4, Religion 5, Family 6, Science 7, Law 8, Culture 9"


def prompt(game: Table, seat: int | None = None) -> str:
    decision = GAME.decision(game.state)
    assert decision is not None
    view = GAME.view(game.state, decision.seat if seat is None else seat)
    return GAME.text.prompt(decision._replace(options=()), view, NAMES).line


def so_far(game: Table, seat: int) -> list[str]:
    """What lies on this seat's table of the answer that is put together."""
    lines = GAME.text.table(GAME.view(game.state, seat), NAMES)
    return [line for line in lines if line.startswith("So far")]


# -- tiles (3.d)


def test_tiles_are_offered_in_the_order_in_which_the_matters_lie_there() -> None:
    game = table(DEALT)
    on_the_table = [line.split(":")[0] for line in GAME.text.table(GAME.view(game.state, PRINCESS), NAMES)[2:5]]
    assert on_the_table == ["* Trade", "* Health", "* Culture"]
    tiles = [f"place {matter} {number}" for matter in DEALT.split() for number in range(1, 10)]
    assert game.said() == tiles
    game.do("place health 4")
    assert game.said() == [tile for tile in tiles if "health" not in tile and not tile.endswith("4")] + ["back"]


# -- what is at stake


def test_the_king_reads_his_sentence_as_it_grows() -> None:
    game = table(DEALT, talk=True, mode="crown").do("listen")
    assert prompt(game) == "Ada, what will you say? Choose a kind of saying."
    game.do("form first_of")
    assert prompt(game) == "Ada, what will you say? Choose the matter."
    assert so_far(game, KING) == ["So far: X before Y and Z"]
    game.do("about military", "about trade")
    assert so_far(game, KING) == ["So far: Military before Trade and Z"]
    others = "The King weighs his words. Ada thinks of something true to say."
    assert prompt(game, PRINCESS) == prompt(game, WATCHER) == others
    assert so_far(game, PRINCESS) == so_far(game, WATCHER) == []
    game.do("about culture")
    assert prompt(game) == "Ada, what will you say? Choose the words."


def test_the_princess_reads_her_question_as_it_grows_and_he_reads_it_whole() -> None:
    game = table(DEALT, talk=True, mode="heir").do("inquire compare", "concerning trade")
    assert prompt(game) == "Bea, what would you ask? Choose a matter for your question: 1 more."
    assert so_far(game, PRINCESS) == ["So far: Which comes first, Trade or Y?"]
    assert so_far(game, KING) == []
    game.do("concerning law")
    assert prompt(game) == "Ada, the Princess asks: Which comes first, Trade or Law? A true answer costs a saying."
    assert prompt(game, PRINCESS) == "The King has been asked. Ada may answer, or speak of the weather."


def test_a_rebel_reads_what_she_stakes() -> None:
    game = table("").do("rebel", "claim military", "value 1")
    assert prompt(game) == "Bea, what do you know for certain? Choose a matter: 5 more to name."
    game.do("claim health")
    assert prompt(game) == "Bea, which number is Health? Six numbers, and every one must be right."
    assert so_far(game, PRINCESS) == ["So far: Military 1"]
    assert prompt(game, KING) == "A new year begins. Bea opens the year."
    assert so_far(game, KING) == []
    for matter, number in zip(("presence", "trade", "religion", "family"), (3, 4, 5, 6), strict=True):
        game.do(f"value {number - 1}", f"claim {matter}")
    game.do("value 6")
    assert prompt(game).startswith("Bea, six numbers are named. If all six are right, the crown is yours alone.")
    assert so_far(game, PRINCESS)[0].startswith("So far: Military 1, Health 2, Presence 3, Trade 4, ")


def test_a_judgement_is_read_once_more_before_it_is_sealed() -> None:
    game = table(DEALT).do("place trade 5", "place culture 9", "place health 1")
    assert prompt(game) == "Bea, is this your judgement? Once sealed, no changes."
    assert so_far(game, PRINCESS) == ["So far: Trade 5, Culture 9 and Health 1"]
    assert prompt(game, KING) == "She is judging. Bea places three numbers. The King is silent."
    assert so_far(game, KING) == []


# -- the key (6.1)


def test_a_look_shows_the_key_to_the_king_and_to_nobody_else() -> None:
    game = table(DEALT, talk=True, mode="duo").do("look")
    shown = {seat: GAME.text.aside(game.story[-1], GAME.view(game.state, seat), NAMES) for seat in (-1, 0, 1)}
    assert shown == {WATCHER: [], KING: [ORDER], PRINCESS: []}


def test_nothing_else_shows_the_key() -> None:
    game = table("", mode="duo").do("draw", "listen", "silence", "ready")
    king = GAME.view(game.state, KING)
    assert [event.kind for event in game.story if GAME.text.aside(event, king, NAMES)] == []


@pytest.mark.parametrize(("mode", "shown"), [("duo", False), ("crown", True), ("demo", True)])
def test_on_a_shared_screen_the_key_is_on_no_page(mode: str, shown: bool) -> None:
    game = table(DEALT, talk=True, mode=mode)
    pages = [GAME.text.table(GAME.view(game.state, seat), NAMES) for seat in (KING, PRINCESS)]
    assert [ORDER in page for page in pages] == [shown, False]


# -- what `?` explains


def test_matters_forms_and_questions_are_explained() -> None:
    told = GAME.text.glossary(GAME.view(table(DEALT).state, PRINCESS))
    assert told["Trade"] == GAME.text.matter(2)
    assert told["First of three"] == "You say X before Y and Z."
    assert told["Ask which of two comes first"] == "Which comes first, X or Y?"


def test_both_are_told_who_they_are() -> None:
    for seat in (KING, PRINCESS):
        lines = GAME.text.table(GAME.view(table(DEALT).state, seat), NAMES)
        assert lines[0] == "Ada is the King, Bea the Princess."
