"""Faces of the cards at this table, in the player's language: expansions and the duel change words."""

from functools import lru_cache

from engines.core.game import Say
from engines.knights_and_ninjas.cards import KIND, KIND_COUNT, KIND_IDS
from engines.knights_and_ninjas.charter import Charter
from engines.knights_and_ninjas.phrases import name

from .manifest import manifest
from .sprites.card import KnightFace
from .words.cards import class_of, sentence, strength, use_words, uses_of


class Faces:
    """The faces of all kinds."""

    def __init__(self, charter: Charter, say: Say) -> None:
        self._kinds = tuple(_face(kind, charter, say) for kind in range(KIND_COUNT))

    def kind(self, kind: int) -> KnightFace:
        return self._kinds[kind]

    def card(self, card: int) -> KnightFace:
        return self._kinds[KIND[card]]


@lru_cache(maxsize=4)
def faces(charter: Charter, say: Say) -> Faces:
    return Faces(charter, say)


def _face(kind: int, charter: Charter, say: Say) -> KnightFace:
    signs = manifest()["knight_use"]
    uses = zip(uses_of(kind, charter), use_words(kind, charter, say), strict=True)
    return KnightFace(
        KIND_IDS[kind],
        class_of(kind),
        strength(kind),
        name(kind, say),
        tuple((signs[use]["icon"], word) for use, word in uses),
        sentence(kind, charter, say),
    )
