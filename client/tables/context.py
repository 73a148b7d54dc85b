"""Context of a table, all it knows of the world: whom they draw for, what is asked, and how to answer. Nothing else.

The table scene is one context; a picture of a saved game is another, at which nobody plays.
"""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Protocol

from engines.core.chronicle import Entry
from engines.core.game import Game, Say
from engines.core.setup import Setup
from engines.core.types import Event, Option, View

from ..match.prompts import Ask, SessionPrompt
from ..match.seats import Seat
from ..render.canvas import Box, Canvas
from ..settings import Settings
from ..sprites.timeline import Timeline
from ..sprites.wood import Light
from ..stage import Stage
from ..widgets.log import LogPanel
from ..widgets.ui import Ui
from .hints import Hint, Warned
from .picking import Picking, Thing

if TYPE_CHECKING:
    from .base import ActionButton, PromptLine
    from .spots import HotSpot


class Sitting(Protocol):
    """The game that is played: who sits there, and what may be asked of it beside the question of now."""

    @property
    def game(self) -> Game[Any]: ...

    @property
    def setup(self) -> Setup: ...

    @property
    def seats(self) -> tuple[Seat, ...]: ...

    @property
    def people(self) -> tuple[int, ...]: ...

    @property
    def prompt(self) -> SessionPrompt: ...

    @property
    def viewer(self) -> int | None: ...

    @property
    def version(self) -> int:
        """Goes up whenever something happened."""

    @property
    def can_undo(self) -> bool: ...

    @property
    def undo_stop(self) -> str: ...

    @property
    def can_turn_away(self) -> bool: ...

    @property
    def looks_back(self) -> bool: ...

    @property
    def looking(self) -> bool:
        """Nobody is asked anything: a replay, or a picture."""

    def view(self) -> View[Any]: ...

    def view_behind(self, seat: int) -> View[Any]: ...

    def told(self) -> tuple[Event, ...]: ...

    def chronicle(self, say: Say) -> list[Entry]: ...

    def count(self, kind: str) -> int: ...

    def hint(self) -> Option | None: ...

    def choose(self, option: Option, *then: Option) -> None: ...

    def undo(self) -> None: ...

    def can_note(self, option: Option) -> bool: ...

    def note(self, option: Option) -> None: ...

    def can_abstain(self, seat: int) -> bool: ...

    def abstains(self, seat: int) -> bool: ...

    def abstain(self, seat: int, wish: bool = True) -> None: ...


class Context(Protocol):
    """One table on the screen."""

    ui: Ui
    picking: Picking | None
    """What is being picked for an answer."""
    hinted: Hint | None
    """What a computer would answer, if somebody wanted to know."""
    view: View[Any]
    """What is shown: behind the game while something moves."""
    names: tuple[str, ...]
    badges: tuple[int, ...]
    me: int
    """Who sits at the near side of the table."""
    lifted: frozenset[Thing]
    """What is in the air, and not at its place."""
    drag: "HotSpot | None"
    """What is being pulled from its place."""
    timeline: Timeline
    log_panel: LogPanel
    stage: Stage
    """For a table that puts a scene of its own over itself."""

    @property
    def session(self) -> Sitting: ...

    @property
    def hint_thinks(self) -> bool:
        """Somebody has waited for a computer's word long enough to be shown that it thinks."""

    @property
    def warned(self) -> Warned | None:
        """What somebody is told before they do it."""

    @property
    def asked(self) -> Ask | None:
        """The question to the person at the mouse, once everything that led to it has been seen."""

    @property
    def width(self) -> float: ...

    @property
    def height(self) -> float: ...

    @property
    def settings(self) -> Settings: ...

    @property
    def lights(self) -> tuple[Light, ...]:
        """The light that lies on the table of this game."""

    @property
    def say(self) -> Say: ...

    def canvas(self) -> Canvas:
        """To measure with."""

    def asked_view(self) -> View[Any]: ...

    def asked_words(self) -> "PromptLine | None": ...

    def chronicle(self) -> list[Entry]: ...

    @property
    def others_act(self) -> bool:
        """Whether what is shown leads to one's own question through deeds of others."""

    def meanwhile(self) -> Sequence[tuple[str, str]]:
        """Keys that work while a deed is told, and what each does."""

    def draw_in_slot(self, canvas: Canvas, slot: Box) -> bool:
        """Draw into the slot of the bar what this scene says at every table. False: it is the table's."""

    def lay_aside(self, box: Box, brief: bool = False) -> Box:
        """Put into the column what this scene says at every table. Returns what is left for the chronicle. `brief`: all
        of it is wanted for something else."""

    # -- doing -----------------------------------------------------------------------------------------------------

    def answer(self, option: Option, *then: Option) -> None: ...

    def act(self, action: "ActionButton") -> None: ...

    def insists(self, action: "ActionButton") -> bool:
        """Whether somebody wants this all the same, though something is left to do."""

    def pick(self, thing: Thing, spot: str = "") -> None: ...

    def turn_away(self) -> None:
        """Whoever is asked in the open wants to see their own things."""

    def undo(self) -> None: ...

    def go_on(self) -> None:
        """What waited to be seen has been seen."""

    def menu(self) -> None: ...

    def open_log(self) -> None: ...

    def open_aim(self) -> None: ...

    def open_rules(self) -> None: ...

    def tool(self, name: str) -> Callable[[], None]:
        """What a tool of the bar does."""

    def why_not(self, tool: str) -> str:
        """Why a tool of the bar is off now; empty if it is not."""

    def do_hint(self) -> None:
        """Give the answer of the hint."""

    def stop_hint(self) -> None:
        """Nobody wants to know any more."""

    def hint_is_on_table(self) -> bool:
        """Whether what the hint speaks of lies on the table, and not only on a button."""

    def show_better(self) -> None: ...

    def do_anyway(self) -> None: ...

    def stop_warning(self) -> None: ...

    def think_again(self) -> None: ...

    def next(self) -> None:
        """End the step that is shown."""

    def skip(self) -> None:
        """Run to what waits for a person."""

    def follow(self) -> None:
        """Take in what the game did."""

    def changed(self) -> None:
        """Something may look different now: lay out and draw again."""

    def repaint(self) -> None:
        """Draw again; everything is at its place."""
