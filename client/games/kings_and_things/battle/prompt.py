"""The parchment of the battle: what lies there to choose from, and what was rolled. The question is in the column."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from engines.core.game import Say
from engines.kings_and_things.phrases import piece_name
from engines.kings_and_things.rules.battle_units import FORT
from engines.kings_and_things.state import NOTHING
from engines.kings_and_things.things import FIRST, KIND

from ....render.canvas import Box, Canvas
from ....sprites.ornaments import badge
from ....tables.lights import light
from ....tables.picking import Thing
from ....tables.spots import HotSpot
from ..sprites.counters import RATIO, draw_counter
from ..sprites.dice import draw_die
from ..sprites.forts import draw_fort
from .marks import draw_drop

if TYPE_CHECKING:
    from ....tables.context import Context

LEAST_SUBJECT, LEAST_CHOICES = 84.0, 130.0
"""So much room there must be for what the question is about, and for what is chosen from."""
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
    """Parchment of the choices, with the places of its parts."""

    def __init__(
        self, canvas: Canvas, box: Box, choices: Sequence[ParchmentItem], notes: Sequence[DiceNote] = (),
        subject: int = NOTHING, does: str = "", step: tuple[str, str] = ("", ""),
    ) -> None:  # fmt: skip
        """`does`: what the subject does; `step`: name and meaning of the step, for where there is nothing else."""
        self.box, self.choices, self.does, self.step_words = box, choices, does, step
        self.subject = NOTHING if choices else subject
        """The counter the question is about: it is shown with what it does, where there is room."""
        inner = box.inset(24, 14)
        self.notes = _places(canvas, inner, notes)
        top = self.notes[-1][1].bottom + 8 if self.notes else inner.y
        if choices and inner.bottom - top < LEAST_CHOICES:  # what is chosen from matters more than what was rolled
            self.notes, top = [], inner.y
        self.tray = Box(inner.x, top, inner.w, max(0.0, inner.bottom - top))
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
        spare = max(0.0, self.tray.h - self.rows * (size * RATIO + self.below + 8)) / 2
        return Box(x, self.tray.y + spare + at // columns * (high - 2 * spare / self.rows) + 4, size, size * RATIO)

    def step(self) -> float:
        columns = -(-len(self.choices) // self.rows)
        return min(self.choice_box(0).w + 36, self.tray.w / columns)

    def lay(self, context: "Context", lit: frozenset[Thing], chosen: frozenset[Thing]) -> None:
        for at, choice in enumerate(self.choices):
            thing = choice.thing
            box = self.choice_box(at)
            spot = HotSpot(f"choice{at}", box, context, thing, thing in lit, thing in chosen, "choices")
            if choice.kind == FORT:
                spot.tip = context.say("Hits on a fort are gone after the battle. Only the damage dice lower it.")
            context.ui.add(spot)

    # -- drawing -------------------------------------------------------------------------------------------------------

    def draw(
        self, canvas: Canvas, lit: frozenset[Thing], chosen: frozenset[Thing], owner: int | None,
        fort: tuple[int, int], say: Say,
    ) -> None:  # fmt: skip
        canvas.panel(self.box, "parchment", 12)
        for note, place in self.notes:
            if note.badge is not None:
                badge(canvas, note.badge, place.x - 40, place.y - 3, 30)
            canvas.text(note.words, place.x, place.y, "body", 18, "inkp", "lt", place.w, cut=True)
        if self.subject != NOTHING and self.tray.h >= LEAST_SUBJECT:
            self._draw_subject(canvas, say)
        elif not self.choices:
            self._draw_step(canvas)
        for at, choice in enumerate(self.choices):
            self._draw_choice(canvas, at, choice, choice.thing in lit, choice.thing in chosen, owner, fort, say)

    def _draw_step(self, canvas: Canvas) -> None:
        """Where nothing is chosen: what this step of the battle is."""
        title, meaning = self.step_words
        room = self.tray.inset(20, 8)
        head = canvas.line_height("heading", 21) + 10
        high = len(canvas.wrapped(meaning, "italic", 19, room.w)) * canvas.line_height("italic", 19)
        if head + high > room.h:
            return
        y = room.cy - (head + high) / 2
        canvas.text(title, room.cx, y, "heading", 21, "#5B1620", "mt", room.w)
        canvas.paragraph(meaning, Box(room.x, y + head, room.w, high), "italic", 19, "#4A3517", 1.15, centred=True)

    def _draw_subject(self, canvas: Canvas, say: Say) -> None:
        """What the question is about, and what it does."""
        size = min(112.0, (self.tray.h - 8) / RATIO)
        x, kind = self.tray.x + size / 2, KIND[self.subject]
        draw_counter(canvas, kind, x, self.tray.cy, size, name=piece_name(self.subject, say))
        left = self.tray.x + size + 18
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


def _places(canvas: Canvas, room: Box, notes: Sequence[DiceNote]) -> list[tuple[DiceNote, Box]]:
    """The notes from the top down; none where they have no room."""
    high = _note_height(canvas)
    if len(notes) * high > room.h:
        return []
    return [(note, Box(room.x + 40, room.y + at * high, room.w - 40, high)) for at, note in enumerate(notes)]
