"""The four ways to use a turn, as buttons: whoever says first what to do sees only the cards for it lit.

Pressing one again frees the others. Picking a card first is as good; so nothing here is ever an answer.
"""

from functools import partial
from typing import NamedTuple

from engines.core.types import Option
from engines.knights_and_ninjas.phrases import kinds_in_words
from engines.knights_and_ninjas.reasons import TRUCE
from engines.knights_and_ninjas.rules.turn import at_truce

from ...render.canvas import Box, Canvas
from ...render.theme import BUTTONS
from ...tables.base import ActionButton
from ...tables.picking import Picking, Thing
from ...widgets.button import Painted
from .knights_table import KnightsTable
from .raids import Raids
from .words.notes import mode_of


class Way(NamedTuple):
    """One way: by what it is known, its word, its sign and its key."""

    mode: str
    word: str
    icon: str
    key: str


SIGN = 26.0
WAYS = (
    Way("attack", "Attack", "swordman", "1"),
    Way("fortify", "Fortify", "stone-wall", "2"),
    Way("special", "Special", "star-swirl", "3"),
    Way("pass", "Pass", "card-discard", "p"),
)


def offered(table: KnightsTable) -> bool:
    """Whether a turn begins, and nothing is picked for it yet."""
    asked, picking = table.context.asked, table.context.picking
    return asked is not None and asked.decision.kind == "turn" and picking is not None and not picking.picked


def way_buttons(table: KnightsTable) -> list[ActionButton]:
    """The four of them, from the top down; one that cannot be gone says so."""
    picking, say = table.context.picking, table.context.say
    if picking is None or not offered(table):
        return []
    found = []
    for way in WAYS:
        things = cards_for(way.mode, picking, table.raids())
        open_ = bool(things) or any(mode_of(option) == way.mode for option in picking.options)
        second = say("discard a card") if way.mode == "pass" else _named(things, table)
        kind = "teal" if table.way == way.mode else "secondary"
        does = partial(table.choose_way, way.mode)
        truce = way.mode == "attack" and at_truce(table.context.view.state)
        reason = "" if open_ else say(TRUCE if truce else "no card for it now")
        found.append(
            ActionButton(
                say(way.word), second, kind=kind, key=way.key, reason=reason, does=does, name=f"way_{way.mode}",
                pictures=(_sign(way.icon, kind if open_ else "disabled"),),
            )
        )  # fmt: skip
    return found


def _sign(icon: str, kind: str) -> Painted:
    """The sign of a way, in the ink of its button."""

    def paint(canvas: Canvas, box: Box) -> None:
        canvas.icon(icon, box.cx, box.cy, min(SIGN, box.h), BUTTONS[kind][2])

    return Painted(1.0, paint)


def _named(things: list[Thing], table: KnightsTable) -> str:
    """What can be used for it."""
    kinds = sorted({int(thing[1]) for thing in things if thing[0] == "hand"})  # type: ignore[call-overload]
    return str(kinds_in_words(kinds, table.context.say)) if kinds else ""


def cards_for(mode: str, picking: Picking, raids: Raids) -> list[Thing]:
    """What may be picked first to go this way."""
    return [thing for thing in sorted(picking.next_things(), key=repr) if goes(mode, thing, picking, raids)]


def goes(mode: str, thing: Thing, picking: Picking, raids: Raids) -> bool:
    """Whether what is picked first can go this way."""
    ways: list[Option] = picking.ways(thing)
    raiding = mode == "attack" and any(card == thing for card, _ in raids)
    return raiding or any(mode_of(option) == mode for option in ways)
