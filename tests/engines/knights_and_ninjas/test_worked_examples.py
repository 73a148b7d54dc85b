"""The worked cases of the reference (14), each by its number: A is seat 0, B seat 1, and so on."""

import pytest

from engines.knights_and_ninjas.game import GAME

from .table import Table, table


def test_t1_strength_against_strength() -> None:
    game = table(["soldier knight queen", "soldier king peasant peasant peasant"], gems=[5, 5, 5])
    game.do("attack 1", "lay soldier", "answer soldier")
    assert (game.gems, game.asked) == ([5, 5, 5], (0, "blow"))
    game.do("lay knight", "answer king")
    assert (game.gems, game.asked) == ([5, 5, 5], (0, "blow"))
    game.do("lay queen", "answer peasant+peasant+peasant").decline_all()
    assert game.gems == [7, 3, 5]
    assert game.asked == (1, "turn")
    assert game.discard == "king knight peasant peasant peasant queen soldier soldier"
    assert game.told("parried")[-1] == "parried 1 5 3 2"


def test_t2_no_answer_and_the_blow_goes_through() -> None:
    game = table(["", "", "king"], gems=[7, 3, 5], turn=2).do("attack 0", "lay king", "endure").decline_all()
    assert (game.gems, game.asked) == ([3, 3, 9], (0, "turn"))


def test_t3_no_more_gems_than_there_are() -> None:
    game = table(["knight"], gems=[5, 1, 9]).do("attack 1", "lay knight", "endure").decline_all()
    assert game.gems == [6, 0, 9]


def test_t4_seven_peasants_take_seven() -> None:
    game = table(["peasant " * 7], gems=[1, 8, 6]).do("attack 1", "lay " + "+".join(["peasant"] * 7), "endure")
    assert game.gems == [8, 1, 6]


def test_t5_what_a_catapult_did_stays_done() -> None:
    game = table(["catapult king", "executioner"], walls={1: "castle"})
    game.do("attack 1", "lay catapult", "endure", "lay king", "answer executioner")
    assert (game.wall(1), game.gems, game.asked) == ("", [5, 5, 5], (1, "turn"))
    assert game.discard == "castle catapult executioner king"


def test_t6_a_beheaded_dragon_burns_nothing() -> None:
    game = table(["dragon", "executioner"], walls={1: "castle"}).do("attack 1", "lay dragon", "answer executioner")
    assert (game.wall(1), game.gems, game.asked) == ("castle", [5, 5, 5], (1, "turn"))


def test_t7_a_turned_blow_ignores_fortifications() -> None:
    game = table(["knight soldier", "traitor"], walls={0: "archer"})
    game.do("attack 1", "lay knight", "answer traitor", "answer soldier").decline_all()
    assert (game.gems, game.wall(0), game.asked) == ([4, 6, 5], "archer", (1, "turn"))


def test_t8_the_merchant_takes_half_of_nine() -> None:
    game = table(["merchant", "peasant " * 9]).do("merchant merchant 1")
    assert game.gems == [4, 6, 5]
    assert (len(game.state.hands[0]), len(game.state.hands[1])) == (4, 5 + 2)  # seat 1 has begun its turn


@pytest.mark.parametrize("robbed_again", [False, True])
def test_t9_a_jester_as_highwayman_wins_on_a_rivals_turn(robbed_again: bool) -> None:
    game = table(["knight", "", "jester", "highwayman"], gems=[4, 5, 8, 3])
    game.do("attack 1", "lay knight", "endure", "decline", "rob jester:highwayman")
    assert game.gems == [4, 2, 11, 3]
    if robbed_again:
        game.do("decline", "rob highwayman").decline_all()
        assert (game.gems, game.asked) == ([4, 2, 8, 6], (1, "turn"))
    else:
        game.decline_all()
        assert game.outcome.winners == (2,)


def test_t10_a_minstrel_sends_the_knight_home_and_stays() -> None:
    game = table(["knight", "minstrel", "peasant peasant"], deck="peasant " * 12)
    game.do("attack 1", "lay knight", "answer minstrel")
    assert (game.hand(0), game.told("returned")) == ("knight", ["returned 0 knight-1"])
    assert (game.asked, game.wall(1)) == ((1, "turn"), "")  # its own turn began, and it went before drawing
    kinds = [event.kind for event in game.story]
    assert kinds.index("minstrel_left") < kinds.index("drew")


def test_t10_nobody_attacks_behind_a_minstrel() -> None:
    game = table(["", "knight", "minstrel", "soldier soldier"], turn=1)
    game.do("attack 2", "lay knight", "answer minstrel")
    assert (game.asked, game.wall(2)) == ((2, "turn"), "")
    game = table(["", "knight", "soldier", "minstrel"], turn=1).do("attack 3", "lay knight", "answer minstrel")
    assert (game.asked, game.wall(3)) == ((2, "turn"), "minstrel")
    assert game.options("attack") == {"attack 0", "attack 1"}


def test_t11_a_princess_takes_the_dragon() -> None:
    game = table(["dragon", "princess"], walls={1: "castle"}).do("attack 1", "lay dragon", "answer princess")
    assert (game.hand(1), game.wall(1), game.discard, game.asked) == ("dragon", "castle", "princess", (0, "blow"))


def test_t12_whom_the_falling_target_reaches_must_gain_first() -> None:
    def fallen(*hands: str) -> Table:
        """Seat 0 passes; seat 1 must draw, the pile is empty, and the target falls to nine, which seat 1 has."""
        return table(["peasant", *hands], gems=[3, 9, 3], deck="peasant").do("pass peasant")

    game = fallen("knight")
    assert (game.state.target, game.told("locked"), game.told("reshuffled")) == (9, ["locked 1"], ["reshuffled 9 0"])
    game.do("pass knight")
    assert not game.over
    game = fallen("knight").do("attack 0", "lay knight", "endure").decline_all()
    assert game.outcome.winners == (1,)
    losing = table(["peasant", "ninja", "soldier soldier"], gems=[5, 9, 1], target=9, locked=[1], turn=2)
    losing.do("attack 1", "lay soldier", "endure").decline_all()
    assert (losing.gems, losing.state.locked) == ([5, 7, 3], 0b010)  # losing alone opens no lock
    losing.do("pass peasant", "attack 0", "lay ninja", "endure")
    assert losing.outcome.winners == (1,)


def test_t13_an_archer_on_a_castle_is_met_first() -> None:
    hand = "dragon catapult ladder soldier ninja archer"
    game = table([hand], walls={1: "archer castle"}).do("attack 1")
    assert game.options() == {"lay ninja", "lay archer"}
    game.do("lay archer", "endure")
    assert game.options() == {"lay ninja", "lay dragon", "lay catapult", "lay ladder", "stop"}
    game = table([hand], walls={1: "archer castle"}).do("attack 1", "lay ninja", "endure")
    assert (game.gems, game.wall(1)) == ([7, 3, 5], "castle")


def test_t14_two_players_the_monk_takes_what_can_be_paid_in_full() -> None:
    cards = "peasant peasant soldier soldier knight"
    game = table(["monk", cards], gems=[11, 1], walls={1: "castle"}, seats=2).do("monk monk")
    assert game.asked == (1, "monk_pay")
    assert "pay_gems" not in game.options()
    assert "pay peasant+soldier+knight" in game.options()


def test_t15_the_last_card_of_a_draft_is_kept_and_its_drawer_begins() -> None:
    game = drafting()
    for _ in range(14):
        game.do("keep")
    last = game.asked[0]
    assert game.options() == {"keep"}
    game.do("keep")
    assert game.asked == (last, "turn")


def drafting() -> Table:
    from engines.core.game import set_up

    return Table(GAME.new(set_up(GAME, 2, {"firstPlayer": "1"}, seed=3)))


def test_t16_the_gem_sum_never_changes() -> None:
    """`Table.apply` asks `broken` after every step of every test here; this one names it."""
    game = table(["king", "traitor", "highwayman", "highwayman"])
    for step in ("attack 1", "lay king", "answer traitor", "endure", "decline", "rob highwayman", "decline", "decline"):
        game.do(step)
        assert sum(game.gems) == 20


def test_t17_a_double_agent() -> None:
    game = table(["ladder knight traitor", "traitor soldier"], walls={1: "castle"})
    game.do("attack 1", "lay ladder", "endure", "lay knight", "answer traitor", "answer traitor", "answer soldier")
    game.decline_all()
    assert (game.gems, game.wall(1), game.asked) == ([6, 4, 5], "castle", (1, "turn"))
    assert game.discard == "knight ladder soldier traitor traitor"


def test_t18_a_princess_fetches_the_own_knight_back() -> None:
    game = table(["knight princess", "traitor"]).do("attack 1", "lay knight", "answer traitor", "answer princess")
    assert (game.hand(0), game.discard, game.asked) == ("knight", "princess traitor", (0, "blow"))
    assert "lay knight" in game.options()


def test_t19_a_turned_revolt_takes_what_is_there() -> None:
    game = table(["peasant " * 5, "traitor"], gems=[3, 6, 6])
    game.do("attack 1", "lay " + "+".join(["peasant"] * 5), "answer traitor", "endure")
    assert game.gems == [0, 9, 6]
    assert game.asked == (0, "highwayman")  # whoever lost them is asked first
    assert game.state.agenda[-1] == ("highwayman", (0, 2), 1, 3)
    assert game.decline_all().asked == (1, "turn")


def test_t20_a_chain_of_highwaymen() -> None:
    game = table(["knight highwayman", "highwayman"])
    game.do("attack 1", "lay knight", "endure", "rob highwayman", "rob highwayman", "decline", "decline")
    assert (game.gems, game.asked, game.discard) == ([8, 2, 5], (1, "turn"), "highwayman highwayman knight")
    ninja = table(["ninja highwayman", "highwayman"]).do("attack 1", "lay ninja", "endure")
    assert ninja.asked == (1, "turn")


def test_t21_robbing_back_opens_the_lock() -> None:
    game = table(["knight", "highwayman"], gems=[2, 9, 4], target=9, locked=[1])
    game.do("attack 1", "lay knight", "endure", "rob highwayman").decline_all()
    assert game.outcome.winners == (1,)
    untouched = table(["knight", "highwayman"], gems=[2, 9, 4], target=9, locked=[1]).do("pass knight")
    assert not untouched.over


def test_t22_strengths_first_then_gems() -> None:
    game = table(["knight", "soldier"], gems=[5, 1, 9]).do("attack 1", "lay knight", "answer soldier").decline_all()
    assert (game.gems, game.asked) == ([6, 0, 9], (1, "turn"))
    even = table(["knight", "knight"], gems=[5, 1, 9]).do("attack 1", "lay knight", "answer knight")
    assert (even.gems, even.asked) == ([5, 1, 9], (0, "blow"))


def test_t23_a_ladder_serves_the_whole_turn() -> None:
    game = table(["ladder soldier knight", "soldier"], walls={1: "castle"})
    game.do("attack 1", "lay ladder", "endure", "lay soldier", "answer soldier", "lay knight", "endure").decline_all()
    assert (game.gems, game.wall(1), game.discard) == ([8, 2, 5], "castle", "knight ladder soldier soldier")


def test_t24_a_minstrel_against_a_ladder_or_later() -> None:
    hands = ["ladder knight", "", "minstrel"]
    game = table(hands, walls={2: "castle"}).do("attack 2", "lay ladder", "answer minstrel")
    assert (game.hand(0), game.wall(2), game.asked) == ("knight ladder", "castle minstrel", (1, "turn"))
    later = table(hands, walls={2: "castle"}).do("attack 2", "lay ladder", "endure", "lay knight", "answer minstrel")
    assert (later.hand(0), later.discard, later.wall(2)) == ("knight", "ladder", "castle minstrel")


def test_t25_archer_against_archer() -> None:
    game = table(["soldier"], walls={0: "archer", 1: "archer"}).do("attack 1", "sally", "endure")
    assert (game.wall(0), game.wall(1), game.discard) == ("", "", "archer archer")
    assert game.options() == {"lay soldier", "stop"}
    game = table(["soldier", "executioner"], walls={0: "archer", 1: "archer"})
    game.do("attack 1", "sally", "answer executioner")
    assert (game.wall(0), game.wall(1), game.asked) == ("", "archer", (1, "turn"))


def test_t26_a_ninja_past_archer_and_castle() -> None:
    game = table(["ninja", "highwayman"], gems=[5, 1, 9], walls={1: "archer castle"})
    game.do("attack 1", "lay ninja", "endure")
    assert (game.gems, game.wall(1), game.asked) == ([6, 0, 9], "castle", (1, "turn"))
    poor = table(["ninja"], gems=[6, 0, 9], walls={1: "archer castle"}).do("attack 1", "lay ninja", "endure")
    assert (poor.wall(1), poor.asked) == ("castle", (0, "blow"))


def test_t27_only_a_pass_costs_a_card() -> None:
    game = table(["peasant peasant soldier knight ladder traitor"]).do("pass ladder")
    assert game.hand(0) == "peasant peasant soldier knight traitor"
    game = table(["soldier knight", "soldier"]).do("attack 1", "lay soldier", "answer soldier", "stop")
    assert (game.hand(0), game.asked) == ("knight", (1, "turn"))


def test_t28_all_three_walls_in_one_turn() -> None:
    game = table(["castle castle archer minstrel", "peasant", "peasant"], deck="peasant " * 10)
    assert "fortify castle+archer+minstrel" in game.options()
    assert not [option for option in game.options("fortify") if option.count("castle") > 1]
    game.do("fortify castle+archer+minstrel")
    assert game.wall(0) == "castle archer minstrel"
    game.do("pass peasant", "pass peasant")
    assert (game.asked, game.wall(0)) == ((0, "turn"), "castle archer")


def test_t29_the_monk_takes_what_there_is() -> None:
    hands = ["monk", "peasant", "peasant soldier knight king", "soldier"]
    game = table(hands, gems=[9, 2, 0, 9], walls={1: "castle", 2: "castle"}).do("monk monk")
    assert (game.asked, game.options()) == ((1, "monk_pay"), {"pay_gems"})
    game.do("pay_gems")
    assert game.asked == (2, "monk_pay")
    assert game.options() == {
        f"pay {cards}"
        for cards in (
            "peasant+soldier",
            "peasant+knight",
            "peasant+king",
            "soldier+knight",
            "soldier+king",
            "knight+king",
        )
    }
    game.do("pay peasant+king")
    assert game.outcome.winners == (0,)
    assert (game.gems, game.hand(0), game.hand(2)) == ([10, 1, 0, 9], "peasant king", "soldier knight")


def test_t30_the_herald_sees_two_and_takes_one() -> None:
    game = table(["herald", "peasant soldier knight", "", "queen"]).do("herald herald", "show soldier")
    assert game.asked == (3, "herald_show")
    game.do("show queen")
    assert (game.asked, game.options()) == ((0, "herald_pick"), {"take 1 soldier", "take 3 queen"})
    game.do("take 3 queen")
    assert (game.hand(0), game.hand(3)) == ("queen", "")
    assert "soldier" in game.hand(1)


def test_t31_the_target_falls_in_the_middle_of_a_draw() -> None:
    game = table(["peasant", "peasant"], deck="knight", target=9).do("pass peasant")
    assert (game.state.target, game.asked) == (8, (1, "turn"))
    assert len(game.state.hands[1]) == 3
    assert "knight" in game.hand(1)


def test_t32_two_players_minstrel_and_redeal() -> None:
    game = table(["knight peasant", "minstrel soldier"], seats=2).do("attack 1", "lay knight", "answer minstrel")
    assert (game.asked, game.options()) == ((0, "minstrel_cost"), {"give_up peasant"})
    game.do("give_up peasant")
    assert (game.hand(0), game.wall(1), game.asked) == ("", "", (1, "turn"))
    assert game.discard == "knight minstrel peasant"
    four = table(["peasant soldier knight king", ""], seats=2)
    assert "redeal" not in four.options()
    four.do("pass king")
    assert (four.hand(0), four.asked) == ("peasant soldier knight", (1, "turn"))
    three = table(["peasant soldier knight", ""], walls={0: "castle", 1: "archer"}, seats=2)
    assert not three.options("pass")
    three.do("redeal")
    assert (three.hand(0), three.wall(0), three.wall(1)) == ("peasant soldier knight", "", "")
    assert three.asked[1] == "draft"


@pytest.mark.parametrize(
    ("gems", "hands", "first"),
    [((4, 8), ("peasant", ""), 0), ((8, 4), ("", "peasant"), 1), ((6, 6), ("peasant peasant", "soldier " * 5), 0)],
)
def test_t33_who_drafts_first(gems: tuple[int, int], hands: tuple[str, str], first: int) -> None:
    game = table(hands, gems=gems, seats=2).do("redeal")
    assert game.asked == (first, "draft")


def test_t34_an_executioner_against_a_revolt() -> None:
    game = table(["peasant " * 4, "executioner"])
    game.do("attack 1", "lay peasant+peasant+peasant+peasant", "answer executioner")
    assert (game.gems, game.asked) == ([5, 5, 5], (1, "turn"))
    assert game.discard == "executioner peasant peasant peasant peasant"
