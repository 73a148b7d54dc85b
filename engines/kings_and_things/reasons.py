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
from .phrases import hex_name
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
from .words import FORT_NAMES, TERRAIN_NAMES

NOT_NOW = "Not at this moment."
NOT_YOURS = "Not your land."
IN_THEIR_PHASE = "Events are played in their own phase."

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
        return say("They stand there already.")
    if state.terrain[to] == SEA:
        flying = all(FLIES[piece] for piece in column.pieces)
        return say("Nobody may stay at sea.") if flying else say("Only flyers cross the sea.")
    if room(state, seat, to) < len(column.pieces):
        return say("No room for them: {most} may stand in a hex.").format(most=STACK_LIMIT)
    if to in state.charter.near[column.hex]:
        return say("Too few movement points are left.")
    return say("Too far for them, or something stops them on the way.")


# -- Things (7, 8, 12) -------------------------------------------------------------------------------------------------


def _put(state: State, frame: Frame, hex_: int, say: Say) -> str:
    """8.1: where the Thing taken up cannot be placed."""
    _, seat, thing = frame
    if hex_ in homes(state, seat, thing):
        return ""
    if state.owner[hex_] != seat:
        return say(NOT_YOURS)
    if thing < CREATURES:
        return say("{most} stand there already.").format(most=STACK_LIMIT)
    if state.income[hex_] != NOTHING:
        return say("Something brings income there already.")
    if TERRAIN[thing] == ANY:
        return say("It only works on land.")
    return say("It only works in the {land}.").format(land=say(TERRAIN_NAMES[TERRAIN[thing]]))


def _place(state: State, frame: Frame, kind: int, say: Say) -> str:
    """7, 8.1: why a Thing cannot be placed now; with a hex of the question, why not there."""
    seat, thing = frame[1], FIRST[kind]
    hex_, only = frame[2:4] if frame[0] == "place_things" else (NOWHERE, ())
    if kind not in [KIND[piece] for piece in (only or state.shields[seat])]:
        return say("It does not lie behind your Shield.") if not only else say("Only what was won may be placed now.")
    if is_event(thing):
        return say("Events are played, not placed.") if state.phase == RANDOM_EVENTS else say(IN_THEIR_PHASE)
    if thing >= TREASURES:
        return say("Magic waits here for its moment.")
    if thing >= TOWNS:
        return say("Treasure is cashed, not placed.")
    if frame[0] == "shield_discard" and not state.charter.place_excess:
        return say("What is too much is dropped or cashed, not placed.")
    own = homes(state, seat, thing)
    if own if hex_ == NOWHERE else hex_ in own:
        return ""
    if hex_ != NOWHERE:
        return say("It cannot be placed in {hex}.").format(hex=hex_name(state, hex_, say))
    if thing >= CREATURES and TERRAIN[thing] != ANY:
        return say("No {land} of yours is free for it.").format(land=say(TERRAIN_NAMES[TERRAIN[thing]]))
    return say("No hex of yours has room for it.")


def _play_event(state: State, frame: Frame, kind: int, say: Say) -> str:
    """12: an event is played only where it finds a target."""
    seat, event = frame[1], FIRST[kind]
    if not is_event(event):
        return say("It is no event.")
    if event not in state.shields[seat]:
        return say("It does not lie behind your Shield.")
    return "" if PLAYABLE[event](state, seat) else say("It finds no target now.")


# -- Heroes and building (6, 13) ---------------------------------------------------------------------------------------


def _seek(state: State, frame: Frame, kind: int, say: Say) -> str:
    """6: why a Hero cannot be recruited."""
    seat, face = frame[1], FIRST[kind]
    if face in targets(state, seat, heroes_of(state, seat)):
        return ""
    if face not in state.offer:
        return say("Not on offer.")
    return (
        say("You have a Terrain Lord already.")
        if stations(state, seat)
        else say("No hex of yours has room for a Hero.")
    )


def _build(state: State, frame: Frame, hex_: int, say: Say) -> str:
    """13.1, 13.2: why nothing can be built there."""
    seat, level = frame[1], state.fort[hex_] + 1
    if hex_ not in hexes_of(state, seat):
        return say(NOT_YOURS)
    if can_build(state, seat, hex_):
        return say("It costs {price} gold.").format(price=PRICE) if state.gold[seat] < PRICE else ""
    if state.built >> hex_ & 1:
        return say("Built here in this turn already.")
    if level > CITADEL:
        return say("A citadel cannot grow.")
    if state.terrain[hex_] == SEA:
        return say("Nothing is built at sea.")
    if level == CITADEL and citadels_of(state, seat):
        return say("You have a citadel already.")
    if not has_stock(state, level):
        return say("No {fort} is left in the box.").format(fort=say(FORT_NAMES[level]))
    return say("A citadel wants an income of {wanted}.").format(wanted=state.charter.citadel_income)


class Condition(NamedTuple):
    """One of the things a citadel wants."""

    words: str
    met: bool


def citadel_conditions(state: State, seat: int, say: Say = ENGLISH) -> tuple[Condition, ...]:
    """13.2: the checklist."""
    castles = [at for at in hexes_of(state, seat) if state.fort[at] == CASTLE]
    now, wanted = income(state, seat), state.charter.citadel_income
    return (
        Condition(say("Income {now} of {wanted}").format(now=now, wanted=wanted), now >= wanted),
        Condition(say("A castle of yours"), bool(castles)),
        Condition(
            say("Not raised in this turn already"), bool(castles) and not all(state.built >> at & 1 for at in castles)
        ),
        Condition(say("No other citadel of yours"), not citadels_of(state, seat)),
        Condition(say("A citadel left in the box"), has_stock(state, CITADEL)),
        Condition(say("{price} gold").format(price=PRICE), state.gold[seat] >= PRICE),
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
