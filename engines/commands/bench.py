"""`bench`: the speed table. Ratios from one run on one core, because a machine is never as fast tomorrow as today.

Every subject plays whole games at random, set-up included, chosen by the same chooser, and never the same game twice:
tables that an engine fills as it goes may help it only as far as they help in a new game. Within a round the subjects
take turns in short slices, and a ratio compares the two speeds of one round: a slow moment of the machine meets both.
"""

import argparse
import gc
import json
import platform
import sys
from collections.abc import Callable, Iterator
from random import Random
from statistics import median
from time import process_time
from typing import Any

from .. import GAMES, find
from ..core.chronicle import Chronicle
from ..core.game import Game, compiled, set_up
from ..core.language import ENGLISH
from ..core.match import Match
from ..core.rng import Rng
from ..core.seats import usual_seats
from ..core.setup import Setup
from ..core.types import S
from .arguments import Parser, add_json, seconds, whole
from .growth import UNPLAYED, best_of, growth, mean_of_best, played, random_play, seat_counts
from .peer import HOW_TO_GET, NAME, find_peer

HELP = "the speed table: random play against catanatron, cloning, and words"

SLICE = 0.05
"""Seconds that a subject plays before it is the next one's turn."""

POSITIONS = 256
"""Positions that are cloned: every SPACING-th of as many games as it takes."""
SPACING = 7
PASSES = 15
PLAYOUTS = 16
"""Every so-manieth of them is played to its end."""


def add_arguments(parser: Parser) -> None:
    parser.add_argument("--game", metavar="G", help="only this game")
    parser.add_argument("--rounds", type=whole(1), default=5, metavar="N", help="rounds to take the median of (5)")
    parser.add_argument("--seconds", type=seconds, default=0.8, metavar="X", help="per subject and round (0.8)")
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    games = [find(args.game)] if args.game else list(GAMES.values())
    report = measure(games, args.rounds, args.seconds)
    if args.json:
        for game in games:
            report["games"][game.id]["growth"] = growth(game)
    print(json.dumps(report, indent=2) if args.json else "\n".join(page(report)))
    if report["peer"]["decisions_per_second"] is None:
        print(HOW_TO_GET, file=sys.stderr)
    return 0


def measure(games: list[Game[Any]], rounds: int, seconds: float) -> dict[str, Any]:
    peer = find_peer()
    subjects = {game.id: random_play(game, setup_of(game)) for game in games}
    if peer:
        subjects[NAME] = peer.play
    rates: dict[str, list[float]] = {name: [] for name in subjects}
    seeds = dict.fromkeys(subjects, 0)
    for _ in range(rounds):
        for name, decisions_per_second in one_round(subjects, seconds, seeds).items():
            rates[name].append(decisions_per_second)
    theirs = rates.get(NAME)
    return {
        "peer": {
            "name": NAME,
            "version": peer and peer.version,
            "decisions_per_second": theirs and round(median(theirs)),
            "spread": theirs and spread(theirs),
        },
        "games": {game.id: figures(game, rates[game.id], theirs, seconds) for game in games},
        "rounds": rounds,
        "seconds": seconds,
        "python": platform.python_version(),
    }


def setup_of(game: Game[Any]) -> Setup:
    return set_up(game, usual_seats(game), game.brief)


def one_round(subjects: dict[str, Callable[[int], int]], seconds: float, seeds: dict[str, int]) -> dict[str, float]:
    """Decisions per second of each subject over whole games that together take at least so long.

    They take turns in short slices, so that a slow moment of the machine meets all of them. `seeds` are the last ones
    played and go on from round to round: no game is played twice, or an engine that remembers what it has looked up
    would be measured on games it knows.
    """
    gc.collect()  # what was done before is not this round's business
    decisions = dict.fromkeys(subjects, 0)
    spent = dict.fromkeys(subjects, 0.0)
    while min(spent.values()) < seconds:
        for name, play in subjects.items():
            start = now = process_time()
            while now - start < SLICE:
                seeds[name] += 1
                decisions[name] += play(seeds[name])
                now = process_time()
            spent[name] += now - start
    return {name: decisions[name] / spent[name] for name in subjects}


def figures(game: Game[Any], ours: list[float], theirs: list[float] | None, seconds: float) -> dict[str, Any]:
    setup = setup_of(game)
    positions = list(sampled(game, setup))
    return {
        "mode": setup.mode,
        "compiled": compiled(game),
        "seats": setup.seats,
        "decisions_per_second": round(median(ours)),
        "ratio": theirs and round(median(own / peer for own, peer in zip(ours, theirs, strict=True)), 2),
        "spread": spread(ours),
        "decision_by_seats": by_seats(game, len(ours), seconds),
        "clone_us": round(clone_time(game, positions) * 1e6, 3),
        "view_us": round(view_time(game, positions) * 1e6, 2),
        "redeal_us": round(redeal_time(game, positions) * 1e6, 2),
        "playouts_per_second": round(1 / playout_time(game, positions), 1),
        "line_us": round(line_time(game, setup) * 1e6, 3),
        "decisions_per_game": round(median(map(random_play(game, setup), range(1, 10)))),
        "options_per_decision": round(sum(map(options(game), positions)) / len(positions), 1),
    }


def by_seats(game: Game[Any], rounds: int, seconds: float) -> dict[str, float]:
    """What a decision costs where as few and as many play as can, in decisions at the usual table.

    What an engine remembers must be as much for one table as for the other: the usual one was played at in all the
    rounds, so the others are played at for as long before the three take turns.
    """
    few, usual, many = (str(seats) for seats in (min(seat_counts(game)), usual_seats(game), max(seat_counts(game))))
    tables = {seats: random_play(game, set_up(game, int(seats), game.brief)) for seats in (few, usual, many)}
    seeds = dict.fromkeys(tables, UNPLAYED)
    others = {seats: play for seats, play in tables.items() if seats != usual}
    if others:
        one_round(others, rounds * seconds, seeds)
    rates = one_round(tables, seconds, seeds)
    return {"few": round(rates[usual] / rates[few], 2), "many": round(rates[usual] / rates[many], 2)}


def spread(rates: list[float]) -> float:
    """How far the rounds lie apart, as a part of their median."""
    return round((max(rates) - min(rates)) / median(rates), 3)


def sampled(game: Game[S], setup: Setup) -> Iterator[S]:
    """Positions from the middle of random games."""
    found = seed = 0
    while found < POSITIONS:
        seed += 1
        state = game.new(setup._replace(seed=seed))
        random = Random(seed)
        step = 0
        while (pending := game.decision(state)) and found < POSITIONS:
            step += 1
            if step % SPACING == 0:
                found += 1
                yield game.clone(state)
            game.apply(state, random.choice(pending.options))


def options(game: Game[S]) -> Callable[[S], int]:
    """How many answers a position offers."""
    return lambda state: len(pending.options) if (pending := game.decision(state)) else 0


def clone_time(game: Game[S], positions: list[S]) -> float:
    """Seconds per clone, averaged over the positions."""
    clone = game.clone
    return best_of(lambda: [clone(position) for position in positions], PASSES) / len(positions)


def view_time(game: Game[S], positions: list[S]) -> float:
    """Seconds per view of whoever is asked."""
    asked = list(asked_in(game, positions))
    return mean_of_best(lambda each: game.view(*each), asked, PASSES)


def redeal_time(game: Game[S], positions: list[S]) -> float:
    """Seconds per world that fits a view which has not been seen before."""
    views = [game.view(*each) for each in asked_in(game, positions)]
    return mean_of_best(lambda each: game.redeal(each[1], Rng(each[0])), list(enumerate(views)), PASSES)


def playout_time(game: Game[S], positions: list[S]) -> float:
    """Seconds in which chance plays a game to its end from its middle."""

    def play_on() -> None:
        for at, position in enumerate(positions[::PLAYOUTS]):
            state, random = game.clone(position), Random(at)
            while pending := game.decision(state):
                game.apply(state, random.choice(pending.options))

    return best_of(play_on) / len(positions[::PLAYOUTS])


def asked_in(game: Game[S], positions: list[S]) -> Iterator[tuple[S, int]]:
    """Each position with the seat that is asked there."""
    return ((state, pending.seat) for state in positions if (pending := game.decision(state)))


def line_time(game: Game[Any], setup: Setup) -> float:
    """Seconds per line of the chronicle of a whole game, as its first player reads it."""
    taken, match = played(game, setup), Match(game, setup)
    for action in taken[1:]:
        assert action.option is not None
        match.submit(action.option)
    view, lines = match.view(0), Chronicle(game, setup.names)
    count = len(lines.entries(taken, view, ENGLISH))
    return best_of(lambda: Chronicle(game, setup.names).entries(taken, view, ENGLISH), PASSES) / max(1, count)


def page(report: dict[str, Any]) -> Iterator[str]:
    """The report as a table for a person."""
    ours = f"{'few':>6}{'many':>6}{'clone µs':>10}{'view µs':>9}{'redeal µs':>11}{'playouts/s':>12}{'line µs':>9}"
    yield f"{'':24}{'decisions/s':>12}{'ratio':>8}{'spread':>8}{ours}{'dec/game':>10}{'opt/dec':>9}"
    peer = report["peer"]
    if peer["version"]:
        title = f"{peer['name']} {peer['version']}"
        yield f"{title:24}{peer['decisions_per_second']:12,}{1:8.2f}{peer['spread']:8.0%}"
    for name, row in report["games"].items():
        ratio = "-" if row["ratio"] is None else f"{row['ratio']:.2f}"
        few, many = row["decision_by_seats"].values()
        yield (
            f"{name:24}{row['decisions_per_second']:12,}{ratio:>8}{row['spread']:8.0%}{few:6.2f}{many:6.2f}"
            f"{row['clone_us']:10.2f}{row['view_us']:9.1f}{row['redeal_us']:11.1f}{row['playouts_per_second']:12.0f}"
            f"{row['line_us']:9.1f}{row['decisions_per_game']:10}{row['options_per_decision']:9.1f}"
        )
    machine_code = [name for name, row in report["games"].items() if row["compiled"]]
    yield f"compiled rules: {', '.join(machine_code) or 'none'}"
