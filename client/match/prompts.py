"""Prompts a session can be waiting for. Only `Ask` carries options: those of another's question would show a hand."""

from typing import NamedTuple

from engines.core.types import Decision, Event, Outcome


class Ask(NamedTuple):
    """This person is asked, and may see all that is theirs."""

    seat: int
    decision: Decision


class Cover(NamedTuple):
    """The mouse goes to this person: an opaque cover with their name, until they say that they are there."""

    seat: int
    decision: Decision
    """What they will be asked, without the options."""
    since: tuple[Event, ...]
    """What the whole table saw happen since they last looked."""


class AskAll(NamedTuple):
    """One public question for several people ("does anyone ...?"): a button for each, and *no one*."""

    seats: tuple[int, ...]
    """The people who will be asked, in the order of the rules."""
    decision: Decision
    """The first of these questions, without the options."""


class Thinking(NamedTuple):
    """A computer player is asked, or a person who abstains: either answers after the same pause."""

    seat: int
    decision: Decision
    """Without the options."""


class Over(NamedTuple):
    """Nothing is asked any more."""

    outcome: Outcome


SessionPrompt = Ask | Cover | AskAll | Thinking | Over


def closed(decision: Decision) -> Decision:
    """The question as everybody may know it."""
    return decision._replace(options=())
