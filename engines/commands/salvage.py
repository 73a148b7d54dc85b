"""`salvage`: what can be played of a damaged record, or of one that older rules made, as a new record."""

import argparse
import shutil
from pathlib import Path

from .. import GAMES
from ..core.errors import OlderRecord, RecordError
from ..core.match import replay
from ..core.record import read_record
from ..core.salvage import go_on, remains_of, save_remains
from .arguments import BadArguments, Parser

HELP = "save what can be played of a damaged or an old record"


def add_arguments(parser: Parser) -> None:
    parser.add_argument("file", metavar="FILE", type=Path)
    parser.add_argument("-o", "--output", required=True, type=Path, metavar="NEW", help="must not be there yet")


def run(args: argparse.Namespace) -> int:
    """FILE itself is left as it is."""
    if args.output.exists():
        raise BadArguments(f"{args.output} is there already and will not be overwritten.")
    remains = remains_of(args.file, GAMES)
    if remains:
        save_remains(remains, args.output)
        print(f"{args.output}: up to action {remains.actions:,} of {remains.total:,}.")
        return 0
    record = read_record(args.file, GAMES)  # whatever is wrong with it now cannot be mended
    game = GAMES[record.setup.game]
    try:
        for _ in replay(game, record):
            pass
    except OlderRecord:
        shutil.copyfile(args.file, args.output)
        try:
            go_on(game, record._replace(path=args.output))
        except RecordError:
            args.output.unlink()
            raise
        actions = read_record(args.output, GAMES).actions
        print(f"{args.output}: goes on by today's rules from action {actions:,}.")
        return 0
    print(f"{args.file} is whole: there is nothing to salvage.")
    return 0
