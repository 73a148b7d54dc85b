"""The parchment of the battle: who is asked what, what lies there to choose from, and the buttons."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from engines.core.game import Say
from engines.kings_and_things.phrases import piece_name
from engines.kings_and_things.rules.battle_units import FORT
from engines.kings_and_things.state import NOTHING
from engines.kings_and_things.things import FIRST, KIND

from ....render.canvas import Box, Canvas
from ....sprites.ornaments import badge
from ....tables.base import ActionButton, PromptLine
from ....tables.column import action_button
from ....tables.lights import light
from ....tables.picking import Thing
from ....tables.spots import HotSpot
from ..sprites.counters import RATIO, draw_counter
from ..sprites.dice import draw_die
from ..sprites.forts import draw_fort
from .marks import BLOOD_INK, draw_drop

if TYPE_CHECKING:
    from ....tables.context import Context

PRIMARY, LOW = 60.0, 44.0
LEAST_SUBJECT = 96.0
"""So much room there must be below the question for what it is about."""
CAPTION = 26.0
LEAST = 30.0
"""Smaller no counter is."""


class ParchmentItem(NamedTuple):
    """Something laid out on the parchment: a counter, the fort, or a die as it would show."""

    thing: Thing
    kind: int = -1
    """A kind of counter, FORT, or -1: a die."""
    face: int = 0
    caption: str = ""
    hits: int = 0
    suggested: bool = False
    """A computer would take it."""
    support: str = ""
    """Whether the own side could support it, in a word."""
    backed: bool = True


class DiceNote(NamedTuple):
    """Roll of a side, in words."""

    badge: int | None
    words: str


class Parchment:
    """Parchment of the prompt, with the places of its parts."""

    def __init__(
        self, canvas: Canvas, box: Box, words: PromptLine | None, choices: Sequence[ParchmentItem],
        actions: Sequence[ActionButton], notes: Sequence[DiceNote] = (), subject: int = NOTHING, does: str = "",
    ) -> None:  # fmt: skip
        self.box, self.words, self.choices, self.actions = box, words, choices, actions
        self.subject = NOTHING if choices else subject
        """The counter the question is about: it is shown with what it does, where there is room."""
        self.does = does
        self.buttons = _buttons(box, len(actions))
        foot = min([button.y for button in self.buttons], default=box.bottom - 14)
        self.text = Box(box.x + 88, box.y + 52, box.w - 88 - 26, 0)
        room = foot - self.text.y - 12
        self.link: Box | None = None
        if words is not None and words.link:
            width = min(box.w * 0.5, canvas.text_width(words.link, "label", 16) + 52)
            self.link = Box(box.right - width - 20, box.y + 14, width, 30)
        if choices:
            room = min(room, max(44.0, room * 0.38))
        below = Box(self.text.x, foot, self.text.w, 0)
        asked = words is not None and words.sentence
        if not asked and not actions:  # nobody is asked: what was rolled stands where the question would
            below = below._replace(y=self.text.y + 24 + len(notes) * _note_height(canvas))
        self.notes = [] if choices else _places(canvas, below, notes, self.text.y + (60 if asked else 8))
        if self.notes:
            foot = self.notes[0][1].y
            room = foot - self.text.y - 8
        if words is not None and self.subject != NOTHING:
            lines = len(canvas.wrapped(words.sentence, "body", 19, self.text.w))
            tall = lines * 19 * 1.24 * canvas.scale.text + 6
            room = tall if room - tall >= LEAST_SUBJECT else room
        self.text = self.text._replace(h=room)
        top = self.text.bottom + 8
        self.tray = Box(box.x + 24, top, box.w - 48, max(0.0, foot - 10 - top))
        self.line = 16 + (canvas.line_height("body", 17) + canvas.line_height("strong", 16)) / 2
        """How far below a counter the middle of a second line is."""
        self.below = CAPTION
        if choices and choices[0].support and self.rows == 1:
            under = self.line + canvas.line_height("strong", 16) / 2
            self.below = under if (self.tray.h - under) / RATIO - 4 >= LEAST else CAPTION

    @property
    def rows(self) -> int:
        return 1 if len(self.choices) * 60 <= self.tray.w else 2

    def choice_box(self, at: int) -> Box:
        """A place of the tray; many of them get smaller, and then stand in two rows."""
        columns = -(-len(self.choices) // self.rows)
        high = self.tray.h / self.rows
        size = max(LEAST, min(112.0, (high - self.below) / RATIO - 4, self.tray.w / columns - 18))
        step = min(size + 36, self.tray.w / columns)
        left = self.tray.cx - step * columns / 2
        x = left + (at % columns + 0.5) * step - size / 2
        return Box(x, self.tray.y + at // columns * high + 4, size, size * RATIO)

    def step(self) -> float:
        columns = -(-len(self.choices) // self.rows)
        return min(self.choice_box(0).w + 36, self.tray.w / columns)

    def lay(self, context: "Context", lit: frozenset[Thing], chosen: frozenset[Thing]) -> None:
        for at, choice in enumerate(self.choices):
            thing = choice.thing
            box = self.choice_box(at)
            context.ui.add(HotSpot(f"choice{at}", box, context, thing, thing in lit, thing in chosen, "choices"))
        for at, (action, box) in enumerate(zip(self.actions, self.buttons, strict=True)):
            action_button(context, at, action, box, 22 if box.h >= PRIMARY - 4 else 17)

    # -- drawing -------------------------------------------------------------------------------------------------------

    def draw(
        self, canvas: Canvas, badge_: int | None, lit: frozenset[Thing], chosen: frozenset[Thing],
        owner: int | None, fort: tuple[int, int], say: Say,
    ) -> None:  # fmt: skip
        box = self.box
        canvas.panel(box, "parchment", 12)
        if self.words is None:
            return
        if badge_ is not None:
            badge(canvas, badge_, box.x + 22, box.y + 16, 54)
        right = self.link.x - 12 if self.link else box.right - 26
        room = right - self.text.x
        canvas.text(self.words.lead, self.text.x, box.y + 30, "heading", 24, BLOOD_INK, "lm", room, cut=True)
        canvas.paragraph(self.words.sentence, self.text, "body", 19, "inkp", 1.24, least=13)
        for note, place in self.notes:
            if note.badge is not None:
                badge(canvas, note.badge, place.x - 40, place.y - 4, 30)
            canvas.text(note.words, place.x, place.y, "body", 18, "inkp", "lt", place.w, cut=True)
        if self.subject != NOTHING and self.tray.h >= LEAST_SUBJECT - 18:
            self._draw_subject(canvas, say)
        for at, choice in enumerate(self.choices):
            self._draw_choice(canvas, at, choice, choice.thing in lit, choice.thing in chosen, owner, fort, say)

    def _draw_subject(self, canvas: Canvas, say: Say) -> None:
        """What the question is about, and what it does."""
        size = min(112.0, (self.tray.h - 8) / RATIO)
        x, kind = self.text.x + size / 2, KIND[self.subject]
        draw_counter(canvas, kind, x, self.tray.cy, size, name=piece_name(self.subject, say))
        left = self.text.x + size + 18
        place = Box(left, self.tray.cy - size / 2, self.tray.right - left, size)
        canvas.paragraph(self.does, place, "italic", 18, "#4A3517", 1.2, least=13)

    def _draw_choice(
        self, canvas: Canvas, at: int, choice: ParchmentItem, lit: bool, chosen: bool, owner: int | None,
        fort: tuple[int, int], say: Say,
    ) -> None:  # fmt: skip
        box = self.choice_box(at)
        if lit or chosen:
            light(canvas, box, "chosen" if chosen else "legal", box.w * 0.11)
        if choice.kind == FORT:
            canvas.rect(box, 10, ((0, "#F3E7C6"), (1, "#DCC797")), "#2A1608", 2)
            draw_fort(canvas, fort[0], owner, box.cx, box.bottom - box.w * 0.17, box.w * 0.84, fort[1])
        elif choice.kind >= 0:
            name = piece_name(FIRST[choice.kind], say)
            draw_counter(canvas, choice.kind, box.cx, box.cy, box.w, name=name, dim=not (lit or chosen or choice.hits))
        else:
            draw_die(canvas, choice.face, box.cx, box.cy, box.w)
        if choice.hits:
            canvas.rect(box.inset(-2), box.w * 0.11, None, "#B3202A", 4)
            draw_drop(canvas, box.right - 4, box.cy - 6, box.w * 0.42, choice.hits if choice.hits > 1 else 0)
        if choice.caption:
            ink = "#7A1820" if choice.hits else "#1F5A33" if choice.suggested else "#4A3517"
            room = self.step() - 6
            canvas.text(
                choice.caption,
                box.cx,
                box.bottom + 16,
                "strong" if choice.hits else "body",
                17,
                ink,
                "mm",
                room,
                cut=True,
            )
        if choice.support:
            self._draw_support(canvas, box, choice)

    def _draw_support(self, canvas: Canvas, box: Box, choice: ParchmentItem) -> None:
        """Supported or not: in a word or, where many stand close together, by a sign at the counter's corner."""
        ink, room = "#1F5A33" if choice.backed else "#7A1820", self.step() - 6
        if self.below > CAPTION and canvas.fits(choice.support, "strong", room):
            canvas.text(choice.support, box.cx, box.bottom + self.line, "strong", 16, ink, "mm", room)
            return
        disc = Box(box.right - 11, box.y - 7, 18, 18)
        canvas.rect(disc, 9, "#F3E7C6", ink, 1.2)
        canvas.icon("check-mark" if choice.backed else "hazard-sign", disc.cx, disc.cy, 13, ink)


def _note_height(canvas: Canvas) -> float:
    return canvas.line_height("body", 18) + 8


def _places(canvas: Canvas, foot: Box, notes: Sequence[DiceNote], top: float) -> list[tuple[DiceNote, Box]]:
    """The notes above the buttons, in a row downwards; none where they have no room."""
    high = _note_height(canvas)
    y = foot.y - 14 - high * len(notes)
    if y < top:
        return []
    return [(note, Box(foot.x, y + at * high, foot.w, high)) for at, note in enumerate(notes)]


def _buttons(box: Box, count: int) -> list[Box]:
    """In one row, the last one largest; more than three in a row of threes above it."""
    if not count:
        return []
    inner = Box(box.x + 24, box.y, box.w - 48, box.h)
    y = box.bottom - 16 - PRIMARY
    if count <= 3:
        share = (inner.w - 12 * (count - 1)) / (count + 0.5)
        found = [Box(inner.x + at * (share + 12), y, share, PRIMARY) for at in range(count - 1)]
        left = inner.x + (count - 1) * (share + 12)
        return [*found, Box(left, y, inner.right - left, PRIMARY)]
    columns = 3 if count > 5 else 2
    rows = -(-(count - 1) // columns)
    width = (inner.w - 10 * (columns - 1)) / columns
    found = [
        Box(inner.x + at % columns * (width + 10), y - (rows - at // columns) * (LOW + 8), width, LOW)
        for at in range(count - 1)
    ]
    return [*found, Box(inner.x, y, inner.w, PRIMARY)]
