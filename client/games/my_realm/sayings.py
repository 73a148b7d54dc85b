"""List of what the King said, newest year first: the proverb, and under it its meaning as a row of medals and words."""

from dataclasses import dataclass, field

from engines.my_realm.matters import KING, MATTER_IDS
from engines.my_realm.proverbs import PLAIN, proverb
from engines.my_realm.state import Saying
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


@dataclass
class SaidRow(Widget):
    """One statement; or, without words, the head of a year."""

    words: str = ""
    year: str = ""
    current: bool = False
    void: bool = False
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
        ink = TEXT_OFF if self.void else TEXT
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

    def lay(self, table: RealmTable, box: Box) -> None:
        """Rows for all that was said, from the newest year back."""
        self.box = box
        context, canvas = table.context, table.context.canvas()
        say, state = context.say, table.state
        view = inside(box)
        width = view.w - 16
        found: list[SaidRow] = []
        for year in sorted({saying.year for saying in state.sayings}, reverse=True):
            head = say("Year {year}").format(year=year)
            found.append(SaidRow(f"year{year}", Box(0, 0, 0, 24 * canvas.scale.text), year=head))
            found[-1].current = year == len(state.years) + 1
            for number, saying in enumerate(state.sayings):
                if saying.year == year:
                    found.append(self._row(table, number, saying, width, canvas))
        heights = [row.box.h for row in found]
        for row, place in zip(found, self.rows.lay(context.ui, view, heights, 9), strict=True):
            row.box, row.clip, row.focusable = place._replace(w=width), view, False
            context.ui.add(row)

    def _row(self, table: RealmTable, number: int, saying: Saying, width: float, canvas: Canvas) -> SaidRow:
        words = quoted(table, saying)
        plain = plain_parts(table, saying.form, saying.matters) if shows_plain(table) else []
        tip = table.context.say("Forgotten: it could not stand beside the rest.") if saying.void else ""
        high = SaidRow.height(canvas, words, plain, width)
        return SaidRow(f"said{number}", Box(0, 0, 0, high), tip=tip, words=words, void=saying.void, plain=plain)

    def draw(self, canvas: Canvas, table: RealmTable, title: str) -> None:
        titled(canvas, self.box, title)
        if not table.state.sayings:
            room = inside(self.box)
            words = table.context.say("Not a word yet.")
            canvas.paragraph(words, room, "italic", 19, TEXT_SOFT, 1.2)
