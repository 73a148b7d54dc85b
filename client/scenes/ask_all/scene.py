"""One public question for several people: a card for each of them, and *No one*. Everybody is asked alike."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Final, NamedTuple

from ...render.canvas import Box, Canvas
from ...render.fonts import LEAST
from ...render.theme import SEAT_COLOURS
from ...sprites.ornaments import badge, key_cap
from ...stage.scene import Scene
from ...tables.ask_all import AskAllView, Person
from ...tables.shortcuts import MAIN
from ...widgets.base import Mood, Widget, focus_ring, nothing
from ...widgets.button import Button

if TYPE_CHECKING:
    from ...stage import Stage

WIDTH, SIDE, GUTTER = 1100.0, 50.0, 16.0
TIGHT = 24.0
"""The margin in a place of the table."""
MANY = 5
"""From so many people on, their cards are lower."""


_NOTE: Final = "A question for everyone. Your answer is public; your hand stays covered."
_FOOT: Final = "Everyone is asked, whatever they hold. Computer players answer on their own."


NOBODY: Final = Person(0, "", 0, "")


@dataclass
class PersonCard(Widget):
    """A claim: badge, name, note, *I answer* and the key for it."""

    person: Person = NOBODY
    label: str = ""

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        box, person = self.box, self.person
        if mood.hover:
            canvas.glow(box, 12, "g300", 9, 150, 0)
        canvas.shadow(box, 12, 6, 110, 0 if mood.pressed else 3)
        top = "#F3E6C6" if mood.pressed else "#FFF9EA"
        canvas.rect(box, 12, ((0, top), (1, "#EBDAB4")), "edge", 2)
        canvas.rect(Box(box.x + 2, box.y + 12, 6, box.h - 24), 3, SEAT_COLOURS[person.badge])
        shield = min(80.0, box.h - 16)
        badge(canvas, person.badge, box.x + 22, box.cy - shield / 2, shield)
        cap = key_cap(canvas, box.right - 20, box.cy, self.key, "inkp")
        self._words(canvas, box.x + shield + 40, box.right - 40 - cap)
        if mood.focus:
            focus_ring(canvas, box, 12)

    def _words(self, canvas: Canvas, x: float, right: float) -> None:
        """Name over note, and the claim beside them; a long name has the whole line, and the claim goes below."""
        name, answer = self.person.name, canvas.text_width(self.label, "label", 20)
        role, room, beside = "title", right - x, True
        if canvas.text_width(name, role, 17) <= room - answer - 14:
            room -= answer + 14
        else:
            beside = False
            if canvas.text_width(name, role, 16) > room:
                role = "name"
                name = canvas.shortened(name, role, 28, room)
        size = canvas.fitted(name, role, 28, room)
        tall, low = canvas.line_height(role, size), canvas.line_height("small", 19)
        y = self.box.cy - (tall + low) / 2
        canvas.text(name, x, y, role, size, "inkp", room=room)
        claim_y = self.box.cy if beside else y + tall + low / 2
        canvas.text(self.label, right, claim_y, "label", 20, "#0E3A40", "rm")
        note = room if beside else room - answer - 14
        if canvas.fits(self.person.note, "small", note):
            canvas.text(self.person.note, x, y + tall, "small", 19, "inkp2", room=note)


class _Plan(NamedTuple):
    """Boxes of the dialog; `k` makes words smaller where the window is too low for them."""

    k: float
    panel: Box
    hand: float
    """How large the hand at the top is: it goes where there is no room for it."""
    title: float
    sentence: tuple[float, tuple[str, ...]]
    note: tuple[float, tuple[str, ...]]
    divider: float
    cards: tuple[Box, ...]
    no_one: Box
    foot: tuple[float, tuple[str, ...]]


class AskAllScene(Scene):
    """`claim` and `no_one` take the dialog from the stack. There is no way round an answer; `menu` is for Esc."""

    name = "ask_all"
    dialog = True

    def __init__(
        self,
        stage: "Stage",
        question: AskAllView,
        claim: Callable[[int], None],
        no_one: Callable[[], None],
        menu: Callable[[], None] = nothing,
    ) -> None:
        super().__init__(stage)
        self.question = question
        self.claim = claim
        self.no_one = no_one
        self.menu = menu
        self.veil = 70 if question.place else Scene.veil

    def back(self) -> None:
        self.menu()

    def _plan(self, canvas: Canvas) -> _Plan:
        if self.question.place:
            return self._plan_in(canvas, self.question.place())
        for hand, k in ((self.question.tall, 1.0), (0.0, 1.0), (0.0, 0.9), (0.0, 0.8), (0.0, 0.7), (0.0, 0.6)):
            plan = self._plan_at(canvas, hand, k)
            if plan.panel.h <= self.height - 24:
                break
        return plan

    def _plan_in(self, canvas: Canvas, box: Box) -> _Plan:
        """In a place of the table: the words above, everybody in one row, *No one* and the foot below."""
        room = box.w - 2 * TIGHT
        many, no_one = len(self.question.people), Box(box.x + TIGHT, box.bottom - 62, room, 46)
        card = min(92.0, max(56.0, box.h * 0.24))
        cards_y = no_one.y - 12 - card
        width = (room - 10 * (many - 1)) / many
        cards = tuple(Box(box.x + TIGHT + i * (width + 10), cards_y, width, card) for i in range(many))
        y, k = box.y + 14, 0.6
        top = y + canvas.line_height("title", 44 * k * 1.3)
        broken: dict[float, tuple[str, ...]] = {}
        while not broken or (len(broken[k]) * canvas.line_height("body", 25 * k) > cards_y - 10 - top and k > 0.5):
            k = 0.78 if not broken else k - 0.04
            broken[k] = tuple(canvas.wrapped(self.question.sentence, "body", max(LEAST, 25 * k), room))
        under = top + len(broken[k]) * canvas.line_height("body", 25 * k)
        note = tuple(canvas.wrapped(self.say(_NOTE), "small", max(LEAST, 19 * k), room))
        fits = under + len(note) * canvas.line_height("small", max(LEAST, 19 * k)) <= cards_y - 8
        return _Plan(k, box, 0.0, y, (top, broken[k]), (under, note if fits else ()), -99.0, cards, no_one, (0.0, ()))

    def _plan_at(self, canvas: Canvas, hand: float, k: float) -> _Plan:
        cx, cy = self.question.middle or (self.width / 2, self.height / 2)
        x, room = min(max(8.0, cx - WIDTH / 2), self.width - WIDTH - 8), WIDTH - 2 * SIDE
        y = 28 + hand + 8

        def lines(words: str, role: str, size: float) -> tuple[float, tuple[str, ...]]:
            """Where these words begin and how they are broken; `y` goes on below them."""
            nonlocal y
            size = max(LEAST, size * k)
            broken = tuple(canvas.wrapped(words, role, size, room))
            top, y = y, y + len(broken) * canvas.line_height(role, size)
            return top, broken

        title, _ = lines("", "title", 44)
        sentence = lines(self.question.sentence, "body", 25)
        note = lines(self.say(_NOTE), "small", 19)
        divider = y + 14 * k
        y = divider + 22
        many = len(self.question.people)
        columns = 1 if many == 1 else 2
        width = (room - GUTTER * (columns - 1)) / columns
        least = canvas.line_height("title", 28) + canvas.line_height("small", 19) + 8
        height = max(110.0 if many < MANY else 84.0, least) if k == 1 else max(56.0, least)
        gap = 14.0 if k == 1 else 10.0
        cards = tuple(
            Box(x + SIDE + i % columns * (width + GUTTER), y + i // columns * (height + gap), width, height)
            for i in range(many)
        )
        y = cards[-1].bottom + 26 * k
        no_one = Box(x + SIDE, y, room, 70 * max(k, 0.75))
        y = no_one.bottom + 20 * k
        foot = lines(self.question.foot or self.say(_FOOT), "small", 18)
        y += 24 * k
        top = min(max(8.0, cy - y / 2), max(8.0, self.height - y - 8))
        return _Plan(
            k,
            Box(x, top, WIDTH, y),
            hand,
            top + title,
            (top + sentence[0], sentence[1]),
            (top + note[0], note[1]),
            top + divider,
            tuple(card.moved(0, top) for card in cards),
            no_one.moved(0, top),
            (top + foot[0], foot[1]),
        )

    def enter(self) -> None:
        self.hush()

    def layout(self) -> None:
        plan = self._plan(self.stage.canvas())
        label = self.say("I'll answer")
        for number, (person, box) in enumerate(zip(self.question.people, plan.cards, strict=True)):
            self.ui.add(
                PersonCard(
                    f"claim{person.seat}",
                    box,
                    partial(self.claim, person.seat),
                    group="people",
                    key=str(number + 1),
                    person=person,
                    label=label,
                )
            )
        label = self.say("No one")
        self.ui.add(Button("no_one", plan.no_one, self.no_one, group="no one", key=MAIN, label=label, size=27))

    def draw(self, canvas: Canvas) -> None:
        plan = self._plan(canvas)
        panel, k = plan.panel, plan.k
        room = panel.w - 2 * (TIGHT if self.question.place else SIDE)
        canvas.panel(panel, "parchment", 20)
        if plan.hand and self.question.picture:
            self.question.picture(canvas, Box(panel.x + SIDE, panel.y + 28, room, plan.hand))
        elif plan.hand:
            canvas.icon("hand", panel.cx, panel.y + 28 + plan.hand / 2, plan.hand, "#5A3A14")
        canvas.text(self.question.title, panel.cx, plan.title, "title", 44 * k, "inkp", "mt", room)
        for (top, broken), role, size, ink in (
            (plan.sentence, "body", 25, "inkp"),
            (plan.note, "small", 19, "inkp2"),
            (plan.foot, "small", 18, "inkp2"),
        ):
            size_now = max(LEAST, size * k)
            for number, line in enumerate(broken):
                y = top + number * canvas.line_height(role, size_now)
                canvas.text(line, panel.cx, y, role, size_now, ink, "mt", room)
        if plan.divider > panel.y:
            canvas.divider(panel.x + 80, plan.divider, panel.w - 160, "edge")
