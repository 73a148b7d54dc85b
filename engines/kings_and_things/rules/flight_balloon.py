"""The Balloon (reference 15): who boards, where it is aimed, where it lands, and what the Fan does to it.

Frames: ("balloon", seat, hex, passengers) -> ("balloon_target", seat, hex, passengers) -> announced: ("balloon_lands",
seat, hex, to, passengers). A Fan in answer asks its user ("fan_landing", user, target) and rewrites that frame; at sea
the passengers' owner is asked ("fan_escape", seat, sea, hex, passengers). Passengers stand in `hex` until they land.
The "move" frame lies under all of this.
"""

from ...core.agenda import Args, Frame
from ...core.types import Decision, Option, Tell
from .. import decisions as offer
from ..decisions import option
from ..realm import camps_of, kinds, of_kind, remove, room
from ..state import Flight, State
from ..terrain import SEA
from ..things import BALLOON
from . import magic
from .movement_column import Pieces, come_to_rest, overfull, rest, unmoved

SEATS = 3
"""15: passengers of a Balloon."""

STRONGEST = 3
"""15: the highest combat value that it carries."""

REACH = 3
"""15: how far it flies."""

LIFT_OFF = option("lift_off")


def _light(state: State, seat: int, hex_: int) -> Pieces:
    """15: who may board in a hex: combat value 3 at most, not moved yet."""
    combat = state.charter.combat
    return tuple([piece for piece in unmoved(state, seat, hex_) if combat[piece] <= STRONGEST])


def _goals(state: State, seat: int, hex_: int, passengers: int) -> list[int]:
    """15: hexes within reach where so many may land: no sea, and room for them."""
    far = state.charter.far[hex_]
    return [to for to, steps in enumerate(far) if 0 < steps <= REACH and _may_land(state, seat, to, passengers)]


def _may_land(state: State, seat: int, hex_: int, passengers: int) -> bool:
    return state.terrain[hex_] != SEA and room(state, seat, hex_) >= passengers


def _may_go_up(state: State, seat: int, hex_: int) -> bool:
    """15: whether the Balloon can carry somebody from a hex."""
    far = state.charter.far[hex_]
    reaches_land = any(0 < steps <= REACH and _may_land(state, seat, to, 1) for to, steps in enumerate(far))
    return reaches_land and bool(_light(state, seat, hex_))


def ascents(state: State, seat: int, pinned: int) -> list[Option]:
    """15: the hexes where a player may inflate the Balloon. Ruling: whoever is pinned (9.3) cannot board."""
    if BALLOON not in state.shields[seat]:
        return []
    free = [hex_ for hex_ in camps_of(state, seat) if not pinned >> hex_ & 1]
    return [option("inflate", hex_) for hex_ in free if _may_go_up(state, seat, hex_)]


def inflate(state: State, tell: Tell, frame: Frame, args: Args) -> None:
    """15: the Balloon stands ready in a hex. It is announced when its target is known."""
    state.agenda.append(frame)
    state.agenda.append(("balloon", frame[1], args[0], ()))


def ask_balloon(state: State, frame: Frame) -> Decision:
    """15: one more passenger, or lift off with at least one."""
    _, seat, hex_, passengers = frame
    waiting = tuple([piece for piece in _light(state, seat, hex_) if piece not in passengers])
    options = [LIFT_OFF] if passengers else []
    if len(passengers) < SEATS and _goals(state, seat, hex_, len(passengers) + 1):
        options += [option("board", kind) for kind in kinds(waiting)]
    return offer.ask(seat, "balloon", options or [LIFT_OFF])


def board(state: State, tell: Tell, frame: Frame, args: Args) -> None:
    """15: one more passenger."""
    _, seat, hex_, passengers = frame
    waiting = tuple([piece for piece in _light(state, seat, hex_) if piece not in passengers])
    passengers = tuple(sorted((*passengers, of_kind(waiting, args[0]))))
    state.agenda.append(("balloon" if len(passengers) < SEATS else "balloon_target", seat, hex_, passengers))


def lift_off(state: State, tell: Tell, frame: Frame, args: Args) -> None:
    """15: now it is aimed."""
    state.agenda.append(("balloon_target", *frame[1:]))


def ask_balloon_target(state: State, frame: Frame) -> Decision:
    """15: where it shall land."""
    _, seat, hex_, passengers = frame
    goals = _goals(state, seat, hex_, len(passengers))
    return offer.ask(seat, "balloon_target", [option("aim", to) for to in goals])


def aim(state: State, tell: Tell, frame: Frame, args: Args) -> None:
    """15: the Balloon is announced; others may answer with Fan or Dispel Magic."""
    _, seat, hex_, passengers = frame
    magic.play(state, tell, seat, BALLOON)
    if tell is not None:
        tell("balloon_aimed", seat, hex_, args[0], len(passengers))
    magic.announce(state, tell, ("balloon_lands", seat, hex_, args[0], passengers), BALLOON)


def balloon_lands(state: State, tell: Tell, frame: Frame) -> None:
    """15: passengers come down, and have moved. Blown out to sea, the Balloon is lost; ruling: they go to an own hex
    next to that sea hex, if there is one."""
    _, seat, hex_, to, passengers = frame
    if state.terrain[to] != SEA:
        state.flight = Flight(seat, to, passengers)
        _set_down(state, tell, seat, hex_, to, passengers)
        return
    magic.put_away(state, tell, BALLOON)
    shores = _shores(state, seat, to)
    if shores:
        state.agenda.append(("fan_escape", seat, to, hex_, passengers))
        return
    if tell is not None:
        tell("lost", seat, to, passengers)
    for piece in passengers:
        remove(state, seat, hex_, piece)


def _set_down(state: State, tell: Tell, seat: int, hex_: int, to: int, passengers: Pieces) -> None:
    hexes = state.charter.hexes
    here, there = seat * hexes + hex_, seat * hexes + to
    state.armies[here] = tuple([piece for piece in state.armies[here] if piece not in passengers])
    state.armies[there] = tuple(sorted(state.armies[there] + passengers))
    rest(state, passengers)
    if tell is not None:
        tell("flew", seat, hex_, to, len(passengers), secret=(passengers,), to=1 << seat)
    if overfull(state, seat, to):
        state.agenda.append(("movement_excess", seat, to))
    else:
        come_to_rest(state, tell, seat, to)


# -- the Fan -----------------------------------------------------------------------------------------------------------


def _airborne(state: State) -> int:
    """Where on the agenda the Balloon is that has not landed yet."""
    return max([at for at, frame in enumerate(state.agenda) if frame[0] == "balloon_lands"])


def _shores(state: State, seat: int, sea: int) -> list[int]:
    return [at for at in state.charter.near[sea] if state.owner[at] == seat]


def ask_fan_landing(state: State, frame: Frame) -> Decision:
    """15, Fan: ("fan_landing", seat, target): next to the target, friendly to the Balloon's owner if such a hex exists.
    Ruling: the 10 limit holds; without any hex where they may land it lands where it was aimed."""
    _, seat, target = frame
    _, owner, _, _, passengers = state.agenda[_airborne(state)]
    count = len(passengers)
    near = state.charter.near[target]
    fitting = [at for at in near if state.terrain[at] == SEA or room(state, owner, at) >= count]
    friendly = [at for at in fitting if state.owner[at] == owner]
    return offer.ask(seat, "fan_landing", [option("land", at) for at in friendly or fitting or [target]])


def ask_fan_escape(state: State, frame: Frame) -> Decision:
    """15, Fan: ("fan_escape", seat, sea, hex, passengers): the own hex next to the sea where they come ashore. Whoever
    is too many there must go."""
    _, seat, sea, _, _ = frame
    return offer.ask(seat, "fan_escape", [option("land", at) for at in _shores(state, seat, sea)])


def land(state: State, tell: Tell, frame: Frame, args: Args) -> None:
    """15, Fan: the Balloon comes down there, or its passengers do."""
    if frame[0] == "fan_escape":
        _, seat, _, hex_, passengers = frame
        _set_down(state, tell, seat, hex_, args[0], passengers)
        return
    at = _airborne(state)
    _, seat, hex_, to, passengers = state.agenda[at]
    state.agenda[at] = ("balloon_lands", seat, hex_, args[0], passengers)
    if tell is not None:
        tell("blown_off", seat, to, args[0])
