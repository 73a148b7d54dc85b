"""The values that travel between rules, match, bots and window.

Intent, fact and picture are three different things: an `Option` is what a seat may do, an `Event` is what
happened. (The picture, a cue, belongs to the window.)
"""

from collections.abc import Mapping
from enum import StrEnum
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

S = TypeVar("S")  # a game's State

Arg = int | tuple[int, ...]
"""Options and events carry small numbers; a game's vocabulary gives them their names."""

HIDDEN = -1
"""Stands, in a view, for a thing this seat may not know."""

EVERYONE = -1
"""An audience: every bit set, one bit per seat."""

WATCHER = -1
"""The seat nobody sits in: `view(state, WATCHER)` is what somebody sees who walks past the table."""


class Shape(StrEnum):
    """Form of a question, so that a window and a terminal can ask any decision of any game."""

    PICK_ONE = "pick_one"
    PICK_SOME = "pick_some"  # an option is a whole selection
    ORDER = "order"  # a selection whose order counts
    AMOUNT = "amount"
    CONFIRM = "confirm"


# Asking an enum for a member takes as long as making a tuple, and every decision names its shape.
PICK_ONE, PICK_SOME, ORDER, AMOUNT, CONFIRM = Shape


class Option(NamedTuple):
    """One legal answer: a verb of the rules and its arguments, named by the game's vocabulary."""

    verb: str
    args: tuple[Any, ...] = ()  # each an Arg; which is a number and which a tuple, the verb tells


class Decision(NamedTuple):
    """The one question a game is waiting on."""

    seat: int
    kind: str  # what it means in the rules
    shape: Shape  # how it is asked
    options: tuple[Option, ...]  # every legal answer, in a stable order


class Event(NamedTuple):
    """One fact. `secret` holds what only the seats in `audience` may know."""

    kind: str
    args: tuple[Arg, ...] = ()
    secret: tuple[Arg, ...] = ()
    audience: int = EVERYONE

    def seen_by(self, seat: int) -> "Event":
        """The same fact as far as this seat may know it, and not a word on who knows more."""
        if not self.secret and self.audience == EVERYONE:
            return self
        known = self.secret if seat != WATCHER and self.audience >> seat & 1 else ()
        return Event(self.kind, self.args, known)


class Sink(Protocol):
    """Takes facts as they happen: `tell("drew", seat, count, secret=(cards,), to=1 << seat)`."""

    def __call__(self, kind: str, *args: Arg, secret: tuple[Arg, ...] = (), to: int = EVERYONE) -> None: ...


Tell = Sink | None
"""How rules report facts. None in search and simulation: nobody listens, so no event is even made."""


new_tuple = tuple.__new__
"""Makes a NamedTuple in a third of the time: `new_tuple(Decision, (seat, kind, shape, options))`. For hot paths."""


class Story(list[Event]):
    """A sink that keeps the events, in order."""

    def __call__(self, kind: str, *args: Arg, secret: tuple[Arg, ...] = (), to: int = EVERYONE) -> None:
        self.append(Event(kind, args, secret, to))


class View(NamedTuple, Generic[S]):
    """All that a seat may know: a state of the game with holes (`HIDDEN`) where it may not look."""

    seat: int
    state: S


class Outcome(NamedTuple):
    """End of a game. `scores` are per seat; `sources` says where each seat's score came from."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    sources: tuple[Mapping[str, int], ...] = ()
