"""Who is asked what: the lead names the person, the sentence says what may be done."""

from collections.abc import Callable
from typing import NamedTuple

from engines.core.game import Say
from engines.core.types import Decision, View
from engines.knights_and_ninjas.rules.monk import dues
from engines.knights_and_ninjas.state import State

from . import counts
from .answers import blow_words

Names = tuple[str, ...]
Verbs = frozenset[str]
NOTHING: Verbs = frozenset()
NAME, RAID = "name", "raid"
"""Beside the verbs of options: a Jester is being named; a card was picked that a click on a kingdom lays there."""


class Prompt(NamedTuple):
    lead: str
    sentence: str


class Asking(NamedTuple):
    """A question, ready to be put in words."""

    view: View[State]
    decision: Decision
    names: Names
    picked: Verbs
    """What the things picked so far may still become, by verb; nothing: none is picked."""
    say: Say

    @property
    def state(self) -> State:
        return self.view.state

    def has(self, *verbs: str) -> bool:
        return any(option.verb in verbs for option in self.decision.options)


def prompt(view: View[State], decision: Decision, names: Names, picked: Verbs = NOTHING, say: Say = str) -> Prompt:
    """What the parchment says. To anybody but who is asked it gives nothing of the options away."""
    it = Asking(view, decision, names, picked, say)
    lead = _LEADS[decision.kind]
    if view.seat != decision.seat:
        return Prompt(say(lead.theirs).format(name=names[decision.seat]), _WAITING[decision.kind](it))
    return Prompt(say(lead.own).format(name=names[decision.seat]), _SENTENCES[decision.kind](it))


class _Lead(NamedTuple):
    own: str
    theirs: str


_LEADS = {
    "turn": _Lead("{name}, your turn", "{name} plays"),
    "blow": _Lead("{name}, your attack", "{name} attacks"),
    "respond": _Lead("{name}, your answer", "{name} may answer"),
    "highwayman": _Lead("{name}, a Highwayman?", "A Highwayman?"),
    "herald_show": _Lead("{name}, show a card", "{name} shows a card"),
    "herald_pick": _Lead("{name}, take a card", "{name} takes a card"),
    "monk_pay": _Lead("{name}, pay the Monk", "{name} pays the Monk"),
    "minstrel_cost": _Lead("{name}, pay for it", "{name} pays for it"),
    "draft": _Lead("{name}, keep or give?", "{name} drafts"),
}


# -- what who is asked reads ------------------------------------------------------------------------------------------


def _turn(it: Asking) -> str:
    say = it.say
    if it.picked:
        return _picked(it)
    if it.has("redeal"):
        return say("Pick a card to play, or call for a new draft.")
    if it.has("attack"):
        return say("Pick a card and see where it can go. On the discard pile it means that you pass.")
    return say("Nobody can be attacked. Pick a card to play, or discard one and pass.")


def _picked(it: Asking) -> str:
    """What may be done with what is picked."""
    if NAME in it.picked:
        return it.say("Say who your Jester is. Esc puts it back.")
    sentence = next((it.say(words) for verb, words in _PICKED.items() if verb in it.picked), "")
    if "pass" in it.picked:
        sentence = (
            f"{sentence} {it.say('Or click the discard pile to pass with it.')}" if sentence else it.say(_ONLY_PASS)
        )
    return sentence


_PICKED = {
    RAID: "Now click the kingdom to attack with it.",
    "attack": "Press the button to attack. You choose the card then.",
    "merchant": "Now click the kingdom to buy from.",
    "bear": "Now click the kingdom that shall miss a turn.",
    "key": "Now click one prisoner, or two.",
    "fortify": "Press the button to put it up; other defences may go up with it.",
    "treasure": "It buys a gold gem together with another Treasure or a Dragon.",
    "herald": "Press the button to play it.",
    "monk": "Press the button to play it.",
    "supply_ship": "Press the button to play it.",
}
"""Of several, the first."""
_ONLY_PASS = "It cannot be played now. Click the discard pile to pass with it, or Esc to put it back."


def _blow(it: Asking) -> str:
    say, victim = it.say, it.names[it.state.victim]
    if NAME in it.picked:
        return say("Say who your Jester is. Esc puts it back.")
    if it.picked:
        words = "Press the button or click {victim}. More Peasants make a larger Revolt."
        return say(words).format(victim=victim)
    words = "Lay a bright card against {victim}, or stop." if it.has("stop") else "Lay a bright card against {victim}."
    return say(words).format(victim=victim)


def _respond(it: Asking) -> str:
    say = it.say
    if len(it.decision.options) == 1:
        return say("Nothing in your hand answers this. The others do not know that.")
    return say("One answer, before anything happens. Pick a row, then confirm.")


def _highwayman(it: Asking) -> str:
    _, _, holder, count = it.state.agenda[-1]
    gems = counts.gems(count, it.say)
    words = "{holder} has just taken {gems}. With a Highwayman you take all of them."
    sentence = it.say(words).format(holder=it.names[holder], gems=gems)
    return sentence if it.has("rob") else f"{sentence} {it.say('You have none.')}"


def _herald_show(it: Asking) -> str:
    many = len(it.decision.options[0].args[0])
    words = "Choose {cards} in secret. All is shown at once, and {name} takes one."
    return it.say(words).format(cards=counts.cards(many, it.say), name=it.names[it.state.seat])


def _herald_pick(it: Asking) -> str:
    return it.say("Click one of the cards on the cloth. It goes to your hand, the others go back.")


def _monk_pay(it: Asking) -> str:
    say, (gems, cards) = it.say, dues(it.state, it.view.seat)
    ways = ([counts.cards(cards, say)] if cards else []) + ([counts.gems(gems, say)] if gems else [])
    return say("Give {name} {ways}. Choose in secret.").format(
        name=it.names[it.state.seat], ways=say(" or ").join(ways)
    )


def _minstrel_cost(it: Asking) -> str:
    count = it.state.agenda[-1][2]
    return it.say("Click {cards} to discard.").format(cards=counts.cards(count, it.say))


def _draft(it: Asking) -> str:
    if not it.has("give"):
        return it.say("This is the last card: it must be kept, and you go first.")
    return it.say("Keep it, and your rival draws; or give it away and draw another.")


_SENTENCES: dict[str, Callable[[Asking], str]] = {
    "turn": _turn,
    "blow": _blow,
    "respond": _respond,
    "highwayman": _highwayman,
    "herald_show": _herald_show,
    "herald_pick": _herald_pick,
    "monk_pay": _monk_pay,
    "minstrel_cost": _minstrel_cost,
    "draft": _draft,
}


# -- what the others read ---------------------------------------------------------------------------------------------


def _says(sentence: str) -> Callable[[Asking], str]:
    return lambda it: it.say(sentence)


def _wait_blow(it: Asking) -> str:
    return it.say("The next card against {victim}, or the end of the attack.").format(victim=it.names[it.state.victim])


def _wait_respond(it: Asking) -> str:
    frame = it.state.agenda[-1]
    words = it.say("One answer to {blow}. If no gems move the attack may go on.")
    return words.format(blow=blow_words(frame, it.say))


def _wait_highwayman(it: Asking) -> str:
    _, _, holder, count = it.state.agenda[-1]
    words = it.say("Everyone but {holder} may take the {gems} with a Highwayman.")
    return words.format(holder=it.names[holder], gems=counts.gems(count, it.say))


def _wait_minstrel_cost(it: Asking) -> str:
    cards = counts.cards(it.state.agenda[-1][2], it.say)
    return it.say("The Minstrel costs the attacker {cards} more.").format(cards=cards)


_WAITING: dict[str, Callable[[Asking], str]] = {
    "turn": _says("Fortify, attack, play a special card, or pass."),
    "blow": _wait_blow,
    "respond": _wait_respond,
    "highwayman": _wait_highwayman,
    "herald_show": _says("Every rival chooses in secret; then all is shown at once."),
    "herald_pick": _says("One of the cards on the cloth goes to the Herald's hand."),
    "monk_pay": _says("Cards or gems, chosen in secret."),
    "minstrel_cost": _wait_minstrel_cost,
    "draft": _says("A card of the lane is kept, or given away."),
}
