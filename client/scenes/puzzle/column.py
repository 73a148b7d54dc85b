"""What a puzzle puts into the column: when it is solved, the others of its game, and the ways to get on."""

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, ClassVar

from engines.core.puzzles import Puzzle, puzzles_of

from ...box import BOX
from ...render.canvas import Box, Canvas
from ...widgets.base import Mood, Widget, focus_ring
from ...widgets.button import Button
from ...widgets.told import Role

if TYPE_CHECKING:
    from .scene import PuzzleScene

GAP, ROW, HEAD = 8.0, 34.0, 44.0
BUTTON, LISTED = 42.0, 40.0
FEWEST, MOST = 3, 6
"""Rows of the list: with less room there is none."""
KEPT = 380.0
"""Left for what a game has in its column."""
RED = "#7A1820"

ONE = "your answer is clearly the best one"
MANY = ("the first part of it is right", "the second part is right", "the third part is right")
REST = "part {n} is right"


@dataclass
class GoalPanel(Widget):
    """Tick boxes that fill as they come true, on parchment."""

    told_as: ClassVar[Role] = Role.TEXT
    title: str = ""
    goals: tuple[str, ...] = ()
    done: int = 0
    level: int = 1

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        box = self.box
        canvas.panel(box, "parchment", 12)
        canvas.text(self.title, box.x + 18, box.y + 24, "heading", 17, RED, "lm", box.w - 110)
        lozenges(canvas, box.right - 18, box.y + 24, self.level, "inkp")
        step = (box.h - HEAD - 8) / len(self.goals)
        for number, goal in enumerate(self.goals):
            y = box.y + HEAD + (number + 0.5) * step
            tick = Box(box.x + 18, y - 11, 22, 22)
            found = number < self.done
            canvas.rect(tick, 5, "e600" if found else "white", "inkp", 1.6)
            if found:
                canvas.icon("check-mark", tick.cx, tick.cy, 15, "e100")
            canvas.text(goal, tick.right + 14, y, "body", 18, "inkp", "lm", box.right - tick.right - 28)


@dataclass
class PuzzleRow(Widget):
    """One puzzle of the list: its number or a tick, its name, and how hard it is."""

    number: int = 0
    label: str = ""
    level: int = 1
    solved: bool = False
    now: bool = False

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        box = self.box
        if self.now or mood.hover:
            canvas.rect(box, 8, (250, 210, 120, 34), "chosen" if self.now else "g700", 1.6)
        disc = Box(box.x + 10, box.cy - 13, 26, 26)
        canvas.rect(disc, 13, "e600" if self.solved else "w900", "e300" if self.solved else "g500", 1.6)
        if self.solved:
            canvas.icon("check-mark", disc.cx, disc.cy, 14, "e100")
        else:
            size = 15 / max(1.0, canvas.scale.text)
            canvas.text(str(self.number), disc.cx, disc.cy + 1, "number", size, "chosen" if self.now else "t2", "mm")
        canvas.text(self.label, disc.right + 12, box.cy, "body", 18, "t1" if self.now else "t2", "lm", box.w - 150)
        lozenges(canvas, box.right - 14, box.cy, self.level, "g300")
        if mood.focus:
            focus_ring(canvas, box, 8)


def lozenges(canvas: Canvas, right: float, y: float, level: int, colour: str) -> None:
    """How hard it is, from one to three."""
    for number in range(3):
        fill = colour if number < level else None
        canvas.lozenge(right - 8 - (2 - number) * 19, y, 13, fill or (0, 0, 0, 0), colour)


def goals_of(scene: "PuzzleScene") -> tuple[str, ...]:
    """What must come true, in words: one line for each answer of the solution."""
    say, count = scene.say, len(scene.session.puzzle.line)
    if count == 1:
        return (say(ONE),)
    return tuple([say(MANY[at]) if at < len(MANY) else say(REST, n=at + 1) for at in range(count)])


def lay_column(scene: "PuzzleScene", box: Box, brief: bool) -> Box:
    """Put all of it where the chronicle stands, as far as there is room; `brief`: when it is solved, and no more.
    Returns what is left."""
    large = max(1.0, scene.stage.scale.text)
    goals = goals_of(scene)
    high = HEAD * large + len(goals) * ROW * large + 8
    if box.h < high + (KEPT * large if brief else 0):
        return box
    puzzle, say = scene.session.puzzle, scene.say
    panel = box._replace(h=high)
    done = len(goals) if scene.solved else len(scene.given)
    scene.ui.add(
        GoalPanel("goals", panel, focusable=False, title=say("Solved when"), goals=goals, done=done, level=puzzle.level)
    )
    rest = Box(box.x, panel.bottom + GAP, box.w, box.bottom - panel.bottom - GAP)
    tall = BUTTON * large**0.6
    both = 2 * tall + GAP
    if brief or rest.h < both:
        return rest
    _lay_ways(scene, Box(rest.x, rest.bottom - both, rest.w, both), tall)
    rest = rest._replace(h=rest.h - both - GAP)
    puzzles = puzzles_of(BOX[puzzle.game]) if scene.of_the_box else ()
    rows = min(MOST, len(puzzles), int((rest.h - HEAD - 8) // (LISTED * large)))
    if rows < FEWEST:
        return rest
    _lay_list(scene, rest._replace(h=HEAD + rows * LISTED * large + 8), puzzles, rows)
    return rest._replace(h=0)


def _lay_ways(scene: "PuzzleScene", box: Box, tall: float) -> None:
    """A nudge, from the start, and the solution."""
    say, add = scene.say, scene.ui.add
    wide, second = (box.w - GAP) / 2, box.y + tall + GAP
    asked = scene.asked is not None and not scene.solved
    left, right = Box(box.x, box.y, wide, tall), Box(box.x + wide + GAP, box.y, wide, tall)
    add(Button("nudge", left, scene.hint, asked, "puzzle", label=say("A nudge"), kind="night", size=16))
    add(Button("from_start", right, scene.again_from_start, group="puzzle", label=say("From the start"), kind="ghost",
               size=16))  # fmt: skip
    low = Box(box.x, second, box.w, tall)
    add(Button("solution", low, scene.show_solution, asked and not scene.given, "puzzle", "F3",
               label=say("Show the solution"), second=say("counts as seen, not as solved"), kind="ghost",
               size=16))  # fmt: skip


@dataclass
class ListGround(Widget):
    """What the rows of the list lie on, and what they are."""

    told_as: ClassVar[Role] = Role.TEXT
    title: str = ""
    second: str = ""

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        box = self.box
        canvas.panel(box, "dark", 12)
        canvas.text(self.title, box.x + 16, box.y + 24, "heading", 16, "g300", "lm", box.w * 0.6)
        canvas.text(self.second, box.right - 16, box.y + 24, "label", 14.5, "t2", "rm", box.w * 0.34)


def _lay_list(scene: "PuzzleScene", box: Box, puzzles: tuple[Puzzle, ...], rows: int) -> None:
    """The puzzles round this one."""
    say, person = scene.say, scene.stage.people.of(scene.who)
    solved = [puzzle.key in person.solved for puzzle in puzzles]
    count = say("{done} of {all} solved", done=sum(solved), all=len(puzzles))
    title = scene.session.game.title
    scene.ui.add(ListGround("puzzles", box, focusable=False, title=title, second=count))
    now = scene.session.puzzle.number - 1
    first = max(0, min(now - rows // 2, len(puzzles) - rows))
    step = (box.h - HEAD - 8) / rows
    for place, at in enumerate(range(first, first + rows)):
        row = Box(box.x + 8, box.y + HEAD + place * step, box.w - 16, step - 4)
        scene.ui.add(
            PuzzleRow(
                f"puzzle {at + 1}", row, partial(scene.turn_to, at + 1), group="puzzle", number=at + 1,
                label=say("Puzzle {n}", n=at + 1), level=puzzles[at].level, solved=solved[at], now=at == now,
            )
        )  # fmt: skip
