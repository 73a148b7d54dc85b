"""A King who may err (`honest` off; reference 6.4, last paragraph of the updates).

When no order is left that fits all he said and all that was scored, both are told, and statements are struck from the
record until some order fits again. Scores are never doubted.
"""

from ...core.types import Tell
from ..belief import contradicted
from ..state import State


def strike_out(state: State, tell: Tell) -> None:
    """Strike out what cannot stand beside the rest, and say so."""
    for at in contradicted(state):
        saying = state.sayings[at]
        state.sayings = (*state.sayings[:at], saying._replace(void=True), *state.sayings[at + 1 :])
        if tell is not None:
            tell("contradicted", saying.form, saying.matters, saying.wording)
