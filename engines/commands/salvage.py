"""`salvage`: what can be played of a damaged record, or of one that older rules made, as a new record."""

import argparse
import shutil
from pathlib import Path

from .. import GAMES
from ..core.errors import RecordError
from ..core.record import read_record
from ..core.salvage import go_on, is_told, save_remains, ways_on
from .arguments import BadArguments, Parser

HELP = "rescue what can be played of a damaged or old game"


def add_arguments(parser: Parser) -> None:
    parser.add_argument("file", metavar="FILE", type=Path)
    parser.add_argument("-o", "--output", required=True, type=Path, metavar="NEW", help="must not exist yet")
    parser.add_argument("--today", action="store_true", help="continue by today's rules, from where they still know it")


def run(args: argparse.Namespace) -> int:
    """FILE itself is left as it is."""
    if args.output.exists():
        raise BadArguments(f"{args.output} already exists and was left alone. Choose another name.")
    ways = ways_on(args.file, GAMES)
    if ways is None:
        print(f"{args.file} is fine: there's nothing to rescue.")
    elif ways.remains and not args.today:
        save_remains(ways.remains, args.output)
        print(f"{args.output}: up to move {ways.remains.actions:,} of {ways.remains.total:,}.")
    elif ways.standing:
        record = read_record(args.file, GAMES)
        shutil.copyfile(args.file, args.output)
        go_on(GAMES[record.setup.game], record._replace(path=args.output))
        print(f"{args.output}: continues by today's rules from move {ways.standing.actions:,}.")
    else:
        story = " Its story can be read: python -m engines story FILE." if is_told(args.file) else ""
        raise RecordError(ways.why + story)
    return 0
