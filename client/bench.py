"""`four-crowns bench`: how soon the title is there, what a frame takes at 1920x1080, and what doing nothing costs.

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

import pygame

from .app import App, open_window, prepare
from .errors import NoDisplay
from .games.kings_and_things.board.board import Board
from .games.kings_and_things.board.camera import LEVELS, Pose
from .games.kings_and_things.board.motion import walks
from .games.kings_and_things.board.reading import Army
from .input.intents import Intent, Kind
from .match.session import Session
from .paths import HOME, find_folders
from .program import open_stage
from .samples import crowded_board, sample_game, sample_seats
from .scenes.doors import go
from .scenes.table.scene import TableScene
from .settings import Settings
from .sprites.timeline import Cue, Flight
from .sprites.timeline import Pose as Place
from .stage import Stage

SIZE = (1920, 1080)
FRAMES = 120
STARTS = 5
REST = 10.0
"""Idle is measured for so many seconds."""
SETTLED = 11.0
"""When nobody has done anything for so many seconds, flames and lights stand still."""
MANY = 24
"""As many cards as are ever in the air at once."""
COUNTERS = 150
"""On the board while it is measured."""
WALK = 1.2
PAN = 7.0
"""Units that the board is dragged in a frame."""

START = "import sys; from client.app import run_window; sys.exit(run_window(steps=1))"
MUSTS = {
    "start_ms": 1500.0,
    "one_card_moving_ms": 4.0,
    "everything_moving_ms": 16.0,
    "idle_title_percent": 1.0,
    "idle_table_percent": 1.0,
    "board_pan_ms": 12.0,
    "board_zoom_ms": 16.0,
    "counter_moving_ms": 4.0,
    "idle_board_percent": 1.0,
}


def run_bench(as_json: bool) -> int:
    """Print the table of figures; 2 without a display."""
    prepare()
    try:
        surface = open_window(Settings(window=SIZE))
    except NoDisplay as error:
        print(error, file=sys.stderr)
        return 2
    with tempfile.TemporaryDirectory() as folder:
        found = {} if getattr(sys, "frozen", False) else {"start_ms": _start(folder)}
        stage = open_stage(surface.get_size(), find_folders({HOME: folder}), silent=True)
        stage.toasts.clear()
        found |= measure(App(stage, surface), stage)
    size = list(surface.get_size())
    pygame.quit()
    if as_json:
        print(json.dumps({"size": size, "must": MUSTS, **found}))
    else:
        for name, figure in found.items():
            must = f"   must {MUSTS[name]:.0f}" if name in MUSTS else ""
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
    """Medians in milliseconds, and shares of a core in percent."""
    go(stage, "title")
    app.step(0.0)
    idle_title = _idle(app)
    match, deeds = sample_game()
    session = Session(match, sample_seats(4, (0,)), stage.settings, deeds)
    begun = time.perf_counter()
    table = TableScene(stage, session)
    stage.push(table)
    app.step(0.0)
    opened = time.perf_counter() - begun
    return {
        "table_opened_ms": round(opened * 1000, 2),
        "one_card_moving_ms": _median(app, lambda: _fly(table, 1)),
        "many_cards_moving_ms": _median(app, lambda: _fly(table, MANY)),
        "everything_moving_ms": _median(app, lambda: _fly_all(app, table)),
        "idle_title_percent": idle_title,
        "idle_table_percent": _idle(app),
        **measure_board(app, stage),
    }


def measure_board(app: App, stage: Stage) -> dict[str, float]:
    """The same for the board of Kings & Things: 37 hexes and 150 counters."""
    match, deeds = crowded_board(COUNTERS)
    session = Session(match, sample_seats(4, (0,), match.game.id), stage.settings, deeds)
    begun = time.perf_counter()
    table = TableScene(stage, session)
    stage.push(table)
    app.step(0.0)
    opened = time.perf_counter() - begun
    board: Board = table.table.board  # type: ignore[attr-defined]  # this game's table
    moving = _median(app, lambda: _march(table, board))
    table.timeline.finish()
    app.step(0.0)
    zoom = _median(app, lambda: _zoom(stage, board))
    board.reset()
    idle = _idle(app)
    board.camera.jump(Pose(0, 0, LEVELS[0]))
    app.step(0.0)
    _hold(stage, board)
    return {
        "board_opened_ms": round(opened * 1000, 2),
        "board_pan_ms": _median(app, lambda: _pan(stage, board)),
        "board_zoom_ms": zoom,
        "counter_moving_ms": moving,
        "idle_board_percent": idle,
    }


def _march(table: TableScene, board: Board) -> None:
    """Keep one counter on its way over the board."""
    if not table.timeline.busy:
        table.timeline.add(Cue(WALK, paint=walks(board, Army(0, 1, ()), 19, 28, WALK)))


def _zoom(stage: Stage, board: Board) -> None:
    """Keep the camera on its way, nearer and farther."""
    if not board.camera.moving:
        notches = -5 if board.camera.near else 5
        stage.handle(Intent(Kind.WHEEL, board.box.cx, board.box.cy, amount=notches))


def _hold(stage: Stage, board: Board) -> None:
    x, y = board.centre(0)
    stage.handle(Intent(Kind.POINT, x, y))
    stage.handle(Intent(Kind.GRAB, x, y))  # the main button might pull a stack


def _pan(stage: Stage, board: Board) -> None:
    """Drag the board to and fro, as far as that shows other hexes."""
    x, y = stage.top.ui.pointer or board.centre(0)
    step = PAN if board.camera.pose.x > -1.5 else -PAN * FRAMES / 3
    stage.handle(Intent(Kind.POINT, x + step, y + step / 2))


def _idle(app: App) -> float:
    """The share of a core that the window takes when nobody does anything."""
    app.stage.update(SETTLED)
    app.run(1)
    begun, worked = time.perf_counter(), time.process_time()
    while time.perf_counter() - begun < REST:
        app.run(10)
    return round((time.process_time() - worked) / (time.perf_counter() - begun) * 100, 2)


def _median(app: App, before: Callable[[], None]) -> float:
    times = []
    for _ in range(FRAMES):
        before()
        begun = time.perf_counter()
        app.step(1 / 60)
        times.append(time.perf_counter() - begun)
    return round(statistics.median(times) * 1000, 2)


def _fly(table: TableScene, cards: int) -> None:
    """Keep so many cards in the air."""
    if table.timeline.busy:
        return
    sprites = [held.face for held in table.table.board.held()]  # type: ignore[attr-defined]  # this game's table
    flights = tuple(
        Flight(
            sprites[i % len(sprites)], Place(200 + 37 * i % 1500, 900, 150), Place(1500 - 53 * i % 1400, 200, 100), 1.2
        )
        for i in range(cards)
    )
    table.timeline.add(Cue(1.2, flights))


def _fly_all(app: App, table: TableScene) -> None:
    """Many cards in the air, and every pixel of the window composed from its parts and presented again."""
    _fly(table, MANY)
    app.screen.forget()
