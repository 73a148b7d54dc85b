"""What the screens of the shell have in common: candle-lit wood, the bar at the top with title and way back."""

from collections.abc import Mapping

import pygame

from ..input.intents import Intent, Kind
from ..render.canvas import Box, Canvas
from ..render.pictures import covering, picture
from ..widgets.button import Button
from .base import Scene

BAR = 100.0
MARGIN = 28.0
TOP = 116.0
"""Where the panels of a shell screen begin."""


LIGHTS: Mapping[str, tuple[tuple[float, float, float, float, str, int], ...]] = {
    "knights_and_ninjas": ((0.42, 0.44, 0.60, 0.62, "#5A1620", 80), (0.20, 0.90, 0.40, 0.40, "#4A2A10", 60)),
    "cover_your_kingdom": ((0.40, 0.42, 0.55, 0.60, "#3A2470", 70), (0.75, 0.20, 0.40, 0.50, "#0E4A50", 60)),
}
"""Colours that a game's table has as if from a window: middle and size as shares of the window, colour and strength."""


def wood(canvas: Canvas, name: str = "shell") -> None:
    """The table top under everything, with pools of candle light and the corners in the dark."""
    canvas.backdrop(("wood", name), lambda inner: _paint_wood(inner, name))


def _paint_wood(canvas: Canvas, name: str) -> None:
    w, h = canvas.width, canvas.height
    if canvas.style.plain:
        canvas.rect(Box(0, 0, w, h), 0, "w900")
        return
    size = (canvas.scale.px(w), canvas.scale.px(h))
    planks = covering("wood.jpg", size)
    light = "light_shell.png" if name == "shell" else "light_table.png"
    planks.blit(picture(light, size), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    canvas.put(planks, 0, 0)
    for x, y, wide, high, colour, alpha in LIGHTS.get(name, ()):
        canvas.light(w * x, h * y, w * wide, h * high, colour, alpha)


class ShellScene(Scene):
    """A screen with a title bar. Its panels go into `area`."""

    title = ""
    subtitle = ""
    back_label = "Back"

    def area(self) -> Box:
        """The room below the bar."""
        return Box(MARGIN, TOP, self.width - 2 * MARGIN, self.height - TOP - 24)

    def layout(self) -> None:
        self.ui.add(
            Button(
                "back",
                Box(MARGIN, 26, 132, 48),
                self.back,
                group="bar",
                label=self.say(self.back_label),
                kind="ghost",
                key="Esc",
                size=18,
            )
        )

    def handle(self, intent: Intent) -> bool:
        """Ctrl+Z does what the newest notice offers: taking something back is never a matter of the mouse alone."""
        offers = [toast for toast in self.stage.toasts if toast.does]
        if intent.kind is Kind.UNDO and offers and offers[-1].does:
            self.stage.toasts.remove(offers[-1])
            offers[-1].does()
            self.changed()
            return True
        return super().handle(intent)

    def draw(self, canvas: Canvas) -> None:
        wood(canvas)
        canvas.rect(Box(0, 0, self.width, BAR), 0, ((0, (30, 19, 12, 250)), (1, (18, 11, 7, 245))))
        canvas.rect(Box(0, BAR - 1.6, self.width, 1.6), 0, (201, 159, 74, 190))
        room = self.width - 2 * (MARGIN + 150)
        large = max(1.0, canvas.scale.text)  # the bar does not grow with the text, so its words grow less
        canvas.title(self.say(self.title), self.width / 2, 38 if self.subtitle else 50, 40 / large, "mm", room)
        if self.subtitle:
            canvas.text(self.say(self.subtitle), self.width / 2, 79, "body", min(19, 24 / large), "t2", "mm", room)
