"""No two buttons of one question read the same in the window, also where letters leave no room for second lines."""

import random
from collections import Counter
from pathlib import Path

import pytest

from client.match.prompts import Ask
from client.scenes.table.scene import TableScene
from client.widgets.button import Button
from tests.rounds import thorough

from .registry import Sitting, sittings
from .scene_kit import Blind
from .table_kit import bare_stage
from .test_buttons import ANSWERS, asked
from .test_words_once import shown

SIZES = [pytest.param((1920, 1080), 100, marks=thorough()), ((1024, 640), 150)]


def twins(scene: TableScene) -> list[tuple[str, str]]:
    """What two buttons say that can be pressed now."""
    scene.changed()
    scene.ready()
    read = Counter(
        (widget.label, widget.second)
        for widget in scene.ui.widgets
        if isinstance(widget, Button) and widget.group == "actions" and widget.enabled
    )
    return [words for words, times in read.items() if times > 1]


@pytest.mark.parametrize(("size", "text"), SIZES, ids=str)
@pytest.mark.parametrize("sitting", sittings("walked"))
def test_no_two_buttons_read_the_same(sitting: Sitting, size: tuple[int, int], text: int, tmp_path: Path) -> None:
    stage = bare_stage(tmp_path, size, auto_answer=False, text_size=text)
    stage.cache = Blind()
    for match, taken in asked(sitting, 2):
        decision = match.decision
        assert decision is not None
        scene = shown(stage, match, taken, (decision.seat,))
        if isinstance(scene.session.prompt, Ask) and (picking := scene.picking):
            chance = random.Random(len(taken))
            for option in chance.sample(decision.options, min(ANSWERS, len(decision.options))):
                while picking.picked:
                    picking.put_back()
                assert twins(scene) == [], decision.kind
                for thing in picking.things(option).elements():
                    if thing not in picking.next_things() or picking.pick(thing) is not None:
                        break  # a row of a list, or answered
                    assert twins(scene) == [], f"{decision.kind}: {picking.picked}"
        stage.pop()
