"""What it costs to be read by a screen reader: `python build/reading.py`, with what `tests/client/test_blind.py` needs.

On a bus on which a reader listens, every screen is opened and every game played for two minutes by chance and by
computers. Counted is the CPU time of the window's own thread in each step of the loop in which something is described
or handed over.
"""

import json
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from bundle.project import ROOT

from client.access import ScreenReader
from client.app import App, open_window, prepare
from client.box import BOX
from client.games.samples import sample_seats
from client.paths import HOME, find_folders
from client.program import import_ahead, open_stage
from client.scenes.navigation import go
from client.scenes.table.scene import TableScene
from client.settings import Settings
from engines.core.game import set_up

SIZE = (1280, 720)
SECOND = 60
PATIENCE = 10.0
SEEN = 0.05
"""Milliseconds below which nothing was done."""
SCREENS = ("choose", "settings", "library", "statistics", "credits", "puzzles", "challenges")
PLAYED = 120 * SECOND
THOUGHT = 0.003
"""Seconds that computers, which think by the clock, are given in a frame in which nothing moves."""
INSIDE = "--inside"


class Meter:
    """Milliseconds of each step in which a reader was told something, by what was on the screen."""

    def __init__(self, reader: ScreenReader) -> None:
        self.told: dict[str, list[float]] = {}
        self.at = ""
        self._step = reader._step
        reader._step = self._measured  # type: ignore[method-assign]  # it is what is measured

    def _measured(self) -> None:
        begun = time.thread_time()
        self._step()
        cost = (time.thread_time() - begun) * 1000
        if cost > SEEN:
            self.told.setdefault(self.at, []).append(cost)


def visit(app: App, meter: Meter) -> None:
    """Every screen that the title leads to, and the set-up of every game."""
    for name, *about in [*((name,) for name in SCREENS), *(("setup", game) for game in BOX)]:
        meter.at = " ".join((name, *about))
        go(app.stage, name, *about)
        for _ in range(SECOND):
            app.step(1 / SECOND)
        app.stage.home()
        app.show()


def play(app: App, game: str) -> None:
    """Two minutes of a game, one person among computers."""
    stage, chance = app.stage, random.Random(1)
    seats = min(4, max(count for mode in BOX[game].modes for count in mode.seats))
    stage.begin(set_up(BOX[game], seats, seed=3), sample_seats(seats, (0,), game))
    for frame in range(PLAYED):
        if not app.step(1 / SECOND):
            time.sleep(THOUGHT)
        table = stage.top
        if not isinstance(table, TableScene) or frame % 20:
            continue
        if table.asked is not None:
            table.give(chance.choice(table.asked.decision.options))
        elif table.timeline.held is not None:
            table.go_on()
    stage.home()


def measure() -> dict[str, Any]:
    """Where a reader listens already."""
    prepare()
    surface = open_window(Settings(window=SIZE))
    with tempfile.TemporaryDirectory() as folder:
        stage = open_stage(surface.get_size(), find_folders({HOME: folder}), silent=True)
        stage.toasts.clear()
        app = App(stage, surface)
        go(stage, "title")
        import_ahead(stage)
        app.introduce()
        assert app.screen_reader is not None, "there is a wheel of AccessKit where this is measured"
        end = time.monotonic() + PATIENCE
        while stage.waiting or not app.screen_reader.listens:
            assert time.monotonic() < end, "nobody listens"
            app.step(1 / SECOND)
        meter = Meter(app.screen_reader)
        visit(app, meter)
        for meter.at in BOX:
            play(app, meter.at)
        stage.close()
    return {at: figures(costs) for at, costs in meter.told.items()} | {"all": figures(list(every(meter)))}


def every(meter: Meter) -> Iterator[float]:
    for costs in meter.told.values():
        yield from costs


def figures(costs: list[float]) -> dict[str, float]:
    """How many steps, and what the middle one, the one that 19 of 20 stay below, and the dearest took."""
    costs = sorted(costs)
    median, most = statistics.median(costs), costs[len(costs) * 19 // 20]
    return {"steps": len(costs), "median_ms": round(median, 2), "p95_ms": round(most, 2), "max_ms": round(costs[-1], 2)}


def main(argv: list[str]) -> int:
    if INSIDE in argv:
        print(json.dumps(measure(), indent=1))
        return 0
    from tests.client.reader_kit import heard
    from tests.client.window_kit import open_display

    os.chdir(ROOT)
    with open_display() as display, heard(display):
        environment = {**display.environment, "SDL_AUDIODRIVER": "dummy"}
        return subprocess.run([sys.executable, __file__, INSIDE], env=environment, check=False).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
