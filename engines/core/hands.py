"""Hands of cards as the card games keep them: sorted, with a note of who else knows which card."""

from bisect import bisect_left
from collections.abc import Mapping, Sequence


def take(hand: list[int], seen: dict[int, int], kind: int, bounds: tuple[int, ...]) -> int:
    """Take a card of that kind out of a hand; `bounds`: where the cards of each kind begin, and those before it end.

    Ruling: one that a rival knows goes first, which is what everybody would play; so an option need only name a kind.
    """
    at = bisect_left(hand, bounds[kind])  # a sorted hand holds the copies of a kind side by side
    if seen:
        if hand[at] in seen:
            del seen[hand[at]]
        else:
            for card in hand[at + 1 : bisect_left(hand, bounds[kind + 1])]:
                if card in seen:
                    del seen[card]
                    hand.remove(card)
                    return card
    return hand.pop(at)


def take_all(hand: list[int], seen: dict[int, int], kinds: tuple[int, ...], bounds: tuple[int, ...]) -> tuple[int, ...]:
    """Take a card of each of these kinds out of a hand."""
    if len(kinds) == 1:  # as good as always
        return (take(hand, seen, kinds[0], bounds),)
    return tuple([take(hand, seen, kind, bounds) for kind in kinds])


def faults_of_hands(hands: Sequence[Sequence[int]], seen: Mapping[int, int]) -> list[str]:
    """What a rival knows of a hand is true, and nobody is noted as knowing their own."""
    unsorted = [seat for seat, hand in enumerate(hands) if list(hand) != sorted(hand)]
    held = {card: seat for seat, hand in enumerate(hands) for card in hand}
    return [f"The hand of seat {seat} is not sorted." for seat in unsorted] + [
        f"Card {card} is known to {knowers:b} but lies nowhere it could be."
        for card, knowers in seen.items()
        if card not in held or knowers >> held[card] & 1
    ]
