"""Base of all scenes: a scene is one screen, or a dialog over another."""

from typing import TYPE_CHECKING

from engines.core.game import Say

from ..input.intents import MAIN, Intent, Kind
from ..render.blit_canvas import AgreedNumbers
from ..render.canvas import Box, Canvas
from ..sprites.tween import out_cubic
from ..widgets.scroll import STEP
from ..widgets.told import Page
from ..widgets.ui import Ui
from .reading import read_scene

if TYPE_CHECKING:
    from ..settings import Settings
    from . import Stage


GRACE, TOUCHED = 0.35, 0.6
"""Seconds in which what has just come ignores keys and clicks that were meant for what was there before: a question,
and something that touches whoever looks."""
PANEL_SECONDS = 0.18
"""How long a panel, a drawer or an explanation takes to come."""


class OnStage:
    """Base of whatever draws on a stage: its size, its settings, its words."""

    def __init__(self, stage: "Stage") -> None:
        self.stage = stage

    @property
    def width(self) -> float:
        return self.stage.width

    @property
    def height(self) -> float:
        return self.stage.height

    @property
    def settings(self) -> "Settings":
        return self.stage.settings

    @property
    def say(self) -> Say:
        """Every word on a screen goes through the catalogue."""
        return self.stage.say

    def canvas(self) -> Canvas:
        """To measure with."""
        return self.stage.canvas()


class Scene(OnStage):
    """Scenes lie on a stack. The uppermost gets the intents; a dialog lets the one below be seen."""

    name = "scene"
    dialog = False
    """The scene below stays in sight, darkened."""
    veil = 150
    """How much it is darkened, of 255."""
    fade_in = 0.0
    """Seconds it takes to come into sight; it can be used meanwhile."""
    static = False
    """Between two changes nothing moves but what pulses and what `draw_over` draws: the rest is not drawn again."""
    agreed: AgreedNumbers = ()
    """Numbers on its pieces that are not the printed ones."""
    foot = 0.0
    """Part of the window at its foot that a table leaves to controls: all is drawn smaller by that, so that the table
    has its usual room above."""
    music = False
    """The title tune plays."""
    covers = False
    """Hides all that lies below from whoever stands by: all of it is told when it comes."""
    private = False
    """It shows what only whoever looks may know."""
    tells_itself = False
    """Its page is no list of its widgets: whoever has it read walks through what is told."""

    def __init__(self, stage: "Stage") -> None:
        super().__init__(stage)
        self.ui = Ui()
        self.time = 0.0
        self.stale = True
        self.explains = False
        """Somebody without a mouse wants to be told what has the focus, as by pointing at it."""
        self.laid = 0
        """How often it was laid out: what is told of it is told anew when it is."""
        self.hushed_until = 0.0
        """Before that time, by the clock of the stage, nothing confirms."""

    # -- what a scene does -------------------------------------------------------------------------------------------

    def layout(self) -> None:
        """Make the widgets for the size and state of now."""

    def draw(self, canvas: Canvas) -> None:
        """Everything that is no widget, from the ground up."""

    def pulse(self) -> int:
        """How bright what pulses is at this moment, from 0 to 255."""
        return 255

    @property
    def fading_in(self) -> bool:
        """Whether it is still on its way into sight."""
        return self.time < self.settings.seconds(self.fade_in)

    def opacity(self) -> int:
        """Opacity of the whole scene, from 0 to 255, while it fades in."""
        return round(255 * out_cubic(self.time / self.settings.seconds(self.fade_in))) if self.fading_in else 255

    def draw_over(self, canvas: Canvas) -> None:
        """What lies over the widgets."""

    @property
    def hushed(self) -> bool:
        """Whether others would hear what is told of it to whoever looks."""
        return False

    def describe(self) -> Page:
        """What is told of it to somebody who has it read."""
        return read_scene(self)

    def slot(self) -> Box | None:
        """Where toasts come on this screen; None: at its foot."""
        return None

    def update(self, seconds: float) -> bool:
        """Time goes by. True while something moves."""
        return False

    def handle(self, intent: Intent) -> bool:
        """What the person wants. A subclass takes what it knows and leaves the rest to this."""
        if self.ui.handle(intent):
            self.changed()
            return True
        if intent.kind is Kind.BACK:
            self.back()
            return True
        if intent.kind is Kind.PAN:
            return self.scroll_by(intent)
        if intent.kind is Kind.ZOOM:
            self.explains = not self.explains
            return True
        return False

    def scroll_by(self, intent: Intent) -> bool:
        """A stick moves what is longer than its window, as the wheel does over it."""
        if self.ui.scroll(-intent.y / STEP):
            self.changed()
            return True
        return False

    def scopes(self) -> tuple[str, ...]:
        """Whose keys hold here, before those of all tables and those of everywhere."""
        return (self.name,)

    def asked_person(self) -> str:
        """Who of several people is to answer here, by name; empty if anyone may."""
        return ""

    # -- grace -------------------------------------------------------------------------------------------------------

    def hush(self, seconds: float = GRACE) -> None:
        """Something new is there: for so long nothing confirms it."""
        self.hushed_until = self.stage.time + seconds

    def ignores(self, intent: Intent) -> bool:
        """Whether this comes too soon after something new to be meant for it. The bar is where it always was."""
        if self.stage.time >= self.hushed_until or not _confirms(intent):
            return False
        under = self.ui.at(intent.x, intent.y) if intent.kind in (Kind.PRESS, Kind.RELEASE) else None
        return under is None or under.group != "bar"

    def back(self) -> None:
        """Esc or right click: one step back."""
        self.stage.pop()

    def enter(self) -> None:
        """It comes to the top of the stack, for the first time or again."""

    def leave(self) -> None:
        """It is taken from the stack for good."""

    # -- for the stage -----------------------------------------------------------------------------------------------

    def changed(self) -> None:
        """Something may look different now: lay out and draw again."""
        self.stale = True
        self.stage.dirty = True

    def ready(self) -> None:
        """Widgets are made anew if they must be."""
        if self.stale:
            self.stale = False
            self.laid += 1
            self.ui.clear()
            self.layout()
            self.ui.settle()


def _confirms(intent: Intent) -> bool:
    """Whether it is E, Enter or a click."""
    return intent.kind in (Kind.PRESS, Kind.RELEASE, Kind.ACTIVATE) or (intent.kind is Kind.KEY and intent.text == MAIN)
