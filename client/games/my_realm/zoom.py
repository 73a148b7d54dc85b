"""An event card, large: what its matter covers, the images of it in proverbs, what was said, and what it was given."""

from typing import NamedTuple

from engines.my_realm.matters import MATTER
from engines.my_realm.proverbs import IMAGES
from engines.my_realm.text import WORDS

from ...render.canvas import Box, Canvas
from ...render.fonts import LEAST
from ...widgets.beside import place
from .cards import draw_event, event_face
from .realm_table import RealmTable
from .sayings import shows_plain
from .sprites.card import EventFace, event_height

CARD, SIDE, COLUMN = 300.0, 20.0, 340.0
BODY = 19.0


class Explained(NamedTuple):
    """Explanation of something; the same value is the same picture."""

    face: EventFace
    covers: str
    paragraphs: tuple[str, ...]


def explained(table: RealmTable, name: str) -> Explained | None:
    """The card behind a widget of her page or his."""
    matters = {f"{sort}{MATTER[card]}": card for card in table.state.dealt for sort in ("card", "slot")}
    if name not in matters:
        return None
    card = matters[name]
    matter = MATTER[card]
    told = (_images(table, matter), _said(table, matter), _judged(table, matter))
    return Explained(event_face(table, card), WORDS.matter(matter, table.context.say), tuple(filter(None, told)))


def _images(table: RealmTable, matter: int) -> str:
    """Where only the proverbs are shown, their images are for her to see through."""
    if not shows_plain(table):
        return ""
    say = table.context.say
    first, second, third = map(say.noun, IMAGES[matter])
    return say("In his proverbs: {first:the}, {second:the} or {third:the}.", first=first, second=second, third=third)


def _said(table: RealmTable, matter: int) -> str:
    if not shows_plain(table):
        return ""
    state, say = table.state, table.context.say
    standing = [saying for saying in state.sayings if matter in saying.matters and not saying.void]
    lines = [WORDS.plain(saying.form, saying.matters, say) for saying in standing]
    return say("He said: {lines}.").format(lines="; ".join(dict.fromkeys(lines))) if lines else ""


def _judged(table: RealmTable, matter: int) -> str:
    """The numbers it was given, year by year."""
    say = table.context.say
    given = [
        say("{number} in year {year}").format(number=year.numbers[year.matters.index(matter)], year=count)
        for count, year in enumerate(table.state.years, 1)
        if matter in year.matters
    ]
    return say("Numbers so far: {numbers}.").format(numbers=", ".join(given)) if given else ""


def draw_zoom(canvas: Canvas, table: RealmTable, name: str, at: Box) -> bool:
    """Explain the widget of that name. False if there is nothing to explain."""
    told = explained(table, name)
    if told is None:
        return False
    k = min(1.0, max(0.75, canvas.height / 1080))
    size, card = max(LEAST, BODY * k), CARD * k
    lines = [canvas.wrapped(text, "body", size, COLUMN) for text in told.paragraphs]
    covers = canvas.wrapped(told.covers, "italic", size, COLUMN)
    head = canvas.line_height("title", 30 * k) + len(covers) * _step(canvas, size) + 24
    tall = max(event_height(card), head + sum(len(each) * _step(canvas, size) + 8 for each in lines))
    box = place(canvas, at, card + COLUMN + 3 * SIDE, tall + 2 * SIDE)
    canvas.layer(("realm zoom", told, box), box, lambda inner: _draw(inner, box, told, [covers, *lines], k), 30)
    return True


def _step(canvas: Canvas, size: float) -> float:
    return size * 1.24 * canvas.scale.text


def _draw(canvas: Canvas, box: Box, told: Explained, texts: list[list[str]], k: float) -> None:
    canvas.panel(box, "parchment", 16)
    card, size = CARD * k, max(LEAST, BODY * k)
    draw_event(canvas, told.face, box.x + SIDE + card / 2, box.y + SIDE + event_height(card) / 2, card)
    x = box.x + card + 2 * SIDE
    y = canvas.text(told.face.name, x, box.y + SIDE - 2, "title", 30 * k, "#7A1820", "lt", COLUMN).bottom + 4
    covers, *rest = texts
    for words in covers:
        canvas.text(words, x, y, "italic", size, "inkp2", "lt", COLUMN)
        y += _step(canvas, size)
    canvas.divider(x, y + 6, COLUMN, "#9A2530")
    y += 16
    for each in rest:
        for words in each:
            canvas.text(words, x, y, "body", size, "inkp", "lt", COLUMN)
            y += _step(canvas, size)
        y += 8
