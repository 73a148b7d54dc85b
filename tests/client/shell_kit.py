"""A stage without a window, and what tests of the shell's screens do with it."""

import os
import shutil
import weakref
from pathlib import Path
from tempfile import mkdtemp
from typing import Any

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame

from client.audio import Audio
from client.input.intents import Intent, Kind
from client.match.saves import Library
from client.render.canvas import Canvas, Mark
from client.render.frame import Screen
from client.settings import Settings
from client.stage import Stage
from client.widgets.base import Widget
from client.widgets.button import Button, IconButton
from client.widgets.choices import Choice, RadioCard, Slider, Toggle
from client.widgets.dropdown import Dropdown
from client.widgets.fields import TextField
from client.widgets.tabs import Tab
from engines import GAMES

from .patience import patient

UNPAINTED = (255, 0, 255, 255)
"""No screen has this colour."""
CONTROLS = (Button, IconButton, Choice, Toggle, Slider, RadioCard, Dropdown, TextField, Tab)


class TestStage(Stage):
    """Notes where the scenes wanted to go."""

    __test__ = False

    def __init__(self, settings: Settings, library: Library, audio: Audio, size: tuple[int, int]) -> None:
        super().__init__(settings, library, audio, size)
        self.started: list[tuple[Any, ...]] = []
        self.resumed: list[Path] = []
        self.begin = lambda *chosen: self.started.append(chosen)
        self.resume = self.resumed.append


def stage(size: tuple[int, int] = (1920, 1080), folder: Path | None = None, **settings: Any) -> TestStage:
    """A stage of this size, with the games of a folder."""
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((16, 16))
    chosen = Settings(**settings)
    games = folder or Path(mkdtemp())
    made = TestStage(chosen, Library(games, GAMES), Audio(chosen), size)
    if folder is None:
        weakref.finalize(made, shutil.rmtree, games, ignore_errors=True)
    return patient(made)


def rest(stage: Stage) -> None:
    """Until all is done that waits for an idle moment, though nothing is drawn meanwhile."""
    while stage.waiting:
        stage.dirty = False
        stage.update(0.0)


def press(stage: Stage, *keys: Kind | str) -> None:
    """Intents one after the other; a text is a shortcut."""
    for key in keys:
        stage.handle(Intent(key) if isinstance(key, Kind) else Intent(Kind.KEY, text=key))
        stage.frame()


def write(stage: Stage, text: str) -> None:
    """As a keyboard does it: each letter is a key and a text."""
    for letter in text:
        stage.handle(Intent(Kind.KEY, text=letter.lower()))
        stage.handle(Intent(Kind.TYPED, text=letter))
    stage.frame()


def widget(stage: Stage, name: str) -> Widget:
    stage.top.ready()
    found = stage.top.ui.get(name)
    assert found, f"{name} is not among {[each.id for each in stage.top.ui.widgets]}"
    return found


def click(stage: Stage, name: str) -> None:
    """Press and release in the middle of a widget."""
    box = widget(stage, name).seen()
    for kind in (Kind.POINT, Kind.PRESS, Kind.RELEASE):
        stage.handle(Intent(kind, box.cx, box.cy))
    stage.frame()


def focus(stage: Stage, name: str) -> None:
    widget(stage, name)
    stage.top.ui.focus, stage.top.ui.keyboard = name, True


class Letters(Canvas):
    """Draws words only: all that the test of a layout looks at, in a fraction of the time."""

    def rect(self, *shape: Any, **more: Any) -> None: ...

    def _soft(self, *shape: Any, **more: Any) -> None: ...

    def light(self, *shape: Any, **more: Any) -> None: ...

    def lozenge(self, *shape: Any, **more: Any) -> None: ...

    def picture(self, *shape: Any, **more: Any) -> None: ...

    def icon(self, *shape: Any, **more: Any) -> None: ...

    def backdrop(self, *shape: Any, **more: Any) -> None: ...

    def made(self, key: Any, make: Any) -> pygame.Surface:
        return self.cache.get(("nothing",), lambda: pygame.Surface((8, 8), pygame.SRCALPHA))


def faults(stage: Stage) -> list[str]:
    """Every text of the uppermost scene that is too wide for its room, off the window or on another text."""
    marks: list[Mark] = []
    plain, scene = stage.canvas(), stage.top
    canvas = Letters(plain.scale, (plain.width, plain.height), plain.cache, plain.style, marks)
    scene.ready()
    scene.draw(canvas)
    scene.ui.draw(canvas, scene.time)
    scene.draw_over(canvas)
    return text_faults(marks, stage.width, stage.height)


def text_faults(marks: list[Mark], width: float, height: float) -> list[str]:
    """Every one of these texts that is too wide for its room, off a window of this size, or on another text."""
    found = []
    for mark in marks:
        box = mark.box
        if box.w > mark.room + 1:
            found.append(f"{mark.text!r} is {box.w:.0f} wide in a room of {mark.room:.0f}")
        if box.x < -1 or box.y < -1 or box.right > width + 1 or box.bottom > height + 1:
            found.append(f"{mark.text!r} is off the window: {box}")
    # What is drawn once more where it was, over a ring that came to lie on it, is one text.
    marks = sorted(dict.fromkeys(marks), key=lambda mark: mark.box.y)
    for i, one in enumerate(marks):
        lowest = one.box.bottom - 3
        for two in marks[i + 1 :]:
            if two.box.y > lowest:  # and so are all after it
                break
            across = min(one.box.right, two.box.right) - max(one.box.x, two.box.x)
            down = min(one.box.bottom, two.box.bottom) - max(one.box.y, two.box.y)
            if across > 3 and down > 3 + 0.12 * (one.box.h + two.box.h):  # a line's box is taller than its letters
                found.append(f"{one.text!r} lies on {two.text!r}: {one.box} {two.box}")
    return found


def crowded(stage: Stage) -> list[str]:
    """Every control that is off the window or on another one. Hot spots over a whole row may hold others."""
    stage.top.ready()
    found = []
    widgets = [each for each in stage.top.ui.widgets if each.focusable and each.seen().w > 1 and each.seen().h > 1]
    for i, one in enumerate(widgets):
        box = one.seen()
        if box.x < 0 or box.y < 0 or box.right > stage.width + 1 or box.bottom > stage.height + 1:
            found.append(f"{one.id} is off the window: {box}")
        found += [f"{one.id} lies on {two.id}" for two in widgets[i + 1 :] if box.inset(1).meets(two.seen())]
    return found


def picture_faults(stage: Stage) -> list[str]:
    """What is wrong with the picture of now: pixels that nobody painted, and controls that cannot be seen."""
    whole = _composed(stage)
    bare = pygame.mask.from_threshold(whole, UNPAINTED, (1, 1, 1, 255)).count()
    found = [f"{bare} pixels are not painted"] if bare else []
    scene = stage.top
    assert scene is not None
    controls = [widget for widget in scene.ui.widgets if isinstance(widget, CONTROLS)]
    scene.ui.clear()
    stage.dirty = True
    without = _composed(stage)
    scene.changed()
    for control in controls:
        box = pygame.Rect(*map(stage.scale.px, control.seen())).clip(whole.get_rect())
        if not box:  # scrolled away
            continue
        one, two = (pygame.image.tobytes(picture.subsurface(box), "RGB") for picture in (whole, without))
        if one == two:
            found.append(f"{control.id} cannot be seen")
    return found


def _composed(stage: Stage) -> pygame.Surface:
    surface = pygame.Surface(stage.size)
    Screen(surface, UNPAINTED).show(stage.frame())
    return surface
