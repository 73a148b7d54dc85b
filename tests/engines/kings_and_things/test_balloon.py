"""The Balloon and the Fan that blows it off (reference 15)."""

from engines.core.rng import Rng
from engines.core.types import HIDDEN, WATCHER
from engines.kings_and_things.bots.worlds import worlds
from engines.kings_and_things.game import GAME
from engines.kings_and_things.things import BALLOON, FAN, piece_of

from .table import table

LAND = [hex_ for hex_ in range(37) if hex_ not in (20, 25, 30)]
TEN = "goblins goblins goblins goblins eskimos eskimos eskimos eskimos nomads nomads"


def ballooning(mine="farmers bears troll", fan="", **position):
    """Seat 0 has the Balloon and an army in hex 0; whoever holds the Fan is seat 2."""
    return table(
        phase="movement",
        **{"kingdoms": [LAND, [30], [20], [25]], "armies": [{0: mine}], "shields": ["balloon", "", fan], **position},
    )


def test_who_may_board():
    game = ballooning(mine="farmers bears troll slime_beast warlord").do("inflate 0")
    assert game.options() == {"board farmers", "board bears", "board slime_beast"}


def test_the_great_hunter_boards_unless_he_is_worth_four():
    assert ballooning(mine="great_hunter").options("inflate") == {"inflate 0"}
    assert ballooning(mine="great_hunter", great_hunter=4).options("inflate") == set()


def test_three_passengers_at_most():
    game = ballooning(mine="farmers farmers bears bandits").do(
        "inflate 0", "board farmers", "board farmers", "board bears"
    )
    assert game.asked == (0, "balloon_target")


def test_it_flies_three_hexes_over_anything():
    seas = dict.fromkeys(range(1, 7), "sea")
    game = ballooning(board=seas, kingdoms=[[0, *range(7, 19)], [30], [20], [25]])
    game.do("inflate 0", "board farmers", "lift_off")
    assert game.options() == {f"aim {hex_}" for hex_ in range(7, 37)}
    game.do("aim 8")
    assert game.army(0, 8) == "farmers"
    assert game.army(0, 0) == "bears troll"


def test_not_farther_than_three():
    game = ballooning(armies=[{21: "farmers"}]).do("inflate 21", "board farmers", "lift_off")
    assert "aim 4" not in game.options()
    assert "aim 0" in game.options()


def test_passengers_have_moved_and_the_balloon_lies_on_the_table():
    game = ballooning().do("inflate 0", "board farmers", "board bears", "lift_off", "aim 8")
    assert game.options("march") == {"march 0 troll"}
    assert BALLOON in game.state.in_play
    assert game.state.flight.hex == 8
    assert game.told("flew")[0].startswith("flew 0 0 8 2")


def test_whoever_has_moved_does_not_board():
    game = ballooning(mine="farmers bears").do("march 0 farmers", "step 1", "halt")
    assert game.options("inflate") == {"inflate 0"}
    assert game.do("inflate 0").options() == {"board bears"}


def test_whoever_is_pinned_does_not_board():
    game = ballooning(armies=[{0: "farmers"}, {0: "warlord"}])
    assert game.options("inflate") == set()


def test_landing_obeys_the_ten_limit():
    nine = TEN.removesuffix(" nomads")
    game = ballooning(armies=[{0: "farmers farmers", 8: nine}]).do(
        "inflate 0", "board farmers", "board farmers", "lift_off"
    )
    assert "aim 8" not in game.options()
    game = ballooning(armies=[{0: "farmers farmers", 8: nine}]).do("inflate 0", "board farmers", "lift_off")
    assert "aim 8" in game.options()


def test_rivals_see_how_many_fly_but_not_who():
    game = ballooning(fan="fan").do("inflate 0", "board farmers", "board bears", "lift_off", "aim 8")
    assert game.asked == (2, "react")
    for seat in (1, 2, WATCHER):
        seen = GAME.view(game.state, seat).state
        lands = next(frame for frame in seen.agenda if frame[0] == "balloon_lands")
        assert lands == ("balloon_lands", 0, 0, 8, (-1, -1))
    game.do("ignore")
    assert GAME.view(game.state, 2).state.flight.passengers == (-1, -1)
    assert GAME.view(game.state, 0).state.flight == game.state.flight


def test_whoever_imagines_the_flight_leaves_the_passengers_where_they_board():
    """The frame that will land them names them: no likelier counter may take their place in the hex meanwhile."""
    game = ballooning(fan="fan").do("inflate 0", "board farmers", "board bears", "lift_off", "aim 8")
    deal = worlds(GAME.view(game.state, 2))
    for seed in range(30):
        world = deal(Rng(seed))
        lands = next(frame for frame in world.agenda if frame[0] == "balloon_lands")
        assert set(lands[4]) <= set(world.armies[0])


def test_a_landing_in_an_empty_enemy_hex_captures_it_when_all_have_moved():
    game = ballooning(kingdoms=[[0, 1], [8, 30], [20], [25]]).do("inflate 0", "board farmers", "lift_off", "aim 8")
    assert game.state.owner[8] == 1
    game.do("end_moves", "end_moves", "end_moves", "end_moves")
    assert game.state.owner[8] == 0


def test_with_walk_in_at_once_the_landing_captures():
    game = ballooning(kingdoms=[[0, 1], [8, 30], [20], [25]], walk_in="at_once")
    game.do("inflate 0", "board farmers", "lift_off", "aim 8")
    assert game.state.owner[8] == 0


# -- the Fan -----------------------------------------------------------------------------------------------------------


def blown(**position):
    game = ballooning(fan="fan", **position).do("inflate 0", "board farmers", "lift_off", "aim 8", "fan")
    assert game.asked == (2, "fan_landing")
    return game


def test_the_fan_blows_it_to_a_friendly_hex_if_there_is_one():
    game = blown(kingdoms=[[0, 1, 9], [30], [20], [25]])
    assert game.options() == {"land 1", "land 9"}
    game.do("land 9")
    assert game.army(0, 9) == "farmers"
    assert game.asked == (0, "move")
    assert FAN in game.state.bag
    assert game.told("blown_off") == ["blown_off 0 8 9"]


def test_or_to_any_hex_next_to_the_target():
    game = blown(kingdoms=[[0], [30], [20], [25]])
    assert game.options() == {f"land {hex_}" for hex_ in (21, 22, 9, 1, 7, 20)}
    game.do("land 22")
    assert game.army(0, 22) == "farmers"


def test_at_sea_the_balloon_is_lost_and_the_passengers_swim_to_an_own_hex():
    game = blown(board={9: "sea"}, kingdoms=[[0, 2, 10], [30], [20], [25]])
    game.do("land 9")
    assert game.asked == (0, "fan_escape")
    assert GAME.view(game.state, 1).state.agenda[-1] == ("fan_escape", 0, 9, 0, (HIDDEN,))
    assert GAME.view(game.state, 0).state.agenda[-1] == game.state.agenda[-1]
    assert game.options() == {"land 2", "land 10"}
    game.do("land 10")
    assert game.army(0, 10) == "farmers"
    assert game.state.flight is None
    assert BALLOON in game.state.bag
    assert game.options("march") == {"march 0 bears", "march 0 troll"}


def test_at_sea_without_an_own_shore_they_are_lost():
    game = blown(board={22: "sea"}, kingdoms=[[0], [30], [20], [25]]).do("land 22")
    assert game.told("lost") == ["lost 0 22 farmers-1"]
    assert piece_of("farmers") in game.state.bag
    assert game.army(0, 0) == "bears troll"


def test_who_comes_ashore_where_ten_stand_is_too_many():
    game = blown(board={9: "sea"}, armies=[{0: "farmers", 2: TEN}], kingdoms=[[2], [30], [20], [25]]).do(
        "land 9", "land 2"
    )
    assert game.asked == (0, "movement_excess")
    game.do("disband farmers")
    assert game.asked == (0, "move")
    assert len(game.state.armies[2]) == 10


def test_dispel_magic_keeps_the_passengers_where_they_are():
    game = ballooning(fan="dispel_magic").do("inflate 0", "board farmers", "lift_off", "aim 8", "dispel")
    assert set(game.army(0, 0).split()) == {"farmers", "bears", "troll"}
    assert BALLOON in game.state.bag
    assert "march 0 farmers" in game.options()


def test_the_fan_itself_may_be_dispelled():
    game = ballooning(shields=["balloon dispel_magic", "", "fan"])
    game.do("inflate 0", "board farmers", "lift_off", "aim 8", "fan")
    assert game.asked == (0, "react")
    game.do("dispel")
    assert game.army(0, 8) == "farmers"


def test_in_every_world_whoever_boards_has_the_balloon():
    for answers in (["inflate 0"], ["inflate 0", "board farmers", "lift_off"]):
        game = ballooning(shields=["balloon ruby"]).do(*answers)
        for seed in range(5):
            assert BALLOON in GAME.redeal(GAME.view(game.state, 1), Rng(seed)).shields[0]
