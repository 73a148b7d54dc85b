"""Grumbledalf's Elves and the Minnowtaur (reference 6.5 and 8; edge cases 13.5, 13.14, 13.17, 13.18, 13.21, 13.22)."""

from typing import Any

import pytest

from .table import Table, table

KLAKENS = {"lowland": ["klaken klaken"]}
TARGET = {"highland": ["yogi yogi"], "lowland": ["klaken klaken klaken"]}


def elves_at_klakens(defender: str, actor: str = "elves bragon", **options: Any) -> Table:
    """The Elves of seat 0 stand before the Klakens of seat 1; the discard pile shows a VulcEnt."""
    game = table([actor, defender, "yogi"], [KLAKENS, TARGET], discard="vulcent", **options)
    return game.do("elves 1 lowland")


# -- whom the Elves visit (6.5) --------------------------------------------------------------------------------------


def test_the_elves_visit_top_clans_of_anybody_with_two_clans_or_more() -> None:
    own = {"highland": ["yogi yogi", "bragon bragon"]}
    game = table(["elves", "yogi", "yogi", "yogi"], [own, TARGET, KLAKENS])
    assert game.options("elves") == {"elves 0 highland", "elves 1 highland", "elves 1 lowland"}


def test_own_clans_are_spared_if_the_table_wants_it_so() -> None:
    own = {"highland": ["yogi yogi", "bragon bragon"]}
    game = table(["elves", "yogi", "yogi"], [own, TARGET], elvesOwnClan=False)
    assert game.options("elves") == {"elves 1 highland", "elves 1 lowland"}


def test_one_needs_no_clan_to_send_the_elves() -> None:
    assert table(["elves", "yogi", "yogi"], [{}, TARGET]).options("elves") == {"elves 1 highland", "elves 1 lowland"}


def test_the_last_clan_of_a_kingdom_is_spared() -> None:
    game = table(["elves elves", "yogi", "yogi"], [{}, TARGET]).do("elves 1 lowland", "let_go")
    assert game.options("elves") == set()


def test_a_guard_keeps_rival_elves_out() -> None:
    game = table(["minnowtaur yogi", "elves", "yogi"], [TARGET, KLAKENS], deck="")
    assert game.do("protect minnowtaur lowland").end_turn().options("elves") == {"elves 0 highland"}


def test_a_clan_won_this_turn_is_out_of_bounds_for_the_own_elves() -> None:
    kingdoms = [{"highland": ["yogi yogi"]}, TARGET]
    game = table(["klaken elves", "yogi", "yogi"], kingdoms).do("recruit klaken 1 lowland", "concede")
    assert game.options("elves") == {"elves 0 highland"}


def test_a_clan_lost_this_turn_is_out_of_bounds_for_the_elves() -> None:
    game = table(["klaken elves", "klaken", "yogi"], [KLAKENS, TARGET])
    game.do("recruit klaken 1 lowland", "answer klaken", "concede")
    assert game.options("elves") == {"elves 1 highland"}


# -- what they do ----------------------------------------------------------------------------------------------------


def test_a_clan_taken_by_the_elves_leaves_the_game() -> None:
    kingdoms = [KLAKENS, {"lowland": ["unique unique", "ct klaken klaken"]}]
    game = table(["elves bragon", "klaken ct", "yogi"], kingdoms, discard="vulcent").do("elves 1 lowland", "let_go")
    assert game.land(1, "lowland") == ["unique unique"]
    assert sorted(game.retired.split()) == ["ct", "elves", "klaken", "klaken"]
    assert (game.discard, game.hand(1), game.magic(1)) == ("vulcent", "klaken ct", 20)
    assert game.told("uncovered") == ["uncovered 1 lowland unique"]


def test_there_is_no_defence_against_oneself() -> None:
    game = table(["elves klaken klaken spydra", "yogi", "yogi"], [TARGET]).do("elves 0 lowland")
    assert (game.asked, game.land(0, "lowland")) == ((0, "act"), [])
    assert game.hand(0) == "klaken klaken spydra"


# -- the defence (8) -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hand", "ways"),
    [
        ("spydra", {"spydra"}),
        ("klaken klaken", {"klaken+klaken"}),
        ("klaken ct", {"klaken+ct"}),
        ("ct ct", {"ct+ct"}),
        ("klaken spydra", {"spydra"}),
        ("klaken klaken ct ct spydra", {"klaken+klaken", "klaken+ct", "ct+ct", "spydra"}),
        ("klaken", set()),
        ("ct", set()),
        ("yogi yogi elves", set()),
        ("", set()),
    ],
)
def test_what_a_defender_may_sacrifice(hand: str, ways: set[str]) -> None:
    game = elves_at_klakens(hand)
    assert game.asked == (1, "defend")
    assert game.options() == {"let_go"} | {f"sacrifice {way}" for way in ways}


@pytest.mark.parametrize("way", ["spydra", "klaken+ct", "ct+ct"])
def test_the_sacrifice_goes_out_of_the_game_and_the_clan_stays_as_it_was(way: str) -> None:
    game = elves_at_klakens("klaken ct ct spydra").do(f"sacrifice {way}")
    assert game.land(1, "lowland") == ["klaken klaken klaken"]
    assert sorted(game.retired.split()) == sorted(["elves", *way.split("+")])
    assert game.discard == "vulcent"
    assert len(game.hand(1).split()) == 4 - len(way.split("+"))
    assert game.asked == (0, "act")  # asked once; nobody replies


def test_only_the_target_is_asked() -> None:
    game = table(["elves bragon", "yogi", "klaken klaken spydra"], [KLAKENS, TARGET]).do("elves 1 lowland")
    assert (game.asked, game.options()) == ((1, "defend"), {"let_go"})


def test_a_hopeless_defender_is_not_asked_if_the_table_hides_nothing() -> None:
    assert elves_at_klakens("klaken", maskForcedConcede=False).asked == (0, "act")
    assert elves_at_klakens("klaken", maskForcedConcede=False).land(1, "lowland") == []
    assert elves_at_klakens("spydra", maskForcedConcede=False).asked == (1, "defend")


def test_subcerbient_defends_with_one_terrier_and_a_spydra_defends_against_its_owner() -> None:
    def ways(owner: int) -> set[str]:
        game = table(["elves", "ct ct spydra"], [KLAKENS, TARGET], seats=4, powers={owner: "subcerbient"})
        return game.do("elves 1 lowland").options("sacrifice")

    assert ways(1) == {"sacrifice ct", "sacrifice spydra"}
    assert ways(0) == {"sacrifice ct+ct", "sacrifice spydra"}


def test_a_clan_that_beat_off_the_elves_is_open_again_at_once() -> None:
    game = elves_at_klakens("spydra", actor="elves elves klaken mob").do("sacrifice spydra")
    assert {"recruit klaken 1 lowland", "elves 1 lowland", "mob lowland 1 lowland"} <= game.options()


def test_a_clan_that_beat_off_the_elves_is_locked_if_the_table_wants_it_so() -> None:
    game = elves_at_klakens("spydra", actor="elves elves klaken mob", elvesFailLocks=True).do("sacrifice spydra")
    assert game.options("recruit") == set()
    assert game.options("elves", "mob") == {"elves 1 highland", "mob lowland 1 highland"}


def test_a_clan_of_wild_and_species_is_defended_by_its_species() -> None:
    kingdoms = [KLAKENS, {"highland": ["yogi yogi"], "lowland": ["ct klaken"]}]
    game = table(["elves bragon", "klaken klaken", "yogi"], kingdoms).do("elves 1 lowland")
    assert game.options("sacrifice") == {"sacrifice klaken+klaken"}
    game = table(["ct bragon", "klaken", "yogi"], kingdoms).do("recruit ct 1 lowland", "answer klaken", "concede")
    assert game.land(1, "lowland") == ["ct ct klaken klaken"]


# -- Minnowtaur: on guard (6.5) --------------------------------------------------------------------------------------


def test_a_guard_stays_on_the_table_until_the_next_turn_of_its_owner() -> None:
    game = table(["minnowtaur vulcent", "yogi", "yogi"], [TARGET]).do("protect minnowtaur lowland")
    assert (game.guards, game.retired) == ({"protect 0 lowland"}, "")
    game.end_turn()
    for seat in (1, 2):
        assert (game.asked, game.guards) == ((seat, "act"), {"protect 0 lowland"})
        game.do("discard yogi").end_turn()
    assert (game.asked, game.guards) == ((0, "act"), set())
    assert game.retired == "minnowtaur"


def test_guards_of_both_lands_may_stand_at_once_and_leave_together() -> None:
    game = table(["minnowtaur minnowtaur vulcent", "ct yogi", "yogi"], [TARGET, KLAKENS], deck="")
    game.do("protect minnowtaur lowland", "protect minnowtaur highland")
    assert game.guards == {"protect 0 lowland", "protect 0 highland"}
    assert game.options("recruit") == set()
    game.do("discard yogi").end_turn().do("settle_discard yogi highland paid")
    assert (game.asked, game.guards) == ((0, "act"), set())


def test_a_guard_covers_clans_that_arrive_later() -> None:
    game = table(["minnowtaur bragon bragon yogi", "ct elves mob wizard", "yogi"], [TARGET, KLAKENS], deck="")
    game.do("protect minnowtaur highland", "settle bragon bragon highland paid")
    assert game.options("recruit", "elves", "mob", "wizard") == {
        "recruit ct 0 lowland",
        "elves 0 lowland",
        "mob lowland 0 lowland",
    }


def test_a_guard_does_not_cover_the_other_land() -> None:
    game = table(["minnowtaur yogi", "klaken", "yogi"], [TARGET, KLAKENS], deck="")
    assert game.do("protect minnowtaur highland").end_turn().options("recruit") == {"recruit klaken 0 lowland"}


def test_to_keep_the_guard_up_one_must_hire_again() -> None:
    game = table(["minnowtaur minnowtaur vulcent", "yogi", "leprecon"], [TARGET], deck="")
    game.do("protect minnowtaur lowland").end_turn().do("discard yogi", "discard leprecon")
    assert (game.asked, game.guards) == ((0, "act"), set())
    assert game.do("protect minnowtaur lowland").guards == {"protect 0 lowland"}


# -- Minnowtaur: in the way ------------------------------------------------------------------------------------------


def blocked_lowland(hand: str, **options: Any) -> Table:
    """The turn of seat 1, whose Lowland is blocked by seat 0; there is no deck."""
    kingdoms = [{"highland": ["yogi yogi"], "lowland": ["unique unique"]}, {"highland": ["pigxie pigxie"], **KLAKENS}]
    game = table(["minnowtaur klaken yogi", hand, "yogi"], kingdoms, deck="", **options)
    return game.do("block minnowtaur 1 lowland").end_turn()


def test_a_block_stops_settling_and_recruiting_and_nothing_else() -> None:
    game = blocked_lowland("klaken pigxie vulcent vulcent unique ct mob wizard")
    assert game.options("settle", "recruit") == {
        "settle pigxie ct highland paid",
        "recruit ct 0 highland",
    }
    assert game.options("add") == {
        "add klaken lowland lowland",
        "add pigxie highland highland",
        "add pigxie highland lowland",
    }
    assert {"mob highland 0 lowland", "mob lowland 0 lowland"} <= game.options()


def test_a_block_lasts_through_both_actions_of_one_turn() -> None:
    game = blocked_lowland("vulcent vulcent vulcent vulcent ct").do("discard vulcent")
    assert game.options("settle", "settle_discard") == set()
    game.end_turn()
    assert game.guards == set()
    assert game.retired.split().count("minnowtaur") == 2  # the other one was out of the way from the start
    game.do("discard yogi", "settle_discard yogi highland paid").end_turn()
    game.do("settle vulcent vulcent lowland paid")
    assert game.land(1, "lowland") == ["klaken klaken", "vulcent vulcent"]


def test_a_block_concerns_its_ruler_only() -> None:
    game = table(["minnowtaur yogi", "vulcent vulcent", "vulcent vulcent"], deck="")
    game.do("block minnowtaur 2 lowland").end_turn()
    assert "settle vulcent vulcent lowland paid" in game.options()


def test_a_blocked_ruler_still_wins_as_defender() -> None:
    kingdoms = [{"highland": ["yogi yogi"]}, TARGET]
    game = table(["minnowtaur klaken vulcent", "klaken", "yogi"], kingdoms, deck="")
    game.do("block minnowtaur 1 lowland", "recruit klaken 1 lowland", "answer klaken", "concede")
    assert game.land(1, "lowland") == ["klaken klaken klaken klaken klaken"]


def test_a_blocked_ruler_may_be_given_a_clan() -> None:
    kingdoms = [KLAKENS, {"highland": ["yogi yogi"]}]
    game = table(["minnowtaur mob vulcent", "yogi", "yogi"], kingdoms, deck="")
    game.do("block minnowtaur 1 lowland", "mob lowland 1 highland")
    assert game.land(1, "lowland") == ["klaken klaken"]
