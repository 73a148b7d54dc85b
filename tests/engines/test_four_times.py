"""Hard players with four times their budget think so much longer, and differ in nothing else."""

from engines.core.opponents import bot_of
from engines.core.search import Budget
from engines.cover_your_kingdom.bots.players import Hard as Ruler
from engines.cover_your_kingdom.game import GAME as COVER_YOUR_KINGDOM
from engines.knights_and_ninjas.bots.hard import Hard as Captain
from engines.knights_and_ninjas.game import GAME as KNIGHTS_AND_NINJAS
from tests.opponents import four_times


def is_four_times(budget: Budget, shipped: Budget) -> bool:
    same = budget._replace(simulations=shipped.simulations) == shipped
    return same and budget.simulations == 4 * shipped.simulations


def test_a_ruler() -> None:
    shipped, four = bot_of(COVER_YOUR_KINGDOM.opponents, "hard"), four_times.cover_your_kingdom()
    assert isinstance(shipped, Ruler)
    assert is_four_times(four.budget, shipped.budget)
    assert four.mind.taste == shipped.mind.taste


def test_a_captain() -> None:
    """At a table of many, and in a duel."""
    shipped, four = bot_of(KNIGHTS_AND_NINJAS.opponents, "hard"), four_times.knights_and_ninjas()
    assert isinstance(shipped, Captain)
    assert is_four_times(four.many, shipped.many)
    assert is_four_times(four.duel, shipped.duel)
