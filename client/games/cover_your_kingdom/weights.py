"""Sheet beside the hand of whoever must answer a challenge: what each card counts."""

from engines.core.game import Say
from engines.core.types import View
from engines.cover_your_kingdom.cards import CT, SPYDRA
from engines.cover_your_kingdom.challenge import challenge
from engines.cover_your_kingdom.charter import Charter
from engines.cover_your_kingdom.rules.recruit import weight
from engines.cover_your_kingdom.state import State

from ...render.canvas import Box, Canvas
from .sprites.ornaments import weight as stone


def draw_weights(canvas: Canvas, box: Box, view: View[State], say: Say) -> bool:
    """The parchment with the stones. False if nothing is being fought over."""
    fight = challenge(view.state)
    if fight is None:
        return False
    canvas.panel(box, "parchment", 12)
    canvas.text(say("What it counts"), box.x + 18, box.y + 12, "name", 22, "inkp", room=box.w - 36)
    rows = (
        (1, say("the clan's own species")),
        (weight(view.state, CT, fight.mover, fight.foe), say("a Terrier")),
        (weight(view.state, SPYDRA, fight.mover, fight.foe), say("a Spydra")),
    )
    for i, (number, words) in enumerate(rows):
        cy = box.y + 66 + i * 42
        stone(canvas, box.x + 34, cy, number, 32)
        canvas.text(words, box.x + 60, cy, "body", 18, "inkp", "lm", box.w - 76)
    rule = Box(box.x + 18, box.y + 190, box.w - 36, box.h - 200)
    canvas.paragraph(say(rule_words(view.state.charter)), rule, "body", 17.5, "inkp", 1.2)
    return True


def rule_words(charter: Charter) -> str:
    """7: what meets what; in the Quick Start nothing counts as two."""
    if charter.quick:
        return "Every card counts as one."
    if charter.pair_demands_pair:
        return "A card that counts as two, or a pair, takes two to beat."
    return "A card that counts as two takes two to beat. A pair takes one."
