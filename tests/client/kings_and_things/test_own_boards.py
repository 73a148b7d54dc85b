"""Boards that players drew in Tiled: found, shown, refused with one sentence, chosen, and played on to the end."""

import math
import os
import shutil
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import pytest

from client import desktop
from client.assets import asset
from client.games.kings_and_things.board.sheet import sheet_of
from client.games.kings_and_things.boards_scene import HOW, BoardsScene, box_board
from client.games.kings_and_things.own_boards import EXAMPLE, MOST_FILES, NO_FILE_MANAGER, furnish, own_boards
from client.games.samples import sample_seats
from client.input.intents import Kind
from client.match.saves import Library
from client.paths import HOME, find_folders
from client.scenes.rules.scene import RulesScene
from client.scenes.setup.scene import SetupScene
from client.shot import show_game
from engines import GAMES
from engines.core.bots import Deadline
from engines.core.game import set_up
from engines.core.language import ENGLISH
from engines.core.match import Match, replay
from engines.core.record import read_record
from engines.core.rng import Rng
from engines.kings_and_things.boards import BEGINNERS_SMALL, LARGE, SMALL, spell
from engines.kings_and_things.tiled import draw, load

from ...engines.kings_and_things.odd_boards import ODD
from ..shell_kit import TestStage, click, crowded, faults, focus, press, stage, widget
from ..sizes import every_window

KINGS_AND_THINGS = GAMES["kings_and_things"]
COAST = load(asset("boards", EXAMPLE))


def setting_up(folder: Path, size: tuple[int, int] = (1920, 1080), **likes: Any) -> tuple[TestStage, BoardsScene]:
    table = stage(size, **likes)
    table.folders = find_folders({HOME: str(folder)})
    table.push(SetupScene(table, KINGS_AND_THINGS.id))
    while table.top.draft.can_add:  # nobody here has played before, and would be offered a smaller table
        table.top.draft.add()
    table.top.draft.choose_mode("standard")
    table.top.changed()
    focus(table, "add.board")  # by keys: in a low window one would have to scroll to it
    press(table, Kind.ACTIVATE)
    assert isinstance(table.top, BoardsScene)
    return table, table.top


# -- the folder --------------------------------------------------------------------------------------------------------


def test_the_folder_is_furnished_once_with_all_that_tiled_needs(tmp_path: Path) -> None:
    furnish(tmp_path / "boards")
    (example,) = own_boards(tmp_path / "boards")
    assert (example.name, example.board, example.problem) == ("Long coast", COAST, None)
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
    "torn": ("<map", "not a Tiled map"),
    "no map at all": ("\x00\x01", "not a Tiled map"),
    "square": ('<map orientation="orthogonal"/>', "not hexagonal with flat-top hexes"),
    "no terrain": ('name="terrain"', "one layer called 'terrain', not 0"),
    "no starts": ('name="starts"', "no layer called 'starts'"),
    "no width": ('width="9" height="5">\n  <data', "0 by 5 cells"),
    "wrong tileset": ("terrain.tsx", "only terrain.tsx is known"),
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
    assert own.problem
    problem = own.problem.said(ENGLISH)
    assert sentence in problem
    assert problem.endswith(".")
    assert "\n" not in problem


def test_whatever_lies_in_the_folder_can_be_listed(tmp_path: Path) -> None:
    furnish(tmp_path)
    os.mkfifo(tmp_path / "pipe.tmx")
    (tmp_path / os.fsdecode(b"\xff\x1b.tmx")).write_text("?")
    (tmp_path / ("long" * 50 + ".tmx")).write_text("?")
    found = own_boards(tmp_path)
    assert [own.name for own in found] == ["Long coast", "Long" + "long" * 9, "Pipe", ".tmx"]
    for number in range(MOST_FILES):
        (tmp_path / f"{number}.tmx").touch()
    assert len(own_boards(tmp_path)) == MOST_FILES


# -- the file manager --------------------------------------------------------------------------------------------------


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[Path]:
    """Folders that a file manager was asked to show; there is none."""
    folders: list[Path] = []

    def ask(folder: Path, failed: Callable[[], object]) -> None:
        folders.append(folder)
        failed()

    monkeypatch.setattr("client.games.kings_and_things.own_boards.open_folder", ask)
    return folders


def test_the_folder_is_opened_with_a_template_in_it(tmp_path: Path, opened: list[Path]) -> None:
    table, scene = setting_up(tmp_path)
    assert scene.folder
    click(table, "folder")
    assert opened == [scene.folder]
    table.update(0.1)
    table.update(0.1)
    assert [toast.text for toast in table.toasts] == [NO_FILE_MANAGER.format(folder=scene.folder)]
    click(table, "again")
    assert [own.name for own in scene.found] == ["Long coast", "Template"]
    assert all(own.board for own in scene.found)


def test_a_page_of_the_rules_says_how_it_is_done_and_has_the_button_too(tmp_path: Path, opened: list[Path]) -> None:
    table, scene = setting_up(tmp_path)
    asked = []
    table.look_up = lambda game, anchor: asked.append((game, anchor))
    click(table, "how")
    press(table, Kind.RULES)
    assert asked == [(KINGS_AND_THINGS.id, HOW)] * 2
    page = RulesScene(table, KINGS_AND_THINGS.id, HOW)
    table.push(page)
    assert page.section.heading.text == "Draw your own board"
    click(table, "deed0")
    assert opened == [scene.folder]
    page.do("nothing")


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="another tool opens folders there")
def test_a_system_without_a_file_manager_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for script, works in ((None, False), ("exit 3", False), ('test "$1" = "$PWD"', True)):
        if script:
            (tmp_path / "xdg-open").write_text(f"#!/bin/sh\n{script}\n")
            (tmp_path / "xdg-open").chmod(0o755)
        monkeypatch.setenv("PATH", f"{tmp_path}")
        monkeypatch.chdir(tmp_path)
        failed = Mock()
        desktop.open_at_once(tmp_path, failed)
        assert failed.called is not works


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
    assert card.reason == "It is not a Tiled map: line 1 cannot be read."
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
    match, bot = Match(KINGS_AND_THINGS, setup, journal), KINGS_AND_THINGS.opponents["marshal"]()
    for number in range(5000):
        if match.decision is None:
            break
        match.submit(bot.choose(match.view(match.decision.seat), match.decision, Deadline(math.inf), Rng(number)))
    assert match.decision is None
    assert match.state.winners
    *_, last = replay(KINGS_AND_THINGS, read_record(journal.path, GAMES))
    assert KINGS_AND_THINGS.dump(last.match.state) == KINGS_AND_THINGS.dump(match.state)
    assert sheet_of(last.match.state.charter.board) == sheet_of(COAST)


@pytest.mark.parametrize("name", ODD)
def test_a_table_of_any_shape_is_drawn_hex_for_hex(tmp_path: Path, name: str) -> None:
    board = ODD[name]
    assert [spot.place for spot in sheet_of(board).spots] == list(board.places)
    table, scene = setting_up(tmp_path)
    assert scene.folder
    (scene.folder / "a_strange_one.tmx").write_text(draw(board))
    scene.draft.remove(3)
    scene.draft.remove(2)
    click(table, "again")
    click(table, "board.0")
    table.frame()
    assert scene.shown()[1] == board
    setup = set_up(KINGS_AND_THINGS, 2, {"board": spell(board)}, 11, ("Ada", "Ben"))
    show_game(table, "table", (Match(KINGS_AND_THINGS, setup), []), sample_seats(2, game=setup.game))
    table.frame()
