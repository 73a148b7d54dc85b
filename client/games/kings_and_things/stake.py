"""Stake where an enemy stands in one's land (reference 9, denying): the counter, who fights, the odds."""

from typing import TYPE_CHECKING, NamedTuple

from engines.core.game import Say
from engines.core.types import HIDDEN
from engines.kings_and_things.realm import army, has_building, sides_in, worth
from engines.kings_and_things.state import NOTHING, State
from engines.kings_and_things.things import KIND, ROWS

from ...render.canvas import Box, Canvas
from .battle.marks import BLOOD_INK
from .odds_bar import Forecast, draw_odds, odds_height, short_height
from .panel import PAD, TITLE, Panel
from .sprites.counters import RATIO, draw_counter
from .sprites.forts import draw_fort

if TYPE_CHECKING:
    from .kingdom_table import KingdomTable

COUNTER, UNIT, LINE = 84.0, 56.0, 22.0
STAKE = COUNTER * RATIO + 12
"""The counter and what it is worth."""


class Stake(NamedTuple):
    """An own hex in which others stand."""

    hex: int
    counter: int
    """What may be taken off the board: a piece."""
    units: tuple[int, ...]
    """Own counters there."""
    rivals: tuple[int, ...]


def stake_of(state: State, seat: int) -> Stake | None:
    """What the question is about; None: it is another one."""
    frame = state.agenda[-1] if state.agenda else ("",)
    if frame[0] != "deny" or state.income[frame[2]] == NOTHING:
        return None
    hex_: int = frame[2]
    rivals = tuple(side for side in sides_in(state, hex_) if side != seat)
    return Stake(hex_, state.income[hex_], army(state, seat, hex_), rivals)


def armies_words(state: State, stake: Stake, say: Say) -> str:
    """Who fights, in numbers; whose they are is said by the question and by the odds."""
    others = sum(len(army(state, side, stake.hex)) for side in stake.rivals)
    if stake.units:
        return say("Your {count}, open to you alone, against {others}").format(count=len(stake.units), others=others)
    if has_building(state, stake.hex):
        return say("Only what is built fights for you, against {others}").format(others=others)
    return say("Nobody fights for you, against {others}").format(others=others)


class StakePanel(Panel):
    """Parchment: the counter with a gold ring, the own units, and the bar of the odds."""

    kind = "parchment"

    def __init__(self, table: "KingdomTable", stake: Stake) -> None:
        super().__init__(table)
        self.stake = stake

    def _odds_height(self, canvas: Canvas, room: float) -> float:
        """How high the odds are in so much room: whole, short, or left out."""
        told = self._told()
        if told is None:
            return 0.0
        whole, short = odds_height(canvas, self.box.w - 2 * PAD, told) + 14, short_height(canvas) + 14
        return whole if whole <= room else short if short <= room else 0.0

    def _parts(self, room: float) -> tuple[bool, float]:
        """Whether the own units have room, and how much the odds have."""
        least = TITLE + STAKE + LINE + 18
        odds = self._odds_height(self.context.canvas(), room - least)
        return self._has_units() and room >= least + odds + UNIT * RATIO + 8, odds

    def _has_units(self) -> bool:
        return bool(self.stake.units or self.table.state.fort[self.stake.hex])

    def height(self, width: float, room: float) -> float:
        self.box = self.box._replace(w=width)
        units, odds = self._parts(room)
        wanted = TITLE + STAKE + LINE + 18 + (UNIT * RATIO + 8 if units else 0) + odds
        return wanted if room >= wanted else 0.0

    def draw(self, canvas: Canvas) -> None:
        super().draw(canvas)
        table, say, box, stake = self.table, self.context.say, self.box, self.stake
        units, high = self._parts(box.h + 1)
        inner = box.w - 2 * PAD
        size = 19 / max(1.0, canvas.scale.text) ** 0.5
        canvas.text(say("What is at stake"), box.x + PAD, box.y + 22, "heading", size, BLOOD_INK, "lm", inner)
        kind = KIND[stake.counter]
        y = box.y + TITLE + COUNTER * RATIO / 2
        draw_counter(canvas, kind, box.x + PAD + COUNTER / 2, y, COUNTER, "chosen", name=say(ROWS[kind].name))
        place = Box(box.x + PAD + COUNTER + 18, box.y + TITLE, inner - COUNTER - 18, COUNTER * RATIO)
        canvas.paragraph(self._worth(), place, "body", 17, "inkp", 1.2, least=12)
        y = box.y + TITLE + STAKE
        canvas.divider(box.x + PAD, y, inner, "edge")
        words = armies_words(table.state, stake, say)
        canvas.text(words, box.x + PAD, y + 6 + LINE / 2, "strong", 16, "inkp", "lm", inner, 11)
        y += 10 + LINE
        if units:
            self._draw_units(canvas, Box(box.x + PAD, y, inner, UNIT * RATIO))
            y += UNIT * RATIO + 8
        told = self._told()
        if told is not None and high:
            draw_odds(canvas, Box(box.x + PAD, y + 2, inner, high - 12), told)

    def _worth(self) -> str:
        say, state, stake = self.context.say, self.table.state, self.stake
        gold = worth(state, self.context.me, stake.counter)
        words = say("Worth {gold} gold every turn. Whoever wins the battle gets it.")
        return words.format(gold=gold)

    def _draw_units(self, canvas: Canvas, box: Box) -> None:
        """The fort first, then everybody; smaller where they are many."""
        state, say = self.table.state, self.context.say
        level, own = state.fort[self.stake.hex], [piece for piece in self.stake.units if piece != HIDDEN]
        count = len(own) + (level > 0)
        step = min(UNIT + 10, box.w / max(1, count))
        size = min(UNIT, step - 4)
        x = box.x + size / 2
        if level:
            draw_fort(canvas, level, self.context.badges[self.context.me], x, box.bottom - 6, size, 0)
            x += step
        for piece in own:
            draw_counter(canvas, KIND[piece], x, box.cy, size, name=say(ROWS[KIND[piece]].name))
            x += step

    def _told(self) -> Forecast | None:
        """The odds, if somebody wants to know and has a share in them."""
        odds = self.table.foresight.stands(self.stake.hex)
        if odds is None:
            return None
        return self.table.foresight.forecast(self.stake.hex, odds, self.context.say("If all fight to the end"))
