"""Boards that players drew in Tiled: found, shown, refused with one sentence, chosen, and played on to the end."""

import math
import shutil
from pathlib import Path
from typing import Any

import pytest

from client.assets import asset
from client.games.kings_and_things.board.sheet import sheet_of
from client.games.kings_and_things.boards_scene import BoardsScene, board_setting, box_board
from client.games.kings_and_things.own_boards import EXAMPLE, LARGEST, furnish, own_boards
from client.input.intents import Kind
from client.match.saves import Library
from client.paths import HOME, find_folders
from client.scenes.setup.scene import SetupScene
from engines import GAMES
from engines.core.bots import Deadline
from engines.core.game import set_up
from engines.core.match import Match, replay
from engines.core.record import read_record
from engines.core.rng import Rng
from engines.kings_and_things.boards import BEGINNERS_SMALL, LARGE, SMALL, spell
from engines.kings_and_things.tiled import load

from ..shell_kit import TestStage, click, crowded, faults, focus, press, stage, widget
from ..sizes import every_window

KINGS_AND_THINGS = GAMES["kings_and_things"]
COAST = load(asset("boards", EXAMPLE))


def setting_up(folder: Path, size: tuple[int, int] = (1920, 1080), **likes: Any) -> tuple[TestStage, BoardsScene]:
    table = stage(size, **likes)
    table.folders = find_folders({HOME: str(folder)})
    table.push(SetupScene(table, KINGS_AND_THINGS.id))
    focus(table, "add.board")  # by keys: in a low window one would have to scroll to it
    press(table, Kind.ACTIVATE)
    assert isinstance(table.top, BoardsScene)
    return table, table.top


# -- the folder --------------------------------------------------------------------------------------------------------


def test_the_folder_is_furnished_once_with_all_that_tiled_needs(tmp_path: Path) -> None:
    furnish(tmp_path / "boards")
    (example,) = own_boards(tmp_path / "boards")
    assert (example.name, example.board, example.problem) == ("Long coast", COAST, "")
    tileset = (tmp_path / "boards" / "terrain.tsx").read_text(encoding="utf-8")
    for line in tileset.splitlines():
        if "image source" in line:
            assert (tmp_path / "boards" / line.split('image source="')[1].split('"')[0]).is_file()
    (tmp_path / "boards" / EXAMPLE).unlink()
    furnish(tmp_path / "boards")
    assert own_boards(tmp_path / "boards") == []  # who throws the example away does not get it again


def test_a_folder_that_cannot_be_made_is_no_reason_to_stop(tmp_path: Path) -> None:
    (tmp_path / "boards").write_text("in the way")
    furnish(tmp_path / "boards")
    assert own_boards(tmp_path / "boards") == []
    assert own_boards(tmp_path / "nowhere") == []


BENT = {
    "torn": ("<map", "is not a Tiled map"),
    "no map at all": ("\x00\x01", "is not a Tiled map"),
    "square": ('<map orientation="orthogonal"/>', "is not a hexagonal map with flat-top hexes"),
    "no terrain": ('name="terrain"', "has no layer called 'terrain'"),
    "no starts": ('name="starts"', "has no starting positions"),
    "no width": ('width="9" height="5">\n  <data', "is not a map that can be read"),
    "wrong tileset": ("terrain.tsx", "cannot be read"),
}


@pytest.mark.parametrize("what", BENT)
def test_a_bad_drawing_is_one_clear_sentence(tmp_path: Path, what: str) -> None:
    furnish(tmp_path)
    whole = (tmp_path / EXAMPLE).read_text(encoding="utf-8")
    part, sentence = BENT[what]
    other = part.replace("9", "0").replace("terrain", "nothing").replace("starts", "marks")
    bent = whole.replace(part, other) if part in whole and len(part) > 6 else part
    (tmp_path / EXAMPLE).write_text(bent, encoding="utf-8")
    (own,) = own_boards(tmp_path)
    assert own.board is None
    assert own.text == ""
    assert sentence in own.problem
    assert own.problem.endswith(".")
    assert "\n" not in own.problem


def test_a_file_that_is_far_too_large_is_not_even_opened(tmp_path: Path) -> None:
    furnish(tmp_path)
    with (tmp_path / EXAMPLE).open("ab") as file:
        file.truncate(LARGEST + 1)
    assert own_boards(tmp_path)[0].problem == f"{EXAMPLE} is too large for a board."


# -- the set-up --------------------------------------------------------------------------------------------------------


def test_a_board_of_ones_own_is_chosen_and_goes_with_the_game(tmp_path: Path) -> None:
    table, scene = setting_up(tmp_path)
    assert scene.shown()[1] == LARGE
    assert widget(table, "board.box").chosen
    click(table, "board.0")
    assert widget(table, "board.0").chosen
    assert scene.shown()[:2] == ("Long coast", COAST)
    click(table, "done")
    assert isinstance(table.top, SetupScene)
    assert widget(table, "add.board").label == "Your own"
    click(table, "start")
    setup, _ = table.started[-1]
    assert setup.options["board"] == spell(COAST)
    click(table, "add.board")
    click(table, "board.box")
    click(table, "done")
    click(table, "start")
    assert table.started[-1][0].options["board"] == ""


def test_a_bad_board_is_listed_with_its_sentence_and_cannot_be_chosen(tmp_path: Path) -> None:
    table, scene = setting_up(tmp_path)
    assert scene.folder
    (scene.folder / "a_torn_one.tmx").write_text("<map")
    click(table, "again")
    card = widget(table, "board.0")
    assert not card.enabled
    assert card.reason.startswith("a_torn_one.tmx is not a Tiled map")
    click(table, "board.0")
    assert scene.chosen == ""
    assert scene.shown()[1] is None  # it is looked at: its sentence stands where the picture would


def test_a_board_without_room_for_everybody_says_so(tmp_path: Path) -> None:
    table, scene = setting_up(tmp_path)
    assert scene.folder
    shutil.copyfile(asset("boards", "small.tmx"), scene.folder / "for_few.tmx")
    click(table, "again")
    assert widget(table, "board.0").reason == "There are no starting positions for 4 players."
    scene.draft.remove(3)
    scene.changed()
    assert widget(table, "board.0").enabled


def test_the_board_of_the_box_is_that_of_the_seats_and_the_mode(tmp_path: Path) -> None:
    _, scene = setting_up(tmp_path)
    assert box_board(scene.draft) is LARGE
    scene.draft.remove(3)
    assert box_board(scene.draft) is SMALL
    scene.draft.choose_mode("beginners")
    assert box_board(scene.draft) is BEGINNERS_SMALL
    assert board_setting(scene.draft) == scene.setting


@every_window
def test_everything_fits(tmp_path: Path, size: tuple[int, int], text: int) -> None:
    table, scene = setting_up(tmp_path, size, text_size=text)
    assert scene.folder
    (scene.folder / "a_torn_one.tmx").write_text("<map")
    scene.look_again()
    scene.changed()
    assert faults(table) + crowded(table) == []


# -- the game ----------------------------------------------------------------------------------------------------------


def test_a_game_on_a_board_drawn_by_hand_is_played_to_its_end_and_needs_no_file(tmp_path: Path) -> None:
    """Whoever gets the record needs no drawing: the board is in it."""
    assert (
        len({len([1 for place in COAST.places if place[0] == q]) for q in range(-4, 5)}) > 2
    )  # no hexagon of hexagons
    setup = set_up(KINGS_AND_THINGS, 3, {"board": spell(COAST), "turn_limit": 5}, 11, ("Ada", "Ben", "Cid"))
    journal = Library(tmp_path, GAMES).begin(setup, ())
    journal.sync = False
    match, bot = Match(KINGS_AND_THINGS, setup, journal), KINGS_AND_THINGS.bots["marshal"]()
    for number in range(5000):
        if match.decision is None:
            break
        match.submit(bot.choose(match.view(match.decision.seat), match.decision, Deadline(math.inf), Rng(number)))
    assert match.decision is None
    assert match.state.winners
    *_, last = replay(KINGS_AND_THINGS, read_record(journal.path, GAMES))
    assert KINGS_AND_THINGS.dump(last.match.state) == KINGS_AND_THINGS.dump(match.state)
    assert sheet_of(last.match.state.charter.board) == sheet_of(COAST)
