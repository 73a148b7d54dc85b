"""Recruiting on one parchment: free, paid and traded draws, what they cost, and what will lie behind the Shield."""

from typing import TYPE_CHECKING

from engines.kings_and_things.charter import SHIELD_LIMIT
from engines.kings_and_things.realm import lands_of
from engines.kings_and_things.rules.recruit import MOST_PAID, MOST_TRADED, PRICE, draws, free_draws

from ...render.canvas import Box, Canvas
from .panel import PAD, Panel
from .stepper import MIDDLE, SIDE, WIDTH, draw_number, lay_stepper

if TYPE_CHECKING:
    from .kingdom_table import KingdomTable

BLOOD = "#8C1616"
OCHRE = "#7A4E06"
CARD = 104.0
LOW_CARD = 70.0
SUMS = 138.0
WARNING = 52.0
ALONE = SIDE + MIDDLE - 12
"""What a number takes that nobody can turn: it stands in the middle of its place, so words may go up to that."""


class RecruitPanel(Panel):
    """Three cards and their sum."""

    kind = "parchment"

    def __init__(self, table: "KingdomTable") -> None:
        super().__init__(table)
        self.number = Box(0, 0, 0, 0)

    def height(self, width: float, room: float) -> float:
        return min(room, 3 * (CARD + 8) + SUMS + 2 * PAD + (WARNING if self._over() else 0))

    def _paid(self) -> list[int]:
        """How many draws may be paid for; nothing while a pair is half traded."""
        asked = self.context.asked
        return [o.args[0] for o in asked.decision.options if o.verb == "draw"] if asked else []

    def _over(self) -> bool:
        return self._after() > SHIELD_LIMIT

    def _after(self) -> int:
        state, me = self.table.state, self.context.me
        return len(state.shields[me]) + draws(state, me, self.table.amount)

    def _cards(self) -> tuple[Box, Box, Box]:
        inner = self.box.inset(PAD - 4)
        card = min(CARD, (self.box.h - SUMS - 2 * PAD - (WARNING if self._over() else 0)) / 3 - 8)
        first = Box(inner.x, inner.y, inner.w, card)
        return first, first.moved(0, card + 8), first.moved(0, 2 * (card + 8))

    def lay_out(self, box: Box) -> None:
        super().lay_out(box)
        _, paid, _ = self._cards()
        places = len(self._paid())
        at = min(self.table.amount, max(0, places - 1))
        self.number = lay_stepper(self.context, paid.right - 14, paid.cy, places, at, self.table.set_amount)

    def draw(self, canvas: Canvas) -> None:
        super().draw(canvas)
        table, say = self.table, self.context.say
        state, me = table.state, table.context.me
        free, paid, trade = self._cards()
        gold, lands, traded = state.gold[me], lands_of(state, me), len(state.tray)
        self._card(
            canvas, free, "hexes", say("Free"),
            say("half of your {count} lands, rounded up").format(count=lands), say("Cannot be refused"), "inkp2", ALONE,
        )  # fmt: skip
        canvas.icon("padlock", free.right - 32, free.cy, 18, "inkp2")
        draw_number(canvas, self.number._replace(y=free.cy - 18), free_draws(state, me), BLOOD)
        spent = say("{spent} of your {gold} gold").format(spent=table.amount * PRICE, gold=gold)
        limit = say("{price} gold each, at most {most}").format(price=PRICE, most=MOST_PAID)
        self._card(canvas, paid, "coins", say("Paid"), limit, spent, OCHRE)
        draw_number(canvas, self.number, table.amount, BLOOD)
        each = say("2 Things each, up to {most}").format(most=MOST_TRADED // 2)
        given = say("one more makes a pair") if traded % 2 else say("pick them behind your Shield")
        if traded and traded % 2 == 0:
            given = say("{count} of your Things").format(count=traded)
        self._card(canvas, trade, "swap-bag", say("Trade-in"), each, given, OCHRE, ALONE)
        draw_number(canvas, self.number._replace(y=trade.cy - 18), traded // 2, BLOOD)
        self._sums(canvas, trade.bottom)

    def _card(
        self, canvas: Canvas, box: Box, icon: str, title: str, first: str, second: str, colour: str,
        beside: float = WIDTH,
    ) -> None:  # fmt: skip
        """One way to draw; its number and what stands beside that take so much of the width."""
        canvas.rect(box, 10, ((0, "#FFF9EA"), (1, "#F3E6C6")), "edge", 1.4)
        sign = 44.0 if box.h > 84 and box.w > 380 else 32.0 if box.w > 320 else 0.0
        if sign:
            canvas.icon(icon, box.x + 14 + sign / 2, box.cy, sign, "#5A3A14")
        x = box.x + sign + (28 if sign else 14)
        room = box.right - 14 - beside - x - 12
        lines = [(title, "heading", 20.0, BLOOD), (first, "body", 17.0, "inkp"), (second, "strong", 15.0, colour)]
        if box.h < LOW_CARD * canvas.scale.text:  # what it comes to stands below anyway
            del lines[2]
        step = min(28.0 * canvas.scale.text, box.h / (len(lines) + 0.3))
        for number, (words, role, size, ink) in enumerate(lines):
            y = box.cy + (number - (len(lines) - 1) / 2) * step
            canvas.text(words, x, y, role, min(size, step * 0.8 / canvas.scale.text), ink, "lm", room, 12)

    def _sums(self, canvas: Canvas, y: float) -> None:
        table, say, box = self.table, self.context.say, self.box
        state, me = table.state, table.context.me
        left, right = box.x + PAD + 4, box.right - PAD - 4
        parts = (free_draws(state, me), table.amount, len(state.tray) // 2)
        count = draws(state, me, table.amount)
        canvas.divider(left, y + 14, right - left, "edge")
        canvas.text(" + ".join(map(str, parts)), left, y + 48, "number", 22, "inkp2", "lm", (right - left) * 0.4)
        words = say("{count} draw" if count == 1 else "{count} draws").format(count=count)
        canvas.text(words, right, y + 48, "title", 30, BLOOD, "rm", (right - left) * 0.58)
        gold = state.gold[me]
        held = len(state.shields[me])
        rows = (
            (say("Gold"), f"{gold} → {gold - table.amount * PRICE}"),
            (say("Behind your Shield"), say("{now} → {then} before placing").format(now=held, then=self._after())),
        )
        half = (right - left - 10) / 2
        size = min(canvas.fitted(words, "strong", 17, half) for row in rows for words in row)
        for number, (name, figures) in enumerate(rows):
            at = y + 84 + number * 26
            canvas.text(name, left, at, "body", size, "inkp", "lm", half)
            canvas.text(figures, right, at, "strong", size, "inkp", "rm", half)
        if self._over():
            place = Box(left, y + 128, right - left, WARNING - 4)
            canvas.rect(place, 8, (200, 60, 50, 40), "#B3463C", 1.4)
            canvas.icon("hazard-sign", place.x + 22, place.cy, 24, "#B3463C")
            words = say("A Shield holds {most}. What you do not place above that goes back to the Bag.")
            room = Box(place.x + 42, place.y + 5, place.w - 50, place.h - 8)
            canvas.paragraph(words.format(most=SHIELD_LIMIT), room, "body", 16, "#6E1B14", 1.14)
