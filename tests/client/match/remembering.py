"""A computer that remembers all it is told, for tests of what computers hear."""

from collections.abc import Sequence
from typing import Any

from engines.core.bots import Deadline
from engines.core.opponents import line_up
from engines.core.rng import Rng
from engines.core.types import Decision, Event, Option, View

from .heist import Heist


class Rememberer:
    """Answers by how much it has heard, so that one who missed something answers otherwise."""

    def __init__(self) -> None:
        self.heard: list[Event] = []
        self.calls = 0

    def watch(self, events: Sequence[Event]) -> None:
        self.heard += events
        self.calls += 1

    def choose(self, view: View[Any], decision: Decision, deadline: Deadline, rng: Rng) -> Option:
        return decision.options[len(self.heard) % len(decision.options)]


class Remembering(Heist):
    """A Heist whose computers are all kept here, those of before too."""

    def __init__(self) -> None:
        self.made: list[Rememberer] = []
        self.opponents = line_up({"rememberer": self._make})

    def _make(self) -> Rememberer:
        self.made.append(Rememberer())
        return self.made[-1]
