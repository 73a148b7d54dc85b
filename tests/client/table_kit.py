"""A whole table without a window, and people who play at it by keys or by clicks alone."""

import os
import random
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame

from client.games.samples import play_on
from client.input.intents import DIRECTIONS, Intent, Kind
from client.match.prompts import Ask, Over
from client.match.seats import HUMAN, Seat
from client.match.session import Session
from client.paths import HOME, find_folders
from client.program import begin, open_stage
from client.scenes.ask_all.scene import AskAllScene
from client.scenes.cover.scene import CoverScene
from client.scenes.navigation import go
from client.scenes.results.scene import ResultsScene
from client.scenes.table.scene import TableScene
from client.stage import Stage
from client.tables.shortcuts import MAIN
from client.tables.spots import HotSpot
from client.widgets.base import Widget
from client.widgets.button import Button
from client.widgets.ui import nearest
from engines import GAMES
from engines.core.chronicle import ActionTaken
from engines.core.game import set_up
from engines.core.match import Match

from .patience import patient
from .registry import REGISTRY
from .scene_kit import Blind

GAME = "cover_your_kingdom"
NAMES = ("Larissa", "Tomas", "Morwen", "Aiko", "Bruno", "Theo", "Ilse", "Casimir")
LONGEST = 24 * "W"
LUCK = 400
"""So many games are played at most to come to a question."""
LONGEST_GAME, PATIENCE = 60_000, 1_000
"""A walker that needs more steps than this for a game, or for one answer, walks in circles."""


def open_table(
    folder: Path, seats: int = 4, people: int | tuple[int, ...] = 1, size: tuple[int, int] = (1920, 1080),
    seed: int = 3, wishes: Mapping[str, Any] | None = None, names: tuple[str, ...] = NAMES, game: str = GAME,
    **settings: Any,
) -> Stage:  # fmt: skip
    """A new game on the stage, over the title, with so many people and the rest computers."""
    stage = bare_stage(folder, size, **settings)
    setup = set_up(GAMES[game], seats, wishes or {}, seed, names[:seats])
    at = range(people) if isinstance(people, int) else people
    computer = REGISTRY[game].computer
    begin(stage, setup, tuple(Seat(name, HUMAN if i in at else computer, i) for i, name in enumerate(setup.names)))
    return stage


def bare_stage(folder: Path, size: tuple[int, int] = (1920, 1080), hasty: bool = False, **settings: Any) -> Stage:
    """The program as it starts, with the title on the stage; `hasty`: nobody looks before they press."""
    pygame.display.init()
    pygame.font.init()
    if pygame.display.get_surface() is None:
        pygame.display.set_mode((64, 64))
    stage = open_stage(size, find_folders({HOME: str(folder)}), silent=True)
    stage.change(**{"animation_speed": 0.0, **settings})
    go(stage, "title")
    return stage if hasty else patient(stage)


def played_match(
    seats: int = 4, actions: int = 48, seed: int = 15, wishes: Mapping[str, Any] | None = None,
    names: tuple[str, ...] = NAMES, asked: str | None = "act", game: str = GAME,
    seat: int = 0,
) -> tuple[Match[Any], list[ActionTaken]]:  # fmt: skip
    """A game played by computers so far, and then on until this seat is asked this; None: anything.

    Games of other lengths than that come from the next seeds.
    """
    for number in range(seed, seed + LUCK):
        match = Match(GAMES[game], set_up(GAMES[game], seats, wishes or {}, number, names[:seats]))
        taken = play_on(match, actions, seat if asked == "act" else None)
        while match.decision and (match.decision.seat != seat or asked not in (None, match.decision.kind)):
            taken += play_on(match, 1)[1:]
        if match.decision:
            return match, taken
    raise AssertionError(f"Nobody is asked to {asked} in these games.")


def show_position(
    stage: Stage, seats: int = 4, actions: int = 48, people: tuple[int, ...] = (0,), seed: int = 15,
    wishes: Mapping[str, Any] | None = None, names: tuple[str, ...] = NAMES,
    change: Callable[[Any], None] | None = None, asked: str | None = "act", game: str = GAME,
) -> TableScene:  # fmt: skip
    """A game in its middle on the stage, where the first person is asked this; `change` may touch the state first."""
    seat = people[0] if people else 0
    match, taken = played_match(seats, actions, seed, wishes, names, asked, game, seat)
    if change:
        change(match.state)
        match.decision = match.game.decision(match.state)
    table = tuple(Seat(name, HUMAN if i in people else "random", i) for i, name in enumerate(names[:seats]))
    scene = TableScene(stage, Session(match, table, stage.settings, taken))
    stage.push(scene)
    stage.update(0.01)
    return scene


# -- people ----------------------------------------------------------------------------------------------------------


class Walker:
    """Plays at a stage until the results are there; how, its subclasses say."""

    def __init__(self, stage: Stage, seed: int = 1, painted: bool = False) -> None:
        self.stage = stage
        if not painted:
            stage.cache = Blind()  # people look at where things are; cards and wood take ten times as long
        self.chance = random.Random(seed)
        self.answers = 0
        self._moves = self._tried = 0

    def play(self) -> None:
        """To the end of the game."""
        for _ in range(LONGEST_GAME):
            if self.step():
                return
        raise AssertionError("The game never ends.")

    def step(self) -> bool:
        """Time goes by, and somebody may do something. True when the results are there."""
        self.stage.update(0.05)
        self.stage.frame()
        scene = self.stage.top
        if isinstance(scene, CoverScene | AskAllScene):
            self.meet(scene.ui.widgets)
        elif isinstance(scene, TableScene):
            if scene.timeline.held:
                self.go_on(scene)
            elif isinstance(scene.session.prompt, Ask) and scene.asked:
                moves = len(scene.session.match.moves)
                self._tried = self._tried + 1 if moves == self._moves else 0
                self._moves = moves
                assert self._tried < PATIENCE, "Nothing that is done leads to an answer."
                self.answer(scene)
            assert not isinstance(scene.session.prompt, Over) or scene.timeline.busy or self.stage.top is not scene
        else:
            assert isinstance(scene, ResultsScene), f"What is {scene.name} doing here?"
        return isinstance(scene, ResultsScene)

    def meet(self, widgets: list[Widget]) -> None:
        """Get past a cover, or answer for the table."""
        raise NotImplementedError

    def go_on(self, scene: TableScene) -> None:
        """Say that one has seen what waits for that."""
        raise NotImplementedError

    def answer(self, scene: TableScene) -> None:
        """Do one thing that leads towards an answer."""
        raise NotImplementedError


def actions_of(scene: TableScene) -> list[Button]:
    """The buttons that can be pressed, but not the one that puts things back."""
    found = [widget for widget in scene.ui.widgets if isinstance(widget, Button) and widget.id.startswith("action")]
    return [button for button in found if button.enabled and button.key != "Esc"]


class KeyboardWalker(Walker):
    """Keys alone: Tab, arrows, Enter, Esc, digits and letters."""

    def key(self, kind: Kind, text: str = "") -> None:
        self.stage.handle(Intent(kind, text=text))

    def meet(self, widgets: list[Widget]) -> None:
        self.key(Kind.KEY, MAIN)

    def go_on(self, scene: TableScene) -> None:
        self.key(Kind.KEY, "e")

    def answer(self, scene: TableScene) -> None:
        buttons = actions_of(scene)
        if buttons and (not self._cards(scene) or self.chance.random() < 0.5):
            button = self.chance.choice(buttons)
            if button.key:
                self.key(Kind.KEY, button.key.lower())
            else:  # there are more answers than digits
                self._focus(scene, button.id)
                self.key(Kind.ACTIVATE)
            self.answers += 1
            return
        cards = self._cards(scene)
        assert cards, "A person is asked, but nothing is lit and nothing listed."
        self._focus(scene, self.chance.choice(cards).id)
        self.key(Kind.ACTIVATE)

    def _cards(self, scene: TableScene) -> list[HotSpot]:
        """What lies there lit and is not picked yet."""
        return [spot for spot in scene.ui.widgets if isinstance(spot, HotSpot) and spot.enabled and not spot.chosen]

    def _focus(self, scene: TableScene, name: str) -> None:
        """Tab to the group, arrows within it: the way a person goes without a mouse."""
        target = scene.ui.get(name)
        assert target is not None
        for _ in range(len(scene.ui.widgets) + 2):
            here = scene.ui.get(scene.ui.focus)
            if here and here.group == target.group:
                break
            self.key(Kind.NEXT)
        for kind in way_to(scene, name):
            self.key(kind)
        assert scene.ui.focus == name, f"{name} cannot be reached by keys."


def way_to(scene: TableScene, name: str) -> list[Kind]:
    """The arrows that lead from what has the focus to this widget, as few as can be."""
    focusable = [widget for widget in scene.ui.widgets if widget.focusable]
    ways: dict[str, list[Kind]] = {scene.ui.focus: []}
    for here in (places := [scene.ui.focus]):
        if name in ways:
            break
        for kind, (dx, dy) in DIRECTIONS.items():
            widget = scene.ui.get(here)
            there = nearest(widget, focusable, dx, dy) if widget else None
            if there and there.id not in ways:
                ways[there.id] = [*ways[here], kind]
                places.append(there.id)
    return ways.get(name, [])


class MouseWalker(Walker):
    """Clicks alone, at the places where things are drawn."""

    def click(self, widget: Widget) -> None:
        box = widget.seen()
        x, y = box.cx, box.cy
        for kind in (Kind.POINT, Kind.PRESS, Kind.RELEASE):
            self.stage.handle(Intent(kind, x, y))

    def meet(self, widgets: list[Widget]) -> None:
        self.click(self.chance.choice([widget for widget in widgets if isinstance(widget, Button)][:1]))

    def go_on(self, scene: TableScene) -> None:
        button = scene.ui.get("go_on")
        assert button is not None, "Something waits, and nothing says how to go on."
        assert scene.ui.at(button.seen().cx, button.seen().cy) is button
        self.click(button)

    def answer(self, scene: TableScene) -> None:
        spots: list[Widget] = [
            widget
            for widget in scene.ui.widgets
            if isinstance(widget, HotSpot) and widget.enabled and not widget.chosen
        ]
        buttons = actions_of(scene)
        choices = spots + list(buttons) if self.chance.random() < 0.7 or not buttons else list(buttons)
        assert choices, "A person is asked, but nothing can be clicked."
        target = self.chance.choice(choices)
        assert scene.ui.at(target.seen().cx, target.seen().cy) is target, f"{target.id} lies under something else."
        before = scene.session.version
        self.click(target)
        self.answers += scene.session.version != before  # a thing on the table may be an answer as well as a button
