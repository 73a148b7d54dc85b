"""What is told of the screen to somebody who has it read to them: things with a role, a name, a value and a deed.

The same description feeds the screen reader of the system, a voice and the tests; nothing of it knows how it is spoken.
"""

from collections.abc import Callable, Iterator
from enum import StrEnum
from typing import NamedTuple


class Role(StrEnum):
    """What a thing is, in the words of screen readers."""

    BUTTON = "button"
    SWITCH = "switch"
    CHOICE = "choice"
    RADIO = "radio"
    SLIDER = "slider"
    FIELD = "field"
    TAB = "tab"
    LINK = "link"
    TEXT = "text"
    HEADING = "heading"
    QUESTION = "question"
    LIST = "list"
    ITEM = "item"
    TOOLS = "tools"


class Told(NamedTuple):
    """One thing. `more` is what only those hear who want to know more; `why` is why it is off."""

    id: str
    role: Role
    name: str
    value: str = ""
    on: bool | None = None
    enabled: bool = True
    more: str = ""
    why: str = ""
    key: str = ""
    does: Callable[[], object] | None = None
    steps: Callable[[int], object] | None = None
    """Goes to the value before or after."""
    widget: str = ""
    """The widget it is, by its id: the focus of the screen goes there with it."""
    things: tuple["Told", ...] = ()

    def heard(self) -> tuple[object, ...]:
        """All of it that somebody hears."""
        said = (self.id, self.role, self.name, self.value, self.on, self.enabled, self.more, self.why, self.key)
        return (*said, tuple(thing.heard() for thing in self.things))

    def words(self) -> str:
        """It as one breath of speech, for a voice that knows no roles."""
        return ", ".join(part for part in (self.name, self.value, self.why or self.more) if part)


class Page(NamedTuple):
    """One screen, in the order in which a person would tell it."""

    name: str
    told: tuple[Told, ...]
    focus: str = ""
    """What of it has the focus; empty: nothing has."""
    question: str = ""
    """What is asked now: told at once."""
    events: tuple[str, ...] = ()
    """What has happened, the newest last: told when nothing else is."""
    modal: bool = False

    def heard(self) -> tuple[object, ...]:
        return (self.name, tuple(told.heard() for told in self.told), self.modal)

    def walk(self) -> Iterator[Told]:
        """Everything, from the first to the last: a place before what lies there."""
        return walked(self.told)

    def get(self, name: str) -> Told | None:
        return next((told for told in self.walk() if told.id == name), None)

    def written(self) -> str:
        """The whole page as text, indented, for whoever wants to see what is heard."""
        lines = [self.name]
        for told in self.told:
            lines += _written(told, 1)
        return "\n".join(lines) + "\n"


EMPTY = Page("", ())


def walked(told: tuple[Told, ...]) -> Iterator[Told]:
    for thing in told:
        yield thing
        yield from walked(thing.things)


def _written(told: Told, depth: int) -> list[str]:
    state = "" if told.on is None else " (on)" if told.on else " (off)"
    parts = [f"{told.role}: {told.name}{state}" if told.role != Role.ITEM else told.name]
    parts += [f"= {told.value}"] * bool(told.value)
    parts += [f"[{told.key}]"] * bool(told.key)
    parts += [f"({told.more})"] * bool(told.more)
    parts += [f"(off: {told.why})" if told.why else "(off)"] * (not told.enabled)
    return ["    " * depth + " ".join(parts), *[line for thing in told.things for line in _written(thing, depth + 1)]]
