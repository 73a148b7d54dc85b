"""Page that says what beats what: each attacker, the walls it gets past, and its answers."""

from typing import TYPE_CHECKING

from engines.knights_and_ninjas.charter import Charter

from ...render.canvas import Box, Canvas
from ...sprites.card import lay
from ...stage.scene import Scene
from ...widgets.button import Button
from .faces import Faces
from .plan import RATIO
from .sprites import places as knight_places
from .sprites.card import knight_card
from .words.matchups import IN, LADDER, Matchup, matchups

if TYPE_CHECKING:
    from ...stage import Stage

WIDTH, HEAD, FOOT = 1240.0, 116.0, 78.0
MARKS = {IN: ("check-mark", "#1F5A33"), LADDER: ("ladder", "#8A5A14")}
SHUT = ("cross-mark", "#7A1820")


class MatchupsScene(Scene):
    """A page over the table. Esc closes it."""

    name = "matchups"
    dialog = True

    def __init__(self, stage: "Stage", faces: Faces, charter: Charter) -> None:
        super().__init__(stage)
        self.faces, self.lines = faces, matchups(charter, stage.say)

    def _box(self) -> Box:
        step = min(108.0, (self.height - 24 - HEAD - FOOT) / len(self.lines))
        height = HEAD + step * len(self.lines) + FOOT
        width = min(WIDTH, self.width - 32)
        return Box((self.width - width) / 2, (self.height - height) / 2, width, height)

    def layout(self) -> None:
        box = self._box()
        close = Box(box.cx - 130, box.bottom - 64, 260, 48)
        self.ui.add(
            Button("close", close, self.back, group="close", key="escape", label=self.say("Close"), kind="ghost")
        )

    def draw(self, canvas: Canvas) -> None:
        box, say = self._box(), self.say
        canvas.panel(box, "parchment", 18)
        canvas.text(say("What beats what"), box.cx, box.y + 40, "title", 34, "#7A1820", "mm", box.w - 60)
        columns = (box.x + 30, box.x + box.w * 0.46, box.x + box.w * 0.66, box.right - 24)
        titles = (say("attacker"), say("gets past"), say("answered by"))
        for words, x, end in zip(titles, columns[:-1], columns[1:], strict=True):
            canvas.text(words, x, box.y + HEAD - 34, "label", 17, "#6B4A24", "lt", end - x - 10)
        step = (box.h - HEAD - FOOT) / len(self.lines)
        for number, line in enumerate(self.lines):
            row = Box(box.x + 22, box.y + HEAD + step * number, box.w - 44, step - 6)
            canvas.rect(row, 10, (255, 250, 240, 184), "#9A7A4A", 1)
            self._attacker(canvas, line, Box(row.x + 8, row.y, columns[1] - row.x - 18, row.h))
            self._walls(canvas, line, Box(columns[1], row.y, columns[2] - columns[1] - 16, row.h))
            self._answers(canvas, line, Box(columns[2], row.y, row.right - 10 - columns[2], row.h))

    def _attacker(self, canvas: Canvas, line: Matchup, box: Box) -> None:
        width = min(64.0, (box.h - 8) / RATIO)
        lay(canvas, knight_card(canvas, self.faces.kind(line.kind), width), box.x + width / 2 + 4, box.cy)
        x, room = box.x + width + 18, box.w - width - 18
        size = min(21.0, box.h * 0.3)
        title = canvas.text(line.title, x, box.y + 6, "heading", size, "#5B0F18", "lt", room)
        below = Box(x, title.bottom, room, box.bottom - 4 - title.bottom)
        canvas.paragraph(line.effect, below, "body", 17, "inkp", 1.1)

    def _walls(self, canvas: Canvas, line: Matchup, box: Box) -> None:
        """The three walls, each with a tick, a ladder or a cross."""
        size = min(box.w / 3 - 8, box.h - 8)
        for place, wall in enumerate(line.walls):
            room = Box(box.x + place * (box.w / 3), box.cy - size / 2, size, size)
            knight_places.place(canvas, place, 0, room, alpha=255 if wall == IN else 150)
            icon, ink = MARKS.get(wall, SHUT)
            mark = max(20.0, size * 0.4)
            canvas.rect(Box(room.right - mark * 0.8, room.bottom - mark, mark, mark), mark / 2, "#FFF9EA", ink, 1.4)
            canvas.icon(icon, room.right - mark * 0.3, room.bottom - mark / 2, mark * 0.66, ink)

    def _answers(self, canvas: Canvas, line: Matchup, box: Box) -> None:
        words_h = min(box.h * 0.5, canvas.line_height("body", 16) * 2)
        width = min(46.0, (box.h - words_h - 8) / RATIO)
        for number, kind in enumerate(line.answers):
            x = box.x + width / 2 + number * (width + 8)
            canvas.blit(knight_card(canvas, self.faces.kind(kind), width), x, box.y + 5 + width * RATIO / 2)
        text = Box(box.x, box.y + 8 + width * RATIO, box.w, box.bottom - 4 - box.y - 8 - width * RATIO)
        canvas.paragraph(line.words, text, "body", 16, "inkp", 1.08)
