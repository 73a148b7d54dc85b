"""Herald, Merchant, Monk and Dancing Bear (reference 9)."""

import pytest

from engines.core.types import HIDDEN
from engines.knights_and_ninjas.game import GAME
from engines.knights_and_ninjas.view import SEALED

from .table import Table, table

# -- Herald (9.1)


def test_a_herald_needs_a_rival_with_a_card() -> None:
    assert not table(["herald"]).options("herald")
    assert table(["herald", "", "peasant"]).options("herald") == {"herald herald"}


def test_every_rival_with_cards_chooses_in_secret_and_all_is_shown_at_once() -> None:
    game = table(["herald", "king soldier", "", "queen"]).do("herald herald")
    assert (game.asked, game.options()) == ((1, "herald_show"), {"show king", "show soldier"})
    game.do("show king")
    assert (game.told("chose_in_secret"), game.told("showed")) == (["chose_in_secret 1"], [])
    game.do("show queen")
    assert game.told("showed") == ["showed 1 king-1", "showed 3 queen-1"]
    game.do("take 1 king")
    assert (game.hand(0), game.asked, game.discard) == ("king", (1, "turn"), "herald")


def test_one_card_must_be_taken_and_the_others_go_back() -> None:
    game = table(["herald", "king", "peasant"]).do("herald herald", "show king", "show peasant", "take 2 peasant")
    assert (game.hand(0), game.hand(1).split()[0]) == ("peasant", "king")


def test_what_was_shown_is_known_to_all() -> None:
    game = table(["herald", "king soldier", "peasant", ""], deck="peasant " * 8)
    game.do("herald herald", "show king", "show peasant", "take 2 peasant")
    assert game.sees(2, 1) == game.sees(3, 1) == "? ? ? king"  # seat 1 has drawn two since
    assert game.sees(3, 0) == "peasant"


# -- Merchant (9.2)


@pytest.mark.parametrize(("cards", "bought"), [(2, 1), (3, 1), (9, 4)])
def test_a_merchant_takes_half_rounded_down(cards: int, bought: int) -> None:
    game = table(["merchant", "", "peasant " * cards]).do("merchant merchant 2")
    assert (len(game.state.hands[0]), len(game.state.hands[2])) == (bought, cards - bought)
    assert game.gems == [4, 5, 6]


def test_half_of_one_card_is_nothing_and_without_gems_there_is_no_trade() -> None:
    assert not table(["merchant", "peasant"]).options("merchant")
    assert not table(["merchant", "peasant peasant"], gems=[0, 8, 7]).options("merchant")


def test_only_buyer_and_seller_know_the_goods() -> None:
    game = table(["merchant", "", "king king", "soldier"]).do("merchant merchant 2")
    assert (game.sees(2, 0), game.sees(3, 0), game.sees(1, 0)) == ("king", "?", "?")
    (bought,) = [event for event in game.story if event.kind == "bought"]
    assert bought.audience == 0b101


def test_after_a_merchant_nobody_else_is_sure_of_the_sellers_hand() -> None:
    game = table(["merchant", "", "king soldier"])
    for card in game.state.hands[2]:
        game.state.seen[card] = 0b011
    game.do("merchant merchant 2")
    assert game.sees(1, 2) == "?"
    assert game.sees(0, 2) in ("king", "soldier")


def test_the_merchants_gem_can_win_the_rival_the_game() -> None:
    game = table(["merchant", "soldier soldier"], gems=[3, 9, 3]).do("merchant merchant 1")
    assert game.outcome.winners == (1,)


# -- Monk (9.3)


def test_a_monk_needs_a_castle_to_visit() -> None:
    assert not table(["monk", "peasant"], walls={0: "castle", 1: "archer"}).options("monk")
    assert table(["monk"], walls={2: "castle archer minstrel"}).options("monk") == {"monk monk"}


def test_a_rival_with_a_castle_gives_two_cards_or_a_gem() -> None:
    game = table(["monk", "", "peasant soldier soldier"], walls={2: "castle"}).do("monk monk")
    assert (game.asked, game.options()) == ((2, "monk_pay"), {"pay_gems", "pay peasant+soldier", "pay soldier+soldier"})
    game.do("pay soldier+soldier")
    assert (game.hand(0), game.hand(2), game.gems) == ("soldier soldier", "peasant", [5, 5, 5])


@pytest.mark.parametrize(
    ("gems", "hand", "dues"),
    [
        (0, "king", {"pay king"}),
        (0, "king king soldier", {"pay soldier+king", "pay king+king"}),
        (1, "king", {"pay_gems"}),
        (1, "", {"pay_gems"}),
        (2, "king queen", {"pay_gems", "pay king+queen"}),
    ],
)
def test_what_can_be_paid(gems: int, hand: str, dues: set[str]) -> None:
    game = table(["monk", hand], gems=[6, gems, 9 - gems], walls={1: "castle"}).do("monk monk")
    assert game.options() == dues


def test_who_has_nothing_pays_nothing() -> None:
    game = table(["monk", "", ""], gems=[6, 0, 9], walls={1: "castle"}).do("monk monk")
    assert game.asked == (1, "turn")


def test_several_choose_alone_and_in_secret() -> None:
    game = table(["monk", "king queen", "soldier soldier"], walls={1: "castle", 2: "castle"}).do(
        "monk monk", "pay_gems"
    )
    assert game.gems == [5, 5, 5]
    assert GAME.view(game.state, 2).state.agenda[-1] == ("monk_pay", (2,), (), ((1, SEALED),))
    assert GAME.view(game.state, 1).state.agenda[-1] == ("monk_pay", (2,), (), ((1, ()),))
    game.do("pay soldier+soldier")
    assert (game.gems, game.hand(0)) == ([6, 4, 5], "soldier soldier")
    assert (game.sees(2, 0), game.sees(1, 0)) == ("soldier soldier", "? ?")


def test_gems_from_the_monk_count_for_winning() -> None:
    game = table(["monk"], gems=[9, 3, 3], walls={1: "castle"}).do("monk monk", "pay_gems")
    assert game.outcome.winners == (0,)


def test_a_choice_too_wide_for_one_question_is_made_card_by_card() -> None:
    """How many cards there are is public, so the steps tell nothing; what was picked so far does, and is hidden."""
    hand = "peasant soldier knight king queen ninja dragon archer castle ladder catapult minstrel traitor highwayman"
    game = table(["monk", hand], gems=[6, 6], walls={1: "castle"}, seats=2).do("monk monk")
    assert game.options() == {"pay_gems"} | {f"pay {card}" for card in hand.split()}
    game.do("pay king")
    assert (game.asked, "pay_gems" in game.options()) == ((1, "monk_pay"), False)
    assert GAME.view(game.state, 0).state.agenda[-1][2] == (HIDDEN,)
    game.do("pay peasant+soldier")
    assert game.hand(0) == "peasant soldier king"


# -- Dancing Bear (9.4), a house rule


def bears(*hands: str, **more: object) -> Table:
    return table(hands, dancingBear=True, **more)  # type: ignore[arg-type]


def test_a_bear_makes_a_rival_miss_a_turn() -> None:
    game = bears("dancing_bear", "soldier", "peasant")
    assert game.options("bear") == {"bear dancing_bear 1", "bear dancing_bear 2"}
    game.do("bear dancing_bear 1")
    assert (game.asked, game.hand(1)) == ((2, "turn"), "soldier")  # skipped without drawing
    assert (game.told("skipped"), game.discard) == (["skipped 1 dancing_bear-1"], "dancing_bear")


def test_a_player_behind_a_bear_may_answer() -> None:
    game = bears("knight", "", "soldier", bears={2: "dancing_bear"}).do("attack 2", "lay knight", "answer soldier")
    assert game.decline_all().gems == [6, 5, 4]


def test_one_bear_in_front_of_a_rival_at_a_time() -> None:
    game = bears("jester", "", "", bears={2: "dancing_bear"})
    assert game.options("bear") == {"bear jester:dancing_bear 1"}


def test_a_minstrel_leaves_although_the_turn_is_skipped() -> None:
    game = bears("peasant", "", "", walls={1: "minstrel"}, bears={1: "dancing_bear"}).do("pass peasant")
    assert (game.wall(1), game.asked) == ("", (2, "turn"))


def test_nothing_of_the_bear_without_the_option() -> None:
    assert not table(["jester"]).options("bear")
