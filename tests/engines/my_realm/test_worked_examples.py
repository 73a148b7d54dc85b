# ruff: noqa: N802 - the tests carry the names of the reference: T1 to T24 of section 7
"""The worked examples of the reference (section 7), one test each. The key is that of `table.ORDER`."""

import pytest

from engines.core.game import set_up
from engines.my_realm.game import GAME

from .table import table


def test_T1_right_order_and_nothing_exact_costs_nothing() -> None:
    game = table("health family science").judge("health 3, family 7, science 9")
    assert game.told("judged") == ["judged 0 0 0"]
    assert game.state.tokens == 9


def test_T2_two_exact_and_the_order_wrong_cost_three_tokens() -> None:
    game = table("military trade law").judge("military 1, law 3, trade 4")
    assert game.told("judged") == ["judged 2 1 3"]
    assert game.state.tokens == 6


def test_T3_the_queen_gains_two_points_for_two_close_numbers() -> None:
    game = table("presence trade family", phase=3).judge("presence 3, trade 5, family 9")
    assert game.told("reckoned") == ["reckoned 1 2"]
    assert (game.state.tokens, game.state.points) == (8, 2)


def test_T4_the_queen_gains_nothing_with_a_wrong_order() -> None:
    game = table("military trade law", phase=3).judge("military 1, law 3, trade 4")
    assert game.told("reckoned") == ["reckoned 2 0"]
    year = game.state.years[-1]
    assert (year.disorder, year.tally) == (1, 1)


def test_T5_close_but_not_exact_costs_nothing() -> None:
    game = table("military health science").judge("military 2, health 5, science 8")
    assert game.told("judged") == ["judged 0 0 0"]


def test_T6_an_exact_number_in_a_wrong_order_costs_two() -> None:
    game = table("military health science").judge("military 5, health 2, science 8")
    assert game.told("judged") == ["judged 1 1 2"]


def test_T7_the_last_token_gone_in_phase_two_loses_at_once() -> None:
    game = table("military health science", phase=2, tokens=2).judge("military 1, health 2, science 8")
    assert game.told("judged") == ["judged 2 0 2"]
    assert (game.ending, game.outcome.winners) == ("realm_falls", ())
    assert game.told("death_rolled") == []


def test_T8_out_of_tokens_in_phase_three_points_decide() -> None:
    game = table("presence trade family", phase=3, tokens=1).judge("presence 3, trade 5, family 9")
    assert (game.state.tokens, game.state.points) == (0, 2)
    assert (game.ending, game.outcome.winners) == ("survival", (0, 1))


@pytest.mark.parametrize(("die", "phase"), [(3, 3), (4, 2)])
def test_T9_in_the_third_year_a_three_takes_the_king_and_a_four_does_not(die: int, phase: int) -> None:
    game = table("health family science", phase=2, year=3).next_die(die)
    game.judge("health 3, family 7, science 9")
    assert game.told("death_rolled") == [f"death_rolled {die} 3"]
    assert game.state.phase == phase
    assert bool(game.told("king_died")) == (phase == 3)


def test_T10_the_pile_is_whole_again_when_phase_two_begins() -> None:
    game = table("health family science", year=3)
    assert len(game.state.deck) == 24
    game.judge("health 3, family 7, science 9")
    assert (game.state.phase, game.state.year, len(game.state.deck)) == (2, 1, 27)


def test_T11_a_second_card_of_a_matter_is_put_aside_and_replaced() -> None:
    game = table(deck="health health military science").do("draw")
    assert game.dealt == "health military science"
    assert game.told("duplicate") == ["duplicate health_2"]
    assert len(game.state.deck) == 23


SIX = "military 1, health 2, presence 3, trade 4, religion 5, family 6"


def test_T12_a_rebel_who_is_right_six_times_wins_alone() -> None:
    game = table(phase=2).rebel(SIX)
    assert (game.ending, game.outcome.winners) == ("usurped", (1,))


def test_T12_a_rebel_who_is_right_five_times_loses_for_both() -> None:
    game = table(phase=2).rebel(SIX.replace("family 6", "family 7"))
    assert (game.ending, game.outcome.winners) == ("revolt_crushed", ())


def test_T13_the_hard_game_starts_with_six_tokens_and_is_lost_at_none() -> None:
    assert GAME.new(set_up(GAME, 2, {"startTokens": 6})).tokens == 6
    game = table("military trade law", startTokens=6).judge("military 1, law 3, trade 4")
    assert (game.state.tokens, game.over) == (3, False)
    game = table("military trade law", startTokens=6, tokens=3).judge("military 1, law 3, trade 4")
    assert game.ending == "realm_falls"


def test_T14_T1_and_then_T2_leave_nine_and_then_six_tokens() -> None:
    game = table("health family science", deck="military trade law", budget=0)
    assert game.judge("health 3, family 7, science 9").state.tokens == 9
    assert game.do("draw").judge("military 1, law 3, trade 4").state.tokens == 6


def test_T15_T3_and_then_T4_leave_three_tokens_and_two_points() -> None:
    game = table("presence trade family", phase=3, tokens=6, deck="military trade law")
    game.judge("presence 3, trade 5, family 9")
    assert (game.state.tokens, game.state.points) == (5, 2)
    game.judge("military 1, law 3, trade 4")
    assert (game.state.tokens, game.state.points) == (3, 2)


@pytest.mark.parametrize(("die", "standing"), [(1, (3, 1)), (2, (2, 2))])
def test_T16_a_one_takes_the_king_after_a_single_year(die: int, standing: tuple[int, int]) -> None:
    game = table("health family science", phase=2).next_die(die).judge("health 3, family 7, science 9")
    assert (game.state.phase, game.state.year) == standing


def test_T17_no_die_is_rolled_after_a_lost_year() -> None:
    game = table("military trade law", phase=2, year=2, tokens=3).judge("military 1, law 3, trade 4")
    assert (game.ending, game.told("death_rolled"), game.state.die) == ("realm_falls", [], 0)


@pytest.mark.parametrize(("number", "loss", "points"), [(4, 1, 2), (5, 0, 3), (6, 0, 3), (7, 0, 3), (8, 1, 2)])
def test_T18_within_one_is_as_good_as_exact(number: int, loss: int, points: int) -> None:
    game = table("family military culture", phase=3).judge(f"family {number}, military 1, culture 9")
    assert game.told("reckoned") == [f"reckoned {loss} {points}"]


def test_T19_a_wrong_order_with_the_last_token_ends_it_without_points() -> None:
    game = table("trade religion culture", phase=3, tokens=1).judge("trade 5, religion 4, culture 9")
    assert game.told("reckoned") == ["reckoned 1 0"]
    assert (game.ending, game.outcome.winners) == ("ruin", ())


def test_T20_however_many_pairs_are_wrong_the_order_costs_one_token() -> None:
    game = table("military health presence").judge("military 9, health 8, presence 7")
    assert game.told("judged") == ["judged 0 1 1"]


def test_T21_the_pile_is_not_shuffled_when_the_king_dies() -> None:
    game = table("health family science", phase=2, deck="law law military culture").next_die(1)
    game.judge("health 3, family 7, science 9")
    assert game.state.phase == 3
    assert len(game.state.deck) + len(game.state.dealt) + len(game.state.aside) == 27 - 3
    assert (len(game.state.aside), game.dealt) == (1, "law military culture")


def test_T22_the_queen_is_offered_no_rebellion() -> None:
    game = table("health family science", phase=3).judge("health 3, family 7, science 9")
    assert game.asked == (1, "decide")


def test_T23_a_tile_may_be_used_again_next_year() -> None:
    game = table("health family science", budget=0).judge("health 3, family 7, science 9").do("draw")
    assert any(option.endswith(" 3") for option in game.options("place"))


def test_T24_after_the_third_year_points_decide() -> None:
    ruined = table("military trade law", phase=3, year=3).judge("military 9, trade 5, law 1")
    assert (ruined.state.points, ruined.ending, ruined.outcome.winners) == (0, "ruin", ())
    saved = table("presence trade family", phase=3, year=3).judge("presence 1, trade 2, family 7")
    assert (saved.state.points, saved.ending, saved.outcome.winners) == (1, "survival", (0, 1))
    assert saved.state.tokens > 0
