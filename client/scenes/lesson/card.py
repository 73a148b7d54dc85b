"""Pim's card: what to do, why, how far the lesson is, and the ways on, back and out."""

from dataclasses import dataclass
from typing import NamedTuple

from ...render.canvas import Box, Canvas
from ...sprites.ornaments import chip
from ...sprites.portraits import portrait
from ...widgets.base import Mood, Widget
from ...widgets.button import Button
from ...widgets.flow import Block, draw_flow, fit

COACH = "pim"
TITLE_INK, LINK_INK = "#7A1820", "#6B3A14"
FOOT = 62.0
SMALLER = (1.0, 0.93, 0.86, 0.8, 0.74, 0.68)
"""Sizes of letters, until all has its room."""


class CardWords(NamedTuple):
    """What the card says."""

    title: str
    step: str
    do: str
    why: str
    chip: str
    """Before the reason."""
    done: int
    steps: int
    rest: str = ""
    """What is said instead of the reason: the learner did something else."""


class CardLook(NamedTuple):
    """Measures of the card in one of its two forms."""

    upright: bool
    """It stands in the column instead of lying on the table."""
    wide: float
    face: float
    left: float
    head: float
    """Where the sentence begins, from the top."""
    do: float
    why: float


def look_of(size: str, upright: bool, column: float) -> CardLook:
    """Lying on the table or standing in the column, in a window of this size."""
    if upright:
        face = {"wide": 84.0, "compact": 72.0, "narrow": 60.0}[size]
        return CardLook(True, column, face, 18, face + 22, 23 if size != "narrow" else 20, 18.5)
    wide, face = {"wide": (660.0, 108.0), "compact": (600.0, 96.0), "narrow": (540.0, 76.0)}[size]
    return CardLook(False, wide, face, face + 10, 50, 25 if size != "narrow" else 22, 19.5)


@dataclass
class CoachButton(Button):
    """A button of the card. It is drawn with the card, over the veil, not with the widgets of the table."""

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        """Nothing yet: the veil comes first."""

    def paint(self, canvas: Canvas, mood: Mood) -> None:
        super().draw(canvas, mood)


@dataclass
class CoachLink(CoachButton):
    """Words with a line under them."""

    def paint(self, canvas: Canvas, mood: Mood) -> None:
        box = self.box
        written = canvas.text(self.label, box.cx, box.cy, "label", 16, LINK_INK, "mm", box.w)
        canvas.rect(
            Box(written.x, written.bottom - 1, written.w, 2.4 if mood.hover or mood.focus else 1.2), 0, LINK_INK
        )


class CoachGround(Widget):
    """The card itself: clicks on it go no further."""


# -- letters -----------------------------------------------------------------------------------------------------------

Word = tuple[str, bool, bool]
"""A word, whether it is bold, and whether it belongs to the one before."""


def words_in(text: str) -> list[Word]:
    """The words of a text in which *stars* make some bold.

    >>> words_in("now *6 and 3* make *9*, ten")[-2:]
    [(',', False, True), ('ten', False, False)]
    """
    found: list[Word] = []
    space = True
    for number, piece in enumerate(text.split("*")):
        for at, word in enumerate(piece.split(" ")):
            if word:
                found.append((word, number % 2 == 1, not space and at == 0))
            space = at < piece.count(" ") or (not word and at > 0)
        if piece:
            space = piece.endswith(" ")
    return found


def rich_lines(canvas: Canvas, text: str, role: str, size: float, room: float) -> list[list[tuple[str, bool, float]]]:
    """Lines of words with where each begins. What belongs together, as a figure and its comma, stays on one line."""
    lines: list[list[tuple[str, bool, float]]] = [[]]
    x, gap = 0.0, canvas.text_width(" ", role, size)
    for group in _groups(text):
        wide = [canvas.text_width(word, "strong" if bold else role, size) for word, bold in group]
        x = x + gap if lines[-1] else 0.0
        if lines[-1] and x + sum(wide) > room:
            lines.append([])
            x = 0.0
        for (word, bold), width in zip(group, wide, strict=True):
            lines[-1].append((word, bold, x))
            x += width
    return lines if lines != [[]] else []


def _groups(text: str) -> list[list[tuple[str, bool]]]:
    """Words between which a line may end."""
    found: list[list[tuple[str, bool]]] = []
    for word, bold, joined in words_in(text):
        if joined and found:
            found[-1].append((word, bold))
        else:
            found.append([(word, bold)])
    return found


def _rich(canvas: Canvas, text: str, box: Box, role: str, size: float, spacing: float) -> float:
    y = box.y
    for line in rich_lines(canvas, text, role, size, box.w):
        for word, bold, x in line:
            canvas.text(word, box.x + x, y, "strong" if bold else role, size, "inkp", "lt", box.w - x + 2, least=9)
        y += size * spacing * canvas.scale.text
    return y


# -- measures ----------------------------------------------------------------------------------------------------------


class CardPlan(NamedTuple):
    """How high the card is, and how large its letters are."""

    look: CardLook
    high: float
    share: float


def plan_card(canvas: Canvas, words: CardWords, look: CardLook, most: float) -> CardPlan:
    """As high as the words need, with smaller letters where that is more than there is room."""
    for share in SMALLER:
        high = _height(canvas, words, look, share)
        if high <= most:
            break
    return CardPlan(look, min(high, most), share)


def _why_left(canvas: Canvas, words: CardWords, look: CardLook, share: float) -> float:
    """Where the reason begins: beside its chip, or below it in the column."""
    if look.upright or words.rest or not words.chip:
        return 0.0
    return canvas.text_width(words.chip, "label", 15 * share) + 18 + 12


def _height(canvas: Canvas, words: CardWords, look: CardLook, share: float) -> float:
    text = canvas.scale.text
    room = look.wide - look.left - 24
    do = len(rich_lines(canvas, words.do, "strong", look.do * share, room)) * look.do * share * 1.18 * text
    why_room = room - _why_left(canvas, words, look, share)
    said = words.rest or words.why
    why = len(rich_lines(canvas, said, "body", look.why * share, why_room)) * look.why * share * 1.24 * text
    tag = 32.0 if look.upright and words.why and words.chip and not words.rest else 0.0
    foot: float = FOOT * max(1.0, text) ** 0.5
    head: float = look.head * (max(1.0, text) ** 0.5 if not look.upright else 1.0)
    return head + do + (20 if said else 6) + tag + why + 10 + foot


# -- drawing -----------------------------------------------------------------------------------------------------------


def draw_card(canvas: Canvas, box: Box, words: CardWords, plan: CardPlan) -> None:
    """Everything but its buttons."""
    look, share, text = plan.look, plan.share, canvas.scale.text
    canvas.glow(box, 16, "g300", 14, 110, 0)
    canvas.panel(box, "parchment", 16)
    small = 1 / max(1.0, text) ** 0.5
    if look.upright:
        portrait(canvas, COACH, box.x + 14 + look.face / 2, box.y + 12 + look.face / 2, look.face)
        x = box.x + 26 + look.face
        room = box.right - 16 - x
        head = Box(x, box.y + 10, room, look.face * 0.82 - 10)
        title = Block(words.title, "heading", 19 * small, TITLE_INK, 1.1, gap=0)
        flow = fit(canvas, head, [title, Block(words.step, "label", 15 * small, "inkp2", gap=2)])
        draw_flow(canvas, flow, head)
        _lozenges(canvas, x + 8, box.y + look.face * 0.96, words, room - 16)
    else:
        portrait(canvas, COACH, box.x + look.face * 0.43, box.y + look.face * 0.46, look.face)
        sign = Box(box.x + look.face * 0.69, box.y + look.face * 0.7, look.face * 0.315, look.face * 0.315)
        canvas.rect(sign, sign.w / 2, "e700", "g300", 2)
        canvas.icon("trumpet-flag", sign.cx, sign.cy, sign.w * 0.62, "g100")
        room = box.w - look.left - 24
        step = canvas.text(words.step, box.right - 24, box.y + 30, "label", 16 * small, "inkp2", "rm", room * 0.4)
        wide = room - step.w - 16
        canvas.text(words.title, box.x + look.left, box.y + 30, "heading", 20 * small, TITLE_INK, "lm", wide)
    top = look.head * (max(1.0, text) ** 0.5 if not look.upright else 1.0)
    inside = Box(box.x + look.left, box.y + top, box.w - look.left - 24, box.h)
    y = _rich(canvas, words.do, inside, "strong", look.do * share, 1.18)
    said = words.rest or words.why
    if said:
        canvas.divider(inside.x, y + 6, inside.w, "edge")
        y += 16
        left = _why_left(canvas, words, look, share)
        if words.chip and not words.rest and words.why:
            chip(canvas, inside.x, y, words.chip, "e100", "e600", "#0E3A40", 15 * share, height=25)
            y += 32 if look.upright else 0
        _rich(canvas, said, Box(inside.x + left, y, inside.w - left, 0), "body", look.why * share, 1.24)


def _lozenges(canvas: Canvas, x: float, y: float, words: CardWords, room: float) -> None:
    """Filled for what is done, ringed for now."""
    gap = min(20.0, room / max(1, words.steps))
    for number in range(words.steps):
        at = x + number * gap
        if number < words.done:
            canvas.lozenge(at, y, min(13.0, gap * 0.7), "e600", "inkp2")
        elif number == words.done:
            canvas.lozenge(at, y, min(19.0, gap), "g300", "inkp")
        else:
            canvas.lozenge(at, y, min(13.0, gap * 0.7), (222, 200, 151, 255), "edge")


def draw_progress(canvas: Canvas, box: Box, words: CardWords, plan: CardPlan, room: float) -> None:
    """The lozenges of a card that lies, in its foot."""
    if not plan.look.upright:
        _lozenges(canvas, box.x + 32, box.bottom - 34, words, room)
