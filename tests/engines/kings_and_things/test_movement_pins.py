"""Pinned armies (reference 9.3; case M5 of 19.3): who may not leave, and the proof that nobody bluffs."""

import pytest

from engines.core.types import WATCHER
from engines.kings_and_things.game import GAME
from engines.kings_and_things.things import piece_of

from .table import table


def pinned(mine="goblins", theirs="farmers", **position):
    """Seat 0 owns hexes 0 to 18 and moves after others have come into hex 0; seat 1 owns plains."""
    armies = [{0: mine}, *[{0: stack} for stack in theirs.split("/")]]
    return table(phase="movement", **{"kingdoms": [list(range(19)), [30], [20], [25]], "armies": armies, **position})


def test_walkers_that_share_a_hex_with_enemies_may_not_leave():
    assert pinned().options("march", "march_all", "hunt") == set()


def test_whoever_is_elsewhere_moves_freely():
    game = pinned(armies=[{0: "goblins", 5: "farmers"}, {0: "bears"}])
    assert game.options("march") == {"march 5 farmers"}


def test_whoever_marches_into_a_pinned_hex_stays_there():
    game = pinned(armies=[{0: "goblins", 5: "farmers"}, {0: "bears"}]).do("march 5 farmers", "step 0", "halt")
    assert game.options("march") == set()


def test_proof_keeps_the_army_where_it_is():
    game = pinned().do("demand 0")
    assert game.asked == (1, "show_pin_proof")
    assert game.options() == {"decline", "show farmers"}
    game.do("show farmers")
    assert game.asked == (0, "move")
    assert game.options("march", "demand") == set()
    assert game.told("shown") == ["shown 1 0 farmers-1"]


def test_what_was_shown_is_turned_down_again():
    game = pinned().do("demand 0", "show farmers")
    assert game.state.shown == ()
    assert GAME.view(game.state, WATCHER).state.armies[37] == (-1,)


def test_m5_a_bluff_cannot_prove_anything_and_the_army_moves_freely():
    game = pinned(theirs="troll").do("demand 0")
    assert game.options() == {"decline"}
    game.do("decline")
    assert game.told("showed_nothing") == ["showed_nothing 1 0"]
    game.do("march 0 goblins", "step 1", "step 2", "halt")
    assert game.army(0, 2) == "goblins"
    assert game.army(1, 0) == "troll"


def test_m5_the_asked_player_may_decline_with_supported_creatures_too():
    game = pinned().do("demand 0", "decline")
    assert game.options("march") == {"march 0 goblins"}


def test_the_asked_player_chooses_among_the_supported_creatures():
    game = pinned(theirs="troll farmers eagles").do("demand 0")
    assert game.options() == {"decline", "show farmers", "show eagles"}


@pytest.mark.parametrize(
    "position",
    [
        {"theirs": "troll warlord"},
        {"kingdoms": [[1, 2, 3], [0, 30]], "forts": {0: "tower"}, "theirs": "troll"},
        {"kingdoms": [[1, 2, 3], [0, 30]], "income": {0: "city"}, "theirs": "troll"},
        {"kingdoms": [[1, 2, 3], [0, 30]], "income": {0: "village"}, "theirs": "troll"},
    ],
    ids=["hero", "fort", "city", "village"],
)
def test_some_counters_pin_without_any_proof(position):
    assert pinned(**position).options("march", "demand") == set()


def test_a_mine_does_not_pin():
    game = pinned(
        board={0: "mountain"}, kingdoms=[[1, 2, 3], [0, 30]], income={0: "gold_mine"}, armies=[{0: "farmers"}, {}]
    )
    assert game.options("march") == {"march 0 farmers"}


def test_of_several_pinning_players_one_says_whom_to_ask():
    game = pinned(theirs="troll/bears").do("demand 0")
    assert game.asked == (0, "ask_pin_proof")
    assert game.options() == {"move_freely_not", "ask_proof 1", "ask_proof 2"}
    assert game.do("move_freely_not").asked == (0, "move")
    assert game.options("march") == set()


def test_whoever_never_asks_in_the_end_stays_pinned():
    game = pinned(theirs="troll/bears")
    for _ in range(40):
        game.do("demand 0", "move_freely_not")
    assert game.options("demand") == set()


def test_one_proof_of_several_is_enough_to_pin():
    game = pinned(theirs="troll/dragonfly").do("demand 0", "ask_proof 2", "show dragonfly")
    assert game.options("march", "demand") == set()


def test_all_must_fail_before_the_army_is_free():
    game = pinned(theirs="troll/bears").do("demand 0", "ask_proof 1", "decline")
    assert game.options("march") == set()
    game.do("demand 0")
    assert game.asked == (2, "show_pin_proof")
    game.do("decline")
    assert game.options("march") == {"march 0 goblins"}


def test_the_deerhunter_leaves_with_his_stack():
    game = pinned(mine="goblins deerhunter farmers")
    assert game.options("march", "march_all", "hunt") == {"hunt 0"}
    game.do("hunt 0", "pick_up goblins", "step 1", "step 8", "halt")
    assert game.army(0, 8) == "goblins deerhunter"
    assert game.army(0, 0) == "farmers"


def test_flyers_leave_by_showing_themselves():
    assert pinned(mine="goblins eagles ghaogh_ii").options("march", "march_all") == {
        "march 0 eagles",
        "march 0 ghaogh_ii",
    }


def test_a_freed_army_flies_away_without_showing_itself():
    game = pinned(mine="goblins eagles", theirs="troll").do(
        "demand 0", "decline", "march_all 0", "step 1", "step 8", "halt"
    )
    assert game.army(0, 8) == "goblins eagles"
    assert game.told("shown") == []


def test_each_pinned_hex_is_a_case_of_its_own():
    game = pinned(armies=[{0: "goblins", 5: "farmers"}, {0: "troll", 5: "bears"}])
    assert game.options("demand") == {"demand 0", "demand 5"}
    game.do("demand 5", "decline")
    assert game.options("march", "demand") == {"march 5 farmers", "demand 0"}


# -- the option `challenge` --------------------------------------------------------------------------------------------


def test_with_challenge_a_bluff_may_be_shown_and_pins_if_nobody_notices():
    game = pinned(theirs="troll", bluff="challenge", seats=4).do("demand 0")
    assert game.options() == {"decline", "show troll"}
    game.do("show troll")
    assert game.asked == (0, "call_bluff")
    game.do("let_be")
    assert game.asked == (2, "call_bluff")
    game.do("let_be", "let_be")
    assert game.options("march", "demand") == set()
    assert game.army(1, 0) == "troll"


def test_with_challenge_a_bluff_that_is_named_goes_and_does_not_pin():
    game = pinned(theirs="troll bears", bluff="challenge").do("demand 0", "show troll", "call_bluff troll 1")
    assert piece_of("troll") in game.state.bag
    game.do("let_be", "let_be", "let_be")
    assert game.options("march") == {"march 0 goblins"}
    assert game.state.shown == ()
