"""The cards of Cover Your Kingdom as pages show them: their faces and what they do, in a few words."""

from typing import Final

from engines.core.game import Say
from engines.core.language import ENGLISH
from engines.cover_your_kingdom.cards import KIND_IDS, ROWS
from engines.cover_your_kingdom.lore import card_text
from engines.cover_your_kingdom.nouns import short

from ...render.canvas import Box, Canvas
from ...sprites.card import lay
from ..ui import RuleFigures
from .manifest import manifest
from .sprites.card import Face, card

_KINDS = {"highland": "Highland", "lowland": "Lowland", "either": "Either land", "wild": "Wild", "hire": "For hire"}


def face_of(name: str, say: Say = ENGLISH) -> Face:
    """What is printed on a card of Cover Your Kingdom."""
    number = KIND_IDS.index(name)
    row = ROWS[number]
    kind = row.land if row.kind == "clanning" else row.kind
    sign = manifest()["creature"][name]["sign"]
    return Face(name, row.magic, sign, kind, say(row.name), short(number, say), say(_KINDS[kind]))


def text_of(name: str, say: Say = ENGLISH) -> str:
    """What a card is worth and what it does."""
    magic = ROWS[KIND_IDS.index(name)].magic
    worth = say("{magic} magic.", magic=magic) + " " if magic else ""
    return worth + deed_of(name, say)


def deed_of(name: str, say: Say = ENGLISH) -> str:
    """What a card does, in every mode."""
    return card_text(KIND_IDS.index(name), say=say)


def show_card(canvas: Canvas, name: str, box: Box, worded: bool, say: Say = ENGLISH) -> None:
    """A card that fills the width of a box, in the middle of it."""
    lay(canvas, card(canvas, face_of(name, say), box.w, worded), box.cx, box.cy)


FIGURES: Final = RuleFigures({row.id: row.name for row in ROWS}, text_of, show_card)
