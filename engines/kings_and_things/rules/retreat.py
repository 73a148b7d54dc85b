"""Retreating (reference 10.5, 10.7, 15 Dust) and what does not fit where one flees to.

Frames: ("retreats",) -> ("retreats", ((side, group), ...)) -> ("retreat", seat, side, group); the Dust of Defense:
("dust_target", seat) -> ("dust_retreat", seat, side). A Balloon and its passengers are a group of their own, which
decides before the rest of the army [ruling]; whoever must go goes together [ruling].
"""

from ...core.agenda import Args, Frame
from ...core.types import Decision, Tell
from .. import decisions as offer
from ..decisions import option
from ..realm import army, kinds, remove, room
from ..state import RETREAT_STEP, State
from .battle_units import flies_balloon, fought, over, thin, unburden
from .bluff import drop_bluffs

EVERYBODY, BALLOONISTS, WALKERS = range(3)
BALLOON_RANGE = 3

STAY = option("stay")
RETREAT = tuple(option("retreat", at) for at in range(128))


def retreats(state: State, tell: Tell, frame: Frame) -> None:
    """10.5, 10.7: attackers from the defender's left, then the defender; nobody once one side is alone. Neutral
    defenders never retreat."""
    battle = fought(state)
    if over(state):
        return
    battle.step = RETREAT_STEP
    queue = frame[1] if len(frame) > 1 else _queue(state, battle.sides)
    for at, (side, group) in enumerate(queue):
        if havens(state, side, group):
            state.agenda += (("retreats", queue[at + 1 :]), ("retreat", side, side, group))
            return


def _queue(state: State, sides: tuple[int, ...]) -> tuple[tuple[int, int], ...]:
    """Who may go, in order."""
    return tuple([(side, group) for side in sides if side != state.charter.neutral for group in _groups(state, side)])


def _groups(state: State, side: int) -> tuple[int, ...]:
    """15: Balloon and passengers may go farther than the rest; ruling: they decide first, and apart from it."""
    return (BALLOONISTS, WALKERS) if state.flight is not None and flies_balloon(state, side) else (EVERYBODY,)


def _members(state: State, side: int, group: int) -> tuple[int, ...]:
    """The creatures and Heroes of a side that go together."""
    pieces = army(state, side, fought(state).hex)
    if group == EVERYBODY or state.flight is None:
        return pieces
    aboard = state.flight.passengers
    return tuple([piece for piece in pieces if (piece in aboard) == (group == BALLOONISTS)])


def havens(state: State, side: int, group: int = EVERYBODY) -> list[int]:
    """10.5: adjacent own hexes without creatures or Heroes of others; 15: for the Balloon own hexes within three.
    Ruling: own counters there do not matter."""
    hex_ = fought(state).hex
    charter = state.charter
    if group == BALLOONISTS or (group == EVERYBODY and _all_aboard(state, side)):
        far = charter.far[hex_]
        near: tuple[int, ...] = tuple([at for at in range(charter.hexes) if 0 < far[at] <= BALLOON_RANGE])
    elif _members(state, side, group):
        near = charter.near[hex_]
    else:
        return []
    return [at for at in near if state.owner[at] == side and _free(state, side, at)]


def _all_aboard(state: State, side: int) -> bool:
    return state.flight is not None and flies_balloon(state, side) and not _members(state, side, WALKERS)


def _free(state: State, side: int, hex_: int) -> bool:
    armies = state.armies[hex_ : state.charter.seats * state.charter.hexes : state.charter.hexes]
    armies[side] = ()
    return not any(armies)


def ask_retreat(state: State, frame: Frame) -> Decision:
    """10.5: stay, or retreat(hex)."""
    _, seat, side, group = frame
    return offer.ask(seat, "retreat", [STAY, *[RETREAT[at] for at in havens(state, side, group)]])


def retreat(state: State, tell: Tell, frame: Frame, args: Args) -> None:
    """10.5: all creatures and Heroes of the group go there; too many: ("excess_removal", seat, hex). 8.3: a Terrain
    Lord who walks off leaves bluffs in the Balloon. Ruling: a Golem stays, and fights on alone (15)."""
    seat, side = frame[1:3]
    group = frame[3] if len(frame) > 3 else EVERYBODY
    to = args[0]
    battle = fought(state)
    going = _members(state, side, group)
    hexes = state.charter.hexes
    here, there = side * hexes + battle.hex, side * hexes + to
    state.armies[here] = tuple([piece for piece in state.armies[here] if piece not in going])
    state.armies[there] = tuple(sorted((*state.armies[there], *going)))
    for piece in going:
        unburden(battle, piece)
    if group != WALKERS and state.flight is not None and flies_balloon(state, side):
        state.flight = state.flight._replace(hex=to)
    if tell is not None:
        tell("retreated", seat, battle.hex, to, len(going))
    if group == WALKERS:
        drop_bluffs(state, tell, side, battle.hex)
    thin(state)
    if room(state, side, to) < 0:
        state.agenda.append(("excess_removal", seat, to))


def stay(state: State, tell: Tell, frame: Frame, args: Args) -> None:
    """10.5: fight on."""


def ask_excess_removal(state: State, frame: Frame) -> Decision:
    """10.5: disband(thing), the owner's choice from all own counters in the hex [ruling], until ten are left
    (`movement.disband`)."""
    _, seat, hex_ = frame
    return offer.ask(seat, "excess_removal", [option("disband", kind) for kind in kinds(army(state, seat, hex_))])


# -- those who must go -------------------------------------------------------------------------------------------------


def drive_off(state: State, sides: tuple[int, ...]) -> None:
    """15, Dust of Defense: these armies must retreat at once; one that has nowhere to go is unaffected.
    Ruling: a Balloon and its passengers go with the rest."""
    state.agenda += [("dust_retreat", side, side) for side in reversed(sides) if havens(state, side)]


def ask_dust_target(state: State, frame: Frame) -> Decision:
    """15: ("dust_target", seat): name(side): which attacking army must go."""
    battle = fought(state)
    return offer.ask(
        frame[1], "dust_target", [option("name", side) for side in battle.sides if side != battle.defender]
    )


def ask_dust_retreat(state: State, frame: Frame) -> Decision:
    """15: ("dust_retreat", seat, side): retreat(hex), one of the legal ones."""
    _, seat, side = frame
    return offer.ask(seat, "dust_retreat", [RETREAT[at] for at in havens(state, side)])


def give_way(state: State, tell: Tell, sides: tuple[int, ...]) -> None:
    """10.5: nobody can hit any more: attackers must retreat, or are eliminated if they cannot [ruling]."""
    battle = fought(state)
    drive_off(state, sides)
    for side in sides:
        doomed = () if havens(state, side) else _members(state, side, EVERYBODY)
        if doomed and tell is not None:
            tell("lost", side, battle.hex, doomed)
        for piece in doomed:
            remove(state, side, battle.hex, piece)
