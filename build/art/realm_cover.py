"""The lid of My Realm Will Be Yours: King and Princess on a balcony under one crown, the nine matters before them."""

import manifest
import pygame
import realm
import regalia
from canvas import Colour, blank, blur, icon, mix, put, shrink, tint
from relief import Metal, lit
from vector import Drawing

UNIT = 3
"""Pixels in a unit."""
MARBLE = ("#3A4888", "#141B3E")
BUSTS = {
    "king": Metal("#FFFDF0", "#F6DDB4", "#B2443A", "#22070C", "#FFD9A0"),
    "princess": Metal("#FFFDF6", "#F8DCE4", "#A8508C", "#220818", "#FFD3E6"),
}


def cover(width: int, height: int) -> pygame.Surface:
    upright = height > 300
    x, y = width / 2, height * 0.24
    rail = height * (0.80 if upright else 0.76)
    picture = _sky(width, height, x, y)
    size = height * (0.50 if upright else 0.52)
    for (person, metal), side in zip(BUSTS.items(), (-1, 1), strict=True):
        bust = lit(icon(manifest.table("realm_person")[person]["icon"], round(UNIT * size)), metal)
        _stand(picture, bust, x + side * (size * 0.53 + (4 if upright else 26)), rail - size * 0.47)
    crown = height * (0.32 if upright else 0.31)
    _stand(picture, shrink(regalia.crown(True), UNIT * crown, UNIT * crown), x, height * 0.185)
    _balcony(picture, width, height, rail)
    return picture


def _sky(width: int, height: int, x: float, y: float) -> pygame.Surface:
    """Night, and the light behind the crown."""
    light, middle, dark = realm.NIGHT
    art = Drawing(width, height)
    whole = (0, 0, width, height)
    night: list[tuple[float, Colour, float]] = [(0, mix(light, "#FFFFFF", 0.10), 1), (0.5, middle, 1), (1, dark, 1)]
    art.rect(whole, art.glow(x, y, height, night))
    realm.rays(art, x, y, 1.4 * width, 28, "#FFE39A", 0.10)
    art.rect(whole, art.glow(x, y, height * 0.55, [(0, "#FFE9A8", 0.62), (0.5, "#FFE39A", 0.16), (1, "#FFE9A8", 0)]))
    picture = art.render(UNIT * width, UNIT * height).convert(24)
    picture.blit(realm.dust(*picture.get_size(), 150), (0, 0))
    return picture


def _balcony(picture: pygame.Surface, width: int, height: int, rail: float) -> None:
    """A parapet with a gold rail, and the nine matters set into it."""
    wall = Drawing(width, height)
    wall.rect((0, rail, width, height - rail), wall.shade(*MARBLE))
    wall.rect((0, rail, width, 7), wall.shade("#FFF2C4", "#8F5F18", "#E0B552"))
    wall.rect((0, rail + 7, width, 3), "#05070F", 0.5)
    wall.rect((0, height - 7, width, 2), "#E0B552", 0.8)
    picture.blit(wall.render(UNIT * width, UNIT * height), (0, 0))
    matters = manifest.matters()
    across = width / (len(matters) + 0.35)
    size = min(across * 0.93, (height - rail - 22) * 0.98)
    for place, matter in enumerate(matters):
        medal = shrink(realm.medal(matter), UNIT * size, UNIT * size)
        _stand(picture, medal, width / 2 + (place - (len(matters) - 1) / 2) * across, (rail + 10 + height - 7) / 2)


def _stand(picture: pygame.Surface, figure: pygame.Surface, x: float, y: float) -> None:
    """A figure with its soft shadow."""
    width, height = figure.get_size()
    shadow = blank(width + 40 * UNIT, height + 40 * UNIT)
    put(shadow, tint(figure, "#02030A", 170), shadow.get_width() / 2, shadow.get_height() / 2)
    put(picture, blur(shadow, 5 * UNIT), UNIT * (x + 3), UNIT * (y + 6))
    put(picture, figure, UNIT * x, UNIT * y)
