"""Stake where an enemy stands in one's land (reference 9, denying): the counter, who fights, the odds."""

from typing import TYPE_CHECKING, NamedTuple

from engines.core.game import Say
from engines.core.types import HIDDEN
from engines.kings_and_things.odds import Odds
from engines.kings_and_things.phrases import side_name
from engines.kings_and_things.realm import army, has_building, sides_in, worth
from engines.kings_and_things.state import NOTHING, State
from engines.kings_and_things.things import KIND, ROWS

from ...render.canvas import Box, Canvas
from ...sprites.ornaments import badge
from .battle.marks import BLOOD_INK, Share, draw_odds, percent
from .panel import PAD, TITLE, Panel
from .sprites.counters import RATIO, draw_counter
from .sprites.forts import draw_fort

if TYPE_CHECKING:
    from .kingdom_table import KingdomTable

COUNTER, UNIT, BAR, LINE = 84.0, 56.0, 28.0, 22.0
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

    def _parts(self, room: float) -> tuple[bool, bool]:
        """Whether the own units, and the odds, have room."""
        odds = (
            self.table.foresight.stands(self.stake.hex) is not None and room >= TITLE + STAKE + LINE + BAR + LINE + 20
        )
        taken = TITLE + STAKE + LINE + 16 + (BAR + LINE + 14 if odds else 0)
        return self._has_units() and room >= taken + UNIT * RATIO + 8, odds

    def _has_units(self) -> bool:
        return bool(self.stake.units or self.table.state.fort[self.stake.hex])

    def height(self, width: float, room: float) -> float:
        units, odds = self._parts(room)
        wanted = TITLE + STAKE + LINE + 18 + (UNIT * RATIO + 8 if units else 0) + (BAR + LINE + 14 if odds else 0)
        return wanted if room >= wanted else 0.0

    def draw(self, canvas: Canvas) -> None:
        super().draw(canvas)
        table, say, box, stake = self.table, self.context.say, self.box, self.stake
        units, told = self._parts(box.h + 1)
        inner = box.w - 2 * PAD
        canvas.text(say("What is at stake"), box.x + PAD, box.y + 22, "heading", 19, BLOOD_INK, "lm", inner)
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
        if told:
            self._draw_odds(canvas, Box(box.x + PAD, y + 2, inner, BAR))

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

    def _draw_odds(self, canvas: Canvas, bar: Box) -> None:
        """The asker first, then the others in the order of the seats; what is missing to the whole is nobody's."""
        table, say = self.table, self.context.say
        result: Odds | None = table.foresight.stands(self.stake.hex)
        assert result is not None
        me, badges = table.context.me, table.context.badges
        sides = (me, *self.stake.rivals)
        shares = [Share(badges[side], result.chance(side)) for side in sides]
        draw_odds(canvas, bar, shares)
        marks = ["you {percent} %", *["{name} {percent} %"] * len(self.stake.rivals)]
        nobody = 1 - sum(share.chance for share in shares)
        if nobody >= 0.005 and len(shares) < 3:
            marks.append("nobody {percent} %")
            shares.append(Share(None, nobody))
        if len(shares) == 2:
            marks = ["you keep it {percent} %", "{name} takes it {percent} %"]
        names = [*[side_name(side, table.context.names, say) for side in sides], ""]
        words = [
            say(mark).format(name=names[at], percent=percent(share.chance))
            for at, (mark, share) in enumerate(zip(marks, shares, strict=True))
        ]
        room = bar.w / len(shares) - 26
        size = min(canvas.fitted(line, "strong", 16, room) for line in words)  # they look alike
        for at, (line, share) in enumerate(zip(words, shares, strict=True)):
            x = bar.x + at * bar.w / len(shares)
            if share.badge is not None:
                badge(canvas, share.badge, x, bar.bottom + 5, 18)
            canvas.text(line, x + 22, bar.bottom + 14, "strong", size, "inkp", "lm", room, cut=True)
