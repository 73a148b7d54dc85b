"""Boards that nobody would print: rings, lines, islands, and heaps of hexes drawn by chance."""

from collections.abc import Collection, Mapping

from engines.core.hexes import Hex, adjacency, neighbours, ring, spiral
from engines.core.rng import Rng
from engines.kings_and_things import boards
from engines.kings_and_things.boards import Board, StartSet
from engines.kings_and_things.terrain import ANY, PLAINS, SEA


def odd_board(places: Collection[Hex], seats: int, terrain: Mapping[Hex, int] | None = None) -> Board:
    """A board of any shape, with so many starts if there is room."""
    order = boards.in_spiral(places)
    kinds = [(terrain or {}).get(place, ANY) for place in order]
    near = adjacency(order)
    starts: list[int] = []
    for at in range(len(order)):
        fits = kinds[at] != SEA and sum(kinds[other] != SEA for other in near[at]) > 1
        if len(starts) < seats and fits and not any(other in near[at] for other in starts):
            starts.append(at)
    return boards.make(order, kinds, [StartSet(0, tuple(starts))])


LINE = [(0, south) for south in range(-6, 12)]
ISLANDS = [*spiral(1), (0, 2), (0, 3), *[(q, r + 5) for q, r in spiral(1)]]
STRAIT = dict.fromkeys(spiral(1), PLAINS) | {(0, 2): SEA, (0, 3): SEA}
ODD = {
    "a ring": odd_board(ring(3), 4),
    "a line": odd_board(LINE, 3),
    "two islands": odd_board(ISLANDS, 2, STRAIT),
    "far from its centre": odd_board([(q + 50, r - 20) for q, r in spiral(2)], 3),
}


def random_board(rng: Rng) -> Board:
    """A heap or a snake of hexes, with terrain of all kinds. Raises BadBoard if it cannot be played on."""
    places = [(rng.below(9) - 4, rng.below(9) - 4)]
    snake = rng.below(2)
    while len(places) < 7 + rng.below(24):
        place = rng.pick(neighbours(places[-1] if snake and rng.below(4) else rng.pick(places)))
        if place not in places:
            places.append(place)
    share = rng.below(3)
    terrain = {place: rng.below(8) for place in places if rng.below(2) < share}
    return odd_board(places, 2 + rng.below(3), terrain)
