"""A game put together out of plain functions: what all games made of an agenda have in common, written once."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Generic, Protocol, TypeVar

from .agenda import A, Agenda
from .game import Occasion, Text, no_occasion
from .judgement import Judge
from .opponents import Opponents
from .rng import Rng, stream
from .saving import dump, load
from .setup import Mode, Setting, Setup, Value
from .types import Decision, Option, Outcome, Shape, Tell, View
from .vocabulary import EventKinds, Verbs

C = TypeVar("C")
"""A charter: what the players agreed on, and the tables that follow from it."""

W = TypeVar("W", bound=Text[Any])
"""A game's words, with whatever they say beyond `Text`."""

L = TypeVar("L", contravariant=True)


class Apply(Protocol[L]):
    """Answers the pending decision."""

    def __call__(self, state: L, option: Option, tell: Tell = None, /) -> None: ...


@dataclass(eq=False)
class Machine(Generic[A, C, W]):
    """A `Game`: see there what each part must do. `begin` lays out a new table and says what comes first."""

    id: str
    title: str
    rules_version: int
    modes: tuple[Mode, ...]
    settings: tuple[Setting, ...]
    kinds: Mapping[str, Shape]
    verbs: Verbs
    events: EventKinds
    opponents: Opponents[A]
    judge: Callable[[], Judge[A]]
    text: W
    agenda: Agenda[A]
    state: type[A]
    streams: tuple[str, ...]  # of chance
    draw_up: Callable[[Setup], C]
    begin: Callable[[C, list[int], Tell], A]
    bound: Callable[[Setup], int]
    outcome: Callable[[A], Outcome | None]
    tally: Callable[[A], Outcome]
    clone: Callable[[A], A]
    view: Callable[[A, int], View[A]]
    redeal: Callable[[View[A], Rng], A]
    broken: Callable[[A], list[str]]
    before: Mapping[str, Any] = field(default_factory=dict)  # what states had that were saved before a field was added
    brief: Mapping[str, Value] = field(default_factory=dict)  # none: chance alone ends every game
    sizes: Callable[[], Mapping[str, Mapping[str, Value]]] = dict  # none: it has one size
    turn: str = ""
    together: bool = False
    windows: Mapping[str, str] = field(default_factory=dict)  # none: whoever is asked is the one who is meant
    open_questions: frozenset[str] = frozenset()
    asides: frozenset[str] = frozenset()
    open_seats: frozenset[int] = frozenset()
    abstentions: Mapping[str, str] = field(default_factory=dict)
    losses: frozenset[str] = frozenset()
    trifles: frozenset[str] = frozenset()
    concludes: Mapping[str, str] = field(default_factory=dict)
    occasion: Callable[[A], Occasion | None] = no_occasion

    # The agenda's own, asked for a million times: no call of ours between.
    decision: Callable[[A], Decision | None] = field(init=False)
    apply: Apply[A] = field(init=False)

    def __post_init__(self) -> None:
        self.decision = self.agenda.decision
        self.apply = self.agenda.apply

    def check(self, setup: Setup) -> None:
        """What the players wish must make a charter."""
        self.draw_up(setup)

    def new(self, setup: Setup, tell: Tell = None) -> A:
        """A new table, worked on until it asks something."""
        state = self.begin(self.draw_up(setup), [stream(setup.seed, name) for name in self.streams], tell)
        self.agenda.run(state, tell)
        return state

    def dump(self, state: A) -> dict[str, Any]:
        """The whole state, but for the charter."""
        return dump(state)

    def load(self, setup: Setup, data: Mapping[str, Any]) -> A:
        """The charter out of the setup, all else out of the data."""
        state = load(self.state, self.draw_up(setup), {**self.before, **data})
        if not all(self.agenda.knows(frame) for frame in state.agenda):
            raise TypeError("its agenda holds something that no rule does")
        return state
