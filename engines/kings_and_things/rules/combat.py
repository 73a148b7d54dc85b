"""The Combat Phase (reference 10.1): whose turn it is to settle which hex, and what a capture brings (10.6).

Frames: ("begin_combat",) -> ("segments", seats) -> ("choose_battle", seat) -> ("resolve", seat, hex). `seats` are the
players in the order of the coming segments.
"""

from itertools import compress

from ...core.agenda import Args, Frame
from ...core.types import Decision, Tell
from .. import decisions as offer
from ..decisions import option
from ..realm import from_left, has_building, marked, right_of
from ..state import CITADEL, NOBODY, NOWHERE, State
from ..terrain import SEA
from ..things import FAN
from .magic import fans
from .magic_asking import who_might
from .placement import open_placing
from .victory import check_elimination, second_citadel

SETTLE = tuple(option("settle", at) for at in range(128))


def begin_combat(state: State, tell: Tell, frame: Frame) -> None:
    """10.1: find the hexes with a battle or an exploration, and begin with the first player."""
    state.contested = contested(state)
    if state.contested:
        state.agenda.append(("segments", state.order))


def contested(state: State) -> int:
    """10.1: bits of the hexes with counters of two players, with an army in unowned land, or against a building."""
    charter = state.charter
    hexes, found = charter.hexes, 0
    of_players = state.armies[: charter.seats * hexes]
    for hex_ in {at % hexes for at in compress(range(len(of_players)), of_players)}:
        seats = [seat for seat, pieces in enumerate(of_players[hex_::hexes]) if pieces]
        owner = state.owner[hex_]
        if owner == NOBODY:
            fight = state.terrain[hex_] != SEA
        else:
            fight = len(seats) > 1 or (seats[0] != owner and has_building(state, hex_))
        if fight:
            found |= 1 << hex_
    return found


def segments(state: State, tell: Tell, frame: Frame) -> None:
    """10.1: ("segments", seats): the next player who is involved in a contested hex chooses one; none: the phase is
    over. A player with one such hex need not be asked, unless the Fan may move the Black Cloud first (15), as far as
    the table knows: else the question would tell who has it."""
    if not state.contested:
        return
    seats = frame[1]
    for at, seat in enumerate(seats):
        if seat not in state.order:
            continue
        choices = choices_of(state, seat)
        if choices:
            state.agenda.append(("segments", seats[at + 1 :] + seats[: at + 1]))
            if len(choices) == 1 and not _might_fan(state, seat):
                state.agenda.append(("resolve", seat, choices[0]))
            else:
                state.agenda.append(("choose_battle", seat))
            return
    state.contested = 0


def _might_fan(state: State, seat: int) -> bool:
    """15: the player could use the Fan on the Black Cloud."""
    return state.cloud != NOWHERE and not state.charter.fan_in_events_only and seat in who_might(state, FAN)


def choices_of(state: State, seat: int) -> list[int]:
    """10.1: the contested hexes a player may settle: own counters, or an own fort, city or village there [ruling], as
    defender too [ruling] (option `segments`: only where one attacks)."""
    charter = state.charter
    home, armies, owner = seat * charter.hexes, state.armies, state.owner
    found = []
    for hex_ in marked(state.contested):
        mine = bool(armies[home + hex_])
        if charter.attackers_choose:
            mine = mine and owner[hex_] != seat
        elif not mine:
            mine = owner[hex_] == seat and has_building(state, hex_)
        if mine:
            found.append(hex_)
    return found


def ask_choose_battle(state: State, frame: Frame) -> Decision:
    """10.1: settle(hex) for each contested hex the player is involved in; fan_cloud."""
    seat = frame[1]
    return offer.ask(seat, "choose_battle", [*[SETTLE[at] for at in choices_of(state, seat)], *fans(state, seat)])


def settle(state: State, tell: Tell, frame: Frame, args: Args) -> None:
    """10.1: this one is resolved completely."""
    state.agenda.append(("resolve", frame[1], args[0]))


def resolve(state: State, tell: Tell, frame: Frame) -> None:
    """10.1, 10.2, 10.7: ("resolve", seat, hex): one army in an unowned hex explores; else a battle."""
    _, seat, hex_ = frame
    state.contested &= ~(1 << hex_)
    attacker, defender = roles(state, seat, hex_)
    if NOBODY not in (attacker, defender):
        state.agenda.append(("start_battle", hex_, attacker, defender))
    elif attacker != NOBODY and state.owner[hex_] == NOBODY:
        state.agenda.append(("explore", attacker, hex_))


def roles(state: State, chooser: int, hex_: int) -> tuple[int, int]:
    """10.4, 10.7: attacker and defender of a hex: next to the owner's left, and the owner; in an unowned hex, or where
    the owner has nothing that fights [ruling], whoever chose the hex, and the first to the right with counters there. A
    lone army has nobody to attack."""
    hexes, owner = state.charter.hexes, state.owner[hex_]
    seats = [seat for seat in state.order if state.armies[seat * hexes + hex_]]
    if owner != NOBODY and (owner in seats or has_building(state, hex_)):
        return next((seat for seat in from_left(state, owner) if seat in seats), NOBODY), owner
    if len(seats) < 2:
        return seats[0] if seats else NOBODY, NOBODY
    attacker = chooser if chooser in seats else seats[0]
    defender = right_of(state, attacker)
    while defender not in seats:
        defender = right_of(state, defender)
    return attacker, defender


def capture(state: State, tell: Tell, seat: int, hex_: int) -> bool:
    """10.6, 13.3: a hex changes hands with fort and special income. The citadel's clock starts anew, the Black Cloud
    leaves, a second citadel wins at once; the capturer may place Things there; the loser may be out (13.4). Whoever
    has no control marker left captures nothing, and stays (`marker_limit`) [ruling].

    Push what shall happen after the capture before calling; after it, the game may be over (`state.winners`).
    """
    if state.owner.count(seat) >= state.charter.marker_limit:
        return False
    loser = state.owner[hex_]
    state.owner[hex_] = seat
    if tell is not None:
        tell("captured", seat, hex_)
    if state.cloud == hex_:
        state.cloud = NOWHERE
        if tell is not None:
            tell("cloud_moved", NOWHERE)
    if state.fort[hex_] == CITADEL:
        state.since = (*[(at, turn) for at, turn in state.since if at != hex_], (hex_, state.turn))
        second_citadel(state, tell, seat)
        if state.winners:
            return True
    open_placing(state, seat, hex_)
    if loser != NOBODY:
        check_elimination(state, tell, loser)
    return True
