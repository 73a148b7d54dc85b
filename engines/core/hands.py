"""Hands of cards as the card games keep them: sorted, with a note of who else knows which card."""

from bisect import bisect_left
from collections.abc import Callable, Mapping, Sequence
from typing import Protocol


class HasHands(Protocol):
    """The part of a state that holds the hands."""

    hands: list[list[int]]
    seen: dict[int, int]


def taker(first: Sequence[int], kinds: Sequence[int]) -> Callable[[HasHands, int, int], int]:
    """A game's `take(state, seat, kind)`, from the number of the first card of each kind and the kind of each card."""

    def take(state: HasHands, seat: int, kind: int) -> int:
        """Take a card of that kind out of a hand."""
        hand = state.hands[seat]
        at = bisect_left(hand, first[kind])  # a sorted hand holds the copies of a kind side by side
        if not state.seen:
            return hand.pop(at)
        card = hand.pop(known_first(hand, at, state.seen, kinds))
        state.seen.pop(card, None)
        return card

    return take


def known_first(hand: Sequence[int], at: int, seen: Mapping[int, int], kinds: Sequence[int]) -> int:
    """Where in a sorted hand the card lies that goes, of the equal ones that begin at `at`.

    Ruling: one that a rival knows goes first, which is what everybody would play; so an option need only name a kind.
    """
    kind = kinds[hand[at]]
    for place in range(at, len(hand)):
        if kinds[hand[place]] != kind:
            break
        if hand[place] in seen:
            return place
    return at


def faults_of_hands(hands: Sequence[Sequence[int]], seen: Mapping[int, int]) -> list[str]:
    """What a rival knows of a hand is true, and nobody is noted as knowing their own."""
    unsorted = [seat for seat, hand in enumerate(hands) if list(hand) != sorted(hand)]
    held = {card: seat for seat, hand in enumerate(hands) for card in hand}
    return [f"The hand of seat {seat} is not sorted." for seat in unsorted] + [
        f"Card {card} is known to {knowers:b} but lies nowhere it could be."
        for card, knowers in seen.items()
        if card not in held or knowers >> held[card] & 1
    ]
