"""Additions of the window to a prompt, because it needs a screen. What is asked is worded by the game."""

from collections.abc import Sequence

from engines.core.game import Prompt, Say
from engines.core.judgement import Line
from engines.core.types import Decision
from engines.kings_and_things.phrases import Names, hex_word
from engines.kings_and_things.state import State

STACKS = {
    "": "You can drag an army, too. Swords: battle. Compass: exploring.",
    "picked": "Pick a lit hex. Numbers: movement points. Swords: battle. Compass: exploring.",
    "fan": "Click a counter to take it along or leave it. Then drag them to a hex, or go back to the board.",
    "nobody": "Nobody in this army is picked. Click who marches.",
}
"""How far one has come with an army that marches: the game hears of it when all is said."""


MARCH_ALL = "March with everyone from {here:the} to {there:the}"


def march_words(line: Line, state: State, say: Say) -> str:
    """A march with all its steps, by where it goes; empty if these answers are none."""
    steps = [answer.args[0] for answer in line if answer.verb == "step"]
    if line[0].verb not in ("march", "march_all") or not steps:
        return ""
    here, there = (hex_word(state, hex_, say) for hex_ in (line[0].args[0], steps[-1]))
    if line[0].verb == "march_all":
        return say(MARCH_ALL, here=here, there=there)
    count = len([answer for answer in line if answer.verb in ("march", "pick_up")])
    return say.plural(
        "March with 1 counter from {here:the} to {there:the}",
        "March with {n} counters from {here:the} to {there:the}",
        count, n=count, here=here, there=there,
    )  # fmt: skip


def with_stack(asked: Prompt, picked: str, say: Say) -> Prompt:
    """Who moves, and where to, is picked on the board before the question is answered."""
    return asked._replace(sentence=say(STACKS[picked]) if picked else f"{asked.sentence} {say(STACKS[''])}")


def with_hexes(asked: Prompt, say: Say) -> Prompt:
    """Things are placed: a hex takes all that may stand there."""
    return asked._replace(sentence=f"{asked.sentence} {say('Click a lit hex: all that may stand there go in.')}")


def giving_up(asked: Prompt, say: Say) -> Prompt:
    """A counter shall leave the board: the game hears which one."""
    return asked._replace(
        lead=say("Remove a counter"), sentence=say("Pick the lit hex whose counter goes back to the Bag. Esc: none.")
    )


def watched(asked: Prompt, others: Sequence[str], own: bool, say: Say) -> Prompt:
    """While a computer is asked: who comes then, and whether whoever reads is one of them."""
    then = say.many([say.name(name) for name in others])
    if others:
        words = say("Then {names}, then you." if own else "Then {names}.", names=then)
    else:
        words = say("Then you.") if own else ""
    look = say("Look around meanwhile: point at any hex or line.")
    return asked._replace(sentence=f"{words} {look}".strip())


def left_alone(decision: Decision, names: Names, say: Say) -> Prompt:
    """While somebody is asked who wants to use no magic: for the eyes of that person."""
    lead = say("{name}, no magic", name=say.name(names[decision.seat]))
    return Prompt(lead, say("You use none in this battle, so this is skipped automatically."))
