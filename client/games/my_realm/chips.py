"""Chips on midnight: forms, questions and matters that can be picked, and such as can be picked anew."""

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from ...render.canvas import Box, Canvas
from ...tables.picking import Thing
from ...tables.spots import HotSpot
from ...widgets.base import Mood, Widget, focus_ring
from .fitted_text import line, lines_of
from .sprites.cloth import CHIP, CHIP_LINE, TEXT, TEXT_OFF, TEXT_SOFT
from .sprites.pieces import RACK, medal, slot, tile

if TYPE_CHECKING:
    from ...tables.context import Context

CHOSEN_GROUND = ((0.0, "#F0D083"), (1.0, "#BD8D38"))


class ChipFace(NamedTuple):
    """Words on a chip. A matter's chip has its medal over the word; a marked one is asked for this year."""

    title: str
    second: str = ""
    matter: str = ""
    marked: bool = False
    number: int | None = None  # a tile that lies beside the word; 0: one is wanted


class Chip(HotSpot):
    """A thing of the answer."""

    def __init__(
        self,
        name: str,
        box: Box,
        context: "Context",
        thing: Thing,
        face: ChipFace,
        lit: bool,
        chosen: bool,
        group: str,
        tip: str = "",
    ) -> None:
        super().__init__(name, box, context, thing, lit, chosen, group)
        self.face, self.tip = face, tip

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        draw_chip(canvas, self.box, self.face, self.enabled, self.chosen, mood)


class ChipAgain(Widget):
    """A chip of an earlier step: picked, it takes the steps after it back."""

    def __init__(
        self, name: str, box: Box, face: ChipFace, does: Callable[[], None], group: str, dull: bool = False
    ) -> None:
        super().__init__(name, box, does, group=group)
        self.face, self.dull = face, dull

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        draw_chip(canvas, self.box, self.face, not self.dull, False, mood)


def draw_chip(canvas: Canvas, box: Box, face: ChipFace, live: bool, chosen: bool, mood: Mood) -> None:
    """One chip: dull if it cannot be picked, gold if it is."""
    ground = CHOSEN_GROUND if chosen else CHIP if live else "#10152C"
    edge, width = ("#FFF0BE", 2.5) if chosen else ("#FFCF6B", 2.0) if face.marked else (CHIP_LINE, 1.2)
    if not live:
        edge = "#5A6080" if face.marked else "#3A4268"
    if live and not chosen and mood.hover:
        edge, width = "legal", 2.0
    canvas.rect(box, 9, ground, edge, width)
    ink = "#1B1430" if chosen else TEXT if live else TEXT_OFF
    if face.matter:
        _matter(canvas, box, face, ink, live)
    else:
        second = "#2A1608" if chosen else TEXT_SOFT if live else TEXT_OFF
        room = box.inset(min(12.0, box.w * 0.05), 3)
        half = room.h / 2
        if face.second:
            line(canvas, face.title, room._replace(h=half + 1), "heading", 18, ink)
            line(canvas, face.second, room._replace(y=room.y + half, h=half), "small", 16, second)
        elif canvas.text_width(face.title, "label", 17) <= room.w:
            line(canvas, face.title, room, "label", 17, ink)
        else:
            lines_of(canvas, face.title, room, "label", 17, ink, centred=False)
    if mood.focus:
        focus_ring(canvas, box, 9)


def _matter(canvas: Canvas, box: Box, face: ChipFace, ink: str, live: bool) -> None:
    """Medal and word, one over the other; beside each other in a wide chip."""
    alpha = 255 if live else 110
    if box.w > 1.5 * box.h:
        disc = min(72.0, box.h - 10, box.w * 0.34)
        medal(canvas, face.matter, box.x + 10 + disc / 2, box.cy, disc, alpha)
        room = Box(box.x + disc + 18, box.y + 3, box.w - disc - 26, box.h - 6)
        if face.number is not None:
            wide = min(52.0, room.h / 1.3, room.w * 0.36)
            room = room._replace(w=room.w - wide - 8)
            if face.number:
                tile(canvas, face.number, room.right + 8 + wide / 2, box.cy, wide, RACK)
            else:
                slot(canvas, room.right + 8 + wide / 2, box.cy, wide, "#2A1608")
        line(canvas, face.title, room, "label", 18, ink)
        return
    words = 24.0
    disc = min(46.0, box.h - words - 8, box.w - 16)
    top = box.cy - (disc + words) / 2
    medal(canvas, face.matter, box.cx, top + disc / 2, disc, alpha)
    line(canvas, face.title, Box(box.x + 4, top + disc, box.w - 8, words), "label", 16, ink, "m")
