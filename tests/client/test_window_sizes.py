"""The size of the window: the least is told to the system, whatever comes is shown, and full screen leads back."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pygame
import pytest

from client.app import LARGEST_TITLE, App, above_edge
from client.render.scale import LARGEST_WINDOW, LEAST_WINDOW, pane_of
from client.scenes.navigation import go

from .window_kit import SETTINGS, Display, Place, Program, mirror, needs_display, open_display, program, wait_until

SCREEN = (1920, 1080)
ABSURD = ((1, 1), (1, 900), (2000, 1), (200, 150), (500, 300), (1023, 640), (1024, 639), (9000, 700), (16_000, 9000))

needs_manager = pytest.mark.skipif(shutil.which("openbox") is None, reason="not installed here: openbox")


@pytest.mark.parametrize("window", ABSURD)
def test_no_scene_is_laid_out_too_small_or_too_large(window: tuple[int, int]) -> None:
    pane = pane_of(window)
    for side, least, most, shown, there in zip(
        pane.size, LEAST_WINDOW, LARGEST_WINDOW, pane.shown, window, strict=True
    ):
        assert least <= side <= most
        assert 1 <= shown <= there
    assert pane.left + pane.shown[0] <= window[0]
    assert pane.top + pane.shown[1] <= window[1]
    assert pane.inside(pane.left, pane.top) == (0, 0)
    assert pane.inside(pane.left + pane.shown[0], pane.top + pane.shown[1]) == pytest.approx(pane.size)


@pytest.mark.parametrize("window", [(1024, 640), (1280, 720), (2560, 1080), (3840, 2160)])
def test_else_a_pixel_is_a_pixel(window: tuple[int, int]) -> None:
    assert pane_of(window).plain
    assert pane_of(window).size == window


def test_a_window_too_small_shows_the_whole_picture_small(tmp_path: Path) -> None:
    stage = mirror(tmp_path)
    window = pygame.display.set_mode((512, 320))
    go(stage, "title")
    app = App(stage, window)
    app.show()
    assert stage.size == LEAST_WINDOW
    expected = pygame.transform.smoothscale(stage.picture(), (512, 320))
    apart = [sum(abs(a - b) for a, b in zip(window.get_at(at), expected.get_at(at), strict=True)) for at in SAMPLES]
    assert max(apart) <= 6
    stage.top.ready()
    button = stage.top.ui.get("settings")
    assert button
    x, y = (stage.scale.px(part) // 2 for part in (button.box.cx, button.box.cy))
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        app._event(pygame.event.Event(kind, pos=(x, y), button=1))
    assert stage.top.name == "settings"


SAMPLES = [(x, y) for x in range(8, 512, 56) for y in range(8, 320, 56)]


# -- the real window ---------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def display() -> Iterator[Display]:
    with open_display(SCREEN) as opened:
        yield opened


def home(folder: Path, **settings: object) -> Path:
    (folder / "home").mkdir()
    (folder / "home" / "settings.json").write_bytes(msgspec.json.encode({**SETTINGS, **settings}))
    return folder / "home"


def becomes(window: Program, size: tuple[int, int]) -> Place:
    """Where it is once it is as large as that and has shown it."""
    wait_until(lambda: window.place.size == size, f"a size of {size}")
    window.rest()
    return window.place


@needs_display
@needs_manager
@pytest.mark.thorough
def test_full_screen_and_back_where_and_as_large_as_it_was(display: Display, tmp_path: Path) -> None:
    with display.managed(), program(display, home(tmp_path, window=LEAST_WINDOW)) as window:
        display.move(becomes(window, LEAST_WINDOW).window, 400, 150)
        before = becomes(window, LEAST_WINDOW)
        for _ in range(2):
            display.keys("F11")
            becomes(window, SCREEN)
            display.keys("F11")
            assert becomes(window, LEAST_WINDOW) == before
        display.resize(before.window, 500, 300)
        window.rest()
        assert window.place == before  # the window manager knows the least size
        assert window.end() == (0, "")
    assert msgspec.json.decode((window.home / "settings.json").read_bytes())["window"] == list(LEAST_WINDOW)


@needs_display
@needs_manager
@pytest.mark.thorough
def test_from_a_full_screen_to_the_window_of_the_last_time(display: Display, tmp_path: Path) -> None:
    with display.managed(), program(display, home(tmp_path, window=(1100, 700), full_screen=True)) as window:
        becomes(window, SCREEN)
        display.keys("F11")
        now = becomes(window, (1100, 700))
        assert 0 <= now.x <= SCREEN[0] - 1100
        assert 0 <= now.y <= SCREEN[1] - 700
        display.resize(now.window, 500, 300)
        becomes(window, LEAST_WINDOW)
        assert window.end() == (0, "")


@pytest.mark.parametrize(
    ("window", "top", "high"),
    [
        ((1280, 800), 0, 800),
        ((1280, 800), 28, 772),
        ((1280, 780), 20, 780),
        ((1280, 780), 28, 772),
        ((1280, 650), 165, 640),
        ((1280, 800), 300, 800),
    ],
    ids=["no title", "title", "room for it", "too little room", "never below the least", "moved there by somebody"],
)
def test_a_title_cuts_nothing_off_the_foot(window: tuple[int, int], top: int, high: int) -> None:
    assert above_edge(window, top, (1280, 800)) == high


@needs_display
@needs_manager
@pytest.mark.thorough
def test_a_window_as_large_as_the_desktop_is_whole_below_its_title(display: Display, tmp_path: Path) -> None:
    with display.managed(), program(display, home(tmp_path, window=SCREEN)) as window:
        wait_until(lambda: window.place.size[1] < SCREEN[1], "room for the title")
        window.rest()
        wide, high = window.place.size
        assert wide == SCREEN[0]
        assert SCREEN[1] - LARGEST_TITLE <= high
        assert window.end() == (0, "")


@needs_display
@pytest.mark.thorough
def test_whatever_size_comes_anyway(display: Display, tmp_path: Path) -> None:
    """Without a window manager nobody heeds the least size."""
    with program(display, home(tmp_path, window=(1280, 720))) as window:
        there = becomes(window, (1280, 720))
        for size in ((500, 300), (1, 1), (90, 1000), (1900, 20), (1280, 720)):
            display.resize(there.window, *size)
            becomes(window, size)
        assert window.end() == (0, "")
