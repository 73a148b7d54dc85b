"""Three moments of a finished game: what cost most, from what was known then, each with a way to find better."""

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from engines.core.playback import Playback
from engines.core.puzzles import puzzles_of
from engines.core.reasons import why

from ...match.puzzle_session import PuzzleSession
from ...match.review import SHOWN, Choice, Review
from ...render.canvas import Box, Canvas
from ...sprites.cost_bar import cost_height, draw_cost
from ...sprites.ornaments import chip
from ...stage.shell import ShellScene
from ...widgets.button import Button
from ...widgets.flow import Block, draw_flow, fit
from ..puzzle.scene import PuzzleScene, put_on_table
from ..replay.opening import watch
from .chances import draw_chances
from .picture import draw_moment

if TYPE_CHECKING:
    from ...stage import Stage

GAP = 24.0
LOW, FIND, LOW_SIZE = 42.0, 58.0, 16
"""How high the buttons of a card are, and how large the words of the lesser ones."""
CHART, ROOMY, CHARTED, WORDS = 96.0, 620.0, 800.0, 380.0
"""How high the chart is; how high the page must be for pictures, and for it; what words and buttons of a card need."""


class ReviewScene(ShellScene):
    """The choices of one person in one game."""

    name = "review"
    title = "Three moments"
    subtitle = "Judged by what you knew then, not by what lay hidden"

    def __init__(self, stage: "Stage", played: Playback[Any], path: Path, seat: int) -> None:
        super().__init__(stage)
        self.path, self.seat = path, seat
        self.names = played.setup.names
        self.game = played.game
        self.review = Review(played, seat, stage.thinker)
        self.shown: list[tuple[Choice, bool]] = []
        """What is shown, and whether it cost something; else it was unlucky."""

    def update(self, seconds: float) -> bool:
        if self.review.done:
            return False
        if self.review.go_on():
            dear = [(choice, True) for choice in self.review.dearest()]
            unlucky: list[Choice] = self.review.unlucky() if self.review.done else []
            luck = [(choice, False) for choice in unlucky]
            self.shown = [*dear, *luck][:SHOWN]
            self.changed()
        return True

    def leave(self) -> None:
        self.review.stop()

    def find_better(self, choice: Choice) -> None:
        """The same question once more, until something as good is found."""
        puzzle = self.review.puzzle(choice, len(puzzles_of(self.game)) + 1)
        put_on_table(self.stage, puzzle, self.names[self.seat])

    def show_better(self, choice: Choice) -> None:
        """The same question with its answer, and what speaks for that."""
        self.find_better(choice)
        table = self.stage.top
        if isinstance(table, PuzzleScene):
            table.show_at_once = True

    def see(self, choice: Choice) -> None:
        watch(self.stage, self.path, choice.moment - 1)

    def _cards(self) -> list[Box]:
        area = self.area()
        wide = min(612.0, (area.w - 2 * GAP) / SHOWN)
        count = len(self.shown)
        left = area.cx - (wide * count + GAP * (count - 1)) / 2
        tall = area.h - 54 - (CHART + GAP if self._charted() else 0)
        return [Box(left + number * (wide + GAP), area.y, wide, tall) for number in range(count)]

    def _roomy(self) -> bool:
        """Whether there is room for pictures."""
        return self.area().h >= ROOMY * max(1.0, self.stage.scale.text)

    def _charted(self) -> bool:
        """Whether there is room for the chart below the cards, too."""
        return self.area().h >= CHARTED * max(1.0, self.stage.scale.text)

    def _picture(self, card: Box) -> Box:
        """The table at that moment, above the words."""
        wide = card.w - 28
        foot = card.bottom - self._foot(card, 2)[0].y - LOW
        tall = min(wide * 0.62, card.h - foot - WORDS * max(1.0, self.stage.scale.text) ** 1.2)
        return Box(card.x + 14, card.y + 14, wide, max(0.0, tall) if self._roomy() else 0.0)

    def layout(self) -> None:
        super().layout()
        say = self.say
        for number, ((choice, cost), box) in enumerate(zip(self.shown, self._cards(), strict=True), 1):
            ways = [(f"see {number}", say("See it in the replay"), partial(self.see, choice))]
            if cost:
                ways.append((f"show {number}", say("Show the better way"), partial(self.show_better, choice)))
            low = self._foot(box, len(ways))
            for (name, label, does), place in zip(ways, low, strict=True):
                self.ui.add(Button(name, place, does, group="cards", label=label, kind="ghost", size=LOW_SIZE))
            if cost:
                place, does = Box(box.x + 20, low[0].y - FIND - 10, box.w - 40, FIND), partial(self.find_better, choice)
                kind, key = "primary" if number == 1 else "teal", str(number)
                label = say("Find better")
                self.ui.add(
                    Button(f"find {number}", place, does, group="cards", label=label, kind=kind, key=key, size=20)
                )

    def _foot(self, card: Box, count: int) -> list[Box]:
        """Where the lesser ways on stand: side by side, or one above the other where they need the width."""
        foot = Box(card.x + 20, card.bottom - 16 - LOW, card.w - 40, LOW)
        half = (foot.w - 10) / 2
        labels = (self.say("See it in the replay"), self.say("Show the better way"))
        canvas = self.canvas()
        if count == 1:
            return [foot]
        if max([canvas.text_width(label, "heading", LOW_SIZE) for label in labels]) + 24 <= half:
            return [foot._replace(w=half), foot._replace(x=foot.right - half, w=half)]
        return [foot.moved(0, -LOW - 8), foot]

    def draw(self, canvas: Canvas) -> None:
        super().draw(canvas)
        area, say, review = self.area(), self.say, self.review
        for number, ((choice, cost), box) in enumerate(zip(self.shown, self._cards(), strict=True), 1):
            self._card(canvas, box, number, choice, cost)
        looked = len(review.choices)
        words = say("Looking at your choices: {done} of {all}.", done=looked, all=review.all)
        if review.done:
            words = say.plural("{n} choice looked at.", "{n} choices looked at.", looked, n=looked)
        if review.done and not [cost for _, cost in self.shown if cost]:
            words = say("Nothing cost you much. Well played.")
        canvas.text(words, area.cx, area.bottom - 22, "body", 20, "t2", "mm", area.w - 40)
        if self._charted() and looked > 1:
            places = {choice.moment: number for number, choice in enumerate(review.choices)}
            seals = {places[choice.moment]: number for number, (choice, _) in enumerate(self.shown, 1)}
            worths = [choice.worth for choice in review.choices]
            fair = 0.5 if self.game.together else 1 / len(self.names)
            draw_chances(canvas, say, Box(area.x, area.bottom - 44 - CHART, area.w, CHART), worths, fair, seals)

    def _card(self, canvas: Canvas, box: Box, number: int, choice: Choice, cost: bool) -> None:
        say, text = self.say, self.game.text
        canvas.panel(box, "parchment", 16)
        picture = self._picture(box)
        if picture.h > 100:
            canvas.rect(picture, 8, "w900", "g700", 1.6)
            key = str(self.path), choice.moment, self.seat
            draw_moment(canvas, self.stage, picture, key, lambda: self._session(choice))
        else:
            picture = picture._replace(h=0.0)
        canvas.rect(Box(box.x + 8, box.y + 8, 46, 46), 23, "#7A1820", "g300", 2)
        canvas.text(str(number), box.x + 31, box.y + 31, "heading", 22, "white", "mm")
        turn = len([each for each in self.review.played.turns if each < choice.moment])
        if turn:
            chip(canvas, box.x + 62, box.y + 18, say("Turn {turn}", turn=turn), size=15)
        did = text.option(choice.line[0], choice.view, self.names, say)
        top = picture.bottom + 14 if picture.h else box.y + 70
        what = Box(box.x + 20, top, box.w - 40, 62 * max(1.0, self.stage.scale.text))
        canvas.paragraph(say("You chose: {what}", what=did), what, "strong", 22, "inkp", 1.15, least=13)
        label = say("It cost part of your chances") if cost else say("Unlucky, not wrong")
        bar = Box(box.x + 18, what.bottom + 6, box.w - 36, cost_height(canvas, box.w - 36, label, cost))
        share = choice.cost.mean / (0.2 * choice.found.stake) if cost else None
        draw_cost(canvas, bar, label, share)
        low = self._foot(box, 2 if cost else 1)[0].y - (FIND + 22 if cost else 12)
        told = Box(box.x + 20, bar.bottom + 12, box.w - 40, low - bar.bottom - 12)
        if cost:
            reasons = why(text, choice.found, say, choice.found.best, choice.line)
            lines = [say("There was something better; find it."), *reasons]
        else:
            lines = [say("Nothing better was to be seen from what you knew.")]
        blocks = [Block(line, "body", 19, spacing=1.2, gap=2) for line in lines]
        fewer = [blocks[:count] for count in range(len(blocks), 0, -1)]  # what weighs most is told first
        draw_flow(canvas, fit(canvas, told, *fewer, share=0.74), told)

    def _session(self, choice: Choice) -> PuzzleSession:
        """The table of that moment."""
        return PuzzleSession(self.review.puzzle(choice, 0), self.game, self.stage.settings)
