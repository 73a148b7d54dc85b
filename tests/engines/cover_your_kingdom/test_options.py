"""Every option of reference 14, and the add-ons of 3: what the default means and what each other value changes."""

import re
from typing import Any

import pytest

from engines.core.errors import BadSetup
from engines.core.game import set_up
from engines.cover_your_kingdom.game import GAME
from tests.engines.cover_your_kingdom.printed import sky_but
from tests.engines.cover_your_kingdom.table import Table, table

MINE = {"lowland": ["klaken klaken"]}
RIVAL = {"highland": ["yogi yogi"], "lowland": ["klaken klaken"]}

DEFAULTS = {
    "constellations": False, "lightSpeed": False, "powers": 0, "contest": "single", "firstRuler": "random",
    "openStacks": False, "openHistory": False, "pairDemandsPair": False, "maskForcedConcede": True,
    "wizardVsGuard": "blocked", "twoPlayerHand": 7, "stalemateRounds": 1, "quickRetargetLimit": False,
    "quickWildFromDiscard": False, "blockStopsMoves": False, "elvesOwnClan": True, "elvesFailLocks": False,
    "spydraAnswersSubCerbient": False, "dissedHardAny": False, "equinityLights": True, "innOpeningSpydra": "two",
    "valuesTable": "",
}  # fmt: skip


def test_every_option_has_its_default_and_a_test_that_names_it() -> None:
    assert {setting.name: setting.default for setting in GAME.settings} == DEFAULTS
    tests = [name for name in globals() if name.startswith("test_")]
    snakes = {name: re.sub("([A-Z])", r"_\1", name).lower() for name in DEFAULTS}
    assert [
        name for name, snake in snakes.items() if not any(test.startswith(f"test_{snake}_") for test in tests)
    ] == []


def three(*hands: str, kingdoms: Any = (MINE, RIVAL), **more: Any) -> Table:
    return table(hands, kingdoms, seats=3, **{"deck": "", **more})


def new(seats: int, **options: Any) -> Any:
    return GAME.new(set_up(GAME, seats, options))


def guarded(mode: str, hand: str, rival: str = "yogi", **more: Any) -> Table:
    """Seat 2 has sent a Minnowtaur (`mode`) and seat 0 has the turn."""
    game = table([hand, rival, "minnowtaur yogi"], turn=2, **{"deck": "", **more})
    return game.do(mode, "end")


# -- add-ons (3)


def test_constellations_light_the_sky_only_when_chosen() -> None:
    for chosen, lit in ((False, set()), (True, {"klaken"})):
        game = three("klaken klaken yogi", constellations=chosen).do("settle klaken klaken lowland paid")
        assert game.lit(0) == lit


def test_light_speed_pays_only_when_chosen() -> None:
    sky = sky_but("klaken")
    for chosen, speed in ((False, 0), (True, 50)):
        game = three("klaken klaken", lit={0: sky}, constellations=True, lightSpeed=chosen)
        assert game.do("settle klaken klaken lowland paid").outcome.sources[0]["speed"] == speed


def test_powers_are_none_one_or_two_each() -> None:
    for each in (0, 1, 2):
        assert [bits.bit_count() for bits in new(3, powers=each).powers] == [each] * 3


def test_contest_is_one_round_two_or_three_summed_or_first_to_two() -> None:
    for contest, rounds in (("single", 1), ("sum2", 2), ("sum3", 3), ("first2", 2)):
        game = table(["yogi", "", ""], [MINE], deck="", contest=contest)
        score = table(["yogi", "", ""], [MINE], deck="").do("discard yogi").state.rounds[0]
        game.state.rounds = (score,) * (rounds - 1)
        assert game.do("discard yogi").over
        early = table(["yogi", "", ""], [MINE], deck="", contest=contest).do("discard yogi")
        assert early.over is (rounds == 1)


def test_first_ruler_is_drawn_by_chance_or_named_by_seat() -> None:
    assert {GAME.new(set_up(GAME, 4, {}, seed)).seat for seed in range(40)} == {0, 1, 2, 3}
    assert [new(8, firstRuler=str(seat + 1)).seat for seat in range(8)] == list(range(8))


# -- what is open (12)


def test_open_stacks_show_buried_clans() -> None:
    for chosen in (False, True):
        game = three("yogi", kingdoms=[{"highland": ["yogi yogi", "bragon bragon"]}], openStacks=chosen)
        assert (GAME.view(game.state, 1).state.stacks == game.state.stacks) is chosen


def test_open_history_shows_the_whole_discard_pile() -> None:
    for chosen in (False, True):
        game = three("yogi", discard="bragon klaken vulcent", openHistory=chosen)
        assert (GAME.view(game.state, 1).state.discard == game.state.discard) is chosen


# -- challenges (7)


def test_pair_demands_pair_makes_a_pair_as_dear_as_a_spydra() -> None:
    for chosen, answers in ((False, {"klaken", "ct", "spydra"}), (True, {"klaken+klaken", "klaken+ct", "spydra"})):
        game = three("spydra klaken klaken ct spydra", "klaken klaken", pairDemandsPair=chosen)
        game.do("recruit spydra 1 lowland", "answer klaken+klaken")
        assert game.options() == {"concede"} | {f"answer {cards}" for cards in answers}


def test_mask_forced_concede_asks_even_those_who_can_only_give_in() -> None:
    hands = ("ct elves yogi", "vulcent", "yogi")
    masked, open_ = (three(*hands, maskForcedConcede=chosen) for chosen in (True, False))
    assert masked.do("recruit ct 1 lowland").options() == {"concede"}
    assert open_.do("recruit ct 1 lowland").asked == (0, "act")
    assert open_.land(0, "lowland")[-1] == "ct klaken klaken"
    masked, open_ = (three(*hands, maskForcedConcede=chosen) for chosen in (True, False))
    assert masked.do("elves 1 lowland").options() == {"let_go"}
    assert open_.do("elves 1 lowland").land(1, "lowland") == []
    asked = three("ct elves yogi", "klaken spydra", "yogi", maskForcedConcede=False)
    assert asked.do("recruit ct 1 lowland").asked == (1, "answer")


def test_spydra_answers_sub_cerbient_lets_a_lone_spydra_meet_the_owners_heavy_card() -> None:
    for chosen in (False, True):
        game = three("ct", "spydra", powers={0: "subcerbient"}, spydraAnswersSubCerbient=chosen)
        assert ("answer spydra" in game.do("recruit ct 1 lowland").options()) is chosen


# -- guards (6.5)


def test_wizard_vs_guard_blocked_keeps_rival_wiizzaards_out_and_allowed_does_not() -> None:
    tower = {"highland": ["yogi yogi", "bragon bragon"]}
    for value, swaps in (("blocked", set()), ("allowed", {"wizard wizard 2 highland swap"})):
        game = guarded("protect minnowtaur highland", "wizard yogi", kingdoms=[MINE, {}, tower], wizardVsGuard=value)
        assert game.options("wizard") == swaps


def test_block_stops_moves_of_added_and_swapped_clans_too() -> None:
    kingdoms = [{"lowland": ["pigxie pigxie"]}, {"highland": ["bragon bragon"]}]
    for chosen in (False, True):
        game = guarded("block minnowtaur 0 highland", "pigxie mob", kingdoms=kingdoms, blockStopsMoves=chosen)
        assert ("add pigxie lowland highland" in game.options()) is not chosen
        assert ("mob lowland 1 highland" in game.options()) is not chosen
        assert "add pigxie lowland lowland" in game.options()


def test_block_stops_moves_into_the_rivals_blocked_land_when_clans_are_swapped() -> None:
    kingdoms = [{"highland": ["bragon bragon"]}, {"lowland": ["klaken klaken"]}]
    for chosen in (False, True):
        game = guarded("block minnowtaur 1 highland", "mob", kingdoms=kingdoms, blockStopsMoves=chosen)
        assert ("mob highland 1 lowland" in game.options()) is not chosen


# -- Elves (6.5)


def test_elves_own_clan_lets_the_elves_be_sent_to_ones_own() -> None:
    for chosen, targets in ((True, {"elves 0 lowland", "elves 1 highland", "elves 1 lowland"}), (False, None)):
        game = three("elves", kingdoms=[{"lowland": ["klaken klaken"] * 2}, RIVAL], elvesOwnClan=chosen)
        assert game.options("elves") == (targets or {"elves 1 highland", "elves 1 lowland"})


def test_elves_fail_locks_the_clan_that_beat_them_off() -> None:
    for chosen in (False, True):
        game = three("elves ct mob", "spydra", elvesFailLocks=chosen).do("elves 1 lowland", "sacrifice spydra")
        assert ("recruit ct 1 lowland" in game.options()) is not chosen
        assert ("mob lowland 1 lowland" in game.options()) is not chosen
        assert "recruit ct 1 highland" in game.options()


# -- powers (9.3) and sky (9.1)


def test_dissed_hard_any_throws_wilds_and_hires_too() -> None:
    for chosen, thrown in ((False, {"yogi"}), (True, {"yogi", "ct", "elves"})):
        game = three("vulcent yogi ct elves", kingdoms=(), powers={0: "dissed_hard"}, dissedHardAny=chosen)
        game.do("discard vulcent", "end")
        assert {said.split()[1] for said in game.options() if "+" not in said} == thrown | {"nothing"}
    assert game.do("throw elves+ct").discard == "vulcent elves ct"


def test_equinity_lights_the_hentaur_that_helps_a_horse_clan() -> None:
    kingdoms = [MINE, {"highland": ["pegleg pegleg"], "lowland": ["klaken klaken"]}]
    for chosen, lit in ((True, {"pegleg", "hentaur"}), (False, {"pegleg"})):
        game = three(
            "hentaur yogi", kingdoms=kingdoms, powers={0: "equinity"}, constellations=True, equinityLights=chosen
        )
        assert game.do("recruit hentaur 1 highland", "concede").lit(0) == lit


# -- the end (11)


@pytest.mark.parametrize("rounds", [1, 2, 3])
def test_stalemate_rounds_of_passes_end_the_play(rounds: int) -> None:
    game = three("spydra", "ct", "elves", kingdoms=(), stalemateRounds=rounds)
    for _ in range(3 * rounds):
        assert not game.over
        game.do("end")
    assert game.told("stalemate") == ["stalemate"]


# -- two Rulers (10)


def test_two_player_hand_is_refilled_to_seven_or_six() -> None:
    for size in (7, 6):
        game = table(["yogi vulcent", "yogi"], twoPlayerHand=size).do("discard yogi", "end")
        assert [len(hand) for hand in game.state.hands] == [size, size]


def test_inn_opening_spydra_counts_two_or_one() -> None:
    for value, answers in (("two", {"bragon+ct"}), ("one", {"bragon", "ct"})):
        game = table(["spydra", "bragon ct"], inn=["bragon"], deck="", innOpeningSpydra=value).do("claim spydra 0")
        assert game.options() == {"concede"} | {f"answer {cards}" for cards in answers}


# -- Quick Start (6.1, 13.12)


def quick(*hands: str, **more: Any) -> Table:
    kingdoms = [{"kingdom": ["yogi yogi"]}, {"kingdom": ["yogi yogi", "klaken klaken"]}]
    return table(hands, kingdoms, seats=4, mode="quick", **{"deck": "", **more})


def test_quick_retarget_limit_keeps_a_clan_safe_that_held_out() -> None:
    for chosen in (False, True):
        game = quick("ct ct", "klaken", quickRetargetLimit=chosen)
        game.do("recruit ct 1 kingdom", "answer klaken", "concede")
        assert ("recruit ct 1 kingdom" in game.options()) is not chosen


def test_quick_wild_from_discard_may_be_settled_only_when_chosen() -> None:
    for chosen in (False, True):
        game = quick("bragon ct", discard="spydra", quickWildFromDiscard=chosen)
        assert game.options("settle_discard") == ({"settle_discard bragon kingdom paid"} if chosen else set())


# -- gems and lands (1.1)


def test_values_table_edits_gems_and_lands() -> None:
    game = three("bragon bragon pigxie pigxie", kingdoms=(), valuesTable="bragon:20:lowland, pigxie:7,ct:0,")
    assert game.options("settle") == {
        "settle bragon bragon lowland paid",
        "settle pigxie pigxie highland paid",
        "settle pigxie pigxie lowland paid",
    }
    game.do("settle bragon bragon lowland paid", "settle pigxie pigxie highland paid")
    assert game.magic(0) == 2 * 20 + 2 * 7


def test_values_table_may_give_a_species_either_land_and_the_maneland_to_two_rulers() -> None:
    assert len(three("yogi yogi", valuesTable="yogi:5:either").options("settle")) == 2
    game = table(["yogi yogi", ""], valuesTable="yogi:5:maneland")
    assert game.options("settle") == {"settle yogi yogi maneland paid"}


@pytest.mark.parametrize(
    "nonsense",
    [
        "dragon:5", "bragon", "bragon:", "bragon:x", "bragon:-5", "bragon:1001", "bragon:1.5", "bragon:5:moon",
        "bragon:5:", "bragon:5:kingdom", "bragon:5:maneland", "bragon:5:highland:x", "ct:20:highland",
        "elves:0:either", ":5", "yogi:5;ct:5",
    ],
)  # fmt: skip
def test_values_table_refuses_nonsense_in_a_sentence(nonsense: str) -> None:
    with pytest.raises(BadSetup, match=r"^valuesTable: .*\.$"):
        set_up(GAME, 3, {"valuesTable": nonsense})


# -- what does not go together


@pytest.mark.parametrize(
    ("seats", "wishes", "sentence"),
    [
        (3, {"lightSpeed": True}, "lightSpeed needs constellations."),
        (4, {"powers": 2}, "Two powers each are for two or three Rulers."),
        (3, {"firstRuler": "4"}, "firstRuler is 4, but there are 3 seats."),
        (3, {"powers": 3}, "powers can be 0, 1, 2, not 3."),
        (3, {"wizardVsGuard": "maybe"}, "wizardVsGuard can be blocked, allowed, not maybe."),
        (2, {"mode": "standard"}, "standard is for 3 to 8 players, not 2."),
        (3, {"mode": "two"}, "two is for 2 to 2 players, not 3."),
        (3, {"mode": "quick"}, "quick is for 4 to 8 players, not 3."),
        (9, {}, "This game is for 2 to 8 players, not 9."),
        (1, {}, "This game is for 2 to 8 players, not 1."),
    ],
)
def test_what_does_not_go_together_is_refused_in_a_clear_sentence(seats: int, wishes: Any, sentence: str) -> None:
    with pytest.raises(BadSetup) as refused:
        set_up(GAME, seats, wishes)
    assert str(refused.value) == sentence


@pytest.mark.parametrize("add_on", [{"constellations": True}, {"powers": 1}, {"contest": "sum2"}])
def test_the_quick_start_has_no_add_ons(add_on: Any) -> None:
    with pytest.raises(BadSetup, match="The Quick Start has no add-ons"):
        set_up(GAME, 4, {"mode": "quick", **add_on})
