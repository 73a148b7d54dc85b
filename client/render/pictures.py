"""Pictures of the box: baked sprites, scaled down to the pixels needed, and icons, drawn from their vectors."""

from collections.abc import Iterator
from functools import lru_cache
from io import BytesIO

import pygame

from ..assets import asset, missing
from .cache import MEGABYTE, SurfaceCache
from .shapes import Size, clear, tinted
from .theme import RGBA

_OVER = 4  # icons are rasterised so many times too large and smoothed down: four times closer to the true shape
_MOST = 1400  # but never larger than this


MASTERS = SurfaceCache(56 * MEGABYTE)
"""Pictures as they were baked: those of one table have room, so that none is unpacked twice."""
STAMPS = SurfaceCache(4 * MEGABYTE)
"""Parts of which many pieces are put together, at the size they have there."""
STRIP = 500_000
"""Pixels of a large picture that are scaled at a time."""
_LARGE = 1_000_000  # pixels
_SPARE = 2  # a master is kept so many times as large as it is needed, and not larger
_baked: dict[str, Size] = {}  # how large each master is that was ever unpacked


def forget() -> None:
    """All that is kept of the files."""
    MASTERS.clear()
    STAMPS.clear()
    _baked.clear()
    _vector.cache_clear()


def _master(name: str) -> pygame.Surface:
    master = MASTERS.get(name, lambda: _loaded(name))
    if master.get_width() * master.get_height() > _LARGE:  # needed once for each size of the window, then in the way
        MASTERS.drop(name)
    return master


def _near(name: str, size: Size) -> pygame.Surface:
    """A master to be scaled down to this size: halved as often as nobody could see, so that many more have room. What
    is made of it depends on the size alone, and not on what was asked for before."""
    if name not in _baked:
        _baked[name] = _master(name).get_size()
    width, height = _baked[name]
    halved = 0
    while (width >> halved + 1) >= _SPARE * size[0] and (height >> halved + 1) >= _SPARE * size[1]:
        halved += 1
    if not halved:
        return _master(name)
    small = (width >> halved, height >> halved)
    return MASTERS.get((name, small), lambda: _halved(name, small))


def _halved(name: str, size: Size) -> pygame.Surface:
    smaller = pygame.transform.smoothscale(MASTERS.find(name) or _loaded(name), size)
    MASTERS.drop(name)
    return smaller


def _loaded(name: str) -> pygame.Surface:
    try:
        picture = pygame.image.load(asset("images", name))
    except (FileNotFoundError, pygame.error):
        missing.add(name)
        return _stand_in()
    MASTERS.charge(picture.get_pitch() * picture.get_height())
    if name.endswith(".png") or picture.get_alpha() is not None:
        return picture if picture.get_bitsize() == 32 else picture.convert_alpha()
    return picture


def _scaled(master: pygame.Surface, size: Size) -> pygame.Surface:
    """In the format of the window: what is small is turned into that sooner than the whole of a master."""
    small = pygame.transform.smoothscale(master, size)
    return small.convert_alpha() if small.get_flags() & pygame.SRCALPHA else small.convert()


def _stand_in() -> pygame.Surface:
    """A plain plate for a picture that is missing: the game goes on."""
    plate = clear((64, 64))
    plate.fill((120, 90, 60, 255))
    pygame.draw.rect(plate, (242, 207, 126), plate.get_rect(), 4)
    return plate


def picture(name: str, size: Size) -> pygame.Surface:
    """A baked picture at this size."""
    size = (max(1, size[0]), max(1, size[1]))
    return _scaled(_near(name, size), size)


def stamp(name: str, size: Size) -> pygame.Surface:
    """The same, kept for a while, since other pieces of this size have it on them too. Nobody may draw on it."""
    return STAMPS.get((name, size), lambda: picture(name, size))


def covering(name: str, size: Size) -> pygame.Surface:
    """A baked picture cut to the shape of this size, so that it fills it without being stretched."""
    return _scaled(_middle(_master(name), size), size)


def _middle(master: pygame.Surface, size: Size) -> pygame.Surface:
    """As much of it as has the shape of this size."""
    width, height = master.get_size()
    factor = max(size[0] / width, size[1] / height)
    part = (min(width, round(size[0] / factor)), min(height, round(size[1] / factor)))
    left, top = (width - part[0]) // 2, (height - part[1]) // 2
    return master.subsurface((left, top, *part))


class Strips:
    """A baked picture at a large size, a strip at a time. Each is what the whole has there: to scale is to make wide,
    every row for itself, and then to make high, every column for itself."""

    def __init__(self, name: str, size: Size, cut: bool = False) -> None:
        """`cut`: to the shape of the size, as `covering` does; else stretched to it."""
        self.size = size
        self._master = _middle(_master(name), size) if cut else _near(name, size)
        self._wide = self._master

    def widen(self) -> Iterator[int]:
        """Before the first strip: make all rows wide, some at a time. Tells how many bytes were made each time."""
        (before, height), width = self._master.get_size(), self.size[0]
        if width == before:
            return
        self._wide = pygame.Surface((width, height), self._master.get_flags() & pygame.SRCALPHA, self._master)
        yield 4 * width * height
        for top in range(0, height, rows := max(1, STRIP // width)):
            band = pygame.Rect(0, top, width, min(rows, height - top))
            part = self._wide.subsurface(band)
            pygame.transform.smoothscale(self._master.subsurface((0, top, before, band.h)), band.size, part)
            yield 4 * width * band.h
        self._master = self._wide

    def all(self) -> Iterator[tuple[int, int]]:
        """Where each strip begins, and how wide it is."""
        width = max(1, STRIP // self.size[1])
        for left in range(0, self.size[0], width):
            yield left, min(width, self.size[0] - left)

    def strip(self, left: int, width: int) -> pygame.Surface:
        """So many columns from there on, in the format of the window."""
        return _scaled(self._wide.subsurface((left, 0, width, self._wide.get_height())), (width, self.size[1]))


@lru_cache(maxsize=512)
def _vector(name: str) -> str:
    try:
        return asset("icons", f"{name}.svg").read_text(encoding="utf-8")
    except OSError:
        missing.add(f"{name}.svg")
        return (
            '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">'
            '<path fill="#fff" d="M96 96h320v320H96z"/></svg>'
        )


def icon(name: str, pixels: int, colour: RGBA) -> pygame.Surface:
    """An icon in one colour."""
    over = max(1, min(_OVER, _MOST // max(1, pixels)))
    large = pygame.image.load_sized_svg(BytesIO(_vector(name).encode()), (pixels * over, pixels * over))
    small = pygame.transform.smoothscale(large.convert_alpha(), (pixels, pixels)) if over > 1 else large.convert_alpha()
    return tinted(small, colour)
