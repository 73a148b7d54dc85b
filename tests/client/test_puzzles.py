"""Puzzles: every one replays under the rules of today, and is solved at its table through the client."""

from datetime import date
from pathlib import Path

import pytest

from client.box import BOX
from client.input.intents import Intent, Kind
from client.match.puzzle_session import PuzzleSession, five_a_day
from client.scenes.choose.scene import ChooseScene
from client.scenes.puzzle.column import GoalPanel
from client.scenes.puzzle.scene import PuzzleScene, open_puzzle
from client.scenes.puzzles.scene import PuzzlesScene
from client.stage import Stage
from client.tables.hints import Depth
from engines.core.puzzles import Puzzle, parse, played, puzzles_of, write
from tests.growing import GROWN

from .table_kit import bare_stage

ALL = [puzzle for game in GROWN for puzzle in puzzles_of(BOX[game])]
every_puzzle = pytest.mark.parametrize("puzzle", ALL, ids=lambda puzzle: puzzle.key)
FIRST = [puzzles_of(BOX[game])[0] for game in GROWN]


def at_table(tmp_path: Path, puzzle: Puzzle) -> tuple[Stage, PuzzleScene]:
    stage = bare_stage(tmp_path)
    stage.change(animation_speed=0.0)
    open_puzzle(stage, puzzle.game, puzzle.number, "Larissa")
    scene = stage.top
    assert isinstance(scene, PuzzleScene)
    for _ in range(40):
        stage.update(0.1)
        if scene.asked is not None:
            break
    stage.frame()
    return stage, scene


@pytest.mark.parametrize("game", GROWN)
def test_every_game_has_a_dozen(game: str) -> None:
    assert len(puzzles_of(BOX[game])) >= 12


@every_puzzle
def test_every_puzzle_replays_and_is_small(puzzle: Puzzle) -> None:
    game = BOX[puzzle.game]
    match = played(puzzle, game)
    assert match.decision is not None
    assert puzzle.line[0] in match.decision.options
    assert len(match.decision.options) > 1
    assert puzzle.reasons
    assert all(game.text.reason(reason) for reason in puzzle.reasons)
    text = write(puzzle, game)
    assert parse(text, puzzle.number, game) == puzzle
    assert len(text) < 4000


def solve(stage: Stage, scene: PuzzleScene) -> None:
    """Give the answers of the solution, one after another."""
    for option in scene.session.puzzle.line:
        assert scene.asked is not None
        scene.answer(option)
        for _ in range(20):
            stage.update(0.1)


@pytest.mark.thorough
@every_puzzle
def test_every_puzzle_is_solved_at_its_table(puzzle: Puzzle, tmp_path: Path) -> None:
    stage, scene = at_table(tmp_path, puzzle)
    wrong = next(option for option in scene.asked.decision.options if option not in puzzle.line)
    taken = len(scene.session._taken)
    if wrong.verb not in ("back", "look"):
        scene.answer(wrong)
        assert len(scene.session._taken) == taken  # nothing happened
        assert not scene.solved
    solve(stage, scene)
    assert scene.solved
    assert stage.people.of("Larissa").solved == (puzzle.key,)
    assert stage.top.name == "dialog"


@pytest.mark.parametrize("puzzle", FIRST, ids=lambda puzzle: puzzle.game)
def test_the_first_puzzle_of_each_game_is_solved_at_its_table(puzzle: Puzzle, tmp_path: Path) -> None:
    test_every_puzzle_is_solved_at_its_table(puzzle, tmp_path)


@pytest.mark.parametrize("puzzle", FIRST, ids=lambda puzzle: puzzle.game)
def test_a_nudge_says_where_then_what_and_the_solution_counts_as_seen(puzzle: Puzzle, tmp_path: Path) -> None:
    stage, scene = at_table(tmp_path, puzzle)
    stage.handle(Intent(Kind.KEY, text="h"))
    assert scene.hinted is not None
    assert scene.hinted.depth is Depth.WHERE
    stage.handle(Intent(Kind.KEY, text="h"))
    assert scene.hinted.depth is Depth.WHAT
    assert scene.hinted.line == puzzle.line
    stage.handle(Intent(Kind.SHOW_ME))
    stage.frame()
    assert scene.hinted.depth is Depth.WHY
    assert scene.hinted.ways[0].reasons == scene.why()
    assert stage.people.of("Larissa").shown == (puzzle.key,)
    assert stage.people.of("Larissa").solved == ()


@pytest.mark.parametrize("puzzle", FIRST, ids=lambda puzzle: puzzle.game)
def test_ticks_fill_as_parts_of_the_solution_come_true(puzzle: Puzzle, tmp_path: Path) -> None:
    stage, scene = at_table(tmp_path, puzzle)
    panel = scene.ui.get("goals")
    assert isinstance(panel, GoalPanel)
    assert len(panel.goals) == len(puzzle.line)
    assert panel.done == 0
    if len(puzzle.line) > 1:
        scene.answer(puzzle.line[0])
        stage.update(0.5)
        stage.frame()
        panel = scene.ui.get("goals")
        assert isinstance(panel, GoalPanel)
        assert panel.done == 1


def test_the_column_nudges_and_shows_the_solution(tmp_path: Path) -> None:
    stage, scene = at_table(tmp_path, FIRST[0])
    button = scene.ui.get("nudge")
    assert button is not None
    button.use()
    assert scene.hinted is not None
    button = scene.ui.get("solution")
    assert button is not None
    button.use()
    assert stage.people.of("Larissa").shown == (FIRST[0].key,)


def test_the_list_in_the_column_leads_to_other_puzzles(tmp_path: Path) -> None:
    stage, scene = at_table(tmp_path, FIRST[0])
    row = scene.ui.get("puzzle 2")
    assert row is not None
    row.use()
    other = stage.top
    assert isinstance(other, PuzzleScene)
    assert other.session.puzzle.number == 2


def test_puzzles_are_one_click_from_the_choice_of_a_game(tmp_path: Path) -> None:
    stage = bare_stage(tmp_path)
    stage.push(ChooseScene(stage))
    stage.frame()
    button = stage.top.ui.get("puzzles")
    assert button is not None
    button.use()
    assert isinstance(stage.top, PuzzlesScene)


def test_five_a_day_by_the_date() -> None:
    today, tomorrow = date(2026, 11, 17), date(2026, 11, 18)
    assert len(five_a_day(ALL, today)) == 5
    assert five_a_day(ALL, today) == five_a_day(ALL, today)
    assert five_a_day(ALL, today) != five_a_day(ALL, tomorrow)


def test_the_page_leads_to_every_puzzle_and_knows_what_is_solved(tmp_path: Path) -> None:
    stage = bare_stage(tmp_path)
    stage.people.come("Larissa")
    stage.people.solve("Larissa", ALL[0].key)
    stage.push(PuzzlesScene(stage))
    stage.frame()
    scene = stage.top
    assert {puzzle.key for puzzle in ALL} <= {widget.id for widget in scene.ui.widgets}
    assert len([widget for widget in scene.ui.widgets if widget.group == "today"]) == 5
    button = scene.ui.get(ALL[0].key)
    assert button is not None
    assert button.tip == "Solved"
    button = scene.ui.get(ALL[1].key)
    assert button is not None
    button.does()
    assert isinstance(stage.top, PuzzleScene)


def test_nothing_of_a_puzzle_is_recorded(tmp_path: Path) -> None:
    _, scene = at_table(tmp_path, FIRST[0])
    assert isinstance(scene.session, PuzzleSession)
    assert scene.session.match.journal is None
