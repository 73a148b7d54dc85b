"""`check`: records are replayed from their first line to their last, and every digest on the way is verified."""

import argparse
import os
import sys
from collections.abc import Iterator

from .. import GAMES
from ..core.errors import RecordError
from ..core.match import replay
from ..core.record import read_record
from ..core.salvage import is_told, ways_on
from .arguments import Parser
from .playing import ending

HELP = "replay saved games and verify them"


def add_arguments(parser: Parser) -> None:
    parser.add_argument("files", nargs="+", metavar="FILE")


def run(args: argparse.Namespace) -> int:
    """Every file gets its turn, whatever is wrong with the others. A file that is not there is a bad argument."""
    missing = [file for file in args.files if not os.path.lexists(file)]
    good = [checked(file) for file in args.files if file not in missing]
    if missing:
        print(f"There is no {', no '.join(missing)}.", file=sys.stderr)
        return 2
    return 0 if all(good) else 1


def checked(file: str) -> bool:
    """Replay one record and say how it went; if badly, also what can be had of it."""
    try:
        record = read_record(file, GAMES)
        for step in replay(GAMES[record.setup.game], record):
            match = step.match
    except RecordError as error:
        print(error, file=sys.stderr)
        for offer in offers(file):
            print(offer, file=sys.stderr)
        return False
    print(f"{file}: good, {record.actions} moves, {ending(match.outcome, record.setup.names)}")
    if record.torn:
        print(record.torn, file=sys.stderr)
    return True


def offers(file: str) -> Iterator[str]:
    """What can still be done with a record that cannot be played as it is."""
    ways = ways_on(file, GAMES)
    salvage = "python -m engines salvage FILE -o NEW"
    if ways and ways.remains:
        yield f"It can be opened up to move {ways.remains.actions:,} of {ways.remains.total:,}: {salvage}."
    if ways and ways.standing:
        yield f"It can continue by today's rules from move {ways.standing.actions:,}: {salvage} --today."
    if is_told(file):
        yield "Its story can be read: python -m engines story FILE."
