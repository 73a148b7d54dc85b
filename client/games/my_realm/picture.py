"""A picture of a saved game: both people, the year's cards between them, and below what is left of the kingdom."""

from collections.abc import Callable

from engines.my_realm.events import ENDING_IDS
from engines.my_realm.matters import KING, PRINCESS
from engines.my_realm.rules.ending import MOST_POINTS
from engines.my_realm.state import DYING, REIGN, TEACHING

from ...render.canvas import Box, Canvas
from ...sprites.ornaments import badge
from .cards import draw_cards
from .fitted_text import line
from .plan import CARD, her_columns, year_plan
from .realm_table import RealmTable
from .sprites.cloth import GOLD, crown, ending
from .sprites.pieces import portrait, star, time_die, token
from .words.captions import ROMAN, phase_line, phase_name

SIZE = (1200.0, 600.0)
"""What the parts are measured on."""
Piece = Callable[[Canvas, bool, float, float, float], None]
ART = 880 / 520
"""How wide the picture of an ending is by its height."""


class Picture:
    """Its parts, as large as a box allows, in the middle of it."""

    def __init__(self, table: RealmTable, box: Box) -> None:
        self.table, self.context, self.state = table, table.context, table.state
        self.unit = k = min(box.w / SIZE[0], box.h / SIZE[1])
        self.middle = Box(box.x, box.cy - SIZE[1] / 2 * k, box.w, SIZE[1] * k)
        high = 350 * k
        wide, y = high * CARD[0] / CARD[1], self.middle.y + 38 * k
        self.cards = tuple(Box(box.cx + (n - 1) * (wide + 18 * k) - wide / 2, y, wide, high) for n in range(3))
        beside = self.cards[2].right - box.cx
        self.aside = min((beside + box.w / 2 - 20 * k) / 2, beside + 150 * k)
        """How far from the middle both people are."""

    def draw(self, canvas: Canvas) -> None:
        """At a glance: whose year it is, what it is about, and how the kingdom fares."""
        if self.state.ending >= 0:
            high = self.cards[0].h
            art = Box(self.middle.cx - high * ART / 2, self.cards[0].y, high * ART, high)
            ending(canvas, ENDING_IDS[self.state.ending], art)
        else:
            plan = self.table.plan
            draw_cards(canvas, self.table, year_plan(her_columns(plan).middle, plan)._replace(cards=self.cards))
        self._draw_people(canvas)
        self._draw_kingdom(canvas)
        self._draw_time(canvas)

    def _draw_people(self, canvas: Canvas) -> None:
        """The King while he lives, and his heir, each over the shield of who plays them."""
        k, reign, badges = self.unit, self.state.phase == REIGN, self.context.badges
        y = self.cards[0].y + 110 * k
        left, right = self.middle.cx - self.aside, self.middle.cx + self.aside
        if reign:
            crown(canvas, left, y, 130 * k, queens=False, alpha=170)
        else:
            portrait(canvas, "king", left, y, 158 * k)
        portrait(canvas, "queen" if reign else "princess", right, y, 158 * k)
        for seat, x in ((KING, left), (PRINCESS, right)):
            badge(canvas, badges[seat], x - 42 * k, y + 110 * k, 84 * k)

    def _draw_kingdom(self, canvas: Canvas) -> None:
        """Tokens, whole and cracked; in her reign the points beside them."""
        state, k = self.state, self.unit
        pieces: list[tuple[Piece, bool]] = [(token, number < state.tokens) for number in range(state.charter.tokens)]
        if state.phase == REIGN:
            pieces += [(star, number < state.points) for number in range(MOST_POINTS)]
        step = min(84 * k, 1100 * k / len(pieces))
        for number, (draw, whole) in enumerate(pieces):
            x = self.middle.cx + (number - (len(pieces) - 1) / 2) * step
            draw(canvas, whole, x, self.middle.y + 444 * k, step * 0.88)

    def _draw_time(self, canvas: Canvas) -> None:
        """The phase and its year, and the die that may end it."""
        state, say, k = self.state, self.context.say, self.unit
        words = phase_name(state.phase, say)
        if state.ending < 0:
            words = say("{first}, {second}").format(first=words, second=phase_line(state, state.phase, say))
        words = f"{ROMAN[state.phase]}  ·  {words}"
        y = self.middle.y + 530 * k
        at = line(canvas, words, Box(self.middle.cx - 420 * k, y - 30 * k, 840 * k, 60 * k), "title", 40 * k, GOLD, "m")
        faces = {TEACHING: state.year, DYING: state.die}
        if state.phase in faces:
            time_die(canvas, max(1, min(6, faces[state.phase])), at.x - 56 * k, y, 62 * k)
