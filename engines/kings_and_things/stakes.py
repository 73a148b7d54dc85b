"""Subject of a question, for its words: the Hero, the Thing, the hex, the hits, or what is to be answered."""

from collections.abc import Callable, Mapping

from ..core.agenda import Frame
from ..core.game import Say
from ..core.types import Decision, Event, View
from .events import PURPOSES
from .phrases import Names, Places, hex_word, hits_counted, of_side, people, piece_word, pieces_word
from .realm import army, sides_in
from .rules.dice import CONTESTS
from .rules.magic_asking import THROWN
from .rules.magic_battle import hits_wait
from .rules.retreat import BALLOONISTS, WALKERS
from .state import MELEE_STEP, NOBODY, RANGED_STEP, START, Battle, State
from .telling import tell
from .things import BALLOON, BIG_JUJU, ITEMS, TEENIEPOX, TERRAIN_DISASTER, VANDALS, WILLING_WORKERS, recruit_number
from .words import EVENTS

TARGETS = {BIG_JUJU: ".juju", TERRAIN_DISASTER: ".disaster", WILLING_WORKERS: ".workers", VANDALS: ".vandals"}

SEAL = "All losses are revealed together."
SEAL_NEUTRAL = "You lead the locals. All losses are revealed together."
WINDOW = {
    (0, START): "The battle is about to begin. Use what you have now, or keep it.",
    (1, START): "Round {round} begins. Use items or hand them on now.",
    (1, RANGED_STEP): "The ranged step is next. A Golem, a Talisman, Dispel Magic or the defender's Dust can come in.",
    (1, MELEE_STEP): "The melee step is next. A Golem, a Talisman, Dispel Magic or the defender's Dust can come in.",
}
LEADS = "You lead the locals and use what lies with them."
GROUPS = {BALLOONISTS: "Your Balloon with its passengers", WALKERS: "Everyone outside the Balloon"}
EVERYBODY = "Your whole army"
POX_STRIKES = "The Teeniepox takes {count} from {name:'s} largest army. The Elixir can still stop it."
CHARM_MAY = "The Lucky Charm can turn one die up or down by one."
HERO_JOINS = "{thing:The} {thing:?joins|join} at {number}."
ANSWER_MAY = "It can be answered before it works."
FOR_A_SIDE = ("strike_dice", "firewall_dice", "save_dice", "parry_dice")
"""Dice that name the side they are thrown for right after the dice."""

Parts = dict[str, object]


def at_stake(decision: Decision, state: State, names: Names, say: Say) -> tuple[str, Parts]:
    """Which variant of the words the question is put in, and what they name. A view hides what others may not read."""
    kind, frame = decision.kind, state.agenda[-1]
    variant = ""
    if kind == "event_target":
        variant = TARGETS.get(frame[2], "")
    elif kind == "event_loss" and frame[2] < 0:
        return ".where", {}
    elif kind == "play_event" and not any(option.verb == "play_event" for option in decision.options):
        variant = ".none" if any(option.verb == "cash" for option in decision.options) else ".nothing"
    elif kind == "replace_sea" and not any(option.verb == "keep_seas" for option in decision.options):
        variant = ".must"
    find = _NAMED.get(kind)
    return variant, find(state, frame, names, say) if find else {}


def _at(state: State, frame: Frame, names: Names, say: Say) -> Parts:
    return {"hex": hex_word(state, frame[2], say)}


def _piece(state: State, frame: Frame, names: Names, say: Say) -> Parts:
    return {"thing": piece_word(frame[2], say)}


def fought(battle: Battle, view: View[State], names: Names, say: Say) -> Parts:
    """Who fights whom where, as this seat reads it: first who came to attack, or whoever reads that."""
    sides = sorted(battle.sides, key=lambda side: (side != view.seat, side != battle.attacker))
    words = [say.you if side == view.seat else of_side(side, names, say) for side in sides]
    return {"side": words[0], "others": say.many(words[1:]), "hex": hex_word(view.state, battle.hex, say)}


# -- Heroes and events -------------------------------------------------------------------------------------------------


def _before_the_roll(state: State, frame: Frame, names: Names, say: Say) -> Parts:
    return {"thing": piece_word(frame[2], say), "number": str(recruit_number(frame[2]))}


def _after_the_roll(state: State, frame: Frame, names: Names, say: Say) -> Parts:
    return {"thing": piece_word(frame[2], say), "count": str(frame[3])}


def _whose(state: State, frame: Frame, names: Names, say: Say) -> Parts:
    return {"other": say.name(names[frame[2]])}


def _losses(state: State, frame: Frame, names: Names, say: Say) -> Parts:
    return {"hex": hex_word(state, frame[2], say), "count": str(frame[3])}


# -- movement ----------------------------------------------------------------------------------------------------------


def _proof(state: State, frame: Frame, names: Names, say: Say) -> Parts:
    return {"hex": hex_word(state, frame[2], say), "other": say.name(names[frame[3]])}


def _column(state: State, frame: Frame, names: Names, say: Say) -> Parts:
    assert state.column is not None
    return {"hex": hex_word(state, state.column.hex, say)}


def _passing(state: State, frame: Frame, names: Names, say: Say) -> Parts:
    assert state.column is not None
    return {"other": say.name(names[frame[3]]), "count": str(len(state.column.pieces)), "held": str(len(frame[4]))}


def _held(state: State, frame: Frame, names: Names, say: Say) -> Parts:
    assert state.column is not None
    return _losses(state, frame, names, say) | {"number": str(len(state.column.pieces))}


def _crowd(state: State, frame: Frame, names: Names, say: Say) -> Parts:
    return {"hex": hex_word(state, frame[2], say), "number": str(len(army(state, frame[1], frame[2])))}


def _overboard(state: State, frame: Frame, names: Names, say: Say) -> Parts:
    return {"thing": pieces_word(frame[4], say)}


def _deny(state: State, frame: Frame, names: Names, say: Say) -> Parts:
    _, seat, hex_ = frame
    rivals = people([side for side in sides_in(state, hex_) if side != seat], names, say)
    return {
        "hex": hex_word(state, hex_, say),
        "rivals": rivals,
        "thing": piece_word(state.income[hex_], say),
    }


# -- exploration and battle --------------------------------------------------------------------------------------------


def _arms(state: State, frame: Frame, names: Names, say: Say) -> Parts:
    items = pieces_word(frame[4], say)
    return {"hex": hex_word(state, frame[2], say), "items": items}


def _when(state: State, frame: Frame, names: Names, say: Say) -> Parts:
    battle = state.battle
    assert battle is not None
    if hits_wait(battle):
        count = battle.hits[frame[2]] + sum(side == frame[2] for side, _ in battle.aimed)
        words = say.plural(
            "{count} hit is scored. A Golem or a Talisman can come in before it is taken.",
            "{count} hits are scored. A Golem or a Talisman can come in before they are taken.",
            count, count=count,
        )  # fmt: skip
    else:
        words = say(WINDOW[min(1, battle.round), battle.step], round=battle.round)
    return {"when": f"{say(LEADS)} {words}" if frame[2] == state.charter.neutral else words}


def _item(state: State, frame: Frame, names: Names, say: Say) -> Parts:
    return {"item": piece_word(frame[3], say)}


def _hits(state: State, frame: Frame, names: Names, say: Say) -> Parts:
    battle, side = state.battle, frame[2]
    assert battle is not None
    seal = SEAL_NEUTRAL if side == state.charter.neutral else SEAL
    return {"hits": hits_counted(battle.hits[side], say), "seal": say(seal)}


def _saved(state: State, frame: Frame, names: Names, say: Say) -> Parts:
    return {"thing": piece_word(frame[3], say)}


def _group(state: State, frame: Frame, names: Names, say: Say) -> Parts:
    return {"who": say(GROUPS.get(frame[3], EVERYBODY))}


# -- answers (15) ------------------------------------------------------------------------------------------------------


def _trigger(state: State, frame: Frame, names: Names, say: Say) -> Parts:
    """15: dice that were thrown, the Teeniepox once its die is known, an item or another event."""
    _, _, trigger, actor = frame
    if trigger == TEENIEPOX:
        losses = next(frame for frame in reversed(state.agenda) if frame[0] == "pox")[3][0]
        return {"trigger": say(POX_STRIKES, name=of_side(actor, names, say), count=losses)}
    if trigger != THROWN:
        played = _flight(state, names, say) if trigger == BALLOON else ""
        played = played or tell(_played(state, trigger, actor), names, say, Places(state))
        return {"trigger": f"{played} {say(ANSWER_MAY)}"}
    thrown = next(frame for frame in reversed(state.agenda) if frame[0].endswith("_dice"))
    told = [_dice_lie(thrown, names, say), say(CHARM_MAY)]
    if thrown[0] == "hero_dice":  # 6: what was paid before the roll counts
        face, bonus = thrown[3:5]
        told.insert(1, say(HERO_JOINS, thing=piece_word(face, say), number=recruit_number(face) - bonus))
    return {"trigger": " ".join(told)}


def _flight(state: State, names: Names, say: Say) -> str:
    """15: whither a Balloon is aimed, and with whom, as far as whoever is asked knows them; empty: none is."""
    aimed = next((frame for frame in reversed(state.agenda) if frame[0] == "balloon_lands"), None)
    if aimed is None:
        return ""
    _, seat, hex_, to, passengers = aimed
    start, goal = hex_word(state, hex_, say), hex_word(state, to, say)
    aboard = pieces_word(passengers, say)
    return say(EVENTS["balloon_aimed"], seat=say.name(names[seat]), hex=start, to=goal, count=aboard)


def _played(state: State, trigger: int, actor: int) -> Event:
    """What was announced: an event, or an item with the side it is used for."""
    if trigger >= ITEMS:
        return Event("event_played", (actor, trigger))
    works = next(
        (frame for frame in reversed(state.agenda) if frame[0] == "resolve_item" and frame[2] == trigger), None
    )
    return Event("used", (actor, trigger, works[3][0] if works is not None else actor))


def _dice_lie(thrown: Frame, names: Names, say: Say) -> str:
    """Who rolled what for whom: the chronicle's words for the dice."""
    name, seat, dice = thrown[:3]
    rival = thrown[-1] if name in CONTESTS else NOBODY
    side = thrown[3] if name in FOR_A_SIDE else seat
    return tell(Event("rolled", (PURPOSES.index(name.removesuffix("_dice")), seat, dice, side, rival)), names, say)


_NAMED: Mapping[str, Callable[[State, Frame, Names, Say], Parts]] = {
    "place_where": _piece,
    "hero_pre_gold": _before_the_roll,
    "hero_post_gold": _after_the_roll,
    "place_hero": _piece,
    "hero_side": _piece,
    "terrain_lord_excess": _whose,
    "juju_tile": _at,
    "evacuate": _at,
    "plague_payment": _losses,
    "event_loss": _losses,
    "march": _column,
    "ask_pin_proof": _at,
    "show_pin_proof": _proof,
    "fly_reveal": _column,
    "fly_block": _passing,
    "fly_leave": _held,
    "movement_excess": _crowd,
    "fan_escape": _overboard,
    "deny": _deny,
    "income_tie": _at,
    "defence_item": _arms,
    "bribe": _at,
    "take_loot": _at,
    "battle_magic": _when,
    "attach": _item,
    "assign_hits": _hits,
    "save": _saved,
    "retreat": _group,
    "excess_removal": _at,
    "react": _trigger,
    "assassin_victim": _at,
    "thief_spoil": _whose,
}
