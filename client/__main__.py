"""`four-crowns` and `python -m client`. Until the window is built, both sit down at the terminal table."""

import argparse
import sys

from engines.__main__ import main as engines_main
from engines.commands.arguments import BadArguments, Parser

VERSION = "0.1.0"

FIRST_GAME = "cover_your_kingdom"

NO_PICTURES = "four-crowns: shot needs the window, which is not built yet."

HELP = """Play Cover Your Kingdom in the terminal, one person against the computer.
Other tables, more people, records to keep: python -m engines play --help"""


def main(argv: list[str] | None = None) -> int:
    """Play. Bad arguments are one line on stderr and exit code 2, as in every command of the box."""
    try:
        table = _table(sys.argv[1:] if argv is None else argv)
    except BadArguments as error:
        print(" ".join(str(error).split()), file=sys.stderr)
        return 2
    return engines_main(["play", *table])


def _table(argv: list[str]) -> list[str]:
    """What to play, in the words of `python -m engines play`."""
    if argv[:1] == ["shot"]:
        raise BadArguments(NO_PICTURES)
    as_written = argparse.RawDescriptionHelpFormatter
    parser = Parser(prog="four-crowns", description=HELP, formatter_class=as_written, allow_abbrev=False)
    parser.add_argument("--version", action="version", version=f"Four Crowns {VERSION}")
    parser.add_argument("--open", metavar="FILE", help="go on with the game of a record")
    file = parser.parse_args(argv).open
    return [FIRST_GAME] if file is None else [f"--open={file}"]


if __name__ == "__main__":
    sys.exit(main())
