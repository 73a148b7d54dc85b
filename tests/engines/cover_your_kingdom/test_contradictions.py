"""Where the rulebooks contradict themselves, reference 16: one test for each row, holding its reading."""

from typing import Any

import pytest

from engines.core.errors import BadSetup
from engines.core.game import set_up
from engines.cover_your_kingdom.cards import KIND_IDS, LAND_IDS, ROWS
from engines.cover_your_kingdom.game import GAME
from tests.engines.cover_your_kingdom.printed import KINDS
from tests.engines.cover_your_kingdom.table import Table, table

MINE = {"lowland": ["klaken klaken"]}
RIVAL = {"highland": ["yogi yogi"], "lowland": ["klaken klaken"]}


def three(*hands: str, **more: Any) -> Table:
    return table(hands, [MINE, RIVAL], seats=3, **{"deck": "", **more})


def test_misspelt_contents_give_way_to_one_id_and_one_name_for_each_card() -> None:
    assert list(KIND_IDS) == KINDS
    names = {row.id: row.name for row in ROWS}
    assert (names["spydra"], names["hentaur"], names["mob"]) == ("Spydra", "Hentaur", "Mobgoblins")
    assert (names["wizard"], names["ct"]) == ("Wiizzaard", "CerbeRussel Terrier")


def test_discard_only_clanning_cards_except_in_the_quick_start() -> None:
    assert table(["yogi ct elves", "", ""]).options("discard") == {"discard yogi"}
    quick = table(["yogi ct spydra", "", "", ""], mode="quick")
    assert quick.options("discard") == {"discard yogi", "discard ct", "discard spydra"}


def test_ties_go_to_most_creatures_except_in_the_quick_start() -> None:
    rich, many = "klaken klaken", "yogi yogi yogi yogi yogi yogi"
    game = table(["vulcent", "", ""], [{"lowland": [rich]}, {"highland": [many]}], deck="").do("discard vulcent")
    assert game.outcome.winners == (1,)
    game = table(["vulcent", "", "", ""], [{"kingdom": [rich]}, {"kingdom": [many]}], deck="", mode="quick")
    assert game.do("discard vulcent").outcome.winners == (0, 1)


def test_the_retired_pile_is_a_second_face_up_pile_beside_the_discard_pile() -> None:
    game = table(["wizard bragon", "", ""], [{"lowland": ["klaken klaken", "vulcent vulcent"]}])
    game.do("wizard wizard 0 lowland swap", "discard bragon")
    assert (game.retired, game.discard) == ("wizard", "bragon")
    assert GAME.view(game.state, 2).state.retired == game.state.retired


def test_two_rulers_are_dealt_seven_and_refill_to_seven() -> None:
    state = GAME.new(set_up(GAME, 2))
    assert [len(hand) for hand in state.hands] == [7, 7]
    game = table(["yogi vulcent", "yogi"]).do("discard yogi", "end")
    assert [len(hand) for hand in game.state.hands] == [7, 7]


def test_two_rulers_have_one_kingdom_of_three_lands() -> None:
    game = table(["ct", "yogi"], [MINE, {"highland": ["yogi yogi"], "maneland": ["unique unique"]}], deck="")
    assert game.state.charter.lands == tuple(LAND_IDS.index(land) for land in ("highland", "lowland", "maneland"))
    assert game.options("recruit") == {"recruit ct 1 highland", "recruit ct 1 maneland"}  # two clans in all


def test_two_terriers_answer_the_elves_but_not_a_spydra() -> None:
    assert three("spydra", "ct ct").do("recruit spydra 1 lowland").options() == {"concede"}
    assert three("elves", "ct ct").do("elves 1 lowland").options() == {"let_go", "sacrifice ct+ct"}


def test_the_top_clan_of_your_stack_means_any_own_top_clan() -> None:
    kingdom = {"highland": ["bragon bragon", "yogi yogi"], "lowland": ["klaken klaken"]}
    game = table(["yogi klaken bragon", "", ""], [kingdom])
    assert game.options("add") == {"add yogi highland highland", "add klaken lowland lowland"}


def test_to_steal_means_to_recruit_so_elves_neither_lock_nor_go_after_what_was_recruited() -> None:
    beaten_off = three("elves ct", "spydra").do("elves 1 lowland", "sacrifice spydra")
    assert "recruit ct 1 lowland" in beaten_off.options()
    recruited = three("elves ct", "yogi").do("recruit ct 1 lowland", "concede")
    assert recruited.land(0, "lowland")[-1] == "ct klaken klaken"
    assert "elves 0 lowland" not in recruited.options()


def test_own_clans_are_open_to_elves_and_wiizzaard_only() -> None:
    stacks = {"highland": ["yogi yogi", "bragon bragon"]}
    game = table(["elves wizard hypnogriff mob", "yogi", ""], [stacks, MINE], deck="")
    aimed = {verb: game.options(verb) for verb in ("elves", "wizard", "hypnogriff", "mob")}
    assert aimed == {
        "elves": {"elves 0 highland"},
        "wizard": {"wizard wizard 0 highland swap"},
        "hypnogriff": {"hypnogriff hypnogriff 1"},
        "mob": {"mob highland 1 lowland"},
    }


def test_a_minnowtaur_that_leaves_is_retired_not_discarded() -> None:
    game = table(["minnowtaur yogi yogi", "yogi", ""], deck="bragon " * 9).do("protect minnowtaur highland", "end")
    before = game.retired.count("minnowtaur")
    game.do("discard yogi", "end")
    while game.asked[0] != 0:
        game.do(min(game.options("discard")), "end")
    assert (game.retired.count("minnowtaur"), "minnowtaur" in game.discard) == (before + 1, False)


def test_against_the_subcerbient_owner_a_spydra_counts_one_and_cannot_answer_alone() -> None:
    game = three("spydra", "klaken spydra", powers={0: "subcerbient"}).do("recruit spydra 1 lowland")
    assert game.options() == {"concede", "answer klaken+spydra"}


def test_dissed_hard_throws_clanning_cards_only_unless_agreed() -> None:
    for agreed, thrown in ((False, {"yogi"}), (True, {"yogi", "ct"})):
        game = table(["vulcent yogi ct", "", ""], powers={0: "dissed_hard"}, deck="", dissedHardAny=agreed)
        options = game.do("discard vulcent", "end").options()
        assert {said.split()[1] for said in options if "+" not in said} == {"nothing"} | thrown


def test_a_claim_in_the_inn_is_the_opening_play_and_the_rival_answers() -> None:
    game = table(["bragon", "ct"], inn=["bragon"], deck="").do("claim bragon 0")
    assert (game.asked, game.options()) == ((1, "inn_contest"), {"concede", "answer ct"})


def test_wiizzz_kid_works_at_any_time_of_the_own_turn_only() -> None:
    stacks = {"highland": ["yogi yogi", "bragon bragon"]}
    game = table(["yogi vulcent", "yogi", ""], [stacks, stacks], powers={1: "wiizzz_kid"}, deck="")
    assert game.options("kid") == set()
    assert game.do("discard yogi", "end").options("kid") == {"kid highland"}


def test_the_box_is_for_two_to_eight_rulers() -> None:
    for seats in range(2, 9):
        assert GAME.decision(GAME.new(set_up(GAME, seats))) is not None
    for seats in (1, 9):
        with pytest.raises(BadSetup):
            set_up(GAME, seats)
