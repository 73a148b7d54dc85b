"""His page: the scroll, this year's matters, the words he builds, and what was said. She sees nothing of it."""

from engines.my_realm.matters import MATTER, MATTER_IDS
from engines.my_realm.prompts import ASKED
from engines.my_realm.state import REIGN, matters_of
from engines.my_realm.text import WORDS
from engines.my_realm.words import MATTER_NAMES

from ...render.canvas import Box, Canvas
from ...widgets.base import Widget
from ...widgets.tabs import lay_tabs
from .aim_strip import below_strip, draw_strip
from .fitted_text import inside, line, lines_of, titled
from .peek import Peek, PeekScroll, true_place
from .plan import GAP, Columns, grid, his_columns
from .realm_table import RealmTable
from .saying_builder import SayingBuilder
from .sayings import SayingsList
from .score_panel import draw_score, score_height
from .sprites.cloth import TEXT, TEXT_SOFT
from .sprites.pieces import medal, seal
from .talk import asked_question
from .years import Years

SAID, YEARS = "said", "years"
TAB = 40.0
QUESTION = 136.0
BLOCK = 128.0
"""How high the words beside a matter are at most."""
ANSWER = 300.0
"""How high the words of an answer are; below them is room for her years."""


class HisPage:
    """What the King has before him, and in the column what he said."""

    def __init__(self, table: RealmTable, peek: Peek, sayings: SayingsList, years: Years) -> None:
        self.table, self.context = table, table.context
        self.peek, self.sayings, self.past = peek, sayings, years
        self.tab = SAID
        self.scroll = PeekScroll(table, peek)
        self.builder = SayingBuilder(table)
        self.columns: Columns = his_columns(table.plan)
        self.strip = Box(0, 0, 0, 0)
        self.matters = self.work = self.left = self.question = self.said = self.score = self.years = Box(0, 0, 0, 0)

    def speaks(self) -> bool:
        """Whether he may say something now."""
        return self.table.asks("speak") or self.table.asks("answer")

    # -- widgets -------------------------------------------------------------------------------------------------------

    def lay_table(self) -> None:
        plan, table = self.table.plan, self.table
        self.columns = his_columns(plan)
        self.strip, middle = below_strip(table, self.columns.middle)
        high = {"wide": 236.0, "compact": 150.0, "narrow": 128.0}[plan.size]
        self.matters = middle._replace(h=high)
        self.work = Box(middle.x, self.matters.bottom + GAP, middle.w, middle.bottom - self.matters.bottom - GAP)
        self.years = Box(0, 0, 0, 0)
        if not self.speaks():
            told = 0.0 if self.context.session.looking else 92.0  # in a replay the prompt says all of it
            self.years = Box(self.work.x, self.work.y + told, self.work.w, self.work.h - told)
        elif asked_question(table):
            self.work = self.work._replace(h=min(ANSWER, self.work.h * 0.58))
            y = self.work.bottom + GAP
            self.years = Box(middle.x, y, middle.w, middle.bottom - y)
        self.scroll.lay(self.context.ui, self.columns.left)
        self._lay_cards()
        if self.years.h:
            self.past.lay(table, self.years)
        if self.speaks():
            self.builder.lay(self.work)

    def lay_context(self, box: Box) -> Box:
        """How many words are left, what she asks, what was said, and the tokens."""
        table = self.table
        tall = 96.0 if table.plan.size.wide else 84.0
        self.left = box._replace(h=tall)
        y = self.left.bottom + GAP
        self.question = Box(box.x, y, box.w, QUESTION if asked_question(table) else 0.0)
        y = self.question.bottom + (GAP if self.question.h else 0)
        low = score_height(table)
        self.score = Box(box.x, box.bottom - low, box.w, low)
        self.said = Box(box.x, y, box.w, self.score.y - GAP - y)
        self._lay_record()
        return box._replace(y=box.bottom, h=0)

    def turn_tab(self) -> bool:
        """N: what was said, or her years, where both have one place."""
        if self.years.h:
            return False
        self.tab = YEARS if self.tab == SAID else SAID
        return True

    def _turn(self, tab: str) -> None:
        self.tab = tab

    def _lay_record(self) -> None:
        """What was said and her years: two panels where there is room for them, or else behind tabs."""
        table, context = self.table, self.context
        if self.years.h:
            self.tab = SAID
        else:
            tabs = [(SAID, context.say("Said so far")), (YEARS, context.say("Her years"))]
            bar = self.said._replace(h=TAB)
            lay_tabs(context.ui, context.canvas(), bar, "tabs", tabs, self.tab, self._turn)
            self.said = self.said._replace(y=bar.bottom + 8, h=self.said.h - TAB - 8)
        if self.tab == SAID:
            self.sayings.lay(table, self.said)
        else:
            self.past.lay(table, self.said)

    def _lay_cards(self) -> None:
        """This year's matters, to be looked at more closely."""
        table = self.table
        cells = grid(inside(self.matters), 3, 1, 14)
        for matter, cell in zip(matters_of(table.state), cells, strict=False):
            table.context.ui.add(Widget(f"card{matter}", cell, group="cards", focusable=False))

    # -- drawing -------------------------------------------------------------------------------------------------------

    def draw_table(self, canvas: Canvas) -> None:
        table, say = self.table, self.context.say
        self.scroll.draw(canvas, table.state)
        draw_strip(canvas, table, self.strip)
        self._draw_matters(canvas)
        if self.years.h:
            self.past.draw(canvas, table, say("Her years"))
        if self.speaks():
            self.builder.draw(canvas)
        elif not self.context.session.looking:
            self._draw_silence(canvas)

    def draw_context(self, canvas: Canvas) -> None:
        table, say = self.table, self.context.say
        self._draw_left(canvas)
        if self.question.h:
            self._draw_question(canvas)
        if self.tab == SAID:
            self.sayings.draw(canvas, table, say("Said so far"))
        elif not self.years.h:
            self.past.draw(canvas, table, say("Her years"))
        draw_score(canvas, table, self.score)

    def _draw_matters(self, canvas: Canvas) -> None:
        table, say = self.table, self.context.say
        state = table.state
        room = titled(canvas, self.matters, say("This year's matters"))
        if not state.dealt:
            lines_of(canvas, WORDS.rumour(state.rumour, say), room, "italic", 22, TEXT)
            return
        for card, cell in zip(state.dealt, grid(room, 3, 1, 14), strict=True):
            matter = MATTER[card]
            size = min(118.0, cell.h, cell.w * 0.36)
            medal(canvas, MATTER_IDS[matter], cell.x + size / 2, cell.cy, size)
            high = min(BLOCK, cell.h)
            words = Box(cell.x + size + 14, cell.cy - high / 2, cell.w - size - 14, high)
            name = words._replace(h=min(32.0, high * 0.34))
            line(canvas, say(MATTER_NAMES[matter]), name, "heading", 22, "#FFF0C8")
            number = true_place(state, matter, self.peek)
            foot = 0.0 if number is None else 26.0
            between = Box(words.x, name.bottom, words.w, words.bottom - name.bottom - foot)
            told = WORDS.card(card, say)
            lines = len(canvas.wrapped(told, "italic", canvas.least(), between.w))
            if number is None or lines * canvas.least() * 1.2 * canvas.scale.text <= between.h:
                lines_of(canvas, told, between, "italic", 18, "#E1E6F8", centred=False, top=True)
            if number is not None:
                at = Box(words.x, words.bottom - 24, words.w, 24)
                placed = line(canvas, say("true place {number}").format(number=number), at, "label", 17, "#FFCF6B")
                canvas.icon("padlock", placed.right + 16, at.cy, 18, "#FFCF6B")

    def _draw_left(self, canvas: Canvas) -> None:
        table, say, box = self.table, self.context.say, self.left
        state = table.state
        room = titled(canvas, box, say("Sayings left this year"))
        count = state.charter.words
        if state.charter.free_talk or state.phase == REIGN:
            told = (
                say("None: the dead are silent.")
                if state.phase == REIGN
                else say("Talk freely. Chips keep a note of it.")
            )
            lines_of(canvas, told, room, "italic", 19, TEXT_SOFT, centred=False)
            return
        size = min(46.0, room.h)
        for number in range(count):
            seal(canvas, room.x + size / 2 + number * (size + 10), room.cy, size, number < count - state.words)
        x = room.x + count * (size + 10) + 6
        told = say("{left} of {count}").format(left=state.words, count=count)
        label = line(canvas, told, Box(x, room.y, 96, room.h), "title", 24, TEXT)
        beside = Box(label.right + 14, room.y, room.right - label.right - 14, room.h)
        if canvas.fits(say("answers count too"), "body", beside.w):
            line(canvas, say("answers count too"), beside, "body", 18, TEXT_SOFT)

    def _draw_question(self, canvas: Canvas) -> None:
        table, say, box = self.table, self.context.say, self.question
        asked = asked_question(table)
        assert asked is not None  # the panel has a height
        canvas.panel(box, "parchment", 12)
        canvas.icon("tiara", box.x + 36, box.y + 30, 34, "#5B1620")
        line(canvas, say("The Princess asks"), Box(box.x + 64, box.y + 10, box.w - 82, 38), "heading", 21, "#5B1620")
        canvas.rect(Box(box.x + 18, box.y + 52, box.w - 36, 1.2), 0, "#8F6A2A")
        words = WORDS.question(*asked, say)
        lines_of(canvas, words, Box(box.x + 18, box.y + 56, box.w - 36, 52), "body", 20, "#2B1A0D", centred=False)
        cost = say(ASKED["answer"].sentence)
        line(canvas, cost, Box(box.x + 18, box.y + 106, box.w - 36, 24), "italic", 18, "#4A3517")

    def _draw_silence(self, canvas: Canvas) -> None:
        """While she decides, and ever after his death, he sees only what all may see (6.1)."""
        table, say = self.table, self.context.say
        box = self.work._replace(h=82)
        titled(canvas, box, say("You may not speak now"), "", 25)
        words = table.context.asked_words()
        sentence = words.sentence if words else ""
        line(canvas, sentence, inside(box)._replace(h=30), "italic", 19, TEXT_SOFT, cut=True)
