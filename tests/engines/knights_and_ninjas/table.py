"""Positions in a few words, for rule tests.

    game = table(hands=["knight soldier", "traitor"], gems=[5, 7, 3], walls={1: "castle"})
    game.do("attack 1", "lay ladder", ...)
    assert game.options() == {"endure", "answer traitor"}

Cards are named by kind, fortifications also as `jester:archer`. Seat 0 has the turn unless said otherwise and has drawn
already. Cards not named lie in the deck; if the deck is named (the first is drawn first) they lie in the discard pile,
below what is named there, or in the hand of seat `rest`. After every step the laws are checked: nothing is broken,
saves are whole, and every seat's redealt world looks the same to it.
"""

import json
from collections.abc import Mapping, Sequence
from typing import Self

from engines.core.game import set_up
from engines.core.rng import Rng
from engines.core.types import HIDDEN
from engines.knights_and_ninjas.cards import AS, FACE, FORT_SLOTS, FORTS, GUISE_IDS, KIND, KIND_IDS
from engines.knights_and_ninjas.game import GAME
from engines.knights_and_ninjas.state import NONE, State, put_up

from ..position import Position, names, pick


class Table(Position[State]):
    """A position of this game."""

    game = GAME

    @property
    def gems(self) -> list[int]:
        return self.state.gems

    def hand(self, seat: int) -> str:
        return _names(self.state.hands[seat])

    def wall(self, seat: int) -> str:
        """What stands in front of a kingdom, by what it stands as."""
        places = self.state.forts[seat * FORT_SLOTS : (seat + 1) * FORT_SLOTS]
        return " ".join(KIND_IDS[fort] for card, fort in zip(places, FORTS, strict=True) if card != NONE)

    @property
    def discard(self) -> str:
        """In alphabetical order: which of the cards of one fight lies on top is nobody's rule."""
        return " ".join(sorted(_names(self.state.discard).split()))

    @property
    def dungeon(self) -> str:
        return _names(self.state.dungeon)

    def sees(self, seat: int, other: int) -> str:
        """A hand as another seat knows it: what it does not know is a question mark."""
        cards = GAME.view(self.state, seat).state.hands[other]
        return " ".join(sorted("?" if card == HIDDEN else KIND_IDS[KIND[card]] for card in cards))

    def check(self) -> Self:
        """Nothing is broken, a save is whole, and every seat's redealt world looks the same to it."""
        state = self.state
        saved = json.dumps(GAME.dump(state))
        loaded = GAME.load(set_up(GAME, state.charter.seats), json.loads(saved))
        assert json.dumps(GAME.dump(loaded)) == saved
        for seat in range(state.charter.seats):
            view = GAME.view(state, seat)
            world = GAME.redeal(view, Rng(seat))
            assert GAME.broken(world) == []
            assert GAME.view(world, seat) == view
        return super().check()

    def decline_all(self) -> Self:
        """Nobody (else) plays a Highwayman."""
        while not self.over and self.asked[1] == "highwayman":
            self.do("decline")
        return self


def table(
    hands: Sequence[str] = (),
    *,
    gems: Sequence[int] = (),
    walls: Mapping[int, str] | None = None,
    seats: int | None = None,
    turn: int = 0,
    deck: str | None = None,
    discard: str = "",
    rest: int | None = None,
    target: int | None = None,
    locked: Sequence[int] = (),
    bears: Mapping[int, str] | None = None,
    dungeon: str = "",
    reshuffles: int = 0,
    seed: int = 0,
    **options: bool | int | str,
) -> Table:
    """A position with that turn just begun and its cards drawn."""
    seats = seats or max(3, len(hands), len(gems))
    state = GAME.new(set_up(GAME, seats, {"firstPlayer": str(turn + 1), **options}, seed))
    charter = state.charter
    pool = list(charter.cards)
    state.agenda, state.lane, state.seen, state.seat, state.turns = [("turn",)], (), {}, turn, 7
    state.hands = [sorted(_pick(pool, hands[seat])) if seat < len(hands) else [] for seat in range(seats)]
    for seat, wall in (walls or {}).items():
        for name in wall.split():
            guise = GUISE_IDS.index(name)
            put_up(state, seat, AS[guise], _pick(pool, KIND_IDS[FACE[guise]])[0])
    state.bears = tuple(
        _pick(pool, (bears or {}).get(seat, "none"))[0] if seat in (bears or {}) else NONE for seat in range(seats)
    )
    state.dungeon = tuple(_pick(pool, dungeon))
    if gems:
        state.gems = list(gems)
        _pay_the_rest(state)
    state.reshuffles = reshuffles or (charter.target - target if target else 0)
    state.target = charter.target if charter.two else max(1, charter.target - state.reshuffles)
    state.locked = sum(1 << seat for seat in locked)
    state.discard = _pick(pool, discard)
    if deck is None:
        state.deck = pool
    else:
        state.deck = _pick(pool, deck)[::-1]
        if rest is None:
            state.discard = pool + state.discard
        else:
            state.hands[rest] = sorted(state.hands[rest] + pool)
    return Table(state).check()


def _pay_the_rest(state: State) -> None:
    """The last seat has what the others have not: the gem sum never changes."""
    owed = state.charter.gems * state.charter.seats - sum(state.gems)
    state.gems += [0] * (state.charter.seats - len(state.gems))
    state.gems[-1] += owed


def _pick(pool: list[int], wanted: str) -> list[int]:
    return pick(pool, wanted, _name)


def _names(cards: Sequence[int]) -> str:
    return names(cards, _name)


def _name(card: int) -> str:
    return KIND_IDS[KIND[card]]
