"""Facts about the table of Cover Your Kingdom that its parts may ask for: none of them knows the table itself."""

from typing import TYPE_CHECKING, Protocol

from engines.core.game import Label
from engines.core.types import Option
from engines.cover_your_kingdom.state import State

from ...render.canvas import Box, Canvas
from .faces import Faces
from .frame import Frame

if TYPE_CHECKING:
    from ...tables.context import Context


class TableFacts(Protocol):
    """What is shown, what is being chosen, and what the frame draws for a part."""

    @property
    def context(self) -> "Context": ...

    @property
    def frame(self) -> Frame: ...

    @property
    def state(self) -> State:
        """What is shown, with holes."""

    @property
    def faces(self) -> Faces: ...

    def crowded(self) -> bool: ...

    def player_words(self, seat: int) -> str: ...

    def hand_is_open(self) -> bool: ...

    def chosen_kinds(self) -> tuple[int, ...]: ...

    def label(self, option: Option) -> Label: ...

    def why_not(self, option: Option) -> str: ...

    def draw_ticker(self, canvas: Canvas, box: Box) -> None: ...

    def draw_behind(self, canvas: Canvas) -> None: ...
