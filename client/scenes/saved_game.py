"""A saved game in words and in a picture: when it was played, where it stands, who sits there."""

from collections.abc import Callable
from datetime import datetime
from typing import TYPE_CHECKING

from engines import find
from engines.core.game import Say

from ..match.saves import Glimpse, Saved
from ..render.canvas import Box, Canvas
from ..sprites.ornaments import badge
from .boxart import box_art
from .progress import progress_of
from .setup.words import words_for

if TYPE_CHECKING:
    from ..stage import Stage

Painter = Callable[[Canvas, Box, Saved, Glimpse], None]

PAINTERS: dict[str, Painter] = {}
"""Who draws the public table of a saved game, by the game's id. Without one, the lid of the box stands for it."""

MINUTE, HOUR, DAY = 60, 3600, 86_400


def ago(then: datetime, now: datetime, say: Say) -> str:
    """How long ago that was, as people say it.

    >>> from engines.core.language import ENGLISH
    >>> noon = datetime(2024, 5, 10, 12)
    >>> ago(datetime(2024, 5, 10, 11, 56), noon, ENGLISH), ago(datetime(2024, 5, 9, 12), noon, ENGLISH)
    ('4 minutes ago', 'yesterday')
    """
    seconds = max(0.0, (now - then).total_seconds())
    if seconds < 90:
        return say("a moment ago")
    if seconds < HOUR:
        return say("{count} minutes ago", count=round(seconds / MINUTE))
    if seconds < 1.5 * HOUR:
        return say("an hour ago")
    if seconds < DAY and then.date() == now.date():
        return say("{count} hours ago", count=round(seconds / HOUR))
    days = (now.date() - then.date()).days
    if days == 1:
        return say("yesterday")
    if days < 7:
        return say("{count} days ago", count=days)
    return say.day(then, year=then.year != now.year)


def standing(saved: Saved, glimpse: Glimpse | None, say: Say) -> str:
    """What is played, how far it has come, and who is asked. The game itself is named where its title does not."""
    known = words_for(saved.setup.game).modes.get(saved.setup.mode)
    mode = say(known.title) if known else saved.setup.mode.capitalize()
    played = say(find(saved.setup.game).title) if saved.title else mode
    come = progress_of(saved, glimpse, say)
    if glimpse is None or glimpse.asked is None:
        return say("{played}, {progress}.", played=played, progress=come)
    name = say.name(saved.seats[glimpse.asked].name)
    return say("{played}, {progress}. {name:'s} turn.", played=played, progress=come, name=name)


def glimpse_of(stage: "Stage", saved: Saved) -> Glimpse | None:
    """The public table of a game, if it can be looked at and told in words; else the lid of the box stands for it."""

    def look() -> Glimpse:
        glimpse = stage.library.glimpse(saved)
        standing(saved, glimpse, stage.say)
        return glimpse

    safeguard = stage.library.safeguard
    return None if safeguard.refuses(saved.path) else safeguard.attempt(saved.path, look)


def table_picture(canvas: Canvas, box: Box, saved: Saved, glimpse: Glimpse | None) -> None:
    """The public table of a game, or the lid of its box."""
    painter = PAINTERS.get(saved.setup.game)
    if painter and glimpse:
        canvas.shadow(box, 6, 8, 120, 4)
        painter(canvas, box, saved, glimpse)
        canvas.rect(box.inset(-1), 4, None, "edge", 2)
        return
    box_art(canvas, f"{saved.setup.game}_wide", box, 6)


def seat_names(canvas: Canvas, box: Box, saved: Saved) -> None:
    """The badges of all seats with their names, in rows of four; a name too long for its place ends in dots."""
    rows = -(-len(saved.seats) // 4)
    step, size = box.w / min(4, max(3, len(saved.seats))), min(38.0, box.h / rows - 4)
    room = step - size - 12
    names = [canvas.shortened(seat.name, "strong", 17, room) for seat in saved.seats]
    letters = min(canvas.fitted(name, "strong", 17, room) for name in names)
    for i, (seat, name) in enumerate(zip(saved.seats, names, strict=True)):
        x, y = box.x + i % 4 * step, box.y + i // 4 * (box.h / rows)
        badge(canvas, seat.badge, x, y, size)
        canvas.text(name, x + size + 6, y + size / 2, "strong", letters, "inkp", "lm", room)
