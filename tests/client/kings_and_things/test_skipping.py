"""Skipping to one's turn: it ends where something waits for whoever skips, and nowhere before."""

from pathlib import Path

from client.match.prompts import Ask, Thinking
from client.match.seats import HUMAN, Seat
from client.match.session import Session
from client.scenes.table.scene import TableScene
from engines.core.chronicle import ActionTaken
from engines.kings_and_things.state import State

from ..scene_kit import make_stage
from .boards import NAMES, match_at


class Hasty(Session):
    """A session whose computers give the last answer at once: they build nothing, go nowhere and end it."""

    def tick(self, now: float, held: bool = False) -> bool:
        if not isinstance(self.prompt, Thinking):
            return super().tick(now, held)
        if not held:
            self._act(self.match.decision.options[-1])  # somebody is asked
        return not held


def test_skipping_runs_on_over_a_question_of_mine_that_answers_itself(tmp_path: Path) -> None:
    """With no gold there is nothing to build: whoever skips to their turn sees none of what comes after that either."""
    stage = make_stage(tmp_path, (1280, 720), animation_speed=1.0)
    match = match_at()
    state: State = match.state
    while match.decision.kind != "build" or state.order.index(match.decision.seat) >= state.order.index(0):
        match.submit(match.decision.options[-1])
    state.gold[0] = 0
    seats = tuple(Seat(name, HUMAN if n == 0 else "random", n) for n, name in enumerate(NAMES))
    taken = [ActionTaken(None, None, ())]
    scene = TableScene(stage, Hasty(match, seats, stage.settings, taken))
    stage.push(scene)
    scene.skip()
    for _ in range(60):
        stage.update(0.01)
        if scene.timeline.held or (isinstance(scene.session.prompt, Ask) and scene.session.given is None):
            break
        assert scene.skipping, "nothing waits for anybody"
    answered = [action.option.verb for action in taken if action.seat == 0 and action.option]
    assert "end_building" in answered
