"""Gold (reference 5): collecting it, and cashing treasures."""

from bisect import bisect_left

from ...core.agenda import Args, Frame
from ...core.types import Option, Tell
from ..decisions import CASH
from ..realm import income, of_kind, take, use_up
from ..state import State
from ..things import KIND, TOWNS, TREASURES, VALUE


def collect(state: State, tell: Tell, seat: int) -> None:
    """5: mandatory and complete."""
    amount = income(state, seat)
    state.gold[seat] += amount
    if tell is not None:
        tell("collected", seat, amount)


def pay(state: State, tell: Tell, seat: int, amount: int) -> None:
    """Gold goes to the bank."""
    state.gold[seat] -= amount
    if tell is not None and amount:
        tell("paid", seat, amount)


def cashes(state: State, seat: int) -> list[Option]:
    """5: treasures may be cashed at any time, so every question of one's own part offers it.

    Ruling: nobody is asked for it in the parts of others, not even when a Thief is about to roll.
    """
    held = state.shields[seat]
    if not held or held[-1] < TOWNS:  # sorted: treasures and magic come after all that can be placed
        return []
    treasures = held[bisect_left(held, TOWNS) : bisect_left(held, TREASURES)]
    return [CASH[KIND[treasure]] for treasure in treasures] if treasures else []


def cash(state: State, tell: Tell, frame: Frame, args: Args) -> None:
    """5: show a treasure, take its gold; it is used up; then the same question again."""
    seat = frame[1]
    treasure = of_kind(state.shields[seat], args[0])
    if frame[0] == "shield_discard":  # the question only follows if there are still too many
        state.agenda.append(("shield_limit", seat))
    elif frame[0] == "place_things":
        left = tuple([thing for thing in frame[3] if thing != treasure])
        if left or treasure not in frame[3]:  # else it was the last of the few that may be placed
            state.agenda.append((*frame[:3], left))
    else:
        state.agenda.append(frame)
    take(state, seat, treasure)
    use_up(state, treasure)
    state.gold[seat] += VALUE[treasure]
    if tell is not None:
        tell("cashed", seat, treasure, VALUE[treasure])
