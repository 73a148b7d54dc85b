"""`check`: records are replayed from their first line to their last, and every digest on the way is verified."""

import argparse
import os
import sys

from .. import GAMES
from ..core.errors import OlderRecord, RecordError
from ..core.match import replay
from ..core.record import read_record
from ..core.salvage import remains_of, standing_of
from .arguments import Parser
from .playing import ending

HELP = "replay records and verify their digests"


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
        offer = way_on(file, isinstance(error, OlderRecord))
        if offer:
            print(offer, file=sys.stderr)
        return False
    print(f"{file}: good, {record.actions} actions, {ending(match.outcome, record.setup.names)}")
    if record.torn:
        print(record.torn, file=sys.stderr)
    return True


def way_on(file: str, older: bool) -> str:
    """What can still be done with a record that cannot be played as it is."""
    if older:
        try:
            record = read_record(file, GAMES)
            standing = standing_of(GAMES[record.setup.game], record)
        except RecordError:
            standing = None
        if standing is None:
            return "Its story can be read in words: python -m engines story FILE."
        return f"It can go on by today's rules from action {standing.actions:,}: python -m engines salvage FILE -o NEW."
    remains = remains_of(file, GAMES)
    if remains is None:
        return ""
    part = f"Up to action {remains.actions:,} of {remains.total:,}"
    return f"{part} it can be opened: python -m engines salvage FILE -o NEW."
