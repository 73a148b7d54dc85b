"""What is printed on each card at this table, in the player's language."""

from functools import lru_cache

from engines.core.game import Say
from engines.knights_and_ninjas.cards import KIND, KIND_COUNT, KIND_IDS

from .manifest import manifest
from .sprites.card import KnightFace
from .words.cards import class_of, name, sentence, strength, use_words, uses_of


class Faces:
    """The faces of all kinds."""

    def __init__(self, say: Say) -> None:
        self._kinds = tuple(_face(kind, say) for kind in range(KIND_COUNT))

    def kind(self, kind: int) -> KnightFace:
        return self._kinds[kind]

    def card(self, card: int) -> KnightFace:
        return self._kinds[KIND[card]]


@lru_cache(maxsize=4)
def faces(say: Say) -> Faces:
    return Faces(say)


def _face(kind: int, say: Say) -> KnightFace:
    signs = manifest()["knight_use"]
    uses = zip(uses_of(kind), use_words(kind, say), strict=True)
    return KnightFace(
        KIND_IDS[kind],
        class_of(kind),
        strength(kind),
        name(kind, say),
        tuple((signs[use]["icon"], word) for use, word in uses),
        sentence(kind, say),
    )
