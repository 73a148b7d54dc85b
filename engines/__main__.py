"""`python -m engines`: look into the box, play, record, check and measure without a window.

Exit codes: 0 all is well, 1 a game or a record is not, 2 the command line is not.
"""

import io
import os
import sys
from collections.abc import Mapping
from typing import TextIO

from .commands import arguments, bench, blunders, check, games, play, record, salvage, simulate, story, tournament
from .core.errors import Fault, FourCrownsError, RecordError

COMMANDS: Mapping[str, arguments.Command] = {
    "games": games,
    "simulate": simulate,
    "tournament": tournament,
    "record": record,
    "check": check,
    "salvage": salvage,
    "story": story,
    "blunders": blunders,
    "bench": bench,
    "play": play,
}


def main(argv: list[str] | None = None) -> int:
    """Run one command; whatever is wrong outside the program is one line on stderr and never a traceback."""
    _forgive(sys.stdout)
    _forgive(sys.stderr)
    try:
        code = _run(sys.argv[1:] if argv is None else argv)
        sys.stdout.flush()
    except RecordError as error:
        return _complain(error, 1)
    except FourCrownsError as error:
        return _complain(error, 2)
    except Fault as fault:
        print(f"FAULT: {fault}", file=sys.stderr)
        return 1
    except BrokenPipeError:
        # The reader has left (`| head`). Whatever is still buffered must not raise again when Python shuts down.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 141
    except OSError as error:
        return _complain(error, 1)
    except KeyboardInterrupt:
        return _complain("Stopped.", 130)
    return code


def _run(argv: list[str]) -> int:
    parser = arguments.Parser(prog="python -m engines", description=__doc__.splitlines()[0] if __doc__ else None)
    commands = parser.add_subparsers(metavar="COMMAND", dest="command", parser_class=arguments.Parser)
    for name, command in COMMANDS.items():
        part = commands.add_parser(name, help=command.HELP, description=command.HELP, allow_abbrev=False)
        command.add_arguments(part)
    if not argv:
        parser.error(f"name a command: {', '.join(COMMANDS)}")
    args = parser.parse_args(argv)
    return COMMANDS[args.command].run(args)


def _forgive(stream: TextIO) -> None:
    """A terminal that cannot show a letter shows a question mark instead of stopping the game."""
    if isinstance(stream, io.TextIOWrapper):
        stream.reconfigure(errors="replace")


def _complain(message: object, code: int) -> int:
    print(" ".join(str(message).split()), file=sys.stderr)
    return code


if __name__ == "__main__":
    sys.exit(main())
