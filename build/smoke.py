"""Try a download as a person would: `python build/smoke.py dist/four-crowns-….tar.gz`.

It is unpacked into an empty place and started on a virtual screen, without a network and without a Python: title,
set-up, a whole game by the keyboard, results, quit. Then it must find its own record good and a doctored one not, and
nothing may have been written beside it. A Windows bundle is tried under wine, the zip or the installer; a .deb on a
fresh Debian in a folder (that takes root and debootstrap). Both are then removed: games stay. `--previous` begins with
an older version, which leaves a game in its middle, and upgrades that. `--tour` does more of what people do
(`build/tour.py`): a hard computer, German, a pulled plug and *Continue*, a replay, an import, a screen reader, the
first lesson of each game, and a game of each.

Needs `pip install -e ".[test,build]"`, Xvfb, xdotool, ImageMagick, and the right to make namespaces.
"""

import argparse
import os
import shutil
import sys
import tempfile
from collections.abc import Mapping
from pathlib import Path

sys.path.append(str(Path(__file__).resolve().parents[1]))
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from bundle.cleanroot import SUITE, CleanRoot
from bundle.debian import FAREWELL
from bundle.project import NAME, TITLE, VERSION
from bundle.setup import Setup
from bundle.trial import Trial
from hands import begin_unseen, company, continued, leave, make_home, not_tried, opened, play, say
from tour import Tour

from client.box import BOX
from client.match.thinking import Desk, InPlace
from client.match.worker import COMMAND, Worker
from client.paths import HOME
from client.scenes.results.scene import ResultsScene
from engines.core.chronicle import ActionTaken
from engines.core.game import set_up
from engines.core.match import Match
from engines.core.seats import usual_seats
from tests.client.window_kit import (
    Display,
    Mouse,
    Program,
    lacking,
    mirror,
    open_display,
    painted,
)
from tests.saves.museum import REPLAYS, pieces, table

BEGUN = 12
"""So many things were done in the game that an older version leaves behind."""


def main(argv: list[str] | None = None) -> int:
    """0, or an error that says what is not as it should be."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("bundle", type=Path, metavar="BUNDLE", help="a .tar.gz, .zip, -setup.exe, .deb or a folder")
    parser.add_argument("--game", choices=BOX, default=next(iter(BOX)), help="the first of the box if left out")
    parser.add_argument("--previous", type=Path, metavar="BUNDLE", help="the same of an older version, upgraded first")
    parser.add_argument("--tour", action="store_true", help="also lessons, a replay, German, a pulled plug")
    parser.add_argument("--windowless", action="store_true", help="only what needs no screen, for systems without X")
    parser.add_argument("--open", action="store_true", help="leave it the network and this machine's Python")
    arguments = parser.parse_args(argv)
    if lacking and not arguments.windowless:
        parser.error(f"{', '.join(lacking)} must be installed, or --windowless said")
    bundle, isolated = arguments.bundle.resolve(), not (arguments.open or arguments.windowless)
    with tempfile.TemporaryDirectory(prefix="four-crowns-") as folder:
        work = Path(folder).resolve()
        trial = lay_out((arguments.previous or bundle).resolve(), work, isolated)
        try:
            if arguments.windowless:
                try_removal(trial, try_without_window(trial, work))
            else:
                with open_display() as display:
                    display.environment |= trial.environment
                    if arguments.previous:
                        try_upgrade(trial, bundle, work, display)
                    else:
                        not_tried("an upgrade, for want of an older version (--previous)")
                    record = try_in_window(trial, work, display, arguments.game)
                    if arguments.tour:
                        for game in BOX:
                            try_thinking(trial, display.environment, game, "hard")
                        Tour(trial, work, display, record).all()
                    try_removal(trial, record)
        finally:
            trial.close()
        changes = trial.changes()
        assert not changes, f"These should be as they were: {', '.join(changes)}"
        say("nothing was written beside the program" if type(trial) is Trial else "removed, nothing of it is left")
    if trial.command[0] == "unshare":
        say("all that without a network, and without Python or the source of the game")
    return 0


def lay_out(bundle: Path, work: Path, isolated: bool) -> Trial:
    """Unpacked, or installed on a system of its own."""
    if bundle.name.endswith("-setup.exe"):
        setup = Setup(bundle, work, isolated)
        say(f"installed by its installer, in {setup.folder}")
        return setup
    if bundle.suffix != ".deb":
        return Trial(bundle, work, isolated)
    work.chmod(0o755)
    root = CleanRoot(bundle, work)
    assert "application/x-four-crowns-record:*.crown" in root.known_types()
    say(f"installed on a clean {SUITE}; a .crown file is known; the menu entry runs {' '.join(root.menu_command())}")
    return root


def try_upgrade(trial: Trial, bundle: Path, work: Path, display: Display) -> None:
    """An older version is left in the middle of a game; this one comes over it, and opens all its games."""
    code, older = trial.run("--version", environment=display.environment)
    assert code == 0, older
    home = make_home(trial, work / "home before", **company(next(iter(BOX))))
    with opened(trial, display, home) as window:
        record = begin_unseen(window, BEGUN)
        code, said = window.end()
        assert code == 0, said
    say(f"{older.strip()} begins a game, and is left after {BEGUN} things were done in it")
    trial.upgrade(bundle)
    try_version(trial, display.environment)
    continued(trial, display, home, record, work / "after")
    fates = table()
    old = [piece.copied_to(home) for piece in pieces() if fates[piece.name].outcome == REPLAYS]
    code, said = trial.run("check", str(record), *map(str, old), environment={**display.environment, HOME: str(home)})
    assert (code, said.count(": good, ")) == (0, 1 + len(old)), said
    say(f"upgraded from {older.strip()}; *Continue* goes on with its game; {len(old)} records of the museum are good")


def try_removal(trial: Trial, record: Path) -> None:
    """Whoever takes the program away keeps the games, and is told where they are."""
    game, said = record.read_bytes(), trial.remove().strip()
    assert record.read_bytes() == game
    if isinstance(trial, CleanRoot):
        told = FAREWELL.format(title=TITLE, name=NAME).split("'")[1]
        assert told in said, said
        say(f"it says: {told}")
    elif isinstance(trial, Setup):
        assert trial.kept.is_file(), "The game of somebody is gone."
        say(f"games are still in {trial.kept.parent.relative_to(trial.kept.parents[5])}")
    elif said:
        assert "games and settings stay: " in said, said
        say(f"out of the menu it says: {said}")


def try_without_window(trial: Trial, work: Path) -> Path:
    """Every library is loaded, every asset found, and a record replayed."""
    from engines.__main__ import main as engines

    environment = {**os.environ, HOME: str(work / "home")}
    try_version(trial, environment)
    for scene in ("title", "table"):
        code, said = trial.run("shot", scene, "-o", str(work / f"{scene}.png"), environment=environment)
        assert code == 0, said
        assert (work / f"{scene}.png").stat().st_size > 100_000, f"There is next to nothing on the {scene}."
        say(f"it draws the {scene}")
    try_thinking(trial, environment)
    record = work / "game.crown"
    assert engines(["record", next(iter(BOX)), "--seed", "1", "-o", str(record)]) == 0
    try_check(trial, record, environment)
    return record


def try_thinking(trial: Trial, environment: Mapping[str, str], name: str = "", level: str = "") -> None:
    """A computer thinks in a process of the bundle, and answers what it answers here."""
    game = BOX[name or next(iter(BOX))]
    player = level or game.opponents.usual
    setup = set_up(game, usual_seats(game), {}, 1)
    match = Match(game, setup)
    decision, taken = match.decision, [ActionTaken(None, None, match.opening)]
    assert decision is not None
    worker = Worker([*trial.command, COMMAND], {**environment, **trial.environment})
    try:
        answers = [
            Desk(game, setup, thinker).ask(player, match.view(decision.seat), decision, taken).answer()
            for thinker in (worker, InPlace())
        ]
        assert answers[0] == answers[1]
        assert trial.on_wine or not worker.fails, "No process of its own thinks."
        place = "a thread" if worker.fails else "a process of its own"
        say(f"a {player} computer of {game.title} thinks in {place}")
    finally:
        worker.stop()


def try_in_window(trial: Trial, work: Path, display: Display, game: str) -> Path:
    """From the title to the results and out, and a look at what was written down."""
    if trial.on_wine:
        trial.run("--version", environment=display.environment)  # the first start of all makes a Windows
    try_version(trial, display.environment)
    try_thinking(trial, display.environment)
    home = make_home(trial, work / "home", **company(game))
    with opened(trial, display, home) as window:
        record = play(trial, window, work, game)
    with opened(trial, display, home, str(record)) as window:
        look_again(trial, window, work, record)
    assert not list((home / "crashes").iterdir()), "It wrote a crash report."
    try_check(trial, record, {**display.environment, HOME: str(home)})
    return record


def look_again(trial: Trial, window: Program, work: Path, record: Path) -> None:
    """What a double-click on the record shows: how the game ended."""
    stage, copy = mirror(work / "again"), work / "again.crown"
    shutil.copyfile(record, copy)  # the window has the record itself open, and keeps others out
    stage.resume(copy)
    while not isinstance(stage.top, ResultsScene):
        stage.update(0.05)
    window.wait_for(painted(stage), "the record, opened again")
    say("the record opens at its results")
    leave(trial, window, Mouse(stage, window.display))


def try_version(trial: Trial, environment: dict[str, str]) -> None:
    code, said = trial.run("--version", environment=environment)
    told = said.strip().removesuffix(" (compiled rules)")  # as the bundle could be made
    assert (code, told) == (0, f"Four Crowns {VERSION}"), said
    say(said.strip())


def try_check(trial: Trial, record: Path, environment: dict[str, str]) -> None:
    """It finds a record good, and one that somebody tampered with not."""
    code, said = trial.run("check", str(record), environment=environment)
    assert code == 0, said
    assert ": good, " in said, said
    say(f"its own check says {said.rpartition(': ')[2].strip()}")
    doctored = record.with_name("doctored.crown")
    lines = record.read_bytes().splitlines(keepends=True)
    doctored.write_bytes(b"".join(lines[:2] + lines[3:]))
    code, said = trial.run("check", str(doctored), environment=environment)
    assert code == 1, f"A doctored record was accepted: {said}"
    say("its own check refuses a doctored record")


if __name__ == "__main__":
    sys.exit(main())
