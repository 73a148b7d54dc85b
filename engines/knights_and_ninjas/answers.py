"""Outcome of an answer to a blow, in words: the cards themselves do not say it. Every number is a `forecast`."""

from ..core.agenda import Frame
from ..core.game import Say
from ..core.language import ENGLISH
from ..core.language.word import Word
from . import phrases, words
from .cards import (
    ARCHER,
    ARCHER_UP,
    AS,
    BARBARIAN,
    CASTLE,
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

EFFECTS = {
    PRINCESS: "{blow:The} joins your hand.",
    TRAITOR: "{blow:The} {blow:?turns|turn} round: you gain {gems} unless {blow:?it is|they are} answered.",
    EXECUTIONER: "{blow:The} {blow:?is|are} beheaded.",
    MINSTREL: "{blow:The} {blow:?goes|go} home, and the Minstrel stays with you.",
    GUARD: "{blow:The} {blow:?goes|go} to the Dungeon.",
    SHIELD_MAIDEN: "{blow:The} {blow:?is|are} stopped and discarded.",
}

LOST = "{blow:The} {blow:?is|are} discarded."
LOST_WITH = "{blow:The} {blow:?is|are} discarded, and the attacker loses {cards} more."
"""What a Minstrel does with two players (11)."""

NOTHING_THERE = "You have no gems to lose."
TAKES = "{blow:The} {blow:?takes|take} {gems}."
TAKES_ALL = "{blow:The} {blow:?takes|take} {gems}, all you have."


def effect(state: State, frame: Frame, guises: Guises, say: Say = ENGLISH) -> str:
    """What follows from an answer, or from none, for the target of the blow."""
    return _answered(state, frame, guises, say) if guises else _endured(state, frame, say)


def turn_after(state: State, frame: Frame, guises: Guises, say: Say = ENGLISH) -> str:
    """What becomes of the turn."""
    return say(turn_of(state, frame, guises))


def turn_of(state: State, frame: Frame, guises: Guises) -> str:
    """The same as a key of `words.ANSWER_IN_LINE`."""
    told = forecast(state, frame, guises)
    return words.ENDS_IF_GEMS_MOVE if told.turned else words.ENDS if told.ends else words.GOES_ON


def robbing(frame: Frame, say: Say = ENGLISH) -> str:
    """7: whether a Highwayman may come for what this blow takes."""
    kind = frame[3]
    if kind in COMMON:
        return say("Highwaymen come later: if gems are taken, anyone but their new owner may answer.")
    return say("What it takes is safe from Highwaymen.") if STRENGTH[kind] else say("It takes no gems.")


def _blow(frame: Frame, say: Say) -> Word:
    """Who attacks."""
    return phrases.attackers(frame[3], len(frame[5]), say)


def _endured(state: State, frame: Frame, say: Say) -> str:
    """What an attack does that nobody answers."""
    _, target, _, _, strength, _ = frame
    there = state.gems[target]
    sentence = (TAKES_ALL if there <= strength else TAKES) if there else NOTHING_THERE
    gems = phrases.gems(min(there, strength), say)
    taken = say(sentence, blow=_blow(frame, say), gems=gems) if strength else ""
    return f"{taken} {_also(state, frame, say)}".strip()


def brought_down(state: State, frame: Frame) -> int | None:
    """The defence that falls if a blow lands; None: none does."""
    _, target, _, kind, _, _ = frame
    wall = state.walls[target]
    if kind in (NINJA, ARCHER) and wall & ARCHER_UP:
        return ARCHER
    return CASTLE if kind == CATAPULT or (kind == DRAGON and wall & CASTLE_UP) else None


def _also(state: State, frame: Frame, say: Say) -> str:
    """What else a blow does that lands."""
    _, target, _, kind, _, _ = frame
    down = brought_down(state, frame)
    if down == ARCHER:
        return say("Your Archer falls.")
    if down == CASTLE:
        return say("Your Castle burns.") if kind == DRAGON else say("Your Castle is knocked down.")
    if kind == LADDER:
        return say("Common attackers may climb over your Castle this turn.")
    if kind == BARBARIAN and state.hands[target]:
        lost = min(SCATTERED, len(state.hands[target]))
        return say("{lost} of your hand {lost:?is|are} discarded too.", lost=phrases.cards(lost, say))
    return ""


def _answered(state: State, frame: Frame, guises: Guises, say: Say) -> str:
    """Strength against strength, or what else an answer does."""
    _, target, controller, kind, strength, cards = frame
    answer = AS[guises[0]]
    if answer <= QUEEN or (answer == SHIELD_MAIDEN and kind <= QUEEN):
        shield = len(guises) * STRENGTH[answer]
        return say("{sum}.", sum=phrases.sum_in_words(strength, shield, state.gems[target], say))
    cost = min(MINSTREL_COSTS, len(state.hands[controller])) if answer == MINSTREL and state.charter.two else None
    sentence = EFFECTS[answer] if cost is None else LOST_WITH if cost else LOST
    gain = phrases.gems(min(state.gems[controller], strength), say)
    # 9.5: a Jester joins a hand as what it is
    blow = phrases.noun(KIND[cards[0]], say) if answer == PRINCESS else _blow(frame, say)
    return say(sentence, blow=blow, gems=gain, cards=phrases.cards(cost or 0, say))
