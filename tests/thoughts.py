"""Short thoughts for tests that play with every computer player there is: what they check hangs on no budget."""

import pytest

from engines.core.search import Budget

SIMULATIONS = 4


@pytest.fixture(autouse=True)
def short_thoughts(monkeypatch: pytest.MonkeyPatch) -> None:
    """No search spends more than a few simulations."""
    monkeypatch.setattr(Budget, "simulations", property(lambda budget: min(budget[0], SIMULATIONS)))
