"""What may be done with every question of one's own part of a phase (reference 4, 5, 15)."""

from ...core.types import Option
from ..state import NOWHERE, State
from .income import cashes
from .magic import fans
from .placement import removals


def anytime(state: State, seat: int) -> list[Option]:
    """Cash treasures (5), remove own special income (4), blow the Black Cloud away (15)."""
    options = cashes(state, seat) + removals(state, seat)
    if state.cloud != NOWHERE:
        options += fans(state, seat)
    return options
