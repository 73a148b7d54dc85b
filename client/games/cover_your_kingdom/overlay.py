"""Overlay of the tabletop: hot spots, lights and reasons for what may be clicked, all read from the options."""

from collections.abc import Callable
from dataclasses import dataclass

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
from .actions import action_list, claiming
from .duel import places
from .inn import draw_number, draw_tick
from .sky import hint
from .table_facts import TableFacts
from .table_layout import TableLayout
from .zoom import rule_info
from .zoom_box import draw_rule_box


@dataclass
class DuelLane(Widget):
    """The lane of a duel: the wheel goes back to plays that no longer fit, one at a time."""

    scroll: Callable[[int], bool] = lambda plays: False

    def handle(self, intent: Intent) -> bool:
        return intent.kind is Kind.WHEEL and self.scroll(1 if intent.amount > 0 else -1)


SEPARATED = " \N{MIDDLE DOT} "


def picked_cards(table: TableFacts, layout: TableLayout) -> set[str]:
    """The cards of the hand that are picked, by their hot spots: of equal ones those that were clicked."""
    hand = [(f"hand{i}", things.hand(KIND[number])) for i, number in enumerate(layout.hand_cards)]
    picking = table.context.picking
    return picking.copies(hand) if picking else set()


class Overlay:
    """Lights over a tabletop for the choice that is being made."""

    def __init__(self, table: TableFacts, layout: TableLayout) -> None:
        self.table, self.context, self.layout = table, table.context, layout
        picking = self.context.picking
        self.nexts = picking.next_things() if picking else set()
        self.picked = picking.picked if picking else ()
        self._numbered = [action for action in action_list(table) if action.key.isdecimal()] if self.picked else []
        """Answers in the column, whose numbers stand on what they are about."""

    # -- hot spots -----------------------------------------------------------------------------------------------------

    def spots(self, scroll: Callable[[int], bool]) -> None:
        """Arrows walk hand, own lands, rivals clockwise, piles; Tab jumps between these groups."""
        ui, context, layout = self.context.ui, self.context, self.layout
        if layout.duel is None:
            self._rulers()
            self._heads()
        if self.table.hand_is_open():
            chosen_spots = picked_cards(self.table, layout)
            for i, (box, number) in enumerate(zip(layout.hand_boxes(), layout.hand_cards, strict=True)):
                thing = things.hand(KIND[number])
                chosen = f"hand{i}" in chosen_spots
                face = self.table.faces.card(number)
                lift = layout.plan.room.hand_card
                lit = thing in self.nexts
                spot = ui.add(HotSpot(f"hand{i}", box, context, thing, lit, chosen, "hand", face, lift))
                if not self.picked and context.asked and context.asked.decision.kind == "act":
                    spot.key = str(i + 1)  # as long as no button needs the digits
        if layout.duel is not None:
            ui.add(DuelLane("lane", places(layout.duel_box, layout.duel).lane, focusable=False, scroll=scroll))
            return
        if layout.plan.sky and layout.sky:
            ui.add(Widget("sky", layout.plan.sky, group="piles", tip=hint(layout.sky, context.say)))
        state = self.table.state
        own_last = [kingdom for kingdom in layout.plan.kingdoms if kingdom.seat == context.me]
        rivals = [kingdom for kingdom in layout.plan.kingdoms if kingdom.seat != context.me]
        for kingdom in (*own_last, *rivals):
            group = "own" if kingdom.seat == context.me else f"rival{kingdom.seat}"
            for land in state.charter.lands:
                self._spot(f"land{kingdom.seat}.{land}", things.land(kingdom.seat, land), group)
        ticking = context.picking is not None and claiming(context.picking)
        for number in range(len(layout.inn_boxes())):
            guest = self._spot(f"pile{number}", things.pile(number), "piles")
            if guest and ticking and guest.enabled and not guest.instead:
                guest.key = str(number + 1)
        self._spot("discard", things.DISCARD, "piles")
        boxes = layout.pile_boxes()
        ui.add(Widget("deck", boxes[0], group="piles", tip=layout.piles[0].words))
        ui.add(Widget("retired", boxes[2], group="piles"))

    def _rulers(self) -> None:
        """Whole kingdoms, under their lands: for what is done to a Ruler."""
        for kingdom in self.layout.plan.kingdoms:
            thing = things.ruler(kingdom.seat)
            if thing in self.nexts or thing in self.picked:
                self._spot(f"ruler{kingdom.seat}", thing, f"rival{kingdom.seat}")

    def _heads(self) -> None:
        """Whoever points at the head of a kingdom is told what its powers do: there may be room for names only."""
        layout = self.layout
        for kingdom in layout.plan.kingdoms:
            rules = layout.power_rules(kingdom.seat)
            if rules and things.ruler(kingdom.seat) not in self.nexts:
                box = layout.head_box(kingdom.seat)
                self.context.ui.add(Widget(f"head{kingdom.seat}", box, tip=rules, focusable=False))

    def _spot(self, name: str, thing: Thing, group: str) -> HotSpot | None:
        box = self.layout.thing_box(thing)
        if box is None:
            return None
        lit, chosen = thing in self.nexts, thing in self.picked
        if not lit and thing[0] == "land" and things.ruler(int(thing[1])) in self.nexts:  # type: ignore[call-overload]
            return None  # the whole kingdom is meant: nothing may lie over it
        return self.context.ui.add(HotSpot(name, box, self.context, thing, lit, chosen, group))

    # -- lights --------------------------------------------------------------------------------------------------------

    def draw(self, canvas: Canvas) -> None:
        if not self.context.picking:
            return
        meant = self.meant()
        for kingdom in self.layout.plan.kingdoms:
            self._kingdom(canvas, kingdom.seat, meant)
        self._pile_lights(canvas)

    def _kingdom(self, canvas: Canvas, seat: int, meant: set[Thing]) -> None:
        layout, context = self.layout, self.context
        ruler = things.ruler(seat)
        if ruler in self.nexts or ruler in self.picked:
            box = layout.plan.kingdom(seat).box
            light(canvas, box.inset(2), "chosen" if ruler in self.picked else "target", 14)
            tag(canvas, box.cx, box.bottom - 15, self._verb(ruler), "target", box.w)
        far = not layout.heads[seat].reachable
        touched = any(things.land(seat, land) in self.nexts for land in self.table.state.charter.lands)
        for land in self.table.state.charter.lands:
            thing = things.land(seat, land)
            slot_box, clan = layout.boxes[seat, land], layout.clans[seat, land]
            if thing in self.picked:
                light(canvas, clan, "chosen", 9)
            elif thing in self.nexts:
                state = "legal" if seat == context.me else "target"
                light(canvas, clan, "chosen" if thing in meant else state, 9)
                cx = clan.right - clan.h / 2.8
                limit = clan.right + 12 if seat == context.me else slot_box.right  # one's own has its name beside it
                tag(canvas, cx, clan.y - 8, self._verb(thing), state, slot_box.w, limit)
            elif far and not touched and ruler not in self.nexts:
                veil(canvas, slot_box)
            elif self.picked and seat != context.me and layout.slots[seat, land].clans:
                self._reason(canvas, seat, land)

    def meant(self) -> set[Thing]:
        """What the answer is about that somebody points at in the column, or has walked to."""
        ui, picking = self.context.ui, self.context.picking
        name = ui.focus if ui.keyboard else ui.hover
        if not name.startswith("action"):
            return set()
        actions = {f"action{number}": action for number, action in enumerate(action_list(self.table))}
        option = actions[name].option if name in actions else None
        if picking is None or option is None or option not in picking.options:
            return set()
        return set(picking.things(option)) - set(self.picked)

    def _reason(self, canvas: Canvas, seat: int, land: int) -> None:
        """Why a clan of the chosen species cannot be had: said only where one would look for it."""
        chosen = self.table.chosen_kinds()
        if len(chosen) != 1 or self.layout.heads[seat].away:
            return
        reason = self.table.why_not(recruit(chosen[0], seat, land))
        if reason and stack(self.table.state, seat, land)[-1][KIN] in chosen:
            box, clan = self.layout.boxes[seat, land], self.layout.clans[seat, land]
            locked(canvas, Box(box.x, box.y + 34, box.w, box.h - 34 - 38), clan.cy, reason)

    def _pile_lights(self, canvas: Canvas) -> None:
        boxes = {things.DISCARD: self.layout.pile_boxes()[1]}
        boxes |= {things.pile(number): box for number, box in enumerate(self.layout.inn_boxes())}
        for thing, box in boxes.items():
            chosen = thing in self.picked
            if not chosen and thing not in self.nexts:
                continue
            light(canvas, box, "chosen" if chosen else "legal", 8)
            if thing[0] == "pile":
                draw_tick(canvas, box, chosen)
                draw_number(canvas, box, int(str(thing[1])) + 1)
            elif not chosen:  # what it is for has been said: the buttons tell its ways apart
                tag(canvas, box.cx, box.y - 15, self._verb(thing), "legal", box.w + 50)

    def _verb(self, thing: Thing) -> str:
        """The word on a lit thing: what most of the ways through it do."""
        assert self.context.picking
        ways = self.context.picking.ways(thing)
        words = list(dict.fromkeys(WORDS.tag(option, self.context.view, self.context.say) for option in ways))
        numbers = [action.key for action in self._numbered if action.option in ways]
        verb = " / ".join(words[:2])
        return f"{SEPARATED.join(numbers)} | {verb}" if numbers else verb

    def rule_box(self, canvas: Canvas, box: Box) -> None:
        """The rule of the chosen card, or of the one that is pointed at, beside the hand."""
        info = rule_info(self.table, self.layout)
        if info:
            draw_rule_box(canvas, box, info)
