"""Reasons: what a rule leaves out of the options, and why, as a phrase that fits under a card.

Each function has the words for one verb, and is empty where whoever is asked may do it: that is asked of the rule that
makes the options. That the card is in the hand is taken for granted, for who holds what is no rule.
"""

from collections.abc import Callable, Mapping

from ..core.game import Say
from ..core.language import ENGLISH
from ..core.types import Option
from . import phrases
from .cards import (
    ARCHER,
    ARCHER_UP,
    AS,
    CASTLE_UP,
    COMMON,
    DANCING_BEAR,
    EXECUTIONER,
    FORTS,
    GUARD,
    HERALD,
    HIGHWAYMAN,
    JESTER,
    KEY,
    KIND_COUNT,
    LADDER,
    MERCHANT,
    MINSTREL,
    MINSTREL_UP,
    MONK,
    NINJA,
    ONE,
    PRE_ATTACK,
    PRINCESS,
    QUEEN,
    SHIELD_MAIDEN,
    TRAITOR,
    TREASURE,
    UNIQUE,
    VIKING,
    jest,
)
from .rules.attack import fitting_blows
from .rules.special import PLAYS
from .rules.turn import at_truce
from .rules.windows import fitting_answers
from .state import NONE, State

NOT_NOW = "not now"
ONLY_ANSWERS = "only an answer"
NO_WAY_IN = "no way in"
TRUCE = "truce in the first round"
ARCHER_FIRST = "the Archer first"

ATTACKERS = (*COMMON, *UNIQUE, ARCHER, *PRE_ATTACK)

Reason = Callable[[State, Option, Say], str]


def why_not(option: Option, state: State, say: Say = ENGLISH) -> str:
    """Why this is not offered; empty where it is, and where no rule has anything to say about it."""
    reason = REASONS.get(option.verb)
    return reason(state, option, say) if reason else ""


def why_shut(guise: int, state: State, say: Say = ENGLISH) -> str:
    """Why a card that is held cannot be played in this guise; empty where it can. To pass with it is not to play it."""
    asked = _asked(state)
    if guise == JESTER:
        names = [jest(kind) for kind in range(KIND_COUNT) if state.charter.living & ONE[kind]]
        return say("no name helps") if all(why_shut(name, state) for name in names) else ""
    if asked == "turn":
        return _not_this_turn(state, guise, say)
    if asked in ("blow", "respond"):
        return why_not(Option("lay" if asked == "blow" else "answer", ((guise,),)), state, say)
    return why_not(Option("rob", (guise,)), state, say) if asked == "highwayman" else ""


def asked_seat(state: State) -> int | None:
    """Who is asked, where cards are played for what they can do; None for any other question."""
    asked = _asked(state)
    if asked in ("turn", "blow"):
        return state.seat
    if asked in ("respond", "highwayman"):
        frame = state.agenda[-1]
        return int(frame[1] if asked == "respond" else frame[1][0])
    return None


def _asked(state: State) -> str:
    """What is asked now."""
    return str(state.agenda[-1][0]) if state.agenda else ""


# -- the turn (4, 9) ---------------------------------------------------------------------------------------------------


def _not_this_turn(state: State, guise: int, say: Say) -> str:
    """4: at the start of a turn; whatever can be laid against somebody can be played."""
    kind = AS[guise]
    if kind in ATTACKERS and _reaches(state, kind):
        return ""
    if kind in FORTS:
        return _not_put_up(state, kind, say)
    if kind in ATTACKERS:
        return say(TRUCE if at_truce(state) else NO_WAY_IN)
    if kind in PLAYS:
        return "" if PLAYS[kind](state, state.seat, guise) else _no_special(state, kind, say)
    return say("only after gems are taken" if kind == HIGHWAYMAN else ONLY_ANSWERS)


def _reaches(state: State, kind: int) -> bool:
    """Somebody could be attacked with it."""
    charter = state.charter
    if at_truce(state):
        return False
    return any(charter.prey[state.walls[rival]] & ONE[kind] for rival in charter.rivals[state.seat])


def _fortify(state: State, option: Option, say: Say) -> str:
    if _asked(state) != "turn":
        return say(NOT_NOW)
    return next(filter(None, [_not_put_up(state, AS[guise], say) for guise in option.args[0]]), "")


def _not_put_up(state: State, kind: int, say: Say) -> str:
    """11: with two players a Minstrel only answers."""
    if state.charter.fitting_forts[state.walls[state.seat]] & ONE[kind]:
        return ""
    return say(ONLY_ANSWERS if state.charter.two and kind == MINSTREL else "already standing")


def _special(state: State, option: Option, say: Say) -> str:
    """9: what a special action needs."""
    if _asked(state) != "turn":
        return say(NOT_NOW)
    kind = SPECIAL_KINDS[option.verb]
    guise = kind if kind in (KEY, TREASURE) else option.args[0]  # theirs is not in the option
    return "" if option in PLAYS[kind](state, state.seat, guise) else _no_special(state, kind, say)


def _no_special(state: State, kind: int, say: Say) -> str:
    price = state.charter.merchant_price
    if kind == MERCHANT and state.gems[state.seat] < price:
        return say("it costs {gems}", gems=phrases.gems(price, say))
    if kind == TREASURE and not state.horde:
        return say("the Horde is empty")
    return say(NO_SPECIAL[kind])


SPECIAL_KINDS = {
    "herald": HERALD,
    "merchant": MERCHANT,
    "monk": MONK,
    "bear": DANCING_BEAR,
    "key": KEY,
    "treasure": TREASURE,
}

NO_SPECIAL = {
    HERALD: "no rival has a card",
    MERCHANT: "they need two cards",
    MONK: "no rival has a Castle",
    DANCING_BEAR: "one already dances there",
    KEY: "the Dungeon is empty",
    TREASURE: "needs another, or a Dragon",
}


# -- blows (5) ---------------------------------------------------------------------------------------------------------


def _lay(state: State, option: Option, say: Say) -> str:
    """5: what the wall of the victim keeps out."""
    kind = AS[option.args[0][0]]
    if _asked(state) == "turn":
        if at_truce(state):
            return say(TRUCE)
        return say("choose whom to attack first" if _reaches(state, kind) else NO_WAY_IN)
    if _asked(state) != "blow":
        return say(NOT_NOW)
    return "" if fitting_blows(state) & ONE[kind] else say(_kept_out(state, kind))


def _kept_out(state: State, kind: int) -> str:
    wall, ladder = state.walls[state.victim], state.ladder != NONE
    if kind not in ATTACKERS:
        return "can't attack"
    if kind == ARCHER:
        return "no Archer to shoot"
    if wall & ARCHER_UP and kind not in (NINJA, VIKING):
        return ARCHER_FIRST
    if kind in PRE_ATTACK:
        if not wall & CASTLE_UP:
            return "no Castle there"
        return "one is enough" if kind == LADDER and ladder else "too late in this attack"  # `preAttackStrict`
    return NO_WAY_IN if kind == VIKING else "needs a Ladder"


# -- answers (6) and Highwaymen (7) ------------------------------------------------------------------------------------


def _answer(state: State, option: Option, say: Say) -> str:
    """6: what does not help against this blow."""
    if _asked(state) != "respond":
        return say(NOT_NOW)
    kind = AS[option.args[0][0]]
    return "" if fitting_answers(state, state.agenda[-1]) & ONE[kind] else _no_answer(state, kind, say)


def _no_answer(state: State, kind: int, say: Say) -> str:
    _, target, _, blow, strength, _ = state.agenda[-1]
    if kind == MINSTREL:
        standing = state.walls[target] & MINSTREL_UP
        return say("one already plays for you" if standing else "not against siege cards")
    if kind == GUARD and blow <= QUEEN:
        return say("strength {strength} is too much", strength=strength)
    return say(NO_ANSWER.get(kind, "no answer to an attack"))


NO_ANSWER = {
    PRINCESS: "only a Knight or a Dragon",
    EXECUTIONER: "it has no head",
    HIGHWAYMAN: "only after gems are taken",
    SHIELD_MAIDEN: "only against strength",
    **dict.fromkeys((*COMMON, TRAITOR, GUARD), "only common attackers"),
    **dict.fromkeys(UNIQUE, "it only attacks"),
    **dict.fromkeys(PRE_ATTACK, "only in your own attack"),
}


def _rob(state: State, option: Option, say: Say) -> str:
    if _asked(state) != "highwayman":
        return say(NOT_NOW)
    return "" if AS[option.args[0]] == HIGHWAYMAN else say("no Highwayman")


REASONS: Mapping[str, Reason] = {
    "fortify": _fortify,
    **dict.fromkeys(SPECIAL_KINDS, _special),
    "lay": _lay,
    "answer": _answer,
    "rob": _rob,
}
"""By verb."""
