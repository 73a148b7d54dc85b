"""The rules of a game: search and contents, the page, and where one came from. Any prompt may lead to any section."""

from functools import partial
from typing import TYPE_CHECKING

from ...games.ui import ui_of
from ...input.intents import Intent, Kind
from ...notation import Section
from ...render.canvas import Box, Canvas
from ...rulebook import Rulebook, load
from ...stage.rows import Rows
from ...stage.shell import ShellScene
from ...widgets.base import Widget
from ...widgets.button import Button, Link
from ...widgets.tabs import lay_tabs
from .list import SEARCH_KEY, Index
from .page import Page
from .side import SideColumn

if TYPE_CHECKING:
    from ...stage import Stage

GAP = 20.0


class RulesScene(ShellScene):
    """`anchor` is the section to open at; `came_from` says, in the words of the prompt, what led here."""

    name = "rules"
    title = "Rules"

    def __init__(self, stage: "Stage", game_id: str, anchor: str = "", came_from: str = "") -> None:
        super().__init__(stage)
        self.came_from = came_from
        self.wanted = ""
        """The words searched for."""
        self.card = ""
        """The card somebody asked to see."""
        self.index, self.side = Index(self), SideColumn(self)
        self.pages = Rows("page")
        self._setting: tuple[object, ...] = ()
        """What the page was set for."""
        self._open_book(game_id)
        self.anchor = self.book.find(anchor).heading.anchor
        self._seek: str = self.anchor
        """The section to scroll to as soon as the page is laid out."""
        self._sought = -1.0
        """Where that put the page: until it is scrolled from there, one is in the section that was sought."""
        self.trail: list[str] = []
        """Sections from which links were followed, to go back to."""
        self.ui.focus = "to_table" if came_from else "search"

    def _open_book(self, game_id: str) -> None:
        self.game_id = game_id
        self.subtitle = self.stage.library.games[game_id].title
        self.figures = ui_of(game_id).figures()
        names = {card: self.say(name) for card, name in self.figures.names.items()}
        self.book: Rulebook = load(game_id, self.stage.settings.rules_language or self.say.code, names)

    # -- where one is ------------------------------------------------------------------------------------------------

    @property
    def section(self) -> Section:
        return self.book.find(self.anchor)

    def go(self, anchor: str, keep: bool = True) -> None:
        """To another section. `keep`: one can come back to this one."""
        if keep and anchor != self.anchor:
            self.trail.append(self.anchor)
        self.anchor = self._seek = anchor
        self.card = ""
        self.changed()

    def go_back(self) -> None:
        """To the section from which the last link was followed."""
        if self.trail:
            self.go(self.trail.pop(), keep=False)

    def do(self, deed: str) -> None:
        """What a button on the page is for; a slip in the book does nothing."""
        if later := ui_of(self.game_id).deeds.get(deed):
            later()(self.stage)

    def change_game(self, game_id: str) -> None:
        self._open_book(game_id)
        self.trail.clear()
        self.go(self.book.sections[0].heading.anchor, keep=False)

    def search(self, words: str) -> None:
        self.wanted = words.removeprefix(SEARCH_KEY)
        self.index.rows.offset = 0
        self.changed()

    def choose_card(self, card: str) -> None:
        self.card = card
        self.changed()

    def cards(self) -> tuple[str, ...]:
        """The cards that the section names, or else its chapter."""
        known = self.figures.names
        chapter = [card for section in self.book.chapter(self.anchor) for card in section.cards()]
        return tuple(dict.fromkeys(card for card in self.section.cards() or chapter if card in known))

    def _show_card(self, canvas: Canvas, name: str, box: Box, worded: bool) -> None:
        self.figures.show(canvas, name, box, worded, self.say)

    # -- what people do ----------------------------------------------------------------------------------------------

    def handle(self, intent: Intent) -> bool:
        if intent.kind is Kind.BACK and self.wanted and self.ui.focus == "search":
            self.search("")
            return True
        if intent.kind in (Kind.HOME, Kind.END, Kind.PAGE_UP, Kind.PAGE_DOWN) and self.pages.turn(intent):
            return self._read_on()
        if self.ui.handle(intent):
            if self.ui.keyboard:
                focused = self.ui.get(self.ui.focus)
                self.index.rows.follow(focused)
                self.pages.follow(focused)
            return self._read_on()
        if intent.kind is Kind.ERASE and self.trail:
            self.go_back()
            return True
        if self.pages.turn(intent):
            return self._read_on()
        return super().handle(intent)

    def _read_on(self) -> bool:
        """The page may have been scrolled: one is in another section then."""
        here = self.page.section_at(self.pages.offset)
        if not self._seek and self.pages.offset != self._sought and here != self.anchor:
            self.anchor, self.card, self._sought = here, "", -1.0
        self.changed()
        return True

    # -- laying out --------------------------------------------------------------------------------------------------

    def layout(self) -> None:
        super().layout()
        area, canvas = self.area(), self.stage.canvas()
        games = self.stage.library.games
        if len(games) > 1:
            tabs = [(game.id, game.title) for game in games.values()]
            place = area._replace(h=44)
            lay_tabs(self.ui, canvas, place, "game", tabs, self.game_id, self.change_game)
            area = Box(area.x, area.y + 56, area.w, area.h - 56)
        left = min(420.0, max(290.0, area.w * 0.225))
        right = min(424.0, max(270.0, area.w * 0.2275)) if self.came_from or self.cards() else 0.0
        self.index.lay(area._replace(w=left))
        middle = area.w - left - GAP - (right + GAP if right else 0)
        self._lay_page(canvas, Box(area.x + left + GAP, area.y, middle, area.h))
        self.has_side = bool(right)
        if right:
            self.side.lay(canvas, Box(area.right - right, area.y, right, area.h))

    def _lay_page(self, canvas: Canvas, box: Box) -> None:
        self.page_box = box
        view = Box(box.x + 20, box.y + 54, box.w - 28, box.h - 74)
        width = box.w - 88
        chapter = self.book.chapter(self.anchor)
        setting = (chapter, width, canvas.scale, canvas.style, self.wanted)
        if setting != self._setting:  # to set a page takes longer than all the rest
            wanted = [word.casefold() for word in self.wanted.split()]
            self.page = Page(canvas, chapter, width, self._show_card, wanted)
            self._setting = setting
        button = 52 * max(1.0, canvas.scale.text)
        top = self.page.tops.get(self.anchor, 0.0)
        if self._seek:
            self.pages.offset = top
        # any section can be scrolled to the top of the page, the last one too
        height = max(self.page.height + button + 40, self.page.tops[next(reversed(self.page.tops))] + view.h)
        self.pages.lay(self.ui, view, [height], 0)
        if self._seek:
            self._seek, self._sought = "", self.pages.offset
        self.page_left, self.page_top = box.x + 44, view.y - self.pages.offset
        for number, spot in enumerate(self.page.spots):
            place = spot.box.moved(self.page_left, self.page_top)
            does = partial(self.go, spot.link) if spot.link else partial(self.choose_card, spot.card)
            self.ui.add(Widget(f"spot{number}", place, does, group="page", clip=view))
        for number, (at, press) in enumerate(self.page.buttons):
            place = at.moved(self.page_left, self.page_top)
            self.ui.add(
                Button(f"deed{number}", place, partial(self.do, press.deed), group="page", label=press.label, clip=view)
            )
        self._lay_neighbours(canvas, Box(self.page_left, self.page_top + self.page.height + 20, width, button), view)
        if self.trail:
            label = self.say("Back to {title}").format(title=self.book.find(self.trail[-1]).heading.text)
            room = min(canvas.text_width(label, "label", 16) + 56, box.w / 2)
            label = canvas.shortened(label, "label", 16, room - 44)
            place = Box(box.right - 28 - room, box.y + 12, room, 36)
            self.ui.add(Link("trail", place, self.go_back, group="page", label=label, icon="return-arrow"))

    def _lay_neighbours(self, canvas: Canvas, box: Box, view: Box) -> None:
        """To the chapters before and after this one."""
        contents = self.book.contents
        here = contents.index(self.section.chapter) if self.section.chapter in contents else 0
        half = (box.w - GAP) / 2
        for step, icon in ((-1, "own-left"), (1, "own-right")):
            if 0 <= here + step < len(contents):
                heading = contents[here + step]
                place = box._replace(x=box.x + (half + GAP if step > 0 else 0), w=half)
                label = canvas.shortened(heading.text, "heading", 18, half - 60)
                go = partial(self.go, heading.anchor)
                self.ui.add(
                    Button(f"chapter{step}", place, go, group="page", label=label, icon=icon, size=18, clip=view)
                )

    # -- drawing -----------------------------------------------------------------------------------------------------

    def draw(self, canvas: Canvas) -> None:
        super().draw(canvas)
        self.index.draw(canvas)
        box = self.page_box
        canvas.panel(box, "parchment", 16)
        room = box.w / 2 - 80 if self.trail else box.w - 88
        chapter = canvas.shortened(self.section.chapter.text, "small", 18, room)
        canvas.text(chapter, box.x + 44, box.y + 34, "small", 18, "inkp2", "lm", room)
        with canvas.clipped(self.pages.view):
            self.page.draw(canvas, self.page_left, self.page_top, self.pages.view)
        if self.has_side:
            self.side.draw(canvas)
