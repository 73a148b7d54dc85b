"""The left column of the rules: what a search found, and the table of contents."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from ...notation import Heading
from ...render.canvas import Box, Canvas
from ...rulebook import Hit
from ...stage.rows import Rows
from ...widgets.base import Mood, Widget, focus_ring
from ...widgets.fields import TextField

if TYPE_CHECKING:
    from .scene import RulesScene

SEARCH_KEY = "/"


@dataclass
class HitRow(Widget):
    """A section that was found: its chapter, and its own title."""

    chapter: str = ""
    title: str = ""
    chosen: bool = False

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        box = self.box
        if self.chosen:
            canvas.rect(box, 10, ((0, (30, 84, 90, 255)), (1, (16, 58, 64, 255))), "e300", 2)
        else:
            canvas.rect(box, 10, ((0, (54, 37, 24, 200)), (1, (40, 27, 17, 200))), (134, 101, 43, 140), 1)
            if mood.hover:
                canvas.rect(box, 10, None, "g500", 1.4)
        room = box.w - 32
        small, strong = canvas.line_height("small", 16), canvas.line_height("strong", 19)
        top = box.cy - (small + strong) / 2
        ink = "#DDF8F5" if self.chosen else "t2"
        chapter = canvas.shortened(self.chapter, "small", 16, room)
        canvas.text(chapter, box.x + 16, top, "small", 16, ink, room=room)
        title = canvas.shortened(self.title, "strong", 19, room)
        canvas.text(title, box.x + 16, top + small, "strong", 19, "t1", room=room)
        if mood.focus:
            focus_ring(canvas, box.inset(2), 8)


@dataclass
class ContentsRow(Widget):
    """A line of the table of contents. Sections stand a little further right than chapters."""

    title: str = ""
    level: int = 2
    here: bool = False

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        box = self.box
        if mood.hover or mood.focus:
            canvas.rect(box, 8, (255, 236, 190, 22))
        if self.here:
            canvas.rect(Box(box.x + 4, box.y + 5, 4, box.h - 10), 2, "e300")
        left = 18 if self.level == 2 else 38
        size, role = (20.0, "body") if self.level == 2 else (17.5, "body")
        room = box.w - left - 8
        ink = "g100" if self.here else "t1" if self.level == 2 else "t2"
        canvas.text(canvas.shortened(self.title, role, size, room), box.x + left, box.cy, role, size, ink, "lm", room)
        if mood.focus:
            focus_ring(canvas, box.inset(4), 6)


class Index:
    """The column as a whole: the field, what was found, the contents."""

    def __init__(self, scene: "RulesScene") -> None:
        self.scene = scene
        self.rows = Rows("index")
        self.box = self.view = Box(0, 0, 0, 0)
        self.labels: list[tuple[str, Box]] = []
        self._found: tuple[object, str, tuple[Hit, ...]] = (None, "", ())

    def _search(self) -> tuple[Hit, ...]:
        """What is found now; looked for only when the words or the book are others."""
        book, wanted = self.scene.book, self.scene.wanted
        if self._found[:2] != (book, wanted):
            self._found = (book, wanted, book.search(wanted))
        return self._found[2]

    def lay(self, box: Box) -> None:
        scene, grow = self.scene, max(1.0, self.scene.stage.scale.text)
        self.box = box
        field = Box(box.x + 18, box.y + 18, box.w - 36, 50)
        hits = self._search()
        self._lay_field(field, hits)
        lines: list[tuple[float, Widget | str]] = []
        if scene.wanted:
            found = scene.say.plural("{count} place", "{count} places", len(hits), count=len(hits))
            lines.append((34 * grow, found))
        lines += [(72 * grow, self._hit(number, hit)) for number, hit in enumerate(hits)]
        lines.append((44 * grow, scene.say("Contents")))
        for heading in self._contents():
            lines.append(((37 if heading.level == 2 else 31) * grow, self._entry(heading)))
        self.view = Box(box.x + 8, field.bottom + 10, box.w - 16, box.bottom - field.bottom - 24)
        places = self.rows.lay(scene.ui, self.view, [height for height, _ in lines], 0)
        self.labels = []
        for place, (_, line) in zip(places, lines, strict=True):
            if isinstance(line, str):
                self.labels.append((line, place))
            elif self.rows.shows(place) or scene.ui.keyboard:
                line.box = place.inset(6, 0)._replace(h=place.h - (8 if isinstance(line, HitRow) else 0))
                line.clip = self.view
                scene.ui.add(line)

    def _lay_field(self, field: Box, hits: Sequence[Hit]) -> None:
        scene = self.scene

        def use() -> None:
            typing = scene.ui.focus == "search"
            scene.ui.focus = "search"
            if typing and hits:
                scene.go(hits[0].section.heading.anchor)

        scene.ui.add(
            TextField(
                "search",
                field,
                use,
                group="search",
                key=SEARCH_KEY,
                text=scene.wanted,
                hint=scene.say("Search the rules"),
                icon="magnifying-glass",
                changes=scene.search,
                role="body",
            )
        )

    def _contents(self) -> list[Heading]:
        """Every chapter, and the sections of the one that is open."""
        sections, chapter = self.scene.book.sections, self.scene.section.chapter
        return [s.heading for s in sections if s.heading.level == 2 or s.chapter == chapter]

    def _hit(self, number: int, hit: Hit) -> HitRow:
        section = hit.section
        row = HitRow(f"hit{number}", self.box, partial(self.scene.go, section.heading.anchor), group="hits")
        row.chapter, row.title = section.chapter.text, section.heading.text
        row.chosen = section.heading.anchor == self.scene.anchor
        return row

    def _entry(self, heading: Heading) -> ContentsRow:
        does = partial(self.scene.go, heading.anchor)
        row = ContentsRow(f"to {heading.anchor}", self.box, does, group="contents")
        row.title, row.level, row.here = heading.text, heading.level, heading.anchor == self.scene.anchor
        return row

    def draw(self, canvas: Canvas) -> None:
        canvas.panel(self.box, "dark", 16)
        with canvas.clipped(self.view):
            for i, (words, place) in enumerate(self.labels):
                last = i == len(self.labels) - 1
                role, size = ("heading", 19.0) if last else ("label", 17.0)
                canvas.text(words, place.x + 10, place.cy, role, size, "g300", "lm", place.w - 20)
