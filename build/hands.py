"""The hands that try a bundle: somebody who types, somebody who learns, and how its window is opened and left."""

import os
import shutil
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import cycle
from pathlib import Path
from typing import Any

import msgspec
import pygame
from bundle.trial import Trial

from client.input.intents import Kind
from client.match.seats import HUMAN, Seat
from client.scenes.results.scene import ResultsScene
from client.scenes.table.scene import TableScene
from client.scenes.title.scene import TitleScene
from client.stage import Stage
from client.stage.scene import TOUCHED
from client.widgets.base import Widget
from tests.client.lesson_kit import MouseRobot
from tests.client.registry import REGISTRY
from tests.client.window_kit import (
    NAMES,
    SETTINGS,
    Display,
    Keyboard,
    Mouse,
    Person,
    Program,
    mirror,
    painted,
    program,
    wait_until,
)

BREATH = 0.15
"""Seconds between what the record says and what the window shows of it, on a machine that is busy."""
ANSWERS = 3
"""So many in a game that somebody goes on with."""
FOREIGN_LETTERS = 5.0
"""Windows draws letters a little differently: so far apart two pictures of the same may be. Others are much farther."""


def say(text: str) -> None:
    print(f"good: {text}", flush=True)


def not_tried(text: str) -> None:
    print(f"not tried: {text}", flush=True)


QUIET, IDLE_SHARE = 0.5, 0.15
"""A program under wine that has had so many seconds for itself, and worked for no larger share of them, rests."""


class Typist(Person):
    """Somebody whose mouse is broken, and who looks before typing."""

    def __init__(self, stage: Stage, window: Program, record: Path, mirrored: Path) -> None:
        super().__init__(stage, window, record, mirrored)
        self._hands = (Keyboard(stage, window.display),)

    def catch_up(self) -> None:
        super().catch_up()
        time.sleep(BREATH)


class OnWine(Program):
    """A program that falls asleep whenever it asks wine for something: how often tells nothing of it. What tells is how
    much it does with the time it gets; in which it waits for its turn on a busy machine is not its own."""

    tolerance = FOREIGN_LETTERS

    def rest(self) -> None:
        started = self._times()

        def resting() -> bool:
            nonlocal started
            assert self.process.poll() is None, self._last_words()
            now = self._times()
            worked, own = now[0] - started[0], now[1] - started[1]
            if worked > IDLE_SHARE * max(own, QUIET):
                started = now
            return own >= QUIET and started != now

        wait_until(resting, "a window that rests")

    def let_pass(self, seconds: float) -> None:
        """Twice as long: while it waits for the server of wine or for the screen its clock may stand still, and nobody
        sees that from here."""
        begun = self._times()[1]
        wait_until(lambda: self._times()[1] >= begun + 2 * seconds, "a window that gets its turns")

    def end(self, ask: Callable[[], None] | None = None) -> tuple[int, str]:
        """A signal would only kill it: Windows has none to ask with, but its window can be closed."""
        return super().end(ask or self.display.close_window)

    def _times(self) -> tuple[float, float]:
        """Seconds in which its loop worked, and seconds that were its own to work or sleep in."""
        worked, waited = map(int, (self._loop / "schedstat").read_text().split()[:2])
        return worked / 1e9, time.monotonic() - waited / 1e9


class Learner(MouseRobot):
    """Takes a lesson in the window as its notes say, and looks before clicking."""

    def __init__(self, stage: Stage, window: Program) -> None:
        super().__init__(stage)
        self.window = window

    def click(self, widget: Widget) -> None:
        cache = self.stage.cache
        self.window.wait_for(painted(self.stage), "what is to be clicked")  # a computer may think there, and rest
        self.stage.cache = cache
        self.window.rest()
        self.window.let_pass(TOUCHED)
        box, scale = widget.seen(), self.stage.scale
        self.window.display.click(scale.px(box.cx), scale.px(box.cy))
        super().click(widget)


# -- the window --------------------------------------------------------------------------------------------------------


def make_home(trial: Trial, home: Path, **likes: object) -> Path:
    """A place for games, with the settings of somebody who is in a hurry."""
    (home / "games").mkdir(parents=True, exist_ok=True)
    # Without a window manager, wine would draw a frame of its own round a window.
    wished = {**SETTINGS, "full_screen": trial.on_wine, **likes}
    (home / "settings.json").write_bytes(msgspec.json.encode(wished))
    trial.lend(home)
    return home


def company(game: str) -> dict[str, Any]:
    """Who sits at its table: somebody, and computers with which a game ends."""
    computer = REGISTRY[game].computer
    seats = tuple(Seat(name, computer if badge else HUMAN, badge) for badge, name in enumerate(NAMES))
    return {"seats": seats, "tables": {game: seats}}


@contextmanager
def opened(trial: Trial, display: Display, home: Path, *arguments: str) -> Iterator[Program]:
    """The window of the bundle."""
    kind = OnWine if trial.on_wine else Program
    with program(display, home, *arguments, command=trial.command, cwd=trial.place, kind=kind) as window:
        window.pictures = Path(tempfile.gettempdir()) / f"four-crowns-smoke-{os.getpid()}"  # the rest is removed
        yield window


def click(mouse: Mouse, name: str) -> None:
    """Click on the widget of that name, wherever it is."""
    mouse.stage.top.ready()
    widget = mouse.stage.top.ui.get(name)
    assert widget is not None, f"There is no {name} on this screen."
    mouse.click(widget)


def leave(trial: Trial, window: Program, mouse: Mouse) -> None:
    """From the results to the title, and out."""
    click(mouse, "back")
    assert isinstance(mouse.stage.top, TitleScene)
    click(mouse, "quit")
    code, said = window.end(lambda: None)
    assert code == 0, said
    assert not said or trial.on_wine, said  # wine has something to say about everything
    say("it quits")


# -- a game ------------------------------------------------------------------------------------------------------------


def play(trial: Trial, window: Program, work: Path, game: str) -> Path:
    """One game with one person, by keys alone; the record of it."""
    stage, display = mirror(work / "mirror"), window.display
    stage.change(**company(game))
    window.wait_for(painted(stage), "the title")
    say(f"the title is there, after {time.monotonic() - window.begun:.1f} s")
    keyboard, mouse = Keyboard(stage, display), Mouse(stage, display)
    keyboard.press(Kind.KEY, "n")
    for button in REGISTRY[game].clicks_to_table:
        click(mouse, button)
    wait_until(lambda: has_begun(window), "a record")
    record, copy = window.records[0], work / "copy.crown"
    shutil.copyfile(record, copy)
    stage.resume(copy)  # the window drew its own seed: the mirror plays that game from here
    assert isinstance(stage.top, TableScene)
    say(f"a table is laid for {game}")
    typist = at_table(window, stage, record, copy)
    typist.play()
    typist.catch_up()
    assert isinstance(stage.top, ResultsScene)
    window.wait_for(painted(stage), "the results")
    say(f"a whole game by the keyboard, with {typist.answers} answers, and its results")
    leave(trial, window, mouse)
    return record


def has_begun(window: Program) -> bool:
    """There is a record, and whole lines in it: a file has a name before it has a header."""
    return len(window.records) == 1 and window.records[0].read_bytes().endswith(b"\n")


def begin_unseen(window: Program, lines: int) -> Path:
    """A game in a version of which there is no mirror: somebody presses what leads from the title to a table, and then
    what is first, until so much is written down."""
    display = window.display
    wait_until(lambda: any(pygame.transform.average_color(display.picture())[:3]), "a window")
    display.rest()
    for keys in (("n",), ("Down",), ("Return",), ("Return",)):
        window.rest()
        window.let_pass(TOUCHED)
        display.keys(*keys)
    wait_until(lambda: has_begun(window), "a record")
    record, presses = window.records[0], cycle((("e",), ("Right",), ("Return",), ("1",)))
    header = len(record.read_bytes().splitlines())

    def enough() -> bool:
        display.keys(*next(presses))
        window.let_pass(TOUCHED)
        return len(record.read_bytes().splitlines()) >= header + lines

    wait_until(enough, "a game that goes on")
    window.rest()
    return record


def at_table(window: Program, stage: Stage, record: Path, copy: Path) -> Typist:
    """Somebody who sees the table of a game that both have open: it comes in portions, and keys that are too early are
    not meant for it."""
    typist = Typist(stage, window, record, copy)
    typist.settle()
    typist.catch_up()
    window.wait_for(painted(stage), "the table")
    return typist


def go_on(window: Program, stage: Stage, record: Path, copy: Path) -> None:
    """Some answers in a game that both have open."""
    typist = at_table(window, stage, record, copy)
    while typist.answers < ANSWERS:
        typist.step()
    typist.catch_up()


def continued(trial: Trial, display: Display, home: Path, record: Path, work: Path) -> None:
    """*Continue* on the title goes on with a game that was left in its middle."""
    shutil.copytree(home, work / "mirror")  # with what has been explained there before: that takes room, and keys
    stage, copy = mirror(work / "mirror"), work / "mirror" / "games" / record.name
    waiting = painted(stage)
    with opened(trial, display, home) as window:
        window.wait_for(waiting, "the title with the game")
        Keyboard(stage, display).press(Kind.KEY, "c")
        wait_until(lambda: not window.shows(waiting), "the table")
        go_on(window, stage, record, copy)
        window.kill()
