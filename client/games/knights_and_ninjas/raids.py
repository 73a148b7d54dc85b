"""Raids: an attack and its first card in one gesture, card first, then the kingdom, as everybody does it at a table.

The rules ask for the victim, then for the card. Here the card may be picked before: the kingdoms it could be laid
against light up, and a click on one gives both answers. What could be laid comes from the rules (`openings`).
"""

from typing import NamedTuple

from engines.core.types import Decision, Option
from engines.knights_and_ninjas.forecast import openings
from engines.knights_and_ninjas.state import State

from ...tables.picking import Thing
from . import things


class Raid(NamedTuple):
    """A card of the hand against a kingdom: the attack and, unless others could come along, the card laid at once."""

    attack: Option
    lay: Option
    alone: bool


Raids = dict[tuple[Thing, int], Raid]
"""By the card of the hand and the seat."""


def raids_of(state: State, decision: Decision) -> Raids:
    """Every raid that may be begun at this turn. A Jester is asked for its name first, so it begins none."""
    found: Raids = {}
    for attack in decision.options:
        if attack.verb == "attack":
            lays = [option for option in openings(state, *attack.args) if option.verb == "lay"]
            for lay in lays:
                laid = things.things_of(lay)
                if len(laid) == 1:
                    alone = not any(laid[0] in things.things_of(other) for other in lays if other != lay)
                    found[laid[0], attack.args[0]] = Raid(attack, lay, alone)
    return found
