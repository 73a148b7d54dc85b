"""The parts of a counter of Kings & Things: ground, frame, figure, badges, signs of ability, back. Box of 96 units.

The client lays them together by `[counter_plan]`: ground, frame over it, figure, then name, signs, badge and numbers.
"""

import math
from typing import NamedTuple

import buildings
import heraldry
import manifest
import marks
import pygame
import terrain
from canvas import Colour, Recipe, blank, cut, gradient, icon, mix, painted, put, shrink, tint
from manifest import Part
from relief import outline
from vector import Drawing, Glow

BOX = 96.0
SIDE = 4.8
"""How far the cardboard shows below the face."""
UNIT = 4
"""Pixels in a unit."""
FIGURE = 256
"""Pixels of a figure's box, which is 540 wide in units of an icon: 512 and room for light and shadow."""
ICON_BOX = 540
INK = "#1A0F07"
GOLD = "#D9B45A"
IVORY = "#FFF3D0"
RIM = "#FFFBE8"


class Style(NamedTuple):
    """What a sort of counter looks like."""

    id: str
    kind: str  # creature, hero, income, town, treasure, magic, event, marker
    colour: str
    deep: str
    terrain: str | None

    @property
    def light(self) -> bool:
        """Whether the figure is light upon dark."""
        return self.kind in ("magic", "event", "treasure") or (self.kind == "hero" and self.terrain is None)


def style(id_: str) -> Style:
    """A style of the manifest."""
    row = manifest.table("counter_style")[id_]
    return Style(id_, row["kind"], row["colour"], row.get("deep", row["colour"]), row.get("terrain"))


def styles() -> list[Style]:
    return [style(id_) for id_ in manifest.table("counter_style")]


# -- ground ------------------------------------------------------------------------------------------------------------


def ground(look: Style) -> pygame.Surface:
    """The square a figure stands on: painted land under parchment light, or the colour of its kind with a device."""
    side = round(UNIT * window(look))
    if look.terrain is not None:
        picture = _land(look.terrain, side)
        rim = ("#E6D09A", 0.12) if look.kind != "income" else ("#E0BD62", 0.35)
        picture.blit(_light(side, ("#FFF3D0", 0.93), ("#F6E6BD", 0.74), rim), (0, 0))
        return terrain.flat(picture)
    art = Drawing(BOX, BOX)
    stops: list[Glow] = [(0, mix(look.colour, "#FFFFFF", 0.28), 1), (0.6, look.colour, 1), (1, look.deep, 1)]
    art.rect((0, 0, BOX, BOX), art.glow(48, 44, 62, stops))
    if look.kind == "magic":
        _hexagram(art)
    elif look.kind == "event":
        _rays(art)
    elif look.kind == "treasure":
        art.rect((0, 0, BOX, BOX), art.glow(48, 50, 46, [(0.0, "#FFE9A8", 0.42), (1.0, "#FFE9A8", 0.0)]))
    picture = art.render(side, side)
    if look.kind == "town":
        picture.blit(_light(side, ("#FFF3D0", 0.95), ("#F3DFAE", 0.8), (GOLD, 0.25)), (0, 0))
    return terrain.flat(picture)


def _land(name: str, side: int) -> pygame.Surface:
    """A square out of the middle of a painting."""
    painting = terrain.paint(name, 3, side * terrain.WIDTH / terrain.HEIGHT, 10)
    picture = blank(side, side)
    put(picture, painting, side / 2, side / 2)
    return picture


def _light(side: int, *stops: tuple[Colour, float]) -> pygame.Surface:
    """Parchment light, strongest in the middle."""
    art = Drawing(BOX, BOX)
    places = [(at, shade, opacity) for at, (shade, opacity) in zip((0.0, 0.52, 1.0), stops, strict=True)]
    art.rect((0, 0, BOX, BOX), art.glow(48, 54, 62, places))
    return art.render(side, side)


def _hexagram(art: Drawing) -> None:
    art.line("M17,52 a31,31 0 1 0 62,0 a31,31 0 1 0 -62,0", "#D9B8FF", 1.5, 0.55)
    art.line("M48,21 L75,68 L21,68 Z M48,83 L75,36 L21,36 Z", "#D9B8FF", 1.2, 0.35)


def _rays(art: Drawing) -> None:
    for ray in range(18):
        turn = ray * math.pi / 9
        ends = [(48 + 90 * math.cos(turn + lean), 52 + 90 * math.sin(turn + lean)) for lean in (0, 0.16)]
        art.polygon([(48, 52), *ends], "#FFCE6B", 0.20)


# -- frame -------------------------------------------------------------------------------------------------------------


def border(look: Style) -> float:
    """How wide the frame is."""
    plan = manifest.table("counter_plan")
    return float(plan["hero_frame"] if look.kind == "hero" else plan["frame"])


def window(look: Style) -> float:
    """The side of the square inside the frame."""
    return BOX - 2 * border(look)


def frame(look: Style) -> pygame.Surface:
    """Cardboard side, ink edge and coloured frame round an open window; heroes have gold with four studs."""
    art = Drawing(BOX, BOX + SIDE)
    hero = look.kind == "hero"
    art.rect((0, SIDE, BOX, BOX), mix(look.colour, "#000000", 0.55), 1, 11)
    art.rect((0, 0, BOX, BOX), INK, 1, 11)
    metal = art.shade("#F4DC97", "#B98A34", GOLD, ((0, 0), (1, 1))) if hero else mix(look.colour, "#FFFFFF", 0.18)
    art.rect((2, 2, BOX - 4, BOX - 4), metal, 1, 9)
    picture = art.render(UNIT * BOX, UNIT * (BOX + SIDE))
    hole = Drawing(BOX, BOX + SIDE)
    gap, open_ = border(look), window(look)
    hole.rect((gap, gap, open_, open_), "#000000", 1, 13 - gap)
    picture.blit(hole.render(*picture.get_size()), (0, 0), special_flags=pygame.BLEND_RGBA_SUB)
    if hero:
        studs = Drawing(BOX, BOX + SIDE)
        studs.frame((7.5, 7.5, 81, 81), "#3A1408", 1.2, 1, 6)
        for x in (8.5, 87.5):
            for y in (8.5, 87.5):
                studs.disc(x, y, 3.7, "#6B4A14")
                studs.disc(x, y, 2.8, "#FFE9A8")
        picture.blit(studs.render(*picture.get_size()), (0, 0))
    return picture


# -- figure ------------------------------------------------------------------------------------------------------------


def parts(row: dict[str, object]) -> tuple[Part, ...]:
    """The icons of a counter's figure."""
    if "icon" in row:
        return (Part(str(row["icon"]), 0.5, 0.5, 1.0, "front"),)
    return tuple(Part(**part) for part in row["figure"])  # type: ignore[attr-defined]


def figure(id_: str) -> pygame.Surface:
    """The figure of a counter: lit from the upper left, with a drop shadow; towns and markers are painted."""
    if id_ in buildings.TOWNS:
        return buildings.town(id_, side=FIGURE)
    if id_ in marks.PIECES:
        return marks.PIECES[id_]()
    row = manifest.table("counter")[id_]
    look = style(row["style"])
    picture = blank(FIGURE, FIGURE)
    for number, part in enumerate(parts(row)):
        _lay(picture, part, look, behind=number > 0)
    return picture


def tones(look: Style) -> tuple[Colour, Colour]:
    """The colours of a figure, above and below."""
    if look.light:
        return "#FFF8E2", "#E3C98A"
    ink = manifest.table("counter_style")[look.terrain]["colour"] if look.terrain else "#2B1A0D"
    return mix(ink, "#000000", 0.25), "#1C1008"


def _lay(picture: pygame.Surface, part: Part, look: Style, behind: bool) -> None:
    """One icon of a figure: shadow, rim of light, colour; if another is behind it, a line sets them apart."""
    unit = FIGURE / ICON_BOX
    side = round(512 * unit * part.scale)
    mask = pygame.transform.flip(icon(part.icon, side), part.flip, False)
    x, y = 512 * unit * part.x - side / 2, 512 * unit * part.y - side / 2
    above, below = tones(look)
    if behind:
        outline(picture, mask, (x, y), 13 * unit, mix(look.colour, "#000000", 0.2) if look.light else "#F3E4BE")
    picture.blit(tint(mask, "#000000", 89), (x + 14 * unit, y + 20 * unit))
    if not look.light:
        picture.blit(tint(mask, RIM, 217), (x - 9 * unit, y - 9 * unit))
    picture.blit(cut(gradient(side, side, [(0, above), (0.08, above), (0.94, below), (1, below)]), mask), (x, y))


# -- badges, signs, backs ----------------------------------------------------------------------------------------------


def badge(shade: str, wide: bool) -> pygame.Surface:
    """The shield a combat value stands on; the client writes the value."""
    more = 32 if wide else 0
    art = Drawing(64 + more, 64)
    right, middle = 60 + more, 32 + more / 2
    shield = (
        f"M4,4 L{right},4 L{right},36 C{right},52 {middle + 14 + more / 4},60 {middle},63 "
        f"C{middle - 14 - more / 4},60 4,52 4,36 Z"
    )
    fill = art.shade(mix(shade, "#FFFFFF", 0.16), mix(shade, "#000000", 0.35))
    art.edged(shield, fill, "#FFF1CC", 4)
    return art.render(2.5 * (64 + more), 160, 4)


SHAPES = {
    "star": (
        "M32,2 L40,12 L53,11 L52,24 L62,32 L52,40 L53,53 L40,52 "
        "L32,62 L24,52 L11,53 L12,40 L2,32 L12,24 L11,11 L24,12 Z"
    ),
    "diamond": "M32,2 L62,32 L32,62 L2,32 Z",
    "pennon": "M3,6 L61,6 L61,44 L32,61 L3,44 Z",
    "square": "M13,5 H51 A8,8 0 0 1 59,13 V51 A8,8 0 0 1 51,59 H13 A8,8 0 0 1 5,51 V13 A8,8 0 0 1 13,5 Z",
    "disc": "M3,32 a29,29 0 1 0 58,0 a29,29 0 1 0 -58,0 Z",
}
"""Outlines of the signs of ability in a box of 64: each differs in shape, not in colour alone."""


def ability(name: str) -> pygame.Surface:
    """The sign of an ability."""
    row = manifest.table("ability")[name]
    side = 160
    art = Drawing(64, 64)
    art.edged(SHAPES[row["shape"]], row["colour"], "#FFF1CC", 4)
    picture = art.render(side, side, 4)
    share = 0.66 if row["shape"] in ("disc", "square") else 0.56
    middle = 0.45 if row["shape"] == "pennon" else 0.5
    put(picture, icon(row["icon"], round(side * share), "#FFFAF0"), side / 2, side * middle)
    return picture


def back(seat: str) -> pygame.Surface:
    """The back of a counter: a seat's colour and division, or walnut from the bag, and crossed swords in gold."""
    row = manifest.table("seat").get(seat, {"colour": "#5A3A1C", "division": "plain"})
    shade = row["colour"]
    size = round(UNIT * BOX)
    field = blank(heraldry.FINE, heraldry.FINE)
    field.fill(shade)
    heraldry.DIVISIONS[row["division"]](field, mix(shade, "#000000", 0.34))
    face = shrink(field, size, size)
    art = Drawing(BOX, BOX)
    stops = [(0.0, "#FFFFFF", 0.16), (0.5, "#000000", 0.05), (1.0, "#000000", 0.5)]
    art.rect((0, 0, BOX, BOX), art.glow(40, 34, 80, stops))
    art.frame((1.5, 1.5, 93, 93), "#160C05", 3, 1, 10)
    art.frame((6.5, 6.5, 83, 83), GOLD, 2.4, 1, 6)
    art.disc(48, 48, 33, "#160C05", 0.34)
    face.blit(art.render(size, size), (0, 0))
    corners = Drawing(BOX, BOX)
    corners.rect((0, 0, BOX, BOX), "#FFFFFF", 1, 11)
    cut(face, corners.render(size, size))
    side = Drawing(BOX, BOX + SIDE)
    side.rect((0, SIDE, BOX, BOX), mix(shade, "#000000", 0.6), 1, 11)
    picture = side.render(size, UNIT * (BOX + SIDE))
    picture.blit(face, (0, 0))
    swords = icon("crossed-swords", round(size * 0.626))
    x, y = size * 0.17, size * 0.16
    picture.blit(tint(swords, "#000000", 89), (x + size * 0.017, y + size * 0.024))
    light, dark = ("#F4DC97", "#C79F45") if seat == "bag" else ("#FFF3CF", "#E0BD62")
    metal = gradient(*swords.get_size(), [(0, light), (1, dark)])
    picture.blit(cut(metal, swords), (x, y))
    return picture


def recipes() -> dict[str, Recipe]:
    files: dict[str, Recipe] = {}
    for look in styles():
        files[manifest.path("counter_ground", id=look.id)] = painted(ground, look, suffix=".jpg")
        files[manifest.path("counter_frame", id=look.id)] = painted(frame, look)
    for id_ in manifest.table("counter"):
        files[manifest.path("thing", id=id_)] = painted(figure, id_)
    for name, shade in manifest.table("badge").items():
        files[manifest.path("combat", id=name)] = painted(badge, shade, False)
        files[manifest.path("combat_wide", id=name)] = painted(badge, shade, True)
    for name in manifest.table("ability"):
        files[manifest.path("ability", id=name)] = painted(ability, name)
    for seat in (*manifest.table("seat"), "bag"):
        files[manifest.path("counter_back", seat=seat)] = painted(back, seat)
    return files
