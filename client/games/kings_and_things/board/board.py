"""The board in the window: camera, pictures of the hexes, lights, and the widgets that make them clickable."""

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any

from engines.core.types import View
from engines.kings_and_things.state import NOWHERE, State

from ....input.intents import Intent
from ....render.canvas import Box, Canvas
from ....sprites.timeline import Cue
from ....widgets.base import Widget
from ..hexes import why_not
from ..manifest import manifest
from ..sprites.counters import draw_back, draw_counter
from .badges import draw_cost
from .camera import Camera, Viewpoint
from .cells import MASTER, draw_army, draw_shield, hexagon
from .labels import draw_label, labels_of
from .lighting import lights_of
from .lights import VEIL, Lights
from .painter import BoardPicture, Painter
from .reading import GONE, Gone, HexArmy, SeenHex, read
from .sheet import Sheet, sheet_of
from .spots import HexSpot
from .steering import Steering
from .zoom_buttons import lay_zoom

if TYPE_CHECKING:
    from ..kingdom_table import KingdomTable


@dataclass
class BoardCue(Cue):
    """A cue that one should look at: the camera goes to its hex, if it has one."""

    hex: int = NOWHERE


class BoardPanel:
    """The board of a table."""

    def __init__(self, table: "KingdomTable") -> None:
        self.table, self.context = table, table.context
        self.box = Box(0, 0, 100, 100)
        self.lights = Lights()
        self.cells: tuple[SeenHex, ...] = ()
        self._camera: Camera | None = None
        self.steering = Steering(self)
        self._seen: tuple[object, ...] = ()
        """What `cells` were read from."""
        self.painter = Painter()
        self._prepared = False
        """The next zoom has all it needs, as long as nothing else is drawn."""
        self._focus = ""
        """What the keys pointed at last; empty while the pointer does."""
        self._followed: Cue | None = None
        self._left: Viewpoint | None = None
        """Where one looked before the camera went after the others."""
        self._me = -1

    @property
    def state(self) -> State:
        state: State = self.context.view.state
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
        return self.camera.viewpoint.radius

    def centre(self, at: int) -> tuple[float, float]:
        """The middle of a hex in the window."""
        spot = self.sheet.spots[at]
        return self.camera.at(spot.x, spot.y)

    def hex_at(self, x: float, y: float) -> int | None:
        """The hex at a point of the window."""
        for widget in self.context.ui.widgets:
            if isinstance(widget, HexSpot) and widget.hit(x, y):
                return widget.number
        return None

    # -- layout --------------------------------------------------------------------------------------------------------

    def place(self, box: Box) -> None:
        """Find the place of everything, for a picture that nobody can click on."""
        self.box = box
        self.camera.fit(box, self.sheet)
        if self._me != self.context.me:  # somebody else looks now
            self._me = self.context.me
            self.painter = Painter()  # nothing of what was seen is shown again
            self.reset()
        self.cells = self.read(self.context.view)

    def read(self, view: View[Any]) -> tuple[SeenHex, ...]:
        """The board as somebody sees it; what is on its way is not there."""
        context = self.context
        lifted = context.lifted | self.table.marching.away()
        face_up = self.table.face_up()
        seen = (view, lifted, context.me, face_up)
        if self._seen != seen:
            gone: list[Gone] = [thing for thing in lifted if thing[0] in GONE]  # type: ignore[misc]
            self._seen, self.cells = seen, read(view.state, context.badges, context.me, gone, face_up)
        return self.cells

    def lay_out(self, box: Box) -> None:
        """A widget for every hex: the lit ones, to which Tab comes first, can be picked, the others only tell."""
        context = self.context
        self.place(box)
        self.lights = lights_of(self.table)
        for at in sorted(range(len(self.sheet.spots)), key=lambda at: self.lights.of(at) in (VEIL, "")):
            lit, chosen = at in self.lights.lit, at in self.lights.chosen
            goes = None if self.lights.way(at) is None else partial(self.table.march_to, at)
            if self.table.placing.answers(at):
                goes = partial(self.table.placing.place_all, at)
            spot = HexSpot(self, at, lit or goes is not None, chosen, goes, self._lift(at))
            spot.tip = "\n".join(filter(None, (self.table.explain(at), why_not(self.table, at))))
            context.ui.add(spot)
        lay_zoom(context, self.box, self.steering)

    def _lift(self, at: int) -> float:
        """How large a stack is while it is pulled to where it marches; 0: nobody marches from here."""
        return manifest()["zones"]["stack"]["side"] * self.radius / MASTER if self.table.marching.starts(at) else 0.0

    # -- time ----------------------------------------------------------------------------------------------------------

    @property
    def moving(self) -> bool:
        """The board moves under whoever looks: nothing on it is pointed at."""
        return self.steering.moving

    def reset(self) -> None:
        """The whole board at once."""
        self.steering.reset()

    def handle(self, intent: Intent) -> bool:
        """What one does with the camera."""
        return self.steering.handle(intent)

    def update(self, seconds: float) -> bool:
        """Time goes by. True while the camera moves or the picture is not sharp, or not the one of now yet."""
        context, cue = self.context, self.context.timeline.now
        if isinstance(cue, BoardCue) and cue is not self._followed:
            self._followed = cue
            if cue.hex != NOWHERE:
                self._left = self._left or self.camera.target
                self.steering.show(cue.hex)
        elif self._left is not None and context.asked is not None:
            self.steering.come_back(self._left)
            self._left = None
        focus = context.ui.focus if context.ui.keyboard else ""
        if focus != self._focus:
            self._focus = focus
            if focus:
                self._focused(context.ui.get(focus))
        return self.steering.update(seconds) or self.painter.behind

    def _focused(self, widget: Widget | None) -> None:
        """The focus went on: a hex that has it is looked at and explained, as if the pointer were there."""
        at = widget.number if isinstance(widget, HexSpot) else None
        self.table.point(at)
        if at is not None:
            self.steering.show(at)

    def sharpen(self) -> bool:
        """Do a part of the picture for the new radius, in each frame after the zoom. True when it is there."""
        return self.painter.sharpen(self.context.canvas(), self.picture())

    def prepare(self) -> bool:
        """Do a part of what the next zoom needs, in each frame in which nothing else is done. True when it is there."""
        if self.painter.behind:
            return False
        self._prepared = self._prepared or self.painter.prepare(self.context.canvas(), self.picture())
        return self._prepared

    # -- drawing -------------------------------------------------------------------------------------------------------

    def draw(self, canvas: Canvas) -> None:
        """The board; while only the camera moves, nothing else of the window is drawn again."""
        self.cells = self.read(self.context.view)
        canvas.redraw_each_frame(self._draw)

    def _draw(self, canvas: Canvas) -> None:
        self._prepared = False
        self.painter.draw(canvas, self.picture(), stretched=self.camera.zooming or self.steering.blurred)
        if self.camera.near:
            canvas.rect(self.box.inset(-1), 6, None, "ink", 5)
            canvas.rect(self.box.inset(-2.5), 7, None, "g700", 2)

    def picture(self) -> BoardPicture:
        """Everything that is to be seen."""
        camera, names = self.camera, self.table.counter_names
        places = labels_of(self.state, self.context.say) if self.context.settings.place_labels else ()
        views = camera.viewpoint, camera.whole
        return BoardPicture(self.cells, self.lights, self.sheet, self.box, *views, names, places)

    def draw_public(self, canvas: Canvas) -> None:
        """The whole board without lights, for pictures of saved games."""
        self.lights = Lights()
        self.draw(canvas)

    def draw_shield(self, canvas: Canvas, at: int) -> None:
        """Whose land it is, once more over whatever marks it."""
        number = self.cells[at].load.badge
        if number is not None:
            with canvas.clipped(self.box):
                draw_shield(canvas, number, *self.centre(at), self.radius / MASTER)

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

    def draw_ringed(self, canvas: Canvas, at: int, colour: str) -> None:
        """A hex with a ring of this colour, and its name."""
        x, y = self.centre(at)
        with canvas.clipped(self.box):
            canvas.blit(hexagon(canvas, self.radius, None, canvas.colour(colour), 7, 0.93), x, y)
            draw_label(canvas, labels_of(self.state, self.context.say)[at], x, y, self.radius)

    def draw_sprite(self, canvas: Canvas, sprite: Any, x: float, y: float, width: float) -> None:
        """Something of the board on its way: an army, a face (its kind), or `("back", badge)`."""
        if isinstance(sprite, HexArmy):
            draw_army(canvas, sprite, x, y, width, self.table.counter_names)
        elif isinstance(sprite, int):
            draw_counter(canvas, sprite, x, y, width, name=self.table.counter_names[sprite])
        else:
            draw_back(canvas, sprite[1], x, y, width)
