"""Copying a text, and saying so."""

from typing import TYPE_CHECKING

from ..clipboard import put

if TYPE_CHECKING:
    from ..stage import Stage


def copy(stage: "Stage", text: str, done: str) -> None:
    """Put a text on the clipboard and say so, or that there is none."""
    stage.toast(done if put(text) else stage.say("Couldn't copy: no clipboard available."))
