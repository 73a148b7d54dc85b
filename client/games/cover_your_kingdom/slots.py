"""A land of a kingdom: painted ground, the stack on it, guards, and the plate that names the clan."""

import math
import random
from typing import NamedTuple

import pygame

from ...render import shapes
from ...render.canvas import Box, Canvas
from ...render.fonts import LEAST
from ...render.theme import LAND_GROUNDS, NIGHT_GROUNDS, mix
from ...sprites.card import RATIO, lay
from ...sprites.ornaments import chip
from .sprites.card import Face, blank, card
from .sprites.ornaments import gem, sign

PLATE = 28.0
STEP = 0.30
"""How much of a card behind another is seen, in card widths."""


class SlotGuard(NamedTuple):
    """A Minnowtaur on a land: upright it protects, sideways it blocks."""

    face: Face
    blocks: bool


class SlotWords(NamedTuple):
    """The small words of a slot, in the player's language."""

    clans: str = ""  # "3 clans"
    empty: str = ""  # "No clan yet"
    cards: str = ""  # "4 cards"
    covered: str = ""  # "2 clans covered"
    magic: str = ""
    safe: str = ""
    blocked: str = ""


class Slot(NamedTuple):
    """Everything that is drawn of a land; the same value is the same picture."""

    land: str
    title: str
    clans: int
    cards: tuple[Face, ...] = ()  # of the top clan, bottom to top
    name: str = ""
    short: str = ""
    magic: int = 0
    under: int | None = None  # the gem of the clan below
    guards: tuple[SlotGuard, ...] = ()
    night: bool = False
    words: SlotWords = SlotWords()
    counting: bool = False  # what it is worth is drawn over it


class SlotLayout(NamedTuple):
    """Places of the parts of a slot."""

    card: float
    x: float  # of the leftmost card of the top clan
    y: float
    step: float
    clan: Box
    info: Box | None
    """Beside the fan in a large slot; a small one has its plate below."""
    plate: Box | None


def slot_layout(slot: Slot, box: Box, widest: float, large: bool) -> SlotLayout:
    """Fit the stack into the slot. A large slot has words beside the fan, a small one a plate below it."""
    head = 34.0 if large else 30.0
    room = box.h - head - (14 if large else PLATE + 16)
    width = max(24.0, min(widest, room / RATIO))
    stick_out = width * 0.37 if slot.clans > 1 else width * 0.06
    guard_room = 0.0
    if slot.guards and not large:
        guard_room = 34.0 if any(guard.blocks for guard in slot.guards) else 24.0
    info_width = min(200.0, box.w * 0.45) if large else 0.0
    left = box.x + stick_out + (14 if large else 6)
    avail = box.right - left - 6 - guard_room - info_width
    if avail < width:  # a very narrow slot: smaller cards rather than cards over the edge
        width = max(24.0, avail)
    count = max(1, len(slot.cards))
    step = min(width * STEP, (avail - width) / (count - 1)) if count > 1 else 0.0
    step = max(step, 2.0)
    fan = width + step * (count - 1)
    height = width * RATIO
    x = left if large else left + max(0.0, (avail - fan) / 2) * (0.3 if guard_room else 0.8)
    y = box.y + head + 4 + max(0.0, (room - height) / 2)
    clan = Box(x, y, fan, height)
    if large:
        info_x = max(clan.right + 18, box.right - 186)
        return SlotLayout(
            width, x, y, step, clan, Box(info_x, box.y + head, box.right - 10 - info_x, box.h - head - 8), None
        )
    plate = Box(box.x + 6, box.bottom - PLATE - 6, box.w - 12, PLATE)
    return SlotLayout(width, x, y, step, clan, None, plate)


def draw_slot(canvas: Canvas, slot: Slot, box: Box, widest: float, large: bool, lifted: bool = False) -> None:
    """The slot without anything that depends on what may be clicked."""
    ground(canvas, box, slot.land, slot.night)
    _heading(canvas, slot, box, large)
    if not slot.clans or (lifted and slot.clans == 1):
        if not lifted:
            low = 26 if slot.guards else 0
            _draw_empty(canvas, slot.words.empty, box, low)
        for guard in slot.guards:
            draw_guard(canvas, guard, slot.words, box.cx, box.cy - 20, min(44.0, box.h * 0.2), box.bottom)
        return
    where = slot_layout(slot, box, widest, large)
    draw_stack(canvas, slot, where, lifted)
    if not lifted:
        if where.info:
            _information(canvas, slot, where.info)
        if not slot.counting:
            draw_magic(canvas, slot, where)
    for guard in slot.guards:
        size = 54.0 if large else (38.0 if box.h > 185 else 30.0)
        if large:
            centre = (where.clan.right - 4, where.clan.y + size)
        else:
            centre = (box.right - (36 if guard.blocks else 27), where.clan.y + size * 0.9)
        draw_guard(canvas, guard, slot.words, *centre, size, where.plate.y if where.plate else box.bottom)


def _draw_empty(canvas: Canvas, words: str, box: Box, low: float) -> None:
    """In the middle of a land without a clan: in one line, or word by word where it is narrow."""
    if canvas.fits(words, "italic", box.w - 12):
        canvas.text(words, box.cx, box.cy + 8 + low, "italic", 18, "t2", "mm", box.w - 12)
        return
    step = canvas.line_height("italic", canvas.least())
    lines = canvas.wrapped(words, "italic", canvas.least(), box.w - 8)
    for number, line in enumerate(lines):
        y = box.cy + 8 + low + (number - (len(lines) - 1) / 2) * step
        canvas.text(line, box.cx, y, "italic", canvas.least(), "t2", "mm", box.w - 8)


def draw_magic(canvas: Canvas, slot: Slot, where: SlotLayout) -> None:
    """What the top clan is worth: among the words beside the fan, or with its name on the plate."""
    if where.info:
        _magic(canvas, slot, where.info)
    elif where.plate:
        _plate(canvas, slot, where.plate)


def draw_stack(canvas: Canvas, slot: Slot, where: SlotLayout, lifted: bool = False) -> None:
    """The fan of the top clan, the crosswise card below it with its gem, and the edges of deeper clans."""
    w, x, y = where.card, where.x, where.y
    h = w * RATIO
    for depth in range(min(slot.clans, 6) - 1, 1, -1):
        low = (depth - 1) * w * 0.045 + w * 0.03
        if depth % 2 == 0:
            lay(canvas, blank(canvas, w, crosswise=False), x + w / 2, y + h / 2 + low)
        else:
            lay(canvas, blank(canvas, w, crosswise=True), x + w * 0.36, y + h / 2 + low)
    if slot.clans > 1:
        lay(canvas, blank(canvas, w, crosswise=True), x + w * 0.36, y + h / 2)
    if not lifted:
        last = len(slot.cards) - 1
        for i, face in enumerate(slot.cards):
            lay(canvas, card(canvas, face, w, worded=i == last), x + i * where.step + w / 2, y + h / 2)
    if slot.clans > 1 and slot.under is not None:
        gem(canvas, slot.under, x - w * 0.172, y + h / 2, min(46.0, w * 0.33))


def _heading(canvas: Canvas, slot: Slot, box: Box, large: bool) -> None:
    size = 32.0 if large else 28.0
    sign(canvas, slot.land if slot.land != "kingdom" else "either", box.x + 21, box.y + 20, size)
    room = box.w - 52
    if slot.clans:
        short = box.w < 200 or canvas.scale.pixels < 0.8
        words = f"\u00d7{slot.clans}" if short else slot.words.clans
        pill = chip(
            canvas, box.right - 6, box.y + 7, words, icon="" if short else "stack", icon_colour="g300",
            ground=(10, 6, 14, 190), height=25, anchor="r",
        )  # fmt: skip
        room -= pill.w + 4
    role, type_size = ("heading", 18.0) if large else ("strong", 17.0 if box.w > 160 else 15.5)
    type_size = min(type_size, 21 / canvas.scale.text)
    if canvas.fits(slot.title, role, room):  # the sign tells the land too
        canvas.text(slot.title, box.x + 42, box.y + 20, role, type_size, "t1", "lm", room, shadow="#0A0610")


def _information(canvas: Canvas, slot: Slot, box: Box) -> None:
    """Name and numbers beside the fan, with a line left for the magic."""
    low = _low(canvas, box)
    y = box.y + (0 if low else 10)
    canvas.text(slot.name, box.x, y, "strong", 22, "t1", room=box.w, shadow="#0A0610")
    y += 26 * canvas.scale.text
    canvas.text(slot.words.cards, box.x, y, "small", 17, "t2", room=box.w)
    y += 62 * canvas.scale.text
    if slot.clans > 1 and y + 22 < box.bottom - 44:
        canvas.text(slot.words.covered, box.x, y, "small", 17, "t2", room=box.w)


def _low(canvas: Canvas, box: Box) -> bool:
    """The words beside the fan stand closer together."""
    return box.h < 150 * canvas.scale.text


def _magic(canvas: Canvas, slot: Slot, box: Box) -> None:
    """The third line beside the fan."""
    low = _low(canvas, box)
    y = box.y + (0 if low else 10) + 42 * canvas.scale.text
    number = canvas.text(
        str(slot.magic), box.x, y, "number", 30 if low else 34, "g300", shadow="#0A0610", room=box.w * 0.55
    )
    canvas.text(slot.words.magic, number.right + 7, number.y + number.h * 0.62, "small", 17, "t2", "lm")


def _plate(canvas: Canvas, slot: Slot, box: Box) -> None:
    canvas.rect(box, 7, ((0, "#F6EAD0"), (1, "#E0CC9F")), "edge", 1.2)
    value = canvas.text(str(slot.magic), box.right - 8, box.cy, "number", 18, "#4A2A08", "rm")
    number = f"\u00d7{len(slot.cards)}"
    room = value.x - box.x - 14
    names = ((f"{slot.name} {number}", 15), (f"{slot.short} {number}", LEAST), (number, LEAST))
    words = next((words for words, size in names if canvas.fits(words, "strong", room, size)), "")
    canvas.text(words, box.x + 8, box.cy, "strong", 17, "inkp", "lm", room)


def draw_guard(
    canvas: Canvas, guard: SlotGuard, words: SlotWords, cx: float, cy: float, width: float, bottom: float
) -> None:
    """A Minnowtaur, with a chip that says what it does; nothing reaches below the bottom."""
    lay(canvas, card(canvas, guard.face, width, build="S"), cx, cy, 90 if guard.blocks else 0)
    y = min(cy + (width * 0.5 + 3 if guard.blocks else width * 0.7 + 4), bottom - 23)
    if guard.blocks:
        chip(canvas, cx, y, words.blocked, "#FFF0E6", "#7A2420", "#F0A090", 14, height=21, anchor="m")
    else:
        chip(canvas, cx, y, words.safe, "e800", "e300", "e800", 14, height=21, anchor="m")


def ground(canvas: Canvas, box: Box, land: str, night: bool) -> None:
    """The quiet painted ground of a land."""
    px = canvas.scale.px
    left, top = px(box.x), px(box.y)
    size = (px(box.right) - left, px(box.bottom) - top)
    key = ("ground", land, night, size)

    def make() -> pygame.Surface:
        canvas.cache.charge(4 * size[0] * size[1])  # it is drawn too large, with a gradient and a mask as large
        return _paint_ground(size, land, night, canvas.scale.pixels)

    canvas.put(canvas.made(key, make), left, top)


def _paint_ground(size: tuple[int, int], land: str, night: bool, k: float) -> pygame.Surface:
    upper, lower = (NIGHT_GROUNDS if night else LAND_GROUNDS)[land]
    chance = random.Random(land)  # the same hills every time

    def draw(surface: pygame.Surface, over: float) -> None:
        w, h = surface.get_size()
        surface.blit(shapes.gradient((w, h), ((0, mix(upper, upper, 0)), (1, mix(lower, lower, 0)))), (0, 0))
        if night:
            for _ in range(w * h // 9000):
                spot = (chance.random() * w, chance.random() * h * 0.75)
                pygame.draw.circle(surface, (255, 250, 230, chance.randint(60, 200)), spot, chance.choice((1, 1, 2)))
        far, near = mix(lower, "white", 0.07), mix(lower, "black", 0.22)
        if land in ("highland", "kingdom"):
            for base, rise, peaks, colour in ((0.80, 0.42, 6, far), (0.98, 0.30, 8, near)):
                tops = [h * rise * ((0.5 + 0.5 * chance.random()) if i % 2 else 0.1) for i in range(peaks + 1)]
                points = [(w * i / peaks, h * base - top) for i, top in enumerate(tops)]
                pygame.draw.polygon(surface, colour, [(0, h), *points, (w, h)])
        else:
            for base, rise, waves, phase, colour in ((0.70, 0.06, 2.2, 0.4, far), (0.84, 0.05, 1.7, 2.0, near)):
                points = [
                    (w * i / 40, h * base - h * rise * math.sin(phase + waves * i / 40 * math.pi)) for i in range(41)
                ]
                pygame.draw.polygon(surface, colour, [(0, h), *points, (w, h)])
        shapes.masked(surface, shapes.round_mask((w, h), 10 * k * over))
        pygame.draw.rect(
            surface,
            (201, 159, 74, 150),
            surface.get_rect(),
            max(2, round(k * over)),
            border_radius=round(10 * k * over),
        )

    return shapes.smooth(size, draw)
