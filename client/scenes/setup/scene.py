"""The screen on which a game is set up: seats, rules, and a summary with the button that begins it."""

import secrets
from typing import TYPE_CHECKING, Any, Protocol

from engines import find
from engines.core.types import WATCHER

from ...input.intents import Intent, Kind
from ...match.draft import Draft
from ...match.ledger import person
from ...match.seats import Seat
from ...render.canvas import Box, Canvas
from ...stage.shell import ShellScene
from ...tables.shortcuts import MAIN
from ...widgets.fields import TextField
from ..navigation import go
from .options import OptionsScene
from .picker import Picker
from .rules import RuleColumn
from .seats import SeatColumn
from .summary import SummaryColumn
from .words import words_for

if TYPE_CHECKING:
    from ...stage import Stage

GAP = 20.0
LEAST_PICKER = 600.0
WIDEST = 2100.0
SEEDS = 1_000_000_000
"""A seed that chance chose can be read out and typed."""


class SetupColumn(Protocol):
    """A part of the screen."""

    def layout(self, box: Box) -> None: ...

    def draw(self, canvas: Canvas, box: Box) -> None: ...


class SetupScene(ShellScene):
    """Three columns: who, how, and what that makes."""

    name = "setup"
    music = True

    def __init__(self, stage: "Stage", game: str) -> None:
        super().__init__(stage)
        self.game = find(game)
        self.title = self.game.title
        words = words_for(game)
        self.subtitle = words.extras.subtitle
        elsewhere = sorted(stage.settings.seats, key=lambda seat: not seat.is_human)  # a place of another game means
        seats = stage.settings.tables.get(self.game.id) or elsewhere  # nothing here: people sit first
        self.draft = Draft(self.game, seats, words.among_people, words.along)
        if words.first is not None and self._nobody_knows_it():
            if self.game.id not in stage.settings.tables:
                self.draft.begin_gently(words.first.seats)
            self.draft.choose_mode(words.first.mode)
        self.picker = Picker(self, self.draft, self._close_picker)
        self.seats = SeatColumn(self, self.draft, words, self.picker)
        self.rules = RuleColumn(self, self.draft, words, lambda: stage.push(OptionsScene(stage, self.draft, words)))
        self.summary = SummaryColumn(self, self.draft, words, self.start)
        self.ui.focus = "start"

    def _nobody_knows_it(self) -> bool:
        """Whether none of the people who sit here has finished a game of this."""
        here = {person(seat.name) for seat in self.draft.seats if seat.is_human}
        lines = [line for line in self.stage.library.ledger.lines() if line.game == self.game.id]
        return not any(person(line.names[seat]) in here for line in lines for seat in line.people)

    def below_title(self) -> str:
        """The aim of the game as it is set up now."""
        setup = self.draft.setup()
        if setup is None:
            return super().below_title()
        return self.game.text.aim(self.game.view(self.game.new(setup), WATCHER), self.say)

    def columns(self) -> tuple[Box, Box, Box]:
        """Seats, rules, summary."""
        area = self.area()
        width = min(WIDEST, area.w)
        left = (self.width - width) / 2
        narrow = min(460.0, max(300.0, width * 424 / 1864))
        wide = (width - narrow - 2 * GAP) / 2
        seats = Box(left, area.y, wide, area.h)
        rules = seats.moved(wide + GAP, 0)
        return seats, rules, Box(rules.right + GAP, area.y, narrow, area.h)

    def _parchment(self) -> Box:
        """Where the picker lies: over the rules; over the summary too, or over all, where there is little room."""
        seats, rules, summary = self.columns()
        least = LEAST_PICKER * max(1.0, self.stage.scale.text)
        if rules.w >= least:
            return rules
        left = rules.x if summary.right - rules.x >= least else seats.x
        return Box(left, rules.y, summary.right - left, rules.h)

    def _shown(self) -> list[tuple[SetupColumn, Box]]:
        """The columns that can be seen, each with its place."""
        columns: list[tuple[SetupColumn, Box]] = list(
            zip((self.seats, self.rules, self.summary), self.columns(), strict=True)
        )
        if self.picker.place is None:
            return columns
        over = self._parchment()
        return [*[(column, box) for column, box in columns if box.right <= over.x or box.x >= over.right],
                (self.picker, over)]  # fmt: skip

    def layout(self) -> None:
        super().layout()
        if self.picker.place is not None and self.picker.place >= len(self.draft.seats):
            self.picker.place = None
        if self.picker.place is not None and self.draft.seats[self.picker.place].is_human:
            self.picker.place = None
        for column, box in self._shown():
            column.layout(box)
        if self.stage.top is self and not self.draft.problem():
            self.stage.rehearse(*self.draft.begin(0))

    def draw(self, canvas: Canvas) -> None:
        super().draw(canvas)
        for column, box in self._shown():
            column.draw(canvas, box)

    def _close_picker(self) -> None:
        place, self.picker.place = self.picker.place, None
        self.ui.focus = f"seat{place}.who"

    def handle(self, intent: Intent) -> bool:
        if intent.kind is Kind.RULES:
            go(self.stage, "rules", self.game.id)
            return True
        if intent.kind is Kind.ACTIVATE and isinstance(self.ui.get(self.ui.focus), TextField):
            self.ui.focus = "start"  # a name is done: Enter once more begins the game
            self.changed()
            return True
        if intent.kind is Kind.ACTIVATE and not self.ui.keyboard:  # nothing has the ring
            return super().handle(Intent(Kind.KEY, text=MAIN))
        taken = super().handle(intent)
        if self.ui.keyboard:  # the wheel leaves what has the focus behind
            focused = self.ui.get(self.ui.focus)
            moved = [column.rows.follow(focused) for column in (self.seats, self.rules, self.picker)]
            if any(moved):
                self.changed()
        return taken

    def _left_out(self) -> tuple[Seat, ...]:
        """Those of the last time for whom this game has no room: they sit down again at the next one that has."""
        return () if self.draft.can_add else self.stage.settings.seats[self.draft.most :]

    def back(self) -> None:
        """Whoever sat down is still there the next time. What lies over the rules goes first."""
        if self.picker.place is not None:
            self._close_picker()
            self.changed()
            return
        self._remember()
        super().back()

    def _remember(self, **more: Any) -> None:
        tables = {**self.stage.settings.tables, self.game.id: tuple(self.draft.seats)}
        if more or tables != self.stage.settings.tables:
            self.stage.change(tables=tables, **more)

    def start(self) -> None:
        """To the table. Who sat here is remembered for the next time."""
        if self.draft.problem():
            return
        setup, seats = self.draft.begin(secrets.randbelow(SEEDS))
        self._remember(seats=(*self.draft.seats, *self._left_out()))
        self.stage.begin(setup, seats)
