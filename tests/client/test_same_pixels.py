"""The same view paints the same pixels: whatever was painted before, and however slow or busy the machine is."""

import time
from collections.abc import Callable
from contextlib import suppress
from itertools import count
from pathlib import Path

import pygame
import pytest

from client.games.kings_and_things.battle.marks import draw_arrow
from client.games.kings_and_things.board.board import BoardPanel
from client.games.kings_and_things.board.camera import LEVELS, Viewpoint
from client.games.kings_and_things.board.cells import hexagon, shadow_cell
from client.games.kings_and_things.board.lights import Lights
from client.games.kings_and_things.board.painter import BoardPicture, Painter
from client.games.kings_and_things.board.reading import Load
from client.games.kings_and_things.sprites.forts import draw_pips
from client.games.kings_and_things.sprites.hexes import draw_hex
from client.games.knights_and_ninjas.middle import beam
from client.input.intents import Intent, Kind
from client.render.cache import EnoughForNow
from client.render.canvas import Box, Canvas
from client.render.frame import Screen
from client.stage import Stage
from client.tables.fan import _light, _ring
from client.tables.lights import halo
from tests.rounds import first

from .kings_and_things.boards import sit_down
from .scene_kit import make_stage

Draw = Callable[[Canvas], object]


def drawn(stage: Stage, draw: Draw) -> bytes:
    canvas = stage.canvas()
    draw(canvas)
    surface = pygame.Surface(stage.size)
    Screen(surface).show(canvas.frame)
    return pygame.image.tobytes(surface, "RGB")


def anew(board: BoardPanel) -> None:
    """Nothing of what was painted before is kept."""
    board.painter._last = None
    board.table.context.stage.cache.clear()


# -- time --------------------------------------------------------------------------------------------------------------


def frames_until_sharp(folder: Path) -> tuple[int, bytes]:
    """How many frames a zoom takes until nothing moves any more, and what is seen then."""
    stage, _, board = sit_down(folder, (1280, 720), animation_speed=1.0)
    x, y = board.centre(8)
    for _ in range(3):
        stage.handle(Intent(Kind.WHEEL, x, y, amount=1))
    for frame in range(60):
        if not board.moving:
            return frame, drawn(stage, board.draw)
        stage.update(0.1)
    raise AssertionError("the picture is not sharp after sixty frames")


def test_a_zoom_takes_as_many_frames_on_a_machine_that_crawls(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    frames, picture = frames_until_sharp(tmp_path)
    seconds = count()
    for clock in ("perf_counter", "monotonic"):
        monkeypatch.setattr(time, clock, lambda: float(next(seconds)))  # whatever is done takes a second
    crawling, same = frames_until_sharp(tmp_path)
    assert (crawling, frames) == (frames, frames_until_sharp(tmp_path)[0])
    assert same == picture


# -- what was painted before -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", first(1, [(1024, 640), (1280, 720), (1920, 1080)]), ids=str)
@pytest.mark.parametrize(
    "viewpoint", [Viewpoint(0, 0, LEVELS[0]), Viewpoint(0.3, -0.2, 99.7), Viewpoint(-0.1, 0.45, LEVELS[1])], ids=str
)
def test_a_board_that_was_dragged_is_the_board_painted_there(
    tmp_path: Path, size: tuple[int, int], viewpoint: Viewpoint
) -> None:
    stage, scene, board = sit_down(tmp_path, size)
    board.camera.jump(viewpoint)
    scene.changed()
    scene.ready()
    first = drawn(stage, board.draw)
    x, y = board.centre(0)
    stage.handle(Intent(Kind.POINT, x, y))
    stage.handle(Intent(Kind.GRAB, x, y))
    for step in range(1, 6):
        stage.handle(Intent(Kind.POINT, x + 17.3 * step, y - 11.9 * step))
        dragged = drawn(stage, board.draw)
    anew(board)
    assert first != dragged == drawn(stage, board.draw)


HALVES = [(step / 2, -step / 4) for step in range(1, 16)]
"""Pixels, not all of them whole."""


def two_pictures(board: BoardPanel, away: tuple[float, float]) -> tuple[BoardPicture, BoardPicture]:
    """The board here, and moved by so many pixels."""
    radius = LEVELS[0]
    unit = radius * board.table.context.canvas().scale.pixels
    here = board.picture()._replace(viewpoint=Viewpoint(0.01, 0.02, radius))
    there = Viewpoint(0.01 + away[0] / unit, 0.02 + away[1] / unit, radius)
    return here, here._replace(viewpoint=there)


def pixels_of(painter: Painter) -> bytes:
    return pygame.image.tobytes(painter._shown, "RGBA")


@pytest.mark.parametrize("away", [(173, -119), (900, 40), (3000, 0), *HALVES], ids=str)
def test_a_board_that_was_moved_is_the_board_painted_there(tmp_path: Path, away: tuple[float, float]) -> None:
    stage, _, board = sit_down(tmp_path, (1280, 720))
    canvas, (before, after) = stage.canvas(), two_pictures(board, away)
    for stretched in (False, True):  # what was stretched is no true picture that could be moved
        moved, fresh = Painter(), Painter()
        moved.draw(canvas, before, stretched)
        for painter in (moved, fresh):
            painter.draw(canvas, after, stretched=False)
        assert pixels_of(moved) == pixels_of(fresh)


def test_a_board_that_is_moved_over_several_frames_is_the_board_painted_there(tmp_path: Path) -> None:
    """It is moved on its own surface: until its edges are painted too, it must not be moved once more."""
    stage, _, board = sit_down(tmp_path, (1280, 720))
    canvas, (before, after) = stage.canvas(), two_pictures(board, (173, -119))
    moved, fresh = Painter(), Painter()
    moved.draw(canvas, before, stretched=False)
    stage.cache.clear()
    frames, there = 0, False
    while not there:
        frames += 1
        with suppress(EnoughForNow), stage.cache.rationed(1):
            moved.draw(canvas, after, stretched=False)
            there = True
    fresh.draw(canvas, after, stretched=False)
    assert frames > 2
    assert pixels_of(moved) == pixels_of(fresh)


def test_a_board_that_is_moved_is_moved_only_when_all_of_its_edges_is_made(tmp_path: Path) -> None:
    """Else it would have to be painted whole, after all."""
    stage, _, board = sit_down(tmp_path, (1280, 720))
    canvas, (before, after) = stage.canvas(), two_pictures(board, (173, -119))
    moved = Painter()
    moved.draw(canvas, before, stretched=False)
    stage.cache.clear()
    frames, there = 0, False
    while not there:
        frames += 1
        assert moved._seen.of is not None
        assert moved._seen.of[0] == before
        with suppress(EnoughForNow), stage.cache.rationed(1):
            moved.draw(canvas, after, stretched=False)
            there = True
    assert frames > 2


def changed_there(board: BoardPanel, radius: float) -> tuple[BoardPicture, BoardPicture]:
    """The board now, and with another hex lit and somebody gone from two hexes: nothing else is different."""
    here = board.picture()._replace(viewpoint=Viewpoint(0.01, 0.02, radius))
    cells = list(here.cells)
    filled = [at for at, cell in enumerate(cells) if cell.load != Load()]
    for at in filled[:2]:
        cells[at] = cells[at]._replace(load=Load())
    assert len(filled) >= 2
    chosen = here.lights._replace(chosen=here.lights.chosen ^ {filled[2] if len(filled) > 2 else 0})
    return here, here._replace(cells=tuple(cells), lights=chosen)


@pytest.mark.parametrize("radius", LEVELS[:2])
def test_a_board_of_which_some_hexes_look_different_is_the_board_painted_so(tmp_path: Path, radius: float) -> None:
    stage, _, board = sit_down(tmp_path, (1280, 720))
    canvas, (before, after) = stage.canvas(), changed_there(board, radius)
    mended, fresh = Painter(), Painter()
    mended.draw(canvas, before, stretched=False)
    was = pixels_of(mended)
    for painter in (mended, fresh):
        painter.draw(canvas, after, stretched=False)
    assert pixels_of(mended) == pixels_of(fresh) != was


@pytest.mark.parametrize("radius", LEVELS[:2])
def test_a_board_that_is_as_it_was_before_the_next_picture_was_done_is_painted_so(
    tmp_path: Path, radius: float
) -> None:
    stage, _, board = sit_down(tmp_path, (1280, 720))
    canvas, (before, after) = stage.canvas(), changed_there(board, radius)
    painter, fresh = Painter(), Painter()
    painter.draw(canvas, before, stretched=False)
    stage.cache.clear()
    with pytest.raises(EnoughForNow), stage.cache.rationed(1):
        painter.draw(canvas, after, stretched=False)
    for each in (painter, fresh):
        each.draw(canvas, before, stretched=False)
    assert pixels_of(painter) == pixels_of(fresh)


def test_a_zoom_stretches_what_was_prepared(tmp_path: Path) -> None:
    """Prepared in parts, or at once when the zoom begins: it is the same picture, also after something has changed."""
    stage, _, board = sit_down(tmp_path, (1280, 720))
    canvas, (before, after) = stage.canvas(), changed_there(board, LEVELS[0])
    ready = Painter()
    for picture in (before, after):
        fresh = Painter()
        ready.draw(canvas, picture, stretched=False)
        parts = 1
        while not ready.prepare(canvas, picture):
            parts += 1
        assert parts > 1
        ready.draw(canvas, picture, stretched=True)
        fresh.draw(canvas, picture, stretched=True)
        assert pixels_of(ready) == pixels_of(fresh)


def test_what_changes_everywhere_during_a_zoom_is_seen_after_it(tmp_path: Path) -> None:
    stage, _, board = sit_down(tmp_path, (1280, 720))
    canvas, before = stage.canvas(), board.picture()._replace(viewpoint=Viewpoint(0.01, 0.02, LEVELS[0]))
    after = before._replace(cells=tuple(cell._replace(load=Load()) for cell in before.cells), lights=Lights())
    painter, fresh = Painter(), Painter()
    painter.draw(canvas, before, stretched=True)
    was = pixels_of(painter)
    painter.draw(canvas, after, stretched=True)
    assert pixels_of(painter) == was
    while not painter.sharpen(canvas, after):
        pass
    fresh.draw(canvas, after, stretched=False)
    assert pixels_of(painter) == pixels_of(fresh) != was


def test_what_changes_in_many_places_while_one_drags_is_seen_when_it_is_made(tmp_path: Path) -> None:
    """No frame makes much of it, and the board moves on meanwhile as it was."""
    stage, _, board = sit_down(tmp_path, (1280, 720))
    canvas, (before, there) = stage.canvas(), two_pictures(board, (173, -119))
    after = there._replace(cells=tuple(cell._replace(load=Load()) for cell in there.cells), lights=Lights())
    fresh = Painter()
    fresh.draw(canvas, there, stretched=False)
    old = pixels_of(fresh)
    fresh.draw(canvas, after, stretched=False)
    painter = Painter()
    painter.draw(canvas, before, stretched=False)
    stage.cache.clear()
    frames = 0
    while frames == 0 or painter.behind:
        frames += 1
        canvas.frame.clear()
        painter.draw(canvas, after, stretched=False)
        assert len(canvas.frame) == 1, "what is made is not shown"
        assert pixels_of(painter) == (old if painter.behind else pixels_of(fresh))
    assert frames > 2
    assert pixels_of(painter) != old


def test_a_change_taken_back_while_it_is_made_leaves_nothing_to_be_made(tmp_path: Path) -> None:
    stage, _, board = sit_down(tmp_path, (1280, 720))
    canvas, (before, there) = stage.canvas(), two_pictures(board, (173, -119))
    after = there._replace(cells=tuple(cell._replace(load=Load()) for cell in there.cells), lights=Lights())
    painter = Painter()
    painter.draw(canvas, before, stretched=False)
    stage.cache.clear()
    painter.draw(canvas, after, stretched=False)
    assert painter.behind
    painter.draw(canvas, there, stretched=False)
    assert not painter.behind


def test_a_few_hexes_that_change_while_one_drags_are_seen_at_once(tmp_path: Path) -> None:
    stage, _, board = sit_down(tmp_path, (1280, 720))
    canvas, (before, after) = stage.canvas(), changed_there(board, LEVELS[0])
    after = after._replace(viewpoint=two_pictures(board, (173, -119))[1].viewpoint)
    painter, fresh = Painter(), Painter()
    painter.draw(canvas, before, stretched=False)
    for each in (painter, fresh):
        each.draw(canvas, after, stretched=False)
    assert not painter.behind
    assert pixels_of(painter) == pixels_of(fresh)


def test_who_zooms_out_again_sees_the_whole_board_at_once(tmp_path: Path) -> None:
    stage, _, board = sit_down(tmp_path, (1280, 720))
    canvas, near = stage.canvas(), board.picture()._replace(viewpoint=Viewpoint(0.01, 0.02, LEVELS[0]))
    far = near._replace(viewpoint=near.whole)
    painter, fresh = Painter(), Painter()
    painter.draw(canvas, near, stretched=True)
    assert painter.sharpen(canvas, far), "it was there all the time"
    fresh.draw(canvas, far, stretched=False)
    assert pixels_of(painter) == pixels_of(fresh)


def test_a_board_seen_from_elsewhere_before_looks_the_same(tmp_path: Path) -> None:
    """Radii that round to the same pixels are not the same radius."""
    stage, scene, board = sit_down(tmp_path, (1280, 720))
    scene.ready()
    for radius in (124.3, 124.2, 124.1):
        board.camera.jump(Viewpoint(0, 0, radius))
        seen = drawn(stage, board.draw)
    anew(board)
    assert drawn(stage, board.draw) == seen


ALIKE: dict[str, tuple[Draw, Draw]] = {
    "hexagon": (
        lambda canvas: canvas.blit(hexagon(canvas, 80.2, (200, 0, 0, 90), (255, 255, 255, 255), 4, 0.9), 200, 200),
        lambda canvas: canvas.blit(hexagon(canvas, 80.0, (200, 0, 0, 90), (255, 255, 255, 255), 4, 0.9), 200, 200),
    ),
    "shadow of the tray": (
        lambda canvas: canvas.blit(shadow_cell(canvas, 80.4), 200, 200),
        lambda canvas: canvas.blit(shadow_cell(canvas, 79.6), 200, 200),
    ),
    "land": (
        lambda canvas: draw_hex(canvas, 0, 1, 200, 200, 80.2),
        lambda canvas: draw_hex(canvas, 0, 1, 200, 200, 80.0),
    ),
    "pips of a fort": (
        lambda canvas: draw_pips(canvas, 3, 200, 200, 30.25, 1),
        lambda canvas: draw_pips(canvas, 3, 200, 200, 30.15, 1),
    ),
    "soft shadow": (
        lambda canvas: canvas.shadow(Box(100, 100, 199, 100), 20.04, 10.04),
        lambda canvas: canvas.shadow(Box(100, 100, 199, 100), 19.96, 9.96),
    ),
    "light round a card": (
        lambda canvas: canvas.blit(_light(canvas, 155.4, 210, "legal", 0), 200, 200),
        lambda canvas: canvas.blit(_light(canvas, 154.6, 210, "legal", 0), 200, 200),
    ),
    "ring round a card": (
        lambda canvas: canvas.blit(_ring(canvas, 156.4, 210, "legal", 0), 200, 200),
        lambda canvas: canvas.blit(_ring(canvas, 155.6, 210, "legal", 0), 200, 200),
    ),
    "halo": (
        lambda canvas: halo(canvas, Box(100, 100, 200, 100), 12.4, "legal", 9.4, pulses=False),
        lambda canvas: halo(canvas, Box(100, 100, 200, 100), 11.6, "legal", 8.6, pulses=False),
    ),
    "arrow of a battle": (
        lambda canvas: draw_arrow(canvas, (100, 100), (300.16, 100), "legal"),
        lambda canvas: draw_arrow(canvas, (100, 100), (299.84, 100), "legal"),
    ),
    "road of light": (
        lambda canvas: beam(canvas, (100, 100), (300.3, 200.3)),
        lambda canvas: beam(canvas, (100, 100), (299.7, 199.7)),
    ),
    "layer": (
        lambda canvas: _square(canvas, 100.4),
        lambda canvas: _square(canvas, 100.2),
    ),
}
"""Two drawings each that need as many pixels and are not the same."""


def _square(canvas: Canvas, x: float) -> None:
    canvas.layer("square", Box(x, 100, 200, 100), lambda inner: inner.rect(Box(x + 10.2, 110, 20, 20), 4, "g500"))


@pytest.mark.parametrize("name", ALIKE)
def test_what_nearly_fits_is_not_taken_for_it(tmp_path: Path, name: str) -> None:
    before, now = ALIKE[name]
    used, fresh = make_stage(tmp_path, (480, 400), scale=100), make_stage(tmp_path, (480, 400), scale=100)
    for stage in (used, fresh):
        stage.scale = stage.scale._replace(pixels=1.0)
    drawn(used, before)
    assert drawn(used, now) == drawn(fresh, now)


def test_a_picture_of_another_scale_is_not_taken_for_it(tmp_path: Path) -> None:
    def land(canvas: Canvas) -> None:
        k = canvas.scale.pixels
        canvas.blit(hexagon(canvas, 80 / k, None, (255, 255, 255, 255), 6), 100 / k, 100 / k)

    used, fresh = make_stage(tmp_path, (480, 400)), make_stage(tmp_path, (480, 400))
    used.scale = used.scale._replace(pixels=2.0)
    drawn(used, land)
    used.scale = fresh.scale = fresh.scale._replace(pixels=1.0)
    assert drawn(used, land) == drawn(fresh, land)
