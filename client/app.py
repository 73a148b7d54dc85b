"""The window and its loop: the only place that waits for events, draws and presents.

When nothing moves no frame is drawn and the process sleeps: `event.get` with a pause costs a tenth of `event.wait`.
"""

import os
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pygame

from .assets import asset
from .crash import newest_report, write_report
from .errors import NoDisplay
from .input.devices import intents
from .paths import find_folders
from .render import pictures
from .render.frame import Screen
from .render.scale import LEAST_WINDOW
from .scenes.doors import go
from .settings import Settings, load_settings
from .stage import Stage
from .version import VERSION

TITLE = "Four Crowns"
MOVING = 1 / 60
IDLE = 1 / 30
LONGEST_STEP = 0.1
"""A frame that took longer than this counts as this long: animations do not jump after a pause."""


def prepare() -> None:
    """Settings of SDL that must be made before its first window."""
    os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
    on_x11 = sys.platform.startswith("linux") and os.environ.get("XDG_SESSION_TYPE") != "wayland"
    if on_x11:  # without a graphics card, presenting through a texture copies the whole window every time
        os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")


def open_window(settings: Settings) -> pygame.Surface:
    """The window, at the size it had last time. NoDisplay if there is nothing to show it on."""
    try:
        pygame.display.init()
        desktop = pygame.display.get_desktop_sizes()[0]
    except (pygame.error, IndexError) as error:
        raise NoDisplay from error
    pygame.font.init()
    icon = asset("images", "icon", "64.png")
    if icon.is_file():
        pygame.display.set_icon(pygame.image.load(icon))
    pygame.display.set_caption(TITLE)
    try:
        return _set_mode(settings, desktop)
    except pygame.error as error:
        raise NoDisplay from error


def _set_mode(settings: Settings, desktop: tuple[int, int]) -> pygame.Surface:
    if settings.full_screen:
        return pygame.display.set_mode((0, 0), pygame.FULLSCREEN)
    wish = settings.window
    size = (
        max(LEAST_WINDOW[0], min(wish[0], desktop[0])),
        max(LEAST_WINDOW[1], min(wish[1], desktop[1])),
    )
    return pygame.display.set_mode(size, pygame.RESIZABLE)


class App:
    """One window showing one stage."""

    def __init__(self, stage: Stage, surface: pygame.Surface, clock: Callable[[], float] = time.monotonic) -> None:
        self.stage = stage
        self.screen = Screen(surface)
        self.clock = clock
        self._shown_missing = False
        stage.resize(surface.get_size())
        pygame.mouse.set_visible(True)

    def run(self) -> None:
        """Until the last scene is gone or the window is closed."""
        last = self.clock()
        while self.stage.running:
            now = self.clock()
            moving = self.step(min(LONGEST_STEP, now - last))
            last = now
            time.sleep(max(0.001, now + (MOVING if moving else IDLE) - self.clock()))
        self._remember_size()

    def step(self, seconds: float) -> bool:
        """Everything that waits, the passing of time, and a new picture if one is needed. True while things move."""
        for event in pygame.event.get():
            self._event(event)
        if not self.stage.running:
            return False
        moving = self.stage.update(seconds)
        if self.stage.wants_full_screen is not None:
            self._full_screen()
        if self.stage.dirty or moving:
            self.present()
        return moving

    def present(self) -> None:
        rects = self.screen.show(self.stage.frame())
        if rects:
            pygame.display.update(rects)
        if pictures.missing and not self._shown_missing:
            self._shown_missing = True
            self.stage.toast(self.stage.say("Some pictures are missing; plain ones stand in for them."))

    def _event(self, event: pygame.event.Event) -> None:
        if event.type == pygame.QUIT:
            self.stage.close()
        elif event.type in (pygame.VIDEORESIZE, pygame.WINDOWSIZECHANGED):
            self._resized()
        elif event.type in (pygame.WINDOWEXPOSED, pygame.WINDOWRESTORED):
            self.screen.forget()
            self.stage.dirty = True
        elif event.type in (pygame.WINDOWFOCUSLOST, pygame.WINDOWFOCUSGAINED):
            self.stage.audio.focus(event.type == pygame.WINDOWFOCUSGAINED)
        else:
            for intent in intents(event, self.stage.scale):
                self.stage.handle(intent)
                if not self.stage.running:
                    return

    def _resized(self) -> None:
        surface = pygame.display.get_surface()
        if surface is None or surface.get_size() == self.stage.size:
            return
        self.screen = Screen(surface)
        self.stage.resize(surface.get_size())

    def _full_screen(self) -> None:
        self.stage.wants_full_screen = None
        desktop = pygame.display.get_desktop_sizes()[0]
        self.screen = Screen(_set_mode(self.stage.settings, desktop))
        self.stage.resize(self.screen.surface.get_size())

    def _remember_size(self) -> None:
        if not self.stage.settings.full_screen:
            self.stage.change(window=self.stage.size)


def run_window(record: Path | None = None) -> int:
    """The program: a window from the title to its closing. 2, with one sentence, if there is no display."""
    prepare()
    folders = find_folders()
    settings, _ = load_settings(folders.settings)
    try:
        surface = open_window(settings)
    except NoDisplay as error:
        print(error, file=sys.stderr)
        return 2
    from .program import now_playing, open_stage  # after the window: it is what people wait for

    stage = open_stage(surface.get_size(), folders)
    app = App(stage, surface)
    go(stage, "title", newest_report(folders.crashes))
    if record is not None:
        stage.resume(record)
    try:
        app.run()
    except Exception as error:
        session = now_playing(stage)
        journal = session.match.journal if session else None
        report = write_report(
            folders.crashes, error, VERSION, session.in_words if session else None, journal.path if journal else None
        )
        stage.close()
        print(f"four-crowns: something broke; a report was written to {report}.", file=sys.stderr)
        return 1
    finally:
        stage.audio.close()
        pygame.quit()
    return 0
