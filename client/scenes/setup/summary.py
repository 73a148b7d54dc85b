"""The right column of the set-up: what the game will be, on parchment, and the button that begins it."""

from collections.abc import Callable
from functools import cached_property

from engines.core.setup import Setting, spelling

from ...games.terms import AN_HOUR_AND_A_HALF, Duration, GameWords, ModeWords, minutes_of
from ...match.draft import Draft
from ...match.expected import Expected, as_here, expected
from ...match.ledger import LedgerLine
from ...render.canvas import Box, Canvas, Colour
from ...stage.scene import Scene
from ...tables.shortcuts import MAIN
from ...widgets.button import Button
from ...widgets.choices import Choice
from ...widgets.dropdown import Dropdown
from ..boxart import box_art
from ..choose.learning import is_new_to, learn_button
from ..dialog import Answer, Dialog
from .rules import chosen_add_ons
from .words import NUMBERS

GROUP = "summary"
LEAST_ART = 96.0
FEW = 2
"""So many add-ons are listed; more are counted."""
SAVED = "Every move is saved at once."
LEARN, ROOMY = 48.0, 700.0
"""How high the button is that leads into a lesson, and the least height of the column that has room for it."""
BAR = 14.0
"""How high the bar of the expected time is."""
TIME_COLOURS: tuple[Colour, ...] = ("#A8232B", "v500", "g300")
"""Of people, computers, and what moves."""


class SummaryColumn:
    """This game at a glance."""

    def __init__(self, scene: Scene, draft: Draft, words: GameWords, start: Callable[[], None]) -> None:
        self.scene, self.draft, self.words, self.start = scene, draft, words, start
        self.first = draft.first

    # -- where things are, from the bottom up ------------------------------------------------------------------------

    def _foot(self, box: Box) -> Box:
        """Room for the reason why the game cannot begin."""
        height = 30 + 26 * self.scene.stage.scale.text
        return Box(box.x + 28, box.bottom - 12 - height, box.w - 56, height)

    def _start(self, box: Box) -> Box:
        height = 74.0 if box.h > 800 else 60.0
        return Box(box.x + 28, self._foot(box).y - height - 10, box.w - 56, height)

    def _learn(self, box: Box) -> Box | None:
        """The way into a lesson, above the button that begins a game: for whoever has never played this one, where
        there is room."""
        stage, game = self.scene.stage, self.draft.game
        if box.h < ROOMY or stage.scale.text > 1.2 or not is_new_to(stage, game):
            return None
        start = self._start(box)
        return Box(start.x, start.y - LEARN - 10, start.w, LEARN)

    def _label_height(self) -> float:
        return 8 + 24 * self.scene.stage.scale.text

    def _order(self, box: Box) -> Box:
        gap = 24 if box.h > 800 else 14
        return Box(box.x + 28, (self._learn(box) or self._start(box)).y - gap - 42, box.w - 56, 42)

    def _begins(self, box: Box) -> Box:
        gap = 14 if box.h > 800 else 6
        return Box(box.x + 28, self._order(box).y - self._label_height() - gap - 46, box.w - 56, 46)

    def _divider(self, box: Box) -> float:
        if self.draft.seating and not self.first:
            return (self._learn(box) or self._start(box)).y - 24
        low = self._begins(box) if self.first else self._order(box)
        return low.y - self._label_height() - (16 if box.h > 800 else 8)

    # -- widgets -----------------------------------------------------------------------------------------------------

    def layout(self, box: Box) -> None:
        say, ui, draft = self.scene.say, self.scene.ui, self.draft
        if self.first:
            ui.add(
                Dropdown(
                    "first", self._begins(box), self._open_list, group=GROUP, label=self._first_label(),
                    steps=self._step_first, on_parchment=True,
                )
            )  # fmt: skip

        def order(shuffled: bool) -> None:
            draft.shuffled = shuffled

        if not draft.seating:  # where one sits does not say who one is
            ui.add(
                Choice(
                    "order", self._order(box), group=GROUP, values=(False, True), value=draft.shuffled, picks=order,
                    labels=(say("As listed"), say("Shuffled")), on_parchment=True,
                )
            )  # fmt: skip
        learn = self._learn(box)
        if learn is not None:
            button = learn_button(self.scene.stage, draft.game, learn, primary=False, threaded=True)
            button.group = GROUP
            ui.add(button)
        size = 30 if box.w > 380 else 26
        ready = not draft.problem()
        ui.add(
            Button(
                "start", self._start(box), self.start, enabled=ready, group=GROUP, label=say("Start"), kind="primary",
                size=size, key=MAIN,
            )
        )  # fmt: skip

    def _first_values(self) -> list[str]:
        return [str(value) for value in self.first.choices[: 1 + len(self.draft.seats)]] if self.first else []

    def _first_value(self, setting: Setting) -> str:
        return spelling(self.draft.value(setting))

    def _first_name(self, value: str) -> str:
        return self.draft.name(int(value) - 1) if value.isdecimal() else self.scene.say("Random")

    def _first_label(self) -> str:
        return self._first_name(self._first_value(self.first)) if self.first else ""

    def _step_first(self, by: int) -> None:
        if self.first:
            values = self._first_values()
            at = values.index(self._first_value(self.first))
            self.draft.wish(self.first, values[(at + by) % len(values)])

    def _open_list(self) -> None:
        def choosing(value: str) -> Callable[[], None]:
            return lambda: self.draft.wish(self.first, value) if self.first else None

        answers = [Answer(self._first_name(value), choosing(value)) for value in self._first_values()]
        self.scene.stage.push(Dialog(self.scene.stage, self.scene.say("Who goes first?"), "", answers))

    # -- drawing -----------------------------------------------------------------------------------------------------

    def facts(self) -> list[tuple[str, str]]:
        """What the game will be, line by line."""
        say, draft, words = self.scene.say, self.draft, self.words
        mode = words.modes.get(draft.mode, ModeWords(draft.mode.capitalize(), ""))
        people = sum(seat.is_human for seat in draft.seats)
        computers = len(draft.seats) - people
        who = [say.plural("{count} human", "{count} humans", people, count=people)] if people else []
        who += [say.plural("{count} computer", "{count} computers", computers, count=computers)] if computers else []
        facts = [
            (say("Mode"), say(mode.title)),
            (say(words.people), ", ".join(who)),
            (say(words.extras.title), self._extras()),
        ]
        cards, time = self._cards(), self.expected()
        facts += [(say("Cards"), cards)] if cards else []
        facts += [(say("Usual length"), say(self._lasts().words))] if words.lasts else []
        facts += [(say("Expected time"), self._time(max(5, round(time.total / 5) * 5)))] if time else []
        return facts

    def expected(self) -> Expected | None:
        """How long it will take, and who takes it; None: nobody knows."""
        draft, settings = self.draft, self.scene.stage.settings
        mode = self.words.modes.get(draft.mode, ModeWords(draft.mode.capitalize(), ""))
        minutes = minutes_of(mode, len(draft.seats), self._rounds() * self._lasts().times)
        players = [seat.player for seat in draft.seats]
        if not minutes or not players:
            return None
        guess = expected(minutes, players, 0.0 if settings.instant else settings.animation_speed)
        return as_here(guess, self._finished, draft.game.id, draft.mode, players)

    @cached_property
    def _finished(self) -> tuple[LedgerLine, ...]:
        """Games that were played to their end here."""
        return tuple(self.scene.stage.library.ledger.lines())

    def _cards(self) -> str:
        """How many there are with everything that was chosen, and how many one holds."""
        setup = self.draft.setup()
        if setup is None or self.words.deck is None:
            return ""
        deck, say = self.words.deck(setup), self.scene.say
        words = say("{count}, hands of {hand}") if deck.hand else say("{count}, drafted")
        return words.format(count=deck.cards, hand=say(NUMBERS[deck.hand]))

    def _lasts(self) -> Duration:
        """How long such a game is."""
        values = {setting.name: spelling(self.draft.value(setting)) for setting in self.draft.game.settings}
        rows = (row for row in self.words.lasts if values.get(row.setting, "") == row.value)
        return next(rows, Duration(""))

    def _extras(self) -> str:
        """By name as long as there are few of them."""
        extras = [self.scene.say(name) for name in chosen_add_ons(self.draft, self.words)]
        if not extras:
            return self.scene.say(self.words.extras.none)
        if len(extras) > FEW:
            return self.scene.say(self.words.extras.several).format(count=len(extras))
        listed = ", ".join(extras)
        return listed[0].upper() + listed[1:]

    def _rounds(self) -> int:
        contest = next((setting for setting in self.draft.game.settings if setting.name == "contest"), None)
        return self.words.rounds.get(spelling(self.draft.value(contest)), 1) if contest else 1

    def _time(self, minutes: int) -> str:
        if minutes < AN_HOUR_AND_A_HALF:
            return self.scene.say("about {count} minutes").format(count=minutes)
        hours = NUMBERS[min(8, round(minutes / 60))]
        return self.scene.say("about {count} hours").format(count=self.scene.say(hours))

    def draw(self, canvas: Canvas, box: Box) -> None:
        canvas.panel(box, "parchment", 16)
        text, room, low = canvas.scale.text, box.w - 56, self._divider(box)
        facts = self.facts()
        narrow = any(_width(canvas, *fact) > room for fact in facts)
        title = 24 + 20 * text
        time = self.expected()
        bar = BAR + 24 * text if time else 0.0
        if low - box.y - 30 - title - len(facts) * 25 * text < bar:
            bar = 0.0  # the number alone says most of it
        low -= bar
        spare = low - box.y - 30 - title - len(facts) * 25 * text
        art = min(256.0, spare - 24) if spare >= LEAST_ART + 24 else 0.0
        y = box.y + 18 + (art + 20 if art else 0)
        if art:
            box_art(canvas, f"{self.draft.game.id}_wide", Box(box.x + 24, box.y + 24, box.w - 48, art))
        canvas.text(self.scene.say("This game"), box.x + 28, y, "title", 27, "inkp", room=room)
        y += title
        step = min(36.0 * max(1.0, text), (low - 10 - y) / len(facts))
        for i, (name, value) in enumerate(facts):
            row = Box(box.x + 28, y + i * step, room, step)
            if narrow:
                canvas.text(value, row.x, row.cy, "strong", 18, "inkp", "lm", room)
            else:
                left = canvas.text(name, row.x, row.cy, "small", 19, "inkp2", "lm", room * 0.45)
                canvas.text(value, row.right, row.cy, "strong", 19, "inkp", "rm", room - left.w - 10)
        if time and bar:
            self._draw_time(canvas, Box(box.x + 28, low - 4, room, BAR), time)
        canvas.divider(box.x + 28, low + bar, room, "edge")
        self._labels(canvas, box)

    def _draw_time(self, canvas: Canvas, box: Box, time: Expected) -> None:
        """Whose time it is: a bar in three parts, and the minutes of each below it."""
        say, people = self.scene.say, sum(seat.is_human for seat in self.draft.seats)
        words = (say("you") if people == 1 else say("people"), say("others"), say("moving"))
        canvas.rect(box, box.h / 2, "p300", "edge", 1)
        x, share = box.x, box.w / 3
        for at, (minutes, word) in enumerate(zip(time, words, strict=True)):
            width = box.w * minutes / time.total
            if width >= box.h:
                canvas.rect(Box(x, box.y, width, box.h), box.h / 2, TIME_COLOURS[at])
            x += width
            if round(minutes):
                label = f"{word} {round(minutes)}"
                where = (box.x, box.cx, box.right)[at]
                canvas.text(label, where, box.bottom + 5, "label", 15, "inkp2", ("lt", "mt", "rt")[at], share - 6)

    def _labels(self, canvas: Canvas, box: Box) -> None:
        say = self.scene.say
        labels = [(self._begins(box), say("Who goes first"))] if self.first else []
        labels += [] if self.draft.seating else [(self._order(box), say("Seating"))]
        for control, label in labels:
            canvas.text(label, control.x, control.y - 5, "strong", 20, "inkp", "lb", control.w)
        foot, problem = self._foot(box), self.draft.problem(say)
        if problem:
            canvas.icon("padlock", foot.x + 9, foot.y + 12 * canvas.scale.text, 18, "#8C2F2A")
            words = Box(foot.x + 26, foot.y, foot.w - 26, foot.h)
            canvas.paragraph(problem, words, "label", 17, "#8C2F2A", 1.15)
        else:
            canvas.paragraph(say(SAVED), foot, "small", 17, "inkp2", 1.2, centred=True)


def _width(canvas: Canvas, name: str, value: str) -> float:
    """How wide a line is with the smallest letters."""
    return canvas.text_width(name, "small", 15) + canvas.text_width(value, "strong", 15) + 14
