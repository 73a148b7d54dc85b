"""Plan of the hand-over cover, for any window, any size of type and any name."""

from collections.abc import Sequence
from typing import NamedTuple

from engines.core.game import Say

from ...games.ui import ui_of
from ...render.canvas import Box, Canvas
from ...render.fonts import LEAST

WIDE, NARROW = 1280.0, 1000.0
"""How wide the panel is with the news beside the person, and with the news below."""
HIGH = 720.0
BESIDE, BELOW = 6, 3
"""So many lines of news at most; the rest is counted."""
LARGE = 1.3
"""From this size of text on, the news stands below."""
SHIELD, NEWS = 42.0, 20.5
"""Size of the shield before a line of news, and of its letters."""


class News(NamedTuple):
    """Something that everybody saw, with the shield of whom it is about; -1: of nobody."""

    text: str
    badge: int = -1
    touches: bool = False
    """It touches the person who is to come."""


class CoverView(NamedTuple):
    """All the cover knows, and everybody at the table may know it too."""

    name: str
    badge: int
    game: str
    awaits: str
    since: tuple[News, ...]
    """What happened, the newest first."""
    played: str = ""
    """The id of the game: what is hidden is not a hand of cards in all of them."""


class NewsRow(NamedTuple):
    """A line of news where it stands."""

    news: News
    box: Box
    lines: tuple[str, ...]


class PersonPlan(NamedTuple):
    """Where the person is named: tops of pass the mouse to, name, bearing, divider, what awaits, look away."""

    shield: Box
    rows: tuple[float, ...]
    awaits: tuple[str, ...]
    away: tuple[str, ...]
    bottom: float


class CoverPlan(NamedTuple):
    """Boxes of the cover. `k` is how much smaller than designed it is, to fit the window."""

    k: float
    panel: Box
    column: Box
    """Where the person is named."""
    person: PersonPlan
    button: Box
    news_box: Box
    news: tuple[NewsRow, ...]
    more: str
    """How many lines have no room."""


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


def is_wide(canvas: Canvas) -> bool:
    """Whether the news stands beside the person."""
    return canvas.width >= WIDE + 160 and canvas.scale.text < LARGE


def _plan_at(canvas: Canvas, cover: CoverView, say: Say, k: float) -> CoverPlan:
    return (_beside if is_wide(canvas) else _below)(canvas, cover, say, k)


def _beside(canvas: Canvas, cover: CoverView, say: Say, k: float) -> CoverPlan:
    """The person at the left, the news at the right."""
    x = (canvas.width - WIDE) / 2
    column = Box(x + 40, 40 * k, 560, 0)
    person = _person(canvas, cover, say, k, column, 190 * k)
    button = max(48.0, 84 * k)
    height = max(HIGH * k, person.bottom + 20 * k + button + 52 * k)
    top = max(12.0, (canvas.height - height) / 2 - 10)
    panel = Box(x, top, WIDE, height)
    news_box = Box(column.right + 40, top + 40 * k, panel.right - 40 - column.right - 40, height - 80 * k)
    rows, more = _news(canvas, cover.since, say, k, news_box, BESIDE, heading_height(canvas, k), foot_height(canvas, k))
    place = Box(column.x + 20, panel.bottom - 52 * k - button, column.w - 40, button)
    return CoverPlan(k, panel, column, _moved(person, top), place, news_box, rows, more)


def _below(canvas: Canvas, cover: CoverView, say: Say, k: float) -> CoverPlan:
    """One column, the news at its foot."""
    x = (canvas.width - NARROW) / 2
    column = Box(x + 60, 28 * k, NARROW - 120, 0)
    person = _person(canvas, cover, say, k, column, 180 * k)
    label = claim(cover, say)
    width = min(column.w, max(NARROW - 400, canvas.text_width(label, "heading", 29 * k) + 130))
    button = Box(canvas.width / 2 - width / 2, person.bottom + 20 * k, width, max(48.0, 84 * k))
    y = button.bottom + 22 * k
    head, foot = heading_height(canvas, k), foot_height(canvas, k)
    room = Box(column.x, y, column.w, canvas.height)
    rows, more = _news(canvas, cover.since, say, k, room, BELOW, head, foot)
    low = (rows[-1].box.bottom if rows else y + head + 34 * k) + (line_height(canvas, k) if more else 0)
    height = low + foot + 24 * k
    top = max(12.0, (canvas.height - height) / 2 - 5)
    news_box = Box(column.x, top + y, column.w, low + foot - y)
    return CoverPlan(
        k,
        Box(x, top, NARROW, height),
        column,
        _moved(person, top),
        button.moved(0, top),
        news_box,
        tuple(row._replace(box=row.box.moved(0, top)) for row in rows),
        more,
    )


def _person(canvas: Canvas, cover: CoverView, say: Say, k: float, column: Box, shield: float) -> PersonPlan:
    """From the shield down to what the others are asked, as if the panel began at the top."""
    t, room = canvas.scale.text, column.w
    awaits = tuple(canvas.wrapped(cover.awaits, "body", fit_size(24, k), room))
    away = tuple(canvas.wrapped(look_away(cover, say), "body", fit_size(20, k), room - 60))
    y = column.y + shield + 16 * k
    rows = []
    for step in (
        38 * k * t,  # pass the mouse to
        canvas.line_height("title", canvas.fitted(cover.name, "title", 84 * k, room)) + k,
        max(42 * k, canvas.line_height("small", fit_size(20, k)) + 10 * k),
        20 * k,  # the divider
        len(awaits) * 1.28 * fit_size(24, k) * t + 12 * k,
        len(away) * 1.26 * fit_size(20, k) * t,
    ):
        rows.append(y)
        y += step
    return PersonPlan(Box(column.cx - shield / 2, column.y, shield, shield), tuple(rows), awaits, away, y)


def _moved(person: PersonPlan, down: float) -> PersonPlan:
    return person._replace(
        shield=person.shield.moved(0, down),
        rows=tuple(row + down for row in person.rows),
        bottom=person.bottom + down,
    )


def heading_height(canvas: Canvas, k: float) -> float:
    return 22 * k + canvas.line_height("heading", fit_size(22, k)) + 16 * k


def foot_height(canvas: Canvas, k: float) -> float:
    return canvas.line_height("small", fit_size(17, k)) + 18 * k


def line_height(canvas: Canvas, k: float) -> float:
    return fit_size(NEWS, k) * 1.32 * canvas.scale.text


def _news(
    canvas: Canvas, since: Sequence[News], say: Say, k: float, box: Box, most: int, head: float, foot: float
) -> tuple[tuple[NewsRow, ...], str]:
    """As many lines as there is room for, and how many more there are."""
    line, rows, y = line_height(canvas, k), list[NewsRow](), box.y + head
    for number, news in enumerate(since):
        lines = canvas.wrapped(news.text, "strong" if news.touches else "body", fit_size(NEWS, k), box.w - 112)
        high = max(len(lines) * line, SHIELD * k) + 20 * k
        left = len(since) - number - 1
        if number == most or y + high + (line if left else 0) > box.bottom - foot:
            return tuple(rows), say("… and {count} more in the chronicle").format(count=left + 1)
        rows.append(NewsRow(news, Box(box.x + 16, y, box.w - 32, high), tuple(lines)))
        y += high + 8 * k
    return tuple(rows), ""
