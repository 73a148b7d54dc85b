"""What one does with the board by hand: dragging it, pushing it, pulling stacks over it; and with the keys alone."""

from pathlib import Path

import pygame
import pytest

from client.games.kings_and_things.board.board import BoardPanel
from client.games.kings_and_things.board.camera import LEVELS, Viewpoint
from client.games.kings_and_things.board.lights import CHOSEN
from client.games.kings_and_things.march import BATTLE
from client.games.kings_and_things.table import GameTable
from client.input.devices import intents
from client.input.intents import Intent, Kind
from client.render.scale import Scale
from client.scenes.table.scene import TableScene
from client.stage import Stage
from engines.core.language import ENGLISH, capital
from engines.kings_and_things.phrases import hex_name
from engines.kings_and_things.things import KIND, KIND_IDS, ROWS

from ..scene_kit import Blind, click, key, words
from ..table_kit import bare_stage
from .battles import position, show
from .boards import sit_down
from .test_board import pixels, rest
from .test_table import drag, marching, middle, sit, state_of


def near(folder: Path, **likes: object) -> tuple[Stage, TableScene, BoardPanel]:
    """A board that is larger than its box."""
    stage, scene, board = sit_down(folder, **likes)  # type: ignore[arg-type]
    stage.cache = Blind()
    board.camera.jump(Viewpoint(0, 0, LEVELS[1]))
    scene.changed()
    scene.ready()
    return stage, scene, board


def moved(stage: Stage, *intents_: Intent) -> None:
    for intent in intents_:
        stage.handle(intent)


# -- the camera --------------------------------------------------------------------------------------------------------


def test_the_middle_button_is_an_intent_of_its_own() -> None:
    for kind, meant in ((pygame.MOUSEBUTTONDOWN, Kind.GRAB), (pygame.MOUSEBUTTONUP, Kind.GRAB_OVER)):
        event = pygame.event.Event(kind, button=2, pos=(40, 60))
        assert list(intents(event, Scale(2.0).at)) == [Intent(meant, 20, 30)]


def test_the_middle_button_drags_the_board_from_anywhere_on_it(tmp_path: Path) -> None:
    stage, scene, board = near(tmp_path)
    spot = board.sheet.spots[next(iter(board.lights.lit))]  # the main button would pull this stack
    board.camera.jump(Viewpoint(spot.x, spot.y, LEVELS[1]))
    scene.changed()
    scene.ready()
    x, y = board.box.cx, board.box.cy
    before, version = board.centre(0), scene.session.version
    moved(stage, Intent(Kind.GRAB, x, y), Intent(Kind.POINT, x + 3, y), Intent(Kind.POINT, x + 60, y - 40))
    assert board.centre(0) == pytest.approx((before[0] + 60, before[1] - 40), abs=1)
    moved(stage, Intent(Kind.GRAB_OVER, x + 60, y - 40), Intent(Kind.POINT, x + 200, y))
    assert board.centre(0) == pytest.approx((before[0] + 60, before[1] - 40), abs=1)  # it was let go
    assert scene.session.version == version
    assert not scene.picking or not scene.picking.picked


def test_the_middle_button_does_nothing_to_the_whole_board(tmp_path: Path) -> None:
    stage, _, board = sit_down(tmp_path)
    before = board.centre(0)
    moved(stage, Intent(Kind.GRAB, *before), Intent(Kind.POINT, before[0] + 90, before[1]))
    assert board.centre(0) == before


def test_the_rim_of_the_window_pushes_the_board_for_whoever_wants_it(tmp_path: Path) -> None:
    stage, scene, board = near(tmp_path)
    rim = Intent(Kind.POINT, scene.width - 1, scene.height / 2)
    before = board.camera.viewpoint
    moved(stage, rim)
    rest(stage, 0.5)
    assert board.camera.viewpoint == before  # off, until somebody sets it
    stage.change(edge_pan=True)
    moved(stage, rim)
    stage.update(0.1)
    assert board.camera.viewpoint.x > before.x
    assert board.camera.viewpoint.y == before.y
    assert scene.update(0.1)  # and on, with no further motion of the pointer
    rest(stage, 30)
    assert board.camera.viewpoint.x == board.sheet.right
    assert not scene.table.update(0.1)  # at the end of the board the window sleeps again
    pushed = board.camera.viewpoint
    moved(stage, Intent(Kind.POINT, scene.width / 2, scene.height / 2))
    rest(stage, 0.5)
    assert board.camera.viewpoint == pushed


def test_the_rim_does_not_push_the_whole_board(tmp_path: Path) -> None:
    stage, _, board = sit_down(tmp_path, edge_pan=True)
    moved(stage, Intent(Kind.POINT, 0, 0))
    rest(stage, 0.5)
    assert board.camera.viewpoint == board.camera.whole


# -- stacks that are pulled --------------------------------------------------------------------------------------------


def test_a_stack_is_pulled_to_a_lit_hex_and_marches_there(tmp_path: Path) -> None:
    stage, at = sit(tmp_path, marching())
    drag(stage, middle(at, "hex0"), middle(at, "hex4"))
    assert set(state_of(at.context).army(0, 4).split()) == {"eagles", "troll", "goblins", "dwarves_charge"}
    assert at.context.drag is None


def test_who_stays_behind_is_not_pulled_along(tmp_path: Path) -> None:
    stage, at = sit(tmp_path, marching())
    click(stage, "hex0")
    assert at.muster is not None
    stays = next(n for n, piece in enumerate(at.muster.pieces) if KIND_IDS[KIND[piece]] == "troll")
    click(stage, f"counter{stays}")
    drag(stage, middle(at, "hex0"), middle(at, "hex2"))
    assert state_of(at.context).army(0, 0) == "troll"
    assert "eagles" in state_of(at.context).army(0, 2)


def test_the_picked_counters_are_pulled_from_their_panel(tmp_path: Path) -> None:
    stage, at = sit(tmp_path, marching())
    click(stage, "hex0")
    drag(stage, middle(at, "counter1"), middle(at, "hex2"))
    assert "troll" in state_of(at.context).army(0, 2)
    assert not state_of(at.context).army(0, 0)


def test_counters_are_pulled_out_of_the_fan_to_the_board(tmp_path: Path) -> None:
    stage, at = sit(tmp_path, marching())
    goal = middle(at, "hex2")
    click(stage, "hex0")
    key(stage, "g")
    assert at.fan.open
    drag(stage, middle(at, "fan0"), goal)
    assert not at.fan.open
    assert "troll" in state_of(at.context).army(0, 2)


def test_a_stack_pulled_nowhere_stays_picked_and_where_it_is(tmp_path: Path) -> None:
    stage, at = sit(tmp_path, marching())
    before = state_of(at.context).army(0, 0)
    drag(stage, middle(at, "hex0"), (5.0, 5.0))
    assert state_of(at.context).army(0, 0) == before
    assert at.muster is not None
    assert at.muster.hex == 0
    assert at.context.drag is None


def test_a_stack_pulled_to_another_of_ones_own_out_of_reach_does_not_pick_that(tmp_path: Path) -> None:
    stage, at = sit(tmp_path, marching())
    click(stage, "hex0")
    far = next(hex_ for hex_ in range(37) if hex_ not in at.reach and hex_ != 0)
    drag(stage, middle(at, "hex0"), middle(at, f"hex{far}"))
    assert at.muster is not None
    assert at.muster.hex == 0


def test_where_a_stack_is_pulled_from_it_no_longer_lies(tmp_path: Path) -> None:
    stage, at = sit(tmp_path, marching())
    x, y = middle(at, "hex0")
    moved(stage, Intent(Kind.POINT, x, y), Intent(Kind.PRESS, x, y), Intent(Kind.POINT, x + 30, y))
    moved(stage, Intent(Kind.POINT, x + 40, y))
    at.context.ready()
    assert at.context.drag is not None
    assert not at.board.read(at.view)[0].load.armies
    assert at.marching.pulled() is not None
    at.draw_sprite(stage.canvas(), at.context.drag.sprite, x + 40, y, at.context.drag.lift, 0)
    moved(stage, Intent(Kind.RELEASE, 5, 5))
    at.context.ready()
    assert at.board.read(at.view)[0].load.armies


def test_nobody_is_pulled_where_nobody_was_chosen(tmp_path: Path) -> None:
    stage, at = sit(tmp_path, marching())
    click(stage, "hex0")
    at.marching.send(())
    drag(stage, middle(at, "hex0"), middle(at, "hex2"))
    assert state_of(at.context).army(0, 2) == "ogre"


# -- the keys ----------------------------------------------------------------------------------------------------------


def test_the_hex_with_the_focus_is_explained_like_the_one_pointed_at(tmp_path: Path) -> None:
    stage, at = sit(tmp_path, marching())
    moved(stage, Intent(Kind.POINT, *middle(at, "hex4")))
    stage.update(0.02)
    pointed = words(stage)
    moved(stage, Intent(Kind.POINT, 3, 3))
    stage.update(0.02)
    assert at.pointed is None
    assert words(stage) != pointed
    at.context.ui.focus, at.context.ui.keyboard = "hex4", True
    stage.update(0.02)
    assert at.pointed == 4
    assert words(stage) == pointed


def test_arrows_take_the_explanation_along(tmp_path: Path) -> None:
    stage, at = sit(tmp_path, marching())
    at.context.ui.focus, at.context.ui.keyboard = "hex0", True
    stage.update(0.02)
    seen = [at.pointed]
    for kind in (Kind.UP, Kind.DOWN):
        moved(stage, Intent(kind))
        stage.update(0.02)
        seen.append(at.pointed)
    assert seen[1] not in (None, seen[0])
    assert seen[2] not in (None, seen[1])
    at.context.ui.focus = "action0"
    stage.update(0.02)
    assert at.pointed is None


def test_after_the_pointer_the_same_focus_is_explained_again(tmp_path: Path) -> None:
    stage, at = sit(tmp_path, marching())
    at.context.ui.focus, at.context.ui.keyboard = "hex2", True
    stage.update(0.02)
    moved(stage, Intent(Kind.POINT, *middle(at, "hex4")))
    stage.update(0.02)
    assert at.pointed == 4
    at.context.ui.keyboard = True
    stage.update(0.02)
    assert at.pointed == 2


# -- odds, names, what a question is about -----------------------------------------------------------------------------


def test_whoever_wants_no_odds_is_told_none_before_a_march(tmp_path: Path) -> None:
    stage, at = sit(tmp_path, marching(), show_odds=False)
    click(stage, "hex0")
    assert at.reach[4].what == BATTLE
    assert at.foresight.fight_at(4) is None
    stage.change(show_odds=True)
    assert at.foresight.fight_at(4) is not None


def test_counters_on_the_board_are_called_what_they_are_called_everywhere(tmp_path: Path) -> None:
    stage, scene, board = sit_down(tmp_path, (1280, 720), counters_face_up=False)
    armies = {at: board.cells[at].load.armies for at in range(37)}
    alone = next(at for at in armies if [len(army.faces) for army in armies[at]] == [1])  # large enough for its name
    spot = board.sheet.spots[alone]
    board.camera.jump(Viewpoint(spot.x, spot.y, LEVELS[2]))
    plain = pixels(stage, board)
    stage.change(language="xx")
    scene.ready()
    assert board.table.counter_names[0] == stage.say(ROWS[0].name) != ROWS[0].name
    assert pixels(stage, board) != plain
    stage.change(language="")
    scene.ready()
    assert pixels(stage, board) == plain


def test_the_hex_a_question_is_about_is_marked_and_told(tmp_path: Path) -> None:
    stage = bare_stage(tmp_path)
    stage.cache = Blind()
    found = position("excess_removal")
    at = show(stage, found).table
    assert isinstance(at, GameTable)
    at.context.ready()
    hex_ = found.state.agenda[-1][2]
    assert at.pointed is None
    assert at.board.lights.of(hex_) == CHOSEN
    assert capital(hex_name(found.state, hex_, ENGLISH)) in words(stage)


def test_the_preview_names_a_hex_as_the_chronicle_does(tmp_path: Path) -> None:
    stage, at = sit(tmp_path, marching())
    moved(stage, Intent(Kind.POINT, *middle(at, "hex4")))
    stage.update(0.02)
    assert capital(hex_name(at.state, 4, ENGLISH)) in words(stage)


# -- the buttons in the corner -----------------------------------------------------------------------------------------


def test_the_board_is_zoomed_by_its_buttons(tmp_path: Path) -> None:
    stage, scene, board = sit_down(tmp_path)
    stage.cache = Blind()
    for name, able in (("zoom.in", True), ("zoom.out", False), ("zoom.all", False)):
        button = scene.ui.get(name)
        assert button is not None
        assert button.enabled is able
    click(stage, "zoom.in")
    rest(stage, 0.5)
    assert board.camera.near
    click(stage, "zoom.out")
    rest(stage, 0.5)
    assert not board.camera.near
    for _ in range(12):
        click(stage, "zoom.in")
        rest(stage, 0.5)
    assert board.camera.nearest
    scene.ready()
    nearer = scene.ui.get("zoom.in")
    assert nearer is not None
    assert not nearer.enabled
    click(stage, "zoom.all")
    rest(stage, 0.5)
    assert board.camera.viewpoint == board.camera.whole
