"""Places of a moment that is shown: where its things start and end, all read from views and events.

| thing                 | what is not drawn while it is lifted                         |
|-----------------------|--------------------------------------------------------------|
| ("hand", index)       | a card of the viewer's hand, by its place in it              |
| ("place", seat, slot) | what stands before a kingdom                                 |
| ("purse", seat, n)    | the last so many gems of a kingdom                           |
| ("discard",)          | the top card of the discard pile                             |
| ("blow",)             | the blow in the middle, with its arrow                       |
| ("ladder",)           | the Ladder beside it                                         |
| ("road",)             | gems that lie on the cloth                                   |
| ("drawn",)            | the card of a draft that is being looked at                  |
"""

from typing import Literal, NamedTuple

from engines.core.types import View
from engines.knights_and_ninjas.state import State

from ...match.chronicle import Moment
from ...sprites.timeline import Pose
from ...tables.picking import Thing
from .faces import Faces
from .sprites.card import KnightFace
from .table_facts import colours_of
from .table_places import TablePlaces

Cards = tuple[int, ...]
Sprite = KnightFace | Literal["back"] | tuple[str, int]
"""What flies: a card face up or face down, or a gem of a colour."""
BACK: Literal["back"] = "back"
BLOW: Thing = ("blow",)
LADDER: Thing = ("ladder",)
ROAD: Thing = ("road",)
DRAWN: Thing = ("drawn",)
DISCARD: Thing = ("discard",)

# Seconds.
LAY, GEM, GEM_APART = 0.26, 0.32, 0.06
READ, BURN, SHINE = 0.9, 0.9, 0.6


class MomentPlaces(NamedTuple):
    """A moment, and the places of its two pictures."""

    moment: Moment
    before: TablePlaces
    after: TablePlaces

    @property
    def viewer(self) -> int:
        return self.moment.after.seat

    @property
    def faces(self) -> Faces:
        return self.before.table.faces

    def tells(self, *kinds: str) -> bool:
        return any(event.kind in kinds for event in self.moment.events)

    def shown(self, cards: Cards, count: int = 0) -> list[Sprite]:
        """Cards as the viewer may see them: so many face down if they are not known."""
        return [self.faces.card(card) for card in cards] if cards else [BACK] * count

    # -- the viewer's hand ---------------------------------------------------------------------------------------------

    def held(self, seat: int, *cards: int) -> frozenset[Thing]:
        """Cards of the hand before, if it is the viewer's."""
        return self._things(self.moment.before, seat, cards)

    def drawn(self, seat: int, *cards: int) -> frozenset[Thing]:
        """Cards of the hand after, if it is the viewer's."""
        return self._things(self.moment.after, seat, cards)

    def out_of_hand(self, seat: int, card: int) -> Pose:
        return self.before.hand(seat, _index(self.moment.before, seat, card) if seat == self.before.me else None)

    def into_hand(self, seat: int, card: int) -> Pose:
        return self.after.hand(seat, _index(self.moment.after, seat, card) if seat == self.after.me else None)

    def _things(self, view: View[State], seat: int, cards: Cards) -> frozenset[Thing]:
        found = [_index(view, seat, card) for card in cards] if seat == self.viewer else []
        return frozenset(("hand", index) for index in found if index is not None)

    # -- gems ----------------------------------------------------------------------------------------------------------

    def gems(self, seat: int, count: int) -> list[Sprite]:
        """The last so many of a purse, as they were."""
        colours = colours_of(self.before.table.context.badges)
        purse = self.before.purses[seat][-count:]
        return [("gem", colours[gem] if gem < len(colours) else gem) for gem in purse]


def _index(view: View[State], seat: int, card: int) -> int | None:
    hand = view.state.hands[seat]
    return hand.index(card) if card in hand else None
