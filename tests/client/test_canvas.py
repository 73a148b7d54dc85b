"""Drawing in logical units: text that fits, layers that are kept, and what is clipped, faded or pulses."""

import pygame
import pytest

from client.render import shapes
from client.render.cache import SurfaceCache
from client.render.canvas import Box, Canvas, Mark
from client.render.fonts import LEAST
from client.render.frame import Screen
from client.render.scale import Scale, automatic, fitting

SIZE = (400.0, 300.0)


def blank(pixels: float = 1.0, text: float = 1.0, marks: list[Mark] | None = None) -> Canvas:
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((8, 8))
    return Canvas(Scale(pixels, text), SIZE, SurfaceCache(), marks=marks)


def shown(canvas: Canvas) -> pygame.Surface:
    surface = pygame.Surface((canvas.scale.px(SIZE[0]), canvas.scale.px(SIZE[1])))
    Screen(surface, (0, 0, 0, 255)).show(canvas.frame)
    return surface


def is_white(surface: pygame.Surface, x: int, y: int) -> bool:
    """As white as smooth edges leave it."""
    return min(surface.get_at((x, y))[:3]) > 245


# -- boxes and scale ---------------------------------------------------------------------------------------------------


def test_boxes() -> None:
    box = Box(10, 20, 30, 40)
    assert (box.right, box.bottom, box.cx, box.cy) == (40, 60, 25, 40)
    assert box.inset(5) == Box(15, 25, 20, 30)
    assert box.inset(-1, 2) == Box(9, 22, 32, 36)
    assert box.moved(1, 2) == Box(11, 22, 30, 40)
    assert box.holds(10, 20)
    assert not box.holds(40, 60)
    assert box.meets(Box(39, 59, 5, 5))
    assert not box.meets(Box(40, 20, 5, 5))


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1366, 768), (1920, 1080), (2560, 1080), (3840, 2160)])
def test_the_smallest_layout_fits_at_any_scale_that_is_asked_for(size: tuple[int, int]) -> None:
    for wish in (0.75, 1.0, 1.5, 2.0, 3.0):
        pixels = fitting(wish, *size)
        assert 0.75 <= pixels <= wish
        assert size[0] / pixels >= 1364 or pixels == 0.75
    assert 0.75 <= automatic(*size) <= 3


# -- words -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("anchor", ["lt", "mm", "rb"])
def test_the_anchor_is_the_point_that_stands_there(anchor: str) -> None:
    box = blank().text("Larissa", 200, 150, size=20, anchor=anchor)
    x = {"l": box.x, "m": box.cx, "r": box.right}[anchor[0]]
    y = {"t": box.y, "m": box.cy, "b": box.bottom}[anchor[1]]
    assert (x, y) == pytest.approx((200, 150), abs=1)


def test_text_shrinks_to_its_room_but_not_below_the_least_size() -> None:
    marks: list[Mark] = []
    canvas = blank(marks=marks)
    canvas.text("A sentence that is rather long", 0, 0, size=30, room=260)
    canvas.text("A sentence that is rather long", 0, 50, size=30, room=20)
    assert marks[0].box.w <= 260
    assert LEAST < marks[0].size < 30
    assert marks[1].size == LEAST
    assert marks[1].box.w > 20  # a fault, for the layout test to find


def test_large_text_may_shrink_back_to_what_is_designed() -> None:
    marks: list[Mark] = []
    canvas = blank(text=1.5, marks=marks)
    canvas.text("Discard", 0, 0, size=18, room=50)
    assert LEAST <= marks[0].size * 1.5 < 18
    assert canvas.fits("Discard", "body", 50)
    assert not canvas.fits("Discard", "body", 20)


def test_what_people_typed_is_cut_where_it_does_not_fit() -> None:
    marks: list[Mark] = []
    canvas = blank(marks=marks)
    canvas.text("W" * 24, 0, 0, size=20, room=100, cut=True)
    assert marks[0].text.endswith("W…")
    assert marks[0].box.w <= 100
    canvas.text("Bo", 0, 0, size=20, room=100, cut=True)
    assert marks[1].text == "Bo"


def test_nothing_is_written_for_no_text() -> None:
    canvas = blank()
    assert canvas.text("", 5, 6) == Box(5, 6, 0, 0)
    assert canvas.frame == []


def test_lines_fit_their_room_even_where_a_word_does_not() -> None:
    canvas = blank()
    lines = canvas.wrapped(f"Now {'W' * 40} goes\nto the Inn", "body", 18, 150)
    assert all(canvas.text_width(line, "body", 18) <= 150 for line in lines)
    assert "".join(lines).replace(" ", "") == f"Now{'W' * 40}goestotheInn"
    assert lines[-1] == "to the Inn"
    assert canvas.wrapped("WWW", "body", 18, 1) == ["W", "W", "W"]


def test_a_paragraph_shrinks_into_its_box() -> None:
    marks: list[Mark] = []
    canvas = blank(marks=marks)
    end = canvas.paragraph("Some words to be set in a box. " * 6, Box(0, 0, 300, 110), size=20)
    assert end <= 111
    assert all(mark.box.w <= 300 for mark in marks)


def test_every_text_is_noted_even_in_a_layer_that_is_kept() -> None:
    marks: list[Mark] = []
    canvas = blank(marks=marks)
    for _ in range(2):
        canvas.layer("it", Box(0, 0, 100, 50), lambda inner: inner.text("Larissa", 5, 5) and None)
    assert [mark.text for mark in marks] == ["Larissa", "Larissa"]


def test_what_a_list_cut_off_is_no_fault() -> None:
    marks: list[Mark] = []
    canvas = blank(marks=marks)
    with canvas.clipped(Box(0, 0, 200, 30)):
        canvas.text("seen", 0, 2, size=16)
        canvas.text("half", 0, 20, size=16)
        canvas.text("not", 0, 90, size=16)
    assert [mark.text for mark in marks] == ["seen"]


# -- layers, clips, fades ----------------------------------------------------------------------------------------------


def test_a_layer_is_painted_once_and_looks_as_if_it_were_not_one() -> None:
    painted = []

    def draw(canvas: Canvas) -> None:
        painted.append(1)
        canvas.rect(Box(20, 20, 60, 40), 8, "g300", "ink", 2)
        canvas.text("Yogi", 25, 25, size=18)

    canvas, plain = blank(), blank()
    for _ in range(3):
        canvas.frame.clear()
        canvas.layer("it", Box(10, 10, 80, 60), draw)
    assert len(painted) == 1
    draw(plain)
    one, two = shown(canvas), shown(plain)
    spots = [(15, 15), (30, 30), (50, 40), (79, 59), (85, 65)]
    for spot in spots:
        assert tuple(one.get_at(spot))[:3] == pytest.approx(tuple(two.get_at(spot))[:3], abs=6)


def test_a_layer_of_another_key_or_place_is_another() -> None:
    canvas, painted = blank(), []
    for key, box in (("a", Box(0, 0, 9, 9)), ("b", Box(0, 0, 9, 9)), ("a", Box(5, 0, 9, 9)), ("a", Box(0, 0, 9, 9))):
        canvas.layer(key, box, lambda inner: painted.append(1))
    assert len(painted) == 3


def test_nothing_is_seen_outside_a_clip() -> None:
    canvas = blank()
    with canvas.clipped(Box(0, 0, 50, 50)), canvas.clipped(Box(40, 40, 50, 50)):
        canvas.rect(Box(0, 0, 200, 200), 0, "white")
        canvas.rect(Box(100, 100, 20, 20), 0, "white")
    surface = shown(canvas)
    assert len(canvas.frame) == 1
    assert is_white(surface, 45, 45)
    assert {surface.get_at(spot)[:3] for spot in ((39, 45), (51, 45), (105, 105))} == {(0, 0, 0)}
    canvas.rect(Box(100, 100, 20, 20), 0, "white")
    assert is_white(shown(canvas), 105, 105)


def test_fades_multiply_and_end() -> None:
    canvas = blank()
    with canvas.faded(128), canvas.faded(128):
        canvas.rect(Box(0, 0, 10, 10), 0, "white")
    canvas.rect(Box(20, 0, 10, 10), 0, "white")
    assert [item.alpha for item in canvas.frame] == [64, 255]


def test_what_breathes_is_noted_so_that_the_rest_can_stay() -> None:
    canvas = blank()
    canvas.pulse = 100
    surface = pygame.Surface((4, 4))
    canvas.blit(surface, 10, 10)
    canvas.blit(surface, 20, 10, pulses=True)
    assert canvas.pulsing == [1]
    assert [item.alpha for item in canvas.frame] == [255, 100]


@pytest.mark.parametrize("pixels", [0.75, 1.0, 1.5, 2.0])
def test_pixels_follow_the_scale_without_gaps(pixels: float) -> None:
    canvas = blank(pixels)
    for number in range(10):
        canvas.rect(Box(number * 10.3, 10, 10.3, 10), 0, "white")
    surface = shown(canvas)
    assert all(is_white(surface, x, round(15 * pixels)) for x in range(round(103 * pixels)))


def test_a_gradient_is_told_from_a_colour() -> None:
    canvas = blank()
    canvas.rect(Box(0, 0, 20, 100), 0, ((0, "white"), (1, (0, 0, 0, 255))))
    canvas.rect(Box(40, 0, 20, 100), 0, (255, 0, 0, 255))
    surface = shown(canvas)
    assert surface.get_at((10, 2))[0] > 200 > 60 > surface.get_at((10, 97))[0]
    assert tuple(surface.get_at((50, 50)))[:3] == pytest.approx((255, 0, 0), abs=6)


def test_the_border_of_a_large_box_is_the_same_in_strips() -> None:
    canvas = blank()
    canvas.rect(Box(20, 30, 320, 240), 12, None, (255, 220, 90, 200), 3)
    assert len(canvas.frame) == 4
    whole = pygame.Surface((400, 300))
    whole.blit(shapes.box((320, 240), 12.0, None, (255, 220, 90, 200), 3.0), (20, 30))
    assert pygame.image.tobytes(shown(canvas), "RGB") == pygame.image.tobytes(whole, "RGB")


def test_what_is_joined_is_one_surface_and_made_once() -> None:
    canvas = blank()

    def draw(inner: Canvas) -> None:
        inner.rect(Box(20, 20, 100, 60), 0, "white")
        inner.rect(Box(30, 30, 40, 20), 0, "black")

    canvas.joined(draw)
    canvas.joined(lambda inner: None)
    (first,) = canvas.frame
    assert first.surface.get_size() == (100, 60)
    assert (is_white(shown(canvas), 22, 22), is_white(shown(canvas), 40, 40)) == (True, False)
    canvas.joined(draw)
    assert canvas.frame == [first, first]


def test_a_large_shadow_is_a_small_one_stretched(monkeypatch):
    """Its blur is as dear as that of a small one, and it is the same at its corners and edges."""
    blurred, blur = [], pygame.transform.gaussian_blur

    def counted(surface, radius):
        blurred.append(surface.get_width() * surface.get_height())
        return blur(surface, radius)

    monkeypatch.setattr(pygame.transform, "gaussian_blur", counted)
    ink = (10, 20, 30, 150)
    small, pad = shapes.soft_box((90, 90), 14, 14, ink)
    large, wider = shapes.soft_box((900, 600), 14, 14, ink)
    assert blurred[0] == blurred[1]
    assert pad == wider
    assert large.get_size() == (900 + 2 * pad, 600 + 2 * pad)
    right, bottom = large.get_width() - 1, large.get_height() - 1
    for x in range(pad + 30):
        assert large.get_at((x, x)) == small.get_at((x, x))
        assert large.get_at((x, 300)) == large.get_at((x, 400))
        assert large.get_at((300, x)) == large.get_at((500, x))
        assert abs(large.get_at((x, 300)).a - large.get_at((right - x, 300)).a) <= 8
        assert abs(large.get_at((300, x)).a - large.get_at((300, bottom - x)).a) <= 8
    assert abs(large.get_at((400, 300)).a - 150) <= 1
