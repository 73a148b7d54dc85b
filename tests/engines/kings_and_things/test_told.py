"""What the chronicle says of dice, items, hits and aims: whose they are, each once, and nothing that is not there."""

from typing import Any

import pytest

from engines.core.types import WATCHER, Event
from engines.kings_and_things.game import GAME
from engines.kings_and_things.things import piece_of

from .table import Table, table
from .war import war

NAMES = ("Ada", "Bea", "Cyd", "Dov")


def lines(game: Table, *kinds: str) -> list[str]:
    view = GAME.view(game.state, WATCHER)
    return [GAME.text.fact(event, view, NAMES) for event in game.story if not kinds or event.kind in kinds]


def test_who_aims_at_whom(dice):
    dice += [6, 6, 6]
    game = war("troll", "bears", "wolves", havens=[[1], [2], [3]]).do("name 1", "name 2", "name 0")
    assert lines(game, "targets_named") == ["Targets revealed: Cyd aims at Bea, Ada aims at Cyd and Bea aims at Ada."]


def test_a_unit_with_two_dice_is_named_once_and_two_of_a_kind_twice(dice):
    dice += [1, 3, 4, 6, 6]
    game = war("elephant", "goblins goblins", havens=[[1]])
    assert "Ada scores 2 hits (Elephant 1 and 3)." in lines(game)
    dice += [6, 6, 6]
    game = war("troll", "goblins goblins", havens=[[1]])
    assert any(line.startswith("Bea misses (Goblins 6, Goblins 6).") for line in lines(game))


def test_the_dice_of_a_strike_are_told_once(dice):
    dice += [1, 6]
    game = war("troll", "bears")
    assert lines(game, "rolled") == []
    assert len(lines(game, "struck_hits")) == 2


def test_the_dice_of_a_strike_are_told_before_only_if_somebody_may_turn_them(dice):
    dice += [5, 6]
    game = war("troll", "bears", shields=["lucky_charm"])
    assert lines(game, "rolled", "struck_hits") == ["Ada rolls 5 for hits."]
    assert lines(game.do("charm 0 -1"), "charmed") == ["Ada's Lucky Charm turns a 5 into a 4."]


def test_a_bribe_is_told_once(dice, draws):
    dice += [2]
    draws += ["timberland", "bears"]
    game = war("troll", gold=[4], owner=None, terrain="forest").do("bribe bears")
    assert lines(game, "paid") == []
    assert lines(game, "bribed") == ["Ada bribes the Bears with 4 gold to leave the Old Kingswood."]
    assert game.state.gold[0] == 0


def test_whoever_leads_the_defenders_rolls_and_uses_for_them(dice):
    dice += [3, 6, 6, 6]
    game = war("troll", owner=None, defenders="bears firewall", havens=[[1]]).do("use firewall")
    assert lines(game, "used") == ["Dov uses the Firewall for the locals."]
    assert lines(game, "rolled") == ["Dov rolls 3 for the Firewall, leading the locals."]


def test_what_one_uses_for_oneself_needs_no_side():
    game = war("troll", "bears", shields=["talisman"]).do("use talisman")
    assert lines(game, "used") == ["Ada uses the Talisman."]


def test_no_fort_is_hit_where_none_stands(dice):
    dice += [1, 6]
    game = war("troll", "bears")
    assert lines(game, "hits_taken") == ["Bea takes 1 hit at Maybough: the Bears."]


@pytest.mark.parametrize(
    ("things", "fort_hits", "said"),
    [
        ((), 1, "1 hit at hex 0: the fort"),
        ((), 3, "3 hits at hex 0: the fort (3 hits)"),
        (("bears",), 0, "1 hit at hex 0: the Bears"),
        (
            ("goblins", "goblins+1", "city", "city"),
            2,
            "6 hits at hex 0: the 2 bands of Goblins, the City (2 hits) and the fort (2 hits)",
        ),
        ((), 0, "no hits at hex 0"),
    ],
)
def test_what_is_hit_more_than_once_is_one_thing(things, fort_hits, said):
    pieces = tuple(piece_of(name.removesuffix("+1")) + name.endswith("+1") for name in things)
    assert GAME.text.event(Event("hits_taken", (1, 0, pieces, fort_hits)), NAMES) == f"Bea takes {said}."


def test_losses_may_be_more_than_counters():
    assert GAME.text.event(Event("struck", (11, 4)), NAMES) == "Hex 11 takes 4 losses."
    assert GAME.text.event(Event("struck", (11, 1)), NAMES) == "Hex 11 takes 1 loss."


def powers(hero: str, **position: Any) -> Table:
    return table(
        phase="special_powers", kingdoms=[[0], [30]], armies=[{0: hero}, {30: "troll ogre"}], gold=[0, 3], **position
    )


@pytest.mark.parametrize(
    ("hero", "deed", "purpose"),
    [("master_thief", "rob 1", "the Thief"), ("assassin_primus", "stalk 30", "the Assassin")],
)
def test_who_rolls_against_each_other_is_named_with_the_dice(dice, hero, deed, purpose):
    dice += [1, 2, 5, 6]
    game = powers(hero).do(deed)
    name = hero.replace("_", " ").title()
    assert lines(game, "rolled") == [f"Ada rolls 1 and 2, Bea 5 and 6 for {purpose}."]
    assert lines(game, "foiled") == [f"Ada's {name} comes home empty-handed from Bea."]


def test_a_second_roll_names_both_again(dice):
    dice += [3, 3, 3, 3, 1, 1, 6, 6]
    game = powers("master_thief").do("rob 1")
    assert lines(game, "rolled")[1] == "Ada rolls 1 and 1, Bea 6 and 6 for the Thief's second try."


def test_a_defection_names_whoever_rolls_for_the_hero(dice):
    dice += [1, 1, 6, 5]
    game = table(phase="random_events", kingdoms=[[0], [30]], shields=["defection"], offer="warlord")
    game.do("play_event defection", "target_hero warlord", "target_seat 2")
    assert lines(game, "rolled") == ["Ada rolls 1 and 1, Cyd 6 and 5 for the Defection."]
