"""The table as plain data. Whatever is nested is a tuple, shared between copies and replaced rather than changed."""

from bisect import bisect_left
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from ..core.agenda import Frame
from ..core.hands import take
from ..core.types import Tell
from .cards import BIT, BOUNDS, FACE, FIRST, FORT_SLOTS, FORTS, JESTER, KIND
from .charter import Charter

DEAL, THEFT, HASTE = range(3)  # streams of chance: shuffles; cards taken blindly from a hand; who is the quickest
STREAMS = ("deal", "theft", "haste")

NONE = -1  # no card in this place, no seat in this part


@dataclass(slots=True)
class State:
    """One position. Rules are functions of it; it has no methods but `clone`."""

    charter: Charter
    rng: list[int]
    hands: list[list[int]]  # sorted
    gems: list[int]
    walls: list[int]  # seat -> what stands in front of it, as bits
    forts: list[int]  # the cards that stand there: `forts[seat * FORT_SLOTS + slot]`, or NONE
    deck: list[int]  # drawn from the end
    discard: list[int]
    seen: dict[int, int]  # card in a hand -> bits of the other seats that know it is there
    bears: tuple[int, ...]  # seat -> the Dancing Bear in front of it, or NONE
    dungeon: tuple[int, ...]
    horde: int  # gold gems in the Dragon's Lair
    lane: tuple[int, ...]  # cards of a draft that still lie face down; taken from the end
    drafts: int
    target: int
    reshuffles: int
    locked: int  # bits of the seats that reached the target only because it fell (8)
    seat: int  # whose turn it is
    turns: int
    victim: int  # of this turn's attack, or NONE
    ladder: int  # the one that leans against the victim's Castle, or NONE
    struck: bool  # a blow with strength was laid this turn
    gained: int  # bits of the seats that gained gems this turn
    winners: tuple[int, ...]
    agenda: list[Frame]

    def clone(self) -> "State":
        return State(
            self.charter,
            self.rng[:],
            [hand[:] for hand in self.hands],
            self.gems[:],
            self.walls[:],
            self.forts[:],
            self.deck[:],
            self.discard[:],
            self.seen.copy(),
            self.bears,
            self.dungeon,
            self.horde,
            self.lane,
            self.drafts,
            self.target,
            self.reshuffles,
            self.locked,
            self.seat,
            self.turns,
            self.victim,
            self.ladder,
            self.struck,
            self.gained,
            self.winners,
            self.agenda[:],
        )


# -- small questions every chapter asks --------------------------------------------------------------------------------


def held_in(hand: Iterable[int]) -> int:
    """The kinds in a hand, as bits."""
    held = 0
    for card in hand:
        held |= BIT[card]
    return held


def kinds_of(state: State, seat: int) -> list[int]:
    """The kinds in a seat's hand, one for each card, in order."""
    return [KIND[card] for card in state.hands[seat]]


def peasants_in(hand: list[int]) -> int:
    """They come first in a sorted hand."""
    return bisect_left(hand, FIRST[1])


def jesters_in(hand: list[int]) -> int:
    return bisect_left(hand, FIRST[JESTER + 1]) - bisect_left(hand, FIRST[JESTER])


def everybody_but(state: State, seat: int) -> int:
    """All the other seats, as bits."""
    return (1 << state.charter.seats) - 1 & ~(1 << seat)


# -- cards on the move -------------------------------------------------------------------------------------------------


def play(state: State, seat: int, guises: tuple[int, ...]) -> tuple[int, ...]:
    """Take the cards out of a hand that are played in these guises."""
    hand, seen = state.hands[seat], state.seen
    if len(guises) == 1:  # as good as always
        return (take(hand, seen, FACE[guises[0]], BOUNDS),)
    return tuple([take(hand, seen, FACE[guise], BOUNDS) for guise in guises])


def gain(state: State, seat: int, cards: Sequence[int], knowers: int = 0) -> None:
    """Cards come into a hand; the seats whose bits are given know them."""
    hand = state.hands[seat]
    hand += cards
    hand.sort()
    if knowers:
        for card in cards:
            state.seen[card] = knowers


def blur(state: State, cards: Iterable[int], insiders: int) -> None:
    """Some of these cards went elsewhere unseen: only those two seats can still be sure where each one is."""
    for card in cards:
        if card in state.seen:
            known = state.seen.pop(card) & insiders
            if known:
                state.seen[card] = known


# -- walls -------------------------------------------------------------------------------------------------------------


def put_up(state: State, seat: int, kind: int, card: int) -> None:
    """A fortification goes up."""
    slot = FORTS.index(kind)
    state.forts[seat * FORT_SLOTS + slot] = card
    state.walls[seat] |= 1 << slot


def take_down(state: State, seat: int, kind: int) -> int:
    """A fortification leaves; where its card goes is the caller's business."""
    slot = FORTS.index(kind)
    at = seat * FORT_SLOTS + slot
    card = state.forts[at]
    state.forts[at] = NONE
    state.walls[seat] &= ~(1 << slot)
    return card


# -- gems --------------------------------------------------------------------------------------------------------------


def gain_gems(state: State, tell: Tell, seat: int, count: int) -> None:
    """8: whoever gains a gem, from whatever source, is no longer locked."""
    state.gems[seat] += count
    mark = 1 << seat
    state.gained |= mark
    if state.locked & mark:
        state.locked &= ~mark
        if tell is not None:
            tell("unlocked", seat)


def move_gems(state: State, tell: Tell, giver: int, taker: int, count: int) -> None:
    state.gems[giver] -= count
    gain_gems(state, tell, taker, count)
