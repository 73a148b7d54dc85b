"""What is seen of a battle: every fact has its picture, nothing is painted outside the window, and the picture after is
always reached."""

import random
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from client.games.kings_and_things.cues_battle import STEPS, BattleTale
from client.games.kings_and_things.cues_overlay import overlay_cues, parts_of
from client.match.chronicle import Moment, UnseenMoment
from engines.core.chronicle import ActionTaken
from engines.core.types import Story
from engines.kings_and_things.events import EVENTS
from engines.kings_and_things.game import GAME
from engines.kings_and_things.state import COMBAT_PHASE

from ..scene_kit import Blind
from ..table_kit import bare_stage
from .battles import WARS, Position, position, show


def moments(seed: int, viewer: int) -> list[Moment]:
    """Wars fought by chance, as somebody sees them."""
    found = []
    chance = random.Random(seed)
    for make in WARS:
        state = make(seed).state
        for _ in range(60):
            decision = GAME.decision(state)
            if decision is None or state.phase != COMBAT_PHASE:
                break
            before, story = GAME.clone(state), Story()
            option = chance.choice(decision.options)
            GAME.apply(state, option, story)
            action = ActionTaken(decision.seat, option, tuple(story))
            found.append(UnseenMoment(action, before, GAME.clone(state)).seen(GAME, viewer))
    return found


@pytest.mark.parametrize("seed", range(2))
def test_every_moment_of_a_battle_can_be_told(seed: int, tmp_path: Path) -> None:
    stage = bare_stage(tmp_path, animation_speed=1.0)
    stage.cache = Blind()
    scene = show(stage, position("battle_magic"))
    canvas = stage.canvas()
    told = 0
    for moment in moments(seed, 0):
        before, board, after = parts_of(moment)
        assert before + board + after == moment.events
        for cue in [*overlay_cues(scene.table, moment, before, True), *overlay_cues(scene.table, moment, after, False)]:  # type: ignore[arg-type]
            told += 1
            assert cue.seconds > 0
            for time in (0.0, cue.seconds / 2, cue.seconds):
                if cue.paint:
                    cue.paint(canvas, time)
    assert told > 100


def test_the_picture_after_is_reached(tmp_path: Path) -> None:
    stage = bare_stage(tmp_path, animation_speed=1.0)
    stage.cache = Blind()
    scene = show(stage, position("battle_magic"))
    for moment in moments(0, -1)[:60]:
        turns: list[int] = []
        for cue in scene.table.cues(moment, partial(turns.append, 1)):
            cue.after()
        assert turns == [1]


def test_the_facts_of_a_battle_have_a_picture() -> None:
    assert set(STEPS) <= set(EVENTS)
    assert {"turned_up", "bluff_removed", "rolled", "hits_taken", "lost", "retreated", "used", "saved"} <= set(STEPS)


def test_what_fell_stays_away(tmp_path: Path) -> None:
    """A unit that fell is not drawn again by a later picture of the same moment."""
    stage = bare_stage(tmp_path, animation_speed=1.0)
    scene = show(stage, position("battle_magic"))
    for moment in moments(1, 0):
        before = parts_of(moment).before
        falls = [at for at, event in enumerate(before) if event.kind == "lost"]
        if len(falls) > 1:
            cues = overlay_cues(scene.table, moment, before, True)  # type: ignore[arg-type]
            lifted = [cue.lifted for cue in cues]
            assert all(one <= other for one, other in pairwise(lifted))
            assert lifted[-1]
            return
    raise AssertionError("Nobody loses two at once.")


def test_dice_fall_under_the_units_that_roll(tmp_path: Path) -> None:
    found: Position = position("assign_hits")
    scene = show(bare_stage(tmp_path), found)
    table: Any = scene.table
    view = GAME.view(found.state, found.asked[0])
    tale = BattleTale(table, Moment(None, None, found.story, view, view), True)
    placed = tale.placed[0]
    tale.volley(placed.side, (placed.fighter.unit,) * 2, (3, 5), [True, False])
    assert [die.face for die in tale.dice] == [3, 5]
    assert [die.state for die in tale.dice] == ["hit", "miss"]
    for die in tale.dice:
        assert die.y > placed.box.bottom
        assert abs(die.x - placed.x) < placed.size / 2


def test_reduced_motion_moves_nothing(tmp_path: Path) -> None:
    stage = bare_stage(tmp_path, reduced_motion=True)
    scene = show(stage, position("battle_magic"))
    for moment in moments(0, 0)[:40]:
        for part, early in ((parts_of(moment).before, True), (parts_of(moment).after, False)):
            assert all(cue.paint is None for cue in overlay_cues(scene.table, moment, part, early))  # type: ignore[arg-type]
