"""A look at cards that lie covered: the clans of a stack, from top to bottom, or a whole pile, card by card."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ...input.intents import Intent
from ...render.canvas import Box, Canvas
from ...sprites.card import RATIO, lay
from ...stage.rows import Rows
from ...stage.scene import PANEL_SECONDS, Scene
from ...widgets.base import Mood, Widget
from ...widgets.button import Button
from .sprites.card import Face, card

if TYPE_CHECKING:
    from ...stage import Stage

Clan = tuple[str, tuple[Face, ...], int]
"""Name, cards from bottom to top, magic."""

WIDTH, SIDE, BAR = 760.0, 28.0, 16.0
CARD, STEP = 104.0, 0.36
PILE_CARD, PILE_GAP, COLUMNS = 112.0, 14.0, 6
HEAD, FOOT = 92.0, 88.0


@dataclass
class ClanRow(Widget):
    """One clan: its fan, and beside it name, number of cards and magic. The words come in the person's language."""

    clan: Clan = ("", (), 0)
    cards: str = ""
    magic: str = ""

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        box, (name, faces, magic) = self.box, self.clan
        canvas.rect(box, 12, ((0, (54, 37, 24, 255)), (1, (36, 25, 16, 255))), "g500" if mood.hover else "g700", 1.3)
        beside = 250 * max(1.0, canvas.scale.text)
        room = box.w - beside - 36
        step = min(CARD * STEP, (room - CARD) / max(1, len(faces) - 1))
        for number, face in enumerate(faces):
            x = box.x + 18 + CARD / 2 + number * step
            lay(canvas, card(canvas, face, CARD, worded=number == len(faces) - 1), x, box.cy)
        x, room = box.right - beside, beside - 16
        tall = canvas.line_height("strong", 22), canvas.line_height("small", 17), canvas.line_height("number", 34)
        y = box.cy - sum(tall) / 2
        canvas.text(name, x, y, "strong", 22, "t1", room=room)
        canvas.text(self.cards, x, y + tall[0], "small", 17, "t2", room=room)
        y += tall[0] + tall[1]
        worth = canvas.text(str(magic), x, y, "number", 34, "g300")
        canvas.text(self.magic, worth.right + 8, y + tall[2] * 0.6, "small", 17, "t2", "lm", room - worth.w - 8)


@dataclass
class PileRow(Widget):
    """Some cards of a pile side by side, all in full."""

    faces: tuple[Face, ...] = ()

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        for number, face in enumerate(self.faces):
            x = self.box.x + PILE_CARD / 2 + number * (PILE_CARD + PILE_GAP)
            lay(canvas, card(canvas, face, PILE_CARD), x, self.box.cy)


class LookUnderScene(Scene):
    """`grid` lays the cards out side by side, in their order: for a pile, where clans do not matter."""

    name = "look_under"
    private = True
    dialog = True
    fade_in = PANEL_SECONDS

    def __init__(self, stage: "Stage", title: str, clans: Sequence[Clan], grid: bool = False) -> None:
        super().__init__(stage)
        self.title, self.clans, self.grid = title, tuple(clans), grid
        self.rows = Rows("rows")

    def _pile(self) -> tuple[Face, ...]:
        return tuple(face for _, faces, _ in self.clans for face in faces)

    def _heights(self, canvas: Canvas) -> list[float]:
        if self.grid:
            return [PILE_CARD * RATIO] * -(-len(self._pile()) // COLUMNS)
        roles = (("strong", 22), ("small", 17), ("number", 34))
        words = sum(canvas.line_height(role, size) for role, size in roles)
        return [max(CARD * RATIO, words) + 24] * len(self.clans)

    def _box(self) -> Box:
        heights = self._heights(self.stage.canvas())
        content = max(120.0, sum(heights) + 12 * max(0, len(heights) - 1))
        height = min(self.height - 24, HEAD + content + 20 + FOOT)
        width = COLUMNS * (PILE_CARD + PILE_GAP) - PILE_GAP + BAR + 2 * SIDE if self.grid else WIDTH
        return Box((self.width - width) / 2, (self.height - height) / 2, width, height)

    def layout(self) -> None:
        box = self._box()
        view = Box(box.x + SIDE, box.y + HEAD, box.w - 2 * SIDE, box.h - HEAD - FOOT)
        boxes = self.rows.lay(self.ui, view, self._heights(self.stage.canvas()), 12)
        pile = self._pile()
        for number, row in enumerate(boxes):
            name = f"row {number}"
            if self.grid:
                faces = pile[number * COLUMNS : (number + 1) * COLUMNS]
                self.ui.add(PileRow(name, row, focusable=False, clip=view, faces=faces))
            else:
                self.ui.add(self._clan_row(name, row, view, self.clans[number]))
        close = Box(box.cx - 130, box.bottom - 72, 260, 52)
        label = self.say("Close")
        self.ui.add(Button("close", close, self.back, group="close", key="escape", label=label, kind="ghost"))

    def _clan_row(self, name: str, row: Box, view: Box, clan: Clan) -> ClanRow:
        many = len(clan[1])
        cards = self.stage.say.plural("{count} card", "{count} cards", many).format(count=many)
        return ClanRow(name, row, focusable=False, clip=view, clan=clan, cards=cards, magic=self.say("magic"))

    def handle(self, intent: Intent) -> bool:
        if super().handle(intent):
            return True
        if self.rows.turn(intent):
            self.changed()
            return True
        return False

    def draw(self, canvas: Canvas) -> None:
        box = self._box()
        canvas.panel(box, "dark", 16)
        canvas.title(self.title, box.cx, box.y + 42, 30, "mm", box.w - 60)
        canvas.divider(box.x + 60, box.y + 78, box.w - 120)
        if not self._pile():
            canvas.text(self.say("There is nothing here."), box.cx, box.cy, "italic", 19, "t2", "mm", box.w - 60)
