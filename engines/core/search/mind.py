"""Mind of a player who searches: all that a game supplies for it."""

from collections.abc import Callable, Sequence
from math import fsum
from typing import NamedTuple, Protocol

from ..rng import Rng
from ..types import Decision, Option, Outcome, S, View


class Worth(NamedTuple):
    """Worth of an option to the rule player, in a unit of the game's own, and what it is made of."""

    total: float
    terms: tuple[tuple[str, float], ...] = ()
    """Named parts of the total: they become the reasons of hints."""

    @classmethod
    def of(cls, **terms: float) -> "Worth":
        """The sum of its parts.

        >>> Worth.of(gems=2.0, card=-0.5)
        Worth(total=1.5, terms=(('gems', 2.0), ('card', -0.5)))
        """
        return cls(fsum(terms.values()), tuple(terms.items()))


class Mind(Protocol[S]):
    """What one player of a game thinks. Everything is read from the view; the states are imagined ones."""

    def worths(self, view: View[S], decision: Decision) -> Sequence[Worth]:
        """What the rule player thinks of every option, in their order."""

    def worlds(self, view: View[S]) -> Callable[[Rng], S]:
        """Deals full states that fit the view, the likelier the oftener. What all have in common is worked out once."""

    def quick(self, state: S, decision: Decision, rng: Rng) -> Option:
        """A sensible answer for whoever is asked in an imagined world, found quickly."""

    def turn(self, state: S) -> int:
        """A number that changes when a turn ends: there playouts are cut."""

    def value(self, state: S) -> Sequence[float]:
        """For each seat, about how likely it is to win from here."""

    def forbidden(self, view: View[S], decision: Decision, option: Option) -> bool:
        """Whether an option is a blunder that is never made while there is another."""


class Rules(Protocol[S]):
    """The part of a `Game` that a search needs."""

    def decision(self, state: S, /) -> Decision | None: ...

    def apply(self, state: S, option: Option, /) -> None: ...

    def clone(self, state: S, /) -> S: ...

    def outcome(self, state: S, /) -> Outcome | None: ...
