"""Why something is not lit. The rules say that it is not; here it is said why, for whoever points at it.

Each function answers for something the question does not offer, from what this seat knows; "" where there is nothing
to add.
"""

from engines.core.game import Say
from engines.kings_and_things.charter import STACK_LIMIT
from engines.kings_and_things.realm import heroes_of, income, room
from engines.kings_and_things.rules.construction import PRICE, has_stock
from engines.kings_and_things.rules.victory import citadels_of
from engines.kings_and_things.state import CITADEL, NOTHING, RANDOM_EVENTS, State
from engines.kings_and_things.terrain import ANY, SEA
from engines.kings_and_things.things import (
    CREATURES,
    FLAGS,
    FLY,
    ITEMS,
    TERRAIN,
    TERRAIN_LORDS,
    TOWNS,
    TREASURES,
)
from engines.kings_and_things.words import FORT_NAMES, TERRAIN_NAMES


def why_no_march(state: State, seat: int, going: tuple[int, ...], hex_: int, say: Say) -> str:
    """Why this group cannot go there."""
    if state.terrain[hex_] == SEA:
        flying = all(FLAGS[piece] & FLY for piece in going)
        return say("Nobody may stay at sea.") if flying else say("Only flyers cross the sea.")
    if room(state, seat, hex_) < len(going):
        return say("No room for them: {most} may stand in a hex.").format(most=STACK_LIMIT)
    return say("Too far for them, or something stops them on the way.")


def why_no_placing(state: State, seat: int, piece: int, hex_: int, say: Say) -> str:
    """8.1: why this Thing cannot be placed there."""
    if state.owner[hex_] != seat:
        return say("Not your land.")
    if piece < CREATURES:
        return say("{most} stand there already.").format(most=STACK_LIMIT)
    if state.income[hex_] != NOTHING:
        return say("Something brings income there already.")
    return say("It only works in the {land}.").format(land=say(TERRAIN_NAMES[TERRAIN[piece]]))


def why_no_building(state: State, seat: int, hex_: int, say: Say) -> str:
    """13.1, 13.2: why nothing can be built there."""
    level = state.fort[hex_] + 1
    if state.owner[hex_] != seat:
        return say("Not your land.")
    if state.built >> hex_ & 1:
        return say("Built here in this turn already.")
    if level > CITADEL:
        return say("A citadel cannot grow.")
    if level == CITADEL and citadels_of(state, seat):
        return say("You have a citadel already.")
    wanted = state.charter.citadel_income
    if level == CITADEL and income(state, seat) < wanted:
        return say("A citadel wants an income of {wanted}.").format(wanted=wanted)
    if not has_stock(state, level):
        return say("No {fort} is left in the box.").format(fort=say(FORT_NAMES[level]))
    return say("It costs {price} gold.").format(price=PRICE) if state.gold[seat] < PRICE else ""


def why_no_thing(state: State, piece: int, kind: str, say: Say) -> str:
    """Why a Thing behind the Shield cannot be used now."""
    if kind == "play_event":
        return say("It finds no target now.") if piece >= ITEMS else ""
    if kind not in ("place_things", "shield_discard"):
        return ""
    if piece >= ITEMS:
        return say("Events are played in their own phase.") if state.phase != RANDOM_EVENTS else ""
    if piece >= TREASURES:
        return say("Magic waits here for its moment.")
    if CREATURES <= piece < TOWNS and TERRAIN[piece] != ANY:
        return say("No {land} of yours is free for it.").format(land=say(TERRAIN_NAMES[TERRAIN[piece]]))
    return say("No hex of yours has room for it.") if piece < TOWNS else ""


def why_no_hero(state: State, seat: int, face: int, say: Say) -> str:
    """6: why a Hero on offer cannot be recruited."""
    if face in TERRAIN_LORDS and not TERRAIN_LORDS.isdisjoint(heroes_of(state, seat)):
        return say("You have a Terrain Lord already.")
    return say("No hex of yours has room for a Hero.")
