"""What stands on the button of an option: a caption, and a second line with what follows."""

from collections.abc import Callable
from typing import Any, NamedTuple

from engines.core.game import Say
from engines.core.types import Option, View
from engines.knights_and_ninjas.cards import ARCHER, AS, FACE, KIND, STRENGTH
from engines.knights_and_ninjas.decisions import VERBS
from engines.knights_and_ninjas.rules.expansions import SHIPPED
from engines.knights_and_ninjas.rules.monk import dues
from engines.knights_and_ninjas.state import State

from . import answers, counts
from .cards import name
from .notes import wins_with

Names = tuple[str, ...]


class Label(NamedTuple):
    """The second line may be empty."""

    text: str
    second: str = ""


class Asked(NamedTuple):
    """One option, ready to be put in words."""

    args: dict[str, Any]  # by the names of the vocabulary
    view: View[State]
    names: Names
    say: Say

    @property
    def state(self) -> State:
        return self.view.state

    def guises(self) -> str:
        guises = self.args["cards"] if "cards" in self.args else (self.args["card"],)
        return counts.guise_words(guises, self.say)

    def jesting(self, words: str) -> str:
        """Before what follows, that a Jester does it."""
        guise = self.args["card"]
        return f"{self.guises()}: {words}" if FACE[guise] != AS[guise] else words

    def kinds(self) -> str:
        return counts.kinds_words(self.args["cards"], self.say)


def button(option: Option, view: View[State], names: Names, say: Say = str) -> Label:
    args = dict(zip([field.name for field in VERBS[option.verb]], option.args, strict=True))
    return _BUTTONS[option.verb](Asked(args, view, names, say))


# -- the turn ----------------------------------------------------------------------------------------------------------


def _fortify(it: Asked) -> Label:
    return Label(it.say("Put up {cards}").format(cards=it.guises()), it.say("then the turn ends"))


def _attack(it: Asked) -> Label:
    seat = it.args["seat"]
    return Label(it.say("Attack {name}").format(name=it.names[seat]), counts.gems(it.state.gems[seat], it.say))


def _herald(it: Asked) -> Label:
    return Label(it.say("Play {card}").format(card=it.guises()), it.say("take one card that is shown"))


def _merchant(it: Asked) -> Label:
    seat, say = it.args["seat"], it.say
    half, price = len(it.state.hands[seat]) // 2, counts.gems(it.state.charter.merchant_price, say)
    second = say("{cards} for {gems}").format(cards=counts.cards(half, say), gems=price)
    if wins_with(it.state, seat, it.state.charter.merchant_price):
        second = say("it wins them the game!")
    return Label(say("Buy from {name}").format(name=it.names[seat]), it.jesting(second))


def _monk(it: Asked) -> Label:
    return Label(it.say("Play {card}").format(card=it.guises()), it.say("rivals with a Castle pay"))


def _bear(it: Asked) -> Label:
    text = it.say("A Bear for {name}").format(name=it.names[it.args["seat"]])
    return Label(text, it.jesting(it.say("who misses a turn")))


def _key(it: Asked) -> Label:
    return Label(it.say("Free {cards}").format(cards=it.kinds()), it.say("into your hand"))


def _treasure(it: Asked) -> Label:
    text = it.say("Buy a gold gem")
    return Label(text, it.say("with Treasure and {card}").format(card=it.guises()))


def _supply_ship(it: Asked) -> Label:
    return Label(it.say("Bring in the ship"), it.say("draw {cards}").format(cards=counts.cards(SHIPPED, it.say)))


def _pass(it: Asked) -> Label:
    if not it.args["cards"]:
        return Label(it.say("Pass"), it.say("nothing to discard"))
    return Label(it.say("Pass"), it.say("and discard {cards}").format(cards=it.kinds()))


def _redeal(it: Asked) -> Label:
    return Label(it.say("Call a new draft"), it.say("defences are discarded, hands stay"))


# -- blows and answers -------------------------------------------------------------------------------------------------


def _lay(it: Asked) -> Label:
    guises = it.args["cards"]
    strength = STRENGTH[AS[guises[0]]] * len(guises)
    plain = "against their Archer" if AS[guises[0]] == ARCHER else "a siege card"
    second = it.say("strength {strength}").format(strength=strength) if strength else it.say(plain)
    return Label(it.say("Lay {cards}").format(cards=it.guises()), second)


def _sally(it: Asked) -> Label:
    return Label(it.say("Send your own Archer"), it.say("against their Archer"))


def _stop(it: Asked) -> Label:
    return Label(it.say("Stop the attack"), it.say("the turn ends"))


def _answer(it: Asked) -> Label:
    row = answers.row(it.view, it.args["cards"], it.say)
    return Label(it.say("Play {card}").format(card=it.guises()), _loss(row.loss, it.say))


def _endure(it: Asked) -> Label:
    return Label(it.say("No answer"), _loss(answers.row(it.view, (), it.say).loss, it.say))


def _loss(loss: int | None, say: Say) -> str:
    return say("you lose {gems}").format(gems=counts.gems(loss, say)) if loss else say("you lose no gems")


def _rob(it: Asked) -> Label:
    gems = counts.gems(it.state.agenda[-1][3], it.say)
    return Label(it.say("Play {card}").format(card=it.guises()), it.say("take {gems}").format(gems=gems))


def _decline(it: Asked) -> Label:
    return Label(it.say("Let them go"))


# -- special actions and the draft -------------------------------------------------------------------------------------


def _show(it: Asked) -> Label:
    return Label(it.say("Show {cards}").format(cards=it.kinds()))


def _take(it: Asked) -> Label:
    return Label(
        it.say("Take {card}").format(card=name(it.args["card"], it.say)),
        it.say("from {name}").format(name=it.names[it.args["seat"]]),
    )


def _pay(it: Asked) -> Label:
    return Label(it.say("Pay with {cards}").format(cards=it.kinds()))


def _pay_gems(it: Asked) -> Label:
    due = dues(it.state, it.view.seat)[0]
    second = it.say("it wins them the game!") if wins_with(it.state, it.state.seat, due) else ""
    return Label(it.say("Pay {gems}").format(gems=counts.gems(due, it.say)), second)


def _give_up(it: Asked) -> Label:
    return Label(it.say("Discard {cards}").format(cards=it.kinds()))


def _keep(it: Asked) -> Label:
    last = not it.state.lane
    return Label(it.say("Keep it"), it.say("you go first") if last else it.say("your rival draws next"))


def _give(it: Asked) -> Label:
    card = name(KIND[it.state.agenda[-1][2]], it.say)
    text = it.say("Give to {name}").format(name=it.names[1 - it.view.seat])
    return Label(text, it.say("they get the {card}, you draw again").format(card=card))


_BUTTONS: dict[str, Callable[[Asked], Label]] = {
    "fortify": _fortify,
    "attack": _attack,
    "herald": _herald,
    "merchant": _merchant,
    "monk": _monk,
    "bear": _bear,
    "key": _key,
    "treasure": _treasure,
    "supply_ship": _supply_ship,
    "pass": _pass,
    "redeal": _redeal,
    "lay": _lay,
    "sally": _sally,
    "stop": _stop,
    "answer": _answer,
    "endure": _endure,
    "rob": _rob,
    "decline": _decline,
    "show": _show,
    "take": _take,
    "pay": _pay,
    "pay_gems": _pay_gems,
    "give_up": _give_up,
    "keep": _keep,
    "give": _give,
}
