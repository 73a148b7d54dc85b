"""Reasons: what a rule leaves out of the options, and why.

Each function has the words for one verb, and is empty where whoever is asked may do it. What is written under a button
is a phrase; what is read by pointing at a thing is a sentence.
"""

from collections.abc import Callable, Mapping

from ..core.game import Say
from ..core.language import ENGLISH
from ..core.types import Option
from .charter import LOOKS_A_YEAR
from .decisions import matters_in
from .forms import FORMS
from .matters import MATTERS
from .rules.discuss import askable, may_inquire, nameable, speakable
from .state import REIGN, State, matters_of
from .words import MATTER_NAMES

NOT_NOW = "Not at this moment."
NOT_THIS_YEAR = "{matter} is not one of this year's matters."
ONCE = "{matter} is named already."

Reason = Callable[[State, tuple[int, ...], Say], str]


def why_not(option: Option, state: State, say: Say = ENGLISH) -> str:
    """Why this is not offered; empty where it is, and where no rule has anything to say about it."""
    reason = REASONS.get(option.verb)
    return reason(state, option.args, say) if reason else ""


def key_shut(state: State, say: Say = ENGLISH) -> str:
    """6.1: why the King may not even hold his key; empty if he may."""
    if state.phase == REIGN:
        return say("The King is dead.")
    return say("Not while she judges.") if _asked(state) == "decide" else ""


def untrue(state: State, form: int, say: Say = ENGLISH) -> str:
    """6.2: why a saying that is begun could not be of this form instead, where that follows from its first matter."""
    named = state.draft[1:]
    if not named or not FORMS[form].values or nameable(state, (form,)) >> named[0] & 1:
        return ""
    return say("not true of {matter}").format(matter=say(MATTER_NAMES[named[0]]))


def _asked(state: State) -> str:
    """What is asked now."""
    return str(state.agenda[-1][0]) if state.agenda else ""


def _about(words: str, matter: int, say: Say) -> str:
    return say(words).format(matter=say(MATTER_NAMES[matter]))


# -- the Princess ----------------------------------------------------------------------------------------------------


def _rebel(state: State, args: tuple[int, ...], say: Say) -> str:
    """4: before the cards of every year in which the King lives."""
    if state.phase == REIGN:
        return say("there is no King to rise against")
    if _asked(state) != "rebellion":
        return say("only before cards are drawn")
    return say("the rising has begun") if state.draft else ""


def _inquire(state: State, args: tuple[int, ...], say: Say) -> str:
    if _asked(state) != "discuss":
        return say(NOT_NOW)
    if state.draft:
        return say("One question at a time.")
    if args[0] not in state.charter.questions:
        return say("Not in this game.")
    if may_inquire(state):
        return ""
    return say("He has no sayings left this year.") if not state.words else say("No questions are left this year.")


def _concerning(state: State, args: tuple[int, ...], say: Say) -> str:
    """6.6: without `teachAhead` a question begins with one of this year's matters."""
    if _asked(state) != "discuss":
        return say(NOT_NOW)
    if not state.draft:
        return say("Choose a question first.")
    named, matter = state.draft[1:], args[0]
    if matter in matters_in[askable(state, named)]:
        return ""
    return _about(ONCE if matter in named else NOT_THIS_YEAR, matter, say)


def _seal(state: State, args: tuple[int, ...], say: Say) -> str:
    """3.d: three numbers."""
    if _asked(state) != "decide":
        return say(NOT_NOW)
    bare = [matter for matter in matters_of(state) if matter not in state.draft[::2]]
    if len(bare) > 1:
        return say("{count} matters still need a tile").format(count=len(bare))
    return _about("{matter} still needs a tile", bare[0], say) if bare else ""


# -- the King --------------------------------------------------------------------------------------------------------


def _look(state: State, args: tuple[int, ...], say: Say) -> str:
    """6.1: where looks are counted, a few each year; otherwise whenever the key is not shut."""
    if shut := key_shut(state, say):
        return shut
    if not state.charter.free_talk:
        return ""
    if state.looks >= LOOKS_A_YEAR:
        return say("No more looks this year.")
    busy = _asked(state) == "answer" or (state.draft and _asked(state) != "speak")
    return say(NOT_NOW) if busy else ""


def _form(state: State, args: tuple[int, ...], say: Say) -> str:
    if _asked(state) != "speak":
        return say(NOT_NOW)
    if state.draft:
        return untrue(state, args[0], say) or say("a saying is begun")
    if args[0] not in state.charter.forms:
        return say("not in this game")
    return "" if args[0] in speakable(state) else say("nothing true to say")


def _name(state: State, args: tuple[int, ...], say: Say) -> str:
    """6.2: a matter of which the saying can still be true; without `teachAhead` the first is one of this year's."""
    if _asked(state) != "speak":
        return say(NOT_NOW)
    draft, matter = state.draft, args[0]
    if not draft:
        return say("Choose a kind of saying first.")
    if matter in draft[1:]:
        return _about(ONCE, matter, say)
    if len(draft) > FORMS[draft[0]].matters:
        return say("Every matter is named.")
    if matter in matters_in[nameable(state, draft)]:
        return ""
    first = MATTERS if state.charter.ahead or draft[1:] else matters_of(state)
    return _about("It would not be true of {matter}." if matter in first else NOT_THIS_YEAR, matter, say)


def _word(state: State, args: tuple[int, ...], say: Say) -> str:
    if _asked(state) != "speak":
        return say(NOT_NOW)
    if not state.draft:
        return say("choose a kind of saying first")
    left = FORMS[state.draft[0]].matters - len(state.draft) + 1
    if not left:
        return ""
    return say("{count} more matter to choose" if left == 1 else "{count} more matters to choose").format(count=left)


REASONS: Mapping[str, Reason] = {
    "rebel": _rebel,
    "inquire": _inquire,
    "concerning": _concerning,
    "seal": _seal,
    "look": _look,
    "form": _form,
    "about": _name,
    "word": _word,
}
"""By verb."""
