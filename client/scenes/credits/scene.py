"""Credits: the file `assets/CREDITS.md`, on a sheet of parchment."""

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

from ...assets import asset
from ...input.intents import Intent
from ...render.canvas import Box, Canvas
from ...stage.rows import Rows
from ...stage.shell import ShellScene

if TYPE_CHECKING:
    from ...stage import Stage

MISSING = "The credits are missing from this copy of Four Crowns."

_MARKS = re.compile(r"\*\*|__|`|(?<!\w)[*_](?=\w)|(?<=\w)[*_](?!\w)")
_LINK = re.compile(r"\[([^\]]*)\]\(([^)]*)\)")
_RULE = re.compile(r"[\s|:-]+")
WIDEST = 1100.0


class Style(NamedTuple):
    """Typesetting of one kind of block: face, size, colour, room above, indent, and distance of its lines."""

    role: str
    size: float
    colour: str = "inkp"
    above: float = 8
    indent: float = 0
    spacing: float = 1.3


STYLES = {
    "heading": Style("title", 28, "inkp", 30, 0, 1.25),
    "subheading": Style("strong", 22, "inkp", 18, 0, 1.25),
    "text": Style("body", 20),
    "bullet": Style("body", 20, "inkp", 6, 26),
    "entry": Style("strong", 20, "inkp", 12, 12, 1.25),
    "detail": Style("body", 19, "inkp2", 2, 12, 1.25),
}


class Block(NamedTuple):
    """A piece of text, and what it is."""

    kind: str
    text: str


def blocks(markdown: str) -> Iterator[Block]:
    """Headings, paragraphs, bullets and tables of a page. A row of a table is an entry and a line of details.

    >>> list(blocks("# Page\\n\\nOne\\ntwo.\\n\\n- **three**"))
    [Block(kind='text', text='One two.'), Block(kind='bullet', text='three')]
    >>> list(blocks("| game | by |\\n|---|---|\\n| Toy | Ann |"))
    [Block(kind='entry', text='Toy'), Block(kind='detail', text='by: Ann')]
    """
    kind, held = "", ""
    columns: list[str] = []
    for line in [*markdown.splitlines(), ""]:
        words = line.strip()
        begins = _kind(words)
        if held and (not words or begins != "text"):
            yield Block(kind, _plain(held))
            held = ""
        if begins != "row":
            columns = []
        if not words or words.startswith("# "):
            continue
        if begins == "row":
            cells = [_plain(cell) for cell in words.strip("|").split("|")]
            if columns and not _RULE.fullmatch(words):
                yield from _row(columns, cells)
            columns = columns or cells
        elif begins == "text":
            held, kind = f"{held} {words}" if held else words, kind if held else "text"
        elif begins == "bullet":
            held, kind = words[2:], "bullet"
        else:
            yield Block(begins, _plain(words.lstrip("# ")))


def _kind(words: str) -> str:
    if words.startswith("#"):
        return "heading" if words.startswith(("# ", "## ")) else "subheading"
    return "bullet" if words.startswith(("- ", "* ")) else "row" if words.startswith("|") else "text"


def _row(columns: list[str], cells: list[str]) -> Iterator[Block]:
    yield Block("entry", cells[0])
    details = [f"{name}: {cell}" for name, cell in zip(columns[1:], cells[1:], strict=False) if cell]
    if details:
        yield Block("detail", "; ".join(details))


def _plain(text: str) -> str:
    """Words without marks; a link is followed by its address."""
    linked = _LINK.sub(lambda link: link[1] if link[1] == link[2] else f"{link[1]} ({link[2]})", text)
    return _MARKS.sub("", linked).strip()


class CreditsScene(ShellScene):
    """Authors and licences, to be read and scrolled: arrows, Page keys and the wheel."""

    name = "credits"
    title = "Credits"
    subtitle = "Who made what's in this box"
    music = True

    def __init__(self, stage: "Stage") -> None:
        super().__init__(stage)
        try:
            page = asset("CREDITS.md").read_text(encoding="utf-8")
        except (OSError, UnicodeError):
            page = self.say(MISSING)
        self.blocks = tuple(blocks(page))
        self.rows = Rows("page")
        self.boxes: list[Box] = []

    def sheet(self) -> Box:
        area = self.area()
        width = min(WIDEST, area.w)
        return Box((self.width - width) / 2, area.y, width, area.h)

    def layout(self) -> None:
        super().layout()
        sheet = self.sheet()
        view = Box(sheet.x + 44, sheet.y + 20, sheet.w - 68, sheet.h - 40)
        canvas = self.stage.canvas()
        heights = [self._height(canvas, block, view.w - 24) for block in self.blocks]
        self.boxes = self.rows.lay(self.ui, view, heights, 0)

    def _height(self, canvas: Canvas, block: Block, width: float) -> float:
        style = STYLES[block.kind]
        lines = canvas.wrapped(block.text, style.role, style.size, width - style.indent)
        return style.above + len(lines) * style.size * style.spacing * canvas.scale.text

    def handle(self, intent: Intent) -> bool:
        if self.rows.turn(intent):
            self.changed()
            return True
        return super().handle(intent)

    def draw(self, canvas: Canvas) -> None:
        super().draw(canvas)
        canvas.panel(self.sheet(), "parchment", 18)
        with canvas.clipped(self.rows.view):
            for block, box in zip(self.blocks, self.boxes, strict=True):
                if self.rows.shows(box):
                    self._draw_block(canvas, block, box)

    def _draw_block(self, canvas: Canvas, block: Block, box: Box) -> None:
        style = STYLES[block.kind]
        top, text = box.y + style.above, canvas.scale.text
        if block.kind == "bullet":
            canvas.lozenge(box.x + 12, top + style.size * 0.66 * text, 9, "edge")
        room = self.rows.view.w - 24 - style.indent
        for line in canvas.wrapped(block.text, style.role, style.size, room):
            canvas.text(line, box.x + style.indent, top, style.role, style.size, style.colour, room=room)
            top += style.size * style.spacing * text
