"""Frames while a computer searches: what `four-crowns bench` measures of every game's strongest player."""

import time

from .app import App
from .box import BOX
from .games.samples import sample_of, sample_seats
from .match.session import Session
from .match.thinking import Desk
from .match.worker import Worker
from .scenes.table.scene import TableScene

FRAMES = 180
WARM = 30
"""Frames until what is dear to make has been made."""
MUSTS = {f"searching_{what}_ms": 16.0 for what in ("median", "p95")}


def measure_searching(app: App) -> dict[str, float]:
    """Milliseconds of a frame that paints what moves while the strongest player of a game thinks without a pause: the
    worst median and the worst of nineteen in twenty of all games."""
    worker = Worker()
    try:
        times = [sorted(_frames(app, worker, game)) for game in BOX]
    finally:
        worker.stop()
    medians, high = [each[FRAMES // 2] for each in times], [each[FRAMES * 19 // 20] for each in times]
    return {"searching_median_ms": round(max(medians), 2), "searching_p95_ms": round(max(high), 2)}


def _frames(app: App, worker: Worker, game: str) -> list[float]:
    match, taken = sample_of(game)
    decision, found = match.decision, []
    assert decision is not None  # a sample is in the middle of a game
    seats = sample_seats(match.setup.seats, (decision.seat,), game)  # a person is asked, so nobody plays on meanwhile
    app.stage.push(TableScene(app.stage, Session(match, seats, app.stage.settings, taken)))
    for _ in range(WARM):
        app.step(1 / 60)
    desk = Desk(match.game, match.setup, worker)
    strongest, view = match.game.opponents.levels[-1].id, match.view(decision.seat)
    thought = desk.ask(strongest, view, decision, taken)
    thought.answer()  # the process is there
    for _ in range(FRAMES):
        if thought.is_ready:
            thought = desk.ask(strongest, view, decision, taken)
        app.stage.dirty = True
        begun = time.perf_counter()
        app.step(1 / 60)
        found.append((time.perf_counter() - begun) * 1000)
        time.sleep(max(0.001, 1 / 60 - found[-1] / 1000))
    thought.answer()
    app.stage.home()
    return found
