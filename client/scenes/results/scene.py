"""The end of a game: who won and by what, how it went, what will be told of it, and what to do next."""

import secrets
from functools import partial
from typing import TYPE_CHECKING

from engines.core.errors import FourCrownsError
from engines.core.playback import Playback

from ...box import BOX
from ...games.counting import Anecdote
from ...games.ui import ui_of
from ...input.intents import Intent
from ...render.canvas import Box, Canvas
from ...sprites.tween import out_quad
from ...stage.shell import MARGIN, ShellScene
from ...widgets.base import Widget
from ...widgets.button import Button
from ..clipboard import copy
from ..duplicate import DuplicateScene, chair_of
from ..navigation import go
from ..replay.opening import END, watch
from .bars import draw_legend, draw_ranking
from .chart import draw_chart, draw_pointed
from .facts import Result
from .words import headline

if TYPE_CHECKING:
    from ...stage import Stage

COUNT_UP = 0.4
"""Seconds in which the scores count up."""
GAP = 16.0
LINE = 1.36
TALES = 0.3
"""How much of the height anecdotes may take."""
SEEDS = 2**32


class ResultsScene(ShellScene):
    """Screen of a finished game; its `Result` comes from `facts`."""

    name = "results"
    back_label = "Title"

    def __init__(self, stage: "Stage", result: Result, from_library: bool = False) -> None:
        super().__init__(stage)
        self.result = result
        self.from_library = from_library
        if from_library:
            self.back_label = "Back"
        self.title = self._headline()
        self.subtitle = self._summary()
        self.counted = 1.0 if stage.settings.instant or stage.settings.reduced_motion else 0.0
        self.ui.focus = "again"
        self.lines_at: Box | None = None
        """Where the lines of the chart were drawn."""

    def heading(self) -> str:
        return self.title

    def below_title(self) -> str:
        return self.subtitle

    def _headline(self) -> str:
        names = [seat.name for seat in self.result.seats]
        return headline(self.result.game, self.result.outcome, names, self.say)

    def _summary(self) -> str:
        """What was played and how long it took; and if somebody had help, how often."""
        helped = self._helped()
        return f"{self._played()} {helped}" if helped else self._played()

    def _helped(self) -> str:
        say, (undos, asked) = self.say, self.result.help
        undone = say.plural("{count} move undone", "{count} moves undone", undos, count=undos)
        hints = say.plural("{count} hint", "{count} hints", asked, count=asked)
        if undos and asked:
            return say("Casual: {undone}, {hints}.", undone=undone, hints=hints)
        return say("Casual: {words}.", words=undone if undos else hints) if undos or asked else ""

    def _played(self) -> str:
        say, result = self.say, self.result
        game, turn = say(result.title), ui_of(result.game).results.turn
        turns = say.count(result.turns, turn)
        if result.turns and result.minutes:
            minutes = say.count(result.minutes, "minute")
            return say("{game}, {mode}. {turns}, {minutes}.", game=game, mode=result.mode, turns=turns, minutes=minutes)
        if result.turns:
            return say("{game}, {mode}. {turns}.", game=game, mode=result.mode, turns=turns)
        return say("{game}, {mode}.", game=game, mode=result.mode)

    # -- what people do ----------------------------------------------------------------------------------------------

    def play_again(self) -> None:
        """The same people, the same rules, other cards."""
        result = self.result
        setup = ui_of(result.game).counting()(self.say).again(result.setup, result.outcome)
        self.stage.begin(setup._replace(seed=secrets.randbelow(SEEDS)), result.seats)

    def new_game(self) -> None:
        """To the set-up, to change seats or rules."""
        self.back()
        go(self.stage, "setup", self.result.game)

    def copy(self) -> None:
        """The end of the game as text, for whoever was not there."""
        result = self.result
        scores = result.outcome.scores
        places = [f"{result.ranks[seat]}. {result.seats[seat].name}: {scores[seat]}" for seat in result.order]
        copy(self.stage, "\n".join((self.title, self.subtitle, *places)), self.say("Scores copied."))

    def see_table(self) -> None:
        """The table where the game ended, with everything open."""
        if self.result.path:
            watch(self.stage, self.result.path, END)

    def watch_again(self) -> None:
        """The whole game from its beginning."""
        self.watch_from(0)

    def watch_from(self, moment: int) -> None:
        """The game from a moment on."""
        if self.result.path:
            watch(self.stage, self.result.path, moment, known=True)

    def turn_pointed_at(self) -> int | None:
        """The turn on the chart under the pointer, from 1; None: there is none."""
        if self.ui.hover != "chart" or not self.ui.pointer or not self.lines_at:
            return None
        share = (self.ui.pointer[0] - self.lines_at.x) / max(1.0, self.lines_at.w)
        turn = round(share * (len(self.result.chart) - 1))
        return min(max(1, turn), len(self.result.began))

    def watch_turn(self) -> None:
        """The turn that is pointed at on the chart."""
        turn = self.turn_pointed_at()
        if turn is not None:
            self.watch_from(self.result.began[turn - 1])

    def handle(self, intent: Intent) -> bool:
        before = self.turn_pointed_at()
        done = super().handle(intent)
        if self.turn_pointed_at() != before:
            self.stage.dirty = True
        return done

    def duplicate(self) -> None:
        """A computer plays the same deal in the chair of the first person, and the difference is told."""
        chair = chair_of(self.result)
        if chair is not None:
            self.stage.push(DuplicateScene(self.stage, self.result, chair))

    def look_at_moments(self) -> None:
        """The choices of the first person that cost most."""
        chair, path = chair_of(self.result), self.result.path
        if chair is None or path is None:
            return
        try:
            record = self.stage.library.read(path)
            played = Playback(BOX[record.setup.game], record)
        except (FourCrownsError, OSError, KeyError) as error:
            self.stage.toast(str(error))
            return
        go(self.stage, "review", played, path, chair)

    def library(self) -> None:
        self.back()
        go(self.stage, "library")

    def back(self) -> None:
        """To where one came from; from the table, to the title: the game is over."""
        if not self.from_library:
            for scene in self.stage.scenes[1:-1]:
                scene.leave()
            del self.stage.scenes[1:-1]
        if len(self.stage.scenes) > 1:
            self.stage.pop()
        else:
            go(self.stage, "title")
            self.stage.scenes.remove(self)

    def update(self, seconds: float) -> bool:
        if self.counted >= 1:
            return False
        took = self.stage.settings.seconds(COUNT_UP)
        self.counted = min(1.0, self.counted + seconds / took) if took else 1.0
        self.stage.dirty = True
        return True

    # -- laying out --------------------------------------------------------------------------------------------------

    def layout(self) -> None:
        super().layout()
        area, canvas = self.area(), self.stage.canvas()
        buttons = Box(area.x, area.bottom - 62, area.w, 64)
        anecdotes = self._anecdotes(canvas, area.w)
        bottom = buttons.y - 20
        self.anecdotes_box: Box | None = None
        if anecdotes:
            high = self._anecdotes_height(canvas, anecdotes, area.w)
            self.anecdotes_box = Box(area.x, bottom - high, area.w, high)
            bottom = self.anecdotes_box.y - GAP
        self.anecdotes = anecdotes
        half = (area.w - 20) / 2
        self.ranking = Box(area.x, area.y, half - 6, bottom - area.y)
        self.chart = Box(self.ranking.right + 20, area.y, area.right - self.ranking.right - 20, bottom - area.y)
        self._lay_buttons(buttons)
        if self.result.path and self.result.began:
            self.ui.add(Widget("chart", self.chart, self.watch_turn, group="chart", focusable=False))
        self._lay_anecdotes()

    def _lay_anecdotes(self) -> None:
        """A button beside each anecdote that leads to its moment."""
        if self.anecdotes_box is None or self.result.path is None:
            return
        head = 58 * max(1.0, self.stage.scale.text)
        boxes = self._anecdote_boxes(self.anecdotes_box, head)
        for number, (anecdote, box) in enumerate(zip(self.anecdotes, boxes, strict=True)):
            if anecdote.moment is not None:
                place, does = Box(box.right - 42, box.y + 8, 34, 34), partial(self.watch_from, anecdote.moment)
                tip = self.say("Watch it")
                self.ui.add(Button(f"tale {number}", place, does, group="tales", icon="own-play", tip=tip, size=14))

    def _lay_buttons(self, box: Box) -> None:
        choices = [
            ("again", self.say("Rematch"), self.play_again, "primary", "R"),
            ("table", self.say("See the table"), self.see_table, "secondary", "T"),
            ("watch", self.say("Watch it again"), self.watch_again, "secondary", "W"),
            ("new", self.say("New game"), self.new_game, "secondary", "N"),
            ("review", self.say("Three moments"), self.look_at_moments, "secondary", "M"),
            ("duplicate", self.say("Duplicate"), self.duplicate, "secondary", "D"),
            ("copy", self.say("Copy scores"), self.copy, "secondary", "C"),
            ("library", self.say("Library"), self.library, "ghost", "L"),
        ]
        if self.from_library:  # Esc leads there already
            choices = choices[:-1]
        if chair_of(self.result) is None:
            choices = [choice for choice in choices if choice[0] not in ("duplicate", "review")]
        if self.result.path is None:  # nothing was written down
            choices = [choice for choice in choices if choice[0] not in ("table", "watch", "review")]
        gap = 16.0
        wide = min(320.0, (box.w - gap * (len(choices) - 1)) / len(choices))
        x = box.cx - (wide * len(choices) + gap * (len(choices) - 1)) / 2
        for name, label, does, kind, key in choices:
            place = Box(x, box.y, wide, box.h)
            tip = self.say("A computer plays the same deal in your chair") if name == "duplicate" else ""
            self.ui.add(Button(name, place, does, group="next", label=label, kind=kind, key=key, size=21, tip=tip))
            x += place.w + gap

    def _anecdotes(self, canvas: Canvas, width: float) -> tuple[Anecdote, ...]:
        """As many as stand side by side and are not too high; in a low window none where the seats need the room."""
        room = self.height / max(1.0, canvas.scale.text)
        if len(self.result.seats) > 4 and room < 620:
            return ()
        most = max(1, int(width / (300 * max(1.0, canvas.scale.text))))
        told = self.result.anecdotes[: min(4, most)]
        while len(told) > 1 and self._anecdotes_height(canvas, told, width) > TALES * self.height:
            told = told[:-1]  # a long one needs a wider place
        return told

    def _anecdote_boxes(self, box: Box, head: float) -> list[Box]:
        gap = 20.0
        width = (box.w - 56 - gap * (len(self.anecdotes) - 1)) / max(1, len(self.anecdotes))
        return [
            Box(box.x + 28 + i * (width + gap), box.y + head, width, box.h - head - 22)
            for i in range(len(self.anecdotes))
        ]

    def _anecdotes_height(self, canvas: Canvas, anecdotes: tuple[Anecdote, ...], width: float) -> float:
        room = (width - 56 - 20 * (len(anecdotes) - 1)) / len(anecdotes) - 124
        lines = max(len(canvas.wrapped(anecdote.text, "body", 19, room)) for anecdote in anecdotes)
        words = canvas.line_height("strong", 22) + lines * 19 * LINE * canvas.scale.text
        least = 122.0 if self.height > 900 else 92.0
        return 58 * max(1.0, canvas.scale.text) + max(least, words + 28) + 22

    # -- drawing -----------------------------------------------------------------------------------------------------

    def draw(self, canvas: Canvas) -> None:
        super().draw(canvas)
        large = max(1.0, canvas.scale.text)
        head = 66 * large if self.height > 900 else 54 * large
        box = self.ranking
        canvas.panel(box, "dark", 16)
        start = draw_legend(canvas, self.result, box.right - 24, box.y + head / 2, box.w * 0.62)
        room = start - box.x - 40
        words = ui_of(self.result.game).results
        title = self.say(words.scores)
        if canvas.text_width(title, "heading", 14) > room:
            title = self.say("Scores")
        canvas.text(title, box.x + 24, box.y + head / 2, "heading", 24, "g300", "lm", room)
        rows = Box(box.x + 16, box.y + head, box.w - 32, box.h - head - 14)
        draw_ranking(canvas, self.result, rows, out_quad(self.counted))
        box = self.chart
        canvas.panel(box, "dark", 16)
        title = self.say(words.chart)
        if canvas.text_width(title, "heading", 14) > box.w - 48:
            title = self.say(words.chart_short)
        canvas.text(title, box.x + 24, box.y + head / 2, "heading", 22, "g300", "lm", box.w - 48)
        place = Box(box.x + 24, box.y + head, box.w - 40, box.h - head - 14)
        self.lines_at = draw_chart(canvas, self.result, place, self.say)
        turn = self.turn_pointed_at()
        if turn is not None:
            draw_pointed(canvas, self.result, self.lines_at, turn, self.say)
        if self.anecdotes_box:
            self._draw_anecdotes(canvas, self.anecdotes_box)

    def _draw_anecdotes(self, canvas: Canvas, box: Box) -> None:
        canvas.panel(box, "parchment", 16)
        head = 58 * max(1.0, canvas.scale.text)
        title = self.say("Tales from the table")
        canvas.text(title, box.x + MARGIN, box.y + head / 2, "title", 25, "inkp", "lm", box.w - 56)
        for anecdote, place in zip(self.anecdotes, self._anecdote_boxes(box, head), strict=True):
            canvas.rect(place, 12, "#FBF3E0", "#B08A4A", 1.4)
            size = min(72.0, place.h - 20)
            if anecdote.icon.startswith("token:"):
                name = f"tokens/{anecdote.icon.removeprefix('token:')}.png"
                canvas.picture(name, Box(place.x + 50 - size / 2, place.cy - size / 2, size, size))
            else:
                canvas.icon(anecdote.icon, place.x + 50, place.cy, size, "#5A3A14")
            words = Box(place.x + 104, place.y + 14, place.w - 120, place.h - 20)
            room = words.w - (42 if anecdote.moment is not None and self.result.path else 0)
            canvas.text(anecdote.title, words.x, words.y, "strong", 22, "inkp", room=room)
            name_high = canvas.line_height("strong", 22)
            rest = Box(words.x, words.y + name_high, words.w, words.h - name_high)
            canvas.paragraph(anecdote.text, rest, "body", 19, "inkp", LINE)
