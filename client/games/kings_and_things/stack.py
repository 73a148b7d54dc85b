"""The counters one chooses from, laid out at the right: a stack that may march, those on the march, or losses."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from engines.core.game import Say
from engines.kings_and_things.charter import ALLOWANCE
from engines.kings_and_things.realm import bluffs
from engines.kings_and_things.things import INCOMES, KIND, ROWS

from ...render.canvas import Box, Canvas
from ...tables.picking import Thing
from ...tables.spots import HotSpot
from ...widgets.button import IconButton
from . import things
from .hexes import about
from .marching import LIFT
from .muster import Muster, bluffs_of, flyers
from .panel import PAD, TITLE, Panel
from .sprites.counters import RATIO, draw_counter
from .ticks import draw_bluff, draw_tick

if TYPE_CHECKING:
    from .kingdom_table import KingdomTable

FOOT, MARGIN, GAP = 28.0, 8.0, 12.0
"""The line below the counters, what is left free without one, and what two counters have between them."""
SIZES = ((4, 84.0, 8), (5, 72.0, 15), (6, 60.0, 18), (8, 46.0, 99), (10, 34.0, 99))
"""Columns and size of the counters, and how many are shown so at most: the first that has room for all."""


class StackEntry(NamedTuple):
    """One counter of the panel."""

    kind: int
    thing: Thing
    lit: bool
    going: bool | None = None
    """Ticked, left behind, or neither."""
    toggles: Callable[[], None] | None = None
    """What a click does, where it is not simply picked."""
    bluff: bool = False


def entries(table: "KingdomTable") -> list[StackEntry]:
    """What is laid out now."""
    muster = table.muster
    if muster is not None:
        unsupported = bluffs_of(table.state, table.context.me, muster)
        return [
            StackEntry(
                KIND[piece],
                things.counter(KIND[piece]),
                True,
                piece in muster.going,
                partial(table.marching.toggle, piece),
                piece in unsupported,
            )
            for piece in muster.pieces
        ]
    picking, state = table.context.picking, table.state
    if picking is None:
        return []
    lit, picked = picking.next_things(), picking.picked
    kind = table.context.asked.decision.kind if table.context.asked else ""
    if kind in ("march", "fly_reveal") and state.column is not None:
        shown = state.shown if kind == "fly_reveal" else state.column.pieces
        laid_out = flyers(state.column.pieces) if kind == "fly_reveal" else state.column.pieces
        found = [
            StackEntry(KIND[piece], things.counter(KIND[piece]), things.counter(KIND[piece]) in lit, piece in shown)
            for piece in sorted(laid_out)
        ]
        return found + [
            StackEntry(_kind(thing), thing, True, False) for thing in sorted(lit, key=str) if thing[0] == "joins"
        ]
    offered = {KIND[face] for face in state.offer}
    laid = [
        thing for thing in (*picked, *lit) if thing[0] == "counter" or (thing[0] == "hero" and thing[1] not in offered)
    ]
    fakes = _bluffs_at_issue(table)
    return [
        StackEntry(_kind(thing), thing, thing in lit, bluff=_kind(thing) in fakes)
        for thing in sorted(set(laid), key=lambda thing: _kind(thing))
    ]


def _bluffs_at_issue(table: "KingdomTable") -> set[int]:
    """8.2: kinds that nothing supports in the hex a question is about: they are the first to be given up."""
    at = about(table)
    if at is None or table.view.seat != table.context.me:
        return set()
    own = tuple(piece for piece in table.army_at(at) if piece >= 0)
    return {KIND[piece] for piece in bluffs(table.state, table.context.me, at, own)}


def _kind(thing: Thing) -> int:
    kind = thing[1]
    assert isinstance(kind, int)
    return kind


class StackPanel(Panel):
    """Counters in rows, each a hot spot."""

    def __init__(self, table: "KingdomTable", laid: list[StackEntry]) -> None:
        super().__init__(table)
        self.entries = laid
        self.boxes: list[Box] = []
        asked, at = self.context.asked, about(table)
        series = None if asked is None or at is None or table.muster is not None else (asked.decision.kind, at)
        self.slots = table.slots.keep(series, [entry.thing for entry in laid])

    @property
    def foot(self) -> float:
        """What the line below the counters takes, or the margin where nothing is said."""
        return FOOT if self._words()[2] else MARGIN

    def _plan(self, width: float, room: float) -> tuple[int, float, int]:
        """Columns, size of the counters, and rows; all rows but the last are equally long, and that hardly shorter."""
        count = max(1, len(self.slots))
        for columns, size, most in SIZES:
            size = min(size, (width - 2 * PAD) / columns - GAP)
            rows = -(-count // columns)
            if count <= most and TITLE + rows * (size * RATIO + 10) + self.foot <= room:
                break
        return -(-count // rows), size, rows

    def height(self, width: float, room: float) -> float:
        _, size, rows = self._plan(width, room)
        return min(room, TITLE + rows * (size * RATIO + 12) + self.foot)

    def lay_out(self, box: Box) -> None:
        super().lay_out(box)
        context = self.context
        columns, size, rows = self._plan(box.w, box.h + 1)
        across = (box.w - 2 * PAD) / columns
        down = (box.h - TITLE - self.foot) / rows
        self.boxes = []
        for number, entry in enumerate(self.entries):
            slot = number if len(self.slots) == len(self.entries) else self.slots.index(entry.thing)
            x = box.x + PAD + (slot % columns) * across + (across - size) / 2
            y = box.y + TITLE + (slot // columns) * down + (down - size * RATIO) / 2
            place = Box(x, y, size, size * RATIO)
            self.boxes.append(place)
            chosen = bool(entry.going) if entry.toggles else self._picked(entry)
            name, lift = f"counter{number}", LIFT if entry.toggles else 0.0
            spot = HotSpot(name, place, context, entry.thing, entry.lit, chosen, "panel", entry.kind, lift)
            if entry.toggles:
                spot.does = entry.toggles
                spot.key = str(number + 1) if number < 9 else ""
            spot.tip = self.table.name_tip(entry.kind, size)
            context.ui.add(spot)
        if self.table.muster is not None:
            place = Box(box.right - PAD - 34, box.bottom - FOOT - 2, 34, 26)
            words = context.say("Spread them out on the board (G)")
            context.ui.add(
                IconButton(
                    "fan", place, self.table.marching.toggle_spread, group="panel", key="g", tip=words, icon="expand"
                )
            )

    def _picked(self, entry: StackEntry) -> bool:
        picking = self.context.picking
        return picking is not None and entry.thing in picking.picked

    def draw(self, canvas: Canvas) -> None:
        super().draw(canvas)
        table, say = self.table, self.context.say
        title, second, foot = self._words()
        self.head(canvas, title, second)
        for entry, box in zip(self.entries, self.boxes, strict=True):
            ring = "chosen" if self._picked(entry) else "legal" if entry.lit and entry.going is None else ""
            alpha = 255 if entry.going or entry.going is None else 120
            draw_counter(canvas, entry.kind, box.cx, box.cy, box.w, ring, alpha, say(ROWS[entry.kind].name))
            if entry.bluff:
                draw_bluff(canvas, box.cx, box.cy + box.w * 0.06, box.w * 0.8, say)
            if entry.going is not None:
                draw_tick(canvas, box.right + 4, box.y, min(26.0, box.w * 0.36), entry.going)
        if foot:
            room = self.box.w - 2 * PAD - (44 if table.muster else 0)
            canvas.text(foot, self.box.x + PAD, self.box.bottom - FOOT / 2 - 4, "body", 16, "t2", "lm", room)

    def _lies_open(self, muster: Muster) -> bool:
        """Whether own land is left without anybody, or anything, to defend it."""
        table, state = self.table, self.table.state
        walls = state.fort[muster.hex] or state.income[muster.hex] >= INCOMES  # a fort, a city or a village
        stays = set(table.army_at(muster.hex)) - set(muster.going)
        return state.owner[muster.hex] == table.context.me and not stays and not walls

    def _words(self) -> tuple[str, str, str]:
        table, say = self.table, self.context.say
        kind = table.context.asked.decision.kind if table.context.asked else ""
        if table.muster is not None:
            second = say("{count} of {most} move · allowance {points}").format(
                count=len(table.muster.going), most=len(table.muster.pieces), points=ALLOWANCE
            )
            open_ = self._lies_open(table.muster)
            foot = say("Nobody stays: the hex is undefended") if open_ else say("Click a counter to leave it behind")
            return say("Selected army"), second, foot
        if kind == "march" and table.state.column is not None:
            left = ALLOWANCE - max(table.state.column.spent, default=0)
            return say("On the march"), points_left(left, say), say("Click one to drop it off, or to take it along")
        return say(TITLES.get(kind, "Your counters")), "", ""


def points_left(points: int, say: Say) -> str:
    """How far an army on the march still comes."""
    return say("1 point left") if points == 1 else say("{points} points left", points=points)


TITLES = {
    "hero_target": "Your Heroes",
    "hero_side": "Two sides of one Hero",
    "terrain_lord_excess": "Two Terrain Lords",
    "defection_target": "Heroes of others",
    "magic_source": "Who has the magic",
    "plague_payment": "What can be given",
    "event_loss": "What can be lost",
    "fly_reveal": "Flyers",
    "fly_block": "Your flyers there",
    "fly_leave": "Who stays behind",
    "show_pin_proof": "Your army there",
    "movement_excess": "More than ten",
    "excess_removal": "More than ten",
    "balloon": "Who may board",
    "assassin_victim": "In this hex",
}
"""By kind of question."""
