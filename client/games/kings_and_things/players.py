"""Panels of the players: badge, purse, income, land and Shield. What wins soon is said in the panel it concerns."""

from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from engines.core.game import Say
from engines.kings_and_things.aims import best_fort
from engines.kings_and_things.charter import SHIELD_LIMIT
from engines.kings_and_things.realm import income, lands_of
from engines.kings_and_things.rules.victory import citadel_owners
from engines.kings_and_things.state import CASTLE, State
from engines.kings_and_things.view import UNCOUNTED
from engines.kings_and_things.words import FORT_NAMES

from ...match.prompts import AskAll
from ...render.canvas import Box, Canvas
from ...sprites.portraits import crest
from ...tables.spots import HotSpot
from ..opponents import face_of
from . import things
from .sprites.forts import draw_fort
from .words.citadels import citadel_words

if TYPE_CHECKING:
    from .kingdom_table import KingdomTable

SIGNS = ("coins", "profit", "hexes", "round-shield")
WORDS = ("gold", "income", "land", "shield")
LARGE_LETTERS = 1.2
"""From here on letters take the place of signs."""
CROWN = 34.0
"""Kept free at the right of a panel for the crown, wherever it is: nothing else moves with it."""
FORT = 26.0
NEAR, LOW_NEAR = 172.0, 108.0
"""How wide it is told how near a player is, with the word for the fort and without."""
WORDED = 330.0
"""So much room a panel has beside the shield where it has that word."""


class Near(NamedTuple):
    """13.2: how near a player is to a citadel, in what everybody sees."""

    fort: int
    """The level of the best fort."""
    word: str
    """What it is called."""
    income: int
    needed: int

    @property
    def castle(self) -> bool:
        return self.fort >= CASTLE

    @property
    def rich(self) -> bool:
        return self.income >= self.needed


class PlayerRow(NamedTuple):
    """Facts that everybody knows of a player; the same value is the same picture."""

    name: str
    who: str
    human: bool
    badge: int
    figures: tuple[str, ...]
    warning: str
    near: Near
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
            near(state, seat, context.say),
            bool(state.order) and state.order[0] == seat and state.turn > 0,
            seat == active,
            seat not in state.order,
            "target" if things.seat(seat) in lit else "",
            face_of(context.session.game, context.session.seats[seat].player),
        )
        for seat in range(state.charter.seats)
    )


def near(state: State, seat: int, say: Say) -> Near:
    """What a citadel takes, as far as it is there."""
    hidden = bool(state.face_down)  # while the board is laid out nobody has any income
    fort = 0 if hidden else best_fort(state, seat)
    word = str(say.noun(FORT_NAMES[fort])) if fort else say("no fort")
    return Near(fort, word, 0 if hidden else income(state, seat), state.charter.citadel_income)


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
    chip = _near_box(canvas, box, x)
    room = chip.x - x - 32
    name = canvas.text(row.name, x, box.y + 24, "heading", 21, "t3" if row.out else "t1", "lm", room, cut=True)
    canvas.icon("person" if row.human else "brain", name.right + 16, box.y + 24, 16, "t2")
    who = canvas.text_width(row.who, "small", 16)
    if name.right + 28 + who + 8 <= chip.x:  # the sign before it says as much
        canvas.text(row.who, name.right + 28, box.y + 24, "small", 16, "t2", "lm", who + 2)
    _draw_near(canvas, chip, row)
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


def _near_box(canvas: Canvas, box: Box, x: float) -> Box:
    """Where a panel tells how near to a citadel its player is."""
    worded = box.right - x >= WORDED and canvas.scale.text < LARGE_LETTERS
    width = NEAR if worded else LOW_NEAR
    return Box(box.right - CROWN - 6 - width, box.y + 9, width, 30)


def _draw_near(canvas: Canvas, box: Box, row: PlayerRow) -> None:
    """The best fort and the income of what a citadel takes; green and ticked is what suffices."""
    canvas.rect(box, box.h / 2, (0, 0, 0, 110), (201, 159, 74, 130), 1.2)
    near, right = row.near, box.right - 12
    if near.fort:
        draw_fort(canvas, near.fort, row.badge, box.x + 22, box.bottom - 5, FORT, pips=False)
    else:
        canvas.icon("castle-ruins", box.x + 22, box.cy, 18, "t3")
    words = f"{near.income}/{near.needed}"
    left = canvas.text(words, right, box.cy, "number", 16, "ok" if near.rich else "t1", "rm", 48).x
    if near.rich:
        canvas.icon("check-mark", left - 8, box.cy, 12, "ok")
    if box.w == NEAR:
        canvas.text(near.word, box.x + 38, box.cy, "label", 16, "ok" if near.castle else "t1", "lm", left - 56 - box.x)


def _chip(box: Box, row: PlayerRow, words: tuple[str, ...], canvas: Canvas) -> None:
    _ground(canvas, box, row)
    crest(canvas, row.badge, row.face, box.x + 8, box.y + 9, 44, 110 if row.out else 255)
    x, room = box.x + 58, box.w - 66
    canvas.text(
        row.name, x, box.y + 18, "strong", 16, "warn" if row.warning else "t1", "lm", room - 20 - FORT, cut=True
    )
    if row.near.fort:
        draw_fort(canvas, row.near.fort, row.badge, box.right - 26 - FORT / 2, box.y + 27, FORT, pips=False)
    if row.first:
        canvas.icon("crown", box.right - 16, box.y + 16, 16, "g300")
    gold, _, land, _ = row.figures
    of_needed = f"{row.near.income}/{row.near.needed}"
    told = ((gold, 0.0, 0.28, "t1"), (of_needed, 0.28, 0.44, "ok" if row.near.rich else "t1"), (land, 0.72, 0.28, "t1"))
    for sign, (figure, start, share, colour) in zip(SIGNS, told, strict=False):  # no Shield: it has its own place
        canvas.icon(sign, x + start * room + 8, box.y + 43, 15, "t2")
        canvas.text(figure, x + start * room + 19, box.y + 43, "number", 15, colour, "lm", share * room - 20)
