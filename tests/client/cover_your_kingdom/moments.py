"""Moments to be told in tests of cues: a map of places with names, and what a step shows."""

from collections.abc import Callable
from typing import Any

from client.games.cover_your_kingdom.cues import cues_for, step_of
from client.games.cover_your_kingdom.faces import faces
from client.games.cover_your_kingdom.moment_places import MomentPlaces
from client.games.cover_your_kingdom.sprites.card import Face
from client.match.chronicle import Moment
from client.sprites.timeline import Cue, Pose
from client.tables.steps import Step
from engines.core.chronicle import seen_by
from engines.core.language import ENGLISH
from engines.core.types import EVERYONE, Arg, Event
from engines.cover_your_kingdom.game import GAME
from engines.cover_your_kingdom.state import State
from tests.engines.cover_your_kingdom.table import Table, table

APART = 1000
LANDS = ("highland", "lowland", "maneland", "kingdom")

TWO_EACH = [
    {"highland": ["bragon bragon"], "lowland": ["leprecon leprecon", "klaken klaken"]},
    {"highland": ["yogi yogi"], "lowland": ["vulcent vulcent", "spydra klaken klaken"]},
    {"highland": ["pegleg pegleg"]},
]


NAMES: list[str] = []
"""All the places there are, in the order they were first asked for."""


class Map:
    """Every place has a name, and lies far from every other."""

    def __init__(self, picture: str, duel: int | None) -> None:
        self.picture, self.plays = picture, duel  # how many plays there are, None without a duel

    def _at(self, name: str) -> Pose:
        if name not in NAMES:
            NAMES.append(name)
        return Pose(NAMES.index(name) * APART, 0, 100)

    def hand(self, seat: int, index: int | None = None) -> Pose:
        return self._at(f"hand {seat}" if index is None else f"{self.picture} hand {seat} card {index}")

    def clan(self, seat: int, land: int) -> Pose:
        return self._at(f"{LANDS[land]} {seat}")

    def deck(self) -> Pose:
        return self._at("deck")

    def discard(self) -> Pose:
        return self._at("discard")

    def retired(self) -> Pose:
        return self._at("retired")

    def pile(self, number: int) -> Pose:
        return self._at(f"pile {number}")

    def badge(self, seat: int) -> Pose:
        return self._at(f"badge {seat}")

    def star(self, seat: int, species: int) -> Pose:
        return self._at(f"star {seat} {species}")

    def duel_clan(self) -> Pose | None:
        return None if self.plays is None else self._at("stake")

    def duel_play(self, number: int) -> Pose | None:
        return None if self.plays is None or number >= self.plays else self._at(f"play {number}")

    def duel_gap(self) -> Pose | None:
        return None if self.plays is None else self._at("gap")


def name(pose: Pose) -> str:
    return NAMES[round(pose.x / APART)]


def laid_down(state: State) -> int | None:
    """How many plays the duel of a position has; cards are as good, for there are no pairs here."""
    if not state.agenda or state.agenda[-1][0] not in ("answer", "defend"):
        return None
    return len(state.agenda[-1][6]) if state.agenda[-1][0] == "answer" else 1


def moment_of(before: State, after: State, events: tuple[Event, ...], viewer: int) -> MomentPlaces:
    moment = Moment(0, None, seen_by(events, viewer), GAME.view(before, viewer), GAME.view(after, viewer))
    maps = Map("old", laid_down(before)), Map("new", laid_down(after))
    return MomentPlaces(moment, *maps, faces(before.charter, ENGLISH))


def play(game: Table, words: str, viewer: int = 0) -> MomentPlaces:
    """What is told of one more option."""
    before, told = game.state.clone(), len(game.story)
    game.do(words)
    return moment_of(before, game.state, tuple(game.story[told:]), viewer)


def imagine(game: Table, kind: str, *args: Arg, viewer: int = 0) -> MomentPlaces:
    """A single event that a game seldom sees, told over a position."""
    return moment_of(game.state, game.state, (Event(kind, args, (), EVERYONE),), viewer)


def step(it: MomentPlaces, kind: str, nth: int = 0) -> Step:
    return step_of(it, [event for event in it.moment.events if event.kind == kind][nth])


def way(shown: Step) -> list[str]:
    """Who flies from where to where. The stone that says what was laid comes last, and does not fly."""
    first = shown.legs[0].flights
    last = shown.legs[-1].flights[: len(first)]
    return [
        f"{sprite(a.sprite)}: {name(a.start)} > {name(b.end)}" for a, b in zip(first, last, strict=True)
    ]  # fmt: skip


def said(things: frozenset[Any]) -> set[str]:
    """What is lifted, in words."""
    return {" ".join(map(str, thing)) for thing in things}


def sprite(thing: object) -> str:
    return thing.id if isinstance(thing, Face) else thing if isinstance(thing, str) else str(thing[0])  # type: ignore[index]


def cues(it: MomentPlaces, reduced: bool = False, show: Callable[[], None] = lambda: None) -> list[Cue]:
    def count(told: list[int], seat: int, land: int, magic: int) -> None:
        """On a canvas that is a list, the numbers shown."""
        told.append(magic)

    return cues_for(it.moment, it.before, it.after, it.faces, show, count, reduced)


def attack(defence: str = "klaken spydra") -> Table:
    game = table(["klaken klaken yogi", defence, "yogi"], TWO_EACH)
    return game.do("recruit klaken 1 lowland")
