"""Reading options: which cards of the hand one takes, which lands it is about, and what chosen cards may still become.

All functions look at options only, so whatever they find is what the rules offered.
"""

from collections import Counter
from collections.abc import Iterable

from ..core.types import Option
from .cards import ELVES, MOB

Kinds = tuple[int, ...]
"""Kinds of cards chosen so far; empty while nothing is."""

Place = tuple[int, int]
"""A land of a kingdom, as (seat, land)."""

_ONE_CARD = ("settle_discard", "add", "discard", "recruit", "wizard", "hypnogriff", "protect", "block", "claim")
_CARD_SETS = ("answer", "sacrifice", "give_back", "throw")
_AT_SEAT = ("recruit", "wizard", "block")
_AT_HOME = ("protect", "settle")
_AT_RIVAL = ("take_clan", "move_clan", "disperse_clan")


def hand_kinds(option: Option) -> Kinds:
    """The cards it would take from the hand.

    >>> hand_kinds(Option("settle", (8, 10, 1, 1)))
    (8, 10)
    """
    verb, args = option
    if verb == "settle":
        return args[0], args[1]
    if verb in _ONE_CARD:
        return (args[0],)
    if verb in _CARD_SETS:
        cards: Kinds = args[0]
        return cards
    return {"elves": (ELVES,), "mob": (MOB,)}.get(verb, ())


def places(option: Option, seat: int) -> tuple[Place, ...]:
    """The lands it is about; `seat` is who chooses. A Hypnogriff means a Ruler, so any land of theirs."""
    verb, args = option
    if verb in _AT_SEAT:
        return ((args[1], args[2]),)
    if verb in _AT_HOME:
        return ((seat, args[-2] if verb == "settle" else args[1]),)
    if verb in _AT_RIVAL:
        return ((1 - seat, args[0]),)
    match verb:
        case "elves":
            return ((args[0], args[1]),)
        case "mob":
            return (seat, args[0]), (args[1], args[2])
        case "add":
            return ((seat, args[1]),)
        case "kid" | "place":
            return ((seat, args[0]),)
        case "hypnogriff":
            return tuple((args[1], land) for land in range(4))
    return ()


def open_to(options: Iterable[Option], chosen: Kinds) -> list[Option]:
    """The options that take all the chosen cards, and maybe more."""
    wanted = Counter(chosen)
    return [option for option in options if wanted <= Counter(hand_kinds(option))]


def playable(options: Iterable[Option], chosen: Kinds) -> set[int]:
    """The kinds that may be chosen next."""
    held = Counter(chosen)
    return {kind for option in open_to(options, chosen) for kind in Counter(hand_kinds(option)) - held}
