"""Setup, placing, support (reference 3, 8; cases S1 to S14 of 19.1)."""

from typing import Any

import pytest

from engines.core.game import set_up
from engines.core.rng import Rng
from engines.core.types import Story
from engines.kings_and_things.game import GAME
from engines.kings_and_things.rules import setup as setup_rules
from engines.kings_and_things.state import NOBODY
from engines.kings_and_things.terrain import PLAINS, SEA

from .marches import TEN
from .table import table


def placing(**position):
    """Seat 0 places Things: recruits nothing but what is free, out of an empty Bag."""
    return table(bag="", phase="recruit_things", **position).do("draw 0")


def test_s1_an_elephants_graveyard_needs_a_jungle():
    game = placing(kingdoms=[[0, 1]], shields=["elephants_graveyard"])
    assert game.options() == {"end_placing"}
    assert game.do("end_placing").shield(0) == "elephants_graveyard"


def test_s2_one_special_income_counter_in_a_hex():
    game = placing(board={0: "jungle"}, kingdoms=[[0, 1]], shields=["elephants_graveyard city"])
    game.do("place elephants_graveyard")
    assert game.counter(0) == "elephants_graveyard"
    game.do("place city")
    assert game.counter(1) == "city"


def test_s3_a_terrain_lord_does_not_help_income():
    game = placing(
        board={0: "mountain", 1: "frozen_waste", 2: "desert"},
        kingdoms=[[0, 3]],
        armies=[{0: "ice_lord"}],
        shields=["oil_field farmlands diamond_field"],
    )
    assert game.options("place") == {"place farmlands"}


def test_s4_farmlands_to_the_plains_and_no_graveyard_in_the_mountains():
    game = placing(
        board={0: "mountain"},
        kingdoms=[[0, 1]],
        armies=[{0: "jungle_lord"}],
        shields=["farmlands elephants_graveyard"],
    )
    assert game.options("place") == {"place farmlands"}
    assert game.do("place farmlands").counter(1) == "farmlands"


def test_s5_one_swamp_supports_swamp_creatures_everywhere():
    game = table(
        board={0: "swamp"}, kingdoms=[[0, 1, 2, 3]], armies=[{1: "slime_beast", 2: "pirates", 3: "spirit spirit"}]
    )
    assert game.bluffs(0) == {}


def test_s6_a_terrain_lord_supports_in_his_hex_only():
    game = table(kingdoms=[[1, 2]], armies=[{1: "pirates swamp_king", 2: "slime_beast"}])
    assert game.bluffs(0) == {2: "slime_beast"}


def test_s7_the_mountain_creature_is_the_only_bluff():
    game = table(
        board={0: "desert"},
        kingdoms=[[0, 1, 2, 3]],
        armies=[{1: "slime_beast swamp_king", 2: "skeletons camel_corps", 3: "troll"}],
    )
    assert game.bluffs(0) == {3: "troll"}


def test_s9_the_last_desert_lost():
    game = table(board={0: "desert"}, kingdoms=[[0, 1]], armies=[{1: "dervish", 0: "nomads desert_master"}])
    assert game.bluffs(0) == {}
    game.state.owner[0] = 1
    assert game.bluffs(0) == {1: "dervish"}


@pytest.mark.parametrize(("seats", "board", "deck"), [(4, 37, 11), (3, 19, 29), (2, 19, 29)])
@pytest.mark.parametrize("mode", ["standard", "beginners"])
def test_s11_tiles_on_the_board_and_in_the_deck(seats, board, deck, mode):
    state = _to_the_first_turn(seats, mode)
    assert (len(state.terrain), len(state.deck)) == (board, deck)


def test_s12_two_land_neighbours_are_a_must():
    state = GAME.new(set_up(GAME, 2, seed=1))
    home = 8
    near = state.charter.near[home]
    assert len(near) == 3
    _flood(state, home, near[:2])
    decision = setup_rules.ask_replace_sea(state, ("replace_sea", 0, home))
    assert [option.args for option in decision.options] == [
        ((near[0],),), ((near[1],),), ((near[0], near[1]),),
    ]  # fmt: skip


def test_s13_with_four_neighbours_two_seas_may_stay():
    state = GAME.new(set_up(GAME, 4, seed=1))
    _flood(state, 19, state.charter.near[19][:2])
    verbs = [option.verb for option in setup_rules.ask_replace_sea(state, ("replace_sea", 0, 19)).options]
    assert verbs == ["keep_seas", "swap_seas", "swap_seas", "swap_seas"]


def taken_back(game, thing, times):
    for _ in range(times):
        game.do(f"place {thing}", "take_back")
    return game.do(f"place {thing}")


def test_s14_what_is_taken_up_is_taken_back_ten_times_in_a_row():
    game = placing(kingdoms=[[0, 1]], shields=["bears troll"])
    assert taken_back(game, "troll", 9).options() == {"put 0", "put 1", "take_back"}
    assert game.do("take_back", "place bears").options() == {"put 0", "put 1"}
    assert "take_back" in game.do("put 1", "place troll").options()


@pytest.mark.parametrize("deed", ["cash ruby", "remove_income 0"])
def test_s14_whoever_does_something_else_meanwhile_may_think_again(deed):
    game = placing(kingdoms=[[0, 1]], shields=["ruby troll"], income={0: "village"})
    taken_back(game, "troll", 9).do("take_back", deed, "place troll")
    assert "take_back" in game.options()
    assert game.do("take_back").state.agenda[-1] == ("place_things", 0, -1, (), 1)


def test_s14_an_overfull_shield_comes_to_an_end_too():
    game = table(
        kingdoms=[[0, 1]], bag="ruby", shields=["bow fan golem sword troll emerald pearl firewall balloon elixir"]
    )
    game.do("draw 0", "end_placing")
    assert taken_back(game, "troll", 10).options() == {"put 0", "put 1"}


def test_a_start_in_the_sea_must_be_replaced():
    state = GAME.new(set_up(GAME, 4, seed=1))
    _flood(state, 19, [19])
    state.agenda = []
    setup_rules.seas(state, None, ("seas", 0, 19))
    assert state.agenda == [("replace_sea", 0, 19)]
    decision = setup_rules.ask_replace_sea(state, state.agenda[-1])
    assert [option.verb for option in decision.options] == ["swap_seas"]


def test_two_players_sit_opposite_and_three_in_one_set():
    two = GAME.new(set_up(GAME, 2, {"first_player": "1"}))
    decision = GAME.decision(two)
    assert [option.args[0] for option in decision.options] == [8, 10, 12, 14, 16, 18]
    GAME.apply(two, decision.options[1])
    assert [option.args[0] for option in GAME.decision(two).options] == [16]
    three = GAME.new(set_up(GAME, 3, {"first_player": "1"}))
    GAME.apply(three, GAME.decision(three).options[0])
    assert [option.args[0] for option in GAME.decision(three).options] == [12, 16]


def test_player_order_is_clockwise_from_the_first_player():
    state = GAME.new(set_up(GAME, 4, {"first_player": "2"}))
    for hex_ in (28, 19, 32, 23):  # picked by seats 1, 2, 3, 0
        decision = GAME.decision(state)
        GAME.apply(state, next(option for option in decision.options if option.args == (hex_,)))
    assert state.order == (1, 3, 2, 0)


def test_tiles_lie_face_down_until_all_have_picked():
    state = GAME.new(set_up(GAME, 4))
    assert set(GAME.view(state, 0).state.terrain) == {-1}


def test_a_second_hex_keeps_away_from_others():
    state = _to_the_first_turn(4, "standard")
    assert [state.owner.count(seat) for seat in range(4)] == [3, 3, 3, 3]
    for hex_, owner in enumerate(state.owner):
        others = {state.owner[near] for near in state.charter.near[hex_]} - {NOBODY, owner}
        assert owner == NOBODY or not others
    assert sum(state.fort) == 4


def test_beginners_hexes_touch_the_first_one():
    state = _to_the_first_turn(4, "beginners")
    for start in (19, 23, 28, 32):
        mine = [at for at, owner in enumerate(state.owner) if owner == state.owner[start]]
        assert all(at == start or at in state.charter.near[start] for at in mine)


def test_an_exchange_is_drawn_before_the_old_things_return():
    state = GAME.new(set_up(GAME, 2, seed=5))
    rng = Rng(5)
    while (decision := GAME.decision(state)).kind != "exchange_things":
        GAME.apply(state, next((o for o in decision.options if o.verb == "end_placing"), rng.pick(decision.options)))
    seat, before = decision.seat, state.shields[decision.seat]
    for _ in range(3):
        GAME.apply(state, GAME.decision(state).options[1])
    aside, story = state.tray, Story()
    GAME.apply(state, GAME.decision(state).options[0], story)
    assert len(state.shields[seat]) == len(before) == 10
    assert not set(aside) & set(state.shields[seat])
    assert set(aside) <= set(state.bag)


def test_r1_three_hexes_two_free_draws_and_r2_ten_draws():
    assert len(table(kingdoms=[[0, 1, 2]]).do("draw 0").state.shields[0]) == 2
    game = table(kingdoms=[[0, 1, 2, 3, 4]], gold=[40], shields=["bow fan golem sword troll"])
    game.do("trade bow", "trade fan", "trade golem", "trade sword", "draw 5")
    assert len(game.state.shields[0]) == 11
    assert "troll" in game.shield(0)
    assert game.state.gold[0] == 15


def test_r3_no_sixth_paid_draw_and_no_half_trade():
    game = table(kingdoms=[[0]], gold=[40], shields=["bow fan golem"])
    assert "draw 6" not in game.options()
    assert game.do("trade bow").options() == {"trade fan", "trade golem"}


def test_g3_and_g4_income():
    position: dict[str, Any] = {
        "board": {0: "mountain"},
        "kingdoms": [[0, 1, 2]],
        "income": {0: "gold_mine", 1: "village"},
        "forts": {2: "castle"},
    }
    assert table(**position, armies=[{2: "warlord"}]).income(0) == 11
    assert table(**position, armies=[{2: "dwarf_king"}]).income(0) == 14


def test_more_than_ten_behind_the_shield_are_worked_off():
    game = table(
        kingdoms=[[0]], bag="ruby", shields=["bow fan golem sword troll emerald pearl firewall balloon elixir"]
    )
    game.do("draw 0", "end_placing")
    assert game.asked == (0, "shield_discard")
    assert {"drop bow", "cash ruby", "place troll"} <= game.options()
    assert game.do("cash ruby").asked == (1, "recruit")
    assert game.state.gold[0] == 10


def test_an_eleventh_creature_is_placed_in_a_citadel_hex_only():
    position: dict[str, Any] = {"kingdoms": [[0]], "bag": "ruby", "armies": [{0: TEN}], "shields": ["troll"]}
    assert table(**position).do("draw 0").options("place") == set()
    assert table(**position, forts={0: "citadel"}).do("draw 0", "place troll").army(0, 0).split()[-1] == "troll"


def test_what_is_too_much_behind_the_shield_may_be_placed():
    game = table(
        kingdoms=[[0, 1]], bag="ruby", shields=["bow fan golem sword troll emerald pearl firewall balloon elixir"]
    ).do("draw 0", "end_placing", "place troll", "put 1")
    assert game.army(0, 1) == "troll"
    assert game.asked == (1, "recruit")


def test_a_bag_with_too_few_serves_free_then_paid_then_traded_draws():
    position: dict[str, Any] = {"kingdoms": [[0, 1, 2]], "gold": [20], "shields": ["bow fan golem sword"]}
    trades = ("trade bow", "trade fan", "trade golem", "trade sword")
    game = table(bag="troll ogre ruby pearl", **position).do(*trades, "draw 1")  # 2 free, 1 paid, 1 of 2 traded
    assert game.shield(0) == "ogre troll pearl ruby golem sword"
    assert game.state.gold[0] == 15
    game = table(bag="troll ogre ruby", **position).do(*trades, "draw 3")
    assert game.shield(0) == "ogre troll ruby bow fan golem sword"
    assert game.state.gold[0] == 15
    game = table(bag="troll", **position).do(*trades, "draw 3")
    assert game.shield(0) == "troll bow fan golem sword"
    assert game.state.gold[0] == 20


def _flood(state, home, seas):
    """Only these hexes around a start are sea; the deck pays for it, so the tiles still add up."""
    for hex_ in (home, *state.charter.near[home]):
        state.terrain[hex_] = SEA if hex_ in seas else PLAINS


def _to_the_first_turn(seats, mode):
    state = GAME.new(set_up(GAME, seats, {"mode": mode}, seed=seats))
    rng = Rng(seats)
    while not state.turn:
        GAME.apply(state, rng.pick(GAME.decision(state).options))
        assert GAME.broken(state) == []
    return state
