"""`four-crowns` and `python -m client`: the window, pictures of it without a screen, how fast it draws, and whether a
record is good."""

import argparse
import os
import sys
from pathlib import Path

from engines.commands import check
from engines.commands.arguments import BadArguments, Parser

from .version import described

HELP = "Four kingdom games round one table. Without arguments the window opens."

SCENES = (
    "title", "choose", "setup", "table", "deed", "loss", "forced", "result", "summary", "cover", "results", "replay",
    "library", "statistics", "challenges", "rules", "settings", "credits", "lesson",
    "hint", "warning", "puzzles", "puzzle", "review",
)  # fmt: skip

SMALLEST, LARGEST = (1024, 640), (7680, 4320)


def main(argv: list[str] | None = None) -> int:
    """Bad arguments, no display, a record that cannot be opened: one line on stderr and exit code 2."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    arguments = sys.argv[1:] if argv is None else argv
    try:
        if arguments[:1] == ["shot"]:
            return _shot(_shot_arguments(arguments[1:]))
        if arguments[:1] == ["bench"]:
            return _bench(_bench_arguments(arguments[1:]))
        if arguments == ["think"]:
            return _think()
        if arguments[:1] == ["lesson"]:
            return _lesson(_lesson_arguments(arguments[1:]))
        if arguments[:1] == ["check"]:
            return check.run(_check_arguments(arguments[1:]))
        return _window(_window_arguments(arguments))
    except BadArguments as error:
        print(" ".join(str(error).split()), file=sys.stderr)
        return 2


def _window_arguments(arguments: list[str]) -> argparse.Namespace:
    parser = Parser(prog="four-crowns", description=HELP, allow_abbrev=False)
    parser.add_argument("--version", action="version", version=described())
    parser.add_argument("--open", metavar="FILE", type=Path, help="open a saved game where you left off")
    parser.add_argument("record", metavar="FILE", type=_record, nargs="?", help="the same, as a double-click does it")
    parser.epilog = (
        "Also: four-crowns shot, four-crowns check, four-crowns bench, four-crowns lesson; --help explains each."
    )
    return parser.parse_args(arguments)


def _shot_arguments(arguments: list[str]) -> argparse.Namespace:
    from .box import BOX

    parser = Parser(
        prog="four-crowns shot", description="Draw one frame of a scene without a screen.", allow_abbrev=False
    )
    parser.add_argument("scene", choices=SCENES)
    parser.add_argument("-o", "--output", metavar="FILE", type=_picture, required=True, help="a .png or .jpg")
    parser.add_argument("--size", type=_size, default=(1920, 1080), metavar="WxH")
    parser.add_argument("--scale", type=_scale, default=0, metavar="PERCENT", help="75 to 300; automatic if left out")
    parser.add_argument("--game", choices=tuple(BOX), default=next(iter(BOX)), help="which game")
    parser.add_argument("--record", type=Path, metavar="FILE", help="the game to show; a sample game if left out")
    parser.add_argument("--seat", type=int, metavar="N", help="whose things are shown, from 1")
    parser.add_argument("--lesson", type=int, default=1, metavar="N", help="which of the game's lessons")
    parser.add_argument("--step", type=int, default=2, metavar="N", help="which of its steps")
    parser.add_argument("--lang", default="en", metavar="L")
    return parser.parse_args(arguments)


def _bench_arguments(arguments: list[str]) -> argparse.Namespace:
    parser = Parser(prog="four-crowns bench", description="How long a frame takes.", allow_abbrev=False)
    parser.add_argument("--size", type=_size, default=(1920, 1080), metavar="WxH", help="of the window; 1920x1080")
    parser.add_argument("--json", action="store_true")
    return parser.parse_args(arguments)


def _check_arguments(arguments: list[str]) -> argparse.Namespace:
    """The same command as that of the engines: in a bundle there is no other way to it."""
    parser = Parser(prog="four-crowns check", description=check.HELP, allow_abbrev=False)
    check.add_arguments(parser)
    return parser.parse_args(arguments)


def _lesson_arguments(arguments: list[str]) -> argparse.Namespace:
    parser = Parser(
        prog="four-crowns lesson",
        description="Try a lesson in the window; or, with -o, make the skeleton of one out of a saved game.",
        allow_abbrev=False,
    )
    parser.add_argument("file", metavar="FILE", type=Path, help="a lesson (.toml), or a saved game (.crown)")
    parser.add_argument("-o", "--output", metavar="FILE", type=Path, help="where the skeleton goes; must not exist yet")
    parser.add_argument("--seat", type=int, default=1, metavar="N", help="whose moves the learner makes, from 1")
    parser.add_argument("--from", dest="first", type=int, default=0, metavar="N", help="begin behind this action")
    parser.add_argument("--to", dest="last", type=int, metavar="N", help="end with this action")
    parser.add_argument("--step", type=int, default=1, metavar="N", help="try it from this step on")
    parser.add_argument("--check", action="store_true", help="play the path without a window, and say nothing")
    return parser.parse_args(arguments)


def _record(text: str) -> Path:
    path = Path(text)
    if path.suffix.lower() != ".crown":
        raise argparse.ArgumentTypeError(f"{text} is no record; the name of one ends in .crown")
    return path


def _picture(text: str) -> Path:
    path = Path(text)
    if path.suffix.lower() not in (".png", ".jpg"):
        raise argparse.ArgumentTypeError(f"{text} is no picture; the name of one ends in .png or .jpg")
    return path


def _size(text: str) -> tuple[int, int]:
    width, cross, height = text.lower().partition("x")
    if not (cross and width.isdigit() and height.isdigit()):
        raise argparse.ArgumentTypeError(f"{text} is no size; one is written like 1920x1080")
    size = (int(width), int(height))
    if not (SMALLEST[0] <= size[0] <= LARGEST[0] and SMALLEST[1] <= size[1] <= LARGEST[1]):
        raise argparse.ArgumentTypeError(f"{text} is not between 1024x640 and 7680x4320")
    return size


def _scale(text: str) -> int:
    number = text.removesuffix("%")
    if not number.replace(".", "", 1).isdigit():
        raise argparse.ArgumentTypeError(f"{text} is no scale; one is 75 to 300")
    scale = float(number) * (100 if float(number) <= 3 else 1)
    if not 75 <= scale <= 300:
        raise argparse.ArgumentTypeError(f"{text} is not between 75 and 300 percent")
    return round(scale / 5) * 5


def _window(arguments: argparse.Namespace) -> int:
    from .app import run_window

    return run_window(arguments.open or arguments.record)


def _think() -> int:
    """For the window's own use: computers think in a process of their own."""
    from .match.worker import run

    return run()


def _lesson(arguments: argparse.Namespace) -> int:
    from .lesson_draft import lesson_at, write_draft

    if arguments.output:
        write_draft(arguments.file, arguments.output, arguments.seat - 1, arguments.first, arguments.last)
        return 0
    lesson = lesson_at(arguments.file)
    if arguments.check:
        return 0
    if not 1 <= arguments.step <= len(lesson.steps):
        raise BadArguments(f"four-crowns lesson: there are steps 1 to {len(lesson.steps)}.")
    from .app import run_window
    from .scenes.lesson.opening import try_lesson

    return run_window(then=lambda stage: try_lesson(stage, lesson, arguments.step - 1))


def _shot(arguments: argparse.Namespace) -> int:
    from .shot import take_shot

    return take_shot(arguments)


def _bench(arguments: argparse.Namespace) -> int:
    from .bench import run_bench

    return run_bench(arguments.json, arguments.size)


if __name__ == "__main__":
    sys.exit(main())
