"""What is written on key caps: the keys of a keyboard, or the buttons of the gamepad that was used last.

Scenes name every key as on a keyboard; who draws it asks here what it is for whoever plays.
"""

from collections.abc import Callable
from enum import StrEnum
from typing import Final, NamedTuple


class Cap(NamedTuple):
    """A cap: what is written on it, or the sign that is drawn there; nothing, if there is no key for it."""

    text: str = ""
    icon: str = ""
    round: bool = False


NO_CAP = Cap()
Caps = Callable[[str, bool], Cap]
"""The cap of a key, by its name on a keyboard; and whether what it stands on has the focus."""

_written: Final = {
    "space": "Space", "enter": "Enter", "esc": "Esc", "tab": "Tab", "home": "Home", "end": "End", "pgup": "PgUp",
    "pgdn": "PgDn", "backspace": "Backspace", "delete": "Del", "insert": "Ins", "left": "←", "right": "→", "up": "↑",
    "down": "↓",
}  # fmt: skip
_meant: Final = {written: name for name, written in _written.items()} | {"escape": "esc"}


def named(name: str) -> Cap:
    """The cap of a key that is named as in `client/input/keymap.py`."""
    *shift, key = name.split(" ") if len(name) > 1 else (name,)
    return Cap(" ".join((*(["Shift"] if shift else []), _written.get(key, key.upper()))) if key else "")


def canonical(written: str) -> str:
    """The name of a key by what stands on its cap."""
    return _meant.get(written) or written.lower()


def keyboard(key: str, focus: bool = False) -> Cap:
    """The key itself."""
    name = canonical(key)
    plain = name in _written or name[1:].isdigit()
    return named(name) if plain else Cap(key.upper() if len(key) == 1 else key)


class Maker(StrEnum):
    """Whose names the buttons of a pad have."""

    XBOX = "xbox"
    PLAYSTATION = "playstation"
    SWITCH = "switch"
    OTHER = "other"


SHAPES: Final = {
    "south": Cap("Cross", "own-cross", round=True),
    "east": Cap("Circle", "own-circle", round=True),
    "west": Cap("Square", "own-square", round=True),
    "north": Cap("Triangle", "own-triangle", round=True),
}
"""Signs on the buttons of a PlayStation, and what they are called."""


def _named(south: str, east: str, west: str, north: str) -> dict[str, Cap]:
    names = {"south": south, "east": east, "west": west, "north": north}
    return {place: Cap(name, round=True) for place, name in names.items()}


def _others(shoulders: str, triggers: str, start: str, select: str) -> dict[str, Cap]:
    left, right = shoulders.split()
    left_trigger, right_trigger = triggers.split()
    return {
        "left_shoulder": Cap(left), "right_shoulder": Cap(right), "left_trigger": Cap(left_trigger),
        "right_trigger": Cap(right_trigger), "start": Cap(start), "select": Cap(select),
    }  # fmt: skip


LETTERED: Final = _named("A", "B", "X", "Y")
_faces: Final = {
    Maker.XBOX: LETTERED | _others("LB RB", "LT RT", "Menu", "View"),
    Maker.PLAYSTATION: SHAPES | _others("L1 R1", "L2 R2", "Options", "Share"),
    Maker.SWITCH: _named("B", "A", "Y", "X") | _others("L R", "ZL ZR", "+", "\N{MINUS SIGN}"),
    Maker.OTHER: LETTERED | _others("L R", "L2 R2", "Start", "Select"),
}
"""What the makers call the buttons, by their place."""
CALLED: Final = {"letters": LETTERED, "shapes": SHAPES, "numbers": _named("1", "2", "3", "4")}
"""What the four buttons are called if somebody wants it so, whatever the maker says."""

PLACES: Final = {
    "enter": "south", "esc": "east", "escape": "east", "space": "east", "h": "west", "z": "north", "f2": "select",
}  # fmt: skip
"""Keys that a button of a pad stands for. Whatever has another key is walked to."""
ARROWS: Final = frozenset("←→↑↓")


def button(maker: Maker, names: str, place: str, swapped: bool = False) -> Cap:
    """The button at a place; `names` is the setting, `swapped` that *do it* and *back* have changed places."""
    if swapped:
        place = {"south": "east", "east": "south"}.get(place, place)
    return CALLED.get(names, {}).get(place) or _faces[maker][place]


def pad(maker: Maker, names: str, swapped: bool = False) -> Caps:
    """Caps for whoever has a pad in hand."""

    def cap(key: str, focus: bool = False) -> Cap:
        if key in ARROWS:
            return Cap(key)
        place = "south" if focus else PLACES.get(key.lower())
        return button(maker, names, place, swapped) if place else NO_CAP

    return cap
