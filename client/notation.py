"""The notation of rule texts: what it may hold, and how it is read.

    ## Chapter {#anchor}            ### Section {#anchor}           - one item of a list
    | a | table |                   > a tip                         !cards squire "opens" > page+squire "wins"
    **strong**  *emphasis*          [words](#anchor)                {card:squire}  {card:squire|Squires}
    !button deed "What it says"

Reading is forgiving, because a slip in a text must not keep anybody from playing; `Rulebook.broken` names every slip.
"""

import re
from collections.abc import Iterator, Mapping
from typing import NamedTuple


class Span(NamedTuple):
    """Some words in one style. `card` is the id of a card they name, `link` the anchor they lead to."""

    text: str
    strong: bool = False
    emphasis: bool = False
    card: str = ""
    link: str = ""


SpanLine = tuple[Span, ...]


class Paragraph(NamedTuple):
    spans: SpanLine


class Bullets(NamedTuple):
    items: tuple[SpanLine, ...]


class TextTable(NamedTuple):
    head: tuple[SpanLine, ...]
    rows: tuple[tuple[SpanLine, ...], ...]


class Tip(NamedTuple):
    spans: SpanLine


class CardStep(NamedTuple):
    """Cards that lie together in a row of an example, and the words under them."""

    cards: tuple[str, ...]
    caption: str


class CardRow(NamedTuple):
    steps: tuple[CardStep, ...]


class Press(NamedTuple):
    """A button; what it does the game knows by the id of the deed."""

    deed: str
    label: str


Block = Paragraph | Bullets | TextTable | Tip | CardRow | Press


class Heading(NamedTuple):
    level: int  # 2: a chapter, 3: a section of it
    text: str
    anchor: str


class Section(NamedTuple):
    """A heading and what stands under it, up to the next one. `chapter` is the heading of the chapter it is in."""

    heading: Heading
    chapter: Heading
    blocks: tuple[Block, ...]

    @property
    def text(self) -> str:
        """All its words, without their styles."""
        return " ".join("".join(span.text for span in line) for line in self.lines())

    def lines(self) -> Iterator[SpanLine]:
        for block in self.blocks:
            match block:
                case Paragraph(spans) | Tip(spans):
                    yield spans
                case Bullets(items):
                    yield from items
                case TextTable(head, rows):
                    for row in (head, *rows):
                        yield from row
                case CardRow() | Press():
                    pass

    def cards(self) -> tuple[str, ...]:
        """The ids of all cards it names or shows, each once."""
        named = [span.card for line in self.lines() for span in line if span.card]
        shown = [card for block in self.blocks if isinstance(block, CardRow) for s in block.steps for card in s.cards]
        return tuple(dict.fromkeys([*named, *shown]))


# -- reading -----------------------------------------------------------------------------------------------------------

_HEADING = re.compile(r"(#{1,3}) +(.*?)(?: +\{#([\w-]+)\})?")


def parse(text: str, cards: Mapping[str, str], only: str = "") -> tuple[str, tuple[Section, ...]]:
    """The title of a book and its sections. Paragraphs, lists and tables end at an empty line.

    `cards` gives the name of each card, by id, for where the text does not say how to call it. With `only`, an anchor,
    the first section and that one are read, and the others have no blocks.
    """
    title = ""
    headings: list[tuple[Heading, list[Block]]] = []
    for chunk in re.split(r"\n\s*\n", text.strip()):
        heading = _HEADING.fullmatch(chunk.strip())
        if heading and len(heading[1]) == 1:
            title = heading[2]
        elif heading:
            headings.append((Heading(len(heading[1]), heading[2], heading[3] or ""), []))
        elif headings and (not only or len(headings) == 1 or headings[-1][0].anchor == only):
            headings[-1][1].append(_block(chunk.strip().splitlines(), cards))
    return title, tuple(_sections(headings))


def _sections(headings: list[tuple[Heading, list[Block]]]) -> Iterator[Section]:
    chapter: Heading | None = None
    for heading, blocks in headings:
        chapter = heading if chapter is None or heading.level == 2 else chapter
        yield Section(heading, chapter, tuple(blocks))


def _block(lines: list[str], cards: Mapping[str, str]) -> Block:
    if all(line.startswith("- ") for line in lines):
        return Bullets(tuple(_line(line[2:], cards) for line in lines))
    if all(line.startswith("|") for line in lines):
        head, _, *rows = [tuple(_line(c.strip(), cards) for c in line.strip("| ").split(" | ")) for line in lines]
        return TextTable(head, tuple(rows))
    if lines[0].startswith("!cards "):
        steps = [_STEP.fullmatch(step.strip()) for step in lines[0].removeprefix("!cards ").split(" > ")]
        return CardRow(tuple(CardStep(tuple(step[1].split("+")), step[2] or "") for step in steps if step))
    if press := _PRESS.fullmatch(lines[0]):
        return Press(press[1], press[2])
    if lines[0].startswith("> "):
        return Tip(_line(" ".join(line.removeprefix("> ") for line in lines), cards))
    return Paragraph(_line(" ".join(lines), cards))


_PRESS = re.compile(r'!button (\w+) +"([^"]+)"')
_STEP = re.compile(r'([\w+]+)(?: +"([^"]*)")?')
_INLINE = re.compile(
    r"\{card:(?P<card>\w+)(?:\|(?P<name>[^}]+))?\}|\[(?P<words>[^\]]+)\]\(#(?P<link>[\w-]+)\)"
    r"|\*\*(?P<strong>.+?)\*\*|\*(?P<emphasis>.+?)\*"
)


PLAIN = Span("")


def _line(text: str, cards: Mapping[str, str], style: Span = PLAIN) -> SpanLine:
    """Spans in the style of what is around them: styles may hold cards, and links may hold styles."""
    spans, at = [], 0
    for found in _INLINE.finditer(text):
        if found.start() > at:
            spans.append(style._replace(text=text[at : found.start()]))
        at = found.end()
        if card := found["card"]:
            spans.append(style._replace(text=found["name"] or cards.get(card, card.capitalize()), card=card))
        elif words := found["words"]:
            spans += _line(words, cards, style._replace(link=found["link"]))
        elif strong := found["strong"]:
            spans += _line(strong, cards, style._replace(strong=True))
        else:
            spans += _line(found["emphasis"], cards, style._replace(emphasis=True))
    if at < len(text):
        spans.append(style._replace(text=text[at:]))
    return tuple(spans)
