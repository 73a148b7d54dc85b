"""The two Rulers at the sides of a challenge's panel."""

from ...render.canvas import Box, Canvas
from ...render.fonts import LEAST
from ...sprites.card import RATIO, lay
from ...sprites.ornaments import badge
from .duel_reading import Side
from .sprites.card import back
from .sprites.ornaments import sign
from .styled_lines import fitting


def hand_box(side: Box) -> Box:
    """Where the cards of a side lie, its middle card."""
    width = side.h * 0.0865
    return Box(side.cx - width / 2, side.y + side.h * 0.395 - width * 0.7, width, width * RATIO)


def draw_side(canvas: Canvas, box: Box, side: Side) -> None:
    """One Ruler: who it is, what is in the hand, whether they are asked, and what winning means."""
    canvas.layer(("duel side", side), box, lambda inner: _paint(inner, box, side), 26)


def _paint(canvas: Canvas, box: Box, side: Side) -> None:
    if side.asked:
        canvas.glow(box, 14, "chosen", 12, 150, 0)
        canvas.rect(box, 14, ((0, (70, 50, 118, 255)), (1, (36, 26, 66, 255))), "chosen", 3)
    else:
        canvas.rect(box, 14, ((0, (30, 22, 52, 235)), (1, (20, 15, 36, 235))), "g700", 1.4)
    room, step = box.w - 28, box.h / 100

    def line(words: str, at: float, role: str, size: float, colour: str, height: float = 5.6) -> None:
        canvas.text(words, box.cx, box.y + at * step, role, fitting(canvas, size, height * step), colour, "mm", room)

    shield = min(92.0, 17.3 * step)
    badge(canvas, side.badge, box.cx - shield / 2, box.y + 3 * step, shield)
    line(canvas.shortened(side.name, "heading", 27, room), 24, "heading", 27, "t1", 6.4)
    line(side.role, 29.6, "small", 18, "t2")
    _draw_hand(canvas, box, side.hand)
    line(side.hand_words, 49.8, "label", 18, "t1")
    pill = Box(box.x + 20, box.y + 54.5 * step, box.w - 40, 7.6 * step)
    if side.asked:
        canvas.rect(pill, pill.h / 2, "chosen", "ink", 2)
    else:
        canvas.rect(pill, pill.h / 2, (0, 0, 0, 90), "g700", 1.4)
    role, colour = ("tag", "#23160A") if side.asked else ("label", "t2")
    words = canvas.shortened(side.asked_words, role, 19, pill.w - 20)
    canvas.text(words, pill.cx, pill.cy, role, fitting(canvas, 19, pill.h), colour, "mm", pill.w - 20)
    canvas.divider(box.x + 26, box.y + 66 * step, box.w - 52)
    line(_named(canvas, side.if_won, side.name, "label", room), 70, "label", 17, "g300")
    outcome = Box(box.x + 16, box.y + 73 * step, box.w - 32, 14 * step)
    below = canvas.paragraph(side.outcome, outcome, "body", 18, "t1", 1.2, centred=True)
    if below + 32 <= box.bottom:  # the sign only says again what the words say
        _place(canvas, box, side, min(max(below + 18, box.y + 86 * step), box.y + 93 * step))


def _draw_hand(canvas: Canvas, box: Box, cards: int) -> None:
    """Backs in a fan, however many there are."""
    place = hand_box(box)
    step = min(27.0 * place.w / 46, (box.w - 40 - place.w) / max(1, cards - 1))
    bend = min(1.0, 4.5 / max(1.0, cards - 1)) * 1.6
    for at in range(cards):
        off = at - (cards - 1) / 2
        centre = (place.cx + off * step, place.cy + off * off * bend)
        lay(canvas, back(canvas, place.w), *centre, -off * min(5.0, 22 / cards))


def _named(canvas: Canvas, words: str, name: str, role: str, room: float) -> str:
    """Words about somebody, the name cut so that all of it fits even at the least size."""
    rest = canvas.text_width(words.format(name=""), role, LEAST)
    return words.format(name=canvas.shortened(name, role, LEAST, room - rest))


def _place(canvas: Canvas, box: Box, side: Side, cy: float) -> None:
    size = fitting(canvas, 18, box.h * 0.07)
    width = min(canvas.text_width(side.place_words, "strong", size), box.w - 70)
    left = box.cx - (width + 36) / 2
    sign(canvas, side.place, left + 14, cy, 28)
    canvas.text(side.place_words, left + 36, cy, "strong", size, "t1", "lm", box.w - 70)
