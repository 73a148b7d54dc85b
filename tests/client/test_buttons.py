"""Buttons are short: whatever the action bar of a table offers, while things are picked too, has at most 28 letters.

A row of a list or a sheet is none: it has two lines of its own, and as many letters as fit there.
"""

import random
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from client.box import BOX
from client.input.intents import Kind
from client.match.prompts import Ask
from client.scenes.table.scene import TableScene
from client.shot import a_stage, show
from client.stage import Stage
from client.widgets.button import Button
from engines import GAMES
from engines.core.chronicle import ActionTaken
from engines.core.game import BUTTON, Label, set_up
from engines.core.match import Match
from engines.core.types import Option

from .registry import Sitting, sittings
from .scene_kit import Blind, press
from .table_kit import NAMES, bare_stage
from .test_words_once import shown

OFTEN, ANSWERS = 1, 8
"""So often a kind of question is looked at, and so many of its answers are picked together, thing by thing."""


def asked(sitting: Sitting, seed: int) -> Iterator[tuple[Match[Any], tuple[ActionTaken, ...]]]:
    """A game by chance, wherever a person has a choice of a kind that is still of interest."""
    game, chance, met = GAMES[sitting.game], random.Random(seed), Counter[str]()
    match = Match(game, set_up(game, sitting.seats, sitting.wishes, seed, NAMES[: sitting.seats]))
    taken = [ActionTaken(None, None, match.opening)]
    while (decision := match.decision) is not None:
        if decision.seat in sitting.people and len(decision.options) > 1 and met[decision.kind] < OFTEN:
            met[decision.kind] += 1
            yield match, tuple(taken)
        verb = chance.choice(sorted({option.verb for option in decision.options}))
        option = chance.choice([option for option in decision.options if option.verb == verb])
        taken.append(ActionTaken(decision.seat, option, match.submit(option), len(decision.options)))


def buttons(scene: TableScene, options: list[Option]) -> Iterator[str]:
    """What is on buttons while each of these answers is picked together."""
    picking = scene.picking
    assert picking is not None
    for option in options:
        while picking.picked:
            picking.put_back()
        yield from (action.label for action in scene.table.actions())
        for thing in picking.things(option).elements():
            if thing not in picking.next_things() or picking.pick(thing) is not None:
                break  # a row of a list, or answered
            yield from (action.label for action in scene.table.actions())


@pytest.mark.parametrize("sitting", sittings("walked"))
def test_buttons_are_short(sitting: Sitting, tmp_path: Path) -> None:
    stage = bare_stage(tmp_path, auto_answer=False)
    stage.cache = Blind()
    seen: set[str] = set()
    for match, taken in asked(sitting, 1):
        decision = match.decision
        assert decision is not None
        scene = shown(stage, match, taken, (decision.seat,))
        if isinstance(scene.session.prompt, Ask) and scene.picking:
            chance = random.Random(len(taken))
            seen.update(buttons(scene, chance.sample(decision.options, min(ANSWERS, len(decision.options)))))
        stage.pop()
    assert [label for label in sorted(seen) if len(label) > BUTTON] == []
    assert seen or not sitting.people


def on_buttons(stage: Stage) -> set[str]:
    """What stands on the buttons of the uppermost screen."""
    stage.update(0.01)
    stage.top.ready()
    return {widget.label for widget in stage.top.ui.widgets if isinstance(widget, Button)}


@pytest.mark.thorough
@pytest.mark.parametrize("game", BOX)
def test_buttons_of_other_screens_are_short(game: str) -> None:
    with a_stage((1920, 1080)) as stage:
        stage.cache = Blind()
        seen: set[str] = set()
        for scene in ("title", "choose", "library", "settings", "credits", "setup", "cover", "results", "rules"):
            show(stage, scene, game=game)
            seen |= on_buttons(stage)
        show(stage, "table", game=game)
        press(stage, Kind.BACK, Kind.BACK)
        seen |= on_buttons(stage)
    assert [label for label in sorted(seen) if len(label) > BUTTON] == []
    assert len(seen) > 20


def test_a_label_knows_whether_it_fits() -> None:
    assert Label("x" * BUTTON).fits
    assert not Label("x" * (BUTTON + 1)).fits
