"""Heroes (reference 6): discharging, recruiting with gold before and after the roll, where they stand, which side
lies up.

Frames: ("hero_target", seat, discharges) -> ("hero_pre_gold", seat, face) -> throw "hero" -> ("hero_dice", seat, dice,
face, bonus) -> ("hero_post_gold", seat, face, missing) -> ("place_hero", seat, face) -> ("lord_check", seat). `offer`
is the bank: a Hero lies there until it is stationed.
"""

from ...core.agenda import Args, Frame
from ...core.types import Decision, Tell
from .. import decisions as offer
from ..decisions import SEEK, option
from ..realm import has_room, heroes_of, hexes_of, join, leave, remove, right_of, with_room
from ..state import State
from ..things import FIRST, KIND, TERRAIN_LORDS, recruit_number, reverse
from .anytime import anytime
from .dice import throw
from .income import cashes
from .income import pay as pay_gold
from .victory import check_elimination

PRICE_BEFORE = 5
"""6, step 3: gold for one point before the roll."""

PRICE_AFTER = 10
"""6, step 5: gold for one missing point after it."""

SEEK_NOBODY = option("seek_nobody")
GIVE_UP = option("give_up")


def begin(state: State, tell: Tell, seat: int) -> None:
    """6: a player's part of phase 2."""
    state.agenda.append(("hero_target", seat, 0))


# -- discharging and choosing (6, steps 1 and 2) -----------------------------------------------------------------------


def stations(state: State, seat: int) -> list[int]:
    """6, step 6: own hexes with room for a Hero."""
    return with_room(state, seat, hexes_of(state, seat))


def where(state: State, seat: int, face: int) -> int:
    """The hex where a player's Hero stands."""
    hexes = state.charter.hexes
    return next(at for at in range(hexes) if face in state.armies[seat * hexes + at])


def targets(state: State, seat: int, mine: list[int]) -> list[int]:
    """6, step 2: the Heroes on offer that a player may try for. No second Terrain Lord; ruling: nobody without an own
    hex with room may try."""
    if not has_room(state, seat, hexes_of(state, seat)):
        return []
    lord = not TERRAIN_LORDS.isdisjoint(mine)
    return [face for face in state.offer if not (lord and face in TERRAIN_LORDS)]


def ask_hero_target(state: State, frame: Frame) -> Decision:
    """6, steps 1 and 2: discharge own Heroes, seek one on offer, or nobody. Without the option `free_discharge` whoever
    discharged must try for somebody."""
    _, seat, discharges = frame
    mine = heroes_of(state, seat)
    sought = targets(state, seat, mine)
    options = [SEEK[KIND[face]] for face in sought]
    if state.charter.free_discharge or not discharges or not sought:
        options.append(SEEK_NOBODY)
    for face in mine:
        if state.charter.free_discharge or sought or state.owner[where(state, seat, face)] == seat:
            options += [option("discharge", KIND[face], KIND[up]) for up in (face, reverse(face))]
    options += anytime(state, seat)
    return offer.ask(seat, "hero_target", options)


def discharge(state: State, tell: Tell, frame: Frame, args: Args) -> None:
    """6, step 1: the Hero goes to the bank with the chosen side up, and may be sought at once. 13.4: whoever has
    nothing else on the board is out."""
    _, seat, discharges = frame
    face, up = FIRST[args[0]], FIRST[args[1]]
    leave(state, seat, where(state, seat, face), face)
    state.offer = tuple(sorted((*state.offer, up)))
    state.agenda.append(("hero_target", seat, discharges + 1))
    if tell is not None:
        tell("discharged", seat, face, up)
    check_elimination(state, tell, seat)


def seek(state: State, tell: Tell, frame: Frame, args: Args) -> None:
    """6, step 2: go for a Hero."""
    face = FIRST[args[0]]
    state.agenda.append(("hero_pre_gold", frame[1], face))
    if tell is not None:
        tell("sought", frame[1], face)


def seek_nobody(state: State, tell: Tell, frame: Frame, args: Args) -> None:
    """6: no attempt in this turn."""


# -- gold and dice (6, steps 3 to 5) -----------------------------------------------------------------------------------


def ask_hero_pre_gold(state: State, frame: Frame) -> Decision:
    """6, step 3: how much to pay before the roll; no upper limit."""
    seat = frame[1]
    sums = range(0, state.gold[seat] + 1, PRICE_BEFORE)
    return offer.ask(seat, "hero_pre_gold", [*[option("pay", gold) for gold in sums], *cashes(state, seat)])


def pay(state: State, tell: Tell, frame: Frame, args: Args) -> None:
    """6, steps 3 and 4: +1 for each 5 gold, then the dice."""
    _, seat, face = frame
    pay_gold(state, tell, seat, args[0])
    throw(state, tell, "hero", seat, 2, face, args[0] // PRICE_BEFORE)


def missing(face: int, bonus: int, dice: tuple[int, ...]) -> int:
    """6, step 4: how many points the dice, with what was paid before, fall short."""
    return max(0, recruit_number(face) - bonus - sum(dice))


def reading(state: State, frame: Frame, dice: tuple[int, ...]) -> int:
    """For the Lucky Charm (15): how many points are missing with these dice; it is relevant if that changes."""
    return missing(frame[3], frame[4], dice)


def hero_dice(state: State, tell: Tell, frame: Frame) -> None:
    """6, step 5: ("hero_dice", seat, dice, face, bonus), after the Lucky Charm: gained, or short of so many points."""
    _, seat, dice, face, bonus = frame
    short = missing(face, bonus, dice)
    if short:
        state.agenda.append(("hero_post_gold", seat, face, short))
    else:
        gain_hero(state, tell, seat, face)


def ask_hero_post_gold(state: State, frame: Frame) -> Decision:
    """6, step 5: exactly the missing points, or none. Asked whatever the purse holds: treasures may still be cashed."""
    _, seat, _, short = frame
    options = [GIVE_UP]
    if state.gold[seat] >= PRICE_AFTER * short:
        options.append(option("top_up", PRICE_AFTER * short))
    return offer.ask(seat, "hero_post_gold", [*options, *cashes(state, seat)])


def top_up(state: State, tell: Tell, frame: Frame, args: Args) -> None:
    """6, step 5: pay 10 for each missing point, and the Hero is gained."""
    pay_gold(state, tell, frame[1], args[0])
    gain_hero(state, tell, frame[1], frame[2])


def give_up(state: State, tell: Tell, frame: Frame, args: Args) -> None:
    """6, step 5: the gold paid before is gone."""
    if tell is not None:
        tell("not_recruited", frame[1], frame[2])


# -- gaining (6, step 6; 11.2) -----------------------------------------------------------------------------------------


def gain_hero(state: State, tell: Tell, seat: int, face: int) -> None:
    """6, step 6: a Hero that lies in the bank is won, and asked where to stand."""
    if tell is not None:
        tell("recruited", seat, face)
    state.agenda.append(("place_hero", seat, face))


def ask_place_hero(state: State, frame: Frame) -> Decision:
    """6, step 6: ("place_hero", seat, face): an own hex with room."""
    seat = frame[1]
    return offer.ask(seat, "place_hero", [option("station", at) for at in stations(state, seat)])


def station(state: State, tell: Tell, frame: Frame, args: Args) -> None:
    """6, step 6: the Hero leaves the bank and joins the army, face up."""
    _, seat, face = frame
    state.offer = tuple([other for other in state.offer if other != face])
    join(state, seat, args[0], face)
    if face in TERRAIN_LORDS:
        state.agenda.append(("lord_check", seat))
    if tell is not None:
        tell("stationed", seat, face, args[0])


def lord_check(state: State, tell: Tell, frame: Frame) -> None:
    """11.2: a second Terrain Lord (by Defection): the player to the right decides which one stays."""
    seat = frame[1]
    if len(TERRAIN_LORDS.intersection(heroes_of(state, seat))) > 1:
        state.agenda.append(("terrain_lord_excess", right_of(state, seat), seat))


def ask_terrain_lord_excess(state: State, frame: Frame) -> Decision:
    """11.2: ("terrain_lord_excess", right, seat): which of that player's Terrain Lords stays."""
    _, right, seat = frame
    lords = [face for face in heroes_of(state, seat) if face in TERRAIN_LORDS]
    return offer.ask(right, "terrain_lord_excess", [option("keep_lord", KIND[face]) for face in sorted(lords)])


def keep_lord(state: State, tell: Tell, frame: Frame, args: Args) -> None:
    """11.2: the others go to the bank, and their owner chooses the side."""
    seat = frame[2]
    for face in heroes_of(state, seat):
        if face in TERRAIN_LORDS and face != FIRST[args[0]]:
            remove(state, seat, where(state, seat, face), face)
            if tell is not None:
                tell("hero_left", face)


# -- leaving (6) -------------------------------------------------------------------------------------------------------


def ask_hero_side(state: State, frame: Frame) -> Decision:
    """6: ("hero_side", seat, face): which side of a lost Hero lies up in the bank."""
    _, seat, face = frame
    return offer.ask(seat, "hero_side", [option("lay_up", KIND[up]) for up in sorted((face, reverse(face)))])


def lay_up(state: State, tell: Tell, frame: Frame, args: Args) -> None:
    """6: the counter lies in the bank with this side up; on offer from the next Hero phase on."""
    face, up = frame[2], FIRST[args[0]]
    state.offer = tuple(sorted([up if other == face else other for other in state.offer]))
    if tell is not None:
        tell("hero_laid_up", up)
