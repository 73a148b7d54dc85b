"""A puzzle at the real table: one question out of a game that was played. What does not solve it is not done."""

from typing import TYPE_CHECKING

from engines.core.puzzles import Puzzle, can_be_solved, is_solved, puzzles_of
from engines.core.types import Option

from ...box import BOX
from ...input.intents import Intent, Kind
from ...match.puzzle_session import PuzzleSession
from ...render.canvas import Box, Canvas
from ...tables.hints import BestAnswer, Depth, Hint
from ..dialog import Answer, Dialog
from ..table.prompt_scenes import PromptScenes
from ..table.scene import TableScene
from .column import lay_column

if TYPE_CHECKING:
    from ...stage import Stage

BESIDE = ("back", "look")
"""Answers that lead nowhere: tiles go back, or somebody looks once more."""


class PuzzlePrompts(PromptScenes):
    """A puzzle has an end of its own."""

    def _over(self) -> None:
        """Nothing more is put up."""


class PuzzleScene(TableScene):
    """One puzzle being solved."""

    name = "puzzle"
    session: PuzzleSession

    def __init__(self, stage: "Stage", session: PuzzleSession, who: str) -> None:
        self.who = who
        self.given: tuple[Option, ...] = ()
        self.solved = False
        self.show_at_once = False
        """Somebody wants to see the solution as soon as the question is there."""
        super().__init__(stage, session)
        self.prompt_scenes = PuzzlePrompts(self)

    @property
    def of_the_box(self) -> bool:
        """It is one of the puzzles that everybody has, and not a moment of somebody's game."""
        return self.session.puzzle.number <= len(puzzles_of(BOX[self.session.puzzle.game]))

    def answer(self, option: Option, *then: Option) -> None:
        self.give(option, *then)

    def give(self, option: Option, *then: Option) -> None:
        if self.solved:
            return
        if option.verb in BESIDE:
            self.given = () if option.verb == "back" else self.given
            super().give(option, *then)
            return
        given = (*self.given, option, *then)
        puzzle = self.session.puzzle
        if is_solved(puzzle, given):
            self.solved = True
            if self.of_the_box:
                self.stage.people.solve(self.who, puzzle.key)
            self.stage.audio.play("click")
            self._end()
        elif can_be_solved(puzzle, given):
            self.given = given
            super().give(option, *then)
        else:
            self.picking = None
            self.changed()
            self.stage.toast(self.say("Not yet: there is something better."))

    def why(self) -> tuple[str, ...]:
        """What speaks for the solution, as it was counted."""
        text = self.session.game.text
        return tuple([text.reason(reason, self.say) for reason in self.session.puzzle.reasons])

    def hint(self) -> None:
        """A nudge: where to look, then which answer."""
        puzzle, asked = self.session.puzzle, self.asked
        if asked is None:
            return
        left = list(puzzle.line)
        for option in self.given:
            left.remove(option)
        depth = Depth.WHERE if self.hinted is None else Depth.WHAT
        line = tuple(left)
        self.hinted = Hint(asked, line[0], self.table.line_words(line), line, depth)
        self.changed()

    def show_solution(self) -> None:
        """What solves it, and why: seen, not solved."""
        if self.of_the_box:
            self.stage.people.solve(self.who, self.session.puzzle.key, shown=True)
        asked, puzzle = self.asked, self.session.puzzle
        if asked is not None and not self.given:
            words = self.table.line_words(puzzle.line)
            self.hinted = Hint(asked, puzzle.line[0], words, puzzle.line, Depth.WHY, (BestAnswer(words, self.why()),))
            self.changed()

    def update(self, seconds: float) -> bool:
        moving = super().update(seconds)
        if self.show_at_once and self.asked is not None:
            self.show_at_once = False
            self.show_solution()
        return moving

    def undo(self) -> None:
        super().undo()
        self.given = self.given[:-1] if self.given else ()

    def handle(self, intent: Intent) -> bool:
        if intent.kind is Kind.SHOW_ME:
            self.show_solution()
            return True
        return super().handle(intent)

    def why_not(self, tool: str) -> str:
        return "" if tool == "hint" and self.asked else super().why_not(tool)

    def back(self) -> None:
        self.stage.pop()

    def menu(self) -> None:
        say = self.say
        answers = (
            Answer(say("Show the solution"), self.show_solution, key="1", second=say("seen, not solved")),
            Answer(say("From the start"), self.again_from_start, key="2"),
            Answer(say("Leave the puzzle"), self.stage.pop, "primary", "e"),
        )
        self.stage.push(Dialog(self.stage, say("Puzzle"), "", answers))

    def again_from_start(self) -> None:
        self.stage.pop()
        put_on_table(self.stage, self.session.puzzle, self.who)

    def turn_to(self, number: int) -> None:
        """Another puzzle of the same game."""
        if number != self.session.puzzle.number:
            self.stage.pop()
            open_puzzle(self.stage, self.session.puzzle.game, number, self.who)

    def lay_aside(self, box: Box, brief: bool = False) -> Box:
        return lay_column(self, box, brief)

    def _end(self) -> None:
        say, puzzle = self.say, self.session.puzzle
        more = puzzle.number < len(puzzles_of(BOX[puzzle.game]))
        answers = [Answer(say("Back to the puzzles"), self.stage.pop, "secondary" if more else "primary")]
        if more:
            answers.insert(0, Answer(say("Next puzzle"), self._next, "primary", "e"))
        self.stage.push(Dialog(self.stage, say("Solved"), " ".join(self.why()), answers))

    def _next(self) -> None:
        self.turn_to(self.session.puzzle.number + 1)

    def draw_in_slot(self, canvas: Canvas, slot: Box) -> bool:
        puzzle, say = self.session.puzzle, self.say
        words = say("Find better: what would have been best here?")
        if self.of_the_box:
            count = len(puzzles_of(BOX[puzzle.game]))
            words = say("Puzzle {n} of {all}: find the best answer. Nothing is counted.", n=puzzle.number, all=count)
        size = canvas.fitted(words, "label", 17, slot.w - 80)
        wide = min(slot.w - 12, canvas.text_width(words, "label", size) + 66)
        box = Box(slot.x + 4, slot.y + 8, wide, slot.h - 16)
        canvas.rect(box, box.h / 2, "#5A3A1C", "g300", 1.6)
        canvas.icon("light-bulb", box.x + 22, box.cy, 22, "g100")
        canvas.text(words, box.x + 42, box.cy, "label", size, "g100", "lm", box.w - 54, cut=True)
        return True


def open_puzzle(stage: "Stage", game: str, number: int, who: str) -> None:
    """Put a puzzle of the box on the table."""
    put_on_table(stage, puzzles_of(BOX[game])[number - 1], who)


def put_on_table(stage: "Stage", puzzle: Puzzle, who: str) -> None:
    """Put any puzzle on the table."""
    stage.push(PuzzleScene(stage, PuzzleSession(puzzle, BOX[puzzle.game], stage.settings), who))
