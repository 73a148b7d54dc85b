"""Settling, adding and discarding (reference 6.1 to 6.3; edge cases 13.4, 13.10, 13.16)."""

from typing import Any

import pytest

from engines.cover_your_kingdom.cards import KIND

from .table import Table, table

EITHER = ("highland", "lowland")


def settles(hand: str, discard: str = "", **options: Any) -> set[str]:
    """What a hand may settle, without the words that are always the same."""
    game = table([hand], seats=options.pop("seats", 4), discard=discard, **options)
    return {option.removesuffix(" paid") for option in game.options("settle", "settle_discard")}


def blocked(
    hand: str, land: str, kingdom: dict[str, list[str]] | None = None, discard: str = "", **options: Any
) -> Table:
    """A turn of seat 0 with a guard on one of its lands, in a world without a deck."""
    game = table([hand, "yogi", "minnowtaur yogi"], [kingdom or {}], turn=2, deck="", discard=discard, **options)
    return game.do(f"block minnowtaur 0 {land}").end_turn()


# -- settle: the pairs (6.1) -----------------------------------------------------------------------------------------


def test_two_of_a_species_settle() -> None:
    assert settles("bragon bragon klaken") == {"settle bragon bragon highland"}


def test_two_species_do_not_settle() -> None:
    assert settles("bragon klaken yogi") == set()


def test_a_card_settles_with_its_like_on_the_discard_pile() -> None:
    game = table(["bragon yogi"], seats=3, discard="klaken bragon")
    assert game.options("settle", "settle_discard") == {"settle_discard bragon highland paid"}
    game.do("settle_discard bragon highland paid")
    assert (game.land(0, "highland"), game.discard, game.hand(0)) == (["bragon bragon"], "klaken", "yogi")


def test_only_the_top_of_the_discard_pile_may_be_settled() -> None:
    assert settles("bragon ct", discard="bragon klaken") == {
        "settle bragon ct highland",
        "settle_discard ct lowland",
    }


@pytest.mark.parametrize("wild", ["ct", "spydra"])
def test_a_wild_settles_with_a_species_in_the_hand(wild: str) -> None:
    assert settles(f"klaken {wild}") == {f"settle klaken {wild} lowland"}
    game = table([f"klaken {wild} yogi"], seats=3).do(f"settle klaken {wild} lowland paid")
    assert game.land(0, "lowland") == [f"{wild} klaken"]


@pytest.mark.parametrize("wild", ["ct", "spydra"])
def test_a_wild_settles_with_a_species_on_the_discard_pile(wild: str) -> None:
    game = table([f"{wild} yogi"], seats=3, discard="yogi klaken")
    assert game.options("settle_discard") == {f"settle_discard {wild} lowland paid"}
    game.do(f"settle_discard {wild} lowland paid")
    assert (game.land(0, "lowland"), game.discard) == ([f"{wild} klaken"], "yogi")


@pytest.mark.parametrize("hand", ["ct ct", "ct spydra", "spydra spydra", "elves elves", "mob wizard"])
def test_wilds_alone_and_hires_never_settle(hand: str) -> None:
    assert settles(hand) == set()


def test_a_hire_settles_with_nothing() -> None:
    assert settles("bragon elves mob wizard hypnogriff minnowtaur", discard="klaken") == set()


def test_a_clan_is_settled_with_exactly_two_cards() -> None:
    assert settles("bragon bragon bragon ct") == {"settle bragon bragon highland", "settle bragon ct highland"}
    game = table(["bragon bragon bragon ct"], seats=3).do("settle bragon bragon highland paid")
    assert [len(clan.split()) for clan in game.land(0, "highland")] == [2]


def test_equinity_does_not_help_to_settle() -> None:
    game = table(["hentaur pegleg unique"], seats=3, powers={0: "equinity"}, discard="pegleg")
    assert game.options("settle", "settle_discard") == {"settle_discard pegleg highland paid"}


def test_a_second_clan_of_a_species_lies_on_the_first_as_a_clan_of_its_own() -> None:
    game = table(["bragon bragon yogi"], [{"highland": ["bragon bragon"]}], seats=3)
    first = game.top(0, "highland").id
    game.do("settle bragon bragon highland paid")
    assert game.land(0, "highland") == ["bragon bragon", "bragon bragon"]
    assert game.top(0, "highland").id != first


def test_settling_needs_no_clan_and_costs_an_action() -> None:
    game = table(["bragon bragon yogi", "yogi", "yogi"]).do("settle bragon bragon highland paid")
    assert game.state.actions == 1


# -- settle: the land (6.1) ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("species", ["pigxie", "hentaur"])
def test_the_actor_chooses_the_land_of_a_clan_that_lives_in_either(species: str) -> None:
    assert settles(f"{species} {species}") == {f"settle {species} {species} {land}" for land in EITHER}
    assert settles(f"{species} ct") == {f"settle {species} ct {land}" for land in EITHER}
    assert settles("ct", discard=species) == {f"settle_discard ct {land}" for land in EITHER}
    assert settles(species, discard=species) == {f"settle_discard {species} {land}" for land in EITHER}


@pytest.mark.parametrize(("species", "land"), [("unique", "lowland"), ("pegleg", "highland")])
def test_every_other_clan_goes_to_its_own_land(species: str, land: str) -> None:
    assert settles(f"{species} {species}") == {f"settle {species} {species} {land}"}


def test_with_two_rulers_horses_live_in_the_maneland_and_pigxies_anywhere() -> None:
    for horse in ("pegleg", "hentaur", "unique"):
        assert settles(f"{horse} {horse}", seats=2) == {f"settle {horse} {horse} maneland"}
    assert settles("pigxie pigxie", seats=2) == {
        f"settle pigxie pigxie {land}" for land in ("highland", "lowland", "maneland")
    }


def test_the_new_clan_lies_on_top() -> None:
    game = table(["bragon bragon yogi"], [{"highland": ["yogi yogi", "pegleg pegleg"]}], seats=3)
    game.do("settle bragon bragon highland paid")
    assert game.land(0, "highland") == ["yogi yogi", "pegleg pegleg", "bragon bragon"]


def test_nothing_settles_in_a_blocked_land() -> None:
    game = blocked("bragon bragon klaken klaken pigxie pigxie ct", "highland")
    assert game.options("settle") == {
        "settle klaken klaken lowland paid",
        "settle klaken ct lowland paid",
        "settle pigxie pigxie lowland paid",
        "settle pigxie ct lowland paid",
    }


def test_a_block_holds_for_cards_of_the_discard_pile_too() -> None:
    assert blocked("klaken ct", "lowland", discard="klaken").options("settle", "settle_discard") == set()


def test_a_block_holds_for_a_free_settle_too() -> None:
    game = table(["klaken klaken", "yogi", "minnowtaur yogi"], turn=2, deck="", powers={0: "match_maker"})
    game.do("block minnowtaur 0 lowland").end_turn()
    assert game.options("settle") == set()


# -- settle in the Quick Start ---------------------------------------------------------------------------------------


def test_the_quick_start_has_one_stack_and_no_lands() -> None:
    assert settles("bragon bragon pigxie ct", mode="quick") == {
        "settle bragon bragon kingdom",
        "settle bragon ct kingdom",
        "settle pigxie ct kingdom",
    }
    game = table(["bragon bragon"], [{"kingdom": ["klaken klaken"]}], seats=4, mode="quick")
    game.do("settle bragon bragon kingdom paid")
    assert game.land(0, "kingdom") == ["klaken klaken", "bragon bragon"]


def test_a_wild_on_the_discard_pile_settles_nothing() -> None:
    assert settles("bragon ct spydra", discard="ct", mode="quick") == {
        "settle bragon ct kingdom",
        "settle bragon spydra kingdom",
    }


def test_a_wild_on_the_discard_pile_settles_if_the_table_wants_it_so() -> None:
    assert settles("bragon spydra", discard="ct", mode="quick", quickWildFromDiscard=True) == {
        "settle bragon spydra kingdom",
        "settle_discard bragon kingdom",
    }
    game = table(["bragon yogi"], seats=4, discard="ct", mode="quick", quickWildFromDiscard=True)
    game.do("settle_discard bragon kingdom paid")
    assert (game.land(0, "kingdom"), game.discard) == (["ct bragon"], "")


# -- add (6.2) -------------------------------------------------------------------------------------------------------


def test_a_card_joins_the_matching_top_clan() -> None:
    game = table(["klaken yogi"], [{"lowland": ["klaken klaken"]}], seats=3)
    before = game.top(0, "lowland").id
    game.do("add klaken lowland lowland")
    assert (game.land(0, "lowland"), game.hand(0)) == (["klaken klaken klaken"], "yogi")
    assert game.top(0, "lowland").id == before
    assert game.state.actions == 1


def test_nothing_joins_a_clan_that_is_covered() -> None:
    assert table(["bragon"], [{"highland": ["bragon bragon", "yogi yogi"]}], seats=3).options("add") == set()


def test_nothing_joins_a_clan_of_a_rival() -> None:
    assert table(["bragon"], [{}, {"highland": ["bragon bragon"]}], seats=3).options("add") == set()


def test_wilds_and_other_species_never_join() -> None:
    game = table(["ct spydra yogi"], [{"highland": ["bragon bragon"]}], seats=3)
    assert game.options("add") == set()


def test_equinity_does_not_help_to_add() -> None:
    game = table(["hentaur"], [{"highland": ["pegleg pegleg"]}], seats=3, powers={0: "equinity"})
    assert game.options("add") == set()


def test_a_clan_of_wild_and_species_grows_by_its_species() -> None:
    game = table(["klaken yogi"], [{"lowland": ["klaken spydra"]}], seats=3).do("add klaken lowland lowland")
    assert game.land(0, "lowland") == ["spydra klaken klaken"]


@pytest.mark.parametrize("species", ["pigxie", "hentaur"])
def test_a_clan_of_either_land_may_move_when_a_card_joins_it(species: str) -> None:
    kingdom = {"highland": ["bragon bragon"], "lowland": ["klaken klaken", f"{species} {species}"]}
    game = table([f"{species} yogi"], [kingdom], seats=3)
    assert game.options("add") == {f"add {species} lowland lowland", f"add {species} lowland highland"}
    clan = game.top(0, "lowland")
    game.do(f"add {species} lowland highland")
    assert game.land(0, "highland") == ["bragon bragon", f"{species} {species} {species}"]
    assert game.top(0, "highland").id == clan.id
    assert game.land(0, "lowland") == ["klaken klaken"]
    assert game.told("uncovered") == ["uncovered 0 lowland klaken"]


def test_what_a_moved_clan_uncovers_can_grow_and_be_recruited() -> None:
    kingdom = {"lowland": ["klaken klaken", "pigxie pigxie"]}
    hands = ["pigxie klaken ct", "klaken", "yogi"]
    game = table(hands, [kingdom, {"highland": ["yogi yogi"]}], deck="").do("add pigxie lowland highland")
    assert "add klaken lowland lowland" in game.options()
    assert game.end_turn().options("recruit") == {"recruit klaken 0 lowland"}


def test_without_a_card_no_clan_moves() -> None:
    game = table(["yogi"], [{"lowland": ["pigxie pigxie"]}], seats=3)
    assert game.options() == {"discard yogi"}


def test_other_clans_do_not_move() -> None:
    game = table(["klaken"], [{"lowland": ["klaken klaken"]}], seats=3)
    assert game.options("add") == {"add klaken lowland lowland"}


def test_two_matching_top_clans_leave_the_choice_to_the_actor() -> None:
    kingdom = {"highland": ["pigxie pigxie"], "lowland": ["pigxie pigxie pigxie"]}
    game = table(["pigxie yogi"], [kingdom], seats=3)
    assert game.options("add") == {f"add pigxie {land} {to}" for land in EITHER for to in EITHER}
    game.do("add pigxie highland lowland")
    assert game.land(0, "lowland") == ["pigxie pigxie pigxie", "pigxie pigxie pigxie"]  # two clans still


def test_with_two_rulers_only_pigxies_move_and_to_any_of_three_lands() -> None:
    game = table(["pigxie hentaur"], [{"lowland": ["pigxie pigxie"], "maneland": ["hentaur hentaur"]}], seats=2)
    assert game.options("add") == {
        "add pigxie lowland lowland",
        "add pigxie lowland highland",
        "add pigxie lowland maneland",
        "add hentaur maneland maneland",
    }


def test_a_block_stops_moves_only_if_the_table_wants_it_so() -> None:
    kingdom = {"lowland": ["pigxie pigxie"]}
    stay, move = "add pigxie lowland lowland", "add pigxie lowland highland"
    assert blocked("pigxie", "highland", kingdom).options("add") == {stay, move}
    assert blocked("pigxie", "highland", kingdom, blockStopsMoves=True).options("add") == {stay}


@pytest.mark.parametrize("strict", [False, True])
def test_cards_join_a_clan_in_a_blocked_land(strict: bool) -> None:
    game = blocked("klaken", "lowland", {"lowland": ["klaken klaken"]}, blockStopsMoves=strict)
    assert game.options("add") == {"add klaken lowland lowland"}


def test_a_guard_stays_with_the_land_when_a_clan_moves_away() -> None:
    kingdom = {"highland": ["bragon bragon"], "lowland": ["klaken klaken", "pigxie pigxie"]}
    game = table(["pigxie minnowtaur yogi", "ct", "yogi"], [kingdom, {"highland": ["yogi yogi"]}], deck="")
    game.do("protect minnowtaur lowland", "add pigxie lowland highland")
    assert game.guards == {"protect 0 lowland"}
    assert game.options("recruit") == {"recruit ct 0 highland"}


def test_the_quick_start_adds_but_never_moves() -> None:
    game = table(["pigxie ct"], [{"kingdom": ["pigxie pigxie"]}], seats=4, mode="quick")
    assert game.options("add") == {"add pigxie kingdom kingdom"}


# -- discard (6.3) ---------------------------------------------------------------------------------------------------


def test_a_discard_lies_on_top_and_draws_one_card() -> None:
    game = table(["bragon klaken"], seats=3, discard="yogi", deck="unique pigxie").do("discard bragon")
    assert (game.discard, game.hand(0)) == ("yogi bragon", "unique klaken")
    assert [KIND[card] for card in game.state.deck] == [1]
    assert game.state.actions == 1


def test_without_a_deck_a_discard_draws_nothing() -> None:
    game = table(["bragon klaken", "yogi", "yogi"], deck="").do("discard bragon")
    assert (game.hand(0), game.told("drew")) == ("klaken", [])


@pytest.mark.parametrize("seats", [2, 3])
def test_wilds_and_hires_are_never_discarded(seats: int) -> None:
    game = table(["bragon ct spydra elves hypnogriff wizard mob"], seats=seats)
    assert game.options("discard") == {"discard bragon"}


def test_in_the_quick_start_any_card_is_discarded() -> None:
    game = table(["bragon ct spydra"], seats=4, mode="quick")
    assert game.options("discard") == {"discard bragon", "discard ct", "discard spydra"}
    assert game.do("discard spydra").discard == "spydra"


def test_what_was_discarded_can_be_settled_with_the_second_action() -> None:
    game = table(["bragon bragon yogi"], seats=3, deck="").do("discard bragon")
    assert "settle_discard bragon highland paid" in game.options()
