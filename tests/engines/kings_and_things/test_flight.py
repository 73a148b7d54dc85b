"""Flyers past enemies (reference 9; cases M3, M4, M7 of 19.3): wings are shown, held, and turned down again."""

import pytest

from engines.core.types import WATCHER
from engines.kings_and_things.game import GAME
from engines.kings_and_things.things import piece_of

from .table import table

ALL = [hex_ for hex_ in range(37) if hex_ not in (1, 20, 25, 30)]
TEN = "goblins goblins goblins goblins eskimos eskimos eskimos eskimos nomads nomads"
FOUR = "dragonfly eagles pegasus giant_beetle"


def flying(mine=FOUR, theirs="", **position):
    """Seat 0 owns most of the land and has an army in hex 0; seat 1 owns the forest in hex 1, north of it."""
    return table(
        phase="movement",
        **{
            "board": {1: "forest", 8: "frozen_waste"},
            "kingdoms": [ALL, [1, 30], [20], [25]],
            "armies": [{0: mine}, {1: theirs}],
            **position,
        },
    )


def entered(**position):
    """All of seat 0's stack has come into the enemy's hex."""
    game = flying(**position)
    start = "march_all 0" if "march_all 0" in game.options() else f"march 0 {game.army(0, 0)}"
    return game.do(start, "step 1")


def let_all_be(game):
    """Nobody notices anything."""
    while game.asked[1] == "call_bluff":
        game.do("let_be")
    return game


def show_all(game):
    return game.do("fly_on dragonfly", "fly_on eagles", "fly_on pegasus", "fly_on giant_beetle", "depart")


@pytest.mark.parametrize(("shown", "left"), [(2, 2), (1, 3), (0, 4)])
def test_m3_the_mover_leaves_as_many_as_the_enemy_shows(shown, left):
    game = show_all(entered(theirs="pixies pixies bears"))
    assert game.asked == (1, "fly_block")
    for _ in range(shown):
        assert game.options() == {"let_pass", "hold pixies"}
        game.do("hold pixies")
    game.do("let_pass")
    for name in ("eagles", "pegasus")[:shown]:
        assert game.asked == (0, "fly_leave")
        game.do(f"leave_behind {name}")
    assert game.asked == (0, "march")
    game.do("step 8", "halt")
    assert len(game.army(0, 8).split()) == left
    assert game.army(0, 1) == " ".join(("eagles", "pegasus")[:shown])


def test_m3_three_of_four_are_held():
    game = show_all(entered(theirs="pixies pixies flying_squirrel_1"))
    game.do("hold pixies", "hold pixies", "hold flying_squirrel_1")
    game.do("leave_behind eagles", "leave_behind dragonfly", "leave_behind pegasus")
    assert game.asked == (0, "march")
    assert game.state.column.pieces == (piece_of("giant_beetle"),)


def test_m3_the_mover_chooses_who_stays():
    game = show_all(entered(theirs="pixies")).do("hold pixies")
    assert game.options() == {f"leave_behind {name}" for name in FOUR.split()}


def test_m4_walkers_stop_and_flyers_go_on_past_a_bluff():
    game = entered(mine="goblins eagles", theirs="troll")
    assert game.asked == (0, "fly_reveal")
    assert game.options() == {"halt", "fly_on eagles"}
    game.do("fly_on eagles", "depart")
    assert game.options() == {"let_pass"}
    game.do("let_pass", "step 8", "halt")
    assert game.army(0, 1) == "goblins"
    assert game.army(0, 8) == "eagles"
    assert game.options("march") == set()


def test_m4_a_bluff_shown_to_hold_somebody_holds_nobody():
    game = entered(mine="goblins eagles", theirs="brown_dragon").do("fly_on eagles", "depart", "hold brown_dragon")
    assert piece_of("brown_dragon") in game.state.bag
    assert game.asked == (0, "march")
    assert "step 8" in game.options()


def test_m7_nobody_flies_over_ten_of_his_own():
    game = flying(armies=[{0: "eagles", 2: TEN}]).do("march 0 eagles")
    assert "step 2" not in game.options()
    assert "step 3" in game.options()


def test_m7_unless_a_citadel_stands_there():
    game = flying(armies=[{0: "eagles", 2: TEN}], forts={2: "citadel"}).do("march 0 eagles")
    assert "step 2" in game.options()


def test_m7_flyers_that_enter_together_count_together():
    game = flying(armies=[{0: "eagles pegasus", 2: TEN.removesuffix(" nomads")}]).do("march_all 0")
    assert "step 2" not in game.options()
    assert "step 2" in game.do("drop_off eagles").options()


def test_walkers_pass_where_flyers_may_not():
    game = flying(armies=[{0: "goblins", 2: "farmers " * 4 + "eskimos eskimos eskimos eskimos nomads nomads"}])
    assert "step 2" in game.do("march 0 goblins").options()


def test_the_column_keeps_its_secret_until_somebody_is_shown():
    walkers, flyers = entered(mine="goblins goblins", theirs="bears"), entered(mine="eagles pegasus", theirs="bears")
    assert walkers.asked == flyers.asked == (0, "fly_reveal")
    for game in (walkers, flyers):
        seen = GAME.view(game.state, 1).state
        assert seen.column.pieces == (-1, -1)
        assert seen.agenda[-1] == ("fly_reveal", 0, 0, 0, ())


def test_shown_flyers_are_seen_by_all_and_then_turned_down_again():
    game = entered(mine="eagles goblins", theirs="bears").do("fly_on eagles")
    assert piece_of("eagles") in GAME.view(game.state, WATCHER).state.armies[1]
    game.do("depart", "let_pass")
    assert game.state.shown == ()
    assert GAME.view(game.state, WATCHER).state.armies[1] == (-1, -1)


def test_whoever_halts_after_showing_is_turned_down_again_too():
    game = entered(mine="eagles goblins", theirs="bears").do("fly_on eagles", "halt")
    assert game.state.shown == ()
    assert game.options("march") == set()


def test_a_movers_bluff_that_is_shown_goes_and_flies_nowhere():
    game = entered(mine="eagles vampire_bat", theirs="bears").do("fly_on vampire_bat")
    assert piece_of("vampire_bat") in game.state.bag
    assert game.asked == (0, "fly_reveal")
    assert game.options() == {"halt", "fly_on eagles"}
    assert game.army(0, 1) == "eagles"


def test_flyers_without_points_do_not_go_on():
    game = flying(theirs="bears", armies=[{0: "eagles"}, {1: "bears"}])
    game.do("march 0 eagles", "step 2", "step 3", "step 0", "step 1")
    assert game.options() == {"halt"}


def test_flyers_that_stay_have_finished_their_move():
    game = entered(theirs="bears").do("fly_on eagles", "depart", "let_pass", "step 8", "halt")
    assert game.options("march") == set()
    assert game.army(0, 1) == "dragonfly giant_beetle pegasus"


def test_all_flyers_held_end_the_march():
    game = entered(mine="eagles pegasus", theirs="pixies pixies").do("fly_on eagles", "fly_on pegasus", "depart")
    game.do("hold pixies", "hold pixies")
    assert game.asked == (0, "move")
    assert game.army(0, 1) == "eagles pegasus"
    assert game.state.shown == ()


def test_no_more_are_held_than_fly():
    game = entered(mine="eagles pegasus", theirs="pixies pixies").do("fly_on eagles", "depart", "hold pixies")
    assert game.asked == (0, "move")


def test_a_flying_hero_says_whether_it_holds():
    game = entered(mine="eagles", theirs="ghaogh_ii").do("fly_on eagles", "depart")
    assert game.asked == (1, "fly_block")
    assert game.options() == {"let_pass", "hold ghaogh_ii"}
    assert game.do("hold ghaogh_ii").asked == (0, "move")


def test_a_flying_hero_flies_on():
    game = entered(mine="lord_of_the_eagles", theirs="bears").do("fly_on lord_of_the_eagles", "depart", "let_pass")
    assert "step 8" in game.options()


def test_a_hero_that_walks_is_not_asked_to_hold():
    game = entered(mine="eagles", theirs="warlord").do("fly_on eagles", "depart")
    assert game.asked == (0, "march")


@pytest.mark.parametrize("level", ["tower", "castle", "citadel"])
def test_forts_do_not_hold_flyers_but_these_must_be_shown(level):
    game = entered(mine="eagles goblins", forts={1: level})
    assert game.asked == (0, "fly_reveal")
    game.do("fly_on eagles", "depart")
    assert game.asked == (0, "march")
    assert game.told("shown") == ["shown 0 1 eagles"]


def test_every_enemy_in_the_hex_may_hold_some():
    game = show_all(entered(armies=[{0: FOUR}, {1: "pixies"}, {1: "flying_buffalo"}]))
    assert game.asked == (1, "fly_block")
    game.do("hold pixies", "leave_behind eagles")
    assert game.asked == (2, "fly_block")
    game.do("hold flying_buffalo")
    assert game.asked == (0, "fly_leave")
    assert game.options() == {"leave_behind dragonfly", "leave_behind pegasus", "leave_behind giant_beetle"}
    game.do("leave_behind pegasus", "step 8", "halt")
    assert game.army(0, 8) == "dragonfly giant_beetle"


def test_the_dialogue_is_repeated_in_every_such_hex():
    game = flying(
        mine="eagles",
        kingdoms=[[0, 2], [1, 8, 30], [20], [25]],
        armies=[{0: "eagles"}, {1: "bears", 8: "bandits"}],
    )
    game.do("march 0 eagles", "step 1", "fly_on eagles", "depart", "let_pass", "step 8")
    assert game.asked == (0, "fly_reveal")
    game.do("fly_on eagles", "depart")
    assert game.asked == (1, "fly_block")


def test_flyers_still_stop_at_unexplored_land():
    game = flying(mine="eagles", kingdoms=[[0], [30], [20], [25]]).do("march 0 eagles", "step 1")
    assert game.asked == (0, "move")


def test_flyers_leave_a_hex_where_they_are_pinned():
    game = table(
        phase="movement",
        board={1: "forest"},
        kingdoms=[[0, 2, 3], [1, 30]],
        armies=[{0: "goblins eagles pegasus"}, {0: "pixies"}],
    )
    game.do("march 0 eagles")
    assert game.asked == (0, "fly_reveal")
    assert game.options() == {"halt", "fly_on eagles", "pick_up pegasus"}
    game.do("pick_up pegasus", "fly_on eagles", "fly_on pegasus", "depart", "hold pixies", "leave_behind pegasus")
    assert game.asked == (0, "march")
    game.do("step 2", "halt")
    assert game.army(0, 2) == "eagles"
    assert game.army(0, 0) == "goblins pegasus"


def test_a_pinned_flyer_on_the_way_may_be_picked_up():
    game = table(
        phase="movement",
        board={30: "forest"},
        kingdoms=[[0, 2, 3, 5], [30]],
        armies=[{0: "pegasus", 5: "eagles"}, {0: "bears"}],
    )
    game.do("march 5 eagles", "step 0")
    assert game.options() == {"halt", "fly_on eagles", "pick_up pegasus"}
    game.do("pick_up pegasus", "fly_on eagles", "fly_on pegasus", "depart", "let_pass", "step 2", "halt")
    assert game.army(0, 2) == "eagles pegasus"


def test_whoever_has_flown_on_may_go_anywhere():
    game = entered(mine="eagles", theirs="bears").do("fly_on eagles", "depart", "let_pass")
    assert game.options() == {"halt"} | {f"step {hex_}" for hex_ in (8, 9, 2, 0, 6, 7)}


# -- the option `challenge` --------------------------------------------------------------------------------------------


def test_with_challenge_an_unnoticed_bluff_flies_on():
    game = entered(mine="vampire_bat", theirs="bears", bluff="challenge").do("fly_on vampire_bat")
    assert game.asked == (1, "call_bluff")
    let_all_be(game).do("depart", "let_pass", "step 8", "halt")
    assert game.army(0, 8) == "vampire_bat"


def test_with_challenge_a_bluff_that_is_named_goes():
    game = entered(mine="vampire_bat eagles", theirs="bears", bluff="challenge")
    let_all_be(game.do("fly_on vampire_bat", "call_bluff vampire_bat 0"))
    assert game.asked == (0, "fly_reveal")
    assert game.options() == {"halt", "fly_on eagles"}
    assert piece_of("vampire_bat") in game.state.bag


def test_with_challenge_an_unnoticed_bluff_holds():
    game = let_all_be(entered(mine="eagles", theirs="brown_dragon", bluff="challenge").do("fly_on eagles"))
    game.do("depart", "hold brown_dragon")
    assert game.asked == (0, "call_bluff")
    assert let_all_be(game).asked == (0, "move")
    assert game.army(0, 1) == "eagles"


def test_with_challenge_a_holder_that_is_named_holds_nobody():
    game = let_all_be(entered(mine="eagles", theirs="brown_dragon", bluff="challenge").do("fly_on eagles"))
    let_all_be(game.do("depart", "hold brown_dragon", "call_bluff brown_dragon 1"))
    assert game.asked == (0, "march")
    assert "step 8" in game.options()
