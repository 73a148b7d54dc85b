"""Interface of a game to the window: one value, `GAME_UI` in `games/<game>/ui.py`.

Only the table must be there; everything else has a default, so that a game can be set up, played, saved and looked up
before anybody has found words and pictures for it. What takes time to import is named and comes `later`: the title
knows all games and waits for none.
"""

from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, TypeVar

import pygame

from engines.core.game import Say
from engines.core.types import Outcome

from ..match.happening import Happening
from ..render.canvas import Box, Canvas
from ..sprites.wood import Light
from .counting import Count
from .feats import FeatKind
from .terms import NONE, GameWords

if TYPE_CHECKING:  # the title has no use for tables
    from ..stage import Stage
    from ..tables.base import Table
    from ..tables.context import Context

T = TypeVar("T")
Later = Callable[[], T]
"""Something that is imported when it is first asked for."""


def later(package: str, module: str, name: str) -> Later[Any]:
    """A value of a module in the game's own folder."""
    return lambda: getattr(import_module(f".{module}", package), name)


# -- words -------------------------------------------------------------------------------------------------------------


class BoxWords(NamedTuple):
    """Words on the box."""

    sentence: str
    kind: str
    about: str = ""
    """More, for a box that has the room."""
    colours: tuple[str, str] = ("g700", "g500")


class CoverWords(NamedTuple):
    """The hand-over cover: what the person says by pressing the button, and what the others are asked."""

    claim: str = "I'm {name}: show my cards"
    look_away: str = "Everyone else, look away!"


class Switch(NamedTuple):
    """A setting that is on or off."""

    field: str
    name: str
    note: str


class Called(NamedTuple):
    """Name of a finished game by who won it and with what: with the turn in which it ended, and where nobody knows
    that."""

    known: str = "{name:'s} crown, turn {turn}"
    plain: str = "{name:'s} crown"


CALLED = Called()
NOBODYS = Called("A crown for nobody, turn {turn}", "A crown for nobody")


class ResultWords(NamedTuple):
    """Words about a finished game; most games use the same."""

    scores: str = "Scores"
    chart: str = "Scores, turn by turn"
    chart_short: str = "Turn by turn"
    turn: str = "turn"
    alone: str = "{name} wins the crown"
    two: str = "{first} and {last} share the crown"
    many: str = "{count} share the crown"
    nobody: str = "Nobody wins the crown"
    was_alone: str = "{name} won with {score}."
    were_many: str = "{count} share the crown with {score}."
    was_nobody: str = "Nobody won."
    called: Mapping[str, "Called"] = MappingProxyType({})
    """What a finished game is called until somebody names it, by how it ended (`Happening.kind`)."""
    called_nobodys: "Called" = NOBODYS


# -- pictures ----------------------------------------------------------------------------------------------------------


class RuleFigures(NamedTuple):
    """Figures on the pages of the rules, by their ids: cards, counters, matters."""

    names: Mapping[str, str] = MappingProxyType({})
    text: Callable[[str, Say], str] = lambda name, say: ""
    """What one of them does, in a few words."""
    show: Callable[[Canvas, str, Box, bool, Say], None] = lambda canvas, name, box, worded, say: None
    """Draws one in the middle of a box, as wide as that. Without words if another one lies on it."""


class Keepsake(NamedTuple):
    """Something left on the table of the title: place beside the middle of the fan, and size."""

    draw: Callable[[Canvas, float, float, float], None]
    x: float
    y: float
    size: float


class Keepsakes(NamedTuple):
    """All that a game leaves there."""

    pieces: tuple[Keepsake, ...] = ()
    fan: tuple[Callable[[Canvas, float, Say], pygame.Surface], ...] = ()
    """Five cards, each painted so wide. The first game that has some lays them out."""


class Preview(NamedTuple):
    """Preview of a game in the settings, drawn as at its table."""

    things: Callable[[Canvas, Box, Say], Box]
    """Two things, one of them lit, from the upper left of the room; returns the room they took, if any."""
    rule: Callable[[Canvas, Box, Say], float] | None = None
    """The rule of a thing on parchment; returns where it ends, 0 if it has no room."""
    answer: str = ""
    """The words on a button."""


# -- measures ----------------------------------------------------------------------------------------------------------


class Sample(NamedTuple):
    """A game for a picture: how many play, how far it has come, and whom it then asks what."""

    seats: int = 0
    """0: as many as usually play."""
    actions: int = 0
    kind: str = ""
    """Empty: whatever is asked."""
    asked: int = 0
    seed: int = 15
    wishes: Mapping[str, Any] = NONE
    names: tuple[str, ...] = ()
    ready: Callable[[Any], bool] = lambda state: True
    """Whether that question is put as the picture wants it: at the beginning of a turn ..."""
    title: str = "A game among friends"
    """What it is called in the library, ..."""
    finished: bool = False
    days: int = 0
    """... whether it is over there, and how many days ago it was played."""


class KeyEvent(NamedTuple):
    """Kind of event that makes a deed a key moment of a replay."""

    kind: str
    is_one: Callable[[tuple[Any, ...]], bool] = lambda args: True
    """Whether these arguments of it do."""


def key_events(*kinds: str) -> tuple[KeyEvent, ...]:
    """Kinds of which each does, whatever its arguments."""
    return tuple(map(KeyEvent, kinds))


class Meter(Protocol):
    """Tools that `four-crowns bench` lends a game that measures its own table."""

    @property
    def stage(self) -> Any: ...

    @property
    def frames(self) -> int:
        """How many frames a median is taken of."""

    def open(self, played: Any, seats: Any) -> tuple[Any, float]:
        """A table scene with this game, and how many milliseconds it took to come."""

    def step(self) -> None:
        """One frame in which no time goes by."""

    def median(self, before: Callable[[], None]) -> float:
        """Milliseconds of a frame. `before` is called before each."""

    def idle(self) -> float:
        """The share of a core, in percent, that doing nothing takes."""

    def repaint(self) -> None:
        """The next frame paints every pixel."""


class Bench(NamedTuple):
    """Measurements of a game's table, and what they must reach."""

    measure: Callable[[Meter], dict[str, float]]
    musts: Mapping[str, float] = NONE


# -- all of it ---------------------------------------------------------------------------------------------------------


class GameUi(NamedTuple):
    """All the window knows of one game."""

    table: "Later[Callable[[Context], Table]]"
    """The class of its table."""
    sign: str = ""
    """The icon that stands for the game."""
    box: BoxWords | None = None
    """None: the box says what the engine says of the first mode."""
    cover: CoverWords = CoverWords()
    results: ResultWords = ResultWords()
    switches: tuple[Switch, ...] = ()
    """Settings that matter at its table alone."""
    keys: tuple[tuple[str, str], ...] = ()
    """What the keyboard does at its table alone: a key, or several, and what they do."""
    held_keys: tuple[str, ...] = ()
    """Those of them that mean something for as long as they are held."""
    portraits: Mapping[str, str] = NONE
    """Character -> the portrait of whom the computer plays."""
    lights: tuple[Light, ...] = ()
    sample: Sample = Sample()
    setup: Later[GameWords] = GameWords
    screens: Mapping[str, Later[Any]] = NONE
    """Option -> the scene on which its value is chosen: one that no row of values can hold."""
    deeds: "Mapping[str, Later[Callable[[Stage], None]]]" = NONE
    """What the buttons on the pages of its rules do, by their ids."""
    counting: Later[Callable[[Say], Count]] = lambda: Count
    """How it counts, for results and chart; by itself, as its engine does."""
    feats: "Later[tuple[FeatKind, ...]]" = tuple
    """Open-ended goals, at most ten."""
    key_events: tuple[KeyEvent, ...] = ()
    """What makes a deed a key moment of a replay, the weightiest first."""
    happening: Later[Callable[[Any, Outcome | None], Happening]] = lambda: lambda state, outcome: Happening()
    """What a game is remembered by, in its last state."""
    progress: Later[Callable[[Any, Say], str]] | None = None
    """How far a state has come, in a few words that begin small. None: its actions are counted."""
    figures: Later[RuleFigures] = RuleFigures
    keepsakes: Later[Keepsakes] = Keepsakes
    preview: Later[Preview] | None = None
    bench: Later[Bench] | None = None


@cache
def ui_of(game: str) -> GameUi:
    """What a game brings; of one without a folder here, what any game has."""
    folder = f"{__package__}.{game}"
    if find_spec(folder) is None:
        return GameUi(later(folder, "table", "GameTable"))
    made: GameUi = import_module(".ui", folder).GAME_UI
    return made
