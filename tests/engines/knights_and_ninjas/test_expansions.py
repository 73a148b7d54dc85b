"""Locked Up, Dragon's Lair and Invaders (reference 10): house rules, each by its card."""

import pytest

from engines.core.errors import BadSetup
from engines.core.game import set_up
from engines.knights_and_ninjas.charter import EXPANSIONS, SETTINGS
from engines.knights_and_ninjas.game import GAME

from .table import Table, table


def locked_up(*hands: str, **more: object) -> Table:
    return table(hands, lockedUp=True, **more)  # type: ignore[arg-type]


def lair(*hands: str, **more: object) -> Table:
    return table(hands, dragonsLair=True, **more)  # type: ignore[arg-type]


def invaders(*hands: str, **more: object) -> Table:
    return table(hands, invaders=True, **more)  # type: ignore[arg-type]


@pytest.mark.parametrize("expansion", [setting.name for setting in EXPANSIONS])
def test_off_by_default_marked_as_a_house_rule_and_never_with_two(expansion: str) -> None:
    setting = next(setting for setting in SETTINGS if setting.name == expansion)
    assert setting.default is False
    assert setting.text.startswith("House rule: ")
    with pytest.raises(BadSetup, match="not for two players"):
        set_up(GAME, 2, {expansion: True})


# -- Locked Up (10.1)


@pytest.mark.parametrize("card", ["peasant", "soldier", "knight"])
def test_a_guard_throws_a_common_attacker_into_the_dungeon(card: str) -> None:
    game = locked_up(f"{card} king", "guard").do("attack 1", f"lay {card}", "answer guard")
    assert (game.dungeon, game.discard, game.asked) == (card, "guard", (0, "blow"))


@pytest.mark.parametrize("card", ["king", "queen", "ninja", "dragon"])
def test_a_guard_is_no_answer_to_the_strong(card: str) -> None:
    assert locked_up(card, "guard").do("attack 1", f"lay {card}").options() == {"endure"}


def test_a_guard_holds_a_revolt_of_three_but_not_of_four() -> None:
    three = locked_up("peasant " * 4, "guard").do("attack 1", "lay peasant+peasant+peasant", "answer guard")
    assert three.dungeon == "peasant peasant peasant"
    four = locked_up("peasant " * 4, "guard").do("attack 1", "lay peasant+peasant+peasant+peasant")
    assert four.options() == {"endure"}


def test_a_guard_holds_a_turned_blow() -> None:
    game = locked_up("knight guard", "traitor").do("attack 1", "lay knight", "answer traitor", "answer guard")
    assert (game.dungeon, game.asked) == ("knight", (0, "blow"))


def test_a_jester_may_be_a_guard() -> None:
    game = locked_up("soldier", "jester").do("attack 1", "lay soldier", "answer jester:guard")
    assert (game.dungeon, game.discard) == ("soldier", "jester")


def test_a_key_lets_up_to_two_prisoners_out() -> None:
    game = locked_up("key", dungeon="peasant knight knight")
    ways = {"peasant", "knight", "peasant+knight", "knight+knight"}
    assert game.options("key") == {f"key {way}" for way in ways}
    game.do("key peasant+knight")
    assert (game.hand(0), game.dungeon, game.asked) == ("peasant knight", "knight", (1, "turn"))
    assert game.sees(2, 0) == "knight peasant"


def test_a_key_needs_a_prisoner_and_no_jester_is_one() -> None:
    assert not locked_up("key").options("key")
    assert not locked_up("jester", dungeon="knight").options("key")


def test_a_jester_leaves_the_dungeon_as_a_jester() -> None:
    game = locked_up("jester key", "guard").do("attack 1", "lay jester:knight", "answer guard", "stop")
    assert game.dungeon == "jester"


def test_prisoners_are_not_reshuffled_until_the_fourth_time() -> None:
    third = locked_up("peasant", dungeon="king knight", deck="", target=8).do("pass peasant")
    assert (third.state.reshuffles, third.dungeon) == (3, "king knight")
    fourth = locked_up("peasant", dungeon="king knight", deck="", target=7).do("pass peasant")
    assert (fourth.state.reshuffles, fourth.dungeon) == (4, "")
    assert fourth.told("reshuffled") == ["reshuffled 6 2"]


# -- Dragon's Lair (10.2)


def test_the_horde_holds_two_gold_gems() -> None:
    assert lair("peasant").state.horde == 2
    assert table(["peasant"]).state.horde == 0


@pytest.mark.parametrize("partner", ["treasure", "dragon", "jester:dragon"])
def test_a_treasure_and_another_or_a_dragon_buy_a_gold_gem(partner: str) -> None:
    game = lair(f"treasure {partner.partition(':')[0]}")
    assert game.options("treasure") == {f"treasure {partner}"}
    game.do(f"treasure {partner}")
    assert (game.gems, game.state.horde, game.hand(0), game.asked) == ([6, 5, 5], 1, "", (1, "turn"))


def test_a_lone_treasure_buys_nothing_but_may_be_discarded() -> None:
    game = lair("treasure soldier")
    assert not game.options("treasure")
    assert "pass treasure" in game.options()


def test_when_the_horde_is_empty_there_is_nothing_to_buy() -> None:
    game = lair("treasure treasure treasure treasure", "peasant", "peasant", deck="peasant " * 20)
    game.do("treasure treasure", "pass peasant", "pass peasant", "treasure treasure")
    assert (game.gems, game.state.horde) == ([7, 5, 5], 0)
    game.do("pass peasant", "pass peasant")
    assert not game.options("treasure")


def test_a_gold_gem_wins_and_opens_a_lock() -> None:
    game = lair("treasure treasure", gems=[9, 3, 3], locked=[0]).do("treasure treasure")
    assert (game.outcome.winners, game.told("unlocked")) == ((0,), ["unlocked 0"])


# -- Invaders (10.3)


def test_a_viking_takes_two_and_does_not_mind_an_archer() -> None:
    game = invaders("viking", "highwayman", walls={1: "archer"}).do("attack 1", "lay viking", "endure")
    assert (game.gems, game.wall(1), game.asked) == ([7, 3, 5], "archer", (1, "turn"))


def test_a_viking_is_stopped_by_a_castle_with_or_without_a_ladder() -> None:
    assert "attack 1" not in invaders("viking", walls={1: "castle"}).options()
    game = invaders("viking ladder", walls={1: "castle"}).do("attack 1", "lay ladder", "endure")
    assert game.options() == {"stop"}


def test_a_barbarian_takes_a_gem_and_two_cards() -> None:
    game = invaders("barbarian", "soldier soldier soldier").do("attack 1", "lay barbarian", "endure")
    assert game.gems == [6, 4, 5]
    assert game.discard == "barbarian soldier soldier"
    assert game.hand(1).split().count("soldier") == 1


def test_a_barbarian_needs_a_ladder_over_a_castle_and_no_archer() -> None:
    assert "attack 1" not in invaders("barbarian", walls={1: "archer"}).options()
    assert "attack 1" not in invaders("barbarian", walls={1: "castle"}).options()
    game = invaders("barbarian ladder", walls={1: "castle"}).do("attack 1", "lay ladder", "endure")
    assert "lay barbarian" in game.options()


def test_a_barbarian_scatters_the_cards_of_the_poor_and_the_turn_goes_on() -> None:
    game = invaders("barbarian", "soldier", gems=[8, 0, 7]).do("attack 1", "lay barbarian", "endure")
    assert (game.hand(1), game.asked) == ("", (0, "blow"))


@pytest.mark.parametrize("card", ["viking", "barbarian", "ninja"])
def test_what_answers_an_invader(card: str) -> None:
    hand = "peasant king princess traitor executioner minstrel shield_maiden"
    game = invaders(card, hand).do("attack 1", f"lay {card}")
    assert game.options() == {"endure", "answer executioner", "answer minstrel", "answer shield_maiden"}


@pytest.mark.parametrize("card", ["viking", "barbarian", "ninja", "dragon"])
def test_a_shield_maiden_stops_any_unique_blow(card: str) -> None:
    game = invaders(card, "shield_maiden soldier").do("attack 1", f"lay {card}", "answer shield_maiden")
    assert (game.gems, game.asked, game.hand(1)) == ([5, 5, 5], (0, "blow"), "soldier")
    assert game.discard == " ".join(sorted([card, "shield_maiden"]))


def test_a_shield_maiden_protects_four_against_common_blows() -> None:
    game = invaders("queen", "shield_maiden").do("attack 1", "lay queen", "answer shield_maiden").decline_all()
    assert game.gems == [6, 4, 5]


def test_a_shield_maiden_is_no_answer_to_what_only_opens_the_way() -> None:
    for card, wall in (("archer", "archer"), ("ladder", "castle"), ("catapult", "castle")):
        game = invaders(card, "shield_maiden", walls={1: wall}).do("attack 1", f"lay {card}")
        assert game.options() == {"endure"}


def test_a_supply_ship_brings_three_cards() -> None:
    game = invaders("supply_ship", deck="king queen knight soldier soldier").do("supply_ship")
    assert (game.hand(0), game.asked) == ("knight king queen", (1, "turn"))


def test_a_supply_ship_may_make_the_target_fall() -> None:
    game = invaders("supply_ship", gems=[9, 3, 3], deck="king").do("supply_ship")
    assert (game.state.target, game.over) == (9, False)
    assert game.told("locked") == ["locked 0"]


def test_a_jester_may_be_an_invader_but_no_ship() -> None:
    game = invaders("jester")
    assert "supply_ship" not in game.options()
    assert {"lay jester:viking", "lay jester:barbarian"} <= game.do("attack 1").options()
