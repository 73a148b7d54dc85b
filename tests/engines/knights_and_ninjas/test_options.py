"""Every option of the reference (18): its default, and what it changes."""

import pytest

from engines.core.errors import BadSetup
from engines.core.game import set_up
from engines.core.setup import Value
from engines.core.types import Option
from engines.knights_and_ninjas.cards import KIND_IDS
from engines.knights_and_ninjas.game import GAME
from engines.knights_and_ninjas.reasons import why_shut

from .table import table

DEFAULTS: dict[str, Value] = {
    "beginnerDeck": False,
    "firstPlayer": "random",
    "firstDrawsOne": False,
    "winCheck": "anyTurn",
    "highwaymanOrder": "victimFirstClockwise",
    "preAttackStrict": False,
    "minstrelVsPreAttack": True,
    "maskWindows": True,
    "openDiscard": False,
    "truce": False,
    "lockedUp": False,
    "dragonsLair": False,
    "invaders": False,
    "dancingBear": False,
}


def test_the_defaults_are_those_of_the_reference() -> None:
    assert {setting.name: setting.default for setting in GAME.settings} == DEFAULTS
    assert set_up(GAME, 4).options == DEFAULTS


def test_three_to_six_play_the_standard_game_and_two_their_own() -> None:
    assert [set_up(GAME, seats).mode for seats in range(2, 7)] == ["two", *["standard"] * 4]
    for seats in (1, 7):
        with pytest.raises(BadSetup):
            set_up(GAME, seats)


def test_beginner_deck_leaves_out_eight_cards() -> None:
    assert len(GAME.new(set_up(GAME, 3, {"beginnerDeck": True})).charter.cards) == 92


def test_first_player_names_a_seat_that_there_is() -> None:
    assert GAME.new(set_up(GAME, 4, {"firstPlayer": "3"})).seat == 2
    with pytest.raises(BadSetup, match="firstPlayer is 5, but there are 4 seats"):
        set_up(GAME, 4, {"firstPlayer": "5"})


def test_first_draws_one_is_for_the_first_turn_of_all() -> None:
    for chosen, cards in ((False, 6), (True, 5)):
        state = GAME.new(set_up(GAME, 3, {"firstDrawsOne": chosen}))
        assert len(state.hands[state.seat]) == cards


def test_truce_lets_nobody_attack_until_everyone_had_a_turn() -> None:
    game = GAME.new(set_up(GAME, 3, {"truce": True}, 4))
    plain = GAME.new(set_up(GAME, 3, {}, 4))
    assert "attack" in {option.verb for option in GAME.decision(plain).options}
    attacks = []
    for turn in range(1, 5):
        decision = GAME.decision(game)
        assert (decision.kind, game.turns) == ("turn", turn)
        assert [option for option in GAME.decision(plain).options if option.verb != "attack"] == [
            option for option in decision.options if option.verb != "attack"
        ]
        attacks.append(any(option.verb == "attack" for option in decision.options))
        for state in (game, plain):
            GAME.apply(state, decision.options[-1])  # passes
    assert attacks == [False, False, False, True]


def test_a_truce_says_so() -> None:
    state = GAME.new(set_up(GAME, 3, {"truce": True}, 4))
    view = GAME.view(state, state.seat)
    names = ("Ada", "Bea", "Cyd")
    assert "truce in the first round" in GAME.text.prompt(GAME.decision(state), view, names).sentence
    soldier = Option("lay", ((KIND_IDS.index("soldier"),),))
    assert GAME.text.why_not(soldier, view, names) == "truce in the first round"
    assert why_shut(KIND_IDS.index("soldier"), view.state) == "truce in the first round"


def test_a_truce_is_not_for_two() -> None:
    with pytest.raises(BadSetup, match="truce is not for two players"):
        set_up(GAME, 2, {"truce": True})


def test_win_check_own_turn_waits_for_the_own_turn() -> None:
    for chosen, over in (("anyTurn", True), ("ownTurn", False)):
        game = table(["merchant", "king queen"], gems=[3, 9, 3], winCheck=chosen).do("merchant merchant 1")
        assert game.over is over


def test_highwayman_order_race_draws_the_order_by_chance() -> None:
    for chosen, told in (("victimFirstClockwise", 0), ("race", 1)):
        game = table(["knight"], highwaymanOrder=chosen).do("attack 1", "lay knight", "endure")
        assert len(game.told("raced")) == told


def test_pre_attack_strict_allows_no_ladder_or_catapult_after_the_first_blow() -> None:
    hand = "ninja ladder catapult archer dragon"
    for chosen, left in ((False, {"lay ladder", "lay catapult"}), (True, set())):
        game = table([hand], gems=[8, 0, 7], walls={1: "castle"}, preAttackStrict=chosen).do("attack 1")
        assert {"lay ladder", "lay catapult"} <= game.options()
        game.do("lay ninja", "endure")
        assert game.options() == {"lay dragon", "stop"} | left


def test_pre_attack_strict_does_not_mind_what_has_no_strength() -> None:
    game = table(["archer ladder knight"], walls={1: "archer castle"}, preAttackStrict=True)
    assert "lay ladder" in game.do("attack 1", "lay archer", "endure").options()


@pytest.mark.parametrize("card", ["ladder", "catapult"])
def test_minstrel_vs_pre_attack(card: str) -> None:
    for chosen in (True, False):
        game = table([card, "minstrel jester"], walls={1: "castle"}, minstrelVsPreAttack=chosen)
        answers = game.do("attack 1", f"lay {card}").options("answer")
        assert answers == ({"answer minstrel", "answer jester:minstrel"} if chosen else set())


def test_mask_windows_asks_even_those_who_have_no_answer() -> None:
    masked = table(["knight", "castle"]).do("attack 1", "lay knight")
    assert (masked.asked, masked.options()) == ((1, "respond"), {"endure"})
    bare = table(["knight", "castle"], maskWindows=False).do("attack 1", "lay knight")
    assert (bare.asked, bare.told("cannot_answer")[0]) == ((1, "turn"), "cannot_answer 1")
    able = table(["knight", "soldier"], maskWindows=False).do("attack 1", "lay knight")
    assert (able.asked, able.told("can_answer")) == ((1, "respond"), ["can_answer 1"])


def test_mask_windows_holds_for_turned_blows_too() -> None:
    game = table(["knight castle", "traitor"], maskWindows=False).do("attack 1", "lay knight", "answer traitor")
    assert game.gems == [2, 8, 5]


def test_open_discard_shows_the_whole_pile() -> None:
    for chosen in (False, True):
        game = table(["knight"], discard="king queen soldier", openDiscard=chosen)
        assert (GAME.view(game.state, 1).state.discard == game.state.discard) is chosen


@pytest.mark.parametrize("name", ["lockedUp", "dragonsLair", "invaders", "dancingBear"])
def test_house_rules_bring_cards_and_go_together(name: str) -> None:
    plain = GAME.new(set_up(GAME, 4)).charter
    alone = GAME.new(set_up(GAME, 4, {name: True})).charter
    assert set(plain.cards) < set(alone.cards)
    every = dict.fromkeys(["lockedUp", "dragonsLair", "invaders", "dancingBear"], True)
    assert set(alone.cards) < set(GAME.new(set_up(GAME, 6, every)).charter.cards)
