"""What the window says of Kings & Things is so: citadels, badges, questions about dice and items, the numbers of the
book."""

import ast
import re
from pathlib import Path

import pytest

from client.games.kings_and_things.phases import NAMES as TRACK
from client.games.kings_and_things.setup_words import WORDS as SETUP_WORDS
from client.games.kings_and_things.words.citadels import citadel_words
from client.games.kings_and_things.words.counters import number_words
from client.games.ui import ui_of
from client.rulebook import load
from engines.core.chronicle import subject
from engines.core.game import set_up
from engines.core.language import ENGLISH
from engines.core.types import Event
from engines.kings_and_things.events import EVENTS
from engines.kings_and_things.game import GAME
from engines.kings_and_things.phrases import hex_name
from engines.kings_and_things.rules.battle_units import FORT, step_of
from engines.kings_and_things.rules.construction import PRICE, STOCK
from engines.kings_and_things.rules.victory import verdict
from engines.kings_and_things.state import CITADEL, STEP_IDS, TOWER
from engines.kings_and_things.terrain import SEA
from engines.kings_and_things.things import COMBAT, FIRST, KIND_IDS, ROWS, piece_of, reverse
from engines.kings_and_things.words import FORT_NAMES
from tests.engines.kings_and_things.table import Table, dice, table
from tests.engines.kings_and_things.test_texts import BANNED
from tests.engines.kings_and_things.test_victory import last_build, realm
from tests.engines.kings_and_things.war import war

from ..test_rulebooks import rows

__all__ = ["dice"]

NAMES = ("Ada", "Bea", "Cyd", "Dov")
BOOK = load("kings_and_things", "en", ui_of("kings_and_things").figures().names)
ROOT = Path(__file__).parents[3]
CLIENT = ROOT / "client"

# -- citadels ----------------------------------------------------------------------------------------------------------


def promised(game: Table, *seats: int) -> list[str]:
    return [citadel_words(game.state, seat, NAMES, ENGLISH) for seat in seats]


def test_a_lone_citadel_wins_in_the_turn_after_it_was_built():
    game = last_build(kingdoms=realm(3, 3, 3, 3), forts={0: "citadel"}, citadels_since=4, turn=4)
    assert promised(game, 0) == ["Citadel: wins after Build in turn 5"]
    game = last_build(kingdoms=realm(3, 3, 3, 3), forts={0: "citadel"}, citadels_since=4, turn=5)
    assert promised(game, 0) == ["Citadel: wins after Build in turn 5"]
    assert game.do("end_building").outcome.winners == (0,)


def test_of_several_citadels_only_the_richest_is_promised_the_win():
    game = last_build(kingdoms=realm(3, 5, 9, 3), forts={0: "citadel", 3: "citadel"}, citadels_since=4, turn=5)
    assert promised(game, 0, 1) == ["Citadel, but Bea would win", "Best citadel: wins after Build in turn 5"]
    assert game.do("end_building").outcome.winners == (1,)


def test_equal_owners_share():
    game = last_build(kingdoms=realm(3, 3, 9, 3), forts={0: "citadel", 3: "citadel"}, citadels_since=4, turn=5)
    assert promised(game, 0, 1) == ["Citadel: shares the win after Build in turn 5"] * 2
    assert game.do("end_building").outcome.winners == (0, 1)


def test_where_only_conquest_decides_nobody_is_promised_a_turn():
    two = {"kingdoms": realm(3, 5, 9, 3), "forts": {0: "citadel", 3: "citadel"}, "citadels_since": 4, "turn": 5}
    game = last_build(**two, victory="conquest")
    assert promised(game, 0, 1) == ["Citadel: only conquest decides now"] * 2
    assert not game.do("end_building").over
    alone = last_build(kingdoms=realm(3, 3), forts={0: "citadel"}, citadels_since=4, turn=5, victory="conquest")
    assert promised(alone, 0) == ["Citadel: wins after Build in turn 5"]


def test_a_turn_limit_that_comes_first_leaves_nothing_to_promise():
    position = {"kingdoms": realm(3, 5, 9, 3), "forts": {0: "citadel"}, "citadels_since": 5, "turn_limit": 5}
    assert promised(last_build(**position, turn=5), 0) == [""]
    assert promised(last_build(**{**position, "citadels_since": 4}, turn=5), 0) == [
        "Citadel: wins after Build in turn 5"
    ]


def test_after_the_build_phase_the_next_turn_decides():
    game = table(phase="special_powers", kingdoms=realm(3, 3), forts={0: "citadel"}, citadels_since=5, turn=5, seats=2)
    found = verdict(game.state)
    assert found is not None
    assert (found.turn, found.winners) == (6, (0,))


# -- badges ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("left", "seat"), [(-1, None), (0, 0), (3, 3), (4, None)])
def test_a_battle_that_nobody_survives_has_nobodys_badge(left, seat):
    assert subject(Event("battle_ended", (7, left)), EVENTS, 4) == seat


# -- questions about dice and items ------------------------------------------------------------------------------------


def sentence(game: Table) -> str:
    decision = GAME.decision(game.state)
    assert decision is not None
    return GAME.text.prompt(decision, GAME.view(game.state, decision.seat), NAMES).sentence


def test_the_charm_is_asked_with_whose_dice_they_are(dice):
    dice += [5]
    game = war("troll", "bears", shields=["lucky_charm"])
    assert sentence(game).startswith("Ada rolls 5 for hits. The Lucky Charm can")
    dice += [6, 3]  # no Charm helps Nomads who rolled 6
    game = war("nomads", owner=None, defenders="bears", shields=["lucky_charm"], havens=[[1]])
    assert sentence(game).startswith("Dov rolls 3 for hits, leading the locals.")


def test_the_charm_is_asked_with_both_rolls_of_a_contest(dice):
    dice += [3, 3, 3, 4]
    game = table(
        phase="special_powers", kingdoms=[[0], [30]], armies=[{0: "master_thief"}], gold=[0, 3], shields=["lucky_charm"]
    )
    assert sentence(game.do("rob 1")).startswith("Ada rolls 3 and 3, Bea 3 and 4 for the Thief.")


def test_an_answer_is_asked_with_the_side_that_uses_the_item():
    game = war("druid", owner=None, defenders="bears firewall", shields=["dispel_magic"], havens=[[1]])
    game.do(*["hold_off"] * (game.asked == (0, "battle_magic")), "use firewall")
    assert sentence(game) == "Dov uses the Firewall for the locals. It can be answered before it works."


def test_an_answer_to_the_balloon_says_whither_and_with_whom():
    """15: its target is announced; of the passengers a rival knows those that lie open, and how many do not."""
    game = table(
        phase="movement", kingdoms=[list(range(20)), [30], [20], [25]], armies=[{0: "farmers great_hunter"}],
        shields=["balloon", "", "fan"],
    )  # fmt: skip
    game.do("inflate 0", "board farmers", "board great_hunter", "lift_off", "aim 8")
    assert game.asked[1] == "react"
    game.state.shown = (piece_of("great_hunter"),)
    start, goal = (hex_name(game.state, hex_, ENGLISH) for hex_ in (0, 8))
    told = sentence(game)
    assert told.startswith(f"Ada's Balloon lifts off from {start} for {goal} with ")
    assert "with a Great Hunter and a face-down counter aboard." in told
    assert "Farmers" not in told
    assert told.endswith("aboard. It can be answered before it works.")


def test_an_answer_to_an_event_says_that_it_is_played():
    game = table(
        phase="random_events",
        kingdoms=[[0], [30]],
        armies=[{}, {30: "troll ogre"}],
        forts={30: "keep"},
        shields=["dark_plague", "elixir"],
    )
    assert sentence(game.do("play_event dark_plague")) == "Ada plays Dark Plague! It can be answered before it works."


def test_one_hit_is_one_hit():
    village = next(row for row in ROWS if row.id == "village")
    assert number_words(village, village.combat, ENGLISH) == "1 hit puts it out of action."


# -- the book ----------------------------------------------------------------------------------------------------------


def test_the_phases_of_the_book_are_those_of_the_track():
    assert tuple(row[0].split(" ", 1)[1] for row in rows(BOOK, "turn")) == TRACK


def test_the_forts_of_the_book_are_those_of_the_rules():
    shown = rows(BOOK, "build")
    for level in range(TOWER, CITADEL + 1):
        battle = war("troll", "bears", fort=FORT_NAMES[level], shields=["talisman"]).state
        step = STEP_IDS[step_of(battle, 1, FORT)]
        assert shown[level - 1] == (FORT_NAMES[level], str(level), step, str(level), str(STOCK[level]))
    assert f"for {PRICE} gold" in BOOK.find("build").text


def test_the_treasures_of_the_book_are_those_of_the_bag():
    named = {}
    for names, gold in rows(BOOK, "treasure"):
        named |= dict.fromkeys(names.split(", "), int(gold.split()[0]))
    assert named == {row.name: row.value for row in ROWS if row.kind == "treasure"}


def test_the_heroes_of_the_book_are_those_of_the_counters():
    heroes = {row.name: row for row in ROWS if row.kind == "hero"}
    told = {
        row[0]: int(row[1].split()[0]) for anchor in ("battle-heroes", "other-heroes") for row in rows(BOOK, anchor)
    }
    lords = {name: 4 for name in heroes if name in BOOK.find("lords").text}
    assert told | lords == {name: row.combat for name, row in heroes.items()}
    for one, other in rows(BOOK, "pairs"):
        face = FIRST[KIND_IDS.index(heroes[one].id)]
        assert reverse(face) == FIRST[KIND_IDS.index(heroes[other].id)]


def test_the_example_of_a_bribe_is_right():
    prices = [2 * COMBAT[FIRST[KIND_IDS.index(name)]] for name in ("bears", "big_foot", "wild_cat")]
    text = BOOK.find("bribe").text
    assert f"All three cost {sum(prices)}, the Bears alone {prices[0]}" in text


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nobody_starts_near_the_sea_on_the_beginners_board(seats):
    charter = GAME.new(set_up(GAME, seats, {"mode": "beginners"}, 0)).charter
    for start in {start for starts in charter.board.start_sets(seats) for start in starts}:
        assert SEA not in [charter.board.terrain[at] for at in (start, *charter.near[start])]


# -- one word for one thing --------------------------------------------------------------------------------------------


def test_the_book_has_no_second_word_for_the_same_thing():
    text = (ROOT / "assets/games/kings_and_things/rules/en.md").read_text(encoding="utf-8")
    text = re.sub(r"\(\*\w+\*\)", "", text)  # options as they are named in saved games
    assert BANNED.findall(text) == []


@pytest.mark.thorough
def test_no_screen_has_a_second_word_for_the_same_thing():
    sources = [*(CLIENT / "games" / "kings_and_things").rglob("*.py")]
    sources += [CLIENT / "scenes" / "setup" / "summary.py", CLIENT / "tables" / "column.py"]
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in sources]
    notes = {id(node.value) for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    texts = [
        node.value
        for tree in trees
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in notes
    ]
    ids = {text for text in texts if text.isidentifier() and text.islower()}  # verbs and kinds of the rules
    assert [text for text in texts if BANNED.search(text) and text not in ids] == []
    assert SETUP_WORDS.settings["first_player"].title == "Who goes first"
