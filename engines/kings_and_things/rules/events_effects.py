"""Effects of random events (reference 12), one function for each; `resolve_event` calls them after the answers."""

from collections.abc import Callable

from ...core.agenda import Args, Frame
from ...core.types import Tell
from ..realm import army, heroes_of, hexes_of, lands_of, leave, worth
from ..state import CASTLE, NOTHING, State
from ..things import (
    BIG_JUJU,
    DARK_PLAGUE,
    DEFECTION,
    GOOD_HARVEST,
    MOTHER_LODE,
    TEENIEPOX,
    TERRAIN_DISASTER,
    VANDALS,
    WEATHER_CONTROL,
    WILLING_WORKERS,
)
from .construction import raise_fort
from .dice import throw
from .events_losses import can_suffer, choose_fort, forts_to_lower, plague, pox_stack, start_losses
from .events_targets import disaster_hexes
from .events_weather import change_tile, settle_cloud
from .magic import announce, put_away
from .victory import check_elimination

# -- Defection ---------------------------------------------------------------------------------------------------------


def _defection(state: State, tell: Tell, seat: int, args: Args, immune: int) -> None:
    throw(state, tell, "defection", seat, 4, *args, rival=args[1])


def defection_dice(state: State, tell: Tell, frame: Frame) -> None:
    """12: ("defection_dice", seat, dice, face, rival): the first two dice against the other two; higher takes the
    Hero."""
    _, seat, dice, face, rival = frame
    if dice[0] + dice[1] <= dice[2] + dice[3]:
        if tell is not None:
            tell("event_failed", seat, DEFECTION)
        return
    if tell is not None:
        tell("defected", seat, face)
    state.agenda.append(("place_hero", seat, face))
    if face not in state.offer:
        hex_ = next(at for at in range(state.charter.hexes) if face in army(state, rival, at))
        leave(state, rival, hex_, face)
        state.offer = tuple(sorted((*state.offer, face)))
        check_elimination(state, tell, rival)


# -- gold and forts ----------------------------------------------------------------------------------------------------


def _collect(state: State, tell: Tell, seat: int, amount: int) -> None:
    state.gold[seat] += amount
    if tell is not None:
        tell("collected", seat, amount)


def _harvest(state: State, tell: Tell, seat: int, args: Args, immune: int) -> None:
    """12, Good Harvest: land hexes and Heroes; fort levels only with the option `harvest_pays_forts`."""
    amount = lands_of(state, seat) + len(heroes_of(state, seat))
    if state.charter.harvest_pays_forts:
        amount += sum([state.fort[at] for at in hexes_of(state, seat)])
    _collect(state, tell, seat, amount)


def _lode(state: State, tell: Tell, seat: int, args: Args, immune: int) -> None:
    """12, Mother Lode: twice the value of all special income counters, cities and villages."""
    counters = [state.income[at] for at in hexes_of(state, seat) if state.income[at] != NOTHING]
    _collect(state, tell, seat, 2 * sum([worth(state, seat, counter) for counter in counters]))


def _workers(state: State, tell: Tell, seat: int, args: Args, immune: int) -> None:
    """12, Willing Workers: a free level; the hex's building of the turn (option `workers_use_build`). 13.2: a castle
    built up in this turn is no citadel yet, whoever built it."""
    raise_fort(state, tell, seat, args[0])
    if state.charter.workers_use_build or state.fort[args[0]] == CASTLE:
        state.built |= 1 << args[0]


def _vandals(state: State, tell: Tell, seat: int, args: Args, immune: int) -> None:
    """12, Vandals: the player named chooses a fort below citadel level, which goes down one level."""
    state.agenda.append(("event_loss", args[0], NOTHING, 1, VANDALS))
    if len(forts_to_lower(state, args[0])) == 1:
        choose_fort(state, tell, state.agenda.pop(), forts_to_lower(state, args[0])[0])


# -- pestilence and disaster -------------------------------------------------------------------------------------------


def _teeniepox(state: State, tell: Tell, seat: int, args: Args, immune: int) -> None:
    """12, Teeniepox: the player named rolls one die."""
    throw(state, tell, "teeniepox", args[0], 1)


def teeniepox_dice(state: State, tell: Tell, frame: Frame) -> None:
    """12: ("teeniepox_dice", seat, dice): 2 to 5: so many losses. 15: it is known now, after the Lucky Charm, whether
    it hurts, and so the victim may drink the Elixir."""
    _, seat, dice = frame
    if dice[0] not in (1, 6) and any(can_suffer(state, seat, at) for at in pox_stack(state, seat)):
        announce(state, tell, ("pox", seat, TEENIEPOX, dice, 0), TEENIEPOX)


def pox(state: State, tell: Tell, frame: Frame) -> None:
    """12: ("pox", seat, event, dice, immune): losses from the largest stack, unless the Elixir protects; ties: the
    victim chooses."""
    _, seat, _, dice, immune = frame
    if immune >> seat & 1:
        return
    stacks = pox_stack(state, seat)
    if len(stacks) == 1:
        start_losses(state, tell, seat, stacks[0], dice[0], TEENIEPOX)
    else:
        state.agenda.append(("event_loss", seat, NOTHING, dice[0], TEENIEPOX))


def _disaster(state: State, tell: Tell, seat: int, args: Args, immune: int) -> None:
    throw(state, tell, "disaster", seat, 2, args[0], 1 << args[0])


def disaster_dice(state: State, tell: Tell, frame: Frame) -> None:
    """12: ("disaster_dice", seat, dice, hex, tried): 6, 7, 8 strike; else another hex, while there is one."""
    _, seat, dice, hex_, tried = frame
    if 6 <= sum(dice) <= 8:
        throw(state, tell, "disaster_losses", state.owner[hex_], 1, hex_)
    elif disaster_hexes(state, tried):
        state.agenda.append(("event_target", seat, TERRAIN_DISASTER, tried, 0))
    elif tell is not None:
        tell("event_failed", seat, TERRAIN_DISASTER)


def disaster_losses_dice(state: State, tell: Tell, frame: Frame) -> None:
    """12: ("disaster_losses_dice", seat, dice, hex): 2 to 5 losses from the hex."""
    _, seat, dice, hex_ = frame
    if dice[0] not in (1, 6):
        start_losses(state, tell, seat, hex_, dice[0], TERRAIN_DISASTER)


# -- the table ---------------------------------------------------------------------------------------------------------

Effect = Callable[[State, Tell, int, Args, int], None]

EFFECTS: dict[int, Effect] = {
    BIG_JUJU: change_tile,
    DARK_PLAGUE: plague,
    DEFECTION: _defection,
    GOOD_HARVEST: _harvest,
    MOTHER_LODE: _lode,
    TEENIEPOX: _teeniepox,
    TERRAIN_DISASTER: _disaster,
    VANDALS: _vandals,
    WEATHER_CONTROL: settle_cloud,
    WILLING_WORKERS: _workers,
}


def resolve_event(state: State, tell: Tell, frame: Frame) -> None:
    """12: ("resolve_event", seat, event, args, immune): after the answers, the effect; the event returns to the Bag."""
    _, seat, event, args, immune = frame
    put_away(state, tell, event)
    EFFECTS[event](state, tell, seat, args, immune)
