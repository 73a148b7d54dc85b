"""How each game counts, by game; whoever is missing here is counted as its engine does."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from engines.core.game import Say

from ...games.cover_your_kingdom.results import CoverYourKingdomCount
from ...games.kings_and_things.results import KingsAndThingsCount
from ...games.knights_and_ninjas.results import KnightsAndNinjasCount
from ...games.my_realm.results import MyRealmCount
from .count import Count

COUNTS: Mapping[str, Callable[[Say], Count]] = MappingProxyType(
    {
        "cover_your_kingdom": CoverYourKingdomCount,
        "kings_and_things": KingsAndThingsCount,
        "knights_and_ninjas": KnightsAndNinjasCount,
        "my_realm": MyRealmCount,
    }
)
