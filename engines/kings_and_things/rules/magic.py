"""Magic items (reference 15): who can use them, playing and announcing them, putting them away.

An item or event is *announced*: its work frame is pushed ("resolve_item", seat, item, args) and over it ("answers",
seat, trigger), which asks whoever may answer (`magic_answers`). `args[0]` of an item is the side it is used for. A
played item lies in `in_play` until it is put away: at once, after the battle, or at the end of the turn. Windows in a
battle are in `magic_battle`, what items do there in `magic_items`.
"""

from ...core.agenda import Args, Frame
from ...core.types import Option, Tell
from ..decisions import option
from ..realm import take, use_up
from ..state import NOTHING, NOWHERE, RANDOM_EVENTS, Item, State
from ..things import BOW, DISPEL_MAGIC, DUST_OF_DEFENSE, FAN, FIREWALL, GOLEM, LUCKY_CHARM, SWORD, TALISMAN

FAN_CLOUD = option("fan_cloud")

DEFENDERS_ITEMS = frozenset((SWORD, BOW, TALISMAN, GOLEM, FIREWALL, DUST_OF_DEFENSE, DISPEL_MAGIC, LUCKY_CHARM))
"""15: what may be used for those who defend an unexplored hex, if it lies there."""


def announce(state: State, tell: Tell, frame: Frame, trigger: int) -> None:
    """15: push a work frame and the question for answers over it."""
    state.agenda.append(frame)
    state.agenda.append(("answers", frame[1], trigger))


def conducts(state: State, seat: int) -> bool:
    """10.4: whether a seat decides for the neutral defenders of the battle being fought."""
    battle = state.battle
    return battle is not None and battle.conductor == seat and state.charter.neutral in battle.sides


def holds(state: State, seat: int, item: int) -> bool:
    """Whether a seat can use an item: from behind its Shield, or from the hoard of the defenders it leads."""
    if item in state.shields[seat]:
        return True
    battle = state.battle
    if battle is None or item not in DEFENDERS_ITEMS or item not in state.hoard[battle.hex]:
        return False
    return conducts(state, seat)


def play(state: State, tell: Tell, seat: int, item: int) -> int:
    """15: an item is shown and laid down. Returns the side it is used for."""
    side = seat
    if item in state.shields[seat]:
        take(state, seat, item)
    else:
        assert state.battle is not None
        hex_ = state.battle.hex
        state.hoard[hex_] = tuple([thing for thing in state.hoard[hex_] if thing != item])
        side = state.charter.neutral
    state.in_play += (item,)
    if tell is not None:
        tell("used", seat, item, side)
    return side


def put_away(state: State, tell: Tell, item: int) -> None:
    """7, 15: a used item or event leaves `in_play` for the Bag, or after true elimination the game."""
    if item in state.in_play:
        state.in_play = tuple([other for other in state.in_play if other != item])
        use_up(state, item)
        if tell is not None:
            tell("left_game" if state.emptied else "returned", (item,))


def end_of_turn(state: State, tell: Tell) -> None:
    """15: Balloon and Dispel Magic go back when the turn is over, and whatever else still lies about."""
    state.flight = None
    for item in state.in_play:
        put_away(state, tell, item)


def fans(state: State, seat: int) -> list[Option]:
    """15, Fan: offered with the questions of one's own part of a phase while the Black Cloud lies on the board (option
    `fan_on_cloud`)."""
    if state.cloud == NOWHERE or FAN not in state.shields[seat]:
        return []
    if state.charter.fan_in_events_only and state.phase != RANDOM_EVENTS:
        return []
    return [FAN_CLOUD]


def fan_cloud(state: State, tell: Tell, frame: Frame, args: Args) -> None:
    """15, Fan without a trigger: announce it; after that the same question again, if there are still too many Things
    (7)."""
    state.agenda.append(("shield_limit", frame[1]) if frame[0] == "shield_discard" else frame)
    play(state, tell, frame[1], FAN)
    announce(state, tell, ("resolve_item", frame[1], FAN, (frame[1], NOTHING)), FAN)


def take_up(state: State, tell: Tell, item: int, side: int, bearer: int) -> None:
    """15: a unit takes up a Sword or Bow; `value` remembers the round, since it moves once in a round at most."""
    battle = state.battle
    assert battle is not None
    others = tuple([other for other in battle.items if other.piece != item])
    battle.items = (*others, Item(item, side, bearer, battle.round))
    if tell is not None:
        tell("attached", side, item, bearer)
