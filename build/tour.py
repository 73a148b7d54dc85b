"""What else people do with a bundle than play one game: the rest of `python build/smoke.py --tour`."""

import os
import shutil
import subprocess
from pathlib import Path, PureWindowsPath

from bundle.cleanroot import CleanRoot
from bundle.project import run
from bundle.trial import Trial
from hands import Learner, click, company, continued, go_on, make_home, not_tried, opened, play, say

from client.box import BOX
from client.input.intents import Kind
from client.scenes.navigation import go
from client.scenes.replay.scene import ReplayScene
from client.scenes.results.scene import ResultsScene
from tests.client.reader_kit import PLAYER, READING, SYSTEM, heard, lacking
from tests.client.window_kit import Display, Keyboard, Mouse, mirror, painted, wait_until

STEPS = 12
"""So many things somebody with a screen reader presses at a table before we believe it."""
CHOOSER = '#!/bin/sh\nprintf "%s\\n" "{chosen}"\n'
"""The dialog of a system in which somebody chooses this file."""
WINDOWS_CHOOSER = """
Target amd64-unicode
SilentInstall silent
RequestExecutionLevel user
OutFile "{program}"
Section
  System::Call 'kernel32::GetStdHandle(i -11) p .r0'
  FileWrite $0 "{chosen}"
SectionEnd
"""
"""The same for wine: its PowerShell does nothing, so that a program of NSIS stands in for it."""


class Tour:
    """Each on a place of its own."""

    def __init__(self, trial: Trial, work: Path, display: Display, record: Path) -> None:
        self.trial, self.work, self.display, self.record = trial, work, display, record

    def all(self) -> None:
        self.in_german()
        self.killed()
        self.watched()
        self.imported()
        self.read_aloud()
        for game in BOX:
            self.lesson(game)
        for game in list(BOX)[1:]:
            with opened(self.trial, self.display, self._home(game, **company(game))) as window:
                play(self.trial, window, self.work / f"in {game}", game)

    def _home(self, name: str, **likes: object) -> Path:
        return make_home(self.trial, self.work / f"home of {name}", **likes)

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
        shutil.copyfile(record, copy)
        stage = mirror(self.work / "killed")
        with opened(self.trial, self.display, home, str(record)) as window:
            stage.resume(copy)
            go_on(window, stage, record, copy)
            window.kill()
        continued(self.trial, self.display, home, record, self.work / "continued")
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

    def imported(self) -> None:
        """A game that somebody sent is chosen in the dialog of the system, and is on the shelf."""
        if self.trial.on_wine and not shutil.which("makensis"):
            not_tried("an import: it takes NSIS to stand in for the dialog of Windows")
            return
        home, tools, sent = self._home("imported"), self.work / "tools", self.work / "from Anna.crown"
        shutil.copyfile(self.record, sent)
        sent.chmod(0o644)
        tools.mkdir()
        self.answer_with(sent, tools)
        environment = self.display.environment
        path, stage = environment["PATH"], mirror(self.work / "importing")
        environment["PATH"] = f"{tools}{os.pathsep}{path}"
        try:
            with opened(self.trial, self.display, home) as window:
                window.wait_for(painted(stage), "the title")
                Keyboard(stage, self.display).press(Kind.KEY, "l")
                go(stage, "library")
                window.wait_for(painted(stage), "an empty shelf")
                self.display.keys("i")
                wait_until(lambda: [path.stem for path in window.records] == [sent.stem], "the game on the shelf")
                assert window.records[0].read_bytes() == sent.read_bytes()
                assert window.end()[0] == 0
        finally:
            environment["PATH"] = path
        say("a game from elsewhere comes onto the shelf")

    def answer_with(self, sent: Path, tools: Path) -> None:
        """Whatever asks for a file is told this one."""
        if self.trial.on_wine:
            windows = Path(self.trial.environment["WINEPREFIX"], "drive_c", "windows")
            named = PureWindowsPath("Z:", sent)
            script = tools / "powershell.nsi"
            script.write_text(
                WINDOWS_CHOOSER.format(program=windows / "powershell.exe", chosen=named), encoding="utf-8"
            )
            run(["makensis", "-V2", script])
        else:
            (tools / "zenity").write_text(CHOOSER.format(chosen=sent), encoding="utf-8")
            (tools / "zenity").chmod(0o755)

    def read_aloud(self) -> None:
        """The first steps of somebody who hears the program and never sees it."""
        if self.trial.on_wine or isinstance(self.trial, CleanRoot):
            not_tried("a screen reader: there is none under wine, and its bus belongs to one user")
            return
        if lacking:
            not_tried(f"a screen reader: {', '.join(lacking)} are not installed here")
            return
        game = BOX[next(iter(BOX))]
        home = self._home("reader", **company(game.id))
        with heard(self.display), opened(self.trial, self.display, home):
            done = subprocess.run(
                [SYSTEM, str(PLAYER), game.title, "1", str(STEPS)],
                env={name: value for name, value in self.display.environment.items() if name not in READING},
                capture_output=True, text=True, timeout=600, check=False,
            )  # fmt: skip
        assert done.returncode == 0, f"{done.stdout[-2000:]}\n{done.stderr[-2000:]}"
        told = done.stdout.splitlines()
        assert told[-1] == f"heard after {STEPS} presses", told[-3:]
        say(f"through a screen reader alone to the table, and {STEPS} things pressed there")

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
