"""The draw pile, the target that falls, locks, and winning (reference 8)."""

from typing import Any

import pytest

from engines.knights_and_ninjas.rules.course import PATIENCE, winners_of

from .table import Table, table


def test_ten_gems_win_at_the_end_of_the_turn() -> None:
    game = table(["king"], gems=[6, 5, 4]).do("attack 1", "lay king", "endure")
    assert not game.over
    game.decline_all()
    assert (game.outcome.winners, game.outcome.scores) == ((0,), (10, 1, 4))
    assert game.told("won") == ["won 0"]
    assert game.outcome.sources[0] == {"gems": 10, "cards": 0, "forts": 0}


def test_gems_win_on_anybodys_turn_or_only_on_ones_own() -> None:
    def robbed(**options: Any) -> Table:
        hands = ["knight", "soldier", "highwayman"]
        game = table(hands, gems=[3, 5, 7], deck="peasant " * 12, **options)
        return game.do("attack 1", "lay knight", "endure", "decline", "rob highwayman").decline_all()

    assert robbed().outcome.winners == (2,)
    game = robbed(winCheck="ownTurn")
    assert (game.gems, game.asked) == ([3, 2, 10], (1, "turn"))
    game.do("pass soldier")
    assert game.asked == (2, "turn")
    game.do("pass peasant")
    assert game.outcome.winners == (2,)  # still there at the end of the own turn


def test_own_turn_a_reshuffle_in_between_locks() -> None:
    game = table(["peasant", "peasant", ""], gems=[2, 3, 10], deck="peasant", winCheck="ownTurn").do("pass peasant")
    assert (game.state.target, game.told("locked")) == (9, ["locked 2"])
    game.do("pass peasant")
    assert game.asked == (2, "turn")
    game.do(sorted(game.options("pass"))[0])
    assert not game.over


@pytest.mark.parametrize(
    ("turn", "gained", "locked", "winner"),
    [(0, 0b1110, 0, 0), (1, 0b0100, 0, 1), (2, 0b0001, 0b0100, 0), (2, 0, 0b0100, 3), (3, 0b0110, 0b1000, 1)],
)
def test_if_several_have_enough(turn: int, gained: int, locked: int, winner: int) -> None:
    """The active player, then whoever gained gems this turn, then clockwise. Hard to bring about, so it is put so."""
    state = table(seats=4, turn=turn).state
    state.target, state.gained, state.locked = 5, gained, locked
    assert winners_of(state) == (winner,)


def test_the_pile_is_made_anew_only_when_a_card_is_needed() -> None:
    game = table(["peasant", "peasant", "peasant"], deck="king queen").do("pass peasant")
    assert (len(game.state.deck), game.state.target) == (0, 10)
    game.do("pass peasant")
    assert (game.state.target, game.state.reshuffles) == (9, 1)
    assert game.told("reshuffled") == ["reshuffled 9 0"]


def test_hands_and_walls_are_never_shuffled_in() -> None:
    game = table(["peasant", "knight"], walls={2: "castle archer"}, deck="").do("pass peasant")
    assert (game.wall(2), game.state.reshuffles) == ("castle archer", 1)
    assert "knight" in game.hand(1)


def test_with_both_piles_empty_nothing_is_drawn_and_the_target_stays() -> None:
    game = table(["", "knight", ""], deck="", rest=2).do("pass nothing")
    assert (game.hand(1), game.state.target, game.state.reshuffles) == ("knight", 10, 0)


def test_a_single_discard_is_a_pile_of_one() -> None:
    game = table(["soldier", "knight", ""], deck="", rest=2).do("pass soldier")
    assert (game.hand(1), game.state.target) == ("soldier knight", 9)


def test_the_target_never_falls_below_one() -> None:
    game = table(["peasant"], deck="", target=1, locked=[0, 1, 2], reshuffles=9).do("pass peasant")
    assert (game.state.target, game.state.reshuffles, game.over) == (1, 10, False)


def test_a_later_fall_locks_anew() -> None:
    game = table(["peasant"], gems=[1, 7, 7], deck="", target=8).do("pass peasant")
    assert game.told("locked") == ["locked 1", "locked 2"]
    again = table(["peasant"], gems=[1, 8, 6], deck="", target=7, locked=[1]).do("pass peasant")
    assert again.told("locked") == ["locked 2"]  # seat 1 was locked already


def test_any_gem_gained_opens_the_lock() -> None:
    game = table(["merchant", "soldier soldier"], gems=[3, 8, 4], target=8, locked=[1]).do("merchant merchant 1")
    assert game.told("unlocked") == ["unlocked 1"]
    assert game.outcome.winners == (1,)


def test_losing_alone_opens_no_lock() -> None:
    game = table(["soldier"], gems=[1, 9, 5], target=7, locked=[1]).do("attack 1", "lay soldier", "endure")
    game.decline_all()
    assert (game.gems, game.over, game.state.locked) == ([3, 7, 5], False, 0b010)


def test_players_who_never_attack_do_not_go_on_for_ever() -> None:
    game = table(["peasant", "peasant"], gems=[4, 4, 7], target=1, locked=[0, 1, 2], reshuffles=PATIENCE)
    game.do("pass peasant")
    assert game.outcome.winners == (2,)
