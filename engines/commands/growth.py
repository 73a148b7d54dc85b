"""How cost grows: with the seats, with the size of what is played on, and with the length of a game, of its record and
of its chronicle. A part of `bench --json`."""

import gc
from collections.abc import Callable, Iterator
from functools import partial
from itertools import count, islice
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import perf_counter, process_time
from typing import Any, Final, TypeVar

from ..core.chronicle import ActionTaken, Chronicle, Entry, take_notes
from ..core.game import Game, set_up
from ..core.journal import Journal
from ..core.language import ENGLISH
from ..core.match import Match
from ..core.playback import Playback
from ..core.record import read_record
from ..core.seats import usual_seats
from ..core.setup import Setup
from ..core.types import View

T = TypeVar("T")

Curve = dict[str, float]
"""How large something is -> what it costs."""

GAMES_EACH: Final = 10
"""Whole games of each number of seats and each size in a pass."""
WARM_UP: Final = 1.0
"""Seconds in which each number of seats and each size fills the tables of the rules before it is measured."""
UNPLAYED: Final = 1 << 20
"""From this seed on no game has been played before."""
LENGTHS: Final = (50, 100, 200, 400, 800)
"""Actions; a game that is over sooner has fewer points on its curve."""
PASSES: Final = 3


def growth(game: Game[Any]) -> dict[str, Curve]:
    """Curves of one game, in CPU time: microseconds of a decision, milliseconds of a whole record or chronicle."""
    seats = usual_seats(game)
    lengths = list(_lengths(game, set_up(game, seats)))
    return {
        "decision_us_by_seats": {
            str(number): decision_time(game, set_up(game, number, game.brief)) for number in seat_counts(game)
        },
        "decision_us_by_size": {
            size: decision_time(game, set_up(game, seats, {**game.brief, **wishes}))
            for size, wishes in game.sizes().items()
        },
        "record_ms_by_actions": {str(length): record for length, record, _ in lengths},
        "chronicle_ms_by_actions": {str(length): chronicle for length, _, chronicle in lengths},
    }


def seat_counts(game: Game[Any]) -> list[int]:
    """For how many it is."""
    return sorted({number for mode in game.modes for number in mode.seats})


def decision_time(game: Game[Any], setup: Setup) -> float:
    """Microseconds of a decision in whole random games, set-up included; the quickest pass, never the same game."""
    play, best, seeds, begun = random_play(game, setup), float("inf"), count(UNPLAYED), process_time()
    while process_time() - begun < WARM_UP:
        play(next(seeds))
    for _ in range(PASSES):
        start = process_time()
        decisions = sum(map(play, islice(seeds, GAMES_EACH)))
        best = min(best, (process_time() - start) / decisions)
    return round(best * 1e6, 2)


def random_play(game: Game[Any], setup: Setup) -> Callable[[int], int]:
    """One whole game from a seed, every option of every decision listed; counts the decisions.

    The chooser is Python's own, the same for us and for a peer, so that it is not what is measured.
    """
    new, decision, apply = game.new, game.decision, game.apply

    def play(seed: int) -> int:
        state = new(setup._replace(seed=seed))
        random = Random(seed).random
        decisions = 0
        while pending := decision(state):
            options = pending.options
            apply(state, options[int(random() * len(options))])
            decisions += 1
        return decisions

    return play


def played(game: Game[Any], setup: Setup, journal: Journal | None = None, most: int | None = None) -> list[ActionTaken]:
    """What was done in a random game, opening first; after so many actions it is left."""
    match, random = Match(game, setup, journal), Random(setup.seed)
    taken = [ActionTaken(None, None, match.opening)]
    while (pending := match.decision) and (most is None or len(taken) <= most):
        option, before = random.choice(pending.options), game.clone(match.state)
        events = match.submit(option)
        taken.append(ActionTaken(pending.seat, option, events, 1, take_notes(game, before, events, match.state)))
    return taken


def _lengths(game: Game[Any], setup: Setup) -> Iterator[tuple[int, float, float]]:
    """Actions, and what it takes to read and check a record of so many, and to tell them."""
    with TemporaryDirectory() as folder:
        for length in LENGTHS:
            path = Path(folder, f"{length}.crown")
            journal = Journal.create(path, game, setup, sync=False)
            taken = played(game, setup, journal, length)
            if len(taken) <= length:
                return
            view = _read(game, path).match.view(0)
            read = best_of(partial(_read, game, path))
            told = best_of(partial(_tell, game, setup, taken, view))
            yield length, round(read * 1e3, 2), round(told * 1e3, 2)


def _read(game: Game[Any], path: Path) -> Playback[Any]:
    return Playback(game, read_record(path, {game.id: game}))


def _tell(game: Game[Any], setup: Setup, taken: list[ActionTaken], view: View[Any]) -> list[Entry]:
    """By a chronicle that has told nothing yet: it remembers what it told."""
    return Chronicle(game, setup.names).entries(taken, view, ENGLISH)


def best_of(work: Callable[[], object], passes: int = PASSES) -> float:
    """Seconds of the quickest pass, as slow moments only ever add."""
    gc.collect()
    best = float("inf")
    for _ in range(passes):
        start = process_time()
        work()
        best = min(best, process_time() - start)
    return best


def mean_of_best(work: Callable[[T], object], things: list[T], passes: int) -> float:
    """Seconds that the work takes for one of these things, on average, each at its quickest: they are so small that a
    busy machine leaves each of them alone now and then, but never a whole pass."""
    gc.collect()
    total = 0.0
    for thing in things:
        best = float("inf")
        for _ in range(passes):
            start = perf_counter()
            work(thing)
            best = min(best, perf_counter() - start)
        total += best
    return total / len(things)
