"""The easy player: weighs as the Marshal does and errs as people do. It overlooks some answers, misjudges others, tires
of marching, and sees a citadel coming too late: it neither masses against one nor goes all in when all is lost."""

from ...core.erring import erring
from ...core.rng import Rng
from ...core.types import Decision, Option, View
from ..decisions import option
from ..state import State
from .kingdom import NEVER, SURELY
from .marshal import Marshal
from .survey import Survey
from .weights import NORMAL, Weights
from .worths import worths

OVERLOOKS = 0.23  # how likely an answer is not seen
ERRS = 0.27  # how far one is misjudged, as a part of how far the good ones lie apart
TIRES = 17  # so many times in a hundred it stops marching though there is more to do


def without_the_clock(weights: Weights) -> Weights:
    """13.3: a last turn is played much as any other, and nobody fears a citadel that does not stand yet."""
    calm = weights._replace(last_host=weights.host / 2, last_raid=weights.raid, siege=0.6)
    return calm._replace(rising=0.0, doom=weights.crown, vigil=0.0, loom=0.0, muster=0.0)


class EasyMarshal(Marshal):
    """Sees less, and errs."""

    def __init__(
        self, weights: Weights = NORMAL, overlooks: float = OVERLOOKS, errs: float = ERRS, tires: int = TIRES
    ) -> None:
        super().__init__(without_the_clock(weights))
        self.overlooks, self.errs, self.tires = overlooks, errs, tires

    def set_out(self, view: View[State], decision: Decision, rng: Rng) -> Option:
        if rng.below(100) < self.tires:
            return option("end_moves")
        return super().set_out(view, decision, rng)

    def weigh(self, survey: Survey, decision: Decision) -> Option:
        """The best of what it sees, as it seems; what no person would do, it does not do either."""
        found = worths(survey, decision)
        sane = [at for at, worth in enumerate(found) if worth > NEVER / 2] or list(range(len(found)))
        totals = [min(found[at], SURELY) for at in sane]
        return decision.options[sane[erring(totals, self.overlooks, self.errs, survey.rng)]]
