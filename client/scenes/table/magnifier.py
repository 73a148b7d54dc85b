"""Magnifying glass over a table: point at something for a moment, hold it, or press Z, and it is explained."""

from typing import TYPE_CHECKING

from ...render.canvas import Canvas
from ...sprites.tween import out_cubic
from ...stage.scene import PANEL_SECONDS
from ...tables.spots import HotSpot

if TYPE_CHECKING:
    from .scene import TableScene

HOVER_SECONDS = 0.35


class Magnifier:
    """Explains one thing of a table scene at a time."""

    def __init__(self, scene: "TableScene") -> None:
        self.scene = scene
        self.raised = False
        """Somebody pressed Z: whatever has the pointer or the focus is explained until they press it again."""
        self._time = 0.0
        """For how long something has been explained."""
        self._closed = ""
        """What was explained when somebody pressed something: not again before the pointer has left it."""
        self._rests: tuple[float, float] | None = None
        """Where the pointer was then: what comes to lie under it while it rests there is not explained either."""
        self._waits = False
        """Nothing is explained before the pointer has moved, wherever it is found to be."""

    def close(self) -> None:
        """Somebody does something, or is asked something new: what came by hovering goes, and comes back only after
        the pointer has left."""
        self._closed, self._rests = self.scene.ui.hover, self.scene.ui.pointer

    def rest(self) -> None:
        """Something else is to be read first: the pointer has to move before anything under it is explained."""
        self.close()
        self._waits = self._rests is None

    def update(self, seconds: float) -> bool:
        """Time goes by. True while an explanation comes, or pages of a flip-book turn."""
        if self._waits and self.scene.ui.pointer is not None:
            self._waits, self._rests = False, self.scene.ui.pointer
        if self.scene.ui.hover != self._closed:
            self._closed = ""
        if self.scene.ui.pointer != self._rests:
            self._rests = None
        name, settings = self._over(), self.scene.stage.settings
        coming = bool(name) and self._time < settings.seconds(PANEL_SECONDS)
        self._time = self._time + seconds if name else 0.0
        return coming or (bool(name) and not settings.reduced_motion and self.scene.table.flips(name))

    def draw(self, canvas: Canvas) -> None:
        ui, settings = self.scene.ui, self.scene.stage.settings
        widget = ui.get(self._over())
        if widget is None:
            return
        took = settings.seconds(PANEL_SECONDS)
        share = min(1.0, self._time / took) if took else 1.0
        spots = [one for one in ui.widgets if isinstance(one, HotSpot) and one is not widget]
        coach = [one.seen() for one in ui.widgets if one.group == "coach"]  # of a lesson
        canvas.kept_free = (*(spot.seen() for spot in spots if spot.enabled and not spot.chosen), *coach)
        with canvas.faded(round(255 * out_cubic(share))):
            self.scene.table.draw_zoom(canvas, widget.id, widget.box, 0.0 if settings.reduced_motion else ui.hover_time)

    def _over(self) -> str:
        """The widget that is to be explained now; empty if none is."""
        ui, how = self.scene.ui, self.scene.stage.settings.card_zoom
        name = ui.focus if ui.keyboard else ui.hover
        pointed = ui.hover_time >= HOVER_SECONDS and not ui.pressed and name != self._closed and self._rests is None
        hovered = how == "hover" and not ui.keyboard and pointed
        held = how == "hold" and ui.pressed == name and ui.hover_time >= HOVER_SECONDS
        return name if self.raised or hovered or held else ""
