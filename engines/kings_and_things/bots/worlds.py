"""Imagined worlds that fit a view, the likelier the oftener: what lies face down is mostly supported (8.2)."""

from collections.abc import Callable

from ...core.rng import Rng
from ...core.types import HIDDEN, View
from ..realm import hexes_of, supported
from ..redeal import redeal
from ..state import State
from ..things import CREATURES, TERRAIN
from ..view import ARMY_PARTS

POINTING = {"magic_source", "show_pin_proof", "fly_block", *ARMY_PARTS}
"""Frames of the agenda that speak of certain face-down counters: those must stay where they are."""
HONEST = 85  # so many of a hundred face-down counters are no bluffs


def worlds(view: View[State]) -> Callable[[Rng], State]:
    """Deals full states for this view."""
    state, hexes = view.state, view.state.charter.hexes
    busy = state.column is not None or state.flight is not None or state.battle is not None
    asked = any(frame[0] in POINTING for frame in state.agenda)
    if busy or asked:  # counters that somebody is pointing at
        return lambda rng: redeal(view, rng)
    holes = [(at, pieces.count(HIDDEN)) for at, pieces in enumerate(state.armies) if HIDDEN in pieces]
    homes = {seat: {state.terrain[at] for at in hexes_of(state, seat)} for seat in {at // hexes for at, _ in holes}}

    def deal(rng: Rng) -> State:
        world = redeal(view, rng)
        for at, _ in holes:
            seat, hex_ = divmod(at, hexes)
            pieces = list(world.armies[at])
            for place, piece in enumerate(pieces):
                hidden = piece < CREATURES and piece not in state.armies[at] and not supported(world, seat, hex_, piece)
                if hidden and rng.below(100) < HONEST:
                    stock = [
                        n for n, thing in enumerate(world.bag) if thing < CREATURES and TERRAIN[thing] in homes[seat]
                    ]
                    if stock:
                        other = rng.pick(stock)
                        pieces[place], world.bag[other] = world.bag[other], piece
            world.armies[at] = tuple(sorted(pieces))
        return world

    return deal
