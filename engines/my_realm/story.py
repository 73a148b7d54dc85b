"""Story of a year: its heading, the matters, what was asked and said, and the judgement with what came of it."""

from collections.abc import Callable, Sequence
from typing import Any

from ..core.chronicle import DEED, HEADING, Entry, KnownAction
from ..core.game import Say
from ..core.types import Event
from . import words
from .matters import KING, PRINCESS

YEAR = "{phase_name}: year {year}"

UNTOLD = frozenset(("key_drawn", "shuffled"))
"""What everybody sees on the table."""

SPEAKERS = {
    **dict.fromkeys(("asked", "sealed", "rebelled"), PRINCESS),
    **dict.fromkeys(("spoke", "hinted", "fell_silent", "looked", "deflected", "contradicted"), KING),
}
"""Whose deed a fact is."""

FOLLOWS = {
    "dealt": ("duplicate",),
    "duplicate": ("duplicate",),
    "spoke": ("asked",),
    "hinted": ("asked",),
    "deflected": ("asked",),
    "judged": ("sealed",),
    "judged_sternly": ("sealed",),
    "why": ("judged_sternly",),
    "reckoned": ("sealed",),
    "king_died": ("death_rolled",),
}
"""Facts that are told on the line of the one before, if that is of such a kind."""


Fact = Callable[[Event, tuple[str, ...], Say], str]


def tell(chapter: Sequence[KnownAction], names: tuple[str, ...], say: Say, fact: Fact) -> list[Entry]:
    """The entries of a year; `fact` words an event."""
    entries: list[Entry] = []
    before = ""
    for told in chapter:
        for event in told.events:
            if event.kind in UNTOLD:
                continue
            text = fact(event, names, say)
            if event.kind == "year_began":
                args: Any = event.args
                head = say(YEAR, phase_name=say(words.PHASE_NAMES[args[0]]), year=args[1])
                entries.append(Entry(head, None, HEADING, told.number, told.number, (event,)))
                text = say(words.RUMOURS[args[2]])
            if before in FOLLOWS.get(event.kind, ()):
                last = entries[-1]
                entries[-1] = last._replace(text=f"{last.text} {text}", last=told.number, events=(*last.events, event))
            else:
                entries.append(Entry(text, SPEAKERS.get(event.kind), DEED, told.number, told.number, (event,)))
            before = event.kind
    return entries
