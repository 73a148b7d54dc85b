"""The table as plain data. Whatever is nested is a tuple, shared between copies and replaced rather than changed."""

from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from ..core.agenda import Frame
from ..core.memo import Memo
from .cards import CT, FIRST, LAND_BITS, SPECIES, UNIQUE
from .charter import LAND_SLOTS, MOST_SEATS, Charter
from .decisions import wanted

DEAL, THEFT = range(2)  # streams of chance: shuffles and deals; cards taken blindly from a hand
STREAMS = ("deal", "theft")

PROTECT, BLOCK = range(2)

CLOCK_WAITS, CLOCK_OVER = -1, -2  # Light Speed: nobody has the whole sky yet; the window has shut


Clan = tuple[int, int, tuple[int, ...]]
"""A clan: its id for life, its species (`clan[KIN]`) and its cards, at least two, the last on top.

Wilds, and Hentaurs played through Equinity, lie under the species. It is a bare tuple, not a NamedTuple, because clans
are made, looked at and forgotten in every challenge; that alone is worth a twentieth of the engine's speed.
"""

ID: Final = 0
KIN: Final = 1
CARDS: Final = 2


class Guard(NamedTuple):
    """A Minnowtaur on a land (6.5). `owner` sent it, `seat` has the land."""

    mode: int
    seat: int
    land: int
    owner: int
    card: int


class RoundScore(NamedTuple):
    """Worth of a finished round, seat by seat."""

    magic: tuple[int, ...]
    sky: tuple[int, ...]
    speed: tuple[int, ...]
    creatures: tuple[int, ...]

    def total(self, seat: int) -> int:
        return self.magic[seat] + self.sky[seat] + self.speed[seat]


@dataclass(slots=True)
class State:
    """One position. Rules are functions of it; it has no methods but `clone`."""

    charter: Charter
    rng: list[int]
    hands: list[list[int]]  # sorted
    sizes: tuple[int, ...]  # seat -> cards to refill to
    stacks: list[tuple[Clan, ...]]  # the last clan is on top
    clans: list[int]  # seat -> clans in all its lands together
    faces: list[int]  # seat -> what lies on top of each land: LAND_BITS a land, species + 1, or 0 for nothing
    lures: list[int]  # seat -> the kinds with which one may recruit there, as bits; 0 while its only clan is safe
    deck: list[int]  # drawn from the end
    discard: list[int]
    retired: list[int]
    guards: tuple[Guard, ...]
    seen: dict[int, int]  # card in a hand -> bits of the other seats that know it is there
    powers: tuple[int, ...]  # seat -> bits
    lit: tuple[int, ...]  # seat -> bits of species
    tokens: tuple[int, ...]  # species -> tokens left in the common pile; empty when each Ruler has their own
    speedy: int  # bits of the seats with the Light Speed bonus
    clock: int  # the seat whose next turn shuts the Light Speed window, or CLOCK_WAITS, CLOCK_OVER
    inn: tuple[tuple[int, ...], ...]  # the four piles; the last card is on top
    inn_open: int  # bits of the piles whose top card lies face up
    seat: int  # whose turn it is: the crown
    actions: int
    free_settled: bool
    kid_used: bool
    attempted: tuple[int, ...]  # clans the actor tried to recruit this turn
    failed: tuple[int, ...]  # those that held out
    passes: int  # turns in a row in which nothing was done
    next_clan: int
    starter: int
    rounds: tuple[RoundScore, ...]
    agenda: list[Frame]

    def clone(self) -> "State":
        return State(
            self.charter,
            self.rng[:],
            [hand[:] for hand in self.hands],
            self.sizes,
            self.stacks[:],
            self.clans[:],
            self.faces[:],
            self.lures[:],
            self.deck[:],
            self.discard[:],
            self.retired[:],
            self.guards,
            self.seen.copy(),
            self.powers,
            self.lit,
            self.tokens,
            self.speedy,
            self.clock,
            self.inn,
            self.inn_open,
            self.seat,
            self.actions,
            self.free_settled,
            self.kid_used,
            self.attempted,
            self.failed,
            self.passes,
            self.next_clan,
            self.starter,
            self.rounds,
            self.agenda[:],
        )


ON_TOP = tuple(tuple(species + 1 << LAND_BITS * land for species in SPECIES) for land in range(LAND_SLOTS))
NOT_LAND = tuple(~((1 << LAND_BITS) - 1 << LAND_BITS * land) for land in range(LAND_SLOTS))
"""A face without one of its lands."""


# -- small questions every chapter asks ------------------------------------------------------------------------------


def stack(state: State, seat: int, land: int) -> tuple[Clan, ...]:
    return state.stacks[seat * LAND_SLOTS + land]


def raidable(state: State, seat: int) -> bool:
    """An only clan is safe from recruiters and Elves (6.4)."""
    return state.clans[seat] > 1


Places = frozenset[tuple[int, int]]
"""Lands of several kingdoms, as (seat, land)."""

Lands = frozenset[int]
"""Lands of one kingdom."""

NO_LANDS: Lands = frozenset()

Reach = tuple[int, ...]
"""seat -> bits of its face that rivals can reach: `state.faces[rival] & reach[rival]`."""

EVERYWHERE: Reach = (-1,) * MOST_SEATS


@Memo
def sentries(*guards: Guard) -> tuple[Places, dict[int, Lands], Reach]:
    """Where guards keep rivals off, as (seat, land); which lands of a seat they keep shut to new clans (6.5); and what
    of each kingdom rivals can reach."""
    protected = frozenset((guard.seat, guard.land) for guard in guards if guard.mode == PROTECT)
    blocks = [guard for guard in guards if guard.mode == BLOCK]
    reach = list(EVERYWHERE)
    for seat, land in protected:
        reach[seat] &= NOT_LAND[land]
    shut = {block.seat: frozenset(b.land for b in blocks if b.seat == block.seat) for block in blocks}
    return protected, shut, tuple(reach)


def within_reach(state: State) -> Reach:
    """What of each kingdom lies within the reach of rivals: no land off which a Minnowtaur keeps them."""
    return sentries[state.guards][2] if state.guards else EVERYWHERE


def protected(state: State, seat: int, land: int) -> bool:
    """A Minnowtaur keeps rivals off this land."""
    return (seat, land) in sentries[state.guards][0]


def blocked_lands(state: State, seat: int) -> Lands:
    """The lands into which a Minnowtaur lets this Ruler neither settle nor recruit."""
    return sentries[state.guards][1].get(seat, NO_LANDS)


def open_homes(state: State, seat: int, species: int) -> tuple[int, ...]:
    """The lands where this Ruler could put a new clan of that species."""
    homes = state.charter.homes[species]
    closed = blocked_lands(state, seat) if state.guards else NO_LANDS
    return tuple([land for land in homes if land not in closed]) if closed else homes


# -- small changes ---------------------------------------------------------------------------------------------------


def put_stack(state: State, seat: int, land: int, clans: tuple[Clan, ...], more: int = 0) -> None:
    """Change a stack by so many clans, and with it what is known of the kingdom at a glance."""
    state.stacks[seat * LAND_SLOTS + land] = clans
    face = state.faces[seat] & NOT_LAND[land]
    if clans:
        face |= ON_TOP[land][clans[-1][KIN]]
    state.faces[seat] = face
    count = state.clans[seat] + more
    state.clans[seat] = count
    state.lures[seat] = wanted[face] if count > 1 else 0  # 6.4: two clans, in all its lands together


def put_on_top(state: State, seat: int, land: int, clan: Clan) -> None:
    """The most common change of a stack: one more clan."""
    state.stacks[seat * LAND_SLOTS + land] += (clan,)
    faces, counts = state.faces, state.clans
    face = faces[seat] = faces[seat] & NOT_LAND[land] | ON_TOP[land][clan[KIN]]
    count = counts[seat] = counts[seat] + 1
    if count > 1:
        state.lures[seat] = wanted[face]


def take_off_top(state: State, seat: int, land: int) -> Clan:
    """One clan less; the one under it lies on top now."""
    stacks, at = state.stacks, seat * LAND_SLOTS + land
    clans = stacks[at]
    clan = clans[-1]
    stacks[at] = under = clans[:-1]
    face = state.faces[seat] & NOT_LAND[land]
    if under:
        face |= ON_TOP[land][under[-1][KIN]]
    state.faces[seat] = face
    count = state.clans[seat] = state.clans[seat] - 1
    state.lures[seat] = wanted[face] if count > 1 else 0  # 6.4
    return clan


def gain(state: State, seat: int, cards: list[int] | tuple[int, ...]) -> None:
    """Cards come into a hand."""
    state.hands[seat] += cards
    state.hands[seat].sort()


def layered(species: int, cards: Sequence[int]) -> tuple[int, ...]:
    """The cards of a clan from bottom to top: whatever is not of its species lies under it."""
    pile = sorted(cards)
    if species != UNIQUE:
        pile.reverse()  # guests have higher numbers than the clan's own species
        return tuple(pile)
    # ... but for the Hentaurs that Equinity brings among the UniqueHorns.
    own, wild = bisect_left(pile, FIRST[UNIQUE]), bisect_left(pile, FIRST[CT])
    return (*pile[:own], *pile[wild:], *pile[own:wild])
