"""Muster of a stack, who shall march: picked at the table, before the game is told.

The game asks for a march counter by counter and step by step. At the table one picks who goes and where to; what lies
between is answered in one breath.
"""

from collections.abc import Iterable
from typing import NamedTuple

from engines.core.types import Decision, Option
from engines.kings_and_things.decisions import option
from engines.kings_and_things.realm import bluffs
from engines.kings_and_things.rules.movement_column import unmoved
from engines.kings_and_things.state import State
from engines.kings_and_things.things import FLAGS, FLY, KIND, TERRAIN

Pieces = tuple[int, ...]


class Muster(NamedTuple):
    """The stack of a hex, and who of it goes."""

    hex: int
    pieces: Pieces
    """Everybody who may go."""
    going: Pieces

    @property
    def staying(self) -> Pieces:
        return tuple(piece for piece in self.pieces if piece not in self.going)

    def start(self, decision: Decision) -> tuple[Option, ...]:
        """The answers by which they set out together; none where nobody goes."""
        everybody = option("march_all", self.hex)
        if not self.going:
            return ()
        if not self.staying and everybody in decision.options:
            return (everybody,)
        first, *others = [KIND[piece] for piece in self.going]
        return (option("march", self.hex, first), *[option("pick_up", kind) for kind in others])


def muster_of(state: State, decision: Decision, hex_: int, staying: Iterable[int]) -> Muster | None:
    """The stack of a hex as far as it may set out, less those told to stay; None if nobody may."""
    kinds = {choice.args[1] for choice in decision.options if choice.verb == "march" and choice.args[0] == hex_}
    pieces = tuple(piece for piece in unmoved(state, decision.seat, hex_) if KIND[piece] in kinds)
    if not pieces:
        return None
    stay = set(staying)
    return Muster(hex_, pieces, tuple(piece for piece in pieces if piece not in stay))


def walkers(pieces: Pieces) -> Pieces:
    return tuple(piece for piece in pieces if not FLAGS[piece] & FLY)


def flyers(pieces: Pieces) -> Pieces:
    return tuple(piece for piece in pieces if FLAGS[piece] & FLY)


def natives(pieces: Pieces, terrain: int) -> Pieces:
    """Those at home in a terrain."""
    return tuple(piece for piece in pieces if TERRAIN[piece] == terrain)


def bluffs_of(state: State, seat: int, muster: Muster) -> Pieces:
    """8.2: those of the stack that nothing supports."""
    return tuple(bluffs(state, seat, muster.hex, muster.pieces))
