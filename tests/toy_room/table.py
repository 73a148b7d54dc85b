"""The table of Peek: who sits there, a prompt, a button for every answer, and the chronicle."""

from collections.abc import Callable

from client.match.chronicle import Moment
from client.render.canvas import Box, Canvas
from client.sprites.ornaments import badge
from client.sprites.timeline import Cue
from client.tables.base import ActionButton, PromptLine, SeatRow, Table
from client.tables.picking import Picking
from client.tables.shortcuts import MAIN
from engines.core.types import Decision


class GameTable(Table):
    """Seats in the room of the table; everything else is in the frame."""

    groups = ("actions", "bar")
    sign = "crown"

    # -- words ---------------------------------------------------------------------------------------------------------

    def mode(self) -> str:
        return self.context.session.setup.mode.capitalize()

    def status(self) -> str:
        return f"{len(self.context.view.state.deck)} cards left"

    def seat_rows(self) -> tuple[SeatRow, ...]:
        context, state = self.context, self.context.view.state
        rows = zip(context.names, context.badges, state.hands, state.marks, strict=True)
        return tuple(SeatRow(name, "", shield, len(hand), marks, "crown", False) for name, shield, hand, marks in rows)

    def words(self, decision: Decision) -> PromptLine:
        context = self.context
        prompt = context.session.game.text.prompt(decision, context.asked_view(), context.names, context.say)
        return PromptLine(prompt.lead, prompt.sentence)

    # -- choosing ------------------------------------------------------------------------------------------------------

    def picking(self, decision: Decision) -> Picking:
        return Picking(decision.options, lambda option: ())

    def actions(self) -> list[ActionButton]:
        context = self.context
        if context.asked is None:
            return []
        text = context.session.game.text
        found = [
            ActionButton(text.option(option, context.view, context.names, context.say), option=option, key=str(number))
            for number, option in enumerate(context.asked.decision.options, 1)
        ]
        return [*found[:-1], found[-1]._replace(key=MAIN)]

    # -- drawing -------------------------------------------------------------------------------------------------------

    def lay_table(self) -> None:
        """Nothing on it can be clicked."""

    def draw_table(self, canvas: Canvas) -> None:
        self.draw_public(canvas)

    def draw_public(self, canvas: Canvas) -> None:
        box = self.frame.area
        canvas.panel(box, "dark", 12)
        for number, row in enumerate(self.seat_rows()):
            y, wide = box.y + 40 + number * 108, box.w - 120
            badge(canvas, row.badge, box.x + 24, y, 56)
            canvas.text(row.name, box.x + 96, y + 16, "heading", 26, "t1", "lm", wide, cut=True)
            canvas.text(f"{row.hand} cards, {row.other} marks", box.x + 96, y + 60, "body", 20, "t2", "lm", wide)

    def lay_out_for_picture(self) -> None:
        """Nothing moves: the same place for everything."""

    def picture_box(self) -> Box:
        return self.frame.area

    # -- motion --------------------------------------------------------------------------------------------------------

    def cues(self, moment: Moment, show: Callable[[], None]) -> list[Cue]:
        return [Cue(0.1, after=show)]
