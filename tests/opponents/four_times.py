"""Hard players with four times their budget: what more thinking would gain, measured with
`python -m engines tournament` (`--players hard,four=tests.opponents.four_times:knights_and_ninjas`)."""

from engines.core.search import Budget
from engines.cover_your_kingdom.bots import players as rulers
from engines.cover_your_kingdom.game import GAME as COVER_YOUR_KINGDOM
from engines.knights_and_ninjas.bots import hard as captains
from engines.knights_and_ninjas.game import GAME as KNIGHTS_AND_NINJAS


def four_times(budget: Budget) -> Budget:
    return budget._replace(simulations=4 * budget.simulations)


def cover_your_kingdom() -> rulers.Hard:
    return rulers.Hard(COVER_YOUR_KINGDOM, budget=four_times(rulers.BUDGET))


def knights_and_ninjas() -> captains.Hard:
    return captains.Hard(KNIGHTS_AND_NINJAS, many=four_times(captains.MANY), duel=four_times(captains.DUEL))
