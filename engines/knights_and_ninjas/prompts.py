"""Prompts: the lead names the person and the moment, the sentence says what is at stake and what may be done."""

from collections.abc import Callable, Mapping

from ..core.game import Prompt, Say
from ..core.language import ENGLISH
from ..core.types import Decision, View
from . import phrases
from .cards import KIND
from .decisions import PASS_EMPTY
from .rules.herald import to_show
from .rules.monk import dues
from .state import State
from .words import OR

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

FOUR_WAYS = "Fortify, attack, play a special card, or pass."


def prompt(decision: Decision, view: View[State], names: Names, say: Say = ENGLISH) -> Prompt:
    """What the seat of this view reads while this is asked. Whoever is not asked learns nothing of the options."""
    own = view.seat == decision.seat
    lead, sentence = (ASKED, SENTENCES) if own else (WAITING, WAITING_SENTENCES)
    name = names[decision.seat]
    return Prompt(say(lead[decision.kind]).format(name=name), sentence[decision.kind](decision, view, names, say))


def _says(sentence: str) -> Sentence:
    return lambda decision, view, names, say: say(sentence)


def _has(decision: Decision, verb: str) -> bool:
    return any(option.verb == verb for option in decision.options)


# -- what is at stake --------------------------------------------------------------------------------------------------


def _strike(state: State, names: Names, say: Say) -> str:
    """Who comes with what, and how hard; a Traitor has turned the blow if it goes for whose turn it is."""
    _, target, controller, kind, strength, cards = state.agenda[-1]
    if not strength:
        words = "{rival} comes with {cards}."
    elif target == state.seat:
        words = "{rival} strikes back with {cards}, strength {strength}."
    else:
        words = "{rival} strikes with {cards}, strength {strength}."
    laid = phrases.played_in_words(cards, [kind] * len(cards), say)
    return say(words).format(rival=names[controller], cards=laid, strength=strength)


def _taken(state: State, names: Names, say: Say) -> str:
    _, _, holder, gems = state.agenda[-1]
    return say("{holder} has just taken {gems}.").format(holder=names[holder], gems=phrases.gems(gems, say))


# -- what who is asked reads ------------------------------------------------------------------------------------------


def _turn(decision: Decision, view: View[State], names: Names, say: Say) -> str:
    if _has(decision, "redeal"):
        return say("Play a card, or call for a new draft.")
    if decision.options == (PASS_EMPTY,):
        return say("Your hand is empty: you can only pass.")
    if _has(decision, "attack") or not decision.options:
        return say(FOUR_WAYS)
    return say("Nobody can be attacked. Play a card, or discard one and pass.")


def _blow(decision: Decision, view: View[State], names: Names, say: Say) -> str:
    words = "Lay a card against {victim}, or stop." if _has(decision, "stop") else "Lay a card against {victim}."
    return say(words).format(victim=names[view.state.victim])


def _respond(decision: Decision, view: View[State], names: Names, say: Say) -> str:
    strike = _strike(view.state, names, say)
    if len(decision.options) == 1:
        return f"{strike} {say('Nothing in your hand answers it, but the others do not know that.')}"
    return f"{strike} {say('One answer, before anything happens.')}"


def _highwayman(decision: Decision, view: View[State], names: Names, say: Say) -> str:
    told = f"{_taken(view.state, names, say)} {say('With a Highwayman you take it all.')}"
    return told if _has(decision, "rob") or not decision.options else f"{told} {say('You have none.')}"


def _herald_show(decision: Decision, view: View[State], names: Names, say: Say) -> str:
    state, chosen = view.state, view.state.agenda[-1][2]
    left = to_show(state, decision.seat) - len(chosen)
    words = "Choose {cards} in secret. All is shown at once, and the Herald of {name} takes one."
    return say(words).format(cards=phrases.cards(left, say), name=names[state.seat])


def _monk_pay(decision: Decision, view: View[State], names: Names, say: Say) -> str:
    state, chosen = view.state, view.state.agenda[-1][2]
    gems, cards = dues(state, decision.seat)
    ways = [phrases.cards(cards - len(chosen), say)] if cards else []
    if gems and not chosen:
        ways.append(phrases.gems(gems, say))
    return say("Give {name} {ways}. Choose in secret.").format(
        name=names[state.seat], ways=phrases.listed(ways, say, OR)
    )


def _minstrel_cost(decision: Decision, view: View[State], names: Names, say: Say) -> str:
    _, _, count, chosen = view.state.agenda[-1]
    return say("The Minstrel costs you {cards}. Choose what to discard.").format(
        cards=phrases.cards(count - len(chosen), say)
    )


def _draft(decision: Decision, view: View[State], names: Names, say: Say) -> str:
    card = phrases.name(KIND[view.state.agenda[-1][2]], say)
    if not view.state.lane:
        return say("{card} is the last card: it must be kept, and you go first.").format(card=card)
    return say("Keep {card}, and your rival draws; or give it away and draw another.").format(card=card)


SENTENCES: Mapping[str, Sentence] = {
    "turn": _turn,
    "blow": _blow,
    "respond": _respond,
    "highwayman": _highwayman,
    "herald_show": _herald_show,
    "herald_pick": _says("One of the cards that were shown goes to your hand, the others go back."),
    "monk_pay": _monk_pay,
    "minstrel_cost": _minstrel_cost,
    "draft": _draft,
}


# -- what the others read ---------------------------------------------------------------------------------------------


def _wait_blow(decision: Decision, view: View[State], names: Names, say: Say) -> str:
    return say("The next card against {victim}, or the end of the attack.").format(victim=names[view.state.victim])


def _wait_respond(decision: Decision, view: View[State], names: Names, say: Say) -> str:
    return f"{_strike(view.state, names, say)} {say('If no gems move the attack may go on.')}"


def _wait_highwayman(decision: Decision, view: View[State], names: Names, say: Say) -> str:
    return f"{_taken(view.state, names, say)} {say('Everyone else may take it all with a Highwayman.')}"


def _wait_minstrel_cost(decision: Decision, view: View[State], names: Names, say: Say) -> str:
    count = view.state.agenda[-1][2]
    return say("The Minstrel costs the attacker {cards} more.").format(cards=phrases.cards(count, say))


WAITING_SENTENCES: Mapping[str, Sentence] = {
    "turn": _says(FOUR_WAYS),
    "blow": _wait_blow,
    "respond": _wait_respond,
    "highwayman": _wait_highwayman,
    "herald_show": _says("Every rival chooses in secret; then all is shown at once."),
    "herald_pick": _says("One of the cards that were shown goes to the Herald's hand."),
    "monk_pay": _says("Cards or gems, chosen in secret."),
    "minstrel_cost": _wait_minstrel_cost,
    "draft": _says("A card of the lane is kept, or given away."),
}
