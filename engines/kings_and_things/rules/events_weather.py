"""The Big Juju, which changes a tile, and the Black Cloud of Weather Control and Fan (reference 12, 15)."""

from ...core.agenda import Args, Frame
from ...core.rng import shuffle
from ...core.types import Decision, Tell
from .. import decisions as offer
from ..decisions import option
from ..realm import army, give_back, join, leave, remove, room
from ..state import CITADEL, NOBODY, NOTHING, NOWHERE, TILES, State
from ..terrain import ANY, SEA
from ..things import FAN, TERRAIN, WEATHER_CONTROL
from .placement import open_placing
from .victory import check_elimination

PERISH = option("perish")
LIFT_CLOUD = option("lift_cloud")


# -- Big Juju ----------------------------------------------------------------------------------------------------------


def juju_hexes(state: State, source: int, reach: int) -> list[int]:
    """12, Big Juju: hexes within the magic unit's combat value, its own included; never one with a citadel."""
    far = state.charter.far[source]
    return [at for at, level in enumerate(state.fort) if far[at] <= reach and level != CITADEL]


def change_tile(state: State, tell: Tell, seat: int, args: Args, immune: int) -> None:
    """12, Big Juju: in an own hex the player picks a tile of another terrain, elsewhere the first one that differs is
    drawn. Without such a tile nothing happens [ruling]."""
    hex_ = args[0]
    old = state.terrain[hex_]
    others = [tile for tile in state.deck if tile != old]
    if not others:
        return
    if state.owner[hex_] == seat:
        state.agenda.append(("juju_tile", seat, hex_))
        return
    shuffle(state.rng, TILES, state.deck)
    _lay(state, tell, hex_, next(tile for tile in reversed(state.deck) if tile != old))


def ask_juju_tile(state: State, frame: Frame) -> Decision:
    """12: ("juju_tile", seat, hex): lay_tile(terrain) of the deck, different from the old one."""
    _, seat, hex_ = frame
    kinds = sorted({*state.deck} - {state.terrain[hex_]})
    return offer.ask(seat, "juju_tile", [option("lay_tile", kind) for kind in kinds])


def lay_tile(state: State, tell: Tell, frame: Frame, args: Args) -> None:
    """12: the tile of one's choice."""
    _lay(state, tell, frame[2], args[0])


def _lay(state: State, tell: Tell, hex_: int, tile: int) -> None:
    """12: the hex changes; then whatever no longer fits goes, and the owner may place there."""
    state.deck.remove(tile)
    state.deck.append(state.terrain[hex_])
    shuffle(state.rng, TILES, state.deck)
    state.terrain[hex_] = tile
    if tell is not None:
        tell("tile_changed", hex_, tile)
    counter = state.income[hex_]
    if counter != NOTHING and (tile == SEA or TERRAIN[counter] not in (ANY, tile)):
        state.income[hex_] = NOTHING
        give_back(state, tell, (counter,))
    if tile == SEA:
        _drown(state, tell, hex_)
    elif state.owner[hex_] != NOBODY:
        open_placing(state, state.owner[hex_], hex_)


def _drown(state: State, tell: Tell, hex_: int) -> None:
    """12: land becomes sea: the armies may flee, everything else is gone."""
    neutral = state.charter.neutral
    owner = state.owner[hex_]
    give_back(state, tell, (*army(state, neutral, hex_), *state.hoard[hex_]))
    state.armies[neutral * state.charter.hexes + hex_] = ()
    state.hoard[hex_] = ()
    if state.fort[hex_] and tell is not None:
        tell("fort_lowered", hex_, 0)
    state.fort[hex_] = 0
    state.owner[hex_] = NOBODY
    for seat in reversed(state.order):
        if army(state, seat, hex_):
            if refuges(state, seat, hex_):
                state.agenda.append(("evacuate", seat, hex_))
            else:
                _lose_all(state, tell, seat, hex_)
    if owner != NOBODY:
        check_elimination(state, tell, owner)


def refuges(state: State, seat: int, hex_: int) -> list[int]:
    """12: adjacent own hexes without enemies."""
    return [
        at
        for at in state.charter.near[hex_]
        if state.owner[at] == seat and not any(army(state, other, at) for other in state.order if other != seat)
    ]


def ask_evacuate(state: State, frame: Frame) -> Decision:
    """12: ("evacuate", seat, hex): flee(hex) to an adjacent own hex without enemies, or perish."""
    _, seat, hex_ = frame
    return offer.ask(seat, "evacuate", [*[option("flee", at) for at in refuges(state, seat, hex_)], PERISH])


def flee(state: State, tell: Tell, frame: Frame, args: Args) -> None:
    """12: all together; too many: ("excess_removal", seat, hex)."""
    _, seat, hex_ = frame
    to = args[0]
    pieces = army(state, seat, hex_)
    for piece in pieces:
        leave(state, seat, hex_, piece)
        join(state, seat, to, piece)
    if tell is not None:
        tell("evacuated", seat, hex_, to, len(pieces))
    if room(state, seat, to) < 0:
        state.agenda.append(("excess_removal", seat, to))


def perish(state: State, tell: Tell, frame: Frame, args: Args) -> None:
    """12: creatures to the Bag, Heroes to the bank."""
    _lose_all(state, tell, frame[1], frame[2])


def _lose_all(state: State, tell: Tell, seat: int, hex_: int) -> None:
    pieces = army(state, seat, hex_)
    if tell is not None:
        tell("lost", seat, hex_, pieces)
    for piece in pieces:
        remove(state, seat, hex_, piece)
    check_elimination(state, tell, seat)


# -- the Black Cloud ---------------------------------------------------------------------------------------------------


def settle_cloud(state: State, tell: Tell, seat: int, args: Args, immune: int) -> None:
    """12, Weather Control: the Black Cloud comes to the hex named (or where the Fan blew it)."""
    state.cloud = args[0]
    if tell is not None:
        tell("cloud_moved", state.cloud)


def ask_cloud_hex(state: State, frame: Frame) -> Decision:
    """12, 15: ("cloud_hex", seat, cause, from, reach): move_cloud(hex) in range (Fan: adjacent), lift_cloud (Fan)."""
    _, seat, cause, center, reach = frame
    if cause == FAN:
        options = [*[option("move_cloud", at) for at in state.charter.near[center]], LIFT_CLOUD]
    else:
        far = state.charter.far[center]
        options = [
            option("move_cloud", at) for at in range(state.charter.hexes) if far[at] <= reach and at != state.cloud
        ]
    return offer.ask(seat, "cloud_hex", options)


def move_cloud(state: State, tell: Tell, frame: Frame, args: Args) -> None:
    """12, 15: the hex for the Black Cloud: announced by Weather Control, blown there by the Fan."""
    if frame[2] == FAN:
        _blow(state, tell, args[0])
    else:
        state.agenda.append(("resolve_event", frame[1], WEATHER_CONTROL, (args[0],), 0))
        state.agenda.append(("answers", frame[1], WEATHER_CONTROL))


def lift_cloud(state: State, tell: Tell, frame: Frame, args: Args) -> None:
    """15, Fan: the Black Cloud is gone."""
    _blow(state, tell, NOWHERE)


def _blow(state: State, tell: Tell, to: int) -> None:
    """15, Fan: in answer to Weather Control the Cloud it brings goes elsewhere; else the one that lies on the board."""
    at = len(state.agenda) - 1
    while at > 0 and state.agenda[at][0] == "react":
        at -= 1
    under = state.agenda[at]
    if under[0] == "resolve_event" and under[2] == WEATHER_CONTROL:
        state.agenda[at] = (*under[:3], (to,), *under[4:])
    else:
        settle_cloud(state, tell, NOBODY, (to,), 0)
