"""What a computer says can be read: no line of a hint, a warning, a puzzle or a review is cut, in any window, size of
letters or language, with the longest things it could have to say. (Notes of lessons: `test_lesson_scene.py`.)"""

from pathlib import Path
from typing import Any

import pytest

from client.box import BOX
from client.match.review import Review
from client.render.canvas import Box, Mark
from client.scenes.puzzle.scene import PuzzleScene, open_puzzle
from client.scenes.review.scene import ReviewScene
from client.scenes.table.scene import TableScene
from client.scenes.table.tutoring import COSTS
from client.stage import Stage
from client.tables.hints import BestAnswer, Depth, Hint, Warned
from client.widgets.base import Mood
from engines.core.judgement import MOST_REASONS, Reason
from engines.core.puzzles import puzzles_of
from tests.growing import GROWN
from tests.rounds import thorough

from .registry import REGISTRY, Sitting, sittings
from .scene_kit import Blind
from .shell_kit import crowded, faults, text_faults
from .table_kit import bare_stage, show_position
from .test_review import careless_game, review_of
from .test_table_layout import cut_words, letters, marks_of

FIRST = {table.values[0].game: table for table in reversed(sittings("laid_out")) if table.values[0].game in GROWN}
every_game = pytest.mark.parametrize("table", FIRST.values())
WINDOWS = [
    pytest.param(size, text, language, id=f"{size[0]}x{size[1]}, text {text} %, {language}", marks=thorough(not plain))
    for size, plain in (((1280, 720), True), ((1024, 640), False), ((1920, 1080), False), ((3840, 2160), False))
    for text in (100, 150)
    for language in ("en", "de")
]
every_window = pytest.mark.parametrize(("size", "text", "language"), WINDOWS)
EDGE = 8
"""Words keep so far from the edge of what they stand on."""


def seated(folder: Path, table: Sitting, size: tuple[int, int], text: int, language: str) -> tuple[Stage, TableScene]:
    stage = bare_stage(folder, size, text_size=text, language=language)
    stage.cache = Blind()
    told = REGISTRY[table.game]
    scene = show_position(
        stage, table.seats, round(48 * told.pace), table.people[:1], wishes=table.wishes, game=table.game,
        asked=told.asked,
    )  # fmt: skip
    scene.ready()
    return stage, scene


def long_words(scene: TableScene) -> tuple[str, tuple[str, ...]]:
    """The longest answer there is here, and the longest reasons that can be told in this game."""
    assert scene.asked is not None
    game = scene.session.game
    answer = max([scene.table.line_words((option,)) for option in scene.asked.decision.options], key=len)
    judge: Any = game.judge()
    names = [count.name for count in judge.counts]
    reasons = [game.text.reason(Reason(name, 0.8, 0.3, 24, True), scene.say) for name in names]
    return answer, tuple(sorted(reasons, key=len)[-MOST_REASONS:])


def cut(stage: Stage, scene: TableScene, name: str, edge: float = EDGE) -> list[str]:
    """Everything written on a panel that is not whole, or not on it."""
    scene.changed()
    scene.ready()
    panel = scene.ui.get(name)
    assert panel is not None
    marks: list[Mark] = []
    panel.draw(letters(stage, marks), Mood())
    inside = panel.box.inset(edge)
    found = [f"{mark.text!r} is not on the panel: {mark.box}, {inside}" for mark in marks if not holds(inside, mark)]
    found += [f"{mark.text!r} is cut" for mark in marks if mark.text.endswith("…")]
    return found + text_faults(marks, stage.width, stage.height)


def holds(box: Box, mark: Mark) -> bool:
    """A line's box is taller than its letters."""
    low = mark.box.bottom - mark.box.h * 0.2
    return box.x <= mark.box.x and mark.box.right <= box.right and box.y <= mark.box.cy and low <= box.bottom


@every_game
@every_window
def test_no_line_of_a_warning_is_cut(
    table: Sitting, size: tuple[int, int], text: int, language: str, tmp_path: Path
) -> None:
    stage, scene = seated(tmp_path, table, size, text, language)
    assert scene.asked is not None
    words, reasons = long_words(scene)
    line = (scene.asked.decision.options[0],)
    for cost in COSTS.values():
        scene.tutoring.warned = Warned(line, words, scene.say(cost), 0.7, words, reasons, 12, line)
        assert cut(stage, scene, "warning") == [], cost


@every_game
@every_window
def test_no_line_of_a_hint_is_cut(
    table: Sitting, size: tuple[int, int], text: int, language: str, tmp_path: Path
) -> None:
    stage, scene = seated(tmp_path, table, size, text, language)
    assert scene.asked is not None
    words, reasons = long_words(scene)
    option = scene.asked.decision.options[0]
    ways = tuple([BestAnswer(words, reasons, worth, scene.say("a gamble")) for worth in (1.0, 0.4)])
    for depth in Depth:
        scene.hinted = Hint(scene.asked, option, words, (option,), depth, ways)
        assert cut(stage, scene, "hinted") == [], depth
    assert cut(stage, scene, "why") == []


@pytest.mark.parametrize("game", GROWN)
@every_window
def test_no_line_of_a_puzzle_is_cut(game: str, size: tuple[int, int], text: int, language: str, tmp_path: Path) -> None:
    """Of the one with most to say: the solution of several answers, and its reasons."""
    stage = bare_stage(tmp_path, size, text_size=text, language=language)
    stage.cache = Blind()
    longest = max(puzzles_of(BOX[game]), key=lambda puzzle: len(puzzle.line))
    open_puzzle(stage, game, longest.number, "Larissa")
    scene = stage.top
    assert isinstance(scene, PuzzleScene)
    for _ in range(40):
        stage.update(0.1)
        if scene.asked is not None:
            break
    scene.ready()
    panels = [each for each in scene.ui.widgets if each.group == "puzzle" or each.id in ("goals", "puzzles")]
    for panel in panels:
        assert cut(stage, scene, panel.id, 1) == [], panel.id
    assert cut_words(stage, marks_of(stage)) == []
    scene.show_solution()
    assert cut(stage, scene, "hinted") == []
    assert cut(stage, scene, "why") == []


@pytest.fixture(scope="module")
def reviewed(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Review]:
    """A game of which moments are told."""
    path = careless_game(tmp_path_factory.mktemp("review") / "careless.crown")
    return path, review_of(path)


@pytest.mark.thorough
@every_window
def test_no_line_of_a_review_is_cut(
    reviewed: tuple[Path, Review], size: tuple[int, int], text: int, language: str, tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    path, review = reviewed
    stage = bare_stage(tmp_path, size, text_size=text, language=language)
    stage.cache = Blind()
    scene = ReviewScene(stage, review.played, path, 0)
    scene.review = review
    scene.shown = [*[(choice, True) for choice in review.dearest()][:2], (review.choices[0], False)]
    assert len(scene.shown) == 3
    names = [count.name for count in review.dearest()[0].found.counts]
    words = sorted([scene.game.text.reason(Reason(name, 0.8, 0.3, 24, True), scene.say) for name in names], key=len)
    monkeypatch.setattr("client.scenes.review.scene.why", lambda *told: words[-MOST_REASONS:])
    stage.push(scene)
    assert faults(stage) == []
    assert crowded(stage) == []
    marks: list[Mark] = []
    scene.draw(letters(stage, marks))
    assert [mark.text for mark in marks if mark.text.endswith("…")] == []
    buttons = [widget.seen() for widget in scene.ui.widgets if widget.group == "cards"]
    assert len(buttons) == 7
    assert [mark.text for mark in marks if any(box.inset(2).meets(mark.box) for box in buttons)] == []
