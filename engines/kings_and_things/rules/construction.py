"""Building (reference 13.1) and citadels (13.2)."""

from ...core.agenda import Args, Frame
from ...core.types import Decision, Tell
from .. import decisions as offer
from ..decisions import BUILD, option
from ..realm import hexes_of, income
from ..state import CITADEL, State
from ..terrain import SEA
from .anytime import anytime
from .income import pay
from .victory import citadels_of

STOCK = (0, 10, 8, 8, 6)
"""Forts in the box, by level (1.1); they bind building only."""

PRICE = 5

END_BUILDING = option("end_building")


def begin(state: State, tell: Tell, seat: int) -> None:
    """13.1: a player's part of phase 7."""
    state.agenda.append(("build", seat))


def ask_build(state: State, frame: Frame) -> Decision:
    """13.1, 13.2: build(hex) wherever one step is possible and paid for, end_building; and what `anytime` adds."""
    seat = frame[1]
    options = [END_BUILDING]
    if state.gold[seat] >= PRICE:
        options += [BUILD[at] for at in hexes_of(state, seat) if can_build(state, seat, at)]
    options += anytime(state, seat)
    return offer.ask(seat, "build", options)


def build(state: State, tell: Tell, frame: Frame, args: Args) -> None:
    """13.1: 5 gold for a tower or one level more, once a turn in each hex; then the same question again."""
    seat, hex_ = frame[1], args[0]
    state.agenda.append(frame)
    pay(state, tell, seat, PRICE)
    raise_fort(state, tell, seat, hex_)
    state.built |= 1 << hex_


def end_building(state: State, tell: Tell, frame: Frame, args: Args) -> None:
    """13.1: done."""


def raise_fort(state: State, tell: Tell, seat: int, hex_: int) -> None:
    """13.1, 13.3: a tower or one level more; a citadel starts its clock."""
    state.fort[hex_] += 1
    if state.fort[hex_] == CITADEL:
        state.since += ((hex_, state.turn),)
    if tell is not None:
        tell("built", seat, hex_, state.fort[hex_])


def has_stock(state: State, level: int) -> bool:
    """13.1: a fort of that level is left in the bank."""
    return state.fort.count(level) < STOCK[level]


def can_build(state: State, seat: int, hex_: int) -> bool:
    """13.1, 13.2: one step in an own hex not built in this turn, without regard to gold. A citadel wants enough income,
    and that its owner has none now."""
    level = state.fort[hex_] + 1
    if level > CITADEL or state.built >> hex_ & 1 or state.terrain[hex_] == SEA or not has_stock(state, level):
        return False
    if level < CITADEL:
        return True
    return income(state, seat) >= state.charter.citadel_income and not citadels_of(state, seat)
