"""Deployment (reference 8.1) and the Shield's limit (7). Bluffs (8.3) are in `bluff`, support is `realm.supported`.

Frames: `("place_things", seat, hex, only)` asks again and again until `end_placing`; `hex` is NOWHERE for any own hex
or the one hex that may be placed into, `only` the Things that may be placed, empty for all. `("place_where", seat,
thing)` lies over it while a hex is chosen. `("shield_limit", seat)` asks `shield_discard` until ten are left. A frame
to which Things were taken back says at its end how often in a row.
"""

from bisect import bisect_left

from ...core.agenda import Args, Frame
from ...core.types import Decision, Option, Tell
from .. import decisions as offer
from ..decisions import PLACE, PUT, REMOVE_INCOME, each, option
from ..realm import discard, excess, has_room, hexes_of, join, kinds, of_kind, take, with_room
from ..state import COMBAT_PHASE, NOTHING, NOWHERE, State
from ..terrain import ANY, SEA
from ..things import CREATURES, TERRAIN, TOWNS
from .income import cashes
from .magic import fans

END_PLACING = option("end_placing")
TAKE_BACK = option("take_back")

SECOND_THOUGHTS = 10
"""Ruling (8.1): so often in a row Things may be taken up and back behind the Shield."""
PARTS = {"place_things": 4, "shield_limit": 2}
"""Frames under a hex that is chosen: how many parts they have before anything was taken back."""


def open_placing(state: State, seat: int, hex_: int = NOWHERE, only: tuple[int, ...] = ()) -> None:
    """Let a player place Things: anywhere in the kingdom, or into one hex. Nobody with an empty Shield is asked."""
    if state.shields[seat] or state.charter.hide_shield_count:
        state.agenda.append(("place_things", seat, hex_, only))


def homes(state: State, seat: int, thing: int) -> list[int]:
    """8.1: the own hexes where a Thing may be placed."""
    return _fitting(state, seat, hexes_of(state, seat), thing)


def _fitting(state: State, seat: int, own: tuple[int, ...], thing: int) -> list[int]:
    """8.1: those among some own hexes where a Thing may be placed."""
    if thing < CREATURES:
        return with_room(state, seat, own)
    if thing < TOWNS:
        wanted = TERRAIN[thing]
        return [
            at
            for at in own
            if state.income[at] == NOTHING and state.terrain[at] != SEA and wanted in (ANY, state.terrain[at])
        ]
    return []


def _places(state: State, seat: int, own: tuple[int, ...], things: tuple[int, ...]) -> list[Option]:
    """8.1: the Things that may be placed somewhere among these own hexes, each kind once: as `_fitting` finds for each
    of them."""
    found: list[Option] = []
    if not things or things[0] >= TOWNS:  # sorted
        return found
    creatures = bisect_left(things, CREATURES)
    if creatures and has_room(state, seat, own):
        found = each(PLACE, things[:creatures])
    income = things[creatures : bisect_left(things, TOWNS, creatures)]
    if income:
        bare = _bare_lands(state, own)
        found += each(PLACE, tuple([thing for thing in income if TERRAIN[thing] in bare]))
    return found


def _bare_lands(state: State, own: tuple[int, ...]) -> set[int]:
    """8.1: the terrains among some own hexes where special income may be placed, and ANY for what fits them all."""
    terrain, income = state.terrain, state.income
    bare = {terrain[at] for at in own if income[at] == NOTHING} - {SEA}
    return bare | {ANY} if bare else bare


def removals(state: State, seat: int) -> list[Option]:
    """4: own special income counters may be removed at any time but in the Combat Phase."""
    income = state.income
    if state.phase == COMBAT_PHASE or income.count(NOTHING) == len(income):
        return []
    found = []
    for at in hexes_of(state, seat):
        if income[at] != NOTHING:
            found.append(REMOVE_INCOME[at])
    return found


def ask_place_things(state: State, frame: Frame) -> Decision:
    """8.1: which Thing to place next, if any."""
    _, seat, hex_, only = frame[:4]
    own = hexes_of(state, seat)
    there = own if hex_ == NOWHERE else tuple([at for at in own if at == hex_])
    options = [END_PLACING]
    options += _places(state, seat, there, only or state.shields[seat])
    options += cashes(state, seat)
    options += removals(state, seat)
    return offer.ask(seat, "place_things", options)


def place(state: State, tell: Tell, frame: Frame, args: Args) -> None:
    """8.1: take up a Thing; if only one hex will do it goes there at once."""
    kind, seat = frame[0], frame[1]
    if kind == "place_things":
        _, _, hex_, only = frame[:4]
        state.agenda.append(frame)
        thing = of_kind(only or state.shields[seat], args[0])
        possible = homes(state, seat, thing) if hex_ == NOWHERE else [hex_]
    else:
        state.agenda.append(("shield_limit", *frame[1:]))
        thing = of_kind(state.shields[seat], args[0])
        possible = homes(state, seat, thing)
    if len(possible) == 1:
        _put(state, tell, seat, thing, possible[0])
    else:
        state.agenda.append(("place_where", seat, thing))


def ask_place_where(state: State, frame: Frame) -> Decision:
    """8.1: the hex for the Thing taken up, or back with it [ruling: not for ever]."""
    _, seat, thing = frame
    options = list(map(PUT.__getitem__, homes(state, seat, thing)))
    if _taken_back(state.agenda[-2]) < SECOND_THOUGHTS:
        options.append(TAKE_BACK)
    return offer.ask(seat, "place_where", options)


def _taken_back(frame: Frame) -> int:
    """How often in a row something was taken back to this question."""
    parts = PARTS[frame[0]]
    return frame[parts] if len(frame) > parts else 0


def fresh(frame: Frame) -> Frame:
    """The question once more after something was done."""
    return frame[: PARTS.get(frame[0])]


def put(state: State, tell: Tell, frame: Frame, args: Args) -> None:
    """8.1: place it there."""
    _put(state, tell, frame[1], frame[2], args[0])


def take_back(state: State, tell: Tell, frame: Frame, args: Args) -> None:
    """Think again: the question under this one is asked once more."""
    under = state.agenda.pop()
    state.agenda.append((*fresh(under), _taken_back(under) + 1))


def _put(state: State, tell: Tell, seat: int, thing: int, hex_: int) -> None:
    take(state, seat, thing)
    state.agenda[-1] = under = fresh(state.agenda[-1])
    if under[0] == "place_things" and under[3]:
        left = tuple([other for other in under[3] if other != thing])
        state.agenda.pop()
        if left:
            state.agenda.append((*under[:3], left))
    if thing < CREATURES:
        join(state, seat, hex_, thing)
        if tell is not None:
            tell("placed", seat, hex_, secret=(thing,), to=1 << seat)
        return
    state.income[hex_] = thing
    if tell is not None:
        tell("income_placed", seat, hex_, thing)


def end_placing(state: State, tell: Tell, frame: Frame, args: Args) -> None:
    """7: the Shield's limit is tested at the end of placing."""
    state.agenda.append(("shield_limit", frame[1]))


def remove_income(state: State, tell: Tell, frame: Frame, args: Args) -> None:
    """4, 8.1: an own special income counter, city or village goes to the Bag; then the same question again."""
    state.agenda.append(fresh(frame))
    take_off(state, tell, frame[1], args[0])


def take_off(state: State, tell: Tell, seat: int, hex_: int) -> None:
    """4, 9: what stands in an own hex goes to the Bag."""
    counter = state.income[hex_]
    state.income[hex_] = NOTHING
    discard(state, counter)
    if tell is not None:
        tell("income_removed", seat, hex_, counter)


# -- the Shield's limit (7) --------------------------------------------------------------------------------------------


def shield_limit(state: State, tell: Tell, frame: Frame) -> None:
    """7: more than ten behind the Shield, and the owner must play or drop the excess before anything else happens."""
    if excess(state, frame[1]):
        state.agenda.append(("shield_discard", *frame[1:]))


def ask_shield_discard(state: State, frame: Frame) -> Decision:
    """7: drop a Thing, place one, or cash a treasure; of magic and events only the Fan can fit the moment [ruling]."""
    seat = frame[1]
    held = state.shields[seat]
    options = [option("drop", kind) for kind in kinds(held)] + cashes(state, seat)
    if state.charter.place_excess:
        options += [*_places(state, seat, hexes_of(state, seat), held), *fans(state, seat)]
    return offer.ask(seat, "shield_discard", options)


def drop(state: State, tell: Tell, frame: Frame, args: Args) -> None:
    """7: a Thing too many goes to the Bag."""
    seat = frame[1]
    thing = of_kind(state.shields[seat], args[0])
    take(state, seat, thing)
    discard(state, thing)
    state.agenda.append(("shield_limit", seat))
    if tell is not None:
        tell("dropped", seat, 1, secret=((thing,),), to=1 << seat)
