"""Inputs by chance: a monkey at the real loop of the window, without a screen."""

import random
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pygame

from client.app import App
from client.box import BOX
from client.input.devices import KEYS
from client.input.intents import Intent, Kind
from client.scenes.navigation import go
from client.stage import Stage

from .scene_kit import Blind

LETTERS = "abcdefghijklmnopqrstuvwxyz0123456789 ,.-?"
ODD_TEXTS = ("ß", "é", "漢字", "👑🏰", "\u200b", "e\u0301" * 9, "שלום", "W" * 300, "\u202eabc", "{name}", "%s", "\\n")
SIZES = ((1024, 640), (1280, 720), (1920, 1080), (500, 300), (200, 150), (1, 1), (2560, 700), (90, 1000))
LARGEST = (2600, 1600)
RARE = (Kind.FULL_SCREEN, Kind.LEAVE, Kind.HURRY, Kind.HURRY_OVER)
PLACED = (Kind.POINT, Kind.PRESS, Kind.RELEASE, Kind.WHEEL)
SCENES: tuple[tuple[Any, ...], ...] = (
    ("title",), ("choose",), ("library",), ("settings",), ("credits",),
    *[(door, game) for game in BOX for door in ("setup", "rules")],
)  # fmt: skip
WINDOW_EVENTS = (
    pygame.WINDOWFOCUSLOST, pygame.WINDOWFOCUSGAINED, pygame.WINDOWMINIMIZED, pygame.WINDOWRESTORED, pygame.WINDOWSHOWN,
    pygame.WINDOWHIDDEN, pygame.WINDOWEXPOSED, pygame.WINDOWMAXIMIZED, pygame.WINDOWMOVED, pygame.WINDOWLEAVE,
    pygame.WINDOWENTER, pygame.WINDOWSIZECHANGED, pygame.JOYBUTTONDOWN, pygame.USEREVENT, pygame.KEYMAPCHANGED,
)  # fmt: skip

Opening = Callable[[Path, tuple[int, int], int], Stage]
"""A program in a folder, in a window of this size; the number says how many there have been."""


class Monkey:
    """Presses whatever comes into its mind, more often where there is something to press."""

    def __init__(self, folder: Path, chance: random.Random, opening: Opening, painted: bool = False) -> None:
        self.folder, self.chance, self.opening, self.painted = folder, chance, opening, painted
        self.seen: Counter[str] = Counter()
        self.stages = self.steps = 0
        self.tour: list[tuple[Any, ...]] = []
        """Where it still wants to go."""
        self._open()

    def _open(self) -> None:
        """A program at its beginning; another one whenever somebody quits."""
        self.stages += 1
        size, folder = self.chance.choice(SIZES), self.folder / str(self.stages)
        folder.mkdir()
        surface = pygame.display.set_mode(size, pygame.RESIZABLE)
        self.stage = self.opening(folder, size, self.stages)
        if not self.painted:
            self.stage.cache = Blind()
        self.stage.keep = lambda settings: None
        self.app = App(self.stage, surface)
        pygame.event.clear()

    def close(self) -> None:
        """Leave everything as it was found."""
        self.stage.close()
        pygame.display.set_mode((64, 64))
        pygame.event.clear()

    # -- what it does ------------------------------------------------------------------------------------------------

    def act(self, how: str) -> int:
        """One thing somebody does, as intents or as the window system tells it. Returns how many inputs that was."""
        done = 0
        for what in self.intents() if how == "intents" else self.events():
            done += 1
            if isinstance(what, Intent):
                self.stage.handle(what)
            else:
                pygame.event.post(what)
                if self.chance.random() < 0.3:
                    self._step()
            if not self.stage.running:
                self._open()
        self._pass_time()
        return done

    def _pass_time(self) -> None:
        self.steps += 1
        self.seen[self.stage.top.name] += 1
        if self.steps % 3 == 0:
            self._step()
        if self.steps % 70 == 69:
            self._resize()
        if self.steps % 50 == 49:  # out of whatever it has got into
            self.stage.home()
            saved = self.stage.library.newest()
            if self.steps % 150 < 100 and saved:
                self.stage.resume(saved.path)
                return
            if not self.tour:
                self.tour = self.chance.sample(SCENES, len(SCENES))
            go(self.stage, *self.tour.pop())

    def _step(self) -> None:
        self.app.step(self.chance.choice((0.02, 0.3)))
        if not self.stage.running:
            self._open()

    def _resize(self) -> None:
        """The window gets another size, even one that no window has."""
        chance = self.chance
        size = (chance.randint(1, LARGEST[0]), chance.randint(1, LARGEST[1]))
        pygame.display.set_mode(chance.choice((size, *SIZES)), pygame.RESIZABLE)
        pygame.event.post(pygame.event.Event(pygame.WINDOWSIZECHANGED))

    def _place(self) -> tuple[float, float]:
        """On something, or anywhere at all, even off the window."""
        stage, chance = self.stage, self.chance
        widgets = stage.top.ui.widgets
        if widgets and chance.random() < 0.8:
            box = chance.choice(widgets).seen()
            return box.x + chance.random() * box.w, box.y + chance.random() * box.h
        return chance.uniform(-50, stage.width + 50), chance.uniform(-50, stage.height + 50)

    def intents(self) -> Iterator[Intent]:
        """One thing somebody does: a click is two intents."""
        chance = self.chance
        roll = chance.random()
        x, y = self._place()
        if roll < 0.3:
            yield Intent(Kind.PRESS, x, y)
            yield Intent(Kind.RELEASE, x, y)
        elif roll < 0.36:  # a drag
            yield Intent(Kind.PRESS, x, y)
            yield Intent(Kind.POINT, x + 30, y - 30)
            x, y = self._place()
            yield Intent(Kind.POINT, x, y)
            yield Intent(Kind.RELEASE, x, y)
        elif roll < 0.5:
            yield Intent(chance.choice(PLACED), x, y, amount=chance.choice((-3, -1, 1, 3)))
        elif roll < 0.65:
            letter = chance.choice(LETTERS)
            yield Intent(Kind.KEY, text=letter)
            yield Intent(Kind.TYPED, text=letter)
        else:
            kinds = [kind for kind in Kind if kind not in PLACED and (kind not in RARE or chance.random() < 0.1)]
            yield Intent(chance.choice(kinds), text=chance.choice(LETTERS))

    def events(self) -> Iterator[pygame.event.Event]:
        """The same as the window system tells it."""
        roll = self.chance.random()
        if roll < 0.35:
            yield from self._click(self.chance.choice((1, 1, 1, 2, 3, 8)))
        elif roll < 0.42:  # a drag
            down, *_ = self._click(1)
            yield down
            yield from self._click(1)
        elif roll < 0.5:
            yield pygame.event.Event(pygame.MOUSEMOTION, pos=self._pixel(), rel=(1, 1), buttons=(0, 0, 0))
        elif roll < 0.6:
            yield pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=self.chance.choice((-2, -1, 1, 2, 90)))
        elif roll < 0.9:
            yield from self._key()
        elif roll < 0.94:
            yield pygame.event.Event(pygame.TEXTINPUT, text=self.chance.choice(ODD_TEXTS))
        else:
            yield pygame.event.Event(self.chance.choice(WINDOW_EVENTS))

    def _pixel(self) -> tuple[int, int]:
        pane, (x, y) = self.stage.pane, self._place()
        share = pane.shown[0] / pane.size[0]
        return (
            round(self.stage.scale.px(x) * share) + pane.left,
            round(self.stage.scale.px(y) * share) + pane.top,
        )

    def _click(self, button: int) -> Iterator[pygame.event.Event]:
        at = {"pos": self._pixel()}
        yield pygame.event.Event(pygame.MOUSEMOTION, at, rel=(1, 1), buttons=(0, 0, 0))
        yield pygame.event.Event(pygame.MOUSEBUTTONDOWN, at, button=button)
        yield pygame.event.Event(pygame.MOUSEBUTTONUP, at, button=button)

    def _key(self) -> Iterator[pygame.event.Event]:
        chance = self.chance
        letter = chance.choice(LETTERS)
        key = chance.choice((*KEYS, pygame.K_TAB, pygame.K_SPACE, *[ord(letter)] * 4, pygame.K_LSHIFT))
        mod = chance.choice((0, 0, 0, pygame.KMOD_CTRL, pygame.KMOD_SHIFT, pygame.KMOD_ALT))
        unicode = chr(key) if 32 <= key < 127 else chance.choice(("", "\x1b", "\t"))
        yield pygame.event.Event(pygame.KEYDOWN, key=key, mod=mod, unicode=unicode)
        if unicode.isprintable() and unicode:
            yield pygame.event.Event(pygame.TEXTINPUT, text=unicode)
        yield pygame.event.Event(pygame.KEYUP, key=key, mod=mod, unicode=unicode)
