"""Reasons: what a rule leaves out of the options, and why.

Each function has the words for one verb, and is empty where whoever is asked may do it. It asks the same functions by
which the rules make the options; what is left to say is which condition failed.
"""

from collections.abc import Callable, Mapping
from typing import NamedTuple

from ..core.agenda import Frame
from ..core.game import Say
from ..core.language import ENGLISH
from ..core.types import Option, View
from .charter import STACK_LIMIT
from .phrases import hex_word
from .realm import heroes_of, hexes_of, income, is_event, room
from .rules.construction import PRICE, can_build, has_stock
from .rules.events_targets import PLAYABLE
from .rules.heroes import stations, targets
from .rules.movement_column import FLIES, steps
from .rules.placement import homes
from .rules.victory import citadels_of
from .state import CASTLE, CITADEL, NOTHING, NOWHERE, RANDOM_EVENTS, State
from .terrain import ANY, SEA
from .things import CREATURES, FIRST, KIND, TERRAIN, TOWNS, TREASURES
from .words import FORT_NAMES, TERRAINS

NOT_NOW = "You can't do that now."
NOT_YOURS = "You don't own it."
IN_THEIR_PHASE = "Events are played in the Events phase."

Reason = Callable[[State, Frame, int, Say], str]


def why_not(option: Option, view: View[State], say: Say = ENGLISH) -> str:
    """Why this is not offered; empty where it is, and where no rule has anything to say about it."""
    state = view.state
    if option.verb not in REASONS or not state.agenda:
        return ""
    kinds, reason = REASONS[option.verb]
    frame = state.agenda[-1]
    if frame[0] not in kinds or frame[1] != view.seat:
        return say(NOT_NOW)
    return reason(state, frame, option.args[0], say)


# -- the march (9) -----------------------------------------------------------------------------------------------------


def _step(state: State, frame: Frame, to: int, say: Say) -> str:
    """9: where the column cannot go next; of a hex further away, why it may not get there at all."""
    seat, column = frame[1], state.column
    assert column is not None
    if to in steps(state, seat, column):
        return ""
    if to == column.hex:
        return say("They are already there.")
    if state.terrain[to] == SEA:
        flying = all(FLIES[piece] for piece in column.pieces)
        return say("Nobody can stay at sea.") if flying else say("Only flyers cross the sea.")
    if room(state, seat, to) < len(column.pieces):
        return say("No room: a hex holds {most}.", most=STACK_LIMIT)
    if to in state.charter.near[column.hex]:
        return say("Too few movement points left.")
    return say("Too far, or something stops them on the way.")


# -- Things (7, 8, 12) -------------------------------------------------------------------------------------------------


def _put(state: State, frame: Frame, hex_: int, say: Say) -> str:
    """8.1: where the Thing taken up cannot be placed."""
    _, seat, thing = frame
    if hex_ in homes(state, seat, thing):
        return ""
    if state.owner[hex_] != seat:
        return say(NOT_YOURS)
    if thing < CREATURES:
        return say("{most} are already there.", most=STACK_LIMIT)
    if state.income[hex_] != NOTHING:
        return say("It already has special income.")
    if TERRAIN[thing] == ANY:
        return say("It only works on land.")
    return say("It needs {land:a}.", land=say.noun(TERRAINS[TERRAIN[thing]]))


def _place(state: State, frame: Frame, kind: int, say: Say) -> str:
    """7, 8.1: why a Thing cannot be placed now; with a hex of the question, why not there."""
    seat, thing = frame[1], FIRST[kind]
    hex_, only = frame[2:4] if frame[0] == "place_things" else (NOWHERE, ())
    if kind not in [KIND[piece] for piece in (only or state.shields[seat])]:
        return say("It isn't behind your Shield.") if not only else say("You can only place what you just got.")
    if is_event(thing):
        return say("Events are played, not placed.") if state.phase == RANDOM_EVENTS else say(IN_THEIR_PHASE)
    if thing >= TREASURES:
        return say("Magic stays behind your Shield until you use it.")
    if thing >= TOWNS:
        return say("Treasure is cashed in, not placed.")
    if frame[0] == "shield_discard" and not state.charter.place_excess:
        return say("Extra Things are dropped or cashed in, not placed.")
    own = homes(state, seat, thing)
    if own if hex_ == NOWHERE else hex_ in own:
        return ""
    if hex_ != NOWHERE:
        return say("You can't place it at {hex:the}.", hex=hex_word(state, hex_, say))
    if thing >= CREATURES and TERRAIN[thing] != ANY:
        return say("It needs {land:a} of yours without special income.", land=say.noun(TERRAINS[TERRAIN[thing]]))
    return say("No hex of yours has room for it.")


def _play_event(state: State, frame: Frame, kind: int, say: Say) -> str:
    """12: an event is played only where it finds a target."""
    seat, event = frame[1], FIRST[kind]
    if not is_event(event):
        return say("That isn't an event.")
    if event not in state.shields[seat]:
        return say("It isn't behind your Shield.")
    return "" if PLAYABLE[event](state, seat) else say("It has no target now.")


# -- Heroes and building (6, 13) ---------------------------------------------------------------------------------------


def _seek(state: State, frame: Frame, kind: int, say: Say) -> str:
    """6: why a Hero cannot be recruited."""
    seat, face = frame[1], FIRST[kind]
    if face in targets(state, seat, heroes_of(state, seat)):
        return ""
    if face not in state.offer:
        return say("Not on offer.")
    return (
        say("You already have a Terrain Lord.")
        if stations(state, seat)
        else say("No hex of yours has room for a Hero.")
    )


def _build(state: State, frame: Frame, hex_: int, say: Say) -> str:
    """13.1, 13.2: why nothing can be built there."""
    seat, level = frame[1], state.fort[hex_] + 1
    if hex_ not in hexes_of(state, seat):
        return say(NOT_YOURS)
    if can_build(state, seat, hex_):
        return say("It costs {price} gold.", price=PRICE) if state.gold[seat] < PRICE else ""
    if state.built >> hex_ & 1:
        return say("You already built here this turn.")
    if level > CITADEL:
        return say("A citadel is as high as it gets.")
    if state.terrain[hex_] == SEA:
        return say("You can't build at sea.")
    if level == CITADEL and citadels_of(state, seat):
        return say("You already have a citadel.")
    if not has_stock(state, level):
        return say("No {fort} left to build.", fort=say.noun(FORT_NAMES[level]))
    return say("A citadel needs an income of {wanted}.", wanted=state.charter.citadel_income)


class Condition(NamedTuple):
    """One of the things a citadel needs."""

    words: str
    met: bool


def citadel_conditions(state: State, seat: int, say: Say = ENGLISH) -> tuple[Condition, ...]:
    """13.2: the checklist."""
    castles = [at for at in hexes_of(state, seat) if state.fort[at] == CASTLE]
    now, wanted = income(state, seat), state.charter.citadel_income
    return (
        Condition(say("Income {now} of {wanted}", now=now, wanted=wanted), now >= wanted),
        Condition(say("A castle of yours"), bool(castles)),
        Condition(say("Not built on this turn"), bool(castles) and not all(state.built >> at & 1 for at in castles)),
        Condition(say("No other citadel of yours"), not citadels_of(state, seat)),
        Condition(say("A citadel left to build"), has_stock(state, CITADEL)),
        Condition(say("{price} gold", price=PRICE), state.gold[seat] >= PRICE),
    )


REASONS: Mapping[str, tuple[tuple[str, ...], Reason]] = {
    "step": (("march",), _step),
    "put": (("place_where",), _put),
    "place": (("place_things", "shield_discard"), _place),
    "play_event": (("play_event",), _play_event),
    "seek": (("hero_target",), _seek),
    "build": (("build",), _build),
}
"""By verb: the questions that it answers, and what is said of it there."""
