"""Battles of three and four sides (reference 10.7; cases B5, B6, X10), and retreats (10.5)."""

import pytest

from engines.core.types import WATCHER
from engines.kings_and_things.game import GAME
from engines.kings_and_things.state import NOTHING
from engines.kings_and_things.view import UNCOUNTED

from .table import table
from .war import owner, quiet, war

SEALED = UNCOUNTED


def struck(game):
    return [told.removeprefix("struck_hits ") for told in game.told("struck_hits")]


def targets(game):
    return game.state.battle.targets[:4]


def test_everybody_names_one_opponent_in_secret():
    game = war("troll", "bears", "wolves")
    assert game.asked == (2, "name_target")  # the attacker next to the defender's left
    assert game.options() == {"name 0", "name 1"}
    game.do("name 1")
    assert game.asked == (0, "name_target")
    assert game.told("targets_named") == []
    assert GAME.view(game.state, 0).state.battle.targets[2] == SEALED
    assert GAME.view(game.state, WATCHER).state.battle.targets[2] == SEALED
    assert GAME.view(game.state, 2).state.battle.targets[2] == 1
    assert GAME.view(game.state, 0).state.battle.targets[1] == NOTHING


def test_the_last_one_opens_all_targets(dice):
    dice += [6, 6, 6]
    game = war("troll", "bears", "wolves", havens=[[1], [2], [3]]).do("name 1", "name 2", "name 0")
    assert game.told("targets_named") == ["targets_named 2+0+1 1+2+0"]
    assert GAME.view(game.state, 3).state.battle.targets[:3] == [2, 0, 1]


def test_b5_all_hits_of_a_round_go_to_the_named_player(dice):
    dice += [1]
    game = war("forester troll", "bears", "wolves slime_beast", owner=None, havens=[[1], [2], [3]])
    # Seat 0 settles the hex, so 0 attacks, and the first to the right with counters, seat 2, defends.
    assert game.state.battle.defender == 2
    game.do("name 2", "name 2", "name 1")
    assert struck(game)[0] == "0 forester 1 1"
    assert game.asked == (2, "assign_hits")
    dice += [1, 6, 6]
    game.do("hit wolves")
    assert struck(game)[1] == "0 troll 1 1"
    assert game.army(2, 0) == ""


def test_b6_retreats_go_round_from_the_defenders_left(dice):
    dice += [6, 6, 6]
    game = war("troll", "wolves", "", "bears", owner=3, havens=[[1], [2], [], [3]])
    assert game.state.battle.sides == (0, 1, 3)
    game.do("name 3", "name 3", "name 0")
    asked = []
    for _ in range(3):
        asked.append(game.asked)
        if len(asked) < 3:
            game.do("stay")
    assert asked == [(0, "retreat"), (1, "retreat"), (3, "retreat")]


def test_a_target_that_is_gone_makes_later_rolls_vain(dice):
    dice += [1, 6, 6]
    game = war("druid troll", "farmers", "wolves", owner=1, havens=[[1], [], [3]])
    game.do("name 0", "name 1", "name 2")
    # Seat 0's druid killed the farmers; its troll has nobody to strike at, seat 2 strikes at seat 0.
    assert game.army(1, 0) == ""
    assert "troll" not in " ".join(struck(game))


def test_attackers_may_fight_each_other_and_the_owner_keeps_the_hex(dice):
    game = war("troll", "", "wolves", owner=1, fort="tower")
    dice += [1, 1, 6, 3]
    game.do("name 0", "name 2", "name 0")
    assert game.army(0, 0) == game.army(2, 0) == ""
    assert owner(game) == 1


def test_the_survivor_of_the_attackers_captures(dice):
    game = war("troll", "farmers", "wolves", owner=1, havens=[[1]])
    dice += [1, 6, 6]
    game.do("name 1", "name 1", "name 0")
    assert game.army(1, 0) == ""
    assert game.state.battle.sides == (2, 0)
    assert owner(game.do("retreat 1")) == 2


def test_two_sides_left_need_no_names(dice):
    game = war("troll", "farmers", "wolves", owner=1, havens=[[1], [], [3]])
    dice += [1, 6, 6]
    game.do("name 1", "name 1", "name 0")
    dice += [6, 6]
    game.do("stay", "stay")
    assert targets(game)[0] == 2
    assert targets(game)[2] == 0


def test_four_sides(dice):
    game = war("troll", "farmers", "wolves", "bears", owner=1, havens=[[1], [2], [3], [4]])
    assert game.state.battle.sides == (2, 3, 0, 1)
    dice += [6, 6, 6, 6]
    game.do("name 1", "name 1", "name 1", "name 3")
    for seat, home in ((2, 3), (3, 4), (0, 1)):
        assert game.asked == (seat, "retreat")
        game.do(f"retreat {home}")
    assert owner(game) == 1
    assert game.army(1, 0) == "farmers"


def test_an_owner_without_anything_that_fights_is_no_side(dice):
    dice += [1, 6, 3]
    game = war("troll", "", "wolves", owner=1, counter="farmlands")
    assert game.told("battle_began") == ["battle_began 0 0 2"]
    assert owner(game) == 0  # without exploration
    assert game.told("explored") == []
    assert game.told("rolled")[-1] == "rolled damage 0 3 0 -1"


def test_nobody_left_and_the_absent_owner_keeps_the_hex(dice):
    dice += [1, 1]
    game = war("troll", "", "wolves", owner=1)
    assert owner(game) == 1


def test_a_hit_player_assigns_hits_of_two_enemies_together(dice):
    game = war("troll", "bears big_foot farmers", "wolves", owner=1, havens=[[1], [], [3]])
    dice += [1, 1, 6, 6, 6]
    game.do("name 1", "name 1", "name 0")
    assert game.asked == (1, "assign_hits")
    assert game.state.battle.hits[1] == 2


# -- retreats (10.5) ---------------------------------------------------------------------------------------------------


def test_one_retreats_to_an_adjacent_own_hex_without_enemies(dice):
    dice += [6, 6]
    game = war("troll", "bears", havens=[[1, 2], [3]], armies=[{}, {}, {2: "goblins"}, {}])
    if game.asked == (0, "choose_battle"):
        game.do("settle 0")
    assert game.asked == (0, "retreat")
    assert game.options() == {"stay", "retreat 1"}


def test_without_such_a_hex_nobody_is_asked(dice):
    dice += [6, 6, 1, 6]
    game = war("troll", "bears")
    assert owner(game) == 0
    assert len(game.told("round_began")) == 2


def test_own_pieces_where_one_flees_to_do_not_matter(dice):
    dice += [6, 6]
    game = war("troll", "bears", havens=[[1]], armies=[{1: "goblins"}, {}, {}, {}])
    assert game.do("retreat 1").army(0, 1) == "goblins troll"


def test_neutral_defenders_never_retreat(dice):
    dice += [6, 6] * 2
    game = war("troll", owner=None, defenders="bears", havens=[[1], [], [], [2]]).do("stay")
    assert game.asked == (0, "retreat")


def test_the_defender_retreats_and_the_attacker_captures(dice):
    dice += [6, 6]
    game = war("troll", "bears", havens=[[], [3]]).do("retreat 3")
    assert owner(game) == 0
    assert game.army(1, 3) == "bears"
    assert game.state.face_up == 0


def test_all_go_to_the_same_hex(dice):
    dice += [6] * 4
    game = war("troll walrus swamp_king", "bears", havens=[[1, 2]]).do("retreat 2")
    assert game.army(0, 2) == "walrus troll swamp_king"
    assert game.told("retreated") == ["retreated 0 0 2 3"]


def test_the_dust_names_one_of_several_armies(dice):
    game = war("troll", "bears", "wolves", owner=1, havens=[[1], [], [3]], shields=["", "dust_of_defense"])
    assert game.asked == (1, "battle_magic")
    game.do("use dust_of_defense")
    assert game.asked == (1, "dust_target")
    assert game.options() == {"name 0", "name 2"}
    game.do("name 2")
    assert game.asked == (2, "dust_retreat")
    assert game.options() == {"retreat 3"}
    dice += [6, 6]
    game.do("retreat 3")
    assert game.army(2, 3) == "wolves"
    assert game.asked == (0, "retreat")


def test_the_dust_against_all(dice):
    game = war("troll", "bears", "wolves", owner=1, havens=[[1], [], [3]], shields=["", "dust_of_defense"], dust="all")
    game.do("use dust_of_defense", "retreat 3", "retreat 1")
    assert owner(game) == 1
    assert game.told("rolled") == []


def test_a_round_that_the_dust_ended_at_its_start_does_no_damage(dice):
    game = war("troll", "bears", counter="village", havens=[[1]], shields=["", "dust_of_defense"])
    game.do("hold_off", "use dust_of_defense", "retreat 1")
    assert owner(game) == 1
    assert game.told("rolled") == []


def test_a_round_fought_before_the_dust_does_damage(dice):
    game = war("troll", "bears", counter="village", havens=[[1]], shields=["", "dust_of_defense"])
    dice += [6, 6, 6]
    quiet(game).do("stay")
    dice += [1]
    game.do("use dust_of_defense", "retreat 1")
    assert game.counter(0) == ""


def test_the_dust_does_not_move_who_has_nowhere_to_go(dice):
    dice += [1, 6]
    game = war("troll", "bears", shields=["", "dust_of_defense"]).do("use dust_of_defense")
    assert owner(game) == 0


# -- segments (10.1) ---------------------------------------------------------------------------------------------------


def two_fronts(**options):
    """Seat 0 attacks hex 0 and defends hex 1; seat 1 the other way round."""
    return table(
        seats=2, kingdoms=[[1, 10], [0, 12]], armies=[{0: "farmers", 1: "eagles"}, {0: "villains", 1: "centaur"}],
        phase="combat", **options,
    )  # fmt: skip


def test_the_first_player_chooses_one_of_the_hexes_he_is_involved_in():
    game = two_fronts()
    assert game.asked == (0, "choose_battle")
    assert game.options() == {"settle 0", "settle 1"}


def test_only_attackers_choose_if_the_table_wants_it(dice):
    dice += [1, 6, 1, 6]
    began = ["battle_began 0 0 1", "battle_began 1 1 0"]  # each settles where it attacks
    assert two_fronts(segments="attacking").told("battle_began") == began


def test_segments_alternate(dice):
    dice += [1, 6]
    game = table(
        seats=2, kingdoms=[[10], [0, 1, 2, 12]],
        armies=[{0: "farmers", 1: "eagles", 2: "lion_pride"}, {0: "farmers", 1: "centaur", 2: "villains"}],
        phase="combat",
    )  # fmt: skip
    game.do("settle 0")
    assert game.asked == (1, "choose_battle")
    assert game.options() == {"settle 1", "settle 2"}


def test_an_owner_with_only_a_fort_is_involved():
    game = table(
        seats=2, kingdoms=[[10], [0, 1, 12]], armies=[{0: "farmers", 1: "eagles"}, {}], forts={0: "tower", 1: "keep"},
        phase="combat", turn_of=1,
    )  # fmt: skip
    assert game.asked == (1, "choose_battle")


def test_an_army_in_its_own_land_or_an_empty_board_is_no_battle():
    game = table(kingdoms=[[0, 1]], armies=[{0: "farmers"}], phase="combat")
    assert game.asked == (0, "build")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_battle_between_any_two_seats_has_attacker_and_defender(seats):
    for owner_seat in range(seats):
        other = (owner_seat + 1) % seats
        armies: list[dict[int, str]] = [{} for _ in range(seats)]
        armies[owner_seat] = {0: "farmers eagles"}
        armies[other] = {0: "villains centaur"}
        kingdoms = [[9 + seat] for seat in range(seats)]
        kingdoms[owner_seat].append(0)
        kingdoms[other].append(1)
        game = table(seats=seats, kingdoms=kingdoms, armies=armies, phase="combat", seed=owner_seat)
        assert game.told("battle_began") == [f"battle_began 0 {other} {owner_seat}"]
