"""A game is left at whatever question and gone on with: inside a battle, a dialogue, a window round the table.

Every kind of question that a game asks along the way is one place to leave it.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from client.match.prompts import Ask, AskAll, Cover
from client.match.saves import Library
from client.match.seats import HUMAN, Seat
from client.scenes.table.scene import TableScene
from engines import GAMES
from engines.core.game import set_up
from engines.core.match import Match
from engines.core.rng import Rng
from engines.core.setup import Setup
from engines.core.types import Decision
from tests.counts.perft import Place
from tests.golden.players import PLAYERS, varied
from tests.golden.stories import set_table
from tests.growing import GROWING

from .registry import Sitting, sittings
from .scene_kit import Blind
from .table_kit import NAMES, bare_stage

LONGEST = 1200


def recorded(folder: Path, setup: Setup) -> tuple[Match[Any], Path]:
    """A game with a record, at which everybody is a person."""
    library = Library(folder, GAMES)
    seats = tuple(Seat(name, HUMAN, number) for number, name in enumerate(setup.names))
    journal = library.begin(setup, seats)
    return Match(GAMES[setup.game], setup, journal), journal.path


def gone_on(folder: Path, record: Path) -> TableScene:
    """The record opened at the table, as somebody who double-clicks it would see it."""
    stage = bare_stage(folder, (1280, 720))
    stage.cache = Blind()
    stage.resume(record)
    stage.update(0.01)
    stage.frame()
    return next(scene for scene in stage.scenes if isinstance(scene, TableScene))


def is_the_same(scene: TableScene, match: Match[Any], decision: Decision) -> None:
    """The same question to the same person in the same position; nothing is shown before they are there."""
    session, prompt = scene.session, scene.session.prompt
    assert match.game.dump(session.match.state) == match.game.dump(match.state)
    assert session.match.decision == decision
    assert isinstance(prompt, Ask | AskAll | Cover)
    assert prompt.decision.kind == decision.kind
    if isinstance(prompt, Cover):
        assert scene.stage.top is not scene  # a cover, or what a game puts before it
        assert session.viewer is None


def asked_along_the_way(match: Match[Any], seed: int) -> Iterator[Decision]:
    """Every kind of question once, where it first comes up in a game by chance."""
    seen, rng = set(), Rng(seed)
    for _ in range(LONGEST):
        decision = match.decision
        if decision is None:
            return
        if decision.kind not in seen:
            seen.add(decision.kind)
            yield decision
        match.submit(varied(decision, rng))


@pytest.mark.parametrize("table", sittings("shared"))
def test_a_game_goes_on_at_whatever_question_it_was_left(table: Sitting, tmp_path: Path) -> None:
    match, record = recorded(tmp_path, set_up(GAMES[table.game], table.seats, table.wishes, 4, NAMES[: table.seats]))
    kinds = 0
    for decision in asked_along_the_way(match, 4):
        is_the_same(gone_on(tmp_path / decision.kind, record), match, decision)
        kinds += 1
    assert kinds > 3 or table.game in GROWING


RARE = (
    Place("standard 3 turn_limit=10", 106, 526),  # an army flees from a hex that becomes sea
    Place("beginners 3 turn_limit=10", 267, 576),  # the Dust drives one army of several off
    Place("standard 4 turn_limit=20", 0, 1901, "greed"),  # the Bag was empty, and something leaves the game
)


@pytest.mark.thorough
@pytest.mark.parametrize("place", RARE, ids=str)
def test_a_game_goes_on_in_the_middle_of_something_rare(place: Place, tmp_path: Path) -> None:
    match, record = recorded(tmp_path, set_table(GAMES["kings_and_things"], place.table, place.seed))
    rng, choose = Rng(place.seed, "counts"), PLAYERS[place.player]
    for _ in range(place.played):
        assert match.decision is not None
        match.submit(choose(match.decision, rng))
    assert match.decision is not None
    is_the_same(gone_on(tmp_path / "again", record), match, match.decision)
