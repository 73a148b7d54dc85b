"""The sixteen statements and the four questions (reference 6.3): what each means, tells, and leaves open."""

from fractions import Fraction
from itertools import permutations
from math import log2

import pytest

from engines.my_realm.forms import (
    APART,
    FORM_IDS,
    FORMS,
    QUESTION_IDS,
    STATEMENTS,
    holds,
    is_true,
    openings,
    reply,
    said,
)
from engines.my_realm.matters import MATTERS, VALUES
from engines.my_realm.orders import all_orders

from .table import matters, table

KEY = table().state.key
"""Military 1, Health 2, Presence 3, Trade 4, Religion 5, Family 6, Science 7, Law 8, Culture 9."""

SHARES = {
    "compare": (Fraction(1, 2), 1.00),
    "first_of": (Fraction(1, 3), 1.58),
    "last_of": (Fraction(1, 3), 1.58),
    "between": (Fraction(1, 3), 1.58),
    "chain": (Fraction(1, 6), 2.58),
    "except": (Fraction(1, 6), 2.58),
    "top3": (Fraction(1, 3), 1.58),
    "mid3": (Fraction(1, 3), 1.58),
    "last3": (Fraction(1, 3), 1.58),
    "upper": (Fraction(4, 9), 1.17),
    "lower": (Fraction(4, 9), 1.17),
    "not_top3": (Fraction(2, 3), 0.58),
    "not_last3": (Fraction(2, 3), 0.58),
    "edge": (Fraction(4, 9), 1.17),
    "near": (Fraction(30, 72), 1.26),
    "far": (Fraction(30, 72), 1.26),
    "apart": (Fraction(42, 72), 0.78),
}


def true(form: str, about: str) -> bool:
    return is_true((FORM_IDS.index(form), matters(about)), KEY)


def test_compare_says_which_of_two_comes_first() -> None:
    assert true("compare", "H T")
    assert not true("compare", "T H")


def test_first_of_says_which_of_three_comes_first() -> None:
    assert true("first_of", "H C T")
    assert not true("first_of", "T H C")


def test_last_of_says_which_of_three_comes_last() -> None:
    assert true("last_of", "C H T")
    assert not true("last_of", "T H C")


def test_between_says_which_lies_between_whichever_way_round() -> None:
    assert true("between", "T H C")
    assert true("between", "T C H")
    assert not true("between", "C T H")


def test_chain_says_the_order_of_three() -> None:
    assert true("chain", "H T C")
    assert not true("chain", "H C T")


def test_except_says_x_before_z_but_y_before_both() -> None:
    assert true("except", "T H C")
    assert not true("except", "H T C")


@pytest.mark.parametrize(
    ("form", "fitting"),
    [
        ("top3", "M H P"),
        ("mid3", "T R F"),
        ("last3", "S L C"),
        ("upper", "M H P T"),
        ("lower", "F S L C"),
        ("not_top3", "T R F S L C"),
        ("not_last3", "M H P T R F"),
        ("edge", "M H L C"),
    ],
)
def test_a_band_is_true_of_just_its_matters(form: str, fitting: str) -> None:
    assert {matter for matter in "MRTLSPFHC" if true(form, matter)} == set(fitting.split())


def test_near_is_a_difference_of_at_most_two() -> None:
    assert true("near", "H T")
    assert true("near", "T H")
    assert not true("near", "H R")


def test_far_is_a_difference_of_at_least_four() -> None:
    assert true("far", "H F")
    assert not true("far", "H R")


def test_apart_denies_near() -> None:
    for pair in permutations(MATTERS, 2):
        assert is_true((APART, pair), KEY) != is_true((FORM_IDS.index("near"), pair), KEY)


@pytest.mark.parametrize("form", FORM_IDS)
def test_a_statement_leaves_its_share_of_all_orders(form: str) -> None:
    share, bits = SHARES[form]
    row = FORMS[FORM_IDS.index(form)]
    left = all_orders().said((FORM_IDS.index(form), (7, 0, 2)[: row.matters])).bit_count()
    assert Fraction(left, 362_880) == share
    assert round(-log2(share), 2) == bits


@pytest.mark.parametrize("form", FORM_IDS)
def test_orders_and_values_agree_on_what_a_statement_means(form: str) -> None:
    row, orders = FORMS[FORM_IDS.index(form)], all_orders()
    about = (7, 0, 2)[: row.matters]
    alive = orders.said((FORM_IDS.index(form), about))
    for number in range(0, 362_880, 9973):
        key = orders.order(number)
        assert holds(row, [key[matter] for matter in about]) == bool(alive >> (orders.count - 1 - number) & 1)


@pytest.mark.parametrize("form", FORM_IDS)
def test_the_veil_a_statement_alone_leaves_every_matter_it_names_at_least_three_values(form: str) -> None:
    row = FORMS[FORM_IDS.index(form)]
    fitting = [values for values in permutations(VALUES, row.matters) if holds(row, values)]
    left = [len({values[at] for values in fitting}) for at in range(row.matters)]
    assert min(left) == row.leaves >= 3


@pytest.mark.parametrize("form", STATEMENTS)
def test_openings_lead_to_true_statements_and_to_all_of_them(form: int) -> None:
    row = FORMS[form]
    reached: list[tuple[int, ...]] = [()]
    for _ in range(row.matters):
        reached = [(*values, value) for values in reached for value in sorted(openings[(form, *values)])]
    assert sorted(reached) == sorted(values for values in permutations(VALUES, row.matters) if holds(row, values))


def test_a_statement_is_written_down_in_one_way() -> None:
    first_of, chain = FORM_IDS.index("first_of"), FORM_IDS.index("chain")
    assert said(first_of, (7, 5, 2)) == said(first_of, (7, 2, 5)) == (first_of, (7, 2, 5))
    assert said(chain, (7, 5, 2)) != said(chain, (7, 2, 5))


@pytest.mark.parametrize(
    ("question", "about", "form", "answer"),
    [
        ("compare", "T H", "compare", "H T"),
        ("first_of", "C T H", "first_of", "H T C"),
        ("band", "H", "top3", "H"),
        ("band", "R", "mid3", "R"),
        ("band", "C", "last3", "C"),
        ("near", "H T", "near", "H T"),
        ("near", "H R", "apart", "H R"),
    ],
)
def test_a_question_has_one_true_answer(question: str, about: str, form: str, answer: str) -> None:
    found = reply(QUESTION_IDS.index(question), matters(about), KEY)
    assert found == (FORM_IDS.index(form), matters(answer))
    assert is_true(found, KEY)
