"""The library: every game that was begun, to go on with, to look at again, to name, to copy and to throw away."""

from datetime import datetime
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from engines.core.foreign import shown_path

from ...games.ui import ui_of
from ...input.intents import Intent, Kind
from ...match.ledger import person
from ...match.saves import Entry, Saved, Unreadable
from ...render.canvas import Box, Canvas
from ...widgets.base import Widget
from ...widgets.button import Button
from ...widgets.dropdown import Dropdown
from ...widgets.fields import TextField
from ...widgets.tabs import SIGN, Tab, lay_tabs
from ..navigation import go
from ..saved_game import ago, table_picture
from ..shelf_pages import lay_pages
from .detail import Detail
from .rows import BrokenRow, GameRow, TickBox, broken_row_height, game_row_height
from .shelf import SEARCH_KEY, Shelf
from .words import ALL, FINISHED, GOING_ON, belongs, fits, name_of, why_not

if TYPE_CHECKING:
    from ...stage import Stage

SAFE = (
    "Every move is saved at once. Close the window any time. {key_space} ticks several games, to delete them at once."
)
READ_ONLY = "Games in {folder} can't be changed. Opening one makes a copy."


class LibraryScene(Shelf):
    """The list at the left, the chosen game at the right. What has the focus is chosen."""

    name = "library"
    title = "Library"
    subtitle = "Games in progress and finished games"

    def __init__(self, stage: "Stage") -> None:
        super().__init__(stage)
        self.detail = Detail(self)
        self._pressed_at: Path | None = None
        """What was chosen when the mouse button went down."""

    def handle(self, intent: Intent) -> bool:
        if intent.kind is Kind.BACK and self.wanted and self.ui.focus == "search":
            self.search("")
            return True
        if intent.kind is Kind.HURRY and self.ui.focus != "search":
            self.tick()
            return True
        if intent.kind is Kind.PRESS:
            self._pressed_at = self.at
        done = super().handle(intent)
        focused = self.ui.get(self.ui.focus)
        if isinstance(focused, GameRow | BrokenRow) and focused.id != f"game {self.at}":
            self.at = Path(focused.id.removeprefix("game "))
            self.changed()
        if self.ui.keyboard and self.rows.follow(focused):
            self.changed()
        if not done and intent.kind not in (Kind.UP, Kind.DOWN) and self.rows.turn(intent):
            self.changed()
            return True
        return done

    def _use(self, path: Path) -> None:
        """Enter opens; so does a click on what was chosen already."""
        if self.ui.keyboard or self._pressed_at == path:
            self.open()

    # -- laying out --------------------------------------------------------------------------------------------------

    def layout(self) -> None:
        super().layout()
        lay_pages(self)
        area, canvas, now = self.area(), self.stage.canvas(), datetime.now()
        self.shown = [
            entry
            for entry in self.entries
            if belongs(entry, self.page)
            and self._is_of(entry)
            and self._is_with(entry)
            and fits(entry, self.wanted, self._game(entry), now, self.say)
        ]
        if self.chosen is None:
            self.at = self.shown[0].path if self.shown else None
        if not self.entries:
            self._lay_empty(area)
            return
        detail = min(664.0, area.w * 0.38)
        self.list_box = area._replace(w=area.w - detail - 20)
        self._lay_bar(canvas)
        self._lay_list(canvas, now)
        self.detail.lay(Box(area.right - detail, area.y, detail, area.h))
        if not self.ui.wish:
            self.ui.focus = f"game {self.at}" if self.at else "search"

    def _is_of(self, entry: Entry) -> bool:
        """Whether it is of the game that somebody wants to see."""
        return not self.of_game or (isinstance(entry, Saved) and entry.setup.game == self.of_game)

    def _is_with(self, entry: Entry) -> bool:
        """Whether the person plays in it whose games somebody wants to see."""
        if not self.with_whom:
            return True
        return isinstance(entry, Saved) and any(
            seat.is_human and person(seat.name) == self.with_whom for seat in entry.seats
        )

    def _game(self, entry: Entry) -> str:
        return self.game_title(entry) if isinstance(entry, Saved) else ""

    def _lay_empty(self, area: Box) -> None:
        width = min(760.0, area.w)
        self.list_box = Box(area.cx - width / 2, area.y + 40, width, min(520.0, area.h - 80))
        place = Box(self.list_box.cx - 290, self.list_box.bottom - 100, 280, 60)
        begin = partial(go, self.stage, "choose")
        self.ui.add(Button("begin", place, begin, group="list", label=self.say("New game"), kind="primary", key="N"))
        other = place.moved(300, 0)
        self.ui.add(Button("import", other, self.import_game, group="list", label=self.say("Import"), key="I"))
        self.ui.focus = self.ui.wish or "begin"

    def _lay_bar(self, canvas: Canvas) -> None:
        box = self.list_box
        counts = [sum(belongs(entry, page) for entry in self.entries) for page in (ALL, GOING_ON, FINISHED)]
        names = (self.say("All"), self.say("In progress"), self.say("Finished"))
        pages = [
            (page, f"{name}  {count}")
            for page, name, count in zip((ALL, GOING_ON, FINISHED), names, counts, strict=True)
        ]
        search, people = min(280.0, box.w * 0.26), min(220.0, box.w * 0.2)
        height = 44.0 * max(1.0, canvas.scale.text * 0.85)
        tabs = Box(box.x + 20, box.y + 18, box.w - search - people - 72, height)
        lay_tabs(self.ui, canvas, tabs, "page", pages, self.page, self.turn_to)
        place = Box(box.right - 20 - search, box.y + 18, search, height)
        whose = Box(place.x - 12 - people, place.y, people, height)
        name = self.people().get(self.with_whom, "") if self.with_whom else self.say("Everyone")
        label = canvas.shortened(name, "label", 17, people - 46)
        tip = self.say("Show the games of one person")
        dropdown = Dropdown("people", whose, self.choose_person, group="people", label=label, tip=tip)
        dropdown.steps = self.other_person
        self.ui.add(dropdown)
        hint = self.say("Name, game, date")
        if canvas.text_width(hint, "body", 14) > search - 56:
            hint = self.say("Search")

        def use() -> None:
            self.ui.focus = "search"

        self.ui.add(
            TextField(
                "search",
                place,
                use,
                group="search",
                key=SEARCH_KEY,
                text=self.wanted,
                hint=hint,
                icon="magnifying-glass",
                changes=self.search,
                role="body",
            )
        )
        y = place.bottom + 10
        wide = min(164.0, (box.w - 52) / 2)
        for number, (name, label, does, key) in enumerate(
            (
                ("import", self.say("Import"), self.import_game, "I"),
                ("export_all", self.say("Export all"), self.export_all, ""),
            )
        ):
            spot = Box(box.right - 20 - wide * (2 - number) - 12 * (1 - number), y, wide, 40)
            self.ui.add(Button(name, spot, does, group="files", label=label, key=key, kind="ghost", size=17))
        self._lay_games(canvas, Box(box.x + 20, y, box.w - 2 * wide - 72, 40))
        self.top = y + 40 + 14

    def _lay_games(self, canvas: Canvas, box: Box) -> None:
        """Filters by game, with sign and name: by sign alone where there is no room for names."""
        games, gap = self.stage.library.games, 8.0
        names = [("", self.say("Every game")), *((game, games[game].title) for game in games)]
        room = box.w - gap * (len(names) - 1)
        sizes = (
            (size, [canvas.text_width(name, "label", size) + (SIGN if game else 10) + 16 for game, name in names])
            for size in (17.0, 16.0, 15.0, 14.0)
        )
        named = next((found for found in sizes if sum(found[1]) <= room), None)
        size, widths = named or (0.0, [min(60.0, room / len(names))] * len(names))
        x = box.x
        for number, ((game, name), wide) in enumerate(zip(names, widths, strict=True)):
            does, place = partial(self.turn_to_game, game), Box(x, box.y, wide, box.h)
            tab = Tab(f"of{number}", place, does, group="of", label=name, chosen=game == self.of_game)
            if named:
                tab.size, tab.sign = size, ui_of(game).sign if game else ""
            else:
                tab.tip, tab.icon = name, ui_of(game).sign if game else "book-pile"
            self.ui.add(tab)
            x += wide + gap

    def _lay_list(self, canvas: Canvas, now: datetime) -> None:
        box = self.list_box
        foot = 52 * max(1.0, canvas.scale.text)
        view = Box(box.x + 16, self.top, box.w - 24, box.bottom - self.top - foot)
        high = self.height > 900
        width = view.w - 16
        game_row = game_row_height(canvas, high)
        heights = [
            game_row if isinstance(entry, Saved) else broken_row_height(canvas, why_not(entry, self.say), width)
            for entry in self.shown
        ]
        for entry, place in zip(self.shown, self.rows.lay(self.ui, view, heights, 12), strict=True):
            row = self._row(entry, place._replace(w=width), now, self.rows.shows(place))
            row.clip = view
            self.ui.add(row)
            if isinstance(entry, Saved) and self.rows.shows(place):
                self._lay_ways(entry, row.box, view)

    def _lay_ways(self, saved: Saved, row: Box, view: Box) -> None:
        """The quickest ways on, in the row itself: from the right what Enter does with the chosen game, its replay, and
        a tick for what is done with several. The keyboard has Enter, W and Space for them."""
        right, y = row.right - 20, row.bottom - 60
        buttons: list[Widget] = []
        if saved.path == self.at and row.w > 900:
            label = self.say("Result") if saved.outcome else self.say("Continue")
            place = Box(right - 206, y - 8, 206, 52)
            buttons.append(Button("open_row", place, self.open, label=label, kind="teal", key="Enter", size=19))
            right = place.x - 12
        play = Box(right - 44, y, 44, 44)
        does, tip = partial(self.watch_game, saved.path), self.say("Watch the replay")
        buttons.append(Button(f"play {saved.path}", play, does, icon="own-play", kind="ghost", tip=tip, size=16))
        if not self.stage.library.is_fixed(saved.path):
            does, tip = partial(self.tick_game, saved.path), self.say("Tick it, to delete several games together")
            place = Box(play.x - 52, y, 44, 44)
            buttons.append(TickBox(f"tick {saved.path}", place, does, tip=tip, on=saved.path in self.ticked))
        for button in buttons:
            button.focusable, button.clip = False, view
            self.ui.add(button)

    def _row(self, entry: Entry, box: Box, now: datetime, seen: bool) -> Widget:
        does, name = partial(self._use, entry.path), f"game {entry.path}"
        chosen = entry.path == self.at
        if not isinstance(entry, Saved):
            broken = isinstance(entry, Unreadable)
            words = self.say("{name} can't be opened.").format(name=entry.name) if broken else entry.name
            return BrokenRow(name, box, does, group="list", name=words, why=why_not(entry, self.say), chosen=chosen)
        row = GameRow(name, box, does, group="list", name=name_of(entry, self.say), saved=entry, chosen=chosen)
        if seen:
            row.game, row.standing = self.game_title(entry), self.standing(entry)
            row.when = ago(entry.played, now, self.say)
            glimpse = self.glimpse(entry)
            row.picture = lambda canvas, place: table_picture(canvas, place, entry, glimpse)
        return row

    # -- drawing -----------------------------------------------------------------------------------------------------

    def draw(self, canvas: Canvas) -> None:
        super().draw(canvas)
        box = self.list_box
        if not self.entries:
            self._draw_empty(canvas)
            return
        canvas.panel(box, "dark", 16)
        foot = 52 * max(1.0, canvas.scale.text)
        shelf = self.stage.library.shelf
        words = self.stage.hands.keyed(self.say(SAFE))
        if shelf:
            words = self.say(READ_ONLY).format(folder=shown_path(shelf))
        words = canvas.shortened(words, "small", 18, box.w - 40)
        canvas.text(words, box.cx, box.bottom - foot / 2, "small", 18, "t2", "mm", box.w - 40)
        if not self.shown:
            canvas.icon("magnifying-glass", box.cx, box.cy - 60, 90, "g700")
            canvas.text(self.say("No games match."), box.cx, box.cy + 30, "body", 22, "t2", "mm", box.w - 80)
        self.detail.draw(canvas)

    def _draw_empty(self, canvas: Canvas) -> None:
        box = self.list_box
        canvas.panel(box, "parchment", 18)
        canvas.icon("book-pile", box.cx, box.y + 120, 150, "edge")
        title = self.say("An empty shelf")
        y = box.y + 216
        canvas.text(title, box.cx, y, "title", 34, "inkp", "mt", box.w - 80)
        y += canvas.line_height("title", 34) + 6
        words = self.say("Every game you start is saved here automatically. Pick it up whenever you like.")
        canvas.paragraph(words, Box(box.x + 60, y, box.w - 120, box.bottom - 110 - y), "body", 21, "inkp2", 1.36, True)
