"""Her page, and that of whoever only watches: her notes or the chronicle, the year, and in the column what was said."""

from functools import partial

from engines.my_realm.matters import PRINCESS
from engines.my_realm.state import matters_of

from ...render.canvas import Box, Canvas
from .aim_strip import below_strip, draw_strip
from .cards import draw_cards, draw_slots, draw_tiles, laid_tiles, lay_cards, lay_tiles
from .night_tab import NightTab
from .notes import Notes
from .plan import GAP, Columns, Year, her_columns, notes_row, row, year_plan
from .realm_table import RealmTable
from .sayings import SayingsList
from .score_panel import draw_judged, draw_score, score_height
from .talk import draw_talk, lay_talk
from .year_opening import claims, draw_rebellion, draw_rumour, is_rebelling, lay_rebellion
from .years import Years

SAID, NOTES, YEARS, JUDGED, LOG = "said", "notes", "years", "judged", "log"
TAB = 40.0
LARGE = 1.2
"""Letters so much larger than designed leave room for one thing at a time in the column."""
JUDGED_HIGH = {"wide": 176.0, "compact": 140.0, "narrow": 0.0}
LEAST_SAID = 120.0
"""How high the rules of judgement are, and what is left for the King's words at least."""


class HerPage:
    """What the Princess has before her, and in the column what the King said."""

    def __init__(self, table: RealmTable, notes: Notes, sayings: SayingsList, years: Years) -> None:
        self.table, self.context = table, table.context
        self.notes, self.sayings, self.years = notes, sayings, years
        self.tab = SAID
        self.columns: Columns = her_columns(table.plan)
        self.year: Year = year_plan(self.columns.middle, table.plan)
        self.strip = self.score = self.judged = self.part = Box(0, 0, 0, 0)

    @property
    def hers(self) -> bool:
        return self.context.view.seat == PRINCESS

    def tabs(self) -> list[tuple[str, str]]:
        """What stands behind tabs on this window."""
        say, narrow = self.context.say, self.table.plan.size.narrow
        if not narrow and self.context.stage.scale.text < LARGE:
            return []
        notes = (NOTES, say("Notes")) if self.hers else (LOG, say("Chronicle"))
        beside = [notes, (YEARS, say("Years"))] if narrow else []  # else they stand on the page
        return [(SAID, say("Said")), *beside, (JUDGED, say("Judged"))]

    def turn_tab(self, number: int | None = None) -> bool:
        """N: the next of what lies behind tabs; by number: that one."""
        names = [name for name, _ in self.tabs()]
        if not names or (number is not None and not 0 <= number < len(names)):
            return False
        here = names.index(self.tab) if self.tab in names else -1
        self.tab = names[(here + 1) % len(names) if number is None else number]
        return True

    # -- widgets -------------------------------------------------------------------------------------------------------

    def lay_table(self) -> None:
        table, plan = self.table, self.table.plan
        self.columns = her_columns(plan)
        self.strip, middle = below_strip(table, self.columns.middle)
        self.year = year_plan(middle, plan)
        if not plan.size.narrow:
            self._lay_part(NOTES if self.hers else LOG, self.columns.left)
            self.years.lay(table, self.year.years)
        self._lay_middle()

    def lay_context(self, box: Box) -> Box:
        """What was said, the tokens, and how the year is judged; on a narrow window a page of tabs."""
        table, context = self.table, self.context
        high = score_height(table)
        tabs = self.tabs()
        judged = 0.0 if tabs else max(0.0, min(JUDGED_HIGH[table.plan.size], box.h - high - LEAST_SAID - 2 * GAP))
        self.judged = Box(box.x, box.bottom - judged, box.w, judged)
        foot = self.judged.y - (GAP if judged else 0)
        self.score = Box(box.x, foot - high, box.w, high)
        self.part = Box(box.x, box.y, box.w, self.score.y - GAP - box.y)
        if tabs:
            if self.tab not in [name for name, _ in tabs]:
                self.tab = SAID
            bar = self.part._replace(h=TAB)
            for number, place in enumerate(row(bar, (1.0,) * len(tabs), 6)):
                name, label = tabs[number]
                tip = context.say("{tab} (Ctrl {number})", tab=label, number=number + 1)
                does = partial(self._turn, name)
                context.ui.add(
                    NightTab(f"tabs{number}", place, does, group="tabs", tip=tip, label=label, chosen=name == self.tab)
                )
            self.part = self.part._replace(y=bar.bottom + 8, h=self.part.h - TAB - 8)
        self._lay_part(self.tab if tabs else SAID, self.part)
        return box._replace(y=box.bottom, h=0)

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
                if table.plan.size.narrow:
                    for matter, place in zip(matters_of(table.state), year.slots, strict=True):
                        self.notes.lay_row(table, matter, notes_row(place))
            elif table.asks("discuss"):
                lay_talk(table, year.work)

    # -- drawing -------------------------------------------------------------------------------------------------------

    def draw_table(self, canvas: Canvas) -> None:
        if not self.table.plan.size.narrow:
            self._draw_part(canvas, NOTES if self.hers else LOG, self.columns.left)
            self._draw_part(canvas, YEARS, self.year.years)
        draw_strip(canvas, self.table, self.strip)
        self.draw_middle(canvas)

    def draw_context(self, canvas: Canvas) -> None:
        self._draw_part(canvas, self.tab if self.tabs() else SAID, self.part)
        draw_score(canvas, self.table, self.score)
        if self.judged.h:
            draw_judged(canvas, self.table, self.judged)

    def _draw_part(self, canvas: Canvas, part: str, box: Box) -> None:
        table, say = self.table, self.context.say
        if part == SAID:
            self.sayings.draw(canvas, table, say("What the King said"))
        elif part == NOTES:
            self.notes.draw(canvas, table)
        elif part == YEARS:
            self.years.draw(canvas, table, say("Your years") if self.hers else say("Her years"))
        elif part == JUDGED:
            draw_judged(canvas, table, box)

    def draw_middle(self, canvas: Canvas) -> None:
        """The year itself."""
        table, year, context = self.table, self.year, self.context
        words = context.asked_words()
        sentence = words.sentence if words else ""
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
            self._draw_choice(canvas)

    def _draw_choice(self, canvas: Canvas) -> None:
        table, context = self.table, self.context
        mine = table.asks("decide")
        draw_slots(canvas, table, self.year, mine)
        title = context.say("Your tiles") if self.hers else context.say("Her tiles")
        note = context.say("1 is the most important") if mine else ""
        draw_tiles(canvas, table, self.year.tiles, title, note, tuple(laid_tiles(table).values()))
