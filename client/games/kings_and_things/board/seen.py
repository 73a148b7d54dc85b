"""What the parts of the board ask of it: where things are, what is lit, and whether it moves."""

from typing import TYPE_CHECKING, Protocol

from ....render.canvas import Box, Canvas
from .camera import Camera
from .lights import Lights
from .sheet import Sheet

if TYPE_CHECKING:
    from ....tables.context import Context


class SeenBoard(Protocol):
    """The board as its hexes, and whoever steers it, know it."""

    @property
    def context(self) -> "Context": ...

    @property
    def box(self) -> Box: ...

    @property
    def lights(self) -> Lights: ...

    @property
    def sheet(self) -> Sheet: ...

    @property
    def camera(self) -> Camera: ...

    @property
    def radius(self) -> float: ...

    @property
    def moving(self) -> bool: ...

    def centre(self, at: int) -> tuple[float, float]: ...

    def draw_shield(self, canvas: Canvas, at: int) -> None: ...

    def draw_cost(self, canvas: Canvas, at: int) -> None: ...

    def sharpen(self) -> bool: ...

    def prepare(self) -> bool: ...
