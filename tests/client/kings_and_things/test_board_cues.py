"""What is seen of what happens on the board."""

import math
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from client.games.kings_and_things.board.board import BoardCue, BoardPanel
from client.games.kings_and_things.board.cues_board import STEPS, step_of
from client.games.kings_and_things.board.reading import GONE, read
from client.games.kings_and_things.cues import TOLD, cues_for
from client.match.chronicle import Moment, UnseenMoment
from client.scenes.table.scene import TableScene
from client.stage import Stage
from client.widgets.base import nothing
from engines.core.bots import Deadline
from engines.core.chronicle import ActionTaken
from engines.core.rng import Rng
from engines.core.types import Event, View
from engines.kings_and_things.events import EVENTS
from engines.kings_and_things.game import GAME
from engines.kings_and_things.state import NOBODY, State
from engines.kings_and_things.things import piece_of

from .boards import match_at, sit_down

ELF_LORD = piece_of("elf_lord")


def sample(field: str, state: State) -> Any:
    """Some value for a field of an event."""
    return {
        "seat": 1, "side": 1, "rival": 2, "hex": 7, "to": 8, "thing": piece_of("gold_mine"), "hero": ELF_LORD,
        "things": (piece_of("troll"),), "gold": 9, "level": 3, "terrain": 2, "terrains": tuple(state.terrain),
        "attackers": (1,), "units": (), "dice": (3,), "hits": (1,), "count": 2,
    }.get(field, 1)  # fmt: skip


def moment(view: View[Any], *events: Event, seat: int = 1, after: View[Any] | None = None) -> Moment:
    return Moment(seat, None, events, view, after or view)


def test_every_fact_of_the_board_is_one_of_the_game() -> None:
    assert set(STEPS) <= set(EVENTS)
    assert set(TOLD) <= set(EVENTS)


@pytest.mark.parametrize("kind", STEPS)
def test_every_fact_of_the_board_can_be_drawn_at_every_moment(tmp_path: Path, kind: str) -> None:
    stage, scene, board = sit_down(tmp_path, (1280, 720))
    event = Event(kind, tuple(sample(field.name, scene.view.state) for field in EVENTS[kind].fields))
    step = step_of(board, moment(scene.view, event), event)
    assert step is not None
    (leg,) = step.legs
    assert leg.seconds > 0
    assert all(gone[0] in GONE for gone in step.leaves | step.comes)
    for share in (0.0, 0.3, 0.7, 1.0):
        canvas = stage.canvas()
        assert leg.paint is not None
        leg.paint(canvas, leg.seconds * share)
        assert canvas.frame or share in (0.0, 1.0)


def test_a_stack_walks_from_hex_to_hex_and_is_at_no_time_in_both(tmp_path: Path) -> None:
    _, scene, _ = sit_down(tmp_path, (1280, 720))
    state: State = scene.view.state
    start = next(at for at in range(37) if len(state.armies[at]) > 1)
    event = Event("marched", (0, start, state.charter.near[start][0], 1))
    (cue, shows) = cues_for(scene.table, scene.table.board, moment(scene.view, event, seat=0), nothing)  # type: ignore[arg-type]
    assert isinstance(cue, BoardCue)
    assert cue.hex == state.charter.near[start][0]
    assert cue.lifted == {("army", start, 0, 1)}
    assert shows.seconds == 0
    whole, less = (read(state, scene.badges, 0, gone)[start].load.armies[0].size for gone in ((), cue.lifted))
    assert less == whole - 1


def test_what_comes_is_not_there_before_it_came(tmp_path: Path) -> None:
    _, scene, _ = sit_down(tmp_path)
    state: State = scene.view.state
    at = next(at for at in range(37) if state.owner[at] != NOBODY and state.fort[at])
    events = (Event("captured", (1, at)), Event("built", (1, at, state.fort[at])))
    cues = cues_for(scene.table, scene.table.board, moment(scene.view, *events), nothing)  # type: ignore[arg-type]
    assert [bool(cue.seconds) for cue in cues] == [False, True, True, True, True]  # first the picture turns
    assert cues[1].lifted == {("border", at, 0, 0), ("fort", at, 0, 0)}
    assert cues[2].lifted == cues[3].lifted == {("fort", at, 0, 0)}
    assert not cues[4].lifted
    cell = read(state, scene.badges, 0, cues[1].lifted)[at]
    assert (cell.ground.badge, cell.load.fort) == (None, 0)


def test_what_others_did_is_told_and_what_one_did_oneself_is_not(tmp_path: Path) -> None:
    stage, scene, _ = sit_down(tmp_path)
    event = Event("recruited", (1, ELF_LORD))
    told = cues_for(scene.table, scene.table.board, moment(scene.view, event), nothing)  # type: ignore[arg-type]
    assert [cue.seconds > 0 for cue in told] == [True, False]
    canvas = stage.canvas(marks := [])
    assert told[0].paint is not None
    told[0].paint(canvas, 0.1)
    assert "Tomas wins the Elf Lord" in [mark.text for mark in marks]
    mine = moment(scene.view, Event("recruited", (0, ELF_LORD)), seat=0)
    own = cues_for(scene.table, scene.table.board, mine, nothing)  # type: ignore[arg-type]
    assert [cue.seconds for cue in own] == [0]


def test_with_reduced_motion_nothing_travels(tmp_path: Path) -> None:
    stage, scene, _ = sit_down(tmp_path, reduced_motion=True)
    event = Event("marched", (1, 7, 8, 2))
    cue, *_ = cues_for(scene.table, scene.table.board, moment(scene.view, event), nothing)  # type: ignore[arg-type]
    canvas = stage.canvas()
    assert cue.paint is not None
    cue.paint(canvas, 0.05)
    first = len(canvas.frame)
    cue.paint(again := stage.canvas(), 0.1)
    assert len(again.frame) == first, "trail and card are there at once"
    assert not cue.lifted
    assert cue.seconds < 0.2


def test_a_deed_taken_back_is_one_sound(tmp_path: Path) -> None:
    _, scene, _ = sit_down(tmp_path)
    undone = moment(scene.view, Event("marched", (1, 7, 8, 2)))._replace(undone=True)
    assert [cue.sound for cue in cues_for(scene.table, scene.table.board, undone, nothing)] == ["undo", ""]  # type: ignore[arg-type]


def test_the_camera_follows_what_happens(tmp_path: Path) -> None:
    stage, scene, board = sit_down(tmp_path, animation_speed=1.0)
    _near(stage, scene, board)
    far = max(range(37), key=lambda at: board.sheet.spots[at].y)
    assert not board.box.holds(*board.centre(far))
    scene.timeline.add(BoardCue(2.0, hex=far))
    for _ in range(10):
        stage.update(0.1)
    assert board.box.holds(*board.centre(far))


def _near(stage: Stage, scene: TableScene, board: BoardPanel) -> None:
    from client.games.kings_and_things.board.camera import LEVELS, Viewpoint

    board.camera.jump(Viewpoint(0, -2, LEVELS[2]))
    scene.changed()
    scene.ready()


@pytest.mark.thorough
def test_whole_turns_of_computers_can_be_followed(tmp_path: Path) -> None:
    """Every moment has cues that can be drawn, and just one of them turns to the position after it."""
    match = match_at(3, 120)
    stage, scene, board = sit_down(tmp_path, (1280, 720), match)
    bot, shown, turns = GAME.opponents["marshal"](), set(), []
    for number in range(160):
        if match.decision is None:
            break
        before, seat = GAME.clone(match.state), match.decision.seat
        option = bot.choose(match.view(seat), match.decision, Deadline(math.inf), Rng(number))
        action = ActionTaken(seat, option, match.submit(option))
        seen = UnseenMoment(action, before, GAME.clone(match.state)).seen(GAME, 0)
        shown |= {event.kind for event in seen.events}
        for cue in cues_for(scene.table, scene.table.board, seen, partial(turns.append, 1)):  # type: ignore[arg-type]
            scene.view, scene.lifted = seen.before, cue.lifted
            board.draw(stage.canvas())
            if cue.paint:
                cue.paint(stage.canvas(), cue.seconds / 2)
            cue.after()
        assert turns == [1]
        turns.clear()
    assert {"marched", "collected", "placed"} <= shown
