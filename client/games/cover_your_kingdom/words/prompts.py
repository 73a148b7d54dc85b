"""The prompt line: who is asked and at which step (the lead), and what may be done about it (the sentence)."""

from collections.abc import Callable
from typing import NamedTuple

from engines.core.game import Say
from engines.core.types import Decision, View
from engines.cover_your_kingdom.cards import (
    ELVES,
    EXTRA_FEATURES,
    HYPNOGRIFF,
    KIND,
    MINNOWTAUR,
    MOB,
    SPYDRA,
    WIZARD,
)
from engines.cover_your_kingdom.rules.course import ACTIONS
from engines.cover_your_kingdom.rules.hires import ALIKE
from engines.cover_your_kingdom.rules.turn import THROWN
from engines.cover_your_kingdom.state import KIN, State, stack

from .challenge import challenge, price, price_words, ransom, ransom_words
from .choices import Kinds, hand_kinds, open_to, playable
from .names import NAMES, full_name, plus

Rulers = tuple[str, ...]


class Prompt(NamedTuple):
    """`lead` is set in bold: it names the person. `sentence` says what may be done."""

    lead: str
    sentence: str


def prompt(view: View[State], decision: Decision, names: Rulers, chosen: Kinds = (), say: Say = str) -> Prompt:
    """What the prompt line says to the seat of this view, with these cards of the hand chosen.

    For anybody but the one who is asked it tells whom the table is waiting for, and gives nothing of the options away.
    """
    name = names[decision.seat]
    if view.seat != decision.seat:
        return Prompt(_lead(view, decision, name, say), say(_WAITING[decision.kind]).format(name=name))
    if chosen and decision.kind != "act":
        return Prompt(_lead(view, decision, name, say), _selection(decision, chosen, say))
    return Prompt(_lead(view, decision, name, say), _SENTENCES[decision.kind](view, decision, names, chosen, say))


_WAITING = {
    "act": "{name} is playing.",
    "land": "{name} chooses a land for the clan.",
    "answer": "{name} answers or gives in.",
    "defend": "{name} pays the Elves off or lets the clan go.",
    "give_back": "{name} chooses what to give back.",
    "inn_contest": "{name} contests the claim or lets it be.",
    "inn_hire": "{name} chooses in secret.",
    "end_powers": "{name} may discard cards.",
}


# -- leads -------------------------------------------------------------------------------------------------------------


def _lead(view: View[State], decision: Decision, name: str, say: Say) -> str:
    state = view.state
    parts: dict[str, object] = {"name": name}
    match decision.kind:
        case "act":
            phrase = "{name}, action {number} of {actions}." if state.actions < ACTIONS else "{name}, one more thing?"
            parts |= {"number": state.actions + 1, "actions": ACTIONS}
        case "land":
            phrase = "{name}, where shall the {creatures} live?"
            parts["creatures"] = say(NAMES[state.agenda[-1][2][KIN]].many)
        case "defend":
            phrase = "{name}, the Elves come for the {creatures}."
            parts["creatures"] = say(NAMES[_besieged(state)].many)
        case "give_back":
            phrase = "{name}, give back {cards}."
            parts["cards"] = _cards(state.agenda[-1][2], say)
        case "inn_hire":
            phrase = "{name}, {hire} came to the Inn."
            parts["hire"] = say(NAMES[state.agenda[-1][1]].a)
        case "end_powers":
            phrase = "{name}, DissedHard."
        case _:
            phrase, parts["play"] = _answer_lead(view, say)
    return say(phrase).format(**parts)


def _answer_lead(view: View[State], say: Say) -> tuple[str, str]:
    fight = challenge(view)
    assert fight is not None, "an answer is asked for only in a challenge"
    last = [KIND[card] for card in fight.plays[-1].cards]
    if fight.at_the_inn and len(fight.plays) == 1:
        return "{name}, contest the claim?", ""
    if len(last) == 2:
        return "{name}, answer the pair.", ""
    return "{name}, answer the {play}.", say(NAMES[last[0]].short)


def _besieged(state: State) -> int:
    _, owner, land = state.agenda[-1]
    return stack(state, owner, land)[-1][KIN]


def _cards(number: int, say: Say) -> str:
    return say("one card") if number == 1 else say("{count} cards").format(count=number)


# -- sentences ---------------------------------------------------------------------------------------------------------


def _act(view: View[State], decision: Decision, names: Rulers, chosen: Kinds, say: Say) -> str:
    verbs = {option.verb for option in decision.options}
    if chosen:
        return _chosen(view, decision, chosen, say)
    if verbs == {"end"}:
        return say("Nothing is left to do: end the turn.") if view.state.actions else say("Nothing can be done: pass.")
    ways = []
    if view.state.actions >= ACTIONS:
        if verbs & {"settle", "settle_discard"}:
            ways.append(say("settle one clan for free (Match Maker)"))
    elif verbs - {"end", "kid"}:
        ways.append(say("click a lit card"))
    if "kid" in verbs:
        ways.append(say("swap the top clans of a lit land for free (Wiizzz Kid)"))
    if "end" in verbs:
        ways.append(say("end the turn"))
    return _sentence(ways, say)


def _chosen(view: View[State], decision: Decision, chosen: Kinds, say: Say) -> str:
    options = open_to(decision.options, chosen)
    verbs = {option.verb for option in options}
    name = full_name(chosen[0], say)
    if not verbs:
        return say("{card} cannot be played now.").format(card=name)
    if len(chosen) == 2:
        lands = {option.args[2] for option in options}
        return (
            say("Both chosen: click a lit land to settle.") if len(lands) > 1 else say("Both chosen: settle the clan.")
        )
    ways = [say(_HIRE_WAYS[_hire_way(view, chosen[0])])] if chosen[0] > SPYDRA else _card_ways(verbs, say)
    return say("{card} chosen: {ways}").format(card=name, ways=_sentence(ways, say, capital=False))


def _card_ways(verbs: set[str], say: Say) -> list[str]:
    """What may be clicked with a creature or a wild in hand."""
    clan, pile = bool(verbs & {"add", "recruit"}), bool(verbs & {"discard", "settle_discard"})
    ways = []
    if clan or pile:
        ways.append(
            say(
                "click a lit clan or the discard pile"
                if clan and pile
                else "click a lit clan"
                if clan
                else "click the discard pile"
            )
        )
    if "settle" in verbs:
        ways.append(say("a second lit card to settle") if ways else say("click a second lit card to settle"))
    if "claim" in verbs:
        ways.append(say("lit guests of the Inn to claim") if ways else say("click lit guests of the Inn to claim"))
    return ways


_ANY_OF_THREE = -1

_HIRE_WAYS = {
    MINNOWTAUR: "click a land of yours to guard it, or a rival's to block it",
    HYPNOGRIFF: "click a Ruler to take cards from",
    ELVES: "click the clan to send away",
    WIZARD: "click a lit stack, then which of its clans moves",
    MOB: "click a clan of yours and the one you want for it",
    _ANY_OF_THREE: "play it as a Minnowtaur, a Hypnogriff or a Wiizzaard",
}


def _hire_way(view: View[State], kind: int) -> int:
    extra = view.state.powers[view.seat] & EXTRA_FEATURES and kind in ALIKE
    return _ANY_OF_THREE if extra else kind


def _sentence(ways: list[str], say: Say, capital: bool = True) -> str:
    """'Click a lit card, or end the turn.'"""
    text = say(", or ").join(ways)
    return say("{sentence}.").format(sentence=text[:1].upper() + text[1:] if capital else text)


def _selection(decision: Decision, chosen: Kinds, say: Say) -> str:
    """'Klaken chosen: click another lit card.' Where a whole set of cards is the answer."""
    done = any(sorted(hand_kinds(option)) == sorted(chosen) for option in decision.options)
    more = playable(decision.options, chosen)
    if done:
        words = "{cards} chosen: confirm, or click another lit card." if more else "{cards} chosen: confirm."
    else:
        words = "{cards} chosen: click another lit card." if more else "{cards} cannot be played now."
    return say(words).format(cards=plus(chosen, say))


def _answer(view: View[State], decision: Decision, names: Rulers, chosen: Kinds, say: Say) -> str:
    fight = challenge(view)
    assert fight is not None, "an answer is asked for only in a challenge"
    sentence = price_words(price(view.state, fight), say)
    return sentence if len(decision.options) > 1 else f"{sentence} {say('You have no answer.')}"


def _defend(view: View[State], decision: Decision, names: Rulers, chosen: Kinds, say: Say) -> str:
    _, owner, land = view.state.agenda[-1]
    sentence = ransom_words(ransom(view.state, owner, land), say)
    return sentence if len(decision.options) > 1 else f"{sentence} {say('You cannot pay.')}"


def _give_back(view: View[State], decision: Decision, names: Rulers, chosen: Kinds, say: Say) -> str:
    _, rival, number = view.state.agenda[-1]
    return say("Choose {cards} of your hand for {rival}.").format(cards=_cards(number, say), rival=names[rival])


def _land(view: View[State], decision: Decision, names: Rulers, chosen: Kinds, say: Say) -> str:
    return say("Click a lit land: the clan goes on top there.")


def _inn_hire(view: View[State], decision: Decision, names: Rulers, chosen: Kinds, say: Say) -> str:
    sentence = say(_INN_HIRE[view.state.agenda[-1][1]]).format(rival=names[1 - decision.seat])
    return f"{sentence} {say('Both choices count at once.')}"


_INN_HIRE = {
    MOB: "Click the clan you take from {rival}.",
    WIZARD: "Click a stack of {rival}, then which of its clans moves.",
    ELVES: "Click the clan of {rival} that leaves the game.",
}


def _end_powers(view: View[State], decision: Decision, names: Rulers, chosen: Kinds, say: Say) -> str:
    words = _DISCARD_ANY if view.state.charter.dissed_hard_any else _DISCARD
    return say(words).format(count=THROWN)


_DISCARD = "Discard up to {count} clanning creatures before everybody draws. The last one lies on top."
_DISCARD_ANY = "Discard up to {count} cards of any kind before everybody draws. The last one lies on top."


_SENTENCES: dict[str, Callable[[View[State], Decision, Rulers, Kinds, Say], str]] = {
    "act": _act,
    "land": _land,
    "answer": _answer,
    "defend": _defend,
    "give_back": _give_back,
    "inn_contest": _answer,
    "inn_hire": _inn_hire,
    "end_powers": _end_powers,
}
