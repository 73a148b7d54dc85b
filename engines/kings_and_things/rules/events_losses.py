"""Losses by events (reference 12): creatures, Heroes, fort levels, cities and villages, one at a time.

("plague_payment", seat, hex, left) and ("event_loss", seat, hex, left, event) ask again and again until nothing is left
to lose. What everybody can see to be inevitable is done without asking; how many counters lie in a stack is public,
which ones is not, so a choice between equal creatures is asked all the same.
"""

from ...core.agenda import Args, Frame
from ...core.types import Decision, Tell
from .. import decisions as offer
from ..decisions import option
from ..realm import army, discard, hexes_of, kinds, of_kind, remove
from ..state import CITADEL, NOTHING, NOWHERE, State
from ..things import CREATURES, INCOMES, KIND, VANDALS
from .victory import check_elimination

LOSE_LEVEL = option("lose_level")


def town_of(state: State, hex_: int) -> int:
    """The city or village of a hex, or NOTHING."""
    return state.income[hex_] if state.income[hex_] >= INCOMES else NOTHING


def strength(state: State, hex_: int) -> int:
    """12: the combat values of fort, city and village in a hex."""
    town = town_of(state, hex_)
    return state.fort[hex_] + (state.charter.combat[town] if town != NOTHING else 0)


def can_lower(state: State, hex_: int) -> bool:
    """A fort below citadel level stands there."""
    return 0 < state.fort[hex_] < CITADEL


def lower(state: State, tell: Tell, hex_: int) -> None:
    """12: a fort goes down one level; a tower is gone."""
    state.fort[hex_] -= 1
    if tell is not None:
        tell("fort_lowered", hex_, state.fort[hex_])


def give_up_town(state: State, tell: Tell, seat: int, hex_: int) -> None:
    """12: a city or village goes to the Bag."""
    town = state.income[hex_]
    state.income[hex_] = NOTHING
    discard(state, town)
    if tell is not None:
        tell("income_removed", seat, hex_, town)


def _remove(state: State, tell: Tell, seat: int, hex_: int, pieces: tuple[int, ...]) -> None:
    if tell is not None and pieces:
        tell("lost", seat, hex_, pieces)
    for piece in pieces:
        remove(state, seat, hex_, piece)


def creatures_in(state: State, seat: int, hex_: int) -> tuple[int, ...]:
    """A player's creatures in a hex, without Heroes."""
    return tuple([piece for piece in army(state, seat, hex_) if piece < CREATURES])


# -- Dark Plague -------------------------------------------------------------------------------------------------------


def plague_losses(state: State, seat: int) -> list[tuple[int, int]]:
    """12, Dark Plague: a player's hexes that suffer, each with its losses: the combat values of fort, city and village,
    where there are creatures."""
    return [
        (at, strength(state, at))
        for at in hexes_of(state, seat)
        if strength(state, at) and creatures_in(state, seat, at)
    ]


def plague(state: State, tell: Tell, seat: int, args: Args, immune: int) -> None:
    """12, Dark Plague: everybody, in player order; the Elixir exempts a player completely."""
    for player in reversed(state.order):
        if not immune >> player & 1:
            for hex_, losses in reversed(plague_losses(state, player)):
                _go_on(state, tell, ("plague_payment", player, hex_, losses))


def ask_plague_payment(state: State, frame: Frame) -> Decision:
    """12: ("plague_payment", seat, hex, left): lose(thing), lose_level, lose(town): one loss at a time. Ruling: Heroes
    cannot pay."""
    _, seat, hex_, _ = frame
    options = [option("lose", kind) for kind in kinds(creatures_in(state, seat, hex_))]
    if can_lower(state, hex_):
        options.append(LOSE_LEVEL)
    if town_of(state, hex_) != NOTHING:
        options.append(option("lose", KIND[state.income[hex_]]))
    return offer.ask(seat, "plague_payment", options)


# -- Teeniepox, Terrain Disaster, Vandals ------------------------------------------------------------------------------


def pox_stack(state: State, seat: int) -> list[int]:
    """12, Teeniepox: a player's largest stack, or those that tie: creatures and Heroes 1 each, and the combat values of
    own fort, city and village."""
    sizes = [
        len(army(state, seat, at)) + (strength(state, at) if state.owner[at] == seat else 0)
        for at in range(state.charter.hexes)
    ]
    most = max(sizes)
    return [at for at, size in enumerate(sizes) if size == most] if most else []


def can_suffer(state: State, seat: int, hex_: int) -> bool:
    """12: a player has something in a hex that Teeniepox could take: a counter, or an own fort level, city or
    village."""
    if army(state, seat, hex_):
        return True
    return state.owner[hex_] == seat and (can_lower(state, hex_) or town_of(state, hex_) != NOTHING)


def forts_to_lower(state: State, seat: int) -> list[int]:
    """12, Vandals: a player's hexes with a fort below citadel level."""
    return [at for at in hexes_of(state, seat) if can_lower(state, at)]


def start_losses(state: State, tell: Tell, seat: int, hex_: int, count: int, event: int) -> None:
    """12: so many losses from a hex."""
    if tell is not None:
        tell("struck", hex_, count)
    _go_on(state, tell, ("event_loss", seat, hex_, count, event))


def choose_fort(state: State, tell: Tell, frame: Frame, hex_: int) -> None:
    """12: the hex an ("event_loss", seat, NOWHERE, left, event) asked for: the fort for the Vandals, or which of the
    largest stacks the Teeniepox strikes."""
    _, seat, _, left, event = frame
    if event == VANDALS:
        lower(state, tell, hex_)
    else:
        start_losses(state, tell, seat, hex_, left, event)


def ask_event_loss(state: State, frame: Frame) -> Decision:
    """12: ("event_loss", seat, hex, left, event): lose(thing); forts and towns only when creatures and Heroes are gone.
    With hex NOWHERE: target_hex among equal largest stacks (Teeniepox), or the fort for Vandals."""
    _, seat, hex_, _, event = frame
    if hex_ == NOWHERE:
        places = forts_to_lower(state, seat) if event == VANDALS else pox_stack(state, seat)
        return offer.ask(seat, "event_loss", [option("target_hex", at) for at in places])
    pieces = army(state, seat, hex_)
    options = [option("lose", kind) for kind in kinds(pieces)]
    if not pieces:
        if can_lower(state, hex_):
            options.append(LOSE_LEVEL)
        if town_of(state, hex_) != NOTHING:
            options.append(option("lose", KIND[state.income[hex_]]))
    return offer.ask(seat, "event_loss", options)


# -- one loss after the other ------------------------------------------------------------------------------------------


def lose(state: State, tell: Tell, frame: Frame, args: Args) -> None:
    """12: one creature, Hero, city or village is lost."""
    seat, hex_ = frame[1], frame[2]
    town = town_of(state, hex_)
    if town != NOTHING and KIND[town] == args[0]:
        give_up_town(state, tell, seat, hex_)
    else:
        _remove(state, tell, seat, hex_, (of_kind(army(state, seat, hex_), args[0]),))
    _go_on(state, tell, (*frame[:3], frame[3] - 1, *frame[4:]))


def lose_level(state: State, tell: Tell, frame: Frame, args: Args) -> None:
    """12: the fort loses a level."""
    lower(state, tell, frame[2])
    _go_on(state, tell, (*frame[:3], frame[3] - 1, *frame[4:]))


def _go_on(state: State, tell: Tell, frame: Frame) -> None:
    """12: ask for the next loss, unless there is none, or everything must go anyway."""
    kind, seat, hex_, left = frame[:4]
    spoils = can_lower(state, hex_) + (town_of(state, hex_) != NOTHING)
    if kind == "plague_payment":
        doomed = creatures_in(state, seat, hex_)
        if left > 0 and doomed and (spoils or left < len(doomed)):
            state.agenda.append(frame)
            return
        if left > 0:
            _remove(state, tell, seat, hex_, doomed)
    else:
        pieces = army(state, seat, hex_)
        if 0 < left < len(pieces):
            state.agenda.append(frame)
            return
        if left > 0 and pieces:
            _remove(state, tell, seat, hex_, pieces)
            left -= len(pieces)
        if left > 0 and _ruin(state, tell, seat, hex_, left):
            state.agenda.append((*frame[:3], left, *frame[4:]))
            return
    check_elimination(state, tell, seat)


def _ruin(state: State, tell: Tell, seat: int, hex_: int, left: int) -> bool:
    """12: what creatures and Heroes did not pay, fort levels and the city or village must. Whether there is a choice;
    if not, it is done. A hex of another owner has nothing to give."""
    if state.owner[hex_] != seat:
        return False
    levels = state.fort[hex_] if can_lower(state, hex_) else 0
    town = town_of(state, hex_)
    if town != NOTHING and levels and left <= levels:
        return True
    for _ in range(min(left, levels)):
        lower(state, tell, hex_)
    if town != NOTHING and left > levels:
        give_up_town(state, tell, seat, hex_)
    return False
