"""How each game counts, by game; whoever is missing here is counted as its engine does."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from engines.core.game import Say

from .results_count import Count
from .results_cyk import CoverYourKingdomCount
from .results_knt import KingsAndThingsCount
from .results_okan import KnightsAndNinjasCount
from .results_realm import MyRealmCount

COUNTS: Mapping[str, Callable[[Say], Count]] = MappingProxyType(
    {
        "cover_your_kingdom": CoverYourKingdomCount,
        "kings_and_things": KingsAndThingsCount,
        "knights_and_ninjas": KnightsAndNinjasCount,
        "my_realm": MyRealmCount,
    }
)
