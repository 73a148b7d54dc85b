"""The reckoner: what is still possible, worked out off the frame, once for each thing that was said or judged."""

import threading
from typing import NamedTuple

from engines.my_realm.belief import believe
from engines.my_realm.state import State


class Reckoning(NamedTuple):
    """Number of orders that fit, and matter -> value - 1 -> how likely."""

    orders: int
    shares: list[list[float]]


def reckon(state: State) -> Reckoning:
    """All that follows from what the Princess has heard: a view without the key is enough."""
    belief = believe(state)
    return Reckoning(belief.size, belief.marginals() if belief.size else [[0.0] * 9] * 9)


class Reckoner:
    """Asked again and again, it answers once it knows."""

    def __init__(self) -> None:
        self._for: object = None
        self._thread: threading.Thread | None = None
        self._found: Reckoning | None = None
        self._news = False

    @property
    def busy(self) -> bool:
        return self._thread is not None and self._thread.is_alive()

    def reckoning(self, state: State, at_once: bool) -> Reckoning | None:
        """The reckoning of what she knows; None while it is being made.

        `at_once`: where nothing moves nothing is waited for either.
        """
        known = (state.sayings, state.years, state.tokens > 0)
        if self._for != known:
            self._for, self._found = known, None
            seen = state.clone()
            if at_once:
                self._thread, self._found = None, reckon(seen)
            else:
                self._thread = threading.Thread(target=self._reckon, args=(seen, known), name="reckoner", daemon=True)
                self._thread.start()
        return self._found

    def _reckon(self, state: State, known: object) -> None:
        found = reckon(state)
        if self._for == known:  # else something was said meanwhile
            self._found, self._news = found, True

    def is_news(self) -> bool:
        """Whether a reckoning came in since this was last asked."""
        news, self._news = self._news, False
        return news
