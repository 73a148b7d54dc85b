"""What may be clicked on the board: hot spots, lights and reasons, all read from the options."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from engines.cover_your_kingdom.cards import KIND
from engines.cover_your_kingdom.decisions import recruit
from engines.cover_your_kingdom.state import KIN, stack
from engines.cover_your_kingdom.text import WORDS

from ...input.intents import Intent, Kind
from ...render.canvas import Box, Canvas
from ...tables.lights import light, locked, tag, veil
from ...tables.picking import Thing
from ...tables.spots import HotSpot
from ...widgets.base import Widget
from . import things
from .duel import most_back, places
from .inn import draw_tick
from .sky import hint
from .zoom import rule_info
from .zoom_box import draw_rule_box

if TYPE_CHECKING:
    from .board import Board


@dataclass
class Lane(Widget):
    """The lane of a duel: the wheel goes back to plays that no longer fit."""

    board: "Board | None" = None

    def handle(self, intent: Intent) -> bool:
        board = self.board
        if intent.kind is not Kind.WHEEL or board is None or board.spread.duel is None:
            return False
        back = min(most_back(board.spread.duel), max(0, board.back + (1 if intent.amount > 0 else -1)))
        moved, board.back = back != board.back, back
        return moved


class Overlay:
    """Lights over a board for the choice that is being made."""

    def __init__(self, board: "Board") -> None:
        self.board = board
        self.table, self.context = board.table, board.context
        picking = self.context.picking
        self.nexts = picking.next_things() if picking else set()
        self.picked = picking.picked if picking else ()

    # -- hot spots -----------------------------------------------------------------------------------------------------

    def spots(self) -> None:
        """Arrows walk hand, own lands, rivals clockwise, piles; Tab jumps between these groups."""
        ui, context, board = self.context.ui, self.context, self.board
        if board.spread.duel is None:
            self._rulers()
            self._heads()
        if self.table.hand_is_open():
            left = list(self.picked)
            for i, (box, number) in enumerate(zip(board.spread.hand_boxes(), board.spread.hand_cards, strict=True)):
                thing = things.hand(KIND[number])
                chosen = thing in left
                if chosen:
                    left.remove(thing)
                face = self.table.faces.card(number)
                lift = board.spread.plan.frame.hand_card
                lit = thing in self.nexts
                spot = ui.add(HotSpot(f"hand{i}", box, context, thing, lit, chosen, "hand", face, lift))
                if not self.picked and context.asked and context.asked.decision.kind == "act":
                    spot.key = str(i + 1)  # as long as no button needs the digits
        if board.spread.duel is not None:
            ui.add(Lane("lane", places(board.spread.duel_box, board.spread.duel).lane, focusable=False, board=board))
            return
        if board.spread.plan.sky and board.spread.sky:
            ui.add(Widget("sky", board.spread.plan.sky, group="piles", tip=hint(board.spread.sky, context.say)))
        state = self.table.state
        own_last = [kingdom for kingdom in board.spread.plan.kingdoms if kingdom.seat == context.me]
        rivals = [kingdom for kingdom in board.spread.plan.kingdoms if kingdom.seat != context.me]
        for kingdom in (*own_last, *rivals):
            group = "own" if kingdom.seat == context.me else f"rival{kingdom.seat}"
            for land in state.charter.lands:
                self._spot(f"land{kingdom.seat}.{land}", things.land(kingdom.seat, land), group)
        for number in range(len(board.spread.inn_boxes())):
            self._spot(f"pile{number}", things.pile(number), "piles")
        self._spot("discard", things.DISCARD, "piles")
        boxes = board.spread.pile_boxes()
        ui.add(Widget("deck", boxes[0], group="piles", tip=board.spread.piles[0].words))
        ui.add(Widget("retired", boxes[2], group="piles"))

    def _rulers(self) -> None:
        """Whole kingdoms, under their lands: for what is done to a Ruler."""
        for kingdom in self.board.spread.plan.kingdoms:
            thing = things.ruler(kingdom.seat)
            if thing in self.nexts or thing in self.picked:
                self._spot(f"ruler{kingdom.seat}", thing, f"rival{kingdom.seat}")

    def _heads(self) -> None:
        """Whoever points at the head of a kingdom is told what its powers do: there may be room for names only."""
        spread = self.board.spread
        for kingdom in spread.plan.kingdoms:
            rules = spread.power_rules(kingdom.seat)
            if rules and things.ruler(kingdom.seat) not in self.nexts:
                box = spread.head_box(kingdom.seat)
                self.context.ui.add(Widget(f"head{kingdom.seat}", box, tip=rules, focusable=False))

    def _spot(self, name: str, thing: Thing, group: str) -> None:
        box = self.board.spread.thing_box(thing)
        if box is None:
            return
        lit, chosen = thing in self.nexts, thing in self.picked
        if not lit and thing[0] == "land" and things.ruler(int(thing[1])) in self.nexts:  # type: ignore[call-overload]
            return  # the whole kingdom is meant: nothing may lie over it
        self.context.ui.add(HotSpot(name, box, self.context, thing, lit, chosen, group))

    # -- lights --------------------------------------------------------------------------------------------------------

    def draw(self, canvas: Canvas) -> None:
        if not self.context.picking:
            return
        for kingdom in self.board.spread.plan.kingdoms:
            self._kingdom(canvas, kingdom.seat)
        self._pile_lights(canvas)

    def _kingdom(self, canvas: Canvas, seat: int) -> None:
        board, context = self.board, self.context
        ruler = things.ruler(seat)
        if ruler in self.nexts or ruler in self.picked:
            box = board.spread.plan.kingdom(seat).box
            light(canvas, box.inset(2), "chosen" if ruler in self.picked else "target", 14)
            tag(canvas, box.cx, box.bottom - 15, self._verb(ruler), "target", box.w)
        far = not board.spread.heads[seat].reachable
        touched = any(things.land(seat, land) in self.nexts for land in self.table.state.charter.lands)
        for land in self.table.state.charter.lands:
            thing = things.land(seat, land)
            slot_box, clan = board.spread.boxes[seat, land], board.spread.clans[seat, land]
            if thing in self.picked:
                light(canvas, clan, "chosen", 9)
            elif thing in self.nexts:
                state = "legal" if seat == context.me else "target"
                light(canvas, clan, state, 9)
                tag(canvas, clan.right - clan.h / 2.8, clan.y - 8, self._verb(thing), state, slot_box.w)
            elif far and not touched and ruler not in self.nexts:
                veil(canvas, slot_box)
            elif self.picked and seat != context.me and board.spread.slots[seat, land].clans:
                self._reason(canvas, seat, land)

    def _reason(self, canvas: Canvas, seat: int, land: int) -> None:
        """Why a clan of the chosen species cannot be had: said only where one would look for it."""
        chosen = self.table.chosen_kinds()
        if len(chosen) != 1 or self.board.spread.heads[seat].away:
            return
        reason = self.table.why_not(recruit(chosen[0], seat, land))
        if reason and stack(self.table.state, seat, land)[-1][KIN] in chosen:
            box, clan = self.board.spread.boxes[seat, land], self.board.spread.clans[seat, land]
            locked(canvas, Box(box.x, box.y + 34, box.w, box.h - 34 - 38), clan.cy, reason)

    def _pile_lights(self, canvas: Canvas) -> None:
        boxes = {things.DISCARD: self.board.spread.pile_boxes()[1]}
        boxes |= {things.pile(number): box for number, box in enumerate(self.board.spread.inn_boxes())}
        for thing, box in boxes.items():
            chosen = thing in self.picked
            if not chosen and thing not in self.nexts:
                continue
            light(canvas, box, "chosen" if chosen else "legal", 8)
            if thing[0] == "pile":
                draw_tick(canvas, box, chosen)
            else:
                tag(canvas, box.cx, box.y - 15, self._verb(thing), "legal", box.w + 50)

    def _verb(self, thing: Thing) -> str:
        """The word on a lit thing: what most of the ways through it do."""
        assert self.context.picking
        ways = self.context.picking.ways(thing)
        words = list(dict.fromkeys(WORDS.tag(option, self.context.view, self.context.say) for option in ways))
        return " / ".join(words[:2])

    def rule_box(self, canvas: Canvas, box: Box) -> None:
        """The rule of the chosen card, or of the one that is pointed at, beside the hand."""
        info = rule_info(self.board)
        if info:
            draw_rule_box(canvas, box, info)
