"""List of what the King said, the newest first: the proverb, and under it its meaning as a row of medals and words.
Questions that he did not answer are in it, too."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from engines.core.types import Event
from engines.my_realm.matters import KING, MATTER_IDS
from engines.my_realm.proverbs import PLAIN, proverb
from engines.my_realm.state import Saying
from engines.my_realm.text import WORDS
from engines.my_realm.words import MATTER_NAMES, QUOTED

from ...render.canvas import Box, Canvas
from ...stage.rows import Rows
from ...widgets.base import Mood, Widget
from .fitted_text import inside, titled
from .realm_table import RealmTable
from .sprites.cloth import TEXT, TEXT_OFF, TEXT_SOFT
from .sprites.statement import Part, parts, statement, statement_height

SIZE, PLAIN_SIZE = 20.0, 17.0
LEADING = 1.18


def plain_parts(table: RealmTable, form: int, matters: tuple[int, ...]) -> list[Part]:
    """What a statement means, as medals and words."""
    say = table.context.say
    return parts(say(PLAIN[form]), [(MATTER_IDS[matter], say(MATTER_NAMES[matter])) for matter in matters])


def quoted(table: RealmTable, saying: Saying) -> str:
    say = table.context.say
    return say(QUOTED).format(proverb=proverb(saying.form, saying.matters, saying.wording, say))


def shows_plain(table: RealmTable) -> bool:
    """In poetic mode nobody but the King reads what his words mean (6.3)."""
    return table.state.charter.plain or table.context.view.seat == KING or table.state.ending >= 0


class Unanswered(NamedTuple):
    """Question that he deflected, in which year, and after how many sayings."""

    year: int
    after: int
    question: int
    matters: tuple[int, ...]


def unanswered(told: Sequence[Event]) -> list[Unanswered]:
    """All of them, from the first to the last."""
    found: list[Unanswered] = []
    asked: Event | None = None
    year, said = 1, 0
    for event in told:
        if event.kind == "sealed":
            year += 1
        elif event.kind in ("spoke", "hinted"):
            said += 1
        elif event.kind == "asked":
            asked = event
        elif event.kind == "deflected" and asked is not None:
            question, matters = asked.args
            found.append(Unanswered(year, said, question, matters))  # type: ignore[arg-type]
    return found


@dataclass
class SaidRow(Widget):
    """One statement; or, without words, the head of a year."""

    words: str = ""
    year: str = ""
    current: bool = False
    void: bool = False
    soft: bool = False
    """He said nothing to it."""
    plain: list[Part] = field(default_factory=list)

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        box = self.box
        if self.year:
            colour = "#FFCF6B" if self.current else "#C3CBE8"
            label = canvas.text(self.year, box.x, box.cy, "label", 16, colour, "lm", box.w)
            rule = Box(label.right + 12, box.cy, box.right - label.right - 12, 1)
            canvas.rect(rule, 0, (217, 180, 90, 100))
            return
        step = SIZE * LEADING * canvas.scale.text
        ink = TEXT_OFF if self.void else TEXT_SOFT if self.soft else TEXT
        y = box.y
        for words in canvas.wrapped(self.words, "italic", SIZE, box.w):
            canvas.text(words, box.x, y, "italic", SIZE, ink, room=box.w)
            if self.void:
                canvas.rect(Box(box.x, y + step * 0.48, canvas.text_width(words, "italic", SIZE), 1.6), 0, TEXT_OFF)
            y += step
        if self.plain:
            colours = (TEXT_OFF, TEXT_OFF) if self.void else ("#FFE7B0", "#E1E6F8")
            statement(canvas, self.plain, box.x, y + 2, box.w, PLAIN_SIZE, colours)

    @staticmethod
    def height(canvas: Canvas, words: str, plain: list[Part], width: float) -> float:
        lines = len(canvas.wrapped(words, "italic", SIZE, width))
        high = lines * SIZE * LEADING * canvas.scale.text
        return high + (2 + statement_height(canvas, plain, width, PLAIN_SIZE) if plain else 2)


class SayingsList:
    """The list, wherever it stands. It remembers how far it is scrolled."""

    def __init__(self) -> None:
        self.rows = Rows("heard")
        self.box = Box(0, 0, 0, 0)
        self._known = 0
        """So many rows it had: with a new one the newest is in sight."""

    def lay(self, table: RealmTable, box: Box) -> None:
        """Rows for all that was said, from the newest back."""
        self.box = box
        context, canvas = table.context, table.context.canvas()
        say, state = context.say, table.state
        view = inside(box)
        width = view.w - 16
        found: list[SaidRow] = []
        silences = self._unanswered(table)
        years = {saying.year for saying in state.sayings} | {silence.year for silence in silences}
        for year in sorted(years, reverse=True):
            head = say("Year {year}").format(year=year)
            found.append(SaidRow(f"year{year}", Box(0, 0, 0, 24 * canvas.scale.text), year=head))
            found[-1].current = year == len(state.years) + 1
            for number in range(len(state.sayings), -1, -1):
                if number < len(state.sayings) and state.sayings[number].year == year:
                    found.append(self._row(table, number, state.sayings[number], width, canvas))
                for at, silence in reversed([*enumerate(silences)]):
                    if (silence.after, silence.year) == (number, year):
                        found.append(self._silence(table, at, silence, width, canvas))
        if len(found) != self._known:
            self._known, self.rows.offset = len(found), 0.0
        heights = [row.box.h for row in found]
        for row, place in zip(found, self.rows.lay(context.ui, view, heights, 9), strict=True):
            row.box, row.clip, row.focusable = place._replace(w=width), view, False
            context.ui.add(row)

    def _unanswered(self, table: RealmTable) -> list[Unanswered]:
        """What he did not answer, as far as it has been shown."""
        context, said = table.context, len(table.state.sayings)
        latest = said - 1 if context.timeline.busy else said
        return [silence for silence in unanswered(context.session.told()) if silence.after <= latest]

    def _silence(self, table: RealmTable, at: int, silence: Unanswered, width: float, canvas: Canvas) -> SaidRow:
        say = table.context.say
        question = WORDS.question(silence.question, silence.matters, say)
        words = say("{question} He spoke of the weather.", question=question)
        return SaidRow(f"silence{at}", Box(0, 0, 0, SaidRow.height(canvas, words, [], width)), words=words, soft=True)

    def _row(self, table: RealmTable, number: int, saying: Saying, width: float, canvas: Canvas) -> SaidRow:
        words = quoted(table, saying)
        plain = plain_parts(table, saying.form, saying.matters) if shows_plain(table) else []
        tip = table.context.say("Forgotten: it could not stand beside the rest.") if saying.void else ""
        high = SaidRow.height(canvas, words, plain, width)
        return SaidRow(f"said{number}", Box(0, 0, 0, high), tip=tip, words=words, void=saying.void, plain=plain)

    def draw(self, canvas: Canvas, table: RealmTable, title: str) -> None:
        titled(canvas, self.box, title)
        if not table.state.sayings and not self._known:
            room = inside(self.box)
            words = table.context.say("Not a word yet.")
            canvas.paragraph(words, room, "italic", 19, TEXT_SOFT, 1.2)
