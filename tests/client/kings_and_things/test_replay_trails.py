"""Trails of armies in a replay: wherever one jumps, those of the phase that is shown, and no others."""

from itertools import pairwise

import pytest

from client.games.kings_and_things.following.following import BEGINS, WALKS
from client.input.intents import Kind

from ..replay_kit import record_of, replay_of
from ..scene_kit import press


def steps(scene):
    """Every step that is drawn, whichever trail it belongs to."""
    return [(trail.seat, *step) for trail in scene.table.following.trails for step in pairwise(trail.hexes)]


@pytest.mark.thorough
def test_trails_are_those_of_the_phase_that_is_shown_wherever_one_came_from(tmp_path):
    stage, scene = replay_of(tmp_path, record_of(tmp_path, "kings_and_things", 400), animation_speed=0.0)
    taken, walks = scene.session.played.taken, {0: []}
    for moment in range(1, scene.session.played.last + 1):
        press(stage, Kind.RIGHT)
        scene.timeline.clear()
        walks[moment] = steps(scene)
    walked = [at for at, action in enumerate(taken) if any(event.kind in WALKS for event in action.events)]
    begins = [at for at, action in enumerate(taken) if any(event.kind in BEGINS for event in action.events)]
    assert begins
    for moment in (walked[-1], begins[0], walked[0], begins[-1], walked[len(walked) // 2], 0):
        scene.go(moment)
        assert steps(scene) == walks[moment]
    assert all(walks[moment] for moment in walked)
    scene.go(walked[-1])
    scene.go(next(at for at in begins if at > walked[0]))
    assert not steps(scene)
