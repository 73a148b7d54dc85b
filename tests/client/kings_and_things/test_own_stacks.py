"""One's own stacks lie open to their owner: on the board, in the preview and by a click, in every phase. A click on a
hex places all that may stand there."""

from pathlib import Path
from typing import Any

import pytest

from client.games.kings_and_things.actions import main_answer
from client.games.kings_and_things.board.reading import read
from client.games.kings_and_things.stack import entries
from client.input.intents import Intent, Kind
from engines.core.types import Option
from engines.kings_and_things.things import KIND_IDS, TOWNS
from tests.engines.kings_and_things.table import Table, table
from tests.engines.kings_and_things.test_flight import entered

from ..scene_kit import Blind, click, key, words
from ..table_kit import bare_stage
from .battles import Position, show
from .test_table import marching, placing, settle, sit, state_of


def building() -> Table:
    """Somebody builds: no stack marches."""
    return table(
        board={1: "mountain"}, kingdoms=[[0, 1, 2], [13]], armies=[{1: "troll dwarves_charge"}, {13: "bears"}],
        phase="construction", gold=[20],
    )  # fmt: skip


# -- open to their owner -----------------------------------------------------------------------------------------------


def test_own_counters_lie_face_up_before_their_owner_and_no_others(tmp_path: Path) -> None:
    _, at = sit(tmp_path, building())
    (mine,) = at.board.cells[1].load.armies
    (theirs,) = at.board.cells[13].load.armies
    assert len(mine.faces) == 2
    assert mine.own
    assert theirs.faces == ()


@pytest.mark.parametrize(("people", "wish"), [((0, 1), True), ((0,), False)])
def test_where_others_look_on_or_the_setting_says_so_they_lie_face_down(
    people: tuple[int, ...], wish: bool, tmp_path: Path
) -> None:
    game = building()
    stage = bare_stage(tmp_path, counters_face_up=wish)
    stage.cache = Blind()
    scene = show(stage, Position(game.state, tuple(game.story)), people=people)
    scene.ready()
    at: Any = scene.table
    assert at.board.cells[1].load.armies[0].faces == ()


def test_the_public_picture_never_has_them() -> None:
    state = building().state
    assert read(state, (0, 1, 2, 3), 0)[1].load.armies[0].faces == ()


def test_pointing_at_an_own_stack_shows_who_stands_there(tmp_path: Path) -> None:
    stage, at = sit(tmp_path, building())
    stage.handle(Intent(Kind.POINT, *at.board.centre(1)))
    stage.update(0.1)
    assert "open to you alone" in words(stage)
    stage.handle(Intent(Kind.POINT, *at.board.centre(13)))
    stage.update(0.1)
    assert "open to you alone" not in words(stage)


def test_whoever_else_stands_there_is_counted_beside_them(tmp_path: Path) -> None:
    stage, at = sit(tmp_path, building())
    stage.handle(Intent(Kind.POINT, *at.board.centre(1)))
    stage.update(0.1)
    assert "7" not in words(stage)
    at.state.armies[at.state.charter.hexes + 1] = tuple(range(7))
    stage.dirty = True
    stage.update(0.1)
    assert "7" in words(stage)


def test_a_click_on_an_own_stack_spreads_it_out_in_any_phase(tmp_path: Path) -> None:
    game = building()
    game.state.gold[0] = 0  # nothing can be built there: the hex has nothing else to do
    stage, at = sit(tmp_path, game)
    at.context.ui.get("hex1").enabled = False
    x, y = at.board.centre(1)
    for kind in (Kind.POINT, Kind.PRESS, Kind.RELEASE):
        stage.handle(Intent(kind, x, y))
    assert at.look.open
    assert "2 counters, open to you alone. Click to close." in words(stage)
    for kind in (Kind.PRESS, Kind.RELEASE):
        stage.handle(Intent(kind, x, y))
    assert not at.look.open


def test_a_rivals_stack_does_not_open(tmp_path: Path) -> None:
    stage, at = sit(tmp_path, building())
    x, y = at.board.centre(13)
    for kind in (Kind.POINT, Kind.PRESS, Kind.RELEASE):
        stage.handle(Intent(kind, x, y))
    assert not at.look.open


def test_flyers_lists_flyers(tmp_path: Path) -> None:
    _, at = sit(tmp_path, entered(mine="goblins eagles", theirs="troll"))
    assert at.context.asked is not None
    assert at.context.asked.decision.kind == "fly_reveal"
    assert [KIND_IDS[entry.kind] for entry in entries(at)] == ["eagles"]


# -- placing -----------------------------------------------------------------------------------------------------------


def test_a_click_on_a_hex_places_all_that_may_stand_there(tmp_path: Path) -> None:
    """What nothing supports comes with the next click: it would be a bluff."""
    stage, at = sit(tmp_path, placing())
    held = len(state_of(at.context).state.shields[0])
    honest = at.placing.count(0)
    assert 0 < honest < held
    assert not at.placing.bluffs(0)
    click(stage, "hex0")
    settle(stage)
    assert len(state_of(at.context).state.shields[0]) == held - honest
    while at.placing.hexes():
        held = len(state_of(at.context).state.shields[0])
        hex_ = min(at.placing.hexes())
        bluffs = at.placing.bluffs(hex_)
        click(stage, f"hex{hex_}")
        settle(stage)
        assert (len(state_of(at.context).state.shields[0]) == held) == bluffs, "nobody bluffs by a click too many"
        if bluffs:
            assert hex_ in at.board.lights.chosen
            assert "Click again: " in words(stage)
            click(stage, f"hex{hex_}")
            settle(stage)
            assert len(state_of(at.context).state.shields[0]) < held
    left = state_of(at.context).state.shields[0]
    assert all(piece >= TOWNS for piece in left), "only what is no counter of the board stays"


def test_whoever_picks_a_single_thing_means_no_hex_any_more(tmp_path: Path) -> None:
    """A hex that was clicked once for bluffs is one of those where the Thing may go, and not the one that is picked."""
    stage, at = sit(tmp_path, placing())
    while not at.placing.bluffs(hex_ := min(at.placing.hexes())):
        click(stage, f"hex{hex_}")
        settle(stage)
    click(stage, f"hex{hex_}")
    settle(stage)
    assert hex_ in at.board.lights.chosen
    held = len(state_of(at.context).state.shields[0])
    rack = next(spot for spot in at.context.ui.widgets if spot.id.startswith("rack") and spot.enabled)
    click(stage, rack.id)
    settle(stage)
    assert hex_ not in at.board.lights.chosen
    click(stage, f"hex{hex_}")
    settle(stage)
    assert len(state_of(at.context).state.shields[0]) == held - 1


def test_all_of_it_is_taken_back_in_one(tmp_path: Path) -> None:
    stage, at = sit(tmp_path, placing())
    held = state_of(at.context).state.shields[0]
    click(stage, "hex0")
    settle(stage)
    assert state_of(at.context).state.shields[0] != held
    at.context.undo()
    settle(stage)
    assert state_of(at.context).state.shields[0] == held


def test_the_prompt_says_that_a_hex_takes_all(tmp_path: Path) -> None:
    stage, _ = sit(tmp_path, placing())
    assert "all that may stand there go in" in words(stage).replace("\n", " ")


def test_the_large_button_cashes_in_before_it_drops() -> None:
    """Ten behind the Shield: a treasure can go for nothing, or for its gold."""
    drop, cash = Option("drop", (3,)), Option("cash", (3,))
    assert main_answer([drop, cash], picked=True) is cash
    assert main_answer([drop], picked=True) is drop


def test_giving_up_a_counter_has_a_prompt_of_its_own(tmp_path: Path) -> None:
    stage, at = sit(tmp_path, marching(income={2: "peat_bog"}))
    before = at.words(at.context.asked.decision).sentence
    key(stage, "v")
    settle(stage)
    after = at.words(at.context.asked.decision).sentence
    assert after != before
    assert "goes back to the Bag" in after
    assert at.words(at.context.asked.decision).lead == "Remove a counter"
