"""Surfaces that are kept: never more than there is room for, but all that the picture of now needs."""

from contextlib import suppress

import pygame
import pytest

from client.assets import asset
from client.render import pictures, shapes
from client.render.cache import MEGABYTE, PLAIN, EnoughForNow, Steps, SurfaceCache, room_for
from client.render.canvas import Canvas
from client.render.scale import Scale
from client.render.theme import RGBA
from client.sprites.card import FLYING, fly

SIDE = 512
SIZE = SIDE * SIDE * 4


@pytest.fixture
def _a_display() -> None:
    pygame.display.init()
    pygame.display.set_mode((64, 64))


def plate() -> pygame.Surface:
    return made(SIDE)


def refuse() -> pygame.Surface:
    raise AssertionError("it should still be there")


def made(side: int) -> pygame.Surface:
    return pygame.Surface((side, side), pygame.SRCALPHA)


def test_a_surface_is_made_once() -> None:
    cache, count = SurfaceCache(), [0]

    def make() -> pygame.Surface:
        count[0] += 1
        return made(4)

    assert cache.get("a", make) is cache.get("a", make)
    assert count == [1]
    assert cache.has("a")
    assert not cache.has("b")


def test_what_was_not_used_for_longest_goes_first() -> None:
    cache = SurfaceCache(room=3 * 4 * 10 * 10)
    for key in "abc":
        cache.get(key, lambda: made(10))
    cache.get("a", lambda: made(10))
    cache.get("d", lambda: made(10))
    assert [key for key in "abcd" if cache.has(key)] == ["a", "c", "d"]
    assert cache.used == 3 * 4 * 10 * 10


@pytest.mark.parametrize("sides", [(50,), (50, 50, 50)])
def test_what_is_larger_than_the_room_is_still_shown_once(sides: tuple[int, ...]) -> None:
    cache = SurfaceCache(room=100)
    for number, side in enumerate(sides):
        assert cache.get(number, lambda side=side: made(side)).get_width() == side  # type: ignore[misc]
    assert len(cache) == 1
    cache.clear()
    assert (len(cache), cache.used) == (0, 0)


def test_what_the_picture_of_now_needs_is_never_made_twice() -> None:
    cache = SurfaceCache(2 * SIZE)
    for picture in range(3):
        cache.turn()
        for name in "abcdef":
            cache.get(name, refuse if picture else plate)
    assert cache.used == 6 * SIZE
    for _ in range(2):  # another scene
        cache.turn()
        cache.get("x", plate)
    cache.get("y", plate)
    assert cache.used == 2 * SIZE


def test_what_something_was_put_together_from_is_not_kept_for_the_picture_of_now() -> None:
    """Unless the picture needs it for itself as well."""
    cache = SurfaceCache(3 * SIZE)
    cache.turn()
    cache.get("for itself", plate)

    def whole() -> pygame.Surface:
        for part in ("for itself", "part", "another"):
            cache.get(part, plate)
        return plate()

    cache.get("whole", whole)
    for name in "ab":
        cache.get(name, plate)
    assert [cache.has(name) for name in ("for itself", "part", "another", "whole")] == [True, False, False, True]


def test_what_moves_over_a_picture_that_stands_still_does_not_pile_up() -> None:
    cache = SurfaceCache(3 * SIZE)
    cache.turn()
    for name in ("below", "both"):
        cache.get(name, plate)
    for moment in range(20):
        with cache.over():
            for name in ("both", "always", f"moment {moment}"):
                cache.get(name, refuse if moment and name == "always" else plate)
    assert cache.used <= 5 * SIZE
    assert all(cache.has(name) for name in ("below", "both", "always", "moment 19"))


def test_parts_stay_until_there_is_what_they_are_for() -> None:
    """However little room there is: else it would never be there."""
    cache, count = SurfaceCache(SIZE), [0]

    def make() -> pygame.Surface:
        count[0] += 1
        return plate()

    def whole() -> pygame.Surface:
        for name in "abcd":
            cache.get(name, make)
        return make()

    passes = 0
    while not cache.has("whole"):
        cache.turn()
        passes += 1
        with suppress(EnoughForNow), cache.rationed(SIZE):
            cache.get("whole", whole)
    assert (passes, count[0]) == (5, 5)


def test_a_smaller_window_needs_less_room() -> None:
    cache = SurfaceCache(8 * SIZE)
    for name in "abcdefgh":
        cache.get(name, plate)
    cache.limit(3 * SIZE)
    assert cache.used == 3 * SIZE
    assert cache.has("h")


def test_who_is_made_may_ask_for_itself() -> None:
    cache = SurfaceCache(8 * SIZE)
    cache.get("a", lambda: cache.get("a", plate))
    assert (cache.used, len(cache)) == (SIZE, 1)


def test_the_limits_of_memory_leave_room_for_everything_else() -> None:
    assert room_for((1920, 1080)) < 80 * MEGABYTE
    assert room_for((3840, 2160)) < 180 * MEGABYTE


def test_cards_that_fly_together_and_look_the_same_are_scaled_once() -> None:
    canvas, card = Canvas(Scale(), (640, 480), SurfaceCache()), made(100)
    for x in (100, 200, 300):
        fly(canvas, card, x, 100, 0.7, 0)
    assert len({blit.surface for blit in canvas.frame if blit.surface.get_size() == (70, 70)}) == 1
    for step in range(100):
        fly(canvas, made(300), 100, 100, 0.5 + step / 200, 0)
    assert FLYING.used <= FLYING.room == 4 * MEGABYTE


def test_a_wide_box_looks_like_one_drawn_whole() -> None:
    pygame.display.init()
    pygame.display.set_mode((8, 8))
    stops: tuple[tuple[float, RGBA], ...] = (
        (0.0, (250, 20, 20, 255)),
        (0.5, (20, 250, 20, 120)),
        (1.0, (9, 9, 9, 255)),
    )
    for fill in (None, stops[:1], stops):
        for border in (None, (255, 255, 255, 255), (200, 100, 50, 90)):
            for size in ((300, 90), (900, 500), (20, 300), (300, 20)):
                told = (14.0, fill, border, 2.4)
                quick, slow = shapes.box(size, *told), shapes._drawn_box(size, size, *told)
                assert pygame.image.tobytes(quick, "RGBA") == pygame.image.tobytes(slow, "RGBA")


def test_with_a_ration_whoever_draws_again_comes_to_the_end() -> None:
    """Also through what is made within something else; and nothing is made twice."""
    cache, count = SurfaceCache(), [0]

    def make() -> pygame.Surface:
        count[0] += 1
        return plate()

    def with_part() -> pygame.Surface:
        cache.get("part", make)
        return make()

    def draw() -> None:
        for name in ("first", "part of nothing", "last"):
            cache.get(name, with_part)

    passes = 0
    while True:
        try:
            with cache.rationed(SIZE):
                draw()
            break
        except EnoughForNow:
            passes += 1
    assert (passes, count[0]) == (4, 4)
    draw()
    assert count[0] == 4
    cache.get("more", make)  # no ration holds any longer


def test_what_nobody_needs_any_more_takes_no_room() -> None:
    cache = SurfaceCache()
    cache.get("large", plate)
    cache.get("small", lambda: made(4))
    cache.drop("large")
    cache.drop("never there")
    assert not cache.has("large")
    assert cache.has("small")
    assert cache.used == 4 * 4 * 4


@pytest.mark.usefixtures("_a_display")
def test_a_large_picture_is_unpacked_for_its_size_and_not_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pictures, "_LARGE", 1_000_000)  # as in the program; other tests keep large ones too
    pictures.forget()
    pictures.covering("wood.jpg", (64, 36))
    pictures.covering("crown.png", (20, 20))
    assert not pictures.MASTERS.has("wood.jpg")
    assert pictures.MASTERS.has("crown.png")


NAMES = ["crown.png", "frames/yogi_M.png", "scenes/yogi_wide.jpg"]


def whole_of(name: str) -> pygame.Surface:
    whole = pygame.image.load(asset("images", name))
    return whole.convert_alpha() if name.endswith(".png") else whole.convert()


def same(found: pygame.Surface, expected: pygame.Surface) -> bool:
    return pygame.image.tobytes(found, "RGBA") == pygame.image.tobytes(expected, "RGBA")


@pytest.mark.usefixtures("_a_display")
@pytest.mark.parametrize("name", NAMES)
def test_a_picture_is_the_same_whether_made_small_or_turned_into_the_format_of_the_window_first(name: str) -> None:
    whole = whole_of(name)
    size = (whole.get_width() * 2 // 3, whole.get_height() * 2 // 3)
    expected = pygame.transform.smoothscale(whole, size)
    for found in (pictures.picture(name, size), pictures.stamp(name, size), pictures.stamp(name, size)):
        assert same(found, expected)
        assert found.get_masks() == expected.get_masks()


@pytest.mark.usefixtures("_a_display")
@pytest.mark.parametrize("name", NAMES)
def test_of_what_is_needed_small_a_smaller_master_is_kept_and_nobody_sees_what_was_needed_before(name: str) -> None:
    whole = whole_of(name)
    width, height = whole.get_size()
    small, large = (width // 5, height // 5), (width * 2 // 3, height * 2 // 3)
    pictures.forget()
    first = pictures.picture(name, small)
    assert not pictures.MASTERS.has(name)
    assert 0 < pictures.MASTERS.used <= (width // 2) * (height // 2) * 4
    assert same(pictures.picture(name, small), first)
    pictures.forget()
    pictures.picture(name, large)
    assert pictures.MASTERS.has(name)
    assert same(pictures.picture(name, small), first)
    assert same(pictures.picture(name, large), pygame.transform.smoothscale(whole, large))
    direct = pygame.image.tobytes(pygame.transform.smoothscale(whole, small).convert_alpha(), "RGBA")
    apart = [abs(one - other) for one, other in zip(pygame.image.tobytes(first, "RGBA"), direct, strict=True)]
    assert sum(apart) / len(apart) < 3  # of 255: nobody tells it from one that was made of the whole


def growing(fails: list[bool]) -> Steps:
    """Something in three steps, the first of which makes a part that is kept. It fails where that is wished."""
    whole = plate()
    yield PLAIN * SIZE
    if fails.pop():
        raise EnoughForNow
    yield 1
    return whole


def test_what_grows_goes_on_where_it_was() -> None:
    cache, begun = SurfaceCache(), [0]

    def steps() -> Steps:
        begun[0] += 1
        return (yield from growing([False]))

    with pytest.raises(EnoughForNow), cache.rationed(SIZE):
        cache.grow("large", steps)
    assert not cache.has("large")
    with cache.rationed(SIZE):
        whole = cache.grow("large", steps)
    assert begun == [1]
    assert cache.grow("large", steps) is whole
    assert (begun, cache.used) == ([1], SIZE)


def test_what_failed_in_a_step_begins_anew_and_gives_way_to_what_grows_later() -> None:
    cache, fails = SurfaceCache(), [False, True]
    with pytest.raises(EnoughForNow):
        cache.grow("large", lambda: growing(fails))
    assert cache.grow("large", lambda: growing(fails)).get_size() == (SIDE, SIDE)
    for key in ("one", "two"):
        with pytest.raises(EnoughForNow), cache.rationed(SIZE):
            cache.grow(key, lambda: growing([False]))
    with pytest.raises(EnoughForNow), cache.rationed(SIZE):
        cache.grow("one", lambda: growing([False]))


def test_within_a_step_nothing_stops() -> None:
    cache = SurfaceCache()

    def steps() -> Steps:
        for name in "abc":
            cache.get(name, plate)
        yield 0
        return plate()

    with pytest.raises(EnoughForNow), cache.rationed(SIZE):
        cache.grow("large", steps)
    assert all(cache.has(name) for name in "abc")


@pytest.mark.usefixtures("_a_display")
@pytest.mark.parametrize("size", [(700, 500), (300, 200), (1310, 40), (2600, 1450)])
def test_strips_of_a_picture_are_what_the_whole_has_there(
    size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pictures, "STRIP", 7_000)
    for name, cut in (("wood.jpg", True), ("glow.png", False), ("light_table.png", False)):
        whole = (pictures.covering if cut else pictures.picture)(name, size)
        parted = pictures.Strips(name, size, cut)
        assert len(list(parted.widen())) > 2
        for left in range(0, size[0], 97):
            width = min(97, size[0] - left)
            assert same(parted.strip(left, width), whole.subsurface((left, 0, width, size[1])))
