"""Additions of the window to a prompt, because it needs a screen. What is asked is worded by the game."""

from engines.core.game import Prompt, Say
from engines.core.types import Decision
from engines.kings_and_things.phrases import Names

STACKS = {
    "": "A stack can be pulled, too. Swords mean a battle, the compass an exploration.",
    "picked": "Pick a lit hex for them. Numbers are movement points; swords mean a battle, the compass an exploration.",
    "fan": "Click a counter to take it along or to leave it. Then pull them to a hex, or go back to the board.",
    "nobody": "Nobody of this stack is chosen. Tick who shall go.",
}
"""How far one has come with a stack that shall move: the game hears of it when all is said."""


def with_stack(asked: Prompt, picked: str, say: Say) -> Prompt:
    """Who moves, and where to, is picked on the board before the question is answered."""
    return asked._replace(sentence=say(STACKS[picked]) if picked else f"{asked.sentence} {say(STACKS[''])}")


def watched(asked: Prompt, say: Say) -> Prompt:
    """While a computer is asked. One sentence for all it does, so that nothing jumps."""
    return asked._replace(
        sentence=say("Whatever happens is told in the chronicle. Hold Space, and everything goes faster.")
    )


def left_alone(decision: Decision, names: Names, say: Say) -> Prompt:
    """While somebody is asked who wants to use no magic: for the eyes of that person."""
    lead = say("{name}, no magic").format(name=names[decision.seat])
    return Prompt(lead, say("You use none in this battle, so this passes by itself."))
