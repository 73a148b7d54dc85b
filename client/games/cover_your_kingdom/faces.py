"""Faces of cards at this table: other modes and values change the signs and gems that are printed."""

from functools import lru_cache

from engines.core.game import Say
from engines.cover_your_kingdom.cards import CT, KIND, KIND_IDS, KINGDOM, LAND_IDS, SPYDRA
from engines.cover_your_kingdom.charter import Charter
from engines.cover_your_kingdom.nouns import short

from .sprites.card import Face
from .words.names import full_name, label


class Faces:
    """The faces of all kinds, in the player's language."""

    def __init__(self, charter: Charter, say: Say) -> None:
        self._kinds = tuple(_face(charter, kind, say) for kind in range(len(KIND_IDS)))

    def kind(self, kind: int) -> Face:
        return self._kinds[kind]

    def card(self, card: int) -> Face:
        return self._kinds[KIND[card]]


@lru_cache(maxsize=4)
def faces(charter: Charter, say: Say) -> Faces:
    return Faces(charter, say)


def _face(charter: Charter, kind: int, say: Say) -> Face:
    sign, colour = _sign(charter, kind)
    return Face(
        KIND_IDS[kind],
        charter.magic[kind],
        sign,
        colour,
        full_name(kind, say),
        short(kind, say),
        label(charter, kind, say),
    )


def _sign(charter: Charter, kind: int) -> tuple[str, str]:
    """The disc on the card, and the colour of its last line."""
    if kind in (CT, SPYDRA):
        return "wild", "wild"
    if kind > SPYDRA:
        return KIND_IDS[kind], "hire"
    homes = charter.homes[kind]
    if len(homes) > 1 or homes[0] == KINGDOM:
        return "either", "either"
    return LAND_IDS[homes[0]], LAND_IDS[homes[0]]
