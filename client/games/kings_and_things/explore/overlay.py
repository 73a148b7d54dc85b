"""The exploration screen: an unexplored hex, who defends it, and what they cost."""

from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from engines.core.types import Option, View
from engines.kings_and_things.odds import Odds
from engines.kings_and_things.state import State
from engines.kings_and_things.things import KIND

from ....match.prompts import AskAll
from ....render.canvas import Box, Canvas
from ....sprites.ornaments import chip
from ....tables.bar import Heading
from ....tables.base import ActionButton, PromptLine
from ....tables.frame import GAP, LOG_LEAST
from ....tables.lights import light
from ....tables.picking import Thing
from ....tables.shortcuts import MAIN
from ....tables.spots import HotSpot
from ..battle.asking import ask_all_view, plain_actions
from ..battle.reading import pending_dice
from ..battle.things import battle_things, item, unit
from ..odds_bar import Forecast, forecast
from ..phases import draw_track
from ..sprites.counters import draw_counter
from ..sprites.dice import draw_die
from ..things import counter
from ..words.explore import against_words, doubled_words, explore_title, pay_words, ribbon_words, without_words
from .land import draw_defender, draw_land, draw_price, draw_ribbon, draw_tick_box, kept_boxes
from .panels import draw_explorers, draw_purse
from .plan import TAG, ExplorePlan, plan_for, row
from .purse import FIGHT, Purse, purse_of
from .reading import Defender, Exploration, exploring, read_exploration, reckoned

if TYPE_CHECKING:
    from ....tables.ask_all import AskAllView
    from ..kingdom_table import KingdomTable

PURSE = 270.0
DIE = -1
"""In place of a kind: a die."""


class LaidThing(NamedTuple):
    """Something in the hex, and where it lies."""

    thing: Thing
    box: Box
    kind: int
    face: int = 0
    defender: Defender | None = None


class ExploreOverlay:
    """An exploration. Made once for a table, like the battle's overlay."""

    groups = ("land", "actions", "prompt", "bar")

    def __init__(self, table: "KingdomTable") -> None:
        self.table, self.context = table, table.context
        self.plan: ExplorePlan | None = None
        self.purse_box = Box(0, 0, 0, 0)
        self.found: Exploration | None = None
        self.spots: list[LaidThing] = []
        self.purse: Purse | None = None
        """What is ticked to be paid off; None: nobody can be bribed now."""
        self._ticked: tuple[int, ...] = ()
        self._chances: dict[tuple[int, ...], Odds] = {}
        self._reckoned: View[State] | None = None

    # -- what is asked -------------------------------------------------------------------------------------------------

    @property
    def view(self) -> View[State]:
        return self.context.view

    def active(self) -> bool:
        """Whether an exploration is on the screen."""
        return exploring(self.view.state.agenda) is not None

    def things(self, option: Option, seat: int) -> tuple[Thing, ...]:
        return battle_things(option, self.context.asked_view().state)

    def actions(self) -> list[ActionButton]:
        """Whoever ticked somebody pays for all of them at once."""
        context = self.context
        actions = plain_actions(context)
        hopes = self.forecasts() if self.purse is not None else []
        if self.purse is None or not self.purse.ticked:
            if hopes and actions and actions[-1].option == FIGHT:
                actions[-1] = actions[-1]._replace(second=hopes[0].first)
            return actions
        *_, fight = actions
        others = [action for action in actions[:-1] if action.option]
        label, second = pay_words(self.purse.price, self.purse.buys_all, context.say)
        second = second or (hopes[-1].first if hopes else "")
        first, *then = self.purse.options
        pay = ActionButton(label, second, first, "primary", MAIN, then=tuple(then))
        plain = fight._replace(label=context.say("Fight without a bribe"), kind="secondary", key="f")
        return [*others, plain, pay]

    def ask_all(self, prompt: AskAll) -> "AskAllView":
        return ask_all_view(self.table, prompt, None)

    def odds(self, bribed: tuple[int, ...] = ()) -> Odds:
        """How a fight would end after these bribes; reckoned once for each position."""
        assert self.found is not None
        if self._reckoned is not self.view:
            self._reckoned, self._chances = self.view, {}
        if bribed not in self._chances:
            self._chances[bribed] = reckoned(self.view, self.found, bribed)
        return self._chances[bribed]

    def forecasts(self) -> list[Forecast]:
        """What is told of the chances: against all of them, and without those who are ticked, or, before anybody is,
        without the dearest who can be paid. Nothing for whoever does not want to know."""
        found, purse = self.found, self.purse
        assert found is not None
        if not found.factor or not found.defenders or not self.context.settings.show_odds:
            return []
        told = [self._forecast(against_words(len(found.defenders), self.context.say), ())]
        payable = [defender for defender in found.defenders if purse is not None and defender.piece in purse.payable]
        ticked = purse.ticked if purse is not None else ()
        if not ticked and len(found.defenders) > 1 and payable:
            ticked = (max(payable, key=lambda defender: defender.price).piece,)
        if ticked and len(ticked) < len(found.defenders):
            told.append(self._forecast(without_words(ticked, self.context.say), ticked))
        return told

    def _forecast(self, title: str, bribed: tuple[int, ...]) -> Forecast:
        context, found, neutral = self.context, self.found, self.view.state.charter.neutral
        assert found is not None
        sides, names, badges = (found.seat, neutral), context.names, context.badges
        return forecast(title, self.odds(bribed), sides, (), self.view.seat, names, badges, context.say)

    def toggle(self, piece: int) -> None:
        """Tick a defender to be paid off, or leave it to the fight again."""
        kept = tuple(other for other in self._ticked if other != piece)
        self._ticked = kept if piece in self._ticked else (*self._ticked, piece)
        self.context.changed()

    # -- places and widgets --------------------------------------------------------------------------------------------

    def read(self) -> None:
        """What is found, and who can be paid off."""
        self.found = read_exploration(self.view, self.table.heard())
        assert self.found is not None
        self.purse = self._purse(self.found)

    def _purse(self, found: Exploration) -> Purse | None:
        asked = self.context.asked
        if asked is None or asked.decision.kind != "bribe":
            self._ticked = ()
            return None
        there = [defender.piece for defender in found.defenders]
        self._ticked = tuple(piece for piece in self._ticked if piece in there)
        return purse_of(self.view, asked.decision, found, self._ticked)

    def _spots(self, plan: ExplorePlan, found: Exploration) -> list[LaidThing]:
        neutral, picking = self.view.state.charter.neutral, self.context.picking
        spots: list[LaidThing] = []
        beside = [*found.kept]
        if found.choices:  # what is chosen from has the first row, whoever defends stands below
            beside = [*[defender.piece for defender in found.defenders], *found.kept]
            for piece, box in zip(found.choices, row(plan, len(found.choices), bool(beside)), strict=True):
                spots.append(LaidThing(counter(KIND[piece]), box, KIND[piece]))
        else:
            boxes = row(plan, len(found.defenders), bool(found.kept))
            for defender, box in zip(found.defenders, boxes, strict=True):
                kind = KIND[defender.piece]
                spots.append(LaidThing(unit(neutral, kind), box, kind, defender=defender))
        turns = sorted(thing for thing in (picking.next_things() if picking else ()) if thing[0] == "die")
        dice = pending_dice(self.view.state)
        if dice is not None:
            for thing, box in zip(turns, row(plan, len(turns), False), strict=True):
                spots.append(LaidThing(thing, box, DIE, dice[2][thing[1]] + thing[2]))
        below = max([spot.box.bottom for spot in spots], default=plan.land.cy) + (2 * TAG if found.factor else 24)
        spots += [
            LaidThing(item(KIND[piece]), box, KIND[piece])
            for piece, box in zip(beside, kept_boxes(plan, len(beside), below), strict=False)
        ]
        return spots

    def lay_table(self) -> None:
        """Find the place of everything, and make the widgets."""
        context, picking = self.context, self.context.picking
        assert self.found is not None
        self.plan = plan_for(self.table.frame)
        self.spots = self._spots(self.plan, self.found)
        lit = picking.next_things() if picking else set()
        chosen = picking.picked if picking else ()
        for at, spot in enumerate(self.spots):
            thing = spot.thing
            hot = HotSpot(f"spot{at}", spot.box, context, thing, thing in lit, thing in chosen, "land")
            if self.purse is not None and spot.defender is not None:
                piece = spot.defender.piece
                hot.chosen = piece in self.purse.ticked
                hot.enabled = hot.chosen or piece in self.purse.payable
                hot.does = partial(self.toggle, piece)
            context.ui.add(hot)

    def lay_context(self, box: Box) -> Box:
        """The purse, and the chronicle below it."""
        self.purse_box = box._replace(h=min(PURSE, box.h - LOG_LEAST - GAP))
        return box._replace(y=self.purse_box.bottom + GAP, h=box.bottom - self.purse_box.bottom - GAP)

    def kind(self, name: str) -> int | None:
        """The kind of counter a widget of this screen shows, for the zoom; None: none."""
        at = name.removeprefix("spot")
        if at == name or not at.isdigit() or int(at) >= len(self.spots):
            return None
        kind = self.spots[int(at)].kind
        return None if kind == DIE else kind

    # -- drawing -------------------------------------------------------------------------------------------------------

    def heading(self) -> Heading:
        """Who explores what."""
        assert self.found is not None
        names, say = self.context.names, self.context.say
        return Heading(*explore_title(self.view.state, self.found.hex, names, self.found.seat, say), "compass")

    def prompt_line(self) -> PromptLine | None:
        return self.context.asked_words()

    def draw_slot(self, canvas: Canvas, slot: Box) -> None:
        draw_track(canvas, slot, self.view.state.phase, self.context.say)

    def draw_context(self, canvas: Canvas) -> None:
        assert self.found is not None
        draw_purse(canvas, self.table, self.purse_box, self.found, self.purse)

    def draw_table(self, canvas: Canvas) -> None:
        plan, found, context, state = self.plan, self.found, self.context, self.view.state
        assert plan is not None
        assert found is not None
        say = context.say
        draw_land(canvas, plan, state, found.hex)
        words = ribbon_words(state, found.kind, found.hex, found.die, found.drawn, found.back, say)
        draw_ribbon(canvas, plan, *words, found.die)
        self._draw_spots(canvas, plan, found)
        doubled = doubled_words(found.factor, say)
        if doubled:
            y = min(plan.land.bottom - 40, self._foot() + 10)
            chip(canvas, plan.land.cx, y, doubled, "#F2FFE9", "#1F5A33", "#BFE3C4", 16, height=30, anchor="m",
                 room=plan.land.w - 60)  # fmt: skip
        draw_explorers(canvas, self.table, plan.explorers, found, self.forecasts())

    def _foot(self) -> float:
        """Where what lies in the hex ends, prices included."""
        return max(spot.box.bottom + (2 * TAG if spot.defender else 0) for spot in self.spots)

    def _draw_spots(self, canvas: Canvas, plan: ExplorePlan, found: Exploration) -> None:
        context, picking = self.context, self.context.picking
        lit = picking.next_things() if picking else set()
        chosen = picking.picked if picking else ()
        purse = self.purse
        for spot in self.spots:
            defender = spot.defender
            ticked = purse is not None and defender is not None and defender.piece in purse.ticked
            payable = purse is not None and defender is not None and defender.piece in purse.payable
            if (spot.thing in lit or spot.thing in chosen) if purse is None or defender is None else ticked or payable:
                light(canvas, spot.box, "chosen" if ticked or spot.thing in chosen else "legal", spot.box.w * 0.11)
            if defender is not None:
                draw_defender(canvas, spot.box, defender, purse is not None and not (ticked or payable), context.say)
                if found.factor:
                    draw_price(canvas, spot.box, defender, found.factor, ticked or payable or purse is None)
                if ticked or payable:
                    draw_tick_box(canvas, spot.box, ticked)
            elif spot.kind == DIE:
                draw_die(canvas, spot.face, spot.box.cx, spot.box.cy, spot.box.w)
            else:
                name = self.table.counter_names[spot.kind]
                draw_counter(canvas, spot.kind, spot.box.cx, spot.box.cy, spot.box.w, name=name)
