"""Words about an exploration: how it stands, what lies there, what it costs."""

from collections.abc import Sequence

from engines.core.game import Say
from engines.kings_and_things.phrases import Names, hex_word, pieces_word
from engines.kings_and_things.rules.exploration import FREE
from engines.kings_and_things.state import State

MOST_NAMED = 2
"""So many defenders are named above their odds."""


def explore_title(state: State, hex_: int, names: Names, seat: int, say: Say) -> tuple[str, str]:
    """'Exploration', and who explores what."""
    turn = say("Turn {turn}", turn=state.turn)
    where = say("{name} at {hex:the}", name=say.name(names[seat]), hex=hex_word(state, hex_, say))
    return say("Exploration"), f"{turn}  ·  {where}"


def ribbon_words(state: State, kind: str, hex_: int, die: int, drawn: int, back: int, say: Say) -> tuple[str, str]:
    """The two lines of the ribbon."""
    where = hex_word(state, hex_, say)
    if kind == "explore_dice":
        free = say("Nobody would defend it") if die in FREE else say("That many Things would defend it")
        return say("A way into {hex:the}", hex=where), free
    if kind == "take_loot":
        return say("Loot at {hex:the}", hex=where), say("The locals guarded it")
    if kind == "income_tie":
        return say("Two kinds of income at {hex:the}", hex=where), say("Only one can stay")
    title = say("The locals at {hex:the}", hex=where)
    if not die:
        return title, say("They were here before")
    things = say.count(drawn, "Thing")
    if back:
        return title, say("{die} rolled: {things:words} drawn, {back} put back", die=die, things=things, back=back)
    return title, say("{die} rolled: {things:words} came out of the Bag", die=die, things=things)


def doubled_words(factor: int, say: Say) -> str:
    return say("They guard treasure: all prices double") if factor == 2 else ""


def pay_words(price: int, buys_all: bool, say: Say) -> tuple[str, str]:
    """The button of a bribe, and what follows."""
    if buys_all:
        return say("Pay {price} gold", price=price), say("nobody is left to fight")
    return say("Pay {price} and fight", price=price), ""


def against_words(count: int, say: Say) -> str:
    """What the odds are of: 'Against all three'."""
    few = {1: say("Against the one who is left"), 2: say("Against both")}
    return few.get(count) or say("Against all {count:words}", count=say.count(count, "defender"))


def without_words(paid: Sequence[int], say: Say) -> str:
    """'If you bribe the Dragon Rider'; of many only how many, for the list above has their names."""
    if len(paid) > MOST_NAMED:
        return say("If you bribe these {count:words}", count=say.count(len(paid), "defender"))
    return say("If you bribe {things:the}", things=pieces_word(paid, say))
