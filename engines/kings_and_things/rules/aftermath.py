"""After the battle (reference 10.6): who holds the hex, damage rolls, what recovers, what is looted.

Frames: ("after_battle",) -> ("damage", seat, hex, pieces) -> throw "damage" for each -> ("damage_dice", seat, dice,
hex, piece) -> ("spoils", side, hex, explored). The fort is `FORT` among the pieces.
"""

from ...core.agenda import Frame
from ...core.types import Tell
from ..realm import army, give_back
from ..state import CITADEL, NOBODY, NOTHING, START, State
from . import dice, exploration, magic
from .battle_units import FORT, decider, fought, remains
from .bluff import turn_down
from .combat import capture
from .victory import check_elimination

DAMAGING = (1, 6)


def after_battle(state: State, tell: Tell, frame: Frame) -> None:
    """10.6: items are put away, creatures face down, forts and towns recover; damage is rolled for if at least one
    round was fought [ruling]; then the hex changes hands or does not. Rulings: a round that the Dust ended as it began
    was not fought, one that it broke off later was; where nobody is left, or a Firewall alone (15), the owner rolls, or
    else the attacker."""
    battle = fought(state)
    hex_ = battle.hex
    winner = next((side for side in battle.sides if remains(state, side)), NOBODY)
    roller = decider(state, winner) if winner != NOBODY else state.owner[hex_]
    if tell is not None:
        tell("battle_ended", hex_, winner)
    for item in battle.items:
        magic.put_away(state, tell, item.piece)
    turn_down(state, hex_)
    explored = battle.defender == state.charter.neutral
    state.agenda.append(("spoils", winner, hex_, int(explored)))
    rounds = battle.round - (battle.step == START)
    if rounds > 0 or state.charter.damage_without_round:
        what = [FORT] if 0 < state.fort[hex_] < CITADEL else []
        if state.income[hex_] != NOTHING:
            what.append(state.income[hex_])
        if what:
            state.agenda.append(("damage", roller if roller != NOBODY else battle.attacker, hex_, tuple(what)))
    state.battle = None


def damage(state: State, tell: Tell, frame: Frame) -> None:
    """10.6: one die for each fort, city, village and special income counter in the hex; the winner rolls. Citadels are
    never reduced; ruling: nobody rolls for them."""
    _, seat, hex_, what = frame
    if what[1:]:
        state.agenda.append(("damage", seat, hex_, what[1:]))
    dice.throw(state, tell, "damage", seat, 1, hex_, what[0])


def damage_dice(state: State, tell: Tell, frame: Frame) -> None:
    """10.6: ("damage_dice", seat, dice, hex, what): 1 or 6: to the Bag, or a fort down one level, whether or
    not the bank has the smaller piece [ruling]."""
    _, _, thrown, hex_, what = frame
    if thrown[0] not in DAMAGING:
        return
    if what == FORT:
        state.fort[hex_] -= 1
        if tell is not None:
            tell("fort_lowered", hex_, state.fort[hex_])
    else:
        state.income[hex_] = NOTHING
        give_back(state, tell, (what,))


def spoils(state: State, tell: Tell, frame: Frame) -> None:
    """10.6, 10.7: ("spoils", side, hex, explored): the last side captures a hex that it fought the owner or the
    defenders for; the last army in an unowned hex explores it later; whoever has lost all is out (13.4)."""
    _, winner, hex_, explored = frame
    owner, neutral = state.owner[hex_], state.charter.neutral
    if winner not in (NOBODY, neutral, owner):
        if owner != NOBODY:
            capture(state, tell, winner, hex_)
        elif explored:
            exploration.win(state, tell, winner, hex_)
        elif army(state, winner, hex_):
            _explore_next(state, winner, hex_)
    if owner == NOBODY and explored:
        exploration.abandon(state, tell, hex_)
    for seat in state.order:
        if not state.winners:
            check_elimination(state, tell, seat)


def _explore_next(state: State, seat: int, hex_: int) -> None:
    """10.7: exploring is a new open item, for one of the following segments [ruling]; or done at once (17)."""
    if state.charter.explore_at_once:
        state.agenda.append(("explore", seat, hex_))
    else:
        state.contested |= 1 << hex_
