"""The course of a turn (reference 3, 4)."""

import pytest

from engines.core.game import set_up
from engines.knights_and_ninjas.game import GAME

from .table import Table, table


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_five_gems_and_four_cards_each_and_the_first_has_drawn_two(seats: int) -> None:
    state = GAME.new(set_up(GAME, seats, {"firstPlayer": "2"}, 5))
    assert state.gems == [5] * seats
    assert [len(hand) for hand in state.hands] == [4, 6, *[4] * (seats - 2)]
    assert (state.seat, state.target, len(state.deck)) == (1, 10, 100 - 4 * seats - 2)


def test_chance_says_who_begins() -> None:
    assert {GAME.new(set_up(GAME, 4, seed=seed)).seat for seed in range(40)} == {0, 1, 2, 3}


def test_play_goes_clockwise() -> None:
    game = table(["peasant peasant", "peasant", "peasant"])
    for seat in (0, 1, 2, 0):
        assert game.asked == (seat, "turn")
        game.do("pass peasant")


def test_a_turn_begins_with_two_cards() -> None:
    game = table(["peasant", "knight"], deck="king queen soldier").do("pass peasant")
    assert game.hand(1) == "knight king queen"


def test_an_own_minstrel_goes_before_anything_is_drawn() -> None:
    game = table(["peasant", ""], walls={1: "minstrel castle"}).do("pass peasant")
    assert (game.wall(1), game.told("minstrel_left")) == ("castle", ["minstrel_left 1 minstrel-1"])


def test_passing_is_always_allowed_and_costs_one_card_of_choice() -> None:
    game = table(["knight princess castle"])
    assert game.options("pass") == {"pass knight", "pass princess", "pass castle"}


def test_with_only_answers_in_hand_passing_is_the_only_way() -> None:
    assert table(["traitor princess executioner"]).options() == {"pass traitor", "pass princess", "pass executioner"}


def test_an_empty_hand_passes_for_nothing() -> None:
    game = table(["", "", ""], deck="", rest=2)
    assert game.options() == {"pass nothing"}
    assert game.do("pass nothing").asked == (1, "turn")


def test_one_mode_in_a_turn() -> None:
    game = table(["castle knight", "soldier"]).do("attack 1", "lay knight", "answer soldier").decline_all()
    assert game.asked == (1, "turn")
    assert table(["castle knight"]).do("fortify castle").asked == (1, "turn")


@pytest.mark.parametrize(
    ("hand", "wall", "ways"),
    [
        ("castle archer", "", {"castle", "archer", "castle+archer"}),
        ("castle castle", "", {"castle"}),
        ("castle archer", "castle", {"archer"}),
        ("castle minstrel", "castle archer", {"minstrel"}),
        ("jester", "", {"jester:archer", "jester:minstrel"}),
        ("jester", "archer", {"jester:minstrel"}),
        ("jester archer", "minstrel castle", {"archer", "jester:archer"}),
        ("jester jester", "castle", {"jester:archer", "jester:minstrel", "jester:archer+jester:minstrel"}),
    ],
)
def test_one_of_each_kind_in_front(hand: str, wall: str, ways: set[str]) -> None:
    game = table([hand], walls={0: wall})
    assert game.options("fortify") == {f"fortify {way}" for way in ways}


def test_a_jester_stands_as_what_it_was_named() -> None:
    game = table(["jester", "soldier ninja", "peasant"]).do("fortify jester:archer")
    assert game.wall(0) == "archer"
    assert "attack 0" in game.options()
    game.do("attack 0", "lay ninja", "endure")
    assert (game.wall(0), game.told("destroyed")) == ("", ["destroyed 0 jester-1 archer"])


def test_one_victim_for_the_whole_turn() -> None:
    game = table(["soldier knight", "soldier"]).do("attack 1", "lay soldier", "answer soldier")
    assert game.options() == {"lay knight", "stop"}
    assert game.state.victim == 1


def test_nobody_is_attacked_whom_nothing_can_reach() -> None:
    walls = {1: "castle", 2: "minstrel", 3: "archer"}
    assert table(["soldier"], walls=walls, seats=5).options("attack") == {"attack 4"}
    assert table(["ladder"], walls=walls, seats=5).options("attack") == {"attack 1"}
    assert table(["jester"], walls=walls, seats=5).options("attack") == {"attack 1", "attack 3", "attack 4"}


def test_stopping_is_for_those_who_have_laid_something() -> None:
    game = table(["soldier", "soldier"]).do("attack 1")
    assert game.options() == {"lay soldier"}
    assert game.do("lay soldier", "answer soldier").options() == {"stop"}


def test_zero_gems_eliminate_nobody() -> None:
    game = table(["knight", ""], gems=[5, 3, 7]).do("attack 1", "lay knight", "endure").decline_all()
    assert (game.gems[1], game.asked) == (0, (1, "turn"))


def test_players_without_gems_may_be_attacked() -> None:
    assert "attack 1" in table(["soldier"], gems=[8, 0, 7]).options()


def started(**options: bool) -> Table:
    return Table(GAME.new(set_up(GAME, 3, {"firstPlayer": "1", **options}, seed=4)))


def test_the_starting_player_may_have_to_draw_just_one() -> None:
    assert len(started().state.hands[0]) == 6
    game = started(firstDrawsOne=True)
    assert len(game.state.hands[0]) == 5
    game.do(sorted(game.options("pass"))[0])
    assert len(game.state.hands[1]) == 6
