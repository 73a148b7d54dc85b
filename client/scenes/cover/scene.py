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
from ...render.pictures import covering
from ...sprites.ornaments import badge
from ...stage.scene import TOUCHED, Scene
from ...tables.shortcuts import MAIN
from ...widgets.base import Mood, Widget
from ...widgets.button import Button
from ..candles import Candle, Flicker, draw_candles
from .plan import WIDTH, CoverPlan, CoverView, claim, fit_size, look_away, plan_cover

if TYPE_CHECKING:
    from ...stage import Stage

__all__ = ["CoverScene", "CoverView", "draw_cover"]

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


def draw_cover(canvas: Canvas, cover: CoverView, flicker: Flicker, say: Say = ENGLISH) -> None:
    """The whole window but for the button: no pixel of what lies below is left."""
    canvas.backdrop(("cover",), _paint_hall)
    plan = plan_cover(canvas, cover, say)
    if not canvas.style.plain:
        draw_candles(canvas, _candles(canvas), flicker)
    canvas.layer(
        ("cover", cover, say("Pass the mouse to")), plan.panel, lambda inner: _draw_panel(inner, cover, plan, say), 70
    )
    if canvas.text_width(cover.game, "small", 17) < plan.panel.x - 56:
        canvas.text(cover.game, 28, canvas.height - 28, "small", 17, "t2", "lm")


def _paint_hall(canvas: Canvas) -> None:
    whole = Box(0, 0, canvas.width, canvas.height)
    if canvas.style.plain:
        canvas.rect(whole, 0, "w900")
        return
    canvas.put(covering("cover.jpg", (canvas.scale.px(whole.w), canvas.scale.px(whole.h))), 0, 0)
    canvas.rect(whole, 0, (10, 6, 12, 150))


def _candles(canvas: Canvas) -> tuple[Candle, ...]:
    """Two on each side, standing on the table of the picture; smaller where the panel leaves less room."""
    side, h = (canvas.width - WIDTH) / 2, canvas.height
    u = min(side / 460, h / 1080)
    edge = h * (0.5 + 0.28 * max(1.0, canvas.width / h * 9 / 16))
    places = ((150, 58, 170), (212, 82, 240), (-148, 62, 210), (-210, 86, 130))
    middle = [(x if x > 0 else x + 460) * side / 460 + (0 if x > 0 else canvas.width - side) for x, _, _ in places]
    return tuple(Candle(x, edge + low * u, tall, u) for x, (_, low, tall) in zip(middle, places, strict=True))


def _draw_panel(canvas: Canvas, cover: CoverView, plan: CoverPlan, say: Say) -> None:
    k, panel, middle = plan.k, plan.panel, canvas.width / 2
    room = panel.w - 120
    canvas.glow(panel, 22, "#FFB347", 26, 28, 0)
    canvas.panel(panel, "parchment", 22)
    badge(canvas, cover.badge, plan.shield.x, plan.shield.y, plan.shield.w)
    pass_to, name, bearing, line, awaits, away = plan.rows
    canvas.text(say("Pass the mouse to"), middle, pass_to, "body", fit_size(34, k), "inkp2", "mt", room)
    canvas.text(cover.name, middle, name, "title", 88 * k, "inkp", "mt", room)
    canvas.text(say(BEARINGS[cover.badge]), middle, bearing, "small", fit_size(20, k), "inkp2", "mt", room)
    canvas.divider(panel.x + 120, line, panel.w - 240, "edge")
    for number, words in enumerate(plan.awaits):
        y = awaits + number * 1.28 * fit_size(25, k) * canvas.scale.text
        canvas.text(words, middle, y, "body", fit_size(25, k), "inkp", "mt", room)
    canvas.text(look_away(cover, say), middle, away, "body", fit_size(21, k), "inkp2", "mt", room)
    _draw_news(canvas, plan, say)


def _draw_news(canvas: Canvas, plan: CoverPlan, say: Say) -> None:
    k, box = plan.k, plan.news_box
    canvas.rect(box, 12, (90, 66, 40, 28), "edge", 1.2)
    x, room = box.x + 22, box.w - 44
    title, secret = say("Since your last turn"), say("No secrets on this screen.")
    heading = canvas.text(title, x, box.y + 8 * k, "label", fit_size(17, k), "inkp2", room=room)
    step = fit_size(20, k) * 1.3 * canvas.scale.text
    for number, line in enumerate(plan.news):
        face = "label" if number < plan.bold else "body"
        y = heading.bottom + 3 * k + number * step
        if number < plan.bold:
            canvas.rect(Box(x - 12, y + step * 0.12, 5, step * 0.76), 2, "g500")
        canvas.text(line, x, y, face, fit_size(20, k), "inkp", room=room)
    canvas.text(secret, x, box.bottom - 7 * k, "small", fit_size(16.5, k), "inkp2", "lb", room)


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
            Button("ready", plan.button, self._ready, key=MAIN, label=label, kind="teal", size=fit_size(29, plan.k))
        )
        words = self.say("Esc menu")
        width = canvas.text_width(words, "small", 17) + 4
        corner = Box(self.width - 28 - width, self.height - 46, width, 36)
        self.ui.add(CornerWord("menu", corner, self.open_menu, focusable=False, label=words))

    def enter(self) -> None:
        self.hush(TOUCHED)

    def back(self) -> None:
        self.open_menu()

    def handle(self, intent: Intent) -> bool:
        self._flicker.wake()
        return super().handle(intent)

    def update(self, seconds: float) -> bool:
        settings = self.stage.settings
        return self._flicker.update(seconds, settings.reduced_motion or settings.instant)

    def draw(self, canvas: Canvas) -> None:
        draw_cover(canvas, self.person, self._flicker, self.say)
