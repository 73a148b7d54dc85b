"""Hints that need a screen: where to click, and what may be done with what is picked already."""

from engines.core.game import Say
from engines.core.language import ENGLISH
from engines.core.types import Decision

Verbs = frozenset[str]
NAME, RAID = "name", "raid"
"""Beside the verbs of options: a Jester is being named; a card was picked that a click on a kingdom lays there."""

PICK_CARD = "Pick a card and see where it can go; on the discard pile you pass."
PICK_ROW = "Pick a row, then confirm."

NEXT_CLICKS = (
    ((NAME,), "Say who your Jester is. Esc puts it back."),
    (("lay",), "Press the button or click {victim}. More Peasants make a larger Revolt."),
    ((RAID,), "Now click the kingdom to attack with it."),
    (("attack",), "Press the button to attack. You choose the card then."),
    (("merchant",), "Now click the kingdom to buy from."),
    (("bear",), "Now click the kingdom that shall miss a turn."),
    (("key",), "Now click one prisoner, or two."),
    (("fortify",), "Press the button to put it up; other defences may go up with it."),
    (("treasure",), "It buys a gold gem together with another Treasure or a Dragon."),
    (("herald", "monk", "supply_ship"), "Press the button to play it."),
)
"""What may become of what is picked, and how; of several, the first."""

OR_PASS = "Or click the discard pile to pass with it."
ONLY_PASS = "It cannot be played now. Click the discard pile to pass with it, or Esc to put it back."


def to_begin(decision: Decision, say: Say = ENGLISH) -> str:
    """What to click first, where that is not plain."""
    verbs = {option.verb for option in decision.options}
    if decision.kind == "turn":
        return say(PICK_CARD) if verbs >= {"attack", "pass"} else ""
    return say(PICK_ROW) if "answer" in verbs else ""


def with_picked(picked: Verbs, victim: str, say: Say = ENGLISH) -> str:
    """What may be done with what is picked; `victim` is whoever is attacked. Empty where no other click is needed."""
    if picked == {"pass"}:
        return say(ONLY_PASS)
    sentence = next((say(words).format(victim=victim) for verbs, words in NEXT_CLICKS if picked & {*verbs}), "")
    return f"{sentence} {say(OR_PASS)}" if "pass" in picked and NAME not in picked else sentence
