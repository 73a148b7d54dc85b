"""The picture of a hex, in two parts: the ground with the border of its realm, and what stands on it.

What is drawn depends on the radius: far away only what one must know, near by everything. Where things stand is written
in the manifest, for hexes of radius 78; here (0, 0) is the middle of the hex.
"""

from collections.abc import Callable, Sequence

import pygame

from engines.kings_and_things.things import ROWS

from ....render import shapes
from ....render.canvas import Box, Canvas
from ....render.pictures import picture
from ....render.theme import RGBA
from ....sprites.ornaments import badge as draw_badge
from ..manifest import manifest
from ..sprites.counters import draw_coin, draw_counter, draw_pill, draw_stack
from ..sprites.forts import draw_fort, draw_pips
from ..sprites.hexes import corners, draw_hex, hex_size
from .reading import HexArmy, HexGround, Load

MASTER = 78.0
SPARSE, PLAIN = 44.0, 64.0
"""Below these radii (in units) only signs are drawn, and no counter of special income."""
REACH = 1.30
"""How far things may stand out over the rim of their hex: the Black Cloud, and the shadows."""
ROW, SHARED_ROW = (4, 1.46), (3, 0.60)
"""How many faces of an army are in sight, and how far the last lies from the first, in sides of a counter: where one
army has the hex to itself, and where several share it."""
RIM = 2.0
"""So many pixels the rim of the tray has at least: less is lost where hexes are set on whole pixels."""
Draw = Callable[[Canvas], None]
Names = Sequence[str]
"""What the counters are called, by kind, in the language of whoever looks."""


def cell(canvas: Canvas, key: object, radius: float, draw: Draw, reach: float = 1.0) -> pygame.Surface:
    """The kept picture of a hex whose middle is at (0, 0)."""
    room = Box(-radius * reach, -radius * reach, 2 * radius * reach, 2 * radius * reach)
    identity = ("cell", key, radius, canvas.scale, id(canvas.style.palette))
    return canvas.made(identity, lambda: _trimmed(canvas.surface(room, draw)))


def _trimmed(surface: pygame.Surface) -> pygame.Surface:
    """Without its empty margins; its middle stays in the middle."""
    used, (width, height) = surface.get_bounding_rect(), surface.get_size()
    left, top = min(used.left, width - used.right), min(used.top, height - used.bottom)
    return surface.subsurface((left, top, width - 2 * left, height - 2 * top)).copy()


# -- the ground --------------------------------------------------------------------------------------------------------


def ground_cell(canvas: Canvas, ground: HexGround, radius: float) -> pygame.Surface:
    return cell(canvas, ground, radius, lambda inner: _draw_ground(inner, ground, radius))


def _draw_ground(canvas: Canvas, ground: HexGround, radius: float) -> None:
    canvas.blit(hexagon(canvas, radius + 0.6, canvas.colour(manifest()["hex_plan"]["tray"][1][1])), 0, 0)
    draw_hex(canvas, ground.terrain, ground.variant, 0, 0, radius)
    size = hex_size(radius * canvas.scale.pixels)
    if ground.start:
        mark = canvas.made(("start mark", size), lambda: picture("terrain/start_mark.png", size))
        canvas.blit(mark, 0, 0)
    if ground.badge is not None:
        for edge in range(6):
            if ground.edges >> edge & 1:
                canvas.blit(border(canvas, ground.badge, edge, radius), 0, 0)


def border(canvas: Canvas, badge: int, edge: int, radius: float) -> pygame.Surface:
    """One edge of a realm, in the box of a hex."""
    size = hex_size(radius * canvas.scale.pixels)
    return canvas.made(("border", badge, edge, size), lambda: picture(f"borders/{badge + 1}_{edge}.png", size))


def tray_cells(canvas: Canvas, radius: float) -> tuple[pygame.Surface, pygame.Surface]:
    """A hex of the tray that the land lies in, a little larger than the land: its rim of gold, and the dark wood.
    However small the hex is, the rim is seen on all its sides."""
    (gold, gold_colour), (dark, dark_colour) = manifest()["hex_plan"]["tray"]
    rim = max(radius * gold, radius * dark + RIM / canvas.scale.pixels)
    return hexagon(canvas, rim, canvas.colour(gold_colour)), hexagon(canvas, radius * dark, canvas.colour(dark_colour))


def shadow_cell(canvas: Canvas, radius: float) -> pygame.Surface:
    """The shadow of the tray."""
    px = radius * canvas.scale.pixels

    def make() -> pygame.Surface:
        side = round(px * 2.9)
        surface = shapes.clear((side, side))
        pygame.draw.polygon(surface, (0, 0, 0, 200), corners(side / 2, side / 2, px * 1.12))
        return shapes.blurred(surface, px * 0.12)

    return canvas.made(("tray shadow", px), make)


def hexagon(
    canvas: Canvas, radius: float, fill: RGBA | None, ring: RGBA | None = None, line: float = 0.0, inset: float = 1.0
) -> pygame.Surface:
    """A plain hexagon: filled, ringed, or both; a ring lies on an ink line that is a little wider."""
    px, k = radius * canvas.scale.pixels, canvas.scale.pixels
    size = hex_size(px)

    def draw(surface: pygame.Surface, over: float) -> None:
        middle = (surface.get_width() / 2, surface.get_height() / 2)
        if fill:
            surface.fill((*fill[:3], 0))
            pygame.draw.polygon(surface, fill, corners(*middle, px * over))
        if ring:
            for colour, width in (((26, 14, 6, 215), line + 3), (ring, line)):
                _outline(surface, colour, corners(*middle, px * inset * over), width * k * over)

    return canvas.made(("hexagon", px, fill, ring, line, inset), lambda: shapes.smooth(size, draw))


def _outline(surface: pygame.Surface, colour: RGBA, points: list[tuple[float, float]], width: float) -> None:
    """A closed line whose corners are round. It replaces what lies below: nothing as large is made beside it."""
    for start, end in zip(points, (*points[1:], points[0]), strict=True):
        pygame.draw.line(surface, colour, start, end, max(1, round(width)))
        pygame.draw.circle(surface, colour, start, width / 2)


# -- what stands there -------------------------------------------------------------------------------------------------


def load_cell(canvas: Canvas, load: Load, radius: float, names: Names) -> pygame.Surface | None:
    """None if nothing stands there."""
    if load == Load():
        return None
    return cell(canvas, (load, names), radius, lambda inner: _draw_load(inner, load, radius, names), REACH)


def _draw_load(canvas: Canvas, load: Load, radius: float, names: Names) -> None:
    k, zones = radius / MASTER, manifest()["zones"]
    sparse = radius < SPARSE
    if load.fort:
        _draw_fort(canvas, load, k, sparse)
    if load.badge is not None:
        draw_shield(canvas, load.badge, 0, 0, k)
    armies = load.armies
    if load.income >= 0 and len(armies) == 1 and armies[0].badge is None:  # what they guard lies in their row
        armies = (armies[0]._replace(size=armies[0].size + 1, faces=(load.income, *armies[0].faces)),)
    elif load.income >= 0:
        _draw_income(canvas, load.income, k, radius, names, _in_a_row(load))
    row = ROW if len(armies) == 1 else SHARED_ROW
    for number, army in enumerate(armies):
        x, y, size = army_place(load, number, radius)
        signed = load.income < 0 or not _in_a_row(load)
        draw_army(canvas, army, x, y, size, names, foreign=army.badge != load.badge, row=row, signed=signed)
    if load.battle and not sparse:
        size = 40 * k
        canvas.picture("marks/battle.png", Box(-size / 2 + 2 * k, -52 * k, size, size))
    if load.cloud:
        x, y = (v * k for v in zones["cloud"]["corner"])
        size = zones["cloud"]["side"] * k
        canvas.picture("things/black_cloud.png", Box(x, y, size, size))


def draw_shield(canvas: Canvas, badge: int, x: float, y: float, k: float) -> None:
    """Whose land it is, in a hex with its middle there."""
    zone = manifest()["zones"]["shield"]
    size = max(22.0, zone["height"] * k)
    x, y = x + zone["centre"][0] * k, y + zone["centre"][1] * k
    canvas.shadow(Box(x - size * 0.36, y - size * 0.40, size * 0.72, size * 0.8), size * 0.3, size * 0.1, 130, 2)
    draw_badge(canvas, badge, x - size / 2, y - size / 2, size)


def _draw_fort(canvas: Canvas, load: Load, k: float, sparse: bool) -> None:
    if sparse:
        draw_pips(canvas, load.fort, 34 * k, -30 * k, 5.5, load.hits)
        return
    x, base, size = fort_place(k)
    draw_fort(canvas, load.fort, load.badge, x, base, size, load.hits)


def fort_place(k: float) -> tuple[float, float, float]:
    """Middle, base line and width of the fort of a hex."""
    zone, plan = manifest()["zones"]["fort"], manifest()["fort_plan"]
    size = zone["width"] * k
    headroom = plan["size"][1] - plan["size"][0]
    base = zone["corner"][1] * k + (plan["base"] - headroom) * size / plan["size"][0]
    return zone["corner"][0] * k + size / 2, base, size


def _in_a_row(load: Load) -> bool:
    """Whether one army lies face up beside each other, over the whole width of the hex."""
    return len(load.armies) == 1 and not load.armies[0].backs and len(load.armies[0].faces) > 1


def _draw_income(canvas: Canvas, kind: int, k: float, radius: float, names: Names, below: bool) -> None:
    """Special income, `below` a row of counters: it is never under them."""
    zone = manifest()["zones"]["income_below" if below else "income"]
    size = zone["side"] * k
    x, y = zone["corner"][0] * k + size / 2, zone["corner"][1] * k + size / 2
    if radius >= PLAIN:
        draw_counter(canvas, kind, x, y, size, name=names[kind])
        return
    draw_coin(canvas, ROWS[kind].value, x, y, max(18.0, size * 0.8))


def army_place(load: Load, number: int, radius: float) -> tuple[float, float, float]:
    """Where the so manyeth army of a hex stands, and how large its counters are."""
    k, zone = radius / MASTER, manifest()["zones"]["stack"]
    x, y = zone["centre"]
    side, count = zone["side"], len(load.armies)
    if count == 1:
        army = load.armies[0]
        x += (2 if load.income >= 0 else -8) + (zone["with_hero"] if army.faces and army.backs else 0)
        if army.badge is None or _in_a_row(load):  # a row takes the whole width
            x, y = 0, 8 if load.income < 0 or army.badge is None else -3
    else:
        side = 40 if count == 2 else 32
        x, y = ((-31, 20), (31, 20), (0, 48), (0, -14))[min(number, 3)]
    return x * k, y * k, side * k


def draw_army(
    canvas: Canvas, army: HexArmy, x: float, y: float, size: float, names: Names, ring: str = "", foreign: bool = False,
    row: tuple[int, float] = ROW, signed: bool = True,
) -> None:  # fmt: skip
    """A stack of backs with its Heroes; or, where all lie face up, their faces, one over the other. Faces do not tell
    whose they are: in another's land their shield does, and for their owner also at home, where there is room."""
    if not army.backs:
        _draw_faces(canvas, army, x, y, size, names, ring, row)
        if (foreign or (army.own and signed)) and army.badge is not None:
            draw_badge(canvas, army.badge, x - size * 0.25, y + size * 0.38, size * 0.5)
    elif size < 27:
        draw_stack(canvas, army.badge, army.backs, x, y, size, None, ring)
        if army.faces:  # too small for a face: a ring of gold says that a Hero is there
            side = size * 1.25
            canvas.picture("marks/hero_ring.png", Box(x - side / 2, y - side / 2, side, side))
    else:
        hero = army.faces[-1] if army.faces else None
        name = "" if hero is None else names[hero]
        draw_stack(canvas, army.badge, army.size, x, y, size, hero, ring, name)


def _draw_faces(
    canvas: Canvas, army: HexArmy, x: float, y: float, size: float, names: Names, ring: str, row: tuple[int, float]
) -> None:
    """A row of faces, the last of them in sight; they overlap where they would else not stay in their hex."""
    most, spread = row
    shown = army.faces[-most:]
    step = size * min(1.08, spread / max(1, len(shown) - 1))
    left = x - step * (len(shown) - 1) / 2
    for number, kind in enumerate(shown):
        build = "board" if step < size else ""
        draw_counter(canvas, kind, left + number * step, y, size, ring, name=names[kind], build=build)
    if army.size > 1 and (army.badge is not None or army.size > len(shown)):
        draw_pill(canvas, str(army.size), left + size * 0.05, y - size * 0.5, max(19.0, size * 0.46))
