"""Placing many Things at once: a click on a hex brings all there that may stand there.

What is no bluff goes first; once only bluffs are left, a click says where and a second one brings those. The rules are
asked, one Thing after another, on what their owner knows: nothing here says what is legal.
"""

from typing import TYPE_CHECKING

from engines.core.types import Option
from engines.kings_and_things.decisions import option
from engines.kings_and_things.realm import hexes_of, supported
from engines.kings_and_things.rules.placement import homes
from engines.kings_and_things.state import NOWHERE, State
from engines.kings_and_things.things import CREATURES, KIND, TOWNS

if TYPE_CHECKING:
    from ...tables.context import Context

KIND_OF_QUESTION = "place_things"


def is_bluff(state: State, seat: int, piece: int) -> bool:
    """8.2: a creature that would be supported nowhere in its owner's kingdom."""
    if not 0 <= piece < CREATURES or state.face_down:
        return False
    return not any(supported(state, seat, hex_, piece) for hex_ in hexes_of(state, seat))


class Placing:
    """What a click on a hex would place there, for as long as the position is the same."""

    def __init__(self, context: "Context") -> None:
        self.context = context
        self._known: tuple[object, dict[int, tuple[Option, ...]]] = (None, {})
        self._meant: tuple[object, int] = (None, NOWHERE)

    @property
    def asks(self) -> bool:
        """Whether Things are placed now, and none is picked."""
        asked, picking = self.context.asked, self.context.picking
        return asked is not None and asked.decision.kind == KIND_OF_QUESTION and not (picking and picking.picked)

    def hexes(self) -> frozenset[int]:
        """Where something may be placed."""
        if not self.asks:
            return frozenset()
        return frozenset(at for at in range(self.context.view.state.charter.hexes) if self.answers(at))

    def answers(self, hex_: int) -> tuple[Option, ...]:
        """The answers that bring all there that may stand there."""
        view = self.context.view
        if not self.asks or self.context.view.state.owner[hex_] != self.context.me:
            return ()
        if self._known[0] is not view:
            self._known = (view, {})
        if hex_ not in self._known[1]:
            self._known[1][hex_] = self._tried(hex_, bluffs=False) or self._tried(hex_, bluffs=True)
        return self._known[1][hex_]

    def count(self, hex_: int) -> int:
        """How many that would be."""
        return sum(answer.verb == "place" for answer in self.answers(hex_))

    def pieces(self, hex_: int) -> frozenset[int]:
        """Which of the Things behind the Shield that would be; of equal ones those that lie first."""
        held, found = list(self.context.view.state.shields[self.context.me]), set[int]()
        for answer in self.answers(hex_):
            if answer.verb == "place":
                found.add(next(piece for piece in held if piece not in found and KIND[piece] == answer.args[0]))
        return frozenset(found)

    def bluffs(self, hex_: int) -> bool:
        """Whether only bluffs are left to be placed there."""
        return bool(self.answers(hex_)) and not self._tried(hex_, bluffs=False)

    @property
    def meant(self) -> int:
        """The hex that was clicked once where only bluffs can go: nobody bluffs by a click too many.

        Whoever picks a single Thing instead has thought better of it.
        """
        return self._meant[1] if self.asks and self._meant[0] is self.context.view else NOWHERE

    def place_all(self, hex_: int) -> None:
        if self.bluffs(hex_) and self.meant != hex_:
            self._meant = (self.context.view, hex_)
            self.context.changed()
            return
        first, *then = self.answers(hex_)
        self.context.answer(first, *then)

    def _tried(self, hex_: int, bluffs: bool) -> tuple[Option, ...]:
        """Place one after another on a copy, as long as that is offered."""
        game, seat = self.context.session.game, self.context.me
        state: State = game.clone(self.context.view.state)
        found: list[Option] = []
        while (asked := game.decision(state)) is not None and (asked.kind, asked.seat) == (KIND_OF_QUESTION, seat):
            piece = next((one for one in state.shields[seat] if self._fits(state, one, hex_, bluffs)), None)
            place = option("place", KIND[piece]) if piece is not None else None
            if place is None or place not in asked.options:
                break
            game.apply(state, place)
            found.append(place)
            where = game.decision(state)
            put = option("put", hex_)
            if where is not None and where.kind == "place_where":
                if put not in where.options:
                    return tuple(found[:-1])
                game.apply(state, put)
                found.append(put)
        return tuple(found)

    def _fits(self, state: State, piece: int, hex_: int, bluffs: bool) -> bool:
        seat, frame = self.context.me, state.agenda[-1]
        if piece < 0 or piece >= TOWNS or (frame[3] and piece not in frame[3]):
            return False
        possible = homes(state, seat, piece) if frame[2] == NOWHERE else [frame[2]]
        if hex_ not in possible or piece >= CREATURES:
            return hex_ in possible
        return bluffs or not is_bluff(state, seat, piece)
