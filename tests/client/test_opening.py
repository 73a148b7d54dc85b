"""Opening records: played elsewhere, damaged, of older rules, or of no use at all."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from client.match.seats import HUMAN, Seat
from client.paths import HOME, find_folders
from client.program import open_stage
from client.scenes.dialog import Dialog
from client.scenes.navigation import go
from client.scenes.opening import hold_quietly
from client.scenes.replay.scene import ReplayScene
from client.scenes.results.scene import ResultsScene
from client.scenes.settings.lists import StoryScene
from client.scenes.table.look import LookScene
from client.scenes.table.scene import TableScene
from client.scenes.title.scene import TitleScene
from client.stage import Stage
from engines import GAMES
from engines.core.game import set_up
from engines.core.record import read_record
from tests.saves.museum import GOES_ON, Piece, pieces, table

from .scene_kit import GAME, NAMES, Blind, played
from .test_faults import press

HOLDER = """
import sys
from pathlib import Path
from engines.core.disk import hold
held = hold(Path(sys.argv[1]))
print(held is not None, flush=True)
sys.stdin.read()
"""


@pytest.fixture
def stage(tmp_path: Path) -> Iterator[Stage]:
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((64, 64))
    made = open_stage((1280, 800), find_folders({HOME: str(tmp_path)}), silent=True)
    made.cache = Blind()
    made.change(animation_speed=0.0)
    go(made, "title")
    yield made
    made.close()


def another_program(path: Path) -> subprocess.Popen[str]:
    """A process that has the record open, as another window would."""
    pipe = subprocess.PIPE
    other = subprocess.Popen([sys.executable, "-c", HOLDER, str(path)], stdin=pipe, stdout=pipe, text=True)
    assert other.stdout
    assert other.stdout.readline() == "True\n"
    return other


def frames(stage: Stage, count: int = 3, seconds: float = 0.1) -> None:
    for _ in range(count):
        stage.update(seconds)
        stage.frame()


def labels(stage: Stage) -> list[str]:
    assert isinstance(stage.top, Dialog)
    return [answer.label for answer in stage.top.answers]


def put_up(stage: Stage, name: str) -> Path:
    """A piece of the museum in the player's folder."""
    assert stage.folders
    return next(piece for piece in pieces() if piece.name == name).copied_to(stage.folders.games)


def going_on(kind: str) -> str:
    """A piece of the museum, whole or a part, that goes on by today's rules; which ones do, changes with the rules."""
    names = [name for name, fate in table().items() if fate.outcome == GOES_ON and name.endswith(kind)]
    if not names:
        pytest.skip("Nothing in the museum goes on by today's rules from there.")
    return names[0]


# -- two programs ------------------------------------------------------------------------------------------------------


def test_a_game_that_another_window_plays_is_looked_at_and_taken_over_when_that_has_gone(
    stage: Stage, tmp_path: Path
) -> None:
    path = played(tmp_path, 3, 1, 30)
    before = path.read_bytes()
    with another_program(path) as other:
        stage.resume(path)
        assert labels(stage) == ["Watch it", "Try again", "Cancel"]
        press(stage, "Try again")
        assert "Watch it" in labels(stage)
        press(stage, "Watch it")
        assert isinstance(stage.top, LookScene)
        assert (stage.top.session.viewer, stage.top.asked) == (None, None)
        frames(stage, 30)
        assert isinstance(stage.top, LookScene)  # the other still has it
        stage.top.menu()
        frames(stage)
        assert [answer.enabled for answer in stage.top.answers] == [False, True, True]
        press(stage, "Keep watching")
        other.kill()
    frames(stage, 30)
    assert labels(stage) == ["Play here", "Keep watching"]
    press(stage, "Play here")
    assert type(stage.top) is TableScene
    assert stage.top.session.match.journal
    assert path.read_bytes() == before


def test_a_game_that_another_window_plays_is_neither_renamed_nor_deleted(stage: Stage, tmp_path: Path) -> None:
    path = played(tmp_path, 3, 1, 5)
    with another_program(path) as other:
        with pytest.raises(Exception, match="open in another window"):
            stage.library.rename(path, "Mine")
        with pytest.raises(Exception, match="open in another window"):
            stage.library.delete(path)
        other.kill()
    assert stage.library.rename(path, "Mine").exists()


def test_a_new_game_is_held_too_until_its_table_is_left(stage: Stage, tmp_path: Path) -> None:
    path = played(tmp_path, 3, 1, 5)
    stage.resume(path)
    command = [sys.executable, "-c", HOLDER, str(path)]
    assert subprocess.run(command, input="", capture_output=True, text=True, check=True).stdout == "False\n"
    stage.home()
    assert subprocess.run(command, input="", capture_output=True, text=True, check=True).stdout == "True\n"


# -- a new game --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("where", ["client.match.session.Match.__init__", "client.match.session.Session._next_prompt"])
def test_a_game_that_cannot_begin_leaves_no_file_behind(
    stage: Stage, where: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*setup: object) -> None:
        raise KeyError("a hex that is not there")

    setup = set_up(GAMES[GAME], 3, {}, 1, NAMES[:3])
    seats = tuple(Seat(name, HUMAN, at) for at, name in enumerate(setup.names))
    with monkeypatch.context() as broken:
        broken.setattr(where, refuse)
        with pytest.raises(KeyError):
            stage.begin(setup, seats)
    assert stage.folders
    assert list(stage.folders.games.iterdir()) == []
    stage.begin(setup, seats)
    (path,) = stage.folders.games.iterdir()
    assert read_record(path, GAMES).setup == setup


# -- damage ------------------------------------------------------------------------------------------------------------


def damaged(tmp_path: Path) -> Path:
    path = played(tmp_path, 3, 1, 40)
    lines = path.read_bytes().splitlines(keepends=True)
    lines[20] = lines[20].replace(b'"facts":"', b'"facts":"0')
    path.write_bytes(b"".join(lines))
    return path


def test_a_finished_game_opens_at_its_results_from_where_it_can_be_watched(stage: Stage, tmp_path: Path) -> None:
    """By a double-click, from any folder."""
    (tmp_path / "elsewhere").mkdir()
    record = played(tmp_path / "elsewhere")
    stage.resume(record)
    results = stage.top
    assert isinstance(results, ResultsScene)
    results.ready()
    assert results.ui.get("table") is not None
    watch = results.ui.get("watch")
    assert watch is not None
    watch.use()
    stage.update(0.05)
    assert isinstance(stage.top, ReplayScene)
    assert stage.top.whole, "whoever comes from the results knows how it ended"
    stage.pop()
    results.back()
    assert isinstance(stage.top, TitleScene)
    assert hold_quietly(record) is not None, "nobody holds it any more"


def test_a_damaged_game_is_opened_up_to_the_damage(stage: Stage, tmp_path: Path) -> None:
    path = damaged(tmp_path)
    before = path.read_bytes()
    stage.resume(path)
    assert labels(stage) == ["Open up to move 19 of 40", "Read the story", "Cancel"]
    assert str(tmp_path) not in stage.top.text  # the sentence is short
    press(stage, "Open up to move 19 of 40")
    assert isinstance(stage.top, TableScene)
    assert len(stage.top.session.match.moves) == 19
    assert path.read_bytes() == before


def test_the_library_offers_the_same(stage: Stage, tmp_path: Path) -> None:
    damaged(tmp_path)
    go(stage, "library")
    frames(stage)
    button = stage.top.ui.get("open")
    assert button.label == "Open up to move 19 of 40"
    stage.top.ui.get("story").use()
    frames(stage)
    assert isinstance(stage.top, StoryScene)
    assert len(stage.top.lines) > 20
    stage.top.back()
    frames(stage)
    stage.top.ui.get("open").use()
    assert isinstance(stage.top, TableScene)


def test_a_file_of_which_nothing_can_be_had_is_one_sentence(stage: Stage, tmp_path: Path) -> None:
    path = tmp_path / "games" / "letter.crown"
    path.write_text("Dear diary\n", encoding="utf-8")
    stage.resume(path)
    assert [toast.text for toast in stage.toasts] == ["letter.crown is not a Four Crowns game."]
    stage.resume(tmp_path / "games" / "gone.crown")
    assert len(stage.toasts) == 2


# -- older rules -------------------------------------------------------------------------------------------------------


def test_a_game_of_older_rules_that_replays_goes_on_silently(stage: Stage) -> None:
    stage.resume(put_up(stage, "knights_and_ninjas-1a-standard-part"))
    frames(stage)
    assert isinstance(stage.top, TableScene) or stage.top.name in ("cover", "ask_all")
    assert not stage.toasts


@pytest.mark.thorough
def test_a_game_of_older_rules_goes_on_by_todays(stage: Stage) -> None:
    name = going_on("-part")
    path = put_up(stage, name)
    old = path.read_bytes()
    stage.resume(path)
    assert labels(stage) == ["Continue by today's rules", "Read the story", "Cancel"]
    press(stage, "Cancel")
    assert path.read_bytes() == old
    stage.resume(path)
    assert f"older rules of {GAMES[name.split('-')[0]].title}" in stage.top.text
    press(stage, "Continue by today's rules")
    frames(stage)
    table = next(scene for scene in stage.scenes if isinstance(scene, TableScene))
    assert table.session.chronicle(stage.say)[0].text == "From here on, today's rules apply."
    assert table.chronicle()[0].text == "From here on, today's rules apply."
    table.open_log()
    frames(stage)
    stage.home()
    record = read_record(path, GAMES)
    assert len(record.restarts) == 1
    assert path.read_bytes().startswith(old)
    saved = stage.library.newest()
    assert saved
    assert (saved.path, saved.actions) == (path, record.actions)


def test_a_finished_game_of_older_rules_is_seen_to_its_end(stage: Stage) -> None:
    path = put_up(stage, going_on("-whole"))
    before = path.read_bytes()
    go(stage, "library")
    frames(stage)
    stage.top.open()
    assert labels(stage)[0] == "See how it ended"
    press(stage, "See how it ended")
    frames(stage)
    assert isinstance(stage.top, ResultsScene)
    assert path.read_bytes() == before


def test_a_game_that_no_rules_know_is_read(stage: Stage) -> None:
    path = put_up(stage, "my_realm-1a-duo-part")
    stage.resume(path)
    assert labels(stage) == ["Read the story", "Cancel"]
    press(stage, "Read the story")
    frames(stage)
    assert isinstance(stage.top, StoryScene)


@pytest.mark.thorough
@pytest.mark.parametrize("piece", pieces(), ids=lambda piece: piece.name)
def test_every_piece_of_the_museum_opens_in_the_window(stage: Stage, piece: Piece) -> None:
    stage.resume(put_up(stage, piece.name))
    frames(stage)
    if isinstance(stage.top, Dialog):
        press(stage, labels(stage)[0])
        frames(stage)
    shown = {scene.name for scene in stage.scenes} - {"title"}
    assert shown & {"table", "results", "story"}, shown
