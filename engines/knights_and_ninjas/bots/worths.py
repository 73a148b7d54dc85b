"""Worths: what every verb is weighed by.

Everything is weighed in gems: an option's worth is what it brings this kingdom and, at a discount, what it costs the
rivals, less what the cards played could still have done in the hand. A gem that wins the game, for whomever, weighs far
more than any other. To stop, to decline or to give no answer is worth nothing, but for what is lost by it.
"""

from collections.abc import Callable, Mapping

from ...core.search import Worth
from ...core.types import Decision
from .attacks import attack, lay, sally
from .deeds import (
    bear,
    fortify,
    herald,
    keep,
    key,
    merchant,
    monk,
    nothing,
    pay,
    pay_gems,
    redeal,
    supply_ship,
    take,
    throw,
    treasure,
)
from .ledger import Ledger
from .replies import answer, rob
from .terms import Terms, total

Weigh = Callable[..., Terms]

VERBS: Mapping[str, Mapping[str, Weigh]] = {
    "turn": {
        "fortify": fortify, "attack": attack, "herald": herald, "merchant": merchant, "monk": monk, "bear": bear,
        "key": key, "treasure": treasure, "supply_ship": supply_ship, "pass": throw, "redeal": redeal,
    },
    "blow": {"lay": lay, "sally": sally, "stop": nothing},
    "respond": {"answer": answer, "endure": answer},
    "highwayman": {"rob": rob, "decline": nothing},
    "herald_show": {"show": throw},
    "herald_pick": {"take": take},
    "monk_pay": {"pay": pay, "pay_gems": pay_gems},
    "minstrel_cost": {"give_up": throw},
    "draft": {"keep": keep, "give": nothing},
}  # fmt: skip


def worths(ledger: Ledger, decision: Decision) -> list[Worth]:
    """The worth of every option, with what it is made of."""
    verbs = VERBS[decision.kind]
    return [Worth.of(**verbs[option.verb](ledger, *option.args)) for option in decision.options]


def totals(ledger: Ledger, decision: Decision) -> list[float]:
    """The same without the parts, for those in a hurry.

    Rounded, as the last digits of a sum differ from one Python to the next.
    """
    verbs = VERBS[decision.kind]
    return [round(total(verbs[option.verb](ledger, *option.args)), 6) for option in decision.options]
