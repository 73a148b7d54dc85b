"""Where one looks at the board from, and how a map of Tiled becomes places on it."""

import math

import pytest

from client.games.kings_and_things.board.camera import LEVELS, Camera, Viewpoint
from client.games.kings_and_things.board.sheet import opened, sheet_of, spots_of
from client.games.kings_and_things.board.spots import inside
from client.games.kings_and_things.sprites.hexes import corners, variant_of
from client.render.canvas import Box
from engines.core.hexes import centre, neighbours
from engines.kings_and_things.boards import BEGINNERS_LARGE, BOARDS, LARGE, Board, StartSet, make
from engines.kings_and_things.terrain import ANY, PLAINS

BOX = Box(100, 50, 900, 960)
ODD = [(0, 0), (1, 0), (2, -1), (3, -1), (4, -2), (-1, 1), (-2, 1), (-3, 2), (0, 1)]


def shore() -> Board:
    """A board that is no hexagon, and whose first column is odd."""
    return make(ODD, [PLAINS] + [ANY] * 8, [StartSet(0, (3, 6))])


# -- the map -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", BOARDS)
def test_a_map_lies_as_the_rules_say(name: str) -> None:
    board = BOARDS[name]
    for place, spot in zip(board.places, sheet_of(board).spots, strict=True):
        assert spot.place == place
        assert (spot.x, spot.y) == pytest.approx(centre(place))


def test_a_board_of_any_shape_lies_as_the_rules_say() -> None:
    board = shore()
    sheet = sheet_of(board)
    middle = centre(board.places[0])
    for place, spot in zip(board.places, sheet.spots, strict=True):
        x, y = centre(place)
        assert (spot.x - sheet.spots[0].x, spot.y - sheet.spots[0].y) == pytest.approx((x - middle[0], y - middle[1]))
    assert sheet.left == pytest.approx(min(spot.x for spot in sheet.spots) - 1)


def test_what_is_drawn_on_a_map_is_read() -> None:
    kinds = {spot.place: spot.terrain for spot in spots_of(opened(BEGINNERS_LARGE))}
    assert kinds == dict(zip(BEGINNERS_LARGE.places, BEGINNERS_LARGE.terrain, strict=True))
    assert {spot.terrain for spot in spots_of(opened(LARGE))} == {ANY}


def test_neighbours_of_one_terrain_never_look_alike() -> None:
    for place in LARGE.places:
        for near in neighbours(place):
            for terrain in range(8):
                assert variant_of(place, terrain) != variant_of(near, terrain)


def test_the_corners_of_a_hex() -> None:
    points = corners(0, 0, 100)
    assert points[0] == pytest.approx((-50, -86.6025), abs=0.001)
    assert points[1] == pytest.approx((50, -86.6025), abs=0.001)
    assert all(inside(x * 0.99, y * 0.99, 100) and not inside(x * 1.01, y * 1.01, 100) for x, y in points)


# -- the camera --------------------------------------------------------------------------------------------------------


def camera() -> Camera:
    return Camera(BOX, sheet_of(LARGE))


def test_it_begins_with_the_whole_board() -> None:
    view = camera()
    assert not view.near
    left, top = view.at(view.sheet.left, view.sheet.top)
    right, bottom = view.at(view.sheet.right, view.sheet.bottom)
    assert left >= BOX.x
    assert top >= BOX.y
    assert right <= BOX.right
    assert bottom <= BOX.bottom
    assert min(left - BOX.x, top - BOX.y) < view.viewpoint.radius * 0.2  # as large as it fits


def test_what_is_under_the_pointer_stays_there_while_one_zooms() -> None:
    view = camera()
    x, y = view.at(1.2, -0.7)
    view.zoom(3, x, y, 1.0)
    for _ in range(12):
        view.update(0.1)
        assert view.at(1.2, -0.7) == pytest.approx((x, y))
    assert not view.moving
    assert view.under(x, y) == pytest.approx((1.2, -0.7))


def test_zooming_stops_at_the_levels_and_at_both_ends() -> None:
    view = camera()
    view.jump(Viewpoint(0, 0, LEVELS[0] / 1.2 * 1.03))
    view.zoom(1, BOX.cx, BOX.cy, 0.0)
    assert view.target.radius == LEVELS[0]
    view.zoom(50, BOX.cx, BOX.cy, 0.0)
    assert view.target.radius == LEVELS[-1]
    view.zoom(-50, BOX.cx, BOX.cy, 0.0)
    assert view.target == view.whole


def test_no_edge_of_the_board_passes_the_middle_of_the_view() -> None:
    view = camera()
    view.jump(Viewpoint(0, 0, LEVELS[1]))
    view.pull(10_000, 10_000)
    assert (view.viewpoint.x, view.viewpoint.y) == (view.sheet.left, view.sheet.top)
    view.pull(-20_000, -20_000)
    assert (view.viewpoint.x, view.viewpoint.y) == (view.sheet.right, view.sheet.bottom)


def test_it_goes_to_what_is_out_of_sight_and_stays_for_what_is_not() -> None:
    view = camera()
    assert not view.show(4.5, 0)  # all of the board is in sight
    view.jump(Viewpoint(0, 0, LEVELS[2]))
    assert not view.show(0, 0)
    assert view.show(4.5, 0, 0.5)
    view.update(0.6)
    assert (view.viewpoint.x, view.viewpoint.y) == (4.5, 0)


def test_another_window_keeps_the_whole_board_whole_and_a_near_view_near() -> None:
    view = camera()
    smaller = Box(0, 0, 500, 500)
    view.fit(smaller, view.sheet)
    assert view.viewpoint == view.whole
    view.jump(Viewpoint(1, 1, LEVELS[0]))
    view.fit(BOX, view.sheet)
    assert view.viewpoint == Viewpoint(1, 1, LEVELS[0])
    view.fit(BOX, sheet_of(shore()))
    assert view.viewpoint == view.whole


def test_a_camera_that_takes_no_time_is_there_with_the_next_moment() -> None:
    view = camera()
    view.zoom(4, BOX.cx, BOX.cy, 0.0)
    assert view.update(0.0) is False
    assert view.viewpoint == view.target
    assert math.isfinite(view.viewpoint.x)
