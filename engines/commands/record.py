"""`record`: one game played by bots into a record, the same game that `simulate` plays with that seed."""

import argparse
import os
from collections.abc import Mapping
from typing import Any

from .. import find
from ..core.errors import Fault, RecordError
from ..core.game import Game
from ..core.journal import Journal
from ..core.match import Match
from ..core.setup import Setup
from .arguments import BadArguments, Parser, add_table, plan, whole
from .playing import Bots, ending

HELP = "play one game and save it"


def add_arguments(parser: Parser) -> None:
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--seed", type=whole(0), required=True, metavar="S")
    add_table(parser)
    parser.add_argument("-o", "--output", required=True, metavar="FILE", help="the saved game; must not exist yet")


def run(args: argparse.Namespace) -> int:
    table = plan(args)
    game, setup = find(table.game), table.setup(args.seed)
    match = Match(game, setup)  # before its file: a game that cannot begin leaves none behind
    # A game of bots can be played again, so no line is precious.
    journal = begin(args.output, game, setup, sync=False, table={"players": list(table.bots)})
    match.journal = journal
    bots = Bots(game, dict(enumerate(table.bots)), setup.seed)
    bots.hear(match.opening)
    bound = game.bound(setup)
    while match.decision:
        if len(match.moves) == bound:
            raise Fault(f"No game has more than {bound} decisions, but this one goes on", game.id, setup.seed)
        bots.hear(match.submit(bots.choose(match.decision, match.view)))
    if journal.trouble:
        raise RecordError(journal.trouble)
    print(f"{args.output}: {len(match.moves)} moves, {ending(match.outcome, setup.names)}")
    return 0


def begin(
    path: str | os.PathLike[str],
    game: Game[Any],
    setup: Setup,
    sync: bool = True,
    table: Mapping[str, Any] | None = None,
) -> Journal:
    """A new record. A file that is there already or cannot be written is a bad argument, told before anyone plays."""
    try:
        journal = Journal.create(path, game, setup, sync, table)
    except RecordError as error:
        raise BadArguments(str(error)) from error
    if journal.trouble:
        raise BadArguments(journal.trouble)
    return journal
