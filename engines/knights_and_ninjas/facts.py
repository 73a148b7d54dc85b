"""Facts in words: each event as a sentence, for those who know its secret part and those who do not."""

from typing import Any

from ..core.game import Say
from ..core.language import ENGLISH, capital
from ..core.types import Event
from . import phrases, words
from .cards import DANCING_BEAR, HERALD, HIGHWAYMAN, MERCHANT, MINSTREL, MONK
from .events import EVENTS

Names = tuple[str, ...]

PLAYED_AS = {
    "minstrel_left": MINSTREL,
    "skipped": DANCING_BEAR,
    "robbed": HIGHWAYMAN,
    "heralded": HERALD,
    "bought": MERCHANT,
    "monk_came": MONK,
    "bear_sent": DANCING_BEAR,
}
"""What the card of a fact is, by its kind: it may be a Jester with that name."""


def fact(event: Event, names: Names, say: Say = ENGLISH, text: str = "") -> str:
    """An event as a sentence; `text` stands in for its own where a story words it differently."""
    facts, parts = parts_of(event, names, say)
    return capital(say(text or words.EVENTS[event.kind + _variant(event.kind, facts)], **parts))


def parts_of(event: Event, names: Names, say: Say) -> tuple[dict[str, Any], dict[str, object]]:
    """What an event carries, by the names of its fields: as numbers, and as words for a sentence."""
    kind = EVENTS[event.kind]
    facts: dict[str, Any] = dict(zip([field.name for field in kind.fields], event.args, strict=True))
    secret: dict[str, Any] = dict(zip([field.name for field in kind.secret], event.secret, strict=False))
    parts = {name: _part(name, arg, names, say) for name, arg in facts.items()}
    if "cards" in secret:  # what the others only count
        parts["count"] = phrases.cards_in_words(secret["cards"], say)
    elif kind.secret and "card" not in facts:
        parts["card"] = phrases.cards_in_words((secret["card"],), say) if secret else say.noun(words.CARD)
    if "kinds" in facts:
        parts["cards"] = phrases.played_in_words(facts["cards"], facts["kinds"], say)
    elif "kind" in facts and "cards" in facts:
        parts["cards"] = phrases.played_in_words(facts["cards"], [facts["kind"]] * len(facts["cards"]), say)
    elif "card" in facts and (played := facts.get("kind", PLAYED_AS.get(event.kind))) is not None:
        parts["card"] = phrases.played_in_words((facts["card"],), (played,), say)
    return facts, parts


def _variant(kind: str, facts: dict[str, Any]) -> str:
    if kind == "reshuffled" and facts["prisoners"]:
        return ".prisoners"
    if kind == "passed" and not facts["cards"]:
        return ".empty"
    return ".siege" if kind == "laid" and not facts["strength"] else ""


def _part(name: str, arg: Any, names: Names, say: Say) -> object:
    """One field of an event."""
    if name in ("seat", "rival"):
        return say.name(names[arg])
    if name == "seats":
        return phrases.people([names[seat] for seat in arg], say)
    if name in ("card", "cards"):
        return phrases.cards_in_words(arg if isinstance(arg, tuple) else (arg,), say)
    if name in ("gems", "target"):
        return phrases.gems(arg, say)
    if name == "count":
        return phrases.cards(arg, say)
    return arg
