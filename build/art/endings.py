"""How a reign ends, one picture for each ending: a sign in relief before the land as it has become."""

from typing import Any

import manifest
import pygame
import realm
import scenes
from canvas import Recipe, blank, blur, icon, mix, painted, put, tint
from relief import Metal, lit
from vector import Drawing

UNIT = 4
SIZE = (220, 130)
SIGN = UNIT * 92


def ending(id_: str) -> pygame.Surface:
    """Where there is light (`rays`), it shines from behind the sign."""
    row = manifest.table("ending")[id_]
    width, height = (UNIT * side for side in SIZE)
    picture = scenes.scene(row["scene"], row["colour"], id_, width, height).convert(24)
    veil = Drawing(*SIZE)
    veil.rect((0, 0, *SIZE), veil.glow(110, 58, 130, [(0, row["light"], row["rays"]), (1, row["light"], 0)]))
    if row["rays"]:
        realm.rays(veil, 110, 62, 160, 28, row["light"], 0.22 * row["rays"] + 0.06)
    veil.rect((0, 0, *SIZE), veil.glow(110, 65, 150, [(0.35, "#05060F", 0), (1, "#05060F", 0.72)]))
    picture.blit(veil.render(width, height), (0, 0))
    light, middle, dark = row["metal"]
    sign = lit(_sign(row), Metal(light, middle, dark, mix(row["colour"], "#05030A", 0.85)))
    put(picture, blur(tint(sign, "#000000", 150), 12), width / 2 + 10, height / 2 + 16)
    put(picture, sign, width / 2, height / 2)
    return picture


def _sign(row: dict[str, Any]) -> pygame.Surface:
    """The ending's icon, with a crown over it if it is taken."""
    sign = blank(SIGN, SIGN)
    crowned = row.get("crowned", False)
    put(sign, icon(row["icon"], round(SIGN * (0.66 if crowned else 1))), SIGN / 2, SIGN * (0.67 if crowned else 0.5))
    if crowned:
        put(sign, icon("queen-crown", round(SIGN * 0.48)), SIGN * 0.5, SIGN * 0.19)
    return sign


def recipes() -> dict[str, Recipe]:
    return {manifest.path("ending", id=id_): painted(ending, id_, suffix=".jpg") for id_ in manifest.table("ending")}
