"""What the page says at its head: who is asked, at which step of the answer, and what may be done about it."""

from typing import NamedTuple

from engines.core.game import Say
from engines.core.types import Decision, View
from engines.my_realm.forms import FORMS, QUESTIONS
from engines.my_realm.matters import DEALT, REBEL_CLAIMS
from engines.my_realm.state import REIGN, State


class Prompt(NamedTuple):
    """`lead` stands large over the page, `sentence` beside what it speaks of."""

    lead: str
    sentence: str


REST = ("", "")

MINE = {
    "rebellion": ("A new year begins", "Draw this year's cards, or rise against the King."),
    "rebellion.claim": ("What do you know for certain?", "Choose a matter: {left} more to name."),
    "rebellion.value": ("Which number has it?", "Six numbers, and every one must be right."),
    "rebellion.full": (
        "Six numbers are named",
        "All six right, and the crown is yours alone. Any wrong, and both lose.",
    ),
    "discuss": ("Three matters ask for your judgement", "Listen, ask, or say that enough is said."),
    "discuss.free": ("Three matters ask for your judgement", "Talk as you like, and say when it is enough."),
    "discuss.asking": ("What would you ask?", "Choose a matter for your question: {left} more."),
    "decide": ("Three matters ask for your judgement", "1 is the most important"),
    "decide.queen": ("Three matters ask the Queen", "come within one of each"),
    "decide.full": ("Is this your judgement?", "sealed is sealed"),
    "speak": ("What will you say?", "Choose a kind of saying"),
    "speak.matter": ("What will you say?", "Choose the matter"),
    "speak.word": ("What will you say?", "Choose the words"),
    "answer": ("The Princess asks", "A true answer costs a saying."),
}
"""By kind of question, and how far the answer has got."""

OTHERS = {
    "rebellion": ("A new year begins", "{name} opens the year."),
    "discuss": ("Three matters ask for judgement", "{name} listens, asks, or has heard enough."),
    "speak": ("The King weighs his words", "{name} thinks of something true to say."),
    "answer": ("The King has been asked", "{name} may answer, or speak of the weather."),
    "decide": ("She is judging", "{name} lays three numbers. The King is silent."),
    "decide.queen": ("The Queen is judging", "{name} lays three numbers, and nobody helps."),
}
"""The same for whoever is not asked: nothing of the answer shows."""


def prompt(view: View[State], decision: Decision, names: tuple[str, ...], say: Say = str) -> Prompt:
    """What the page of this view says at its head."""
    state = view.state
    if view.seat != decision.seat:
        step = ".queen" if decision.kind == "decide" and state.phase == REIGN else ""
        lead, sentence = OTHERS.get(decision.kind + step, REST)
        return Prompt(say(lead), say(sentence).format(name=names[decision.seat]))
    step, left = STEPS[decision.kind](state) if decision.kind in STEPS else ("", 0)
    lead, sentence = MINE[decision.kind + step]
    return Prompt(say(lead), say(sentence).format(left=left))


def _rebellion(state: State) -> tuple[str, int]:
    if not state.draft:
        return "", 0
    left = REBEL_CLAIMS - (len(state.draft) - 1) // 2
    return (".full" if not left else ".claim" if len(state.draft) % 2 else ".value"), left


def _discuss(state: State) -> tuple[str, int]:
    if state.draft:
        return ".asking", QUESTIONS[state.draft[0]].matters - len(state.draft) + 1
    return ".free" if state.charter.free_talk else "", 0


def _decide(state: State) -> tuple[str, int]:
    return ".full" if len(state.draft) == 2 * DEALT else ".queen" if state.phase == REIGN else "", 0


def _speak(state: State) -> tuple[str, int]:
    if not state.draft:
        return "", 0
    left = FORMS[state.draft[0]].matters - len(state.draft) + 1
    return ".matter" if left else ".word", left


STEPS = {"rebellion": _rebellion, "discuss": _discuss, "decide": _decide, "speak": _speak}
"""How far an answer has got, and how much of it is left."""
