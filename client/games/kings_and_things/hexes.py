"""Words about a hex beside the board."""

from typing import TYPE_CHECKING

from engines.core.language import capital
from engines.core.types import HIDDEN
from engines.kings_and_things.decisions import option
from engines.kings_and_things.phrases import hex_name, land

from . import things

if TYPE_CHECKING:
    from .kingdom_table import KingdomTable


ABOUT = frozenset(
    [
        "juju_tile", "evacuate", "plague_payment", "event_loss", "ask_pin_proof", "show_pin_proof", "fly_block",
        "fly_leave", "movement_excess", "balloon", "balloon_target", "fan_escape", "assassin_victim", "excess_removal",
        "deny",
    ]
)  # fmt: skip
"""Questions about one hex, which their frame names third."""


BY_HEX = {"build": "build", "place_where": "put"}
"""Questions that are answered by a hex, each with its verb, where the rules say why it cannot be another one."""


def about(table: "KingdomTable") -> int | None:
    """The hex a question is about, where it is not simply clicked; None: there is none."""
    asked, state = table.context.asked, table.state
    kind = asked.decision.kind if asked is not None else ""
    if kind == "fly_reveal" and state.column is not None:
        return state.column.hex
    if kind not in ABOUT or not state.agenda or state.agenda[-1][0] != kind:
        return None
    hex_: int = state.agenda[-1][2]
    return hex_ if hex_ >= 0 else None


def hex_title(table: "KingdomTable", hex_: int) -> str:
    """What it is called: *The Amber Waste*."""
    return capital(hex_name(table.state, hex_, table.context.say))


def land_words(table: "KingdomTable", hex_: int) -> str:
    """Whose land it is: *Theo's jungle*; empty if nobody knows."""
    say, owner = table.context.say, table.state.owner[hex_]
    if table.state.terrain[hex_] == HIDDEN:
        return ""
    where = land(table.state, hex_, say)
    if owner < 0:
        return where
    return say("{name:'s} {land}", name=say.name(table.context.names[owner]), land=where)


def why_not(table: "KingdomTable", hex_: int) -> str:
    """Why a hex is not lit, where one would expect it; "" if it is."""
    asked, picking = table.context.asked, table.context.picking
    if asked is None or picking is None or things.hex_(hex_) in picking.next_things() or hex_ in table.reach:
        return ""
    if table.muster is not None or asked.decision.kind == "march":
        return table.marching.why_not(hex_)
    verb = BY_HEX.get(asked.decision.kind)
    return table.why_not(option(verb, hex_)) if verb else ""
