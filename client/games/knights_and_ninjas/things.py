"""The things on this table that can be picked, and which of them each option is made of.

A Jester is a card of the hand and a name: whoever picks it is asked who it is, unless only one name is left.
"""

from engines.core.types import Option
from engines.knights_and_ninjas.cards import AS, FACE, JESTER, KEY, SUPPLY_SHIP, TREASURE

from ...tables.picking import Thing

DISCARD: Thing = ("discard",)
GEMS: Thing = ("gems",)
OWN_ARCHER: Thing = ("archer",)
JESTER_ROW: Thing = ("hand", "row", "jester")


def hand(kind: int) -> Thing:
    return ("hand", kind)


def name(kind: int) -> Thing:
    """Who a Jester is."""
    return ("name", kind)


def seat(number: int) -> Thing:
    return ("seat", number)


def prisoner(kind: int) -> Thing:
    return ("prisoner", kind)


def shown(number: int, kind: int) -> Thing:
    """A card that a rival shows to the Herald."""
    return ("shown", number, kind)


def row(guises: tuple[int, ...]) -> Thing:
    """A row of the table of answers: confirmed by its button, like cards of the hand."""
    return ("hand", "row", guises)


def played(*guises: int) -> tuple[Thing, ...]:
    """Cards of the hand in these guises."""
    cards = [hand(FACE[guise]) for guise in guises]
    return (*cards, *[name(AS[guise]) for guise in guises if FACE[guise] == JESTER != AS[guise]])


def things_of(option: Option) -> tuple[Thing, ...]:
    """What an option is made of; nothing, if only its button means it."""
    verb, args = option
    if verb in ("fortify", "lay"):
        return played(*args[0])
    if verb in ("herald", "monk", "rob"):
        return played(args[0])
    if verb in ("merchant", "bear"):
        return (*played(args[0]), seat(args[1]))
    if verb in ("show", "pay", "give_up"):
        return tuple(hand(kind) for kind in args[0])
    if verb == "answer":
        return _answer(args[0])
    if verb == "endure":
        return (row(()),)
    if verb == "pass":
        return (*[hand(kind) for kind in args[0]], DISCARD) if args[0] else ()
    if verb == "key":
        return (hand(KEY), *[prisoner(kind) for kind in args[0]])
    if verb == "treasure":
        return (hand(TREASURE), *played(args[0]))
    if verb == "attack":
        return (seat(args[0]),)
    if verb == "take":
        return (shown(*args),)
    return {"supply_ship": (hand(SUPPLY_SHIP),), "sally": (OWN_ARCHER,), "pay_gems": (GEMS,)}.get(verb, ())


def _answer(guises: tuple[int, ...]) -> tuple[Thing, ...]:
    """A row of the table; a Jester alone is one row that asks for a name."""
    if len(guises) == 1 and FACE[guises[0]] == JESTER:
        return (JESTER_ROW, name(AS[guises[0]]))
    return (row(guises),)
