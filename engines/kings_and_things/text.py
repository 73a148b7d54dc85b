"""Decisions, options and events in words, and what each counter does. The whole table in text is in `drawing`."""

from collections.abc import Callable, Sequence
from typing import Any

from ..core.game import Prompt, Say, Text
from ..core.types import HIDDEN, Arg, Decision, Event, Option, View
from ..core.vocabulary import Field
from . import lore, words
from .charter import Charter
from .decisions import SCOPES, VERBS
from .drawing import draw
from .events import EVENTS, PURPOSES
from .odds import odds
from .phrases import (
    Names,
    hits_in_words,
    in_a_row,
    label,
    of_side,
    piece_name,
    pieces_in_words,
    place,
    rolls_in_words,
)
from .realm import sides_in
from .rules.battle import prospect
from .rules.dice import CONTESTS
from .stakes import at_stake
from .state import NOBODY, NOTHING, PHASE_IDS, STEP_IDS, State
from .terrain import TERRAIN_IDS
from .things import COMBAT, FIRST, FLAG_IDS, KIND, KIND_IDS, PIECE_IDS, ROWS, THINGS, VALUE, recruit_number

BANK_PRICE = 5  # gold for a draw
WORLDS = 30  # that are looked at for the odds of a hex: enough to say "about"


class GameText(Text[State]):
    """The game's `Text`: it never looks at anything but a view."""

    def prompt(self, decision: Decision, view: View[State], names: Names, say: Say = str) -> Prompt:
        kind, parts = at_stake(decision.kind, view.state, names, say)
        return Prompt("", say(words.PROMPTS[kind]).format(seat=names[decision.seat], **parts))

    def option(self, option: Option, view: View[State], names: Names, say: Say = str) -> str:
        fields = VERBS[option.verb]
        numbers: dict[str, Any] = dict(zip([field.name for field in fields], option.args, strict=True))
        state = view.state
        parts = _parts(fields, option.args, names, say, state.charter.combat)
        for name in ("hex", "hexes"):
            if name in numbers:
                hexes = numbers[name] if isinstance(numbers[name], tuple) else (numbers[name],)
                parts[name] = in_a_row([place(state, at, names, say) for at in hexes], say)
        more = _MORE.get(option.verb)
        if more is not None:
            parts |= more(state, numbers, names, say)
        return say(words.OPTIONS[option.verb]).format(**parts)

    def event(self, event: Event, names: Names, say: Say = str) -> str:
        kind = EVENTS[event.kind]
        parts = _parts(kind.fields, event.args, names, say)
        known = _parts(kind.secret, event.secret, names, say) if event.secret else {}
        parts.setdefault("count", say(words.SOMETHING))
        if "things" in known and event.kind != "robbed":
            parts["count"] = known.pop("things")
        elif kind.secret and "thing" in [field.name for field in kind.secret] and not known:
            parts["thing"] = say(words.UNSEEN)
        parts |= known
        return say(words.EVENTS[_variant(event)]).format(**_finish(event, parts, names, say))

    def thing(self, piece: int, say: Say = str, charter: Charter | None = None) -> str:
        """What a counter does, for whoever points at it; in the game of this charter, or by the rules as written."""
        row = ROWS[KIND[piece]]
        symbols = [say(lore.SYMBOLS[flag]) for at, flag in enumerate(FLAG_IDS) if row.flags >> at & 1 and at < 4]
        terrain = say(words.TERRAIN_NAMES[row.terrain])
        if row.kind == "creature":
            return " ".join(
                [
                    say(lore.CREATURE).format(terrain=terrain, value=(charter.combat if charter else COMBAT)[piece]),
                    *symbols,
                ]
            )
        if row.kind == "income":
            return say(lore.INCOME).format(terrain=terrain, value=row.value)
        if row.kind == "treasure":
            return say(lore.TREASURE).format(value=row.value)
        return " ".join([say(lore.of(row.id, charter)), *(symbols if piece >= THINGS else [])])

    def glossary(self, view: View[State], say: Say = str) -> dict[str, str]:
        """Every counter; where several creatures share a name, one after the other."""
        told: dict[str, str] = {}
        for kind, row in enumerate(ROWS):
            name, text = say(row.name), self.thing(FIRST[kind], say, view.state.charter)
            told[name] = say(words.ANOTHER).format(one=told[name], other=text) if name in told else text
        return told

    def table(self, view: View[State], names: Names, say: Say = str) -> list[str]:
        """The board drawn, then armies, players and what lies beside it."""
        return draw(view, names, say)


WORDS = GameText()

Parts = dict[str, str]
"""What stands in the gaps of a sentence, by name."""


# -- arguments ---------------------------------------------------------------------------------------------------------


def _parts(
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


# -- options that say more than their arguments ------------------------------------------------------------------------

Numbers = dict[str, Any]


def _cash(state: State, numbers: Numbers, names: Names, say: Say) -> Parts:
    return {"worth": str(VALUE[FIRST[numbers["thing"]]])}


def _counter(state: State, numbers: Numbers, names: Names, say: Say) -> Parts:
    return {"counter": piece_name(state.income[numbers["hex"]], say)}


def _needed(state: State, numbers: Numbers, names: Names, say: Say) -> Parts:
    return {"needed": str(recruit_number(FIRST[numbers["hero"]]))}


def _draw(state: State, numbers: Numbers, names: Names, say: Say) -> Parts:
    return {"price": str(BANK_PRICE * numbers["paid"])}


def _bribe(state: State, numbers: Numbers, names: Names, say: Say) -> Parts:
    """10.3: combat value times the factor of the question."""
    factor = next((frame[3] for frame in reversed(state.agenda) if frame[0] == "bribe"), 1)
    return {"price": str(state.charter.combat[FIRST[numbers["thing"]]] * factor)}


def _lore(state: State, numbers: Numbers, names: Names, say: Say) -> Parts:
    return {"lore": say(lore.of(KIND_IDS[numbers["item" if "item" in numbers else "thing"]], state.charter))}


def _fort(state: State, numbers: Numbers, names: Names, say: Say) -> Parts:
    return {"fort": say(words.FORT_NAMES[state.fort[numbers["hex"]] + 1])}


def _charm(state: State, numbers: Numbers, names: Names, say: Say) -> Parts:
    """15: which die, and whose, where two roll against each other."""
    thrown = next(frame for frame in reversed(state.agenda) if frame[0].endswith("_dice"))
    at, shown = numbers["die"], thrown[2][numbers["die"]]
    if thrown[0] in CONTESTS:
        die = say(words.DIE_OF).format(number=at % 2 + 1, seat=names[thrown[1] if at < 2 else thrown[-1]])
    else:
        die = say(words.DIE).format(number=at + 1)
    return {"die": die, "shown": str(shown), "turned": str(shown + numbers["change"])}


def _scope(state: State, numbers: Numbers, names: Names, say: Say) -> Parts:
    return {"scope": say(words.SCOPES[numbers["scope"]]).format(side=of_side(numbers["side"], names, say))}


def _deny(state: State, numbers: Numbers, names: Names, say: Say) -> Parts:
    """9: what stands where, who wants it, and how the battle may end as far as the owner can know."""
    _, seat, hex_ = next(frame for frame in reversed(state.agenda) if frame[0] == "deny")
    rivals = [of_side(side, names, say) for side in sides_in(state, hex_) if side != seat]
    chance = odds(View(seat, state), hex_, samples=WORLDS).chance(seat)
    return {
        "place": place(state, hex_, names, say),
        "counter": piece_name(state.income[hex_], say),
        "rivals": in_a_row(rivals, say),
        "percent": str(round(100 * chance)),
    }


def _covet(state: State, numbers: Numbers, names: Names, say: Say) -> Parts:
    """11.2: the faces of the die that win it over, and whether it could then be supported (8.2)."""
    side = next(frame[2] for frame in reversed(state.agenda) if frame[0] == "warlord_target")
    sixths, backed = prospect(state, side, numbers["thing"])
    return {"sixths": str(sixths), "support": say(words.SUPPORT[backed])}


_MORE: dict[str, Callable[[State, Numbers, Names, Say], Parts]] = {
    "cash": _cash,
    "remove_income": _counter,
    "seek": _needed,
    "draw": _draw,
    "bribe": _bribe,
    "play_event": _lore,
    "use": _lore,
    "build": _fort,
    "charm": _charm,
    "scope": _scope,
    "deny": _deny,
    "leave_there": _deny,
    "covet": _covet,
}


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
