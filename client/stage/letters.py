"""Letters on the screen, for whoever has a gamepad in hand and a field before them."""

from functools import partial
from typing import TYPE_CHECKING, Final

from ..input.intents import Intent, Kind
from ..render.canvas import Box, Canvas
from ..widgets.button import Button
from ..widgets.fields import TextField
from .scene import PANEL_SECONDS, Scene

if TYPE_CHECKING:
    from . import Stage

ROWS: Final = ("1234567890", "qwertyuiop", "asdfghjkl-", "zxcvbnm'.,")
ACCENTS: Final = ("äöüßéèêëáà", "âãåæíìîïóò", "ôõøœúùûñçč", "ćđěęğłńřśš")
"""The letters of our neighbours, in the place of the others."""
KEY, GAP = 62.0, 8.0
"""Size of a key, and from one to the next."""


class LetterKey(Button):
    """One letter, large or small as it will be typed: headings know capitals only."""

    def _words(self, canvas: Canvas, letters: str, focus: bool) -> None:
        canvas.text(self.label, self.box.cx, self.box.cy, "strong", self.size, letters, "mm")


class Letters(Scene):
    """What is pressed here is typed into the field of the scene below that has the focus."""

    name = "letters"
    dialog = True
    fade_in = PANEL_SECONDS

    def __init__(self, stage: "Stage", field: str) -> None:
        super().__init__(stage)
        self.field = field
        self.large = self.accents = False
        self.ui.focus = ROWS[1][0]

    @property
    def below(self) -> Scene:
        return self.stage.scenes[-2]

    def written(self) -> str:
        field = self.below.ui.get(self.field)
        return field.text if isinstance(field, TextField) else ""

    def _type(self, text: str) -> None:
        self._send(Intent(Kind.TYPED, text=self._cased(text)))
        self.large = False

    def _cased(self, letter: str) -> str:
        return letter.upper() if self.large and len(letter.upper()) == 1 else letter

    def _send(self, intent: Intent) -> None:
        self.below.ready()
        self.below.ui.focus = self.field
        self.below.handle(intent)
        self.below.ready()

    def _shift(self) -> None:
        self.large = not self.large

    def _turn(self) -> None:
        self.accents = not self.accents

    def handle(self, intent: Intent) -> bool:
        if intent.kind in (Kind.TYPED, Kind.ERASE):  # somebody took the keyboard after all
            self._send(intent)
            self.changed()
            return True
        if intent.kind is Kind.HINT:
            intent = Intent(Kind.ERASE)
            self._send(intent)
            self.changed()
            return True
        if intent.kind in (Kind.MENU, Kind.AIM):
            self.back()
            return True
        return super().handle(intent)

    def _box(self) -> Box:
        wide, high = 10 * KEY + 9 * GAP + 60, 5 * (KEY + GAP) + 140
        return Box((self.width - wide) / 2, (self.height - high) / 2, wide, high)

    def layout(self) -> None:
        box, say = self._box(), self.say
        y = box.y + 100
        for row in ACCENTS if self.accents else ROWS:
            for number, letter in enumerate(row):
                place = Box(box.x + 30 + number * (KEY + GAP), y, KEY, KEY)
                typed = partial(self._type, letter)
                self.ui.add(LetterKey(letter, place, typed, label=self._cased(letter), size=24))
            y += KEY + GAP
        x = box.x + 30
        last = (
            ("shift", say("Capitals"), self._shift, 2.4, "teal" if self.large else "secondary"),
            ("accents", ACCENTS[0][:3], self._turn, 1.4, "teal" if self.accents else "secondary"),
            ("space", say("Space"), partial(self._type, " "), 1.8, "secondary"),
            ("erase", say("Erase"), partial(self._send, Intent(Kind.ERASE)), 2.2, "secondary"),
            ("done", say("Done"), self.back, 2.2, "primary"),
        )
        for name, label, does, keys, kind in last:
            wide = keys * (KEY + GAP) - GAP
            self.ui.add(Button(name, Box(x, y, wide, KEY), does, label=label, kind=kind, size=19))
            x += wide + GAP

    def draw(self, canvas: Canvas) -> None:
        box = self._box()
        canvas.panel(box, "dark", 16)
        field = Box(box.x + 30, box.y + 28, box.w - 60, 54)
        canvas.rect(field, 10, "w900", "g300", 1.6)
        size = canvas.fitted(self.written(), "strong", 24, field.w - 40)
        wrote = canvas.text(self.written(), field.x + 18, field.cy, "strong", size, "t1", "lm", field.w - 40, cut=True)
        canvas.rect(Box(wrote.right + 3, field.cy - 14, 2, 28), 0, "g300")
