"""The chronicle: sentences with the badge of whom they are about, the newest first under the heading of their turn.

`LogPanel` is the panel of the rail as widgets: the wheel goes back in time, and a line that is pointed at can show its
cards.
"""

from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from itertools import islice, takewhile
from typing import Any, Final, NamedTuple

from engines.core.chronicle import DEED, DETAIL, HEADING, Entry
from engines.core.types import Event

from ..input.intents import Intent, Kind
from ..render.canvas import Box, Canvas
from ..sprites.card import RATIO
from ..sprites.ornaments import badge, key_cap
from .base import Mood, Widget, focus_ring, nothing
from .ui import Ui

SIZE = 17.0
LINE = 21.0
BADGE = 26.0
INDENT = 34.0
"""From the badge's left to the words."""
DEEPER = 20.0
"""How much further in stands how a deed went."""
FOLD = 22.0
"""The room of the sign that there is more."""
GAP = 9.0
"""Between two sentences."""
HEAD = 46.0
LOW, LOW_HEAD = 130.0, 14.0
"""A panel lower than this has no title: its room is for a line."""
DIE, DICE_APART = 20.0, 4.0
"""How large dice are that stand in a line, and what is between two of them."""
CARD = 112.0
APART = 30.0
"""From a line to its cards: they stand clear of its panel."""
STEP = 0.62
"""How much of a card is seen under the next one, in card widths."""


Paint = Callable[[Canvas, Any, float, float, float, bool], None]
"""Draws a thing with its middle at a place, so wide; the flag says whether its words can be seen."""


class Pictures(NamedTuple):
    """Pictures beside a line: the cards, or whatever the game plays with, and how one of them is drawn."""

    things: tuple[Any, ...]
    paint: Paint = lambda *_: None
    ratio: float = RATIO
    """Height to width."""


NO_PICTURES: Final = Pictures(())

DiceOf = Callable[[Sequence[Event]], Pictures]
"""The dice that were thrown in these facts, and how one is drawn: as wide as it is high."""


def no_dice(events: Sequence[Event]) -> Pictures:
    """For a game without any."""
    return NO_PICTURES


class LogSentence(NamedTuple):
    """A sentence of the log, broken into lines, at its place."""

    number: int
    """In the list of lines, the oldest of which is 0."""
    box: Box
    words: tuple[str, ...]
    badge: int | None
    newest: bool
    depth: int = DEED
    folded: bool = False
    """How it went is told too, but not shown."""
    tone: str = ""
    """What it means for the reader; see `Entry`."""
    dice: Pictures = NO_PICTURES
    dice_at: tuple[tuple[float, float], ...] = ()
    """The middle of each of its dice, from the corner of its box."""
    opened: bool = False
    """How it went was unfolded, and can be folded again."""

    @property
    def face(self) -> str:
        """The type of its letters: what touches the reader is bolder, and headings are."""
        return "label" if self.depth == HEADING or self.tone in INKS else "body"


INKS: Final = {"good": "ok", "bad": "loss"}
"""Colours of lines that touch the reader."""

NO_ROW: Final = LogSentence(0, Box(0, 0, 0, 0), (), None, False)


class FoldedLine(NamedTuple):
    """A line of the list and those about how it went, by their numbers."""

    number: int
    details: list[int]


def deeds_of(lines: Sequence[Entry]) -> list[tuple[int | None, list[FoldedLine]]]:
    """The turns, the oldest first: the heading, if there is one, and what was done in it."""
    turns: list[tuple[int | None, list[FoldedLine]]] = [(None, [])]
    for number, line in enumerate(lines):
        if line.depth == HEADING:
            turns.append((number, []))
        elif line.depth >= DETAIL and turns[-1][1]:
            turns[-1][1][-1].details.append(number)
        else:
            turns[-1][1].append(FoldedLine(number, []))
    return turns


def newest(lines: list[Entry], deeds: int) -> list[Entry]:
    """The lines of so many of the newest deeds, with the headings among them."""
    at = len(lines)
    while at and deeds:
        at -= 1
        deeds -= lines[at].depth == DEED
    return lines[at:]


def in_order(lines: Sequence[Entry], unfolded: Collection[int] = ()) -> Iterator[tuple[int, bool]]:
    """Numbers of the lines as they are read, and whether something is folded below: the newest turn first, its newest
    deed first, and below a deed that is unfolded how it went, as it went."""
    for heading, deeds in reversed(deeds_of(lines)):
        if heading is not None and deeds:  # a turn in which nothing has happened is not told
            yield heading, False
        for number, details in reversed(deeds):
            yield number, bool(details) and number not in unfolded
            if number in unfolded:
                yield from ((detail, False) for detail in details)


def row_of(
    canvas: Canvas,
    lines: Sequence[Entry],
    number: int,
    badges: Sequence[int],
    at: Box,
    folded: bool = False,
    dice_of: DiceOf = no_dice,
) -> LogSentence:
    """One line of the log at the top of a box. Only a deed has a badge, unless it is about everybody."""
    line = lines[number]
    room = at.w - _indent(line.depth) - (FOLD if folded else 0)
    shield = badges[line.seat] if line.seat is not None and line.depth == DEED else None
    newest = all(lines[later].depth != DEED for later in range(number + 1, len(lines)))
    row = LogSentence(number, at, (), shield, newest, line.depth, folded, line.tone)
    words = tuple(canvas.wrapped(line.text, row.face, SIZE, room))
    row = row._replace(words=words, box=at._replace(h=len(words) * _step(canvas)))
    dice = dice_of(_told_here(lines, number))
    return _with_dice(canvas, row, dice, room) if dice.things else row


def _told_here(lines: Sequence[Entry], number: int) -> list[Event]:
    """Facts of a line that no line below it tells: dice stand where they are told closest."""
    line = lines[number]
    below = takewhile(lambda other: other.depth > line.depth, islice(lines, number + 1, None))
    told = {id(event) for other in below for event in other.events} if line.depth != HEADING else set()
    return [event for event in line.events if id(event) not in told]


def _with_dice(canvas: Canvas, row: LogSentence, dice: Pictures, room: float) -> LogSentence:
    """The dice at the end of the last line, or in rows below where there is no room for all of them."""
    size, step, indent = _step(canvas), _die(canvas) + DICE_APART, _indent(row.depth)
    said = canvas.text_width(row.words[-1], row.face, SIZE) + 2 * DICE_APART
    many = len(dice.things)
    first = said if said + many * step <= room else 0.0
    each = many if first else max(1, int(room / step))
    sinks = DICE_APART if not first or len(row.words) > 1 else 0.0  # clear of the letters above
    top, pitch = (row.box.h - size + sinks, size) if first else (row.box.h + sinks, step)
    places = tuple((indent + first + (at % each + 0.5) * step, top + (at // each + 0.5) * pitch) for at in range(many))
    high = row.box.h + sinks if first else top + -(-many // each) * pitch
    return row._replace(dice=dice, dice_at=places, box=row.box._replace(h=high))


def _die(canvas: Canvas) -> float:
    return DIE * canvas.scale.text


def _indent(depth: int) -> float:
    return (0.0, INDENT, INDENT + DEEPER, INDENT + 2 * DEEPER)[depth]


def _step(canvas: Canvas) -> float:
    return LINE * canvas.scale.text


def draw_row(canvas: Canvas, row: LogSentence, lit: bool = False, framed: bool = False) -> None:
    """The newest line is brighter than the rest; one that is pointed at is lit, and the one of now may be framed."""
    box = row.box
    if framed:
        canvas.rect(box.inset(-8, -5), 6, (242, 207, 126, 26), "g300", 1.6)
    if lit:
        canvas.rect(box.inset(-6, -4), 6, (255, 236, 190, 30))
    if row.badge is not None:
        badge(canvas, row.badge, box.x, box.y - 1 + (_step(canvas) - LINE) / 2, BADGE)
    heading, indent = row.depth == HEADING, _indent(row.depth)
    face, ink = row.face, "g300" if heading else INKS.get(row.tone, "t1" if row.newest or lit else "t2")
    for number, words in enumerate(row.words):
        y = box.y + number * _step(canvas)
        said = canvas.text(words, box.x + indent, y, face, SIZE, ink, room=box.w - indent)
        if heading and number == len(row.words) - 1 and box.right - said.right > 2 * DEEPER:
            canvas.divider(said.right + 12, said.cy, box.right - said.right - 12)
    for thing, (x, y) in zip(row.dice.things, row.dice_at, strict=True):
        row.dice.paint(canvas, thing, box.x + x, box.y + y, _die(canvas), True)
    if row.folded or row.opened:
        sign, ink = "own-up" if row.opened else "own-down", "g300" if lit else "t2"
        canvas.icon(sign, box.right - 8, box.y + _step(canvas) / 2, 16, ink)


def rows_in(
    canvas: Canvas,
    box: Box,
    lines: Sequence[Entry],
    badges: Sequence[int],
    skip: int = 0,
    unfold: bool = False,
    dice_of: DiceOf = no_dice,
    unfolded: Collection[int] = (),
) -> list[LogSentence]:
    """As many sentences as fit into the panel in full, from the newest back, without the `skip` newest. `unfold`: below
    the newest deed stands how it goes, the last of it as far as there is room; `unfolded`: deeds that were opened."""
    rows: list[LogSentence] = []
    y = box.y + _head(canvas, box)
    order = _with_newest(canvas, box, lines, badges, dice_of, unfolded) if unfold else in_order(lines, unfolded)
    for number, folded in islice(order, skip, None):
        at, opened = Box(box.x + 14, y, box.w - 30, 0), number in unfolded
        row = row_of(canvas, lines, number, badges, at, folded or opened, dice_of)
        row = row._replace(folded=folded and not opened, opened=opened)
        if row.box.bottom > box.bottom - 10:
            break
        rows.append(row)
        y = row.box.bottom + GAP
    if rows and rows[-1].depth == HEADING:
        rows.pop()  # nothing of its turn has room
    return rows or _first_lines(canvas, box, lines, badges, skip)


def _first_lines(
    canvas: Canvas, box: Box, lines: Sequence[Entry], badges: Sequence[int], skip: int
) -> list[LogSentence]:
    """In a low panel, as much of the newest deed as there is room for."""
    for number, folded in islice(in_order(lines), skip, None):
        if lines[number].depth == HEADING:
            continue
        row = row_of(canvas, lines, number, badges, Box(box.x + 14, box.y + _head(canvas, box), box.w - 30, 0), folded)
        room = int((box.bottom - 10 - row.box.y) / _step(canvas))
        if room >= len(row.words):
            return [row]
        if room < 1:
            break
        last = f"{row.words[room - 1].rpartition(' ')[0]} …"
        cut = row.box._replace(h=room * _step(canvas))
        return [row._replace(words=(*row.words[: room - 1], last), box=cut)]
    return []


def _with_newest(
    canvas: Canvas,
    box: Box,
    lines: Sequence[Entry],
    badges: Sequence[int],
    dice_of: DiceOf,
    unfolded: Collection[int],
) -> Iterator[tuple[int, bool]]:
    """The lines in order, with the last details of the newest deed; nothing more where somebody opened that one."""
    deeds = deeds_of(lines)[-1][1]
    newest_deed = deeds[-1] if deeds and deeds[-1].number not in unfolded else FoldedLine(-1, [])
    width = Box(0, 0, box.w - 30, 0)
    heads = [number for number, _ in islice(in_order(lines), 2)]  # the heading of the turn, and the deed
    room = box.h - 10 - _head(canvas, box)
    room -= sum(row_of(canvas, lines, number, badges, width, dice_of=dice_of).box.h + GAP for number in heads)
    details: list[int] = []
    for number in reversed(newest_deed.details):
        room -= row_of(canvas, lines, number, badges, width, dice_of=dice_of).box.h + GAP
        if room < 0:
            break
        details.insert(0, number)
    for number, folded in in_order(lines, unfolded):
        yield number, folded and (number != newest_deed.number or not details)
        if number == newest_deed.number:
            yield from ((detail, False) for detail in details)


def _head(canvas: Canvas, box: Box) -> float:
    return LOW_HEAD if box.h < LOW else max(HEAD, canvas.line_height("heading", 18) + 22)


def _draw_ground(canvas: Canvas, box: Box, title: str) -> None:
    canvas.panel(box, "dark", 12)
    if box.h < LOW:
        return
    cap = key_cap(canvas, box.right - 16, box.y + 23, "c")
    canvas.text(title, box.x + 16, box.y + 11, "heading", 18, "g300", room=box.w - 44 - cap)


@dataclass
class LogGround(Widget):
    """The panel itself: a click opens the whole chronicle, the wheel goes back in time."""

    title: str = ""
    wheels: Callable[[int], bool] = field(default=lambda steps: False)

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        _draw_ground(canvas, self.box, self.title)

    def handle(self, intent: Intent) -> bool:
        return intent.kind is Kind.WHEEL and self.wheels(-1 if intent.amount > 0 else 1)


@dataclass
class LogRow(Widget):
    """One sentence."""

    row: LogSentence = NO_ROW
    framed: bool = False

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        draw_row(canvas, self.row, mood.hover or mood.focus, self.framed)
        if mood.focus:
            focus_ring(canvas, self.box, 6)


@dataclass
class LogFold(Widget):
    """The sign at the end of a deed that there is more: it opens and closes that, and does nothing else."""

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        if mood.hover:
            canvas.rect(self.box, 6, (255, 236, 190, 46))


class LogPanel:
    """Panel with the newest lines of the log. Its scene keeps one, while the widgets come and go."""

    def __init__(
        self,
        name: str = "log",
        shows: Callable[[Entry], None] | None = None,
        dice_of: DiceOf = no_dice,
        changed: Callable[[], None] = nothing,
    ) -> None:
        self.name = name
        self.dice_of = dice_of
        self.changed = changed
        """Called when a deed was opened or closed."""
        self.shows = shows
        """Shows once more what a line tells; None: a click on it opens the whole chronicle."""
        self.framed: Callable[[Entry], bool] = lambda line: False
        """Which line is framed: where people go to and fro in time, the one of now."""
        self.skip = 0
        """How many of the newest lines the wheel has gone past."""
        self._lines: Sequence[Entry] = ()
        self._unfolded: set[tuple[int, str]] = set()
        """Deeds that somebody opened, by what stays of a line when others come and go."""
        self._all_seen = True

    def lay(
        self,
        ui: Ui,
        canvas: Canvas,
        box: Box,
        lines: Sequence[Entry],
        badges: Sequence[int],
        title: str,
        opens: Callable[[], None] = nothing,
        unfold: bool = False,
    ) -> None:
        """Add the widgets. When something new happened, the newest line is shown again. `unfold`: with how it goes."""
        if lines != self._lines:
            self._lines, self.skip = lines, 0
        ui.add(LogGround(self.name, box, opens, focusable=False, title=title, wheels=self._wheel))
        unfolded = {deed.number for _, deeds in deeds_of(lines) for deed in deeds
                    if deed.details and _name(lines[deed.number]) in self._unfolded}  # fmt: skip
        rows = rows_in(canvas, box, lines, badges, self.skip, unfold, self.dice_of, unfolded)
        ordered = {number for number, _ in in_order(lines, unfolded)}
        self._all_seen = self.skip + sum(row.number in ordered for row in rows) >= len(ordered)
        for row in rows:
            does = partial(self.shows, lines[row.number]) if self.shows and row.depth != HEADING else opens
            framed = self.framed(lines[row.number])
            ui.add(LogRow(f"{self.name} {row.number}", row.box, does, focusable=False, row=row, framed=framed))
            if row.folded or row.opened:
                place = Box(row.box.right - FOLD, row.box.y - 2, FOLD + 4, _step(canvas) + 4)
                does = partial(self._fold, lines[row.number])
                ui.add(LogFold(f"{self.name} fold {row.number}", place, does, focusable=False))

    def _fold(self, line: Entry) -> None:
        """Show how a deed went, or no more."""
        self._unfolded ^= {_name(line)}
        self.changed()

    def _wheel(self, steps: int) -> bool:
        if steps > 0 and self._all_seen:
            return False
        before, self.skip = self.skip, max(0, self.skip + steps)
        return self.skip != before


def _name(line: Entry) -> tuple[int, str]:
    return line.first, line.text


def pointed_at(ui: Ui) -> LogRow | None:
    """The line somebody points at, or has gone to with the keyboard; `row.number` says which one it is."""
    widget = ui.get(ui.focus if ui.keyboard else ui.hover)
    return widget if isinstance(widget, LogRow) else None


def draw_line_pictures(canvas: Canvas, at: Box, pictures: Pictures) -> None:
    """The cards or counters a line speaks of, beside it."""
    things = pictures.things
    if not things:
        return
    inset, step = 12.0, CARD * STEP
    widest = canvas.width * 0.6
    if len(things) > 1:
        step = min(step, (widest - CARD) / (len(things) - 1))
    width, height = CARD + step * (len(things) - 1) + 2 * inset, CARD * pictures.ratio + 2 * inset
    x = at.x - APART - width
    if x < 8:
        x = min(at.right + APART, canvas.width - width - 8)
    y = min(max(8.0, at.cy - height / 2), canvas.height - height - 8)
    canvas.panel(Box(x, y, width, height), "dark", 12)
    for number, thing in enumerate(things):
        middle = x + inset + CARD / 2 + number * step
        pictures.paint(canvas, thing, middle, y + height / 2, CARD, number == len(things) - 1 or step >= CARD)
