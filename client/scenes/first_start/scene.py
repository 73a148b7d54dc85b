"""The first start: language, size of letters, a name and sound on one small page over the title; never again.

Everything applies at once and is kept when the page is left, however it is left.
"""

import getpass
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Final

from engines.core.setup import LONGEST_NAME

from ...i18n import languages, open_language
from ...input.intents import Intent, Kind
from ...match.seats import HUMAN, Seat
from ...render.canvas import Box, Canvas
from ...sprites.ornaments import badge
from ...stage.rows import Rows
from ...stage.scene import PANEL_SECONDS, Scene
from ...tables.shortcuts import MAIN
from ...widgets.base import Mood, Widget, focus_ring
from ...widgets.button import Button
from ...widgets.choices import Choice, Slider
from ...widgets.fields import TextField
from ..navigation import go
from ..settings.groups import LANGUAGES

if TYPE_CHECKING:
    from ...stage import Stage

WIDE, HIGH = 1060.0, 860.0
LEFT = 290.0
"""Where the fields begin."""
LEAST = 60.0
"""A row that would be lower, at letters of the usual size, is scrolled instead."""
SIZES: Final = (85, 100, 120, 150)
SHIELDS: Final = range(5)
NOTHING_LEAVES = "Nothing of this leaves this computer."


class ShieldChoice(Widget):
    """One of the badges to sit behind."""

    def __init__(self, number: int, box: Box, does: "partial[None]", chosen: bool, says: str) -> None:
        super().__init__(f"badge{number}", box, does, group="badges", says=says)
        self.number, self.chosen = number, chosen

    def is_on(self) -> bool:
        return self.chosen

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        if self.chosen:
            canvas.rect(self.box.inset(-5), 9, (90, 66, 40, 120), "g300", 2)
        badge(canvas, self.number, self.box.x, self.box.y, self.box.w)
        if mood.focus:
            focus_ring(canvas, self.box, 8)


def system_name() -> str:
    """What the computer calls whoever sits at it; empty if it does not say."""
    try:
        return getpass.getuser().strip().title()[:LONGEST_NAME]
    except (KeyError, OSError, ImportError):
        return ""


class FirstStartScene(Scene):
    """Four small things, and the table is laid."""

    name = "first_start"
    dialog = True
    veil = 168
    fade_in = PANEL_SECONDS

    def __init__(self, stage: "Stage", name: str | None = None) -> None:
        super().__init__(stage)
        self.text = system_name() if name is None else name
        self.badge = 0
        self.found = stage.say
        self.scrolled = Rows("first_start")
        """What does not fit between head and foot, in a window that is low for its letters."""
        self.view: Box | None = None
        """Through which those rows are seen; None: all of them fit."""
        self.ui.focus = "text_size"

    # -- what people do ------------------------------------------------------------------------------------------------

    def leave(self) -> None:
        """All of it is kept: there is a settings file from now on, and this page does not come again."""
        name = self.text.strip() or self.say("Player")
        self.stage.change(seats=(Seat(name, HUMAN, self.badge),))
        if self.text.strip():
            self.stage.people.come(name)  # lessons call them so

    def to_the_table(self) -> None:
        stage = self.stage
        stage.pop()
        go(stage, "choose")

    def all_settings(self) -> None:
        stage = self.stage
        stage.pop()
        go(stage, "settings")

    def handle(self, intent: Intent) -> bool:
        if intent.kind is Kind.SETTINGS:
            self.all_settings()
            return True
        done = super().handle(intent)
        if self.ui.keyboard and self.scrolled.follow(self.ui.get(self.ui.focus)):
            self.changed()
        return done

    def hear(self) -> None:
        """Something to set the volume by: the tune, and a card."""
        self.stage.audio.start_music()
        self.stage.audio.play("card_flip")

    def set(self, field: str, value: object) -> None:
        self.stage.change(**{field: value})
        if field == "sound_volume":
            self.stage.audio.play("card_flip")
        self.changed()

    def _sliding(self, field: str) -> Callable[[float], None]:
        return lambda to: self.set(field, round(to))

    def _type(self, text: str) -> None:
        self.text = text
        self.changed()

    def _shield(self, number: int) -> None:
        self.badge = number
        self.changed()

    # -- laying out ----------------------------------------------------------------------------------------------------

    @property
    def _large(self) -> float:
        return max(1.0, self.stage.scale.text)

    @property
    def _squeezed(self) -> float:
        """How much smaller than wished letters are where the rows share what room there is."""
        return self._large if self.view is None else 1.0

    def _plan(self) -> None:
        """The panel and its rows, closer together where the window is low."""
        wide = min(WIDE, self.width - 24)
        high = min(HIGH * (1 + (self._large - 1) * 0.35), self.height - 16)
        self.panel = Box((self.width - wide) / 2, (self.height - high) / 2, wide, high)
        many = len(languages()) > 1
        shares = [("head", 2.1), *([("language", 1.0)] if many else []), ("size", 1.0), ("sample", 1.9),
                  ("name", 1.1), ("sound", 1.3), ("foot", 1.2)]  # fmt: skip
        step = (high - 36) / sum(share for _, share in shares)
        y, inset = self.panel.y + 14, 44.0 if wide >= 900 else 24.0
        self.rows: dict[str, Box] = {}
        self.view = None
        if step < LEAST * self._large:
            self._plan_scrolled(inset, [row for row, _ in shares])
        else:
            for row, share in shares:
                self.rows[row] = Box(self.panel.x + inset, y, wide - 2 * inset, share * step)
                y += share * step
        self.left = self.panel.x + (LEFT * min(1.0, wide / WIDE)) * (1 + (self._large - 1) * 0.3)

    def _plan_scrolled(self, inset: float, names: list[str]) -> None:
        """Head, sample and foot stay where they are; the rows between them are scrolled."""
        panel, large = self.panel, self._large
        inner = Box(panel.x + inset, panel.y + 10, panel.w - 2 * inset, panel.h - 20)
        head, sample, foot = 66 * large, 104 * large, 52 * large
        self.rows["head"] = inner._replace(h=head)
        self.rows["sample"] = Box(inner.x, inner.y + head, inner.w, sample)
        self.rows["foot"] = Box(inner.x, inner.bottom - foot, inner.w, foot)
        around = inner.inset(-14, 0)  # with room for the ring round what has the focus
        self.view = Box(around.x, inner.y + head + sample, around.w, inner.h - head - sample - foot)
        scrolled = [name for name in names if name not in self.rows]
        heights = [(80 if name == "sound" else 58) * large for name in scrolled]
        boxes = self.scrolled.lay(self.ui, self.view, heights, 6)
        self.rows |= {name: box._replace(x=inner.x, w=inner.w) for name, box in zip(scrolled, boxes, strict=True)}

    def _field(self, row: str, high: float = 50) -> Box:
        box = self.rows[row]
        return Box(self.left, box.cy - min(high, box.h - 8) / 2, box.right - self.left, min(high, box.h - 8))

    def layout(self) -> None:
        self._plan()
        say, settings = self.say, self.settings
        if "language" in self.rows:
            found = ("", *languages())
            labels = [say("System"), *[LANGUAGES.get(language, language) for language in found[1:]]]
            self.ui.add(
                Choice("language", self._field("language"), group="language", values=found, labels=labels,
                       value=settings.language, picks=partial(self.set, "language"), says=say("Language"))
            )  # fmt: skip
        labels = [f"{size} %" for size in SIZES]
        near = min(SIZES, key=lambda size: abs(size - settings.text_size))
        self.ui.add(
            Choice("text_size", self._field("size"), group="text_size", values=SIZES, labels=labels, value=near,
                   picks=partial(self.set, "text_size"), says=say("Size of letters"))
        )  # fmt: skip
        self._lay_name()
        self._lay_sound()
        for widget in self.ui.widgets:
            widget.clip = self.view
        foot = self.rows["foot"]
        high = min(60.0, foot.h - 10)
        wide = min(330.0, foot.w * 0.32)
        box = Box(foot.x, foot.cy - high / 2, wide, high)
        label = say("All settings")
        self.ui.add(Button("settings", box, self.all_settings, group="foot", label=label, key="F10", kind="ghost",
                           size=17, icon="gears"))  # fmt: skip
        box = Box(foot.right - foot.w * 0.5, foot.cy - high / 2, foot.w * 0.5, high)
        label = say("To the table")
        self.ui.add(
            Button("table", box, self.to_the_table, group="foot", label=label, key=MAIN, kind="primary", size=22)
        )

    def _lay_name(self) -> None:
        say, box = self.say, self._field("name")
        side = min(44.0, box.h)
        shields = len(SHIELDS) * (side + 14)
        field = box._replace(w=box.w - shields - 10)
        self.ui.add(
            TextField("name", field, group="name", text=self.text, hint=say("Player"), longest=LONGEST_NAME,
                      changes=self._type, says=say("Your name"))
        )  # fmt: skip
        for number in SHIELDS:
            place = Box(field.right + 20 + number * (side + 14), box.cy - side / 2, side, side)
            says = say("Shield {number}").format(number=number + 1)
            self.ui.add(ShieldChoice(number, place, partial(self._shield, number), number == self.badge, says))

    def _lay_sound(self) -> None:
        say, box = self.say, self._field("sound", 70)
        wide = min(150.0 * self._large**0.5, box.w * 0.2)
        place = Box(box.right - wide, box.y + box.h * 0.3, wide, box.h * 0.7)
        self.ui.add(Button("hear", place, self.hear, group="hear", label=say("Hear it"), kind="secondary", size=17))
        half = (box.w - 40 - wide) / 2
        for at, (field, words) in enumerate((("music_volume", say("Music")), ("sound_volume", say("Dice and cards")))):
            place = Box(box.x + at * (half + 20), box.y + box.h * 0.3, half, box.h * 0.7)
            value = getattr(self.settings, field)
            self.ui.add(
                Slider(field, place, group=field, value=value, low=0, high=100, step=5, shown=f"{value} %",
                       word_room=70 * self._large, slides=self._sliding(field), says=words)
            )  # fmt: skip

    # -- drawing -------------------------------------------------------------------------------------------------------

    def draw(self, canvas: Canvas) -> None:
        say, head = self.say, self.rows["head"]
        canvas.shadow(self.panel, 18, 24, 190, 8)
        canvas.panel(self.panel, "dark", 18)
        title, words_at = (0.55, 0.82) if self.view is None else (0.28, 0.74)
        if self.view is None:
            canvas.icon("crown", head.cx, head.y + head.h * 0.2, min(54.0, head.h * 0.36), "g300")
        canvas.text(
            say("Welcome to Four Crowns"),
            head.cx,
            head.y + head.h * title,
            "title",
            34 / self._large,
            "g300",
            "mm",
            head.w,
        )
        words = say("A few small things, and the table is laid. All of it can be changed later.")
        canvas.text(words, head.cx, head.y + head.h * words_at, "body", 20 / self._large**0.5, "t1", "mm", head.w)
        canvas.divider(head.x + 30, head.bottom - 4, head.w - 60)
        rows = (
            ("language", "world", say("Language"), say("found: {language}").format(language=self._system())),
            ("size", "open-book", say("Size of letters"), say("the whole program")),
            ("name", "quill-ink", say("Your name"), say("as it stands at the table")),
            ("sound", "musical-notes", say("Sound"), ""),
        )
        with canvas.clipped(self.view or self.panel):
            for row, icon, name, second in rows:
                if row in self.rows and (self.view is None or self.scrolled.shows(self.rows[row])):
                    self._draw_row(canvas, self.rows[row], icon, name, second)
            self._draw_volumes(canvas)
        self._draw_sample(canvas)
        if self.panel.bottom + 26 < self.height:
            canvas.text(
                say(NOTHING_LEAVES), self.panel.cx, self.panel.bottom + 16, "small", 17, "t2", "mm", self.panel.w
            )

    def _draw_volumes(self, canvas: Canvas) -> None:
        say = self.say
        for field, words in (("music_volume", say("Music")), ("sound_volume", say("Dice and cards"))):
            widget = self.ui.get(field)
            if widget is not None and (self.view is None or self.scrolled.shows(widget.box)):
                size = 16 / self._squeezed**0.6
                canvas.text(words, widget.box.x + 15, widget.box.y - 1, "label", size, "t1", "lb", widget.box.w)

    def _system(self) -> str:
        found = open_language("")
        return next(
            (LANGUAGES.get(code, code) for code in languages() if open_language(code).grammar == found.grammar),
            "English",
        )

    def _draw_row(self, canvas: Canvas, box: Box, icon: str, name: str, second: str) -> None:
        canvas.icon(icon, box.x + 17, box.cy, 34, "g300")
        x, room = box.x + 48, self.left - box.x - 58
        if not second or box.h < 44 * self._large:
            canvas.text(name, x, box.cy, "strong", 22 / self._squeezed**0.4, "t1", "lm", room)
            return
        canvas.text(name, x, box.cy - 1, "strong", 22 / self._squeezed**0.4, "t1", "lb", room)
        canvas.text(second, x, box.cy + 1, "small", 16 / self._squeezed**0.4, "t2", "lt", room)

    def _draw_sample(self, canvas: Canvas) -> None:
        """A prompt as it will look at the table, in letters of that size."""
        say, row = self.say, self.rows["sample"]
        box = Box(self.left, row.y + 2, row.right - self.left, row.h - 8)
        canvas.panel(box, "parchment", 12)
        badge(canvas, self.badge, box.x + 16, box.y + 14, 44)
        name = self.text.strip() or say("Player")
        x, room = box.x + 76, box.w - 96
        canvas.text(
            say("{name}, it's your move").format(name=name),
            x,
            box.y + 12,
            "heading",
            22,
            "#7A1820",
            "lt",
            room,
            cut=True,
        )
        top = box.y + 12 + canvas.line_height("heading", 22)
        words = say("Pick what is lit. Letters will be this large at the table.")
        canvas.paragraph(words, Box(x, top, room, box.bottom - top - 8), "body", 20, "inkp")
