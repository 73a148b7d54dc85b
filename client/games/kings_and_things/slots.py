"""Slots of a panel: where its counters lie, for as long as one gives up one after another."""

from collections.abc import Sequence

from ...tables.picking import Thing


class Slots:
    """Places of a panel's counters: who is given up leaves a gap, so that no other comes under the pointer."""

    def __init__(self) -> None:
        self._of: object = None
        self._things: tuple[Thing, ...] = ()

    def keep(self, of: object, things: Sequence[Thing]) -> tuple[Thing, ...]:
        """The things in their places, those that are gone among them, as long as it is the same question."""
        if of is None or of != self._of or not set(things) <= set(self._things):
            self._of, self._things = of, tuple(things)
        return self._things
