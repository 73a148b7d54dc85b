"""Three moments of a finished game: what cost most, from what was known then, each with a way to find better."""

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from engines.core.playback import Playback
from engines.core.puzzles import puzzles_of
from engines.core.reasons import why

from ...match.review import SHOWN, Choice, Review
from ...render.canvas import Box, Canvas
from ...stage.shell import ShellScene
from ...widgets.button import Button
from ..puzzle.scene import put_on_table
from ..replay.opening import watch

if TYPE_CHECKING:
    from ...stage import Stage

GAP, AMBER = 24.0, "#E8912D"


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

    def see(self, choice: Choice) -> None:
        watch(self.stage, self.path, choice.moment - 1)

    def _cards(self) -> list[Box]:
        area = self.area()
        wide = min(612.0, (area.w - 2 * GAP) / SHOWN)
        count = len(self.shown)
        left = area.cx - (wide * count + GAP * (count - 1)) / 2
        return [Box(left + number * (wide + GAP), area.y, wide, area.h - 54) for number in range(count)]

    def layout(self) -> None:
        super().layout()
        for number, ((choice, cost), box) in enumerate(zip(self.shown, self._cards(), strict=True), 1):
            low = Box(box.x + 20, box.bottom - 62, box.w - 40, 46)
            see, find = self.say("See it in the replay"), self.say("Find better")
            does = partial(self.see, choice)
            self.ui.add(Button(f"see {number}", low, does, group="cards", label=see, kind="ghost", size=17))
            if cost:
                place, does = Box(low.x, low.y - 70, low.w, 60), partial(self.find_better, choice)
                kind = "primary" if number == 1 else "teal"
                name = f"find {number}"
                self.ui.add(Button(name, place, does, group="cards", label=find, kind=kind, key=str(number), size=20))

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

    def _card(self, canvas: Canvas, box: Box, number: int, choice: Choice, cost: bool) -> None:
        say, text = self.say, self.game.text
        canvas.panel(box, "parchment", 16)
        canvas.rect(Box(box.x + 18, box.y + 18, 46, 46), 23, "#7A1820", "g300", 2)
        canvas.text(str(number), box.x + 41, box.y + 41, "heading", 22, "white", "mm")
        turn = len([each for each in self.review.played.turns if each < choice.moment])
        head = say("Turn {turn}", turn=turn) if turn else ""
        canvas.text(head, box.right - 20, box.y + 41, "label", 17, "inkp", "rm", box.w * 0.4)
        names = self.names
        did = text.option(choice.line[0], choice.view, names, say)
        what = Box(box.x + 20, box.y + 78, box.w - 40, 84)
        canvas.paragraph(say("You chose: {what}", what=did), what, "strong", 22, "inkp", 1.15, least=13)
        bar = Box(box.x + 18, what.bottom + 8, box.w - 36, 42)
        canvas.rect(bar, 9, "#F6DDB4" if cost else "#DDE9C8", AMBER if cost else "e600", 1.6)
        label = say("It cost part of your chances") if cost else say("Unlucky, not wrong")
        canvas.text(label, bar.x + 14, bar.cy, "strong", 17, "inkp", "lm", bar.w - 140)
        if cost:
            track = Box(bar.right - 112, bar.cy - 5, 96, 10)
            canvas.rect(track, 5, "#D9BE93")
            share = min(1.0, choice.cost.mean / (0.2 * choice.found.stake))
            canvas.rect(track._replace(w=max(10.0, track.w * share)), 5, AMBER)
        told = Box(box.x + 20, bar.bottom + 14, box.w - 40, box.bottom - (150 if cost else 80) - bar.bottom - 14)
        if cost:
            reasons = why(text, choice.found, say, choice.found.best, choice.line)
            lines = [say("There was something better; find it."), *reasons]
        else:
            lines = [say("Nothing better was to be seen from what you knew.")]
        canvas.paragraph("\n".join(lines), told, "body", 19, "inkp", 1.24, least=12)
