"""The Lucky Charm (reference 15; case H2): who is asked about dice, and what it changes."""

from typing import Any

import pytest

from engines.kings_and_things.rules.magic_charm import READINGS
from engines.kings_and_things.things import piece_of

from .table import table


def where(game, item):
    """Where an item is."""
    piece, state = piece_of(item), game.state
    places = {"bag": state.bag, "gone": state.gone, "play": state.in_play}
    places |= {f"shield {seat}": shield for seat, shield in enumerate(state.shields)}
    return next(place for place, things in places.items() if piece in things)


def events(**position):
    return table(phase="random_events", **position)


def test_h2_the_lucky_charm_of_somebody_wins_a_hero(dice):
    dice += [3, 4]
    game = table(phase="recruit_heroes", kingdoms=[[0], [30]], offer="grand_duke", shields=["", "", "lucky_charm"])
    game.do("seek grand_duke", "pay 0")
    assert game.asked == (2, "react")
    assert "charm 0 1" in game.options()
    game.do("charm 0 1")
    assert game.told("recruited")
    assert where(game, "lucky_charm") == "bag"


def test_the_lucky_charm_is_asked_for_only_where_it_matters(dice):
    position: dict[str, Any] = {"phase": "random_events", "kingdoms": [[0], [30]], "armies": [{}, {30: "troll"}]}
    for die, mode, options in [
        (1, "relevant", {"ignore", "charm 0 1"}),
        (6, "always", {"ignore", "charm 0 -1"}),
        (3, "relevant", {"ignore", "charm 0 1", "charm 0 -1"}),
    ]:
        dice[:] = [die]
        game = table(**position, shields=["teeniepox", "", "lucky_charm"], ask_charm=mode)
        game.do("play_event teeniepox", "target_seat 1")
        assert game.asked == (2, "react")
        assert game.options() == options


def test_the_lucky_charm_is_not_asked_for_where_it_cannot_matter(dice):
    dice += [6, 6, 1, 1]
    game = events(kingdoms=[[0], [30]], armies=[{}, {30: "warlord"}], shields=["defection", "lucky_charm"])
    game.do("play_event defection", "target_hero warlord")
    assert game.asked == (0, "place_hero")


@pytest.mark.parametrize(("mode", "asked"), [("always", True), ("relevant", False), ("never", False)])
def test_when_the_lucky_charm_is_asked_for(dice, mode, asked):
    dice += [6, 6, 1, 1]
    game = events(
        kingdoms=[[0], [30]], armies=[{}, {30: "warlord"}], shields=["defection", "lucky_charm"], ask_charm=mode
    ).do("play_event defection", "target_hero warlord")
    assert (game.asked == (1, "react")) is asked


def test_the_lucky_charm_may_be_dispelled(dice):
    dice += [4, 4, 4, 4]
    game = events(
        kingdoms=[[0], [30]], armies=[{}, {30: "warlord"}], shields=["defection lucky_charm", "dispel_magic"]
    ).do("play_event defection", "target_hero warlord", "charm 0 1")
    assert game.asked == (1, "react")
    game.do("dispel")
    assert game.told("event_failed")


def test_with_everybody_asked_about_dice_the_charm_ends_the_round(dice):
    dice += [4, 4, 4, 4]
    game = events(
        kingdoms=[[0], [30], [20], [25]],
        armies=[{}, {30: "warlord"}],
        shields=["defection ruby", "pearl", "lucky_charm", "diamond"],
        ask_windows="everyone",
    ).do("play_event defection", "target_hero warlord")
    assert game.asked == (1, "react")
    game.do("ignore")
    assert game.asked == (2, "react")
    game.do("charm 2 -1")
    while game.asked[1] == "react":
        game.do("ignore")
    assert game.asked == (0, "place_hero")


def test_every_throw_has_a_reading():
    from engines.kings_and_things.events import PURPOSES

    assert {f"{purpose}_dice" for purpose in PURPOSES} - {"first_player_dice"} == set(READINGS)
