"""The title: the way to everything, and the last game."""

from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from client.box import BOX
from client.crash import newest_report, write_report
from client.errors import Notice
from client.input.intents import Intent, Kind
from client.match import saves
from client.render.canvas import Mark
from client.scenes import navigation
from client.scenes.dialog import Dialog
from client.scenes.saved_game import ago, standing
from client.scenes.title import hall as title_hall
from client.scenes.title import scene as title
from client.scenes.title.scene import TitleScene
from client.stage.scene import Scene
from engines.core.language import ENGLISH
from tests.rounds import first

from .saved_games import play
from .scene_kit import played, words
from .shell_kit import TestStage, click, crowded, faults, picture_faults, press, rest, stage, widget
from .sizes import SIZES, TEXTS, every_size, every_window


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[tuple[Any, ...]]:
    """The scenes that were opened, in order."""
    found: list[tuple[Any, ...]] = []
    monkeypatch.setattr(title, "go", lambda stage, *door: found.append(door))
    return found


def at_title(folder: Path | None = None, size: tuple[int, int] = (1920, 1080), **settings: Any) -> TestStage:
    table = stage(size, folder, **settings)
    table.push(TitleScene(table))
    rest(table)
    return table


@every_window
@pytest.mark.parametrize("seats", [0, 2, 4, 8])
def test_everything_fits(tmp_path: Path, size: tuple[int, int], text: int, seats: int) -> None:
    if seats:
        play(tmp_path, seats)
    table = at_title(tmp_path, size, text_size=text)
    assert faults(table) + crowded(table) == []


@every_window
@pytest.mark.parametrize("game", BOX)
def test_the_last_game_fits_whatever_is_played(tmp_path: Path, size: tuple[int, int], text: int, game: str) -> None:
    path = play(tmp_path, max(BOX[game].modes[-1].seats), 12, name=game)
    table = at_title(tmp_path, size, text_size=text)
    assert faults(table) == []
    table.library.rename(path, "W" * 40)
    assert faults(at_title(tmp_path, size, text_size=text)) == []


@every_window
def test_a_game_that_is_not_shown_fits_as_well(tmp_path: Path, size: tuple[int, int], text: int) -> None:
    path = play(tmp_path)
    table = at_title(tmp_path, size, text_size=text)
    table.library.rename(path, "W" * 40)
    scene = table.top
    assert isinstance(scene, TitleScene)
    for why in (saves.LEFT_ALONE, saves.NO_PREVIEWS, saves.TOO_LONG, saves.NOT_LOOKED_AT):
        scene.saved, scene.by_name = None, saves.ByName(path, Notice(why))
        scene.changed()
        assert faults(table) + crowded(table) == []


@every_size
def test_it_is_drawn_at_every_size(tmp_path: Path, size: tuple[int, int]) -> None:
    play(tmp_path)
    assert picture_faults(at_title(tmp_path, size)) == []


@pytest.mark.parametrize("size", [*SIZES, (1280, 800), (1280, 1024), (1366, 768)])
def test_nothing_on_the_table_lies_on_a_button_or_on_the_card(size: tuple[int, int]) -> None:
    table = at_title(size=size)
    scene, canvas = table.top, table.canvas()
    assert isinstance(scene, TitleScene)
    scene.ready()
    card = scene.plan().card
    found = [box for _, box in title_hall.pieces(canvas, card.cx - 40 * scene.plan().k, card.bottom + 12)]
    assert found
    others = [card, *(widget.box for widget in scene.ui.widgets)]
    assert [(box, other) for box in found for other in others if box.meets(other)] == []


def test_a_wide_window_is_filled_as_well(tmp_path: Path) -> None:
    play(tmp_path)
    assert faults(at_title(tmp_path, (3440, 1440))) == []


@pytest.mark.parametrize(
    ("key", "door"), [("n", "choose"), ("l", "library"), (Kind.RULES, "rules"), (Kind.SETTINGS, "settings")]
)
def test_keys_open_what_they_say(opened: list[tuple[Any, ...]], key: str | Kind, door: str) -> None:
    press(at_title(), key)
    assert [name for name, *_ in opened] == [door]


@pytest.mark.parametrize(
    ("button", "door"),
    [("new", "choose"), ("library", "library"), ("rules", "rules"), ("settings", "settings"), ("credits", "credits")],
)
def test_buttons_open_what_they_say(opened: list[tuple[Any, ...]], button: str, door: str) -> None:
    click(at_title(), button)
    assert [name for name, *_ in opened] == [door]


def test_enter_begins_a_new_game_and_arrows_reach_every_button(opened: list[tuple[Any, ...]]) -> None:
    table = at_title()
    click(table, "new")
    assert opened == [("choose",)]
    table.top.ui.focus = "learn"  # nobody has played here: it stands first
    seen = [table.top.ui.focus]
    for _ in range(6):
        press(table, Kind.DOWN)
        seen.append(table.top.ui.focus)
    assert seen == ["learn", "new", "library", "rules", "settings", "credits", "quit"]
    press(table, Kind.NEXT)
    assert table.top.ui.focus == "card"


@pytest.mark.parametrize("way", ["key", "click"])
def test_continue_goes_on_with_the_last_game(tmp_path: Path, way: str) -> None:
    path = play(tmp_path)
    table = at_title(tmp_path)
    press(table, "c") if way == "key" else click(table, "card")
    assert table.resumed == [path]


def test_without_a_game_the_card_invites(tmp_path: Path, opened: list[tuple[Any, ...]]) -> None:
    table = at_title(tmp_path)
    assert widget(table, "card").key == ""
    click(table, "card")
    assert opened == [("choose",)]
    assert table.resumed == []


def test_the_card_names_the_game_and_says_where_it_stands(tmp_path: Path) -> None:
    path = play(tmp_path, 2, 0, name="my_realm")
    assert "the King teaches, year 1." in words(at_title(tmp_path))
    table = stage(folder=tmp_path)
    table.library.rename(path, "Us two")
    table.push(TitleScene(table))
    rest(table)
    assert "My Realm Will Be Yours, the King teaches, year 1." in words(table)


@pytest.mark.parametrize("text", first(1, reversed(TEXTS)))
@pytest.mark.parametrize("game", BOX)
def test_where_it_stands_is_written_as_large_as_people_want_it(tmp_path: Path, text: int, game: str) -> None:
    play(tmp_path, 2, 12, name=game)
    table = at_title(tmp_path, text_size=text)
    scene, marks = table.top, list[Mark]()
    assert isinstance(scene, TitleScene)
    assert scene.saved
    table.frame(marks)
    said = standing(scene.saved, scene.glimpse, table.say)
    lines = [mark for mark in marks if mark.text in said and " " in mark.text]
    assert " ".join(mark.text for mark in lines) == said
    tall = table.canvas().line_height("body", 20)
    assert [mark.box.h for mark in lines] == [pytest.approx(tall, abs=1)] * len(lines)


def test_long_names_end_in_dots_on_the_second_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(title, "standing", lambda *game: "Everybody waits for W" + 200 * "o")
    play(tmp_path)
    table = at_title(tmp_path)
    marks: list[Mark] = []
    table.frame(marks)
    at = [mark.text for mark in marks].index("Everybody waits for")
    assert marks[at + 1].text.startswith("Wooo")
    assert marks[at + 1].text.endswith("…")
    assert faults(table) == []


def test_a_damaged_game_is_not_offered(tmp_path: Path) -> None:
    (tmp_path / "broken.crown").write_bytes(b"not a record\n")
    table = at_title(tmp_path)
    press(table, "c")
    assert table.resumed == []


def test_a_game_played_meanwhile_is_offered(tmp_path: Path) -> None:
    table = at_title(tmp_path)
    path = play(tmp_path)
    table.push(Dialog(table, "Something", "", ()))
    table.pop()
    rest(table)
    press(table, "c")
    assert table.resumed == [path]


@pytest.mark.thorough
def test_a_game_left_for_the_title_is_offered(tmp_path: Path) -> None:
    table = at_title(tmp_path)
    path = play(tmp_path)
    table.push(Dialog(table, "The table", "", ()))
    table.home()
    rest(table)
    press(table, "c")
    assert table.resumed == [path]


def test_escape_asks_before_it_leaves() -> None:
    table = at_title()
    press(table, Kind.BACK)
    assert isinstance(table.top, Dialog)
    press(table, Kind.BACK)
    assert isinstance(table.top, TitleScene)
    press(table, Kind.BACK, Kind.ACTIVATE)
    assert table.running
    press(table, Kind.BACK, "q")
    assert not table.running


def test_quit_leaves() -> None:
    table = at_title()
    table.top.ready()
    quit_button = widget(table, "quit")
    quit_button.use()
    assert not table.running


def test_flames_flicker_until_all_is_quiet() -> None:
    table = at_title()
    assert sum(table.update(1 / 60) for _ in range(120)) == pytest.approx(16, abs=1)
    for _ in range(600):
        table.update(1 / 60)
    assert not any(table.update(1 / 60) for _ in range(60))
    table.handle(Intent(Kind.POINT, 5, 5))
    assert any(table.update(1 / 60) for _ in range(60))


def test_flames_stand_still_when_motion_is_not_wanted() -> None:
    table = at_title(reduced_motion=True)
    assert not any(table.update(1 / 60) for _ in range(60))


def test_a_flicker_redraws_little() -> None:
    """Only flames differ between two frames."""
    table = at_title()
    first = list(table.frame())
    for _ in range(30):
        table.update(1 / 60)
    second = list(table.frame())
    assert 0 < sum(old != new for old, new in zip(first, second, strict=True)) <= 6


def test_a_report_of_the_last_run_is_shown_once(tmp_path: Path, opened: list[tuple[Any, ...]]) -> None:
    path = play(tmp_path / "games")
    write_report(tmp_path / "crashes", ValueError("oh"), "1")
    report = newest_report(tmp_path / "crashes")
    table = stage(folder=tmp_path / "games")
    table.push(TitleScene(table, report))
    rest(table)
    assert isinstance(table.top, Dialog)
    assert faults(table) == []
    press(table, Kind.ACTIVATE)
    assert table.resumed == [path]
    assert newest_report(tmp_path / "crashes") is None
    assert isinstance(table.top, TitleScene)


def test_the_report_can_be_read(tmp_path: Path, opened: list[tuple[Any, ...]]) -> None:
    write_report(tmp_path, ValueError("oh"), "1")
    report = newest_report(tmp_path)
    assert report
    table = stage()
    table.push(TitleScene(table, report))
    rest(table)
    press(table, Kind.ACTIVATE)
    assert opened == [("report", report.path, report.text)]


def test_every_door_leads_somewhere() -> None:
    assert all(issubclass(navigation.scene_class(name), Scene) for name in navigation.SCENES)


@pytest.mark.parametrize(
    ("back", "said"),
    [
        (timedelta(seconds=5), "a moment ago"),
        (timedelta(minutes=4), "4 minutes ago"),
        (timedelta(minutes=70), "an hour ago"),
        (timedelta(hours=5), "5 hours ago"),
        (timedelta(hours=20), "yesterday"),
        (timedelta(days=3), "3 days ago"),
        (timedelta(days=20), "20 May"),
        (timedelta(days=400), "6 May 2023"),
        (timedelta(minutes=-9), "a moment ago"),
    ],
)
def test_how_long_ago(back: timedelta, said: str) -> None:
    now = datetime(2024, 6, 9, 18, 0)
    assert ago(now - back, now, ENGLISH) == said


def test_only_who_never_played_starts_a_first_game(tmp_path: Path) -> None:
    table = at_title(tmp_path)
    assert "Start your first game" in words(table)
    played(tmp_path, 2)  # to its end: there is nothing to go on with
    table = at_title(tmp_path / "games")
    assert "Start a new game" in words(table)
