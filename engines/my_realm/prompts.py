"""Prompts: who is asked, at which step of the answer, and what may be done about it."""

from collections.abc import Callable, Mapping

from ..core.game import Prompt, Say
from ..core.language import ENGLISH
from ..core.types import Decision, View
from . import words
from .forms import FORMS, QUESTIONS
from .matters import DEALT, REBEL_CLAIMS
from .state import REIGN, State

ASKED: Mapping[str, Prompt] = {
    "rebellion": Prompt(
        "{name}, a new year begins.",
        "Draw this year's cards. Or rise against the King, if you know six of his numbers.",
    ),
    "rebellion.claim": Prompt("{name}, what do you know for certain?", "Choose a matter: {left} more to name."),
    "rebellion.value": Prompt("{name}, which number is {matter}?", "Six numbers, and every one must be right."),
    "rebellion.full": Prompt(
        "{name}, six numbers are named.", "If all six are right, the crown is yours alone. If not, you both lose."
    ),
    "discuss": Prompt("{name}, three matters await your judgement.", "Listen, ask, or say you've heard enough."),
    "discuss.free": Prompt("{name}, three matters await your judgement.", "Talk as you like. Say when it's enough."),
    "discuss.asking": Prompt("{name}, what would you ask?", "Choose a matter for your question: {left} more."),
    "decide": Prompt(
        "{name}, lay your tiles.", "Low ones for what matters most to the King. You win together or not at all."
    ),
    "decide.queen": Prompt("{name}, three matters await the Queen.", "Come within one of each."),
    "decide.full": Prompt("{name}, is this your judgement?", "Once sealed, no changes."),
    "speak": Prompt("{name}, what will you say?", "Choose a kind of saying."),
    "speak.matter": Prompt("{name}, what will you say?", "Choose the matter."),
    "speak.word": Prompt("{name}, what will you say?", "Choose the words."),
    "answer": Prompt("{name}, the Princess asks: {question}", "A true answer costs a saying."),
}
"""By kind of question, and how far the answer has got. What was put together so far lies on the table."""

WAITING: Mapping[str, Prompt] = {
    "rebellion": Prompt("A new year begins.", "{name} opens the year."),
    "discuss": Prompt("Three matters await judgement.", "{name} listens, asks, or has heard enough."),
    "speak": Prompt("The King weighs his words.", "{name} thinks of something true to say."),
    "answer": Prompt("The King has been asked.", "{name} may answer, or speak of the weather."),
    "decide": Prompt("She is judging.", "{name} places three numbers. The King is silent."),
    "decide.queen": Prompt("The Queen is judging.", "{name} places three numbers, and nobody helps."),
}
"""The same for whoever is not asked: nothing of the answer shows."""

Parts = dict[str, object]
PromptKey = tuple[str, Parts]
"""How far an answer has got, and what its prompt names."""


def prompt(decision: Decision, view: View[State], names: tuple[str, ...], say: Say = ENGLISH) -> Prompt:
    """What the seat of this view reads while this is asked."""
    kind, state, name = decision.kind, view.state, names[decision.seat]
    if view.seat != decision.seat:
        lead, sentence = WAITING["decide.queen" if kind == "decide" and state.phase == REIGN else kind]
        return Prompt(say(lead).format(name=name), say(sentence).format(name=name))
    step, parts = STEPS[kind](state, say)
    lead, sentence = ASKED[kind + step]
    return Prompt(say(lead).format(name=name, **parts), say(sentence).format(**parts))


def _rebellion(state: State, say: Say) -> PromptKey:
    draft = state.draft
    if not draft:
        return "", {}
    left = REBEL_CLAIMS - (len(draft) - 1) // 2
    if not left:
        return ".full", {}
    return (".claim", {"left": left}) if len(draft) % 2 else (".value", {"matter": say(words.MATTER_NAMES[draft[-1]])})


def _discuss(state: State, say: Say) -> PromptKey:
    if state.draft:
        return ".asking", {"left": QUESTIONS[state.draft[0]].matters - len(state.draft) + 1}
    return ".free" if state.charter.free_talk else "", {}


def _speak(state: State, say: Say) -> PromptKey:
    if not state.draft:
        return "", {}
    return ".word" if len(state.draft) > FORMS[state.draft[0]].matters else ".matter", {}


def _answer(state: State, say: Say) -> PromptKey:
    _, question, asked = state.agenda[-1]
    named = dict(zip("xyz", [say(words.MATTER_NAMES[matter]) for matter in asked], strict=False))
    return "", {"question": say(words.QUESTIONS[question]).format(**named)}


def _decide(state: State, say: Say) -> PromptKey:
    return ".full" if len(state.draft) == 2 * DEALT else ".queen" if state.phase == REIGN else "", {}


STEPS: Mapping[str, Callable[[State, Say], PromptKey]] = {
    "rebellion": _rebellion,
    "discuss": _discuss,
    "speak": _speak,
    "answer": _answer,
    "decide": _decide,
}
