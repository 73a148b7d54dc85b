"""The panel after a battle: a ribbon, a side each with everybody who fought, the hex between, and what follows."""

from typing import TYPE_CHECKING

from engines.core.language import capital
from engines.kings_and_things.phrases import hex_name, land, piece_name, side_name
from engines.kings_and_things.state import NOBODY, State
from engines.kings_and_things.things import INCOMES, KIND, TOWNS
from engines.kings_and_things.words import FORT_NAMES

from ....render.canvas import Box, Canvas
from ....render.theme import mix
from ....sprites.ornaments import badge, chip
from ....sprites.tween import out_back, out_quad
from ..battle.field import draw_tray
from ..battle.marks import side_colour
from ..sprites.counters import RATIO, draw_back, draw_counter
from ..sprites.forts import draw_fort
from ..sprites.hexes import draw_hex, variant_of
from .results import BattleResult, SideResult, consequences, head_words, side_words

if TYPE_CHECKING:
    from ..kingdom_table import KingdomTable

WIDE, HIGH, COLUMN = 940.0, 596.0, 296.0
HEAD, MIDDLE, LINE, PAD, GAP = 92.0, 232.0, 33.0, 14.0, 12.0
LARGEST, SMALLEST = 84.0, 44.0
FALL, APART = 0.24, 0.09
"""Counters fall into place, and crosses are stamped on those who fell, one after another."""
FELL = "#FF9E8C"


def panel_box(area: Box, sides: int) -> Box:
    """Two sides face each other over the hex, more stand in columns."""
    wide = WIDE if sides <= 2 else 2 * PAD + sides * COLUMN + (sides - 1) * GAP
    wide, high = min(wide, area.w - 16), min(HIGH, area.h - 16)
    return Box(area.cx - wide / 2, area.cy - high / 2, wide, high)


class ResultPanel:
    """One battle that is over, with the positions before and after its last moment."""

    def __init__(self, table: "KingdomTable", result: BattleResult, before: State, after: State) -> None:
        self.table, self.context, self.result = table, table.context, result
        self.state = after
        self.rows = consequences(table, result, before, after)
        self.lead, self.second = head_words(table, result)

    def draw(self, canvas: Canvas, area: Box, time: float) -> None:
        """So many seconds after it came."""
        settings = self.context.settings
        still = settings.reduced_motion or settings.instant
        time = 60.0 if still else time
        came = out_quad(min(1.0, time / FALL))
        canvas.rect(area.inset(-8), 0, (8, 5, 10, round(150 * came)))
        box = panel_box(area, len(self.result.sides))
        with canvas.faded(round(255 * came)):
            canvas.shadow(box, 18, 26, 230, 12)
            canvas.panel(box, "dark", 18)
            k = max(1.0, canvas.scale.text) ** 0.5
            head = Box(box.x + PAD, box.y + PAD, box.w - 2 * PAD, min(HEAD * k, box.h * 0.2))
            self._head(canvas, head)
            foot = len(self.rows) * LINE * k + 16
            body = Box(head.x, head.bottom + GAP, head.w, box.bottom - head.bottom - GAP - foot - PAD)
            self._sides(canvas, body, time)
            y = body.bottom + 10
            for icon, words in self.rows:
                canvas.icon(icon, box.x + 40, y + LINE * k / 2, 24, "g300")
                canvas.text(words, box.x + 64, y + LINE * k / 2, "body", 19, "t1", "lm", box.w - 90, 11)
                y += LINE * k

    def _head(self, canvas: Canvas, box: Box) -> None:
        canvas.panel(box, "parchment", 12)
        last, badges = self.result.last, self.context.badges
        x = box.x + 20
        if 0 <= last < len(badges):
            badge(canvas, badges[last], x, box.cy - 32, 64)
            x += 84
        elif last >= 0:
            canvas.icon("crossed-swords", x + 32, box.cy, 52, "inkp2")
            x += 84
        room = box.right - 18 - x
        canvas.text(self.lead, x, box.y + box.h * 0.36, "title", 30, "#5B1620", "lm", room, 14, cut=True)
        canvas.text(self.second, x, box.y + box.h * 0.74, "body", 20, "inkp", "lm", room, 12, cut=True)

    def _sides(self, canvas: Canvas, box: Box, time: float) -> None:
        sides = self.result.sides
        if len(sides) > 2:
            wide = (box.w - GAP * (len(sides) - 1)) / len(sides)
            for at, side in enumerate(sides):
                self._side(canvas, Box(box.x + at * (wide + GAP), box.y, wide, box.h), side, time)
            return
        middle = min(MIDDLE, box.w * 0.26)
        wide = (box.w - middle - 2 * GAP) / 2
        ordered = sorted(sides, key=lambda side: (side.side != self.table.view.seat, side.defended))
        self._side(canvas, Box(box.x, box.y, wide, box.h), ordered[0], time)
        if len(ordered) > 1:
            self._side(canvas, Box(box.right - wide, box.y, wide, box.h), ordered[-1], time)
        self._hex(canvas, Box(box.x + wide + GAP, box.y, middle, box.h))

    def _side(self, canvas: Canvas, box: Box, side: SideResult, time: float) -> None:
        """Head in its colour, then everybody who fought."""
        context, say = self.context, self.context.say
        canvas.panel(box, "dark", 12)
        number = context.badges[side.side] if side.side < len(context.badges) else None
        colour = side_colour(number)
        head = Box(box.x + 6, box.y + 6, box.w - 12, 54)
        canvas.rect(head, 8, ((0, mix(colour, "black", 0.3)), (1, mix(colour, "black", 0.66))))
        if number is None:
            canvas.icon("crossed-swords", head.x + 34, head.cy, 36, "t2")
        else:
            badge(canvas, number, head.x + 10, head.y + 3, 48)
        k, room = max(1.0, canvas.scale.text), head.w - 76
        name = capital(side_name(side.side, context.names, say))
        canvas.text(name, head.x + 66, head.y + 18, "heading", 21 / k, "#FFF6DC", "lm", room, cut=True)
        canvas.text(side_words(side, say), head.x + 66, head.y + 40, "small", 15.5 / k, "#F6E6BD", "lm", room, cut=True)
        self._counters(canvas, Box(box.x + 8, head.bottom + 8, box.w - 16, box.bottom - head.bottom - 14), side, time)

    def _counters(self, canvas: Canvas, box: Box, side: SideResult, time: float) -> None:
        say, units = self.context.say, [*side.stand, *side.fell, *side.burnt]
        if not units:
            words = say("nobody but its walls") if side.defended else say("nobody is left")
            canvas.text(words, box.cx, box.cy, "italic", 17, "t2", "mm", box.w - 16)
            return
        word = canvas.line_height("label", 15)
        size = LARGEST
        while size > SMALLEST:
            across = max(1, int((box.w + 14) // (size + 18)))
            if -(-len(units) // across) * (size * RATIO + word + 8) <= box.h:
                break
            size -= 2
        across = max(1, int((box.w + 14) // (size + 18)))
        rows = -(-len(units) // across)
        across = -(-len(units) // rows)
        for number, piece in enumerate(units):
            row, at = divmod(number, across)
            in_row = min(across, len(units) - row * across)
            x = box.cx + (at - (in_row - 1) / 2) * (size + 18)
            y = box.y + size * RATIO / 2 + 6 + row * (size * RATIO + word + 8)
            if y + size * RATIO / 2 > box.bottom + 4:
                break
            self._unit(canvas, x, y, size, piece, side, time - number * APART / 2)
            words, ink = self._fate(piece, side)
            canvas.text(words, x, y + size * RATIO / 2 + word / 2 + 2, "label", 15, ink, "mm", size + 14, 10)

    def _fate(self, piece: int, side: SideResult) -> tuple[str, str]:
        say = self.context.say
        if piece in side.fell:
            return say("fell"), FELL
        if piece in side.burnt:
            return say("a bluff"), FELL
        if INCOMES <= piece < TOWNS and self.result.after != side.side:
            return say("taken"), "warn"
        if side.fled_to >= 0:
            return say("fell back"), "warn"
        return say("stands"), "ok"

    def _unit(self, canvas: Canvas, x: float, y: float, size: float, piece: int, side: SideResult, time: float) -> None:
        came = out_back(min(1.0, max(0.0, time / FALL)), 1.1)
        y -= (1 - came) * 26
        gone = piece in side.fell or piece in side.burnt
        if piece < 0:
            number = self.context.badges[side.side] if side.side < len(self.context.badges) else None
            draw_back(canvas, number, x, y, size)
        else:
            draw_counter(canvas, KIND[piece], x, y, size, name=piece_name(piece, self.context.say))
        if gone and time > FALL:
            box = Box(x - size / 2, y - size * RATIO / 2, size, size * RATIO)
            canvas.rect(box, size * 0.11, (30, 8, 6, 96))
            canvas.rect(box.inset(-2), size * 0.11, None, "#C2413A", 3)
            disc = Box(x - size * 0.58, y + size * 0.22, size * 0.36, size * 0.36)
            canvas.rect(disc, size * 0.18, (96, 12, 12, 255), "#FF8D7A", 2)
            canvas.icon("cross-mark", disc.cx, disc.cy, size * 0.22, "#FFD9D0")

    def _hex(self, canvas: Canvas, box: Box) -> None:
        """The place with its shield, its name, and whose it was."""
        context, say, state, hex_ = self.context, self.context.say, self.state, self.result.hex
        radius = min(92.0, box.w / 2.2, box.h * 0.28)
        cx, cy = box.cx, box.y + radius + 18
        draw_tray(canvas, cx, cy, radius)
        terrain = state.terrain[hex_]
        draw_hex(canvas, terrain, variant_of(state.charter.board.places[hex_], terrain), cx, cy, radius)
        owner = self.result.after
        number = context.badges[owner] if 0 <= owner < len(context.badges) else None
        if state.fort[hex_]:
            draw_fort(canvas, state.fort[hex_], number, cx + radius * 0.3, cy + radius * 0.42, radius * 0.7)
        if number is not None:
            size = radius * 0.78 if not state.fort[hex_] else radius * 0.5
            left = cx - size / 2 - (radius * 0.3 if state.fort[hex_] else 0)
            badge(canvas, number, left, cy - size / 2 - radius * 0.04, size)
        y = cy + radius + 16
        name = capital(hex_name(state, hex_, say))
        y = canvas.text(name, cx, y, "heading", 19, "g300", "mt", box.w, 12, cut=True).bottom + 2
        fort = say("no fort") if not state.fort[hex_] else format(say.noun(FORT_NAMES[state.fort[hex_]]), "")
        about = say("{land}, {fort}", land=land(state, hex_, say), fort=fort)
        y = canvas.text(about, cx, y, "small", 16, "t2", "mt", box.w, 11).bottom + 8
        before = self.result.before
        if self.result.taken and before != NOBODY and y + 28 < box.bottom:
            mine = before == self.table.view.seat
            words = say("was yours") if mine else say("was {name:'s}", name=say.name(context.names[before]))
            ground = (179, 36, 46, 190) if mine else (60, 44, 30, 220)
            chip(canvas, cx, y, words, "t1", ground, (255, 214, 107, 120), 15, anchor="m", height=26, room=box.w)
