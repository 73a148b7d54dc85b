"""What a question needs a screen for: where to click, and what may be done with what is picked already."""

from collections.abc import Mapping

from engines.core.game import Say
from engines.core.types import Decision

Verbs = frozenset[str]
NAME, RAID = "name", "raid"
"""Beside the verbs of options: a Jester is being named; a card was picked that a click on a kingdom lays there."""

TO_BEGIN: Mapping[str, str] = {
    "turn": "Pick a card and see where it can go; on the discard pile you pass.",
    "respond": "Pick a row, then confirm.",
    "herald_pick": "Click it on the cloth.",
    "minstrel_cost": "Click what you discard.",
}
"""By kind of question, while nothing is picked."""

PICKED: Mapping[str, str] = {
    NAME: "Say who your Jester is. Esc puts it back.",
    "lay": "Press the button or click {victim}. More Peasants make a larger Revolt.",
    RAID: "Now click the kingdom to attack with it.",
    "attack": "Press the button to attack. You choose the card then.",
    "merchant": "Now click the kingdom to buy from.",
    "bear": "Now click the kingdom that shall miss a turn.",
    "key": "Now click one prisoner, or two.",
    "fortify": "Press the button to put it up; other defences may go up with it.",
    "treasure": "It buys a gold gem together with another Treasure or a Dragon.",
    "herald": "Press the button to play it.",
    "monk": "Press the button to play it.",
    "supply_ship": "Press the button to play it.",
}
"""By what may become of it; of several, the first."""

OR_PASS = "Or click the discard pile to pass with it."
ONLY_PASS = "It cannot be played now. Click the discard pile to pass with it, or Esc to put it back."


def to_begin(decision: Decision, say: Say = str) -> str:
    """What to click first, where that is not plain."""
    verbs = {option.verb for option in decision.options}
    if decision.kind == "turn" and not verbs >= {"attack", "pass"}:
        return ""
    if decision.kind == "respond" and len(decision.options) == 1:
        return ""
    return say(TO_BEGIN[decision.kind]) if decision.kind in TO_BEGIN else ""


def with_picked(picked: Verbs, victim: str, say: Say = str) -> str:
    """What may be done with what is picked; `victim` is whoever is attacked."""
    if picked == {"pass"}:
        return say(ONLY_PASS)
    sentence = next((say(words).format(victim=victim) for verb, words in PICKED.items() if verb in picked), "")
    return f"{sentence} {say(OR_PASS)}" if "pass" in picked and NAME not in picked else sentence
