"""The hex one points at, in words: whose it is, what is known to stand there, and what going there means."""

from engines.core.language import capital
from engines.kings_and_things.charter import ALLOWANCE
from engines.kings_and_things.odds import Odds
from engines.kings_and_things.realm import army, sides_in
from engines.kings_and_things.text import WORDS
from engines.kings_and_things.things import KIND

from ...render.canvas import Box, Canvas
from ...sprites.ornaments import badge
from .hexes import about, hex_title, land_words, why_not
from .march import BATTLE, EXPLORE, WALK_IN, Route
from .odds_bar import draw_odds
from .panel import PAD, Panel
from .sprites.counters import RATIO, draw_counter
from .words.hexes import known_of_hex

HEIGHT = 138.0
LOW = 94.0
"""Still room for the name, a line and the odds."""
ODDS = 36.0
"""What the odds take at its foot."""
LEAST_WORDS = 12.0
LINE = 1.12
OWN, LEAST_OWN = 60.0, 30.0
"""How large one's own counters are in it, at most and at least."""
AGAINST, FOE = 34.0, 46.0
"""How wide the swords are, and each who stands there too."""
ICONS = {BATTLE: "crossed-swords", EXPLORE: "compass", WALK_IN: "flying-flag"}
MEANS = {
    BATTLE: "Moving here starts a battle.",
    EXPLORE: "Moving here explores the hex.",
    WALK_IN: "Nobody defends it: it will be yours.",
    "": "They may stop here.",
}


class PreviewPanel(Panel):
    """Parchment about one hex; it stays when nothing is pointed at, so that nothing jumps."""

    kind = "parchment"

    def height(self, width: float, room: float) -> float:
        return min(HEIGHT, room) if room >= LOW else 0.0

    @property
    def tells_all(self) -> bool:
        """Whether nothing of a hex has to be said beside the pointer as well."""
        return self.box.h >= HEIGHT and self.context.stage.scale.text <= 1.2

    def draw(self, canvas: Canvas) -> None:
        super().draw(canvas)
        table, say, box = self.table, self.context.say, self.box
        at = table.pointed if table.pointed is not None else about(table)
        if at is None:
            self._aim(canvas)
            return
        state = table.state
        owner = state.owner[at]
        x = box.x + PAD
        if owner >= 0:
            badge(canvas, table.context.badges[owner], x, box.y + 14, 36)
            x += 46
        way, reason, odds = table.reach.get(at), why_not(table, at), table.foresight.fight_at(at)
        placed = table.placing.count(at)
        foot = ODDS if odds is not None and not placed else 30.0 if way or reason or placed else 6.0
        room = box.right - PAD - x
        title, whose = hex_title(table, at), land_words(table, at)
        y = canvas.text(title, x, box.y + 9, "heading", 19, "#5B1620", "lt", room, cut=True).bottom
        below = Box(x, y + 3, room, box.bottom - y - 7 - foot)
        words = known_of_hex(state, at, self.context.names, say)
        high = canvas.line_height("italic", 16) - 3
        under = below._replace(y=below.y + high, h=below.h - high)
        tells = self._own_size(at, below) or self._fits(canvas, words, below)
        if whose and (not tells or self._own_size(at, under) or self._fits(canvas, words, under)):  # else a shield does
            canvas.text(whose, x, y - 3, "italic", 16, "inkp2", "lt", room, cut=True)
            below = under
        else:
            whose = ""
        if not self._own(canvas, at, below, whose) and self._fits(canvas, words, below):
            canvas.paragraph(words, below, "body", 16, "inkp", LINE, least=LEAST_WORDS)
        if placed:
            noun = "bluff" if table.placing.bluffs(at) else "Thing"
            words = say(self._click(at), things=say.count(placed, noun))
            self._foot(canvas, "round-shield", words)
        elif odds is not None:
            self._odds(canvas, at, odds, way)
        elif way:
            means, left = say(MEANS[way.what]), max(0, way.left)
            words = say("{means} Costs {cost}, {left} left.").format(means=means, cost=way.cost, left=left)
            self._foot(canvas, ICONS.get(way.what, "walking-boot"), words)
        elif reason:
            self._foot(canvas, "padlock", reason)

    def _aim(self, canvas: Canvas) -> None:
        """While nothing is pointed at: what wins; below it, where there is room, what else the panel is for."""
        say, room = self.context.say, self.box.inset(PAD, 12)
        points = say("Point at a hex to see what's known about it.")
        below = len(canvas.wrapped(points, "body", 16, room.w)) * 16 * 1.2 * canvas.scale.text
        told = below <= room.h / 2
        aim = room._replace(h=room.h - below) if told else room
        canvas.paragraph(WORDS.aim(self.table.view, say), aim, "strong", 17, "inkp", 1.2, least=12)
        if told:
            canvas.paragraph(points, Box(room.x, aim.bottom, room.w, below), "body", 16, "inkp2", 1.2)

    def _click(self, at: int) -> str:
        """What a click on a hex places there."""
        placing = self.table.placing
        if not placing.bluffs(at):
            return "Click: {things} {things:?goes|go} in."
        if placing.meant != at:
            return "Click twice: {things} {things:?goes|go} in."
        return "Click again: {things} {things:?goes|go} in."

    def _fits(self, canvas: Canvas, words: str, box: Box) -> bool:
        """Whether words have room there at their least size."""
        size = canvas.least(LEAST_WORDS)
        return len(canvas.wrapped(words, "body", size, box.w)) * size * LINE * canvas.scale.text <= box.h + 0.5

    def _own_pieces(self, at: int) -> list[int]:
        table = self.table
        return [piece for piece in table.army_at(at) if piece >= 0] if table.view.seat == table.context.me else []

    def _own_size(self, at: int, box: Box) -> float:
        """How large one's own counters would be there; 0: there are none, or they have no room."""
        size = min(OWN, box.h / RATIO)
        return size if size >= LEAST_OWN and self._own_pieces(at) else 0.0

    def _own(self, canvas: Canvas, at: int, box: Box, whose: str) -> bool:
        """One's own counters there lie open to their owner alone, which is said beside whose land it is. False if there
        are none."""
        table, say, pieces = self.table, self.context.say, self._own_pieces(at)
        size = self._own_size(at, box)
        if not size:
            return False
        foes = [side for side in sides_in(table.state, at) if side != table.view.seat]
        room = box.w - (AGAINST + FOE * len(foes) if foes else 0)
        step = min(size + 6, (room - size) / max(1, len(pieces) - 1))
        for number, piece in reversed(list(enumerate(sorted(pieces)))):  # where they overlap all values are seen
            x = box.x + size / 2 + number * step
            name = table.counter_names[KIND[piece]]
            draw_counter(canvas, KIND[piece], x, box.y + size * RATIO / 2, size, name=name)
        if foes:
            self._foes(canvas, at, foes, Box(box.x + room, box.y, box.w - room, size * RATIO))
        words = say("open to you alone")
        if whose and canvas.text_width(whose, "italic", 16) + canvas.text_width(words, "small", 15) + 14 <= box.w:
            canvas.text(words, box.right, box.y - 3, "small", 15, "inkp2", "rb")
        return True

    def _foes(self, canvas: Canvas, at: int, foes: list[int], box: Box) -> None:
        """Who else stands in a hex with one's own: swords, then shield and number of each."""
        table = self.table
        canvas.icon("crossed-swords", box.x + AGAINST / 2, box.cy, 22, "#8C1616")
        for number, side in enumerate(foes):
            x = box.x + AGAINST + number * FOE
            if side < len(table.context.badges):
                badge(canvas, table.context.badges[side], x, box.cy - 13, 26)
            else:
                canvas.icon("crossed-swords", x + 13, box.cy, 22, "inkp2")
            count = str(len(army(table.state, side, at)))
            canvas.text(count, x + 30, box.cy, "number", 17, "inkp", "lm")

    def _odds(self, canvas: Canvas, at: int, odds: Odds, way: Route | None) -> None:
        """One's own chance in words beside the bar; with a march, what that costs."""
        say, box = self.context.say, self.box
        told = self.table.foresight.forecast(at, odds, "")
        words = capital(told.first)
        if way is not None:
            words = say("{chance}, costs {cost} of {whole}", chance=words, cost=way.cost, whole=ALLOWANCE)
        draw_odds(canvas, Box(box.x + PAD, box.bottom - ODDS, box.w - 2 * PAD, 28), told._replace(title=words))

    def _foot(self, canvas: Canvas, icon: str, words: str) -> None:
        box = self.box
        canvas.icon(icon, box.x + PAD + 12, box.bottom - 22, 22, "#8C1616")
        canvas.text(words, box.x + PAD + 32, box.bottom - 22, "strong", 16, "inkp", "lm", box.w - 2 * PAD - 34, 11)
