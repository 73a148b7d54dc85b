"""Recruiting a Hero: what the dice must show, and what gold does for one's chances."""

from typing import TYPE_CHECKING

from engines.kings_and_things.rules.heroes import PRICE_AFTER, PRICE_BEFORE
from engines.kings_and_things.things import FIRST, KIND, ROWS, recruit_number

from ...render.canvas import Box, Canvas
from .panel import PAD, Panel
from .sprites.counters import draw_counter
from .stepper import draw_number, lay_stepper

if TYPE_CHECKING:
    from .kingdom_table import KingdomTable

ROWS_SHOWN = 4
LINE = 30.0
HEAD = 116.0


def chance(number: int) -> float:
    """That two dice show so much or more.

    >>> chance(7), chance(13), chance(2)
    (0.5833333333333334, 0.0, 1.0)
    """
    return sum(one + two >= number for one in range(1, 7) for two in range(1, 7)) / 36


def per_cent(share: float) -> str:
    return f"{round(100 * share)} %"


class HeroPanel(Panel):
    """The Hero one tries to recruit, and a row for every sum one may pay before the roll."""

    kind = "parchment"

    def __init__(self, table: "KingdomTable", face: int, stepped: bool) -> None:
        super().__init__(table)
        self.face = face
        self.stepped = stepped
        self.number = Box(0, 0, 0, 0)

    def height(self, width: float, room: float) -> float:
        return min(room, HEAD + LINE * (len(self._sums()) + 1) + (50 if self.stepped else 0) + PAD)

    def _sums(self) -> list[int]:
        """What may be paid before the roll, as far as it helps."""
        gold = self.table.state.gold[self.context.me]
        most = max(0, recruit_number(self.face) - 2)
        found = [PRICE_BEFORE * points for points in range(most + 1) if PRICE_BEFORE * points <= gold]
        if not self.stepped:
            return found[:ROWS_SHOWN]
        chosen = self.table.amount * PRICE_BEFORE
        at = found.index(chosen) if chosen in found else len(found) - 1
        first = max(0, min(at - 1, len(found) - ROWS_SHOWN))
        return found[first : first + ROWS_SHOWN]

    def lay_out(self, box: Box) -> None:
        super().lay_out(box)
        asked = self.context.asked
        if self.stepped and asked:
            places = len([o for o in asked.decision.options if o.verb == "pay"])
            at, cy = min(self.table.amount, places - 1), box.bottom - PAD - 20
            self.number = lay_stepper(self.context, box.right - PAD - 4, cy, places, at, self.table.set_amount)

    def draw(self, canvas: Canvas) -> None:
        super().draw(canvas)
        table, say, box = self.table, self.context.say, self.box
        name = say(ROWS[KIND[self.face]].name)
        draw_counter(canvas, KIND[self.face], box.x + PAD + 42, box.y + 62, 84, name=name)
        x = box.x + PAD + 98
        needed = recruit_number(self.face)
        canvas.text(name, x, box.y + 30, "heading", 20, "#5B1620", "lm", box.right - x - PAD)
        words = say("Two dice must show {number} or more. You have {gold} gold.")
        words = words.format(number=needed, gold=table.state.gold[table.context.me])
        canvas.paragraph(words, Box(x, box.y + 46, box.right - x - PAD, HEAD - 50), "body", 17, "inkp", 1.15)
        self._table(canvas, needed)
        if self.stepped:
            y = self.number.cy
            canvas.text(
                say("Gold before the roll"),
                box.x + PAD,
                y,
                "strong",
                17,
                "inkp",
                "lm",
                self.number.x - 60 - box.x - PAD,
            )
            draw_number(canvas, self.number, table.amount * PRICE_BEFORE, "#8C1616")

    def _table(self, canvas: Canvas, needed: int) -> None:
        say, box, gold = self.context.say, self.box, self.table.state.gold[self.context.me]
        left, right = box.x + PAD, box.right - PAD
        columns = (left, left + (right - left) * 0.42, right)
        y = box.y + HEAD + LINE / 2
        for words, x, anchor in zip(
            (say("paid before"), say("by dice"), say("and gold after")), columns, ("lm", "lm", "rm"), strict=True
        ):
            canvas.text(words, x, y, "label", 15, "inkp2", anchor, (right - left) * 0.4)
        chosen = self.table.amount * PRICE_BEFORE if self.stepped else -1
        for paid in self._sums():
            y += LINE
            if paid == chosen:
                canvas.rect(Box(left - 8, y - 14, right - left + 16, 28), 8, (120, 80, 20, 50))
            number = needed - paid // PRICE_BEFORE
            bought = (gold - paid) // PRICE_AFTER
            canvas.text(say("{gold} gold").format(gold=paid), columns[0], y, "body", 17, "inkp", "lm", 130)
            canvas.text(per_cent(chance(number)), columns[1], y, "strong", 17, "#8C1616", "lm", 90)
            canvas.text(per_cent(chance(number - bought)), columns[2], y, "strong", 17, "inkp", "rm", 90)


def courted(table: "KingdomTable") -> tuple[int, bool] | None:
    """The Hero one thinks about, and whether gold is being counted."""
    context = table.context
    if context.asked is None or context.picking is None:
        return None
    kind = context.asked.decision.kind
    if kind == "hero_target":
        picked = [int(str(thing[1])) for thing in context.picking.picked if thing[0] == "hero"]
        return (FIRST[picked[0]], False) if picked else None
    if kind == "hero_pre_gold":
        frame = table.state.agenda[-1]
        return (frame[2], True) if frame[0] == kind else None
    return None
