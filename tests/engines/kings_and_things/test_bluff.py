"""Support lost and won, bluffs found out (reference 8.2, 8.3; cases S8 to S10 of 19.1), the Shield's limit and the
empty Bag (7; cases R4 and R5 of 19.2)."""

from engines.core.types import WATCHER
from engines.kings_and_things.game import GAME
from engines.kings_and_things.rules import bluff
from engines.kings_and_things.things import piece_of

from .table import table

DESERTERS = "dervish nomads old_dragon"


def two_fights(**position):
    """Seat 0 may win an unexplored desert (hex 1), and fights with desert creatures over hex 10, which seat 1 owns."""
    return table(
        board={1: "desert", 10: "forest", 30: "forest"},
        kingdoms=[[0], [10, 30]],
        armies=[{1: "farmers", 10: DESERTERS}, {10: "bears"}],
        phase="combat",
        ask_charm="never",
        **position,
    )


def test_s8_a_desert_won_first_supports_the_stack(dice):
    dice += [1, 1, 1]
    game = two_fights()
    assert game.options() == {"settle 1", "settle 10"}
    game.do("settle 1")
    assert game.told("explored") == ["explored 0 1"]
    assert game.army(0, 10) == DESERTERS
    assert game.told("bluff_removed") == []
    assert game.state.owner[1] == game.state.owner[10] == 0


def test_s8_in_the_other_order_all_three_go_to_the_bag(dice):
    dice += [1]
    game = two_fights()
    assert game.bluffs(0) == {10: DESERTERS}
    game.do("settle 10")
    assert game.army(0, 10) == ""
    names = ("dervish-1", "nomads-1", "old_dragon")
    assert game.told("bluff_removed") == [f"bluff_removed 0 10 {name}" for name in names]
    assert {piece_of(name) for name in DESERTERS.split()} <= set(game.state.bag)
    assert game.state.owner[10] == 1


def test_s9_the_last_desert_lost_makes_bluffs_of_all_but_the_masters_companions():
    game = table(
        board={5: "desert"},
        kingdoms=[[0, 5], [30]],
        armies=[{0: "camel_corps", 1: "nomads desert_master", 2: "skeletons"}],
    )
    assert game.bluffs(0) == {}
    game.state.owner[5] = 1
    assert game.bluffs(0) == {0: "camel_corps", 2: "skeletons"}


def test_s10_without_their_master_they_are_bluffs():
    game = table(kingdoms=[[0], [30]], armies=[{0: "camel_corps nomads skeletons desert_master"}])
    assert game.bluffs(0) == {}
    game.state.armies[0] = tuple(piece for piece in game.state.armies[0] if piece != piece_of("desert_master"))
    assert game.bluffs(0) == {0: "camel_corps nomads skeletons"}
    game.state.terrain[0] = 0
    assert game.bluffs(0) == {}


def test_r4_the_eleventh_thing_must_go_before_anything_else(dice):
    dice += [6, 4, 1, 3]
    ten = "nomads nomads skeletons skeletons bears bandits ruby city fan farmlands"
    game = table(
        kingdoms=[[0], [30]],
        armies=[{0: "master_thief"}],
        shields=[ten, "troll"],
        phase="special_powers",
        ask_charm="never",
        ask_windows="holders",
    )
    game.do("rob 1", "take_thing")
    assert game.asked == (0, "shield_discard")
    assert {"drop troll", "cash ruby", "place city", "place troll"} <= game.options()
    game.do("drop troll")
    assert game.shield(0).split() == sorted(ten.split(), key=piece_of)
    assert game.asked != (0, "shield_discard")


def test_r4_only_dropping_and_cashing_without_place_excess(dice):
    dice += [6, 4, 1, 3]
    ten = "nomads nomads skeletons skeletons bears bandits ruby city fan farmlands"
    game = table(
        kingdoms=[[0], [30]],
        armies=[{0: "master_thief"}],
        shields=[ten, "troll"],
        phase="special_powers",
        ask_charm="never",
        place_excess=False,
    )
    game.do("rob 1", "take_thing")
    assert game.options("place") == set()
    game.do("cash ruby")
    assert game.asked != (0, "shield_discard")


def test_r5_after_the_last_draw_treasures_leave_and_creatures_return():
    game = table(kingdoms=[[0], [30]], shields=["ruby"], armies=[{5: "bears"}], bag="troll", phase="recruit_things")
    game.do("draw 0")
    assert game.state.emptied
    assert game.state.bag == []
    game.do("cash ruby", "end_placing")
    assert piece_of("ruby") in game.state.gone
    bluff.drop_bluffs(game.state, None, 0, 5)
    assert game.state.bag == [piece_of("bears")]


def test_r5_with_the_old_rule_creatures_leave_too():
    game = table(kingdoms=[[0], [30]], armies=[{5: "bears"}], bag="troll", true_elimination="all").do("draw 0")
    bluff.drop_bluffs(game.state, None, 0, 5)
    assert piece_of("bears") in game.state.gone


def test_bluffs_are_safe_face_down():
    game = table(kingdoms=[[0, 1], [30]], armies=[{0: "troll bears"}], phase="movement")
    assert game.army(0, 0) == "bears troll"
    game.do("march_all 0", "step 1", "halt", "end_moves")
    assert game.army(0, 1) == "bears troll"


def test_a_view_shows_creatures_only_while_they_lie_face_up():
    game = table(kingdoms=[[0], [30]], armies=[{0: "farmers"}])
    assert GAME.view(game.state, 1).state.armies[0] == (-1,)
    bluff.turn_up(game.state, None, 0)
    assert GAME.view(game.state, 1).state.armies[0] == (piece_of("farmers"),)
    assert GAME.view(game.state, WATCHER).state.armies[0] == (piece_of("farmers"),)
    bluff.turn_down(game.state, 0)
    assert GAME.view(game.state, 1).state.armies[0] == (-1,)


def test_only_bluffs_go_when_a_stack_is_turned_up():
    game = table(
        board={5: "forest"}, kingdoms=[[0], [5]], armies=[{1: "farmers goblins arch_mage"}, {1: "bears troll"}]
    )
    bluff.turn_up(game.state, None, 1)
    assert (game.army(0, 1), game.army(1, 1)) == ("farmers arch_mage", "bears")


def test_shown_bluffs_go_and_the_others_are_seen_until_they_are_hidden():
    game = table(kingdoms=[[0], [30]], armies=[{0: "farmers goblins"}])
    farmers, goblins = piece_of("farmers"), piece_of("goblins")
    assert bluff.show(game.state, None, 0, 0, (farmers, goblins)) == (farmers,)
    assert game.army(0, 0) == "farmers"
    assert GAME.view(game.state, 1).state.armies[0] == (farmers,)
    bluff.hide_shown(game.state)
    assert GAME.view(game.state, 1).state.armies[0] == (-1,)


# -- the option `challenge` --------------------------------------------------------------------------------------------


def challenge(**position):
    """The troll and the bears of seat 0 are bluffs; seats 1 and 2 have creatures in the same hex."""
    game = table(
        seats=3,
        kingdoms=[[1], [5], [14]],
        armies=[{0: "troll bears farmers"}, {0: "tribesmen_plain"}, {}],
        bluff="challenge",
        **position,
    )
    game.state.agenda.append(("recruit", 0))
    bluff.turn_up(game.state, None, 0)
    return game


def test_everybody_who_sees_creatures_of_others_is_asked_in_player_order():
    game = challenge()
    assert game.asked == (0, "call_bluff")
    assert game.options() == {"let_be", "call_bluff tribesmen_plain 1"}
    game.do("let_be")
    assert game.asked == (1, "call_bluff")
    assert game.options() == {"let_be", "call_bluff troll 0", "call_bluff bears 0", "call_bluff farmers 0"}
    game.do("let_be")
    assert game.asked == (2, "call_bluff")
    assert len(game.options()) == 5
    assert game.do("let_be").asked == (0, "recruit")
    assert game.army(0, 0) == "bears troll farmers"


def test_a_bluff_that_is_named_goes():
    game = challenge().do("let_be", "call_bluff troll 0")
    assert game.army(0, 0) == "bears farmers"
    assert game.asked == (1, "call_bluff")
    assert game.options() == {"let_be", "call_bluff bears 0", "call_bluff farmers 0"}
    assert game.told("bluff_called") == ["bluff_called 1 0 0 troll"]
    game.do("call_bluff bears 0", "let_be")
    assert game.army(0, 0) == "farmers"


def test_a_wrong_guess_changes_nothing_and_is_not_offered_again():
    game = challenge().do("let_be", "call_bluff farmers 0")
    assert game.army(0, 0) == "bears troll farmers"
    assert game.options() == {"let_be", "call_bluff troll 0", "call_bluff bears 0"}


def test_unchallenged_bluffs_are_safe_again_when_turned_down():
    game = challenge().do("let_be", "let_be", "let_be")
    bluff.turn_down(game.state, 0)
    bluff.doubt(game.state, None, 0)
    assert game.asked == (0, "recruit")
    bluff.drop_bluffs(game.state, None, 0, 0)
    assert game.army(0, 0) == "bears troll farmers"


def test_of_two_equal_bluffs_each_is_named_by_itself():
    game = table(seats=2, kingdoms=[[1], [5]], armies=[{0: "goblins goblins"}], bluff="challenge")
    bluff.turn_up(game.state, None, 0)
    game.do("call_bluff goblins 0")
    assert game.army(0, 0) == "goblins"
    game.do("call_bluff goblins 0")
    assert game.army(0, 0) == ""
