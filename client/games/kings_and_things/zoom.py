"""A counter enlarged on parchment: what it is, what its signs mean, and what it means for you now."""

from typing import TYPE_CHECKING, NamedTuple

from engines.kings_and_things.lore import SYMBOLS
from engines.kings_and_things.text import WORDS
from engines.kings_and_things.things import FIRST, FLAG_IDS, ROWS, recruit_number

from ...render.canvas import Box, Canvas
from ...widgets.beside import place
from .sprites.counters import RATIO, draw_counter
from .words.counters import number_words, sort_words

if TYPE_CHECKING:
    from .kingdom_table import KingdomTable

COUNTER, SIDE = 280.0, 31.0
WIDTH = COUNTER + 2 * SIDE


class Explained(NamedTuple):
    """Explanation of a counter; the same value is the same picture."""

    kind: int
    name: str
    sub: str
    signs: tuple[tuple[str, str], ...]
    """Each sign of ability, and what it means."""
    words: tuple[str, ...]
    now: str


def explained(table: "KingdomTable", kind: int, advice: str | None) -> Explained:
    """A counter in words; one's own, with what there is to say before it is placed, also says what holds for it now."""
    say, row = table.context.say, ROWS[kind]
    flags = [flag for bit, flag in enumerate(FLAG_IDS) if row.flags >> bit & 1 and flag in SYMBOLS]
    signs = tuple((flag, say(SYMBOLS[flag])) for flag in flags)
    whole = WORDS.thing(FIRST[kind], say, table.state.charter)
    for _, words in signs:
        whole = whole.replace(words, "").strip()
    lines = [whole, number_words(row, table.state.charter.combat[FIRST[kind]], say)]
    return Explained(
        kind,
        say(row.name),
        say("{sort}, {count} in the box").format(sort=sort_words(row, say), count=row.copies),
        signs,
        tuple(line for line in lines if line),
        _now(table, kind, advice),
    )


def _now(table: "KingdomTable", kind: int, advice: str | None) -> str:
    say, row = table.context.say, ROWS[kind]
    piece = FIRST[kind]
    if row.kind == "hero" and piece in table.state.offer:
        return say("Two dice must show {number} or more to recruit this Hero.").format(number=recruit_number(piece))
    if row.kind == "creature" and advice is not None:
        return advice or say("You can support it.")
    return ""


def draw_counter_zoom(canvas: Canvas, what: Explained, at: Box, say_now: str) -> None:
    """The large picture, beside the thing it explains and inside the window."""
    lines = _measured(canvas, what)
    height = 24 + COUNTER * RATIO + 70 + sum(tall for _, _, tall in lines) + 16
    k = min(1.0, (canvas.height - 16) / height)
    side = COUNTER * k if k < 1 else COUNTER
    if k < 1:  # the words keep their size, the picture gives way
        side = max(96.0, COUNTER - (height - canvas.height + 16))
        height = min(canvas.height - 16, height - COUNTER * RATIO + side * RATIO)
    box = place(canvas, at, WIDTH, height)
    canvas.layer(
        ("counter zoom", what, box, side), box, lambda inner: _draw(inner, what, box, side, lines, say_now), bleed=30
    )


Lines = list[tuple[str, str, float]]
"""Kind of line, its words, how high it is."""


def _measured(canvas: Canvas, what: Explained) -> Lines:
    room = WIDTH - 44
    step = 17 * 1.18 * canvas.scale.text
    found: Lines = []
    for flag, words in what.signs:
        found.append((flag, words, len(canvas.wrapped(words, "body", 17, room - 34)) * step + 6))
    for words in what.words:
        found.append(("", words, len(canvas.wrapped(words, "body", 17, room)) * step + 6))
    if what.now:
        found.append(("now", what.now, len(canvas.wrapped(what.now, "strong", 17, room)) * step + 30))
    return found


def _draw(canvas: Canvas, what: Explained, box: Box, side: float, lines: Lines, say_now: str) -> None:
    canvas.panel(box, "parchment", 14)
    draw_counter(canvas, what.kind, box.cx, box.y + 24 + side * RATIO / 2, side, name=what.name)
    y = box.y + 24 + side * RATIO + 22
    canvas.text(what.name, box.x + 22, y, "heading", 22, "#5B1620", "lm", box.w - 44)
    canvas.text(what.sub, box.x + 22, y + 24, "small", 16, "inkp2", "lm", box.w - 44)
    y += 44
    for sort, words, tall in lines:
        x, room = box.x + 22, box.w - 44
        role = "body"
        if sort == "now":
            canvas.text(say_now, x, y + 10, "label", 15, "#7A1820", "lm", room)
            y, tall, role = y + 22, tall - 22, "strong"
        elif sort:
            canvas.picture(f"counters/sign_{sort}.png", Box(x, y, 26, 26))
            x, room = x + 34, room - 34
        canvas.paragraph(words, Box(x, y, room, tall), role, 17, "inkp", 1.18)
        y += tall
