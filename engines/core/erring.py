"""Errors such as people make, for an easy player: it weighs as the rule player does, but sees less of it.

It overlooks some options altogether, and misjudges the others by a part of how far the good ones lie apart. So a great
difference is rarely missed, a small one often, and nothing is done that only dice would do.
"""

from collections.abc import Sequence
from math import log

from .rng import Rng

FAR_APART = 30.0
"""No misjudgement grows beyond what lies this far apart: one option that wins the game does not blur all the others."""

_PARTS = 1_000_000


def erring(totals: Sequence[float], overlooks: float, errs: float, rng: Rng) -> int:
    """The place of the best of what is seen, as it seems. `overlooks`: how likely an option is not seen at all; `errs`:
    how far one is misjudged, as a part of how far the better half lies apart.

    >>> erring([1.0, 5.0, 2.0], 0.0, 0.0, Rng(1))
    1
    """
    seen = [at for at in range(len(totals)) if _chance(rng) >= overlooks] or [rng.below(len(totals))]
    ranked = sorted(totals)
    middle = ranked[len(ranked) // 2] if len(ranked) > 2 else ranked[0]
    spread = errs * min(ranked[-1] - middle, FAR_APART)
    # Gumbel's noise: the best of many is chosen as often as its lead deserves
    seeming = [(totals[at] - spread * log(-log(_chance(rng))), -at) for at in seen]
    return -max(seeming)[1]


def _chance(rng: Rng) -> float:
    """A number between 0 and 1, neither of them included."""
    return (rng.below(_PARTS) + 0.5) / _PARTS
