"""The things on this table that can be picked, and which of them each option is made of, the first one first.

Some lie nowhere: `MORE` opens what is seldom wanted, `SURE` is the button that says yes, *up* and *item* are said by
their buttons.
"""

from collections.abc import Callable, Iterable

from engines.core.types import Option

from ...tables.picking import Picking, Thing

MORE: Thing = ("more",)
SURE: Thing = ("sure",)


def hex_(number: int) -> Thing:
    return ("hex", number)


def rack(kind: int) -> Thing:
    """A Thing behind one's own Shield."""
    return ("rack", kind)


def counter(kind: int) -> Thing:
    """A counter of those laid out at the right."""
    return ("counter", kind)


def joins(kind: int) -> Thing:
    """A counter that may join the march."""
    return ("joins", kind)


def hero(kind: int) -> Thing:
    return ("hero", kind)


def seat(number: int) -> Thing:
    return ("seat", number)


HEXES = frozenset(
    [
        "start",
        "claim",
        "raise_tower",
        "put",
        "station",
        "target_hex",
        "flee",
        "move_cloud",
        "step",
        "aim",
        "land",
        "settle",
        "retreat",
        "build",
        "stalk",
    ]
)
"""Verbs answered by one click on a hex."""

SURE_HEXES = frozenset(["march_all", "hunt", "inflate", "demand"])
"""Verbs of a hex that may also be asked for something else: a button says which."""

COUNTERS = frozenset(
    [
        "lay_up",
        "keep_lord",
        "lose",
        "drop_off",
        "show",
        "fly_on",
        "hold",
        "leave_behind",
        "disband",
        "board",
        "keep_income",
        "bribe",
        "loot",
        "hit",
        "victim",
    ]
)
RACKS = frozenset(["put_aside", "trade", "place"])
SURE_RACKS = frozenset(["drop", "cash", "play_event"])
SEATS = frozenset(["target_seat", "ask_proof", "name", "rob", "aim_at_fort"])


def things_of(option: Option) -> tuple[Thing, ...]:
    """What an option is made of. Those made of nothing are buttons."""
    verb, args = option
    if verb in HEXES:
        return (hex_(args[0]),)
    if verb in SURE_HEXES:
        return hex_(args[0]), SURE
    if verb in COUNTERS:
        return (counter(args[0]),)
    if verb in RACKS:
        return (rack(args[0]),)
    if verb in SURE_RACKS:
        return rack(args[0]), SURE
    if verb in SEATS:
        return (seat(args[0]),)
    match verb:
        case "swap_seas":
            return (*map(hex_, args[0]), SURE)
        case "remove_income":
            return MORE, hex_(args[0])
        case "discharge":
            return counter(args[0]), ("up", args[1])
        case "seek":
            return hero(args[0]), SURE
        case "target_hero":
            return (hero(args[0]),)
        case "source":
            return hex_(args[1]), counter(args[0])
        case "march":
            return hex_(args[0]), counter(args[1]), SURE  # said by who is ticked
        case "pick_up":
            return (joins(args[0]),)
        case "covet" | "aim_at" | "call_bluff":
            return counter(args[0]), seat(args[1])
        case "arm" | "attach":
            return counter(args[1]), ("item", args[0])
        case "use":
            return rack(args[0]), SURE
    return ()


class CounterPicking(Picking):
    """A choice at this table: of every option the first thing comes first, and a click answers as soon as nothing is
    left to say but which counter it is."""

    def __init__(self, options: tuple[Option, ...], things: Callable[[Option], tuple[Thing, ...]]) -> None:
        super().__init__(options, things)
        self._next: dict[tuple[Thing, ...], set[Thing]] = {}
        """By what is picked: every part of the table asks."""

    def next_things(self) -> set[Thing]:
        if self.picked not in self._next:
            first = {next(iter(things)) for option in self.options if (things := self.things(option))}
            self._next[self.picked] = super().next_things() if self.picked else first
        return self._next[self.picked]

    def pick(self, thing: Thing) -> Option | None:
        self.picked = (*self.picked, thing)
        left = self.matching()
        if len(left) != 1:
            return None
        rest = self.things(left[0]).copy()
        rest.subtract(self.picked)
        return left[0] if _said(thing for thing, count in rest.items() if count) else None

    def buttons(self) -> list[Option]:
        """The options that lack nothing but a word."""
        picked = list(self.picked)
        found = []
        for option in self.matching():
            rest = self.things(option).copy()
            rest.subtract(picked)
            if all(thing[0] in ("sure", "up", "item") for thing, count in rest.items() if count):
                found.append(option)
        return found


def _said(rest: Iterable[Thing]) -> bool:
    return all(thing[0] == "counter" for thing in rest)
