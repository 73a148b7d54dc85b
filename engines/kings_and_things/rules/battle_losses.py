"""Losses (reference 10.5): the hits that were placed are applied together, with parries and saves (11.2, 15).

Frames: ("apply_hits",) -> ("save", seat, side, piece), throws "parry" and "save" -> ("take_hits", 1) while hits are
left for those who parried or were saved.
"""

from ...core.agenda import Args, Frame
from ...core.types import Decision, Tell
from .. import decisions as offer
from ..decisions import option
from ..powers import PARRIERS, one_of
from ..realm import army, remove
from ..state import NOTHING, State
from ..things import BALLOON, CREATURES, FIREWALL, TALISMAN, TERRAIN_LORDS, THINGS
from . import dice, magic
from .battle_units import FORT, decider, fought, may_save, thin, unburden
from .bluff import doubt
from .hits import APPLY_HITS, takers

TAKE_MORE = ("take_hits", 1)
TRY_SAVE, NO_SAVE = option("try_save"), option("no_save")

SAFE = range(2, 6)
"""A parry or a save succeeds with these."""


def apply_hits(state: State, tell: Tell, frame: Frame) -> None:
    """10.5: all together: creatures to the Bag, Heroes to the bank, forts and towns count; Sword Master and Talisman
    first. Hits on somebody who is gone already are placed anew [ruling]; then the step is over."""
    battle = fought(state)
    if not battle.opened:
        battle.opened = True
        if tell is not None:
            _tell_hits(state, tell)
    while True:
        side, unit = _next(state)
        if unit == NOTHING:
            break
        if not (unit < CREATURES or unit >= THINGS) or unit == FORT:
            _wear(state, tell, side, unit)
        elif unit not in army(state, side, battle.hex):
            battle.hits[side] += 1
        elif unit in PARRIERS and not battle.parried:
            battle.parried = True
            state.agenda.append(APPLY_HITS)
            dice.throw(state, tell, "parry", decider(state, side), 1, side, side=side)
            return
        elif battle.items and may_save(state, side, unit):
            state.agenda += (APPLY_HITS, ("save", decider(state, side), side, unit))
            return
        else:
            _fall(state, tell, side, unit)
    if any(battle.hits[side] and takers(state, side) for side in battle.sides):
        state.agenda.append(TAKE_MORE)
    else:
        _end_step(state, tell)


def _tell_hits(state: State, tell: Tell) -> None:
    battle = fought(state)
    for side in battle.sides:
        taken = [unit for target, unit in battle.aimed if target == side] + list(battle.doomed[side])
        if taken and tell is not None:
            tell(
                "hits_taken",
                side,
                battle.hex,
                tuple(sorted([unit for unit in taken if unit != FORT])),
                taken.count(FORT),
            )


def _next(state: State) -> tuple[int, int]:
    """The next hit to apply, taken off the list: aimed ones first."""
    battle = fought(state)
    if battle.aimed:
        first, battle.aimed = battle.aimed[0], battle.aimed[1:]
        return first
    for side in battle.sides:
        placed = battle.doomed[side]
        if placed:
            battle.doomed[side] = placed[1:]
            return side, placed[0]
    return NOTHING, NOTHING


def _wear(state: State, tell: Tell, side: int, unit: int) -> None:
    """10.5, 15: fort, city, village and Firewall count hits; Golem, Balloon, Sword and Bow are gone with one."""
    battle = fought(state)
    if unit == FORT:
        battle.fort_hits += 1
    elif unit == state.income[battle.hex]:
        battle.town_hits += 1
    elif unit == FIREWALL:
        battle.items = tuple(
            [item._replace(value=item.value - 1) if item.piece == FIREWALL else item for item in battle.items]
        )
    else:
        spend(state, tell, unit)


def spend(state: State, tell: Tell, item: int) -> None:
    """15: a magic piece has done its work in this battle."""
    battle = fought(state)
    battle.items = tuple([other for other in battle.items if other.piece != item])
    if item == BALLOON:
        state.flight = None
    magic.put_away(state, tell, item)


def _fall(state: State, tell: Tell, side: int, piece: int) -> None:
    """10.5: one hit, and a creature or Hero is gone."""
    battle = fought(state)
    if tell is not None:
        tell("lost", side, battle.hex, (piece,))
    if piece in TERRAIN_LORDS:
        battle.orphaned |= 1 << side
    unburden(battle, piece)
    remove(state, side, battle.hex, piece)


def _end_step(state: State, tell: Tell) -> None:
    """8.3: at the end of a step those go that a fallen Terrain Lord supported; with `challenge` others may doubt."""
    battle = fought(state)
    battle.hits = [0] * len(battle.hits)
    battle.saved = ()
    thin(state)
    if battle.orphaned or (state.charter.bluff_challenge and len(battle.sides) > 1):
        doubt(state, tell, battle.hex)


# -- Talisman and Sword Master (15, 11.2) ------------------------------------------------------------------------------


def ask_save(state: State, frame: Frame) -> Decision:
    """15, Talisman: ("save", seat, side, piece): try_save or no_save."""
    return offer.ask(frame[1], "save", [TRY_SAVE, NO_SAVE])


def try_save(state: State, tell: Tell, frame: Frame, args: Args) -> None:
    """15: throw for it."""
    _, seat, side, piece = frame
    dice.throw(state, tell, "save", seat, 1, side, piece, side=side)


def no_save(state: State, tell: Tell, frame: Frame, args: Args) -> None:
    """15: the hit counts."""
    _fall(state, tell, frame[2], frame[3])


def save_dice(state: State, tell: Tell, frame: Frame) -> None:
    """15: ("save_dice", seat, dice, side, piece): 2 to 5 saved; 1 or 6 the hit counts and the Talisman is gone."""
    _, _, thrown, side, piece = frame
    battle = fought(state)
    if thrown[0] in SAFE:
        battle.saved = (*battle.saved, piece)
        if tell is not None:
            tell("saved", side, piece)
        return
    spend(state, tell, TALISMAN)
    _fall(state, tell, side, piece)


def parry_dice(state: State, tell: Tell, frame: Frame) -> None:
    """11.2, Sword Master: ("parry_dice", seat, dice, side): 2 to 5 parried; 1 or 6 he is gone, unless the Talisman
    saves him [ruling]."""
    _, seat, thrown, side = frame
    battle = fought(state)
    hero = one_of(PARRIERS, army(state, side, battle.hex))
    if thrown[0] in SAFE:
        if tell is not None:
            tell("parried", side)
    elif battle.items and may_save(state, side, hero):
        state.agenda.append(("save", seat, side, hero))
    else:
        _fall(state, tell, side, hero)
