"""What is said of a hex beside the board."""

from typing import TYPE_CHECKING

from engines.core.types import HIDDEN
from engines.kings_and_things.phrases import land

from . import things
from .words.hexes import price_words
from .words.reasons import why_no_building, why_no_march, why_no_placing

if TYPE_CHECKING:
    from .table import GameTable


ABOUT = frozenset(
    [
        "juju_tile", "evacuate", "plague_payment", "event_loss", "ask_pin_proof", "show_pin_proof", "fly_block",
        "fly_leave", "movement_excess", "balloon", "balloon_target", "fan_escape", "assassin_victim", "excess_removal",
        "deny",
    ]
)  # fmt: skip
"""Questions about one hex, which their frame names third."""


def about(table: "GameTable") -> int | None:
    """The hex a question is about, where it is not simply clicked; None: there is none."""
    asked, state = table.context.asked, table.state
    kind = asked.decision.kind if asked is not None else ""
    if kind == "fly_reveal" and state.column is not None:
        return state.column.hex
    if kind not in ABOUT or not state.agenda or state.agenda[-1][0] != kind:
        return None
    hex_: int = state.agenda[-1][2]
    return hex_ if hex_ >= 0 else None


def hex_title(table: "GameTable", hex_: int) -> str:
    """Whose land it is: *Theo's jungle*."""
    say, owner = table.context.say, table.state.owner[hex_]
    where = land(table.state, hex_, say)
    if owner < 0 or table.state.terrain[hex_] == HIDDEN:
        return where.capitalize()
    return say("{name}'s {land}").format(name=table.context.names[owner], land=where)


def hex_words(table: "GameTable", hex_: int) -> str:
    """What else is known of it."""
    state, say = table.state, table.context.say
    first, *more = table.board.explain(hex_).split("\n")
    if state.owner[hex_] < 0 or state.terrain[hex_] == HIDDEN:
        return " ".join([first, *more])
    return " ".join(more) or say("Nobody stands here: {price}.").format(price=price_words(state, hex_, say))


def why_not(table: "GameTable", hex_: int) -> str:
    """Why a hex is not lit, where one would expect it; "" if it is."""
    asked, picking, state, say = table.context.asked, table.context.picking, table.state, table.context.say
    if asked is None or picking is None or things.hex_(hex_) in picking.next_things() or hex_ in table.reach:
        return ""
    if table.muster is not None:
        going = table.muster.going
        return why_no_march(state, asked.seat, going, hex_, say) if going and hex_ != table.muster.hex else ""
    if asked.decision.kind == "march" and state.column is not None and hex_ != state.column.hex:
        return why_no_march(state, asked.seat, state.column.pieces, hex_, say)
    if asked.decision.kind == "build":
        return why_no_building(state, asked.seat, hex_, say)
    taken = table.rack.taken()
    return why_no_placing(state, asked.seat, taken, hex_, say) if taken is not None else ""
