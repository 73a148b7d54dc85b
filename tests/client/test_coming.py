"""A picture for which much has to be made comes over some frames: the window waits for it, and nothing else differs."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest

from client.app import App
from client.box import BOX
from client.games.samples import sample_of, sample_seats
from client.input.intents import Intent, Kind
from client.match.session import Session
from client.render import pictures
from client.render.cache import EnoughForNow, Steps, SurfaceCache
from client.render.canvas import Canvas
from client.render.scale import Scale
from client.scenes.navigation import go
from client.scenes.table.scene import TableScene
from client.sprites.wood import wood
from client.stage import RATION, Stage

from .scene_kit import make_stage

SIZE = (1280, 720)
LARGEST = 4 * 2560 * 1440
"""Bytes of the largest picture there is, which is unpacked whole."""
SCREENS = ("choose", "library", "settings", "credits", "statistics", "puzzles", "challenges")


@pytest.fixture
def app(tmp_path: Path) -> Iterator[App]:
    pygame.display.init()
    window = pygame.display.set_mode(SIZE)
    stage = make_stage(tmp_path, size=SIZE)
    go(stage, "title")
    made = App(stage, window)
    made.show()
    yield made
    stage.close()
    pygame.display.set_mode((64, 64))


def pixels(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGB")


def forget(stage: Stage) -> None:
    """Nothing is there that was made before."""
    stage.cache.clear()
    pictures.forget()


def table_of(stage: Stage, game: str) -> TableScene:
    match, taken = sample_of(game)
    assert match.decision is not None
    seats = sample_seats(match.setup.seats, (match.decision.seat,), game)
    return TableScene(stage, Session(match, seats, stage.settings, taken))


@pytest.mark.parametrize("name", [*SCREENS, *BOX])
def test_until_a_screen_is_there_the_window_shows_what_it_showed(app: App, name: str) -> None:
    stage, before = app.stage, pixels(app.window)
    if name in BOX:
        stage.push(table_of(stage, name))
    else:
        go(stage, name)
    forget(stage)
    waited = 0
    app.step(0.0)
    while stage.coming:
        waited += 1
        assert pixels(app.window) == before
        app.step(0.0)
    assert waited
    assert pixels(app.window) != before
    assert pixels(app.window) == pixels(stage.picture())


def test_no_frame_makes_much_more_than_it_has_time_for(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    stage, made, get, grow = app.stage, [0], SurfaceCache.get, SurfaceCache.grow

    def counting(cache: SurfaceCache, key: Any, make: Any) -> pygame.Surface:
        def counted() -> pygame.Surface:
            surface: pygame.Surface = make()
            made[-1] += surface.get_pitch() * surface.get_height()
            return surface

        return get(cache, key, counted)

    def growing(cache: SurfaceCache, key: Any, steps: Any) -> pygame.Surface:
        def counted() -> Steps:
            counting = steps()
            while True:
                try:
                    step = next(counting)
                except StopIteration as end:
                    whole: pygame.Surface = end.value
                    return whole
                made[-1] += step
                yield step

        return grow(cache, key, counted)

    monkeypatch.setattr(SurfaceCache, "get", counting)
    monkeypatch.setattr(SurfaceCache, "grow", growing)
    go(stage, "library")
    forget(stage)
    app.step(0.0)
    while stage.coming:
        made.append(0)
        app.step(0.0)
    assert len(made) > 5
    assert max(made) <= RATION * stage.scale.pixels + LARGEST
    assert sum(made) > 2 * max(made)


def test_no_time_goes_by_for_what_nobody_sees_yet(app: App) -> None:
    stage = app.stage
    go(stage, "library")
    forget(stage)
    app.step(0.1)
    assert stage.coming
    stood = stage.time, stage.top.time
    for _ in range(3):
        app.step(0.1)
        assert stage.coming
        assert (stage.time, stage.top.time) == stood
    app.show()
    app.step(0.1)
    assert stage.time > stood[0]


def test_to_run_for_a_number_of_steps_is_to_see_that_many_pictures(app: App) -> None:
    go(app.stage, "library")
    forget(app.stage)
    app.run(1)
    assert not app.stage.coming
    assert pixels(app.window) == pixels(app.stage.picture())


def test_a_ground_is_the_same_however_many_frames_it_took() -> None:
    """Its parts are spoiled as they are put together: none of them may serve for the next."""
    pygame.display.init()
    pygame.display.set_mode((64, 64))
    at_once, in_steps = SurfaceCache(), SurfaceCache()
    light = (0.5, 0.5, 0.6, 0.6, "g500", 90)
    for table, lights in (("one", [light]), ("two", []), ("three", [light, (0.2, 0.2, 0.6, 0.6, "g700", 60)])):
        whole, frames = ground(at_once, table, lights), 0
        while True:
            frames += 1
            try:
                with in_steps.rationed(1):
                    parted = ground(in_steps, table, lights)
                break
            except EnoughForNow:
                continue
        assert frames > 2
        assert pixels(parted) == pixels(whole)
    assert in_steps.used == at_once.used, "nothing is kept of what they were put together from"


def ground(cache: SurfaceCache, table: str, lights: list[Any]) -> pygame.Surface:
    canvas = Canvas(Scale(), (320, 180), cache)
    wood(canvas, table, lights)
    return canvas.frame[0].surface


def test_a_board_that_was_moved_is_whole_however_many_frames_it_took(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is moved on its own surface: half of that is no picture."""
    monkeypatch.setattr("client.stage.RATION", 1)
    assert panned(app, forgetful=True) == panned(app, forgetful=False)


def panned(app: App, forgetful: bool) -> bytes:
    stage = app.stage
    stage.push(table_of(stage, "kings_and_things"))
    app.show()
    stage.handle(Intent(Kind.WHEEL, SIZE[0] / 2, SIZE[1] / 2, amount=3))
    for _ in range(90):
        app.step(1 / 30)
    if forgetful:
        stage.cache.clear()
    stage.handle(Intent(Kind.PAN, 40, 25))
    app.present()
    assert stage.coming is forgetful
    app.show()
    for _ in range(90):
        app.step(1 / 30)
    shown = pixels(app.window)
    stage.home()
    app.show()
    return shown
