"""Units of a battle: who fights in which step, with how many dice and how well (reference 10.5, 15). Asks only.

A *unit* is a creature, a Hero, the fort (`FORT`), a city or village, or a magic piece that fights: Golem, Firewall,
Balloon. Units are named by their piece; only the fort has none.
"""

from ..powers import AIMS
from ..realm import army, has_building
from ..state import (
    CASTLE,
    CITADEL,
    MAGIC_STEP,
    MELEE_STEP,
    NOBODY,
    NOTHING,
    RANGED_STEP,
    Battle,
    Item,
    State,
)
from ..things import (
    BALLOON,
    BOW,
    CHARGE,
    CREATURES,
    FIREWALL,
    FLAGS,
    GOLEM,
    INCOMES,
    MAGIC,
    RANGED,
    SWORD,
    TALISMAN,
    THINGS,
)

FORT = -2
"""The fort of the battle's hex, among units. (-1 is a hole in a view.)"""

STEP = tuple(MAGIC_STEP if flags & MAGIC else RANGED_STEP if flags & RANGED else MELEE_STEP for flags in FLAGS)
"""The step in which a piece fights by its own symbols."""


def fought(state: State) -> Battle:
    """The battle that is being fought; there must be one."""
    battle = state.battle
    assert battle is not None
    return battle


def decider(state: State, side: int) -> int:
    """The seat that decides for a side: itself, or the conductor for the neutral defenders."""
    return fought(state).conductor if side == state.charter.neutral else side


# -- what a side has in the battle -----------------------------------------------------------------------------------


def holds(state: State, side: int) -> bool:
    """Whether the hex's buildings fight for this side: it owns the hex, or defends an unowned one (10.2)."""
    battle = state.battle
    assert battle is not None  # as in `fought`, which would cost a call; so in much of this file
    owner = state.owner[battle.hex]
    return owner == side or (owner == NOBODY and side == state.charter.neutral)


def fort_left(state: State) -> int:
    """10.5: the fort's current value: its level less the hits it took."""
    battle = state.battle
    assert battle is not None
    return max(0, state.fort[battle.hex] - battle.fort_hits)


def town_left(state: State) -> int:
    """10.5: the current value of the city or village of the hex."""
    battle = state.battle
    assert battle is not None
    town = state.income[battle.hex]
    return max(0, state.charter.combat[town] - battle.town_hits) if town >= INCOMES else 0


def item_of(battle: Battle, side: int, piece: int) -> Item | None:
    """A magic piece that works for a side."""
    return next((item for item in battle.items if item.piece == piece and item.side == side), None)


def flies_balloon(state: State, side: int) -> bool:
    """15: the side's Balloon is over this battle, and has not been hit."""
    flight = state.flight
    return flight is not None and flight.seat == side and flight.hex == fought(state).hex


def units(state: State, side: int) -> list[int]:
    """Everything of a side that can fight or take a hit, but for Sword and Bow."""
    battle = state.battle
    assert battle is not None
    found = list(state.armies[side * state.charter.hexes + battle.hex])
    if has_building(state, battle.hex) and holds(state, side):
        if fort_left(state):
            found.append(FORT)
        if town_left(state):
            found.append(state.income[battle.hex])
    for item in battle.items:
        if item.side == side and (item.piece == GOLEM or (item.piece == FIREWALL and item.value > 0)):
            found.append(item.piece)
    if state.flight is not None and flies_balloon(state, side):
        found.append(BALLOON)
    return found


def present(state: State, side: int) -> bool:
    """10.5: the side has a creature, Hero, Golem, Balloon, Firewall with value left, or a building that is not
    neutralised."""
    return bool(units(state, side))


def remains(state: State, side: int) -> bool:
    """15: the side has something there when the battle is over. A Firewall may fight on alone, but it is gone then
    [ruling]."""
    return any(unit != FIREWALL for unit in units(state, side))


def thin(state: State) -> Battle:
    """Sides that have nothing left take no more part in the battle that is being fought."""
    battle = state.battle
    assert battle is not None
    armies, hexes, hex_ = state.armies, state.charter.hexes, battle.hex
    for side in battle.sides:
        if not armies[side * hexes + hex_]:
            battle.sides = tuple([other for other in battle.sides if present(state, other)])
            break
    return battle


def over(state: State) -> bool:
    """10.5: at most one side is left."""
    return len(thin(state).sides) < 2


# -- how a unit fights -------------------------------------------------------------------------------------------------


def carried(battle: Battle, piece: int) -> int:
    """The Sword or Bow a unit bears, or NOTHING."""
    for item in battle.items:
        if item.bearer == piece and piece != NOTHING:
            return item.piece
    return NOTHING


def unburden(battle: Battle, piece: int) -> None:
    """15: a Sword or Bow whose bearer is gone is given on at the next round's start."""
    if battle.items and carried(battle, piece) != NOTHING:
        battle.items = tuple([item._replace(bearer=NOTHING) if item.bearer == piece else item for item in battle.items])


def rides(state: State, side: int, piece: int) -> bool:
    """15: the unit sits in a Balloon that still flies over this battle."""
    return state.flight is not None and piece in state.flight.passengers and flies_balloon(state, side)


def step_of(state: State, side: int, piece: int) -> int:
    """10.5, 15: the step in which a unit fights: by its symbols, Sword, Bow, Balloon, Dispel Magic.
    Ruling: a citadel and a Firewall are not dispelled."""
    battle = fought(state)
    if piece == FORT:
        level = state.fort[battle.hex]
        return MAGIC_STEP if level == CITADEL else RANGED_STEP if level == CASTLE else MELEE_STEP
    borne = carried(battle, piece) if battle.items else NOTHING
    if borne != NOTHING:
        return RANGED_STEP if borne == BOW else MELEE_STEP
    if state.flight is not None and rides(state, side, piece):
        return RANGED_STEP
    step = STEP[piece]
    if step == MAGIC_STEP and battle.dispelled >> side & 1 and piece != FIREWALL:
        return MELEE_STEP
    return step


def value_of(state: State, side: int, piece: int) -> int:
    """10.5, 12: combat value for rolling: printed, +1 for Sword or Bow, -1 under the Black Cloud for the hex's owner
    (or the defenders of an unowned hex [ruling]). Buildings and Firewall: what is left of them."""
    battle = state.battle
    assert battle is not None
    if piece == FORT:
        value = fort_left(state)
    elif piece == state.income[battle.hex]:
        value = town_left(state)
    elif piece == FIREWALL:
        wall = item_of(battle, side, FIREWALL)
        value = wall.value if wall is not None else 0
    else:
        value = state.charter.combat[piece]
        if battle.items and carried(battle, piece) != NOTHING:
            value += 1
    if state.cloud == battle.hex and holds(state, side):
        value -= 1
    return max(0, value)


def dice_of(state: State, piece: int) -> int:
    """10.5, 15: two dice for charge units and the Sword's bearer; one for all others, a charger with the Bow too.
    Ruling: in the Balloon a charger keeps both."""
    battle = state.battle
    assert battle is not None
    borne = carried(battle, piece) if battle.items else NOTHING
    if borne != NOTHING:
        return 2 if borne == SWORD else 1
    return 2 if piece != FORT and FLAGS[piece] & CHARGE else 1


def strikers(state: State, side: int, step: int) -> list[int]:
    """10.5: the units of a side that roll in a step. At value 0 nobody does (12). Ruling: nobody fights twice in a
    round, though Dispel Magic or a hit on the Balloon (15) may put a unit into a later step than the one it rolled
    in."""
    battle = state.battle
    assert battle is not None
    struck = battle.struck
    if battle.items or state.flight is not None or battle.dispelled or state.cloud == battle.hex:
        found = [unit for unit in units(state, side) if unit not in struck]
        return [unit for unit in found if step_of(state, side, unit) == step and value_of(state, side, unit)]
    fighting = state.armies[side * state.charter.hexes + battle.hex]
    pieces = [piece for piece in fighting if STEP[piece] == step and piece not in struck]  # most battles are plain ones
    if has_building(state, battle.hex) and holds(state, side):
        if fort_left(state) and step_of(state, side, FORT) == step:
            pieces.append(FORT)
        if step == MELEE_STEP and town_left(state):
            pieces.append(state.income[battle.hex])
    return pieces


def shoots(state: State, side: int) -> bool:
    """11.2: the Marksman is about to shoot, and may choose how; with the Sword he does not."""
    fighting = army(state, side, fought(state).hex)
    if AIMS.keys().isdisjoint(fighting):
        return False
    return any(step_of(state, side, piece) == RANGED_STEP for piece in AIMS if piece in fighting)


# -- how a unit takes hits ---------------------------------------------------------------------------------------------


def endures(state: State, side: int, unit: int, step: int) -> int:
    """10.5, 15: how many hits a unit can take in this step before it is gone or neutralised."""
    if 0 <= unit < CREATURES or unit >= THINGS:
        return 1
    battle = fought(state)
    if unit == FORT:
        return fort_left(state)
    if unit == state.income[battle.hex]:
        return town_left(state)
    if unit == FIREWALL:
        wall = item_of(battle, side, FIREWALL)
        return wall.value if wall is not None else 0
    if unit == GOLEM:
        return 0 if step == RANGED_STEP else 1
    return 1


def may_save(state: State, side: int, unit: int) -> bool:
    """15: a Talisman works for this side: one save per creature or Hero [ruling] and step, none for a building."""
    battle = fought(state)
    if not (0 <= unit < CREATURES or unit >= THINGS) or unit in battle.saved:
        return False
    return item_of(battle, side, TALISMAN) is not None
