"""Choice of a board: that of the box, or one that somebody drew in Tiled and put into the folder of boards."""

from typing import TYPE_CHECKING

from engines.core.setup import Setting
from engines.kings_and_things.boards import BOARDS, Board, read
from engines.kings_and_things.charter import BEGINNERS

from ...input.intents import Intent, Kind
from ...match.draft import Draft
from ...render.canvas import Box, Canvas
from ...render.pictures import picture
from ...stage.rows import Rows
from ...stage.shell import ShellScene
from ...widgets.button import Button
from ...widgets.choices import RadioCard
from .board.camera import Camera
from .board.cells import tray_cells
from .board.sheet import Sheet, sheet_of
from .own_boards import OwnBoard, furnish, open_boards, own_boards
from .sprites.hexes import draw_hex, hex_size, variant_of

if TYPE_CHECKING:
    from ...stage import Stage

SETTING = "board"
OF_THE_BOX = "board.box"
HOW = "own-board"
"""The chapter of the rules on drawing one."""
FOOT = 136.0
"""The room of the buttons below the list."""


def box_board(draft: Draft) -> Board:
    """The board of the box for whoever sits at the table."""
    size = "large" if len(draft.seats) == 4 else "small"
    return BOARDS[f"beginners_{size}" if draft.mode == BEGINNERS else size]


class BoardsScene(ShellScene):
    """A card for each board, and a picture of the one that is looked at."""

    name = "boards"
    title = "Boards"
    subtitle = "Ready-made, or your own from Tiled"

    def __init__(self, stage: "Stage", draft: Draft, setting: Setting) -> None:
        super().__init__(stage)
        self.draft, self.setting = draft, setting
        self.folder = stage.folders.boards if stage.folders else None
        self.rows = Rows("boards")
        self.found: list[OwnBoard] = []
        self.ui.focus = "done"
        self.look_again()

    def look_again(self) -> None:
        """Read the folder anew."""
        if self.folder is not None:
            furnish(self.folder)
            self.found = own_boards(self.folder)

    @property
    def chosen(self) -> str:
        """The board that is wished for, in one line; empty: that of the box."""
        return str(self.draft.wishes.get(self.setting.name, ""))

    # -- widgets -----------------------------------------------------------------------------------------------------

    def columns(self) -> tuple[Box, Box]:
        area = self.area()
        width = min(1700.0, area.w)
        left = Box((self.width - width) / 2, area.y, width * 0.44, area.h)
        return left, Box(left.right + 20, area.y, width - left.w - 20, area.h)

    def layout(self) -> None:
        super().layout()
        panel, _ = self.columns()
        view = Box(panel.x + 16, panel.y + 16, panel.w - 32, panel.h - FOOT - 32)
        canvas = self.stage.canvas()
        cards = [self._box_card(), *[self._card(number, own) for number, own in enumerate(self.found)]]
        heights = [max(84.0, card.height(canvas, view.w - 16)) for card in cards]
        for card, row in zip(cards, self.rows.lay(self.ui, view, heights, 8), strict=True):
            card.box, card.clip, card.group = row, view, "boards"
            self.ui.add(card)
        width = (panel.w - 48) / 2
        folder = Box(panel.x + 16, panel.bottom - FOOT, width, 56)
        how, again = folder.moved(width + 16, 0), folder.moved(0, 64)
        for name, box, does, label, kind, key in (
            ("folder", folder, lambda: open_boards(self.stage), self.say("Open the boards folder"), "ghost", "o"),
            ("how", how, self.look_up, self.say("Draw your own board"), "ghost", "F1"),
            ("again", again, self.look_again, self.say("Refresh"), "secondary", "r"),
            ("done", again.moved(width + 16, 0), self.stage.pop, self.say("Done"), "primary", "Esc"),
        ):
            self.ui.add(Button(name, box, does, group="foot", label=label, kind=kind, key=key))

    def _box_card(self) -> RadioCard:
        def choose() -> None:
            self.draft.wish(self.setting, self.setting.default)

        text = self.say("Sized for the number of players.")
        return RadioCard(
            OF_THE_BOX, Box(0, 0, 0, 0), choose, title=self.say("Standard board"), text=text,
            chip=self._hexes(box_board(self.draft)), chosen=not self.chosen,
        )  # fmt: skip

    def _card(self, number: int, own: OwnBoard) -> RadioCard:
        def choose() -> None:
            self.draft.wish(self.setting, own.text)

        refusal = self.draft.refusal(self.setting, own.text).removeprefix(f"{SETTING}: ") if own.text else ""
        reason = own.problem.said(self.say) if own.problem else refusal[:1].upper() + refusal[1:]
        chosen = bool(own.text) and own.text == self.chosen
        return RadioCard(
            f"board.{number}", Box(0, 0, 0, 0), choose, enabled=not reason, title=own.name, text=own.file,
            chip=self._hexes(own.board) if own.board else "", chosen=chosen, reason=reason,
        )  # fmt: skip

    def _hexes(self, board: Board) -> str:
        return self.say("{count} hexes").format(count=len(board.places))

    def look_up(self) -> None:
        """How it is done, in the rules."""
        self.stage.look_up(self.draft.game.id, HOW)

    def handle(self, intent: Intent) -> bool:
        if intent.kind is Kind.RULES:
            self.look_up()
            return True
        taken = super().handle(intent)
        if self.ui.keyboard and self.rows.follow(self.ui.get(self.ui.focus)):
            self.changed()
        return taken

    # -- drawing -----------------------------------------------------------------------------------------------------

    def shown(self) -> tuple[str, Board | None, str]:
        """Name, board and trouble of the card that is looked at, or else of the one that is chosen."""
        name = self.ui.focus if self.ui.keyboard else self.ui.hover
        if name == OF_THE_BOX:
            return self.say("Standard board"), box_board(self.draft), ""
        for number, own in enumerate(self.found):
            if name == f"board.{number}":
                return own.name, own.board, own.problem.said(self.say) if own.problem else ""
        if self.chosen:
            names = {own.text: own.name for own in self.found if own.text}
            return names.get(self.chosen, self.say("Custom board")), read(self.chosen), ""
        return self.say("Standard board"), box_board(self.draft), ""

    def draw(self, canvas: Canvas) -> None:
        super().draw(canvas)
        panel, right = self.columns()
        canvas.panel(panel, "dark", 16)
        canvas.panel(right, "dark", 16)
        name, board, problem = self.shown()
        room = right.w - 48
        canvas.text(name, right.x + 24, right.y + 34, "heading", 26, "g300", "lm", room, cut=True)
        foot = Box(right.x + 24, right.bottom - 56 * canvas.scale.text, room, 48 * canvas.scale.text)
        if board is not None:
            land = Box(right.x + 20, right.y + 60, right.w - 40, foot.y - right.y - 70)
            draw_preview(canvas, board, len(self.draft.seats), land)
        else:
            words = Box(right.x + 24, right.cy - 40, room, 80)
            canvas.paragraph(problem, words, "body", 20, "warn", centred=True)
        where = self.say("Your own boards are in {folder}").format(folder=self.folder or "-")
        canvas.paragraph(where, foot, "small", 16, "t2", 1.2)


def draw_preview(canvas: Canvas, board: Board, seats: int, box: Box) -> None:
    """A board before the game: what is drawn on it, backs where a tile will be drawn, and where kingdoms may begin."""
    canvas.layer(("board", board, seats), box, lambda inner: _draw_board(inner, board, seats, box))


def _draw_board(canvas: Canvas, board: Board, seats: int, box: Box) -> None:
    sheet: Sheet = sheet_of(board)
    camera = Camera(box, sheet)
    radius = min(90.0, camera.viewpoint.radius)
    camera.viewpoint = camera.viewpoint._replace(radius=radius)
    starts = {at for chosen in board.start_sets(seats) for at in chosen}
    size = hex_size(radius * canvas.scale.pixels)
    middles = [camera.at(spot.x, spot.y) for spot in sheet.spots]
    for tray in tray_cells(canvas, radius):
        for x, y in middles:
            canvas.blit(tray, x, y)
    for at, ((x, y), spot) in enumerate(zip(middles, sheet.spots, strict=True)):
        variant = variant_of(spot.place, spot.terrain) if spot.terrain >= 0 else 1
        draw_hex(canvas, spot.terrain, variant, x, y, radius)
        if at in starts:
            mark = canvas.made(("start mark", size), lambda: picture("terrain/start_mark.png", size))
            canvas.blit(mark, x, y)
