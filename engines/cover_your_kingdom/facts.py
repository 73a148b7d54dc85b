"""Facts in words, one by one: a sentence for each kind of event."""

from typing import Any

from ..core.game import Say
from ..core.language import ENGLISH
from ..core.language.word import Many
from ..core.types import Arg, Event
from ..core.vocabulary import Field
from . import nouns, words
from .cards import KIND
from .events import EVENTS
from .nouns import census, creature, land_noun

Names = tuple[str, ...]


def fact(event: Event, names: Names, say: Say = ENGLISH) -> str:
    """One fact, as a sentence; secret parts appear only if the event still carries them."""
    return say(words.EVENTS[case(event)], **parts_of(event, names, say))


def parts_of(event: Event, names: Names, say: Say) -> dict[str, object]:
    """All that a fact names, as words. Cards that were drawn or taken stand for their number, if they are known."""
    kind = EVENTS[event.kind]
    parts = {field.name: _part(field, arg, names, say) for field, arg in zip(kind.fields, event.args, strict=True)}
    if event.secret:
        parts["count"] = _part(kind.secret[0], event.secret[0], names, say)
    if event.kind in ("placed", "dispersed"):
        parts["cards"] = clan_of(event.args[2], say)
    return parts


def clan_of(cards: Any, say: Say) -> Many:
    """A clan, its own kind first: that lies on top of whatever joined it."""
    kinds = [KIND[card] for card in cards]
    return census(kinds, say, kinds[-1])


def case(event: Event) -> str:
    """Which sentence a fact has: one's own land is nobody else's, and what brought nothing is not told."""
    match event:
        case Event("clan_moved" | "elves_sent", (seat, rival, *_)) if seat == rival:
            return f"{event.kind}.home"
        case Event("scored", (_, _, sky, speed, _)) if sky or speed:
            return "scored.speed" if speed else "scored.stars"
    return event.kind


def _part(field: Field, arg: Arg, names: Names, say: Say) -> object:
    if isinstance(arg, tuple):
        if field.name == "seats":
            return say.many([say.name(names[seat]) for seat in arg])
        return census([KIND[card] for card in arg], say)
    match field.name:
        case "seat" | "rival":
            return say.name(names[arg])
        case "count":
            return nouns.cards(arg, say)
        case "creatures":
            return say.count(arg, nouns.CREATURE)
        case "pile":
            return arg + 1
        case "card":
            return creature(KIND[arg], say)
        case "species":
            return creature(arg, say)
        case "land" | "to" | "rival_land":
            return land_noun(arg, say)
        case "end":
            return say(words.ENDS[arg])
        case "power":
            return say(words.POWER_NAMES[arg])
    return arg
