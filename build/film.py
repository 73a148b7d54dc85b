"""Films a turn of Cover Your Kingdom for the README into `docs/pictures/turn.webp`: `python build/film.py`.

A computer chooses what the person does, and a pointer goes there and clicks; everything between is the program itself.
It needs the box installed and `img2webp` (package `webp`), and no display.
"""

import math
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pygame

from client.assets import asset
from client.games.samples import sample_game, sample_seats
from client.input.intents import Intent, Kind
from client.match.prompts import Ask, Thinking
from client.match.session import Session
from client.scenes.table.scene import TableScene
from client.shot import a_stage
from client.stage import Stage
from client.tables.shortcuts import MAIN
from client.tables.spots import HotSpot
from client.widgets.base import Widget
from engines.core.bots import Deadline
from engines.core.rng import Rng
from engines.core.types import Option

FILE = Path(__file__).parents[1] / "docs" / "pictures" / "turn.webp"
SEED = 15
SIZE = (1280, 720)
SHOWN = (960, 540)
RATE: Final = 10
"""Frames a second."""
WAY, REST = 0.6, 0.7
"""Seconds to go somewhere, and to look before and after."""
NEXT = 5.0
"""How long the next one is watched."""
TURN = "act"
"""What whoever has the turn is asked."""
LARGEST = 3_000_000
QUALITY = 70


class Camera:
    """Takes a frame whenever so much time has gone by."""

    def __init__(self, stage: Stage, folder: Path) -> None:
        self.stage, self.folder = stage, folder
        self.taken = 0
        self.pointer = (stage.width * 0.62, stage.height * 0.55)
        self.hand = pygame.image.load(asset("images", "cursors", "hand_32.png"))

    def run(self, seconds: float) -> None:
        for _ in range(math.ceil(seconds * RATE)):
            begun = time.monotonic()
            for _ in range(6):
                self.stage.update(1 / RATE / 6)
            self.stage.frame()
            picture = self.stage.picture()
            x, y = (self.stage.scale.px(place) for place in self.pointer)
            picture.blit(self.hand, (x - 10, y - 2))
            small = pygame.transform.smoothscale(picture, SHOWN)
            pygame.image.save(small, self.folder / f"{self.taken:04}.png")
            self.taken += 1
            time.sleep(max(0.0, begun + 1 / RATE - time.monotonic()))  # computers think by the clock

    def go(self, widget: Widget) -> None:
        """Move the pointer there, and click."""
        (x0, y0), box = self.pointer, widget.seen()
        for step in range(1, round(WAY * RATE) + 1):
            part = (1 - math.cos(math.pi * step / round(WAY * RATE))) / 2
            self.pointer = (x0 + (box.cx - x0) * part, y0 + (box.cy - y0) * part)
            self.stage.handle(Intent(Kind.POINT, *self.pointer))
            self.run(1 / RATE)
        self.run(2 / RATE)
        for kind in (Kind.PRESS, Kind.RELEASE):
            self.stage.handle(Intent(kind, *self.pointer))


def wish(scene: TableScene) -> Option:
    """What a computer would do here."""
    asked = scene.asked
    assert asked is not None
    player = scene.session.game.opponents[scene.session.game.opponents.usual]()
    return player.choose(scene.session.match.view(asked.seat), asked.decision, Deadline(math.inf), Rng(1))


def ways(scene: TableScene) -> Iterator[Widget]:
    """What is to be clicked one after the other to answer that."""
    option, version = wish(scene), scene.session.version
    assert scene.picking is not None
    for thing in scene.picking.things(option):
        scene.ready()
        spots = [w for w in scene.ui.widgets if isinstance(w, HotSpot) and w.thing == thing and not w.chosen]
        if scene.session.version == version and spots:
            yield spots[0]
    scene.ready()
    if scene.session.version == version:
        yield next(w for w in scene.ui.widgets if w.key == MAIN or (w.group == "actions" and w.enabled))


def film(folder: Path) -> int:
    """One's own turn, and what the next one does first; how many frames that is."""
    with a_stage(SIZE) as stage:
        stage.change(animation_speed=1.0, reduced_motion=False)
        match, taken = sample_game(4, 48, seed=SEED)
        scene = TableScene(stage, Session(match, sample_seats(4, (0,)), stage.settings, taken))
        stage.push(scene)
        camera = Camera(stage, folder)
        camera.run(REST)
        while not (isinstance(prompt := scene.session.prompt, Thinking) and prompt.decision.kind == TURN):
            scene.ready()
            if scene.timeline.held:
                button = scene.ui.get("go_on")
                camera.run(2 * REST)
                if button is not None:
                    camera.go(button)
            elif isinstance(prompt, Ask) and scene.asked:
                for widget in ways(scene):
                    camera.go(widget)
                    camera.run(3 / RATE)
            else:
                camera.run(1 / RATE)
        camera.run(NEXT)
        return camera.taken


def main() -> int:
    if shutil.which("img2webp") is None:
        print("img2webp (package webp) is not installed", file=sys.stderr)
        return 2
    with tempfile.TemporaryDirectory() as scratch:
        frames = film(Path(scratch))
        files = [f"{number:04}.png" for number in range(frames)]
        pause = str(1000 // RATE)
        command = ["img2webp", "-loop", "0", "-kmax", "30", "-lossy", "-q", str(QUALITY), "-m", "6", "-d", pause]
        subprocess.run([*command, *files, "-o", str(FILE)], cwd=scratch, check=True, capture_output=True)
    size = FILE.stat().st_size
    print(f"{FILE.name}: {frames} frames, {frames / RATE:.1f} s, {size / 1e6:.2f} MB")
    return 0 if size <= LARGEST else 1


if __name__ == "__main__":
    sys.exit(main())
