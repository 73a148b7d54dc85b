"""Forged records, in the short form: one or two of each kind."""

from collections import Counter
from collections.abc import Iterator

import pytest

from tests.faults.forged_records import MEGABYTES, Doors, open_doors
from tests.faults.forgery import WAYS, planned

EACH = 2
PLAIN = 5
"""So many are in the plain round."""


@pytest.fixture(scope="module")
def doors() -> Iterator[Doors]:
    with open_doors(painted=False) as opened:
        yield opened


def numbers() -> Iterator[int]:
    """The first numbers under which every kind of forgery comes so often."""
    counted, number = Counter[str](), 0
    while any(counted[way] < EACH for way in WAYS):
        what, _, _ = planned(number)
        counted[what] += 1
        if counted[what] <= EACH:
            yield number
        number += 1


CASES = [
    pytest.param(number, marks=[pytest.mark.thorough] if place >= PLAIN else [], id=f"{number} {planned(number)[0]}")
    for place, number in enumerate(numbers())
]


@pytest.mark.parametrize("number", CASES)
def test_a_forged_record_is_refused_or_played_and_hides_no_other(number: int, doors: Doors) -> None:
    verdict = doors.judge(number)
    assert "Traceback" not in verdict.trouble, verdict.trouble
    assert verdict.megabytes < MEGABYTES
