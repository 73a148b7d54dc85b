"""No private pixel: pairs of worlds of `secrets`, drawn. Table, cover, picture of a saved game, and battle.

    python -m tests.faults.secret_pixels                    the long form: 500 pairs in all
    python -m tests.faults.secret_pixels --pairs 20 --log pixels.log

The table is looked at by the person who is asked, or by nobody; then its chronicle, a hint and what happened last are
asked for. The cover and the picture of a saved game show what lies open for all.
"""

import argparse
import math
import sys
import tempfile
from collections.abc import Iterator
from datetime import datetime
from functools import partial
from itertools import islice
from pathlib import Path
from typing import Any

import pygame

from client.input.intents import Intent, Kind
from client.match import thinking
from client.match.saves import Glimpse, Saved
from client.match.seats import HUMAN, Seat
from client.match.session import Session
from client.scenes.table.scene import TableScene
from client.stage import Stage
from engines import GAMES
from engines.core.rng import Rng
from engines.core.types import WATCHER

from ..client.saved_games import still_of
from ..client.table_kit import bare_stage
from .long_form import Log, Result, run
from .secrets import STRIDE, Pair, World, differs, other_world, worlds

LONG = 500
"""Pairs in the long form, of all games together."""
EACH = 4
"""Pairs of one game that is played."""
SIZE = (1024, 640)
FRAMES = (0.0, 0.2, 0.5)
"""Seconds after something was asked for at which it is looked at."""

Pictures = Iterator[tuple[str, bytes]]


def picture(stage: Stage) -> bytes:
    return pygame.image.tobytes(stage.picture(), "RGB")


def sit_down(stage: Stage, world: World, people: tuple[int, ...]) -> None:
    """The game on the stage. Computers wait."""
    names = world.match.setup.names
    seats = tuple(Seat(name, HUMAN if n in people else "random", n) for n, name in enumerate(names))
    session = Session(world.match, seats, stage.settings, world.taken)
    session._film.past.extend(world.past)
    session.tick = lambda now, held=False: False  # type: ignore[method-assign]
    stage.push(TableScene(stage, session))
    stage.update(0.01)


def on_the_table(stage: Stage, world: World, viewer: int) -> Pictures:
    """What this viewer sees of the table, and gets when asking for more."""
    sit_down(stage, world, () if viewer == WATCHER else (viewer,))
    yield f"the {stage.top.name}", picture(stage)
    for key, name in (("h", "a hint"), ("a", "what is shown again"), ("c", "the chronicle")):
        stage.handle(Intent(Kind.KEY, text=key))
        if key == "h" and isinstance(stage.top, TableScene) and stage.top.asked is not None:
            stage.top.session.hint(wait=True)  # how long it takes changes pictures too
        for seconds in FRAMES:
            stage.update(seconds)
            yield name, picture(stage)
        stage.toasts.clear()
        if isinstance(stage.top, TableScene):
            stage.top.timeline.skip()
    stage.home()


def under_the_cover(stage: Stage, world: World, viewer: int) -> Pictures:
    """Everybody is a person: the mouse is handed round."""
    sit_down(stage, world, tuple(range(world.match.setup.seats)))
    yield f"the {stage.top.name}", picture(stage)
    stage.home()


def in_the_library(stage: Stage, world: World, viewer: int) -> Pictures:
    """The picture of the game as a saved one."""
    setup = world.match.setup
    people = tuple(Seat(name, HUMAN, n) for n, name in enumerate(setup.names))
    saved = Saved(Path("one.crown"), "", setup, people, None, datetime(2026, 11, 16), len(world.taken), None)
    still = still_of(stage, saved, Glimpse(0, world.match.view(WATCHER)), (480, 270))
    yield "the picture of a saved game", pygame.image.tobytes(still, "RGB")


KINDS = {
    "table": on_the_table,
    "cover": under_the_cover,
    "library": in_the_library,
    "battle": on_the_table,
}


def pairs(kind: str, name: str, number: int) -> Iterator[Pair]:
    """Positions that can be looked at in this way."""
    wanted = "battle" if kind == "battle" else ""
    for world, rng in worlds(GAMES[name], number, 3 if wanted else STRIDE.get(name, 8)):
        if wanted and world.match.state.battle is None:
            continue
        viewer = _viewer(kind, world, rng)
        pair = Pair(viewer, world, other_world(world, viewer, rng))
        if differs(pair):
            yield pair


def _viewer(kind: str, world: World, rng: Rng) -> int:
    decision = world.match.decision
    assert decision is not None
    if kind == "cover" and decision.seat in world.match.game.open_seats:
        return decision.seat  # no cover comes: by the rules everybody may see what that seat sees
    return decision.seat if kind in ("table", "battle") and rng.below(4) else WATCHER


def look_at(stages: list[Stage], kind: str, number: int, most: int = EACH) -> Result:
    """Some pairs of one game in this light."""
    name = "kings_and_things" if kind == "battle" else list(GAMES)[number % len(GAMES)]
    looked, position = 0, ""
    try:
        for pair in islice(pairs(kind, name, number), most):
            position = f"{name}, seen by {pair.viewer} after {len(pair.real.taken)} actions of {pair.real.match.setup}"
            seen = [KINDS[kind](stage, world, pair.viewer) for stage, world in zip(stages, pair.worlds, strict=True)]
            for (what, one), (_, two) in zip(*seen, strict=True):
                if one != two:
                    return Result(number, looked, f"{position}: {what} differs")
            looked += 1
    except Exception as error:  # whatever it is, it belongs to a position
        return Result(number, looked, f"{position}: {error!r}")
    finally:
        for stage in stages:
            stage.home()
    return Result(number, looked)


def two_stages(folder: Path) -> list[Stage]:
    return [bare_stage(folder / name, SIZE, animation_speed=1.0) for name in ("one", "two")]


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="tests.faults.secret_pixels", description="Pairs of worlds, drawn.")
    parser.add_argument("--pairs", type=int, default=LONG, help="of all kinds together")
    parser.add_argument("--log", type=Path, help="a file to write what was looked at to, and to go on from")
    args = parser.parse_args(arguments)
    thinking.PATIENCE = math.inf  # the clock must not decide what a hint says
    log, bad = Log(args.log), 0
    with tempfile.TemporaryDirectory() as folder:
        stages = two_stages(Path(folder))
        for kind in KINDS:
            goal = _goal(log, kind, math.ceil(args.pairs / len(KINDS)))
            bad += run(log, kind, partial(look_at, stages, kind), *goal)
    return 1 if bad else 0


def _goal(log: Log, kind: str, pairs: int) -> Any:
    return (
        lambda: log.total(kind) >= pairs,
        lambda: f"{kind}: {log.total(kind)} pairs in {log.games(kind)} games, {log.bad(kind)} bad",
    )


if __name__ == "__main__":
    sys.exit(main())
