"""Preparation of what may be wanted next, step by step, in the time that nobody needs: no click and no motion waits for
it."""

from collections.abc import Callable, Iterator

QUIET_SECONDS = 0.35
"""So long nobody must have done anything."""


class Ahead:
    """One wish at a time: the latest."""

    def __init__(self) -> None:
        self._wish: object = None
        self._steps: Iterator[None] | None = None
        self._quiet = 0.0

    def wish(self, what: object, steps: Callable[[], Iterator[None]]) -> None:
        """Prepare this in these steps, unless that is done or being done already."""
        if what != self._wish:
            self._wish, self._steps = what, steps()

    def forget(self) -> None:
        """Nothing of it is wanted any more, or all of it has to be made anew."""
        self._wish = self._steps = None

    def disturbed(self) -> None:
        """Somebody did something."""
        self._quiet = 0.0

    @property
    def waiting(self) -> bool:
        """Whether there is something left to do."""
        return self._steps is not None

    def update(self, seconds: float) -> None:
        """Time goes by in which nothing else is to be done: the next step, if it is quiet."""
        self._quiet += seconds
        if self._steps is not None and self._quiet >= QUIET_SECONDS and next(self._steps, self) is self:
            self._steps = None
