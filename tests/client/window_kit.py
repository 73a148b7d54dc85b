"""A real window on a display of its own, and a person at it with a real mouse and a real keyboard.

Where to click is read from a mirror: a stage without a window that is told the same and plays the same game, because
chance and computer players follow from the record. So the two records must be the same, byte for byte.
"""

import ctypes
import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import pygame
import pytest

from client.app import IDLE, RESTING
from client.input.intents import Intent, Kind
from client.match.prompts import Thinking
from client.match.seats import HUMAN, Seat
from client.paths import HOME
from client.render.cache import SurfaceCache
from client.scenes.table.scene import TableScene
from client.stage import Stage
from client.stage.scene import TOUCHED
from client.widgets.base import Widget

from .table_kit import KeyboardWalker, MouseWalker, Walker, bare_stage

ROOT = Path(__file__).parents[2]
SIZE = (1280, 720)
TOOLS = ("Xvfb", "xdotool", "import")
PATIENCE = 240.0
"""Whoever waits longer, in seconds, waits for ever; the machine may be busy with other things."""
LOOKS, EFFORT = 4, 0.004
"""A window that rests looks at its events so often and spends no more than so many seconds on it each time."""

NAMES = ("Larissa", "Tomas", "Morwen", "Aiko")
SEATS = tuple(Seat(name, "random" if badge else HUMAN, badge) for badge, name in enumerate(NAMES))
SETTINGS = {"window": SIZE, "animation_speed": 0.0, "reduced_motion": True, "language": "en", "seats": SEATS}

lacking = [tool for tool in TOOLS if shutil.which(tool) is None]
needs_display = pytest.mark.skipif(bool(lacking), reason=f"not installed here: {', '.join(lacking)}")


def wait_until(true: Callable[[], bool], what: str, pause: float = 0.02) -> None:
    end = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < end, f"{what} does not come about"
        time.sleep(pause)


def _command(pid: str) -> bytes:
    """How a process was started; nothing if it is gone."""
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes()
    except OSError:
        return b""


class Place(NamedTuple):
    """A window, and where it is on its screen."""

    window: str
    x: int
    y: int
    size: tuple[int, int]


class ClientMessage(ctypes.Structure):
    """Xlib's event of that name, as long as the longest of its events."""

    _fields_ = (
        ("type", ctypes.c_int),
        ("serial", ctypes.c_ulong),
        ("send_event", ctypes.c_int),
        ("display", ctypes.c_void_p),
        ("window", ctypes.c_ulong),
        ("message_type", ctypes.c_ulong),
        ("format", ctypes.c_int),
        ("data", ctypes.c_long * 21),
    )


def ask_to_close(display: str, window: int) -> None:
    """What a window manager sends to a window that is to close; older versions of xdotool cannot."""
    xlib = ctypes.CDLL("libX11.so.6")
    xlib.XOpenDisplay.restype = ctypes.c_void_p
    xlib.XInternAtom.restype = ctypes.c_ulong
    opened = ctypes.c_void_p(xlib.XOpenDisplay(display.encode()))
    protocols, delete = (xlib.XInternAtom(opened, name, 0) for name in (b"WM_PROTOCOLS", b"WM_DELETE_WINDOW"))
    message = ClientMessage(33, 0, 1, opened, window, protocols, 32, (delete,))
    xlib.XSendEvent(opened, ctypes.c_ulong(window), 0, ctypes.c_long(0), ctypes.byref(message))
    xlib.XCloseDisplay(opened)


class Display:
    """A screen as large as the window, without a window manager: places on it are places in the window."""

    def __init__(self, number: str) -> None:
        self.environment = {**os.environ, "DISPLAY": f":{number}", "SDL_AUDIODRIVER": "dummy"}
        for name in ("SDL_VIDEODRIVER", "COVERAGE_PROCESS_START", "COVERAGE_PROCESS_CONFIG"):  # nobody looks over its
            self.environment.pop(name, None)  # shoulder: that takes time, and it may be killed

    def _run(self, *command: str) -> bytes:
        done = subprocess.run(command, env=self.environment, timeout=PATIENCE, capture_output=True, check=True)
        return done.stdout

    def click(self, x: float, y: float, button: int = 1) -> None:
        self._run("xdotool", "mousemove", str(round(x)), str(round(y)), "click", str(button))

    def rest(self) -> None:
        """Put the pointer where nothing lies below it."""
        self._run("xdotool", "mousemove", str(SIZE[0] - 1), str(SIZE[1] - 1))

    def keys(self, *names: str) -> None:
        if names:
            self._run("xdotool", "key", "--delay", "4", *names)

    def place(self, pid: int) -> Place | None:
        """Where the window of a process is, as the window system sees it; None until there is one."""
        search = ("xdotool", "search", "--onlyvisible", "--pid", str(pid))
        found = subprocess.run(search, env=self.environment, timeout=PATIENCE, capture_output=True, check=False)
        if not (windows := found.stdout.decode().split()):
            return None
        told = self._run("xdotool", "getwindowgeometry", "--shell", windows[-1]).decode()
        figures = dict(line.split("=") for line in told.split())
        x, y, width, height = (int(figures[name]) for name in ("X", "Y", "WIDTH", "HEIGHT"))
        return Place(windows[-1], x, y, (width, height))

    def resize(self, window: str, width: int, height: int) -> None:
        """Ask for another size of the window, as somebody who pulls at its corner."""
        self._run("xdotool", "windowsize", window, str(width), str(height))

    def move(self, window: str, x: int, y: int) -> None:
        self._run("xdotool", "windowmove", window, str(x), str(y))

    @contextmanager
    def managed(self) -> Iterator[None]:
        """With a window manager."""
        manager = subprocess.Popen(
            ["openbox"], env=self.environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        try:
            wait_until(self._is_managed, "a window manager")
            yield
        finally:
            manager.terminate()
            manager.wait(PATIENCE)

    def _is_managed(self) -> bool:
        asked = subprocess.run(["xdotool", "get_desktop"], env=self.environment, capture_output=True, check=False)
        return asked.returncode == 0

    def close_window(self) -> None:
        """As a window manager does it when somebody clicks on the cross."""
        place = self._run("xdotool", "mousemove", "640", "360", "getmouselocation", "--shell").decode()
        window = dict(line.split("=") for line in place.split())["WINDOW"]
        ask_to_close(self.environment["DISPLAY"], int(window))

    def picture(self) -> pygame.Surface:
        pixels = self._run("import", "-silent", "-window", "root", "-depth", "8", "rgb:-")
        return pygame.image.frombytes(pixels, SIZE, "RGB")


@contextmanager
def open_display(area: tuple[int, int] = SIZE) -> Iterator[Display]:
    """The X server chooses a number that is free, and says so when it is ready.

    It must not start anew when nobody is connected: whoever comes at that moment is turned away.
    """
    reading, writing = os.pipe()
    size = "x".join(map(str, (*area, 24)))
    command = ["Xvfb", "-displayfd", str(writing), "-screen", "0", size, "-nolisten", "tcp", "-noreset"]
    server = subprocess.Popen(command, pass_fds=[writing], stderr=subprocess.DEVNULL)
    os.close(writing)
    try:
        with os.fdopen(reading) as answer:
            yield Display(answer.readline().strip())
    finally:
        server.terminate()
        server.wait(PATIENCE)


SOURCE = (sys.executable, "-m", "client")


class Program:
    """`python -m client`, or a bundle of it, on a display, with a home of its own."""

    tolerance = 2.0
    """How far apart two pictures may be that show the same."""

    def __init__(
        self, display: Display, home: Path, *arguments: str, command: Sequence[str] = SOURCE, cwd: Path = ROOT
    ) -> None:
        self.display, self.home = display, home
        self.pictures = home
        """Where pictures are kept that are not as they should be."""
        home.mkdir(exist_ok=True)
        settings = home / "settings.json"
        if not settings.exists():
            settings.write_bytes(msgspec.json.encode(SETTINGS))
        self.begun = time.monotonic()
        self.process = subprocess.Popen(
            [*command, *arguments],
            cwd=cwd,
            env={**display.environment, HOME: str(home)},
            stdout=subprocess.PIPE,  # of its own: a Windows program does not start under wine if ours is a file
            stderr=subprocess.PIPE,
            text=True,
        )

    @property
    def place(self) -> Place:
        """Where its window is."""
        wait_until(lambda: self.display.place(self.process.pid) is not None, "a window")
        place = self.display.place(self.process.pid)
        assert place
        return place

    @property
    def records(self) -> list[Path]:
        return sorted((self.home / "games").glob("*.crown"))

    def shows(self, picture: pygame.Surface) -> bool:
        return difference(self.display.picture(), picture) < self.tolerance

    def wait_for(self, picture: pygame.Surface, what: str) -> None:
        self.display.rest()
        try:
            wait_until(lambda: self.shows(picture), what)
        except AssertionError as error:
            error.add_note(self._state(picture))
            raise

    def _state(self, expected: pygame.Surface) -> str:
        """What somebody wants to know who finds that it does not show what it should."""
        shown = self.display.picture()
        self.pictures.mkdir(parents=True, exist_ok=True)
        pygame.image.save(shown, self.pictures / "shown.png")
        pygame.image.save(expected, self.pictures / "expected.png")
        return (
            f"{'It runs.' if self.process.poll() is None else self._last_words()} The pictures are "
            f"{difference(shown, expected):.2f} apart, and kept as shown.png and expected.png in {self.pictures}."
        )

    def _last_words(self) -> str:
        said = self.process.stderr.read() if self.process.stderr else ""
        return f"It ended with {self.process.poll()}: {said}"

    def worked(self) -> float:
        """Seconds of a core it has used so far."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def rest(self) -> None:
        """Wait until it has shown what it has written down: then it looks at its events and does nothing else.

        What counts is how often it fell asleep: a window that gets no turn on a busy machine is not at rest.
        """
        slept, worked = self._asleep(), self._effort()

        def resting() -> bool:
            nonlocal slept, worked
            assert self.process.poll() is None, self._last_words()
            looks, effort = self._asleep() - slept, self._effort() - worked
            if looks < LOOKS:
                return False
            slept, worked = slept + looks, worked + effort
            return effort < LOOKS * EFFORT

        wait_until(resting, "a window that rests")

    def let_pass(self, seconds: float) -> None:
        """Wait until so much time has gone by for the window itself: on a busy machine its clock stands still while it
        gets no turn, so only moments count in which it looked at its events. It may fall asleep more than once for
        that, so each time counts for the shortest pause of a window that rests. Nor does its clock go on while it makes
        a picture: what it worked in does not count."""
        passed, looks, now, worked = 0.0, self._asleep(), time.monotonic(), self._effort()

        def enough() -> bool:
            nonlocal passed, looks, now, worked
            seen, here, effort = self._asleep(), time.monotonic(), self._effort()
            if seen > looks and effort - worked < (seen - looks) * EFFORT / 2:
                passed += min(here - now, (seen - looks) * IDLE)
            looks, now, worked = seen, here, effort
            return passed >= seconds

        wait_until(enough, "a window that looks at its events", pause=RESTING)

    @property
    def _loop(self) -> Path:
        """What the system knows about the thread of its loop; whoever started it for us may be in between. The process
        in which its computers think is not it."""
        pid = str(self.process.pid)
        while children := [child for child in self._children(pid) if b"think" not in _command(child)]:
            pid = children[0]
        return Path("/proc", pid)

    @staticmethod
    def _children(pid: str) -> list[str]:
        return Path(f"/proc/{pid}/task/{pid}/children").read_text().split()

    def _asleep(self) -> int:
        """How often it has fallen asleep so far."""
        lines = (self._loop / "status").read_text().splitlines()
        return next(int(line.split()[1]) for line in lines if line.startswith("voluntary_ctxt_switches"))

    def _effort(self) -> float:
        """Seconds of a core its loop has used so far, to the microsecond."""
        return int((self._loop / "schedstat").read_text().split()[0]) / 1e9

    def kill(self) -> None:
        self.process.kill()
        self.process.wait(PATIENCE)

    def end(self, ask: Callable[[], None] | None = None) -> tuple[int, str]:
        """Ask it to leave: exit code, and what it had to say."""
        if ask is None:
            self.process.send_signal(signal.SIGTERM)
        else:
            ask()
        _, said = self.process.communicate(timeout=PATIENCE)
        return self.process.returncode, said


@contextmanager
def program(
    display: Display, home: Path, *arguments: str, command: Sequence[str] = SOURCE, cwd: Path = ROOT,
    kind: type[Program] = Program,
) -> Iterator[Program]:  # fmt: skip
    """It is gone afterwards, whatever happens."""
    started = kind(display, home, *arguments, command=command, cwd=cwd)
    try:
        yield started
    finally:
        if started.process.poll() is None:
            started.kill()
        for pipe in (started.process.stdout, started.process.stderr):
            if pipe:
                pipe.close()


def difference(one: pygame.Surface, other: pygame.Surface) -> float:
    """How far two pictures are apart, on average of a coarse copy, from 0 to 255."""
    coarse = [pygame.transform.smoothscale(each.convert(24), (160, 90)) for each in (one, other)]
    pixels = [pygame.image.tobytes(each, "RGB") for each in coarse]
    return sum(abs(a - b) for a, b in zip(*pixels, strict=True)) / len(pixels[0])


def painted(stage: Stage) -> pygame.Surface:
    """What the mirror would show if it were looked at, and nobody pointed at anything."""
    stage.cache = SurfaceCache()
    stage.handle(Intent(Kind.POINT, stage.width - 1, stage.height - 1))
    stage.dirty = True
    stage.frame()
    stage.update(0.0)  # pictures of saved games are painted when the first frame is there
    while stage.waiting:  # and what else comes after it
        stage.frame()
        stage.update(0.0)
    return stage.picture()


def mirror(folder: Path) -> Stage:
    """The same program without a window."""
    return bare_stage(folder, SIZE, **dict[str, Any](SETTINGS))


# -- a person ----------------------------------------------------------------------------------------------------------

KEYS = {
    Kind.NEXT: "Tab",
    Kind.LEFT: "Left",
    Kind.RIGHT: "Right",
    Kind.UP: "Up",
    Kind.DOWN: "Down",
    Kind.ACTIVATE: "Return",
}
"""What X calls the keys."""


class Mouse(MouseWalker):
    """Whatever is clicked in the mirror is clicked in the window."""

    def __init__(self, stage: Stage, display: Display, seed: int = 1) -> None:
        super().__init__(stage, seed)
        self.display = display

    def click(self, widget: Widget) -> None:
        box, scale = widget.seen(), self.stage.scale
        self.display.click(scale.px(box.cx), scale.px(box.cy))
        super().click(widget)


class Keyboard(KeyboardWalker):
    """Whatever key is meant in the mirror is pressed in the window."""

    def __init__(self, stage: Stage, display: Display, seed: int = 1) -> None:
        super().__init__(stage, seed)
        self.display = display
        self._keys: list[str] = []

    def key(self, kind: Kind, text: str = "") -> None:
        self._keys.append(text or KEYS[kind])
        super().key(kind, text)

    def press(self, kind: Kind, text: str = "") -> None:
        """One key."""
        self.key(kind, text)
        self._send()

    def go_on(self, scene: TableScene) -> None:
        super().go_on(scene)
        self._send()

    def answer(self, scene: TableScene) -> None:
        super().answer(scene)
        self._send()

    def _send(self) -> None:
        self.display.keys(*self._keys)
        self._keys.clear()


class Person(Walker):
    """Somebody with both hands, who waits until the window has come as far as the mirror."""

    def __init__(self, stage: Stage, window: Program, record: Path, mirrored: Path, seed: int = 1) -> None:
        super().__init__(stage, seed)
        self.window, self.record, self.mirrored = window, record, mirrored
        self._seen: tuple[TableScene, int, float] | None = None
        """What this person had looked at when they last pressed something."""
        self._hands: tuple[Mouse | Keyboard, ...] = (
            Mouse(stage, window.display, seed),
            Keyboard(stage, window.display, seed),
        )

    def catch_up(self) -> None:
        """What is written down is shown a moment later, and nobody is asked before."""
        try:
            wait_until(self._is_along, "the same game in the window")
        except AssertionError as stuck:
            theirs, ours = (path.read_text().splitlines()[-3:] for path in (self.record, self.mirrored))
            raise AssertionError(f"{stuck}\nthe window: {theirs}\nthe mirror: {ours}") from stuck
        self.window.rest()

    def look(self, scene: TableScene) -> None:
        """Nobody answers what they have not looked at, and nobody can; once is enough for what does not change."""
        scene.ready()
        shown = (scene, scene.session.version, scene.hushed_until)
        if self._seen != shown:
            self.window.let_pass(TOUCHED)
        self._seen = shown

    def _is_along(self) -> bool:
        theirs, ours = self.record.read_bytes(), self.mirrored.read_bytes()
        if theirs != ours and theirs.startswith(ours):
            self.stage.update(0.05)  # a question that answered itself there does so here, once time goes by
        return theirs == ours

    def settle(self) -> None:
        """Let computers answer, and questions that answer themselves, until a person is asked or something waits."""
        scene = self.stage.top
        assert isinstance(scene, TableScene)
        version = -1
        while not scene.timeline.held and (
            scene.session.version != version or isinstance(scene.session.prompt, Thinking)
        ):
            version = scene.session.version
            self.stage.update(0.05)

    def go_on(self, scene: TableScene) -> None:
        self.catch_up()
        self.look(scene)
        self.chance.choice(self._hands).go_on(scene)

    def answer(self, scene: TableScene) -> None:
        self.settle()
        if not scene.asked:
            return
        version = scene.session.version
        self.catch_up()
        if scene.session.version != version:
            return  # it answered itself while we waited
        self.look(scene)
        self.chance.choice(self._hands).answer(scene)
        self.answers = sum(hand.answers for hand in self._hands)
