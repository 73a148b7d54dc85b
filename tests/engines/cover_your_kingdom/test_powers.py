"""Kingdom Powers, reference 9.3. Equinity and SubCerbient, which change challenges, have a file of their own."""

from typing import Any

import pytest

from engines.core.game import set_up
from engines.core.types import Story
from engines.cover_your_kingdom.cards import POWER_IDS, POWERS
from engines.cover_your_kingdom.game import GAME
from tests.engines.cover_your_kingdom import test_powers_in_challenges
from tests.engines.cover_your_kingdom.printed import DECK_TWO
from tests.engines.cover_your_kingdom.table import Table, table

MINE = {"lowland": ["klaken klaken"]}
PAIRS = "klaken klaken bragon bragon yogi yogi"


def powers_of(seats: int, each: int, seed: int) -> list[set[str]]:
    state = GAME.new(set_up(GAME, seats, {"powers": each}, seed))
    return [{name for bit, name in enumerate(POWER_IDS) if bits >> bit & 1} for bits in state.powers]


def test_every_power_has_a_test_that_names_it() -> None:
    tests = [*globals(), *vars(test_powers_in_challenges)]
    assert [power for power in POWER_IDS if not any(name.startswith(f"test_{power}_") for name in tests)] == []


# -- Wiizzz Kid


TOWER = {"highland": ["yogi yogi", "sighclops sighclops", "bragon bragon"]}


def kid(hand: str, **more: Any) -> Table:
    return table([hand, "yogi", "yogi"], [TOWER], powers={0: "wiizzz_kid"}, deck="", **more)


def test_wiizzz_kid_swaps_an_own_top_clan_with_the_one_right_under_it() -> None:
    game = kid("klaken pegleg").do("kid highland")
    assert game.land(0, "highland") == ["yogi yogi", "bragon bragon", "sighclops sighclops"]


def test_wiizzz_kid_costs_no_action_and_works_once_before_between_or_after_the_two_actions() -> None:
    first, second, swap = "discard klaken", "discard pegleg", "kid highland"
    for order in ([swap, first, second], [first, swap, second], [first, second, swap]):
        game = kid("klaken pegleg unique")
        for said in order:
            assert (swap in game.options()) == (order.index(said) <= order.index(swap))
            game.do(said)
        assert (game.discard, game.asked) == ("klaken pegleg", (1, "act"))


def test_wiizzz_kid_may_still_swap_when_the_second_action_emptied_the_hand() -> None:
    game = kid("klaken pegleg").do("discard klaken", "discard pegleg")
    assert game.options() == {"kid highland", "end"}


def test_wiizzz_kid_needs_a_stack_of_two() -> None:
    game = table(["klaken", "yogi", "yogi"], [MINE, TOWER], powers={0: "wiizzz_kid"})
    assert game.options("kid") == set()


def test_wiizzz_kid_does_not_satisfy_the_duty_to_act() -> None:
    assert kid("klaken pegleg").do("kid highland").options() == {"discard klaken", "discard pegleg"}


def test_wiizzz_kid_is_no_use_in_the_turn_of_a_rival_nor_inside_a_challenge_or_the_elves_window() -> None:
    game = table(["bragon elves", "ct", "yogi"], [MINE, TOWER], powers={1: "wiizzz_kid"}, deck="")
    assert game.options("kid") == set()
    assert game.do("recruit bragon 1 highland").options() == {"concede", "answer ct"}
    game = table(["bragon elves", "ct ct", "yogi"], [MINE, TOWER], powers={1: "wiizzz_kid"}, deck="")
    assert game.do("elves 1 highland").options() == {"let_go", "sacrifice ct+ct"}


def test_wiizzz_kid_works_again_in_the_next_turn_and_under_an_own_guard() -> None:
    game = kid("minnowtaur klaken klaken klaken").do("kid highland", "protect minnowtaur highland", "discard klaken")
    game.do("discard yogi", "discard yogi", "kid highland")
    assert game.land(0, "highland")[-1] == "bragon bragon"
    assert "kid highland" in kid("minnowtaur klaken klaken").do("protect minnowtaur highland").options()


# -- DissedHard


def test_dissed_hard_throws_up_to_two_clanning_cards_in_any_order_before_the_refill() -> None:
    game = table(
        ["leprecon leprecon yogi vulcent ct", "yogi", "yogi"], powers={0: "dissed_hard"},
        deck="klaken klaken klaken klaken klaken unique",
    )  # fmt: skip
    game.do("settle leprecon leprecon lowland paid", "end")
    assert game.asked == (0, "end_powers")
    assert game.options() == {
        "throw nothing",
        "throw yogi",
        "throw vulcent",
        "throw yogi+vulcent",
        "throw vulcent+yogi",
    }
    game.do("throw vulcent+yogi")
    assert game.discard == "vulcent yogi"
    assert game.hand(0) == "klaken klaken klaken klaken klaken ct"
    assert game.told("drew")[0].startswith("drew 0 5 ")


def test_dissed_hard_comes_after_the_last_action_and_the_last_free_use() -> None:
    game = table(["yogi leprecon vulcent", "yogi", "yogi"], [TOWER], powers={0: "dissed_hard wiizzz_kid"}, deck="")
    game.do("discard leprecon", "discard yogi")
    assert game.asked == (0, "act")
    assert game.do("kid highland").asked == (0, "end_powers")


def test_dissed_hard_works_after_a_pass_and_with_an_empty_deck() -> None:
    game = table(["ct ct", "yogi", "yogi"], powers={0: "dissed_hard"}, deck="")
    assert game.do("end").options() == {"throw nothing"}
    game = table(["yogi leprecon ct", "yogi", "yogi"], powers={0: "dissed_hard"}, deck="").do("discard yogi", "end")
    assert (game.do("throw leprecon").discard, game.hand(0)) == ("yogi leprecon", "ct")


def test_dissed_hard_is_asked_only_of_its_owner_in_the_own_turn() -> None:
    game = table(["yogi vulcent", "yogi leprecon", "yogi"], powers={1: "dissed_hard"}, deck="")
    assert game.do("discard yogi", "end").asked == (1, "act")
    assert game.do("discard yogi", "end").asked == (1, "end_powers")


# -- Match Maker


def maker(hand: str, **more: Any) -> Table:
    return table([hand, "yogi", "yogi"], powers={0: "match_maker"}, deck="", **more)


def test_match_maker_says_whether_a_settle_is_free_or_paid() -> None:
    assert maker("klaken klaken").options("settle") == {
        "settle klaken klaken lowland free",
        "settle klaken klaken lowland paid",
    }


def test_match_maker_settles_three_clans_with_the_free_one_first_in_the_middle_or_last() -> None:
    clans = ["settle klaken klaken lowland", "settle bragon bragon highland", "settle yogi yogi highland"]
    for free in range(3):
        game = maker(f"{PAIRS} ct")
        for number, clan in enumerate(clans):
            game.do(f"{clan} {'free' if number == free else 'paid'}")
        assert (game.land(0, "highland"), game.asked) == (["bragon bragon", "yogi yogi"], (1, "act"))


def test_match_maker_gives_one_free_settle_in_a_turn_and_another_in_the_next() -> None:
    game = maker(f"{PAIRS} pegleg pegleg").do("settle klaken klaken lowland free")
    assert {option.split()[-1] for option in game.options("settle")} == {"paid"}
    game.do("settle yogi yogi highland paid", "end", "discard yogi", "discard yogi")
    assert "settle bragon bragon highland free" in game.options()


def test_match_maker_must_still_act_after_a_free_settle_if_any_action_is_legal() -> None:
    assert "end" not in maker("klaken klaken yogi").do("settle klaken klaken lowland free").options()
    game = maker("klaken klaken ct").do("settle klaken klaken lowland free")
    assert game.options() == {"end"}


def test_match_maker_settles_from_the_discard_pile_too() -> None:
    assert maker("ct klaken", discard="klaken").options("settle_discard") == {
        f"settle_discard {card} lowland {cost}" for card in ("ct", "klaken") for cost in ("free", "paid")
    }


def test_match_maker_cannot_settle_freely_in_a_blocked_land() -> None:
    game = table(["bragon bragon pigxie pigxie", "", "minnowtaur"], powers={0: "match_maker"}, deck="", turn=2)
    game.do("block minnowtaur 0 highland")
    assert game.options("settle") == {f"settle pigxie pigxie lowland {cost}" for cost in ("free", "paid")}


def test_match_maker_pays_for_a_claim_in_the_inn() -> None:
    game = table(["klaken klaken yogi", "yogi"], inn=["klaken"], powers={0: "match_maker"}, deck="")
    game.do("claim klaken 0", "concede")
    assert game.state.actions == 1
    assert not game.state.free_settled


# -- Extra Features


ROWS = {
    "wizard": {"wizard {} 1 highland swap"},
    "hypnogriff": {"hypnogriff {} 1", "hypnogriff {} 2"},
    "minnowtaur": {"protect {} highland", "protect {} lowland"}
    | {f"block {{}} {seat} {land}" for seat in (1, 2, 3) for land in ("highland", "lowland")},
}
STACK = {"highland": ["yogi yogi", "bragon bragon"]}


@pytest.mark.parametrize("card", ROWS)
def test_extra_features_lets_each_of_three_hires_be_any_of_the_three(card: str) -> None:
    hire = ("wizard", "hypnogriff", "protect", "block")
    positions = [
        table([card, "yogi", "yogi", ""], [{}, STACK], powers={0: power}, deck="") for power in ("extra_features", "")
    ]
    everything = {option.format(card) for row in ROWS.values() for option in row}
    assert positions[0].options(*hire) == everything
    assert positions[1].options(*hire) == {option.format(card) for option in ROWS[card]}


@pytest.mark.parametrize("card", ROWS)
def test_extra_features_card_obeys_the_chosen_row_in_full(card: str) -> None:
    def game() -> Table:
        return table([f"{card} klaken klaken", "yogi", "yogi", ""], [{}, STACK], powers={0: "extra_features"}, deck="")

    as_wizard = game().do(f"wizard {card} 1 highland swap")
    assert as_wizard.land(1, "highland") == ["bragon bragon", "yogi yogi"]
    as_hypnogriff = game().do(f"hypnogriff {card} 1", "give_back klaken")
    assert (as_hypnogriff.hand(0), as_hypnogriff.hand(1)) == ("yogi klaken", "klaken")
    before = game().retired.count(card)
    assert as_wizard.retired.count(card) == as_hypnogriff.retired.count(card) == before + 1
    as_guard = game().do(f"protect {card} highland", "end")
    assert as_guard.guards == {"protect 0 highland"}
    assert as_guard.retired.count(card) == before
    as_guard.do("discard yogi", "discard yogi")
    assert (as_guard.guards, as_guard.retired.count(card)) == (set(), before + 1)


def test_extra_features_leaves_elves_and_mobgoblins_as_they_are() -> None:
    game = table(["elves mob", "yogi", "yogi", ""], [MINE, STACK], powers={0: "extra_features"}, deck="")
    assert game.options() == {"elves 1 highland", "mob lowland 1 highland"}


# -- Mighty Swine


def test_mighty_swine_lifts_only_the_pigxies_of_its_own_kingdom_to_fifteen() -> None:
    swine = {"highland": ["ct pigxie pigxie pigxie"]}
    game = table(["", "", "yogi"], [swine, swine], powers={0: "mighty_swine"}, turn=2, deck="").do("discard yogi")
    assert game.outcome.scores == (3 * 15 + 20, 3 * 5 + 20, 0)


# -- VulcEnt Hands


def test_vulcent_hands_hold_one_card_more_from_the_deal_on() -> None:
    for seats in (2, 3, 5, 8):
        powers = powers_of(seats, 1, seed=4)
        state = GAME.new(set_up(GAME, seats, {"powers": 1}, 4))
        size = 7 if seats == 2 else 6
        assert [len(hand) for hand in state.hands] == [size + ("vulcent_hands" in held) for held in powers]
    state = GAME.new(
        set_up(GAME, 2, {"powers": 1}, next(s for s in range(20) if {"vulcent_hands"} in powers_of(2, 1, s)))
    )
    assert (len(state.deck), [len(pile) for pile in state.inn]) == (DECK_TWO - 6 * 7 - 1, [7, 7, 7, 7])


def test_vulcent_hands_refill_to_one_card_more() -> None:
    game = table(["yogi vulcent", "yogi", "yogi"], powers={0: "vulcent_hands", 2: "vulcent_hands"})
    game.do("discard yogi", "end")
    assert [len(hand) for hand in game.state.hands] == [7, 6, 7]


# -- dealing powers


@pytest.mark.parametrize("seats", range(2, 9))
def test_one_power_each_no_two_alike_and_two_of_them_only_from_four_rulers_on(seats: int) -> None:
    dealt = set()
    for seed in range(40):
        powers = powers_of(seats, 1, seed)
        assert [len(held) for held in powers] == [1] * seats
        assert len(set.union(*powers)) == seats
        dealt |= set.union(*powers)
    assert dealt == {power.id for power in POWERS if power.few or seats > 3}


@pytest.mark.parametrize("seats", [2, 3])
def test_two_powers_each_are_one_action_and_one_modifying(seats: int) -> None:
    action = {power.id: power.action for power in POWERS if power.few}
    for seed in range(20):
        assert all(sorted(action[name] for name in held) == [False, True] for held in powers_of(seats, 2, seed))


def test_powers_are_dealt_face_up() -> None:
    story = Story()
    GAME.new(set_up(GAME, 4, {"powers": 1}, 0), story)
    first = story[0].args[1]
    assert isinstance(first, int)
    assert [
        event.args[0] for event in story if event.kind == "power_dealt" and event.seen_by(0) == event.seen_by(3)
    ] == [(first + seat) % 4 for seat in range(4)]


def test_powers_are_dealt_again_each_round() -> None:
    held = set()
    for seed in range(12):
        game = table(["yogi", "", ""], powers={0: "equinity"}, powers_each=1, contest="sum2", deck="", seed=seed)
        game.do("discard yogi")
        assert [bits.bit_count() for bits in game.state.powers] == [1, 1, 1]
        held.add(game.state.powers[0])
    assert len(held) > 3
