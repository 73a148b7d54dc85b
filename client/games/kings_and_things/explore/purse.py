"""Price of a bribe: defenders are ticked first and paid together. The rules say who can be paid for."""

from typing import NamedTuple

from engines.core.types import Decision, Option, View
from engines.kings_and_things.decisions import option
from engines.kings_and_things.game import GAME
from engines.kings_and_things.state import State
from engines.kings_and_things.things import KIND

from .reading import Exploration

FIGHT = option("fight")


class Purse(NamedTuple):
    """Defenders that are ticked, who could be ticked as well, and the answers that pay for them."""

    ticked: tuple[int, ...]
    payable: frozenset[int]
    price: int
    options: tuple[Option, ...]
    buys_all: bool


def purse_of(view: View[State], decision: Decision, found: Exploration, ticked: tuple[int, ...]) -> Purse:
    """Try the bribes one after the other on a copy: what is offered then can be ticked too."""
    there = [defender.piece for defender in found.defenders]
    buys_all = len(ticked) == len(there)
    bribes = tuple(option("bribe", KIND[piece]) for piece in ticked)
    payable: set[int] = set()
    if not buys_all:
        state, asked = view.state.clone(), decision
        for bribe in bribes:
            GAME.apply(state, bribe)
            following = GAME.decision(state)
            asked = following if following is not None and following.kind == "bribe" else decision._replace(options=())
        offered = {answer.args[0] for answer in asked.options if answer.verb == "bribe"}
        payable = {piece for piece in there if piece not in ticked and KIND[piece] in offered}
    price = sum(defender.price for defender in found.defenders if defender.piece in ticked)
    return Purse(ticked, frozenset(payable), price, bribes if buys_all else (*bribes, FIGHT), buys_all)
