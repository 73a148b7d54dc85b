"""`four-crowns bench`: how soon the title is there, what a frame takes at 1920x1080, also while a computer
searches, and what doing nothing costs.

Everything is drawn and presented as the window does it.
"""

import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

import pygame

from . import searching
from .app import App, open_window, prepare
from .box import BOX
from .errors import NoDisplay
from .games.samples import Played
from .games.ui import Bench, ui_of
from .growth import library_curves
from .match.seats import Seat
from .match.session import Session
from .paths import HOME, find_folders
from .program import import_ahead, open_stage
from .render import pictures
from .scenes.navigation import go
from .scenes.setup.scene import SetupScene
from .scenes.table.scene import TableScene
from .searching import measure_searching
from .settings import Settings
from .stage import Stage

SIZE = (1920, 1080)
FRAMES = 120
STARTS = 5
REST = 10.0
"""Idle is measured for so many seconds."""
SETTLED = 11.0
"""When nobody has done anything for so many seconds, flames and lights stand still."""

START = "import sys; from client.app import run_window; sys.exit(run_window(steps=1))"
MUSTS = {"start_ms": 1500.0, "idle_title_percent": 1.0, "table_prepared_ms": 150.0}


def run_bench(as_json: bool, size: tuple[int, int] = SIZE) -> int:
    """Print the table of figures; 2 without a display."""
    prepare()
    try:
        surface = open_window(Settings(window=size))
    except NoDisplay as error:
        print(error, file=sys.stderr)
        return 2
    with tempfile.TemporaryDirectory() as folder:
        found = {} if getattr(sys, "frozen", False) else {"start_ms": _start(folder)}
        stage = open_stage(surface.get_size(), find_folders({HOME: folder}), silent=True)
        stage.toasts.clear()
        app = App(stage, surface)
        found |= measure(app, stage) | measure_searching(app)
        curves = library_curves(app, Path(folder, "library")) if as_json else {}
    musts = MUSTS | searching.MUSTS
    for bench in benches():
        musts |= bench.musts
    shown = list(surface.get_size())
    pygame.quit()
    if as_json:
        print(json.dumps({"size": shown, "must": musts, **found, "growth": curves}))
    else:
        for name, figure in found.items():
            must = f"   must {musts[name]:.0f}" if name in musts else ""
            print(f"{name.replace('_', ' '):24} {figure:8.2f}{must}")
    return 0


def _start(folder: str) -> float:
    """From the start of a process to its end after one frame of the title: a little more than until that frame."""
    times = []
    for _ in range(STARTS):
        begun = time.perf_counter()
        subprocess.run([sys.executable, "-c", START], env={**os.environ, HOME: folder}, check=True)
        times.append(time.perf_counter() - begun)
    return round(statistics.median(times) * 1000, 2)


def measure(app: App, stage: Stage) -> dict[str, float]:
    """Medians in milliseconds, and shares of a core in percent: of the title, and of what each game measures."""
    go(stage, "title")
    app.show()
    import_ahead(stage)  # as in the time in which somebody looks at the title
    meter = AppMeter(app)
    found = {"idle_title_percent": meter.idle()}
    for bench in benches():
        found |= bench.measure(meter)
    return found | {"table_prepared_ms": meter.open_prepared(next(iter(BOX)))}


def benches() -> list[Bench]:
    """What the games measure of their tables."""
    return [bench() for game in BOX if (bench := ui_of(game).bench)]


class AppMeter:
    """Measures what is on the stage of an app."""

    frames = FRAMES

    def __init__(self, app: App) -> None:
        self.app, self.stage = app, app.stage

    def open(self, played: Played, seats: tuple[Seat, ...]) -> tuple[TableScene, float]:
        """A table scene with this game, and how many milliseconds it took to come."""
        match, taken = played
        session = Session(match, seats, self.stage.settings, taken)
        begun = time.perf_counter()
        table = TableScene(self.stage, session)
        self.stage.push(table)
        self.step()
        return table, round((time.perf_counter() - begun) * 1000, 2)

    def open_prepared(self, game: str) -> float:
        """How many milliseconds a new game takes to come that somebody has taken the time to set up."""
        self.stage.home()
        self.stage.cache.clear()
        pictures.forget()
        go(self.stage, "setup", game)
        setup = self.stage.top
        assert isinstance(setup, SetupScene)
        self.step()
        while self.stage.ahead.waiting:
            self.app.step(1 / 30)
        begun = time.perf_counter()
        setup.start()
        self.step()
        return round((time.perf_counter() - begun) * 1000, 2)

    def step(self) -> None:
        """What is to be seen now, whole; no time goes by."""
        self.app.show()

    def median(self, before: Callable[[], None]) -> float:
        """Milliseconds of a frame. `before` is called before each."""
        times = []
        for _ in range(self.frames):
            before()
            begun = time.perf_counter()
            self.app.step(1 / 60)
            times.append(time.perf_counter() - begun)
        return round(statistics.median(times) * 1000, 2)

    def idle(self) -> float:
        """The share of a core that the window takes when nobody does anything, and nothing is left to do."""
        while self.stage.waiting or self.stage.ahead.waiting:
            self.app.step(1 / 30)
        self.stage.update(SETTLED)
        self.app.run(1)
        begun, worked = time.perf_counter(), time.process_time()
        while time.perf_counter() - begun < REST:
            self.app.run(10)
        return round((time.process_time() - worked) / (time.perf_counter() - begun) * 100, 2)

    def repaint(self) -> None:
        """The next frame paints every pixel, as if the window had been covered."""
        self.app.screen.uncover()
