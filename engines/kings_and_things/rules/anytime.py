"""What may be done with every question of one's own part of a phase (reference 4, 5, 15)."""

from ...core.types import Option
from ..realm import hexes_of
from ..state import NOTHING, NOWHERE, State
from ..things import TOWNS
from .income import cashes
from .magic import fans
from .placement import removals


def anytime(state: State, seat: int) -> list[Option]:
    """Cash treasures (5), remove own special income (4), blow the Black Cloud away (15). Most players can do none of
    it, and every question asks: so it looks first whether there is anything of the kind at all."""
    options: list[Option] = []
    shield, income = state.shields[seat], state.income
    if shield and shield[-1] >= TOWNS:  # sorted: treasures and magic come after all that can be placed
        options += cashes(state, seat)
    if income.count(NOTHING) < len(income):
        options += removals(state, hexes_of(state, seat))
    if state.cloud != NOWHERE:
        options += fans(state, seat)
    return options
