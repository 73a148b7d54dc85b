"""Flat-top hexes in axial coordinates: q grows to the east, r to the south. Pure geometry, no game and no pixels.

>>> distance((0, 0), (2, -1)), len(spiral(3))
(2, 37)
"""

from collections.abc import Sequence
from fractions import Fraction

Hex = tuple[int, int]

DIRECTIONS: tuple[Hex, ...] = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
"""North, then clockwise."""


def step(place: Hex, direction: int) -> Hex:
    """The next hex that way.

    >>> step((1, 1), 4)
    (0, 2)
    """
    q, r = DIRECTIONS[direction]
    return place[0] + q, place[1] + r


def neighbours(place: Hex) -> tuple[Hex, ...]:
    """The six hexes around one, clockwise from the north."""
    return tuple(step(place, direction) for direction in range(6))


def distance(here: Hex, there: Hex) -> int:
    """How many steps from one hex to another."""
    q, r = here[0] - there[0], here[1] - there[1]
    return max(abs(q), abs(r), abs(q + r))


def ring(radius: int) -> tuple[Hex, ...]:
    """The hexes at one distance from (0, 0), clockwise; each ring begins where a continuous line enters it.

    >>> ring(2)[:3]
    ((-1, -1), (0, -2), (1, -2))
    """
    if radius == 0:
        return ((0, 0),)
    place, line = (0, -radius), []
    for direction in (2, 3, 4, 5, 0, 1):  # walking round: south-east first, from the northern corner
        for _ in range(radius):
            line.append(place)
            place = step(place, direction)
    back = radius - 1  # the line comes from the north-west neighbour of the ring inside
    return tuple(line[-back:] + line[:-back]) if back else tuple(line)


def spiral(radius: int) -> tuple[Hex, ...]:
    """Every hex up to that distance, from the centre outward in one continuous line, clockwise."""
    return tuple(place for rings in range(radius + 1) for place in ring(rings))


def adjacency(places: Sequence[Hex]) -> tuple[tuple[int, ...], ...]:
    """For each hex of a board the numbers of its neighbours on the board, clockwise from the north.

    >>> adjacency([(0, 0), (0, 1), (5, 5)])
    ((1,), (0,), ())
    """
    number = {place: at for at, place in enumerate(places)}
    return tuple(tuple(number[near] for near in neighbours(place) if near in number) for place in places)


def distances(places: Sequence[Hex]) -> tuple[bytes, ...]:
    """The distance between any two hexes of a board, over anything: `distances(places)[a][b]`."""
    return tuple(bytes(distance(here, there) for there in places) for here in places)


def together(places: Sequence[Hex]) -> set[int]:
    """The hexes of a board that one can walk to from the first without leaving it, by number.

    >>> together([(0, 0), (0, 1), (0, 3)])
    {0, 1}
    """
    near = adjacency(places)
    reached, edge = {0}, [0]
    while edge:
        fresh = [other for other in near[edge.pop()] if other not in reached]
        reached.update(fresh)
        edge += fresh
    return reached


def clockwise(place: Hex, places: Sequence[Hex]) -> Fraction:
    """A number that grows as one goes round the middle of a board, clockwise from the north; exact, so no two
    systems ever disagree.

    >>> board = spiral(1)
    >>> sorted(board[1:], key=lambda place: clockwise(place, board)) == list(board[1:])
    True
    """
    count = len(places)
    east = count * place[0] - sum(q for q, _ in places)
    south = count * (2 * place[1] + place[0]) - sum(2 * r + q for q, r in places)
    # A stretched circle keeps its order: instead of an angle, the way along the diamond |east| + |south| = 1.
    reach = abs(east) + abs(south)
    if not reach:
        return Fraction(0)
    along = Fraction(south, reach) + 1  # 0 in the north, 2 in the south
    return along if east > 0 or (east == 0 and south < 0) else 4 - along


def centre(place: Hex) -> tuple[float, float]:
    """The centre of a hex whose side is 1, for those who draw: x to the right, y down."""
    return 1.5 * place[0], 3**0.5 * (place[1] + place[0] / 2)
