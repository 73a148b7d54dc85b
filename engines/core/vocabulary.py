"""Names for numbers. Inside the rules a card is a small integer; in records, logs and error messages it has the
name the rulebook gives it. A game declares its verbs and events once; this module spells and reads them.

>>> verbs = {"recruit": (Field("card", ("page", "squire")), Field("seat"), Field("land", ("highland", "lowland")))}
>>> spell(Option("recruit", (1, 3, 0)), verbs)
['recruit', 'squire', 3, 'highland']
>>> read(['recruit', 'squire', 3, 'highland'], verbs)
Option(verb='recruit', args=(1, 3, 0))
"""

from collections.abc import Mapping
from typing import NamedTuple

from .types import Arg, Event, Option

Word = str | int | list[str | int]


class Field(NamedTuple):
    """One argument: its name, and what its numbers mean (nothing: they are just numbers)."""

    name: str
    names: tuple[str, ...] = ()


class EventKind(NamedTuple):
    """One kind of fact: its public fields, its secret ones, and whether it shows what nobody could foresee.

    A revealing event (a draw, a die, a card turned up) is a barrier that undo does not cross. A minor one is told for
    motion and sound, but is no line in a chronicle.
    """

    fields: tuple[Field, ...] = ()
    secret: tuple[Field, ...] = ()
    reveals: bool = False
    minor: bool = False


Verbs = Mapping[str, tuple[Field, ...]]
EventKinds = Mapping[str, EventKind]


def spell(option: Option, verbs: Verbs) -> list[Word]:
    """The option as a list of words that JSON can hold."""
    fields = verbs[option.verb]
    return [option.verb, *(_spell(arg, field) for arg, field in zip(option.args, fields, strict=True))]


def read(words: object, verbs: Verbs) -> Option:
    """The option those words spell. Raises ValueError with a short reason."""
    if not isinstance(words, list) or not words or not isinstance(words[0], str):
        raise ValueError("a move is a list that starts with a verb")
    verb, *rest = words
    fields = verbs.get(verb)
    if fields is None:
        raise ValueError(f"there is no verb {verb!r}")
    if len(rest) != len(fields):
        raise ValueError(f"{verb!r} takes {len(fields)} arguments, not {len(rest)}")
    return Option(verb, tuple(_read(word, field) for word, field in zip(rest, fields, strict=True)))


def sentence(words: list[Word]) -> str:
    """Spelled words on one line, for logs and error messages.

    >>> sentence(["answer", ["squire", "page"]])
    'answer squire+page'
    """
    return " ".join("+".join(map(str, word)) or "nothing" if isinstance(word, list) else str(word) for word in words)


def spell_event(event: Event, kinds: EventKinds) -> list[Word]:
    """The event as words; secret fields follow the public ones when they are known."""
    kind = kinds[event.kind]
    public = [_spell(arg, field) for arg, field in zip(event.args, kind.fields, strict=True)]
    secret = [_spell(arg, field) for arg, field in zip(event.secret, kind.secret, strict=True)] if event.secret else []
    return [event.kind, *public, *secret]


def _spell(arg: Arg, field: Field) -> Word:
    if isinstance(arg, tuple):
        return [_name(number, field) for number in arg]
    return _name(arg, field)


def _name(number: int, field: Field) -> str | int:
    return field.names[number] if field.names and number >= 0 else number


def _read(word: object, field: Field) -> Arg:
    if isinstance(word, list):
        return tuple(_number(part, field) for part in word)
    return _number(word, field)


def _number(word: object, field: Field) -> int:
    if isinstance(word, str):
        if word in field.names:
            return field.names.index(word)
    elif isinstance(word, int) and not isinstance(word, bool) and (not field.names or word < 0):
        return word
    raise ValueError(f"{word!r} is no {field.name}")
