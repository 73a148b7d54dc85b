"""The end, scoring and ties (reference 11), and contests of several rounds (9.4)."""

from collections.abc import Sequence
from typing import Any

import pytest

from engines.core.game import set_up
from engines.cover_your_kingdom.game import GAME
from engines.cover_your_kingdom.state import RoundScore
from tests.engines.cover_your_kingdom.printed import DECK, EI, sky_but
from tests.engines.cover_your_kingdom.table import Table, table

KLAKENS = {"lowland": ["klaken klaken"]}  # 30 with two creatures
BRAGONS = {"highland": ["bragon bragon"]}  # 30 as well
LITTLE = {"highland": ["yogi yogi yogi", "sighclops sighclops sighclops"]}  # 30 with six creatures


def last_turn(kingdoms: Sequence[Any], earlier: Sequence[RoundScore] = (), **more: Any) -> Table:
    """Seat 0 throws away the last card of the round, and the kingdoms are counted."""
    game = table(["vulcent", "", ""], kingdoms, deck="", **more)
    game.state.rounds = tuple(earlier)
    return game.do("discard vulcent")


def scored(*magic: int, creatures: Sequence[int] = ()) -> RoundScore:
    """A round of long ago."""
    none = (0,) * len(magic)
    return RoundScore(magic, none, none, tuple(creatures) or none)


# -- the end (11)


def test_when_the_deck_is_out_play_goes_on_until_every_hand_is_empty() -> None:
    game = table(["yogi yogi yogi", "yogi", ""], deck="").do("discard yogi", "discard yogi", "discard yogi")
    assert game.asked == (0, "act")
    assert game.do("discard yogi").over


def test_a_full_round_of_passes_with_an_empty_deck_ends_it_and_cards_in_hand_score_nothing() -> None:
    game = table(["spydra", "ct ct", "elves"], [KLAKENS], deck="").do("end", "end", "end")
    assert game.outcome.scores == (30, 0, 0)
    assert game.told("stalemate") == ["stalemate"]


def test_a_round_of_passes_counts_only_rulers_who_hold_cards() -> None:
    assert table(["spydra", "", "ct"], [KLAKENS], deck="").do("end", "end").over


def test_one_who_acts_starts_the_count_of_passes_again() -> None:
    game = table(["spydra", "ct", "yogi leprecon"], [KLAKENS], deck="", turn=1).do("end", "discard leprecon", "end")
    game.do("settle_discard spydra lowland paid")
    assert game.asked == (1, "act")
    assert game.do("end").asked == (2, "act")


# -- scoring (11)


def test_the_score_is_the_sum_of_all_gems_in_the_kingdom_buried_clans_and_wilds_too() -> None:
    kingdom = {"highland": ["ct yogi", "spydra bragon bragon"], "lowland": ["hentaur hentaur"]}
    assert last_turn([kingdom]).outcome.scores == (20 + 5 + 40 + 15 + 15 + 10 + 10, 0, 0)


def test_sources_say_where_each_score_came_from() -> None:
    game = table(["klaken klaken", "", ""], [BRAGONS], deck="", constellations=True, lightSpeed=True,
                 lit={0: sky_but("klaken"), 1: EI})  # fmt: skip
    outcome = game.do("settle klaken klaken lowland paid").outcome
    assert outcome.sources == (
        {"magic": 60, "sky": 100, "speed": 50, "creatures": 4, "rounds": 1},
        {"magic": 0, "sky": 10, "speed": 0, "creatures": 0, "rounds": 0},
        {"magic": 0, "sky": 0, "speed": 0, "creatures": 0, "rounds": 0},
    )
    assert outcome.scores == (210, 10, 0)
    assert game.told("scored")[0] == "scored 0 60 100 50 4"


# -- ties (11)


def test_a_tie_goes_to_whoever_has_more_creatures_in_the_kingdom() -> None:
    outcome = last_turn([KLAKENS, LITTLE]).outcome
    assert (outcome.scores, outcome.winners) == ((30, 30, 0), (1,))


def test_still_tied_is_a_shared_victory() -> None:
    assert last_turn([KLAKENS, BRAGONS]).outcome.winners == (0, 1)


def test_the_quick_start_shares_a_tie_at_once() -> None:
    kingdoms = [{"kingdom": ["klaken klaken"]}, {"kingdom": ["yogi yogi yogi", "sighclops sighclops sighclops"]}]
    game = table(["vulcent", "", "", ""], kingdoms, deck="", mode="quick").do("discard vulcent")
    assert (game.outcome.scores, game.outcome.winners) == ((30, 30, 0, 0), (0, 1))


def test_more_creatures_do_not_beat_more_magic() -> None:
    dear = {"highland": ["spydra bragon"]}
    assert last_turn([LITTLE, dear]).outcome.winners == (1,)


def test_two_rulers_break_ties_like_the_standard_game() -> None:
    game = table(["vulcent", ""], [KLAKENS, LITTLE], deck="").do("discard vulcent")
    assert game.outcome.winners == (1,)


# -- accumulated magic (9.4)


@pytest.mark.parametrize(("contest", "rounds"), [("single", 1), ("sum2", 2), ("sum3", 3)])
def test_a_contest_lasts_its_rounds(contest: str, rounds: int) -> None:
    for played in range(rounds):
        game = last_turn([KLAKENS], [scored(0, 10, 0)] * played, contest=contest)
        assert game.over is (played + 1 == rounds)


def test_the_sum_of_two_rounds_wins() -> None:
    outcome = last_turn([KLAKENS, BRAGONS, {}], [scored(100, 0, 129)], contest="sum2").outcome
    assert (outcome.scores, outcome.winners) == ((130, 30, 129), (0,))


def test_the_sum_of_three_rounds_wins_with_the_bonuses_in_it() -> None:
    first = RoundScore((10, 20, 0), (50, 0, 0), (0, 0, 100), (2, 2, 2))
    outcome = last_turn([KLAKENS], [first, scored(0, 30, 1)], contest="sum3").outcome
    assert (outcome.scores, outcome.winners) == ((90, 50, 101), (2,))
    assert outcome.sources[0] == {"magic": 40, "sky": 50, "speed": 0, "creatures": 4, "rounds": 1}


def test_equal_sums_go_to_more_creatures_over_all_rounds_then_are_shared() -> None:
    early = scored(70, 70, 0, creatures=(9, 3, 0))
    assert last_turn([KLAKENS, LITTLE], [early], contest="sum2").outcome.winners == (0,)
    even = scored(70, 70, 0, creatures=(7, 3, 0))
    assert last_turn([KLAKENS, LITTLE], [even], contest="sum2").outcome.winners == (0, 1)


# -- first to two victories (9.4)


def test_the_first_with_two_wins_takes_the_contest_whatever_the_magic() -> None:
    game = last_turn([KLAKENS], [scored(5, 0, 0)], contest="first2")
    assert (game.outcome.winners, game.outcome.scores) == ((0,), (2, 0, 0))
    game = last_turn([KLAKENS], [scored(0, 900, 0), scored(5, 0, 0)], contest="first2")
    assert (game.outcome.winners, game.outcome.scores) == ((0,), (2, 1, 0))


def test_one_win_each_is_not_enough() -> None:
    assert not last_turn([KLAKENS], [scored(0, 5, 0), scored(0, 0, 5)], contest="first2").over


def test_a_drawn_round_credits_each_of_the_tied() -> None:
    game = last_turn([KLAKENS, BRAGONS], contest="first2")
    assert game.told("round_won") == ["round_won 1 0+1"]
    game = last_turn([KLAKENS, BRAGONS], [scored(5, 0, 0)], contest="first2")
    assert (game.outcome.winners, game.outcome.scores) == ((0,), (2, 1, 0))


def test_two_who_reach_two_at_once_play_one_more_round_among_all() -> None:
    drawn = [scored(5, 5, 0), scored(5, 5, 0)]
    assert not last_turn([KLAKENS, BRAGONS], drawn[:1], contest="first2").over
    game = last_turn([{}, BRAGONS], drawn, contest="first2")
    assert (game.outcome.winners, game.outcome.scores) == ((1,), (2, 3, 0))


# -- from round to round (9.4)


def test_the_first_turn_moves_one_seat_to_the_left_each_round() -> None:
    for first in range(3):
        game = table(["vulcent", "vulcent", "vulcent"], deck="", turn=first, contest="sum2")
        game.do("discard vulcent", "discard vulcent", "discard vulcent")
        assert (game.asked, game.state.starter) == (((first + 1) % 3, "act"), (first + 1) % 3)


def test_a_new_round_begins_with_a_full_deal_and_an_empty_table() -> None:
    game = last_turn([KLAKENS, BRAGONS], contest="sum2", constellations=True, lit={0: "klaken"})
    state = game.state
    assert [len(hand) for hand in state.hands] == [6, 6, 6]
    assert (len(state.deck), state.discard, state.retired, state.guards) == (DECK - 3 * 6, [], [], ())
    assert [game.magic(seat) for seat in range(3)] == [0, 0, 0]
    assert state.lit == (0, 0, 0)
    assert game.told("round_began") == ["round_began 2 1"]


def test_each_round_is_shuffled_anew() -> None:
    first = GAME.new(set_up(GAME, 3, {"contest": "sum2", "firstRuler": "1"}, seed=1))
    second = last_turn([], contest="sum2", seed=1).state
    assert sorted((*second.deck, *[card for hand in second.hands for card in hand])) == list(first.charter.cards)
    assert second.deck != first.deck
