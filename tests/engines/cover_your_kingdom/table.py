"""Positions in a few words, for rule tests.

    game = table(hands=["bragon bragon ct", "spydra"], kingdoms=[{"lowland": ["klaken klaken"]}, {...}])
    game.do("recruit bragon 1 highland")
    assert game.options() == {"concede", "answer spydra"}

Cards are named by kind; clans are listed from the bottom of the stack to its top. Seat 0 has the turn unless said
otherwise. Cards not named lie in the deck, or, if the deck is named, out of the way in the retired pile.
"""

from collections.abc import Mapping, Sequence
from typing import NamedTuple, Self

from engines.core.game import set_up
from engines.core.types import HIDDEN
from engines.cover_your_kingdom.cards import KIND, KIND_IDS, LAND_IDS, POWER_IDS, SPECIES
from engines.cover_your_kingdom.game import GAME
from engines.cover_your_kingdom.rules.scoring import kingdom_cards, magic_of
from engines.cover_your_kingdom.state import CARDS, State, layered, put_stack, stack

from ..position import Position, names, pick

YOGI, SIGHCLOPS, KLAKEN, BRAGON = map(KIND_IDS.index, ("yogi", "sighclops", "klaken", "bragon"))


class Clan(NamedTuple):
    """A clan with names for its parts."""

    id: int
    species: int
    cards: tuple[int, ...]


Kingdom = Mapping[str, Sequence[str]]


class Table(Position[State]):
    """A position of this game."""

    game = GAME

    def hand(self, seat: int) -> str:
        return _names(self.state.hands[seat])

    def land(self, seat: int, land: str) -> list[str]:
        """The clans of a land from bottom to top, each as its cards from bottom to top."""
        return [_names(clan[CARDS]) for clan in stack(self.state, seat, LAND_IDS.index(land))]

    def top(self, seat: int, land: str) -> Clan:
        return Clan(*stack(self.state, seat, LAND_IDS.index(land))[-1])

    def members(self, seat: int, land: str) -> str:
        """The cards of the top clan in alphabetical order: in which order wilds lie under a clan is nobody's rule."""
        return " ".join(sorted(_names(self.top(seat, land).cards).split()))

    def sees(self, seat: int, other: int) -> str:
        """A hand as another seat knows it: what it does not know is a question mark."""
        cards = GAME.view(self.state, seat).state.hands[other]
        return " ".join(sorted("?" if card == HIDDEN else KIND_IDS[KIND[card]] for card in cards))

    def magic(self, seat: int) -> int:
        return magic_of(self.state, seat, kingdom_cards(self.state, seat))

    @property
    def discard(self) -> str:
        return _names(self.state.discard)

    @property
    def retired(self) -> str:
        return _names(self.state.retired)

    @property
    def guards(self) -> set[str]:
        names = ("protect", "block")
        return {f"{names[guard.mode]} {guard.seat} {LAND_IDS[guard.land]}" for guard in self.state.guards}

    def lit(self, seat: int) -> set[str]:
        return {KIND_IDS[species] for species in SPECIES if self.state.lit[seat] >> species & 1}

    def end_turn(self) -> Self:
        """End the turn of whoever acts, throwing nothing away."""
        self.do("end")
        if not self.over and self.asked[1] == "end_powers":
            self.do("throw nothing")
        return self


def table(
    hands: Sequence[str] = (),
    kingdoms: Sequence[Kingdom] = (),
    *,
    seats: int | None = None,
    turn: int = 0,
    actions: int = 0,
    discard: str = "",
    retired: str = "",
    deck: str | None = None,
    inn: Sequence[str] = (),
    powers: Mapping[int, str] | None = None,
    powers_each: int = 0,
    lit: Mapping[int, str] | None = None,
    seed: int = 0,
    **options: bool | int | str,
) -> Table:
    """A position with that turn just begun. `inn`: four piles, the last card of each on top and face up.

    `powers` are held in this round; `powers_each` is the option that deals them, which shows in the next round.
    """
    seats = seats or max(2, len(hands), len(kingdoms))
    state = GAME.new(set_up(GAME, seats, {"firstRuler": str(turn + 1), "powers": powers_each, **options}, seed))
    pool = list(state.charter.cards)
    state.seen, state.guards, state.passes = {}, (), 0
    state.actions = actions
    state.hands = [sorted(_pick(pool, hands[seat])) if seat < len(hands) else [] for seat in range(seats)]
    state.stacks = [()] * len(state.stacks)
    state.clans, state.faces, state.lures = [0] * seats, [0] * seats, [0] * seats
    for seat, kingdom in enumerate(kingdoms):
        for land, clans in kingdom.items():
            for cards in clans:
                _found(state, seat, land, tuple(_pick(pool, cards)))
    state.discard = _pick(pool, discard)
    state.retired = _pick(pool, retired)
    if state.charter.two:
        state.inn = tuple(tuple(_pick(pool, pile)) for pile in (*inn, "", "", "", "")[:4])
        state.inn_open = sum(1 << number for number, pile in enumerate(state.inn) if pile)
    state.powers = tuple(_bits((powers or {}).get(seat, ""), POWER_IDS) for seat in range(seats))
    state.sizes = tuple(state.charter.hand + ("vulcent_hands" in (powers or {}).get(seat, "")) for seat in range(seats))
    state.lit = tuple(_bits((lit or {}).get(seat, ""), KIND_IDS) for seat in range(seats))
    if state.tokens:
        state.tokens = tuple(6 - sum(bits >> species & 1 for bits in state.lit) for species in SPECIES)
    if deck is None:
        state.deck = pool
    else:
        state.deck = _pick(pool, deck)[::-1]  # the first card named is drawn first
        state.retired += pool
    return Table(state).check()


def _found(state: State, seat: int, land: str, cards: tuple[int, ...]) -> None:
    # The species that lives here is the last one named: "ct hentaur pegleg" is a clan of PegLegasus.
    species = next(KIND[card] for card in reversed(cards) if KIND[card] in SPECIES)
    at = LAND_IDS.index(land)
    put_stack(state, seat, at, (*stack(state, seat, at), (state.next_clan, species, layered(species, cards))), +1)
    state.next_clan += 1


def _bits(names: str, ids: tuple[str, ...]) -> int:
    return sum(1 << ids.index(name) for name in names.split())


def _pick(pool: list[int], wanted: str) -> list[int]:
    return pick(pool, wanted, _name)


def _names(cards: Sequence[int]) -> str:
    return names(cards, _name)


def _name(card: int) -> str:
    return KIND_IDS[KIND[card]]
