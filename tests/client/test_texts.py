"""What the window says of the card games and of My Realm is true at this table, and the same on every screen."""

import re
from pathlib import Path
from typing import Any

import pytest

from client.games.cover_your_kingdom.weights import rule_words
from client.games.cover_your_kingdom.zoom import card_info
from client.games.knights_and_ninjas.words.matchups import matchups
from client.games.knights_and_ninjas.zoom import card_words
from client.games.terms import minutes_of
from client.games.ui import ui_of
from client.rulebook import load
from client.scenes.choose.cards import time_of
from client.scenes.setup.scene import SetupScene
from client.scenes.setup.words import sentence_of, title_of, words_for
from engines.core.game import Game, set_up
from engines.cover_your_kingdom.cards import FIRST, SPYDRA
from engines.cover_your_kingdom.drafting import draw_up as draw_up_kingdom
from engines.cover_your_kingdom.game import GAME as COVER_YOUR_KINGDOM
from engines.knights_and_ninjas.answers import robbing
from engines.knights_and_ninjas.cards import ARCHER, DRAGON, LADDER, MINSTREL, NINJA
from engines.knights_and_ninjas.drafting import draw_up as draw_up_knights
from engines.knights_and_ninjas.game import GAME as KNIGHTS_AND_NINJAS
from engines.my_realm.charter import DUO_CHIPS, LOOKS_A_YEAR, QUESTIONS_A_YEAR
from engines.my_realm.decisions import WORDINGS
from engines.my_realm.game import GAME as REALM
from tests.engines.cover_your_kingdom.printed import DECK, DECK_TWO, SUMS
from tests.engines.knights_and_ninjas.table import table as knights

from .knights_and_ninjas.kit import seat_down
from .shell_kit import stage
from .table_kit import bare_stage, show_position

GAMES = (COVER_YOUR_KINGDOM, KNIGHTS_AND_NINJAS, REALM)
BOOKS = Path(__file__).parents[2] / "assets" / "games"
each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


# -- set-up ------------------------------------------------------------------------------------------------------------


def set_up_of(game: Game[Any], seats: int, **wishes: Any) -> SetupScene:
    """The set-up of a game with so many at the table."""
    table = stage()
    scene = SetupScene(table, game.id)
    table.push(scene)
    while len(scene.draft.seats) < seats:
        scene.draft.add()
    while len(scene.draft.seats) > seats:
        scene.draft.remove(len(scene.draft.seats) - 1)
    for setting in game.settings:
        if setting.name in wishes:
            scene.draft.wish(setting, wishes[setting.name])
    return scene


@pytest.mark.parametrize(("seats", "sky"), [(2, 100), (3, 100), (4, 100), (5, 150), (6, 150), (7, 200), (8, 200)])
def test_a_full_sky_pays_by_the_number_of_rulers(seats: int, sky: int) -> None:
    setting = next(setting for setting in COVER_YOUR_KINGDOM.settings if setting.name == "constellations")
    assert f"All of them pay {sky}." in sentence_of(words_for(COVER_YOUR_KINGDOM.id), setting, seats)


@pytest.mark.parametrize(
    ("game", "seats", "wishes", "cards"),
    [
        (COVER_YOUR_KINGDOM, 3, {}, f"{DECK}, hands of six"),
        (COVER_YOUR_KINGDOM, 2, {}, f"{DECK_TWO}, hands of seven"),
        (COVER_YOUR_KINGDOM, 2, {"twoPlayerHand": 6}, f"{DECK_TWO}, hands of six"),
        (KNIGHTS_AND_NINJAS, 4, {}, "100, hands of four"),
        (KNIGHTS_AND_NINJAS, 4, {"beginnerDeck": True}, "92, hands of four"),
        (
            KNIGHTS_AND_NINJAS,
            3,
            {"lockedUp": True, "dragonsLair": True, "invaders": True, "dancingBear": True},
            "124, hands of four",
        ),
        (KNIGHTS_AND_NINJAS, 2, {}, "100, drafted"),
        (KNIGHTS_AND_NINJAS, 2, {"beginnerDeck": True}, "92, drafted"),
    ],
    ids=lambda value: value if isinstance(value, str) else None,
)
def test_the_cards_of_the_summary_are_those_that_will_be_dealt(
    game: Game[Any], seats: int, wishes: dict[str, Any], cards: str
) -> None:
    facts = dict(set_up_of(game, seats, **wishes).summary.facts())
    assert facts["Cards"] == cards
    state = game.new(set_up(game, seats, wishes))
    assert int(re.match(r"\d+", cards)[0]) == len(state.charter.cards)


def test_the_quick_start_has_no_hires_in_its_summary() -> None:
    scene = set_up_of(COVER_YOUR_KINGDOM, 4)
    scene.draft.choose_mode("quick")
    assert dict(scene.summary.facts())["Cards"] == f"{DECK - SUMS['hire']}, hands of six"


@each_game
def test_the_chooser_and_the_set_up_reckon_with_the_same_time(game: Game[Any]) -> None:
    least, most = (int(number) for number in re.findall(r"\d+", time_of(game)))
    assert time_of(game).endswith("min")
    words = words_for(game.id)
    for mode in game.modes:
        for seats in mode.seats:
            minutes = minutes_of(words.modes[mode.id], seats)
            assert minutes
            if any(mode.people or (True,)):  # nobody plays in the mirror
                assert least <= minutes <= most


def book_of(game: Game[Any]) -> str:
    return (BOOKS / game.id / "rules" / "en.md").read_text(encoding="utf-8")


# -- rulebooks ---------------------------------------------------------------------------------------------------------


@each_game
def test_options_have_one_name_in_set_up_and_rulebook(game: Game[Any]) -> None:
    text = book_of(game)
    told = {name: title for title, name in re.findall(r"\*\*([^*]+)\*\* \(\*(\w+)\*\)", text)}
    words = words_for(game.id)
    for setting in game.settings:
        assert told[setting.name] == title_of(words, setting)


@pytest.mark.parametrize("game", [COVER_YOUR_KINGDOM, KNIGHTS_AND_NINJAS], ids=lambda game: game.id)
def test_a_book_says_what_is_our_reading(game: Game[Any]) -> None:
    book = load(game.id, "en", ui_of(game.id).figures().names)
    assert "our readings" in book.find("ours").text


def test_numbers_of_the_realms_book_are_those_of_the_rules() -> None:
    text = book_of(REALM)
    numbers = ("none", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine")
    budget = next(setting.default for setting in REALM.settings if setting.name == "budget")
    assert f"**{numbers[int(budget)]} sayings a year**" in text
    assert f"**{numbers[QUESTIONS_A_YEAR]} questions a year**" in text
    assert f"Up to {numbers[DUO_CHIPS]} sayings a year" in text
    assert f"one of {numbers[WORDINGS]} proverbs" in text
    assert LOOKS_A_YEAR == 12
    assert "a dozen times a year at most" in text


TERMS = {
    "cover_your_kingdom": r"\bweighs?\b|\bthrow|give up|gives up|concede|\bthe inn\b|First Ruler",
    "knights_and_ninjas": r"\bfortifications?\b|\bwalls?\b(?!})|discards,|the pile\b|made anew|Who begins",
    "my_realm": r"\bstatements?\b(?![)}])|\bkey\b|\blog\b",
}


@each_game
def test_a_book_has_one_term_for_one_thing(game: Game[Any]) -> None:
    text = book_of(game)
    assert re.findall(TERMS[game.id], text) == []


# -- Cover Your Kingdom ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("mode", "counts"), [("quick", "counts as one"), ("standard", "counts as two")])
def test_an_enlarged_spydra_counts_as_it_does_in_this_mode(tmp_path: Path, mode: str, counts: str) -> None:
    table: Any = show_position(bare_stage(tmp_path), wishes={"mode": mode}, actions=8).table
    told = " ".join(card_info(table, FIRST[SPYDRA]).paragraphs)
    assert re.findall(r"counts as \w+", told) == [counts]


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"mode": "quick"}, "Every card counts as one."),
        ({}, "A card that counts as two takes two to beat. A pair takes one."),
        ({"pairDemandsPair": True}, "A card that counts as two, or a pair, takes two to beat."),
    ],
)
def test_the_sheet_beside_a_challenge_knows_the_mode(options: dict[str, Any], words: str) -> None:
    assert rule_words(draw_up_kingdom(set_up(COVER_YOUR_KINGDOM, 4, options))) == words


# -- Of Knights & Ninjas -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("options", "copies"), [({}, 3), ({"dragonsLair": True}, 5)])
def test_an_enlarged_card_counts_its_copies_in_this_deck(tmp_path: Path, options: dict[str, Any], copies: int) -> None:
    scene = seat_down(tmp_path, knights(hands=["dragon", "", ""], **options))
    assert card_words(scene.table.tabletop, DRAGON).sub == f"Unique attacker, {copies} in the deck"


def test_cards_and_the_table_of_attackers_know_the_invaders() -> None:
    charter = draw_up_knights(set_up(KNIGHTS_AND_NINJAS, 4, {"invaders": True}))
    lines = {line.kind: line for line in matchups(charter)}
    assert lines[ARCHER].effect == "Only Ninja, Archer and Viking get past. Shoots an Archer."
    assert lines[NINJA].words == "Minstrel, Executioner and Shield Maiden"


def test_the_table_of_attackers_knows_whether_a_minstrel_answers_siege_cards() -> None:
    for answers in (True, False):
        charter = draw_up_knights(set_up(KNIGHTS_AND_NINJAS, 4, {"minstrelVsPreAttack": answers}))
        (line,) = [line for line in matchups(charter) if line.kind == LADDER]
        assert line.answers == ((MINSTREL,) if answers else ())


@pytest.mark.parametrize(
    ("attacker", "walls", "words"),
    [
        ("king", {}, "Highwaymen come later: if gems are taken, anyone but their new owner may answer."),
        ("ninja", {}, "What it takes is safe from Highwaymen."),
        ("ladder", {1: "castle"}, "It takes no gems."),
    ],
)
def test_highwaymen_are_spoken_of_where_they_may_come(attacker: str, walls: dict[int, str], words: str) -> None:
    game = knights(hands=[attacker, "", "highwayman"], walls=walls).do("attack 1", f"lay {attacker}")
    assert robbing(game.state.agenda[-1]) == words
    game.do("endure")
    assert (game.asked[1] == "highwayman") == (attacker == "king")
