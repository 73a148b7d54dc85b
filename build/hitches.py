"""Longest waits for a frame: in a minute of screens, pans, zooms and moves, and at what has much to do (a hint, undo,
show again, a library of 500 games, a jump in a replay).

Sixty frames are a second, whatever they take; what one costs is its CPU time. Computers think in a process beside it,
as in the window, and are waited for.
"""

import argparse
import json
import sys
import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from client.app import App, open_window, prepare
from client.box import BOX
from client.games.samples import keep_sample, sample_of, sample_seats
from client.growth import save_games
from client.input.intents import Intent, Kind
from client.match.session import Session
from client.match.worker import Worker
from client.paths import HOME, find_folders
from client.program import import_ahead, open_stage
from client.scenes.navigation import go
from client.scenes.replay.opening import watch
from client.scenes.replay.scene import ReplayScene
from client.scenes.setup.scene import SetupScene
from client.scenes.table.scene import TableScene
from client.settings import Settings

SECOND = 60
BOARD = "kings_and_things"
GAMES = 500
"""In the library."""
LONGEST_THOUGHT = 10 * SECOND
"""Frames that a hint is waited for."""
SCREENS = ("library", "settings", "statistics", "credits", "puzzles", "challenges")


class Watch:
    """Lets frames go by and remembers what each cost, in milliseconds."""

    def __init__(self, app: App) -> None:
        self.app, self.stage = app, app.stage
        self.frames: list[tuple[float, str]] = []
        self.shown: dict[str, float] = {}
        """Milliseconds of work from each deed to the picture of what came of it."""

    def act(self, name: str, deed: Callable[[], object], seconds: float = 0.5) -> float:
        """Do something and let so much time go by: the longest frame of it, the deed included."""
        begun, first = time.process_time(), len(self.frames)
        start = begun
        deed()
        self._frame(name, begun)
        while self.stage.coming:
            self._frame(name, time.process_time())
        self.shown[name] = max(self.shown.get(name, 0.0), round((time.process_time() - start) * 1000, 1))
        for _ in range(round(seconds * SECOND)):
            self._frame(name, time.process_time())
        return round(max(cost for cost, _ in self.frames[first:]), 1)

    def _frame(self, name: str, begun: float) -> None:
        self.app.step(1 / SECOND)
        self.frames.append(((time.process_time() - begun) * 1000, name))

    def settle(self) -> None:
        """As long as somebody takes who looks at a screen: what is prepared meanwhile is no part of a deed."""
        while self.stage.waiting or self.stage.ahead.waiting:
            self._frame("preparing", time.process_time())

    def intent(self, kind: Kind, x: float = 0, y: float = 0, amount: float = 0) -> Callable[[], object]:
        return lambda: self.stage.handle(Intent(kind, x, y, amount=amount))


def minute(watch: Watch) -> dict[str, Any]:
    """Through all screens, then every game set up and begun; on the board to and fro, nearer and farther."""
    stage = watch.stage
    for name in SCREENS:
        watch.act(f"to {name}", partial(go, stage, name))
        watch.act(f"from {name}", stage.pop)
        watch.settle()
    for game in BOX:
        watch.act(f"set up {game}", partial(go, stage, "setup", game))
        watch.settle()
        setup = stage.top
        assert isinstance(setup, SetupScene)
        watch.act(f"begin {game}", setup.start, 3.0)
        if game == BOARD:
            _look_round(watch)
        watch.act(f"leave {game}", stage.home)
        watch.settle()
    costs = sorted(watch.frames, reverse=True)
    shown = sorted(((cost, name) for name, cost in watch.shown.items()), reverse=True)
    return {
        "frames": len(costs),
        "longest_ms": [(round(cost, 1), name) for cost, name in costs[:8]],
        "until_shown_ms": shown[:12],
    }


def _look_round(watch: Watch) -> None:
    """Zoom, pan and zoom again, three times; nobody answers meanwhile."""
    x, y = watch.stage.width / 2, watch.stage.height / 2
    for _ in range(3):
        watch.act("zoom in", watch.intent(Kind.WHEEL, x, y, 5), 1.5)
        for step in range(60):
            away = 12 if step < 30 else -12
            watch.act("pan", watch.intent(Kind.PAN, away, away / 2), 0)
        watch.act("zoom out", watch.intent(Kind.WHEEL, x, y, -5), 1.5)


def waits(watch: Watch) -> dict[str, float]:
    """The longest frame of each deed that has much to do, of all games."""
    found: dict[str, float] = {}
    for game in BOX:
        for name, cost in _at_table(watch, game).items():
            found[name] = max(found.get(name, 0.0), cost)
    go(watch.stage, "title")
    watch.settle()
    found["library"] = watch.act("library", partial(go, watch.stage, "library"), 20.0)
    watch.stage.home()
    return found


def _at_table(watch: Watch, game: str) -> dict[str, float]:
    stage = watch.stage
    match, taken = sample_of(game)
    assert match.decision is not None  # a sample is in the middle of a game
    session = Session(match, sample_seats(match.setup.seats, (match.decision.seat,), game), stage.settings, taken)
    session.think_by(stage.thinker)
    scene = TableScene(stage, session)
    stage.push(scene)
    watch.act(f"open {game}", lambda: None, 1.0)
    found = {"hint": watch.act(f"hint {game}", scene.hint, 0.5)}
    for _ in range(LONGEST_THOUGHT):
        if scene.hint_for is not None:
            time.sleep(1 / SECOND)
            found["hint"] = max(found["hint"], watch.act(f"hint {game}", lambda: None, 0))
    if scene.asked is not None:
        scene.give(scene.asked.decision.options[0])
        watch.act(f"answer {game}", lambda: None, 0.2)
        found["undo"] = watch.act(f"undo {game}", scene.undo)
    found["show again"] = watch.act(f"show again {game}", scene.again, 1.0)
    stage.home()
    return found | {"jump": _jump(watch, game)}


def _jump(watched: Watch, game: str) -> float:
    """The longest of eight jumps through a finished game, to and fro."""
    stage = watched.stage
    watch(stage, keep_sample(stage.library, game, finished=True))
    while not isinstance(stage.top, ReplayScene):
        watched.act(f"read {game}", lambda: None, 0)
    replay, last = stage.top, stage.top.session.played.last
    watched.settle()
    costs = []
    for eighth in (8, 1, 6, 3, 7, 2, 5, 0):
        costs.append(watched.act(f"jump {game}", partial(replay.go, last * eighth // 8), 0.3))
    stage.home()
    return max(costs)


def main(argv: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--size", default="1920x1080", metavar="WxH")
    parser.add_argument("--games", type=int, default=GAMES, help=f"in the library ({GAMES})")
    arguments = parser.parse_args(argv)
    width, height = map(int, arguments.size.split("x"))
    prepare()
    surface = open_window(Settings(window=(width, height)))
    with tempfile.TemporaryDirectory() as folder:
        home = find_folders({HOME: folder})
        save_games(open_stage(surface.get_size(), home, silent=True), range(arguments.games))
        stage = open_stage(surface.get_size(), home, silent=True)
        stage.thinker = Worker()
        stage.toasts.clear()
        watched = Watch(App(stage, surface))
        go(stage, "title")
        import_ahead(stage)
        watched.act("title", lambda: None, 0)
        watched.settle()
        watched.frames.clear()
        found = {"size": list(surface.get_size()), "minute": minute(watched), "waits_ms": waits(watched)}
        stage.close()
        stage.thinker.stop()
    print(json.dumps(found))
    return 0


if __name__ == "__main__":
    sys.exit(main())
