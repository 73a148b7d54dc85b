"""Chance, as integers inside the state.

A game keeps a list of integers, one per *stream* (the deck, the dice, ...). Streams are independent, so a rule
that one day needs another die does not change the order of the cards in an old record. The generator is
splitmix64: a counter and a mixing function, the same on every Python and every system.
"""

from collections.abc import MutableSequence, Sequence
from hashlib import blake2b, shake_128
from struct import unpack
from typing import TypeVar

T = TypeVar("T")

_MASK = (1 << 64) - 1
_STEP = 0x9E3779B97F4A7C15
_SIX_BITS = bytes(byte & 63 for byte in range(256))


def stream(seed: int, name: str) -> int:
    """The first integer of a named stream.

    >>> stream(7, "deck") == stream(7, "deck"), stream(7, "deck") == stream(7, "dice")
    (True, False)
    """
    return int.from_bytes(blake2b(f"{seed}:{name}".encode(), digest_size=8).digest(), "little")


def below(streams: list[int], which: int, n: int) -> int:
    """A number from 0 to n - 1 out of one stream. Multiply-and-shift: the bias is under n / 2**64."""
    counter = (streams[which] + _STEP) & _MASK
    streams[which] = counter
    mixed = ((counter ^ (counter >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & _MASK
    return ((mixed ^ (mixed >> 31)) * n) >> 64


def rolls(streams: list[int], which: int, n: int, count: int) -> list[int]:
    """So many numbers as `below` finds one after the other, without a call for each.

    >>> rolls([7], 0, 6, 3) == [below(streams, 0, 6) for streams in [[7]] for _ in range(3)]
    True
    """
    counter, found = streams[which], []
    for _ in range(count):
        counter = (counter + _STEP) & _MASK
        mixed = ((counter ^ (counter >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & _MASK
        found.append(((mixed ^ (mixed >> 31)) * n) >> 64)
    streams[which] = counter
    return found


def drawn(streams: list[int], which: int, bag: list[T], count: int) -> list[T]:
    """So many things out of a bag, or all that are in it, one after the other; the last one lies down in each one's
    place."""
    counter, found = streams[which], []
    for size in range(len(bag), max(0, len(bag) - count), -1):
        counter = (counter + _STEP) & _MASK
        mixed = ((counter ^ (counter >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & _MASK
        at = ((mixed ^ (mixed >> 31)) * size) >> 64
        found.append(bag[at])
        bag[at] = bag[-1]
        bag.pop()
    streams[which] = counter
    return found


def shuffle(streams: list[int], which: int, items: MutableSequence[T]) -> None:
    """Put the items in random order, in place: each gets a key of 30 bits, and they are sorted by it.

    All the keys come out of one hash of the stream's next number, which is far quicker than a number at a time; and 30
    bits are what Python compares quickest. Two equal keys, once in ten thousand decks, keep their items in order.
    """
    count = len(items)
    words = bytearray(shake_128(below(streams, which, 1 << 64).to_bytes(8, "little")).digest(4 * count))
    words[3::4] = words[3::4].translate(_SIX_BITS)
    keys = list(unpack(f"<{count}I", words))  # a list, whose __getitem__ is twice as quick as a tuple's
    items[:] = map(list(items).__getitem__, sorted(range(count), key=keys.__getitem__))


def sample(streams: list[int], which: int, items: Sequence[T], count: int) -> list[T]:
    """Some of the items, each equally likely, in random order; all of them if there are fewer."""
    pool = list(items)
    return [pool.pop(below(streams, which, len(pool))) for _ in range(min(count, len(pool)))]


class Rng:
    """One stream on its own, for those who live outside a state: bots and redeals."""

    __slots__ = ("_streams",)

    def __init__(self, seed: int, name: str = "") -> None:
        self._streams = [stream(seed, name)]

    def below(self, n: int) -> int:
        return below(self._streams, 0, n)

    def pick(self, items: Sequence[T]) -> T:
        return items[below(self._streams, 0, len(items))]

    def shuffle(self, items: MutableSequence[T]) -> None:
        shuffle(self._streams, 0, items)

    def sample(self, items: Sequence[T], count: int) -> list[T]:
        return sample(self._streams, 0, items, count)

    def fresh(self) -> int:
        """A new 64-bit integer, to start another stream with."""
        return below(self._streams, 0, 1 << 64)
