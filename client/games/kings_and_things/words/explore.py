"""Words about an exploration: how it stands, what lies there, what it costs."""

from engines.core.game import Say
from engines.kings_and_things.phrases import Names
from engines.kings_and_things.rules.exploration import FREE
from engines.kings_and_things.state import State

from .battle import LANDS

COUNTS = ("nothing", "one Thing", "two Things", "three Things", "four Things", "five Things", "six Things")


def explore_title(state: State, hex_: int, names: Names, seat: int, say: Say) -> tuple[str, str]:
    """'Exploration', and who explores what."""
    turn = say("Turn {turn}").format(turn=state.turn)
    where = say("{name} in {land}").format(name=names[seat], land=say(LANDS[state.terrain[hex_]]))
    return say("Exploration"), f"{turn}  ·  {where}"


def ribbon_words(state: State, kind: str, hex_: int, die: int, drawn: int, say: Say) -> tuple[str, str]:
    """The two lines of the ribbon."""
    land = say(LANDS[state.terrain[hex_]])
    if kind == "explore_dice":
        free = say("Nobody would defend it") if die in FREE else say("So many Things would defend it")
        return say("A way into {land}").format(land=land), free
    if kind == "take_loot":
        return say("Spoils in {land}").format(land=land), say("This lay with the defenders")
    if kind == "income_tie":
        return say("Two riches in {land}").format(land=land), say("Only one of them can stay")
    second = say("They were here before") if not die else say("A {die} was rolled: {count} came out of the Bag").format(
        die=die, count=say(COUNTS[min(drawn, 6)])
    )  # fmt: skip
    return say("Defenders in {land}").format(land=land), second


def doubled_words(factor: int, say: Say) -> str:
    return say("Something of worth lies here: all prices double") if factor == 2 else ""


def pay_words(price: int, buys_all: bool, say: Say) -> tuple[str, str]:
    """The button of a bribe, and what follows."""
    if buys_all:
        return say("Pay {price} gold").format(price=price), say("nobody is left to fight")
    return say("Pay {price} and fight").format(price=price), ""
