"""A turn from crown to crown (reference 5, 6.6, 11; edge cases 13.6, 13.8, 13.13)."""

from typing import Any

import pytest

from engines.core.game import set_up
from engines.cover_your_kingdom.game import GAME

from .table import Table, table

KLAKENS = {"lowland": ["klaken klaken"]}
TWO_CLANS = {"highland": ["yogi yogi"], "lowland": ["klaken klaken"]}


def drawn(game: Table) -> list[str]:
    """Who drew how many, in order."""
    return [" ".join(said.split()[1:3]) for said in game.told("drew")]


# -- one or two actions (5) ------------------------------------------------------------------------------------------


def test_whoever_can_act_must() -> None:
    assert "end" not in table(["yogi", "yogi", "yogi"]).options()


def test_one_action_is_enough() -> None:
    game = table(["yogi yogi bragon", "yogi", "yogi"], deck="").do("settle yogi yogi highland paid")
    assert "end" in game.options()
    assert game.end_turn().asked == (1, "act")


def test_the_turn_is_over_after_two_actions() -> None:
    game = table(["yogi yogi bragon klaken", "yogi", "yogi"], deck="")
    game.do("settle yogi yogi highland paid", "discard bragon")
    assert game.asked == (1, "act")
    assert game.told("crowned") == ["crowned 1"]
    assert game.state.actions == 0


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("settle yogi yogi highland paid", "settle bragon bragon highland paid"),
        ("discard yogi", "discard yogi"),
        ("add klaken lowland lowland", "add klaken lowland lowland"),
    ],
)
def test_the_same_action_may_be_taken_twice(first: str, second: str) -> None:
    game = table(["yogi yogi klaken klaken bragon bragon", "yogi", "yogi"], [KLAKENS], deck="")
    assert game.do(first, second).asked == (1, "act")


def test_nobody_draws_during_a_turn_but_by_discarding() -> None:
    game = table(["yogi yogi klaken bragon wizard", "yogi", "yogi"], [{"lowland": ["vulcent vulcent"]}, TWO_CLANS])
    assert drawn(game.do("settle yogi yogi highland paid")) == []
    assert drawn(game.do("recruit klaken 1 lowland", "concede"))[0] == "0 4"  # the refill


def test_a_card_drawn_by_discarding_serves_in_the_second_action() -> None:
    game = table(["yogi bragon", "ct", "ct"], deck="yogi klaken").do("discard bragon")
    assert game.hand(0) == "yogi yogi"
    assert "settle yogi yogi highland paid" in game.options()


def test_a_discard_as_second_action_draws_before_the_refill() -> None:
    game = table(["yogi yogi bragon", "ct", "ct"], deck="klaken unique vulcent pigxie leprecon sighclops")
    game.do("settle yogi yogi highland paid", "discard bragon")
    assert drawn(game)[:2] == ["0 1", "0 5"]


def test_the_actor_is_asked_even_when_only_the_end_is_possible() -> None:
    game = table(["yogi yogi ct", "yogi", "yogi"], deck="").do("settle yogi yogi highland paid")
    assert (game.asked, game.options()) == ((0, "act"), {"end"})


def test_an_empty_hand_ends_the_turn_by_itself() -> None:
    game = table(["yogi yogi", "yogi", "yogi"], deck="").do("settle yogi yogi highland paid")
    assert game.asked == (1, "act")


# -- passing (6.6, 13.6) ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("hand", ["ct", "spydra", "ct spydra", "elves", "wizard", "mob", "elves wizard mob spydra"])
def test_wilds_and_hires_without_a_target_pass(hand: str) -> None:
    game = table([hand, "yogi", "yogi"], [KLAKENS], deck="")
    assert game.options() == {"end"}
    assert game.end_turn().told("passed") == ["passed 0"]


def test_a_hypnogriff_passes_only_when_no_rival_has_a_card() -> None:
    assert table(["hypnogriff"], seats=3, deck="").options() == {"end"}
    assert table(["hypnogriff", "", "yogi"], deck="").options() == {"hypnogriff hypnogriff 2"}


def test_a_minnowtaur_always_finds_a_land() -> None:
    assert "end" not in table(["minnowtaur"], seats=3).options()


def test_a_wild_must_settle_with_the_species_on_the_discard_pile() -> None:
    game = table(["ct", "yogi", "yogi"], discard="bragon")
    assert game.options() == {"settle_discard ct highland paid"}


def test_a_turn_with_an_action_is_no_pass() -> None:
    game = table(["yogi", "yogi", "yogi"], deck="").do("discard yogi")
    assert game.told("passed") == []


def test_nobody_must_send_the_elves_to_an_own_clan() -> None:
    game = table(["elves", "yogi", "yogi"], [TWO_CLANS], deck="")
    assert game.options() == {"end", "elves 0 highland", "elves 0 lowland"}
    assert game.end_turn().told("passed") == ["passed 0"]


def test_own_elves_do_not_excuse_from_other_actions() -> None:
    assert "end" not in table(["yogi elves", "yogi", "yogi"], [TWO_CLANS]).options()
    assert "end" not in table(["elves", "yogi", "yogi"], [TWO_CLANS, TWO_CLANS]).options()


def test_nobody_passes_in_the_quick_start() -> None:
    assert table(["ct", "", "", ""], mode="quick").options() == {"discard ct"}


# -- refill (5, 13.8) ------------------------------------------------------------------------------------------------


def test_the_actor_refills_first_then_the_others_clockwise() -> None:
    hands = ["yogi yogi yogi yogi", "yogi yogi yogi yogi yogi", "ct ct ct ct", "ct ct ct ct ct"]
    game = table(hands, turn=2, discard="yogi", deck="klaken klaken klaken klaken klaken klaken klaken bragon bragon")
    game.do("settle_discard ct highland paid").end_turn()
    assert drawn(game) == ["2 3", "3 1", "0 2", "1 1"]


def test_each_hand_is_full_before_the_next_one_draws() -> None:
    game = table(["yogi yogi yogi yogi", "yogi yogi yogi", "yogi yogi yogi"], deck="klaken bragon unique vulcent ct")
    game.do("settle yogi yogi highland paid").end_turn()
    assert drawn(game) == ["0 4", "1 1"]
    assert game.hand(0) == "yogi yogi vulcent unique klaken bragon"
    assert game.hand(1) == "yogi yogi yogi ct"
    assert game.hand(2) == "yogi yogi yogi"


def test_a_hand_above_its_size_neither_draws_nor_throws_away() -> None:
    nine = "yogi yogi pigxie leprecon sighclops vulcent klaken bragon ct"
    game = table([nine, "ct ct ct ct ct ct", "spydra"]).do("settle yogi yogi highland paid").end_turn()
    assert game.hand(0) == "pigxie leprecon sighclops vulcent klaken bragon ct"
    assert drawn(game) == ["2 5"]


@pytest.mark.parametrize(
    ("seats", "options", "power", "size"),
    [
        (3, {}, "", 6),
        (3, {}, "vulcent_hands", 7),
        (2, {}, "", 7),
        (2, {"twoPlayerHand": 6}, "", 6),
        (2, {}, "vulcent_hands", 8),
        (4, {"mode": "quick"}, "", 6),
    ],
)
def test_hands_refill_to_their_size(seats: int, options: dict[str, Any], power: str, size: int) -> None:
    game = table(["yogi yogi bragon"], seats=seats, powers={0: power}, **options)
    game.do("discard yogi").end_turn()
    assert len(game.hand(0).split()) == size


# -- the crown (5) ---------------------------------------------------------------------------------------------------


def test_the_crown_goes_clockwise_round_the_table() -> None:
    game = table(["yogi yogi"] * 4, turn=2)
    crowned = []
    for _ in range(5):
        crowned.append(game.asked[0])
        game.do("discard yogi").end_turn()
    assert crowned == [2, 3, 0, 1, 2]


def test_the_first_ruler_is_chosen_by_the_host_or_by_chance() -> None:
    assert GAME.decision(GAME.new(set_up(GAME, 5, {"firstRuler": "4"}))).seat == 3
    assert {GAME.new(set_up(GAME, 3, {}, seed)).seat for seed in range(30)} == {0, 1, 2}


def test_a_ruler_without_cards_is_skipped() -> None:
    game = table(["yogi yogi", "", "yogi"], deck="").do("discard yogi").end_turn()
    assert game.asked == (2, "act")
    assert game.told("skipped") == ["skipped 1"]


def test_the_last_ruler_with_cards_plays_on_alone() -> None:
    game = table(["yogi yogi", "", ""], deck="").do("discard yogi").end_turn()
    assert game.asked == (0, "act")
    assert game.told("skipped") == ["skipped 1", "skipped 2"]


def test_the_clans_of_a_skipped_ruler_stay_open_to_attack() -> None:
    game = table(["klaken elves mob yogi", "", "yogi"], [KLAKENS, TWO_CLANS], deck="")
    targets = {"recruit klaken 1 lowland", "elves 1 highland", "mob lowland 1 highland"}
    assert targets <= game.options()
    game.do("recruit klaken 1 lowland", "concede")
    assert game.land(0, "lowland") == ["klaken klaken", "klaken klaken klaken"]


def test_a_skipped_turn_ends_the_own_guard() -> None:
    game = table(["minnowtaur", "yogi yogi", "yogi yogi"], deck="").do("protect minnowtaur lowland")
    game.do("discard yogi").end_turn()
    assert game.guards == {"protect 0 lowland"}
    game.do("discard yogi").end_turn()
    assert (game.asked, game.guards) == ((1, "act"), set())
    assert game.retired.split().count("minnowtaur") == 2  # the other one was out of the way from the start


def test_a_skipped_turn_ends_a_block() -> None:
    game = table(["minnowtaur yogi", "", "yogi"], deck="").do("block minnowtaur 1 highland")
    assert game.guards == {"block 1 highland"}
    assert (game.end_turn().asked, game.guards) == ((2, "act"), set())


def test_a_turn_may_end_in_a_challenge_that_empties_the_hand() -> None:
    game = table(["klaken ct", "klaken yogi", "yogi"], [KLAKENS, TWO_CLANS], deck="")
    game.do("recruit klaken 1 lowland", "answer klaken", "answer ct", "concede")
    assert (game.hand(0), game.asked) == ("", (1, "act"))
    assert game.land(0, "lowland") == ["klaken klaken", "ct klaken klaken klaken klaken"]


def test_a_challenge_that_leaves_something_leaves_a_second_action() -> None:
    game = table(["klaken yogi", "klaken", "yogi"], [KLAKENS, TWO_CLANS], deck="")
    game.do("recruit klaken 1 lowland", "answer klaken", "concede")
    assert game.asked == (0, "act")
    assert game.options() == {"discard yogi", "recruit yogi 1 highland", "end"}


# -- the end of play (11) --------------------------------------------------------------------------------------------


def test_play_goes_on_without_a_deck_until_every_hand_is_empty() -> None:
    game = table(["yogi", "yogi", "yogi"], deck="").do("discard yogi", "settle_discard yogi highland paid")
    assert not game.over
    game.do("discard yogi")
    assert game.outcome.scores == (0, 10, 0)
    assert game.outcome.winners == (1,)


def test_a_round_of_passes_without_a_deck_ends_play() -> None:
    game = table(["ct", "spydra", "wizard"], [KLAKENS], deck="").end_turn().end_turn()
    assert not game.over
    game.end_turn()
    assert game.told("stalemate") == ["stalemate"]
    assert game.outcome.scores == (30, 0, 0)  # cards left in hand score nothing


def test_only_rulers_with_cards_count_for_a_round_of_passes() -> None:
    game = table(["ct", "", "wizard", ""], deck="").end_turn()
    assert not game.over
    assert game.end_turn().over


def test_two_rounds_of_passes_if_the_table_wants_it_so() -> None:
    game = table(["ct", "spydra", "wizard"], deck="", stalemateRounds=2)
    for _ in range(5):
        game.end_turn()
        assert not game.over
    assert game.end_turn().over


def test_an_action_breaks_a_round_of_passes() -> None:
    game = table(["wizard", "yogi wizard", "mob"], deck="").end_turn().do("discard yogi").end_turn()
    game.end_turn().end_turn()
    assert not game.over
    assert game.end_turn().over


def test_a_round_of_passes_is_the_end_with_a_deck_too() -> None:
    hands = ["ct ct ct ct ct ct", "ct ct ct ct spydra spydra", "spydra spydra spydra wizard wizard mob"]
    game = table(hands).end_turn().end_turn().end_turn()
    assert game.over
    assert game.state.deck
    assert game.told("stalemate") == ["stalemate"]
