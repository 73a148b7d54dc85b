"""Base of all screens that are no table: candle-lit wood, the bar at the top with title and way back."""

from ..input.intents import Intent, Kind
from ..render.canvas import Box, Canvas
from ..sprites.wood import wood
from ..widgets.button import Button
from .scene import Scene

BAR = 100.0
MARGIN = 28.0
PAGES = "pages"
"""Group of tabs in the bar, beside the title."""
TOP = 116.0
"""Where the panels of a shell screen begin."""


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

    def heading(self) -> str:
        """The title, as it is shown."""
        return self.say(self.title)

    def below_title(self) -> str:
        """The words under the title, as they are shown."""
        return self.say(self.subtitle)

    def draw(self, canvas: Canvas) -> None:
        wood(canvas)
        canvas.rect(Box(0, 0, self.width, BAR), 0, ((0, (30, 19, 12, 250)), (1, (18, 11, 7, 245))))
        canvas.rect(Box(0, BAR - 1.6, self.width, 1.6), 0, (201, 159, 74, 190))
        room = self.width - 2 * (MARGIN + 150)
        large = max(1.0, canvas.scale.text)  # the bar does not grow with the text, so its words grow less
        canvas.title(self.heading(), self.width / 2, 38 if self.subtitle else 50, 40 / large, "mm", room)
        words = self.below_title() if self.subtitle else ""
        beside = [widget.box.x for widget in self.ui.widgets if widget.group == PAGES and widget.box.y < BAR]
        if beside:  # they reach down to the line below the title
            room = min(room, 2 * (min(beside) - self.width / 2) - 32)
        if words and (not beside or canvas.fits(words, "body", room)):
            canvas.text(words, self.width / 2, 79, "body", min(19, 24 / large), "t2", "mm", room)
