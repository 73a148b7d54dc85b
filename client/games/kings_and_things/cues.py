"""Cues of a moment: one picture after another, and what others did told on a card over the board.

The facts of a moment are first seen over the board before it; from the first that brings something new, over the board
after it. A battle that ends is followed by its result.
"""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from engines.core.chronicle import subject
from engines.core.types import Event
from engines.kings_and_things.events import EVENTS
from engines.kings_and_things.phrases import hex_word
from engines.kings_and_things.realm import army
from engines.kings_and_things.state import NOWHERE, State

from ...match.chronicle import Moment
from ...render.canvas import Box, Canvas
from ...sprites.ornaments import badge
from ...sprites.timeline import Cue
from ...tables.base import PromptLine
from ...tables.caption import draw_caption
from ...tables.pace import PACES, Caption, Interlude, Weight, hold, waits
from ...tables.steps import FADE, Step
from .battle.motion import TUMBLE
from .board.board import BoardCue, BoardPanel
from .board.cues_board import WALK, step_of
from .cues_overlay import overlay_cues, parts_of
from .following.deeds import caption_of, field, march_caption
from .following.result_panel import WIDE, ResultPanel
from .following.results import BattleResult, results_of
from .following.trail import Trail
from .following.trails import draw_ends, draw_part, draw_trail, draw_trails

if TYPE_CHECKING:
    from .kingdom_table import KingdomTable

PAUSE = 0.18
LINE = 1.2
"""So long a line that is no deed stays at most."""
LOW = 240.0
"""A deed so near to the foot of the board has its card at the head."""

TOLD = frozenset((
    "turn_began", "goes_first", "cashed", "traded", "discharged", "not_recruited", "immune", "cloud_moved", "used",
    "cancelled", "dispelled", "charmed", "first_player_changed", "won", "battle_began", "proof_asked", "shown",
    "showed_nothing", "bluff_called", "held_flyer", "balloon_aimed", "blown_off", "retreated", "income_placed",
    "stationed",
))  # fmt: skip
"""What somebody else did that is worth a line; dice are read out whoever rolls them. Deeds have a card."""

OUTCOMES = frozenset(("event_failed", "defected", "not_recruited"))
"""What dice decided: whoever rolled them reads it too."""


def cues_for(table: "KingdomTable", board: BoardPanel, moment: Moment, show: Callable[[], None]) -> list[Cue]:
    """The pictures of a moment; one of them turns to the position after it."""
    if moment.undone:
        table.following.take_back([moment])
        return [Cue(PAUSE, sound="undo"), Cue(after=show)]
    before, between, after = parts_of(moment)
    return [
        *overlay_cues(table, moment, before, before=True),
        *BoardTale(table, board, moment, between, len(before)).cues(show),
        *overlay_cues(table, moment, after, before=False),
    ]


def result_cues(table: "KingdomTable", moment: Moment) -> dict[int, BoardCue]:
    """A panel for each battle that ended, by the number of its last event: it waits for whoever fought, and closes by
    itself for all others."""
    found: dict[int, BoardCue] = {}
    context, state = table.context, moment.after.state
    if not any(event.kind == "battle_ended" for event in moment.events):
        return found
    for at, result in results_of(context.session.told(), moment):
        panel = ResultPanel(table, result, moment.before.state, state)
        mine = context.view.seat in [side.side for side in result.sides]
        weight = Weight.TOUCHES if mine else Weight.DEED
        caption = Caption(result.last, panel.lead, panel.second, sort="result", weight=weight)
        paint = partial(_paint_result, table, panel)
        words = result_prompt(table, result, panel.lead, state)
        interlude = Interlude(words, context.say("Go on"), panel, "result")
        sound = result_sound(result, context.view.seat)
        waiting = waits(context, caption)
        found[at] = BoardCue(hold(caption), sound=sound, paint=paint, waits=waiting, interlude=interlude)
    return found


def _paint_result(table: "KingdomTable", panel: ResultPanel, canvas: Canvas, time: float) -> None:
    board, room = table.plan.board, table.room()
    panel.draw(canvas, board if board.w >= WIDE + 16 else room, time)


def result_prompt(table: "KingdomTable", result: BattleResult, lead: str, state: State) -> PromptLine:
    """What the prompt says meanwhile; to whoever fought, also where else something waits for them."""
    say, me = table.context.say, table.view.seat
    seat = result.last if 0 <= result.last < len(table.context.names) else max(0, me)
    if me in [side.side for side in result.sides]:
        words, others = say("Nothing is left to decide here."), _waiting(state, me, result.hex)
        if others:
            places = say.many([hex_word(state, at, say) for at in others])
            words = f"{words} {say('This turn you still fight or explore at {places:the}.', places=places)}"
        return PromptLine(say("Your battle is over"), words, seat=me)
    return PromptLine(say("The battle is over"), say("{result}. It closes on its own.", result=lead), seat=seat)


def _waiting(state: State, me: int, over: int) -> list[int]:
    """Where else a battle or an exploration waits for a seat in this phase."""
    hexes = range(state.charter.hexes)
    return [at for at in hexes if at != over and state.contested >> at & 1 and army(state, me, at)]


def result_sound(result: BattleResult, me: int) -> str:
    """Glad for whoever is left, low for whoever lost, and a plain end for all others."""
    if me not in [side.side for side in result.sides]:
        return "result"
    return "result_won" if result.last == me else "result_lost"


class BoardTale:
    """What of a moment is seen on the board."""

    def __init__(
        self, table: "KingdomTable", board: BoardPanel, moment: Moment, events: tuple[Event, ...], first: int
    ) -> None:
        """`events` are those that are seen here, from the so manieth of the moment on."""
        self.table, self.context, self.board, self.first = table, table.context, board, first
        self.results = result_cues(table, moment)
        self.moment = moment._replace(events=events)
        self.settled = {event.args[0] for event in moment.events if event.kind == "battle_ended"}
        """Where a battle ended: its result tells what came of it."""
        self.own = moment.seat == table.context.view.seat
        """The person at the mouse did it."""

    def cues(self, show: Callable[[], None]) -> list[Cue]:
        """One of the pictures turns to the position after."""
        events = self.moment.events
        steps = [(event, step_of(self.board, self.moment, event)) for event in events]
        turn = next((at for at, (_, step) in enumerate(steps) if step is not None and step.turns), len(steps))
        before = [cue for at, cue in self.results.items() if at < self.first]
        early = [*before, *self._told(steps[:turn], self.first)]
        late = self._told(steps[turn:], self.first + turn)
        for number, cue in enumerate(early):  # what has left stays away
            cue.lifted = frozenset().union(*[one.lifted for one in early[: number + 1]])
        for number, cue in enumerate(late):  # what is still to come is not there yet
            cue.lifted = frozenset().union(*[one.lifted for one in late[number:]])
        return [
            *[cue for cue in early if cue.seconds or cue.waits],
            Cue(after=show),
            *[cue for cue in late if cue.seconds or cue.waits],
            *self._arrival(),
        ]

    def _told(self, steps: list[tuple[Event, Step | None]], first: int) -> list[BoardCue]:
        """A cue for each event; after a deed of others the time to read its card, after a battle its result."""
        found: list[BoardCue] = []
        for number, (event, step) in enumerate(steps, first):
            found += self._told_one(event, step)
            if number in self.results:
                found.append(self.results[number])
        return found

    def _told_one(self, event: Event, step: Step | None) -> list[BoardCue]:
        before = self.table.following.trails
        trail = self.table.following.take(event)
        if trail is not None:
            told = None if self.own else march_caption(self.table, self.moment, trail, arrived=False)
            return [self._walk(event, step, trail, before, told)]
        quiet = (self.own and event.kind not in OUTCOMES) or field(event, "hex") in self.settled
        caption = None if quiet else caption_of(self.table, self.moment, event)
        motion = self._cue(event, step, caption, before)
        if caption is None:
            return [motion]
        return [motion, self._hold(caption, motion.hex, PACES[caption.sort].motion)]

    def _arrival(self) -> list[Cue]:
        """An army of somebody else's has come to its end: where from, what waits there, and time to read it."""
        following = self.table.following
        if not following.arrived(self.moment.after.state) or self.own or not following.trails:
            return []
        trail = following.trails[-1]
        caption = march_caption(self.table, self.moment, trail, arrived=True)
        return [self._hold(caption, trail.hexes[-1], 1.0)]

    # -- single cues ---------------------------------------------------------------------------------------------------

    def _walk(
        self, event: Event, step: Step | None, trail: Trail, before: tuple[Trail, ...], caption: Caption | None
    ) -> BoardCue:
        """The trail grows with the stack, its head a little before it."""
        cue = self._cue(event, step, caption, ())
        moves, board = cue.paint, self.board
        earlier = tuple(one for one in before if one[:2] != trail[:2])
        steps = len(trail.hexes) - 1

        def paint(canvas: Canvas, time: float) -> None:
            if not self.table.covered:
                draw_trails(canvas, board, earlier)
                with canvas.clipped(board.box):
                    grown = min(1.0, time / WALK + 0.1) if cue.seconds else 1.0
                    draw_part(canvas, board, trail, (steps - 1 + grown) / steps)
            if moves is not None:
                moves(canvas, time)
            if not self.table.covered:
                draw_ends(canvas, board, (trail,))

        cue.paint = paint
        return cue

    def _hold(self, caption: Caption, hex_: int, begun: float) -> BoardCue:
        """Time to read a card; it waits where somebody has to have seen it."""
        trails = self.table.following.trails

        def paint(canvas: Canvas, time: float) -> None:
            if not self.table.covered:
                self._trails(canvas, trails, caption)
                self._card(canvas, caption, begun + time, hex_)

        waiting = waits(self.context, caption)
        sound = "loss" if waiting else ""
        return BoardCue(
            hold(caption), sound=sound, paint=paint, hex=hex_, waits=waiting, told=caption.lead, doer=caption.seat
        )

    def _trails(self, canvas: Canvas, trails: tuple[Trail, ...], caption: Caption | None) -> None:
        walked = trails[-1:] if caption is not None and caption.sort == "march" else ()
        taken = draw_trails(canvas, self.board, [trail for trail in trails if trail not in walked])
        with canvas.clipped(self.board.box):
            for trail in walked:
                draw_trail(canvas, self.board, trail, taken)
        draw_ends(canvas, self.board, walked)

    def _card(self, canvas: Canvas, caption: Caption, time: float, hex_: int) -> None:
        box = self.board.box
        low = hex_ != NOWHERE and self.board.centre(hex_)[1] > box.bottom - LOW
        draw_caption(canvas, self.context, box, caption, time, above=low)

    def _cue(self, event: Event, step: Step | None, caption: Caption | None, trails: tuple[Trail, ...]) -> BoardCue:
        context, moment = self.context, self.moment
        heard = event.kind == "rolled" or event.kind in OUTCOMES or (event.kind in TOLD and not self.own)
        told = caption is None and heard
        seconds = sum(leg.seconds for leg in step.legs) if step else 0.0
        if context.settings.reduced_motion:
            seconds = FADE if step or told else 0.0
        words = context.session.game.text.fact(event, moment.after, context.names, context.say) if told else ""
        if told:
            seconds = max(seconds, min(LINE, hold(Caption(-1, "", words, sort="routine"))))
        told_of = subject(event, EVENTS, len(context.names))
        moves = step.legs[0].paint if step and not context.settings.reduced_motion else None
        late = TUMBLE if event.kind == "rolled" and moves is not None else 0.0  # nobody reads dice that still roll
        looked = step.look_at if step else NOWHERE

        def paint(canvas: Canvas, time: float) -> None:
            if self.table.covered:
                return
            draw_trails(canvas, self.board, trails)
            if moves is not None:
                moves(canvas, time)
            if caption is not None:
                self._card(canvas, caption, time + (1.0 if caption.sort == "march" else 0.0), looked)
            elif words and time >= late:
                _tell(canvas, self.board, words, told_of)

        cue = BoardCue(seconds, sound=step.sound if step else "", paint=paint, hex=looked)
        if step and moves is not None:
            cue.lifted = step.leaves | step.comes
        return cue


def _tell(canvas: Canvas, board: BoardPanel, words: str, seat: int | None) -> None:
    """A line at the foot of the board, with the shield of whoever it speaks of."""
    land = board.box
    sign = 0.0 if seat is None else 34.0
    width = min(land.w - 40, canvas.text_width(words, "body", 18) + 36 + sign)
    box = Box(land.cx - width / 2, land.bottom - 52, width, 40)
    canvas.shadow(box, 20, 8, 170, 4)
    canvas.rect(box, 20, (24, 15, 9, 240), "g500", 1.5)
    if seat is not None:
        badge(canvas, board.context.badges[seat], box.x + 10, box.y + 5, 30)
    canvas.text(words, box.right - 18, box.cy, "body", 18, "t1", "rm", width - 36 - sign, cut=True)
