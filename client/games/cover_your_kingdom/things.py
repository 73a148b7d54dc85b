"""The things on this table that can be picked, and which of them each option is made of."""

from engines.core.types import Option
from engines.cover_your_kingdom.cards import ELVES, MOB

from ...tables.picking import Thing

DISCARD: Thing = ("discard",)


def hand(kind: int) -> Thing:
    return ("hand", kind)


def land(seat: int, number: int) -> Thing:
    """A land of a kingdom, with the clan on top of it."""
    return ("land", seat, number)


def magic(seat: int, number: int) -> Thing:
    """What the top clan of a land is worth, while that is being counted."""
    return ("magic", seat, number)


def ruler(seat: int) -> Thing:
    return ("ruler", seat)


def pile(number: int) -> Thing:
    """A pile of the Drafty Inn."""
    return ("pile", number)


def things_of(option: Option, me: int) -> tuple[Thing, ...]:
    """What an option of this seat is made of. Options that differ in something else only are told apart by buttons."""
    verb, args = option
    match verb:
        case "settle":
            return hand(args[0]), hand(args[1]), land(me, args[2])
        case "settle_discard":
            return hand(args[0]), DISCARD, land(me, args[1])
        case "add":
            moves = () if args[1] == args[2] else (land(me, args[2]),)
            return (hand(args[0]), land(me, args[1]), *moves)
        case "discard":
            return hand(args[0]), DISCARD
        case "recruit" | "wizard" | "block":
            return hand(args[0]), land(args[1], args[2])
        case "hypnogriff":
            return hand(args[0]), ruler(args[1])
        case "protect":
            return hand(args[0]), land(me, args[1])
        case "elves":
            return hand(ELVES), land(args[0], args[1])
        case "mob":
            return hand(MOB), land(me, args[0]), land(args[1], args[2])
        case "claim":
            return (hand(args[0]), *[pile(number) for number in args[1]])
        case "answer" | "sacrifice" | "give_back" | "throw":
            return tuple(hand(kind) for kind in args[0])
        case "kid" | "place":
            return (land(me, args[0]),)
        case "take_clan" | "move_clan" | "disperse_clan":
            return (land(1 - me, args[0]),)
    return ()  # end, concede, let_go: buttons only
