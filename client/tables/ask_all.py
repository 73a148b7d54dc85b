"""A public question to several people at once, as a table puts it."""

from collections.abc import Callable
from typing import NamedTuple

from ..render.canvas import Box, Canvas


class Person(NamedTuple):
    """Somebody who may answer, and what everybody knows of them: '4 cards in hand'."""

    seat: int
    name: str
    badge: int
    note: str


class AskAllView(NamedTuple):
    """The question in a few words, what it is about, and who may answer, in the order of the rules."""

    title: str
    sentence: str
    people: tuple[Person, ...]
    foot: str = ""
    """What else there is to say; empty: that everybody is asked alike."""
    picture: Callable[[Canvas, Box], None] | None = None
    """Draws what it is about in place of the hand above the question."""
    tall: float = 68.0
    """How high that picture is."""
    middle: tuple[float, float] | None = None
    """The question stands here on the window, so that what it is about stays in sight; None: in its middle."""
    place: Callable[[], Box] | None = None
    """The question fills this part of the table, and the rest is hardly darkened."""
