"""Beside and below the explored land: the explorers with their chance, and the purse."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from engines.core.game import Say
from engines.kings_and_things.charter import SHIELD_LIMIT
from engines.kings_and_things.phrases import piece_name
from engines.kings_and_things.realm import army
from engines.kings_and_things.things import KIND

from ....render.canvas import Box, Canvas
from ....sprites.ornaments import badge
from ..battle.marks import BLOOD_INK
from ..odds_bar import Forecast, draw_odds, odds_height, short_height
from ..sprites.counters import RATIO, draw_back, draw_counter
from ..ticks import draw_bluff
from .purse import Purse
from .reading import Exploration, pretenders

if TYPE_CHECKING:
    from ..kingdom_table import KingdomTable

LARGEST = 104.0
LEAD = 4.0
"""Between two rows of the odds."""


def draw_explorers(
    canvas: Canvas, table: "KingdomTable", box: Box, found: Exploration, hopes: Sequence[Forecast]
) -> None:
    """The stack that explores: open for its owner, face down for all others until a round is fought."""
    context = table.context
    say, state = context.say, context.view.state
    canvas.panel(box, "dark", 12)
    head = min(230.0, box.w * 0.22)
    badge(canvas, context.badges[found.seat], box.x + 18, box.y + 18, 52)
    canvas.text(context.names[found.seat], box.x + 18, box.y + 90, "heading", 18, "g300", "lm", head - 24, cut=True)
    canvas.text(say("face down until they fight"), box.x + 18, box.y + 114, "small", 15, "t2", "lm", head - 20)
    right = box.right - 16
    if hopes:
        panel = Box(box.right - min(560.0, box.w * 0.46), box.y, min(560.0, box.w * 0.46), box.h)
        right = panel.x
        _draw_hopes(canvas, panel, hopes, say, found.seat == context.view.seat)
    pieces = army(state, found.seat, found.hex)
    room = right - box.x - head - 20
    size = min(LARGEST, (box.h - 24) / RATIO)
    step = min(size + 16, (room - size) / max(1, len(pieces) - 1)) if len(pieces) > 1 else size
    x = box.x + head + size / 2
    lost = pretenders(context.view, found)
    for piece in sorted(pieces):
        if piece < 0:
            draw_back(canvas, context.badges[found.seat], x, box.cy, size)
        else:
            draw_counter(canvas, KIND[piece], x, box.cy, size, name=piece_name(piece, say), dim=piece in lost)
        if piece in lost:
            draw_bluff(canvas, x, box.cy, min(step, size), say)
        x += step


def _draw_hopes(canvas: Canvas, box: Box, hopes: Sequence[Forecast], say: Say, own: bool) -> None:
    """How a fight may end: against all of them, and if some of them are paid off."""
    canvas.panel(box, "parchment", 12)
    inner, short = box.inset(18, 7), short_height(canvas)
    rows = [odds_height(canvas, inner.w, hopes[0]), *[short] * (len(hopes) - 1)]
    if sum(rows) + LEAD * (len(rows) - 1) > inner.h:  # large letters: only one's own words, then only the first row
        rows = [short] * (len(hopes) if 2 * short + LEAD <= inner.h else 1)
    head, spare = canvas.line_height("heading", 19), inner.h - sum(rows) - LEAD * (len(rows) - 1)
    if head <= spare:
        title = say("Your chances") if own else say("Their chances")
        drawn = canvas.text(title, inner.x, inner.y, "heading", 19, BLOOD_INK, "lt", inner.w)
        about, room = say("from what you know, if all fight to the end"), inner.w - drawn.w - 16
        if canvas.fits(about, "small", room):
            canvas.text(about, inner.right, inner.y + head / 2, "small", 15, "inkp2", "rm", room)
        inner, spare = Box(inner.x, inner.y + head, inner.w, inner.h - head), spare - head
    y = inner.y
    for told, high in zip(hopes, rows, strict=False):
        y += spare / (len(rows) + 1)
        draw_odds(canvas, Box(inner.x, y, inner.w, high), told)
        y += high + LEAD


def draw_purse(canvas: Canvas, table: "KingdomTable", box: Box, found: Exploration, purse: Purse | None) -> None:
    """The explorer's gold, and what each defender costs; or how much room there is behind the Shield."""
    context = table.context
    say, state = context.say, context.view.state
    canvas.panel(box, "parchment", 12)
    gold = state.gold[found.seat]
    canvas.text(say("The purse"), box.x + 20, box.y + 28, "heading", 19, BLOOD_INK, "lm", box.w - 120)
    canvas.picture("marks/coin.png", Box(box.right - 92, box.y + 12, 32, 32))
    canvas.text(str(gold), box.right - 22, box.y + 28, "number", 24, "inkp", "rm")
    canvas.divider(box.x + 18, box.y + 50, box.w - 36, "edge")
    rows_box = Box(box.x + 20, box.y + 60, box.w - 40, box.h - 72)
    if found.kind == "take_loot" and context.view.seat == found.seat:
        held = len(state.shields[found.seat])
        words = say("{count} of {most} places behind your Shield are taken.").format(count=held, most=SHIELD_LIMIT)
        canvas.paragraph(words, rows_box, "body", 18, "inkp")
    elif found.factor:
        own = found.seat == context.view.seat
        _draw_bill(canvas, rows_box, found, gold, purse.ticked if purse else (), own, say)


def _draw_bill(
    canvas: Canvas, box: Box, found: Exploration, gold: int, ticked: tuple[int, ...], own: bool, say: Say
) -> None:  # fmt: skip
    """A line for each defender, then what is paid and what that leaves."""
    price = sum(defender.price for defender in found.defenders if defender.piece in ticked)
    whole = sum(defender.price for defender in found.defenders)
    foot = [(say("Price"), str(price)), (say("Gold left"), str(gold - price))]
    words = "All of them cost {price}: you have {gold}." if own else "All of them would cost {price}."
    warning = say(words).format(price=whole, gold=gold) if whole > gold else ""
    count = len(found.defenders) + len(foot) + bool(warning)
    high = min(34.0, box.h / count)
    y = box.y + high / 2
    for defender in found.defenders:
        paid = defender.piece in ticked
        icon, ink = ("check-mark", "#2F6B3A") if paid else ("crossed-swords", "#8C1616")
        canvas.icon(icon, box.x + 10, y, min(20.0, high * 0.7), ink)
        name = piece_name(defender.piece, say)
        state, end = say("bribed") if paid else say("left to fight"), box.right - 44
        if canvas.fits(state, "small", box.w * 0.28):
            end = canvas.text(state, end, y, "small", 15, "inkp2", "rm", box.w * 0.28).x - 8
        role, room = "strong" if paid else "body", min(box.w * 0.48, end - box.x - 28)
        canvas.text(name, box.x + 28, y, role, 18, "inkp", "lm", room, cut=True)
        canvas.text(str(defender.price), box.right, y, "number", 18, "#8C1616" if paid else "inkp2", "rm")
        y += high
    for words, number in foot:
        canvas.text(words, box.x, y, "strong", 18, "inkp", "lm", box.w - 60)
        canvas.text(number, box.right, y, "number", 20, "inkp", "rm")
        y += high
    if warning:
        canvas.text(warning, box.x, y, "body", 17, "#8C1616", "lm", box.w)
