"""Steering of the camera: wheel, drag, middle drag, keys, and the rim of the window."""

from ....input.intents import Intent, Kind
from .camera import Camera, Viewpoint
from .seen import SeenBoard
from .spots import HexSpot, spot_box

DRAG_FROM = 8.0
"""A press that moves further than this is a drag. The middle button has nothing to click: it drags at once."""
RIM = 6.0
"""So near to the edge of the window, in units, the pointer pushes the board."""
NEARER = 4
"""By so many notches one goes near at once, by the press of a stick."""
PUSH = 900.0
"""How fast, in units a second."""
ZOOM_SECONDS, GO_SECONDS = 0.24, 0.32


class Steering:
    """The hand on the board. It remembers what it holds, and whether the picture must follow."""

    def __init__(self, board: SeenBoard) -> None:
        self.board = board
        self.blurred = False
        """After a zoom, until every picture has been made anew."""
        self._grip: tuple[float, float] | None = None
        """Where the pointer holds the board."""
        self._pulled = False
        self._stirred = False
        """The camera has moved since the last frame."""

    @property
    def camera(self) -> Camera:
        return self.board.camera

    @property
    def moving(self) -> bool:
        """The board moves under whoever looks: nothing on it is pointed at."""
        return self.camera.moving or self.blurred or (self._pulled and self._grip is not None)

    def handle(self, intent: Intent) -> bool:
        """Wheel, drag, plus, minus, nought, and Esc while one is near."""
        board, context = self.board, self.board.context
        if intent.kind is Kind.WHEEL and board.box.holds(intent.x, intent.y):
            self.zoom(intent.amount, intent.x, intent.y)
            return True
        if intent.kind is Kind.KEY and intent.text in ("+", "=", "-"):
            self.zoom(-1 if intent.text == "-" else 1, *self._looked_at())
            return True
        picked = context.picking is not None and bool(context.picking.picked)
        if (intent.kind is Kind.KEY and intent.text == "0") or (intent.kind is Kind.BACK and not picked):
            near = self.camera.near
            self.see_all()
            return near
        if intent.kind is Kind.NEARER:
            self.see_all() if self.camera.near else self.zoom(NEARER, *self._looked_at())
            return True
        if intent.kind is Kind.PAN and self.camera.near:
            self._shift(-intent.x, -intent.y)
            return True
        if intent.kind in (Kind.PRESS, Kind.GRAB):
            return self._take(intent)
        if intent.kind is Kind.POINT and self._grip is not None:
            return self._pull(intent.x, intent.y)
        if intent.kind in (Kind.RELEASE, Kind.GRAB_OVER) and self._grip is not None:
            return self._let_go()
        return False

    def _looked_at(self) -> tuple[float, float]:
        """The hex with the focus, or the middle of the view."""
        ui, box = self.board.context.ui, self.board.box
        widget = ui.get(ui.focus)
        if isinstance(widget, HexSpot) and box.holds(widget.box.cx, widget.box.cy):
            return widget.box.cx, widget.box.cy
        return box.cx, box.cy

    # -- where to ------------------------------------------------------------------------------------------------------

    def zoom(self, notches: float, x: float, y: float) -> None:
        """Nearer or farther; what is at this point stays there."""
        before = self._ends()
        self.camera.zoom(notches, x, y, self._seconds(ZOOM_SECONDS))
        self._begin_zoom(before)

    def see_all(self) -> None:
        """Back to the whole board."""
        if self.camera.near:
            before = self._ends()
            self.camera.go(self.camera.whole, self._seconds(ZOOM_SECONDS))
            self._begin_zoom(before)

    def _ends(self) -> tuple[bool, bool]:
        """Whether one can go farther, and whether nearer."""
        return self.camera.near, not self.camera.nearest

    def _begin_zoom(self, before: tuple[bool, bool]) -> None:
        context = self.board.context
        self.blurred = self.camera.zooming
        context.repaint()
        if self._ends() != before:  # a button comes to life, or dies
            context.changed()

    def show(self, at: int) -> None:
        """Look at a hex, if one is near and it is not in sight."""
        spot = self.board.sheet.spots[at]
        if self.camera.show(spot.x, spot.y, self._seconds(GO_SECONDS)):
            self.board.context.repaint()

    def come_back(self, viewpoint: Viewpoint) -> None:
        """Look again where one looked before the camera went after somebody."""
        if self.camera.near and viewpoint != self.camera.target:
            self.camera.go(viewpoint, self._seconds(GO_SECONDS))
            self.board.context.repaint()

    def reset(self) -> None:
        """The whole board at once."""
        self.camera.jump(self.camera.whole)
        self.blurred = False

    def _seconds(self, seconds: float) -> float:
        """How long the camera takes: no time where nothing shall move."""
        settings = self.board.context.settings
        return 0.0 if settings.reduced_motion or settings.instant else seconds

    # -- by hand -------------------------------------------------------------------------------------------------------

    def _take(self, intent: Intent) -> bool:
        """A button goes down: the middle one takes hold of the board, the main one where it pulls nothing else."""
        middle = intent.kind is Kind.GRAB
        within = self.camera.near and self.board.box.holds(intent.x, intent.y)
        self._grip = (intent.x, intent.y) if within and (middle or self._free(intent.x, intent.y)) else None
        self._pulled = middle and self._grip is not None
        return self._pulled

    def _free(self, x: float, y: float) -> bool:
        """Whether nothing lies there that the main button would pull."""
        widget = self.board.context.ui.at(x, y)
        return widget is None or (isinstance(widget, HexSpot) and not widget.pullable)

    def _pull(self, x: float, y: float) -> bool:
        assert self._grip is not None
        dx, dy = x - self._grip[0], y - self._grip[1]
        if not self._pulled and dx * dx + dy * dy < DRAG_FROM * DRAG_FROM:
            return False
        context = self.board.context
        context.stage.dirty |= not self._pulled
        self._pulled = True
        context.ui.pressed, context.ui.pointer = "", (x, y)  # no click any more
        moved = self._shift(dx, dy)
        self._grip = (self._grip[0] + moved[0], self._grip[1] + moved[1])
        return True

    def _let_go(self) -> bool:
        """The button goes up. True if the board was dragged: then it was no click."""
        self._grip = None
        if self._pulled:
            context = self.board.context
            context.ui.pressed, context.ui.press_at = "", None
            context.changed()
        return self._pulled

    def _shift(self, dx: float, dy: float) -> tuple[float, float]:
        """Move the board by so many units, or as much of it as makes whole pixels: such a picture can be shifted."""
        scale = self.board.context.stage.scale
        dx, dy = scale.units(scale.px(dx)), scale.units(scale.px(dy))
        self.camera.pull(dx, dy)
        self._follow()
        return dx, dy

    # -- time ----------------------------------------------------------------------------------------------------------

    def update(self, seconds: float) -> bool:
        """Time goes by. True while the camera moves or the picture is not sharp yet."""
        stage = self.board.context.stage
        if self.camera.moving:
            stage.dirty |= not self.camera.update(seconds)  # it has arrived
            self._follow()
        elif self.blurred:
            self.blurred = not self.board.sharpen()
            stage.dirty |= not self.blurred
            return True
        else:
            self._push(seconds)
        stirred, self._stirred = self._stirred, False
        return stirred or (self.board.context.timeline.now is None and not self.board.prepare())

    def _push(self, seconds: float) -> None:
        """The pointer at the rim of the window pushes the board, for whoever wants that."""
        context = self.board.context
        at = context.ui.pointer
        if not context.settings.edge_pan or at is None or context.ui.keyboard or not self.camera.near:
            return
        across, down = (
            (place < RIM) - (place >= room - RIM)
            for place, room in zip(at, (context.width, context.height), strict=True)
        )
        before = self.camera.viewpoint
        if across or down:
            self._shift(across * PUSH * seconds, down * PUSH * seconds)
            self._stirred = self.camera.viewpoint != before  # at the end of the board it stays

    def _follow(self) -> None:
        """The camera moved: the widgets go with it, and a new picture is wanted."""
        spots, at, radius = self.board.sheet.spots, self.camera.at, self.board.radius
        for widget in self.board.context.ui.widgets:
            if isinstance(widget, HexSpot):
                spot = spots[widget.number]
                widget.box = spot_box(*at(spot.x, spot.y), radius)
        self._stirred = True
