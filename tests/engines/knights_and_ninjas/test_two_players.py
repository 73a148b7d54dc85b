"""The two-player variation (reference 11): draft, duel, redeal, and the cards that change."""

import pytest

from engines.core.game import set_up
from engines.core.types import HIDDEN
from engines.knights_and_ninjas.game import GAME
from engines.knights_and_ninjas.rules.course import PATIENCE

from .table import Table, table


def duel(*hands: str, **more: object) -> Table:
    return table(hands, seats=2, **more)  # type: ignore[arg-type]


def begun(seed: int = 1, **options: str) -> Table:
    return Table(GAME.new(set_up(GAME, 2, options, seed)))


# -- setting up and the draft


def test_six_gems_each_empty_hands_and_all_twelve_to_win() -> None:
    state = begun().state
    assert (state.gems, state.hands, state.target) == ([6, 6], [[], []], 12)
    assert (len(state.lane), len(state.deck)) == (14, 85)  # the fifteenth is being looked at


def test_of_equals_chance_or_the_host_says_who_drafts_first() -> None:
    assert {begun(seed).asked[0] for seed in range(20)} == {0, 1}
    assert {begun(seed, firstPlayer="2").asked[0] for seed in range(20)} == {1}


def test_whoever_keeps_a_card_hands_the_draft_over() -> None:
    game = begun(firstPlayer="1").do("keep")
    assert (game.asked, len(game.state.hands[0])) == ((1, "draft"), 1)


def test_whoever_gives_a_card_away_draws_again() -> None:
    game = begun(firstPlayer="1").do("give")
    assert (game.asked, len(game.state.hands[1])) == ((0, "draft"), 1)


def test_the_last_card_cannot_be_given_away() -> None:
    game = begun(firstPlayer="1").do(*["give"] * 14)
    assert game.options() == {"keep"}
    assert game.do("keep").asked == (0, "turn")
    assert [len(hand) for hand in game.state.hands] == [1, 14]


def test_given_cards_are_known_to_both_and_kept_ones_only_to_the_keeper() -> None:
    game = begun(firstPlayer="1").do("give", "keep", "keep")
    assert game.sees(0, 1).count("?") == 1  # kept
    assert len(game.sees(0, 1).split()) == 2
    assert game.sees(1, 0) == "?"


def test_the_card_being_looked_at_is_for_its_drafter_only() -> None:
    game = begun(firstPlayer="1")
    card = game.state.agenda[-1][2]
    assert GAME.view(game.state, 0).state.agenda[-1] == ("draft", 0, card)
    assert GAME.view(game.state, 1).state.agenda[-1] == ("draft", 0, HIDDEN)


def test_a_draft_takes_the_discards_in_when_the_pile_is_short() -> None:
    game = duel("", "", deck="king " * 3)
    game.do("redeal")
    assert (len(game.state.lane), len(game.state.discard), len(game.state.deck)) == (14, 0, 85)
    assert (game.state.target, game.state.reshuffles) == (12, 0)


def test_the_table_is_told_when_discards_are_shuffled_in_for_a_draft() -> None:
    """11: before the lane is laid out; and the target stays, unlike in 8."""
    game = duel("", "", deck="king " * 3)
    game.do("redeal")
    assert game.told("shuffled_in") == ["shuffled_in 97"]
    assert game.told("reshuffled") == []
    kinds = [event.kind for event in game.story]
    assert kinds.index("redealt") < kinds.index("shuffled_in") < kinds.index("lane_dealt")
    told = next(event for event in game.story if event.kind == "shuffled_in")
    assert "97 cards from the discard pile are shuffled in" in GAME.text.event(told, ("Ada", "Bea"))


def test_nothing_is_told_where_nothing_is_shuffled_in() -> None:
    assert duel("", "", discard="king").do("redeal").told("shuffled_in") == []
    assert duel("", "", deck="king king queen", rest=1).do("redeal").told("shuffled_in") == []


def test_if_there_are_fewer_than_fifteen_all_of_them_are_drafted() -> None:
    game = duel("", "", deck="king king queen", rest=1)
    game.do("redeal")
    assert game.told("lane_dealt") == ["lane_dealt 3 0"]
    game.do("keep", "keep", "keep")
    assert game.asked == (0, "turn")


def test_without_any_card_to_draft_the_duel_goes_on() -> None:
    game = duel("", "", deck="", rest=1).do("redeal")
    assert game.asked == (0, "turn")


# -- the duel


def test_nobody_draws_at_the_start_of_a_turn() -> None:
    game = duel("peasant soldier knight king", "queen").do("pass king")
    assert (game.hand(1), game.asked) == ("queen", (1, "turn"))


@pytest.mark.parametrize(("cards", "ways"), [(0, {"redeal"}), (3, {"redeal"}), (4, {"pass traitor", "pass princess"})])
def test_with_three_cards_or_fewer_redeal_with_more_discard(cards: int, ways: set[str]) -> None:
    hand = " ".join(["traitor", "princess", "traitor", "princess"][:cards])
    assert duel(hand, "").options() == ways


def test_a_redeal_may_be_called_with_playable_cards() -> None:
    assert {"redeal", "attack 1"} <= duel("knight", "").options()


def test_a_redeal_sweeps_the_walls_and_keeps_the_hands() -> None:
    game = duel("knight", "soldier", walls={0: "castle archer", 1: "castle"}).do("redeal")
    assert (game.wall(0), game.wall(1), game.hand(0), game.hand(1)) == ("", "", "knight", "soldier")
    assert game.discard == "archer castle castle"


def test_after_an_attack_without_gems_the_turn_simply_ends() -> None:
    game = duel("knight soldier", "knight").do("attack 1", "lay knight", "answer knight", "stop")
    assert (game.hand(0), game.asked) == ("soldier", (1, "turn"))


def test_all_twelve_gems_win() -> None:
    game = duel("knight", "", gems=[9, 3]).do("attack 1", "lay knight", "endure").decline_all()
    assert game.outcome.winners == (0,)


def test_own_turn_is_no_question_with_two() -> None:
    game = duel("king", "traitor", gems=[1, 11], winCheck="ownTurn")
    game.do("attack 1", "lay king", "answer traitor", "endure").decline_all()
    assert game.outcome.winners == (1,)


def test_the_robbed_player_may_play_a_highwayman() -> None:
    game = duel("knight", "highwayman").do("attack 1", "lay knight", "endure", "rob highwayman", "decline")
    assert game.gems == [6, 6]


def test_drafts_do_not_go_on_for_ever() -> None:
    game = duel("ladder ladder ladder ladder", "", gems=[7, 5])
    game.state.drafts = PATIENCE
    assert game.do("pass ladder").outcome.winners == (0,)


# -- changed cards


def test_the_herald_is_shown_two_cards() -> None:
    game = duel("herald", "king queen soldier").do("herald herald")
    assert game.options() == {"show soldier+king", "show soldier+queen", "show king+queen"}
    game.do("show soldier+king")
    assert game.options() == {"take 1 soldier", "take 1 king"}
    game.do("take 1 king")
    assert (game.hand(0), game.hand(1)) == ("king", "soldier queen")
    assert duel("herald", "king").do("herald herald").options() == {"show king"}


def test_the_merchant_costs_two_gems() -> None:
    game = duel("merchant", "king queen soldier knight").do("merchant merchant 1")
    assert (game.gems, len(game.state.hands[0])) == ([4, 8], 2)
    assert not duel("merchant", "king queen", gems=[1, 11]).options("merchant")


def test_paying_the_merchant_can_hand_the_rival_the_twelfth_gem() -> None:
    game = duel("merchant", "king queen", gems=[2, 10]).do("merchant merchant 1")
    assert game.outcome.winners == (1,)


@pytest.mark.parametrize(
    ("gems", "hand", "dues"),
    [
        (6, "king king king", {"pay_gems", "pay king+king+king"}),
        (6, "king king", {"pay_gems"}),
        (1, "king king king", {"pay king+king+king"}),
        (1, "king queen", {"pay king+queen"}),
        (1, "", {"pay_gems"}),
    ],
)
def test_the_monk_takes_two_gems_or_three_cards(gems: int, hand: str, dues: set[str]) -> None:
    game = duel("monk", hand, gems=[12 - gems, gems], walls={1: "castle"})
    assert game.do("monk monk").options() == dues


def test_the_monks_two_gems_move() -> None:
    game = duel("monk", "king king", walls={1: "castle"}).do("monk monk", "pay_gems")
    assert game.gems == [8, 4]
    last = duel("monk", "", gems=[11, 1], walls={1: "castle"}).do("monk monk", "pay_gems")
    assert last.outcome.winners == (0,)


def test_the_minstrel_is_an_answer_only() -> None:
    assert duel("minstrel castle jester", "").options("fortify") == {
        "fortify castle",
        "fortify jester:archer",
        "fortify castle+jester:archer",
    }


def test_the_minstrel_costs_the_attacker_two_more_cards_of_choice() -> None:
    game = duel("peasant peasant king queen ladder", "minstrel").do(
        "attack 1", "lay peasant+peasant", "answer minstrel"
    )
    assert game.options() == {"give_up king+queen", "give_up king+ladder", "give_up queen+ladder"}
    game.do("give_up king+ladder")
    assert (game.hand(0), game.asked, game.wall(1)) == ("queen", (1, "turn"), "")
    assert game.discard == "king ladder minstrel peasant peasant"


def test_the_minstrel_against_an_empty_hand_costs_nothing_more() -> None:
    game = duel("knight", "minstrel").do("attack 1", "lay knight", "answer minstrel")
    assert (game.asked, game.discard) == ((1, "turn"), "knight minstrel")


def test_against_a_turned_blow_the_rival_who_controls_it_pays() -> None:
    game = duel("knight minstrel king", "traitor soldier queen")
    game.do("attack 1", "lay knight", "answer traitor", "answer minstrel")
    assert game.asked == (1, "minstrel_cost")
    game.do("give_up soldier+queen")
    assert (game.hand(0), game.hand(1), game.asked) == ("king", "", (0, "blow"))


def test_out_of_a_great_hand_the_two_cards_are_given_up_one_by_one() -> None:
    game = duel("knight", "minstrel", deck="", rest=0).do("attack 1", "lay knight", "answer minstrel")
    assert {"give_up king", "give_up queen"} <= game.options()
    game.do("give_up king")
    assert GAME.view(game.state, 1).state.agenda[-1] == ("minstrel_cost", 0, 2, (HIDDEN,))
    game.do("give_up queen")
    assert (game.told("gave_up"), game.asked) == (["gave_up 0 king-1+queen-1"], (1, "turn"))
