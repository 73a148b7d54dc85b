"""Things behind one's own Shield: ten places, in front of everybody's eyes only as backs. `B` closes the Shield."""

from typing import TYPE_CHECKING

from engines.core.types import HIDDEN
from engines.kings_and_things.charter import SHIELD_LIMIT
from engines.kings_and_things.decisions import option
from engines.kings_and_things.realm import is_event
from engines.kings_and_things.things import KIND, ROWS

from ...render.canvas import Box, Canvas
from ...sprites.ornaments import dashed, key_cap
from ...tables.spots import HotSpot
from . import things
from .placing import is_bluff
from .plan import SLOTS, slots
from .sprites.counters import draw_back, draw_counter

if TYPE_CHECKING:
    from .kingdom_table import KingdomTable


GAP = -2
"""A place from which something was taken."""
CAP = 24.0
"""How wide the cap of the key is."""


class Rack:
    """The Shield of whoever sits at the near side of the table."""

    def __init__(self, table: "KingdomTable") -> None:
        self.table, self.context = table, table.context
        self.closed = False
        self._places: tuple[int, ...] = ()
        """What lay in each place when it was last looked at, ..."""
        self._lasting: tuple[int, ...] = ()
        """... and whose, and in which turn and phase."""
        self.told: dict[str, str] = {}
        """What there is to say of the Things, by their widgets."""

    @property
    def open(self) -> bool:
        """Whoever looks is the owner, and has not closed it."""
        return self.context.view.seat == self.context.me and not self.closed

    def pieces(self) -> tuple[int, ...]:
        """What lies in each place; what is being traded in lies there still, marked. Nothing moves while a phase lasts:
        where something was taken, a gap is left, and what comes fills the gaps first."""
        state, me = self.table.state, self.context.me
        held = (*state.shields[me], *self.traded())
        if not self.open or self._lasting != (me, state.turn, state.phase):
            self._lasting, self._places = (me, state.turn, state.phase), held
        places = [piece if piece in held else GAP for piece in self._places]
        for piece in held:
            if piece not in places:
                if GAP in places:
                    places[places.index(GAP)] = piece
                else:
                    places.append(piece)
        self._places = tuple(places)
        return self._places

    def traded(self) -> tuple[int, ...]:
        """What its owner has put up for trade, or aside in the exchange, in this moment."""
        state, me = self.table.state, self.context.me
        mine = (
            bool(state.agenda) and state.agenda[-1][0] in ("recruit", "exchange_things") and state.agenda[-1][1] == me
        )
        return state.tray if mine else ()

    def taken(self) -> int | None:
        """What its owner has taken up to place it."""
        state, me = self.table.state, self.context.me
        frame = state.agenda[-1] if state.agenda else ("",)
        return frame[2] if frame[0] == "place_where" and frame[1] == me else None

    def boxes(self) -> list[Box]:
        plan = self.table.plan
        if plan.rack is None:
            return []
        return slots(plan.rack, plan.slot, plan.rows, max(SLOTS, len(self.pieces())))

    def lay_out(self) -> None:
        """Hot spots on what may be picked, and names for the rest."""
        context = self.context
        if not self.open:
            return
        picking = context.picking
        lit = picking.next_things() if picking else set()
        held = self.table.state.shields[context.me]
        taken = self.taken()
        lying = [(number, piece) for number, piece in enumerate(self.pieces()) if piece in held]
        spots = [(f"rack{number}", things.rack(KIND[piece])) for number, piece in lying]
        chosen = picking.copies(spots) if picking else set()
        self.told = {}
        for number, (piece, box) in enumerate(zip(self.pieces(), self.boxes(), strict=False)):
            if piece == GAP:
                continue
            thing = things.rack(KIND[piece])
            mine = piece in held
            picked = mine and (f"rack{number}" in chosen or piece == taken)
            spot = HotSpot(
                f"rack{number}",
                box,
                context,
                thing,
                mine and thing in lit,
                picked,
                "rack",
                KIND[piece],
                self.lift(piece),
            )
            words = self.tip(piece, spot.enabled and not spot.instead) if mine else ""
            self.told[spot.id] = words
            spot.tip = "" if self._fits_foot(words) else words
            context.ui.add(spot)

    def lift(self, piece: int) -> float:
        """Things that are placed can be pulled to their hex."""
        picking = self.context.picking
        places = picking is not None and any(
            option.verb == "place" and option.args[0] == KIND[piece] for option in picking.options
        )
        return self.table.plan.slot if places else 0.0

    def bluff(self, piece: int) -> bool:
        """8.2: a creature that would be supported nowhere in its owner's kingdom."""
        return is_bluff(self.table.state, self.context.me, piece)

    def tip(self, piece: int, lit: bool) -> str:
        """What to know of a Thing one points at: why it is not lit, or that it would be a bluff."""
        asked = self.context.asked
        if lit or asked is None:
            return self.advice(piece)
        if asked.decision.kind in ("place_things", "shield_discard"):
            return self.table.why_not(option("place", KIND[piece]))
        if asked.decision.kind == "play_event" and is_event(piece):
            return self.table.why_not(option("play_event", KIND[piece]))
        return self.advice(piece)

    def advice(self, piece: int) -> str:
        """What to know before placing it."""
        say = self.context.say
        if not self.bluff(piece):
            return ""
        row = ROWS[KIND[piece]]
        return say("{thing}: no {land} yet, would be a bluff").format(
            thing=say(row.name), land=self.table.land_name(row.terrain)
        )

    # -- drawing -------------------------------------------------------------------------------------------------------

    def draw(self, canvas: Canvas) -> None:
        table, plan = self.table, self.table.plan
        box = plan.rack
        if box is None:
            return
        say, context = table.context.say, table.context
        canvas.panel(box, "dark", 12)
        held = table.state.shields[context.me]
        title = (
            say("Behind your Shield")
            if self.open
            else say("Behind {name:'s} Shield", name=say.name(context.names[context.me]))
        )
        count = say("{count} of {most}").format(count=len(held), most=SHIELD_LIMIT)
        cap = key_cap(canvas, box.right - 12, box.y + 20, "b") + 8 if plan.foot is None else 0.0
        width = canvas.text_width(count, "label", 16)
        canvas.text(
            count, box.right - 14 - cap, box.y + 20, "label", 16, "warn" if len(held) > SHIELD_LIMIT else "t2", "rm"
        )
        canvas.text(title, box.x + 14, box.y + 20, "heading", 18, "g300", "lm", box.w - 36 - cap - width, cut=True)
        self._slots(canvas)
        self._foot(canvas)

    def _slots(self, canvas: Canvas) -> None:
        context = self.context
        pieces, boxes = self.pieces(), self.boxes()
        held = self.table.state.shields[context.me]
        goes = self._going()
        gaps = [box for piece, box in zip(pieces, boxes, strict=False) if piece == GAP]
        for box in [*gaps, *boxes[len(pieces) :]]:
            dashed(canvas, box._replace(h=box.w).inset(2), (134, 101, 43, 150), 8, 1.4)
        for number, (piece, box) in enumerate(zip(pieces, boxes, strict=False)):
            if piece == GAP:
                continue
            if not self.open or piece == HIDDEN:
                draw_back(canvas, context.badges[context.me], box.cx, box.cy, box.w)
                continue
            spot = context.ui.get(f"rack{number}")
            lit = isinstance(spot, HotSpot) and spot.enabled and not spot.instead
            mine = piece in held
            chosen = not mine or (isinstance(spot, HotSpot) and spot.chosen)
            if context.drag is not None and chosen and mine:
                continue
            ring = "chosen" if chosen or piece in goes else "legal" if lit else ""
            name = context.say(ROWS[KIND[piece]].name)
            draw_counter(canvas, KIND[piece], box.cx, box.cy, box.w, ring, name=name)

    def _going(self) -> frozenset[int]:
        """What a click on the hex one points at would place there."""
        hex_ = self.table.pointed
        return frozenset() if hex_ is None else self.table.placing.pieces(hex_)

    def _foot(self, canvas: Canvas) -> None:
        """What is worth knowing of what one points at, or of the first bluff."""
        foot = self.table.plan.foot
        if foot is None:
            return
        wide = canvas.text_width(self._key_words(), "label", 15)
        canvas.text(self._key_words(), foot.right - 4, foot.cy, "label", 15, "t2", "rm")
        key_cap(canvas, foot.right - wide - 12, foot.cy, "b")
        words = self.pointed_advice()
        if words and self._fits_foot(words):
            canvas.text(words, foot.x + 8, foot.cy, "body", 17, "t1", "lm", self._foot_room(canvas))

    def _key_words(self) -> str:
        """What B does."""
        return self.context.say("hides your Things" if not self.closed else "opens the Shield")

    def _foot_room(self, canvas: Canvas) -> float:
        """How wide the words in the line under the rack may be."""
        foot = self.table.plan.foot
        return foot.w - canvas.text_width(self._key_words(), "label", 15) - CAP - 40 if foot is not None else 0.0

    def _fits_foot(self, words: str) -> bool:
        """Whether the line under the rack says it: then nothing need be said beside the pointer."""
        canvas = self.context.canvas()
        return canvas.fits(words, "body", self._foot_room(canvas))

    def pointed_advice(self) -> str:
        ui = self.context.ui
        widget = ui.get(ui.focus if ui.keyboard else ui.hover)
        if not self.open:
            return ""
        if widget is not None and widget.id.startswith("rack"):
            return self.told.get(widget.id, "")
        return next((words for piece in self.pieces() if piece != GAP and (words := self.advice(piece))), "")
