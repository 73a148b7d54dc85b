"""The counters of Kings & Things: faces, backs and stacks, put together for the pixels they will have.

A counter has two builds. From 72 units it shows its name (full); below that only figure, signs and number (board).
Where everything goes is written in the manifest, on a counter of 96 by 100.8; the lowest 4.8 are its cardboard side.
"""

from collections.abc import Sequence
from typing import Any

import pygame

from engines.kings_and_things.things import FLAG_IDS, ROWS, Row

from ....render import shapes
from ....render.blit_canvas import AgreedNumbers
from ....render.canvas import Box, Canvas
from ....render.letters import squeezed, written, written_width
from ....render.pictures import picture, stamp
from ....render.theme import rgba
from ..manifest import manifest

MASTER = 96.0
RATIO = 1.05
"""Height of a counter by its width."""
RINGED = 46.0
"""The size of a counter on the board for which shifts, pills and rings are measured."""
LEAST_PILL = 19.0
"""A count is never written smaller, however small its stack."""

PRINTED = {"marksman": "5|2", "firewall": "(d6)", "bow": "+1", "sword": "+1", "lucky_charm": "+1/-1"}
"""What stands on the shield where it is not just the combat value."""


def build_for(units: float) -> str:
    """Which build a counter of this size, in units, gets.

    >>> [build_for(size) for size in (96, 72, 46)]
    ['full', 'full', 'board']
    """
    return "full" if units >= manifest()["counter_plan"]["full"]["from"] else "board"


def printed(row: Row) -> str:
    """What stands on the shield of a counter; nothing if it has none. In parentheses: so many hits it takes.

    >>> printed(ROWS[0])
    '3'
    """
    if row.id in PRINTED:
        return PRINTED[row.id]
    if row.kind == "town":
        return f"({row.combat})"
    return str(row.combat) if row.combat else ""


def name_lines(name: str, room: float, pixels: int) -> tuple[str, ...]:
    """The name of a counter in one line, or in two of about the same length."""
    face = manifest()["counter_plan"]["full"]["band"]["font"]
    words = name.split()
    if len(words) < 2 or written_width(face, pixels, name) <= room:
        return (name,)
    ways = [(" ".join(words[:at]), " ".join(words[at:])) for at in range(1, len(words))]
    return min(ways, key=lambda way: max(written_width(face, pixels, line) for line in way))


# -- pixels ------------------------------------------------------------------------------------------------------------


def counter_pixels(
    kind: int, width: int, build: str, name: str = "", unit: float = 1.0, agreed: AgreedNumbers = ()
) -> pygame.Surface:
    """A counter so many pixels wide. `unit`: pixels of a logical unit, below which no name shrinks. `agreed`: combat
    values by kind that this table has instead of the printed ones."""
    row = ROWS[kind]._replace(combat=dict(agreed).get(kind, ROWS[kind].combat))
    plan, part = manifest()["counter_plan"], manifest()["counter_plan"][build]
    look = manifest()["counter"][row.id]["style"]
    style = manifest()["counter_style"][look]
    k = width / MASTER
    surface = shapes.clear((width, round(width * RATIO)))
    edge = (plan["hero_frame"] if style["kind"] == "hero" else plan["frame"]) - 0.5  # just under the frame
    _stamp(surface, f"counters/{look}.jpg", _scaled((edge, edge, MASTER - 2 * edge, MASTER - 2 * edge), k))
    _stamp(surface, f"counters/{look}.png", (0, 0, *surface.get_size()))
    if build == "full":
        lines, fine = _fitted_name(name or row.name, width, k, unit)
        x, y, side, _ = _scaled(part["figure_two" if len(lines) > 1 else "figure"], k)
        lower = (fine - k) * _band_height(len(lines))  # a small counter's band takes more of it
        _stamp(surface, f"things/{row.id}.png", (x + lower / 2, y + lower, side - lower, side - lower))
        _write_name(surface, lines, style["band"], k, fine)
    else:
        _stamp(surface, f"things/{row.id}.png", _scaled(part["figure"], k))
    _write_values(surface, row, part, k)
    return surface


def _scaled(box: Sequence[float], k: float) -> tuple[float, float, float, float]:
    return box[0] * k, box[1] * k, box[2] * k, box[3] * k


def _fitted_name(name: str, width: int, k: float, unit: float) -> tuple[tuple[str, ...], float]:
    """The lines of a name, and how many pixels a unit of its band has."""
    band = manifest()["counter_plan"]["full"]["band"]
    fine = max(k, unit)
    return name_lines(name, width - 2 * (band["inset"] + 1) * k, round(band["size"] * fine)), fine


def _band_height(lines: int) -> float:
    band: dict[str, float] = manifest()["counter_plan"]["full"]["band"]
    return band["more"] + band["line"] * lines


def _write_name(surface: pygame.Surface, lines: tuple[str, ...], ground: str, k: float, fine: float) -> None:
    band = manifest()["counter_plan"]["full"]["band"]
    inset = round(band["inset"] * k)
    room = pygame.Rect(inset, inset, surface.get_width() - 2 * inset, round(_band_height(len(lines)) * fine))
    surface.blit(shapes.box(room.size, band["radius"] * k, ((0.0, rgba(ground)),)), room)
    for number, line in enumerate(lines):
        words = squeezed(written(band["font"], round(band["size"] * fine), line, rgba(band["ink"])[:3]), room.w - 2)
        middle = room.centery + (number - (len(lines) - 1) / 2) * band["leading"] * fine
        surface.blit(words, words.get_rect(center=(room.centerx, round(middle))))


def _write_values(surface: pygame.Surface, row: Row, part: dict[str, Any], k: float) -> None:
    """Signs of ability from the lower left, shield or coin at the lower right."""
    flags = [flag for bit, flag in enumerate(FLAG_IDS) if row.flags >> bit & 1]
    x, y, side, _ = part["sign"]["box"]
    across, up = part["sign"]["step"]
    for number, flag in enumerate(flags):
        box = (x + across * number, y + up * number, side, side)
        _stamp(surface, f"counters/sign_{flag}.png", _scaled(box, k))
    plan, value = manifest()["counter_plan"], printed(row)
    if value:
        wide = "_wide" if len(value) >= plan["wide_from"] else ""
        shield = _scaled(part[f"badge{wide}"], k)
        _stamp(surface, f"counters/badge_{'violet' if row.kind == 'magic' else 'red'}{wide}.png", shield)
        _write(surface, value, shield, plan["number"]["sizes"][min(3, len(value)) - 1], plan["number"])
    if row.kind in ("income", "treasure") or (row.kind == "town" and "coin_town" in part):
        coin = _scaled(part["coin_town" if row.kind == "town" else "coin"], k)
        _stamp(surface, "marks/coin.png", coin)
        _write(surface, str(row.value), coin, plan["coin_number"]["size"], plan["coin_number"])


def _stamp(surface: pygame.Surface, image: str, box: Sequence[float]) -> None:
    left, top = round(box[0]), round(box[1])
    surface.blit(stamp(image, (round(box[0] + box[2]) - left, round(box[1] + box[3]) - top)), (left, top))


def _write(surface: pygame.Surface, text: str, box: Sequence[float], share: float, plan: dict[str, Any]) -> None:
    """A number in the middle of a shield or coin, no wider than it."""
    number = written(plan["font"], round(box[3] * share), text, rgba(plan["ink"])[:3])
    number = squeezed(number, round(box[2] * 0.86))
    middle = (round(box[0] + box[2] / 2), round(box[1] + box[3] * plan["middle"]))
    surface.blit(number, number.get_rect(center=middle))


# -- on a canvas -------------------------------------------------------------------------------------------------------


def counter(
    canvas: Canvas, kind: int, size: float, name: str = "", dim: bool = False, build: str = ""
) -> pygame.Surface:
    """The cached surface of a counter so many units wide; `dim` if it takes no part."""
    width, build, unit = max(8, canvas.scale.px(size)), build or build_for(size), canvas.scale.pixels

    def make() -> pygame.Surface:
        surface = counter_pixels(kind, width, build, name, unit, canvas.agreed)
        if dim:
            surface.fill((*manifest()["counter_plan"]["dim"], 255), special_flags=pygame.BLEND_RGBA_MULT)
        return surface

    return canvas.made(("counter", kind, width, build, name, unit, dim), make)


def back(canvas: Canvas, badge: int | None, size: float) -> pygame.Surface:
    """The cached back of a seat's counter; None: one out of the bag."""
    width = max(6, canvas.scale.px(size))
    image = f"counters/back_{'bag' if badge is None else badge + 1}.png"
    return canvas.made(("counter back", badge, width), lambda: picture(image, (width, round(width * RATIO))))


def draw_counter(
    canvas: Canvas,
    kind: int,
    cx: float,
    cy: float,
    size: float,
    ring: str = "",
    alpha: int = 255,
    name: str = "",
    dim: bool = False,
    build: str = "",
) -> None:
    """A counter face up, its centre at a point. `ring`: a colour of the theme; `name`: the name in another language;
    `build`: "board" where another counter will cover half of it, for no word is ever cut."""
    lay(canvas, counter(canvas, kind, size, name, dim, build), cx, cy, size, ring, alpha)


def draw_back(canvas: Canvas, badge: int | None, cx: float, cy: float, size: float, ring: str = "") -> None:
    """A counter face down: of a seat, or out of the bag."""
    lay(canvas, back(canvas, badge, size), cx, cy, size, ring)


def lay(
    canvas: Canvas, surface: pygame.Surface, cx: float, cy: float, size: float, ring: str = "", alpha: int = 255
) -> None:
    """A counter with the shadow it throws, and a ring if it is lit or chosen."""
    box = Box(cx - size / 2, cy - size * RATIO / 2, size, size * RATIO)
    blur = max(2.0, size / 14)
    with canvas.faded(alpha):
        canvas.shadow(box, size * 0.12, blur, 150, max(2.5, size / 18))
        canvas.blit(surface, cx, cy)
        if ring:
            line = max(3.0, size * 4 / RINGED * 0.75)
            canvas.rect(box.inset(-line - 1.5), size * 0.12 + line, None, "ink", line + 3)
            canvas.rect(box.inset(-line), size * 0.12 + line, None, ring, line)


def draw_stack(
    canvas: Canvas,
    badge: int | None,
    count: int,
    cx: float,
    cy: float,
    size: float,
    hero: int | None = None,
    ring: str = "",
    name: str = "",
) -> None:
    """A stack of face-down counters, of which one may be a Hero who lies face up beside them.

    `count` is all of them, the Hero too; it stands in a pill on the upper left corner.
    """
    plan = manifest()["counter_plan"]["stack"]
    dx, dy = (shift * size / RINGED for shift in plan["shift"])
    backs = count - (hero is not None)
    for edge in range(min(plan["edges"], backs - 1), 0, -1):
        draw_back(canvas, badge, cx + edge * dx, cy + edge * dy, size)
    if backs > 0:
        draw_back(canvas, badge, cx, cy, size, ring)
    if hero is not None:
        place = manifest()["zones"]["hero"]
        right, up = (place["right"] * size, place["up"] * size / RINGED) if backs > 0 else (0.0, 0.0)
        draw_counter(canvas, hero, cx + right, cy - up, size, "" if backs > 0 else ring, name=name)
    draw_pill(canvas, str(count), cx - size / 2 + 1, cy - size / 2, max(LEAST_PILL, plan["pill"] * size / RINGED))


def draw_coin(canvas: Canvas, value: int, cx: float, cy: float, size: float) -> None:
    """Special income from afar: a coin with what it brings."""
    px = max(8, canvas.scale.px(size))

    def make() -> pygame.Surface:
        surface = picture("marks/coin.png", (px, px))
        plan = manifest()["counter_plan"]["coin_number"]
        _write(surface, str(value), (0, 0, px, px), plan["size"], plan)
        return surface

    canvas.blit(canvas.made(("coin", value, px), make), cx, cy)


def draw_pill(canvas: Canvas, text: str, cx: float, cy: float, height: float, rim: str = "g300") -> None:
    """A number in a dark pill: a picture, which does not grow with the type."""
    px, edge = canvas.scale.px(height), canvas.colour(rim)

    def make() -> pygame.Surface:
        number = written("Cinzel-Black", round(px * 0.68), text, "#FFF6DC")
        width = max(px, number.get_width() + round(px * 0.5))
        surface = shapes.box((width, px), px / 2, ((0.0, rgba("#160C05")),), edge, max(1.0, px * 0.075))
        surface.blit(number, number.get_rect(center=(round(width / 2), round(px * 0.48))))
        return surface

    canvas.blit(canvas.made(("pill", text, px, edge), make), cx, cy)
