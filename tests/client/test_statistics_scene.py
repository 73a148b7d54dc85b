"""The statistics on the screen: readable at every size, and figures that are those of the ledger."""

import random
from typing import Any

import pytest

from client.input.intents import Kind
from client.match.ledger import LedgerLine
from client.match.statistics import Figures, Question
from client.render.canvas import Box
from client.scenes.dialog import Dialog
from client.scenes.library.scene import LibraryScene
from client.scenes.navigation import scene_class
from client.scenes.statistics.panels import share
from client.scenes.statistics.records import records_of
from client.scenes.statistics.scene import StatisticsScene, level_of
from client.stage.scene import Scene
from engines import GAMES
from engines.core.record import read_record

from .scene_kit import GAME, NAMES, click, faults, key, make_stage, played, press, settle, top_marks, words
from .shell_kit import faults as text_faults
from .shell_kit import picture_faults
from .sizes import every_window


def fill(stage, games=40):
    """Games as people play them at one table."""
    chance = random.Random(3)
    for number in range(games):
        people = tuple(chance.sample(NAMES, 4))
        players = ("human", *(chance.choice(("easy", "normal", "hard:bold", "human")) for _ in range(3)))
        game = chance.choice(list(GAMES))
        stage.library.ledger.add(
            LedgerLine(
                str(number),
                game,
                "standard",
                "",
                people,
                players,
                (chance.randrange(4),),
                tuple(chance.randrange(300) for _ in range(4)),
                first=0,
                together=game == "my_realm",
                begun=f"2026-{chance.randrange(1, 12):02d}-{chance.randrange(1, 28):02d}T20:00:00",
                minutes=chance.randrange(10, 90),
                turns=chance.randrange(3, 60),
            )
        )


def statistics(folder, games=40, **settings):
    stage = make_stage(folder, **settings)
    fill(stage, games)
    stage.push(Scene(stage))
    stage.push(StatisticsScene(stage))
    settle(stage)
    return stage, stage.top


@every_window
def test_it_can_be_read_at_every_size(tmp_path, size, text):
    stage, scene = statistics(tmp_path, size=size, text_size=text)
    assert picture_faults(stage) + text_faults(stage) == []
    scene.show_records(True)
    settle(stage)
    assert picture_faults(stage) + text_faults(stage) == []
    scene.show_feats()
    settle(stage)
    assert picture_faults(stage) + text_faults(stage) == []


def test_nothing_finished_yet(tmp_path):
    stage, _ = statistics(tmp_path, games=0)
    assert picture_faults(stage) == []
    assert "Nothing finished yet. The first crown will stand here." in words(stage)


def test_figures_are_those_of_the_ledger(tmp_path):
    _, scene = statistics(tmp_path)
    assert scene.figures().played == len(scene.lines) == 40
    assert sum(figures.played for _, figures, _ in scene.by_game()) == 40
    for _, figures, columns in scene.by_game():
        assert sum(part.played for _, part in columns) <= figures.played
    scene.ask(who="larissa")
    assert 0 < scene.figures().played < 40
    assert all("Larissa" in line.names for line in scene.games())


def test_levels_are_told_by_how_players_are_spelled():
    assert level_of("kings_and_things", "marshal") == "normal"
    assert level_of("knights_and_ninjas", "hard") == "hard"
    assert level_of("kings_and_things", "random") == "random"


def test_a_game_that_was_not_counted_is_when_somebody_looks(tmp_path):
    played(tmp_path)
    stage = make_stage(tmp_path)
    stage.push(StatisticsScene(stage))
    for _ in range(4):
        stage.update(0.1)
    assert len(stage.top.lines) == 1
    assert len(stage.library.ledger.lines()) == 1


def test_filters_go_round(tmp_path):
    _, scene = statistics(tmp_path)
    for _ in range(len(GAMES) + 1):
        scene.choose_game()
    assert scene.asked == Question()
    for _ in range(5):
        scene.choose_against(-1)
    assert scene.asked == Question()
    scene.choose_time("month")
    assert scene.asked.since is not None
    scene.choose_time("always")
    assert scene.asked == Question()


def test_a_person_is_forgotten_after_a_question(tmp_path):
    stage, scene = statistics(tmp_path)
    scene.ask(who="larissa")
    settle(stage)
    scene.forget()
    assert isinstance(stage.top, Dialog)
    before = len(scene.lines)
    stage.top.answers[0].does()
    assert "Larissa" not in stage.library.ledger.path.read_text()
    assert len(scene.lines) == before
    assert scene.asked == Question()


def test_the_table_is_written_where_people_find_it(tmp_path, monkeypatch):
    monkeypatch.setattr("platformdirs.user_documents_path", lambda: tmp_path / "documents")
    stage, _ = statistics(tmp_path)
    key(stage, "x")
    text = (tmp_path / "documents" / "four-crowns-statistics.csv").read_text()
    assert len(text.splitlines()) == 1 + 40 * 4
    assert stage.toasts[-1].text.startswith("Saved as ")


@pytest.mark.parametrize("way", ["mouse", "keys"])
def test_the_pages_of_the_library_lead_to_each_other(tmp_path, way):
    stage, _ = statistics(tmp_path)
    depth = len(stage.scenes)
    if way == "mouse":
        stage.top.ui.get("page library").does()
    else:
        stage.top.ui.focus = "page library"
        press(stage, Kind.ACTIVATE)
    assert isinstance(stage.top, LibraryScene)
    settle(stage)
    stage.top.ui.get("page statistics").does()
    assert isinstance(stage.top, StatisticsScene)
    assert len(stage.scenes) == depth


def test_modes_of_a_game_are_told_apart(tmp_path):
    stage, scene = statistics(tmp_path, games=0)
    for number, mode in enumerate(("standard", "standard", "two")):
        line = LedgerLine(
            str(number), "cover_your_kingdom", mode, "", ("Ann", "Bo"), ("human",) * 2, (0,), (10 + number, 5)
        )
        stage.library.ledger.add(line)
    scene.enter()
    settle(stage)
    assert not scene.ui.get("mode").enabled  # modes of which game?
    scene.choose_game()
    settle(stage)
    assert list(scene.modes()) == ["standard", "two"]
    played = []
    for _ in range(3):
        played.append((scene.asked.mode, scene.figures().played))
        scene.choose_mode()
    assert played == [("", 3), ("standard", 2), ("two", 1)]
    assert scene.asked.mode == ""
    scene.choose_mode()
    scene.choose_game()
    assert scene.asked.mode == ""


def test_casual_games_are_marked_and_can_be_left_out(tmp_path):
    stage, scene = statistics(tmp_path, games=0)
    helps: list[dict[str, Any]] = [{}, {"undone": 2}, {"hints": 1}, {"branched": True}]
    for number, helped in enumerate(helps):
        names, players = ("Ann", "Bo"), ("human",) * 2
        line = LedgerLine(str(number), "cover_your_kingdom", "two", "", names, players, (0,), (10, 5), **helped)
        stage.library.ledger.add(line)
    scene.enter()
    settle(stage)
    assert "3 casual" in words(stage)
    click(stage, "casual")
    settle(stage)
    assert scene.figures().played == 1
    assert "casual" not in words(stage).replace("Casual games, too", "")


def test_averages_and_whoever_went_first_are_shown(tmp_path):
    stage, scene = statistics(tmp_path, games=0)
    for number, winner in enumerate((0, 1, 1)):
        names, players = ("Ann", "Bo"), ("human", "normal")
        line = LedgerLine(
            str(number), "cover_your_kingdom", "two", "", names, players, (winner,), (100 + number, 5), first=1
        )
        stage.library.ledger.add(line)
    scene.enter()
    settle(stage)
    assert "3 games, best 102, average 101" in words(stage)
    assert "2 of 3" in words(stage)  # whoever went first won


def test_a_record_leads_to_its_replay_unless_that_was_deleted(tmp_path):
    path = played(tmp_path)
    stage = make_stage(tmp_path)
    stage.library.count(path)
    stage.push(Scene(stage))
    stage.push(StatisticsScene(stage))
    look_at_files(stage)
    assert faults(stage) == []
    click(stage, "watch 0")
    while stage.top.name == "reading":
        stage.update(0.1)
    assert stage.top.name == "replay"
    stage.pop()
    stage.library.delete(path)
    stage.top.enter()
    look_at_files(stage)
    top: Any = stage.top
    assert records_of(top)
    assert top.ui.get("watch 0") is None


def test_a_game_that_is_counted_is_not_read_again_and_files_come_in_portions(tmp_path, monkeypatch):
    stage = make_stage(tmp_path)
    paths = [played(tmp_path, seed=seed) for seed in (7, 8)]
    stage.library.count(paths[0])
    read = []
    monkeypatch.setattr(stage.library, "read", lambda path: read.append(path) or read_record(path, GAMES))
    monkeypatch.setattr("client.scenes.statistics.scene.PORTION", 1)
    stage.push(StatisticsScene(stage))
    assert stage.update(0.1)
    look_at_files(stage)
    assert set(read) == {paths[1]}
    assert {line.record for line in stage.top.lines} == {read_record(path, GAMES).digest for path in paths}
    assert set(stage.top.paths.values()) == set(paths)


def look_at_files(stage):
    """Nobody does anything until all of them were looked at."""
    while stage.update(0.1):
        settle(stage)
    settle(stage)


@pytest.mark.parametrize(("size", "text"), [((1920, 1080), 100), ((1024, 640), 150)])
def test_everybody_can_be_chosen_however_many_there_are(tmp_path, size, text):
    stage = make_stage(tmp_path, size=size, text_size=text)
    names = [f"Player {number}" for number in range(9)]
    for number, name in enumerate(names):
        line = LedgerLine(str(number), GAME, "standard", "", (name,), ("human",), (0,), (10,), first=0, turns=9)
        stage.library.ledger.add(line)
    stage.push(Scene(stage))
    stage.push(StatisticsScene(stage))
    settle(stage)
    scene, found = stage.top, set()
    rows = [widget.id for widget in scene.ui.widgets if widget.id.startswith("who ")]
    for row in rows:
        scene.ui.get(row).use()
        found.add(scene.asked.who)
    for _ in names:
        settle(stage)
        scene.ui.get("who_more").use()
        found.add(scene.asked.who)
    assert found == {"", *(name.lower() for name in names)}
    settle(stage)
    assert picture_faults(stage) + text_faults(stage) == []


@pytest.mark.parametrize("size", [(1280, 720), (1024, 640)])
@pytest.mark.parametrize("page", ["library", "statistics", "challenges", "puzzles"])
def test_the_words_below_the_title_do_not_run_into_the_tabs(tmp_path, page, size):
    for text in (100, 150):
        stage = make_stage(tmp_path, size=size, text_size=text)
        stage.push(Scene(stage))
        stage.push(scene_class(page)(stage))
        settle(stage)
        below = [mark for mark in top_marks(stage) if mark.text == stage.top.below_title()]
        first = stage.top.ui.get("page library").box
        assert all(mark.box.right <= first.x for mark in below)


def test_bars_do_not_lie_on_figures(tmp_path):
    """In a low window with large letters there is room for the figure or the bar."""
    stage, _ = statistics(tmp_path, size=(1024, 640), text_size=150)
    canvas = stage.canvas()
    drawn = []
    canvas.rect = lambda *arguments: drawn.append(arguments[0])
    for high in (20.0, 80.0):
        drawn.clear()
        share(canvas, Box(0, 0, 90, high), "12", Figures(20, 12), "g300", 22)
        assert bool(drawn) is (high > 40)
