"""`blunders`: what computer players do that makes people laugh, counted in records or in games played for it."""

import argparse
import json
import os
import sys
from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from .. import GAMES, blunders_of, find
from ..core.blunders import WholeGame, found, played_course, recorded_course
from ..core.errors import RecordError
from ..core.record import read_record
from ..core.seats import players_of
from ..core.types import Decision, Option
from .arguments import BadArguments, Parser, add_json, add_table, plan, whole
from .contests import Rules, TimedBots, check_players, sources_of
from .playing import Look, play_with
from .progress import Progress
from .workers import add_workers, share_out

HELP = "count the blunders in saved games, or in games played for it"

SHOWN = 3
"""So many moments of each forbidden blunder are shown."""


class Seen(NamedTuple):
    """A blunder somebody made, as plain data."""

    blunder: str
    player: str
    where: str
    """The record, or the seed of the game."""
    action: int
    seat: int
    words: str


class Judged(NamedTuple):
    """A game that was looked through."""

    game: str
    players: tuple[str, ...]
    seen: tuple[Seen, ...]
    decisions: int


def add_arguments(parser: Parser) -> None:
    parser.add_argument("files", nargs="*", metavar="FILE", help="saved games, or folders of them")
    parser.add_argument("--game", metavar="G", help="play this game instead")
    parser.add_argument("--games", type=whole(1), metavar="N", help="how many of it")
    parser.add_argument("--seed", type=whole(0), default=0, metavar="S", help="game i is played with seed S + i")
    add_table(parser)
    parser.add_argument(
        "--show", type=whole(0), default=SHOWN, metavar="N", help="moments to show of each forbidden blunder"
    )
    add_workers(parser)
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    if bool(args.files) == bool(args.game):
        raise BadArguments("Name saved games, or a game to be played: --game G --games N.")
    judged, trouble = _played(args) if args.game else _read(args.files)
    reports = [report(game, [one for one in judged if one.game == game]) for game in _games(judged)]
    told = {"games": reports, "unreadable": trouble}
    print(json.dumps(told, indent=2) if args.json else "\n\n".join("\n".join(page(one, args.show)) for one in reports))
    for line in trouble:
        print(line, file=sys.stderr)
    return 1 if trouble else 0


def _games(judged: Iterable[Judged]) -> list[str]:
    return list(dict.fromkeys(one.game for one in judged))


# -- games to look through


def _played(args: argparse.Namespace) -> tuple[list[Judged], list[str]]:
    """Games played for it, in the order of their seeds."""
    if not args.games:
        raise BadArguments("Say how many games: --games N.")
    rules, seating = _table(args)
    seeds = range(args.seed, args.seed + args.games)
    judged = []
    with Progress(0, args.games) as progress:
        for seed, one in share_out(partial(_play_lot, rules, seating), seeds, args.jobs, args.executor):
            judged.append((seed, one))
            progress.step()
    return [one for _, one in sorted(judged)], []


def _table(args: argparse.Namespace) -> tuple[Rules, tuple[str, ...]]:
    """What is played and by whom; a player of one's own is spelled as in a tournament."""
    parts = [part.strip() for part in (args.bots or "").split(",") if part.strip()]
    sources = sources_of(parts)
    names = [part.partition("=")[0] for part in parts]
    check_players(find(args.game), names, sources)
    args.bots = None if sources else ",".join(names)
    if len(names) > 1 and not args.seats:
        args.seats = len(names)
    table = plan(args)
    if sources and len(names) not in (1, table.seats):
        raise BadArguments(f"--bots needs one name, or {table.seats} for {table.seats} seats, not {len(names)}.")
    seating = tuple(names * table.seats)[: table.seats] if sources else table.bots
    return Rules(table.game, table.seats, table.wishes, sources), seating


class _Noting(TimedBots):
    """Computer players whose answers are noted."""

    def __init__(self, rules: Rules, seating: tuple[str, ...], seed: int) -> None:
        super().__init__(find(rules.game), seating, seed, rules.sources)
        self.answers: list[Option] = []

    def choose(self, decision: Decision, look: Look[Any]) -> Option:
        option = super().choose(decision, look)
        self.answers.append(option)
        return option


def _play_lot(rules: Rules, seating: tuple[str, ...], seeds: Sequence[int]) -> list[tuple[int, Judged]]:
    return [(seed, _play(rules, seating, seed)) for seed in seeds]


def _play(rules: Rules, seating: tuple[str, ...], seed: int) -> Judged:
    game, setup = find(rules.game), rules.setup(seed)
    bots = _Noting(rules, seating, seed)
    play_with(game, setup, bots, bots.turns)
    return judge(played_course(game, setup, bots.answers), seating, f"seed {seed}")


def _read(files: Sequence[str]) -> tuple[list[Judged], list[str]]:
    """Records, and what is wrong with those that cannot be looked through."""
    judged, trouble = [], []
    paths = list(_paths(files))
    with Progress(0, len(paths)) as progress:
        for path in paths:
            try:
                record = read_record(path, GAMES)
                game = GAMES[record.setup.game]
                players = players_of(game, record.setup, record.table)
                judged.append(judge(recorded_course(game, record), players, str(path)))
            except RecordError as error:
                trouble.append(str(error))
            progress.step()
    return judged, trouble


def _paths(files: Sequence[str]) -> Iterator[Path]:
    for file in files:
        if not os.path.lexists(file):
            raise BadArguments(f"There is no {file}.")
        path = Path(file)
        yield from sorted(path.rglob("*.crown")) if path.is_dir() else [path]


def judge(course: WholeGame[Any], players: tuple[str, ...], where: str) -> Judged:
    game = course.game.id
    seen = tuple(
        Seen(blunder.name, players[moment.seat], where, moment.number, moment.seat, moment.words)
        for blunder, moment in found(course, blunders_of(game))
    )
    return Judged(game, players, seen, len(course.deeds))


# -- what they tell


def report(game: str, judged: Sequence[Judged]) -> dict[str, Any]:
    players = list(dict.fromkeys(name for one in judged for name in one.players))
    rows = []
    for blunder in blunders_of(game):
        seen = [seen for one in judged for seen in one.seen if seen.blunder == blunder.name]
        by_player = {name: sum(one.player == name for one in seen) for name in players}
        told = {"name": blunder.name, "sentence": blunder.sentence, "forbidden": blunder.forbidden}
        moments = [one._asdict() for one in seen]
        rows.append({**told, "count": len(seen), "by_player": by_player, "moments": moments})
    return {
        "game": game,
        "games": len(judged),
        "decisions": sum(one.decisions for one in judged),
        "players": {name: sum(one.players.count(name) for one in judged) for name in players},
        "forbidden": sum(row["count"] for row in rows if row["forbidden"]),
        "blunders": rows,
    }


def page(told: dict[str, Any], show: int) -> Iterator[str]:
    """The report as lines for a person."""
    yield f"{find(told['game']).title}: {told['games']} games, {told['decisions']:,} decisions"
    if not told["blunders"]:
        yield "  There is no list of blunders for this game."
        return
    names = list(told["players"])
    yield f"  {'':44}" + "".join(f"{name[-15:]:>16}" for name in names) + f"{'a game':>10}"
    for row in sorted(told["blunders"], key=lambda row: not row["forbidden"]):
        mark = "never" if row["forbidden"] else ""
        counts = "".join(f"{row['by_player'][name]:16}" for name in names)
        yield f"  {mark:7}{row['name']:37}{counts}{row['count'] / told['games']:10.3f}  {row['sentence']}"
        if row["forbidden"]:
            for moment in row["moments"][:show]:
                where = f"{moment['where']}, action {moment['action']}, seat {moment['seat']} ({moment['player']})"
                yield f"           {where}{moment['words'] and ': ' + moment['words']}"
    yield f"  forbidden: {told['forbidden']}"
