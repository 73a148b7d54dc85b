"""The table of Peek: who sits there, a prompt, a button for every answer, and the chronicle."""

from collections.abc import Callable

from client.match.chronicle import Moment
from client.render.canvas import Box, Canvas
from client.sprites.ornaments import badge
from client.sprites.timeline import Cue
from client.tables.base import ActionButton, PromptLine, SeatRow, Table
from client.tables.column import action_column, draw_prompt, draw_title, menu_button, tools
from client.tables.picking import Picking
from engines.core.types import Decision

COLUMN = 420.0
MARGIN = 16.0


class GameTable(Table):
    """Seats at the left, words and buttons in a column at the right."""

    groups = ("actions", "bar")

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

    def actions(self) -> tuple[str, list[ActionButton]]:
        context = self.context
        if context.asked is None:
            return "", []
        text = context.session.game.text
        return "", [
            ActionButton(text.option(option, context.view, context.names, context.say), option=option, key=str(number))
            for number, option in enumerate(context.asked.decision.options, 1)
        ]

    # -- drawing -------------------------------------------------------------------------------------------------------

    def column(self) -> Box:
        width, height = self.context.width, self.context.height
        return Box(width - COLUMN - MARGIN, MARGIN, COLUMN, height - 2 * MARGIN)

    def seats(self) -> Box:
        return Box(MARGIN, MARGIN, self.context.width - COLUMN - 3 * MARGIN, self.context.height - 2 * MARGIN)

    def lay_out(self) -> None:
        context, box = self.context, self.column()
        menu_button(context, box._replace(h=64))
        tools(context, Box(box.x, box.y + 72, box.w, 40), log=True)
        action_column(context, box._replace(y=box.y + 300, h=box.h - 300), self.actions()[1])

    def draw(self, canvas: Canvas) -> None:
        box = self.column()
        draw_title(canvas, box._replace(h=64), self.context.session.game.title, self.status(), "crown")
        draw_prompt(canvas, self, Box(box.x, box.y + 124, box.w, 160), self.context.asked_words())
        self.draw_public(canvas)

    def draw_public(self, canvas: Canvas) -> None:
        box = self.seats()
        canvas.panel(box, "dark", 12)
        for number, row in enumerate(self.seat_rows()):
            y = box.y + 40 + number * 72
            badge(canvas, row.badge, box.x + 24, y, 56)
            canvas.text(row.name, box.x + 96, y + 28, "heading", 26, "t1", "lm", 300)
            canvas.text(f"{row.hand} cards, {row.other} marks", box.x + 420, y + 28, "body", 20, "t2", "lm", 300)

    def lay_out_for_picture(self) -> None:
        """Nothing moves: the same place for everything."""

    def picture_box(self) -> Box:
        return self.seats()

    # -- motion --------------------------------------------------------------------------------------------------------

    def cues(self, moment: Moment, show: Callable[[], None]) -> list[Cue]:
        return [Cue(0.1, after=show)]
