"""A progress bar, for people at a terminal; anywhere else nothing is said until it is done."""

import sys
from time import monotonic

WIDTH = 30


class Progress:
    """So many of so many, and how long the rest will take at this pace."""

    def __init__(self, done: int, of: int) -> None:
        self.done, self.of = done, of
        self._first, self._begun = done, monotonic()
        self._shown = sys.stderr.isatty()

    def __enter__(self) -> "Progress":
        self._show()
        return self

    def __exit__(self, *_: object) -> None:
        if self._shown:
            print(file=sys.stderr)

    def step(self) -> None:
        self.done += 1
        self._show()

    def _show(self) -> None:
        if self._shown:
            print(f"\r{bar(self.done, self.of)}  {self._left()}", end="", file=sys.stderr, flush=True)

    def _left(self) -> str:
        fresh = self.done - self._first
        if not fresh:
            return " " * 12
        return f"{clock((monotonic() - self._begun) / fresh * (self.of - self.done))} left   "


def bar(done: int, of: int) -> str:
    """
    >>> bar(3, 12)
    '[#######                       ] 3/12'
    """
    full = WIDTH * done // of if of else WIDTH
    return f"[{'#' * full:{WIDTH}}] {done}/{of}"


def clock(seconds: float) -> str:
    """
    >>> clock(75.2), clock(3725)
    ('1:15', '1:02:05')
    """
    minutes, rest = divmod(int(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"
