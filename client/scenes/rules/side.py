"""The right column of the rules: the way back to the table, and the cards the page speaks of."""

from functools import partial
from typing import TYPE_CHECKING

from ...render.canvas import Box, Canvas
from ...widgets.button import Button

if TYPE_CHECKING:
    from .scene import RulesScene

WAITS = "Your game is waiting, just as you left it."
LINE = 1.36
"""Rows of words are so many sizes apart."""

LEAST_CARD, BEST_CARD = 84.0, 200.0
BUTTON = 54.0


class SideColumn:
    """Laid out from the top: what led here, then one card with its words, then the other cards as buttons."""

    def __init__(self, scene: "RulesScene") -> None:
        self.scene = scene
        self.box = Box(0, 0, 0, 0)
        self.came: Box | None = None
        self.cards: Box | None = None
        self.shown = ""
        self.card_width = 0.0
        self.waits = ""
        self._heights = (0.0, 0.0, 0.0)

    def lay(self, canvas: Canvas, box: Box) -> None:
        self.box, self.came, self.cards = box, None, None
        if self.scene.came_from:
            self._lay_came(canvas)
            assert self.came is not None
            box = Box(box.x, self.came.bottom + 20, box.w, box.bottom - self.came.bottom - 20)
        if self.scene.cards():
            self._lay_cards(canvas, box)

    def _lay_came(self, canvas: Canvas) -> None:
        scene, room, box = self.scene, self.box.w - 48, self.box
        self.waits = scene.say(WAITS) if box.w > 360 else ""
        words = _height(canvas, scene.came_from, "strong", 22, room)
        rest = _height(canvas, self.waits, "body", 19, room) if self.waits else 0
        self._heights = (56 * max(1.0, canvas.scale.text), words, rest)
        self.came = box._replace(h=sum(self._heights) + 100)
        scene.ui.add(
            Button(
                "to_table",
                Box(box.x + 24, self.came.bottom - 80, room, 56),
                scene.back,
                group="came",
                label=scene.say("Back to the table"),
                kind="teal",
                key="Esc",
                size=19,
            )
        )

    def _lay_cards(self, canvas: Canvas, box: Box) -> None:
        """The card is as large as its words and the buttons leave room for; where they leave too little they go."""
        scene, cards, room = self.scene, self.scene.cards(), box.w - 48
        self.shown = scene.card or cards[0]
        head = 56 * max(1.0, canvas.scale.text)
        self.head = head
        self.words = _height(canvas, scene.figures.text(self.shown, scene.say), "body", 20, room)
        others = [card for card in cards if card != self.shown]
        if (box.h - head - self.words - 44) / 1.4 < LEAST_CARD:
            self.words = 0
        spare = box.h - head - self.words - 44
        if spare / 1.4 < LEAST_CARD:
            return
        while others and (spare - len(others) * BUTTON) / 1.4 < min(BEST_CARD, room):
            others.pop()
        self.cards = box
        self.card_width = min(220.0, room, (spare - len(others) * BUTTON) / 1.4)
        y = box.bottom - 16 - len(others) * BUTTON
        for number, card in enumerate(others):
            scene.ui.add(
                Button(
                    f"card{number}",
                    Box(box.x + 24, y + number * BUTTON, room, 44),
                    partial(scene.choose_card, card),
                    group="cards",
                    label=canvas.shortened(scene.say(scene.figures.names[card]), "heading", 17, room - 20),
                    kind="ghost",
                    size=17,
                )
            )

    def draw(self, canvas: Canvas) -> None:
        scene = self.scene
        if self.came:
            box, room = self.came, self.came.w - 48
            head, words, rest = self._heights
            canvas.panel(box, "dark", 16)
            canvas.text(scene.say("You came from"), box.x + 24, box.y + head / 2, "heading", 20, "g300", "lm", room)
            place = Box(box.x + 24, box.y + head, room, words)
            canvas.paragraph(scene.came_from, place, "strong", 22, spacing=LINE)
            place = Box(box.x + 24, place.bottom + 4, room, rest)
            if self.waits:
                canvas.paragraph(self.waits, place, "body", 19, "t2", spacing=LINE)
        if self.cards:
            box, room = self.cards, self.cards.w - 48
            canvas.panel(box, "dark", 16)
            canvas.text(scene.say("On this page"), box.x + 24, box.y + self.head / 2, "heading", 20, "g300", "lm", room)
            width = self.card_width
            card = Box(box.cx - width / 2, box.y + self.head, width, width * 1.4)
            scene.figures.show(canvas, self.shown, card, True, scene.say)
            if self.words:
                place = Box(box.x + 24, card.bottom + 18, room, self.words)
                canvas.paragraph(
                    scene.figures.text(self.shown, scene.say), place, "body", 20, spacing=LINE, centred=True
                )


def _height(canvas: Canvas, words: str, role: str, size: float, room: float) -> float:
    return len(canvas.wrapped(words, role, size, room)) * size * LINE * canvas.scale.text
