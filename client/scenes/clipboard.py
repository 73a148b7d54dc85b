"""Clipboard: texts to be pasted elsewhere."""

from typing import TYPE_CHECKING

import pygame

if TYPE_CHECKING:
    from ..stage import Stage


def copy(stage: "Stage", text: str, done: str) -> None:
    """Put a text on the clipboard and say so, or that there is none."""
    try:
        pygame.scrap.put_text(text)
    except (pygame.error, AttributeError):  # AttributeError: pygame was built without a clipboard
        stage.toast(stage.say("Couldn't copy: no clipboard available."))
        return
    stage.toast(done)
