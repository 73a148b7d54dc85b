"""What telling a deed takes in every game: whoever looks is *you*, and what follows a deed comes after it was told."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from engines.core.language.word import Word
from engines.core.types import Event
from engines.core.vocabulary import EventKind

from ..sprites.ribbon import Point
from ..sprites.timeline import Pose

if TYPE_CHECKING:
    from .context import Context


def args_of(event: Event) -> tuple[Any, ...]:
    """What an event says; what each argument is follows from its kind."""
    return event.args


def known(event: Event) -> tuple[int, ...]:
    """The cards of an event that only some may know; none for others."""
    found: Any = event.secret[0] if event.secret else ()
    return tuple(found)


def who(context: "Context", seat: int, viewer: int) -> Word:
    """Somebody by name; whoever looks is *you*."""
    return context.say.you if seat == viewer else context.say.name(context.names[seat])


def named(
    context: "Context", event: Event, kinds: Mapping[str, EventKind], viewer: int, parts: Mapping[str, object]
) -> dict[str, object]:
    """What an event names, as whoever looks is told of it."""
    found = dict(parts)
    for field, arg in zip(kinds[event.kind].fields, event.args, strict=True):
        if field.name in ("seat", "rival") and isinstance(arg, int):
            found[field.name] = who(context, arg, viewer)
    return found


def told_before(events: Sequence[Event], at: int, follows: frozenset[str], steps: int) -> int:
    """Before which step a deed is told that begins with the event `at`: the first that only `follows` it."""
    later = (number for number in range(at + 1, len(events)) if events[number].kind in follows)
    return next(later, steps)


def point_of(pose: Pose) -> Point:
    return pose.x, pose.y
