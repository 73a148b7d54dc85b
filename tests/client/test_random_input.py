"""Twenty thousand inputs by chance, over all scenes: whatever people press, nothing breaks."""

import random
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest

from client.box import BOX
from client.input.devices import KEYS, intents
from client.input.intents import Intent, Kind
from client.scenes.navigation import go
from client.stage import Stage
from tests.rounds import thorough

from .registry import REGISTRY, Sitting
from .scene_kit import Blind, played
from .table_kit import bare_stage, open_table

INPUTS = {False: 500, True: 1500}
"""Of each test: plainly, and thoroughly."""

LETTERS = "abcdefghijklmnopqrstuvwxyz0123456789 ,.-?"
SIZES = ((1024, 640), (1280, 720), (1920, 1080), (500, 300), (200, 150), (1, 1), (2560, 700), (90, 1000))
RARE = (Kind.FULL_SCREEN, Kind.LEAVE, Kind.HURRY, Kind.HURRY_OVER)
PLACED = (Kind.POINT, Kind.PRESS, Kind.RELEASE, Kind.WHEEL)


class Monkey:
    """Presses whatever comes into its mind, more often where there is something to press."""

    def __init__(self, folder: Path, seed: int, start: str) -> None:
        self.folder, self.start = folder, start
        self.chance = random.Random(f"{start} {seed}")
        self.seen: Counter[str] = Counter()
        self.stages = self.steps = 0
        self.tour: list[tuple[Any, ...]] = []
        """Where it still wants to go."""
        self.stage = self._stage()

    def _stage(self) -> Stage:
        """A program at its beginning; another one whenever somebody quits."""
        self.stages += 1
        size, folder = self.chance.choice(SIZES), self.folder / str(self.stages)
        folder.mkdir()
        if self.start == "shell":
            for seed, stop in ((1, 30), (2, None)):
                played(folder, 3, seed, stop)
            stage = bare_stage(folder, size)
        else:
            many, table = STARTS[self.start]
            people = table.people if many == 1 else many
            stage = open_table(
                folder, table.seats, people, size, seed=self.stages, wishes=table.wishes, game=table.game
            )
        stage.cache = Blind()
        stage.keep = lambda settings: None
        return stage

    def do(self, intent: Intent) -> None:
        stage = self.stage
        stage.handle(intent)
        if not stage.running:
            self.stage = self._stage()

    def pass_time(self) -> None:
        self.steps += 1
        stage, step = self.stage, self.steps
        self.seen[stage.top.name] += 1
        if step % 3 == 0:
            stage.update(self.chance.choice((0.02, 0.3)))
        if step % 8 == 0:
            stage.frame()
        if step % 200 == 199:
            stage.resize(self.chance.choice(SIZES))
        if step % 100 == 99:  # out of whatever it has got into
            stage.home()
            if not self.tour:
                self.tour = self.chance.sample(SCENES, len(SCENES))
            go(stage, *self.tour.pop())

    def place(self) -> tuple[float, float]:
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
        x, y = self.place()
        if roll < 0.3:
            yield Intent(Kind.PRESS, x, y)
            yield Intent(Kind.RELEASE, x, y)
        elif roll < 0.36:  # a drag
            yield Intent(Kind.PRESS, x, y)
            yield Intent(Kind.POINT, x + 30, y - 30)
            x, y = self.place()
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
        chance = self.chance
        x, y = self.place()
        at = {"pos": (self.stage.scale.px(x), self.stage.scale.px(y))}
        roll = chance.random()
        if roll < 0.35:
            button = chance.choice((1, 1, 1, 2, 3, 8))
            yield pygame.event.Event(pygame.MOUSEMOTION, at, rel=(1, 1), buttons=(0, 0, 0))
            yield pygame.event.Event(pygame.MOUSEBUTTONDOWN, at, button=button)
            yield pygame.event.Event(pygame.MOUSEBUTTONUP, at, button=button)
        elif roll < 0.5:
            yield pygame.event.Event(pygame.MOUSEMOTION, at, rel=(1, 1), buttons=(0, 0, 0))
        elif roll < 0.6:
            yield pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=chance.choice((-2, -1, 1, 2)))
        elif roll < 0.95:
            letter = chance.choice(LETTERS)
            key = chance.choice((*KEYS, pygame.K_TAB, pygame.K_SPACE, ord(letter), ord(letter), pygame.K_LSHIFT))
            mod = chance.choice((0, 0, 0, pygame.KMOD_CTRL, pygame.KMOD_SHIFT, pygame.KMOD_ALT))
            unicode = chr(key) if 32 <= key < 127 else chance.choice(("", "\x1b", "\t"))
            yield pygame.event.Event(pygame.KEYDOWN, key=key, mod=mod, unicode=unicode)
            if unicode.isprintable() and unicode:
                yield pygame.event.Event(pygame.TEXTINPUT, text=unicode)
            yield pygame.event.Event(pygame.KEYUP, key=key, mod=mod)
        else:
            kinds = (pygame.WINDOWLEAVE, pygame.WINDOWENTER, pygame.JOYBUTTONDOWN, pygame.USEREVENT)
            yield pygame.event.Event(chance.choice(kinds))


STARTS: dict[str, tuple[int, Sitting]] = {
    f"{game}, {people} at the mouse": (people, Sitting(game, *told.sittings[told.shared[0]]))
    for game, told in REGISTRY.items()
    if game in BOX
    for people in (1, 2)
}
SCENES: tuple[tuple[Any, ...], ...] = (
    ("title",), ("choose",), ("library",), ("settings",), ("credits",),
    *[(door, game) for game in BOX for door in ("setup", "rules")],
)  # fmt: skip


@pytest.mark.parametrize(
    ("start", "how"),
    [
        pytest.param(start, how, marks=thorough(start != "shell" and (how == "events" or STARTS[start][0] > 1)))
        for start in ("shell", *STARTS)
        for how in ("intents", "events")
    ],
)
def test_nothing_breaks(start: str, how: str, tmp_path: Path, pytestconfig: pytest.Config) -> None:
    monkey = Monkey(tmp_path, len(how), start)
    far = pytestconfig.option.thorough or start == "shell"  # of which there is much
    done = 0
    while done < INPUTS[far]:
        if how == "intents":
            for intent in monkey.intents():
                monkey.do(intent)
                done += 1
        else:
            for event in monkey.events():
                for intent in intents(event, monkey.stage.at):
                    monkey.do(intent)
                done += 1
        monkey.pass_time()
    expected = {"title", "setup", "rules", "settings"} if start == "shell" else {"table", "menu"}
    assert (expected if far else {"table"}) <= set(monkey.seen)
