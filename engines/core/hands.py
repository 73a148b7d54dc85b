"""Hands of cards as the card games keep them: sorted, with a note of who else knows which card."""

from collections.abc import Mapping, Sequence


def known_first(hand: list[int], at: int, seen: dict[int, int], kinds: tuple[int, ...]) -> int:
    """Where in a sorted hand the card lies that goes, of the equal ones that begin at `at`.

    Ruling: one that a rival knows goes first, which is what everybody would play; so an option need only name a kind.
    """
    kind = kinds[hand[at]]
    for place in range(at, len(hand)):
        card = hand[place]
        if kinds[card] != kind:
            break
        if card in seen:
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
