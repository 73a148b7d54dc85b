"""Prompts: the lead names the person and the moment, the sentence says what is at stake and what may be done."""

from collections.abc import Callable, Mapping

from ..core.game import Prompt, Say
from ..core.language import ENGLISH
from ..core.types import Decision, View
from . import phrases
from .cards import COMMON, KIND, UNIQUE
from .decisions import PASS_EMPTY
from .rules.herald import to_show
from .rules.monk import dues
from .rules.turn import at_truce
from .state import State

Names = tuple[str, ...]
Sentence = Callable[[Decision, View[State], Names, Say], str]

ASKED: Mapping[str, str] = {
    "turn": "{name}, your turn",
    "blow": "{name}, your attack",
    "respond": "{name}, your answer",
    "highwayman": "{name}, a Highwayman?",
    "herald_show": "{name}, show a card",
    "herald_pick": "{name}, take a card",
    "monk_pay": "{name}, pay the Monk",
    "minstrel_cost": "{name}, pay for it",
    "draft": "{name}, keep or give?",
}

WAITING: Mapping[str, str] = {
    "turn": "{name} plays",
    "blow": "{name} attacks",
    "respond": "{name} may answer",
    "highwayman": "Any Highwayman?",
    "herald_show": "{name} shows a card",
    "herald_pick": "{name} takes a card",
    "monk_pay": "{name} pays the Monk",
    "minstrel_cost": "{name} pays for it",
    "draft": "{name} drafts",
}
"""The same for whoever is not asked."""

UNANSWERABLE = "You can't answer this, but nobody else knows that."
FOUR_WAYS = "Fortify, attack, play a special card, or pass."
THEIR_WAYS = "They fortify, attack, play a special card or pass."


def prompt(decision: Decision, view: View[State], names: Names, say: Say = ENGLISH) -> Prompt:
    """What the seat of this view reads while this is asked. Whoever is not asked learns nothing of the options."""
    own = view.seat == decision.seat
    lead, sentence = (ASKED, SENTENCES) if own else (WAITING, WAITING_SENTENCES)
    name = say.name(names[decision.seat])
    return Prompt(say(lead[decision.kind], name=name), sentence[decision.kind](decision, view, names, say))


def _says(sentence: str) -> Sentence:
    return lambda decision, view, names, say: say(sentence)


def _has(decision: Decision, verb: str) -> bool:
    return any(option.verb == verb for option in decision.options)


# -- what is at stake --------------------------------------------------------------------------------------------------


def _strike(state: State, names: Names, say: Say) -> str:
    """Who comes with what, and how hard; a Traitor has turned the attack if it goes for whose turn it is."""
    _, target, controller, kind, strength, cards = state.agenda[-1]
    if not strength:
        words = "{rival} attacks with {cards:a}."
    elif target == state.seat:
        words = "{rival} turns the attack round: {cards:a}, strength {strength}."
    else:
        words = "{rival} attacks with {cards:a}, strength {strength}."
    laid = phrases.played_in_words(cards, [kind] * len(cards), say)
    return say(words, rival=say.name(names[controller]), cards=laid, strength=strength)


def _taken(words: str, state: State, names: Names, say: Say) -> str:
    """Who has just taken how many gems, and what a Highwayman can do about it."""
    _, _, holder, gems = state.agenda[-1]
    return say(words, holder=say.name(names[holder]), gems=phrases.gems(gems, say))


# -- what who is asked reads ------------------------------------------------------------------------------------------


def _turn(decision: Decision, view: View[State], names: Names, say: Say) -> str:
    if _has(decision, "redeal"):
        return say("Play a card, or call for a new draft.")
    if decision.options == (PASS_EMPTY,):
        return say("Your hand is empty, so you can only pass.")
    if _has(decision, "attack") or not decision.options:
        return say(FOUR_WAYS)
    if at_truce(view.state):
        return say("There is a truce in the first round. Play a card, or discard one and pass.")
    if any(KIND[card] in (*COMMON, *UNIQUE) for card in view.state.hands[decision.seat]):
        return say("Defences stop all your attackers. Play a card, or discard one and pass.")
    return say("You have nothing to attack with now. Play a card, or discard one and pass.")


def _blow(decision: Decision, view: View[State], names: Names, say: Say) -> str:
    words = "Attack {victim} with a card, or stop." if _has(decision, "stop") else "Attack {victim} with a card."
    return say(words, victim=say.name(names[view.state.victim]))


def _respond(decision: Decision, view: View[State], names: Names, say: Say) -> str:
    strike = _strike(view.state, names, say)
    if len(decision.options) == 1:
        return f"{strike} {say(UNANSWERABLE)}"
    return f"{strike} {say('Pick one answer.')}"


def _highwayman(decision: Decision, view: View[State], names: Names, say: Say) -> str:
    words = "{holder} has just taken {gems}. Only a Highwayman could rob {holder} of {gems:?it|them}."
    if _has(decision, "rob") or not decision.options:
        words = "{holder} has just taken {gems}. Play a Highwayman to rob {holder} of {gems:?it|them}."
    return _taken(words, view.state, names, say)


def _herald_show(decision: Decision, view: View[State], names: Names, say: Say) -> str:
    state, chosen = view.state, view.state.agenda[-1][2]
    left = to_show(state, decision.seat) - len(chosen)
    words = "Choose {cards:a} in secret. Everyone shows at once, and {name:'s} Herald takes one."
    return say(words, cards=phrases.cards(left, say), name=say.name(names[state.seat]))


def _monk_pay(decision: Decision, view: View[State], names: Names, say: Say) -> str:
    state, chosen = view.state, view.state.agenda[-1][2]
    gems, cards = dues(state, decision.seat)
    if not cards:
        words = "Give {name} {gems}. Choose in secret."
    elif gems and not chosen:
        words = "Give {name} {cards} or {gems}. Choose in secret."
    else:
        words = "Give {name} {cards}. Choose in secret."
    left = phrases.cards(cards - len(chosen), say)
    return say(words, name=say.name(names[state.seat]), cards=left, gems=phrases.gems(gems, say))


def _minstrel_cost(decision: Decision, view: View[State], names: Names, say: Say) -> str:
    _, _, count, chosen = view.state.agenda[-1]
    return say("The Minstrel costs you {cards}. Choose what to discard.", cards=phrases.cards(count - len(chosen), say))


def _draft(decision: Decision, view: View[State], names: Names, say: Say) -> str:
    card = phrases.noun(KIND[view.state.agenda[-1][2]], say)
    if not view.state.lane:
        return say("{card:The} is the last card: you must keep it, and you go first.", card=card)
    return say("Keep {card:the} and your rival draws, or give it away and draw another.", card=card)


SENTENCES: Mapping[str, Sentence] = {
    "turn": _turn,
    "blow": _blow,
    "respond": _respond,
    "highwayman": _highwayman,
    "herald_show": _herald_show,
    "herald_pick": _says("Take one of the cards shown. The others go back."),
    "monk_pay": _monk_pay,
    "minstrel_cost": _minstrel_cost,
    "draft": _draft,
}


# -- what the others read ---------------------------------------------------------------------------------------------


def _wait_blow(decision: Decision, view: View[State], names: Names, say: Say) -> str:
    words = "The next card against {victim}, or the end of the attack."
    return say(words, victim=say.name(names[view.state.victim]))


def _wait_respond(decision: Decision, view: View[State], names: Names, say: Say) -> str:
    return f"{_strike(view.state, names, say)} {say('If no gems change hands, the attack may go on.')}"


def _wait_highwayman(decision: Decision, view: View[State], names: Names, say: Say) -> str:
    words = "{holder} has just taken {gems}. Anyone else may rob {holder} of {gems:?it|them} with a Highwayman."
    return _taken(words, view.state, names, say)


def _wait_minstrel_cost(decision: Decision, view: View[State], names: Names, say: Say) -> str:
    count = view.state.agenda[-1][2]
    return say("The Minstrel costs the attacker {cards} more.", cards=phrases.cards(count, say))


WAITING_SENTENCES: Mapping[str, Sentence] = {
    "turn": _says(THEIR_WAYS),
    "blow": _wait_blow,
    "respond": _wait_respond,
    "highwayman": _wait_highwayman,
    "herald_show": _says("Every rival chooses in secret, then everyone shows at once."),
    "herald_pick": _says("The Herald takes one of the cards shown."),
    "monk_pay": _says("Cards or gems, chosen in secret."),
    "minstrel_cost": _wait_minstrel_cost,
    "draft": _says("One card is kept or given away."),
}
