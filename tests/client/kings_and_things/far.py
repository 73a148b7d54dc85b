"""Positions with the questions of Kings & Things that chance hardly ever comes to."""

from tests.engines.kings_and_things.far import FAR

from .battles import Position

__all__ = ["FAR", "far"]


def far(kind: str) -> Position:
    """The position that asks this, and what happened before it."""
    game = FAR[kind]()
    return Position(game.state, tuple(game.story))
