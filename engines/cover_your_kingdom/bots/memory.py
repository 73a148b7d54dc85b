"""Memory of what lay open: every buried clan and every discard was seen by all the table once.

A person at the table may remember as much. Whatever does not fit the view, for want of having seen it all, is left as
the view shows it.
"""

from collections.abc import Sequence
from typing import Any

from ...core.types import HIDDEN, Event, View
from ..cards import KIND
from ..charter import LAND_SLOTS
from ..decisions import FROM_BOTTOM
from ..state import CARDS, ID, KIN, Clan, State, layered
from ..view import gem_of

Cards = tuple[int, ...]


class Memory:
    """Clans by place, the last on top, and the discard pile."""

    def __init__(self) -> None:
        self.stacks: dict[tuple[int, int], list[Cards]] = {}
        self.discard: list[int] = []
        self.laid: list[int] = []  # in the challenge that is on

    def watch(self, events: Sequence[Event]) -> None:
        """Take facts in, in their order."""
        for kind, args, _, _ in events:
            getattr(self, f"_{kind}", _nothing)(*args)

    def recalled(self, view: View[State]) -> View[State]:
        """The view with all that is remembered in its holes."""
        state = view.state
        if len(self.discard) == len(state.discard) and self.discard[-1:] == state.discard[-1:]:
            state = state.clone()
            state.discard = self.discard[:]
        stacks = state.stacks[:]
        for at, clans in enumerate(stacks):
            if clans and clans[0][KIN] == HIDDEN:
                stacks[at] = _recalled(state, clans, self.stacks.get(divmod(at, LAND_SLOTS), []))
        if stacks != state.stacks:
            if state is view.state:
                state = state.clone()
            state.stacks = stacks
        return View(view.seat, state)

    # -- facts

    def _round_began(self, number: int, seat: int) -> None:
        self.stacks.clear()
        self.discard.clear()

    def _put(self, seat: int, land: int, cards: Cards) -> None:
        self.stacks.setdefault((seat, land), []).append(cards)

    def _lift(self, cards: Cards) -> None:
        """A clan that comes to a new place leaves its old one, and carries some of its cards along."""
        gone = set(cards)
        for clans in self.stacks.values():
            clans[:] = [clan for clan in clans if gone.isdisjoint(clan)]

    def _settled(self, seat: int, land: int, cards: Cards, cost: int) -> None:
        self._put(seat, land, cards)

    def _settled_discard(self, seat: int, land: int, cards: Cards, cost: int) -> None:
        if self.discard:
            self.discard.pop()
        self._put(seat, land, cards)

    def _discarded(self, seat: int, cards: Cards) -> None:
        self.discard += cards

    def _added(self, seat: int, land: int, card: int) -> None:
        self._grow(seat, land, (card,))

    def _grow(self, seat: int, land: int, cards: Cards) -> None:
        if clans := self.stacks.get((seat, land)):
            clans[-1] = layered(_kin(clans[-1]), clans[-1] + cards)

    def _moved(self, seat: int, land: int, to: int, species: int) -> None:
        if clans := self.stacks.get((seat, land)):
            self._put(seat, to, clans.pop())

    def _challenged(self, seat: int, rival: int, land: int, card: int) -> None:
        self.laid = [card]

    def _answered(self, seat: int, cards: Cards) -> None:
        self.laid += cards

    def _held(self, seat: int, rival: int, land: int) -> None:
        self._grow(seat, land, tuple(self.laid))

    def _placed(self, seat: int, land: int, cards: Cards) -> None:
        self._lift(cards)
        self._put(seat, land, cards)

    def _dispersed(self, seat: int, land: int, cards: Cards) -> None:
        self._lift(cards)

    def _clan_moved(self, seat: int, rival: int, land: int, end: int) -> None:
        if clans := self.stacks.get((rival, land)):
            if end == FROM_BOTTOM:
                clans.append(clans.pop(0))
            else:
                clans.insert(0, clans.pop())

    def _kid_swapped(self, seat: int, land: int) -> None:
        if len(clans := self.stacks.get((seat, land), [])) > 1:
            clans[-2:] = clans[:-3:-1]


def _kin(cards: Cards) -> int:
    """The species of a clan lies on top of whatever joined it."""
    return KIND[cards[-1]]


def _nothing(*args: Any) -> None:
    """A fact that moves no card on the table."""


def _recalled(state: State, clans: tuple[Clan, ...], known: list[Cards]) -> tuple[Clan, ...]:
    """A rival's stack with its buried clans, if what is remembered fits all that can be seen of it."""
    *buried, top = clans
    if len(known) != len(clans) or set(known[-1]) != set(top[CARDS]):
        return clans
    kins = [_kin(cards) for cards in known]
    gem = buried[-1][CARDS]
    if gem and state.charter.magic[kins[-2]] != gem_of(gem[0]):
        return clans
    return (
        *[(clan[ID], kin, cards) for clan, kin, cards in zip(buried, kins, known, strict=False)],
        top,
    )
