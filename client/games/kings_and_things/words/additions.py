"""Additions of the window to a prompt, because it needs a screen. What is asked is worded by the game."""

from engines.core.game import Prompt, Say
from engines.core.types import Decision
from engines.kings_and_things.phrases import Names

STACKS = {
    "": "You can drag an army, too. Swords: battle. Compass: exploring.",
    "picked": "Pick a lit hex. Numbers: movement points. Swords: battle. Compass: exploring.",
    "fan": "Click a counter to take it along or leave it. Then drag them to a hex, or go back to the board.",
    "nobody": "Nobody in this army is picked. Click who marches.",
}
"""How far one has come with an army that marches: the game hears of it when all is said."""


def with_stack(asked: Prompt, picked: str, say: Say) -> Prompt:
    """Who moves, and where to, is picked on the board before the question is answered."""
    return asked._replace(sentence=say(STACKS[picked]) if picked else f"{asked.sentence} {say(STACKS[''])}")


def with_hexes(asked: Prompt, say: Say) -> Prompt:
    """Things are placed: a hex takes all that may stand there."""
    return asked._replace(sentence=f"{asked.sentence} {say('Click a lit hex: all that may stand there go in.')}")


def giving_up(asked: Prompt, say: Say) -> Prompt:
    """A counter shall leave the board: the game hears which one."""
    return asked._replace(sentence=say("Pick the lit hex whose counter goes back to the Bag. Esc: none."))


def watched(asked: Prompt, say: Say) -> Prompt:
    """While a computer is asked. One sentence for all it does, so that nothing jumps."""
    return asked._replace(sentence=say("The chronicle tells the story. Hold Space to fast-forward."))


def left_alone(decision: Decision, names: Names, say: Say) -> Prompt:
    """While somebody is asked who wants to use no magic: for the eyes of that person."""
    lead = say("{name}, no magic", name=say.name(names[decision.seat]))
    return Prompt(lead, say("You use none in this battle, so this is skipped automatically."))
