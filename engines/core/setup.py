"""Set-up of a game: modes, settings with their defaults, and the one place that checks a host's wishes."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from .errors import BadSetup

Value = bool | int | str

LONGEST_NAME = 24
"""Letters of the name of whoever sits at the table."""


class Mode(NamedTuple):
    """A way to play with rules of its own. The first mode that fits the number of seats is the default."""

    id: str
    seats: tuple[int, ...]
    text: str
    people: tuple[bool, ...] = ()
    """For each seat, whether a person sits there, if the mode says who plays what; nothing: anybody, anywhere."""


class Setting(NamedTuple):
    """One named choice of the rules. Without `choices` the value is a text that the game itself checks."""

    name: str
    default: Value
    choices: tuple[Value, ...]
    text: str
    before: Value | None = None
    """How the game was played before there was this choice, for records of that time; None: as by default."""


class Setup(NamedTuple):
    """Everything a game is made from. The same setup always gives the same first position."""

    game: str
    seats: int
    mode: str
    options: Mapping[str, Value]  # complete: every setting of the game has its value
    seed: int
    names: tuple[str, ...]

    def header(self) -> dict[str, Any]:
        """As plain data, for the first line of a record."""
        return {**self._asdict(), "options": dict(self.options), "names": list(self.names)}


SWITCH = (False, True)


def mode_for(modes: tuple[Mode, ...], seats: int, wish: Value | None = None) -> str:
    """The mode wished for, or the first that fits this many seats."""
    if wish is not None and wish not in [mode.id for mode in modes]:
        raise BadSetup(f"There is no mode {wish!r}; there are {', '.join(mode.id for mode in modes)}.")
    for mode in modes:
        if seats in mode.seats and wish in (None, mode.id):
            return mode.id
    offered = sorted({count for mode in modes for count in mode.seats if wish in (None, mode.id)})
    raise BadSetup(f"{wish or 'This game'} is for {offered[0]} to {offered[-1]} players, not {seats}.")


def fill_options(settings: tuple[Setting, ...], wishes: Mapping[str, object]) -> dict[str, Value]:
    """Every setting with the value wished for, or its default. Text from a command line is read as what is meant."""
    known = {setting.name: setting for setting in settings}
    for name in wishes:
        if name not in known:
            raise BadSetup(f"There is no option {name!r}; there are mode, {', '.join(known)}.")
    return {
        name: _value(setting, wishes[name]) if name in wishes else setting.default for name, setting in known.items()
    }


def as_before(settings: tuple[Setting, ...]) -> dict[str, Value]:
    """Every setting with the value that means that the game is as it was before there was the setting."""
    return {setting.name: setting.default if setting.before is None else setting.before for setting in settings}


def _value(setting: Setting, wish: object) -> Value:
    if not setting.choices:
        if isinstance(wish, str):
            return wish
        raise BadSetup(f"{setting.name} takes a text, not {wish!r}.")
    for choice in setting.choices:
        # True == 1 in Python, but a switch is not a number: compare type and value, or the spelling.
        if (type(choice) is type(wish) and choice == wish) or (isinstance(wish, str) and spelling(choice) == wish):
            return choice
    offered = ", ".join(spelling(choice) for choice in setting.choices)
    raise BadSetup(f"{setting.name} can be {offered}, not {wish}.")


def spelling(value: Value) -> str:
    """A value as it is typed after `--set name=`.

    >>> spelling(True), spelling(2), spelling("two")
    ('true', '2', 'two')
    """
    return str(value).lower() if isinstance(value, bool) else str(value)
