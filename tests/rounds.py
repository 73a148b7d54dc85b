"""Which cases of a test only the thorough round plays: `conftest.py` says what the two rounds are."""

from collections.abc import Iterable
from typing import Any

import pytest


def thorough(dear: bool = True) -> tuple[pytest.MarkDecorator, ...]:
    """The mark of what the plain round leaves out."""
    return (pytest.mark.thorough,) if dear else ()


def first(plain: int, cases: Iterable[Any]) -> list[Any]:
    """Cases of one argument, as `parametrize` takes them: plainly the first so many of them."""
    return [pytest.param(case, marks=thorough(number >= plain)) for number, case in enumerate(cases)]
