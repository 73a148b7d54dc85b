"""An easy player's errors."""

from engines.core.erring import erring
from engines.core.rng import Rng


def shares(totals: list[float], overlooks: float, errs: float) -> list[float]:
    rng, counts = Rng(1), [0] * len(totals)
    for _ in range(400):
        counts[erring(totals, overlooks, errs, rng)] += 1
    return [count / 400 for count in counts]


def test_without_errors_the_best_is_taken() -> None:
    assert shares([0.0, 2.0, 1.0], 0.0, 0.0) == [0.0, 1.0, 0.0]


def test_what_is_overlooked_cannot_be_chosen() -> None:
    best, second, worst = shares([3.0, 2.0, 1.0], 0.5, 0.0)
    assert 0.4 < best < 0.65
    assert best > second > worst > 0
    assert shares([1.0], 1.0, 0.5) == [1.0]


def test_near_ones_are_confused_oftener_than_far_ones() -> None:
    near, far = shares([10.0, 9.0, 0.0], 0.0, 0.5)[1:]
    assert near > far
    assert shares([10.0, 9.9, 5.0, 0.0, 0.0], 0.0, 0.35)[0] < 0.6


def test_one_that_wins_does_not_make_the_rest_alike() -> None:
    assert shares([1000.0, 1.0, 0.5, 0.0], 0.0, 0.35)[0] == 1.0
