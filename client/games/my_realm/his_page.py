"""His page: the scroll, this year's matters, the words he builds, and what was said. She sees nothing of it."""

from engines.my_realm.decisions import BACK
from engines.my_realm.matters import MATTER, MATTER_IDS
from engines.my_realm.prompts import ASKED
from engines.my_realm.state import REIGN, matters_of
from engines.my_realm.text import WORDS
from engines.my_realm.words import MATTER_NAMES

from ...render.canvas import Box, Canvas
from ...tables.column import action_button
from ...widgets.base import Widget
from ...widgets.button import Button
from ...widgets.tabs import lay_tabs
from .fitted_text import inside, line, lines_of, titled
from .peek import Peek, PeekScroll, true_place
from .plan import Columns, grid, his_columns, row
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
BLOCK = 128.0
"""How high the words beside a matter are at most."""
ANSWER = 300.0
"""How high the words of an answer are; below them is room for her years."""


class HisPage:
    """Everything between the top bar and the hem."""

    def __init__(self, table: RealmTable, peek: Peek, sayings: SayingsList, years: Years) -> None:
        self.table, self.context = table, table.context
        self.peek, self.sayings, self.past = peek, sayings, years
        self.tab = SAID
        self.scroll = PeekScroll(table, peek)
        self.builder = SayingBuilder(table)
        self.columns: Columns = his_columns(table.plan)
        self.matters = self.work = self.left = self.question = self.said = self.score = self.years = Box(0, 0, 0, 0)

    def speaks(self) -> bool:
        """Whether he may say something now."""
        return self.table.asks("speak") or self.table.asks("answer")

    # -- widgets -------------------------------------------------------------------------------------------------------

    def place(self) -> None:
        plan, table = self.table.plan, self.table
        self.columns = his_columns(plan)
        middle, right = self.columns.middle, self.columns.right
        high = {"wide": 236.0, "compact": 150.0, "narrow": 128.0}[plan.size]
        self.matters = middle._replace(h=high)
        self.work = Box(middle.x, self.matters.bottom + 12, middle.w, middle.bottom - self.matters.bottom - 12)
        tall = 112.0 if plan.wide else 96.0
        self.left = right._replace(h=tall)
        y = self.left.bottom + 12
        self.question = Box(right.x, y, right.w, 196.0 if asked_question(table) else 0.0)
        y = self.question.bottom + (12 if self.question.h else 0)
        low = score_height(table)
        self.score = Box(right.x, right.bottom - low, right.w, low)
        self.said = Box(right.x, y, right.w, self.score.y - 12 - y)
        self.years = Box(0, 0, 0, 0)
        if not self.speaks():
            self.years = Box(self.work.x, self.work.y + 92, self.work.w, self.work.h - 92)
        elif asked_question(table):
            self.work = self.work._replace(h=min(ANSWER, self.work.h * 0.58))
            self.years = Box(middle.x, self.work.bottom + 12, middle.w, middle.bottom - self.work.bottom - 12)

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
            self.past.lay(table, self.years)
        else:
            tabs = [(SAID, context.say("Said so far")), (YEARS, context.say("Her years"))]
            bar = self.said._replace(h=TAB)
            lay_tabs(context.ui, context.canvas(), bar, "tabs", tabs, self.tab, self._turn)
            self.said = self.said._replace(y=bar.bottom + 8, h=self.said.h - TAB - 8)
        if self.tab == SAID:
            self.sayings.lay(table, self.said)
        else:
            self.past.lay(table, self.said)

    def lay_out(self) -> None:
        self.place()
        table, context = self.table, self.context
        self.scroll.lay(context.ui, self.columns.left)
        self._lay_record()
        self._lay_cards()
        if not self.speaks():
            return
        self.builder.lay(self.work)
        _, actions = table.actions()
        if asked_question(table):
            room = Box(self.question.x + 18, self.question.bottom - 64, self.question.w - 36, 50)
            for number, (action, place) in enumerate(zip(actions, row(room, (1.0,) * len(actions)), strict=True)):
                action_button(context, number, action, place, 18)
            return
        say = context.say
        clear = Button(
            "clear", Box(0, 0, 0, 0), table.clear, bool(table.state.draft), "helpers", "c",
            label=table.label(BACK).words, kind="night", icon="<return-arrow", size=18,
        )  # fmt: skip
        hint = Button(
            "hint", Box(0, 0, 0, 0), context.hint, group="helpers", label=say("Hint"), kind="night",
            icon="candle-flame", size=18, tip=say("Suggest a move (T)"),
        )  # fmt: skip
        shares = (0.8, 0.8, *[1.4 if number == 0 and len(actions) > 1 else 1.9 for number in range(len(actions))])
        places = row(self.builder.buttons, shares)
        clear.box, hint.box = places[:2]
        context.ui.add(clear)
        context.ui.add(hint)
        for number, (action, place) in enumerate(zip(actions, places[2:], strict=True)):
            action_button(context, number, action, place, 22 if number == len(actions) - 1 else 18)

    def _lay_cards(self) -> None:
        """This year's matters, to be looked at more closely."""
        table = self.table
        cells = grid(inside(self.matters), 3, 1, 14)
        for matter, cell in zip(matters_of(table.state), cells, strict=False):
            table.context.ui.add(Widget(f"card{matter}", cell, group="cards", focusable=False))

    # -- drawing -------------------------------------------------------------------------------------------------------

    def draw(self, canvas: Canvas) -> None:
        table, say = self.table, self.context.say
        self.scroll.draw(canvas, table.state)
        self._draw_matters(canvas)
        self._draw_left(canvas)
        if self.question.h:
            self._draw_question(canvas)
        if self.tab == SAID:
            self.sayings.draw(canvas, table, say("Said so far"))
        if self.years.h or self.tab == YEARS:
            self.past.draw(canvas, table, say("Her years"))
        draw_score(canvas, table, self.score)
        if self.speaks():
            self.builder.draw(canvas)
        else:
            self._draw_silence(canvas)

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
            lines_of(canvas, WORDS.card(card, say), between, "italic", 18, "#E1E6F8", centred=False, top=True)
            if number is not None:
                at = Box(words.x, words.bottom - 24, words.w, 24)
                told = line(canvas, say("true place {number}").format(number=number), at, "label", 17, "#FFCF6B")
                canvas.icon("padlock", told.right + 16, at.cy, 18, "#FFCF6B")

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
