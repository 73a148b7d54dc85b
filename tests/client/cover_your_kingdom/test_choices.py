"""Choices that look alike are told apart: whose stack and land stand on the button, and its number on the stack."""

from pathlib import Path

from client.games.cover_your_kingdom import things
from client.games.cover_your_kingdom.actions import action_list
from client.games.cover_your_kingdom.overlay import Overlay
from client.games.cover_your_kingdom.table import GameTable
from client.scenes.table.scene import TableScene
from client.tables.spots import HotSpot
from client.widgets.button import Button
from engines.cover_your_kingdom.cards import WIZARD

from ..scene_tables import point
from ..table_kit import bare_stage, show_position


def with_a_wizard(folder: Path, size: tuple[int, int] = (1920, 1080)) -> TableScene:
    """A position in which a Wiizzaard can move clans in several stacks; he is picked."""
    stage = bare_stage(folder, size)
    for seed in range(15, 80):
        scene = show_position(stage, actions=60, seed=seed)
        asked = scene.asked
        if asked and sum(option.verb == "wizard" for option in asked.decision.options) in range(4, 8):
            scene.ready()
            scene.pick(things.hand(WIZARD))
            scene.ready()
            return scene
        stage.pop()
    raise AssertionError("no Wiizzaard in any of these games")


def test_every_way_has_the_shield_and_the_land_of_its_stack(tmp_path: Path) -> None:
    scene = with_a_wizard(tmp_path)
    assert isinstance(scene.table, GameTable)
    ways = [action for action in action_list(scene.table) if action.option and action.option.verb == "wizard"]
    assert len(ways) > 3
    for action in ways:
        assert action.option is not None
        _, seat, land, _ = action.option.args
        assert action.pictures == (f"badges/{scene.badges[seat] + 1}.png", f"signs/{('highland', 'lowland')[land]}.png")
    assert len({(action.label, action.second) for action in ways}) == len(ways)


def test_its_number_stands_on_the_stack_and_pointing_there_lights_it(tmp_path: Path) -> None:
    scene = with_a_wizard(tmp_path)
    assert isinstance(scene.table, GameTable)
    overlay = Overlay(scene.table, scene.table.tabletop.layout)
    for action in action_list(scene.table):
        if action.option and action.option.verb == "wizard":
            _, seat, land, _ = action.option.args
            numbers, verb = overlay._verb(things.land(seat, land)).split(" | ")
            assert action.key in numbers.split(" \N{MIDDLE DOT} ")
            assert verb == "Move"
    spot = next(w for w in scene.ui.widgets if isinstance(w, HotSpot) and w.thing[0] == "land" and w.enabled)
    point(scene.stage, spot.box)
    scene.changed()
    scene.ready()
    lit = {w.label for w in scene.ui.widgets if isinstance(w, Button) and w.lit}
    ways = scene.picking.ways(spot.thing) if scene.picking else []
    assert lit == {scene.table.label(option).words for option in ways}
