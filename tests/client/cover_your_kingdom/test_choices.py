"""Choices that look alike are told apart: whose stack and land stand on the button, and its number on the stack. What
is picked whole is confirmed in the corner."""

from pathlib import Path

import pytest

from client.games.cover_your_kingdom import things
from client.games.cover_your_kingdom.actions import action_list
from client.games.cover_your_kingdom.overlay import Overlay
from client.games.cover_your_kingdom.table import GameTable
from client.match.seats import HUMAN, Seat
from client.match.session import Session
from client.scenes.table.scene import TableScene
from client.tables.shortcuts import MAIN
from client.tables.spots import HotSpot
from client.widgets.button import Button, Painted
from engines.core.chronicle import ActionTaken
from engines.core.game import set_up
from engines.core.match import Match
from engines.cover_your_kingdom.cards import CT, KIND, WIZARD
from engines.cover_your_kingdom.game import GAME
from tests.engines.cover_your_kingdom.table import Table, table

from ..scene_tables import point
from ..table_kit import NAMES, bare_stage, show_position


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


@pytest.mark.thorough
def test_every_way_has_the_shield_and_the_land_of_its_stack(tmp_path: Path) -> None:
    scene = with_a_wizard(tmp_path)
    assert isinstance(scene.table, GameTable)
    ways = [action for action in action_list(scene.table) if action.option and action.option.verb == "wizard"]
    assert len(ways) > 3
    for action in ways:
        assert action.option is not None
        _, seat, land, _ = action.option.args
        *files, strip = action.pictures
        assert files == [f"badges/{scene.badges[seat] + 1}.png", f"signs/{('highland', 'lowland')[land]}.png"]
        assert isinstance(strip, Painted), "what becomes of the stack"
    assert len({(action.label, action.second) for action in ways}) == len(ways)


@pytest.mark.thorough
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


def test_pointing_at_a_way_lights_its_stack(tmp_path: Path) -> None:
    scene = with_a_wizard(tmp_path)
    assert isinstance(scene.table, GameTable)
    number, way = next((n, a) for n, a in enumerate(action_list(scene.table)) if a.option and a.option.verb == "wizard")
    assert way.option is not None
    button = scene.ui.get(f"action{number}")
    assert button is not None
    assert Overlay(scene.table, scene.table.tabletop.layout).meant() == set()
    point(scene.stage, button.box)
    _, seat, land, _ = way.option.args
    assert Overlay(scene.table, scene.table.tabletop.layout).meant() == {things.land(seat, land)}


def sit(folder: Path, game: Table) -> TableScene:
    """A position with a person at the seat that is asked."""
    stage = bare_stage(folder, (1920, 1080))
    seats, state = game.state.charter.seats, game.state
    match = Match(GAME, set_up(GAME, seats, {"mode": "two"} if seats == 2 else {}, 0, NAMES[:seats]))
    match.state, match.decision = state, GAME.decision(state)
    asked = match.decision.seat if match.decision else 0
    sitting = tuple(Seat(name, HUMAN if n == asked else "steward", n) for n, name in enumerate(NAMES[:seats]))
    session = Session(match, sitting, stage.settings, [ActionTaken(None, None, tuple(game.story))])
    session.tick = lambda now, held=False: False  # type: ignore[method-assign]  # nothing answers itself
    scene = TableScene(stage, session)
    stage.push(scene)
    scene.ready()
    stage.update(1.0)
    scene.ready()
    return scene


def corner(scene: TableScene) -> tuple[str, str]:
    scene.ready()
    button = next(each for each in scene.ui.widgets if isinstance(each, Button) and each.key == MAIN)
    return button.label, button.kind


def test_an_answer_to_a_challenge_is_confirmed_in_the_corner_and_giving_in_moves_up(tmp_path: Path) -> None:
    game = table(
        ["klaken klaken", "klaken ct bragon", "yogi"],
        [{"highland": ["bragon bragon"]}, {"highland": ["yogi yogi"], "lowland": ["klaken klaken"]}, {}],
    )
    game.do("recruit klaken 1 lowland")
    scene = sit(tmp_path, game)
    assert corner(scene) == ("Give in", "danger")
    scene.pick(things.hand(CT))
    assert corner(scene) == ("Play Terrier", "primary")
    assert isinstance(scene.table, GameTable)
    others = [(action.label, action.kind, action.key) for action in action_list(scene.table)][:-1]
    assert others == [("Give in", "danger", ""), ("Put back", "ghost", "Esc")]


def test_guests_are_ticked_seen_as_a_clan_and_claimed_in_the_corner(tmp_path: Path) -> None:
    game = table(["klaken bragon", "yogi"], inn=["yogi spydra", "yogi klaken", "yogi yogi", ""])
    scene = sit(tmp_path, game)
    assert isinstance(scene.table, GameTable)
    klaken = KIND[game.state.inn[1][-1]]
    scene.pick(things.hand(klaken))
    scene.ready()
    assert [spot.key for spot in scene.ui.widgets if spot.id.startswith("pile") and spot.key] == ["1", "2"]
    assert all(action.option is None or action.option.verb != "claim" for action in action_list(scene.table))
    assert {action.key for action in action_list(scene.table)} & {"1", "2", "3", "4"} == set(), "guests have these"
    for pile in (1, 0):
        scene.pick(things.pile(pile))
        assert scene.asked is not None, "nothing is claimed by a tick"
    assert corner(scene) == ("Claim Klaken, Spydra", "primary")
    assert scene.table.claim is not None
    box, preview = scene.table.claim
    assert preview.title == "A new clan for your Lowland"
    assert (preview.magic, [words for _, words in preview.cards]) == (70, ["yours", "guest", "guest"])
    assert box.bottom < scene.table.frame.column.rows[0].y


def test_ending_a_turn_with_a_card_picked_asks_once(tmp_path: Path) -> None:
    game = table(["klaken klaken bragon bragon", "yogi", "yogi"], [{}, {}, {}])
    game.do("settle klaken klaken lowland paid")
    scene = sit(tmp_path, game)
    assert corner(scene) == ("End turn", "primary")
    scene.pick(things.hand(KIND[game.state.hands[0][0]]))
    assert corner(scene) == ("End turn", "secondary")
    assert isinstance(scene.table, GameTable)
    scene.act(action_list(scene.table)[-1])
    assert scene.asked is not None
    assert corner(scene) == ("End it all the same", "danger")
