"""Wiizzaard, Hypnogriff and Mobgoblins (reference 6.5 and 12; edge cases 13.3, 13.7, 13.9, 13.20, 13.22)."""

from typing import Any

import pytest

from engines.core.game import set_up
from engines.cover_your_kingdom.game import GAME

from .table import Table, table

KLAKENS = {"lowland": ["klaken klaken"]}
TWO_CLANS = {"highland": ["yogi yogi"], "lowland": ["unique unique"]}
THREE_HIGH = {"highland": ["yogi yogi", "pegleg pegleg", "bragon bragon"]}


def guarded_by_seat_2(guard: str, hand: str, *kingdoms: dict[str, list[str]], **options: Any) -> Table:
    """The turn of seat 0 after seat 2 has sent a Minnowtaur; there is no deck."""
    game = table([hand, "yogi", "minnowtaur yogi"], kingdoms, turn=2, deck="", **options)
    return game.do(guard).end_turn()


# -- all of them (6.5) -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "said"),
    [
        ("wizard", ["wizard wizard 1 highland from_top"]),
        ("hypnogriff", ["hypnogriff hypnogriff 1", "give_back bragon+ct"]),
        ("elves", ["elves 1 highland", "let_go"]),
        ("mob", ["mob lowland 1 highland"]),
    ],
)
def test_a_hire_costs_an_action_and_retires(card: str, said: list[str]) -> None:
    game = table([f"{card} yogi", "bragon ct", "yogi"], [KLAKENS, THREE_HIGH]).do(*said)
    assert game.state.actions == 1
    assert card in game.retired.split()
    assert (card in game.hand(0), game.discard) == (False, "")
    assert game.asked == (0, "act")


def test_two_hires_make_a_turn() -> None:
    game = table(["wizard mob yogi", "yogi", "yogi"], [KLAKENS, THREE_HIGH], deck="")
    game.do("wizard wizard 1 highland from_top", "mob lowland 1 highland")
    assert game.land(0, "highland") == ["pegleg pegleg"]
    assert game.land(1, "lowland") == ["klaken klaken"]
    assert game.asked == (1, "act")


# -- Wiizzaard -------------------------------------------------------------------------------------------------------


def test_a_wiizzaard_may_be_sent_to_any_stack_of_two_or_more() -> None:
    kingdoms = [{"highland": ["yogi yogi", "bragon bragon"], **KLAKENS}, THREE_HIGH, TWO_CLANS]
    game = table(["wizard", "yogi", "yogi"], kingdoms)
    assert game.options("wizard") == {
        "wizard wizard 0 highland swap",
        "wizard wizard 1 highland from_top",
        "wizard wizard 1 highland from_bottom",
    }


def test_the_clans_in_between_keep_their_order() -> None:
    tall = {"highland": ["yogi yogi", "pegleg pegleg", "bragon bragon", "sighclops sighclops"]}
    game = table(["wizard yogi", "yogi", "yogi"], [{}, tall]).do("wizard wizard 1 highland from_top")
    assert game.land(1, "highland") == ["sighclops sighclops", "yogi yogi", "pegleg pegleg", "bragon bragon"]
    assert game.told("uncovered") == ["uncovered 1 highland bragon"]
    game = table(["wizard yogi", "yogi", "yogi"], [{}, tall]).do("wizard wizard 1 highland from_bottom")
    assert game.land(1, "highland") == ["pegleg pegleg", "bragon bragon", "sighclops sighclops", "yogi yogi"]
    assert game.told("uncovered") == ["uncovered 1 highland yogi"]


def test_nobody_can_counter_a_wiizzaard() -> None:
    game = table(["wizard yogi", "spydra ct ct", "yogi"], [{}, THREE_HIGH]).do("wizard wizard 1 highland from_top")
    assert game.asked == (0, "act")


def test_a_guard_keeps_rival_wiizzaards_out_unless_the_table_wants_otherwise() -> None:
    def offered(**options: Any) -> set[str]:
        game = table(["minnowtaur yogi", "wizard", "yogi"], [THREE_HIGH], deck="", **options)
        return game.do("protect minnowtaur highland").end_turn().options("wizard")

    assert offered() == set()
    assert offered(wizardVsGuard="allowed") == {
        f"wizard wizard 0 highland {end}" for end in ("from_top", "from_bottom")
    }


def test_an_own_guard_does_not_stop_the_own_wiizzaard_card_or_swap() -> None:
    kingdoms = [{"highland": ["yogi yogi", "bragon bragon"]}, KLAKENS]
    game = table(["minnowtaur wizard mob elves bragon", "yogi", "yogi"], kingdoms, powers={0: "wiizzz_kid"})
    game.do("protect minnowtaur highland")
    free = {"wizard wizard 0 highland swap", "add bragon highland highland", "kid highland"}
    assert free | {"mob highland 1 lowland", "elves 0 highland"} <= game.options()


def test_wiizzz_kid_may_come_after_the_second_action() -> None:
    kingdom = {"highland": ["yogi yogi", "bragon bragon"]}
    game = table(["vulcent leprecon", "yogi", "yogi"], [kingdom], deck="", powers={0: "wiizzz_kid"})
    game.do("discard vulcent", "discard leprecon")
    assert game.options() == {"kid highland", "end"}
    game.do("kid highland")
    assert game.land(0, "highland") == ["bragon bragon", "yogi yogi"]
    assert game.asked == (1, "act")


# -- Hypnogriff: the theft -------------------------------------------------------------------------------------------


def test_a_hypnogriff_may_be_sent_to_any_rival_with_cards() -> None:
    assert table(["hypnogriff", "yogi", "", "ct"]).options("hypnogriff") == {
        "hypnogriff hypnogriff 1",
        "hypnogriff hypnogriff 3",
    }


@pytest.mark.parametrize(("held", "taken"), [(1, 1), (2, 2), (3, 3), (4, 3), (6, 3)])
def test_it_takes_three_cards_or_all_if_there_are_fewer(held: int, taken: int) -> None:
    game = table(["hypnogriff bragon", " ".join(["yogi"] * held), "ct"]).do("hypnogriff hypnogriff 1")
    assert (len(game.state.hands[0]), len(game.state.hands[1])) == (1 + taken, held - taken)
    game.do(max(game.options(), key=lambda option: "bragon" in option))
    assert (len(game.state.hands[0]), len(game.state.hands[1])) == (1, held)


def test_it_takes_cards_at_random() -> None:
    left = set()
    for seed in range(40):
        game = table(["hypnogriff", "yogi klaken bragon ct", "ct"], seed=seed).do("hypnogriff hypnogriff 1")
        left.add(game.hand(1))
    assert left == {"yogi", "klaken", "bragon", "ct"}


def test_any_cards_of_the_whole_hand_may_go_back() -> None:
    game = table(["hypnogriff bragon", "yogi ct", "yogi"]).do("hypnogriff hypnogriff 1")
    assert (game.asked, game.options()) == (
        (0, "give_back"),
        {"give_back yogi+bragon", "give_back yogi+ct", "give_back bragon+ct"},
    )


def test_the_very_cards_taken_may_go_back() -> None:
    game = table(["hypnogriff bragon", "yogi ct spydra", "yogi"])
    game.do("hypnogriff hypnogriff 1", "give_back yogi+ct+spydra")
    assert (game.hand(0), game.hand(1)) == ("bragon", "yogi ct spydra")


def test_the_hypnogriff_itself_has_left_the_hand_but_a_second_one_may_be_given() -> None:
    game = table(["hypnogriff", "yogi", "yogi"]).do("hypnogriff hypnogriff 1")
    assert game.options() == {"give_back yogi"}
    game = table(["hypnogriff hypnogriff", "yogi", "yogi"]).do("hypnogriff hypnogriff 1")
    assert game.options() == {"give_back yogi", "give_back hypnogriff"}


# -- Hypnogriff: who knows what (12) ---------------------------------------------------------------------------------


def test_both_know_what_was_taken_and_nobody_else() -> None:
    game = table(["hypnogriff bragon", "yogi klaken ct", "yogi"]).do("hypnogriff hypnogriff 1")
    assert game.sees(1, 0) == "? ct klaken yogi"
    assert game.sees(2, 0) == "? ? ? ?"


def test_both_know_what_went_back_and_nobody_else() -> None:
    game = table(["hypnogriff bragon", "yogi klaken ct", "yogi"])
    game.do("hypnogriff hypnogriff 1", "give_back yogi+klaken+bragon")
    assert (game.sees(0, 1), game.sees(1, 0)) == ("bragon klaken yogi", "ct")
    assert (game.sees(2, 0), game.sees(2, 1)) == ("?", "? ? ?")


def test_the_thief_does_not_see_what_was_left_in_the_hand() -> None:
    game = table(["hypnogriff", "yogi yogi yogi yogi yogi", "ct"]).do("hypnogriff hypnogriff 1")
    assert game.sees(0, 1) == "? ?"


def test_the_events_of_a_theft_hide_the_cards_from_third_parties() -> None:
    game = table(["hypnogriff bragon", "yogi klaken ct", "yogi"])
    game.do("hypnogriff hypnogriff 1", "give_back yogi+klaken+bragon")
    facts = [event for event in game.story if event.kind in ("stole", "gave_back")]
    assert [len(event.secret[0]) for event in facts] == [3, 3]  # type: ignore[arg-type]
    for event in facts:
        assert event.seen_by(0).secret == event.seen_by(1).secret == event.secret
        assert (event.seen_by(2).secret, event.args) == ((), (0, 1, 3))


def hypnotised() -> Table:
    """Seat 0 knows the Wiizzaard and the Mobgoblins of seat 1, whose turn has just passed."""
    game = table(["hypnogriff vulcent", "yogi wizard mob", "hypnogriff leprecon"], deck="")
    game.do("hypnogriff hypnogriff 1", "give_back yogi+wizard+mob").end_turn()
    return game.do("discard yogi").end_turn()


def test_cards_stay_known_until_they_are_played() -> None:
    assert hypnotised().sees(0, 1) == "mob wizard"


def test_another_theft_blurs_what_was_known() -> None:
    game = hypnotised().do("hypnogriff hypnogriff 1")
    assert (game.sees(0, 1), game.sees(0, 2)) == ("", "? ? ?")
    game.do("give_back wizard+mob")
    assert (game.sees(0, 1), game.sees(2, 1)) == ("? ?", "mob wizard")


@pytest.mark.parametrize("seed", range(6))
def test_even_cards_that_stayed_are_no_longer_known(seed: int) -> None:
    """Seat 0 knows three Yogis of seat 2; seat 1 takes three of the four cards, whichever they are."""
    hands = ["hypnogriff vulcent", "hypnogriff leprecon", "yogi yogi yogi yogi"]
    game = table(hands, deck="", seed=seed)
    game.do("hypnogriff hypnogriff 2", "give_back yogi+yogi+yogi").end_turn()
    assert game.sees(0, 2) == "? yogi yogi yogi"
    game.do("hypnogriff hypnogriff 2", "give_back yogi+yogi+yogi")
    assert game.sees(0, 2) == "? ? ? ?"


@pytest.mark.parametrize(("given", "kept"), [("klaken", "wizard"), ("wizard", "klaken")])
def test_a_theft_blurs_the_hand_of_the_thief_too(given: str, kept: str) -> None:
    """Seat 1 knows of a Klaken in the hand of seat 0, which may then have gone to seat 2."""
    game = table(["hypnogriff hypnogriff vulcent", "klaken", "wizard"], deck="")
    game.do("hypnogriff hypnogriff 1", "give_back vulcent")
    assert game.sees(1, 0) == "? klaken"
    game.do("hypnogriff hypnogriff 2", f"give_back {given}")
    assert (game.sees(1, 0), game.sees(1, 2)) == ("?", "?")
    assert (game.sees(0, 2), game.sees(0, 1), game.hand(0)) == (given, "vulcent", kept)


def test_of_equal_cards_the_known_one_is_played_first() -> None:
    game = table(["hypnogriff vulcent", "bragon bragon bragon bragon", "ct"], deck="")
    game.do("hypnogriff hypnogriff 1", "give_back bragon+bragon+bragon").end_turn()
    assert game.sees(0, 1) == "? bragon bragon bragon"
    game.do("discard bragon")
    assert game.sees(0, 1) == "? bragon bragon"


def test_a_card_that_is_no_longer_known_is_kept_and_the_known_one_played() -> None:
    """One Yogi comes from seat 1 and is blurred by the second theft; seat 2 knows the other one."""
    game = table(["hypnogriff hypnogriff vulcent leprecon", "yogi", "yogi"], deck="")
    game.do("hypnogriff hypnogriff 1", "give_back vulcent", "hypnogriff hypnogriff 2", "give_back leprecon")
    assert (game.sees(1, 0), game.sees(2, 0)) == ("? ?", "? yogi")
    game.do("discard vulcent", "discard leprecon", "discard yogi")  # the others, then seat 0 again
    assert (game.hand(0), game.sees(2, 0)) == ("yogi", "?")


@pytest.mark.parametrize("seed", range(4))
def test_which_of_the_known_cards_is_played_does_not_change_by_saving(seed: int) -> None:
    game = table(["hypnogriff leprecon vulcent unique", "yogi yogi yogi", "ct"], deck="", seed=seed)
    game.do("hypnogriff hypnogriff 1", "give_back leprecon+vulcent+unique")
    loaded = Table(GAME.load(set_up(GAME, 3, {"firstRuler": "1"}, seed), GAME.dump(game.state)))
    assert game.do("discard yogi").state.discard == loaded.do("discard yogi").state.discard


# -- Mobgoblins ------------------------------------------------------------------------------------------------------


def test_mobgoblins_swap_any_own_top_clan_for_any_top_clan_of_a_rival() -> None:
    own = {"highland": ["yogi yogi", "bragon bragon"], "lowland": ["klaken klaken"]}
    game = table(["mob", "yogi", "yogi"], [own, TWO_CLANS, {"lowland": ["vulcent vulcent"]}])
    targets = ("1 highland", "1 lowland", "2 lowland")
    assert game.options("mob") == {f"mob {land} {target}" for land in ("highland", "lowland") for target in targets}


def test_mobgoblins_need_an_own_clan_and_a_clan_of_a_rival() -> None:
    assert table(["mob", "yogi", "yogi"], [{}, TWO_CLANS]).options("mob") == set()
    assert table(["mob", "yogi", "yogi"], [TWO_CLANS]).options("mob") == set()


def test_swapped_clans_go_where_their_species_lives_and_keep_their_ids() -> None:
    kingdoms = [{"highland": ["pegleg pegleg"], "lowland": ["vulcent vulcent", "klaken klaken"]}, THREE_HIGH]
    game = table(["mob yogi", "spydra", "yogi"], kingdoms)
    given, taken = game.top(0, "lowland"), game.top(1, "highland")
    game.do("mob lowland 1 highland")
    assert game.land(0, "highland") == ["pegleg pegleg", "bragon bragon"]
    assert game.land(0, "lowland") == ["vulcent vulcent"]
    assert game.land(1, "highland") == ["yogi yogi", "pegleg pegleg"]
    assert game.land(1, "lowland") == ["klaken klaken"]
    assert (game.top(0, "highland"), game.top(1, "lowland")) == (taken, given)
    assert game.asked == (0, "act")  # and nobody could counter it


def test_both_clans_leave_before_either_is_placed() -> None:
    kingdoms = [{"lowland": ["vulcent vulcent", "klaken klaken"]}, {"lowland": ["leprecon leprecon", "unique unique"]}]
    game = table(["mob yogi", "yogi", "yogi"], kingdoms).do("mob lowland 1 lowland")
    assert game.land(0, "lowland") == ["vulcent vulcent", "unique unique"]
    assert game.land(1, "lowland") == ["leprecon leprecon", "klaken klaken"]


def test_new_owners_place_clans_of_either_land_the_actor_first() -> None:
    kingdoms = [{"highland": ["bragon bragon", "pigxie pigxie"]}, {"lowland": ["hentaur hentaur"]}]
    game = table(["mob yogi", "yogi", "yogi"], kingdoms).do("mob highland 1 lowland")
    places = {"place highland", "place lowland"}
    assert (game.asked, game.options()) == ((0, "land"), places)
    game.do("place highland")
    assert (game.asked, game.options()) == ((1, "land"), places)
    game.do("place lowland")
    assert game.land(0, "highland") == ["bragon bragon", "hentaur hentaur"]
    assert (game.land(1, "highland"), game.land(1, "lowland")) == ([], ["pigxie pigxie"])
    assert game.asked == (0, "act")


def test_a_guard_keeps_rival_mobgoblins_out() -> None:
    game = table(["minnowtaur yogi", "mob", "yogi"], [TWO_CLANS, KLAKENS], deck="")
    assert game.do("protect minnowtaur highland").end_turn().options("mob") == {"mob lowland 0 lowland"}


def test_a_block_does_not_stop_swaps_unless_the_table_wants_it_so() -> None:
    kingdoms = (KLAKENS, {"highland": ["bragon bragon"]})
    swap = {"mob lowland 1 highland"}
    for blocked in ("0 highland", "1 lowland"):  # where the one clan, or the other, would go
        assert guarded_by_seat_2(f"block minnowtaur {blocked}", "mob", *kingdoms).options("mob") == swap
        game = guarded_by_seat_2(f"block minnowtaur {blocked}", "mob", *kingdoms, blockStopsMoves=True)
        assert game.options("mob") == set()


def test_a_clan_just_recruited_may_be_swapped_away() -> None:
    kingdoms = [{"highland": ["yogi yogi"]}, THREE_HIGH, KLAKENS]
    game = table(["bragon mob", "yogi", "yogi"], kingdoms).do("recruit bragon 1 highland", "concede")
    game.do("mob highland 2 lowland")
    assert game.land(2, "highland") == ["bragon bragon bragon"]


def test_after_a_failed_recruit_another_clan_of_that_rival_is_open_to_hires() -> None:
    rival = {"highland": ["yogi yogi", "bragon bragon"], "lowland": ["unique unique"]}
    game = table(["bragon elves mob", "bragon", "yogi"], [KLAKENS, rival])
    game.do("recruit bragon 1 highland", "answer bragon", "concede")
    assert game.options("elves", "mob") == {"elves 1 lowland", "mob lowland 1 lowland"}
