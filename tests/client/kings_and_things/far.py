"""Positions with the questions of Kings & Things that chance hardly ever comes to, for the window."""

from tests.engines.kings_and_things.far import FAR as EVERY

from .battles import Position

ON_THE_BOARD = ("ask_pin_proof", "fly_block", "fly_leave", "fan_escape", "movement_excess", "deny")
FAR = {kind: EVERY[kind] for kind in ON_THE_BOARD}
"""By the kind of question."""


def far(kind: str) -> Position:
    """The position that asks this, and what happened before it."""
    game = FAR[kind]()
    return Position(game.state, tuple(game.story))
