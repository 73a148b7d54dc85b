"""Computers at the table for an hour: `python -m tests.faults.soak --minutes 60`.

The window plays game after game at instant speed, in every mode and without a person, and between two games looks at
other screens. A line every ten seconds tells how much memory the process has; the last one whether it grew after its
first ten minutes, whether it stayed below the limit, and whether anything broke. Needs no screen. A busy machine plays
fewer games, nothing else.
"""

import argparse
import os
import random
import sys
import tempfile
import time
import traceback
from collections import Counter
from itertools import count
from pathlib import Path
from typing import Any

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame

from client.app import App, prepare
from client.box import BOX
from client.match.seats import Seat
from client.paths import HOME, find_folders
from client.program import begin, open_stage
from client.scenes.navigation import go
from client.scenes.table.scene import TableScene
from engines.core.game import set_up
from engines.core.opponents import RANDOM

GROWTH = 1.05
"""After its beginning the process may be so many times as large as then."""
BEGINNING = 600.0
TOLD = 10.0
LONGEST = 150.0
"""After so many seconds of a game another one is begun: a war by chance never ends."""
LIMITS = {(1920, 1080): 350, (3840, 2160): 600}
"""Megabytes that a window of this size may take."""
SCREENS: tuple[tuple[Any, ...], ...] = (
    ("library",), ("settings",), ("credits",), ("choose",),
    *[(door, game) for game in BOX for door in ("setup", "rules")],
)  # fmt: skip


def resident() -> float:
    """Megabytes of this process that lie in memory now."""
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 2**20


class Soak:
    """A window at which nobody sits."""

    def __init__(self, folder: str, size: tuple[int, int], seed: int) -> None:
        self.chance = random.Random(seed)
        pygame.display.init()
        pygame.font.init()
        surface = pygame.display.set_mode(size)
        self.stage = open_stage(size, find_folders({HOME: folder}))
        self.stage.change(animation_speed=0.0)
        go(self.stage, "title")
        self.app = App(self.stage, surface)
        self.games: Counter[str] = Counter()
        self.most = 0.0
        """Megabytes, since somebody last looked."""

    def begin(self, game: str, number: int) -> TableScene:
        """A game in a mode, with so many seats and the players that chance chooses."""
        rules, chance = BOX[game], self.chance
        mode = chance.choice(rules.modes)
        setup = set_up(rules, chance.choice(mode.seats), {"mode": mode.id}, number)
        players = (RANDOM,) if number % 2 else tuple(rules.opponents)
        begin(self.stage, setup, tuple(Seat(name, chance.choice(players), at) for at, name in enumerate(setup.names)))
        table = self.stage.top
        assert isinstance(table, TableScene)
        return table

    def play(self, game: str, number: int, until: float) -> None:
        """One game to its end, and then what a person would look at."""
        table = self.begin(game, number)
        until = min(until, time.monotonic() + LONGEST)
        while self.stage.running and self.stage.top is table and time.monotonic() < until:
            self.step()
        if not self.stage.running:  # somebody ended the process, which closes the window
            return
        self.games[game] += 1
        self.rest()
        self.stage.home()
        for screen in self.chance.sample(SCREENS, 2):
            go(self.stage, *screen)
            self.rest()
            self.stage.home()

    def rest(self) -> None:
        """Until everything that waited for an idle moment is done."""
        self.step()
        while self.stage.waiting:
            self.step()

    def step(self) -> None:
        self.app.step(1 / 60)
        self.most = max(self.most, resident())


def run(minutes: float, size: tuple[int, int], games: list[str], seed: int) -> bool:
    """Play for so long. Whether all is well."""
    begun = told = time.monotonic()
    until, beginning = begun + 60 * minutes, min(BEGINNING, 60 * minutes / 6)
    first = later = 0.0
    broken = 0
    prepare()
    with tempfile.TemporaryDirectory() as folder:
        soak = Soak(folder, size, seed)
        for number in count(seed):
            game = games[number % len(games)]
            try:
                soak.play(game, number, until)
            except Exception:
                broken += 1
                print(f"{game}, number {number}, seed {seed}:\n{traceback.format_exc()}", flush=True)
                soak.stage.home()
            now = time.monotonic()
            if now - begun < beginning:
                first = max(first, soak.most)
            else:
                later = max(later, soak.most)
            if now - told >= TOLD or now >= until:
                told = now
                played = ", ".join(f"{soak.games[name]} {name}" for name in games)
                print(f"{now - begun:6.0f} s  {resident():4.0f} MB, at most {soak.most:4.0f} MB  {played}", flush=True)
            soak.most = 0.0
            if now >= until or not soak.stage.running:
                break
        soak.stage.close()
    limit = LIMITS.get(size, 600)
    print(
        f"{size[0]}x{size[1]}: at most {first:.0f} MB at first, {later:.0f} MB later, limit {limit} MB; "
        f"{sum(soak.games.values())} games, {broken} broken"
    )
    return broken == 0 and max(first, later) <= limit and later <= GROWTH * first


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.faults.soak", description=__doc__.partition("\n")[0])
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--size", default="1920x1080", help="WxH")
    parser.add_argument("--games", nargs="+", choices=tuple(BOX), default=list(BOX))
    parser.add_argument("--seed", type=int, default=1)
    told = parser.parse_args()
    width, _, height = told.size.partition("x")
    return 0 if run(told.minutes, (int(width), int(height)), told.games, told.seed) else 1


if __name__ == "__main__":
    sys.exit(main())
