"""`tournament`: computer players against each other, every table in each of its turns, the same deals for all.

A victory shared by k seats is 1/k of a victory for each of them. Intervals are Wilson's, 95 %. In a game that the table
plays together, what counts is what all of it won, and the points.
"""

import argparse
import json
import sys
from collections.abc import Sequence
from functools import partial
from typing import Any

from .. import find
from ..core.errors import RecordError
from ..core.seats import usual_seats
from ..core.tournament.figures import Contest, by_player, by_seat, deeds, is_joint, mean, pairwise, share, spread
from ..core.tournament.results import Results
from ..core.tournament.seatings import Seating, SeatingPlan, tables
from .arguments import BadArguments, Parser, add_json, whole, wish
from .contests import Rules, check_players, play_lot, sources_of
from .playing import digest
from .progress import Progress
from .standings import page
from .workers import add_workers, share_out

HELP = "computer players against each other, seats turned, with intervals"

LOUD = 3
"""So many faults are told in full."""


def add_arguments(parser: Parser) -> None:
    parser.add_argument("game", metavar="GAME")
    parser.add_argument(
        "--players",
        metavar="a,b,…",
        help="every table of these is played; name=module:name is a player of your own",
    )
    parser.add_argument(
        "--table",
        action="append",
        default=[],
        metavar="a,b,…",
        help="only this table, seat by seat; can be said again",
    )
    parser.add_argument("--games", type=whole(1), required=True, metavar="N", help="how many; whole deals are played")
    parser.add_argument("--seats", type=whole(1), metavar="N", help="how many players sit at a table")
    parser.add_argument(
        "--set", type=wish, nargs="+", action="extend", default=[], dest="wishes", metavar="key=value",
        help="rule options, and mode=…",
    )  # fmt: skip
    parser.add_argument("--seed", type=whole(0), default=0, metavar="S", help="deal i is dealt with seed S + i")
    add_workers(parser)
    parser.add_argument("--output", metavar="FILE", help="a line for every game; goes on where it was stopped")
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    rules, seatings = planned(args)
    plan = SeatingPlan(seatings, args.seed)
    games = plan.whole(args.games)
    about = described(rules, seatings, args.seed)
    contests = _play(args, rules, plan, games, about)
    report = summary(rules, about, contests)
    print(json.dumps(report, indent=2) if args.json else "\n".join(page(report)))
    for number, game in enumerate(broken := [game for game in contests if game.fault]):
        print(f"FAULT: {game.fault if number < LOUD else game.fault.splitlines()[0]}", file=sys.stderr)
    return 1 if broken or report["unfinished"] else 0


def planned(args: argparse.Namespace) -> tuple[Rules, list[Seating]]:
    """What is played, and the tables: those that were named, or all that the players make."""
    game = find(args.game)
    wishes = dict(args.wishes)
    listed = [part.strip() for part in (args.players or "").split(",") if part.strip()]
    named = [tuple(part.strip() for part in table.split(",")) for table in args.table]
    sources = sources_of([*listed, *(name for table in named for name in table)])
    players = [part.partition("=")[0] for part in listed]
    seatings = [tuple(name.partition("=")[0] for name in table) for table in named]
    if not players and not seatings:
        raise BadArguments("Say who plays, by --players or by --table.")
    if len(set(players)) < len(players):
        raise BadArguments("--players names every player once; --table may name one for several seats.")
    check_players(game, [*players, *(name for table in seatings for name in table)], sources)
    seats = args.seats or (len(seatings[0]) if seatings else usual_seats(game, wishes.get("mode")))
    if any(len(table) != seats for table in seatings):
        raise BadArguments(f"A table has {seats} seats: name as many players.")
    rules = Rules(args.game, seats, wishes, sources)
    rules.setup(args.seed)  # wrong options are told before anybody plays
    return rules, seatings or tables(players, seats)


def described(rules: Rules, seatings: Sequence[Seating], seed: int) -> dict[str, Any]:
    """Which tournament it is; however many games are played, it is the same one."""
    setup, game = rules.setup(seed), find(rules.game)
    return {
        "game": rules.game,
        "rules": game.rules_version,
        "seats": rules.seats,
        "mode": setup.mode,
        "options": dict(setup.options),
        "seed": seed,
        "tables": [list(table) for table in seatings],
        "players": rules.sources,
    }


def _play(
    args: argparse.Namespace, rules: Rules, plan: SeatingPlan, games: int, about: dict[str, Any]
) -> list[Contest]:
    """All the games, in their order: those that a file knows, and the others."""
    results = _results(args.output, about) if args.output else None
    known = dict(results.contests) if results else {}
    missing = [pairing for pairing in plan.pairings(games) if pairing.number not in known]
    with Progress(games - len(missing), games) as progress:
        for contest in share_out(partial(play_lot, rules), missing, args.jobs, args.executor):
            known[contest.number] = contest
            if results:
                results.add(contest)
            progress.step()
    return [known[number] for number in range(games)]


def _results(path: str, about: dict[str, Any]) -> Results:
    try:
        results = Results.open(path, about)
    except RecordError as error:
        raise BadArguments(str(error)) from error
    if results.torn:
        print(results.torn, file=sys.stderr)
    return results


def summary(rules: Rules, about: dict[str, Any], contests: Sequence[Contest]) -> dict[str, Any]:
    game = find(rules.game)
    finished = [contest for contest in contests if contest.finished]
    players = list(dict.fromkeys(name for table in about["tables"] for name in table))
    seats = partial(by_seat, seats=rules.seats, together=game.together)
    by_table = [[contest for contest in finished if contest.table == at] for at in range(len(about["tables"]))]
    return {
        **about,
        "games": len(contests),
        "broken_invariants": sum(1 for contest in contests if contest.fault),
        "unfinished": sum(1 for contest in contests if not contest.fault and not contest.finished),
        "joint_wins": share(sum(map(is_joint, finished)), len(finished)) if game.together else None,
        "by_player": by_player(finished, players, game.together),
        "by_table": [
            {"table": table, "by_player": by_player(some, players, game.together), "by_seat": seats(some)}
            for table, some in zip(about["tables"], by_table, strict=True)
        ],
        "by_seat": seats(finished),
        "pairwise": {} if game.together else pairwise(finished, players),
        "turns_per_game": mean([contest.turns for contest in finished]) if game.turn else None,
        "decisions_per_game": mean([contest.decisions for contest in finished]),
        "decision_times": {name: spread(one.thought.get(name, {}) for one in finished) for name in players},
        "turn_times": {name: spread(one.turned.get(name, {}) for one in finished) for name in players},
        "deeds": deeds(finished, players),
        "digest": digest([[list(contest.seating), contest.digest] for contest in contests]),
    }
