"""Sets of orders: every way to rank the nine matters is one bit of a large integer (reference 6.4).

`Orders` is a table of orders, matter by matter. The full table has all 362,880 of them and is built once, in a quarter
of a second; a smaller one holds what a long talk has left over, and is quicker to ask. Both answer the same questions:
which orders a statement, or the judgement of a year, leaves possible.
"""

from collections.abc import Iterable, Sequence
from functools import cache
from itertools import chain, islice, permutations
from math import factorial

from .forms import FORMS, Said
from .matters import MATTERS, VALUES

_IS_VALUE = tuple(bytes(b"01"[byte == value] for byte in range(256)) for value in (0, *VALUES))


class Orders:
    """A table of orders. A set of them is an integer; the first order is its highest bit."""

    __slots__ = ("_less", "all", "at", "columns", "count")

    def __init__(self, columns: Sequence[bytes]) -> None:
        self.columns = columns  # matter -> its value in every order
        self.count = len(columns[0])
        self.all = (1 << self.count) - 1
        self.at = [[int(column.translate(table), 2) for table in _IS_VALUE] for column in columns]
        """matter -> value -> the orders in which it has that value"""
        self._less: dict[tuple[int, int], int] = {}

    # -- what a claim leaves possible

    def within(self, matter: int, values: Iterable[int]) -> int:
        """The matter has one of these values."""
        found = 0
        for value in values:
            found |= self.at[matter][value]
        return found

    def less(self, first: int, then: int) -> int:
        """The first matter comes before the other one."""
        if (first, then) not in self._less:
            found, above = 0, self.all
            for value in VALUES:
                above ^= self.at[then][value]  # the other one has a larger value than this
                found |= self.at[first][value] & above
            self._less[first, then], self._less[then, first] = found, self.all ^ found
        return self._less[first, then]

    def said(self, said: Said) -> int:
        """The statement is true."""
        number, matters = said
        form = FORMS[number]
        if form.values:
            return self.within(matters[0], form.values)
        found = 0
        if form.gaps:
            first, then = matters
            for value in VALUES:
                near = [value + step for gap in form.gaps for step in (-gap, gap) if value + step in VALUES]
                found |= self.at[first][value] & self.within(then, near)
            return found
        for befores in form.chains:
            fitting = self.all
            for first, then in befores:
                fitting &= self.less(matters[first], matters[then])
            found |= fitting
        return found

    def ordered(self, matters: Sequence[int], numbers: Sequence[int]) -> int:
        """The matters stand in the order of these numbers."""
        first, second, third = [matter for _, matter in sorted(zip(numbers, matters, strict=True))]
        return self.less(first, second) & self.less(second, third)

    def judged(self, matters: Sequence[int], numbers: Sequence[int], exact: int, disorder: int) -> int:
        """Phases 1 and 2: so many exact hits, and the order wrong (1) or right (0)."""
        hits = [self.at[matter][number] for matter, number in zip(matters, numbers, strict=True)]
        right = self.ordered(matters, numbers)
        return self.exactly(exact, hits) & (self.all ^ right if disorder else right)

    def summed(self, matters: Sequence[int], numbers: Sequence[int], loss: int) -> int:
        """Phases 1 and 2 with a stern King: only the sum is known."""
        return self.judged(matters, numbers, loss, 0) | (loss and self.judged(matters, numbers, loss - 1, 1))

    def reckoned(self, matters: Sequence[int], numbers: Sequence[int], loss: int, points: int) -> int:
        """Phase 3: what was lost and gained, whatever the reason."""
        near = [
            self.within(matter, [value for value in VALUES if abs(value - number) <= 1])
            for matter, number in zip(matters, numbers, strict=True)
        ]
        right = self.ordered(matters, numbers)
        found = 0
        if points == 3 - loss:
            found = self.exactly(points, near) & right
        if points == 0 and loss:
            found |= self.exactly(3 - (loss - 1), near) & (self.all ^ right)
        return found

    def exactly(self, count: int, three: Sequence[int]) -> int:
        """The orders that are in just so many of three sets."""
        a, b, c = three
        if not 0 <= count <= 3:
            return 0
        if count == 0:
            return self.all ^ (a | b | c)
        if count == 3:
            return a & b & c
        one_or_three = a ^ b ^ c
        if count == 1:
            return one_or_three ^ (a & b & c)
        return (a & b | a & c | b & c) ^ (a & b & c)

    # -- picking orders out of a set

    def rows(self, alive: int, step: int = 1) -> list[int]:
        """The numbers of the orders in a set, if only every so-manieth of the whole table is looked at."""
        digits = format(alive, f"0{self.count}b")[::step]
        found = []
        at = digits.find("1")
        while at >= 0:
            found.append(at * step)
            at = digits.find("1", at + 1)
        return found

    def order(self, row: int) -> tuple[int, ...]:
        """One order, as a key: matter -> value."""
        return tuple([column[row] for column in self.columns])

    def nth(self, alive: int, number: int) -> tuple[int, ...]:
        """The order of that number in a set, from its lowest bit up: halve the set and go where it must be."""
        low, width = 0, self.count
        while width > 1:
            half = width // 2
            below = alive & _ones(half)
            count = below.bit_count()  # of all that is done here this takes the longest
            if number < count:
                alive, width = below, half
            else:
                number -= count
                alive >>= half
                low, width = low + half, width - half
        return self.order(self.count - 1 - low)

    def only(self, alive: int, step: int = 1) -> "Orders":
        """A table of nothing but the orders in a set; with a step, of those among every so-manieth order."""
        rows = self.rows(alive, step)
        return Orders([bytes([column[row] for row in rows]) for column in self.columns])


@cache
def _ones(width: int) -> int:
    """So many bits, all of them set. Halving a table over and over comes to few widths."""
    return (1 << width) - 1


@cache
def all_orders() -> Orders:
    """The full table. Call it once where a quarter of a second is not missed.

    It is built in pieces: between them other threads get their turn, and a window goes on drawing.
    """
    orders, piece = permutations(VALUES), factorial(len(VALUES) - 1)
    flat = b"".join([bytes(chain.from_iterable(islice(orders, piece))) for _ in VALUES])
    return Orders([flat[matter :: len(MATTERS)] for matter in MATTERS])
