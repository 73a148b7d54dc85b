"""Deed banner: what somebody did, with the cards it was done with, on parchment over the dimmed table.

A game makes a `Deed` of the events of a moment, as the person who looks may know them; `deed_cue` holds it for as long
as its sort needs, or until that person has seen it. What has no cards is a line.
"""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from engines.core.game import Say
from engines.core.language import capital

from ..render.canvas import Box, Canvas
from ..render.theme import SEAT_COLOURS
from ..sprites.card import RATIO
from ..sprites.ornaments import badge, chip
from ..sprites.ribbon import Point, ribbon
from ..sprites.timeline import Cue
from ..sprites.tween import in_out_cubic, out_cubic
from .base import PromptLine
from .pace import Caption, Interlude, Weight, hold, waits

if TYPE_CHECKING:
    from .context import Context

WIDE = 1220.0
LEAST_WIDE = 760.0
"""So wide a banner is where few cards need no more."""
DEED_CARD, CARD, BETWEEN = 128.0, 112.0, 14.0
SHOWN = 6
"""So many cards of a group lie side by side; more overlap."""
TITLE, GAP = 30.0, 66.0
"""How high the words above a group are, and how far apart groups lie."""
SHIELD, STRIPE = 58.0, 8.0
VEIL, VEIL_FOOT = 105, 40.0
"""41 %: the table under it."""
LINE = 52.0
"""How high a line is."""
IN, RISE = 0.18, 12.0
TURN, APART = 0.14, 0.06
"""Seconds in which a card comes, and after which the next one does."""

TO_AND_FRO, BECOMES = "back-forth", "own-right"

PaintCard = Callable[[Canvas, Any, float, float, float], None]
"""Draws a card or a gem of a game, its middle at a point, so wide."""


class CardGroup(NamedTuple):
    """Cards that belong together: what was taken, what was given."""

    title: str
    second: str
    cards: tuple[Any, ...]
    """Whatever the game's `PaintCard` knows how to draw."""


class Deed(NamedTuple):
    """What somebody did."""

    caption: Caption
    card: Any = None
    """The card by which it was done; None: there is none."""
    groups: tuple[CardGroup, ...] = ()
    start: Point | None = None
    """Where it came from on the table, and what it touched there."""
    end: Point | None = None
    sign: str = ""
    """What stands between its groups: `TO_AND_FRO`, `BECOMES`; nothing: they are counted together."""

    @property
    def is_line(self) -> bool:
        """It has no cards, and is said in a line."""
        return self.card is None and not any(group.cards for group in self.groups)


class Stand(NamedTuple):
    """Where and how the banners of a table are shown."""

    area: Box
    """The table without the hand: it is dimmed, and the banner lies in its middle."""
    paint: PaintCard


class Passing:
    """What several do in passing, one after another: one line for all of them."""

    def __init__(self) -> None:
        self._kind = ""
        self._seats: tuple[int, ...] = ()

    def line(self, say: Say, seat: int, kind: str, names: Sequence[str], words: str) -> Deed:
        """Somebody does it too. `words` speak of `seat`, which may be several."""
        self._seats = (*[other for other in self._seats if other != seat], seat) if kind == self._kind else (seat,)
        self._kind = kind
        who = say.many([say.name(names[other]) for other in self._seats])
        lead = capital(say(words, seat=who))
        return Deed(Caption(seat, f"{lead}.", "", "", "routine", Weight.ROUTINE))

    def after(self, deed: Deed) -> None:
        """Something was told: what is no line ends the row."""
        if deed.caption.weight is not Weight.ROUTINE:
            self._kind, self._seats = "", ()


SOUNDS = {Weight.TOUCHES: "loss", Weight.DEED: "banner", Weight.ROUTINE: ""}


def deed_cue(context: "Context", deed: Deed, stand: Callable[[], Stand]) -> Cue:
    """The time to read a deed, after everything has moved."""
    sound = SOUNDS[deed.caption.weight]
    waiting = waits(context, deed.caption)

    def paint(canvas: Canvas, time: float) -> None:
        still = context.settings.reduced_motion or context.settings.instant
        draw_deed(canvas, context, stand(), deed, 60.0 if still else time)

    return Cue(
        hold(deed.caption),
        sound=sound,
        paint=paint,
        waits=waiting,
        interlude=_words(context, deed) if waiting else None,
        told="" if deed.is_line else deed.caption.lead,
        doer=deed.caption.seat,
    )


def _words(context: "Context", deed: Deed) -> Interlude:
    """What the prompt says while somebody has to see it."""
    say, seat = context.say, deed.caption.seat
    lead = say("This was done to you")
    sentence = say("It waits until you have seen it. Nothing else happens before you say so.")
    return Interlude(PromptLine(lead, sentence, seat=max(0, seat)), say("OK"))


def draw_deed(canvas: Canvas, context: "Context", stand: Stand, deed: Deed, time: float) -> None:
    """The deed, so many seconds after it came."""
    came = out_cubic(min(1.0, time / IN))
    with canvas.faded(round(255 * came)):
        if deed.is_line:
            _draw_line(canvas, context, stand.area, deed.caption)
            return
        box = banner_box(canvas, stand.area, deed)
        _veil(canvas, stand.area.inset(-10))
        _draw_banner(canvas, context, stand, box._replace(y=box.y + (1 - came) * RISE), deed, time)
    if time > IN:
        _draw_ways(canvas, context, box, deed, in_out_cubic(min(1.0, (time - IN) / 0.3)))


def _veil(canvas: Canvas, box: Box) -> None:
    """Over the table, out towards the hand: a hard edge would lie across what reaches from one to the other."""
    dark = (8, 5, 10, VEIL)
    canvas.rect(box, 0, ((0.0, dark), (1 - VEIL_FOOT / box.h, dark), (1.0, (8, 5, 10, 0))))


def banner_box(canvas: Canvas, area: Box, deed: Deed) -> Box:
    """In the middle of the table; smaller where that is."""
    large, scale = max(1.0, canvas.scale.text), _scale(area)
    wide = 60 + _deed_wide(deed, scale) + sum(_wanted(canvas, deed, scale)) + GAP * (len(deed.groups) - 1)
    wide = min(area.w - 16, WIDE, max(wide, LEAST_WIDE * scale))
    lines = len(canvas.wrapped(deed.caption.sentence, "body", 20, wide - SHIELD - 68))
    words = 24 + 34 * large + 27 * large * max(1, lines) + 12
    high = min(words + TITLE * large + CARD * RATIO * scale + 24, area.h - 12)
    return Box(area.cx - wide / 2, area.cy - high / 2, wide, high)


def _scale(area: Box) -> float:
    """How large cards are here, by how they were designed."""
    return min(1.0, max(0.6, (area.w - 16) / WIDE, (area.h - 12) / 520))


def _deed_wide(deed: Deed, scale: float) -> float:
    """How much room the card of the deed takes, with what is beside it."""
    return 0.0 if deed.card is None else DEED_CARD * scale + GAP / 2


def _wanted(canvas: Canvas, deed: Deed, scale: float) -> list[float]:
    """How wide each group would like to be: for its cards, and for the words above them."""
    return [
        max(
            _spread(len(group.cards), CARD * scale),
            canvas.text_width(group.title, "heading", 18) + canvas.text_width(group.second, "body", 17) + 12,
        )
        for group in deed.groups
    ]


def _spread(count: int, width: float) -> float:
    """How wide so many cards lie."""
    return width + (min(count, SHOWN) - 1) * (width + BETWEEN) if count else width


def _draw_banner(canvas: Canvas, context: "Context", stand: Stand, box: Box, deed: Deed, time: float) -> None:
    caption, large = deed.caption, max(1.0, canvas.scale.text)
    canvas.shadow(box, 16, 24, 230, 10)
    canvas.panel(box, "parchment", 16)
    x = box.x + 30
    if caption.seat >= 0:
        number = context.badges[caption.seat]
        canvas.rect(Box(box.x + 5, box.y + 8, STRIPE, box.h - 16), 4, SEAT_COLOURS[number])
        badge(canvas, number, x, box.y + 18, SHIELD)
        x += SHIELD + 16
    right = box.right - 22
    if caption.chip:
        words = chip(canvas, right, box.y + 22, caption.chip, "inkp2", (90, 66, 40, 34), "edge", 16, anchor="r")
        right = words.x - 10
    lead = canvas.text(caption.lead, x, box.y + 20, "heading", 26, "#5B1620", "lt", right - x, cut=True)
    room = Box(x, lead.bottom + 2, box.right - 22 - x, 200)
    lines = canvas.wrapped(caption.sentence, "body", 20, room.w)
    canvas.paragraph(caption.sentence, room._replace(h=len(lines) * 27 * large), "body", 20, "inkp", 1.25)
    top = room.y + max(1, len(lines)) * 27 * large + 12
    _draw_cards(canvas, stand, Box(box.x + 30, top, box.w - 60, box.bottom - 14 - top), deed, time)


def _draw_cards(canvas: Canvas, stand: Stand, room: Box, deed: Deed, time: float) -> None:
    """The card of the deed, then the groups, from left to right; each card a little after the one before."""
    title, scale = TITLE * max(1.0, canvas.scale.text), _scale(stand.area)
    wanted, x, number = _wanted(canvas, deed, scale), room.x + _deed_wide(deed, scale), 0
    tall = room.h - title
    if deed.card is not None:
        width = min(DEED_CARD * scale, room.h / RATIO)
        _card(canvas, stand, deed.card, room.x + width / 2, room.cy, width, time)
        number = 1
    left = room.right - x - GAP * (len(wanted) - 1)
    share = min(1.0, left / max(1.0, sum(wanted)))
    for group, wish in zip(deed.groups, wanted, strict=True):
        column = Box(x, room.y, wish * share, room.h)
        _draw_group_title(canvas, column._replace(h=title), group)
        width = min(CARD * scale, tall / RATIO, column.w)
        step = min(width + BETWEEN, (column.w - width) / max(1, len(group.cards) - 1))
        for at, card in enumerate(group.cards):
            cx = x + width / 2 + at * step
            _card(canvas, stand, card, cx, room.y + title + tall / 2, width, time - number * APART)
            number += 1
        x = column.right + GAP
        if deed.sign and group is not deed.groups[-1]:
            canvas.icon(deed.sign, x - GAP / 2, room.y + title + tall / 2, GAP * 0.66, "#7A4A1C")


def _draw_group_title(canvas: Canvas, box: Box, group: CardGroup) -> None:
    words = canvas.text(group.title, box.x, box.cy - 4, "heading", 18, "#7A1820", "lm", box.w, cut=True)
    room = box.right - words.right - 8
    if group.second and canvas.text_width(group.second, "body", 17) <= room:
        canvas.text(group.second, words.right + 8, words.cy + 1, "body", 17, "inkp2", "lm", room)


def _card(canvas: Canvas, stand: Stand, card: Any, x: float, y: float, width: float, time: float) -> None:
    shown = min(1.0, max(0.0, (time - IN / 2) / TURN))
    if shown:
        with canvas.faded(round(255 * shown)):
            stand.paint(canvas, card, x, y, width)


def _draw_ways(canvas: Canvas, context: "Context", box: Box, deed: Deed, share: float) -> None:
    """Ribbons: from whoever did it to the banner, and from there to what it touched."""
    colour = SEAT_COLOURS[context.badges[deed.caption.seat]] if deed.caption.seat >= 0 else "g300"
    if deed.start is not None and not _inside(box, deed.start):
        ribbon(canvas, deed.start, _edge(box, deed.start), colour, share)
    if deed.end is not None and not _inside(box, deed.end):
        ribbon(canvas, _edge(box, deed.end), deed.end, colour, share)


def _inside(box: Box, point: Point) -> bool:
    return box.x - 12 < point[0] < box.right + 12 and box.y - 12 < point[1] < box.bottom + 12


def _edge(box: Box, point: Point) -> Point:
    """The place on the rim that is nearest to a point, away from the corners."""
    x = min(max(point[0], box.x + 40), box.right - 40)
    y = min(max(point[1], box.y + 40), box.bottom - 40)
    if point[1] < box.y:
        return x, box.y
    if point[1] > box.bottom:
        return x, box.bottom
    return (box.x if point[0] < box.x else box.right), y


def _draw_line(canvas: Canvas, context: "Context", area: Box, caption: Caption) -> None:
    """What is told in passing."""
    large = max(1.0, canvas.scale.text)
    wide = min(area.w - 16, canvas.text_width(caption.lead, "strong", 20) + 96)
    box = Box(area.cx - wide / 2, area.bottom - 12 - LINE * large, wide, LINE * large)
    canvas.shadow(box, 12, 12, 190, 5)
    canvas.panel(box, "parchment", 12)
    x = box.x + 22
    if caption.seat >= 0:
        number = context.badges[caption.seat]
        canvas.rect(Box(box.x + 4, box.y + 6, 6, box.h - 12), 3, SEAT_COLOURS[number])
        badge(canvas, number, box.x + 18, box.cy - 18, 36)
        x = box.x + 66
    canvas.text(caption.lead, x, box.cy, "strong", 20, "inkp", "lm", box.right - 18 - x, cut=True)
