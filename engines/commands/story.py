"""`story`: what a record tells, in words, whatever is wrong with it."""

import argparse

from .. import GAMES
from ..core.errors import RecordError
from ..core.foreign import shown_path
from ..core.salvage import story_of
from .arguments import Parser

HELP = "tell a saved game in words, as far as it goes"


def add_arguments(parser: Parser) -> None:
    parser.add_argument("file", metavar="FILE")


def run(args: argparse.Namespace) -> int:
    story = story_of(args.file, GAMES)
    if not story:
        raise RecordError(f"{shown_path(args.file)} tells nothing: it is not a Four Crowns game, or not readable.")
    print("\n".join(story))
    return 0
