"""A first turn takes few presses: from the first placement to the end of the first Build, with every counter placed."""

from pathlib import Path
from typing import Any

import pytest

from client.games.kings_and_things.board.spots import HexSpot
from client.games.kings_and_things.march import EXPLORE, FREE
from client.match.prompts import Ask
from client.scenes.table.scene import TableScene
from client.stage import Stage
from client.widgets.button import Button
from engines.kings_and_things.rules.placement import homes
from engines.kings_and_things.state import State
from engines.kings_and_things.things import TOWNS

from ..scene_kit import Blind, click
from ..table_kit import open_table

MOST = 20
PATIENCE = 6000


class FirstTurn:
    """A person with a mouse who counts their presses."""

    def __init__(self, stage: Stage) -> None:
        self.stage, self.presses, self.marches, self.built = stage, 0, 0, 0
        self.counting = self.done = False
        self.said: list[str] = []

    def press(self, name: str) -> None:
        if self.counting:
            self.presses += 1
            self.said.append(name)
        click(self.stage, name)

    def step(self) -> None:
        self.stage.update(0.05)
        scene: Any = self.stage.top
        assert isinstance(scene, TableScene)
        scene.ready()
        if scene.timeline.held:
            self.press("go_on")
        elif isinstance(scene.session.prompt, Ask) and scene.asked:
            self.counting = self.counting or scene.asked.decision.kind == "place_things"
            self.answer(scene, scene.asked.decision.kind)

    def answer(self, scene: Any, kind: str) -> None:
        table = scene.table
        if kind == "place_things" and table.placing.hexes():
            self.press(f"hex{max(table.placing.hexes(), key=table.placing.count)}")
            return
        if kind == "move" and table.muster is not None:
            goals = [at for at, way in table.reach.items() if way.what in (EXPLORE, FREE)]
            self.marches += 1
            self.press(f"hex{goals[0]}")
            return
        lit = [spot for spot in scene.ui.widgets if isinstance(spot, HexSpot) and spot.enabled]
        if lit and ((kind == "move" and not self.marches) or (kind == "build" and not self.built)):
            self.built += kind == "build"
            self.press(lit[0].id)
            return
        buttons = [one for one in scene.ui.widgets if isinstance(one, Button) and one.kind == "primary" and one.enabled]
        self.done = kind == "build" and bool(buttons)
        self.press(buttons[-1].id if buttons else lit[0].id)


@pytest.mark.thorough
def test_a_first_turn_takes_at_most_twenty_presses(tmp_path: Path) -> None:
    stage = open_table(tmp_path, 4, 1, seed=7, game="kings_and_things")
    stage.cache = Blind()
    person = FirstTurn(stage)
    for _ in range(PATIENCE):
        person.step()
        if person.done:
            break
    assert person.done
    assert person.marches == 1
    scene: Any = stage.top
    assert not placeable(scene.session.match.state), "every counter that can be placed is"
    assert person.presses <= MOST, person.said


def placeable(state: State) -> list[int]:
    """Creatures and special income behind the Shield that could still be placed somewhere."""
    return [piece for piece in state.shields[0] if piece < TOWNS and homes(state, 0, piece)]
