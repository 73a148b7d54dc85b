"""Recruiting and the challenge it opens (reference 6.4 and 7; edge cases 13.1, 13.2, 13.12, 13.14 to 13.16, 13.19)."""

from typing import Any

import pytest

from .table import Kingdom, Table, table

KLAKENS = {"lowland": ["klaken klaken"]}
BRAGONS_ON_TOP = {"highland": ["yogi yogi", "bragon bragon"]}


def attack(actor: str, defender: str, *said: str, **options: Any) -> Table:
    """Seat 0 goes after the Bragons of seat 1; there is no deck, so hands tell everything."""
    return table([actor, defender, "yogi"], [KLAKENS, BRAGONS_ON_TOP], deck="", **options).do(*said)


def recruits(actor: Kingdom, rival: Kingdom, hand: str = "bragon klaken ct") -> set[str]:
    return table([hand, "yogi", "yogi"], [actor, rival]).options("recruit")


# -- whom and what (6.4) ---------------------------------------------------------------------------------------------


def test_a_recruiter_needs_a_clan() -> None:
    assert recruits({}, BRAGONS_ON_TOP) == set()
    assert recruits(KLAKENS, BRAGONS_ON_TOP) == {"recruit bragon 1 highland", "recruit ct 1 highland"}


def test_only_top_clans_are_recruited() -> None:
    covered = {"highland": ["bragon bragon", "yogi yogi"]}
    assert recruits(KLAKENS, covered, hand="bragon") == set()
    assert recruits(KLAKENS, covered, hand="yogi") == {"recruit yogi 1 highland"}


def test_an_only_clan_is_safe() -> None:
    assert recruits(KLAKENS, {"highland": ["bragon bragon"]}) == set()


def test_clans_of_all_lands_count_together() -> None:
    one_each = {"highland": ["bragon bragon"], "lowland": ["klaken klaken"]}
    assert recruits(KLAKENS, one_each, hand="bragon klaken") == {
        "recruit bragon 1 highland",
        "recruit klaken 1 lowland",
    }


def test_nobody_recruits_an_own_clan() -> None:
    game = table(["bragon"], [{"highland": ["yogi yogi", "bragon bragon"]}], seats=3)
    assert game.options("recruit") == set()


def test_one_opens_with_one_matching_card_or_one_wild() -> None:
    game = attack("yogi bragon bragon ct ct spydra hentaur elves", "yogi")
    assert game.options("recruit") == {
        "recruit bragon 1 highland",
        "recruit ct 1 highland",
        "recruit spydra 1 highland",
    }


def test_a_protected_land_is_safe_from_recruiters() -> None:
    kingdoms = [{"highland": ["bragon bragon"], "lowland": ["klaken klaken"]}, KLAKENS]
    game = table(["minnowtaur yogi", "ct", "yogi"], kingdoms, deck="")
    game.do("protect minnowtaur highland").end_turn()
    assert game.options("recruit") == {"recruit ct 0 lowland"}


def recruits_against_a_block(land: str, rival: Kingdom) -> set[str]:
    game = table(["ct", "yogi", "minnowtaur yogi"], [KLAKENS, rival], turn=2, deck="")
    return game.do(f"block minnowtaur 0 {land}").end_turn().options("recruit")


def test_one_must_be_able_to_place_the_clan() -> None:
    one_each = {"highland": ["bragon bragon"], "lowland": ["klaken klaken"]}
    assert recruits_against_a_block("highland", one_each) == {"recruit ct 1 lowland"}
    assert recruits_against_a_block("lowland", one_each) == {"recruit ct 1 highland"}


def test_a_clan_of_either_land_needs_one_open_land() -> None:
    rival = {"highland": ["yogi yogi", "pigxie pigxie"]}
    assert recruits_against_a_block("highland", rival) == {"recruit ct 1 highland"}
    game = table(["ct", "minnowtaur yogi", "minnowtaur yogi"], [KLAKENS, rival], turn=1, deck="")
    game.do("block minnowtaur 0 highland").end_turn().do("block minnowtaur 0 lowland").end_turn()
    assert game.options("recruit") == set()


def test_a_clan_of_either_land_goes_only_to_the_open_one() -> None:
    rival = {"highland": ["yogi yogi", "pigxie pigxie"]}
    game = table(["ct yogi", "yogi", "minnowtaur yogi"], [KLAKENS, rival], turn=2, deck="")
    game.do("block minnowtaur 0 highland").end_turn().do("recruit ct 1 highland", "concede")
    assert game.land(0, "lowland") == ["klaken klaken", "ct pigxie pigxie"]


@pytest.mark.parametrize(
    ("seats", "reached"),
    [
        (4, {1, 2, 3}),
        (5, {1, 2, 3, 4}),
        (6, {1, 2, 4, 5}),
        (7, {1, 2, 5, 6}),
        (8, {1, 2, 6, 7}),
    ],
)
def test_from_six_rulers_on_one_recruits_within_two_seats(seats: int, reached: set[int]) -> None:
    for rival in range(1, seats):
        kingdoms = [KLAKENS, *[{}] * (rival - 1), BRAGONS_ON_TOP]
        offered = table(["bragon"], kingdoms, seats=seats).options("recruit")
        assert offered == ({f"recruit bragon {rival} highland"} if rival in reached else set())


def test_seats_are_counted_round_the_whole_table() -> None:
    """Rulers without cards are counted too: all but the actor's and the rival's hand are empty."""
    game = table(["bragon", "", "", "yogi", "", ""], [KLAKENS, {}, {}, BRAGONS_ON_TOP])
    assert game.options("recruit") == set()


def test_seats_do_not_matter_in_the_quick_start() -> None:
    kingdoms = [{"kingdom": ["klaken klaken"]}, {}, {}, {}, {"kingdom": ["yogi yogi", "bragon bragon"]}]
    assert table(["bragon"], kingdoms, seats=8, mode="quick").options("recruit") == {"recruit bragon 4 kingdom"}


def test_seats_do_not_limit_hires() -> None:
    hand = "elves wizard mob minnowtaur hypnogriff"
    game = table([hand, "", "", "", "yogi"], [KLAKENS, {}, {}, {}, BRAGONS_ON_TOP], seats=8)
    assert {"elves 4 highland", "wizard wizard 4 highland swap", "mob lowland 4 highland"} <= game.options()
    assert {"block minnowtaur 4 highland", "hypnogriff hypnogriff 4"} <= game.options()


# -- the failed clan ---------------------------------------------------------------------------------------------


def test_a_failed_clan_is_locked_for_this_turn_only() -> None:
    game = attack("bragon ct yogi", "bragon vulcent", "recruit bragon 1 highland", "answer bragon", "concede")
    assert game.options("recruit") == set()
    game.end_turn().do("discard vulcent", "discard yogi")  # the turns of the two others
    assert game.asked == (0, "act")
    assert game.options("recruit") == {"recruit ct 1 highland"}


def test_another_clan_of_the_same_rival_stays_open() -> None:
    rival = {**BRAGONS_ON_TOP, "lowland": ["unique unique"]}
    game = table(["bragon ct", "bragon", "yogi"], [KLAKENS, rival])
    game.do("recruit bragon 1 highland", "answer bragon", "concede")
    assert game.options("recruit") == {"recruit ct 1 lowland"}


def test_the_clan_beneath_a_recruited_one_may_be_the_second_target() -> None:
    rival = {"highland": ["sighclops sighclops", "yogi yogi", "bragon bragon"]}
    game = table(["bragon yogi", "ct", "yogi"], [KLAKENS, rival], deck="")
    game.do("recruit bragon 1 highland", "concede", "recruit yogi 1 highland", "concede")
    assert game.land(0, "highland") == ["bragon bragon bragon", "yogi yogi yogi"]
    assert game.land(1, "highland") == ["sighclops sighclops"]


def quick_failure(**options: Any) -> Table:
    kingdoms = [{"kingdom": ["klaken klaken"]}, {"kingdom": ["yogi yogi", "bragon bragon"]}]
    game = table(["bragon ct", "bragon", "yogi", "yogi"], kingdoms, deck="", mode="quick", **options)
    return game.do("recruit bragon 1 kingdom", "answer bragon", "concede")


def test_the_quick_start_knows_no_lock_unless_the_table_wants_one() -> None:
    assert quick_failure().options("recruit") == {"recruit ct 1 kingdom"}
    assert quick_failure(quickRetargetLimit=True).options("recruit") == set()


# -- answers (7) -----------------------------------------------------------------------------------------------------

FULL_HAND = "bragon bragon ct ct spydra klaken elves"
SINGLES = {"concede", "answer bragon", "answer ct", "answer spydra"}
PRICE_OF_TWO = {"concede", "answer bragon+bragon", "answer bragon+ct", "answer spydra"}


@pytest.mark.parametrize(("opening", "answers"), [("bragon", SINGLES), ("ct", SINGLES), ("spydra", PRICE_OF_TWO)])
def test_the_defender_answers_the_opening(opening: str, answers: set[str]) -> None:
    game = attack(f"{opening} yogi", FULL_HAND, f"recruit {opening} 1 highland")
    assert (game.asked, game.options()) == ((1, "answer"), answers)


@pytest.mark.parametrize(
    ("opening", "answer", "answers"),
    [
        ("bragon", "bragon", SINGLES),
        ("bragon", "ct", SINGLES),
        ("bragon", "spydra", PRICE_OF_TWO),
        ("spydra", "spydra", PRICE_OF_TWO),
        ("spydra", "bragon+bragon", SINGLES),
        ("spydra", "bragon+ct", SINGLES),
    ],
)
def test_the_attacker_answers_the_answer(opening: str, answer: str, answers: set[str]) -> None:
    said = (f"recruit {opening} 1 highland", f"answer {answer}")
    game = attack(f"{opening} {FULL_HAND}", FULL_HAND, *said)
    assert (game.asked, game.options()) == ((0, "answer"), answers)


@pytest.mark.parametrize(
    ("hand", "answers"),
    [
        ("ct ct", set()),
        ("bragon", set()),
        ("ct", set()),
        ("bragon ct", {"answer bragon+ct"}),
        ("bragon bragon bragon", {"answer bragon+bragon"}),
        ("bragon spydra", {"answer spydra"}),
        ("ct spydra", {"answer spydra"}),
        ("spydra spydra", {"answer spydra"}),
    ],
)
def test_the_price_of_a_spydra(hand: str, answers: set[str]) -> None:
    assert attack("spydra", hand, "recruit spydra 1 highland").options("answer") == answers


def test_a_pair_demands_a_pair_only_if_the_table_wants_it_so() -> None:
    said = ("recruit spydra 1 highland", "answer bragon+ct")
    assert attack("spydra bragon bragon", FULL_HAND, *said).options("answer") == {"answer bragon"}
    assert attack("spydra bragon bragon", FULL_HAND, *said, pairDemandsPair=True).options("answer") == {
        "answer bragon+bragon"
    }


def test_a_defender_who_can_only_concede_is_asked_all_the_same() -> None:
    game = attack("bragon yogi", "klaken", "recruit bragon 1 highland")
    assert (game.asked, game.options()) == ((1, "answer"), {"concede"})
    game = attack("bragon yogi", "", "recruit bragon 1 highland")
    assert game.options() == {"concede"}


def test_a_forced_concession_is_not_asked_if_the_table_hides_nothing() -> None:
    game = attack("bragon yogi", "klaken", "recruit bragon 1 highland", maskForcedConcede=False)
    assert game.asked == (0, "act")
    assert game.land(0, "highland") == ["bragon bragon bragon"]
    game = attack("bragon yogi", "bragon", "recruit bragon 1 highland", "answer bragon", maskForcedConcede=False)
    assert game.asked == (0, "act")
    assert game.land(1, "highland") == ["yogi yogi", "bragon bragon bragon bragon"]
    assert attack("bragon", "bragon", "recruit bragon 1 highland", maskForcedConcede=False).asked == (1, "answer")


def test_nobody_draws_in_a_challenge() -> None:
    game = table(["bragon bragon yogi", "bragon ct", "yogi"], [KLAKENS, BRAGONS_ON_TOP])
    game.do("recruit bragon 1 highland", "answer bragon", "answer bragon", "answer ct", "concede")
    assert game.told("drew") == []


def test_a_spydra_counts_as_one_in_the_quick_start() -> None:
    kingdoms = [{"kingdom": ["klaken klaken"]}, {"kingdom": ["yogi yogi", "bragon bragon"]}]
    game = table(["spydra", "bragon bragon ct spydra", "yogi", "yogi"], kingdoms, mode="quick")
    assert game.do("recruit spydra 1 kingdom").options() == SINGLES
    assert game.do("answer spydra").options() == {"concede"}


# -- who gets what (7) -----------------------------------------------------------------------------------------------


def test_all_cards_join_the_clan_of_an_attacker_who_wins() -> None:
    said = ("recruit bragon 1 highland", "answer spydra", "answer bragon+ct", "concede")
    game = attack("bragon bragon ct yogi", "spydra klaken", *said)
    assert game.members(0, "highland") == "bragon bragon bragon bragon ct spydra"
    assert game.land(1, "highland") == ["yogi yogi"]
    assert (game.hand(0), game.hand(1)) == ("yogi", "klaken")
    assert game.told("uncovered") == ["uncovered 1 highland yogi"]


def test_all_cards_join_the_clan_of_a_defender_who_holds_out() -> None:
    game = attack("ct yogi", "spydra klaken", "recruit ct 1 highland", "answer spydra", "concede")
    assert game.members(1, "highland") == "bragon bragon ct spydra"
    assert game.land(0, "highland") == []
    assert (game.hand(0), game.hand(1)) == ("yogi", "klaken")


def test_a_clan_keeps_its_id_whoever_wins() -> None:
    game = attack("bragon yogi", "bragon")
    before = game.top(1, "highland").id
    assert game.do("recruit bragon 1 highland", "concede").top(0, "highland").id == before
    game = attack("bragon yogi", "bragon")
    assert game.do("recruit bragon 1 highland", "answer bragon", "concede").top(1, "highland").id == before


def test_the_recruited_clan_covers_the_former_top_clan() -> None:
    game = table(["bragon yogi", "ct", "yogi"], [{"highland": ["pegleg pegleg"]}, BRAGONS_ON_TOP])
    game.do("recruit bragon 1 highland", "concede")
    assert game.land(0, "highland") == ["pegleg pegleg", "bragon bragon bragon"]


def test_a_land_may_be_left_empty() -> None:
    rival = {"highland": ["bragon bragon"], "lowland": ["unique unique"]}
    game = table(["bragon yogi", "ct", "yogi"], [KLAKENS, rival]).do("recruit bragon 1 highland", "concede")
    assert (game.land(1, "highland"), game.land(1, "lowland")) == ([], ["unique unique"])


def test_the_winner_chooses_the_land_of_a_clan_that_lives_in_either() -> None:
    rival = {"highland": ["yogi yogi", "hentaur hentaur"]}
    game = table(["hentaur yogi", "ct", "yogi"], [KLAKENS, rival]).do("recruit hentaur 1 highland", "concede")
    assert (game.asked, game.options()) == ((0, "land"), {"place highland", "place lowland"})
    game.do("place lowland")
    assert game.land(0, "lowland") == ["klaken klaken", "hentaur hentaur hentaur"]
    assert game.asked == (0, "act")


def test_clans_of_one_species_never_merge() -> None:
    game = table(["bragon yogi", "ct", "yogi"], [{"highland": ["bragon bragon"]}, BRAGONS_ON_TOP])
    game.do("recruit bragon 1 highland", "concede")
    assert game.land(0, "highland") == ["bragon bragon", "bragon bragon bragon"]


def test_clans_of_one_species_do_not_merge_either_when_those_between_them_leave() -> None:
    kingdoms = [{"highland": ["bragon bragon", "yogi yogi", "bragon ct"]}, KLAKENS]
    game = table(["bragon", "yogi wizard", ""], kingdoms, turn=1, deck="")
    game.do("wizard wizard 0 highland from_top", "recruit yogi 0 highland", "concede")
    assert game.land(0, "highland") == ["ct bragon", "bragon bragon"]
    game.do("add bragon highland highland")
    assert game.told("scored")[0] == "scored 0 80 0 0 5"


def test_only_the_upper_of_two_clans_of_one_species_grows() -> None:
    kingdom = {"highland": ["bragon ct", "bragon bragon"]}
    game = table(["bragon", "", "yogi"], [kingdom], deck="").do("add bragon highland highland")
    assert game.land(0, "highland") == ["ct bragon", "bragon bragon bragon"]


@pytest.mark.parametrize("wild", ["ct", "spydra"])
def test_wilds_lie_underneath(wild: str) -> None:
    game = attack(f"{wild} yogi", "klaken", f"recruit {wild} 1 highland", "concede")
    assert game.land(0, "highland") == [f"{wild} bragon bragon"]
