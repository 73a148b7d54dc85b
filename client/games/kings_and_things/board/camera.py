"""Camera over the board. Points of the board are in sides of a hex, those of the window in units.

Between two poses everything goes straight: the middle, and one over the radius. Then the point under the pointer stays
where it is while one zooms.
"""

from typing import NamedTuple

from ....render.canvas import Box
from ....sprites.tween import out_cubic
from .sheet import Sheet

LEVELS = (124.0, 184.0, 260.0)
"""Radii of a hex that zooming stops at, besides that of the whole board."""
STEP = 1.2
"""One notch of the wheel."""
SNAP = 0.04
"""So near to a level, one is there."""
ROOM = 0.10
"""What the tray round the board needs on each side, in sides of a hex."""
ZOOM_SECONDS, GO_SECONDS = 0.24, 0.32


class Viewpoint(NamedTuple):
    """Point in the middle of the view, and the radius of a hex."""

    x: float
    y: float
    radius: float


class Camera:
    """A view of the board in a box of the window."""

    def __init__(self, box: Box, sheet: Sheet) -> None:
        self.box, self.sheet = box, sheet
        self.viewpoint = self.target = self.whole
        self._start = self.viewpoint
        self._time = self._seconds = 0.0

    # -- poses ---------------------------------------------------------------------------------------------------------

    @property
    def whole(self) -> Viewpoint:
        """The whole board, as large as it fits."""
        sheet = self.sheet
        wide, high = sheet.right - sheet.left + 2 * ROOM, sheet.bottom - sheet.top + 2 * ROOM
        radius = min(self.box.w / wide, self.box.h / high)
        return Viewpoint((sheet.left + sheet.right) / 2, (sheet.top + sheet.bottom) / 2, radius)

    @property
    def moving(self) -> bool:
        return self.viewpoint != self.target

    @property
    def zooming(self) -> bool:
        return self.viewpoint.radius != self.target.radius

    @property
    def near(self) -> bool:
        """One is nearer than the whole board."""
        return self.target.radius > self.whole.radius * 1.001

    @property
    def nearest(self) -> bool:
        """One cannot come nearer."""
        return self.target.radius >= max(LEVELS[-1], self.whole.radius)

    def fit(self, box: Box, sheet: Sheet) -> None:
        """The window or the board changed: what was in the middle stays there, and the whole board stays whole."""
        if (box, sheet) == (self.box, self.sheet):
            return
        near = self.near and sheet == self.sheet
        self.box, self.sheet = box, sheet
        self.jump(self.target if near else self.whole)

    def jump(self, viewpoint: Viewpoint) -> None:
        """There at once."""
        self.viewpoint = self.target = self._held(viewpoint)

    def go(self, viewpoint: Viewpoint, seconds: float) -> None:
        """There, in so many seconds."""
        self._start, self.target = self.viewpoint, self._held(viewpoint)
        self._time, self._seconds = 0.0, seconds

    def _held(self, viewpoint: Viewpoint) -> Viewpoint:
        """One that is allowed: neither too far nor too near, and no edge of the board beyond the middle of the view."""
        whole = self.whole
        radius = min(max(viewpoint.radius, whole.radius), max(LEVELS[-1], whole.radius))
        if radius <= whole.radius * 1.001:
            return whole
        sheet = self.sheet
        return Viewpoint(
            min(max(viewpoint.x, sheet.left), sheet.right), min(max(viewpoint.y, sheet.top), sheet.bottom), radius
        )

    # -- what one does -------------------------------------------------------------------------------------------------

    def zoom(self, notches: float, x: float, y: float, seconds: float = ZOOM_SECONDS) -> None:
        """Nearer or farther; what is under a point of the window stays there."""
        wish = self.target.radius * STEP**notches
        for level in (self.whole.radius, *LEVELS):
            if abs(wish / level - 1) < SNAP:
                wish = level
        away_x, away_y = x - self.box.cx, y - self.box.cy
        at_x, at_y = self.target.x + away_x / self.target.radius, self.target.y + away_y / self.target.radius
        radius = self._held(Viewpoint(at_x, at_y, wish)).radius
        self.go(Viewpoint(at_x - away_x / radius, at_y - away_y / radius, radius), seconds)

    def pull(self, dx: float, dy: float) -> None:
        """The board is dragged by so many units."""
        viewpoint = self.viewpoint
        self.jump(Viewpoint(viewpoint.x - dx / viewpoint.radius, viewpoint.y - dy / viewpoint.radius, viewpoint.radius))

    def show(self, x: float, y: float, seconds: float = GO_SECONDS) -> bool:
        """Make sure that a point of the board can be seen well. True if one must go there."""
        if not self.near:
            return False
        radius, inner = self.target.radius, self.box.inset(self.target.radius)
        at_x = self.box.cx + (x - self.target.x) * radius
        at_y = self.box.cy + (y - self.target.y) * radius
        if inner.w > 0 and inner.h > 0 and inner.holds(at_x, at_y):
            return False
        self.go(Viewpoint(x, y, radius), seconds)
        return True

    def update(self, seconds: float) -> bool:
        """Time goes by. True while one is on the way."""
        if not self.moving:
            return False
        self._time += seconds
        if self._time >= self._seconds:
            self.viewpoint = self.target
            return False
        t = out_cubic(self._time / self._seconds)
        a, b = self._start, self.target
        near = 1 / a.radius + (1 / b.radius - 1 / a.radius) * t
        self.viewpoint = Viewpoint(
            a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t, 1 / near if a.radius != b.radius else b.radius
        )
        return True

    # -- points --------------------------------------------------------------------------------------------------------

    def at(self, x: float, y: float) -> tuple[float, float]:
        """Where a point of the board is in the window."""
        return self.box.cx + (x - self.viewpoint.x) * self.viewpoint.radius, self.box.cy + (
            y - self.viewpoint.y
        ) * self.viewpoint.radius

    def under(self, x: float, y: float) -> tuple[float, float]:
        """Which point of the board is at a point of the window."""
        return self.viewpoint.x + (x - self.box.cx) / self.viewpoint.radius, self.viewpoint.y + (
            y - self.box.cy
        ) / self.viewpoint.radius
