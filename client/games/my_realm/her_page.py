"""Her page, and the page of whoever only watches: what was said, the year, and her notes or the chronicle."""

from collections.abc import Callable

from engines.my_realm.decisions import BACK, LOOK, REBEL
from engines.my_realm.matters import KING, PRINCESS

from ...render.canvas import Box, Canvas
from ...tables.column import action_button
from ...widgets.button import Button
from ...widgets.tabs import lay_tabs
from .cards import draw_cards, draw_slots, draw_tiles, laid_tiles, lay_cards, lay_tiles
from .fitted_text import line
from .notes import Notes
from .plan import Columns, Year, her_columns, row, year_plan
from .realm_table import RealmTable
from .sayings import SayingsList
from .score_panel import draw_judged, draw_score, score_height
from .sprites.cloth import TEXT_SOFT
from .talk import draw_talk, lay_talk
from .words.buttons import BUTTONS
from .year_opening import claims, draw_rebellion, draw_rumour, is_rebelling, lay_rebellion
from .years import Years

SAID, NOTES, YEARS, JUDGED, LOG = "said", "notes", "years", "judged", "log"
TAB = 40.0


class HerPage:
    """Everything between the top bar and the hem."""

    def __init__(
        self, table: RealmTable, notes: Notes, sayings: SayingsList, years: Years, open_peek: Callable[[], None]
    ) -> None:
        self.table, self.context = table, table.context
        self.notes, self.sayings, self.years, self.open_peek = notes, sayings, years, open_peek
        self.tab = SAID
        self.columns: Columns = her_columns(table.plan)
        self.year: Year = year_plan(self.columns.middle, table.plan)
        self.score = self.judged = self.rebel = Box(0, 0, 0, 0)

    @property
    def hers(self) -> bool:
        return self.context.view.seat == PRINCESS

    def tabs(self) -> list[tuple[str, str]]:
        """What stands behind tabs on this window."""
        say, plan = self.context.say, self.table.plan
        if plan.wide:
            return []
        found = [(SAID, say("Said")), (NOTES, say("Notes")) if self.hers else (LOG, say("Chronicle"))]
        if plan.narrow:
            found += [(YEARS, say("Years")), (JUDGED, say("Judged"))]
        return found

    def turn_tab(self) -> bool:
        """N: the next of what lies behind tabs."""
        names = [name for name, _ in self.tabs()]
        if not names:
            return False
        self.tab = names[(names.index(self.tab) + 1) % len(names)] if self.tab in names else names[0]
        return True

    # -- widgets -------------------------------------------------------------------------------------------------------

    def place(self) -> None:
        """Find the place of everything."""
        table, plan = self.table, self.table.plan
        self.columns = her_columns(plan)
        self.year = year_plan(self.columns.middle, plan)
        left, high = self.columns.left, score_height(table)
        judged = 0.0 if plan.narrow else 228.0 if plan.wide else 186.0
        self.judged = Box(left.x, left.bottom - judged, left.w, judged)
        foot = self.judged.y - (10 if judged else 0)
        self.score = Box(left.x, foot - high, left.w, high)
        tall = 46.0 if plan.wide else 40.0
        self.rebel = Box(left.x + 18, self.judged.bottom - tall - 14, 190, tall) if judged else Box(0, 0, 0, 0)

    def lay_out(self) -> None:
        self.place()
        table, left, plan = self.table, self.columns.left, self.table.plan
        said = Box(left.x, left.y, left.w, self.score.y - 10 - left.y)
        tabs = self.tabs()
        if tabs:
            if self.tab not in [name for name, _ in tabs]:
                self.tab = SAID
            bar = Box(left.x, left.y, left.w, TAB)
            lay_tabs(table.context.ui, table.context.canvas(), bar, "tabs", tabs, self.tab, self._turn)
            said = said._replace(y=bar.bottom + 8, h=said.h - TAB - 8)
        self.part = said
        self._lay_part(self.tab if tabs else SAID, said)
        if plan.wide:
            self._lay_part(NOTES if self.hers else LOG, self.columns.right)
        if not plan.narrow:
            self.years.lay(table, self.year.years)
        self._lay_middle()
        self._lay_buttons()

    def _turn(self, tab: str) -> None:
        self.tab = tab

    def _lay_part(self, part: str, box: Box) -> None:
        table, context = self.table, self.context
        if part == SAID:
            self.sayings.lay(table, box)
        elif part == NOTES:
            self.notes.lay(table, box)
        elif part == YEARS:
            self.years.lay(table, box)
        elif part == LOG:
            lines, title = context.chronicle(), context.say("Chronicle")
            context.log_panel.lay(context.ui, context.canvas(), box, lines, context.badges, title, context.open_log)

    def _lay_middle(self) -> None:
        table, year = self.table, self.year
        if is_rebelling(table):
            lay_rebellion(table, year)
        elif table.state.dealt:
            lay_cards(table, year)
            if table.asks("decide"):
                lay_tiles(table, year.tiles)
            elif table.asks("discuss"):
                lay_talk(table, year.work)

    def _lay_buttons(self) -> None:
        """Answers in a row; before them what only helps. Rebelling has its own place where there is room."""
        table, context = self.table, self.context
        _, actions = table.actions()
        if not context.asked:
            if self.rebel.w:
                self._shut_rebel()
            return
        helpers = self._helpers()
        apart = bool(self.rebel.w)
        rest = [(n, action) for n, action in enumerate(actions) if not (apart and action.option == REBEL)]
        shares = (*[1.0] * len(helpers), *[1.7 if number == len(actions) - 1 else 1.35 for number, _ in rest])
        places = row(self.year.buttons, shares)
        for place, button in zip(places, helpers, strict=False):
            button.box = place
            context.ui.add(button)
        for place, (number, action) in zip(places[len(helpers) :], rest, strict=True):
            action_button(context, number, action, place, 22 if number == len(actions) - 1 else 18)
        if apart:
            at = next((n for n, action in enumerate(actions) if action.option == REBEL), None)
            if at is None:
                self._shut_rebel()
            else:
                action_button(context, at, actions[at], self.rebel, 17)

    def _shut_rebel(self) -> None:
        label = self.table.label(REBEL)
        self.context.ui.add(
            Button("rebel", self.rebel, enabled=False, group="actions", focusable=False, label=label.words, size=17)
        )

    def _helpers(self) -> list[Button]:
        """What is no answer: begin anew, a hint, and for two people the King's scroll."""
        table, context = self.table, self.context
        say, none = context.say, Box(0, 0, 0, 0)
        found = []
        if table.state.draft or table.asks("decide"):
            found.append(
                Button(
                    "clear",
                    none,
                    table.clear,
                    bool(table.state.draft),
                    "helpers",
                    "c",
                    label=table.label(BACK).words,
                    kind="night",
                    icon="<return-arrow",
                    size=18,
                )
            )
        if context.asked and LOOK in context.asked.decision.options and KING in context.session.people:
            found.append(
                Button(
                    "peek",
                    none,
                    self.open_peek,
                    group="helpers",
                    key=BUTTONS["look"].key,
                    label=table.label(LOOK).words,
                    kind="night",
                    icon="wax-seal",
                    size=18,
                    tip=table.label(LOOK).second,
                )
            )
        hint = say("Suggest a move (T)")
        found.append(
            Button(
                "hint",
                none,
                context.hint,
                group="helpers",
                label=say("Hint"),
                kind="night",
                icon="candle-flame",
                size=18,
                tip=hint,
            )
        )
        return found

    # -- drawing -------------------------------------------------------------------------------------------------------

    def draw(self, canvas: Canvas) -> None:
        table, say, plan = self.table, self.context.say, self.table.plan
        if plan.wide:
            self._draw_part(canvas, SAID, self.part)
            self._draw_part(canvas, NOTES if self.hers else LOG, self.columns.right)
        else:
            self._draw_part(canvas, self.tab, self.part)
        draw_score(canvas, table, self.score)
        if self.judged.h:
            draw_judged(canvas, table, self.judged, self.rebel)
            self.years.draw(canvas, table, say("Your years") if self.hers else say("Her years"))
        self.draw_middle(canvas)

    def _draw_part(self, canvas: Canvas, part: str, box: Box) -> None:
        table, say = self.table, self.context.say
        if part == SAID:
            self.sayings.draw(canvas, table, say("What the King said"))
        elif part == NOTES:
            self.notes.draw(canvas, table)
        elif part == YEARS:
            self.years.draw(canvas, table, say("Your years") if self.hers else say("Her years"))
        elif part == JUDGED:
            draw_judged(canvas, table, box, None)

    def draw_middle(self, canvas: Canvas) -> None:
        """The year itself."""
        table, year, context = self.table, self.year, self.context
        words = context.asked_words()
        lead, sentence = (words.lead, words.sentence) if words else ("", "")
        line(canvas, lead, year.head, "title", 25, "#FFF0C8", "m")
        if words and words.seat != context.view.seat and not (table.talking() and table.state.dealt):
            line(canvas, sentence, year.buttons, "italic", 21, TEXT_SOFT, "m", cut=True)
        if is_rebelling(table):
            draw_rebellion(canvas, table, year, sentence)
            used = tuple(value for value in claims(table).values() if value)
            draw_tiles(canvas, table, year.tiles, context.say("Their numbers"), "", used)
            return
        draw_cards(canvas, table, year)
        if not table.state.dealt:
            draw_rumour(canvas, table, year.work)
        elif table.talking():
            draw_talk(canvas, table, year.work, sentence)
        else:
            self._draw_choice(canvas, sentence)

    def _draw_choice(self, canvas: Canvas, sentence: str) -> None:
        table, context = self.table, self.context
        mine = table.asks("decide")
        draw_slots(canvas, table, self.year, mine)
        title = context.say("Your tiles") if self.hers else context.say("Her tiles")
        draw_tiles(canvas, table, self.year.tiles, title, sentence if mine else "", tuple(laid_tiles(table).values()))
