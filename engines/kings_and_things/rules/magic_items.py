"""Effects of magic items in a battle once nobody answers any more (reference 15). Sword, Bow, Golem, Talisman and
Firewall then lie in `battle.items`; strikes, hits and saves look there.
"""

from ...core.agenda import Args, Frame
from ...core.types import Tell
from ..state import NOTHING, Item, State
from ..things import BOW, DUST_OF_DEFENSE, FIREWALL, GOLEM, SWORD, TALISMAN
from . import retreat
from .dice import throw
from .magic import put_away, take_up


def carry(state: State, tell: Tell, seat: int, item: int, args: Args) -> None:
    """15, Sword and Bow."""
    take_up(state, tell, item, args[0], args[1])


def enter(state: State, tell: Tell, seat: int, item: int, args: Args) -> None:
    """15, Golem and Talisman: in the battle from now on."""
    assert state.battle is not None
    state.battle.items += (Item(item, args[0]),)


def kindle(state: State, tell: Tell, seat: int, item: int, args: Args) -> None:
    """15, Firewall: a die is its value."""
    throw(state, tell, "firewall", seat, 1, args[0], side=args[0])


def firewall_dice(state: State, tell: Tell, frame: Frame) -> None:
    """15: ("firewall_dice", seat, dice, side): its value and the hits it absorbs."""
    assert state.battle is not None
    _, _, dice, side = frame
    state.battle.items += (Item(FIREWALL, side, NOTHING, dice[0]),)


def scatter(state: State, tell: Tell, seat: int, item: int, args: Args) -> None:
    """15, Dust of Defense: one attacking army, named by the defender if there are several, must retreat at once (option
    `dust`: all of them). Ruling: a force that has nowhere to go stays."""
    battle = state.battle
    assert battle is not None
    put_away(state, tell, item)
    attackers = tuple([side for side in battle.sides if side != args[0]])
    if len(attackers) > 1 and not state.charter.dust_hits_all:
        state.agenda.append(("dust_target", seat))
    else:
        retreat.drive_off(state, attackers)


BATTLE_ITEMS = {
    SWORD: carry,
    BOW: carry,
    GOLEM: enter,
    TALISMAN: enter,
    FIREWALL: kindle,
    DUST_OF_DEFENSE: scatter,
}
