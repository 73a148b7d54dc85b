"""Try a download as a person would: `python build/smoke.py dist/four-crowns-….tar.gz`.

It is unpacked into an empty place and started on a virtual screen, without a network and without a Python: title,
set-up, a whole game by the keyboard, results, quit. Then it must find its own record good and a doctored one not, and
nothing may have been written beside it. A Windows bundle is tried under wine; a .deb on a fresh Debian in a folder,
from which it is then removed (that takes root and debootstrap). `--tour` does more of what people do: a hard computer,
German, a pulled plug and *Continue*, a replay, the first lesson of each game, a game of the others.

Needs `pip install -e ".[test,build]"`, Xvfb, xdotool, ImageMagick, and the right to make namespaces.
"""

import argparse
import os
import shutil
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

sys.path.append(str(Path(__file__).resolve().parents[1]))
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import msgspec
from bundle.cleanroot import SUITE, CleanRoot
from bundle.project import VERSION
from bundle.trial import Trial

from client.box import BOX
from client.input.intents import Kind
from client.match.thinking import Desk, InPlace
from client.match.worker import COMMAND, Worker
from client.paths import HOME
from client.scenes.replay.scene import ReplayScene
from client.scenes.results.scene import ResultsScene
from client.scenes.table.scene import TableScene
from client.scenes.title.scene import TitleScene
from client.stage import Stage
from client.stage.scene import TOUCHED
from client.widgets.base import Widget
from engines.core.chronicle import ActionTaken
from engines.core.game import set_up
from engines.core.match import Match
from engines.core.seats import usual_seats
from tests.client.lesson_kit import MouseRobot
from tests.client.registry import REGISTRY
from tests.client.window_kit import (
    SETTINGS,
    Display,
    Keyboard,
    Mouse,
    Person,
    Program,
    lacking,
    mirror,
    open_display,
    painted,
    program,
    wait_until,
)

BREATH = 0.15
"""Seconds between what the record says and what the window shows of it, on a machine that is busy."""
FOREIGN_LETTERS = 5.0
"""Windows draws letters a little differently: so far apart two pictures of the same may be. Others are much farther."""


class Typist(Person):
    """Somebody whose mouse is broken, and who looks before typing."""

    def __init__(self, stage: Stage, window: Program, record: Path, mirrored: Path) -> None:
        super().__init__(stage, window, record, mirrored)
        self._hands = (Keyboard(stage, window.display),)

    def catch_up(self) -> None:
        super().catch_up()
        time.sleep(BREATH)


def say(text: str) -> None:
    print(f"good: {text}", flush=True)


def main(argv: list[str] | None = None) -> int:
    """0, or an error that says what is not as it should be."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("bundle", type=Path, metavar="BUNDLE", help="a .tar.gz, a .zip, a .deb or a folder")
    parser.add_argument("--game", choices=BOX, default=next(iter(BOX)), help="the first of the box if left out")
    parser.add_argument("--tour", action="store_true", help="also lessons, a replay, German, a pulled plug")
    parser.add_argument("--windowless", action="store_true", help="only what needs no screen, for systems without X")
    parser.add_argument("--open", action="store_true", help="leave it the network and this machine's Python")
    arguments = parser.parse_args(argv)
    if lacking and not arguments.windowless:
        parser.error(f"{', '.join(lacking)} must be installed, or --windowless said")
    with tempfile.TemporaryDirectory(prefix="four-crowns-") as folder:
        work = Path(folder).resolve()
        trial = lay_out(arguments.bundle.resolve(), work, isolated=not (arguments.open or arguments.windowless))
        try:
            if arguments.windowless:
                try_without_window(trial, work)
            else:
                with open_display() as display:
                    record = try_in_window(trial, work, display, arguments.game)
                    if arguments.tour:
                        Tour(trial, work, display, record).all()
        finally:
            trial.close()
        changes = trial.changes()
        assert not changes, f"These should be as they were: {', '.join(changes)}"
        say("removed, nothing is left" if isinstance(trial, CleanRoot) else "nothing was written beside the program")
    if trial.command[0] == "unshare":
        say("all that without a network, and without Python or the source of the game")
    return 0


def lay_out(bundle: Path, work: Path, isolated: bool) -> Trial:
    """Unpacked, or installed on a system of its own."""
    if bundle.suffix != ".deb":
        return Trial(bundle, work, isolated)
    work.chmod(0o755)
    root = CleanRoot(bundle, work)
    assert "application/x-four-crowns-record:*.crown" in root.known_types()
    say(f"installed on a clean {SUITE}; a .crown file is known; the menu entry runs {' '.join(root.menu_command())}")
    return root


def try_without_window(trial: Trial, work: Path) -> None:
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


def try_thinking(trial: Trial, environment: Mapping[str, str], level: str = "") -> None:
    """A computer thinks in a process of the bundle, and answers what it answers here."""
    game = BOX[next(iter(BOX))]
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
        say(f"a {player} computer thinks in {'a thread' if worker.fails else 'a process of its own'}")
    finally:
        worker.stop()


def try_in_window(trial: Trial, work: Path, display: Display, game: str) -> Path:
    """From the title to the results and out, and a look at what was written down."""
    display.environment |= trial.environment
    if trial.on_wine:
        trial.run("--version", environment=display.environment)  # the first start of all makes a Windows
    try_version(trial, display.environment)
    try_thinking(trial, display.environment)
    home = work / "home"
    home.mkdir()
    # Without a window manager, wine would draw a frame of its own round a window.
    (home / "settings.json").write_bytes(msgspec.json.encode({**SETTINGS, "full_screen": trial.on_wine}))
    trial.lend(home)
    with opened(trial, display, home) as window:
        record = play(trial, window, work, game)
    with opened(trial, display, home, str(record)) as window:
        look_again(trial, window, work, record)
    assert not list((home / "crashes").iterdir()), "It wrote a crash report."
    try_check(trial, record, {**display.environment, HOME: str(home)})
    return record


class Tour:
    """What else people do with it, each on a place of its own."""

    def __init__(self, trial: Trial, work: Path, display: Display, record: Path) -> None:
        self.trial, self.work, self.display, self.record = trial, work, display, record

    def all(self) -> None:
        try_thinking(self.trial, self.display.environment, "hard")
        self.in_german()
        self.killed()
        self.watched()
        for game in BOX:
            self.lesson(game)
        for game in [game for game in BOX if REGISTRY[game].window is None][1:]:
            with opened(self.trial, self.display, self._home(game)) as window:
                play(self.trial, window, self.work / f"in {game}", game)

    def _home(self, name: str, **likes: object) -> Path:
        home = self.work / f"home of {name}"
        (home / "games").mkdir(parents=True)
        wished = {**SETTINGS, "full_screen": self.trial.on_wine, **likes}
        (home / "settings.json").write_bytes(msgspec.json.encode(wished))
        self.trial.lend(home)
        return home

    def in_german(self) -> None:
        stage = mirror(self.work / "german")
        stage.change(language="de")
        with opened(self.trial, self.display, self._home("german", language="de")) as window:
            window.wait_for(painted(stage), "the title in German")
            assert window.end()[0] == 0
        say("the title in German")

    def killed(self) -> None:
        """The plug is pulled in the middle of a game; *Continue* goes on with it."""
        home, copy = self._home("killed"), self.work / "killed.crown"
        record = home / "games" / "going.crown"
        lines = self.record.read_bytes().splitlines(keepends=True)
        record.write_bytes(b"".join(lines[: len(lines) // 3]))
        self.trial.lend(home)
        for argument in (str(record), ""):
            shutil.copyfile(record, copy)
            stage = mirror(self.work / f"killed {bool(argument)}")
            with opened(self.trial, self.display, home, *([argument] if argument else [])) as window:
                if not argument:
                    shutil.copytree(home / "games", self.work / "title" / "games")
                    title = mirror(self.work / "title")
                    window.wait_for(painted(title), "the title with the game")
                    Keyboard(title, self.display).press(Kind.KEY, "c")
                stage.resume(copy)
                typist = Typist(stage, window, record, copy)
                typist.settle()
                typist.catch_up()
                while typist.answers < 3:
                    typist.step()
                typist.catch_up()
                window.kill()
        say("killed in the middle of a game, and gone on with it")

    def watched(self) -> None:
        """A replay from the results, some steps forwards and one back."""
        home, copy = self._home("watched"), self.work / "watched.crown"
        shutil.copyfile(self.record, copy)
        record = home / "games" / "seen.crown"
        shutil.copyfile(self.record, record)
        self.trial.lend(home)
        stage = mirror(self.work / "watching")
        with opened(self.trial, self.display, home, str(record)) as window:
            stage.resume(copy)
            while not isinstance(stage.top, ResultsScene):
                stage.update(0.05)
            window.wait_for(painted(stage), "the results")
            click(Mouse(stage, self.display), "watch")
            assert isinstance(stage.top, ReplayScene)
            keyboard = Keyboard(stage, self.display)
            for kind in (Kind.RIGHT, Kind.RIGHT, Kind.RIGHT, Kind.LEFT):
                window.rest()
                keyboard.press(kind)
            window.wait_for(painted(stage), "the replay")
            window.kill()
        say("a replay, forwards and backwards")

    def lesson(self, game: str) -> None:
        """The first lesson of a game, by the mouse, to its end."""
        stage = mirror(self.work / f"lesson of {game}")
        with opened(self.trial, self.display, self._home(f"lesson of {game}")) as window:
            window.wait_for(painted(stage), "the title")
            Keyboard(stage, self.display).press(Kind.KEY, "n")
            click(Mouse(stage, self.display), f"learn.{game}")
            notes = Learner(stage, window).lesson()
            window.wait_for(painted(stage), "the end of the lesson")
            window.kill()
        say(f"the first lesson of {game}, {len(notes)} notes")


class Learner(MouseRobot):
    """Takes a lesson in the window as its notes say, and looks before clicking."""

    def __init__(self, stage: Stage, window: Program) -> None:
        super().__init__(stage)
        self.window = window

    def click(self, widget: Widget) -> None:
        self.window.rest()
        self.window.let_pass(TOUCHED)
        box, scale = widget.seen(), self.stage.scale
        self.window.display.click(scale.px(box.cx), scale.px(box.cy))
        super().click(widget)


@contextmanager
def opened(trial: Trial, display: Display, home: Path, *arguments: str) -> Iterator[Program]:
    """The window of the bundle."""
    with program(display, home, *arguments, command=trial.command, cwd=trial.folder) as window:
        window.pictures = Path(tempfile.gettempdir()) / f"four-crowns-smoke-{os.getpid()}"  # the rest is removed
        if trial.on_wine:
            window.tolerance = FOREIGN_LETTERS
        yield window


def play(trial: Trial, window: Program, work: Path, game: str) -> Path:
    """One game with one person, by keys alone; the record of it."""
    stage, display = mirror(work / "mirror"), window.display
    window.wait_for(painted(stage), "the title")
    say(f"the title is there, after {time.monotonic() - window.begun:.1f} s")
    keyboard, mouse = Keyboard(stage, display), Mouse(stage, display)
    keyboard.press(Kind.KEY, "n")
    for button in REGISTRY[game].clicks_to_table:
        click(mouse, button)
    wait_until(lambda: len(window.records) == 1, "a record")
    record, copy = window.records[0], work / "copy.crown"
    shutil.copyfile(record, copy)
    stage.resume(copy)  # the window drew its own seed: the mirror plays that game from here
    assert isinstance(stage.top, TableScene)
    say(f"a table is laid for {game}")
    typist = Typist(stage, window, record, copy)
    typist.play()
    typist.catch_up()
    assert isinstance(stage.top, ResultsScene)
    window.wait_for(painted(stage), "the results")
    say(f"a whole game by the keyboard, with {typist.answers} answers, and its results")
    leave(trial, window, mouse)
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


def leave(trial: Trial, window: Program, mouse: Mouse) -> None:
    """From the results to the title, and out."""
    click(mouse, "back")
    assert isinstance(mouse.stage.top, TitleScene)
    click(mouse, "quit")
    code, said = window.end(lambda: None)
    assert code == 0, said
    assert not said or trial.on_wine, said  # wine has something to say about everything
    say("it quits")


def click(mouse: Mouse, name: str) -> None:
    """Click on the widget of that name, wherever it is."""
    mouse.stage.top.ready()
    widget = mouse.stage.top.ui.get(name)
    assert widget is not None, f"There is no {name} on this screen."
    mouse.click(widget)


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
