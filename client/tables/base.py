"""What a game must bring to be played in the window: one table. Everything else is the same for all games."""

from typing import TYPE_CHECKING, Any, NamedTuple

from engines.core.types import Decision, Event, Option

from ..match.chronicle import Moment
from ..render.canvas import Box, Canvas
from ..sprites.card import Face
from ..sprites.timeline import Cue
from .picking import Picking
from .plan import Frame
from .rail import SeatRow

if TYPE_CHECKING:
    from ..scenes.table import TableScene


class Words(NamedTuple):
    """The prompt line: `lead` in bold names the person; `sentence` says what may be done."""

    lead: str
    sentence: str
    anchor: str = ""
    """The page of the rules that explains it, and the words on the link."""
    link: str = ""
    done: int = 0
    steps: int = 0
    """How many actions the turn has, and how many of them are spent."""


class Action(NamedTuple):
    """A button of the action bar. Without an option it is a step: put back, end ..."""

    label: str
    second: str = ""
    option: Option | None = None
    kind: str = "teal"
    key: str = ""
    reason: str = ""
    """Why it cannot be done now; empty: it can."""


class Table:
    """One game on the table. A view goes in, pictures and hot spots come out; clicks become things, things options."""

    def __init__(self, scene: "TableScene") -> None:
        self.scene = scene

    # -- what the frame around it needs --------------------------------------------------------------------------------

    def crowded(self) -> bool:
        """So many seats that they sit all around, and the rail makes room for them."""
        return False

    def mode(self) -> str:
        """What is played, in a few words beside the title."""
        raise NotImplementedError

    def status(self) -> str:
        """Where the game stands, in the middle of the top bar."""
        raise NotImplementedError

    def staged(self) -> bool:
        """Something stands over the whole table, the rail too: a fight, a draft ..."""
        return False

    def seat_rows(self) -> tuple[SeatRow, ...]:
        raise NotImplementedError

    def words(self, decision: Decision) -> Words:
        raise NotImplementedError

    def actions(self) -> tuple[str, list[Action]]:
        """The title of the action bar, and its buttons."""
        raise NotImplementedError

    # -- choosing ------------------------------------------------------------------------------------------------------

    def picking(self, decision: Decision) -> Picking:
        raise NotImplementedError

    # -- drawing -------------------------------------------------------------------------------------------------------

    def arrange(self, frame: Frame) -> None:
        """The window or the view changed: find the place of everything, and put hot spots on what can be picked."""
        raise NotImplementedError

    def draw(self, canvas: Canvas) -> None:
        """The table itself, under the prompt, the actions and the rail."""
        raise NotImplementedError

    def draw_public(self, canvas: Canvas) -> None:
        """What everybody sees of the table, for pictures of saved games."""
        raise NotImplementedError

    def draw_sprite(self, canvas: Canvas, sprite: Any, x: float, y: float, width: float, degrees: float) -> None:
        """Something that flies."""
        raise NotImplementedError

    def draw_zoom(self, canvas: Canvas, name: str, at: Box, time: float) -> bool:
        """Explain the thing of that widget, large. False if there is nothing to explain."""
        return False

    def flips(self, name: str) -> bool:
        """Whether something moves in the explanation of that widget."""
        return False

    def faces_of(self, event: Event) -> tuple[Face, ...]:
        """The cards a line of the chronicle speaks of."""
        return ()

    # -- motion --------------------------------------------------------------------------------------------------------

    def cues(self, moment: Moment) -> list[Cue]:
        """The pictures of what happened, one after another."""
        raise NotImplementedError
