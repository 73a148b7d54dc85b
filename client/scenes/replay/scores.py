"""Scores at the moment of a replay, where a player finds the answers: what everybody has, and what has just changed."""

from typing import TYPE_CHECKING

from ...games.ui import ui_of
from ...render.canvas import Box, Canvas
from ...sprites.ornaments import badge

if TYPE_CHECKING:
    from .scene import ReplayScene

HEAD, ROW = 44.0, 40.0


def draw_scores(canvas: Canvas, scene: "ReplayScene") -> None:
    """What everybody has by now, and what the deed that is told has changed; nothing while a game goes on."""
    now, before = scene.course.scores_at(scene.session.moment), scene.course.scores_at(scene.deed_begins - 1)
    if not now:
        return
    column = scene.table.frame.column
    box = Box(column.box.x, column.middle.bottom + 8, column.box.w, column.box.bottom - column.middle.bottom - 8)
    names = scene.course.lines or scene.names
    row = min(ROW, (box.h - HEAD - 8) / len(now))
    if row < 18:
        return
    canvas.panel(box, "dark", 14)
    title = scene.say(ui_of(scene.session.setup.game).results.scores)
    canvas.text(title, box.x + 20, box.y + HEAD / 2, "heading", 18, "g300", "lm", box.w - 40)
    order = range(len(now)) if scene.course.lines else sorted(range(len(now)), key=lambda seat: -now[seat])
    for place, number in enumerate(order):
        y = box.y + HEAD + row * (place + 0.5)
        if not scene.course.lines:
            badge(canvas, scene.badges[number], box.x + 18, y - min(13, row / 2 - 2), min(26.0, row - 4))
        canvas.text(names[number], box.x + 54, y, "strong", min(18, row * 0.5), "t1", "lm", box.w - 190, cut=True)
        gained = now[number] - before[number] if before else 0
        if gained:
            canvas.text(f"{gained:+d}", box.right - 84, y, "label", 15, "e300" if gained > 0 else "g300", "rm")
        canvas.text(str(now[number]), box.right - 20, y, "heading", min(20, row * 0.56), "t1", "rm")
