"""Every screen and table in German, which is longer: everything has its place, and nothing is left in English."""

from pathlib import Path

import pytest

from client.box import BOX
from client.scenes.navigation import go
from client.scenes.settings.groups import GROUPS
from client.shot import a_stage, show
from client.stage import Stage
from client.widgets.log import LogRow
from tests.german import entries, german, left_in_english

from .registry import Sitting, questions, sittings
from .scene_kit import Blind, click, settle, top_marks
from .shell_kit import faults, text_faults
from .sizes import every_window
from .test_table_layout import SCALES, TEXTS, cut_words, marks_of, misplaced, opened, pick, windows

SHELL = ("title", "choose", "library", "statistics", "challenges", "credits")
OF_A_GAME = ("setup", "cover", "results", "rules", "deed", "replay")
every_scene = pytest.mark.parametrize(
    ("scene", "game"),
    [*((scene, next(iter(BOX))) for scene in SHELL), *((scene, game) for scene in OF_A_GAME for game in BOX)],
)


@pytest.fixture(scope="module")
def english() -> frozenset[str]:
    """Texts that say nothing in German."""
    return frozenset(entry.english for entry in entries() if left_in_english(entry.english))


def table_faults(stage: Stage) -> list[str]:
    """Everything that is wrong with the table. A deed that is long may end in dots beside it: the chronicle has it."""
    stage.top.ready()
    marks = marks_of(stage)
    deeds = [widget.seen() for widget in stage.top.ui.widgets if isinstance(widget, LogRow)]
    others = [mark for mark in marks if not any(box.meets(mark.box) for box in deeds)]
    return text_faults(marks, stage.width, stage.height) + misplaced(stage) + cut_words(stage, others)


@pytest.fixture
def spoken(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("client.stage.open_language", lambda language: german())


# -- screens -----------------------------------------------------------------------------------------------------------


@every_window
@every_scene
def test_a_screen_has_room_for_german(
    scene: str, game: str, size: tuple[int, int], text: int, english: frozenset[str]
) -> None:
    with a_stage(size, language="de") as stage:
        stage.cache = Blind()
        stage.change(text_size=text)
        show(stage, scene, game=game)
        settle(stage)
        assert faults(stage) == []
        said = {mark.text for mark in top_marks(stage)}
        assert len(said) > 5
        assert said & english == set()


@every_window
@pytest.mark.parametrize("group", [group.id for group in GROUPS])
def test_settings_have_room_for_german(group: str, size: tuple[int, int], text: int, english: frozenset[str]) -> None:
    with a_stage(size, language="de") as stage:
        stage.cache = Blind()
        stage.change(text_size=text)
        go(stage, "settings")
        click(stage, f"group {group}")
        settle(stage)
        assert faults(stage) == []
        assert {mark.text for mark in top_marks(stage)} & english == set()


def test_a_language_that_is_chosen_is_spoken_at_once() -> None:
    with a_stage((1280, 720)) as stage:
        go(stage, "settings")
        assert "Reading and size" in {mark.text for mark in top_marks(stage)}
        stage.change(language="de")
        settle(stage)
        said = {mark.text for mark in top_marks(stage)}
        assert "Lesen und Größe" in said
        assert "Reading and size" not in said


# -- tables ------------------------------------------------------------------------------------------------------------


@pytest.mark.usefixtures("spoken")
@pytest.mark.parametrize("table", sittings("laid_out"))
def test_a_table_has_room_for_german(
    table: Sitting, tmp_path: Path, english: frozenset[str], pytestconfig: pytest.Config
) -> None:
    stage, _ = opened(tmp_path, table)
    scales = SCALES if pytestconfig.option.thorough else (0,)
    assert {window: found for window in windows(stage, scales) if (found := table_faults(stage))} == {}
    assert {mark.text for mark in marks_of(stage)} & english == set()


@pytest.mark.thorough
@pytest.mark.usefixtures("spoken")
@pytest.mark.parametrize("table", sittings("laid_out"))
def test_larger_and_smaller_german_letters_have_their_place(table: Sitting, tmp_path: Path) -> None:
    stage, scene = opened(tmp_path, table, actions=70)
    for text in TEXTS:
        stage.change(text_size=text)
        for size in ((1920, 1080), (1280, 720)):
            stage.resize(size)
            assert table_faults(stage) == [], (text, size)
            pick(scene, -1)
            assert table_faults(stage) == [], (text, size, "picked")


@pytest.mark.thorough
@pytest.mark.usefixtures("spoken")
@pytest.mark.parametrize(("table", "asked"), questions())
def test_a_question_with_a_screen_of_its_own_has_room_for_german(table: Sitting, asked: str, tmp_path: Path) -> None:
    stage, _ = opened(tmp_path, table, asked)
    assert {window: found for window in windows(stage) if (found := table_faults(stage))} == {}
