"""Builder of the King's sayings, in three steps: the form, the matters, the proverb; and what she will read."""

from collections.abc import Callable

from engines.core.types import Option
from engines.my_realm.decisions import WORDINGS
from engines.my_realm.forms import FORMS, STATEMENTS, reply
from engines.my_realm.matters import MATTER_IDS, MATTERS
from engines.my_realm.prompts import ASKED
from engines.my_realm.proverbs import PLAIN, proverb
from engines.my_realm.reasons import untrue
from engines.my_realm.state import matters_of
from engines.my_realm.text import WORDS
from engines.my_realm.words import MATTER_NAMES, QUOTED

from ...match.prompts import Ask
from ...render.canvas import Box, Canvas
from ...sprites.ornaments import disc
from ...widgets.base import Mood, Widget, focus_ring
from .chips import Chip, ChipAgain, ChipFace
from .fitted_text import line, lines_of, titled
from .plan import grid
from .realm_table import RealmTable
from .sprites.cloth import TEXT_SOFT
from .sprites.statement import parts, statement, statement_height
from .talk import asked_question
from .words.captions import veil_words

LABEL = 28.0
INK = "#2B1A0D"


class Wording(Widget):
    """One proverb, with a mark before it."""

    def __init__(self, name: str, box: Box, words: str, chosen: bool, does: Callable[[], None]) -> None:
        super().__init__(name, box, does, group="wordings")
        self.words, self.chosen = words, chosen

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        box = self.box
        disc(canvas, box.x + 13, box.cy, 22, "#FFE39A", "#0B1026", "#FFE39A" if self.chosen else None)
        ink = "#FFF6E4" if self.chosen or mood.hover else "#C3CBE8"
        lines_of(canvas, self.words, Box(box.x + 34, box.y, box.w - 36, box.h), "italic", 20, ink, centred=False)
        if mood.focus:
            focus_ring(canvas, box, 8)


class SayingBuilder:
    """The panel. It remembers which proverb is marked."""

    def __init__(self, table: RealmTable) -> None:
        self.table, self.context = table, table.context
        self.wording = 0
        self.box = self.forms = self.matters = self.words = self.preview = Box(0, 0, 0, 0)

    def place(self, box: Box) -> None:
        self.box = box
        answering = asked_question(self.table) is not None
        room = box.inset(20, 0)
        low, top = box.bottom - 16, box.y + 44
        free = low - top - 3 * LABEL - 16
        forms, matters = (0.0, 0.0) if answering else (free * 0.5, free * 0.185)
        self.forms = Box(room.x, top + LABEL, room.w, forms)
        self.matters = Box(room.x, self.forms.bottom + 8 + LABEL, room.w, matters)
        y = top + LABEL if answering else self.matters.bottom + 8 + LABEL
        self.words = Box(room.x, y, room.w * 0.46, low - y)
        left = self.words.right + 14
        self.preview = Box(left, y - LABEL + 6, room.right - left, low - y + LABEL - 6)
        if answering:
            self.preview = self.preview._replace(h=min(self.preview.h, 200))
            self.words = self.words._replace(h=min(self.words.h, 200))

    # -- what is said --------------------------------------------------------------------------------------------------

    @property
    def said(self) -> tuple[int | None, tuple[int, ...]]:
        """The form and the matters so far; of an answer, all of it."""
        question = asked_question(self.table)
        if question:
            return reply(*question, self.table.state.key)
        draft = self.table.state.draft
        return (draft[0], draft[1:]) if draft else (None, ())

    @property
    def whole(self) -> bool:
        form, matters = self.said
        return form is not None and len(matters) == FORMS[form].matters

    def option(self) -> Option:
        """The answer that says it, or will when it is whole, in the proverb that is marked."""
        return Option("answer" if asked_question(self.table) else "word", (self.wording,))

    # -- widgets -------------------------------------------------------------------------------------------------------

    def lay(self, box: Box) -> None:
        self.place(box)
        if not asked_question(self.table):
            self._lay_forms()
            self._lay_matters()
        if self.whole:
            self._lay_words()
        else:
            self.wording = 0

    def _lay_forms(self) -> None:
        """Forms to choose from; once one is chosen, the others begin anew."""
        table, context, say = self.table, self.context, self.context.say
        lit = context.picking.next_things() if context.picking else set()
        chosen = self.said[0]
        for form, place in zip(STATEMENTS, grid(self.forms, 4, 4, 8), strict=True):
            thing, (name, sketch) = ("form", form), WORDS.form(form, say)
            if chosen is not None and form != chosen and form in table.state.charter.forms and table.can_clear():
                why = untrue(table.state, form, say)
                context.ui.add(
                    ChipAgain(f"form{form}", place, ChipFace(name, why or sketch), self._anew(form), "forms", bool(why))
                )
                continue
            live = thing in lit or form == chosen
            face = ChipFace(name, sketch if live or table.state.draft else table.why_not(Option("form", (form,))))
            context.ui.add(Chip(f"form{form}", place, context, thing, face, thing in lit, form == chosen, "forms"))

    def _anew(self, form: int) -> Callable[[], None]:
        def choose() -> None:
            table, option = self.table, Option("form", (form,))
            table.clear()
            prompt = table.context.session.prompt
            if isinstance(prompt, Ask) and option in prompt.decision.options:
                table.context.answer(option)

        return choose

    def _lay_matters(self) -> None:
        table, context, say = self.table, self.context, self.context.say
        lit = context.picking.next_things() if context.picking else set()
        dealt, (form, named) = matters_of(table.state), self.said
        order = [*dealt, *[matter for matter in MATTERS if matter not in dealt]]
        for matter, place in zip(order, grid(self.matters, 9, 1, 8), strict=True):
            thing = ("matter", matter)
            face = ChipFace(say(MATTER_NAMES[matter]), matter=MATTER_IDS[matter], marked=matter in dealt)
            tip = ""
            if form is not None and thing not in lit and matter not in named and not self.whole:
                tip = table.why_not(Option("about", (matter,)))
            spot = Chip(f"matter{matter}", place, context, thing, face, thing in lit, matter in named, "matters", tip)
            context.ui.add(spot)

    def _lay_words(self) -> None:
        form, matters = self.said
        assert form is not None  # it is whole
        say = self.context.say
        for wording, place in enumerate(grid(self.words, 1, WORDINGS, 4)):
            words = say(QUOTED).format(proverb=proverb(form, matters, wording, say))
            does = self._marker(wording)
            self.context.ui.add(Wording(f"wording{wording}", place, words, wording == self.wording, does))

    def _marker(self, wording: int) -> Callable[[], None]:
        def mark() -> None:
            self.wording = wording

        return mark

    # -- drawing -------------------------------------------------------------------------------------------------------

    def draw(self, canvas: Canvas) -> None:
        say = self.context.say
        answering = asked_question(self.table) is not None
        titled(canvas, self.box, say("Answer truly, or not at all") if answering else say("Say something true"), "", 25)
        steps = [(self.words, "speak.word")]
        if not answering:
            steps = [(self.forms, "speak"), (self.matters, "speak.matter"), *steps]
        for number, (box, step) in enumerate(steps, 1):
            words = say(ASKED[step].sentence).rstrip(".")  # a heading here
            at = Box(box.x, box.y - LABEL, box.w * 0.55, LABEL - 2)
            told = line(canvas, words if answering else f"{number}  {words}", at, "heading", 19, "#FFF0C8")
            if box is self.matters:
                note = say("any of the nine; this year's first")
                room = Box(told.right + 24, at.y, box.right - told.right - 24, at.h)
                line(canvas, note, room, "small", 17, TEXT_SOFT)
        self._draw_preview(canvas)

    def _draw_preview(self, canvas: Canvas) -> None:
        table, say, box = self.table, self.context.say, self.preview
        canvas.panel(box, "parchment", 10)
        head = Box(box.x + 18, box.y + 6, box.w - 36, 24)
        line(canvas, say("She will see"), head, "label", 16, "#6B4A24")
        foot = Box(box.x + 18, box.bottom - 36, box.w - 36, 28)
        room = Box(head.x, head.bottom + 2, head.w, foot.y - head.bottom - 4)
        form, matters = self.said
        if form is None:
            lines_of(canvas, say("Nothing yet."), room, "italic", 20, "#5A4228", centred=False)
            return
        if self.whole and not table.state.charter.plain:
            words = say(QUOTED).format(proverb=proverb(form, matters, self.wording, say))
            lines_of(canvas, words, room, "italic", 20, INK, centred=False)
        else:
            self._draw_plain(canvas, form, matters, room)
        if self.whole:
            told = veil_words(FORMS[form].leaves, table.state.charter.honest or bool(asked_question(table)), say)
            canvas.icon("check-mark", foot.x + 10, foot.cy, 20, "#1F5A33")
            line(canvas, told, Box(foot.x + 28, foot.y, foot.w - 28, foot.h), "body", 18, INK)

    def _draw_plain(self, canvas: Canvas, form: int, matters: tuple[int, ...], room: Box) -> None:
        say = self.context.say
        named = [(MATTER_IDS[matter], say(MATTER_NAMES[matter])) for matter in matters]
        named += [("", "?")] * (FORMS[form].matters - len(matters))
        row = parts(say(PLAIN[form]), named)
        size = 20.0
        while size > 14 and statement_height(canvas, row, room.w, size) > room.h:
            size -= 1
        y = room.y + max(0.0, (room.h - statement_height(canvas, row, room.w, size)) / 2)
        statement(canvas, row, room.x, y, room.w, size, ("#1B2450", INK))
