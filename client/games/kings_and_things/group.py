"""Group that marches, added up: strength, the steps of a battle in which they strike, and whom nobody supports."""

from typing import TYPE_CHECKING

from engines.core.game import Say
from engines.kings_and_things.charter import ALLOWANCE
from engines.kings_and_things.phrases import pieces_in_words, pieces_word
from engines.kings_and_things.state import State
from engines.kings_and_things.things import CHARGE, FLAGS, KIND, MAGIC, RANGED, ROWS

from ...render.canvas import Box, Canvas
from ...sprites.ornaments import key_cap
from .muster import Muster, bluffs_of, walkers
from .panel import PAD, TITLE, Panel

if TYPE_CHECKING:
    from .kingdom_table import KingdomTable

LABEL = 168.0
SIZE = 17.0
Rows = list[tuple[str, str, str]]
"""Sign, name, and what there is to say."""


def summary(state: State, seat: int, muster: Muster, say: Say) -> Rows:
    """The rows of the panel."""
    going, combat = muster.going, state.charter.combat
    steps: dict[int, list[str]] = {MAGIC: [], RANGED: [], 0: []}
    for piece in going:
        step = next((flag for flag in (MAGIC, RANGED) if FLAGS[piece] & flag), 0)
        words = f"{say(ROWS[KIND[piece]].name)} {combat[piece]}"
        steps[step].append(say("{unit} (2 dice)").format(unit=words) if FLAGS[piece] & CHARGE else words)
    bluffs = [piece for piece in bluffs_of(state, seat, muster) if piece in going]
    afoot = say("{points} points: up to {rough} rough hexes").format(points=ALLOWANCE, rough=ALLOWANCE // 2)
    return [
        ("biceps", say("Strength"), say("{points} points").format(points=sum(combat[piece] for piece in going))),
        ("walking-boot", say("Can go"), afoot if walkers(going) else say("{points} hexes").format(points=ALLOWANCE)),
        ("polar-star", say("Magic step"), ", ".join(steps[MAGIC]) or say("none")),
        ("arrow-flights", say("Ranged step"), ", ".join(steps[RANGED]) or say("none")),
        ("crossed-swords", say("Melee step"), ", ".join(steps[0]) or say("none")),
        (
            "hazard-sign" if bluffs else "check-mark",
            say("Support"),
            say("bluffs: {things}", things=pieces_in_words(bluffs, say)) if bluffs else say("all supported"),
        ),
    ]


class GroupPanel(Panel):
    """Panel of what the chosen counters are worth together."""

    def __init__(self, table: "KingdomTable", muster: Muster) -> None:
        super().__init__(table)
        self.muster = muster
        self.rows = summary(table.state, table.context.me, muster, table.context.say)

    def height(self, width: float, room: float) -> float:
        canvas = self.context.canvas()
        return min(room, TITLE + sum(self._tall(canvas, width, words) for _, _, words in self.rows) + 12)

    def _tall(self, canvas: Canvas, width: float, words: str) -> float:
        lines = len(canvas.wrapped(words, "body", SIZE, width - LABEL - PAD - 8))
        return max(34.0, lines * SIZE * 1.2 * canvas.scale.text + 12)

    def draw(self, canvas: Canvas) -> None:
        super().draw(canvas)
        say, box = self.context.say, self.box
        count = len(self.muster.going)
        words = say("{count} counter" if count == 1 else "{count} counters").format(count=count)
        self.head(canvas, say("This group"), words)
        wanted = sum(self._tall(canvas, box.w, words) for _, _, words in self.rows)
        k = min(1.0, (box.h - TITLE - 8) / wanted)
        y = box.y + TITLE
        for icon, name, words in self.rows:
            tall = self._tall(canvas, box.w, words) * k
            canvas.icon(icon, box.x + PAD + 12, y + 13, 22, "g300")
            canvas.text(name, box.x + PAD + 36, y + 13, "label", 16, "t2", "lm", LABEL - 44)
            place = Box(box.x + LABEL, y + 2, box.w - LABEL - 8, tall - 4)
            canvas.paragraph(words, place, "body", SIZE, "t1", 1.18, least=12)
            y += tall


class LeavePanel(Panel):
    """Panel of what it means for the hex if they leave."""

    kind = "parchment"

    def __init__(self, table: "KingdomTable", muster: Muster) -> None:
        super().__init__(table)
        self.muster = muster

    def height(self, width: float, room: float) -> float:
        return 150.0 if room >= 150 else 0.0

    def _words(self) -> str:
        say, muster = self.context.say, self.muster
        behind = [piece for piece in self.table.army_at(muster.hex) if piece not in muster.going]
        if not behind:
            return say("Nobody stays. Whoever walks in takes the hex, unless a fort or a town defends it.")
        words = say("{things:The} {things:?stays and guards|stay and guard} the hex.", things=pieces_word(behind, say))
        later = say("They can still move later this phase, as a group of their own.")
        return f"{words} {later}" if muster.staying else words

    def draw(self, canvas: Canvas) -> None:
        super().draw(canvas)
        say, box = self.context.say, self.box
        canvas.text(say("If they leave"), box.x + PAD, box.y + 26, "heading", 19, "#7A1820", "lm", box.w - 2 * PAD)
        canvas.divider(box.x + PAD, box.y + 44, box.w - 2 * PAD, "edge")
        place = Box(box.x + PAD, box.y + 56, box.w - 2 * PAD, box.h - 66)
        canvas.paragraph(self._words(), place, "body", 17, "inkp", 1.2, least=12)


class KeysPanel(Panel):
    """The keys of the fan."""

    LINE = 32.0

    def _rows(self) -> tuple[tuple[tuple[str, ...], str], ...]:
        say = self.context.say
        return (
            (("1-9",), say("take or leave a counter")),
            (("m", "w", "f"), say("all, walkers, flyers")),
            (("g",), say("back to the board")),
        )

    def height(self, width: float, room: float) -> float:
        wanted = TITLE + self.LINE * len(self._rows()) + 8
        return wanted if room >= wanted else 0.0

    def draw(self, canvas: Canvas) -> None:
        super().draw(canvas)
        box = self.box
        self.head(canvas, self.context.say("Keys"))
        for number, (keys, words) in enumerate(self._rows()):
            y, x = box.y + TITLE + (number + 0.5) * self.LINE, box.x + PAD
            for key in keys:
                wide = max(22.0, canvas.text_width(key, "label", 14) + 12)
                x += wide + 6
                key_cap(canvas, x - 6, y, key)
            canvas.text(words, box.x + 130, y, "body", 17, "t1", "lm", box.w - 130 - PAD)
