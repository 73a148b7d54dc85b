"""The reference counts of section 6.4: how many of the 362,880 orders are left, and what a guess is worth."""

from fractions import Fraction

import pytest

from engines.my_realm.belief import Belief, believe
from engines.my_realm.forms import FORM_IDS
from engines.my_realm.matters import MATTERS, VALUES
from engines.my_realm.odds import CELLS, TOTAL, Odds
from engines.my_realm.orders import Orders, all_orders
from engines.my_realm.rules.judgement import judge
from engines.my_realm.state import REIGN, TEACHING
from engines.my_realm.weighing import joint

from .table import matters, table

ALL = 362_880
THREE = matters("M T L")


def left(*sets: int) -> int:
    alive = all_orders().all
    for orders in sets:
        alive &= orders
    return alive.bit_count()


def said(form: str, about: str) -> int:
    return all_orders().said((FORM_IDS.index(form), matters(about)))


def test_there_are_362880_orders_each_once() -> None:
    orders = all_orders()
    assert orders.count == orders.all.bit_count() == ALL
    assert orders.order(0) == tuple(VALUES)
    assert orders.order(ALL - 1) == tuple(reversed(VALUES))
    assert all(sum(places[value].bit_count() for value in VALUES) == ALL for places in orders.at)


def test_compare_leaves_181440() -> None:
    assert left(said("compare", "H M")) == 181_440


def test_top3_leaves_120960() -> None:
    assert left(said("top3", "H")) == 120_960


def test_both_leave_105840() -> None:
    assert left(said("compare", "H M"), said("top3", "H")) == 105_840


@pytest.mark.parametrize(
    ("exact", "disorder", "count"),
    [(0, 0, 29_520), (0, 1, 226_800), (1, 0, 23_040), (1, 1, 69_840), (2, 0, 7_200), (2, 1, 5_760), (3, 0, 720)],
)
def test_the_guess_3_7_9_leaves(exact: int, disorder: int, count: int) -> None:
    assert left(all_orders().judged(THREE, (3, 7, 9), exact, disorder)) == count


def test_three_exact_numbers_are_never_in_the_wrong_order() -> None:
    assert left(all_orders().judged(THREE, (3, 7, 9), 3, 1)) == 0


def test_the_guess_1_3_4_with_two_exact_and_disorder_leaves_7920() -> None:
    assert left(all_orders().judged(THREE, (1, 3, 4), 2, 1)) == 7_920


def test_the_queens_guess_3_5_9_with_one_lost_and_two_gained_leaves_24480() -> None:
    assert left(all_orders().reckoned(THREE, (3, 5, 9), 1, 2)) == 24_480


def test_a_stern_score_leaves_what_either_reason_leaves() -> None:
    orders = all_orders()
    parts = [left(orders.judged(THREE, (3, 7, 9), exact, 1 - exact)) for exact in (0, 1)]
    assert left(orders.summed(THREE, (3, 7, 9), 1)) == sum(parts)
    assert left(orders.summed(THREE, (3, 7, 9), 0)) == 29_520


def test_every_outcome_of_the_queen_is_one_of_the_sets_and_no_order_is_in_two() -> None:
    orders = all_orders()
    outcomes = [(loss, points) for loss in range(5) for points in range(4)]
    sets = [orders.reckoned(THREE, (2, 5, 8), loss, points) for loss, points in outcomes]
    assert sum(orders.bit_count() for orders in sets) == ALL


def prior() -> Odds:
    return Odds(joint(Belief(all_orders(), all_orders().all), THREE))


def test_any_guess_misses_altogether_in_356_of_504() -> None:
    odds = prior()
    for guess in CELLS[::37]:
        missed = sum(count for (exact, _), count in odds.outcomes(guess) if exact == 0)
        assert Fraction(missed, ALL) == Fraction(356, 504)


def test_any_guess_hits_a_third_on_average_and_errs_in_order_five_times_in_six() -> None:
    odds = prior()
    for guess in CELLS[::37]:
        outcomes = odds.outcomes(guess)
        assert Fraction(sum(exact * count for (exact, _), count in outcomes), ALL) == Fraction(1, 3)
        assert Fraction(sum(disorder * count for (_, disorder), count in outcomes), ALL) == Fraction(5, 6)


def test_the_queens_best_blind_guess_is_2_5_8() -> None:
    odds = prior()
    assert max(map(odds.points, CELLS)) == odds.points((2, 5, 8))
    assert round(odds.points((2, 5, 8)) / ALL, 3) == 0.345
    assert round(odds.loss((2, 5, 8)) / ALL, 3) == 2.833


def test_a_safe_guess_exists_for_every_triple() -> None:
    for cell in CELLS:
        assert any(judge(TEACHING, cell, guess).loss == 0 for guess in CELLS)


def test_odds_are_what_counting_cell_by_cell_gives() -> None:
    weights = [(at * 7919) % 11 for at in range(len(CELLS))]
    odds = Odds(weights)
    assert odds.sizes[TOTAL] == sum(weights)
    for guess in CELLS[::41]:
        living = [judge(TEACHING, cell, guess) for cell in CELLS]
        counted = {
            (exact, disorder): sum(
                weight
                for weight, verdict in zip(weights, living, strict=True)
                if (verdict.tally, verdict.disorder) == (exact, disorder)
            )
            for exact in range(4)
            for disorder in range(2)
        }
        assert dict(odds.outcomes(guess)) == counted
        queen = [judge(REIGN, cell, guess) for cell in CELLS]
        pairs = list(zip(weights, queen, strict=True))
        assert odds.points(guess) == sum(weight * verdict.points for weight, verdict in pairs)
        assert odds.loss(guess) == sum(weight * verdict.loss for weight, verdict in pairs)
        assert odds.chances(guess) == sum(weight for weight, verdict in pairs if verdict.points)


def test_a_smaller_table_holds_the_same_orders() -> None:
    orders = all_orders()
    alive = said("chain", "H M T") & said("top3", "H") & said("last3", "C") & said("mid3", "R")
    small = orders.only(alive)
    assert small.count == alive.bit_count()
    assert isinstance(small, Orders)
    for matter in MATTERS:
        for value in VALUES:
            assert small.at[matter][value].bit_count() == (alive & orders.at[matter][value]).bit_count()


def test_the_nth_order_of_a_set_is_in_it_and_each_comes_once() -> None:
    orders = all_orders()
    alive = orders.judged(THREE, (3, 7, 9), 3, 0)
    found = {orders.nth(alive, number) for number in range(720)}
    assert len(found) == 720
    assert all((key[THREE[0]], key[THREE[1]], key[THREE[2]]) == (3, 7, 9) for key in found)


def test_a_year_in_the_game_leaves_what_the_reference_says() -> None:
    game = table("health family science").judge("health 3, family 7, science 9")
    assert believe(game.sees(1)).size == 29_520


def test_the_reckoner_gives_every_matter_its_chances() -> None:
    grid = believe(table("health family science", talk=True).say("top3", "health").sees(1)).marginals()
    assert grid[7] == [1 / 3] * 3 + [0.0] * 6
    assert all(abs(sum(chances) - 1) < 1e-9 for chances in grid)
    assert all(abs(sum(matter[place] for matter in grid) - 1) < 1e-9 for place in range(9))
