"""Every screen and table in German, which is longer: everything has its place, and nothing is left in English."""

import re
from pathlib import Path

import pytest

from client.box import BOX
from client.games.ui import ui_of
from client.notation import Paragraph
from client.rulebook import load
from client.scenes.navigation import go
from client.scenes.settings.groups import GROUPS
from client.shot import a_stage, show
from client.stage import Stage
from client.widgets.log import LogRow
from engines.core.game import set_up
from engines.core.types import WATCHER
from tests.german import entries, german, left_in_english
from tests.growing import GROWN

from .registry import Sitting, questions, sittings
from .scene_kit import Blind, click, settle, top_marks
from .shell_kit import faults, text_faults
from .sizes import least_window
from .test_catalogue import OWN
from .test_table_layout import SCALES, TEXTS, cut_words, marks_of, misplaced, opened, pick, windows

ENGLISH_WORDS = r"\b(?:the|and|of|your|with|you|not|each|from|their|is|are)\b"
KEYS = {"Backspace", "End", "Home", "Space", "Enter", "Esc"}
SHELL = ("title", "choose", "library", "credits")
OF_A_GAME = ("setup", "table", "cover", "results", "rules", "replay")
every_scene = pytest.mark.parametrize(
    ("scene", "game"),
    [*((scene, next(iter(BOX))) for scene in SHELL), *((scene, game) for scene in OF_A_GAME for game in GROWN)],
)


@pytest.fixture(scope="module")
def english() -> frozenset[str]:
    """Texts that say nothing in German, but for names, and keys as they are written on most keyboards."""
    return frozenset(entry.english for entry in entries() if left_in_english(entry.english)) - OWN - KEYS


def table_faults(stage: Stage) -> list[str]:
    """Everything that is wrong with the table. A deed that is long may end in dots beside it: the chronicle has it."""
    stage.top.ready()
    marks = marks_of(stage)
    deeds = [widget.seen() for widget in stage.top.ui.widgets if isinstance(widget, LogRow)]
    others = [mark for mark in marks if not any(box.meets(mark.box) for box in deeds)]
    return text_faults(marks, stage.width, stage.height) + misplaced(stage) + cut_words(stage, others)


@pytest.fixture
def spoken(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("client.stage.open_language", lambda language, **_: german())


# -- screens -----------------------------------------------------------------------------------------------------------


@least_window
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


@least_window
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


# -- rules pages -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", BOX)
def test_the_book_is_whole_in_german(game: str) -> None:
    names = {card: german()(name) for card, name in ui_of(game).figures().names.items()}
    english, book = load(game, "en", names), load(game, "de", names)
    assert book.language == "de"
    assert book.broken(names, ui_of(game).deeds) == []
    assert [section.heading.anchor for section in book.sections] == list(english.anchors)
    for section in book.sections:
        first = english.find(section.heading.anchor)
        assert [type(block) for block in section.blocks] == [type(block) for block in first.blocks], section.heading
        assert len([*section.lines()]) == len([*first.lines()]), section.heading


@pytest.mark.parametrize("game", GROWN)
def test_its_aim_is_in_the_words_of_the_game(game: str) -> None:
    rules = BOX[game]
    view = rules.view(rules.new(set_up(rules, rules.modes[0].seats[0])), WATCHER)
    first = load(game, "de").find("aim").blocks[0]
    assert isinstance(first, Paragraph)
    assert "".join(span.text for span in first.spans) == rules.text.aim(view, german())


@pytest.mark.parametrize("game", BOX)
def test_nothing_in_the_book_is_english(game: str) -> None:
    """Names of options for the command line are."""
    lines = [span.text for section in load(game, "de").sections for line in section.lines() for span in line]
    options = {setting.name for setting in BOX[game].settings} | {mode.id for mode in BOX[game].modes}
    assert {left for text in lines if text not in options for left in re.findall(ENGLISH_WORDS, text)} == set()


# -- tables ------------------------------------------------------------------------------------------------------------


@pytest.mark.usefixtures("spoken")
@pytest.mark.parametrize("table", sittings("laid_out"))
def test_a_table_has_room_for_german(
    table: Sitting, tmp_path: Path, english: frozenset[str], pytestconfig: pytest.Config
) -> None:
    stage, _ = opened(tmp_path, table)
    scales = SCALES if pytestconfig.option.thorough else (0,)
    assert {window: found for window in windows(stage, scales) if (found := table_faults(stage))} == {}
    if table.game in GROWN:
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
