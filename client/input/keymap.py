"""Which key does what, for somebody who has given keys of their own to commands, or who plays with one hand.

The program knows every command by the key it has at first, and by where that holds: everywhere, at every table, at the
table of one game, on one screen. This says which key means it now, and back.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from typing import Final, NamedTuple

EVERYWHERE, TABLE = "everywhere", "table"
FIXED: Final = frozenset(("enter", "esc", "left", "right", "up", "down"))
"""Keys that always do what they do at first: nobody can lock themselves out."""
SHIFTED = "shift "
"""Begin of the name of a key that is pressed together with Shift."""


class Command(NamedTuple):
    """What a key does somewhere, by the key it has at first."""

    scope: str
    key: str

    @property
    def id(self) -> str:
        """Its name in a settings file."""
        return f"{self.scope} {self.key}"


Hand = Mapping[str, str]

HANDS: Final[dict[str, Hand]] = {
    "left": {
        "up": "w", "left": "a", "down": "s", "right": "d", "enter": "f", "e": "e", "u": "q", "h": "r", "a": "x",
        "c": "c", "r": "v", "s": "g", "z": "t", "6": "shift 1", "7": "shift 2", "8": "shift 3", "9": "shift 4",
    },
    "right": {
        "esc": "p", "tab": "o", "e": "k", "u": "u", "h": "h", "a": "j", "c": "l", "r": "i", "s": "n", "z": "m",
        "1": "6", "2": "7", "3": "8", "4": "9", "5": "0", "6": "shift 6", "7": "shift 7", "8": "shift 8",
        "9": "shift 9",
    },
}  # fmt: skip
"""Keys that matter most, for one hand: of what holds everywhere and at every table."""
_LETTERS: Final = {"left": "b t g v f d s a x c r e w q z", "right": "j k l h u i o p n m , . y"}
_OTHERS: Final = {
    "left": "tab space esc 1 2 3 4 5 f1 f2 f3 f4 f5 f6",
    "right": "enter left right up down space 6 7 8 9 0 - / home end pgup pgdn backspace delete f7 f8 f9 f10 f11 f12",
}
REACH: Final = {
    hand: (
        *_LETTERS[hand].split(),
        *_OTHERS[hand].split(),
        *(SHIFTED + letter for letter in _LETTERS[hand].split()),
        *(SHIFTED + letter for letter in _OTHERS[hand].split() if letter.isdigit() or letter[0] == "f"),
    )
    for hand in HANDS
}
"""What one hand reaches, the nearest first; with Shift, which lies on both sides, once more."""


class Keymap:
    """The keys of now: first those of a hand, then what somebody wants themselves."""

    def __init__(self, commands: Sequence[Command] = (), own: Mapping[str, str] | None = None, hand: str = "") -> None:
        self.commands = tuple(dict.fromkeys(commands))
        known = {command.id for command in self.commands}
        self.own = {name: key for name, key in (own or {}).items() if name in known}
        handed = _handed(self.commands, hand) if hand in HANDS else {}
        self.keys = {
            command: self.own.get(command.id) or handed.get(command) or command.key for command in self.commands
        }

    @cached_property
    def _meant(self) -> dict[str, dict[str, str]]:
        """By scope and pressed key: the command."""
        found: dict[str, dict[str, str]] = {}
        for command, key in self.keys.items():
            found.setdefault(command.scope, {})[key] = command.key
        return found

    def meant(self, pressed: str, scopes: Sequence[str]) -> str:
        """The first key of what a pressed one does on a screen; empty if it has been given away."""
        if pressed in FIXED:
            return pressed
        scopes = (*scopes, TABLE, EVERYWHERE)
        for scope in scopes:
            if key := self._meant.get(scope, {}).get(pressed):
                return key
        return "" if any(Command(scope, pressed) in self.keys for scope in scopes) else pressed

    def key_of(self, key: str, scopes: Iterable[str]) -> str:
        """The key of now for what has this one at first, on a screen."""
        for scope in (*scopes, TABLE, EVERYWHERE):
            if found := self.keys.get(Command(scope, key)):
                return found
        return key

    def taken(self, command: Command, key: str, tables: Iterable[str]) -> Command | None:
        """What else has this key where the command holds. `tables` are the scopes of what lies on a table."""
        at_table = frozenset(tables)
        if key in FIXED:
            return Command(EVERYWHERE, key)
        return next(
            (
                other
                for other, has in self.keys.items()
                if has == key and other != command and together(command.scope, other.scope, at_table)
            ),
            None,
        )


def together(one: str, other: str, at_table: frozenset[str]) -> bool:
    """Whether two scopes can hold at the same moment."""
    if one == other or EVERYWHERE in (one, other):
        return True
    return (one == TABLE and other in at_table) or (other == TABLE and one in at_table)


def _handed(commands: Sequence[Command], hand: str) -> dict[Command, str]:
    """Every command on a key that one hand reaches: its own where it can stay there, else the nearest that is free.

    What holds everywhere and at every table comes first, so that it has the same keys at each.
    """
    reach, wanted = REACH[hand], HANDS[hand]
    common = [command for scope in (EVERYWHERE, TABLE) for command in commands if command.scope == scope]
    found = {command: wanted[command.key] for command in common if command.key in wanted}
    found |= {command: command.key for command in common if command.key in FIXED and command not in found}
    _place(found, [command for command in common if command not in found], reach, set(found.values()))
    held = set(found.values())
    for scope in dict.fromkeys(command.scope for command in commands):
        if scope not in (EVERYWHERE, TABLE):
            _place(found, [command for command in commands if command.scope == scope], reach, set(held))
    return found


def _place(found: dict[Command, str], commands: Sequence[Command], reach: Sequence[str], taken: set[str]) -> None:
    for command in commands:
        if command.key in reach and command.key not in taken:
            found[command] = command.key
            taken.add(command.key)
    free = iter([key for key in reach if key not in taken and key not in FIXED])
    for command in commands:
        if command not in found:
            found[command] = next(free, command.key)
