"""A game of Kings & Things is put away in the middle of something, and taken up again just there."""

import random
from pathlib import Path
from typing import Any

import pytest

from client.match.prompts import Ask, Cover
from client.match.saves import Library
from client.match.seats import HUMAN, Seat
from client.match.session import Session
from client.scenes.table.scene import TableScene
from client.tables.spots import HotSpot
from client.widgets.button import Button
from engines import GAMES
from engines.core.game import set_up
from engines.core.match import Match
from engines.kings_and_things.game import GAME

from ..scene_kit import Blind
from ..table_kit import bare_stage

NAMES = ("Aldric", "Theo", "Sigrid")
WISHES: dict[str, Any] = {"ask_windows": "everyone", "turn_limit": 20}


@pytest.mark.parametrize("kind", ["march", "fly_reveal", "fly_block", "place_where", "bribe", "assign_hits", "react"])
def test_a_game_is_taken_up_where_it_was_left(kind: str, tmp_path: Path) -> None:
    library = Library(tmp_path, GAMES)
    stage = bare_stage(tmp_path, hand_over="never", auto_answer=False)
    stage.cache = Blind()
    match = None
    for seed in range(20):
        seats = tuple(Seat(name, HUMAN, n) for n, name in enumerate(NAMES))
        setup = set_up(GAME, 3, WISHES, seed, NAMES)
        journal = library.begin(setup, seats)
        journal.sync = False
        match, chance = Match(GAME, setup, journal), random.Random(seed)
        while match.decision is not None and match.decision.kind != kind:
            match.submit(chance.choice(match.decision.options))
        if match.decision is not None:
            break
    assert match is not None
    assert match.decision is not None, f"Nobody is asked to {kind}."
    assert match.journal is not None
    session = Session.resume(GAME, library.read(match.journal.path), stage.settings)
    assert session.match.state == match.state
    assert session.match.decision == match.decision
    if kind == "react" and not isinstance(session.prompt, Ask | Cover):
        session.claim(match.decision.seat)
    scene = TableScene(stage, session)
    stage.push(scene)
    stage.update(0.05)
    scene.ready()
    assert scene.asked is not None
    lit = [spot for spot in scene.ui.widgets if isinstance(spot, HotSpot) and spot.enabled]
    first = [button for button in scene.ui.widgets if isinstance(button, Button) and button.id == "action0"]
    assert lit or first
