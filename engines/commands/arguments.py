"""Arguments that commands share: one clear line for anything wrong, and a `TableSpec` out of what is right."""

import argparse
from collections.abc import Callable
from typing import Any, NamedTuple, NoReturn, Protocol

from .. import find
from ..core.errors import FourCrownsError
from ..core.game import Game, set_up
from ..core.opponents import RANDOM
from ..core.seats import HUMAN, USUAL_SEATS, bot_names, is_bot, is_player, usual_seats
from ..core.setup import Setup, Value


class BadArguments(FourCrownsError):
    """The command line does not say what to do; the message is one line."""


class Parser(argparse.ArgumentParser):
    """Says what is wrong in one line. The usage, which argparse would add, is a `--help` away."""

    def error(self, message: str) -> NoReturn:
        raise BadArguments(f"{self.prog}: {message}")


class Command(Protocol):
    """A module of this package that `python -m engines` can run."""

    HELP: str

    def add_arguments(self, parser: Parser) -> None: ...

    def run(self, args: argparse.Namespace) -> int:
        """Do it; the result is the exit code."""


class TableSpec(NamedTuple):
    """A table to be laid, as plain data, so that it can be sent to another process."""

    game: str
    seats: int
    wishes: dict[str, Value]
    bots: tuple[str, ...]

    def setup(self, seed: int) -> Setup:
        return set_up(find(self.game), self.seats, self.wishes, seed)


def whole(least: int) -> Callable[[str], int]:
    """An argument type: whole numbers from `least` up."""

    def number(text: str) -> int:
        try:
            value = int(text)
        except ValueError:
            raise argparse.ArgumentTypeError(f"needs a whole number, not {text!r}") from None
        if value < least:
            raise argparse.ArgumentTypeError(f"must be {least} or more, not {value}")
        return value

    return number


def seconds(text: str) -> float:
    """An argument type: a time that is not nothing."""
    try:
        value = float(text)
    except ValueError:
        value = 0.0
    if not 0.0 < value < 86_400.0:
        raise argparse.ArgumentTypeError(f"needs a number of seconds above 0, not {text!r}")
    return value


def wish(text: str) -> tuple[str, str]:
    """An argument type: `key=value`."""
    key, equals, value = text.partition("=")
    if not (key and equals):
        raise argparse.ArgumentTypeError(f"needs key=value, not {text!r}")
    return key, value


def add_table(parser: Parser) -> None:
    """The arguments that say how a table is laid."""
    parser.add_argument("--seats", type=whole(1), metavar="N", help=f"how many players ({USUAL_SEATS} if allowed)")
    parser.add_argument(
        "--set",
        type=wish,
        nargs="+",
        action="extend",
        default=[],
        dest="wishes",
        metavar="key=value",
        help="rule options, and mode=…",
    )
    parser.add_argument("--bots", metavar="a,b,…", help="one name for all seats, or one per seat")


def add_json(parser: Parser) -> None:
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def plan(args: argparse.Namespace) -> TableSpec:
    """The table those arguments describe, with a bot at every seat."""
    setup = setup_from(args)
    bots = named_bots(args.bots or RANDOM, setup.seats, find(args.game))
    return TableSpec(setup.game, setup.seats, dict(args.wishes), bots)


def setup_from(args: argparse.Namespace) -> Setup:
    """The setup those arguments describe. As many sit down as were said, or named, or usually do."""
    game = find(args.game)
    wishes: dict[str, Value] = dict(args.wishes)
    named = len(args.bots.split(",")) if args.bots else 1
    seats = args.seats or (named if named > 1 else usual_seats(game, wishes.get("mode")))
    return set_up(game, seats, wishes, args.seed)


def named_bots(text: str, seats: int, game: Game[Any], people: bool = False) -> tuple[str, ...]:
    """One name per seat out of `a,b,…`, of computers or, if they may sit there, of people."""
    names = tuple(name.strip() for name in text.split(","))
    for name in names:
        if not (is_player if people else is_bot)(game, name):
            raise BadArguments(f"There is no bot {name!r}; there are {known_bots(game, people)}.")
    if len(names) not in (1, seats):
        raise BadArguments(f"--bots needs one name, or {seats} for {seats} seats, not {len(names)}.")
    return names if len(names) == seats else names * seats


def known_bots(game: Game[Any], people: bool = False) -> str:
    """Who can be named, as a list to read."""
    listed = ", ".join([HUMAN, *bot_names(game)] if people else bot_names(game))
    liked = ", ".join(character.id for character in game.opponents.characters)
    example = f"{game.opponents.usual}:{liked.partition(',')[0]}"
    return f"{listed}; with a character ({liked}) as in {example}" if liked else listed
