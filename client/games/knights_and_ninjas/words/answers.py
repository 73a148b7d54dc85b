"""The table of answers: what each card in hand would do against this blow, for the cards themselves do not say it.

Every number comes from `forecast`, every line from an option; a card that is no answer has its reason.
"""

from collections.abc import Sequence
from typing import NamedTuple

from engines.core.agenda import Frame
from engines.core.game import Say
from engines.core.types import Decision, View
from engines.knights_and_ninjas.cards import (
    ARCHER,
    ARCHER_UP,
    AS,
    BARBARIAN,
    CASTLE_UP,
    CATAPULT,
    COMMON,
    DRAGON,
    EXECUTIONER,
    FACE,
    GUARD,
    HIGHWAYMAN,
    JESTER,
    KIND,
    LADDER,
    MINSTREL,
    MINSTREL_UP,
    NINJA,
    PRE_ATTACK,
    PRINCESS,
    QUEEN,
    SHIELD_MAIDEN,
    STRENGTH,
    TRAITOR,
    UNIQUE,
)
from engines.knights_and_ninjas.forecast import forecast
from engines.knights_and_ninjas.rules.attack import SCATTERED
from engines.knights_and_ninjas.rules.response import MINSTREL_COSTS
from engines.knights_and_ninjas.state import State

from . import counts
from .cards import name

Kinds = tuple[int, ...]


class Row(NamedTuple):
    """One line of the table. `loss`: gems for certain, None where that hangs on the name, or for no answer at all."""

    kinds: Kinds  # the cards it is made of
    title: str
    effect: str
    loss: int | None = None
    turn: str = ""
    guises: Kinds | None = None  # the answer; None: a Jester without a name, or no answer
    reason: str = ""  # why it is none


def rows(view: View[State], decision: Decision, say: Say = str) -> list[Row]:
    """Enduring first, then every different answer, then the cards that are none."""
    state, frame = view.state, view.state.agenda[-1]
    answers = [option.args[0] for option in decision.options if option.verb == "answer"]
    named = [guises for guises in answers if len(guises) == 1 and FACE[guises[0]] == JESTER]
    plain = [guises for guises in answers if guises not in named]
    plain.sort(key=lambda guises: (AS[guises[0]], len(guises), guises))
    found = [_row(state, frame, (), say), *[_row(state, frame, guises, say) for guises in plain]]
    if named:
        found.append(_jester(state, frame, named, say))
    able = {FACE[guise] for guises in answers for guise in guises}
    for kind in dict.fromkeys(KIND[card] for card in state.hands[view.seat]):
        if kind not in able:
            found.append(Row((kind,), name(kind, say), "", reason=why_no_answer(state, frame, kind, say)))
    return found


def row(view: View[State], guises: Kinds, say: Say = str) -> Row:
    """What one answer comes to; none: to endure it."""
    return _row(view.state, view.state.agenda[-1], guises, say)


def blow_words(frame: Frame, say: Say = str) -> str:
    """Who strikes: 'the King', 'three Peasants'."""
    return counts.the_attackers(frame[3], len(frame[5]), say)


def _row(state: State, frame: Frame, guises: Kinds, say: Say) -> Row:
    told = forecast(state, frame, guises)
    effect = _answered(state, frame, guises, say) if guises else _endured(state, frame, say)
    turn = say("ends if gems move") if told.turned else say("ends") if told.ends else say("goes on")
    title = counts.played_words(guises, say) if guises else say("No answer")
    return Row(tuple([FACE[guise] for guise in guises]), title, effect, told.loss, turn, guises)


def _endured(state: State, frame: Frame, say: Say) -> str:
    """What a blow does that nobody answers."""
    _, target, _, _, strength, cards = frame
    there, many = state.gems[target], len(cards) > 1
    words = (_TAKES_ALL if there <= strength else _TAKES)[many] if there else _NOTHING_THERE
    gems = counts.gems(min(there, strength), say)
    taken = say(words).format(blow=counts.capital(blow_words(frame, say)), gems=gems) if strength else ""
    return f"{taken} {_also(state, frame, say)}".strip()


_NOTHING_THERE = "You have no gems to lose."
_TAKES = ("{blow} takes {gems}.", "{blow} take {gems}.")
_TAKES_ALL = ("{blow} takes {gems}, all you have.", "{blow} take {gems}, all you have.")


def _also(state: State, frame: Frame, say: Say) -> str:
    """What else a blow does that lands."""
    _, target, _, kind, _, _ = frame
    wall = state.walls[target]
    if kind in (NINJA, ARCHER) and wall & ARCHER_UP:
        return say("Your Archer falls.")
    if kind == DRAGON and wall & CASTLE_UP:
        return say("Your Castle burns.")
    if kind == CATAPULT:
        return say("Your Castle is knocked down.")
    if kind == LADDER:
        return say("Common attackers may climb over your Castle this turn.")
    if kind == BARBARIAN and state.hands[target]:
        lost = min(SCATTERED, len(state.hands[target]))
        words = "{count} of your cards is discarded too." if lost == 1 else "{count} of your cards are discarded too."
        return say(words).format(count=lost)
    return ""


def _answered(state: State, frame: Frame, guises: Kinds, say: Say) -> str:
    """What an answer comes to: strength against strength, or what else it does."""
    _, target, controller, kind, strength, cards = frame
    answer, many = AS[guises[0]], len(cards) > 1
    if answer <= QUEEN or (answer == SHIELD_MAIDEN and kind <= QUEEN):
        shield = (answer, len(guises), len(guises) * STRENGTH[answer])
        loss = forecast(state, frame, guises).loss
        return counts.sum_words((kind, len(cards), strength), shield, state.gems[target], loss, say) + "."
    cost = min(MINSTREL_COSTS, len(state.hands[controller])) if answer == MINSTREL and state.charter.two else None
    sentence = _EFFECTS[answer][many] if cost is None else (_LOST_WITH if cost else _LOST)[many]
    blow = counts.the_attackers(KIND[cards[0]], 1, say) if answer == PRINCESS else blow_words(frame, say)  # 9.5
    gain = counts.gems(min(state.gems[controller], strength), say)
    return say(sentence).format(blow=counts.capital(blow), gems=gain, cards=counts.cards(cost or 0, say))


_EFFECTS = {
    PRINCESS: ("{blow} joins your hand.",) * 2,
    TRAITOR: (
        "{blow} turns round: you gain {gems} unless it is answered.",
        "{blow} turn round: you gain {gems} unless they are answered.",
    ),
    EXECUTIONER: ("{blow} is beheaded.", "{blow} are beheaded."),
    MINSTREL: (
        "{blow} goes home, and the Minstrel stays before you.",
        "{blow} go home, and the Minstrel stays before you.",
    ),
    GUARD: ("{blow} goes to the Dungeon.", "{blow} go to the Dungeon."),
    SHIELD_MAIDEN: ("{blow} is stopped and discarded.", "{blow} are stopped and discarded."),
}
"""For one attacker, and for a Revolt."""

_LOST = ("{blow} is discarded.", "{blow} are discarded.")
_LOST_WITH = (
    "{blow} is discarded, with {cards} more of the attacker.",
    "{blow} are discarded, with {cards} more of the attacker.",
)
"""What a Minstrel does with two players (11)."""


def robbing_words(frame: Frame, say: Say = str) -> str:
    """7: whether a Highwayman may come for what this blow takes."""
    kind = frame[3]
    if kind in COMMON:
        return say("Highwaymen come later: if gems are taken, everyone but their new owner is asked.")
    return say("No Highwayman catches what it takes.") if STRENGTH[kind] else say("It takes no gems.")


def _jester(state: State, frame: Frame, named: Sequence[Kinds], say: Say) -> Row:
    """A Jester is one line that opens the list of names; it says what the best shield would come to."""
    losses = [forecast(state, frame, guises).loss for guises in named]
    best = [AS[guises[0]] for guises, loss in zip(named, losses, strict=True) if loss == min(losses)]
    sentence = say("Name it: {name}, for example. Opens the list.").format(name=name(best[-1], say))
    return Row((JESTER,), name(JESTER, say), sentence, min(losses), say("as named"))


def why_no_answer(state: State, frame: Frame, kind: int, say: Say = str) -> str:
    """Why a card in hand does not help against this blow."""
    _, target, _, blow, strength, _ = frame
    if kind == MINSTREL and state.walls[target] & MINSTREL_UP:
        return say("one plays before you already")
    if kind == GUARD and blow <= QUEEN:
        return say("strength {strength} is too much").format(strength=strength)
    if kind == EXECUTIONER:
        return say("it has no head")
    if kind == MINSTREL:
        return say("not against siege cards")
    return say(_WHY.get(kind, "only common attackers" if kind in COMMON else "it answers no blow"))


_WHY = {
    PRINCESS: "only a Knight or a Dragon",
    TRAITOR: "only common attackers",
    GUARD: "only common attackers",
    HIGHWAYMAN: "later, when gems were taken",
    SHIELD_MAIDEN: "only attackers with strength",
    **dict.fromkeys(UNIQUE, "it only attacks"),
    **dict.fromkeys(PRE_ATTACK, "only in your own attack"),
}
