"""The lines of the table of answers: every different answer that a hand has, and every card of it that is none."""

from collections.abc import Sequence
from typing import NamedTuple

from engines.core.agenda import Frame
from engines.core.game import Say
from engines.core.language import ENGLISH
from engines.core.types import Decision, View
from engines.knights_and_ninjas.answers import brought_down, effect, turn_after
from engines.knights_and_ninjas.cards import AS, FACE, JESTER, KIND
from engines.knights_and_ninjas.decisions import ENDURE
from engines.knights_and_ninjas.forecast import forecast
from engines.knights_and_ninjas.phrases import name, noun, revolt_in_words
from engines.knights_and_ninjas.reasons import why_shut
from engines.knights_and_ninjas.state import State
from engines.knights_and_ninjas.text import WORDS

Kinds = tuple[int, ...]
Names = tuple[str, ...]


class AnswerLine(NamedTuple):
    """One line. `loss`: gems for certain, None where that hangs on the name, or for no answer at all."""

    kinds: Kinds  # the cards it is made of
    title: str
    effect: str
    loss: int | None = None
    turn: str = ""
    guises: Kinds | None = None  # the answer; None: a Jester without a name, or no answer
    fallen: str = ""  # what is lost that is no gem
    reason: str = ""  # why it is none


def answer_lines(view: View[State], decision: Decision, names: Names, say: Say = ENGLISH) -> list[AnswerLine]:
    """Enduring first, then every different answer, then the cards that are none."""
    state, frame = view.state, view.state.agenda[-1]
    answers = [option.args[0] for option in decision.options if option.verb == "answer"]
    named = [guises for guises in answers if len(guises) == 1 and FACE[guises[0]] == JESTER]
    plain = [guises for guises in answers if guises not in named]
    plain.sort(key=lambda guises: (AS[guises[0]], len(guises), guises))
    endure = WORDS.label(ENDURE, view, names, say).words
    found = [_line(state, frame, (), endure, say)]
    found += [_line(state, frame, guises, revolt_in_words(guises, say), say) for guises in plain]
    if named:
        found.append(_jester(state, frame, named, say))
    able = {FACE[guise] for guises in answers for guise in guises}
    for kind in dict.fromkeys(KIND[card] for card in state.hands[view.seat]):
        if kind not in able:
            found.append(AnswerLine((kind,), name(kind, say), "", reason=why_shut(kind, state, say)))
    return found


def _line(state: State, frame: Frame, guises: Kinds, title: str, say: Say) -> AnswerLine:
    loss, kinds = forecast(state, frame, guises).loss, tuple([FACE[guise] for guise in guises])
    told = effect(state, frame, guises, say), turn_after(state, frame, guises, say)
    return AnswerLine(kinds, title, told[0], loss, told[1], guises, "" if guises else _fallen(state, frame, say))


def _fallen(state: State, frame: Frame, say: Say) -> str:
    """The defence that an attack takes along which nobody answers; empty: none."""
    down = brought_down(state, frame)
    return "" if down is None else say("{card:the}", card=noun(down, say))


def _jester(state: State, frame: Frame, named: Sequence[Kinds], say: Say) -> AnswerLine:
    """A Jester is one line that opens the list of names; it says what the best shield would come to."""
    losses = [forecast(state, frame, guises).loss for guises in named]
    best = [AS[guises[0]] for guises, loss in zip(named, losses, strict=True) if loss == min(losses)]
    sentence = say("Name it: {name}, for example. Opens the list.").format(name=name(best[-1], say))
    return AnswerLine((JESTER,), name(JESTER, say), sentence, min(losses), say("as named"))
