"""*While you waited*: the summary of a turn on parchment, with a small map."""

from collections.abc import Sequence
from itertools import product
from typing import NamedTuple

from engines.core.game import Say
from engines.core.language import capital
from engines.kings_and_things.phrases import hex_name
from engines.kings_and_things.state import CITADEL, NOBODY

from ....render.canvas import Box, Canvas
from ....render.theme import SEAT_COLOURS
from ....sprites.ornaments import badge
from ....sprites.tween import out_quad
from ..board.cells import hexagon
from ..board.sheet import sheet_of
from ..sprites.forts import draw_fort
from ..sprites.hexes import draw_hex, variant_of
from .summary import HELD, LOST, Line, Summary, SummaryReader, Threat, period

WIDE, HIGH = 1200.0, 960.0
PAD, GAP = 36.0, 12.0
WARNING, SHIELD = 74.0, 40.0
CARDS = 640.0
MAP_LEAST = 880.0
"""On a narrower page there is no map."""
COMES, APART = 0.2, 0.12
"""The bar, the cards and the map come one after another."""
SIZE, BETWEEN = 18.0, 7.0
"""Letters of a card, and what is between two lines of it."""


class Written(NamedTuple):
    """A card, its lines broken into rows."""

    seat: int
    name: str
    lines: Sequence[tuple[Line, Sequence[str]]]
    stands: str = ""
    """What the rival has now, beside the name."""

    def high(self, canvas: Canvas) -> float:
        step = canvas.line_height("body", SIZE)
        return 54 + sum(len(rows) * step + BETWEEN for _, rows in self.lines)

    def first(self, most: int, say: Say) -> "Written":
        """So many of its lines, and how many more there are."""
        left = len(self.lines) - most
        if left <= 0:
            return self
        more = say("… and {count} more", count=left)
        return self._replace(lines=[*self.lines[:most], (Line("", more), [more])])

    def shortened(self) -> "Written":
        """The first row of every line."""
        return self._replace(lines=[(line, [f"{rows[0]} …"] if rows[1:] else rows) for line, rows in self.lines])


class SummaryPanel:
    """One summary, as it is drawn."""

    def __init__(self, eyes: SummaryReader, summary: Summary) -> None:
        self.eyes, self.context, self.summary = eyes, eyes.context, summary
        self.away = False
        """Somebody looks at the board meanwhile."""

    def box(self, area: Box) -> Box:
        wide, high = min(WIDE, area.w - 16), min(HIGH, area.h - 8)
        return Box(area.cx - wide / 2, area.cy - high / 2, wide, high)

    def draw(self, canvas: Canvas, area: Box, time: float) -> None:
        settings, say = self.context.settings, self.context.say
        if settings.reduced_motion or settings.instant:
            time = 60.0
        canvas.rect(area.inset(-8), 0, (8, 5, 10, round(150 * _came(time, 0))))
        box = self.box(area)
        with canvas.faded(_came(time, 0, 255)):
            canvas.shadow(box, 18, 26, 230, 12)
            canvas.panel(box, "parchment", 18)
            pad = PAD if box.w > 900 else 20.0
            inner = Box(box.x + pad, box.y + 20, box.w - 2 * pad, box.h - 40)
            head = canvas.text(say("While you waited"), inner.x, inner.y, "title", 34, "#5B1620", "lt", inner.w, 20)
            second = period(self.summary, say)
            low = canvas.text(second, inner.x, head.bottom, "body", 19, "inkp2", "lt", inner.w).bottom + 8
            canvas.divider(inner.x, low, inner.w, "edge")
        y = low + 12
        k = max(1.0, canvas.scale.text) ** 0.7
        for number, warning in enumerate(self.summary.warnings[:1]):
            with canvas.faded(_came(time, 1 + number, 255)):
                self._warning(canvas, Box(inner.x, y, inner.w, WARNING * k), warning)
            y += WARNING * k + 16
        body = Box(inner.x, y, inner.w, inner.bottom - y)
        mapped = inner.w >= MAP_LEAST and canvas.scale.text < 1.2
        wide = min(CARDS, inner.w * 0.58) if mapped else inner.w
        own = self._own()
        self._cards(canvas, body._replace(w=wide), time, () if mapped else (own,))
        if mapped:
            side = Box(body.x + wide + 24, y, body.w - wide - 24, body.h)
            high = own.high(canvas)
            with canvas.faded(_came(time, 5, 255)):
                self._map(canvas, side._replace(h=side.h - high - GAP))
                self._card(canvas, Box(side.x, side.bottom - high, side.w, high), own)

    def _warning(self, canvas: Canvas, box: Box, threat: Threat) -> None:
        """A red bar: an end is in sight."""
        canvas.rect(box, 12, ((0, "#A8323A"), (1, "#6F151C")), "#F1D9B0", 1.8)
        owner = self.eyes.state.owner[threat.hex]
        draw_fort(canvas, CITADEL, self.context.badges[owner], box.x + 48, box.cy + 20, 56)
        x, room = box.x + 94, box.w - 110
        canvas.text(threat.lead, x, box.y + box.h * 0.3, "heading", 21, "#FFF6DC", "lm", room, 12, cut=True)
        canvas.text(threat.sentence, x, box.y + box.h * 0.68, "body", 18, "#FFE9D8", "lm", room, 11, cut=True)

    # -- cards ---------------------------------------------------------------------------------------------------------

    def _cards(self, canvas: Canvas, box: Box, time: float, own: Sequence[Written]) -> None:
        """Rivals, each with a deed; then the next deed of each as long as there is room for it."""
        whole = self._rivals(canvas, box.w)
        cards = [card.first(1, self.context.say) for card in whole]

        def left() -> float:
            return box.h + GAP - sum(card.high(canvas) + GAP for card in (*cards, *own))

        if left() < 0:
            cards = [card.shortened() for card in cards]
        if left() < 0:  # own figures can be read at the table as well: deeds have their room
            own = ()
        room = left()
        shown = [1] * len(cards)
        for _, at in product(range(max((len(card.lines) for card in whole), default=0)), range(len(cards))):
            longer = whole[at].first(shown[at] + 1, self.context.say)
            more = longer.high(canvas) - cards[at].high(canvas)
            if more <= room:
                cards[at], shown[at], room = longer, shown[at] + 1, room - more
        y = box.y
        for number, card in enumerate([*cards, *own]):
            high = card.high(canvas)
            if y + high > box.bottom + 2:
                break
            with canvas.faded(_came(time, 2 + number, 255)):
                self._card(canvas, Box(box.x, y, box.w, high), card)
            y += high + GAP

    def _rivals(self, canvas: Canvas, width: float) -> list[Written]:
        """Their cards with every deed."""
        return [
            Written(
                seat,
                self.context.names[seat],
                [(line, canvas.wrapped(line.words, _role(line), SIZE, width - 84)) for line in lines],
                stands,
            )
            for seat, lines, stands in self.summary.cards
        ]

    def _own(self) -> Written:
        rows = [(Line(figure, words), [words]) for figure, words in self.summary.figures]
        return Written(self.eyes.view.seat, self.context.say("You"), rows)

    def _card(self, canvas: Canvas, box: Box, card: Written) -> None:
        number = self.context.badges[card.seat]
        canvas.rect(box, 12, (255, 252, 242, 150), "edge", 1.2)
        canvas.rect(Box(box.x, box.y + 8, 6, box.h - 16), 3, SEAT_COLOURS[number])
        badge(canvas, number, box.x + 18, box.y + 8, SHIELD)
        canvas.text(card.name, box.x + 70, box.y + 26, "heading", 20, "#5B1620", "lm", box.w - 86, cut=True)
        name = canvas.text_width(card.name, "heading", 20)
        if card.stands:
            room = box.w - 110 - name
            canvas.text(card.stands, box.right - 14, box.y + 26, "body", 16, "inkp2", "rm", room, 10, cut=True)
        own, step = card.seat == self.eyes.view.seat, canvas.line_height("body", SIZE)
        y = box.y + 46 + (step + BETWEEN) / 2
        for line, rows in card.lines:
            if own:
                red = "#8C1616" if line.icon.startswith("\N{MINUS SIGN}") else "inkp"
                canvas.text(line.icon, box.x + 60, y, "number", 20, red, "rm")
            elif line.icon:
                canvas.icon(line.icon, box.x + 38, y, 22, "#7A4A1C")
            for row in rows:
                canvas.text(row, box.x + 70, y, _role(line), SIZE, "inkp", "lm", box.w - 84, 11, cut=True)
                y += step
            y += BETWEEN

    # -- map -----------------------------------------------------------------------------------------------------------

    def _map(self, canvas: Canvas, box: Box) -> None:
        """The board small: land in its owners' colours, rings where something changed."""
        state = self.eyes.state
        rings = dict(sorted(self.summary.rings.items())[:5])
        row = canvas.line_height("body", 18) + 12
        frame = box._replace(h=min(426.0, box.h - row * len(rings) - 12))
        canvas.rect(frame, 14, ((0, "#3A2414"), (1, "#22140A")), "edge", 1.6)
        sheet = sheet_of(state.charter.board)
        wide, high = sheet.right - sheet.left + 0.4, sheet.bottom - sheet.top + 0.4
        radius = min((frame.w - 24) / wide, (frame.h - 24) / high)
        middle = ((sheet.left + sheet.right) / 2, (sheet.top + sheet.bottom) / 2)
        places = [
            (frame.cx + (spot.x - middle[0]) * radius, frame.cy + (spot.y - middle[1]) * radius) for spot in sheet.spots
        ]
        for at, (x, y) in enumerate(places):
            terrain = state.terrain[at]
            draw_hex(canvas, terrain, variant_of(state.charter.board.places[at], terrain), x, y, radius)
            owner = state.owner[at]
            if owner != NOBODY:
                number = self.context.badges[owner]
                tint = canvas.colour(SEAT_COLOURS[number])
                canvas.blit(hexagon(canvas, radius, (*tint[:3], 120), tint, 2.5, 0.9), x, y)
                badge(canvas, number, x - radius * 0.34, y - radius * 0.4, radius * 0.68)
        for at, colour in rings.items():
            canvas.blit(hexagon(canvas, radius, None, canvas.colour("ink"), 7, 0.96), *places[at])
            canvas.blit(hexagon(canvas, radius, None, canvas.colour(colour), 4, 0.96), *places[at])
        y = frame.bottom + 12
        for at, colour in rings.items():
            canvas.rect(Box(frame.x + 5, y + 1, 24, 24), 6, "#3A2414")
            canvas.rect(Box(frame.x + 8, y + 4, 18, 18), 4, None, colour, 4)
            words = self._ring_words(at, colour)
            canvas.text(words, frame.x + 42, y + 13, "body", 18, "inkp", "lm", frame.w - 48, 11, cut=True)
            y += row

    def _ring_words(self, at: int, colour: str) -> str:
        say, state = self.context.say, self.eyes.state
        place = capital(hex_name(state, at, say))
        if colour == LOST:
            return say("{place}: lost", place=place)
        if colour == HELD:
            return say("{place}: held", place=place)
        return say("{place}: {name:'s} citadel", place=place, name=say.name(self.context.names[state.owner[at]]))


def _role(line: Line) -> str:
    return "strong" if line.touches else "body"


def _came(time: float, number: int, whole: int = 1) -> int:
    """How much of a part is there: they come one after another."""
    share = out_quad(min(1.0, max(0.0, (time - number * APART) / COMES)))
    return round(share * whole) if whole > 1 else round(share)
