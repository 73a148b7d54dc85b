"""Captions: a sound that means something is also written, in square brackets, for whoever does not hear it."""

from typing import TYPE_CHECKING, Final

from ..render.canvas import Box, Canvas

if TYPE_CHECKING:
    from . import Stage

SECONDS = 3.0
CAPTIONS: Final = {
    "banner": "a horn: someone's turn begins",
    "crown": "a fanfare: a crown is won",
    "dice_roll": "dice roll",
    "error": "a dull knock: that is not possible",
    "gold": "coins",
    "horn": "a horn: a battle begins",
    "loss": "a low drum: something of yours is lost",
    "result_lost": "a low drum: the battle is lost",
    "result_won": "a fanfare: the battle is won",
    "summary": "a page turns: what the others did",
    "undo": "a step back: undone",
    "victory": "a fanfare: the game is won",
}
"""Sounds that mean something, in words."""
HIGH = 26.0


class Captions:
    """The caption of now."""

    def __init__(self, stage: "Stage") -> None:
        self.stage = stage
        self.text = ""
        self._left = 0.0

    def show(self, sound: str) -> None:
        """A sound is heard."""
        if self.stage.settings.captions and sound in CAPTIONS:
            self.text, self._left = self.stage.say(CAPTIONS[sound]), SECONDS
            self.stage.dirty = True

    def update(self, seconds: float) -> None:
        if self.text:
            self._left -= seconds
            if self._left <= 0:
                self.text = ""
                self.stage.dirty = True

    def draw(self, canvas: Canvas) -> None:
        if not self.text:
            return
        words, high = f"[{self.text}]", HIGH * max(1.0, canvas.scale.text)
        wide = canvas.text_width(words, "label", 16) + 28
        box = Box((canvas.width - wide) / 2, canvas.height - high - 12, wide, high)
        canvas.rect(box, 8, (12, 8, 6, 230), "g500", 1.2)
        canvas.text(words, box.cx, box.cy, "label", 16, "t1", "mm", wide - 16)
