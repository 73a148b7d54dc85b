"""Answers in words: the label of a button that stands beside what it is about, and one line of a list."""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from ..core.game import Label, Say
from ..core.language import ENGLISH
from ..core.types import Option, View
from ..core.vocabulary import Field
from . import answers, phrases, words
from .cards import ARCHER, AS, FACE, GUISE_IDS, KIND, STRENGTH, TREASURE
from .decisions import VERBS
from .forecast import forecast, wins_with
from .rules.expansions import SHIPPED
from .rules.monk import dues
from .state import State

Names = tuple[str, ...]
Facts = tuple[str, dict[str, object]]
"""What is special about an option, and what its label counts or names beside the option's own arguments."""

JESTERS = ("merchant", "bear")
"""Verbs whose label names no card, unless it is a Jester."""


class Offer(NamedTuple):
    """One option, ready to be put in words."""

    args: tuple[Any, ...]
    state: State
    me: int
    names: Names
    say: Say


def label(option: Option, view: View[State], names: Names, say: Say = ENGLISH) -> Label:
    """What one does, and what comes of it."""
    said, parts = _told(option, view, names, say)
    if option.verb in JESTERS and FACE[option.args[0]] != AS[option.args[0]]:
        return Label(said.words, say(words.JESTING, **parts, second=said.second))
    if said.fits or option.verb not in words.SHORT:
        return said
    cards = parts["cards"] if "cards" in parts else parts["card"]
    several = isinstance(option.args[0], tuple) and len(option.args[0]) > 1
    few = say(words.SHORT[option.verb][several])
    if not said.second:
        return Label(few, say(words.CARDS_ALONE, cards=cards))
    if several:  # without articles, or there is no room for what comes of it
        return Label(few, say(words.TOGETHER, cards=cards, second=said.second))
    return Label(few, say(words.JESTING, card=cards, second=said.second))


def line(option: Option, view: View[State], names: Names, say: Say = ENGLISH) -> str:
    """The same in one line of a list; an answer to an attack says all that it comes to."""
    said, parts = _told(option, view, names, say)
    if option.verb in ("answer", "endure"):
        state, frame, guises = view.state, view.state.agenda[-1], option.args[0] if option.args else ()
        turn = answers.turn_of(state, frame, guises)
        effect = answers.effect(state, frame, guises, say)
        return say(words.ANSWER_IN_LINE[turn], words=said.words, effect=effect)
    if not said.second:
        return said.words
    return say(words.IN_LINE.get(option.verb, words.WITH_SECOND), **parts, words=said.words, second=said.second)


def _told(option: Option, view: View[State], names: Names, say: Say) -> tuple[Label, dict[str, object]]:
    """The label, and what it is made of."""
    verb, args = option
    parts = {field.name: _part(field, arg, names, say) for field, arg in zip(VERBS[verb], args, strict=True)}
    variant, facts = FACTS[verb](Offer(args, view.state, view.seat, names, say)) if verb in FACTS else ("", {})
    parts |= facts
    first, second = words.LABELS[verb + variant]
    return Label(say(first, **parts), say(second, **parts)), parts


def _part(field: Field, arg: Any, names: Names, say: Say) -> object:
    """One argument of an option."""
    if field.name == "seat":
        return say.name(names[arg])
    kinds = arg if isinstance(arg, tuple) else (arg,)
    return (phrases.guises_in_words if field.names is GUISE_IDS else phrases.kinds_in_words)(kinds, say)


def _attack(it: Offer) -> Facts:
    return "", {"gems": phrases.gems(it.state.gems[it.args[0]], it.say)}


def _merchant(it: Offer) -> Facts:
    """9.2: the price may win them the game, and nobody should find that out by paying it."""
    _, rival = it.args
    price, half = it.state.charter.merchant_price, len(it.state.hands[rival]) // 2
    told: dict[str, object] = {"count": phrases.cards(half, it.say), "gems": phrases.gems(price, it.say)}
    return ".crowns" if wins_with(it.state, rival, price) else "", told


def _treasure(it: Offer) -> Facts:
    return "", {"cards": phrases.guises_in_words((TREASURE, *it.args), it.say)}


def _supply_ship(it: Offer) -> Facts:
    return "", {"count": phrases.cards(SHIPPED, it.say)}


def _pass(it: Offer) -> Facts:
    return "" if it.args[0] else ".empty", {}


def _lay(it: Offer) -> Facts:
    (guises,) = it.args
    kind = AS[guises[0]]
    variant = "" if STRENGTH[kind] else ".archer" if kind == ARCHER else ".siege"
    return variant, {"strength": str(STRENGTH[kind] * len(guises))}


def _answer(it: Offer) -> Facts:
    """Nothing is laid to endure a blow."""
    return "", {"gems": phrases.gems(forecast(it.state, it.state.agenda[-1], *it.args).loss, it.say)}


def _rob(it: Offer) -> Facts:
    return "", {"gems": phrases.gems(it.state.agenda[-1][3], it.say)}


def _pay_gems(it: Offer) -> Facts:
    due = dues(it.state, it.me)[0]
    return ".crowns" if wins_with(it.state, it.state.seat, due) else "", {"gems": phrases.gems(due, it.say)}


def _keep(it: Offer) -> Facts:
    return "" if it.state.lane else ".last", {}


def _give(it: Offer) -> Facts:
    card = it.state.agenda[-1][2]
    return "", {"rival": it.say.name(it.names[1 - it.me]), "drafted": phrases.noun(KIND[card], it.say)}


FACTS: Mapping[str, Callable[[Offer], Facts]] = {
    "attack": _attack,
    "merchant": _merchant,
    "treasure": _treasure,
    "supply_ship": _supply_ship,
    "pass": _pass,
    "lay": _lay,
    "answer": _answer,
    "endure": _answer,
    "rob": _rob,
    "pay_gems": _pay_gems,
    "keep": _keep,
    "give": _give,
}
"""By verb; the others have all they need in their arguments."""
