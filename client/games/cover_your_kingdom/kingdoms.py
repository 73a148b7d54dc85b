"""A kingdom on the table: badge, name, hand and powers at its head, and its lands."""

from typing import NamedTuple

from ...render.canvas import Box, Canvas
from ...render.theme import SEAT_COLOURS
from ...sprites.card import lay
from ...sprites.ornaments import badge, chip, crown
from ...sprites.portraits import crest
from .manifest import manifest
from .plan import KingdomPlan
from .rival_stars import draw_rival_stars
from .slots import Slot, draw_magic, draw_slot, slot_layout
from .sprites.card import back


class Head(NamedTuple):
    """Head over the lands of a kingdom; the same value is the same picture."""

    name: str
    kind: str  # "Human", "Computer, normal", "your kingdom"
    badge: int
    hand: int
    hand_words: str
    clans_words: str
    crowned: bool
    own: bool
    powers: tuple[tuple[str, str], ...] = ()  # id, words
    stars: tuple[bool, ...] = ()
    magic: int | None = None
    magic_words: str = ""
    away: str = ""
    reachable: bool = True
    face: str = ""  # the portrait of whom a computer plays


def large(kingdom: KingdomPlan, slots: int) -> bool:
    """Whether the lands of this kingdom have room for words beside the stack."""
    return kingdom.style in ("own", "row") and slot_boxes(kingdom, slots, 0)[0].w >= 330


def head_height(kingdom: KingdomPlan) -> float:
    if kingdom.style == "own":
        return 56.0 if kingdom.box.h > 240 else 48.0
    return 60.0 if kingdom.box.h > 200 else 46.0


def slot_boxes(kingdom: KingdomPlan, count: int, powers: int, right: float = 0.0) -> list[Box]:
    """Where the lands lie; `right` keeps room at the right end of the own panel for the piles."""
    box = kingdom.box
    if kingdom.style == "row":
        start, gap = box.x + 156, 10.0
        width = (box.right - 12 - start - gap * (count - 1)) / count
        return [Box(start + i * (width + gap), box.y + 12, width, box.h - 24) for i in range(count)]
    top = box.y + head_height(kingdom) + (27 if powers and kingdom.style == "panel" else 0)
    gap = 10.0 if kingdom.style == "own" else 8.0
    width = (box.w - 24 - right - gap * (count - 1)) / count
    return [Box(box.x + 12 + i * (width + gap), top, width, box.bottom - 12 - top) for i in range(count)]


def draw_kingdom(
    canvas: Canvas,
    kingdom: KingdomPlan,
    head: Head,
    slots: tuple[Slot, ...],
    boxes: list[Box],
    lifted: tuple[bool, ...],
) -> None:
    """The panel with everything on it that does not depend on what may be clicked."""
    box = kingdom.box
    canvas.panel(box)
    canvas.rect(Box(box.x + 1.5, box.y + 14, 5, box.h - 28), 2, SEAT_COLOURS[head.badge])
    if head.own:
        canvas.rect(box.inset(-2), 16, None, "g300", 2.2)
    if kingdom.style == "row":
        _side_head(canvas, box, head)
    elif kingdom.style == "own":
        _own_head(canvas, box, head)
    else:
        _head(canvas, kingdom, head)
    big = large(kingdom, len(slots))
    for place, slot, up in zip(boxes, slots, lifted, strict=True):
        draw_slot(canvas, slot, place, kingdom.card, big and place.w >= 330, up)


def draw_count(canvas: Canvas, kingdom: KingdomPlan, slot: Slot, box: Box, count: int) -> None:
    """What the clan of a land is worth, over the picture of the kingdom."""
    draw_magic(canvas, slot, slot_layout(slot, box, kingdom.card, large(kingdom, count) and box.w >= 330))


def clan_box(kingdom: KingdomPlan, slot: Slot, box: Box, count: int) -> Box:
    """Where the top clan of a land lies; the middle of an empty land."""
    if not slot.clans:
        width = min(kingdom.card, (box.h - 70) / 1.4)
        return Box(box.cx - width / 2, box.cy - width * 0.7 + 8, width, width * 1.4)
    return slot_layout(slot, box, kingdom.card, large(kingdom, count) and box.w >= 330).clan


def _head(canvas: Canvas, kingdom: KingdomPlan, head: Head) -> None:
    box = kingdom.box
    tight = box.h <= 200
    size = 30.0 if tight else 42.0
    x, y = box.x + 16, box.y + 9
    crest(canvas, head.badge, head.face, x, y, size)
    left = x + size + 10
    number = canvas.text(str(head.hand), box.right - 16, y + 12, "heading", 20, "t1", "rm")
    canvas.blit(back(canvas, 18), number.x - 16, y + 12)
    room = number.x - 32 - left - (34 if head.crowned else 0)
    name = canvas.text(head.name, left, y + (size / 2 if tight else 9), "strong", 21, "t1", "lm", room, cut=True)
    if head.crowned:
        crown(canvas, name.right + 18, y + (size / 2 if tight else 11), 28)
    if tight:
        return
    right = box.right - 16
    if head.away:
        right = _away(canvas, right, y + 24, head) - 8
    elif head.stars:
        right = draw_rival_stars(canvas, right, y + 33, head.stars, 14) - 8
    if canvas.fits(head.kind, "small", right - left):
        canvas.text(head.kind, left, y + 24, "small", 16, "t2", room=right - left)
    if head.powers:
        _power_chips(canvas, box, y + size + 4, head)


def _power_chips(canvas: Canvas, box: Box, y: float, head: Head) -> None:
    x, room = box.x + 14, (box.w - 28 - 6 * (len(head.powers) - 1)) / len(head.powers)
    for power, words in head.powers:
        x = power_chip(canvas, x, y, power, words.split(":")[0], room).right + 6


LEAST_SHIELD = 28.0
"""How small the shield beside a row may be."""
CHIP_EDGES = 39.0
"""What a chip with a sign is wider than its words."""


def power_chip(canvas: Canvas, x: float, y: float, power: str, words: str, room: float) -> Box:
    icon = manifest()["power"][power]["icon"]
    return chip(
        canvas, x, y, words, "v100", (70, 48, 130, 230), (189, 166, 245, 200), 15,
        icon=icon, icon_colour="v300", height=25, room=room,
    )  # fmt: skip


def _away(canvas: Canvas, right: float, y: float, head: Head) -> float:
    if head.reachable:
        pill = chip(
            canvas, right, y, head.away, "e800", "e300", "e800", 14.5,
            icon="shaking-hands", height=23, anchor="r",
        )  # fmt: skip
    else:
        pill = chip(
            canvas, right, y, head.away, "t1", (70, 26, 20, 235), "warn", 14.5,
            icon="padlock", icon_colour="warn", height=23, anchor="r",
        )  # fmt: skip
    return pill.x


def _own_head(canvas: Canvas, box: Box, head: Head) -> None:
    cy = box.y + 29 if box.h > 240 else box.y + 26
    badge(canvas, head.badge, box.x + 16, cy - 20, 40)
    share = 0.2 if head.powers and box.w < 720 else 0.3
    name = canvas.text(head.name, box.x + 66, cy, "strong", 23, "t1", "lm", box.w * share, cut=True)
    x = name.right + 12
    if head.crowned:
        crown(canvas, x + 16, cy - 2, 34)
        x += 44
    right = box.right - 18
    if head.magic is not None:
        number = canvas.text(str(head.magic), right, cy, "number", 21, "g300", "rm")
        right = number.x - 16
        if right - x > 190 + 140 * len(head.powers):
            words = canvas.text(head.magic_words, number.x - 8, cy, "small", 20, "t2", "rm", right - x)
            right = words.x - 16
    if head.powers:
        room = (right - x - 6 * len(head.powers)) / len(head.powers)
        for power, told in head.powers:
            short = told if canvas.fits(told, "label", room - CHIP_EDGES) else told.split(":")[0]
            if canvas.fits(short, "label", room - CHIP_EDGES):
                x = power_chip(canvas, x, cy - 13, power, short, room).right + 6
            else:  # its sign alone; whoever points at the head reads the rest
                canvas.icon(manifest()["power"][power]["icon"], x + 13, cy, 22, "v300")
                x += 30
    elif canvas.fits(head.kind, "small", right - x):
        canvas.text(head.kind, x, cy + 1, "small", 17, "t2", "lm", right - x)


def _side_head(canvas: Canvas, box: Box, head: Head) -> None:
    """At the left end of a row, for two Rulers."""
    x, y, room = box.x + 18, box.y + 12, 126.0
    text = max(1.0, canvas.scale.text)
    kind = box.h > 170
    written = 25 * text + 28 * len(head.powers) + (20 if head.stars else 0) + 54
    size = min(56.0, box.h * 0.28, box.h - 28 - written - (22 * text if kind else 0))
    if size < LEAST_SHIELD:  # large letters and many powers: what a computer is called can be read elsewhere
        kind, size = False, max(LEAST_SHIELD, min(56.0, box.h * 0.28, box.h - 28 - written))
    crest(canvas, head.badge, head.face, x + 2, y, size)
    if head.crowned:
        crown(canvas, x + size + 36, y + size / 2, 44)
    y += size + 4
    canvas.text(head.name, x, y, "strong", 22, "t1", room=room, cut=True)
    y += 25 * text
    if kind:
        canvas.text(head.kind, x, y, "small", 16.5, "t2", room=room)
        y += 22 * text
    for power, words in head.powers:
        power_chip(canvas, x - 4, y, power, words.split(":")[0], room + 4)
        y += 28
    if head.stars:
        draw_rival_stars(canvas, x + 116, y + 8, head.stars, 9)
        y += 20
    lay(canvas, back(canvas, 16), x + 9, y + 13, shadow=False)
    canvas.text(head.hand_words, x + 26, y + 13, "label", 17, "t1", "lm", room - 26)
    y += 27
    if y + 24 < box.bottom:
        canvas.icon("stack", x + 9, y + 12, 22, "g300")
        canvas.text(head.clans_words, x + 26, y + 12, "label", 17, "t1", "lm", room - 26)
