"""What the shell says of each game of the box, before it has a table and after: set-up, choice, results, library."""

import random
from datetime import datetime
from pathlib import Path
from typing import Any

import pytest

import engines
from client.assets import asset
from client.games.counting import Count
from client.games.opponents import LEVELS
from client.games.ui import ResultWords, ui_of
from client.match.draft import Draft
from client.match.saves import Saved
from client.match.seats import HUMAN, Seat
from client.scenes.choose.cards import time_of
from client.scenes.choose.scene import ChooseScene
from client.scenes.library.words import ending
from client.scenes.results.facts import Result, mode_line, result_of
from client.scenes.results.scene import ResultsScene
from client.scenes.setup.options import SEED, OptionsScene, grouped
from client.scenes.setup.scene import SetupScene
from client.scenes.setup.words import title_of, value_label, words_for
from engines import GAMES
from engines.core.game import Game, set_up
from engines.core.language import ENGLISH
from engines.core.match import Match
from engines.core.opponents import RANDOM
from engines.core.setup import Setting, spelling
from engines.core.types import Option, Outcome
from engines.cover_your_kingdom.game import GAME as COVER_YOUR_KINGDOM
from engines.kings_and_things.game import GAME as KINGS_AND_THINGS
from engines.knights_and_ninjas.game import GAME as KNIGHTS_AND_NINJAS
from engines.my_realm.game import GAME as REALM

from .scene_kit import words
from .shell_kit import crowded, faults, focus, stage, widget
from .sizes import every_window

ALL: tuple[Game[Any], ...] = (COVER_YOUR_KINGDOM, KINGS_AND_THINGS, KNIGHTS_AND_NINJAS, REALM)
each_game = pytest.mark.parametrize("game", ALL, ids=lambda game: game.id)
NAMES = ("Larissa", "Tomas", "Morwen", "Aiko")


@pytest.fixture(autouse=True)
def whole_box(monkeypatch: pytest.MonkeyPatch) -> None:
    """All four are there, whether or not they are in the box yet."""
    for game in ALL:
        monkeypatch.setitem(engines.GAMES, game.id, game)


# -- words -------------------------------------------------------------------------------------------------------------


@each_game
def test_every_mode_option_value_and_bot_has_its_words(game: Game[Any]) -> None:
    known = words_for(game.id)
    assert set(known.modes) == {mode.id for mode in game.modes}
    assert set(known.settings) == {setting.name for setting in game.settings}
    assert set(known.featured) <= set(known.settings)
    assert {RANDOM, *game.opponents} <= set(LEVELS)
    for setting in game.settings:
        of = known.settings[setting.name]
        assert set(of.values) <= {spelling(value) for value in setting.choices}
        assert title_of(known, setting) == of.title
        for value in setting.choices:
            assert "_" not in value_label(known, setting, value)
        if of.told:
            assert set(of.values) == {spelling(value) for value in setting.choices}
        if setting.name in known.featured:
            assert of.short
            assert of.sentence


@each_game
def test_every_option_stands_once_in_the_list_of_all(game: Game[Any]) -> None:
    known = words_for(game.id)
    grouped_names = [name for names in known.groups.values() for name in names]
    assert set(grouped_names) <= {setting.name for setting in game.settings}
    lines = grouped(game.settings, known)
    assert sorted(line.name for line in lines if isinstance(line, Setting)) == sorted(
        [setting.name for setting in game.settings] + [SEED.name]
    )
    assert "House rules" in lines


@each_game
def test_every_game_is_described_on_its_box_and_in_its_results(game: Game[Any]) -> None:
    ui = ui_of(game.id)
    assert ui.box
    assert all((ui.box.sentence, time_of(game), ui.box.kind, ui.box.about))
    assert ui.counting() is not Count
    assert ui.results != ResultWords()


# -- choosing and setting up -------------------------------------------------------------------------------------------


@every_window
def test_all_four_boxes_fit(size: tuple[int, int], text: int) -> None:
    table = stage(size, text_size=text)
    table.push(ChooseScene(table, {game.id: game for game in ALL}))
    assert faults(table) + crowded(table) == []


@every_window
@each_game
def test_its_set_up_fits(game: Game[Any], size: tuple[int, int], text: int) -> None:
    table = stage(size, text_size=text)
    table.push(SetupScene(table, game.id))
    assert faults(table) + crowded(table) == []
    widget(table, "options").use()
    assert isinstance(table.top, OptionsScene)
    for setting in game.settings[:: max(1, len(game.settings) // 4)]:
        focus(table, f"option.{setting.name}")
        assert faults(table) + crowded(table) == []


@pytest.mark.parametrize("game", [COVER_YOUR_KINGDOM, KINGS_AND_THINGS, KNIGHTS_AND_NINJAS], ids=lambda game: game.id)
def test_whoever_begins_does_so_wherever_they_come_to_sit(game: Game[Any]) -> None:
    draft = Draft(game)
    assert draft.first is not None
    draft.wish(draft.first, "2")
    draft.shuffled = True
    for chance in range(9):
        setup, seats = draft.begin(chance)
        assert seats[int(setup.options[draft.first.name]) - 1].name == draft.seats[1].name


def test_in_a_realm_the_mode_follows_who_sits_where() -> None:
    draft = Draft(REALM)
    assert draft.mode == "heir"
    draft.choose_mode("crown")
    assert [seat.is_human for seat in draft.seats] == [True, False]
    draft.choose_mode("heir")
    assert [seat.is_human for seat in draft.seats] == [False, True]
    draft.seat_player(0, HUMAN)
    assert draft.mode == "duo"
    draft.choose_mode("demo")
    assert [seat.is_human for seat in draft.seats] == [False, False]
    assert draft.begin(1)[0].mode == "demo"


def test_a_king_is_never_shuffled_onto_the_seat_of_the_princess() -> None:
    draft = Draft(REALM)
    draft.choose_mode("heir")
    draft.shuffled = True
    for chance in range(9):
        setup, seats = draft.begin(chance)
        assert (setup.mode, [seat.is_human for seat in seats]) == ("heir", [False, True])


def test_each_place_of_a_realm_says_who_one_is() -> None:
    table = stage()
    table.push(SetupScene(table, REALM.id))
    text = words(table)
    assert text.splitlines().count("King") == text.splitlines().count("Princess") == 1
    assert widget(table, "seat0.badge").tip.startswith("King: azure")
    assert table.top.ui.get("order") is None


def test_a_narrow_place_of_a_realm_says_it_beside_the_name() -> None:
    table = stage((1280, 720))
    table.push(SetupScene(table, REALM.id))
    assert words(table).splitlines().count("King") == 1
    assert words(table).splitlines().count("Princess") == 1
    table.replace(SetupScene(table, KINGS_AND_THINGS.id))
    assert not {"King", "Princess"} & set(words(table).splitlines())


def test_a_low_box_tells_players_and_time_in_one_line() -> None:
    table = stage((1280, 720))
    table.push(ChooseScene(table, {game.id: game for game in ALL}))
    lines = words(table).splitlines()
    assert {"2\N{EN DASH}8", *map(time_of, ALL), "2"} <= set(lines)
    assert "Players" not in lines


@pytest.mark.parametrize(
    ("game", "mode", "wishes", "line"),
    [
        (
            KINGS_AND_THINGS,
            "standard",
            {"turn_limit": 5, "bluff": "challenge"},
            "Standard, bluffs called, at most 5 turns",
        ),
        (KINGS_AND_THINGS, "standard", {"hide_shield_count": True}, "Standard with Secret Shields"),
        (KINGS_AND_THINGS, "standard", {}, "Standard"),
        (KNIGHTS_AND_NINJAS, "standard", {"invaders": True, "lockedUp": True}, "Standard with Locked Up and Invaders"),
        (REALM, "heir", {"startTokens": 6, "showPlain": False}, "The heir with poetic mode, six tokens"),
    ],
)
def test_how_it_was_played(game: Game[Any], mode: str, wishes: dict[str, Any], line: str) -> None:
    seats = max(game.modes[0].seats)
    assert mode_line(set_up(game, seats, {"mode": mode, **wishes}), ENGLISH) == line


# -- how it ended ------------------------------------------------------------------------------------------------------


def played(game: Game[Any], seats: int, seed: int, **wishes: Any) -> Result:
    """A game by chance, to its end."""
    setup = set_up(game, seats, wishes, seed, NAMES[:seats])
    match, chance = Match(game, setup), random.Random(seed)
    moves: list[Option] = []
    while match.decision:
        moves.append(chance.choice(match.decision.options))
        match.submit(moves[-1])
    people = tuple(Seat(name, game.opponents.usual, number) for number, name in enumerate(NAMES[:seats]))
    result = result_of(game, setup, people, moves)
    assert result is not None
    return result


@pytest.fixture(scope="module")
def results() -> dict[str, Result]:
    with pytest.MonkeyPatch.context() as patch:
        for game in ALL:
            patch.setitem(engines.GAMES, game.id, game)
        return {
            KINGS_AND_THINGS.id: played(KINGS_AND_THINGS, 4, 3, turn_limit=5),
            KNIGHTS_AND_NINJAS.id: played(KNIGHTS_AND_NINJAS, 4, 5),
            REALM.id: played(REALM, 2, 7, mode="demo"),
        }


def won_by(result: Result, *winners: int) -> Result:
    return result._replace(outcome=result.outcome._replace(winners=winners))


@pytest.mark.parametrize("game", [KINGS_AND_THINGS, KNIGHTS_AND_NINJAS, REALM], ids=lambda game: game.id)
def test_parts_and_chart_come_to_the_scores(results: dict[str, Result], game: Game[Any]) -> None:
    result = results[game.id]
    totals = tuple(sum(source.values[seat] for source in result.sources) for seat in range(len(result.seats)))
    assert totals == result.outcome.scores
    assert len(result.chart) == result.turns + 1
    assert all(0 <= sign.turn <= result.turns for sign in result.signs)
    if result.lines:
        assert result.chart[-1] == tuple(result.outcome.sources[0][part] for part in ("tokens", "points"))
    else:
        assert result.chart[-1] == result.outcome.scores


@every_window
@pytest.mark.parametrize("game", [KINGS_AND_THINGS, KNIGHTS_AND_NINJAS, REALM], ids=lambda game: game.id)
def test_results_can_be_read_at_every_size(
    results: dict[str, Result], game: Game[Any], size: tuple[int, int], text: int
) -> None:
    table = stage(size, text_size=text)
    for winners in ((), (0,), (0, 1)):
        scene = ResultsScene(table, won_by(results[game.id], *winners))
        scene.counted = 1.0
        table.push(scene)
        assert faults(table) == []


@pytest.mark.parametrize(
    ("winners", "headline", "sentence"),
    [
        ((0, 1), "Larissa and Tomas win together", "Won together with 4 of 9 points."),
        ((1,), "Tomas takes the crown alone", "Tomas took the crown alone."),
        ((), "The realm is lost for both", "The realm was lost."),
    ],
)
def test_a_realm_is_won_and_lost_together(
    results: dict[str, Result], winners: tuple[int, ...], headline: str, sentence: str
) -> None:
    table, result = stage(), results[REALM.id]
    lost = result._replace(outcome=Outcome(winners, (4, 4), ({"points": 4, "tokens": 2},) * 2))
    scene = ResultsScene(table, lost)
    scene.counted = 1.0
    table.push(scene)
    text = words(table)
    assert headline in text
    assert "Tokens and points, year by year" in text
    saved = Saved(Path("x.jsonl"), "", result.setup, result.seats, None, datetime(2026, 11, 14), 90, lost.outcome)
    assert ending(saved, ENGLISH) == sentence


@pytest.mark.parametrize("game", [KINGS_AND_THINGS, KNIGHTS_AND_NINJAS], ids=lambda game: game.id)
def test_results_name_what_was_counted(results: dict[str, Result], game: Game[Any]) -> None:
    table = stage()
    scene = ResultsScene(table, won_by(results[game.id], 1))
    scene.counted = 1.0
    table.push(scene)
    text = words(table)
    assert "Tomas wins the crown" in text
    assert ui_of(game.id).results.scores in text
    assert "Computer, normal" in text
    assert "magic" not in text.lower()


def test_where_several_people_play_everybody_who_might_answer_is_asked() -> None:
    """One person among computers is asked only what can be answered; among people that question would tell the rest."""
    game = KINGS_AND_THINGS
    setting = next(setting for setting in game.settings if setting.name == "ask_windows")
    draft = Draft(game, among_people=words_for(game.id).among_people)
    assert draft.begin(1)[0].options["ask_windows"] == "holders"
    draft.seat_player(1, HUMAN)
    assert draft.begin(1)[0].options["ask_windows"] == draft.value(setting) == "everyone"
    draft.wish(setting, "holders")
    assert draft.begin(1)[0].options["ask_windows"] == "holders"
    draft.wish(setting, "everyone")
    draft.seat_player(1, draft.levels[-1])
    assert draft.begin(1)[0].options["ask_windows"] == "holders"


def realm_draft() -> Draft:
    words = words_for("my_realm")
    return Draft(REALM, (Seat("Ada", HUMAN, 2), Seat("Bot", "wise", 5)), along=words.along)


def test_whoever_plays_my_realm_alone_is_the_princess_first_and_keeps_name_and_badge() -> None:
    draft = realm_draft()
    assert (draft.mode, draft.seats) == ("heir", [Seat("Bot", "easy:wise", 5), Seat("Ada", HUMAN, 2)])
    draft.choose_mode("crown")
    assert (draft.mode, draft.seats) == ("crown", [Seat("Ada", HUMAN, 2), Seat("Bot", "easy:wise", 5)])
    draft.choose_mode("duo")
    assert [seat.is_human for seat in draft.seats] == [True, True]


def test_a_cryptic_king_brings_poetic_mode_along_unless_somebody_wishes_otherwise() -> None:
    draft = realm_draft()
    plain = next(setting for setting in draft.game.settings if setting.name == "showPlain")
    assert draft.begin(1)[0].options["showPlain"] is True
    draft.seat_player(0, "cryptic")
    assert draft.begin(1)[0].options["showPlain"] is False
    draft.wish(plain, True)
    assert draft.begin(1)[0].options["showPlain"] is True


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_every_character_has_a_face_of_its_own(game: Game[Any]) -> None:
    faces = ui_of(game.id).portraits
    assert set(faces) == {character.id for character in game.opponents.characters}
    assert len(set(faces.values())) == len(faces)
    assert all(asset("images", "portraits", f"{face}.png").is_file() for face in faces.values())
