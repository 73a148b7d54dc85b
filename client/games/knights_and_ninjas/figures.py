"""The cards of Of Knights & Ninjas as pages of the rules show them."""

from typing import Final

from engines.core.game import Say
from engines.knights_and_ninjas.cards import ROWS
from engines.knights_and_ninjas.lore import card_text

from ...render.canvas import Box, Canvas
from ...sprites.card import lay
from ..ui import RuleFigures
from .manifest import manifest
from .sprites.card import KnightFace, knight_card

ROW_OF: Final = {row.id: row for row in ROWS}


def show_card(canvas: Canvas, name: str, box: Box, worded: bool, say: Say) -> None:
    """Name and strength only: what it does stands beside it."""
    row = ROW_OF[name]
    strength = str(row.strength) if row.strength else ""
    face = KnightFace(name, manifest()["knight"][name]["class"], strength, say(row.name), (), "")
    lay(canvas, knight_card(canvas, face, box.w, "M" if worded else "S"), box.cx, box.cy)


FIGURES: Final = RuleFigures(
    {row.id: row.name for row in ROWS},
    lambda name, say: card_text(list(ROW_OF).index(name), say=say),
    show_card,
)
