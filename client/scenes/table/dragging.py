"""Things that are pulled from their place on a table, and let go over another."""

from typing import TYPE_CHECKING

from ...input.intents import Intent
from ...tables.spots import HotSpot

if TYPE_CHECKING:
    from .scene import TableScene


def pull(scene: "TableScene") -> None:
    """A thing is pulled from its place: it is picked, and follows the pointer."""
    ui = scene.ui
    widget = ui.get(ui.pressed)
    if scene.drag is None and ui.dragging and scene.picking and isinstance(widget, HotSpot) and widget.pullable:
        scene.drag = widget
        if not widget.chosen:
            widget.use()
            scene.ready()
    if scene.drag:
        scene.stage.dirty = True


def drop(scene: "TableScene", intent: Intent) -> None:
    """Let go of what was pulled: on something lit it is a click there, anywhere else it goes back."""
    held, scene.drag = scene.drag, None
    scene.ui.let_go()
    scene.ui.pointer = (intent.x, intent.y)
    target = scene.ui.at(intent.x, intent.y)
    wanted = isinstance(target, HotSpot) and target.enabled and not target.instead
    if wanted and target and held and target.id != held.id:
        target.use()
    else:
        scene.table.let_go()
    scene.changed()
