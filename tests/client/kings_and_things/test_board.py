"""The board of Kings & Things at the table: what is lit, clicked, told and drawn."""

from pathlib import Path

import pygame
import pytest

from client.games.kings_and_things.bench import crowded_board
from client.games.kings_and_things.board.board import BoardPanel
from client.games.kings_and_things.board.camera import LEVELS, Viewpoint
from client.games.kings_and_things.board.cells import RIM, tray_cells
from client.games.kings_and_things.board.lights import CHOSEN, LEGAL, TARGET, VEIL
from client.games.kings_and_things.board.spots import HexSpot
from client.games.kings_and_things.march import BATTLE
from client.games.kings_and_things.words.hexes import explain_hex
from client.input.intents import Intent, Kind
from client.render.frame import Screen
from client.scenes.table.scene import TableScene
from client.stage import Stage
from engines.core.language import ENGLISH
from engines.core.rng import Rng
from engines.kings_and_things.state import NOBODY
from engines.kings_and_things.things import CREATURES, KIND, ROWS

from ..scene_kit import make_stage
from .boards import KINGS_AND_THINGS, NAMES, match_at, sit_down


def spots(scene: TableScene) -> list[HexSpot]:
    scene.ready()
    return [widget for widget in scene.ui.widgets if isinstance(widget, HexSpot)]


def point(stage: Stage, kind: Kind, x: float, y: float, amount: float = 0) -> None:
    stage.handle(Intent(kind, x, y, amount=amount))


def pixels(stage: Stage, board: BoardPanel) -> bytes:
    """The board as it is drawn now."""
    canvas = stage.canvas()
    board.draw(canvas)
    surface = pygame.Surface(stage.size)
    Screen(surface).show(canvas.frame)
    return pygame.image.tobytes(surface, "RGB")


def rest(stage: Stage, seconds: float = 3.0) -> None:
    for _ in range(round(seconds * 10)):
        stage.update(0.1)


# -- hexes that can be clicked -----------------------------------------------------------------------------------------


def test_every_hex_is_a_spot_and_those_of_the_question_are_lit(tmp_path: Path) -> None:
    _, scene, board = sit_down(tmp_path)
    found = spots(scene)
    assert sorted(spot.number for spot in found) == list(range(37))
    assert scene.picking
    asked = {thing[1] for thing in scene.picking.next_things() if thing[0] == "hex"}
    assert asked
    assert {spot.number for spot in found if spot.enabled} == asked == set(board.lights.lit)
    assert {spot.number for spot in found[: len(asked)]} == asked  # Tab comes to them first


def test_the_middle_of_every_hex_belongs_to_it_alone(tmp_path: Path) -> None:
    _, scene, board = sit_down(tmp_path)
    for spot in spots(scene):
        assert board.hex_at(*board.centre(spot.number)) == spot.number
        assert [other.number for other in spots(scene) if other.hit(*board.centre(spot.number))] == [spot.number]
    x, y = board.centre(0)
    assert board.hex_at(x + board.radius * 0.9, y + board.radius * 0.7) != 0  # a corner of its box is not the hex


def test_a_stack_that_is_picked_lights_what_it_can_reach(tmp_path: Path) -> None:
    stage, scene, board = sit_down(tmp_path)
    start = max(board.lights.lit, key=lambda at: len(scene.view.state.armies[at]))
    scene.pick(("hex", start))
    scene.ready()
    ways = dict(board.lights.ways)
    assert ways
    assert board.lights.of(start) == CHOSEN
    for at, way in ways.items():
        assert board.lights.of(at) == (TARGET if way.what == BATTLE else LEGAL)
        assert way.hexes[0] == start
        assert way.hexes[-1] == at
    dark = next(at for at in range(37) if at not in ways and at != start and at not in board.lights.lit)
    assert board.lights.of(dark) == VEIL
    before = pixels(stage, board)
    scene.ui.hover, scene.ui.keyboard = f"hex{next(iter(ways))}", False
    canvas = stage.canvas()
    scene.ui.draw(canvas, 0)
    assert len(canvas.frame) > 3  # dots of the way, and its cost once more
    assert pixels(stage, board) == before


def test_clicking_a_hex_in_reach_marches_there(tmp_path: Path) -> None:
    stage, scene, board = sit_down(tmp_path)
    start = max(board.lights.lit, key=lambda at: len(scene.view.state.armies[at]))
    scene.pick(("hex", start))
    scene.ready()
    to, way = max(board.lights.ways, key=lambda item: len(item[1].hexes))
    there = len(scene.session.match.state.armies[to])
    here = len(scene.session.match.state.armies[start])
    x, y = board.centre(to)
    for kind in (Kind.POINT, Kind.PRESS, Kind.RELEASE):
        point(stage, kind, x, y)
    rest(stage, 1)
    after = scene.session.match.state.armies
    assert len(after[to]) > there
    assert len(after[start]) < here
    assert len(way.hexes) >= 2


# -- words -------------------------------------------------------------------------------------------------------------


def test_a_hex_is_explained_with_all_that_is_known_of_it() -> None:
    match = match_at()
    view = match.view(0)
    state = view.state
    mine = next(at for at in range(37) if state.owner[at] == 0 and state.armies[at])
    words = explain_hex(state, mine, NAMES, ENGLISH)
    assert "Larissa's land" in words
    assert any(f"{ROWS[KIND[piece]].name}" in words for piece in state.armies[mine])
    wild = next(at for at in range(37) if state.owner[at] == NOBODY and state.terrain[at] != 7)
    assert "not explored" in explain_hex(state, wild, NAMES, ENGLISH)


def test_no_word_and_no_pixel_depends_on_what_the_seat_cannot_know(tmp_path: Path) -> None:
    one, two = match_at(), match_at()
    two.state = KINGS_AND_THINGS.redeal(one.view(0), Rng(5))
    two.decision = KINGS_AND_THINGS.decision(two.state)
    assert KINGS_AND_THINGS.dump(one.state) != KINGS_AND_THINGS.dump(two.state)
    hidden = [p for seat in (1, 2, 3) for at in range(37) for p in one.state.armies[seat * 37 + at] if p < CREATURES]
    assert hidden
    drawn = []
    for name, match in (("one", one), ("two", two)):
        (tmp_path / name).mkdir()
        stage, _, board = sit_down(tmp_path / name, (1280, 720), match)
        drawn.append((pixels(stage, board), [board.table.explain(at) for at in range(37)]))
    assert drawn[0] == drawn[1]


# -- camera ------------------------------------------------------------------------------------------------------------


def test_the_wheel_zooms_to_the_pointer_and_the_picture_is_sharp_again(tmp_path: Path) -> None:
    stage, _, board = sit_down(tmp_path, (1280, 720), animation_speed=1.0)
    x, y = board.centre(8)
    for _ in range(3):
        point(stage, Kind.WHEEL, x, y, 1)
    assert board.camera.zooming
    stage.update(0.05)
    assert board.camera.whole.radius < board.radius < board.camera.target.radius
    assert board.centre(8) == pytest.approx((x, y))
    moving = pixels(stage, board)
    rest(stage)
    assert not board.camera.moving
    assert board.centre(8) == pytest.approx((x, y))
    assert board.hex_at(x, y) == 8
    sharp = pixels(stage, board)
    assert sharp != moving
    _, _, fresh = sit_down(tmp_path, (1280, 720))
    fresh.camera.jump(board.camera.viewpoint)
    fresh.lights = board.lights
    assert pixels(stage, fresh) == sharp
    stage.handle(Intent(Kind.KEY, text="0"))
    rest(stage)
    assert board.camera.viewpoint == board.camera.whole


def test_dragging_shifts_the_picture_to_what_would_be_drawn_anew(tmp_path: Path) -> None:
    stage, scene, board = sit_down(tmp_path, (1280, 720))
    board.camera.jump(Viewpoint(0, 0, LEVELS[0]))
    scene.changed()
    scene.ready()
    x, y = board.centre(0)
    pixels(stage, board)
    chosen = scene.session.version
    point(stage, Kind.POINT, x, y)
    point(stage, Kind.PRESS, x, y)
    for step in range(1, 6):
        point(stage, Kind.POINT, x + 17 * step, y - 11 * step)
        shifted = pixels(stage, board)
    assert board.centre(0) == pytest.approx((x + 85, y - 55), abs=1)
    assert board.hex_at(x + 85, y - 55) == 0
    board.painter._last = None
    assert pixels(stage, board) == shifted
    point(stage, Kind.RELEASE, x + 85, y - 55)
    assert scene.session.version == chosen  # letting go of the board is no click
    assert not scene.ui.pressed


def test_the_whole_board_cannot_be_dragged_away(tmp_path: Path) -> None:
    stage, _, board = sit_down(tmp_path)
    before = board.centre(0)
    point(stage, Kind.PRESS, *before)
    point(stage, Kind.POINT, before[0] + 200, before[1])
    assert board.centre(0) == before


def test_the_camera_follows_the_keys_and_escape_leads_back(tmp_path: Path) -> None:
    stage, scene, board = sit_down(tmp_path, animation_speed=1.0)
    board.camera.jump(Viewpoint(0, 0, LEVELS[2]))
    scene.changed()
    far = max(range(37), key=lambda at: board.sheet.spots[at].x)
    scene.ready()
    scene.ui.focus, scene.ui.keyboard = f"hex{far}", True
    rest(stage)
    assert board.box.holds(*board.centre(far))
    stage.handle(Intent(Kind.BACK))
    rest(stage)
    assert stage.top is scene  # no menu: first one step back with the camera
    assert not board.camera.near


def test_somebody_else_sees_the_whole_board_first(tmp_path: Path) -> None:
    _, scene, board = sit_down(tmp_path)
    board.camera.jump(Viewpoint(0, 0, LEVELS[1]))
    scene.me = 1
    scene.changed()
    scene.ready()
    assert board.camera.viewpoint == board.camera.whole


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080), (3840, 2160)])
def test_the_whole_board_is_in_its_box_at_every_size(tmp_path: Path, size: tuple[int, int]) -> None:
    _, _, board = sit_down(tmp_path, size)
    for at in range(37):
        x, y = board.centre(at)
        assert board.box.holds(x - board.radius, y - board.radius * 0.866)
        assert board.box.holds(x + board.radius, y + board.radius * 0.866)


@pytest.mark.thorough
def test_no_picture_is_missing(tmp_path: Path) -> None:
    from client.assets import missing

    stage, _, board = sit_down(tmp_path)
    for radius in (30.0, 50.0, *LEVELS):
        board.camera.jump(Viewpoint(0, 0, radius))
        pixels(stage, board)
    make_stage(tmp_path)
    assert not missing


@pytest.mark.thorough
def test_the_board_whose_speed_is_measured_is_full() -> None:
    match, _ = crowded_board(150)
    assert match.state.charter.hexes == 37
    assert sum(len(pieces) for pieces in match.state.armies) >= 140  # as many as the Bag has creatures left
    assert match.decision is not None
    assert match.decision.seat == 0


@pytest.mark.parametrize("pixels", [0.6, 1.0, 2.0])
def test_the_rim_of_the_tray_is_seen_on_all_sides(pixels: float, tmp_path: Path) -> None:
    stage = make_stage(tmp_path)
    stage.scale = stage.scale._replace(pixels=pixels)
    for radius in (12, 30, 41, 60, 78, 97):
        rim, wood = tray_cells(stage.canvas(), float(radius))
        assert rim.get_width() - wood.get_width() >= 2 * round(RIM) - 1
        assert rim.get_height() - wood.get_height() >= 2
