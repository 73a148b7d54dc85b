"""Outcome of an answer to a blow, in words: the cards themselves do not say it. Every number is a `forecast`."""

from ..core.agenda import Frame
from ..core.game import Say
from ..core.language import ENGLISH
from . import phrases
from .cards import (
    ARCHER,
    ARCHER_UP,
    AS,
    BARBARIAN,
    CASTLE_UP,
    CATAPULT,
    COMMON,
    DRAGON,
    EXECUTIONER,
    GUARD,
    KIND,
    LADDER,
    MINSTREL,
    NINJA,
    PRINCESS,
    QUEEN,
    SHIELD_MAIDEN,
    STRENGTH,
    TRAITOR,
)
from .forecast import forecast
from .rules.attack import SCATTERED
from .rules.response import MINSTREL_COSTS
from .state import State

Guises = tuple[int, ...]

ENDS_IF_GEMS_MOVE, ENDS, GOES_ON = "ends if gems move", "ends", "goes on"

EFFECTS = {
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

LOST = ("{blow} is discarded.", "{blow} are discarded.")
LOST_WITH = (
    "{blow} is discarded, with {cards} more of the attacker.",
    "{blow} are discarded, with {cards} more of the attacker.",
)
"""What a Minstrel does with two players (11)."""

NOTHING_THERE = "You have no gems to lose."
TAKES = ("{blow} takes {gems}.", "{blow} take {gems}.")
TAKES_ALL = ("{blow} takes {gems}, all you have.", "{blow} take {gems}, all you have.")


def effect(state: State, frame: Frame, guises: Guises, say: Say = ENGLISH) -> str:
    """What follows from an answer, or from none, for the target of the blow."""
    return _answered(state, frame, guises, say) if guises else _endured(state, frame, say)


def turn_after(state: State, frame: Frame, guises: Guises, say: Say = ENGLISH) -> str:
    """What becomes of the turn."""
    told = forecast(state, frame, guises)
    return say(ENDS_IF_GEMS_MOVE if told.turned else ENDS if told.ends else GOES_ON)


def robbing(frame: Frame, say: Say = ENGLISH) -> str:
    """7: whether a Highwayman may come for what this blow takes."""
    kind = frame[3]
    if kind in COMMON:
        return say("Highwaymen come later: if gems are taken, everyone but their new owner is asked.")
    return say("No Highwayman catches what it takes.") if STRENGTH[kind] else say("It takes no gems.")


def _blow(frame: Frame, say: Say) -> str:
    """Who strikes: 'The King', 'Three Peasants'."""
    return phrases.capital(phrases.the_attackers(frame[3], len(frame[5]), say))


def _endured(state: State, frame: Frame, say: Say) -> str:
    """What a blow does that nobody answers."""
    _, target, _, _, strength, cards = frame
    there, many = state.gems[target], len(cards) > 1
    words = (TAKES_ALL if there <= strength else TAKES)[many] if there else NOTHING_THERE
    gems = phrases.gems(min(there, strength), say)
    taken = say(words).format(blow=_blow(frame, say), gems=gems) if strength else ""
    return f"{taken} {_also(state, frame, say)}".strip()


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


def _answered(state: State, frame: Frame, guises: Guises, say: Say) -> str:
    """Strength against strength, or what else an answer does."""
    _, target, controller, kind, strength, cards = frame
    answer, many = AS[guises[0]], len(cards) > 1
    if answer <= QUEEN or (answer == SHIELD_MAIDEN and kind <= QUEEN):
        shield = (answer, len(guises), len(guises) * STRENGTH[answer])
        loss = forecast(state, frame, guises).loss
        return phrases.sum_in_words((kind, len(cards), strength), shield, state.gems[target], loss, say) + "."
    cost = min(MINSTREL_COSTS, len(state.hands[controller])) if answer == MINSTREL and state.charter.two else None
    sentence = EFFECTS[answer][many] if cost is None else (LOST_WITH if cost else LOST)[many]
    gain = phrases.gems(min(state.gems[controller], strength), say)
    blow = _blow(frame, say)
    if answer == PRINCESS:  # 9.5: a Jester joins a hand as what it is
        blow = phrases.capital(phrases.the_attackers(KIND[cards[0]], 1, say))
    return say(sentence).format(blow=blow, gems=gain, cards=phrases.cards(cost or 0, say))
