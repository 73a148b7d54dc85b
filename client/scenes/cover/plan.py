"""Plan of the hand-over cover, for any window, any size of type and any name."""

from typing import NamedTuple

from engines.core.game import Say

from ...games.ui import ui_of
from ...render.canvas import Box, Canvas
from ...render.fonts import LEAST

WIDTH = 1000.0
MOST_LINES = 5
"""So many lines of news; the rest is counted."""


class CoverView(NamedTuple):
    """All the cover knows, and everybody at the table may know it too."""

    name: str
    badge: int
    game: str
    awaits: str
    since: tuple[str, ...]
    """What happened: what touches the person first, and of both the newest first."""
    touching: int = 0
    """So many of them touch the person."""
    played: str = ""
    """The id of the game: what is hidden is not a hand of cards in all of them."""


class CoverPlan(NamedTuple):
    """Boxes of the cover. `k` is how much smaller than designed it is, to fit the window."""

    k: float
    panel: Box
    shield: Box
    rows: tuple[float, ...]
    """Tops of: pass the mouse to, name, bearing, divider, what awaits, look away."""
    awaits: tuple[str, ...]
    button: Box
    news_box: Box
    news: tuple[str, ...]
    bold: int
    """So many lines of it tell what touches the person."""


def fit_size(size: float, k: float) -> float:
    """A size of type at this scale; never below what can be read."""
    return max(LEAST, size * k)


def claim(cover: CoverView, say: Say) -> str:
    """What the person says by pressing the button."""
    return say(ui_of(cover.played).cover.claim).format(name=cover.name)


def look_away(cover: CoverView, say: Say) -> str:
    """What everybody else is asked to do."""
    return say(ui_of(cover.played).cover.look_away)


def plan_cover(canvas: Canvas, cover: CoverView, say: Say) -> CoverPlan:
    """As designed if it fits, else everything a little smaller until it does."""
    k = 1.0
    plan = _plan_at(canvas, cover, say, k)
    while plan.panel.h > canvas.height - 24 and k > 0.3:
        k -= 0.03
        plan = _plan_at(canvas, cover, say, k)
    return plan


def _plan_at(canvas: Canvas, cover: CoverView, say: Say, k: float) -> CoverPlan:
    t = canvas.scale.text
    x, room = (canvas.width - WIDTH) / 2, WIDTH - 120
    awaits = tuple(canvas.wrapped(cover.awaits, "body", fit_size(25, k), room))
    news, bold = _news(canvas, cover, say, fit_size(20, k), WIDTH - 164)
    shield = 220 * k
    y = 40 * k + shield + 24 * k
    rows = []
    for step in (
        38 * k * t,  # pass the mouse to
        canvas.line_height("title", canvas.fitted(cover.name, "title", 88 * k, room)) + k,
        max(44 * k, canvas.line_height("small", fit_size(20, k)) + 10 * k),
        18 * k,  # the divider
        (len(awaits) - 1) * 1.28 * fit_size(25, k) * t + 38 * max(k, 0.56) * t,
        max(52 * k, canvas.line_height("body", fit_size(21, k)) + 18 * k),
    ):
        rows.append(y)
        y += step
    label = claim(cover, say)
    width = min(room, max(WIDTH - 400, canvas.text_width(label, "heading", 29 * k) + 130))
    button = Box(canvas.width / 2 - width / 2, y, width, max(48.0, 84 * k))
    y = button.bottom + 34 * k
    heading, foot = canvas.line_height("label", fit_size(17, k)), canvas.line_height("small", fit_size(16.5, k))
    news_height = 10 * k + heading + len(news) * fit_size(20, k) * 1.3 * t + foot + 10 * k
    height = y + max(86 * k, news_height) + 32 * k
    top = max(12.0, (canvas.height - height) / 2 - 5)
    return CoverPlan(
        k,
        Box(x, top, WIDTH, height),
        Box(canvas.width / 2 - shield / 2, top + 40 * k, shield, shield),
        tuple(top + row for row in rows),
        awaits,
        button.moved(0, top),
        Box(x + 60, top + y, room, max(86 * k, news_height)),
        news,
        bold,
    )


def _news(canvas: Canvas, cover: CoverView, say: Say, size: float, room: float) -> tuple[tuple[str, ...], int]:
    """As many sentences as fit into a few lines, and how many more there are; and how many lines touch the person."""
    if not cover.since:
        return (say("Nothing has happened since."),), 0
    for shown in range(len(cover.since), -1, -1):
        rest = len(cover.since) - shown
        touching, others = cover.since[: min(shown, cover.touching)], list(cover.since[cover.touching : shown])
        if rest:
            others.append(say("… and {count} more").format(count=rest))
        bold = canvas.wrapped(" ".join(touching), "label", size, room) if touching else []
        lines = [*bold, *(canvas.wrapped(" ".join(others), "body", size, room) if others else [])]
        if len(lines) <= MOST_LINES:
            break
    return tuple(lines), len(bold)
