"""The hand-over cover: opaque from its first frame, with the next person's name and one button.

It is made from a `CoverView` alone, which holds nothing but public words, so it cannot show a secret.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from engines.core.game import Say
from engines.core.language import ENGLISH

from ...input.intents import Intent
from ...render.canvas import Box, Canvas
from ...render.grounds import grown
from ...render.pictures import Strips
from ...sprites.ornaments import badge
from ...stage.scene import TOUCHED, Scene
from ...tables.shortcuts import MAIN
from ...widgets.base import Mood, Widget
from ...widgets.button import Button
from ..candles import Candle, Flicker, draw_candles
from .plan import (
    NARROW,
    NEWS,
    SHIELD,
    WIDE,
    CoverPlan,
    CoverView,
    News,
    NewsRow,
    claim,
    fit_size,
    foot_height,
    heading_height,
    is_wide,
    line_height,
    plan_cover,
)

if TYPE_CHECKING:
    from ...stage import Stage

__all__ = ["CoverScene", "CoverView", "News", "draw_cover"]

BEARINGS: Final = (
    "crimson, lion",
    "azure, anchor",
    "gold, sun",
    "green, oak leaf",
    "purple, tower",
    "orange, stag",
    "teal, swan",
    "grey, rose",
)
"""Colour and emblem of each badge in words."""

TOUCHES = (255, 231, 176, 190)
"""Ground of what touches the person."""


def draw_cover(canvas: Canvas, cover: CoverView, flicker: Flicker, say: Say = ENGLISH) -> None:
    """The whole window but for the button: no pixel of what lies below is left."""
    _draw_hall(canvas)
    plan = plan_cover(canvas, cover, say)
    if not canvas.style.plain:
        draw_candles(canvas, _candles(canvas), flicker)
    canvas.layer(
        ("cover", cover, say("Pass the mouse to")), plan.panel, lambda inner: _draw_panel(inner, cover, plan, say), 70
    )
    if canvas.text_width(cover.game, "small", 17) < plan.panel.x - 56:
        canvas.text(cover.game, 28, canvas.height - 28, "small", 17, "t2", "lm")


def _draw_hall(canvas: Canvas) -> None:
    """In the dark."""
    if canvas.style.plain:
        canvas.backdrop(("cover",), lambda inner: inner.rect(Box(0, 0, inner.width, inner.height), 0, "w900"))
        return
    size = canvas.in_pixels
    canvas.ground(("cover",), lambda: grown(size, Strips("cover.jpg", size, cut=True), shade=(10, 6, 12, 150)))


def _candles(canvas: Canvas) -> tuple[Candle, ...]:
    """Two on each side, standing on the table of the picture; smaller where the panel leaves less room."""
    side, h = (canvas.width - (WIDE if is_wide(canvas) else NARROW)) / 2, canvas.height
    u = min(side / 460, h / 1080) if not is_wide(canvas) else min(side / 320, h / 1080)
    edge = h * (0.5 + 0.28 * max(1.0, canvas.width / h * 9 / 16))
    places = ((150, 58, 170), (212, 82, 240), (-148, 62, 210), (-210, 86, 130))
    middle = [(x if x > 0 else x + 460) * side / 460 + (0 if x > 0 else canvas.width - side) for x, _, _ in places]
    return tuple(Candle(x, edge + low * u, tall, u) for x, (_, low, tall) in zip(middle, places, strict=True))


def _draw_panel(canvas: Canvas, cover: CoverView, plan: CoverPlan, say: Say) -> None:
    canvas.glow(plan.panel, 22, "#FFB347", 26, 28, 0)
    canvas.panel(plan.panel, "parchment", 22)
    _draw_person(canvas, cover, plan, say)
    _draw_news(canvas, plan, say)


def _draw_person(canvas: Canvas, cover: CoverView, plan: CoverPlan, say: Say) -> None:
    k, person, middle, room = plan.k, plan.person, plan.column.cx, plan.column.w
    badge(canvas, cover.badge, person.shield.x, person.shield.y, person.shield.w)
    pass_to, name, bearing, line, awaits, away = person.rows
    canvas.text(say("Pass the mouse to"), middle, pass_to, "body", fit_size(30, k), "inkp2", "mt", room)
    canvas.text(cover.name, middle, name, "title", 84 * k, "inkp", "mt", room)
    canvas.text(say(BEARINGS[cover.badge]), middle, bearing, "small", fit_size(20, k), "inkp2", "mt", room)
    canvas.divider(plan.column.x + 60, line, room - 120, "edge")
    for lines, y, size, ink in ((person.awaits, awaits, 24, "inkp"), (person.away, away, 20, "inkp2")):
        step = (1.28 if size == 24 else 1.26) * fit_size(size, k) * canvas.scale.text
        for number, words in enumerate(lines):
            canvas.text(words, middle, y + number * step, "body", fit_size(size, k), ink, "mt", room)


def _draw_news(canvas: Canvas, plan: CoverPlan, say: Say) -> None:
    k, box, step = plan.k, plan.news_box, line_height(canvas, plan.k)
    canvas.rect(box, 14, (90, 66, 40, 26), "edge", 1.2)
    x, room = box.x + 26, box.w - 52
    tag, tag_size = say("newest first"), fit_size(15, k)
    wide = canvas.text_width(tag, "label", tag_size) + 20
    if plan.news:
        place = Box(box.right - 22 - wide, box.y + 18 * k, wide, canvas.line_height("label", tag_size) + 6)
        canvas.rect(place, place.h / 2, (90, 66, 40, 30), "edge", 1.2)
        canvas.text(tag, place.cx, place.cy, "label", tag_size, "inkp2", "mm", wide)
    canvas.text(
        say("Since your last turn"), x, box.y + 20 * k, "heading", fit_size(22, k), "#5B1620", room=room - wide - 20
    )
    for row in plan.news:
        _draw_row(canvas, row, k, step)
    below = plan.news[-1].box.bottom if plan.news else box.y + heading_height(canvas, k)
    if not plan.news and not plan.more:
        canvas.text(say("Nothing has happened since."), x, below, "body", fit_size(20, k), "inkp", room=room)
    if plan.more:
        canvas.text(plan.more, box.x + 84 * k, below + 4 * k, "italic", fit_size(19, k), "inkp2", room=room)
    foot = box.bottom - foot_height(canvas, k) / 2
    secret, yours = say("No secrets on this screen."), say("touches you")
    canvas.text(secret, x, foot, "small", fit_size(17, k), "inkp2", "lm", room / 2)
    if any(row.news.touches for row in plan.news):
        width = canvas.text_width(yours, "small", fit_size(17, k))
        canvas.text(yours, box.right - 26, foot, "small", fit_size(17, k), "inkp2", "rm", room / 2)
        side = 22 * max(k, 0.7)
        canvas.rect(Box(box.right - 36 - width - side, foot - side / 2, side, side), 6, TOUCHES, "#B3702A", 1.4)


def _draw_row(canvas: Canvas, row: NewsRow, k: float, step: float) -> None:
    box, news = row.box, row.news
    if news.touches:
        canvas.rect(box, 10, TOUCHES, "#B3702A", 1.4)
    if news.badge >= 0:
        badge(canvas, news.badge, box.x + 12, box.cy - SHIELD * k / 2, SHIELD * k)
    y = box.cy - len(row.lines) * step / 2
    face = "strong" if news.touches else "body"
    for number, line in enumerate(row.lines):
        canvas.text(line, box.x + 68, y + number * step, face, fit_size(NEWS, k), "inkp", "lt", box.w - 80)


@dataclass
class CornerWord(Widget):
    """The way to the menu for the mouse: a quiet word in the corner."""

    label: str = ""

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        colour = "g300" if mood.hover else "t2"
        canvas.text(self.label, self.box.right, self.box.cy, "small", 17, colour, "rm", self.box.w)


class CoverScene(Scene):
    """`ready` is called when the person has said that they are there, `menu` for Esc; both see to the stack."""

    name = "cover"
    static = True
    covers = True

    def __init__(self, stage: "Stage", person: CoverView, ready: Callable[[], None], menu: Callable[[], None]) -> None:
        super().__init__(stage)
        self.person = person
        self.open_menu = menu
        self._ready = ready
        self._flicker = Flicker()

    def layout(self) -> None:
        canvas = self.stage.canvas()
        plan = plan_cover(canvas, self.person, self.say)
        label = claim(self.person, self.say)
        self.ui.add(
            Button("ready", plan.button, self._ready, key=MAIN, label=label, kind="teal", size=fit_size(26, plan.k))
        )
        words = self.stage.hands.keyed(self.say("{key_esc} menu"))
        width = canvas.text_width(words, "small", 17) + 4
        corner = Box(self.width - 28 - width, self.height - 46, width, 36)
        self.ui.add(CornerWord("menu", corner, self.open_menu, focusable=False, label=words))

    def enter(self) -> None:
        self.hush(TOUCHED)

    def back(self) -> None:
        self.open_menu()

    def asked_person(self) -> str:
        return self.person.name

    def handle(self, intent: Intent) -> bool:
        self._flicker.wake()
        return super().handle(intent)

    def update(self, seconds: float) -> bool:
        settings = self.stage.settings
        return self._flicker.update(seconds, settings.reduced_motion or settings.instant)

    def draw(self, canvas: Canvas) -> None:
        draw_cover(canvas, self.person, self._flicker, self.say)
