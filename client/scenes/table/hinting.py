"""A hint that somebody asked for, from the asking until it is there: a computer finds it beside the frame."""

from typing import TYPE_CHECKING

from ...tables.hints import Hint

if TYPE_CHECKING:
    from .scene import TableScene


def hint_now(scene: "TableScene") -> Hint | None:
    """The hint for the question that is open; None if nobody wants one, or the computer still thinks."""
    asked = scene.session.prompt
    if scene.hinted and scene.hinted.asked is asked:
        return scene.hinted
    option = scene.session.hint() if scene.asked and scene.hint_for is asked else None
    if option is None or scene.asked is None:
        return None
    scene.hint_for = None
    scene.session.note_hint()
    return Hint(scene.asked, option, scene.table.hint_words(option))


def take_hint(scene: "TableScene") -> None:
    """Show it as soon as it is there."""
    scene.hinted = hint_now(scene)
    scene.changed()
