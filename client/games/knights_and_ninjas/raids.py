"""Card first, then the kingdom: an attack and its first card in one gesture, as everybody does it at a table.

The rules ask for the victim, then for the card. Here the card may be picked before: the kingdoms it could be laid
against light up, and a click on one gives both answers. What could be laid comes from the rules (`openings`).
"""

from typing import TYPE_CHECKING, NamedTuple

from engines.core.types import Option
from engines.knights_and_ninjas.forecast import openings

from ...tables.picking import Thing
from . import things

if TYPE_CHECKING:
    from .table import GameTable


class Raid(NamedTuple):
    """A card of the hand against a kingdom: the attack and, unless others could come along, the card laid at once."""

    attack: Option
    lay: Option
    alone: bool


Raids = dict[tuple[Thing, int], Raid]
"""By the card of the hand and the seat."""


def raids_of(table: "GameTable") -> Raids:
    """Every raid this hand could begin now. A Jester is asked for its name first, so it begins none."""
    asked = table.context.asked
    if asked is None or asked.decision.kind != "turn" or not table.hand_is_open():
        return {}
    found: Raids = {}
    for attack in asked.decision.options:
        if attack.verb == "attack":
            lays = [option for option in openings(table.state, *attack.args) if option.verb == "lay"]
            for lay in lays:
                laid = things.things_of(lay)
                if len(laid) == 1:
                    alone = not any(laid[0] in things.things_of(other) for other in lays if other != lay)
                    found[laid[0], attack.args[0]] = Raid(attack, lay, alone)
    return found
