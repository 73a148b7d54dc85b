"""A state as data for JSON, and back. What each field is, its annotation says; so no game writes this by hand.

A state is a dataclass: first the charter, which comes from the setup and is not saved, then numbers, lists, tuples
(named or not), dictionaries of numbers, and dataclasses of numbers, lists and tuples. JSON makes lists of tuples;
reading makes of each what its annotation says.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import MISSING, fields, is_dataclass
from functools import cache
from types import NoneType, UnionType
from typing import Any, TypeVar, get_args, get_origin, get_type_hints

T = TypeVar("T")

Read = Callable[[Any], Any]


def dump(state: Any) -> dict[str, Any]:
    """The state as data for JSON, in the order of its fields. It shares what it holds with the state."""
    kind: Any = type(state)
    names, rich = _fields(kind)
    data = {name: getattr(state, name) for name in names[1:]}
    for name in rich:
        data[name] = _plain(data[name])
    return data


def load(kind: Callable[..., T], charter: Any, data: Mapping[str, Any]) -> T:
    """The state of that kind that was dumped, whether or not the data went through JSON."""
    return kind(charter, **_read(kind, data, _fields(kind)[0][1:]))


def _read(kind: Any, data: Mapping[str, Any], names: Iterable[str]) -> dict[str, Any]:
    readers = _readers(kind)
    known = [name for name in names if name in data or name not in _later(kind)]
    return {name: readers[name](data[name]) for name in known}


@cache
def _later(kind: Any) -> frozenset[str]:
    """Fields that older data may lack: they have a default, which means "as before"."""
    return frozenset(field.name for field in fields(kind) if field.default is not MISSING)


@cache
def _fields(kind: Any) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The names of all fields, and of those that JSON would not take as they are."""
    names = tuple([field.name for field in fields(kind)])
    hints = get_type_hints(kind)
    return names, tuple([name for name in names[1:] if _is_rich(hints[name])])


def _is_rich(hint: Any) -> bool:
    return get_origin(hint) is dict or any(is_dataclass(part) for part in (hint, *get_args(hint)))


def _plain(value: Any) -> Any:
    if isinstance(value, dict):
        return sorted(value.items())
    return value if value is None else {field.name: getattr(value, field.name) for field in fields(value)}


@cache
def _readers(kind: Any) -> dict[str, Read]:
    return {name: _reader(hint) for name, hint in get_type_hints(kind).items()}


def _reader(hint: Any) -> Read:
    """What makes a value of an annotation out of data, or a TypeError if it is not of that kind: data may come from a
    file that a stranger wrote."""
    origin, parts = get_origin(hint), get_args(hint)
    if hint in (int, bool):  # of each other: a rule may write True for 1
        return _number
    if origin is list:
        inside = _reader(parts[0])
        return lambda data: [inside(each) for each in _items(data)]
    if origin is dict:
        key, value = map(_reader, parts)
        return lambda data: {key(one): value(other) for one, other in _items(data)}
    if origin is tuple and parts[-1] is ...:
        inside = _reader(parts[0])
        return lambda data: tuple([inside(each) for each in _items(data)])
    if origin is tuple:
        return _row(tuple, parts)
    if origin is UnionType:
        (part,) = [part for part in parts if part is not NoneType]
        inside = _reader(part)
        return lambda data: None if data is None else inside(data)
    if hasattr(hint, "_fields"):
        return _row(hint._make, tuple(get_type_hints(hint).values()), len(hint._field_defaults))
    return _whole(hint) if is_dataclass(hint) else _plainly


def _row(make: Callable[[list[Any]], Any], hints: tuple[Any, ...], optional: int = 0) -> Read:
    """A tuple of values each of its own kind; so many of the last may be missing."""
    readers = [_reader(hint) for hint in hints]

    def read(data: Any) -> Any:
        values = _items(data)
        if not len(hints) - optional <= len(values) <= len(hints):
            raise TypeError(f"{len(values)} values instead of {len(hints)}")
        return make([reader(value) for reader, value in zip(readers, values, strict=False)])

    return read


def _whole(kind: Any) -> Read:
    return lambda data: kind(**_read(kind, data, _readers(kind)))


def _number(data: Any) -> Any:
    if not isinstance(data, int):
        raise TypeError(f"{type(data).__name__} instead of a number")
    return data


def _items(data: Any) -> Any:
    if not isinstance(data, list | tuple):
        raise TypeError(f"{type(data).__name__} instead of a list")
    return data


def _plainly(data: Any) -> Any:
    """What has no annotation of its own, as the arguments of a frame: numbers, texts, and tuples of them."""
    if isinstance(data, list | tuple):
        return tuple(map(_plainly, data))
    if isinstance(data, int | str) or data is None:
        return data
    raise TypeError(f"a {type(data).__name__}")
