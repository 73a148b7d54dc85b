"""Pace of all tables: how long what others do can be read.

A game tells from events how much each thing that others do weighs for whoever looks, and what sort of deed it is:

- `TOUCHES`: something of the viewer's changes, or the viewer is forced. It is shown until they say that they saw it.
- `DEED`: it is shown for its motion, then held.
- `ROUTINE`: draws, passes, nothing bought. One line, held briefly.

The game makes a `Caption` of it, shows that while the deed moves, and then for as long as `hold` says or, if it
`waits`, until it has been seen. `PACES` says how long each sort of deed moves and is held, at speed 1; words that need
longer get it. Nobody is made to wait who only watches, nor by a deed that was shown to other eyes.
"""

from collections.abc import Callable, Mapping
from enum import StrEnum
from typing import TYPE_CHECKING, NamedTuple

from ..match.prompts import SessionPrompt, Thinking

if TYPE_CHECKING:
    from .base import PromptLine
    from .context import Context

BETWEEN = 0.4
"""Seconds between two deeds of computers, at least: their thinking runs inside them."""
ANSWER = 1.2
"""Seconds before a computer answers what is done to it, whether it can choose or not: giving in at once would tell."""
LETTER, LONGEST = 0.045, 4.0
"""Seconds that reading takes: a letter of a sentence, and the whole of it at most."""


class Weight(StrEnum):
    """How much a deed matters to whoever looks."""

    TOUCHES = "touches"
    DEED = "deed"
    ROUTINE = "routine"


class Pace(NamedTuple):
    """Seconds of one sort of deed."""

    motion: float
    """Of one step of it: a hex, a card, a letter, a round."""
    hold: float
    """After the motion."""


PACES: Mapping[str, Pace] = {
    "march": Pace(0.22, 1.2),
    "round": Pace(1.5, 0.0),
    "result": Pace(0.24, 4.0),
    "taken": Pace(0.5, 1.4),
    "card": Pace(0.26, 1.3),
    "hire": Pace(0.5, 2.6),
    "challenge": Pace(0.22, 1.0),
    "last word": Pace(0.22, 1.6),
    "blow": Pace(0.3, 1.4),
    "word": Pace(0.025, 1.0),
    "routine": Pace(0.0, 0.6),
}
"""By sort of deed."""


class Caption(NamedTuple):
    """What is said of a deed while it is shown."""

    seat: int
    """Whose deed it is; -1: nobody's."""
    lead: str
    sentence: str
    chip: str = ""
    """A few words at the right end: *army 3 of 3*."""
    sort: str = "taken"
    weight: Weight = Weight.DEED


class Interlude(NamedTuple):
    """Something that takes the place of the question while it is shown: a result, a summary."""

    words: "PromptLine"
    button: str
    """What the main button says where it waits."""
    shows: object = None
    """What the table draws, for its own use."""
    name: str = ""
    """What it is: *result*, *summary*."""
    aside: Callable[[], tuple[str, Callable[[], None]]] | None = None
    """Another button while it waits: what it says now, and what it does."""


def pause_for(prompt: SessionPrompt, answers: frozenset[str]) -> float:
    """How long a computer takes for the question of now; `answers` are the kinds in which it reacts to others."""
    return ANSWER if isinstance(prompt, Thinking) and prompt.decision.kind in answers else BETWEEN


def hold(caption: Caption) -> float:
    """How long a caption stays once everything has moved. The headline says in short what the sentence
    says; of routine nobody reads more."""
    words = caption.lead if caption.weight is Weight.ROUTINE else caption.sentence
    return min(LONGEST, max(PACES[caption.sort].hold, LETTER * len(words)))


def waits(context: "Context", caption: Caption) -> bool:
    """Whether somebody has to say that they saw this."""
    seat = context.view.seat
    watched = seat in context.session.people and seat == context.me
    return caption.weight is Weight.TOUCHES and watched and context.settings.losses_wait
