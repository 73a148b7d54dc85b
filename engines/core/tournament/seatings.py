"""Seatings: the tables of a tournament, turned so that everybody sits everywhere, and the games that follow from them.

Chance decides much in one game. So every table is played in each of its turns with the same deal: what the deck and a
seat are worth is the same for all players, and what is left is how they play.
"""

from collections.abc import Iterator, Sequence
from itertools import combinations, combinations_with_replacement
from typing import NamedTuple

Seating = tuple[str, ...]
"""Names of players, seat by seat."""


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


class Plan:
    """The games of a tournament in their order: deal by deal, each deal at every table in each of its turns. The order
    does not depend on how many there are, so a tournament can be made longer."""

    def __init__(self, tables: Sequence[Seating], seed: int) -> None:
        self.seed = seed
        self._round = [(number, seating) for number, table in enumerate(tables) for seating in turned(table)]

    def __len__(self) -> int:
        """Games with one deal."""
        return len(self._round)

    def whole(self, games: int) -> int:
        """So many games, or as many more as it takes until every deal was played everywhere.

        >>> Plan([("hard", "easy", "easy")], 0).whole(100)
        102
        """
        return -(-games // len(self)) * len(self)

    def pairing(self, number: int) -> Pairing:
        deal, place = divmod(number, len(self))
        table, seating = self._round[place]
        return Pairing(number, self.seed + deal, table, seating)

    def pairings(self, games: int) -> Iterator[Pairing]:
        return (self.pairing(number) for number in range(games))
