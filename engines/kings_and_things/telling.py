"""Facts in words: what is said of an event, to those who know its secret part and to those who do not."""

from collections.abc import Callable, Sequence
from typing import Any

from ..core.game import Say
from ..core.language import ENGLISH, capital
from ..core.types import HIDDEN, Arg, Event
from ..core.vocabulary import Field
from . import words
from .events import EVENTS, PURPOSES
from .notes import NOTABLE, Notes, Was
from .phrases import (
    BY_NUMBER,
    Names,
    Places,
    faces,
    hits_word,
    label,
    of_side,
    people,
    piece_word,
    pieces_word,
    rolls_in_words,
)
from .state import NOBODY, NOTHING, PHASE_IDS, STEP_IDS
from .terrain import TERRAIN_IDS
from .things import COMBAT, KIND_IDS, PIECE_IDS

Parts = dict[str, object]
"""What stands in the gaps of a sentence, by name."""


def tell(
    event: Event,
    names: Names,
    say: Say = ENGLISH,
    where: Places = BY_NUMBER,
    notes: Notes | None = None,
    here: bool = False,
) -> str:
    """One fact, as a sentence. `where`: what hexes are called; `notes`: what was there before; `here`: the line above
    has named the place."""
    kind = EVENTS[event.kind]
    parts = parts_of(kind.fields, event.args, names, say, where=where)
    if event.kind in IN_THINGS:
        parts["count"] = say.count(_numbers(event)[-1], words.THING)
    if event.secret:
        known = parts_of(kind.secret, event.secret, names, say)
        if "things" in known:
            known["count"] = known["things"]
        parts |= known
    elif kind.secret and kind.secret[0].name == "thing":
        parts["thing"] = say.noun(words.UNSEEN)
    more = _WHOLE.get(event.kind)
    if more is not None:
        parts |= more(event, names, say)
    variant = _variant(event, where)
    if notes and (was := notes.get(_numbers(event)[event.kind == "captured"])) is not None and event.kind in NOTABLE:
        variant, remembered = _remembered(variant, was, names, say)
        parts |= remembered
    template = (words.HERE if here and variant in words.HERE else words.EVENTS)[variant]
    return capital(say(template, **parts))


def _remembered(variant: str, was: Was, names: Names, say: Say) -> tuple[str, Parts]:
    """The sentence that says whose it was, and what stood there, if that is known."""
    if variant == "tile_changed" and was.terrain >= 0:
        return "tile_changed_from", {"old": say.noun(words.TERRAINS[was.terrain])}
    if was.owner == NOBODY:
        return variant, {}
    rival = say.name(names[was.owner])
    if variant == "captured":
        return "captured_from", {"rival": rival}
    if variant in ("fort_lowered", "fort_razed") and was.fort:
        return f"{variant}_of", {"rival": rival, "fort": say.noun(words.FORT_NAMES[was.fort])}
    return variant, {}


IN_THINGS = ("exchanged", "drew", "dropped", "robbed")
"""What is counted in Things, which lie behind a Shield; whatever stands on the board is a counter."""


# -- arguments ---------------------------------------------------------------------------------------------------------


def parts_of(
    fields: Sequence[Field],
    args: Sequence[Arg],
    names: Names,
    say: Say,
    values: Sequence[int] = COMBAT,
    where: Places = BY_NUMBER,
) -> Parts:
    """Each argument as a word, by the name of its field; counters with the combat values of this game."""
    return {field.name: _part(field, arg, names, say, values, where) for field, arg in zip(fields, args, strict=True)}


_SEATS = ("seat", "rival", "side", "seats", "attackers", "sides", "targets")
_HEXES = ("hex", "to")
_NAMED: dict[tuple[str, ...], Sequence[str]] = {
    PHASE_IDS: words.PHASE_NAMES,
    STEP_IDS: words.STEP_NAMES,
    PURPOSES: words.PURPOSE_NAMES,
}
"""What the numbers of a field stand for, told by the names the vocabulary gives them."""
_COUNTED = {"count": words.COUNTER, "losses": words.LOSS, "hits": words.HIT}


def _part(field: Field, arg: Arg, names: Names, say: Say, values: Sequence[int], where: Places) -> object:
    if isinstance(arg, tuple):
        return _several(field, arg, names, say, values)
    if field.name in _SEATS:
        return of_side(arg, names, say)
    if field.name in _HEXES:
        return where.word(arg, say) if arg >= 0 else ""
    if field.names == PIECE_IDS:
        return piece_word(arg, say)
    if field.names == KIND_IDS:
        return label(arg, say, values)
    if field.names == TERRAIN_IDS:
        return say.noun(words.TERRAINS[arg])
    if field.name == "level":
        return say.noun(words.FORT_NAMES[arg])
    if field.name in _COUNTED:
        return say.count(arg, _COUNTED[field.name])
    if field.name == "trigger":
        return piece_word(arg, say) if arg >= 0 else say.noun(words.THE_DICE)
    shown = _NAMED.get(field.names)
    return say(shown[arg]) if shown is not None else str(arg)


def _several(field: Field, args: tuple[int, ...], names: Names, say: Say, values: Sequence[int]) -> object:
    if field.name == "dice":
        return faces(args, say)
    if field.names == PIECE_IDS:
        return pieces_word(args, say)
    if field.names == KIND_IDS:
        return say.many([label(kind, say, values) for kind in args])
    return people(args, names, say) if field.name in _SEATS else ""


# -- events that are told in more than one way -------------------------------------------------------------------------


def _numbers(event: Event) -> Any:
    """Its arguments, whatever their kinds declare."""
    return event.args


def _variant(event: Event, where: Places) -> str:
    kind, args = event.kind, _numbers(event)
    if kind == "rolled":
        return "rolled_against" if args[4] != NOBODY else "rolled_for_side" if args[3] != args[1] else kind
    if kind in _VARIANTS:
        other, applies = _VARIANTS[kind]
        return other if applies(args) else kind
    if kind == "drew_hidden" and event.secret:
        return "drew"
    if kind == "started" and where.is_dark:
        return "started_unknown"
    return kind


_VARIANTS: dict[str, tuple[str, Callable[[Any], bool]]] = {
    "answers_sought": ("answers_sought_battle", lambda args: args[0] < HIDDEN),
    "used": ("used_for_side", lambda args: args[2] != args[0]),
    "charmed": ("charmed_one", lambda args: len(args[3]) == 1),
    "cloud_moved": ("cloud_gone", lambda args: args[0] == NOTHING),
    "fort_lowered": ("fort_razed", lambda args: not args[1]),
    "phase_began": ("phase_began_last", lambda args: args[0] == len(PHASE_IDS) - 1),
    "struck_hits": ("struck_none", lambda args: not args[3]),
    "hits_taken": ("hits_taken_none", lambda args: not args[2] and not args[3]),
    "battle_ended": ("battle_ended_empty", lambda args: args[1] == NOTHING),
    "robbed": ("robbed_gold", lambda args: bool(args[2])),
}
"""Which other sentence an event has, and when."""


# -- events that say more than one of their fields ---------------------------------------------------------------------


def _dispelled(event: Event, names: Names, say: Say) -> Parts:
    _, scope, side = _numbers(event)
    return {"scope": say(words.SCOPES[scope], side=of_side(side, names, say))}


def _rolled(event: Event, names: Names, say: Say) -> Parts:
    """11.2, 12: of two who roll against each other, the last two dice are the rival's."""
    _, _, dice, _, rival = _numbers(event)
    if rival == NOBODY:
        return {}
    return {"dice": faces(dice[:2], say), "rival_dice": faces(dice[2:], say)}


def _charmed(event: Event, names: Names, say: Say) -> Parts:
    _, die, change, dice = _numbers(event)
    return {"shown": dice[die] - change, "turned": dice[die]}


def _aims(event: Event, names: Names, say: Say) -> Parts:
    """10.7: who aims at whom."""
    sides, targets = _numbers(event)
    pairs = [
        say(words.AIM, side=of_side(side, names, say), target=of_side(target, names, say))
        for side, target in zip(sides, targets, strict=True)
    ]
    return {"aims": say.grammar.listed(pairs, say.grammar.last)}


def _struck(event: Event, names: Names, say: Say) -> Parts:
    _, units, dice, _ = _numbers(event)
    return {"rolls": rolls_in_words(units, dice, say)}


def _taken(event: Event, names: Names, say: Say) -> Parts:
    _, _, things, fort_hits = _numbers(event)
    return {"hits": say.count(len(things) + fort_hits, words.HIT), "things": hits_word(things, fort_hits, say)}


_WHOLE: dict[str, Callable[[Event, Names, Say], Parts]] = {
    "dispelled": _dispelled,
    "rolled": _rolled,
    "charmed": _charmed,
    "targets_named": _aims,
    "struck_hits": _struck,
    "hits_taken": _taken,
}
