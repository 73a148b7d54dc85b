"""Recruiting Things (reference 7): free, paid and traded draws, all together, then placing."""

from ...core.agenda import Args, Frame
from ...core.types import Decision, Option, Tell
from .. import decisions as offer
from ..decisions import TRADE, each, option
from ..realm import discard, draw, gain, give, lands_of, of_kind, take
from ..state import State
from .anytime import anytime
from .income import pay
from .placement import open_placing

PRICE = 5
MOST_PAID = 5
DRAW = tuple(option("draw", paid) for paid in range(MOST_PAID + 1))
MOST_TRADED = 10  # Things, for half as many draws


def begin(state: State, tell: Tell, seat: int) -> None:
    """7: a player's part of phase 3."""
    state.agenda.append(("recruit", seat))


def ask_recruit(state: State, frame: Frame) -> Decision:
    """7: put Things up for trade one by one, then say how many draws to pay for. Traded Things are open (`tray`)."""
    seat = frame[1]
    traded = len(state.tray)
    options: list[Option] = []
    if traded % 2 == 0:
        most = min(MOST_PAID, state.gold[seat] // PRICE)
        options += DRAW[: most + 1]
    if traded < MOST_TRADED and (traded % 2 or len(state.shields[seat]) > 1):
        options += each(TRADE, state.shields[seat])
    if traded % 2 == 0:
        options += anytime(state, seat)
    return offer.ask(seat, "recruit", options)


def free_draws(state: State, seat: int) -> int:
    """7: half the land hexes, rounded up."""
    return (lands_of(state, seat) + 1) // 2


def draws(state: State, seat: int, paid: int) -> int:
    """7: free, paid and traded draws together, as far as the Bag goes and the table knows how far that is."""
    wanted = free_draws(state, seat) + paid + len(state.tray) // 2
    return wanted if state.charter.hide_shield_count else min(wanted, len(state.bag))


def trade(state: State, tell: Tell, frame: Frame, args: Args) -> None:
    """7: two Things for one draw; shown to all."""
    seat = frame[1]
    state.agenda.append(frame)
    thing = of_kind(state.shields[seat], args[0])
    take(state, seat, thing)
    state.tray = tuple(sorted((*state.tray, thing)))
    if tell is not None:
        tell("traded", seat, (thing,))


def draw_things(state: State, tell: Tell, frame: Frame, args: Args) -> None:
    """7: pay, draw everything together, then the traded Things go to the Bag.

    Ruling: if the Bag holds too few, free draws are served first, then paid, then traded ones; unserved paid draws are
    not charged, and unserved pairs stay behind the Shield.
    """
    seat, paid = frame[1], args[0]
    free = free_draws(state, seat)
    held = len(state.bag)
    paid = max(0, min(paid, held - free))
    pairs = max(0, min(len(state.tray) // 2, held - free - paid))
    pay(state, tell, seat, paid * PRICE)
    gain(state, tell, seat, draw(state, tell, free + paid + pairs))
    traded, state.tray = state.tray, ()
    for thing in traded[: 2 * pairs]:
        discard(state, thing)
    for thing in traded[2 * pairs :]:
        give(state, seat, thing)
    open_placing(state, seat)
