"""The board in the window: camera, pictures of the hexes, lights, and the widgets that make them clickable."""

import time
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any

from engines.core.types import View
from engines.kings_and_things.state import NOWHERE, State

from ....input.intents import Intent, Kind
from ....render.canvas import Box, Canvas
from ....sprites.counters import draw_back, draw_counter
from ....sprites.timeline import Cue
from ...knt_words.hexes import explain_hex
from .badges import draw_cost
from .camera import Camera
from .cells import draw_army, hexagon
from .lights import Lights, lights_of
from .painter import Painter, Picture, cell_pictures
from .reading import GONE, Army, Cell, Gone, read
from .sheet import Sheet, sheet_of
from .spots import HexSpot, spot_box

if TYPE_CHECKING:
    from ..table import GameTable

DRAG_FROM = 8.0
BUDGET = 0.010
"""Seconds of a frame that may go into sharpening the picture after a zoom."""


@dataclass
class BoardCue(Cue):
    """A cue that one should look at: the camera goes to its hex, if it has one."""

    hex: int = NOWHERE


class Board:
    """The board of a table."""

    def __init__(self, table: "GameTable") -> None:
        self.table = table
        self.box = Box(0, 0, 100, 100)
        self.lights = Lights()
        self.cells: tuple[Cell, ...] = ()
        self._camera: Camera | None = None
        self._grip: tuple[float, float] | None = None
        """Where the pointer holds the board."""
        self._pulled = False
        self._stirred = False
        """The camera has moved since the last frame."""
        self._blurred = False
        """After a zoom, until every picture has been made anew."""
        self._seen: tuple[object, ...] = ()
        """What `cells` were read from."""
        self.painter = Painter()
        self._focus = ""
        self._told: tuple[View[Any] | None, dict[int, str]] = (None, {})
        """What has been said of the hexes of a position."""
        self._followed: Cue | None = None
        self._me = -1

    @property
    def state(self) -> State:
        state: State = self.table.scene.view.state
        return state

    @property
    def sheet(self) -> Sheet:
        return sheet_of(self.state.charter.board)

    @property
    def camera(self) -> Camera:
        if self._camera is None:
            self._camera = Camera(self.box, self.sheet)
        return self._camera

    # -- places --------------------------------------------------------------------------------------------------------

    @property
    def radius(self) -> float:
        """Of a hex, now."""
        return self.camera.pose.radius

    def centre(self, at: int) -> tuple[float, float]:
        """The middle of a hex in the window."""
        spot = self.sheet.spots[at]
        return self.camera.at(spot.x, spot.y)

    def hex_at(self, x: float, y: float) -> int | None:
        """The hex at a point of the window."""
        for widget in self.table.scene.ui.widgets:
            if isinstance(widget, HexSpot) and widget.hit(x, y):
                return widget.number
        return None

    # -- layout --------------------------------------------------------------------------------------------------------

    def place(self, box: Box) -> None:
        """Find the place of everything, for a picture that nobody can click on."""
        self.box = box
        self.camera.fit(box, self.sheet)
        if self._me != self.table.scene.me:  # somebody else looks now
            self._me = self.table.scene.me
            self.reset()
        self.cells = self.read(self.table.scene.view)

    def read(self, view: View[Any]) -> tuple[Cell, ...]:
        """The board as somebody sees it; what is on its way is not there."""
        scene = self.table.scene
        seen = (view, scene.lifted, scene.me)
        if self._seen != seen:
            gone: list[Gone] = [thing for thing in scene.lifted if thing[0] in GONE]  # type: ignore[misc]
            self._seen, self.cells = seen, read(view.state, scene.badges, scene.me, gone)
        return self.cells

    def lay_out(self, box: Box) -> None:
        """A widget for every hex: one that is lit can be picked, the others only tell."""
        scene = self.table.scene
        self.place(box)
        self.lights = lights_of(self.table)
        for at in range(len(self.sheet.spots)):
            lit, chosen = at in self.lights.lit, at in self.lights.chosen
            goes = None if self.lights.way(at) is None else partial(self.table.march_to, at)
            spot = HexSpot(self, at, lit or goes is not None, chosen, goes)
            spot.tip = self.explain(at)
            scene.ui.add(spot)

    def explain(self, at: int) -> str:
        """The hex in words, as far as whoever looks may know."""
        scene = self.table.scene
        if self._told[0] is not scene.view:
            self._told = (scene.view, {})
        told = self._told[1]
        if at not in told:
            told[at] = explain_hex(self.state, at, scene.names, scene.say)
        return told[at]

    # -- what one does with the camera ---------------------------------------------------------------------------------

    def handle(self, intent: Intent) -> bool:
        """Wheel, drag, plus, minus, nought, and Esc while one is near."""
        if intent.kind is Kind.WHEEL and self.box.holds(intent.x, intent.y):
            return self._zoom(intent.amount, intent.x, intent.y)
        if intent.kind is Kind.KEY and intent.text in ("+", "=", "-"):
            return self._zoom(-1 if intent.text == "-" else 1, *self._looked_at())
        picked = self.table.scene.picking is not None and bool(self.table.scene.picking.picked)
        if (intent.kind is Kind.KEY and intent.text == "0") or (intent.kind is Kind.BACK and not picked):
            return self._whole()
        if intent.kind is Kind.PRESS:
            self._grip = (intent.x, intent.y) if self._free(intent.x, intent.y) else None
            self._pulled = False
        if intent.kind is Kind.POINT and self._grip is not None:
            return self._pull(intent.x, intent.y)
        if intent.kind is Kind.RELEASE and self._grip is not None:
            self._grip = None
            if self._pulled:
                ui = self.table.scene.ui
                ui.pressed, ui.press_at = "", None
                self.table.scene.changed()
                return True
        return False

    def _looked_at(self) -> tuple[float, float]:
        """The hex with the focus, or the middle of the view."""
        widget = self.table.scene.ui.get(self.table.scene.ui.focus)
        if isinstance(widget, HexSpot) and self.box.holds(widget.box.cx, widget.box.cy):
            return widget.box.cx, widget.box.cy
        return self.box.cx, self.box.cy

    def _seconds(self, seconds: float) -> float:
        """How long the camera takes: no time where nothing shall move."""
        settings = self.table.scene.stage.settings
        return 0.0 if settings.reduced_motion or settings.instant else seconds

    def _zoom(self, notches: float, x: float, y: float) -> bool:
        self.camera.zoom(notches, x, y, self._seconds(0.24))
        self._begin_zoom()
        return True

    def _whole(self) -> bool:
        if not self.camera.near:
            return False
        self.camera.go(self.camera.whole, self._seconds(0.24))
        self._begin_zoom()
        return True

    def _begin_zoom(self) -> None:
        self._blurred = self.camera.zooming
        self.table.scene.stage.dirty = True

    def show(self, at: int) -> None:
        """Look at a hex, if one is near and it is not in sight."""
        spot = self.sheet.spots[at]
        if self.camera.show(spot.x, spot.y, self._seconds(0.32)):
            self.table.scene.stage.dirty = True

    def reset(self) -> None:
        """The whole board at once."""
        self.camera.jump(self.camera.whole)
        self._blurred = False

    def _free(self, x: float, y: float) -> bool:
        """Whether a drag here would move the board."""
        widget = self.table.scene.ui.at(x, y)
        under = widget is None or (isinstance(widget, HexSpot) and not widget.pullable)
        return under and self.camera.near and self.box.holds(x, y)

    def _pull(self, x: float, y: float) -> bool:
        assert self._grip is not None
        dx, dy = x - self._grip[0], y - self._grip[1]
        if not self._pulled and dx * dx + dy * dy < DRAG_FROM * DRAG_FROM:
            return False
        scene, scale = self.table.scene, self.table.scene.stage.scale
        scene.stage.dirty |= not self._pulled
        dx, dy = scale.units(scale.px(dx)), scale.units(scale.px(dy))  # whole pixels: the picture can be shifted
        self._pulled, self._grip = True, (self._grip[0] + dx, self._grip[1] + dy)
        scene.ui.pressed, scene.ui.pointer = "", (x, y)  # no click any more
        self.camera.pull(dx, dy)
        self._follow_camera()
        return True

    def _follow_camera(self) -> None:
        """The camera moved: the widgets go with it, and a new picture is wanted."""
        for widget in self.table.scene.ui.widgets:
            if isinstance(widget, HexSpot):
                widget.box = spot_box(*self.centre(widget.number), self.radius)
        self._stirred = True

    @property
    def moving(self) -> bool:
        """The board moves under whoever looks: nothing on it is pointed at."""
        return self.camera.moving or self._blurred or (self._pulled and self._grip is not None)

    def update(self, seconds: float) -> bool:
        """Time goes by. True while the camera moves or the picture is not sharp yet."""
        scene, cue = self.table.scene, self.table.scene.timeline.now
        if isinstance(cue, BoardCue) and cue is not self._followed:
            self._followed = cue
            if cue.hex != NOWHERE:
                self.show(cue.hex)
        if scene.ui.keyboard and scene.ui.focus != self._focus:
            self._focus = scene.ui.focus
            widget = scene.ui.get(self._focus)
            if isinstance(widget, HexSpot):
                self.show(widget.number)
        if self.camera.moving:
            scene.stage.dirty |= not self.camera.update(seconds)  # it has arrived
            self._follow_camera()
        elif self._blurred:
            self._blurred = not self._sharpen()
            scene.stage.dirty |= not self._blurred
            return True
        stirred, self._stirred = self._stirred, False
        return stirred

    def _sharpen(self) -> bool:
        """Make the pictures for the new radius, a few in each frame. True when all are there."""
        canvas, begun = self.table.scene.stage.canvas(), time.perf_counter()
        for at, _, _ in self.picture().in_sight(self.box):
            if time.perf_counter() - begun > BUDGET:
                return False
            cell_pictures(canvas, self.cells[at], self.radius)
        return True

    # -- drawing -------------------------------------------------------------------------------------------------------

    def draw(self, canvas: Canvas) -> None:
        """The board; while only the camera moves, nothing else of the window is drawn again."""
        self.cells = self.read(self.table.scene.view)
        canvas.live(self._draw)

    def _draw(self, canvas: Canvas) -> None:
        self.painter.draw(canvas, self.picture(), stretched=self.camera.zooming or self._blurred)
        if self.camera.near:
            canvas.rect(self.box.inset(-1), 6, None, "ink", 5)
            canvas.rect(self.box.inset(-2.5), 7, None, "g700", 2)

    def picture(self) -> Picture:
        """Everything that is to be seen."""
        return Picture(self.cells, self.lights, self.sheet, self.box, self.camera.pose, self.camera.whole)

    def draw_public(self, canvas: Canvas) -> None:
        """The whole board without lights, for pictures of saved games."""
        self.lights = Lights()
        self.draw(canvas)

    def draw_cost(self, canvas: Canvas, at: int) -> None:
        """What marching to a hex costs, once more over whatever marks it."""
        way = self.lights.way(at)
        if way is not None:
            draw_cost(canvas, way, *self.centre(at), self.radius)

    def draw_here(self, canvas: Canvas, at: int) -> None:
        """A white ring: this is the hex somebody reads about."""
        x, y = self.centre(at)
        if self.box.holds(x, y):
            canvas.blit(hexagon(canvas, self.radius, (255, 255, 255, 40), canvas.colour("white"), 4, 0.9), x, y)

    def draw_sprite(self, canvas: Canvas, sprite: Any, x: float, y: float, width: float) -> None:
        """Something of the board on its way: an army, a face (its kind), or `("back", badge)`."""
        if isinstance(sprite, Army):
            draw_army(canvas, sprite, x, y, width)
        elif isinstance(sprite, int):
            draw_counter(canvas, sprite, x, y, width)
        else:
            draw_back(canvas, sprite[1], x, y, width)
