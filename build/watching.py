"""Frames of whole games as computers play them before one's eyes: how many take longer than a screen waits, and what
memory comes to. A part of `build/speed.py`.

The time of the games is that of the frames, sixty to a second, and not that of a clock: an hour of play takes minutes.
What a frame costs is its CPU time.
"""

import argparse
import gc
import json
import os
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from client.app import App, open_window, prepare
from client.box import BOX
from client.games.samples import sample_seats
from client.paths import HOME, find_folders
from client.program import import_ahead, open_stage
from client.scenes.navigation import go
from client.scenes.table.scene import TableScene
from client.settings import Settings
from engines.core.game import set_up
from engines.core.seats import usual_seats

SECOND = 60
TOO_LONG = 1 / 60
WHILE_STILL = 0.003
"""Seconds that computers, which think by the clock, are given in a frame in which nothing moves."""
LEFT = 5 * SECOND
"""Frames in which a game that is over is looked at before the next one begins."""


def main(argv: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--size", default="1920x1080", metavar="WxH")
    parser.add_argument(
        "--minutes", type=float, default=15.0, help="of each game; frames are counted in the first five"
    )
    arguments = parser.parse_args(argv)
    width, height = map(int, arguments.size.split("x"))
    prepare()
    surface = open_window(Settings(window=(width, height)))
    with tempfile.TemporaryDirectory() as folder:
        stage = open_stage(surface.get_size(), find_folders({HOME: folder}), silent=True)
        stage.toasts.clear()
        app = App(stage, surface)
        go(stage, "title")
        app.show()
        import_ahead(stage)
        while stage.waiting or stage.ahead.waiting:
            app.step(1 / 30)
        found: dict[str, Any] = {"size": list(surface.get_size()), "memory_mb": {"title": memory()}, "games": {}}
        for game in BOX:
            found["games"][game] = watch(app, game, arguments.minutes)
            found["memory_mb"][game] = memory()
        stage.close()
    print(json.dumps(found))
    return 0


def watch(app: App, game: str, minutes: float) -> dict[str, float]:
    """Milliseconds of the frames of a game: the middle one, the ninety-ninth of a hundred, and the longest, which is
    mostly that in which the table comes; and how many were too long."""
    frames, five = int(minutes * 60 * SECOND), 5 * 60 * SECOND
    times: list[float] = []
    seed, over, actions, still = 0, LEFT, 0, 0
    while len(times) < frames:
        if over >= LEFT:
            seed, over = seed + 1, 0
            app.stage.home()
            app.show()
            gc.collect()
            seats = usual_seats(BOX[game])
            app.stage.begin(set_up(BOX[game], seats, seed=seed), sample_seats(seats, (), game))
        begun = time.process_time()
        moving = app.step(1 / SECOND)
        times.append(time.process_time() - begun)
        still += not moving
        if not moving:
            time.sleep(WHILE_STILL)
        table = app.stage.top
        if isinstance(table, TableScene):
            actions = max(actions, len(table.session.match.moves))
        else:
            over += 1
    first = sorted(times[:five])
    return {
        "frames": len(first),
        "too_long": sum(each > TOO_LONG for each in first),
        "median_ms": round(first[len(first) // 2] * 1000, 2),
        "p99_ms": round(first[len(first) * 99 // 100] * 1000, 2),
        "longest_ms": round(first[-1] * 1000, 1),
        "still": still,
        "games": seed,
        "most_actions": actions,
    }


def memory() -> float:
    """Megabytes that the process has in memory now."""
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return round(pages * os.sysconf("SC_PAGE_SIZE") / 1e6)


if __name__ == "__main__":
    sys.exit(main())
