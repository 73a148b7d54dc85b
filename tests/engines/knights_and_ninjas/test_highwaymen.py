"""The Highwayman window (reference 7)."""

from typing import Any

import pytest

from .table import Table, table


def captured(*hands: str, card: str = "knight", **options: Any) -> Table:
    """Seat 0 of five has just taken gems from seat 2."""
    game = table([card, *hands], seats=5, **options).do("attack 2", f"lay {card}")
    return game.do("endure") if game.asked[1] == "respond" else game


def order(game: Table) -> list[int]:
    """Who is asked if nobody plays."""
    seats = []
    while game.asked[1] == "highwayman":
        seats.append(game.asked[0])
        game.do("decline")
    return seats


def test_first_who_lost_the_gems_then_clockwise_from_the_holder() -> None:
    assert order(captured()) == [2, 1, 3, 4]


def test_a_robbery_opens_a_fresh_window_for_everybody_else() -> None:
    game = captured("", "", "", "highwayman").do("decline", "decline", "decline", "rob highwayman")
    assert game.gems == [5, 5, 2, 5, 8]
    assert order(game) == [0, 1, 2, 3]  # the former holder first; those who declined are asked again


def test_all_the_gems_of_the_capture_and_never_older_ones() -> None:
    game = table(["peasant peasant", "", "highwayman"], gems=[9, 5, 1]).do("attack 1", "lay peasant+peasant", "endure")
    game.do("decline", "rob highwayman").decline_all()
    assert game.gems == [9, 3, 3]
    assert game.told("robbed") == ["robbed 2 0 highwayman-1 2"]


def test_whoever_is_asked_may_also_be_without_a_highwayman() -> None:
    assert captured().options() == {"decline"}
    assert captured("", "highwayman jester").options() == {"decline", "rob highwayman", "rob jester:highwayman"}


def test_the_robbed_attacker_may_rob_back() -> None:
    game = table(["knight highwayman", "highwayman"]).do("attack 1", "lay knight", "endure", "rob highwayman")
    assert game.asked == (0, "highwayman")
    game.do("rob highwayman").decline_all()
    assert game.gems == [8, 2, 5]


def test_walls_bears_and_minstrels_do_not_matter() -> None:
    game = table(
        ["knight", "", "highwayman"],
        walls={2: "castle archer minstrel"},
        bears={2: "dancing_bear"},
        dancingBear=True,
    )
    game.do("attack 1", "lay knight", "endure", "decline", "rob highwayman").decline_all()
    assert game.gems == [5, 2, 8]


@pytest.mark.parametrize("card", ["ninja", "dragon"])
def test_never_for_a_unique_card(card: str) -> None:
    assert captured(card=card).asked == (1, "turn")


def test_never_for_merchant_and_monk() -> None:
    assert table(["merchant", "soldier soldier", "highwayman"]).do("merchant merchant 1").asked == (1, "turn")
    game = table(["monk", "highwayman"], walls={1: "castle"}).do("monk monk", "pay_gems")
    assert game.asked == (1, "turn")


def test_never_for_nothing() -> None:
    game = table(["knight"], gems=[8, 0, 7]).do("attack 1", "lay knight", "endure")
    assert game.asked == (0, "blow")


def test_the_turn_is_over_even_if_the_gems_end_where_they_began() -> None:
    game = table(["knight soldier", "highwayman"]).do("attack 1", "lay knight", "endure", "rob highwayman")
    game.decline_all()
    assert (game.gems, game.asked) == ([5, 5, 5], (1, "turn"))


def test_nobody_wins_before_the_chain_is_closed() -> None:
    game = table(["king", "", "highwayman"], gems=[7, 5, 3]).do("attack 1", "lay king", "endure")
    assert (game.gems, game.over) == ([11, 1, 3], False)
    game.do("decline", "rob highwayman").decline_all()
    assert (game.gems, game.asked) == ([7, 1, 7], (1, "turn"))


def test_in_a_race_chance_says_who_is_the_quickest() -> None:
    orders = set()
    for seed in range(12):
        game = table(["knight"], seats=5, seed=seed, highwaymanOrder="race").do("attack 2", "lay knight", "endure")
        asked = order(game)
        assert sorted(asked) == [1, 2, 3, 4]
        assert game.told("raced") == ["raced " + "+".join(map(str, asked))]
        orders.add(tuple(asked))
    assert len(orders) > 4


def test_without_masks_only_those_are_asked_who_hold_one() -> None:
    game = captured("", "", "highwayman", "jester", maskWindows=False)
    assert game.asked == (3, "highwayman")
    assert game.told("cannot_answer")[-2:] == ["cannot_answer 2", "cannot_answer 1"]
    assert game.do("decline").asked == (4, "highwayman")
    assert captured(maskWindows=False).asked == (1, "turn")
