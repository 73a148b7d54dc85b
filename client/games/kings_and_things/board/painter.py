"""The picture of the board, as one surface of the size of its view.

It is made anew only when something on the board or the camera has moved. When one drags it, what was seen is shifted
and only the edges are drawn; where some hexes look different, only they are, and where many do while one drags, the
board is seen as it was until they are made; while one zooms, a picture of the whole board is stretched, and the true
one made after.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import NamedTuple

import pygame

from ....render import shapes
from ....render.cache import EnoughForNow
from ....render.canvas import Box, Canvas
from .badges import draw_cost
from .camera import Viewpoint
from .cells import ground_cell, hexagon, load_cell, shadow_cell, tray_cells
from .labels import draw_label
from .lights import CHOSEN, LEGAL, TARGET, VEIL, Lights
from .reading import SeenHex
from .sheet import Sheet

REACH = 1.4
"""So far from its middle, in radii, a hex may still paint."""

EXACT = 1e-6
"""Pixels by which a shift may miss a whole number: less than any rounding could tell."""

LARGE = 2_000_000
"""Pixels from which stretching smoothly takes too long for a picture that moves."""

RATION, BAND = 1_500_000, 400_000
"""After a zoom: bytes of what the true picture needs that are made in a frame (where a unit is a pixel), and pixels of
it that are painted in one. So many on every machine, be it quick, slow or busy."""

FEW = 3
"""One hex in so many may look different, and they are painted one by one; more are painted all together."""

AT_ONCE = 4
"""So many hexes that look different need not wait until the camera rests."""

Key = tuple[object, ...]
"""What else the surface of a picture depends on."""


class BoardPicture(NamedTuple):
    """Everything the picture of a board depends on."""

    cells: tuple[SeenHex, ...]
    lights: Lights
    sheet: Sheet
    box: Box
    viewpoint: Viewpoint
    whole: Viewpoint
    """The viewpoint from which all of the board is seen."""
    names: tuple[str, ...]
    """What the counters are called."""
    places: tuple[str, ...] = ()
    """What the hexes are called, if that is to be read on the board."""

    def centre(self, at: int) -> tuple[float, float]:
        spot, viewpoint = self.sheet.spots[at], self.viewpoint
        return self.box.cx + (spot.x - viewpoint.x) * viewpoint.radius, self.box.cy + (
            spot.y - viewpoint.y
        ) * viewpoint.radius

    def in_sight(self, part: Box) -> list[tuple[int, float, float]]:
        """The hexes that paint in this part of the window, the upper ones first, with their middles."""
        near, found = part.inset(-self.viewpoint.radius * REACH), []
        for at in range(len(self.cells)):
            x, y = self.centre(at)
            if near.holds(x, y):
                found.append((at, x, y))
        return sorted(found, key=lambda spot: spot[2])


def cell_pictures(canvas: Canvas, picture: BoardPicture, at: int) -> tuple[pygame.Surface, pygame.Surface | None]:
    """The ground of a hex, and what stands on it, if anything does."""
    cell, radius = picture.cells[at], picture.viewpoint.radius
    return ground_cell(canvas, cell.ground, radius), load_cell(canvas, cell.load, radius, picture.names)


@dataclass
class NextPicture:
    """A picture of the board that is painted over some frames."""

    picture: BoardPicture
    key: Key
    surface: pygame.Surface
    painted: int = 0
    """So many rows of it are there."""

    @property
    def is_whole(self) -> bool:
        return self.painted >= self.surface.get_height()


class Painting:
    """A surface, and which picture is on it. Every next one is painted on the same: to ask the system for so much
    memory in each frame of a pan or a zoom takes longer than to paint it."""

    def __init__(self) -> None:
        self.surface = pygame.Surface((1, 1))
        self.of: tuple[BoardPicture, Key] | None = None
        """None: it is no true picture, or not yet."""

    def views(self, picture: BoardPicture, key: Key) -> bool:
        """Whether it is of the same view, be something else there or not."""
        if self.of is None or self.of[1] != key:
            return False
        return self.of[0]._replace(cells=picture.cells, lights=picture.lights) == picture

    def paint(self, canvas: Canvas, picture: BoardPicture, key: Key) -> None:
        """Let it be of this picture."""
        before = None if self.of is None or self.of[1] != key else self.of[0]
        changed = None if before is None else _changed(before, picture, len(picture.cells) // FEW)
        if before is not None and changed is not None:
            self._shift(canvas, picture._replace(cells=before.cells, lights=before.lights), key)
            self._mend(canvas, picture, key, changed)
        if self.of != (picture, key):
            self.fit(canvas, picture.box)
            _paint(canvas, picture, self.surface, self.surface.get_rect())
            self.of = (picture, key)

    def fit(self, canvas: Canvas, box: Box) -> None:
        """As large as the view. There will be another picture on it."""
        self.of, size = None, _size(canvas, box)
        if self.surface.get_size() != size:
            self.surface = shapes.clear(size)

    def _shift(self, canvas: Canvas, picture: BoardPicture, key: Key) -> None:
        """Move the last picture by whole pixels and paint its edges, unless more than that happened."""
        if self.of is None or self.of[0] == picture or self.of[0]._replace(viewpoint=picture.viewpoint) != picture:
            return
        shift, surface = _whole_shift(canvas, self.of[0], picture), self.surface
        width, height = surface.get_size()
        if shift is None or abs(shift[0]) >= width or abs(shift[1]) >= height:
            return
        right, down = shift
        edges = (  # in pixels of the surface: what comes into sight at one side, and above or below
            pygame.Rect(0 if right > 0 else width + right, 0, abs(right), height),
            pygame.Rect(0, 0 if down > 0 else height + down, width, abs(down)),
        )
        _make_parts(canvas, picture, edges)
        self.of = None  # until its edges are painted it is no picture
        surface.scroll(right, down)
        for edge in edges:
            if edge:
                _paint(canvas, picture, surface, edge)
        self.of = (picture, key)

    def _mend(self, canvas: Canvas, picture: BoardPicture, key: Key, changed: list[int]) -> None:
        """Paint the hexes that look different, unless more than that happened."""
        if self.of == (picture, key) or not self.views(picture, key):
            return
        places = [_place(canvas, picture, at).clip(self.surface.get_rect()) for at in changed]
        _make_parts(canvas, picture, places)
        self.of = None  # until they are painted it is no picture
        for place in places:
            if place:
                _paint(canvas, picture, self.surface, place)
        self.of = (picture, key)


class Painter:
    """What is seen of the board, and a picture of all of it for the next zoom."""

    def __init__(self) -> None:
        self._seen = Painting()
        self._last: tuple[BoardPicture, Key] | None = None
        """What is seen, be it true or stretched."""
        self._shown = self._seen.surface
        """The same pixels, as another surface for every picture: frames tell by it that something has changed."""
        self._whole = Painting()
        """All of the board."""
        self._next: NextPicture | None = None
        """The true picture after a zoom, while it is painted."""
        self._spare: pygame.Surface | None = None
        """For the next of them: to ask the system for so much memory takes as long as a frame has."""
        self._next_whole: NextPicture | None = None
        self._ready: tuple[BoardPicture, Key] | None = None
        """The picture of all of the board for which nothing has to be made any more."""
        self.behind = False
        """What is seen is the board as it was a moment ago: what has changed since is still made."""

    def draw(self, canvas: Canvas, picture: BoardPicture, stretched: bool) -> None:
        if canvas.marks is not None:  # only words are looked for, and the board has none
            return
        if canvas.cache.is_rehearsal:
            _make(canvas, picture, picture.box)
            return
        key = _key(canvas, stretched)
        behind, self.behind = self.behind, False
        if self._last != (picture, key):
            self._last = None  # until all of it is painted, which may take several frames, nothing true is there
            if stretched:
                self._stretch(canvas, picture)
            else:
                picture = self._in_time(canvas, picture, key, behind)
                self._seen.paint(canvas, picture, key)
            self._show(picture, key)
        canvas.put(self._shown, canvas.scale.px(picture.box.x), canvas.scale.px(picture.box.y))

    def _in_time(self, canvas: Canvas, picture: BoardPicture, key: Key, behind: bool) -> BoardPicture:
        """What to show now. If much looks different while the camera moves, the board as it was, from where one looks
        now: some of what is missing is made in each frame, and the board never stands still for it."""
        if self._seen.of is None or self._seen.of[1] != key:
            return picture
        before = self._seen.of[0]
        late = picture._replace(cells=before.cells, lights=before.lights)
        moves = behind or before.viewpoint != late.viewpoint
        if not moves or before._replace(viewpoint=late.viewpoint) != late:
            return picture
        self.behind = _changed(before, picture, AT_ONCE) is None and not _made_ready(canvas, picture)
        return late if self.behind else picture

    def _show(self, picture: BoardPicture, key: Key) -> None:
        if self._next is not None:  # one zooms again before it was done
            self._spare, self._next = self._next.surface, None
        self._last = picture, key
        self._shown = self._seen.surface.subsurface(self._seen.surface.get_rect())

    def sharpen(self, canvas: Canvas, picture: BoardPicture) -> bool:
        """Do a part of the true picture while the stretched one is seen. True when it is there."""
        key = _key(canvas, stretched=False)
        if self._last == (picture, key):
            return True
        if self._whole.of == (picture, key):  # all of the board is seen again
            self._seen, self._whole = self._whole, self._seen
        else:
            self._next = _go_on(self._next, canvas, picture, key, self._room(_size(canvas, picture.box)))
            if self._next is None or not self._next.is_whole:
                return False
            self._spare, self._seen.surface, self._seen.of = self._seen.surface, self._next.surface, (picture, key)
            self._next = None
        self._show(picture, key)
        return True

    def prepare(self, canvas: Canvas, picture: BoardPicture) -> bool:
        """While one looks at a part of the board: do a part of the picture of all of it, which every zoom stretches;
        after one has looked at a part, of what the next picture of all will need. True when it is there."""
        whole, key = picture._replace(viewpoint=picture.whole), _key(canvas, stretched=False)
        if (whole, key) in (self._whole.of, self._ready):
            if self._spare is None:
                self._spare = self._room(_size(canvas, picture.box))
            return True
        if (whole, key) == self._last:
            if not _made_ready(canvas, whole):
                return False
        else:
            self._whole.fit(canvas, picture.box)
            coming = self._next_whole = _go_on(self._next_whole, canvas, whole, key, self._whole.surface)
            if coming is None or not coming.is_whole:
                return False
            self._whole.of, self._next_whole = (whole, key), None
        self._ready = whole, key
        return True

    def _room(self, size: tuple[int, int]) -> pygame.Surface:
        """Something to paint on."""
        spare = self._spare if self._next is None else self._next.surface
        return spare if spare is not None and spare.get_size() == size else shapes.clear(size)

    def _stretch(self, canvas: Canvas, picture: BoardPicture) -> None:
        """The whole board, stretched: while one zooms, every moment has another size."""
        whole, key = picture._replace(viewpoint=picture.whole), _key(canvas, stretched=False)
        self._next_whole = None
        if self._seen.views(whole, key):  # it is what was seen until now
            self._seen, self._whole = self._whole, self._seen
        if not self._whole.views(whole, key):  # else what was true a moment ago has to do until the zoom is over
            self._whole.paint(canvas, whole, key)
        self._seen.fit(canvas, picture.box)
        _stretch(canvas, picture, self._whole.surface, self._seen.surface)


def _go_on(
    coming: NextPicture | None, canvas: Canvas, picture: BoardPicture, key: Key, surface: pygame.Surface
) -> NextPicture | None:
    """A part more of this picture, on this surface; None while what it needs is made."""
    if coming is None or (coming.picture, coming.key) != (picture, key):
        if not _made_ready(canvas, picture):
            return None
        coming = NextPicture(picture, key, surface)
    width, _ = coming.surface.get_size()
    band = pygame.Rect(0, coming.painted, width, max(1, BAND // width)).clip(coming.surface.get_rect())
    _paint(canvas, picture, coming.surface, band)
    coming.painted = band.bottom
    return coming


def _made_ready(canvas: Canvas, picture: BoardPicture) -> bool:
    """Make some of what a picture is put together from. True when all of it is there."""
    try:
        with canvas.cache.rationed(round(RATION * canvas.scale.pixels), rehearsal=True):
            _make(canvas, picture, picture.box)
    except EnoughForNow:
        return False
    return True


def _make(canvas: Canvas, picture: BoardPicture, part: Box) -> None:
    """Make all that is drawn in this part. Nobody sees it drawn: it is done for what is kept of it."""
    canvas.paint(pygame.Surface((1, 1), pygame.SRCALPHA), picture.box, lambda inner: _draw_hexes(inner, picture, part))


def _make_parts(canvas: Canvas, picture: BoardPicture, parts: Iterable[pygame.Rect]) -> None:
    """Make all that is drawn in these parts of a surface, if there may be no time for all of it in this frame: then
    nothing of what is seen was touched yet."""
    if canvas.cache.is_rationed:
        for part in parts:
            if part:
                _make(canvas, picture, _seen_in(canvas, picture, part))


def _changed(before: BoardPicture, now: BoardPicture, most: int) -> list[int] | None:
    """The hexes that look different; None if they are more than so many."""
    was, is_ = before.lights, now.lights
    if was.alone != is_.alone:
        return None
    found = [
        at
        for at, (old, new) in enumerate(zip(before.cells, now.cells, strict=True))
        if old != new or was.of(at) != is_.of(at) or was.way(at) != is_.way(at)
    ]
    return found if len(found) <= most else None


def _place(canvas: Canvas, picture: BoardPicture, at: int) -> pygame.Rect:
    """Where a hex may paint, in pixels of its picture."""
    (x, y), (box, px), far = picture.centre(at), (picture.box, canvas.scale.px), picture.viewpoint.radius * REACH
    left, top = px(x - far) - px(box.x), px(y - far) - px(box.y)
    return pygame.Rect(left, top, px(x + far) - px(box.x) - left + 1, px(y + far) - px(box.y) - top + 1)


def _whole_shift(canvas: Canvas, before: BoardPicture, now: BoardPicture) -> tuple[int, int] | None:
    """By how many pixels every hex has moved; None if that is no whole number, or another for some of them."""
    if before.viewpoint.radius != now.viewpoint.radius:
        return None
    scale, radius, box = canvas.scale, now.viewpoint.radius, now.box

    def shift(middle: float, start: float, end: float, spots: set[float]) -> int | None:
        """Along one axis. Half a pixel is rounded up or down, to whatever is even, so that hexes may differ."""
        exact = (start - end) * radius * scale.pixels
        if abs(exact - round(exact)) > EXACT:
            return None
        shifts = {
            scale.px(middle + (spot - end) * radius) - scale.px(middle + (spot - start) * radius) for spot in spots
        }
        return shifts.pop() if len(shifts) == 1 else None

    right = shift(box.cx, before.viewpoint.x, now.viewpoint.x, {spot.x for spot in now.sheet.spots})
    down = shift(box.cy, before.viewpoint.y, now.viewpoint.y, {spot.y for spot in now.sheet.spots})
    return None if right is None or down is None else (right, down)


def _key(canvas: Canvas, stretched: bool) -> Key:
    return stretched, canvas.scale, id(canvas.style.palette), id(canvas.cache)


def _size(canvas: Canvas, box: Box) -> tuple[int, int]:
    """Pixels of a box."""
    px = canvas.scale.px
    return max(1, px(box.right) - px(box.x)), max(1, px(box.bottom) - px(box.y))


def _seen_in(canvas: Canvas, picture: BoardPicture, part: pygame.Rect) -> Box:
    """A part of the surface of a picture, in the window."""
    scale = canvas.scale
    return Box(*(scale.units(v) for v in part.move(scale.px(picture.box.x), scale.px(picture.box.y))))


def _paint(canvas: Canvas, picture: BoardPicture, surface: pygame.Surface, part: pygame.Rect) -> None:
    """The true picture, in a part of the surface of its view."""
    seen = _seen_in(canvas, picture, part)
    surface.set_clip(part)
    try:
        surface.fill((0, 0, 0, 0))
        canvas.paint(surface, picture.box, lambda inner: _draw_hexes(inner, picture, seen))
    finally:  # it may be enough for now: whoever goes on moves the whole surface, not the part that is missing
        surface.set_clip(None)


def _stretch(canvas: Canvas, picture: BoardPicture, overview: pygame.Surface, surface: pygame.Surface) -> None:
    """The part of the whole board that is in view, as large as the view."""
    box, viewpoint, whole, px = picture.box, picture.viewpoint, picture.whole, canvas.scale.px
    factor = viewpoint.radius / whole.radius
    left = (viewpoint.x - whole.x) * whole.radius + (box.w - box.w / factor) / 2
    top = (viewpoint.y - whole.y) * whole.radius + (box.h - box.h / factor) / 2
    source = pygame.Rect(px(left), px(top), max(1, px(box.w / factor)), max(1, px(box.h / factor)))
    size = overview.get_size()
    stretch = pygame.transform.smoothscale if size[0] * size[1] < LARGE else pygame.transform.scale
    seen = source.clip(overview.get_rect())
    if seen == source:
        stretch(overview.subsurface(seen), size, surface)
        return
    surface.fill((0, 0, 0, 0))
    if seen:
        k = size[0] / source.w
        place = pygame.Rect(*(round(v * k) for v in (seen.x - source.x, seen.y - source.y, seen.w, seen.h)))
        part = surface.subsurface(place.clip(surface.get_rect()))
        stretch(overview.subsurface(seen), part.get_size(), part)


def _draw_hexes(canvas: Canvas, picture: BoardPicture, part: Box) -> None:
    """Tray, land, lights, and what stands there, each for all hexes in this part before the next."""
    radius, seen = picture.viewpoint.radius, picture.in_sight(part)
    rim = [(x, y) for at, x, y in seen if picture.cells[at].outer]
    for x, y in rim:
        canvas.blit(shadow_cell(canvas, radius), x, y + 7 * radius / 78)
    for tray in tray_cells(canvas, radius):
        for x, y in rim:
            canvas.blit(tray, x, y)
    pictures = [cell_pictures(canvas, picture, at) for at, _, _ in seen]
    for (at, x, y), (ground, _) in zip(seen, pictures, strict=True):
        canvas.blit(ground, x, y)
        light = picture.lights.of(at)
        if light != VEIL or not picture.lights.alone:
            _draw_light(canvas, light, x, y, radius)
    for (_, x, y), (_, load) in zip(seen, pictures, strict=True):
        if load is not None:
            canvas.blit(load, x, y)
    if picture.lights.alone:  # who stands elsewhere does not matter now either
        for at, x, y in seen:
            if picture.lights.of(at) == VEIL:
                _draw_light(canvas, VEIL, x, y, radius)
    for at, x, y in seen:
        way = picture.lights.way(at)
        if way is not None:
            draw_cost(canvas, way, x, y, radius)
        elif picture.places:
            draw_label(canvas, picture.places[at], x, y, radius)


def _draw_light(canvas: Canvas, light: str, x: float, y: float, radius: float) -> None:
    if light == VEIL:
        canvas.blit(hexagon(canvas, radius * 0.985, (11, 7, 4, 92)), x, y)
    elif light in (LEGAL, TARGET, CHOSEN):
        colour = canvas.colour(light)
        tint = None if light == CHOSEN else (*colour[:3], 33)
        canvas.blit(hexagon(canvas, radius * 0.985, tint, colour, max(2.5, 4 * radius / 78), 0.85), x, y)
