"""Forced losses: what would have answered, and what follows, while somebody can only give in.

It stands in the middle of the column, in the place of the seats, and waits as long as they like. All of it is read from
the view of whoever is asked.
"""

from typing import NamedTuple

from engines.core.game import Say
from engines.core.types import View
from engines.cover_your_kingdom.cards import KIND
from engines.cover_your_kingdom.challenge import Challenge, challenge
from engines.cover_your_kingdom.nouns import cards
from engines.cover_your_kingdom.rules.hires import ransom
from engines.cover_your_kingdom.rules.recruit import Price, price
from engines.cover_your_kingdom.state import CARDS, State, stack

from ...render.canvas import Box, Canvas
from ...sprites.card import RATIO, lay, veiled
from ...sprites.ornaments import badge, chip
from ...tables.frame import GAP, LOG_LEAST
from .actions import DANGER
from .faces import Faces
from .reading import clan_magic
from .sprites.card import Face, card
from .table_facts import TableFacts

HIGH = 386.0
CARD = 92.0
HEAD, ROW, INSET = 44.0, 58.0, 18.0
LEAST_CARDS = 110.0
"""Room in which the cards that would have done can be told apart."""
SHOWN = 4
"""So many cards that would have done are shown."""


class Wanted(NamedTuple):
    """A card that would have answered, and how many of it there are in the hand."""

    face: Face
    words: str


class Follows(NamedTuple):
    """What comes of it for somebody."""

    seat: int
    words: str
    second: str


class Forced(NamedTuple):
    """Everything on the panel; the same value is the same picture."""

    title: str
    wanted: tuple[Wanted, ...]
    title_below: str
    rows: tuple[Follows, ...]


def is_forced(table: TableFacts) -> bool:
    """Whether the person who is asked can only give something up."""
    asked = table.context.asked
    return asked is not None and len(asked.decision.options) == 1 and asked.decision.options[0].verb in DANGER


def read_forced(view: View[State], names: tuple[str, ...], faces: Faces, say: Say) -> Forced:
    """What the panel says, to whoever has this view."""
    state, me = view.state, view.seat
    fight = challenge(state)
    needed = price(state, state.agenda[-1]) if fight else ransom(state, *state.agenda[-1][1:])
    rows = _challenge(state, me, names, fight, say) if fight else _elves(state, names, say)
    title = say("It would take one of these") if not needed.partners else say("One or two of these")
    return Forced(title, _wanted(state, me, needed, faces, say), say("What follows"), rows)


def _wanted(state: State, me: int, needed: Price, faces: Faces, say: Say) -> tuple[Wanted, ...]:
    kinds = dict.fromkeys((*needed.singles, needed.pair, *needed.partners) if needed.partners else needed.singles)
    held = [KIND[number] for number in state.hands[me]]
    return tuple([Wanted(faces.kind(kind), _have(held.count(kind), say)) for kind in [*kinds][:SHOWN]])


def _have(count: int, say: Say) -> str:
    return say("you have {count}", count=count) if count else say("you have none")


def _challenge(state: State, me: int, names: tuple[str, ...], fight: Challenge, say: Say) -> tuple[Follows, ...]:
    foe = {"foe": say.name(names[fight.foe])}
    mine = sum(len(play.cards) for play in fight.plays if play.seat == me)
    played = {"cards": cards(mine, say)}
    if fight.at_the_inn:
        worth = sum(state.charter.magic[KIND[number]] for number in fight.stake)
        gets = Follows(fight.foe, say("{foe} gets the guests and all cards played", **foe), _magic(worth, say))
        return gets, Follows(me, say("You lose {cards:the} you played", **played), "")
    clan = stack(state, fight.defender, fight.land)[-1]
    grown = (*clan[:CARDS], clan[CARDS] + fight.stake)
    worth = clan_magic(state, fight.foe, grown)
    if me != fight.defender:
        keeps = Follows(fight.foe, say("{foe} keeps the clan, with all cards played", **foe), _magic(worth, say))
        return keeps, Follows(me, say("You lose {cards:the} you played", **played), "")
    lost = {"magic": clan_magic(state, me, clan), **played}
    words = "You lose {magic} magic and {cards:the} you played" if mine else "You lose {magic} magic"
    return (
        Follows(fight.foe, say("{foe} gets the clan and all cards played", **foe), _magic(worth, say)),
        Follows(me, say(words, **lost), _below(state, me, fight.land, say)),
    )


def _elves(state: State, names: tuple[str, ...], say: Say) -> tuple[Follows, ...]:
    _, owner, land = state.agenda[-1]
    lost = clan_magic(state, owner, stack(state, owner, land)[-1])
    return (
        Follows(
            state.seat, say("{name:'s} Elves lead the clan away", name=say.name(names[state.seat])), say("for good")
        ),
        Follows(owner, say("You lose {magic} magic", magic=lost), _below(state, owner, land, say)),
    )


def _magic(worth: int, say: Say) -> str:
    return say("{magic} magic in all", magic=worth)


def _below(state: State, seat: int, land: int, say: Say) -> str:
    covered = len(stack(state, seat, land)) > 1
    return say("a covered clan of yours is on top again") if covered else say("that land is empty then")


# -- drawing -----------------------------------------------------------------------------------------------------------


def forced_box(middle: Box, text: float) -> Box:
    """As high as designed, where the chronicle keeps its line; lower without the cards, where they would not fit."""
    large, room = max(1.0, text), middle.h - LOG_LEAST - GAP
    rows = _rows_high(large) + 2 * INSET
    return middle._replace(h=min(HIGH * large, room) if room >= rows + LEAST_CARDS * large else min(rows, room))


def _rows_high(large: float) -> float:
    """What follows, for two, under its heading."""
    return (HEAD + ROW * 2) * large - 12


def draw_forced(canvas: Canvas, box: Box, forced: Forced, badges: tuple[int, ...]) -> None:
    """The panel; where there is little room, what follows comes first."""
    large = max(1.0, canvas.scale.text)
    canvas.panel(box, "parchment", 12)
    inner = box.inset(INSET)
    above = inner.h - _rows_high(large)
    y = inner.y
    if above >= LEAST_CARDS * large:
        canvas.text(forced.title, inner.x, y, "heading", 19, "#5B1620", "lt", inner.w, 12)
        top = y + 32 * large
        _draw_wanted(canvas, Box(inner.x, top, inner.w, above - 32 * large - 16), forced.wanted)
        y += above
        canvas.rect(Box(inner.x, y - 6, inner.w, 1.2), 0, "edge", alpha=140)
    canvas.text(forced.title_below, inner.x, y + 6, "heading", 19, "#5B1620", "lt", inner.w, 12)
    y += 38 * large
    for row in forced.rows:
        shield = 36.0
        badge(canvas, badges[row.seat], inner.x, y + 4, shield)
        x, room = inner.x + shield + 12, inner.w - shield - 12
        middle = y + ROW * large / 2 - 6
        lines = _broken(canvas, row.words, room)
        step = (22 if len(lines) == 1 else 18) * large
        top = middle - step * (len(lines) if row.second else len(lines) - 1) / 2
        for number, line in enumerate(lines):
            canvas.text(
                line, x, top + number * step, "strong", 18 if len(lines) == 1 else 15, "inkp", "lm", room, cut=True
            )
        canvas.text(row.second, x, top + len(lines) * step, "small", 16, "inkp2", "lm", room, cut=True)
        y += ROW * large


def _broken(canvas: Canvas, words: str, room: float) -> list[str]:
    """The words in one line, or in two where one would be cut."""
    if canvas.fits(words, "strong", room):
        return [words]
    first, *rest = canvas.wrapped(words, "strong", 15, room)
    return [first, " ".join(rest)]


def _draw_wanted(canvas: Canvas, box: Box, wanted: tuple[Wanted, ...]) -> None:
    if not wanted:
        return
    step = box.w / max(3, len(wanted))
    width = min(CARD, step - 12, (box.h - 14) / RATIO)
    for number, (face, words) in enumerate(wanted):
        cx, cy = box.x + step * (number + 0.5), box.y + width * RATIO / 2
        lay(canvas, veiled(canvas, card(canvas, face, width), 70), cx, cy)
        low = cy + width * RATIO / 2 - 12
        chip(canvas, cx, low, words, "t1", (60, 12, 10, 235), "#E08A7C", 14.5, anchor="m", room=step - 6)
