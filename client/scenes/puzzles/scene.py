"""Puzzles: five of them every day, and all of every game in order. What is not solved stays."""

from datetime import date
from functools import partial
from typing import TYPE_CHECKING

from engines.core.puzzles import Puzzle, puzzles_of

from ...box import BOX
from ...match.puzzle_session import five_a_day
from ...render.canvas import Box, Canvas
from ...stage.shell import ShellScene
from ...widgets.button import Button
from ..boxart import box_art
from ..puzzle.scene import open_puzzle
from ..shelf_pages import lay_pages

if TYPE_CHECKING:
    from ...stage import Stage

PAD, GAP, HEAD = 24.0, 14.0, 54.0
ACROSS = 7
"""Puzzles beside each other."""


class PuzzlesScene(ShellScene):
    """Today's five above, and below them a shelf for every game."""

    name = "puzzles"
    title = "Puzzles"
    subtitle = "Positions out of real games: one answer is clearly the best"

    def __init__(self, stage: "Stage") -> None:
        super().__init__(stage)
        self.today = date.today()
        self.five: list[Puzzle] = []

    def enter(self) -> None:
        self.today = date.today()
        self.five = five_a_day([puzzle for game in BOX for puzzle in puzzles_of(BOX[game])], self.today)
        self.changed()

    @property
    def who(self) -> str:
        """Whoever was here last."""
        return self.stage.people.now

    def play(self, puzzle: Puzzle) -> None:
        open_puzzle(self.stage, puzzle.game, puzzle.number, self.who)

    def _shelves(self) -> list[tuple[str, Box]]:
        area = self.area()
        top = area.y + self._today().h + GAP
        wide, high = (area.w - GAP) / 2, (area.bottom - top - GAP) / 2
        return [
            (game, Box(area.x + number % 2 * (wide + GAP), top + number // 2 * (high + GAP), wide, high))
            for number, game in enumerate(BOX)
        ]

    def _today(self) -> Box:
        area = self.area()
        return area._replace(h=min(150.0 * max(1.0, self.stage.scale.text), area.h * 0.26))

    def layout(self) -> None:
        super().layout()
        lay_pages(self)
        box = self._today()
        wide = (box.w - 2 * PAD - 4 * GAP) / 5
        for number, puzzle in enumerate(self.five):
            high = box.h - HEAD - 18
            place = Box(box.x + PAD + number * (wide + GAP), box.bottom - high - 14, wide, high)
            self._button(f"today {number}", place, puzzle, BOX[puzzle.game].title, "today")
        for game, shelf in self._shelves():
            self._lay_shelf(game, shelf)

    def _lay_shelf(self, game: str, shelf: Box) -> None:
        puzzles = puzzles_of(BOX[game])
        rows = -(-len(puzzles) // ACROSS) or 1
        x, y = shelf.x + PAD, shelf.y + HEAD + 10
        wide = (shelf.w - 2 * PAD + GAP) / ACROSS
        high = min(64.0, (shelf.bottom - y - 10) / rows)
        for number, puzzle in enumerate(puzzles):
            place = Box(x + number % ACROSS * wide, y + number // ACROSS * high, wide - GAP, high - 8)
            self._button(puzzle.key, place, puzzle, str(puzzle.number), game)

    def _button(self, name: str, place: Box, puzzle: Puzzle, label: str, group: str) -> None:
        person, say = self.stage.people.of(self.who), self.say
        solved, shown = puzzle.key in person.solved, puzzle.key in person.shown
        tip = say("Solved") if solved else say("You were shown how") if shown else say(LEVELS[puzzle.level])
        self.ui.add(
            Button(
                name,
                place,
                partial(self.play, puzzle),
                group=group,
                label=label,
                kind="ghost" if solved else "teal" if not shown else "secondary",
                icon="check-mark" if solved else "",
                second=say("Number {n}", n=puzzle.number) if group == "today" and place.h > 50 else "",
                tip=tip,
                size=18,
                cut=True,
            )
        )

    def draw(self, canvas: Canvas) -> None:
        super().draw(canvas)
        box, say = self._today(), self.say
        canvas.panel(box, "dark", 16)
        canvas.text(say("Five for today"), box.x + PAD, box.y + 30, "heading", 24, "g300", "lm", box.w * 0.4)
        words = say("Hints and undo are free, and nothing of it is counted.")
        canvas.text(words, box.right - PAD, box.y + 30, "body", 18, "t2", "rm", box.w * 0.55)
        solved = set(self.stage.people.of(self.who).solved)
        for game, shelf in self._shelves():
            canvas.panel(shelf, "dark", 16)
            art = Box(shelf.x + 16, shelf.y + 12, (HEAD - 10) * 1.16, HEAD - 10)
            box_art(canvas, game, art)
            puzzles = puzzles_of(BOX[game])
            done = len([puzzle for puzzle in puzzles if puzzle.key in solved])
            canvas.text(BOX[game].title, art.right + 14, art.cy, "strong", 21, "t1", "lm", shelf.w * 0.55)
            count = say("{done} of {all} solved", done=done, all=len(puzzles))
            canvas.text(count, shelf.right - PAD, art.cy, "label", 17, "t2", "rm", shelf.w * 0.25)


LEVELS = {1: "Easy to see", 2: "Takes a second look", 3: "Hard to see"}
"""By how far the best answer is ahead."""
