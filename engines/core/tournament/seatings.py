"""Seatings: the tables of a tournament, turned so that everybody sits everywhere, and the games that follow from them.

Chance decides much in one game. So every table is played in each of its turns with the same deal: what the deck and a
seat are worth is the same for all players, and what is left is how they play. Who sits beside whom changes from deal to
deal.
"""

from collections.abc import Iterator, Sequence
from itertools import combinations, combinations_with_replacement, islice, permutations
from typing import NamedTuple

Seating = tuple[str, ...]
"""Names of players, seat by seat."""

MANY = 720
"""Of so many orders round a large table nobody asks for more."""


class Pairing(NamedTuple):
    """One game of a tournament."""

    number: int
    seed: int
    table: int
    seating: Seating


def tables(players: Sequence[str], seats: int) -> list[Seating]:
    """Every table at which each of the players sits; of more players than seats, every choice of them.

    >>> tables(["easy", "hard"], 3)
    [('easy', 'easy', 'hard'), ('easy', 'hard', 'hard')]
    >>> tables(["easy", "normal", "hard"], 2)
    [('easy', 'normal'), ('easy', 'hard'), ('normal', 'hard')]
    """
    if len(players) >= seats:
        return list(combinations(players, seats))
    return [table for table in combinations_with_replacement(players, seats) if set(table) == set(players)]


def turned(table: Seating) -> list[Seating]:
    """The table in each of its turns; what looks the same is the same.

    >>> turned(("hard", "easy", "easy"))
    [('hard', 'easy', 'easy'), ('easy', 'hard', 'easy'), ('easy', 'easy', 'hard')]
    >>> turned(("easy", "easy"))
    [('easy', 'easy')]
    """
    return list(dict.fromkeys(table[len(table) - shift :] + table[: len(table) - shift] for shift in range(len(table))))


def orders(table: Seating) -> list[Seating]:
    """The ways to sit round the table, its own first: who follows whom. Those that look the same sooner when the table
    is turned are left out, so that each has as many turns as the next.

    >>> orders(("a", "b", "c"))
    [('a', 'b', 'c'), ('a', 'c', 'b')]
    >>> orders(("a", "b", "b"))
    [('a', 'b', 'b')]
    """
    found: dict[Seating, Seating] = {}  # the least of its turns -> itself
    for rest in islice(permutations(table[1:]), MANY):
        seating = (table[0], *rest)
        found.setdefault(min(turned(seating)), seating)
    return [seating for seating in found.values() if len(turned(seating)) == len(turned(table))]


class SeatingPlan:
    """The games of a tournament in their order: deal by deal, each deal at every table in each of its turns. The order
    does not depend on how many there are, so a tournament can be made longer."""

    def __init__(self, tables: Sequence[Seating], seed: int) -> None:
        self.seed = seed
        self._orders = [orders(table) for table in tables]
        self._round = [(number, turn) for number, table in enumerate(tables) for turn in range(len(turned(table)))]

    def __len__(self) -> int:
        """Games with one deal."""
        return len(self._round)

    def whole(self, games: int) -> int:
        """So many games, or as many more as it takes until every deal was played everywhere.

        >>> SeatingPlan([("hard", "easy", "easy")], 0).whole(100)
        102
        """
        return -(-games // len(self)) * len(self)

    def pairing(self, number: int) -> Pairing:
        deal, place = divmod(number, len(self))
        table, turn = self._round[place]
        around = self._orders[table]
        return Pairing(number, self.seed + deal, table, turned(around[deal % len(around)])[turn])

    def pairings(self, games: int) -> Iterator[Pairing]:
        return (self.pairing(number) for number in range(games))
