"""Cards that leave a hand."""

from engines.core.hands import take, take_all

BOUNDS = (0, 3, 5, 9)  # three kinds: 0 to 2, 3 and 4, 5 to 8


def test_the_first_copy_of_a_kind_is_taken() -> None:
    hand = [1, 2, 3, 6, 7]
    assert take(hand, {}, 2, BOUNDS) == 6
    assert hand == [1, 2, 3, 7]


def test_a_copy_that_a_rival_knows_is_taken_first_and_no_longer_noted() -> None:
    hand, seen = [1, 2, 6, 7, 8], {2: 1, 7: 2, 8: 2}
    assert take(hand, seen, 2, BOUNDS) == 7
    assert (hand, seen) == ([1, 2, 6, 8], {2: 1, 8: 2})


def test_what_is_known_of_other_kinds_does_not_matter() -> None:
    hand, seen = [1, 3, 4, 6], {1: 1, 6: 1}
    assert take(hand, seen, 1, BOUNDS) == 3
    assert (hand, seen) == ([1, 4, 6], {1: 1, 6: 1})


def test_several_are_taken_in_the_order_of_the_kinds_named() -> None:
    hand, seen = [1, 3, 5, 8], {8: 1}
    assert take_all(hand, seen, (2, 0, 2), BOUNDS) == (8, 1, 5)
    assert (hand, seen) == ([3], {})
