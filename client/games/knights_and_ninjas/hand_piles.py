"""The own hand in piles: equal cards lie on one another, piles side by side, and no face is ever covered by another.

Pure geometry in logical units. Cards too small for their words have a strip above them that says the words of one.
"""

from collections.abc import Sequence
from typing import NamedTuple

from ...render.canvas import Box

RATIO = 1.4
EDGES = 52.0
"""How far the cards of one pile stand out at the most: the edges of two under the uppermost."""
STEP, GAP, FOOT = 26.0, 10.0, 6.0
LIFT, STRIP = 34.0, 40.0
"""How far a picked card stands out above the others, its glow included; and the strip above that."""
WHOLE = 150.0
"""From this width on a card says everything itself."""
LEAST = 92.0
"""Narrower cards go in two rows, where that makes them wider."""
BETWEEN, OVER = 8.0, 72.0
"""Two rows of cards, and how far they may reach over the cloth."""


class Pile(NamedTuple):
    """Equal cards: their numbers in the hand, from the lowest up, and the place of the uppermost."""

    cards: tuple[int, ...]
    top: Box


class HandPiles(NamedTuple):
    """Places of a hand."""

    width: float
    boxes: tuple[Box, ...]
    """Each card, by its number in the hand."""
    hits: tuple[Box, ...]
    """What of each can be clicked: whatever lies open."""
    piles: tuple[Pile, ...]
    strip: Box | None
    """Where the words of a card stand; None: all cards are large enough for theirs."""


def piled(hand: Box, head: Box, kinds: Sequence[int], most: float) -> HandPiles:
    """Where the cards of a hand lie, from the left; `head` is the line above it, and no card is wider than `most`."""
    groups: dict[int, list[int]] = {}
    for number, kind in enumerate(kinds):
        groups.setdefault(kind, []).append(number)
    piles = list(groups.values())
    low, rows = hand.bottom - FOOT, [piles]
    width = _width(hand.w, rows, low - head.y, most)
    if width < LEAST and len(piles) > 1:
        half = -(-len(piles) // 2)
        two = [piles[:half], piles[half:]]
        narrow = _width(hand.w, two, low - head.y + OVER, LEAST)
        if narrow > width:
            width, rows = narrow, two
    boxes, hits, found = [Box(0, 0, 0, 0)] * len(kinds), [Box(0, 0, 0, 0)] * len(kinds), []
    tall = width * RATIO
    for number, row in enumerate(reversed(rows)):
        y = low - tall - number * (tall + BETWEEN)
        x = hand.cx - (width * len(row) + sum(_edges(pile) for pile in row) + GAP * (len(row) - 1)) / 2
        for pile in row:
            step = _edges(pile) / max(1, len(pile) - 1)
            for at, card in enumerate(pile):
                boxes[card] = Box(x + at * step, y, width, tall)
                hits[card] = boxes[card] if card == pile[-1] else boxes[card]._replace(w=step)
            found.append(Pile(tuple(pile), boxes[pile[-1]]))
            x = boxes[pile[-1]].right + GAP
    top = min((box.y for box in boxes), default=low)
    strip = Box(hand.x, top - LIFT - STRIP, hand.w, STRIP) if kinds and width < WHOLE else None
    return HandPiles(width, tuple(boxes), tuple(hits), tuple(found), strip)


def _width(room: float, rows: Sequence[Sequence[Sequence[int]]], high: float, most: float) -> float:
    """How wide the cards of these rows are; above small ones there is a strip."""
    width = min(most, *[_fitting(room, row) for row in rows])
    if width >= WHOLE:
        return width
    return min(width, (high - LIFT - STRIP - BETWEEN * (len(rows) - 1)) / len(rows) / RATIO)


def _edges(pile: Sequence[int]) -> float:
    """How much wider than a card a pile is."""
    return min(EDGES, STEP * (len(pile) - 1))


def _fitting(room: float, piles: Sequence[Sequence[int]]) -> float:
    """How wide cards can be for these piles to lie side by side."""
    if not piles:
        return room
    return (room - sum(_edges(pile) for pile in piles) - GAP * (len(piles) - 1)) / len(piles)
