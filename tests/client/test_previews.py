"""Previews of saved games: whatever goes wrong with one, the title can be used, and a line tells why."""

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest

from client import crash, safeguard
from client.games.ui import ui_of
from client.input.intents import Intent, Kind
from client.match import saves
from client.match.saves import ByName, Library, Saved, Unreadable
from client.render.canvas import Box
from client.safeguard import LEFT_ALONE, LOOKED_AT, PATIENCE, START, Safeguard
from client.scenes import saved_game
from client.scenes.library.scene import LibraryScene
from client.scenes.navigation import go
from client.scenes.title.scene import TitleScene
from client.stage import Stage
from client.tables import thumbnail as thumbnails
from client.tables.thumbnail import painter
from engines import GAMES
from engines.core.errors import RecordError
from tests.rounds import first

from .saved_games import play
from .scene_kit import Blind, words
from .shell_kit import press, rest
from .table_kit import GAME, bare_stage

FAULTS = (ValueError("oh"), KeyError("x"), RecursionError("deep"), MemoryError(), RecordError("It lies."))


class Steps:
    """A clock that goes on when it is told to."""

    now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """A folder with a game that goes on."""
    play(tmp_path / "games", 2, 12)
    return tmp_path


@pytest.fixture
def game(home: Path) -> Path:
    """Its file."""
    (path,) = (home / "games").iterdir()
    return path


def at_title(home: Path) -> tuple[Stage, TitleScene]:
    """The program as it stands when all that waits is done; every frame is painted, previews included."""
    stage = bare_stage(home, (1024, 640))
    return stage, _settled(stage)


def _settled(stage: Stage) -> TitleScene:
    stage.frame()
    while stage.waiting:
        stage.update(0.1)
        stage.frame()
    title = stage.top
    assert isinstance(title, TitleScene)
    return title


def previews(stage: Stage) -> list[Any]:
    """The pictures of tables that were made."""
    return [key for key in stage.cache._kept if isinstance(key, tuple) and key[0] == "thumbnail"]


def log(home: Path) -> list[str]:
    """The lines in the crash folder."""
    path = home / "crashes" / crash.LINES
    return path.read_text(encoding="utf-8").splitlines() if path.exists() else []


def raising(error: Exception) -> Callable[..., Any]:
    def fail(*arguments: Any) -> Any:
        raise error

    return fail


def bottomless(*arguments: Any) -> Any:
    return bottomless()


# -- what goes wrong ---------------------------------------------------------------------------------------------------


def test_all_is_well(home: Path) -> None:
    stage, title = at_title(home)
    assert title.glimpse
    assert len(previews(stage)) == 1
    assert log(home) == []
    assert list((home / "crashes").iterdir()) == []


@pytest.mark.parametrize("error", first(3, FAULTS), ids=repr)
@pytest.mark.parametrize("where", ["draw_ground", "draw_public", "lay_out_for_picture", "picture_box"])
def test_a_table_that_cannot_be_drawn(
    home: Path, game: Path, where: str, error: Exception, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ui_of(GAME).table(), where, raising(error))
    stage, title = at_title(home)
    assert previews(stage) == []
    assert title.saved
    assert title.saved.path == game
    (line,) = log(home)
    assert f"{game}: {type(error).__name__}" in line
    press(stage, "n")
    assert stage.top.name == "choose"


def test_a_table_that_never_stops_calling_itself(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ui_of(GAME).table(), "draw_public", bottomless)
    stage, _ = at_title(home)
    assert previews(stage) == []
    assert "RecursionError: maximum recursion depth exceeded" in log(home)[0]


@pytest.mark.parametrize("error", FAULTS, ids=repr)
def test_a_position_that_cannot_be_looked_at(home: Path, error: Exception, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("client.match.saves.Match.view", raising(error))
    stage, title = at_title(home)
    assert title.saved
    assert title.glimpse is None
    assert previews(stage) == []
    assert len(log(home)) == 1
    go(stage, "library")
    rest(stage)
    assert len(log(home)) == 1  # and it is not tried again
    assert "12 moves" in words(stage)


@pytest.mark.parametrize("error", FAULTS, ids=repr)
def test_a_record_that_cannot_be_played(home: Path, error: Exception, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("client.match.saves.Match.resume", raising(error))
    stage, title = at_title(home)
    assert title.saved is None
    (entry,) = stage.library.entries()
    assert isinstance(entry, Unreadable)
    with pytest.raises(RecordError):
        stage.library.glimpse(Saved(entry.path, "", *[None] * 6))


def test_a_game_that_cannot_be_told_in_words(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(saved_game, "standing", _only_without_a_glimpse(saved_game.standing))
    _, title = at_title(home)
    assert title.saved
    assert title.glimpse is None
    assert "ZeroDivisionError" in log(home)[0]


def _only_without_a_glimpse(standing: Callable[..., str]) -> Callable[..., str]:
    def told(saved: Saved, glimpse: object, say: Any) -> str:
        assert standing(saved, None, say)
        return standing(saved, None, say) if glimpse is None else str(1 // 0)

    return told


def test_one_bad_game_spoils_no_other(home: Path, game: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    good = play(home / "games", 3, 8)
    look = Library.glimpse
    monkeypatch.setattr(
        Library, "glimpse", lambda library, saved: look(library, saved) if saved.path == good else 1 // 0
    )
    stage, _ = at_title(home)
    go(stage, "library")
    scene = stage.top
    assert isinstance(scene, LibraryScene)
    stage.cache = Blind()
    rest_and_draw(stage)
    glimpses = {entry.path: scene.glimpse(entry) for entry in scene.entries if isinstance(entry, Saved)}
    assert glimpses[good]
    assert glimpses[game] is None


def rest_and_draw(stage: Stage) -> None:
    stage.frame()
    while stage.waiting:
        stage.update(0.1)
        stage.frame()


# -- what takes too long -----------------------------------------------------------------------------------------------


def test_the_title_is_drawn_and_used_before_any_file_is_read(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Library, "_files", raising(AssertionError("a file was looked at")))
    stage = bare_stage(home, (1024, 640))
    stage.frame()
    stage.handle(Intent(Kind.KEY, text="n"))
    assert stage.top.name == "choose"


def test_a_file_at_a_time_is_looked_at(home: Path) -> None:
    for number in range(5):
        bad = home / "games" / f"bad {number}.crown"
        bad.write_bytes(b"no record")
        os.utime(bad, (2_000_000_000 + number,) * 2)
    library = Library(home / "games", GAMES)
    found = list(library.search())
    assert found[:-1] == [None] * 5
    assert found[-1] == library.newest()


def test_files_that_take_too_long_end_the_search(home: Path, game: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Steps()
    for number in range(9):
        bad = home / "games" / f"bad {number}.crown"
        bad.write_bytes(b"no record")
        os.utime(bad, (2_000_000_000 - number,) * 2)
    look = Library._saved

    def slowly(*file: Any) -> Saved | Unreadable:
        clock.now += PATIENCE / 4
        return look(*file)

    monkeypatch.setattr(Library, "_saved", slowly)
    *others, offered = Library(home / "games", GAMES, Safeguard(clock=clock)).search()
    assert others == [None] * 5
    assert isinstance(offered, ByName)
    assert offered.path.stem == "bad 5"


def slow(clock: Steps, seconds: float, steps: int) -> Callable[..., Iterator[pygame.Surface | None]]:
    """A drawing that takes so many seconds for each of its steps."""

    def draw(*arguments: Any) -> Iterator[pygame.Surface | None]:
        for _ in range(steps):
            clock.now += seconds
            yield None
        yield pygame.Surface((4, 4))

    return draw


@pytest.mark.parametrize(("seconds", "drawn"), [(PATIENCE / 5, True), (PATIENCE / 3, False), (9.0, False)])
def test_a_preview_that_takes_too_long_is_given_up(
    home: Path, seconds: float, drawn: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = Steps()
    monkeypatch.setattr(thumbnails, "thumbnail", slow(clock, seconds, 4))
    monkeypatch.setattr(Safeguard.__init__, "__defaults__", (None, clock))
    stage, _ = at_title(home)
    assert bool(previews(stage)) == drawn
    assert [safeguard.TOO_LONG in line for line in log(home)] == [] if drawn else [True]
    assert clock.now == pytest.approx(seconds * 4 if drawn else seconds * (int(PATIENCE / seconds) + 1))


def test_a_long_game_is_offered_by_its_name(home: Path, game: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(saves, "GLANCE", game.stat().st_size - 1)
    stage, title = at_title(home)
    assert title.by_name
    assert title.by_name.path == game
    assert saves.TOO_LONG in words(stage)
    press(stage, "c")
    assert stage.top.name == "table"


def test_many_moves_without_a_position_are_not_played_for_a_look(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(saves, "FOLLOWED", 5)
    monkeypatch.setattr("client.match.saves.Match.resume", raising(AssertionError("it was played")))
    _, title = at_title(home)
    assert title.saved
    assert title.glimpse is None
    assert "too long to show" in log(home)[0]


# -- starts that did not come to the title -----------------------------------------------------------------------------


def started(home: Path) -> Safeguard:
    """A program that has just been started."""
    guarding = Safeguard(home / "crashes")
    guarding.start()
    return guarding


def marks(home: Path) -> set[str]:
    return {path.name for path in (home / "crashes").iterdir()} - {crash.LINES}


def test_a_start_leaves_a_mark_until_the_title_is_there(home: Path) -> None:
    (home / "crashes").mkdir()
    assert not started(home).off
    assert marks(home) == {START}
    again = started(home)
    assert again.off
    again.reached_title()
    assert marks(home) == set()
    assert not started(home).off
    assert [line.endswith(safeguard.NO_TITLE) for line in log(home)] == [True]


def test_the_title_takes_the_mark_away_once_it_is_drawn(home: Path) -> None:
    stage = bare_stage(home, (1024, 640))
    stage.library.safeguard.start()
    stage.frame()
    assert START in marks(home)
    stage.update(0.1)  # what lies on the table of the title comes first
    stage.frame()
    stage.update(0.1)
    assert START not in marks(home)


@pytest.mark.thorough
def test_after_a_start_that_failed_no_preview_is_drawn(home: Path, game: Path) -> None:
    (home / "crashes").mkdir()
    started(home)
    stage = bare_stage(home, (1024, 640))
    stage.library.safeguard.start()
    title = _settled(stage)
    assert title.by_name == ByName(game, title.by_name.why) if title.by_name else False
    told = words(stage)
    assert game.stem in told
    assert "no previews are drawn" in " ".join(told.split())
    go(stage, "library")
    rest_and_draw(stage)
    assert "12 moves" in words(stage)  # the list can be read all the same
    assert previews(stage) == []
    stage.home()
    rest(stage)
    press(stage, "c")
    assert stage.top.name == "table"
    assert marks(home) == set()


class Killed(BaseException):
    """The end of a process: nothing is done any more."""


def test_a_file_that_stopped_the_program_is_left_alone_until_it_changes(
    home: Path, game: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (home / "crashes").mkdir()
    other = play(home / "games", 3, 8)
    os.utime(game, (2_000_000_000,) * 2)
    guarding = started(home)
    guarding.reached_title()
    with monkeypatch.context() as patch:
        patch.setattr(Safeguard, "_remove", lambda *names: None)
        with pytest.raises(Killed):
            guarding.attempt(game, raising(Killed()))  # type: ignore[arg-type]
    assert marks(home) == {LOOKED_AT}
    again = started(home)
    assert again.off
    assert marks(home) == {START, LEFT_ALONE}
    assert safeguard.STOPPED in log(home)[-1]
    again.reached_title()
    for _ in range(2):  # and so on
        later = started(home)
        later.reached_title()
        assert not later.off
        library = Library(home / "games", GAMES, later)
        first_found = next(library.search())
        assert isinstance(first_found, ByName)
        assert first_found.path == game
        assert {entry.path: type(entry) for entry in library.entries()} == {game: ByName, other: Saved}
    os.utime(game, (2_000_000_001,) * 2)
    assert isinstance(next(Library(home / "games", GAMES, later).search()), Saved)


@pytest.mark.parametrize("content", [b"\xff\xfe\x00", b"x" * 100_000, b"\n\n\n", b"1 2 'x"])
def test_marks_that_make_no_sense(home: Path, content: bytes) -> None:
    (home / "crashes").mkdir()
    for name in (START, LOOKED_AT, LEFT_ALONE):
        (home / "crashes" / name).write_bytes(content)
    started(home).reached_title()
    _, title = at_title(home)
    assert title.saved


def test_marks_that_are_no_files_or_cannot_be_written(home: Path) -> None:
    for name in (START, LOOKED_AT, LEFT_ALONE, crash.LINES):
        (home / "crashes" / name).mkdir(parents=True)
    assert not started(home).off
    assert Safeguard(home / "nowhere" / "at all").attempt(home, lambda: 5) == 5


# -- the lines ---------------------------------------------------------------------------------------------------------


def test_lines_are_kept_but_not_for_ever(tmp_path: Path) -> None:
    for number in range(3):
        crash.write_line(tmp_path, f"{number} " + "x" * crash.LONGEST)
    text = (tmp_path / crash.LINES).read_text()
    assert len(text) < 2 * crash.LONGEST
    assert text.splitlines()[-1].split()[2] == "2"
    crash.write_line(tmp_path / "file", "no folder")
    (tmp_path / "in the way").write_text("")
    crash.write_line(tmp_path / "in the way", "never raises")
    crash.write_line(tmp_path, "half a letter \ud800")


def test_an_error_that_cannot_say_what_it_is(tmp_path: Path) -> None:
    class Mute(Exception):
        def __str__(self) -> str:
            raise ValueError

    assert Safeguard(tmp_path).attempt(tmp_path / "x", raising(Mute())) is None
    assert "Mute: it cannot say more" in (tmp_path / crash.LINES).read_text()


def test_a_picture_that_was_given_up_is_not_begun_again_in_every_frame(home: Path) -> None:
    stage = bare_stage(home, (1024, 640))
    begun: list[int] = []

    def count() -> Any:
        begun.append(1)
        raise ValueError

    paint = painter(stage, lambda *lid: None, count, ())
    (entry,) = stage.library.entries()
    assert isinstance(entry, Saved)
    rest(stage)
    for _ in range(3):
        paint(stage.canvas(), Box(0, 0, 90, 60), entry, stage.library.glimpse(entry))
        rest(stage)
    assert begun == [1]
