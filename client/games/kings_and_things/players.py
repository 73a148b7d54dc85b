"""Panels of the players: badge, purse, income, land and Shield. What wins soon is said in the panel it concerns."""

from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from engines.kings_and_things.charter import SHIELD_LIMIT
from engines.kings_and_things.realm import income, lands_of
from engines.kings_and_things.rules.victory import citadel_owners
from engines.kings_and_things.state import State
from engines.kings_and_things.view import UNCOUNTED

from ...match.prompts import AskAll
from ...render.canvas import Box, Canvas
from ...sprites.portraits import crest
from ...tables.spots import HotSpot
from ..opponents import face_of
from . import things
from .words.citadels import citadel_words

if TYPE_CHECKING:
    from .kingdom_table import KingdomTable

SIGNS = ("coins", "profit", "hexes", "round-shield")
WORDS = ("gold", "income", "land", "shield")
LARGE_LETTERS = 1.2
"""From here on letters take the place of signs."""


class PlayerRow(NamedTuple):
    """Facts that everybody knows of a player; the same value is the same picture."""

    name: str
    who: str
    human: bool
    badge: int
    figures: tuple[str, ...]
    warning: str
    first: bool
    active: bool
    out: bool
    state: str = ""
    """Lit as "target", or not."""
    face: str = ""
    """The portrait of whom a computer plays."""


def warnings(table: "KingdomTable") -> tuple[str, ...]:
    """13.3: what every owner of a citadel can expect of it, as things are; one line for each seat."""
    state = table.state
    owners = citadel_owners(state) if not state.winners else ()
    return tuple(
        citadel_words(state, seat, table.context.names, table.context.say) if seat in owners else ""
        for seat in range(state.charter.seats)
    )


def rows(table: "KingdomTable") -> tuple[PlayerRow, ...]:
    """All players, in the order of their seats."""
    context, state = table.context, table.state
    words = context.asked_words()
    active = -1 if words is None or isinstance(context.session.prompt, AskAll) else words.seat
    lit = context.picking.next_things() if context.picking else set()
    warned = warnings(table)
    return tuple(
        PlayerRow(
            context.names[seat],
            context.say("human" if context.session.seats[seat].is_human else "computer"),
            context.session.seats[seat].is_human,
            context.badges[seat],
            figures(state, seat),
            warned[seat],
            bool(state.order) and state.order[0] == seat and state.turn > 0,
            seat == active,
            seat not in state.order,
            "target" if things.seat(seat) in lit else "",
            face_of(context.session.game, context.session.seats[seat].player),
        )
        for seat in range(state.charter.seats)
    )


def figures(state: State, seat: int) -> tuple[str, ...]:
    """Gold, income, land and what lies behind the Shield."""
    held = state.shields[seat]
    count = "?" if UNCOUNTED in held else str(len(held))
    if state.face_down:
        return str(state.gold[seat]), "+0", "0", f"{count}/{SHIELD_LIMIT}"
    return str(state.gold[seat]), f"+{income(state, seat)}", str(lands_of(state, seat)), f"{count}/{SHIELD_LIMIT}"


def lay_out(table: "KingdomTable") -> None:
    """A hot spot on everybody; lit where a player may be named."""
    context = table.context
    lit = context.picking.next_things() if context.picking else set()
    for seat, box in enumerate(table.plan.players):
        thing = things.seat(seat)
        if thing in lit:
            context.ui.add(HotSpot(f"seat{seat}", box, context, thing, True, False, "players"))


def draw(canvas: Canvas, table: "KingdomTable") -> None:
    """The panels, or on narrow windows the chips."""
    say, plan = table.context.say, table.plan
    words = tuple(say(word) for word in WORDS)
    for row, box in zip(rows(table), plan.players, strict=True):
        key = ("player", row, box, words, canvas.scale.text)
        canvas.layer(key, box, partial(_chip if plan.size.narrow else _panel, box, row, words), bleed=30)
        if row.state:
            canvas.rect(box.inset(-2), 14, None, "ink", 6)
            canvas.rect(box.inset(-2), 14, None, row.state, 3)


def _ground(canvas: Canvas, box: Box, row: PlayerRow) -> None:
    canvas.panel(box, "dark", 12)
    if row.active:
        canvas.rect(box, 12, ((0, (96, 68, 34, 255)), (1, (56, 38, 18, 255))), "g300", 2.6)


def _panel(box: Box, row: PlayerRow, words: tuple[str, ...], canvas: Canvas) -> None:
    _ground(canvas, box, row)
    shield = min(68.0, box.h - 22)
    crest(canvas, row.badge, row.face, box.x + 12, box.y + 14, shield, 110 if row.out else 255)
    x = box.x + shield + 26
    crown = 34.0 if row.first else 0.0
    who = canvas.text_width(row.who, "small", 16) + 34
    name = canvas.text(
        row.name,
        x,
        box.y + 24,
        "heading",
        21,
        "t3" if row.out else "t1",
        "lm",
        box.right - x - who - crown - 16,
        cut=True,
    )
    canvas.icon("person" if row.human else "brain", name.right + 18, box.y + 24, 16, "t2")
    canvas.text(row.who, name.right + 30, box.y + 24, "small", 16, "t2", "lm", who - 30)
    if row.first:
        canvas.icon("crown", box.right - 26, box.y + 24, 22, "g300")
    top = box.y + 44
    foot = box.bottom - (24 if row.warning else 6)
    step = (box.right - 8 - x) / 4
    worded = foot - top > 36 * canvas.scale.text
    sign_room = 0.0 if worded and canvas.scale.text > LARGE_LETTERS else 24.0  # the words say it, too
    room = step - sign_room - 8
    size = min(canvas.fitted(figure, "number", 19, room) for figure in row.figures)  # they look alike
    word_size = min(canvas.fitted(word, "small", 15, step - 6) for word in words)
    for number, (sign, figure, word) in enumerate(zip(SIGNS, row.figures, words, strict=True)):
        left = x + number * step
        if sign_room:
            canvas.icon(sign, left + 9, top + 9, 18, "t2")
        canvas.text(figure, left + sign_room, top + 9, "number", size, "t1", "lm", room)
        if worded:
            canvas.text(word, left, top + 22, "small", word_size, "t2", "lt", step - 6)
    if row.warning:
        canvas.text(row.warning, x, box.bottom - 16, "strong", 15, "warn", "lm", box.right - x - 10)


def _chip(box: Box, row: PlayerRow, words: tuple[str, ...], canvas: Canvas) -> None:
    _ground(canvas, box, row)
    crest(canvas, row.badge, row.face, box.x + 8, box.y + 9, 44, 110 if row.out else 255)
    x, room = box.x + 58, box.w - 66
    canvas.text(
        row.name, x, box.y + 18, "strong", 16, "warn" if row.warning else "t1", "lm", room - 18 * row.first, cut=True
    )
    if row.first:
        canvas.icon("crown", box.right - 16, box.y + 16, 16, "g300")
    step = room / 3
    for number, (sign, figure) in enumerate(list(zip(SIGNS, row.figures, strict=True))[:3]):
        canvas.icon(sign, x + number * step + 8, box.y + 43, 15, "t2")
        canvas.text(figure, x + number * step + 19, box.y + 43, "number", 15, "t1", "lm", step - 20)
