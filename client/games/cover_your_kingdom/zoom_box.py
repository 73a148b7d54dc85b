"""A card enlarged, with its rule in words and what it can do now; and the small box of the same words beside the hand.

Pigxies and Hentaurs carry the frames of a flip-book. Whoever looks at one for long sees it move.
"""

from typing import NamedTuple

from ...render.canvas import Box, Canvas
from ...render.fonts import LEAST
from ...sprites.card import RATIO, lay
from ...widgets.beside import place
from .manifest import manifest
from .sprites.card import Face, card
from .sprites.ornaments import gem, sign

CARD, SIDE, MARGIN, COLUMN = 300.0, 22.0, 21.0, 266.0
PAGE = 84.0
"""A page of the flip-book."""
FLIP_AFTER = 1.5
"""So many seconds one looks at a card before its flip-book begins to move."""
REST = 6
"""How many frames the last page stays, so that one sees where it begins."""


class ZoomInfo(NamedTuple):
    """Explanation of a card; the same value is the same picture."""

    face: Face
    title: str
    sub: str  # "Wild creature, 5 in the deck"
    magic_line: str  # "40 magic at the end"
    paragraphs: tuple[str, ...]
    now: str = ""  # "Now: ..."
    notes: tuple[str, ...] = ()  # "Frame 7 of 13"
    frame: int = 0  # which page of the flip-book this copy is; 0: it has none
    worth: str = ""  # "40 magic", where there is less room


class _Column(NamedTuple):
    """The words beside the card, measured: sizes shrink with `k`."""

    k: float
    width: float
    paragraphs: tuple[tuple[str, ...], ...]
    now: tuple[str, ...]
    height: float


def flips(info: ZoomInfo) -> bool:
    """Whether something moves in the picture of this card when one looks at it for long."""
    return bool(info.frame) and info.face.id in manifest()["flipbook"]


def notes_of(info: ZoomInfo) -> tuple[str, ...]:
    """What is noted beside the page of a flip-book, if nothing else: its number."""
    if info.notes or not flips(info):
        return info.notes
    return (f"{info.frame} / {manifest()['flipbook'][info.face.id]['frames']}",)


def page_at(info: ZoomInfo, time: float) -> int:
    """The page to show after so many seconds: its own, until the flip-book begins to move."""
    if time < FLIP_AFTER:
        return info.frame
    book = manifest()["flipbook"][info.face.id]
    frames = int(book["frames"])
    step = int((time - FLIP_AFTER) * float(book["per_second"])) % (frames + REST)
    return min(frames, step + 1)


def draw_zoom(canvas: Canvas, at: Box, info: ZoomInfo, time: float = 0.0) -> Box:
    """Beside what is pointed at, never off the window. `time`: for how long; 0 if nothing shall move."""
    size = min(1.0, max(0.78, min(canvas.width / 1920, canvas.height / 1080)))
    tall = CARD * RATIO * size
    column = _column(canvas, info, size, tall)
    width = SIDE * 3 + CARD * size + column.width
    height = max(tall, column.height) + 2 * MARGIN
    box = place(canvas, at, width, height)
    canvas.layer(("zoom", info, box), box, lambda inner: _draw_box(inner, box, info, column, size), 40)
    if flips(info):
        x, y = box.x + SIDE * 2 + CARD * size, _foot(canvas, box, column) - PAGE * size
        page = Box(x, y, PAGE * size, PAGE * size)
        canvas.rect(page, 6, ((0, "#FFF9EA"), (1, "#EBDAB4")), "edge", 1.4)
        canvas.picture(f"flipbook/{info.face.id}_{page_at(info, time):02}.png", page.inset(3))
    return box


def _column(canvas: Canvas, info: ZoomInfo, size: float, tall: float) -> _Column:
    """As designed if the words fit beside the card; else wider, then smaller, then the box grows with them."""
    widest = min(2.0, (canvas.width - 60) / (CARD * size) - 1) * CARD * size
    tries = [(k, width) for k in (1.0, 0.92, 0.85) for width in (1.0, 1.2, 1.45)]
    for k, wider in tries:
        column = _column_at(canvas, info, size * k, min(widest, COLUMN * size * wider))
        if column.height <= tall:
            return column
    return column


def _body(k: float) -> float:
    return max(LEAST, 19 * k)


def _column_at(canvas: Canvas, info: ZoomInfo, k: float, width: float) -> _Column:
    body, t = _body(k), canvas.scale.text
    paragraphs = tuple(tuple(canvas.wrapped(words, "body", body, width)) for words in info.paragraphs)
    now = tuple(canvas.wrapped(info.now, "label", max(LEAST, 16.5 * k), width - 28)) if info.now else ()
    height = _head(canvas, info, k) + 8
    height += sum(len(lines) * body * 1.24 * t + 8 for lines in paragraphs)
    height += _notes_height(canvas, info, k) + _now_height(canvas, now, k)
    return _Column(k, width, paragraphs, now, height)


def _head(canvas: Canvas, info: ZoomInfo, k: float) -> float:
    """Name, kind, gem and the line below them."""
    sub = canvas.line_height("small", max(LEAST, 18 * k)) if info.sub else 0.0
    return 3 * k + canvas.line_height("title", 34 * k) + sub + 66 * k + 12 * k


def _notes_height(canvas: Canvas, info: ZoomInfo, k: float) -> float:
    words = len(notes_of(info)) * canvas.line_height("small", max(LEAST, 16.5 * k))
    tall = max(words, PAGE * k if flips(info) else 0.0)
    return tall + 10 if tall else 0.0


def _now_height(canvas: Canvas, now: tuple[str, ...], k: float) -> float:
    return len(now) * max(LEAST, 16.5 * k) * 1.27 * canvas.scale.text + 20 if now else 0.0


def _foot(canvas: Canvas, box: Box, column: _Column) -> float:
    """Where the notes end: above the box that says what is possible now."""
    now = _now_height(canvas, column.now, column.k)
    return box.bottom - MARGIN - (now + 10 if now else 0.0)


def _draw_box(canvas: Canvas, box: Box, info: ZoomInfo, column: _Column, size: float) -> None:
    canvas.panel(box, "parchment", 16)
    wide, k = CARD * size, column.k
    middle = (box.x + SIDE + wide / 2, box.y + MARGIN + wide * RATIO / 2)
    lay(canvas, card(canvas, info.face, wide, build="L"), *middle)
    if info.frame:  # the little number in the corner of the card
        corner = (box.x + SIDE + 30 * size, middle[1] + wide * RATIO / 2 - 30 * size)
        canvas.text(str(info.frame), *corner, "label", 14 / canvas.scale.text, "inkp2", "lb", least=6)
    x, y = box.x + SIDE * 2 + wide, box.y + MARGIN + 3 * k
    name = canvas.text(info.title, x, y, "title", 34 * k, "inkp", room=column.width)
    y = name.y + canvas.line_height("title", 34 * k)
    if info.sub:
        small = max(LEAST, 18 * k)
        canvas.text(info.sub, x, y, "small", small, "inkp2", room=column.width, cut=True)
        y += canvas.line_height("small", small)
    gem(canvas, info.face.magic, x + 24 * k, y + 36 * k, 52 * k)
    canvas.text(info.magic_line, x + 58 * k, y + 36 * k, "strong", _body(k), "inkp", "lm", column.width - 58 * k)
    y += 66 * k + 6 * k
    canvas.divider(x, y, column.width, "edge")
    y += 14 * k
    step = _body(k) * 1.24 * canvas.scale.text
    for lines in column.paragraphs:
        for line in lines:
            canvas.text(line, x, y, "body", _body(k), "inkp", room=column.width)
            y += step
        y += 8
    _draw_foot(canvas, box, info, column, x, size)


def _draw_foot(canvas: Canvas, box: Box, info: ZoomInfo, column: _Column, x: float, size: float) -> None:
    """Notes, and at the very bottom what the card can do at this moment."""
    k, bottom = column.k, _foot(canvas, box, column)
    note = max(LEAST, 16.5 * k)
    beside = PAGE * size + 12 if flips(info) else 0.0
    step, notes = canvas.line_height("small", note), notes_of(info)
    y = bottom - (PAGE * size + step * len(notes)) / 2 if beside else bottom - step * len(notes)
    for words in notes:
        canvas.text(words, x + beside, y, "small", note, "inkp2", room=column.width - beside)
        y += step
    if not column.now:
        return
    height, size_now = _now_height(canvas, column.now, k), max(LEAST, 16.5 * k)
    plate = Box(x, box.bottom - MARGIN - height, column.width, height)
    canvas.rect(plate, 9, "#14343A", "#0C2529", 1.2)
    for number, line in enumerate(column.now):
        y = plate.y + 10 + number * size_now * 1.27 * canvas.scale.text
        canvas.text(line, x + 14, y, "label", size_now, "#DDF8F5", room=plate.w - 28)


def draw_rule_box(canvas: Canvas, box: Box, info: ZoomInfo) -> None:
    """The rule of the chosen card beside the hand. Words that do not fit even when small end in dots: zoom has all."""
    canvas.panel(box, "parchment", 12)
    x, room, t = box.x + 18, box.w - 36, canvas.scale.text
    name = canvas.text(info.title, x, box.y + 12, "name", 23, "inkp", room=room)
    middle = max(box.y + 66, name.bottom + canvas.line_height("label", 17) - 3)
    gem(canvas, info.face.magic, box.x + 34, middle, 40)
    sign(canvas, info.face.sign, box.x + 78, middle, 34)
    beside = box.right - 14 - (box.x + 104)
    canvas.text(info.worth or info.magic_line, box.x + 104, middle, "label", 17, "inkp", "lb", beside)
    canvas.text(info.face.kind_line, box.x + 104, middle, "small", 16.5, "inkp2", "lt", beside)
    line = middle + max(28.0, canvas.line_height("small", 16.5) + 4)
    canvas.divider(box.x + 16, line, box.w - 32, "edge")
    words = Box(x, line + 10, room, box.bottom - line - 18)
    text, size, least = " ".join(info.paragraphs), 17.5, canvas.least()
    while size > least and len(canvas.wrapped(text, "body", size, room)) * size * 1.2 * t > words.h:
        size = max(least, size - 0.5)
    lines = canvas.wrapped(text, "body", size, room)
    fit = max(1, int(words.h / (size * 1.2 * t)))
    if len(lines) > fit:
        lines = [*lines[: fit - 1], canvas.shortened(f"{lines[fit - 1]} …", "body", size, room, size)]
    for number, line_words in enumerate(lines):
        canvas.text(line_words, x, words.y + number * size * 1.2 * t, "body", size, "inkp", room=room)
