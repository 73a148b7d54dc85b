"""A kingdom before its player: shield and name, hand, gems, and the three places before the wall."""

from typing import NamedTuple

from engines.knights_and_ninjas.state import NONE

from ...render.canvas import Box, Canvas
from ...sprites.card import turned
from ...sprites.portraits import crest
from .faces import Faces
from .plan import CHIP, RATIO
from .sprites import gems as knight_gems
from .sprites import places as knight_places
from .sprites.card import KnightFace, knight_back, knight_card
from .table_facts import Kingdom, jest

WIDTH = 336.0
"""What the parts are measured on."""


class PanelParts(NamedTuple):
    """Places of everything in a panel."""

    unit: float
    shield: Box
    words: Box
    backs: Box
    number: Box
    gems: Box
    gem: float
    places: tuple[Box, ...]
    signs: Box
    """Beside the places: a Bear, a lock."""


def parts_of(box: Box) -> PanelParts:
    """The parts of a panel, or of a chip on a narrow window."""
    if box.h <= CHIP:
        return _chip(box)
    k = box.w / WIDTH
    shield = Box(box.x + 14 * k, box.y + 10 * k, 46 * k, 46 * k)
    number = Box(box.right - 44 * k, shield.y, 36 * k, shield.h)
    backs = Box(number.x - 56 * k, shield.y, 50 * k, shield.h)
    words = Box(shield.right + 8 * k, box.y + 6 * k, backs.x - shield.right - 16 * k, 54 * k)
    gems = Box(box.x + 12 * k, box.y + 63 * k, box.w - 24 * k, 32 * k)
    top = box.y + 104 * k
    places = tuple(Box(box.x + (14 + 94 * n) * k, top, 84 * k, box.bottom - 10 * k - top) for n in range(3))
    signs = Box(places[2].right + 8 * k, top, box.right - 8 * k - places[2].right - 8 * k, places[0].h)
    return PanelParts(k, shield, words, backs, number, gems, 30 * k, places, signs)


def _chip(box: Box) -> PanelParts:
    shield = Box(box.x + 8, box.y + 8, 32, 32)
    number = Box(box.right - 32, box.y + 6, 26, 32)
    backs = Box(number.x - 24, number.y + 2, 20, 28)
    words = Box(shield.right + 6, box.y + 5, backs.x - shield.right - 10, 38)
    foot = box.bottom - 8
    places = tuple(Box(box.right - 8 - 34 * (3 - n), foot - 36, 31, 36) for n in range(3))
    gems = Box(box.x + 8, foot - 32, places[0].x - box.x - 14, 26)
    return PanelParts(0.6, shield, words, backs, number, gems, 20, places, Box(places[0].x - 24, foot - 34, 20, 30))


def draw_kingdom(canvas: Canvas, box: Box, kingdom: Kingdom, faces: Faces, away: frozenset[int], hidden: int) -> None:
    """`away`: places whose stone or person is on its way; `hidden`: so many of the last gems are, too."""
    parts = parts_of(box)
    active = kingdom.state == "active"
    canvas.panel(box, "crimson" if active else "plum", 12)
    if kingdom.state:
        canvas.rect(box.inset(1.5), 11, None, "chosen" if active else "target", 3)
    crest(canvas, kingdom.badge, kingdom.face, parts.shield.x, parts.shield.y, parts.shield.w)
    _words(canvas, parts, kingdom)
    _hand(canvas, parts, kingdom.hand, [faces.kind(kind) for kind in kingdom.known])
    gems = kingdom.gems[: len(kingdom.gems) - hidden] if hidden else kingdom.gems
    knight_gems.row(canvas, gems, parts.gems, parts.gem)
    for place, (kind, room) in enumerate(zip(kingdom.walls, parts.places, strict=True)):
        if kind == NONE or place in away:
            knight_places.empty(canvas, place, kingdom.words[place], room)
        else:
            knight_places.place(canvas, place, kingdom.colour, room, jest(kind, place))
    _signs(canvas, parts, kingdom)


def _words(canvas: Canvas, parts: PanelParts, kingdom: Kingdom) -> None:
    """Name over note, both no higher than the shield."""
    box, k = parts.words, max(0.72, parts.unit)
    sizes = [22 * k, max(14.0, 16 * k)]
    tall = canvas.line_height("heading", sizes[0]) + canvas.line_height("small", sizes[1])
    if tall > box.h:
        sizes = [size * box.h / tall for size in sizes]
    low = canvas.line_height("heading", sizes[0])
    y = box.cy - min(tall, box.h) / 2
    canvas.text(kingdom.name, box.x, y, "heading", sizes[0], "#FFF6EA", "lt", box.w, cut=True)
    ink = "#FFCF9A" if kingdom.stirred else "#D9CDB8"
    canvas.text(kingdom.note, box.x, y + low, "small", sizes[1], ink, "lt", box.w, cut=True)


def _hand(canvas: Canvas, parts: PanelParts, count: int, known: list[KnightFace]) -> None:
    """Three small cards, face up as far as they are known, and the number of all."""
    box = parts.backs
    width = box.h / RATIO * 0.72
    steps = ((-1, 0, 1) if box.w > 30 else (0,))[:count]
    hidden = count - len(known)
    for number, step in enumerate(steps, count - len(steps)):  # the last ones, for the known come last
        card = knight_back(canvas, width) if number < hidden else knight_card(canvas, known[number - hidden], width)
        canvas.blit(turned(canvas, card, -12 * step), box.cx + step * width * 0.32, box.cy + abs(step) * 1.5)
    size = 24 * max(0.75, parts.unit) / canvas.scale.text
    canvas.text(str(count), parts.number.cx, parts.number.cy, "number", size, "#FFF6EA", "mm", parts.number.w)


def _signs(canvas: Canvas, parts: PanelParts, kingdom: Kingdom) -> None:
    box, size = parts.signs, min(30.0, parts.signs.w)
    signs = [("own-dancing-bear", "#FFCF9A")] * kingdom.bear + [("padlock", "warn")] * kingdom.locked
    for number, (icon, colour) in enumerate(signs):
        canvas.icon(icon, box.cx, box.y + size * (0.6 + 1.25 * number), size, colour)
