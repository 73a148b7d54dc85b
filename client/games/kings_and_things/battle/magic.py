"""The panel of magic: one's own items that may be used, those at work, or, for everybody, what might answer."""

from typing import TYPE_CHECKING, NamedTuple

from engines.core.game import Say
from engines.core.types import View
from engines.kings_and_things import lore
from engines.kings_and_things.phrases import of_side, piece_name
from engines.kings_and_things.rules.magic import DEFENDERS_ITEMS, conducts
from engines.kings_and_things.rules.magic_asking import fitting
from engines.kings_and_things.state import State
from engines.kings_and_things.things import FIREWALL, ITEMS, KIND, KIND_IDS, LUCKY_CHARM, TREASURES

from ....render.canvas import Box, Canvas
from ....sprites.ornaments import chip
from ....tables.lights import light
from ....tables.picking import Thing
from ....tables.spots import HotSpot
from ..sprites.counters import RATIO, draw_counter

if TYPE_CHECKING:
    from ....tables.context import Context

HEAD = 40.0
NAMED = 72.0
"""So large a counter bears its name."""
BESIDE = 260.0
"""So wide the room of a row must be for words and how it stands side by side."""
SIZES = (16.0, 14.0)
"""Of the letters that tell what an item does."""
GREEN, GREEN_EDGE, DULL, DULL_EDGE = "#1F5A33", "#BFE3C4", "#3B2D20", "#8A7350"


class MagicRow(NamedTuple):
    """An item, and how it stands with it now. `lively`: it can be of use; `lit`: by a click on it; `others`: it works
    for somebody else."""

    item: int
    does: str
    state: str
    lively: bool
    lit: bool = False
    others: bool = False


def item_thing(item: int) -> Thing:
    return ("item", KIND[item])


def rows_of(view: View[State], names: tuple[str, ...], usable: frozenset[Thing], say: Say) -> list[MagicRow]:
    """What this seat has or has used, in one order, so that using one moves no other under the pointer; then what works
    for the others; for a watcher, what could answer."""
    state, battle = view.state, view.state.battle
    mine, rows = [], []

    def does(item: int) -> str:
        return say(lore.of(KIND_IDS[KIND[item]], state.charter))

    for item in own_items(view):
        lit = item_thing(item) in usable
        lively = lit or (item == LUCKY_CHARM and any(thing[0] == "die" for thing in usable))
        mine.append(MagicRow(item, does(item), say("use it") if lively else say("not now"), lively, lit))
    if view.seat < 0 and state.agenda[-1][0] == "react":
        rows += [MagicRow(item, does(item), say("may answer"), True) for item in fitting(state.agenda[-1][2])]
    for working in battle.items if battle else ():
        lit = item_thing(working.piece) in usable
        at_work = say("works for {side:the}", side=of_side(working.side, names, say))
        out = working.piece == FIREWALL and working.value <= 0  # 15: its hits are used up
        stands = say("hand it on") if lit else say("burnt out") if out else at_work
        others = working.side not in _sides(view)
        row = MagicRow(working.piece, does(working.piece), stands, not out, lit, others)
        (rows if others else mine).append(row)
    return sorted(mine, key=lambda row: row.item) + rows


def _sides(view: View[State]) -> set[int]:
    """The sides a seat uses magic for: its own, and the defenders it leads."""
    led = view.seat >= 0 and conducts(view.state, view.seat)
    return {view.seat, view.state.charter.neutral} if led else {view.seat}


def own_items(view: View[State]) -> list[int]:
    """The magic this seat could use: behind its Shield, or with the defenders it leads."""
    state = view.state
    if view.seat < 0:
        return []
    found = [thing for thing in state.shields[view.seat] if TREASURES <= thing < ITEMS]
    if state.battle is not None and conducts(state, view.seat):
        found += [thing for thing in state.hoard[state.battle.hex] if thing in DEFENDERS_ITEMS]
    return found


class MagicPanel:
    """Panel of magic items, with the places of its rows."""

    def __init__(self, box: Box, rows: list[MagicRow], public: bool) -> None:
        self.box, self.rows, self.public = box, rows, public
        self.high = min(100.0, (box.h - HEAD - 12) / max(2, len(rows)))

    def row_box(self, at: int) -> Box:
        return Box(self.box.x + 12, self.box.y + HEAD + at * self.high, self.box.w - 24, self.high - 6)

    def counter_box(self, at: int) -> Box:
        row = self.row_box(at)
        size = min(88.0, (row.h - 4) / RATIO)
        return Box(row.x + 4, row.cy - size * RATIO / 2, size, size * RATIO)

    def lay(self, context: "Context", chosen: frozenset[Thing]) -> None:
        """A row that can be used is a hot spot as a whole."""
        for at, row in enumerate(self.rows):
            thing = item_thing(row.item)
            group = "magic" if row.lit or thing in chosen else "others"
            context.ui.add(HotSpot(f"item{at}", self.row_box(at), context, thing, row.lit, thing in chosen, group))

    def kind(self, name: str) -> int | None:
        """The kind of counter a widget stands for."""
        at = name.removeprefix("item")
        return KIND[self.rows[int(at)].item] if at != name and at.isdigit() and int(at) < len(self.rows) else None

    def draw(self, canvas: Canvas, chosen: frozenset[Thing], say: Say) -> None:
        box = self.box
        canvas.panel(box, "dark", 12)
        title, note = self._title(say)
        wide = canvas.text_width(title, "heading", 18)
        canvas.text(title, box.x + 16, box.y + 22, "heading", 18, "g300", "lm", box.w - 32)
        if wide + canvas.text_width(note, "small", 15) + 50 < box.w:
            canvas.text(note, box.right - 16, box.y + 22, "small", 15, "t2", "rm")
        if not self.rows:
            words = (
                say("Shields stay closed while all are asked.") if self.public else say("You have none in this battle.")
            )
            canvas.paragraph(
                words, Box(box.x + 18, box.y + HEAD + 8, box.w - 36, box.h - HEAD - 20), "italic", 18, "t2"
            )
        for at, row in enumerate(self.rows):
            self._draw_row(canvas, at, row, item_thing(row.item) in chosen, say)

    def _title(self, say: Say) -> tuple[str, str]:
        """What the panel is about, and who sees it: what works for others is nobody's secret, and not one's own."""
        if self.public:
            return say("Magic that may answer"), say("for everyone")
        if any(row.others for row in self.rows):
            return say("Magic in this battle"), ""
        return say("Your magic"), say("only you see this")

    def _draw_row(self, canvas: Canvas, at: int, row: MagicRow, chosen: bool, say: Say) -> None:
        box, place = self.row_box(at), self.counter_box(at)
        if row.lit:
            light(canvas, box.inset(2), "chosen" if chosen else "legal", 8)
        draw_counter(
            canvas, KIND[row.item], place.cx, place.cy, place.w, name=piece_name(row.item, say), dim=not row.lively
        )
        ground, edge = (GREEN, GREEN_EDGE) if row.lively else (DULL, DULL_EDGE)
        left = place.right + 12
        room = box.right - left - 6
        low = box.h < canvas.line_height("strong", 17) + 32  # no room for the one below the other
        beside = low or room >= BESIDE * canvas.scale.text
        most = room * (0.42 if room > 340 else 0.56) if beside else room
        state = canvas.shortened(row.state, "label", 15, most - 20)
        ink = "#F2FFE9" if row.lively else "#D3BF93"
        y = box.cy - 12 if beside else box.bottom - 28
        label = chip(canvas, box.right - 6, y, state, ink, ground, edge, height=24, anchor="r", room=most)
        words = Box(left, box.y + 4, room, label.y - box.y - 6)
        if beside:
            words = Box(left, box.y + 4, label.x - left - 10, box.h - 8)
        letters = "t1" if row.lively else "t2"
        if place.w < NAMED:
            name = canvas.text(piece_name(row.item, say), words.x, words.y, "strong", 17, letters, "lt", words.w)
            words = words._replace(y=name.bottom, h=words.bottom - name.bottom)
        lines, size = _fitting(canvas, row.does, words)
        for number, line in enumerate(lines):
            y = words.y + number * canvas.line_height("body", size)
            canvas.text(line, words.x, y, "body", size, letters, "lt", words.w)


def _fitting(canvas: Canvas, text: str, room: Box) -> tuple[list[str], float]:
    """As many whole sentences as there is room for, in smaller letters rather than none; the zoom tells them all."""
    found: list[str] = []
    for size in SIZES:
        most = room.h / canvas.line_height("body", size)
        for end in [at + 1 for at, letter in enumerate(text) if letter == "."]:
            lines = canvas.wrapped(text[:end], "body", size, room.w)
            if len(lines) > most:
                break
            found = lines
        if found:
            break
    return found, size
