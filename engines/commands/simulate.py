"""`simulate`: many games without a window, every invariant checked at every decision.

A victory shared by k seats is 1/k of a victory for each of them, so that nobody counts more for sharing. In a game that
the table plays together, what all of it won is told as such, and by seat only what somebody won alone.
"""

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any

from .. import find
from ..core.errors import Fault
from .arguments import Parser, TableSpec, add_json, add_table, plan, whole
from .playing import Played, digest, play_out
from .workers import share_out

HELP = "play many games without a window"

LOUD = 3
"""So many faults are told in full; a broken rule breaks many games, and the first stories are enough."""


def add_arguments(parser: Parser) -> None:
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--games", type=whole(1), required=True, metavar="N", help="how many games")
    parser.add_argument("--seed", type=whole(0), default=0, metavar="S", help="game i is played with seed S + i")
    add_table(parser)
    parser.add_argument("--jobs", type=whole(1), default=1, metavar="N", help="processes to share the work")
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    table = plan(args)
    played = play_all(table, range(args.seed, args.seed + args.games), args.jobs)
    report = summary(table, args.seed, played)
    print(json.dumps(report, indent=2) if args.json else "\n".join(page(report)))
    for number, game in enumerate(broken := [game for game in played if game.fault]):
        print(f"FAULT: {game.fault if number < LOUD else game.fault.splitlines()[0]}", file=sys.stderr)
    return 1 if broken or report["unfinished"] else 0


def play_all(table: TableSpec, seeds: range, jobs: int) -> list[Played]:
    """Every game, in the order of the seeds, however many processes share the work."""
    return sorted(share_out(partial(play_batch, table), seeds, jobs), key=lambda game: game.seed)


def play_batch(table: TableSpec, seeds: Sequence[int]) -> list[Played]:
    """Runs in a process of its own, so it takes and gives plain data only: a fault comes back as text."""
    return [_play(table, seed) for seed in seeds]


def _play(table: TableSpec, seed: int) -> Played:
    try:
        return play_out(find(table.game), table.setup(seed), table.bots)
    except Fault as fault:
        return Played(seed, 0, 0.0, False, (), (), digest(fault.what), str(fault))


def summary(table: TableSpec, seed: int, played: Sequence[Played]) -> dict[str, Any]:
    setup = table.setup(seed)
    finished = [game for game in played if game.finished]
    decisions = sum(game.decisions for game in played)
    seconds = sum(game.seconds for game in played)
    rules = find(table.game)
    alone = [game for game in finished if not (rules.together and len(game.winners) == table.seats)]
    wins = credit(alone, table.seats)
    by_bot = {bot: sum(won for name, won in zip(table.bots, wins, strict=True) if name == bot) for bot in table.bots}
    return {
        "game": table.game,
        "seats": table.seats,
        "games": len(played),
        "seed": seed,
        "mode": setup.mode,
        "options": dict(setup.options),
        "bots": list(table.bots),
        "decisions": decisions,
        "decisions_per_game": round(decisions / len(played), 1),
        "turns_per_game": mean([game.turns for game in finished]) if rules.turn else None,
        "decisions_per_second": round(decisions / seconds) if seconds else None,
        "broken_invariants": sum(1 for game in played if game.fault),
        "unfinished": sum(1 for game in played if not game.finished and not game.fault),
        "joint_wins": len(finished) - len(alone) if rules.together else None,
        "wins_by_seat": [round(won, 3) for won in wins],
        "wins_by_bot": {bot: round(won, 3) for bot, won in by_bot.items()},
        "mean_score": mean([score for game in finished for score in game.scores]),
        "mean_score_by_seat": [mean([game.scores[seat] for game in finished]) for seat in range(table.seats)],
        "digest": digest([game.digest for game in played]),
    }


def credit(finished: Sequence[Played], seats: int) -> list[float]:
    """Victories per seat, a shared one in equal parts."""
    return [sum(1 / len(game.winners) for game in finished if seat in game.winners) for seat in range(seats)]


def mean(numbers: Sequence[int]) -> float | None:
    return round(sum(numbers) / len(numbers), 3) if numbers else None


def page(report: dict[str, Any]) -> Iterator[str]:
    """The report as lines for a person."""
    yield (
        f"{find(report['game']).title}, {report['mode']}, {report['seats']} seats: {report['games']} games "
        f"from seed {report['seed']}"
    )
    yield from by_seat(report) if report["joint_wins"] is None else by_table(report)
    rate = report["decisions_per_second"]
    if report["turns_per_game"] is not None:
        yield f"turns              {report['turns_per_game']:.1f} a game"
    yield f"decisions          {report['decisions']:,}, {report['decisions_per_game']} a game"
    yield f"decisions/s        {'-' if rate is None else format(rate, ',')} (one core, invariant checks not counted)"
    yield f"broken invariants  {report['broken_invariants']}"
    yield f"unfinished         {report['unfinished']}"
    yield f"digest             {report['digest']}"


def by_seat(report: dict[str, Any]) -> Iterator[str]:
    """Who won how often."""
    yield f"{'seat':>6}  {'bot':12}{'wins':>10}{'share':>9}{'mean score':>12}"
    rows = zip(report["bots"], report["wins_by_seat"], report["mean_score_by_seat"], strict=True)
    for seat, (bot, wins, score) in enumerate(rows):
        yield f"{seat:6}  {bot:12}{share(wins, report)}{points(score):>12}"


def by_table(report: dict[str, Any]) -> Iterator[str]:
    """How often they won together, and where somebody won alone, who."""
    yield f"{'':20}{'wins':>10}{'share':>9}{'mean score':>12}"
    yield f"{'all together':20}{share(report['joint_wins'], report)}{points(report['mean_score']):>12}"
    for seat, (bot, wins) in enumerate(zip(report["bots"], report["wins_by_seat"], strict=True)):
        if wins:
            yield f"{f'seat {seat} alone ({bot})':20}{share(wins, report)}"


def points(score: float | None) -> str:
    return "-" if score is None else f"{score:.1f}"


def share(wins: float, report: dict[str, Any]) -> str:
    return f"{wins:10.1f}{wins / report['games']:9.1%}"
