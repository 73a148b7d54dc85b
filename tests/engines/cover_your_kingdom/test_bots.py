"""The normal Ruler: how it plays, in positions and in whole games.

It is handed a view, so it cannot peep; but a hole in a view is -1, which must not be taken for the last of a table.
"""

import math
from collections.abc import Mapping
from typing import Any, SupportsIndex

import pytest

from engines.core.bots import Deadline
from engines.core.game import set_up
from engines.core.rng import Rng
from engines.core.types import Option
from engines.core.vocabulary import sentence, spell
from engines.cover_your_kingdom.bots import Normal, ledger, worths
from engines.cover_your_kingdom.bots.worths import WORTH
from engines.cover_your_kingdom.cards import KIND
from engines.cover_your_kingdom.decisions import KINDS
from engines.cover_your_kingdom.game import GAME
from engines.cover_your_kingdom.state import State
from tests.engines.bot_games import play, wins
from tests.engines.cover_your_kingdom.table import Table, table

MODES: tuple[tuple[int, Mapping[str, Any]], ...] = (
    (2, {}),
    (2, {"powers": 2, "constellations": True}),
    (3, {"powers": 2}),
    (4, {}),
    (4, {"powers": 1, "constellations": True, "lightSpeed": True}),
    (4, {"mode": "quick"}),
    (5, {"mode": "quick", "quickWildFromDiscard": True}),
    (6, {"openStacks": True, "openHistory": True, "contest": "sum2"}),
    (8, {"powers": 1, "constellations": True, "dissedHardAny": True, "spydraAnswersSubCerbient": True}),
)
FULL = "yogi leprecon vulcent sighclops pegleg unique"  # a rival's hand, which it does not see
CLUTTER = "pegleg unique hentaur"  # cards without a twin


def chosen(state: State, seed: int = 0) -> Option:
    decision = GAME.decision(state)
    assert decision is not None
    return Normal().choose(GAME.view(state, decision.seat), decision, Deadline(math.inf), Rng(seed))


def normal(game: Table) -> str:
    """What a normal Ruler does here."""
    return sentence(spell(chosen(game.state), GAME.verbs))


# -- strength


@pytest.mark.thorough
def test_a_normal_ruler_beats_three_random_rulers_far_more_often_than_its_share() -> None:
    assert wins(GAME, Normal, 120, 4, {}) >= 0.8


@pytest.mark.parametrize(("seats", "options"), MODES)
def test_in_every_mode_it_wins_more_than_half_of_its_games(seats: int, options: Mapping[str, Any]) -> None:
    assert wins(GAME, Normal, 2 * seats, seats, options) > 0.5


# -- good manners


def test_it_has_an_opinion_on_every_kind_of_decision_and_every_verb() -> None:
    assert WORTH.keys() == KINDS.keys()
    assert {verb for verbs in WORTH.values() for verb in verbs} == GAME.verbs.keys()


class NoHoles(tuple[int, ...]):
    """The table of kinds, for those who know which card they ask about."""

    def __getitem__(self, card: SupportsIndex | slice) -> Any:
        assert not isinstance(card, slice)
        assert card.__index__() >= 0, "asked for the kind of a card that cannot be seen"
        return super().__getitem__(card)


@pytest.mark.parametrize(("seats", "options"), MODES)
def test_it_answers_legally_in_all_modes_and_never_looks_into_a_hole(
    seats: int, options: Mapping[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in (ledger, worths):
        monkeypatch.setattr(module, "KIND", NoHoles(KIND))
    for seed in range(2):
        assert GAME.outcome(play(GAME, Normal, seats, options, seed, tuple(range(seats)))) is not None


def test_the_same_view_and_the_same_chance_bring_the_same_answer_and_nothing_is_touched() -> None:
    state = GAME.new(set_up(GAME, 4, {}, 7))
    while GAME.decision(state) is not None:
        before = GAME.dump(GAME.clone(state))
        assert chosen(state, seed=3) == chosen(state, seed=3)
        assert GAME.dump(state) == before
        GAME.apply(state, chosen(state))


def test_what_it_cannot_see_does_not_matter_to_it() -> None:
    state = GAME.new(set_up(GAME, 3, {}, 5))
    for step in range(60):
        decision = GAME.decision(state)
        assert decision is not None
        otherwise = GAME.redeal(GAME.view(state, decision.seat), Rng(step))
        assert chosen(state) == chosen(otherwise)
        GAME.apply(state, chosen(state))


# -- its turn


def test_it_settles_the_dearest_pair() -> None:
    assert normal(table(["yogi yogi bragon bragon klaken", FULL, FULL])) == "settle bragon bragon highland paid"


def test_it_never_settles_with_a_wild_while_a_twin_will_do() -> None:
    assert normal(table(["yogi yogi spydra ct", FULL, FULL])) == "settle yogi yogi highland paid"


def test_it_covers_the_dearer_of_its_open_clans() -> None:
    for dear, cheap in (("highland", "lowland"), ("lowland", "highland")):
        clans = {"highland": "bragon bragon", "lowland": "klaken klaken"}
        kingdom = {dear: [clans[dear] + " ct ct"], cheap: [clans[cheap]]}
        game = table(["pigxie pigxie", FULL, FULL], [kingdom])
        assert normal(game) == f"settle pigxie pigxie {dear} paid"


def test_it_goes_after_the_dearest_clan_it_can_hope_to_win() -> None:
    rich = {"highland": ["yogi yogi", "bragon bragon ct"], "lowland": ["klaken klaken"]}
    game = table(["bragon klaken", "yogi", FULL], [{"lowland": ["vulcent vulcent"]}, rich])
    assert normal(game) == "recruit bragon 1 highland"


def test_it_does_not_go_after_a_clan_that_is_surely_held() -> None:
    rich = {"highland": ["yogi yogi", "bragon bragon"]}
    game = table(
        ["bragon yogi yogi", "hypnogriff", "bragon bragon bragon"], [{"lowland": ["vulcent vulcent"]}, {}, rich]
    )
    for card in game.state.hands[2]:
        game.state.seen[card] = 1  # seat 0 has seen them all
    assert normal(game) == "settle yogi yogi highland paid"


def test_it_does_not_risk_a_spydra_for_a_cheap_clan() -> None:
    poor = {"highland": ["yogi yogi"], "lowland": ["leprecon leprecon"]}
    game = table(["spydra vulcent vulcent", FULL, FULL], [{"lowland": ["unique unique"]}, poor])
    assert normal(game) == "settle vulcent vulcent lowland paid"


def test_hires_go_to_the_dearest_clan_of_the_leader() -> None:
    leader = {"highland": ["yogi yogi", "bragon bragon ct ct"], "lowland": ["klaken klaken"]}
    other = {"highland": ["sighclops sighclops"], "lowland": ["unique unique"]}
    kingdoms = [{"lowland": ["leprecon leprecon"]}, other, leader]
    assert normal(table([f"elves {CLUTTER}", FULL, FULL], kingdoms)) == "elves 2 highland"
    assert normal(table([f"mob {CLUTTER}", FULL, FULL], kingdoms)) == "mob lowland 2 highland"


def test_a_wiizzaard_turns_its_own_dear_clan_under() -> None:
    kingdom = {"highland": ["yogi yogi", "bragon bragon ct ct"]}
    assert normal(table([f"wizard {CLUTTER}", FULL, FULL], [kingdom])) == "wizard wizard 0 highland swap"


def test_a_minnowtaur_guards_its_dearest_open_land() -> None:
    kingdom = {"highland": ["yogi yogi"], "lowland": ["klaken klaken ct ct"]}
    assert normal(table([f"minnowtaur {CLUTTER}", FULL, FULL], [kingdom])) == "protect minnowtaur lowland"


def test_a_hypnogriff_goes_to_a_full_hand_and_the_worst_cards_go_back() -> None:
    game = table(["hypnogriff yogi leprecon bragon", "klaken", "bragon spydra ct"])
    assert normal(game) == "hypnogriff hypnogriff 2"
    assert normal(game.do("hypnogriff hypnogriff 2")) == "give_back yogi+leprecon+bragon"


def test_it_never_sends_the_elves_to_its_own_clan() -> None:
    kingdom = {"highland": ["yogi yogi"], "lowland": ["klaken klaken"]}
    assert normal(table(["elves", FULL, FULL], [kingdom])) == "end"


def test_when_the_deck_is_empty_wilds_go_into_clans() -> None:
    assert normal(table(["yogi bragon spydra", "yogi", "yogi"], deck="")) == "settle bragon spydra highland paid"


def test_when_the_deck_is_empty_it_throws_nothing_away_that_it_need_not() -> None:
    game = table(["bragon klaken", "yogi", "yogi"], actions=1, deck="")
    assert (game.options(), normal(game)) == ({"discard bragon", "discard klaken", "end"}, "end")


# -- answers


def test_it_does_not_give_up_a_dear_clan_while_a_cheap_card_holds_it() -> None:
    rich = {"highland": ["bragon bragon", "yogi yogi ct ct spydra"]}
    game = table(["yogi", "yogi ct spydra", FULL], [{"lowland": ["klaken klaken"]}, rich])
    assert normal(game.do("recruit yogi 1 highland")) == "answer yogi"


def test_it_meets_a_spydra_with_a_pair_rather_than_with_its_own() -> None:
    rich = {"highland": ["bragon bragon", "yogi yogi ct ct ct"]}
    game = table(["spydra", "yogi yogi spydra", FULL], [{"lowland": ["klaken klaken"]}, rich])
    assert normal(game.do("recruit spydra 1 highland")) == "answer yogi+yogi"


def test_it_never_throws_a_wild_after_a_cheap_clan() -> None:
    poor = {"highland": ["bragon bragon", "yogi yogi"]}
    game = table([f"yogi {FULL}", "ct spydra", FULL], [{"lowland": ["klaken klaken"]}, poor])
    assert normal(game.do("recruit yogi 1 highland")) == "concede"


def test_it_pays_the_elves_for_a_dear_clan_and_not_for_a_cheap_one() -> None:
    for clan, answer in (
        ("klaken klaken klaken ct spydra spydra", "sacrifice klaken+klaken"),
        ("klaken klaken", "let_go"),
    ):
        kingdom = {"highland": ["yogi yogi"], "lowland": [clan]}
        hand = "klaken klaken ct ct" if answer != "let_go" else "ct ct spydra"
        game = table(["elves", hand, FULL], [{}, kingdom]).do("elves 1 lowland")
        assert normal(game) == answer


def test_a_clan_of_either_land_comes_to_lie_where_it_covers_most() -> None:
    own = {"highland": ["bragon bragon ct ct"], "lowland": ["leprecon leprecon"]}
    rival = {"highland": ["yogi yogi"], "lowland": ["pigxie pigxie"]}
    game = table(["pigxie vulcent", "yogi", FULL], [own, rival]).do("recruit pigxie 1 lowland", "concede")
    assert (game.asked, normal(game)) == ((0, "land"), "place highland")


# -- add-ons, and the game of two


def test_a_constellation_not_yet_lit_is_worth_more_than_one_that_is() -> None:
    game = table(["yogi yogi sighclops sighclops", FULL, FULL], lit={0: "yogi"}, constellations=True)
    assert normal(game) == "settle sighclops sighclops highland paid"


def test_mighty_swine_prefer_pigxies() -> None:
    hands = ["pigxie pigxie pegleg pegleg", FULL, FULL]
    assert normal(table(hands)) == "settle pegleg pegleg highland paid"
    assert normal(table(hands, powers={0: "mighty_swine"})).startswith("settle pigxie pigxie")


def test_a_match_maker_settles_for_free_first() -> None:
    game = table(["bragon bragon klaken", FULL, FULL], powers={0: "match_maker"})
    assert normal(game) == "settle bragon bragon highland free"


def test_the_wiizzz_kid_covers_a_dear_clan_with_a_cheap_one() -> None:
    for clans, swap in (
        (["yogi yogi", "bragon bragon ct"], "kid highland"),
        (["bragon bragon ct", "yogi yogi"], "end"),
    ):
        game = table(["elves", FULL, FULL], [{"highland": clans}], actions=2, powers={0: "wiizzz_kid"})
        assert normal(game) == swap


def test_dissed_hard_throws_the_cheapest_lone_creatures_away() -> None:
    game = table(["yogi bragon bragon klaken ct leprecon", FULL, FULL], actions=1, powers={0: "dissed_hard"}).do("end")
    assert normal(game) in ("throw yogi+leprecon", "throw leprecon+yogi")


def test_at_the_inn_it_claims_all_it_can_get() -> None:
    game = table(["bragon yogi", "vulcent"], inn=["bragon", "spydra", "yogi", "ct"])
    assert normal(game) == "claim bragon 0+1+3"


def test_it_contests_a_dear_claim_and_lets_a_cheap_one_settle() -> None:
    inn = ["bragon", "spydra", "yogi", ""]
    assert normal(table(["bragon", "ct yogi"], inn=inn).do("claim bragon 0+1")) == "answer ct"
    assert normal(table(["yogi", "ct bragon"], inn=inn).do("claim yogi 2")) == "concede"


def test_of_what_the_inn_offers_it_takes_the_dearest_clan() -> None:
    kingdoms = [{}, {"highland": ["yogi yogi"], "lowland": ["klaken klaken ct"]}]
    game = table(["bragon", "vulcent"], kingdoms, inn=["leprecon mob bragon"]).do("claim bragon 0", "concede")
    assert normal(game) == "take_clan lowland"
