"""Those who defend an unexplored hex, before the first round (reference 10.2, 10.3): they are armed, then bribed."""

from ...core.agenda import Args, Frame
from ...core.types import Decision, Tell
from .. import decisions as offer
from ..decisions import option
from ..realm import army, discard, leave, right_of
from ..state import NOTHING, State
from ..things import BOW, INCOMES, KIND, SWORD
from . import magic
from .battle import open_battle
from .battle_units import carried, fought, town_left, unburden
from .exploration import defended, win
from .income import cashes, pay

ARM_NOBODY, FIGHT = option("arm_nobody"), option("fight")


def defence(state: State, tell: Tell, frame: Frame) -> None:
    """10.2: ("defence", seat, hex): nobody defends: captured with everything; else arms, then bribes."""
    _, seat, hex_ = frame
    if not defended(state, hex_):
        win(state, tell, seat, hex_)
        return
    open_battle(state, hex_, seat, state.charter.neutral)
    state.agenda.append(("bribe", seat, hex_, factor(state, hex_)))
    _offer_arms(state, seat, hex_, tuple([item for item in state.hoard[hex_] if item in (SWORD, BOW)]), False)


def factor(state: State, hex_: int) -> int:
    """10.3: all prices double if a special income counter, treasure or magic was drawn and kept; judged once
    [ruling]."""
    return 2 if state.hoard[hex_] or state.income[hex_] != NOTHING else 1


# -- arms (10.2 a) -----------------------------------------------------------------------------------------------------


def _offer_arms(state: State, seat: int, hex_: int, items: tuple[int, ...], forced: bool) -> None:
    if items and _bearers(state, hex_):
        state.agenda.append(("defence_item", right_of(state, seat), hex_, seat, items, int(forced)))


def _bearers(state: State, hex_: int) -> list[int]:
    """The defenders who bear nothing yet. Buildings bear nothing."""
    battle = fought(state)
    return [piece for piece in army(state, state.charter.neutral, hex_) if carried(battle, piece) == NOTHING]


def ask_defence_item(state: State, frame: Frame) -> Decision:
    """10.2 (a): ("defence_item", right, hex, seat, items, forced): arm(item, thing): a drawn Sword or Bow to a
    defender; or arm_nobody, unless its bearer was bribed (10.3)."""
    _, right, hex_, _, items, forced = frame
    bearers = sorted({KIND[piece] for piece in _bearers(state, hex_)})
    options = [option("arm", KIND[item], kind) for item in items for kind in bearers]
    return offer.ask(right, "defence_item", options if forced else [ARM_NOBODY, *options])


def arm(state: State, tell: Tell, frame: Frame, args: Args) -> None:
    """10.2 (a): the item is in use from now on; one defender bears one of them [ruling]."""
    _, right, hex_, seat, items, forced = frame
    item = next(item for item in items if KIND[item] == args[0])
    bearer = next(piece for piece in _bearers(state, hex_) if KIND[piece] == args[1])
    neutral = state.charter.neutral
    _offer_arms(state, seat, hex_, tuple([other for other in items if other != item]), bool(forced))
    if item in state.in_play:
        magic.take_up(state, tell, item, neutral, bearer)
    else:
        magic.play(state, tell, right, item)
        magic.announce(state, tell, ("resolve_item", right, item, (neutral, bearer)), item)


def arm_nobody(state: State, tell: Tell, frame: Frame, args: Args) -> None:
    """10.2 (a): what is left is kept for the battle."""


# -- bribes (10.3) -----------------------------------------------------------------------------------------------------


def ask_bribe(state: State, frame: Frame) -> Decision:
    """10.3: ("bribe", seat, hex, factor): bribe(thing) for each affordable defender, city and village too; fight;
    cashes. The price is the printed value times the factor."""
    _, seat, hex_, times = frame
    gold, combat = state.gold[seat], state.charter.combat
    wanted = list(army(state, state.charter.neutral, hex_))
    if town_left(state):
        wanted.append(state.income[hex_])
    options = [
        option("bribe", kind)
        for kind in sorted({KIND[piece] for piece in wanted if combat[piece] * times <= gold})
    ]  # fmt: skip
    return offer.ask(seat, "bribe", [FIGHT, *options, *cashes(state, seat)])


def bribe(state: State, tell: Tell, frame: Frame, args: Args) -> None:
    """10.3: pay in full; the creature returns to the Bag, a town is neutralised; all bribed: captured without
    damage [ruling]. What a bribed creature bore passes to another, or counts as used [ruling]."""
    _, seat, hex_, times = frame
    battle, neutral = fought(state), state.charter.neutral
    town = state.income[hex_]
    if town >= INCOMES and KIND[town] == args[0]:
        piece = town
        battle.town_hits = state.charter.combat[town]
    else:
        alike = tuple([piece for piece in army(state, neutral, hex_) if KIND[piece] == args[0]])
        piece = min(alike, key=lambda piece: carried(battle, piece) != NOTHING)
        leave(state, neutral, hex_, piece)
        discard(state, piece)
        unburden(battle, piece)
    price = state.charter.combat[piece] * times
    pay(state, None, seat, price)  # the bribe itself tells of the gold
    if tell is not None:
        tell("bribed", seat, hex_, piece, price)
    if army(state, neutral, hex_) or town_left(state):
        state.agenda.append(frame)
        loose = tuple([item.piece for item in battle.items if item.bearer == NOTHING])
        _offer_arms(state, seat, hex_, loose, True)
        return
    for item in battle.items:
        magic.put_away(state, tell, item.piece)
    state.battle = None
    win(state, tell, seat, hex_)


def fight(state: State, tell: Tell, frame: Frame, args: Args) -> None:
    """10.2 (c): the rest is fought."""
    _, seat, hex_, _ = frame
    state.agenda.append(("start_battle", hex_, seat, state.charter.neutral))
