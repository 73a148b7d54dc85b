"""DISCUSS (reference 3.c, 6): the Princess listens or asks, the King speaks, answers, deflects, or is silent."""

from ...core.agenda import Args, Frame
from ...core.types import PICK_ONE, Decision, Tell, new_tuple
from .. import decisions as offer
from ..forms import FORMS, QUESTIONS, openings, reply, said
from ..matters import KING, MATTERS, PRINCESS
from ..state import Saying, State, ask, go_on, matters_of
from .candour import strike_out
from .course import DECIDE, talk_on
from .looks import with_look

SPEAK = ("speak",)


# -- the Princess ----------------------------------------------------------------------------------------------------


def ask_discuss(state: State, frame: Frame) -> Decision:
    """6.6: a question, put together matter by matter; or let the King speak; or enough is said."""
    draft = state.draft
    if draft:
        options = offer.naming["concerning", askable(state, draft[1:]), state.rethinks > 0]
    else:
        speaks = state.words > 0 and not state.silent
        questions = state.charter.questions if may_inquire(state) else ()
        options = with_look(state, offer.talks[questions, speaks])
    return new_tuple(Decision, (PRINCESS, "discuss", PICK_ONE, options))


def may_inquire(state: State) -> bool:
    """6.3: an answer costs a statement, so there must be one left."""
    return state.words > 0 and state.questions > 0


def askable(state: State, named: tuple[int, ...]) -> int:
    """Any matter not yet named; without `teachAhead` the first must be one of this year's."""
    matters = matters_of(state) if not named and not state.charter.ahead else MATTERS
    return sum([1 << matter for matter in matters if matter not in named])


def ready(state: State, tell: Tell, frame: Frame, args: Args) -> None:
    """9.9: only the Princess ends the talk; from now on the King is silent."""
    ask(state, DECIDE)


def listen(state: State, tell: Tell, frame: Frame, args: Args) -> None:
    ask(state, SPEAK)


def inquire(state: State, tell: Tell, frame: Frame, args: Args) -> None:
    go_on(state, frame, args)


def concerning(state: State, tell: Tell, frame: Frame, args: Args) -> None:
    """One more matter of the question; the last one puts it to the King."""
    question, matters = state.draft[0], (*state.draft[1:], *args)
    if len(matters) < QUESTIONS[question].matters:
        go_on(state, frame, args)
        return
    state.questions -= 1
    if tell is not None:
        tell("asked", question, matters)
    ask(state, ("answer", question, matters))


# -- the King --------------------------------------------------------------------------------------------------------


def ask_speak(state: State, frame: Frame) -> Decision:
    """6.6: a statement within the budget, in steps: its form, the matters it names, the proverb that says it."""
    draft = state.draft
    if not draft:
        options = offer.forms[speakable(state)]
    elif len(draft) <= FORMS[draft[0]].matters:
        options = offer.naming["about", nameable(state, draft), state.rethinks > 0]
    else:
        options = (*offer.WORDS, offer.BACK) if state.rethinks else offer.WORDS
    return new_tuple(Decision, (KING, "speak", PICK_ONE, with_look(state, options)))


def speakable(state: State) -> tuple[int, ...]:
    """The forms that can be said; with all nine matters to speak of there is something true to say in each."""
    charter = state.charter
    if charter.ahead or not charter.honest:
        return charter.forms
    values = {state.key[matter] for matter in matters_of(state)}
    return tuple([form for form in charter.forms if values & openings[form]])


def nameable(state: State, draft: tuple[int, ...]) -> int:
    """The matters, as bits, that may be named next so that the statement can still be true (6.2).

    Ruling: without `teachAhead` the first matter named, the one it is about, is one of this year's.
    """
    form, *named = draft
    charter, key = state.charter, state.key
    matters = MATTERS if named or charter.ahead else matters_of(state)
    if not charter.honest:
        return sum([1 << matter for matter in matters if matter not in named])
    values = openings[(form, *[key[matter] for matter in named])] if named else openings[form]
    return sum([1 << matter for matter in matters if key[matter] in values])


def choose_form(state: State, tell: Tell, frame: Frame, args: Args) -> None:
    go_on(state, frame, args)


def about(state: State, tell: Tell, frame: Frame, args: Args) -> None:
    go_on(state, frame, args)


def word(state: State, tell: Tell, frame: Frame, args: Args) -> None:
    """The statement is made."""
    form, *matters = state.draft
    speak(state, tell, *said(form, matters), wording=args[0])
    if not state.charter.honest:
        strike_out(state, tell)
    talk_on(state)


def silence(state: State, tell: Tell, frame: Frame, args: Args) -> None:
    """Unused statements do not carry over (6.2)."""
    state.silent = True
    if tell is not None:
        tell("fell_silent")
    talk_on(state)


def ask_answer(state: State, frame: Frame) -> Decision:
    """6.3: answered truthfully, for one statement of the budget, or deflected at no cost."""
    return new_tuple(Decision, (KING, "answer", PICK_ONE, offer.ANSWERS))


def answer(state: State, tell: Tell, frame: Frame, args: Args) -> None:
    """Ruling: answers are true even from a King who may err; the table reads the key for him."""
    _, question, matters = frame
    speak(state, tell, *reply(question, matters, state.key), wording=args[0])
    if not state.charter.honest:
        strike_out(state, tell)
    talk_on(state)


def deflect(state: State, tell: Tell, frame: Frame, args: Args) -> None:
    if tell is not None:
        tell("deflected")
    talk_on(state)


def speak(state: State, tell: Tell, form: int, matters: tuple[int, ...], wording: int) -> None:
    """Put a statement on record."""
    state.words -= 1
    state.sayings += (Saying(len(state.years) + 1, form, matters, wording),)
    if tell is not None:
        tell("spoke" if state.charter.plain else "hinted", form, matters, wording)


# -- both ------------------------------------------------------------------------------------------------------------


def back(state: State, tell: Tell, frame: Frame, args: Args) -> None:
    """Begin anew: nothing was said, asked or sealed yet."""
    state.draft = ()
    state.rethinks -= 1
    state.agenda.append(frame)
