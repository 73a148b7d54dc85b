"""`play`: any game at a plain terminal, for people and for those who look for mistakes in the rules."""

import argparse
import os
import secrets
from typing import Any

from .. import GAMES, find
from ..core.game import Game
from ..core.match import Match, replay
from ..core.record import Journal, read_record
from ..core.types import Event
from .arguments import BadArguments, Parser, add_table, bot_names, named_bots, setup_from, whole
from .playing import Bots
from .record import begin
from .seating import Seating
from .terminal import Left, Terminal

HELP = "play in the terminal"

HUMAN = "human"

Past = list[tuple[Event, ...]]


def add_arguments(parser: Parser) -> None:
    parser.add_argument("game", nargs="?", metavar="GAME")
    parser.add_argument("--seed", type=whole(0), metavar="S", help="without it every game is another")
    add_table(parser)
    parser.add_argument("-o", "--output", metavar="FILE", help="keep a record; the file must not be there yet")
    parser.add_argument("--open", metavar="FILE", help="go on with the game of a record")


def run(args: argparse.Namespace) -> int:
    match, past = opened(args) if args.open else begun(args)
    terminal = Terminal()
    seating = Seating(match, bots_for(args.bots, match), terminal, past)
    terminal.say(introduction(match, seating.people))
    try:
        seating.play()
    except Left:
        terminal.say(["Goodbye."])
    terminal.say([farewell(match)])
    return 0


def begun(args: argparse.Namespace) -> tuple[Match[Any], Past]:
    """A new game."""
    if not args.game:
        raise BadArguments(f"Name a game: {', '.join(GAMES)}.")
    if args.seed is None:
        args.seed = secrets.randbelow(1 << 32)
    setup = setup_from(args)
    game = find(args.game)
    seats_taken(args.bots, game, setup.seats)  # refused before there is a file
    journal = begin(args.output, game, setup) if args.output else None
    match = Match(game, setup, journal)
    return match, [match.opening]


def opened(args: argparse.Namespace) -> tuple[Match[Any], Past]:
    """The game of a record where it stands, replayed in full so that its log is there too."""
    if args.seats or args.wishes or args.output or args.seed is not None:
        raise BadArguments("--open brings its own table: leave --seats, --seed, --set and -o out.")
    if not os.path.lexists(args.open):
        raise BadArguments(f"There is no {args.open}.")
    record = read_record(args.open, GAMES)
    if args.game not in (None, record.setup.game):
        raise BadArguments(f"{args.open} is a game of {record.setup.game}, not of {args.game}.")
    past: Past = []
    for step in replay(find(record.setup.game), record):
        if step.seat is not None and step.option is None:
            past.pop()  # what was taken back did not happen
        else:
            past.append(step.events)
        match = step.match
    if record.torn:
        Terminal().say([record.torn])
    match.journal = Journal.reopen(record)
    return match, past


def bots_for(text: str | None, match: Match[Any]) -> Bots[Any]:
    names = seats_taken(text, match.game, match.setup.seats)
    return Bots(match.game, {seat: name for seat, name in enumerate(names) if name != HUMAN}, match.setup.seed)


def seats_taken(text: str | None, game: Game[Any], seats: int) -> tuple[str, ...]:
    """Who sits where; without a word, one person and the strongest bots there are."""
    known = bot_names(game)
    return named_bots(text or ",".join([HUMAN, *[known[-1]] * (seats - 1)]), seats, [HUMAN, *known])


def introduction(match: Match[Any], people: list[int]) -> list[str]:
    setup = match.setup
    here = ", ".join(f"{name}{'' if seat in people else ' (computer)'}" for seat, name in enumerate(setup.names))
    return [f"{match.game.title}, {setup.mode}, seed {setup.seed}: {here}"]


def farewell(match: Match[Any]) -> str:
    """Where the game is now."""
    if match.journal is None:
        return "No record was kept (-o FILE keeps one)."
    return match.journal.trouble or f"The record is {match.journal.path}."
