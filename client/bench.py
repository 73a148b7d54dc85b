"""`four-crowns bench`: how long a frame takes at 1920x1080, drawn and presented as the window does it."""

import json
import statistics
import sys
import tempfile
import time
from collections.abc import Callable

import pygame

from .app import App, open_window, prepare
from .errors import NoDisplay
from .match.session import Session
from .paths import HOME, find_folders
from .program import open_stage
from .samples import sample_game, sample_seats
from .scenes.table import TableScene
from .settings import Settings
from .sprites.timeline import Cue, Flight, Pose
from .stage import Stage

SIZE = (1920, 1080)
FRAMES = 120
MUSTS = {"everything_moving_ms": 16.0, "one_card_moving_ms": 4.0}


def run_bench(as_json: bool) -> int:
    """Print the table of frame times; 2 without a display."""
    prepare()
    try:
        surface = open_window(Settings(window=SIZE))
    except NoDisplay as error:
        print(error, file=sys.stderr)
        return 2
    with tempfile.TemporaryDirectory() as folder:
        stage = open_stage(surface.get_size(), find_folders({HOME: folder}), silent=True)
        stage.toasts.clear()
        found = measure(App(stage, surface), stage)
    size = list(surface.get_size())
    pygame.quit()
    if as_json:
        print(json.dumps({"size": size, "must": MUSTS, **found}))
    else:
        for name, milliseconds in found.items():
            must = f"   must {MUSTS[name]:.0f}" if name in MUSTS else ""
            print(f"{name.replace('_', ' '):24} {milliseconds:8.2f}{must}")
    return 0


def measure(app: App, stage: Stage) -> dict[str, float]:
    """Medians in milliseconds."""
    match, deeds = sample_game()
    session = Session(match, sample_seats(4, (0,)), stage.settings, deeds)
    begun = time.perf_counter()
    table = TableScene(stage, session)
    stage.push(table)
    app.step(0.0)
    opened = time.perf_counter() - begun
    return {
        "table_opened_ms": round(opened * 1000, 2),
        "one_card_moving_ms": _median(app, lambda i: _fly(table, i, 1)),
        "everything_moving_ms": _median(app, lambda i: _fly_all(app, table, i)),
        "nothing_moving_ms": _median(app, lambda i: None),
    }


def _median(app: App, before: Callable[[int], None]) -> float:
    times = []
    for i in range(FRAMES):
        before(i)
        begun = time.perf_counter()
        app.step(1 / 60)
        times.append(time.perf_counter() - begun)
    return round(statistics.median(times) * 1000, 2)


def _fly(table: TableScene, frame: int, cards: int) -> None:
    """Keep so many cards in the air."""
    if table.timeline.busy:
        return
    sprites = [held.face for held in table.table.board.held()]  # type: ignore[attr-defined]  # this game's table
    flights = tuple(
        Flight(
            sprites[i % len(sprites)], Pose(200 + 37 * i % 1500, 900, 150), Pose(1500 - 53 * i % 1400, 200, 100), 1.2
        )
        for i in range(cards)
    )
    table.timeline.add(Cue(1.2, flights))


def _fly_all(app: App, table: TableScene, frame: int) -> None:
    """Every card of a large deal in the air at once, and every pixel of the window composed and presented again."""
    _fly(table, frame, 24)
    app.screen.forget()
