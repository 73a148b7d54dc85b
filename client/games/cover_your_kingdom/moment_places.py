"""Places of a moment: where whatever moves in it starts and ends, and what is lifted from its place meanwhile.

All is read from views and events as the viewer may know them; how steps become cues is written in `steps`.

Things that can be lifted, besides those of `things` and `duel`:

| thing                | what is not drawn while it is lifted                                         |
|----------------------|------------------------------------------------------------------------------|
| ("hand", index)      | a card of the viewer's hand, by its place in it                              |
| ("land", seat, land) | the top clan of a land                                                       |
| ("magic", seat, land)| what that clan is worth                                                      |
| ("discard",)         | the top card of the discard pile                                             |
| ("pile", number)     | the open card of a pile of the Inn: a back lies there                        |
| ("play", number)     | the cards of a play in a duel                                                |
| ("stake",)           | what a duel is fought over                                                   |
| ("crown",)           | the crown beside a Ruler's name                                              |
"""

from typing import NamedTuple, Protocol

from engines.core.types import View
from engines.cover_your_kingdom.challenge import challenge
from engines.cover_your_kingdom.state import CARDS, State, stack

from ...match.chronicle import Moment
from ...sprites.timeline import Pose
from ...tables.picking import Thing
from .faces import Faces
from .legs import BACK, Sprite

Cards = tuple[int, ...]


class Places(Protocol):
    """Places of things on one picture of the table."""

    def hand(self, seat: int, index: int | None = None) -> Pose:
        """A card of the viewer's hand; without an index, the middle of that Ruler's hand or its sign."""

    def clan(self, seat: int, land: int) -> Pose:
        """The front card of the top clan; the middle of an empty land."""

    def deck(self) -> Pose: ...

    def discard(self) -> Pose: ...

    def retired(self) -> Pose: ...

    def pile(self, number: int) -> Pose:
        """The open card of a pile of the Inn."""

    def badge(self, seat: int) -> Pose:
        """The shield of a Ruler, which stands for the kingdom: clans wait there that have no land yet."""

    def star(self, seat: int, species: int) -> Pose:
        """A constellation, in the panel or among the small stars of a rival."""

    def duel_clan(self) -> Pose | None:
        """The front card of what a duel is fought over; None if there is no duel."""

    def duel_play(self, number: int) -> Pose | None:
        """The first card of a play; None if there is no such play."""

    def duel_gap(self) -> Pose | None:
        """Where the next play will lie; None if there is no duel."""


class MomentPlaces(NamedTuple):
    """A moment, and the places of its two pictures."""

    moment: Moment
    before: Places
    after: Places
    faces: Faces

    @property
    def viewer(self) -> int:
        return self.moment.after.seat

    def tells(self, *kinds: str) -> bool:
        return any(event.kind in kinds for event in self.moment.events)

    def shown(self, cards: Cards, count: int = 0) -> list[Sprite]:
        """Cards as the viewer may see them: so many face down if they are not known."""
        return [self.faces.card(card) for card in cards] if cards else [BACK] * count

    # -- the viewer's hand

    def held(self, seat: int, card: int) -> frozenset[Thing]:
        """A card of the hand before, if it is the viewer's."""
        return _thing(self._index(self.moment.before, seat, card))

    def drawn(self, seat: int, card: int) -> frozenset[Thing]:
        """A card of the hand after, if it is the viewer's."""
        return _thing(self._index(self.moment.after, seat, card))

    def out_of_hand(self, seat: int, card: int) -> Pose:
        return self.before.hand(seat, self._index(self.moment.before, seat, card))

    def into_hand(self, seat: int, card: int) -> Pose:
        return self.after.hand(seat, self._index(self.moment.after, seat, card))

    def _index(self, view: View[State], seat: int, card: int) -> int | None:
        hand = view.state.hands[seat] if seat == self.viewer else []
        return hand.index(card) if card in hand else None

    # -- clans

    def top(self, seat: int, land: int) -> Cards:
        """The cards of a top clan in the picture before."""
        return _top(self.moment.before.state, seat, land)

    def new_top(self, seat: int, land: int) -> Cards:
        """The cards of a top clan in the picture after; none if another round has begun meanwhile."""
        return _top(self.moment.after.state, seat, land)

    def origin(self, seat: int, card: int) -> Pose:
        """Where a card of a clan was that comes to this Ruler: in a duel, in a land, or waiting beside the badge."""
        place = self._in_duel(card)
        if place is None and not self.tells("swapped"):
            state = self.moment.before.state
            lands = [(owner, land) for owner in range(state.charter.seats) for land in state.charter.lands]
            place = next((self.before.clan(*where) for where in lands if card in self.top(*where)), None)
        return place or self.before.badge(seat)

    def _in_duel(self, card: int) -> Pose | None:
        fight = challenge(self.moment.before.state)
        if fight is None:
            return None
        for number, laid_down in enumerate(fight.plays):
            if card in laid_down.cards:
                return self.before.duel_play(number)
        stake = fight.claimed if fight.at_the_inn else self.top(fight.defender, fight.land)
        return self.before.duel_clan() if card in stake else self.before.duel_gap()


def _top(state: State, seat: int, land: int) -> Cards:
    clans = stack(state, seat, land)
    return clans[-1][CARDS] if clans else ()


def _thing(index: int | None) -> frozenset[Thing]:
    return frozenset() if index is None else frozenset({("hand", index)})
