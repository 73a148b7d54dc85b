"""Preview of Cover Your Kingdom in the settings: two cards, a rule, and an answer."""

from typing import Final

from engines.core.game import Say

from ...render.canvas import Box, Canvas
from ..ui import Preview
from .figures import deed_of, show_card
from .sprites.ornaments import gem, sign

LINE = 1.36
LIT = (("klaken", "legal"), ("spydra", "chosen"))


def draw_cards(canvas: Canvas, room: Box, say: Say) -> Box:
    large = max(1.0, canvas.scale.text)
    width = min(190.0, (room.w - 34) / 2, room.h / 1.4, max(128.0, (room.h - 380 * large) / 1.4))
    for number, (name, ring) in enumerate(LIT):
        place = Box(room.x + 6 + number * (width + 26), room.y, width, width * 1.4)
        canvas.glow(place, 11, ring, 10 if ring == "legal" else 15, 200)
        show_card(canvas, name, place, True, say)
        canvas.rect(place.inset(-3), 13, None, ring, 3 if ring == "legal" else 4.5)
    return Box(room.x, room.y, place.right - room.x, width * 1.4)


def draw_rule(canvas: Canvas, room: Box, say: Say) -> float:
    words = deed_of("spydra", say)
    large = max(1.0, canvas.scale.text)
    lines = len(canvas.wrapped(words, "body", 17.5, room.w - 36)) * 17.5 * LINE * canvas.scale.text
    box = room._replace(h=106 * large + lines + 14)
    if box.bottom > room.bottom:
        return 0.0
    canvas.panel(box, "parchment", 12)
    wide = box.w - 36
    canvas.text(say("Spydra"), box.x + 18, box.y + 26 * large, "name", 23, "inkp", "lm", wide)
    middle, half = box.y + 68 * large, canvas.line_height("label", 17) / 2
    gem(canvas, 40, box.x + 36, middle, 40)
    sign(canvas, "wild", box.x + 82, middle, 34)
    magic = say("{magic} magic", magic=40)
    canvas.text(magic, box.x + 108, middle - half, "label", 17, "inkp", "lm", wide - 90)
    canvas.text(say("Wild"), box.x + 108, middle + half, "small", 16.5, "inkp2", "lm", wide - 90)
    canvas.divider(box.x + 16, box.y + 98 * large, box.w - 32, "edge")
    place = Box(box.x + 18, box.y + 106 * large, wide, box.h - 106 * large)
    canvas.paragraph(words, place, "body", 17.5, "inkp", LINE)
    return box.bottom


PREVIEW: Final = Preview(draw_cards, draw_rule, "Klaken + Terrier")
