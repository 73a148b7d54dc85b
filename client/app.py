"""The window and its loop: the only place that waits for events, draws and presents.

When nothing moves no frame is drawn and the process sleeps: `event.get` with a pause costs a tenth of `event.wait`.
"""

import os
import sys
import time
import warnings
from collections.abc import Callable, Iterable
from contextlib import suppress
from itertools import count
from pathlib import Path

import pygame

from .access import ScreenReader, introduce, needs_hidden_window
from .assets import asset
from .crash import newest_report, write_report
from .cursor import Pointer
from .errors import NoDisplay, Notice
from .i18n import open_language
from .input.intents import Intent
from .input.pads import EVENTS
from .match.worker import Worker
from .memory import tune_memory
from .paths import Folders, find_folders
from .quiet_stderr import quiet_stderr
from .render.frame import Screen
from .render.scale import LEAST_WINDOW
from .scenes.navigation import go
from .settings import Settings, load_settings
from .stage import Stage
from .version import VERSION
from .voice import Voice

TITLE = "Four Crowns"
BROKE = "Something went wrong. Your games are saved, and there's a report in {path}."
BROKE_UNTOLD = "Something went wrong. Your games are saved, but no report could be written."
NOWHERE = "offscreen"
"""Where SDL draws if it finds no display and nobody asked for a picture without one."""
MOVING, IDLE, RESTING = 1 / 60, 1 / 30, 1 / 12
"""From one look at the events to the next, in seconds: while things move, when they do not, and after a while of that.
The pointer moves before it clicks, so nobody meets the longest."""
REST = 3.0
"""After so many seconds without an event or a new picture the window rests."""
LARGEST_TITLE = 80
"""A window that is further below its screen was put there by somebody."""
LONGEST_STEP = 0.1
"""A frame that took longer than this counts as this long: animations do not jump after a pause."""


def prepare() -> None:
    """Settings of SDL and of memory that must be made before the first window."""
    tune_memory()
    os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
    on_x11 = sys.platform.startswith("linux") and os.environ.get("XDG_SESSION_TYPE") != "wayland"
    if on_x11:  # without a graphics card, presenting through a texture copies the whole window every time
        os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")


def open_window(settings: Settings) -> pygame.Surface:
    """The window, at the size it had last time. NoDisplay if there is nothing to show it on."""
    try:
        with quiet_stderr():
            pygame.display.init()
        desktop = pygame.display.get_desktop_sizes()[0]
    except (pygame.error, IndexError) as error:
        raise NoDisplay(_display_name()) from error
    if pygame.display.get_driver() == NOWHERE and not os.environ.get("SDL_VIDEODRIVER"):
        raise NoDisplay(_display_name())
    pygame.font.init()
    icon = asset("images", "icon", "64.png")
    if icon.is_file():
        pygame.display.set_icon(pygame.image.load(icon))
    pygame.display.set_caption(TITLE)
    try:
        return _set_mode(settings, desktop)
    except pygame.error as error:
        raise NoDisplay(_display_name()) from error


def _display_name() -> str:
    """The display that whoever started this meant, on systems that name theirs."""
    return os.environ.get("WAYLAND_DISPLAY") or os.environ.get("DISPLAY", "")


def _set_mode(settings: Settings, desktop: tuple[int, int]) -> pygame.Surface:
    if settings.full_screen:
        surface = pygame.display.set_mode((0, 0), pygame.FULLSCREEN | pygame.RESIZABLE)
    else:
        hidden = pygame.HIDDEN if needs_hidden_window() else 0
        surface = pygame.display.set_mode(window_size(settings, desktop), pygame.RESIZABLE | hidden)
    _tell_least_size(system_window(), desktop)
    return surface


def _tell_least_size(window: pygame.Window, desktop: tuple[int, int]) -> None:
    window.minimum_size = (min(LEAST_WINDOW[0], desktop[0]), min(LEAST_WINDOW[1], desktop[1]))


def window_size(settings: Settings, desktop: tuple[int, int]) -> tuple[int, int]:
    """As large as it was the last time, but on this screen, and large enough."""
    return (
        max(LEAST_WINDOW[0], min(settings.window[0], desktop[0])),
        max(LEAST_WINDOW[1], min(settings.window[1], desktop[1])),
    )


def above_edge(window: tuple[int, int], top: int, desktop: tuple[int, int]) -> int:
    """How high a window may be of which the window system has put the upper edge there, below a title that it drew
    itself: a little less than wished for if its foot would be cut, but never less than is needed."""
    over = top + window[1] - desktop[1]
    return max(LEAST_WINDOW[1], window[1] - over) if 0 < over <= LARGEST_TITLE else window[1]


def system_window() -> pygame.Window:
    """What the window system knows of the window."""
    with warnings.catch_warnings():  # what is to replace it can only present whole windows, which is far dearer
        warnings.simplefilter("ignore", DeprecationWarning)
        return pygame.Window.from_display_module()


class App:
    """One window showing one stage."""

    def __init__(self, stage: Stage, surface: pygame.Surface, clock: Callable[[], float] = time.monotonic) -> None:
        self.stage = stage
        self.clock = clock
        self.pointer = Pointer()
        self.screen_reader: ScreenReader | None = None
        self.voice = Voice(stage)
        self._awake = clock()
        self._shows = False
        """There is a picture on the window."""
        self._windowed = stage.settings.window
        """How large the window is when it is not the whole screen."""
        self._born_full = stage.settings.full_screen
        """It was the whole screen from the start, so that the window system remembers no other size."""
        self._placed = stage.settings.full_screen
        """The window system has put the window somewhere. Whoever moves it after that means it."""
        self._show_on(surface)
        pygame.mouse.set_visible(True)

    def _show_on(self, surface: pygame.Surface) -> None:
        """Lay out for this window. If it is too small for any scene, its picture is made beside it and shrunk."""
        self.window, self._size = surface, surface.get_size()
        self.stage.resize(self._size)
        pane = self.stage.pane
        self.screen = Screen(surface if pane.plain else pygame.Surface(pane.size))
        if not self.stage.settings.full_screen:
            self._windowed = self._size

    def run(self, steps: int | None = None) -> None:
        """Until the last scene is gone or the window is closed; or for so many steps, to measure them. Those in which
        a picture was begun, but not yet shown, do not count."""
        last = self.clock()
        rounds = count() if steps is None else iter(range(steps))
        while self.stage.running and (self.stage.coming or next(rounds, None) is not None):
            now = self.clock()
            moving = self.step(min(LONGEST_STEP, now - last))
            last = now
            pause = 0.0 if self.stage.coming else MOVING if moving else IDLE if now - self._awake < REST else RESTING
            time.sleep(max(0.001, now + pause - self.clock()))

    def step(self, seconds: float) -> bool:
        """Everything that waits, the passing of time, and a new picture if one is needed. True while things move."""
        for event in pygame.event.get():
            self._awake = self.clock()
            self._event(event)
        self._do(self.stage.hands.pads.update(seconds))
        if not self.stage.running:
            return False
        moving = self.stage.update(seconds) or self.stage.hands.pads.moving
        if self.stage.wants_full_screen is not None:
            self._full_screen()
        if self.stage.dirty or moving:
            self._awake = self.clock()
            self.present(moving)
        else:
            self.screen.prepare()
        if self.screen_reader is not None and not self.screen_reader.broken and not self.stage.coming:
            self.screen_reader.step()
        self.voice.step()
        return moving

    def show(self) -> None:
        """The picture of now, whole, however many frames it takes. No time goes by."""
        self.step(0.0)
        while self.stage.coming:
            self.step(0.0)

    def introduce(self) -> None:
        """Let screen readers read this window, which is shown now at the latest."""
        self.screen_reader = introduce(self.stage)
        if self.screen_reader is not None:
            self.screen_reader.focus(pygame.key.get_focused())
        if needs_hidden_window():
            system_window().show()

    def present(self, moving: bool = False) -> None:
        """Show the picture of now. One for which much has to be made comes some frames later, unless only what moves
        is drawn again; not the first of all, before which there is nothing to be seen."""
        stage = self.stage
        at_once = not self._shows or (moving and not (stage.fresh or stage.coming or stage.dirty))
        frame = stage.frame() if at_once else stage.frame_in_time()
        if frame is None:
            return
        self._shows = True
        if self.stage.fresh:  # hardly anything is where it was: better free it than compare it
            self.screen.forget()
            self.stage.fresh = False
        rects = self.screen.show(frame, self.stage.settled)
        if rects and self.stage.pane.plain:
            pygame.display.update(rects)
        elif rects:
            self._present_shrunk()
        self.pointer.show(self.stage.clickable(), self.stage.scale.pixels)

    def _present_shrunk(self) -> None:
        pane = self.stage.pane
        self.window.fill(self.screen.ground)
        self.window.blit(pygame.transform.smoothscale(self.screen.surface, pane.shown), (pane.left, pane.top))
        pygame.display.update()

    def _event(self, event: pygame.event.Event) -> None:
        if event.type == pygame.QUIT:
            self.stage.close()
        elif event.type in (pygame.VIDEORESIZE, pygame.WINDOWSIZECHANGED):
            self._resized()
        elif event.type == pygame.WINDOWMOVED and not self._placed:
            self._place()
        elif event.type in (pygame.WINDOWEXPOSED, pygame.WINDOWRESTORED):
            self.screen.uncover()
            self.stage.dirty = True
        elif event.type in (pygame.WINDOWFOCUSLOST, pygame.WINDOWFOCUSGAINED):
            self.stage.audio.focus(event.type == pygame.WINDOWFOCUSGAINED)
            if self.screen_reader is not None:
                self.screen_reader.focus(event.type == pygame.WINDOWFOCUSGAINED)
        elif event.type in EVENTS:
            self._do(self.stage.hands.pads.event(event))
            self.stage.dirty = True
        else:
            self._do(self.stage.hands.keyboard.intents(event, self.stage.at))

    def _do(self, intents: Iterable[Intent]) -> None:
        for intent in intents:
            if self.stage.running:
                self.stage.handle(intent)

    def _place(self) -> None:
        """Nothing of the window is below the screen, however much room its title took."""
        self._placed = True
        window = system_window()
        high = above_edge(window.size, window.position[1], pygame.display.get_desktop_sizes()[0])
        if high < window.size[1]:
            window.size = (window.size[0], high)

    def _resized(self) -> None:
        surface = pygame.display.get_surface()
        if surface is not None and (surface is not self.window or surface.get_size() != self._size):
            self._show_on(surface)

    def _full_screen(self) -> None:
        """To the full screen, or back to the window where and as large as it was: the window system remembers."""
        wanted, self.stage.wants_full_screen = self.stage.wants_full_screen, None
        window, desktop = system_window(), pygame.display.get_desktop_sizes()[0]
        if wanted:
            window.set_fullscreen(desktop=True)
        else:
            window.set_windowed()
            if self._born_full:
                window.size = window_size(self.stage.settings, desktop)
                window.position = pygame.WINDOWPOS_CENTERED
                _tell_least_size(window, desktop)  # what is said to a full screen is forgotten
            self._born_full = False
        pygame.event.pump()
        self._resized()

    def remember_size(self) -> None:
        """The next window opens as large as this one."""
        self.stage.change(window=self._windowed)


def run_window(
    record: Path | None = None, steps: int | None = None, then: Callable[[Stage], None] | None = None
) -> int:
    """The program: a window from the title to its closing, or for so many steps. Its exit code. `then` opens something
    else over the title.

    2 and one sentence if there is no display; 1 and a report if something breaks.
    """
    prepare()
    folders = find_folders()
    first = not os.path.lexists(folders.settings)
    settings, _ = load_settings(folders.settings)
    try:
        surface = open_window(settings)
    except NoDisplay as error:
        print(error.said(open_language(settings.language)), file=sys.stderr)
        return 2
    from .program import open_stage  # after the window: it is what people wait for

    stage = open_stage(surface.get_size(), folders)
    stage.thinker = Worker()
    stage.library.safeguard.start()
    try:
        report = newest_report(folders.crashes)
        go(stage, "title", report)
        if record is not None:
            stage.library.safeguard.reached_title()  # what stops it now is not the title, which is not shown
            stage.resume(record)
        if then is not None:
            then(stage)
        elif first and record is None and report is None and steps is None:  # whoever left a report was here before
            go(stage, "first_start")
        app = App(stage, surface)
        app.introduce()
        app.run(steps)
        app.voice.close()
        app.remember_size()
        stage.library.safeguard.reached_title()
    except Exception as error:
        _tell(stage, folders, error)
        return 1
    finally:
        with suppress(Exception):  # what is broken may not even close, and need not: everything is on the disk
            stage.close()
        stage.thinker.stop()
        stage.audio.close()
        pygame.quit()
    return 0


def _tell(stage: Stage, folders: Folders, error: Exception) -> None:
    """Write down what broke and say where; the next start will offer to go on."""
    from .scenes.opening import now_playing

    session = now_playing(stage)
    journal = session.match.journal if session else None
    path = write_report(
        folders.crashes, error, VERSION, session.in_words if session else None, journal.path if journal else None
    )
    broke = Notice(BROKE, {"path": path}) if path else Notice(BROKE_UNTOLD)
    print(f"four-crowns: {broke.said(stage.say)}", file=sys.stderr)
