"""Answers (reference 15): who may answer an item or an event, and what an answer does.

("answers", actor, trigger) lies over the frame of an item or event, and pushes ("react", seat, trigger, actor) for
those who are asked. An answer is an item and announced in turn, so it may be answered by Dispel Magic; last in, first
resolved. Dispel Magic itself cannot be answered, since there is only one.
"""

from collections.abc import Callable

from ...core.agenda import Args, Frame
from ...core.types import Decision, Option, Tell
from .. import decisions as offer
from ..decisions import SCOPES, option
from ..state import NOTHING, NOWHERE, State
from ..things import BALLOON, DARK_PLAGUE, DISPEL_MAGIC, DUST_OF_DEFENSE, ELIXIR, FAN, LUCKY_CHARM, TEENIEPOX
from .events_losses import plague_losses
from .magic import announce, holds, play, put_away
from .magic_asking import THROWN, answered, answered_at, fitting, others, push_reacts, who_might
from .magic_battle import dispellable, has_magic
from .magic_charm import charms, turn_luck
from .magic_items import BATTLE_ITEMS

IGNORE = option("ignore")

ANSWERS = {ELIXIR: option("drink"), FAN: option("fan"), DISPEL_MAGIC: option("dispel")}

ITEM, UNITS, BOTH = range(len(SCOPES))


def answers(state: State, tell: Tell, frame: Frame) -> None:
    """15: ("answers", actor, trigger): push ("react", seat, trigger, actor) for everybody who may answer, asked from
    the actor's left."""
    _, actor, trigger = frame
    if not fitting(trigger):
        return
    if tell is not None:
        tell("answers_sought", trigger)
    seats = [seat for seat in (*others(state, actor), actor) if _concerns(state, seat, actor, trigger)]
    push_reacts(state, [seat for seat in seats if _asked(state, seat, trigger)], trigger, actor)


def _asked(state: State, seat: int, trigger: int) -> bool:
    """15: holders only, or (option `ask_windows`) everybody who could have something."""
    items = _answering(state, seat, trigger)
    if state.charter.ask_everyone and any(seat in who_might(state, item) for item in items):
        return True
    return any(holds(state, seat, item) for item in items)


def _answering(state: State, seat: int, trigger: int) -> tuple[int, ...]:
    """15: the items by which a seat could answer. Without the option `outsiders_dispel` nobody reads Dispel Magic in a
    battle of others, except from among the defenders' own things."""
    items, battle = fitting(trigger), state.battle
    if battle is None or state.charter.outsiders_dispel or seat in battle.sides:
        return items
    return tuple([item for item in items if item != DISPEL_MAGIC or item in state.hoard[battle.hex]])


def _concerns(state: State, seat: int, actor: int, trigger: int) -> bool:
    """15: the Elixir is for whom it would hurt; everything else answers others."""
    if trigger == TEENIEPOX:
        return seat == actor  # who rolled for the losses
    if trigger == DARK_PLAGUE:
        return bool(plague_losses(state, seat))
    return seat != actor


def ask_react(state: State, frame: Frame) -> Decision:
    """15: charm(die, change), drink, fan, dispel, whatever fits the trigger and is held, or ignore."""
    _, seat, trigger, actor = frame
    options: list[Option] = [IGNORE]
    if trigger != THROWN:
        options += [ANSWERS[item] for item in _answering(state, seat, trigger) if holds(state, seat, item)]
    elif holds(state, seat, LUCKY_CHARM):
        thrown = answered(state, trigger, actor)
        options += [option("charm", die, change) for die, change in charms(state, thrown)]
    return offer.ask(seat, "react", options)


def ignore(state: State, tell: Tell, frame: Frame, args: Args) -> None:
    """15: stay out."""


# -- answering ---------------------------------------------------------------------------------------------------------


def drink(state: State, tell: Tell, frame: Frame, args: Args) -> None:
    """15, Elixir: announce it."""
    _answer(state, tell, frame, ELIXIR)


def fan(state: State, tell: Tell, frame: Frame, args: Args) -> None:
    """15, Fan, against Balloon, Dust or Weather Control: announce it."""
    _answer(state, tell, frame, FAN)


def _answer(state: State, tell: Tell, frame: Frame, item: int) -> None:
    _, seat, trigger, actor = frame
    play(state, tell, seat, item)
    announce(state, tell, ("resolve_item", seat, item, (seat, trigger, actor)), item)


def _heal(state: State, tell: Tell, seat: int, item: int, args: Args) -> None:
    """15, Elixir: the seat becomes immune in the event's frame below."""
    put_away(state, tell, item)
    at = answered_at(state, args[1], args[2])
    event = state.agenda[at]
    state.agenda[at] = (*event[:4], event[4] | 1 << seat)
    if tell is not None:
        tell("immune", seat)


def _blow(state: State, tell: Tell, seat: int, item: int, args: Args) -> None:
    """15, Fan: a Balloon lands elsewhere, Dust does nothing, the Black Cloud goes elsewhere or away."""
    put_away(state, tell, item)
    trigger = args[1]
    if trigger == NOTHING:
        if state.cloud != NOWHERE:
            state.agenda.append(("cloud_hex", seat, FAN, state.cloud, 1))
        return
    target = answered(state, trigger, args[2])
    if trigger == DUST_OF_DEFENSE:
        cancel(state, tell, seat, trigger, args[2])
    elif trigger == BALLOON:
        state.agenda.append(("fan_landing", seat, target[3]))
    else:
        state.agenda.append(("cloud_hex", seat, FAN, target[3][0], 1))


def cancel(state: State, tell: Tell, seat: int, item: int, actor: int) -> None:
    """15: an item has no effect, and is used up."""
    at = answered_at(state, item, actor)
    del state.agenda[at:]
    put_away(state, tell, item)
    if tell is not None:
        tell("cancelled", seat, item)


def dispel(state: State, tell: Tell, frame: Frame, args: Args) -> None:
    """15, Dispel Magic in answer to an item: it cancels the item, and in a battle the same scroll may also hold for the
    magic units of the force that used it: ("dispel_scope", seat, trigger, force, actor)."""
    _, seat, trigger, actor = frame
    play(state, tell, seat, DISPEL_MAGIC)
    force = _force_behind(state, trigger, actor)
    if force == NOTHING:
        cancel(state, tell, seat, trigger, actor)
        if tell is not None:
            tell("dispelled", seat, ITEM, NOTHING)
    else:
        state.agenda.append(("dispel_scope", seat, trigger, force, actor))


def _force_behind(state: State, trigger: int, actor: int) -> int:
    """15: the side of the battle that used an item, if it has magic units to dispel as well."""
    if state.battle is None:
        return NOTHING
    target = answered(state, trigger, actor)
    if target[0] != "resolve_item" or target[3][0] not in state.battle.sides:
        return NOTHING
    side = int(target[3][0])
    return side if has_magic(state, state.battle, side) else NOTHING


def ask_dispel_scope(state: State, frame: Frame) -> Decision:
    """15: in answer to an item ("dispel_scope", seat, trigger, force, actor): scope(item) or scope(both); in a window
    ("dispel_scope", seat, NOTHING, own side): scope(units) of one other force."""
    seat, trigger, side = frame[1:4]
    if trigger == NOTHING:
        options = [option("scope", UNITS, other) for other in dispellable(state, side)]
    else:
        options = [option("scope", ITEM, NOTHING), option("scope", BOTH, side)]
    return offer.ask(seat, "dispel_scope", options)


def scope(state: State, tell: Tell, frame: Frame, args: Args) -> None:
    """15: cancel the item's frame below, and/or set the side's bit in `battle.dispelled`."""
    extent, side = args
    if extent != UNITS:
        cancel(state, tell, frame[1], frame[2], frame[4])
    if extent != ITEM:
        assert state.battle is not None
        state.battle.dispelled |= 1 << side
    if tell is not None:
        tell("dispelled", frame[1], extent, side)


# -- effects -----------------------------------------------------------------------------------------------------------

EFFECTS: dict[int, Callable[[State, Tell, int, int, Args], None]] = {
    **BATTLE_ITEMS,
    ELIXIR: _heal,
    FAN: _blow,
    LUCKY_CHARM: turn_luck,
}
"""What each item does once nobody answers any more. The Balloon lands in `flight`, Dispel Magic is never answered."""


def resolve_item(state: State, tell: Tell, frame: Frame) -> None:
    """15: ("resolve_item", seat, item, args): after the answers, the item's effect."""
    _, seat, item, args = frame
    EFFECTS[item](state, tell, seat, item, args)
