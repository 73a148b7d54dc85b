"""Which cases a check is run for, and how long computers think in it."""

import pytest

from tests.thoughts import short_thoughts

__all__ = ["short_thoughts"]


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    for mark in metafunc.definition.iter_markers("cases"):
        cases = [case for case in mark.args[0] if case.plain or metafunc.config.option.thorough]
        metafunc.parametrize("case", cases, ids=str)
