"""Every hex has a name, for the whole game."""

import pytest

from engines.core.game import set_up
from engines.core.match import Match
from engines.core.rng import Rng
from engines.kings_and_things.game import GAME
from engines.kings_and_things.place_names import KINDS, NAMES, name_places, renamed, row, row_at
from engines.kings_and_things.terrain import FOREST, SEA, TERRAIN_IDS

from .table import table


def test_there_are_forty_names_for_every_terrain_and_none_twice():
    names = [name for terrain in TERRAIN_IDS for name in NAMES[terrain]]
    assert [len(NAMES[terrain]) for terrain in NAMES] == [40] * KINDS
    assert list(NAMES) == list(TERRAIN_IDS)
    assert len(set(names)) == len(names)


def test_a_list_that_runs_out_begins_again_with_upper_lower_old_and_new():
    second = 40 * KINDS
    assert [row(again * second) for again in range(6)] == [
        "the Amber Waste",
        "the Upper Amber Waste",
        "the Lower Amber Waste",
        "the Old Amber Waste",
        "the New Amber Waste",
        "the Upper Upper Amber Waste",
    ]
    assert row(KINDS + second) == "!Upper Camelback"


def test_a_board_of_one_land_has_no_name_twice():
    assert len({row(name) for name in name_places([FOREST] * 200, Rng(1, "places"))}) == 200


def test_another_seed_is_another_map_and_the_same_seed_the_same():
    first, again, other = (played(seed).state.names for seed in (7, 7, 8))
    assert first == again != other


def played(seed: int) -> Match:
    """A game whose tiles have just been turned up."""
    match = Match(GAME, set_up(GAME, 2, seed=seed))
    while match.state.face_down:
        match.submit(match.decision.options[0])
    return match


def test_nothing_has_a_name_before_it_is_turned_up():
    match = Match(GAME, set_up(GAME, 2, seed=7))
    assert match.state.face_down
    assert {row_at(match.view(seat).state, hex_) for seat in (0, 1) for hex_ in range(37)} == {""}


def test_all_know_the_names_and_each_fits_its_land():
    match = played(7)
    assert match.view(0).state.names == match.view(1).state.names == match.state.names
    assert [name % KINDS for name in match.state.names] == match.state.terrain


def test_a_hex_keeps_its_name_when_the_land_changes():
    game = table()
    game.state.names = name_places(game.state.terrain, Rng(7, "places"))
    before = row_at(game.state, 3)
    game.state.terrain[3] = SEA if game.state.terrain[3] != SEA else FOREST
    assert row_at(game.state, 3) == before


def test_sea_that_is_replaced_before_the_game_gets_a_name_of_its_new_land():
    names = name_places([SEA, FOREST, FOREST], Rng(7, "places"))
    after = renamed(names, 0, FOREST)
    assert after[1:] == names[1:]
    assert after[0] % KINDS == FOREST
    assert after[0] not in names


@pytest.mark.parametrize("hex_", [0, 5])
def test_a_position_saved_before_there_were_names_has_names_all_the_same(hex_: int):
    match = played(7)
    old = {key: value for key, value in GAME.dump(match.state).items() if key != "names"}
    state = GAME.load(match.setup, old)
    assert state.names == ()
    assert row_at(state, hex_) == row_at(state, hex_) != ""
