"""A lesson at the real table: Pim's card over it, with what to do now and why. The game under it is a real one;
what others do is scripted, and the learner may leave the path at any moment."""

import math
from typing import TYPE_CHECKING

from engines.core.types import Option

from ...input.intents import Intent, Kind
from ...match.lesson_session import LessonSession
from ...match.people import LessonPlace
from ...render.canvas import Box, Canvas
from ...sprites.spotlight import BEND, Hole, arrow_curve, draw_arrow, draw_rings, draw_veil
from ...sprites.timeline import Cue
from ...sprites.tween import in_out_cubic, out_cubic
from ...tables.base import ActionButton
from ...widgets.button import Button
from ..table.prompt_scenes import PromptScenes
from ..table.scene import TableScene
from ..table.tutoring import Tutoring
from .card import CardPlan, CardWords, CoachButton, CoachGround, CoachLink, draw_card, draw_progress, look_of, plan_card
from .leaving import ask_to_leave, ask_to_leave_path
from .opening import at_the_end, open_step
from .pointing import AWAY, holes_of, place_for

if TYPE_CHECKING:
    from ...stage import Stage

COMES, ARROW, GHOST = 0.2, 0.26, 0.6
"""Seconds the card takes to come, then the arrow to draw itself, and the hand to its thing when it is shown."""
NEVER, COSTLY = "never", "costly"
"""Settings of the tutor."""
NOT_HERE = ("next", "skip")
"""What a table has while others think: here they wait for the learner to have read."""
BY = 10.0
"""The arrow ends so far from the ring."""
INSIDE = 0.14
"""Of a hex so much is left around the tip."""
OVER = 0.34
"""How much it is bent to come from above."""


class LessonPrompts(PromptScenes):
    """What a game puts up at its end is for games that count: a lesson has an end of its own."""

    def _over(self) -> None:
        scene = self.scene
        assert isinstance(scene, LessonScene)
        if scene.session.finished or not scene.session.on_path:
            scene.end()


class LessonTutoring(Tutoring):
    """Off the path the tutor is on for whoever learns, whatever the settings say; on it the lesson is tutor enough."""

    @property
    def setting(self) -> str:
        scene, wished = self.scene, super().setting
        assert isinstance(scene, LessonScene)
        return NEVER if scene.session.on_path else COSTLY if wished == NEVER else wished


class LessonScene(TableScene):
    """One lesson being played by one person."""

    name = "lesson"
    session: LessonSession

    def __init__(self, stage: "Stage", session: LessonSession, who: str) -> None:
        self.who = who
        self.holes: list[Hole] = []
        self.card: tuple[Box, CardWords, CardPlan] | None = None
        self._since = 0.0
        """Seconds since the card of now came."""
        self._shown: tuple[object, ...] | None = None
        self._ghost = -1.0
        """Seconds since somebody wanted to be shown; below 0: nobody does."""
        self._lies: tuple[Box | None, int, object] = (None, -1, None)
        """Where the card lay last, for which note, in which window."""
        self._ended = False
        super().__init__(stage, session)
        self.prompt_scenes = LessonPrompts(self)
        self.tutoring = LessonTutoring(self)

    # -- the path ------------------------------------------------------------------------------------------------------

    def answer(self, option: Option, *then: Option) -> None:
        session = self.session
        if session.on_path and (session.is_expected(option, *then) or option.verb in session.game.asides):
            self.give(option, *then)
        elif session.on_path:
            ask_to_leave_path(self, option, *then)
        else:
            super().answer(option, *then)

    def act(self, action: ActionButton) -> None:
        """What the note asks for needs no second press, whatever is left undone."""
        if action.option and self.session.on_path and self.session.is_expected(action.option, *action.then):
            self.answer(action.option, *action.then)
        else:
            super().act(action)

    def before_asking(self) -> Cue | None:
        """On the path the note tells what happened, and no page is put before it."""
        return None if self.session.on_path else super().before_asking()

    def leave_path(self, option: Option, *then: Option) -> None:
        """The learner goes on without the lesson."""
        self.give(option, *then)

    def read_on(self) -> None:
        """The note has been read."""
        if self.session.current is not None and self.session.awaited is None:
            self.session.go_on()
            self.follow()

    def step_back(self) -> None:
        """To the note before, or to the one where the path was left; the moves since then are taken back too."""
        session = self.session
        noted = [number for number, step in enumerate(session.lesson.steps[: session.step]) if step.do]
        if not session.on_path:
            open_step(self.stage, session.lesson, session.step, self.who)
        elif noted:
            open_step(self.stage, session.lesson, noted[-1], self.who)

    def show_me(self) -> None:
        """A hand goes to the thing, and the step is done."""
        if self.session.awaited is not None and self.asked is not None:
            self._ghost = 0.0
            self.changed()

    def _do_shown(self) -> None:
        self._ghost = -1.0
        if self.session.awaited is not None and self.asked is not None:
            self.give(*self.session.awaited_all)

    def skip_lesson(self) -> None:
        """Away with it: nothing is left behind."""
        self.stage.people.drop_place(self.who, self.session.lesson.id)
        self.stage.pop()

    def end(self) -> None:
        """The path has been gone to its end, or the game is over."""
        if not self._ended:
            self._ended = True
            at_the_end(self)

    def follow(self) -> None:
        super().follow()
        session = self.session
        if session.on_path and session.step:
            place = LessonPlace(0, True) if session.finished else LessonPlace(session.step)
            self.stage.people.keep_place(self.who, session.lesson.id, place)

    # -- tools of the bar ----------------------------------------------------------------------------------------------

    def undo(self) -> None:
        if self.picking and self.picking.put_back():
            self.changed()
        else:
            self.step_back()

    def hint(self) -> None:
        if self.session.on_path:
            self.show_me()
        else:
            super().hint()

    def why_not(self, tool: str) -> str:
        session = self.session
        if tool == "undo":
            started = session.step > 0 or not session.on_path
            return "" if started else self.say("Nothing to undo: the lesson starts here.")
        if tool == "hint" and session.on_path:
            return "" if session.awaited is not None and self.asked else self.say("Nothing is asked of you now.")
        return super().why_not(tool)

    def menu(self) -> None:
        ask_to_leave(self)

    def back(self) -> None:
        ask_to_leave(self)

    # -- time and intents ----------------------------------------------------------------------------------------------

    def update(self, seconds: float) -> bool:
        moving = super().update(seconds)
        coming = self.card is not None and self._since < self.settings.seconds(COMES + ARROW)  # its last frame too
        self._since += seconds
        if self._ghost >= 0:
            self._ghost += seconds
            if self._ghost >= self.settings.seconds(GHOST):
                self._do_shown()
            moving = True
        if self.session.finished and not self.timeline.busy and self.stage.top is self:
            self.end()
        self.stage.dirty |= coming and not self.settings.reduced_motion
        return moving or coming

    def handle(self, intent: Intent) -> bool:
        if intent.kind is Kind.SHOW_ME:
            self.show_me()
            return True
        if intent.kind is Kind.STEP_BACK:
            self.step_back()
            return True
        reads = self.card is not None and self.session.awaited is None
        if reads and (intent.kind is Kind.KEY and intent.text == "e"):
            self.read_on()
            return True
        if reads and intent.kind is Kind.ACTIVATE and not self.ui.keyboard:
            self.read_on()
            return True
        return super().handle(intent)

    # -- layout --------------------------------------------------------------------------------------------------------

    def layout(self) -> None:
        super().layout()
        note = self.session.current
        if self.session.on_path and (note is not None or self.session.finished) and not self._stands_a_page():
            self.ui.drop(*NOT_HERE)
        self.card, self.holes = None, []
        if note is not None and note.do and not self.timeline.busy:
            self.holes = holes_of(self, note)
            self._lay_card()
        elif not self.session.on_path:
            self._lay_way_back()
        self._arrive()

    def _stands_a_page(self) -> bool:
        """Something is told that can be ended, such as the last page of a game: its button stays."""
        return self.timeline.now is not None and self.timeline.now.interlude is not None

    def _arrive(self) -> None:
        """Another note is there: it comes anew, and the focus goes to what it speaks of."""
        shown = (self.session.step, self.session.current is not None) if self.card else None
        if shown == self._shown:
            return
        self._shown = shown
        self._since = 0.0
        if self.card is None:
            return
        self.magnifier.rest()
        if self.session.awaited is None:
            self.ui.focus = "coach_on"
        else:
            spot = self._aimed().box if self.holes else None
            under = self.ui.at(spot.cx, spot.cy) if spot else None
            self.ui.focus = under.id if under is not None and under.focusable else "coach_show"

    def words(self) -> CardWords:
        session, say = self.session, self.say
        note = session.current
        assert note is not None  # only then there is a card
        steps = [number for number, step in enumerate(session.lesson.steps) if step.do]
        now = steps.index(session.step)
        step = say("Step {number} of {count}", number=now + 1, count=len(steps))
        do, why = say(note.do), say(note.why) if note.why else ""
        reason = say("Why") if session.awaited is not None else ""
        return CardWords(say(session.lesson.title), step, do, why, reason, now, len(steps))

    def _lay_card(self) -> None:
        canvas, frame = self.canvas(), self.table.frame
        words = self.words()
        column = frame.column
        plan = plan_card(canvas, words, look_of(frame.size, False, column.box.w), self.height * 0.6)
        box = None if self.table.on_stage() else self._place((plan.look.wide, plan.high))
        if box is None:
            log = self.ui.get("chronicle")
            foot = log.box.bottom if log is not None else column.middle.bottom
            if log is None:
                foot = max(foot, column.main.y - 12 - 54 * len(column.rows))
            plan = plan_card(canvas, words, look_of(frame.size, True, column.box.w), foot - column.prompt.bottom - 10)
            top = log.box.y if log is not None else column.middle.y
            top = max(column.prompt.bottom + 10, min(top, foot - plan.high))
            box = Box(column.box.x, top, column.box.w, plan.high)
        self.card = (box, words, plan)
        self.ui.add(CoachGround("coach", box, group="coach", focusable=False))
        self._lay_buttons(canvas, box, plan)

    @property
    def is_begun(self) -> bool:
        """Something of the awaited answer is picked or given already."""
        return bool(self.picking and self.picking.picked) or self.session.is_begun

    def _place(self, size: tuple[float, float]) -> Box | None:
        """Where it lies on the table. It stays there while its note does, unless what is in the light moves under
        it."""
        before, step, window = self._lies
        same = step == self.session.step and window == (self.width, self.height, size)
        if before and same and not any(before.inset(-AWAY).meets(hole.box) for hole in self.holes):
            return before
        place = place_for(self, size, self.holes)
        self._lies = (place, self.session.step, (self.width, self.height, size))
        return place

    def _lay_buttons(self, canvas: Canvas, box: Box, plan: CardPlan) -> None:
        say, upright = self.say, plan.look.upright
        high = 40.0 * max(1.0, self.stage.scale.text) ** 0.4
        y = box.bottom - 14 - high
        right = box.right - 16
        share = min(1.0, box.w / 400) if upright else 1.0
        if self.session.awaited is None:
            on = CoachButton("coach_on", Box(right - 150 * share, y, 150 * share, high), self.read_on, group="coach",
                             label=say("Go on"), kind="primary", key="E", size=16)  # fmt: skip
        else:
            on = CoachButton("coach_show", Box(right - 150 * share, y, 150 * share, high), self.show_me, group="coach",
                             label=say("Show me"), kind="teal", key="F3", size=16)  # fmt: skip
        back = Box(on.box.x - 10 - 116 * share, y, 116 * share, high)
        if upright:
            back = back._replace(x=box.x + 14)
        can = self.session.step > 0 and not self.why_not("undo")
        skip = say("Skip") if upright else say("Skip the lesson")
        wide = min(canvas.text_width(skip, "label", 16) + 8, (on.box.x - back.right - 8) if upright else 200)
        link = Box((back.right + on.box.x - wide) / 2 if upright else back.x - 14 - wide, y + 4, wide, high - 8)
        self.ui.add(CoachLink("coach_skip", link, self.skip_lesson, group="coach", label=skip))
        self.ui.add(CoachButton("coach_back", back, self.step_back, can, group="coach", label=say("Back"),
                                kind="secondary", key="F4", size=16))  # fmt: skip
        self.ui.add(on)

    def _lay_way_back(self) -> None:
        """Off the path: the way back stands in the bar."""
        slot, label = self.table.bar.slot, self.say("Back to the lesson")
        wide = min(slot.w * 0.6, 250.0)
        box = Box(slot.right - wide - 4, slot.y + 7, wide, slot.h - 14)
        self.ui.add(Button("coach_return", box, self.step_back, group="bar", label=label, kind="teal", key="F4",
                           size=15))  # fmt: skip

    # -- drawing -------------------------------------------------------------------------------------------------------

    def draw_in_slot(self, canvas: Canvas, slot: Box) -> bool:
        """That this is a lesson, and which."""
        lesson, say = self.session.lesson, self.say
        words = say("Lesson: {name}", name=say(lesson.title))
        if not self.session.on_path:
            words = say("Off the path")
        room = slot.w - 12 if self.session.on_path else slot.w * 0.4 - 12
        size = canvas.fitted(words, "label", 17, room - 60)
        wide = min(room, canvas.text_width(words, "label", size) + 66)
        box = Box(slot.x + 4, slot.y + 8, wide, slot.h - 16)
        canvas.rect(box, box.h / 2, "e700", "e300", 1.6)
        canvas.icon("trumpet-flag", box.x + 22, box.cy, 22, "g100")
        canvas.text(words, box.x + 42, box.cy, "label", size, "e100", "lm", box.w - 54, cut=True)
        return True

    def draw_over(self, canvas: Canvas) -> None:
        if self.card is not None and not self.drag:
            self._draw_coach(canvas)
        super().draw_over(canvas)

    def _draw_coach(self, canvas: Canvas) -> None:
        assert self.card is not None  # that is when it is drawn
        box, words, plan = self.card
        come = 1.0 if self.settings.reduced_motion else out_cubic(self._part(0.0, COMES))
        draw_veil(canvas, self.holes, round(255 * come))
        draw_rings(canvas, self.holes)
        with canvas.faded(round(255 * come)):
            if self.holes and come == 1.0:
                aimed = self._aimed()
                spot, others = arrow_spot(aimed), [hole.box for hole in self.holes if hole is not aimed]
                start, end, bent = arrow_past(box, spot, others, self.table.on_stage() and box.cy < spot.y)
                share = 1.0 if self.settings.reduced_motion else self._part(COMES, ARROW)
                draw_arrow(canvas, start, end, share, bent)
            draw_card(canvas, box, words, plan)
            buttons = [widget for widget in self.ui.widgets if isinstance(widget, CoachButton)]
            left = min((button.box.x for button in buttons), default=box.right)
            draw_progress(canvas, box, words, plan, left - box.x - 48)
            for button in buttons:
                button.paint(canvas, self.ui.mood(button, self.time))
        if self._ghost >= 0 and self.holes:
            self._draw_hand(canvas, box)

    def _aimed(self) -> Hole:
        """What the arrow goes to: the first thing spoken of that can be clicked now, or else the first."""
        if self.session.awaited is None:
            return self.holes[0]
        under = [(hole, self.ui.at(hole.box.cx, hole.box.cy)) for hole in self.holes if hole.ringed]
        rings = [hole for hole, widget in under if widget is not None and widget.enabled]
        return next(iter([*rings, *self.holes]))

    def _part(self, start: float, length: float) -> float:
        """How much of a motion is over that begins so long after the card."""
        seconds = self.settings.seconds(length)
        return 1.0 if seconds <= 0 else min(1.0, max(0.0, (self._since - self.settings.seconds(start)) / seconds))

    def _draw_hand(self, canvas: Canvas, card: Box) -> None:
        t = in_out_cubic(min(1.0, self._ghost / max(1e-6, self.settings.seconds(GHOST) * 0.8)))
        target = self._aimed().box
        x = card.cx + (target.cx - card.cx) * t
        y = card.cy + (target.cy - card.cy) * t
        canvas.picture("cursors/hand_64.png", Box(x - 12, y - 3, 44, 44))


def arrow_spot(hole: Hole) -> Box:
    """Where the arrow ends: at the ring; inside it where others like it lie all round, so that it is on none of
    them."""
    return hole.box.inset(INSIDE * hole.box.h + BY) if hole.six else hole.box


def arrow_past(
    card: Box, spot: Box, others: list[Box], above: bool
) -> tuple[tuple[float, float], tuple[float, float], float]:
    """The arrow from the card to a thing, and how much it is bent: over what lies between, never across it. `above`: it
    comes from there, because other choices lie beside the thing."""
    start, end = arrow_between(card, spot)
    if above or any(
        other.holds(*point) for other in others for point in arrow_curve(start, end) if not spot.holds(*point)
    ):
        return start, (spot.cx, spot.y - BY), -OVER if start[0] < spot.cx else OVER
    return start, end, BEND


def arrow_between(card: Box, spot: Box) -> tuple[tuple[float, float], tuple[float, float]]:
    """Where the arrow leaves the card, and where it ends before the thing."""
    start = (
        min(max(spot.cx, card.x + 60), card.right - 60),
        min(max(spot.cy, card.y + 40), card.bottom - 30),
    )
    if start == (min(max(spot.cx, card.x), card.right), min(max(spot.cy, card.y), card.bottom)) and card.meets(spot):
        return start, start
    across = 0.0 if spot.x <= start[0] <= spot.right else 1.0
    edge_x = card.right if spot.x >= card.right else card.x if spot.right <= card.x else start[0]
    edge_y = card.bottom if spot.y >= card.bottom else card.y if spot.bottom <= card.y else start[1]
    if edge_y != start[1]:  # above or below: it leaves through that side
        start = (start[0], edge_y)
    elif across:
        start = (edge_x, start[1])
    aim = (min(max(start[0], spot.x + 8), spot.right - 8), min(max(start[1], spot.y + 8), spot.bottom - 8))
    aim = ((aim[0] + spot.cx) / 2, (aim[1] + spot.cy) / 2)
    end = _on_edge(spot.inset(-BY), start, aim)
    return start, end


def _on_edge(box: Box, start: tuple[float, float], inside: tuple[float, float]) -> tuple[float, float]:
    """Where the way from outside to a point in a box meets its edge."""
    dx, dy = inside[0] - start[0], inside[1] - start[1]
    shares = []
    for value, low, high, step in ((start[0], box.x, box.right, dx), (start[1], box.y, box.bottom, dy)):
        if step:
            shares.append(min((low - value) / step, (high - value) / step))
    share = max([each for each in shares if math.isfinite(each)], default=1.0)
    share = min(1.0, max(0.0, share))
    return start[0] + dx * share, start[1] + dy * share
