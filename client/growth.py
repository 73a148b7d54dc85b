"""How the library's cost grows with the games in it. A part of `four-crowns bench --json`."""

import time
from pathlib import Path
from random import Random
from typing import Final

from engines.core.game import set_up
from engines.core.match import Match

from .app import App
from .box import BOX
from .games.samples import sample_seats
from .paths import HOME, find_folders
from .program import open_stage
from .scenes.navigation import go
from .stage import Stage

RECORDS: Final = (50, 200, 500)
ACTIONS: Final = 30
"""Of each game."""


def library_curves(app: App, folder: Path) -> dict[str, dict[str, float]]:
    """CPU milliseconds until the library can be seen, and until all is known of it: of records nobody has looked at
    yet, and when it is opened again."""
    curves: dict[str, dict[str, float]] = {
        name: {} for name in ("library_seen_ms", "library_known_ms", "library_again_ms")
    }
    home, saved = find_folders({HOME: str(folder)}), 0
    for count in RECORDS:
        save_games(open_stage(app.stage.size, home, silent=True), range(saved, count))
        saved = count
        if home.library_index.exists():
            home.library_index.unlink()
        seen, known = _opened(app, open_stage(app.stage.size, home, silent=True))
        again = _opened(app, open_stage(app.stage.size, home, silent=True))
        for curve, figure in zip(curves.values(), (seen, known, again[0]), strict=True):
            curve[str(count)] = figure
    return curves


def save_games(stage: Stage, seeds: range) -> None:
    """Write down games that chance has begun."""
    for seed in seeds:
        game = BOX[list(BOX)[seed % len(BOX)]]
        seats = min(min(mode.seats) for mode in game.modes)
        setup = set_up(game, seats, seed=seed)
        journal = stage.library.prepare(setup, sample_seats(seats, (0,), game.id))
        journal.sync = False  # the disk is not what is measured
        match, random = Match(game, setup, journal), Random(seed)
        for _ in range(ACTIONS):
            if match.decision:
                match.submit(random.choice(match.decision.options))


def _opened(app: App, stage: Stage) -> tuple[float, float]:
    """Milliseconds until the library is seen, and until nothing of it is left to be looked at."""
    shown, before = App(stage, app.window), app.stage
    go(stage, "title")
    shown.show()
    begun = time.process_time()
    go(stage, "library")
    shown.show()
    seen = time.process_time() - begun
    while stage.waiting:
        shown.show()
    known = time.process_time() - begun
    stage.close()
    before.dirty = True
    return round(seen * 1000, 1), round(known * 1000, 1)
