"""Where one looks at the board from. Points of the board are in sides of a hex, those of the window in units.

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


class Pose(NamedTuple):
    """What is in the middle of the view, and the radius of a hex."""

    x: float
    y: float
    radius: float


class Camera:
    """A view of the board in a box of the window."""

    def __init__(self, box: Box, sheet: Sheet) -> None:
        self.box, self.sheet = box, sheet
        self.pose = self.target = self.whole
        self._start = self.pose
        self._time = self._seconds = 0.0

    # -- poses ---------------------------------------------------------------------------------------------------------

    @property
    def whole(self) -> Pose:
        """The whole board, as large as it fits."""
        sheet = self.sheet
        wide, high = sheet.right - sheet.left + 2 * ROOM, sheet.bottom - sheet.top + 2 * ROOM
        radius = min(self.box.w / wide, self.box.h / high)
        return Pose((sheet.left + sheet.right) / 2, (sheet.top + sheet.bottom) / 2, radius)

    @property
    def moving(self) -> bool:
        return self.pose != self.target

    @property
    def zooming(self) -> bool:
        return self.pose.radius != self.target.radius

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

    def jump(self, pose: Pose) -> None:
        """There at once."""
        self.pose = self.target = self._held(pose)

    def go(self, pose: Pose, seconds: float) -> None:
        """There, in so many seconds."""
        self._start, self.target = self.pose, self._held(pose)
        self._time, self._seconds = 0.0, seconds

    def _held(self, pose: Pose) -> Pose:
        """A pose one may have: neither too far nor too near, and no edge of the board beyond the middle of the view."""
        whole = self.whole
        radius = min(max(pose.radius, whole.radius), max(LEVELS[-1], whole.radius))
        if radius <= whole.radius * 1.001:
            return whole
        sheet = self.sheet
        return Pose(min(max(pose.x, sheet.left), sheet.right), min(max(pose.y, sheet.top), sheet.bottom), radius)

    # -- what one does -------------------------------------------------------------------------------------------------

    def zoom(self, notches: float, x: float, y: float, seconds: float = ZOOM_SECONDS) -> None:
        """Nearer or farther; what is under a point of the window stays there."""
        wish = self.target.radius * STEP**notches
        for level in (self.whole.radius, *LEVELS):
            if abs(wish / level - 1) < SNAP:
                wish = level
        away_x, away_y = x - self.box.cx, y - self.box.cy
        at_x, at_y = self.target.x + away_x / self.target.radius, self.target.y + away_y / self.target.radius
        radius = self._held(Pose(at_x, at_y, wish)).radius
        self.go(Pose(at_x - away_x / radius, at_y - away_y / radius, radius), seconds)

    def pull(self, dx: float, dy: float) -> None:
        """The board is dragged by so many units."""
        pose = self.pose
        self.jump(Pose(pose.x - dx / pose.radius, pose.y - dy / pose.radius, pose.radius))

    def show(self, x: float, y: float, seconds: float = GO_SECONDS) -> bool:
        """Make sure that a point of the board can be seen well. True if one must go there."""
        if not self.near:
            return False
        radius, inner = self.target.radius, self.box.inset(self.target.radius)
        at_x = self.box.cx + (x - self.target.x) * radius
        at_y = self.box.cy + (y - self.target.y) * radius
        if inner.w > 0 and inner.h > 0 and inner.holds(at_x, at_y):
            return False
        self.go(Pose(x, y, radius), seconds)
        return True

    def update(self, seconds: float) -> bool:
        """Time goes by. True while one is on the way."""
        if not self.moving:
            return False
        self._time += seconds
        if self._time >= self._seconds:
            self.pose = self.target
            return False
        t = out_cubic(self._time / self._seconds)
        a, b = self._start, self.target
        near = 1 / a.radius + (1 / b.radius - 1 / a.radius) * t
        self.pose = Pose(a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t, 1 / near if a.radius != b.radius else b.radius)
        return True

    # -- points --------------------------------------------------------------------------------------------------------

    def at(self, x: float, y: float) -> tuple[float, float]:
        """Where a point of the board is in the window."""
        return self.box.cx + (x - self.pose.x) * self.pose.radius, self.box.cy + (y - self.pose.y) * self.pose.radius

    def under(self, x: float, y: float) -> tuple[float, float]:
        """Which point of the board is at a point of the window."""
        return self.pose.x + (x - self.box.cx) / self.pose.radius, self.pose.y + (y - self.box.cy) / self.pose.radius
