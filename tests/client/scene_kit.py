"""A stage without a window for tests of scenes: sample games, keys and clicks, and a look for faults of layout."""

import os
import random
from collections.abc import Callable, Hashable
from datetime import datetime
from pathlib import Path
from typing import Any

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame

from client.audio import Audio
from client.input.intents import Intent, Kind
from client.match.saves import Library
from client.match.seats import HUMAN, Seat
from client.render.cache import SurfaceCache
from client.render.canvas import Mark
from client.settings import Settings
from client.stage import Stage
from engines import GAMES
from engines.core.game import set_up
from engines.core.match import Match

from .patience import patient

NAMES = ("Larissa", "Tomas", "Morwen", "Aiko", "Wilhelmina von Hohenfels", "Bo", "Ilse", "Ferdinand")
GAME = "cover_your_kingdom"


def make_stage(folder: Path, size: tuple[int, int] = (1920, 1080), **settings: Any) -> Stage:
    """A stage whose games lie in a folder of the test."""
    pygame.display.init()
    pygame.font.init()
    if pygame.display.get_surface() is None:
        pygame.display.set_mode((64, 64))
    likes = Settings(**settings)
    (folder / "games").mkdir(exist_ok=True)
    return patient(Stage(likes, Library(folder / "games", GAMES), Audio(likes), size))


def played(folder: Path, seats: int = 4, seed: int = 7, stop: int | None = None, **wishes: Any) -> Path:
    """A record of a game played by chance, whole or up to so many actions."""
    setup = set_up(GAMES[GAME], seats, wishes, seed, NAMES[:seats])
    people = tuple(Seat(name, HUMAN if number != 2 else "steward", number) for number, name in enumerate(setup.names))
    (folder / "games").mkdir(exist_ok=True)
    library = Library(folder / "games", GAMES)
    journal = library.begin(setup, people, datetime(2026, 11, 14, 20, 5, seed % 60))
    journal.sync = False
    match, chance = Match(GAMES[GAME], setup, journal), random.Random(seed)
    while match.decision and (stop is None or len(match.moves) < stop):
        match.submit(chance.choice(match.decision.options))
    return journal.path


# -- what people do --------------------------------------------------------------------------------------------------


def settle(stage: Stage) -> None:
    """Widgets are where a frame would show them."""
    if stage.scenes:
        stage.top.ready()


def press(stage: Stage, *kinds: Kind) -> None:
    """Keys, one after the other."""
    for kind in kinds:
        stage.handle(Intent(kind))
        settle(stage)


def key(stage: Stage, letter: str) -> None:
    """A letter, as a keyboard sends it: as a shortcut and as text."""
    stage.handle(Intent(Kind.KEY, text=letter))
    stage.handle(Intent(Kind.TYPED, text=letter))
    settle(stage)


def write(stage: Stage, words: str) -> None:
    for letter in words:
        key(stage, letter)


def click(stage: Stage, name: str, share: float = 0.5) -> None:
    """The main button on a widget, so far from its left end."""
    settle(stage)
    widget = stage.top.ui.get(name)
    assert widget, f"no {name} among {[w.id for w in stage.top.ui.widgets]}"
    box = widget.seen()
    assert box.w > 0, f"{name} is out of sight"
    assert box.h > 0, f"{name} is out of sight"
    click_at(stage, box.x + box.w * share, box.cy)


def click_at(stage: Stage, x: float, y: float) -> None:
    for kind in (Kind.POINT, Kind.PRESS, Kind.RELEASE):
        stage.handle(Intent(kind, x, y))
    settle(stage)


def wheel(stage: Stage, x: float, y: float, steps: float) -> None:
    stage.handle(Intent(Kind.WHEEL, x, y, amount=steps))
    settle(stage)


def walk_to(stage: Stage, name: str) -> None:
    """To a widget by keyboard alone: Tab to its group, then arrows."""
    settle(stage)
    for _ in range(40):
        widget, here = stage.top.ui.get(name), stage.top.ui.get(stage.top.ui.focus)
        assert widget
        if here is widget:
            return
        if here and here.group == widget.group:
            break
        press(stage, Kind.NEXT)
    for _ in range(60):
        widget, here = stage.top.ui.get(name), stage.top.ui.get(stage.top.ui.focus)
        assert widget
        assert here
        if here is widget:
            return
        across, down = widget.box.cx - here.box.cx, widget.box.cy - here.box.cy
        if abs(down) > 6:
            press(stage, Kind.DOWN if down > 0 else Kind.UP)
        else:
            press(stage, Kind.RIGHT if across > 0 else Kind.LEFT)
    raise AssertionError(f"the keyboard cannot get to {name} from {stage.top.ui.focus}")


# -- what is seen ----------------------------------------------------------------------------------------------------


class Blind(SurfaceCache):
    """Makes words only. Where things stand can be told without painting wood and cards, many times as fast."""

    def __init__(self) -> None:
        super().__init__()
        self.nothing = pygame.Surface((1, 1), pygame.SRCALPHA)

    def has(self, key: Hashable) -> bool:
        return True

    def get(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        worded = isinstance(key, tuple) and key[0] in ("text", "gold")
        return super().get(key, make) if worded else self.nothing


def words(stage: Stage) -> str:
    """Everything that is written on the screen."""
    marks: list[Mark] = []
    before, stage.cache = stage.cache, Blind()
    stage.frame(marks)
    stage.cache = before
    return "\n".join(mark.text for mark in marks)


def top_marks(stage: Stage) -> list[Mark]:
    """Every text of the uppermost scene: a dialog may well lie over words of the one below."""
    marks: list[Mark] = []
    scene = stage.top
    scene.ready()
    canvas = stage.canvas(marks)
    canvas.cache = Blind()
    scene.draw(canvas)
    scene.ui.draw(canvas, scene.time)
    scene.draw_over(canvas)
    return marks


def faults(stage: Stage) -> list[str]:
    """Text that is cut, off the window, or over other text."""
    marks = top_marks(stage)
    found = []
    for mark in marks:
        box = mark.box
        if box.w > mark.room + 1:
            found.append(f"{mark.text!r} is {box.w:.0f} wide and has room for {mark.room:.0f}")
        if box.x < -1 or box.y < -1 or box.right > stage.width + 1 or box.bottom > stage.height + 1:
            found.append(f"{mark.text!r} is off the window: {box}")
    marks = sorted(marks, key=lambda mark: mark.box.y)
    for number, one in enumerate(marks):
        a, lowest = one.box, one.box.bottom - 3
        for other in marks[number + 1 :]:
            b = other.box
            if b.y > lowest:  # and so are all after it
                break
            across = min(a.right, b.right) - max(a.x, b.x)
            down = min(a.bottom, b.bottom) - max(a.y, b.y)
            if across > 3 and down > 3:
                found.append(f"{one.text!r} lies over {other.text!r} by {across:.0f} x {down:.0f}")
    return found
