"""Every answer of Kings & Things can be given at the table, by clicks alone and by keys alone."""

import random
from pathlib import Path
from typing import Any

import pytest

from client.games.kings_and_things import offer
from client.games.kings_and_things.stack import points_left
from client.games.kings_and_things.table import GameTable
from client.games.kings_and_things.things import MORE, CounterPicking
from client.input.intents import Intent, Kind
from client.match.prompts import Ask
from client.match.seats import HUMAN, Seat
from client.match.session import Session
from client.scenes.table.scene import TableScene
from client.stage import Stage
from client.tables.picking import Thing
from client.tables.spots import HotSpot
from client.widgets.base import Widget
from client.widgets.button import Button
from engines.core.chronicle import ActionTaken
from engines.core.game import set_up
from engines.core.language import ENGLISH
from engines.core.match import Match
from engines.core.types import Option
from engines.kings_and_things.game import GAME
from engines.kings_and_things.things import KIND

from ..scene_kit import Blind
from ..table_kit import KeyboardWalker, MouseWalker, bare_stage
from .boards import match_at, sit_down

NAMES = ("Aldric", "Theo", "Sigrid", "Morwen")
EACH = 2
"""So many positions with each kind of question are tried in a game."""
TICKED = {"bribe"}
"""Answered together with others: the tests of that screen try it."""


class Deaf(Session):
    """A session that notes what is answered, and stays where it is."""

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        self.heard: list[Option] = []

    def choose(self, option: Option, *then: Option) -> None:
        self.heard += [option, *then]

    def tick(self, now: float, held: bool = False) -> bool:
        return False


class Hand:
    """Gives one answer, as a person would."""

    def __init__(self, stage: Stage, scene: TableScene, keys: bool) -> None:
        self.stage, self.scene = stage, scene
        self.keyboard = KeyboardWalker(stage) if keys else None
        self.mouse = MouseWalker(stage)

    @property
    def table(self) -> GameTable:
        table = self.scene.table
        assert isinstance(table, GameTable)
        return table

    def use(self, widget: Widget) -> None:
        """Click it, or go there with Tab and arrows; buttons have their key."""
        if self.keyboard is None:
            assert self.scene.ui.at(widget.seen().cx, widget.seen().cy) is widget, f"{widget.id} is covered"
            self.mouse.click(widget)
        elif isinstance(widget, Button) and widget.key:
            self.keyboard.key(Kind.KEY, widget.key.lower())
        else:
            self.keyboard._focus(self.scene, widget.id)
            self.keyboard.key(Kind.ACTIVATE)
        self.scene.ready()

    def spot(self, thing: Thing) -> HotSpot:
        found = [
            spot
            for spot in self.scene.ui.widgets
            if isinstance(spot, HotSpot) and spot.thing == thing and spot.enabled and not spot.chosen
        ]
        assert found, f"{thing} is not lit for {self.scene.asked.decision.kind if self.scene.asked else None}"
        return found[0]

    def press(self, option: Option | None = None, thing: Thing | None = None) -> None:
        """The button of an answer."""
        actions = self.table.actions()
        matching = [n for n, action in enumerate(actions) if (action.option, action.thing) == (option, thing)]
        assert matching, f"no button for {option or thing} among {actions}"
        number = matching[0]
        button = self.scene.ui.get(f"action{number}")
        assert button is not None
        assert button.enabled
        self.use(button)

    def give(self, option: Option) -> None:
        """From nothing picked to the answer."""
        if option.verb in ("march", "march_all") and self.table.overlay is None:
            self._set_out(option)
            return
        picking = self.scene.picking
        assert isinstance(picking, CounterPicking)
        if option.verb in ("draw", "pay"):
            self._count(option)
        for thing in picking.things(option):
            if thing == MORE:
                self.press(thing=MORE)
            elif not self._heard() and (thing[0] not in ("sure", "up", "item") or self.table.overlay is not None):
                self.use(self.spot(thing))
        if not self._heard():
            self.press(option)

    def _heard(self) -> bool:
        session = self.scene.session
        assert isinstance(session, Deaf)
        return bool(session.heard)

    def _count(self, option: Option) -> None:
        """Turn the stepper to the number."""
        wanted = option.args[0] // (5 if option.verb == "pay" else 1)
        while self.table.amount != wanted:
            step = self.scene.ui.get("more" if self.table.amount < wanted else "less")
            assert step is not None
            self.use(step)

    def _set_out(self, option: Option) -> None:
        """A stack is picked whole: those who stay are told so."""
        self.use(self.spot(("hex", option.args[0])))
        muster = self.table.muster
        assert muster is not None
        if option.verb == "march":
            for piece in muster.pieces[1:]:
                self._leave(piece)
            if KIND[muster.pieces[0]] != option.args[1]:
                wanted = next(piece for piece in muster.pieces if KIND[piece] == option.args[1])
                self._leave(muster.pieces[0])
                self._leave(wanted)
        self.press(self.table.marching.start()[0])

    def _leave(self, piece: int) -> None:
        assert self.table.muster is not None
        widget = self.scene.ui.get(f"counter{self.table.muster.pieces.index(piece)}")
        assert widget is not None
        self.use(widget)


def seat_somebody(stage: Stage, match: Match[Any], taken: list[ActionTaken]) -> TableScene:
    """The position on the stage, with whoever is asked before it."""
    decision = match.decision
    assert decision is not None
    seats = tuple(Seat(name, HUMAN if n == decision.seat else "random", n) for n, name in enumerate(match.setup.names))
    scene = TableScene(stage, Deaf(match, seats, stage.settings, taken))
    stage.push(scene)
    stage.update(0.05)
    scene.ready()
    return scene


@pytest.mark.thorough
@pytest.mark.parametrize("keys", [True, False], ids=["keys", "clicks"])
@pytest.mark.parametrize(("seats", "seed"), [(2, 3), (3, 8), (4, 5)])
def test_every_answer_can_be_given(seats: int, seed: int, keys: bool, tmp_path: Path) -> None:
    stage = bare_stage(tmp_path, (1280, 720))
    stage.cache = Blind()
    match = Match(GAME, set_up(GAME, seats, {"turn_limit": 5}, seed, NAMES[:seats]))
    chance, taken = random.Random(seed), [ActionTaken(None, None, match.opening)]
    tried: dict[str, int] = {}
    while (decision := match.decision) is not None:
        tried[decision.kind] = tried.get(decision.kind, 0) + 1
        if tried[decision.kind] <= EACH and decision.kind not in TICKED:
            scene = seat_somebody(stage, match, taken)
            session = scene.session
            assert isinstance(session, Deaf)
            assert isinstance(session.prompt, Ask)
            for option in chance.sample(decision.options, min(4, len(decision.options))):
                session.heard, scene.picking = [], None
                scene.changed()
                scene.ready()
                Hand(stage, scene, keys).give(option)
                if not session.heard:  # something could still be done: it asks once
                    Hand(stage, scene, keys).give(option)
                assert session.heard[0] == option, (decision.kind, session.heard)
            stage.pop()
        option = chance.choice(decision.options)
        taken.append(ActionTaken(decision.seat, option, match.submit(option), len(decision.options)))
    assert len(tried) > 18


def test_a_step_answers_nothing_by_itself(tmp_path: Path) -> None:
    """What has to be confirmed waits for its button; Esc puts it back."""
    stage = bare_stage(tmp_path)
    stage.cache = Blind()
    match = Match(GAME, set_up(GAME, 2, {}, 3, NAMES[:2]))
    chance = random.Random(1)
    while match.decision is not None and match.decision.kind != "hero_target":
        match.submit(chance.choice(match.decision.options))
    scene = seat_somebody(stage, match, [ActionTaken(None, None, match.opening)])
    hand = Hand(stage, scene, keys=False)
    hand.use(next(w for w in scene.ui.widgets if isinstance(w, HotSpot) and w.enabled and w.id.startswith("hero")))
    assert scene.picking is not None
    assert scene.picking.picked
    stage.handle(Intent(Kind.BACK))
    assert scene.picking.picked == ()
    assert scene.session.heard == []


def test_a_hero_who_can_be_picked_instead_keeps_the_ring(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    _, scene, _ = sit_down(tmp_path, match=match_at(kind="hero_target"))
    scene.stage.frame()
    heroes = [spot for spot in scene.ui.widgets if isinstance(spot, HotSpot) and spot.group == "offer" and spot.enabled]
    assert len(heroes) > 1
    scene.pick(heroes[0].thing)
    rings: dict[int, str] = {}

    def draw(canvas: Any, kind: int, x: float, y: float, size: float, ring: str = "", **more: Any) -> None:
        rings[kind] = ring

    monkeypatch.setattr(offer, "draw_counter", draw)
    scene.stage.frame()
    assert [rings[spot.sprite] for spot in heroes] == ["chosen", *["legal"] * (len(heroes) - 1)]
    scene.pick(heroes[1].thing)
    assert scene.picking.picked == (heroes[1].thing,), "and a click does pick that one"


def test_one_point_is_one_point() -> None:
    assert [points_left(points, ENGLISH) for points in (2, 1, 0)] == ["2 points left", "1 point left", "0 points left"]
