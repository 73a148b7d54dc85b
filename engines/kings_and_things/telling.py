"""Facts in words: what the chronicle says of an event, to those who know its secret part and to those who do not."""

from collections.abc import Callable, Sequence
from typing import Any

from ..core.game import Say
from ..core.language import ENGLISH
from ..core.types import HIDDEN, Arg, Event
from ..core.vocabulary import Field
from . import words
from .decisions import SCOPES
from .events import EVENTS, PURPOSES
from .phrases import Names, hits_in_words, in_a_row, label, of_side, piece_name, pieces_in_words, rolls_in_words
from .state import NOBODY, NOTHING, PHASE_IDS, STEP_IDS
from .terrain import TERRAIN_IDS
from .things import COMBAT, KIND_IDS, PIECE_IDS

Parts = dict[str, str]
"""What stands in the gaps of a sentence, by name."""


def tell(event: Event, names: Names, say: Say = ENGLISH) -> str:
    """One fact, as a sentence."""
    kind = EVENTS[event.kind]
    parts = parts_of(kind.fields, event.args, names, say)
    known = parts_of(kind.secret, event.secret, names, say) if event.secret else {}
    parts.setdefault("count", say(words.SOMETHING))
    if "things" in known and event.kind != "robbed":
        parts["count"] = known.pop("things")
    elif kind.secret and "thing" in [field.name for field in kind.secret] and not known:
        parts["thing"] = say(words.UNSEEN)
    parts |= known
    return say(words.EVENTS[_variant(event)]).format(**_finish(event, parts, names, say))


# -- arguments ---------------------------------------------------------------------------------------------------------


def parts_of(
    fields: Sequence[Field], args: Sequence[Arg], names: Names, say: Say, values: Sequence[int] = COMBAT
) -> dict[str, str]:
    """Each argument in words, by the name of its field; counters with the combat values of this game."""
    return {
        field.name: _label(arg, say, values) if field.names == KIND_IDS else _part(field, arg, names, say)
        for field, arg in zip(fields, args, strict=True)
    }


def _label(arg: Arg, say: Say, values: Sequence[int]) -> str:
    kinds = arg if isinstance(arg, tuple) else (arg,)
    return in_a_row([label(kind, say, values) for kind in kinds], say)


_SEATS = ("seat", "rival", "side", "seats", "attackers", "sides", "targets")
_NAMED: dict[tuple[str, ...], Sequence[str]] = {
    TERRAIN_IDS: words.TERRAIN_NAMES,
    PHASE_IDS: words.PHASE_NAMES,
    STEP_IDS: words.STEP_NAMES,
    PURPOSES: words.PURPOSE_NAMES,
    SCOPES: words.SCOPES,
}
"""What the numbers of a field stand for, told by the names the vocabulary gives them."""


def _part(field: Field, arg: Arg, names: Names, say: Say) -> str:
    if field.name == "dice":
        return _faces(arg) if isinstance(arg, tuple) else str(arg)
    if isinstance(arg, tuple):
        if field.names == PIECE_IDS:
            return pieces_in_words(arg, say)
        return in_a_row([_part(field, number, names, say) for number in arg], say)
    if field.name in _SEATS:
        return of_side(arg, names, say)
    if field.names == PIECE_IDS:
        return piece_name(arg, say)
    if field.name == "level":
        return say(words.FORT_NAMES[arg])
    if field.name == "count":
        return say(words.COUNTERS[arg != 1]).format(count=arg)
    if field.name == "losses":
        return say(words.LOSSES[arg != 1]).format(count=arg)
    if field.name == "trigger":
        return _trigger(arg, say)
    shown = _NAMED.get(field.names)
    return say(shown[arg]) if shown is not None else str(arg)


def _faces(dice: tuple[int, ...]) -> str:
    return " ".join(map(str, dice))


def _trigger(trigger: int, say: Say) -> str:
    if trigger >= 0:
        return piece_name(trigger, say)
    return say(words.THE_DICE if trigger == HIDDEN else words.THE_BATTLE)


# -- events that are told in more than one way -------------------------------------------------------------------------


def _numbers(event: Event) -> Any:
    """Its arguments, whatever their kinds declare."""
    return event.args


def _variant(event: Event) -> str:
    args = _numbers(event)
    if event.kind == "rolled" and args[4] != NOBODY:
        return "rolled_against"
    if event.kind == "rolled" and args[3] != args[1]:
        return "rolled_for_side"
    if event.kind == "used" and args[2] != args[0]:
        return "used_for_side"
    if event.kind == "cloud_moved" and args[0] == NOTHING:
        return "cloud_gone"
    if event.kind == "battle_ended" and args[1] == NOTHING:
        return "battle_ended_empty"
    return event.kind


def _finish(event: Event, parts: Parts, names: Names, say: Say) -> Parts:
    """What an event says that is more than one of its fields."""
    more = _WHOLE.get(event.kind)
    return parts | more(event, parts, names, say) if more is not None else parts


def _robbed(event: Event, parts: Parts, names: Names, say: Say) -> Parts:
    gold = event.args[2]
    known = parts.get("things") if event.secret and event.secret[0] else parts["count"]
    return {"spoil": say(words.COINS).format(gold=gold) if gold else str(known)}


def _dispelled(event: Event, parts: Parts, names: Names, say: Say) -> Parts:
    return {"scope": parts["scope"].format(side=parts["side"])}


def _rolled(event: Event, parts: Parts, names: Names, say: Say) -> Parts:
    """11.2, 12: of two who roll against each other, the last two dice are the rival's."""
    _, _, dice, _, rival = _numbers(event)
    if rival == NOBODY:
        return {}
    return {"dice": _faces(dice[:2]), "rival_dice": _faces(dice[2:])}


def _charmed(event: Event, parts: Parts, names: Names, say: Say) -> Parts:
    _, die, change, dice = _numbers(event)
    return {"shown": str(dice[die] - change), "turned": str(dice[die])}


def _aims(event: Event, parts: Parts, names: Names, say: Say) -> Parts:
    """10.7: who aims at whom."""
    sides, targets = _numbers(event)
    pairs = [
        say(words.AIM).format(side=of_side(side, names, say), target=of_side(target, names, say))
        for side, target in zip(sides, targets, strict=True)
    ]
    return {"aims": in_a_row(pairs, say)}


def _struck(event: Event, parts: Parts, names: Names, say: Say) -> Parts:
    _, units, dice, _ = _numbers(event)
    return {"rolls": rolls_in_words(units, dice, say)}


def _taken(event: Event, parts: Parts, names: Names, say: Say) -> Parts:
    _, _, things, fort_hits = _numbers(event)
    return {"hits": hits_in_words(things, fort_hits, say)}


_WHOLE: dict[str, Callable[[Event, Parts, Names, Say], Parts]] = {
    "robbed": _robbed,
    "dispelled": _dispelled,
    "rolled": _rolled,
    "charmed": _charmed,
    "targets_named": _aims,
    "struck_hits": _struck,
    "hits_taken": _taken,
}
