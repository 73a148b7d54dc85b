"""The battle screen: while a battle is fought it takes the place of the board.

It reads the shown view and the chronicle only, so it never knows more than the seat at the screen.
"""

from math import inf
from typing import TYPE_CHECKING

from engines.core.bots import Deadline
from engines.core.language import capital
from engines.core.rng import Rng
from engines.core.types import Option, View
from engines.kings_and_things.odds import Odds, odds
from engines.kings_and_things.phrases import side_name
from engines.kings_and_things.prompts import BATTLE
from engines.kings_and_things.rules.battle_units import FORT
from engines.kings_and_things.stakes import fought
from engines.kings_and_things.state import NOTHING, Battle, State
from engines.kings_and_things.text import WORDS
from engines.kings_and_things.things import KIND

from ....match.prompts import AskAll
from ....render.canvas import Box, Canvas
from ....tables.bar import Heading
from ....tables.base import ActionButton, PromptLine
from ....tables.frame import GAP, LOG_LEAST
from ....tables.lights import light
from ....tables.picking import Thing
from ....tables.shortcuts import MAIN
from ....tables.spots import HotSpot
from ..odds_bar import Forecast, forecast
from ..words.battle import battle_title, step_words
from .abstaining import AbstainRow, row_words, shows_row
from .asking import ask_all_view, plain_actions
from .choices import choices, notes, subject
from .field import Blows, draw_duel_odds, draw_exchange, draw_field, draw_ring, odds_box
from .magic import MagicPanel, MagicRow, rows_of
from .places import Placed, mirrored, places
from .plan import BattlePlan, plan_for
from .prompt import Parchment
from .reading import Army, badge_of, read_battle, story_of, unit_thing
from .sides import Banner, draw_side, draw_under, draw_unit, role_words
from .things import battle_things
from .top import draw_steps
from .ways_out import WaysOut

if TYPE_CHECKING:
    from ....tables.ask_all import AskAllView
    from ..kingdom_table import KingdomTable

ON_THE_BOARD = ("cloud_hex", "choose_battle")
"""Questions about hexes of the whole board: while one is asked, the board is shown."""

BEFORE = frozenset(("bribe", "defence_item"))
"""While these lie on the agenda nobody has turned up yet: that is the exploration's screen."""

WATCH = "0"
"""The key by which one looks at the board and comes back."""
THUMB = "normal"
"""Whose rules of thumb suggest who takes a hit."""
MAGIC, LEAST_MAGIC = 312.0, 150.0
"""How high one's magic and the row below it are in the column, and what they need at least."""
Nothing: frozenset[Thing] = frozenset()


def is_fought(state: State) -> bool:
    """Whether the battle screen shows this position."""
    if state.battle is None or not state.agenda or any(frame[0] in BEFORE for frame in state.agenda):
        return False
    return len(state.battle.sides) > 1 and state.agenda[-1][0] not in ON_THE_BOARD


class BattleOverlay:
    """A battle of two to four sides. Made once for a table; it finds its place anew whenever something changes."""

    groups = ("choices", "sides", "ways", "units", "magic", "actions", "prompt", "others", "bar")

    def __init__(self, table: "KingdomTable") -> None:
        self.table, self.context = table, table.context
        self.plan: BattlePlan | None = None
        self.armies: tuple[Army, ...] = ()
        self.placed: list[Placed] = []
        self.parchment: Parchment | None = None
        self.magic: MagicPanel | None = None
        self.abstain: AbstainRow | None = None
        self.ways: WaysOut | None = None
        self._odds: tuple[View[State] | None, Odds | None] = (None, None)

    # -- what is shown -------------------------------------------------------------------------------------------------

    @property
    def view(self) -> View[State]:
        return self.context.view

    @property
    def battle(self) -> Battle:
        battle = self.view.state.battle
        assert battle is not None
        return battle

    def active(self) -> bool:
        """Whether a battle is fought that this screen shows."""
        return is_fought(self.view.state)

    def odds(self) -> Odds:
        """How it may end, from what this seat knows; reckoned once for each position."""
        if self._odds[0] is not self.view:
            self._odds = (self.view, odds(self.view, self.battle.hex, struck=True))
        found = self._odds[1]
        assert found is not None
        return found

    def suggested(self) -> Option | None:
        """Who should take the next hit by rule of thumb; None: no hit is placed now.

        It is known at once, not when a search has come to its end: the main button does not change under a finger.
        """
        context, asked = self.context, self.context.asked
        if asked is None or asked.decision.kind != "assign_hits":
            return None
        thumb = context.session.game.opponents[THUMB]()
        return thumb.choose(context.asked_view(), asked.decision, Deadline(inf), Rng(0))

    def badge_of(self, side: int) -> int | None:
        return badge_of(side, self.context.badges)

    def name_of(self, side: int) -> str:
        context = self.context
        return side_name(side, context.names, context.say)

    # -- what is asked -------------------------------------------------------------------------------------------------

    def things(self, option: Option, seat: int) -> tuple[Thing, ...]:
        """What an option is made of."""
        return battle_things(option, self.context.asked_view().state)

    def actions(self) -> list[ActionButton]:
        """A button for every answer that is not clicked on the field; hits can also go where a computer puts them."""
        context, suggested = self.context, self.suggested()
        actions = plain_actions(context)
        if suggested is not None:
            taker = self.table.counter_names[suggested.args[0]] if suggested.verb == "hit" else context.say("the fort")
            actions.append(ActionButton(context.say("As suggested"), taker, suggested, "primary", MAIN))
        label, does = context.say("Look at the board"), self.table.watch
        look = ActionButton(label, kind="ghost", key=WATCH, does=does, name="board")
        ends = bool(actions) and actions[-1].key == MAIN
        actions.insert(len(actions) - 1 if ends else len(actions), look)
        return actions

    def ask_all(self, prompt: AskAll) -> "AskAllView":
        """A question to everybody, in the place of the parchment."""
        sides = len(self.battle.sides)
        return ask_all_view(self.table, prompt, lambda: plan_for(self.table.frame, sides).choices)

    # -- places and widgets --------------------------------------------------------------------------------------------

    def read(self) -> None:
        """Who fights, as far as this seat knows."""
        self.armies = read_battle(self.view, story_of(self.table.heard(), self.battle.hex))

    def lay_table(self) -> None:
        """Find the place of everything, and make the widgets."""
        context = self.context
        plan = self.plan = plan_for(self.table.frame, len(self.armies))
        self.placed = places(plan, self.armies)
        lit, chosen = self._lit(), self._chosen()
        about = subject(context)
        does = WORDS.thing(about, context.say, self.view.state.charter) if about != NOTHING else ""
        asked, rolled = choices(context, self.suggested()), notes(self.table, self.battle)
        step = step_words(self.view.state, context.say)
        self.parchment = Parchment(context.canvas(), plan.choices, asked, rolled, about, does, step)
        self.magic, self.abstain = None, None
        if plan.field is not None:
            self.magic = MagicPanel(self._make_room(plan.left), self._magic_rows(), self.view.seat < 0)
        self.ways = self._ways_out(plan)
        self.parchment.lay(context, lit, chosen)
        for at, army in enumerate(self.armies):
            thing: Thing = ("side", army.side)
            if thing in lit:
                head = plan.armies[at]._replace(h=66)
                context.ui.add(HotSpot(f"side{army.side}", head, context, thing, True, thing in chosen, "sides"))
        for at, placed in enumerate(self.placed):
            thing = unit_thing(placed.side, placed.fighter.unit)
            group = "units" if thing in lit or thing in chosen else "others"
            context.ui.add(HotSpot(f"unit{at}", placed.seen, context, thing, thing in lit, thing in chosen, group))
        if self.ways:
            self.ways.lay(context)
        self._lay_magic()

    def lay_context(self, box: Box) -> Box:
        """Between two sides the chronicle has the whole column; else one's magic stands above it."""
        rows = self._magic_rows()
        if (self.plan and self.plan.field is not None) or not (rows or shows_row(self.context, self.view)):
            return box
        high = min(MAGIC, box.h - LOG_LEAST - GAP)
        if high < LEAST_MAGIC:
            return box
        self.magic = MagicPanel(self._make_room(box._replace(h=high)), rows, self.view.seat < 0)
        self._lay_magic()
        return box._replace(y=box.y + high + GAP, h=box.h - high - GAP)

    def _magic_rows(self) -> list[MagicRow]:
        return rows_of(self.view, self.context.names, self._lit() | self._chosen(), self.context.say)

    def _lay_magic(self) -> None:
        if self.magic:
            self.magic.lay(self.context, self._chosen())
        if self.abstain:
            self.abstain.lay(self.context)

    def prompt_line(self) -> PromptLine | None:
        """The question, or, while dice fall and units go down, which step of which battle it is."""
        context = self.context
        if not context.timeline.busy:
            return context.asked_words()
        say = context.say
        whose = capital(say(BATTLE, **fought(self.battle, self.view, context.names, say)))
        seat = max(0, self.battle.sides[0]) if self.battle.sides[0] < len(context.names) else context.me
        return PromptLine(step_words(self.view.state, say)[0], whose, seat=seat)

    def heading(self) -> Heading:
        """Where it is fought."""
        return Heading(*battle_title(self.view.state, self.context.names, self.context.say), "crossed-swords")

    def draw_slot(self, canvas: Canvas, slot: Box) -> None:
        draw_steps(canvas, slot, self.battle.round, self.battle.step, self.context.say)

    def _make_room(self, room: Box) -> Box:
        """What is left of a part of the screen above the row by which one is left alone, if there is one."""
        context, seat = self.context, self.view.seat
        if not shows_row(context, self.view):
            return room
        self.abstain = AbstainRow(context.canvas(), room, seat, row_words(context, seat))
        return self.abstain.above

    def _ways_out(self, plan: BattlePlan) -> WaysOut | None:
        picking = self.context.picking
        if picking is None:
            return None
        havens = [int(str(thing[1])) for thing in picking.next_things() if thing[0] == "hex"]
        if not havens:
            return None
        room = plan.left.inset(8)
        if plan.field is not None:
            room = plan.field.inset(8)._replace(h=odds_box(plan.field).y - plan.field.y - 24)
        return WaysOut(self.view.state, self.battle.hex, sorted(havens), room)

    def _lit(self) -> frozenset[Thing]:
        picking = self.context.picking
        return frozenset(picking.next_things()) if picking else Nothing

    def _chosen(self) -> frozenset[Thing]:
        picking = self.context.picking
        return frozenset(picking.picked) if picking else Nothing

    def kind(self, name: str) -> int | None:
        """The kind of counter a widget of this screen shows, for the zoom; None: none."""
        number = name.lstrip("abcdefghijklmnopqrstuvwxyz")
        if name.startswith("unit") and number.isdigit() and int(number) < len(self.placed):
            unit = self.placed[int(number)].fighter.unit
            return None if unit == FORT else KIND[unit]
        if name.startswith("choice") and self.parchment and number.isdigit():
            kind = self.parchment.choices[int(number)].kind
            return kind if kind >= 0 else None
        return self.magic.kind(name) if self.magic else None

    # -- drawing -------------------------------------------------------------------------------------------------------

    def draw_table(self, canvas: Canvas) -> None:
        plan, context, state = self.plan, self.context, self.view.state
        assert plan is not None
        self._draw_sides(canvas, plan)
        if plan.field is not None:
            self._draw_field(canvas, plan.field)
        else:
            self._draw_ring(canvas, plan.left)
        if self.ways:
            self.ways.draw(canvas, context.badges)
        if self.parchment:
            fort = (state.fort[self.battle.hex], self.battle.fort_hits)
            owner = self.badge_of(state.owner[self.battle.hex])
            self.parchment.draw(canvas, self._lit(), self._chosen(), owner, fort, context.say)

    def draw_context(self, canvas: Canvas) -> None:
        if self.magic:
            self.magic.draw(canvas, self._chosen(), self.context.say)
        if self.abstain:
            self.abstain.draw(canvas, self.context)

    def _draw_sides(self, canvas: Canvas, plan: BattlePlan) -> None:
        context, state, battle = self.context, self.view.state, self.battle
        lit, chosen = self._lit(), self._chosen()
        for at, army in enumerate(self.armies):
            badge = self.badge_of(army.side)
            human = None if badge is None else context.session.seats[army.side].is_human
            aim = self.name_of(army.aim) if army.aim >= 0 and len(self.armies) > 2 else ""
            short = context.say("aims at {name}", name=aim) if aim else ""
            banner = Banner(self.name_of(army.side), badge, role_words(army, human, aim, context.say), short)
            draw_side(canvas, plan.armies[at], army, banner, battle.step, mirrored(plan, at), plan.narrow, context.say)
            thing: Thing = ("side", army.side)
            if thing in lit or thing in chosen:
                light(canvas, plan.armies[at]._replace(h=66), "chosen" if thing in chosen else "target", 12)
        for placed in reversed(self.placed):  # the first of a rank lies on top, so that all values are seen
            thing = unit_thing(placed.side, placed.fighter.unit)
            if ("fallen", placed.side, placed.fighter.unit) in context.lifted:
                continue
            if thing in lit or thing in chosen:
                foe = placed.side != self.view.seat
                state_ = "chosen" if thing in chosen else "target" if foe else "legal"
                light(canvas, placed.box, state_, placed.size * 0.11)
            draw_unit(canvas, placed, state.fort[battle.hex], battle.fort_hits, self.badge_of(placed.side), context.say)
            draw_under(canvas, placed, placed.step + (14 if placed.step >= placed.size else 0), context.say)

    def _draw_field(self, canvas: Canvas, box: Box) -> None:
        context, state = self.context, self.view.state
        hex_ = self.battle.hex
        badges = [self.badge_of(army.side) for army in self.armies]
        if self.ways is None:
            badge = self.badge_of(state.owner[hex_])
            draw_field(canvas, box, state, hex_, badge, self.battle.fort_hits, context.say)
            draw_exchange(canvas, box, [blow for blow in self._blows() if blow.hits], badges)
        told = self.forecast()
        if told is not None:
            draw_duel_odds(canvas, odds_box(box), told)

    def _draw_ring(self, canvas: Canvas, box: Box) -> None:
        if self.ways is not None:
            canvas.panel(box, "dark", 12)
            return
        sides = [(self.name_of(army.side), self.badge_of(army.side)) for army in self.armies]
        draw_ring(canvas, box, sides, self._blows(), self.forecast(), self.context.say)

    def forecast(self) -> Forecast | None:
        """How it may end, as whoever looks reads it; None for whoever does not want to know."""
        context, say = self.context, self.context.say
        if not context.settings.show_odds:
            return None
        sides = [army.side for army in self.armies]
        owner = self.view.state.owner[self.battle.hex]  # in nobody's land there is nothing to keep
        keepers = [army.side for army in self.armies if army.defends and army.side == owner]
        title = say(("If both fight on", "If all three fight on", "If all four fight on")[len(sides) - 2])
        return forecast(
            title, self.odds(), sides, keepers, self.view.seat, context.names, context.badges, say
        )  # fmt: skip

    def _blows(self) -> list[Blows]:
        """Who strikes whom, by their places on the screen, with the hits that lie on the table. Hits of several on one
        are told together, at the taker: their arrows carry none."""
        at = {army.side: number for number, army in enumerate(self.armies)}
        aims = [(at[army.side], at[army.aim]) for army in self.armies if army.aim in at]
        blows = []
        for giver, taker in aims:
            alone = [other for other, whom in aims if whom == taker] == [giver]
            blows.append(Blows(giver, taker, self.armies[taker].hits if alone else 0))
        return blows
