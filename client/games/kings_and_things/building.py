"""Costs of building, and what a citadel still wants."""

from engines.kings_and_things.reasons import Condition, citadel_conditions
from engines.kings_and_things.rules.construction import PRICE
from engines.kings_and_things.state import CITADEL
from engines.kings_and_things.words import FORT_NAMES

from ...render.canvas import Canvas
from .panel import PAD, TITLE, Panel
from .sprites.forts import draw_fort

LINE, LEAST_LINE = 28.0, 20.0
FORTS, LEAST_FORTS = 92.0, 50.0
NEEDS = 34.0
"""The title over the checklist."""
LOW = 10.0


class BuildPanel(Panel):
    """The four forts with their price, and the checklist."""

    def height(self, width: float, room: float) -> float:
        return min(room, TITLE + FORTS + NEEDS + LINE * len(self._conditions()) + LOW)

    def _conditions(self) -> tuple[Condition, ...]:
        return citadel_conditions(self.table.state, self.table.context.me, self.context.say)

    def shares(self, conditions: int) -> tuple[float, float]:
        """How high the pictures of the forts are, and a line of the checklist. Where it is low the lines go first."""
        rest = self.box.h - TITLE - NEEDS - LOW
        line = min(LINE, (rest - LEAST_FORTS) / conditions)
        if line < LEAST_LINE:
            return 0.0, min(LINE, rest / conditions)
        return min(FORTS, rest - line * conditions), line

    def draw(self, canvas: Canvas) -> None:
        super().draw(canvas)
        table, say, box = self.table, self.context.say, self.box
        gold = table.state.gold[table.context.me]
        words = say("{price} gold a level · you have {gold}").format(price=PRICE, gold=gold)
        self.head(canvas, say("Building"), words)
        conditions = self._conditions()
        forts, line = self.shares(len(conditions))
        if forts:
            self._forts(canvas, forts)
        y = box.y + TITLE + forts + NEEDS
        canvas.text(say("A citadel needs"), box.x + PAD, y - 14, "heading", 16, "g300", "lm", box.w - 2 * PAD)
        for condition in conditions:
            y += line
            sign, colour = ("check-mark", "ok") if condition.met else ("cross-mark", "warn")
            canvas.icon(sign, box.x + PAD + 9, y - line / 2, 16, colour)
            ink = "t1" if condition.met else "t2"
            canvas.text(
                condition.words, box.x + PAD + 28, y - line / 2, "body", 17, ink, "lm", box.w - 2 * PAD - 30, 12
            )

    def _forts(self, canvas: Canvas, height: float) -> None:
        table, say, box = self.table, self.context.say, self.box
        step = (box.w - 2 * PAD) / 4
        for level in range(1, CITADEL + 1):
            cx = box.x + PAD + (level - 0.5) * step
            base = box.y + TITLE + height - 24
            draw_fort(canvas, level, table.context.badges[table.context.me], cx, base, min(64.0, height - 24))
            canvas.text(str(say.noun(FORT_NAMES[level])), cx, base + 12, "small", 15, "t2", "mm", step - 4)
