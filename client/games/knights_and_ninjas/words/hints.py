"""Hints that need a screen: where to click, and what may be done with what is picked already."""

from engines.core.game import Say
from engines.core.language import ENGLISH
from engines.core.types import Decision

Verbs = frozenset[str]
NAME, RAID, REVOLT = "name", "raid", "revolt"
"""Beside the verbs of options: a Jester is being named; a card was picked that a click on a kingdom lays there; more
cards can be laid with what is picked."""

PICK_CARD = "Pick a card to see where it can go. To pass, drop it on the discard pile."
PICK_ROW = "Click its row, then confirm."

NEXT_CLICKS = (
    ((NAME,), "Choose who your Jester plays. Esc cancels."),
    ((REVOLT,), "Press the button or click {victim}. More Peasants make a bigger Revolt."),
    (("lay",), "Press the button or click {victim}."),
    ((RAID,), "Click the kingdom to attack."),
    (("attack",), "Press Attack, then choose a card."),
    (("merchant",), "Click the kingdom to buy from."),
    (("bear",), "Choose who misses a turn."),
    (("key",), "Click one or two prisoners."),
    (("fortify",), "Press the button to fortify with it. Other defences may join it."),
    (("treasure",), "It buys a gold gem together with another Treasure or a Dragon."),
    (("herald", "monk", "supply_ship"), "Press the button to play it."),
)
"""What may become of what is picked, and how; of several, the first."""

OR_PASS = "Or click the discard pile to pass with it."
ONLY_PASS = "You can't play it now. Click the discard pile to pass with it, or Esc to put it back."


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
