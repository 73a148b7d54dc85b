"""Replay of a record at its real table: step by step, turn by turn or from one key moment to the next, with whoever's
eyes one likes. Watching has a frame and a colour of its own, so that nobody takes it for playing."""

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from msgspec.structs import replace

from engines.core.chronicle import DEED, HEADING, Entry

from ...games.ui import ui_of
from ...input.intents import SHIFT, Intent, Kind
from ...match.chronicle import Moment
from ...match.watching import Perspective, Sight, Watching
from ...render.canvas import Box, Canvas
from ...settings import Settings
from ...tables.base import PromptLine
from ...widgets.button import Button
from ...widgets.log import pointed_at
from ..dialog import Answer, Dialog
from ..table.scene import TableScene
from .course import Course, KeyMoment
from .foot import SPEEDS, draw_foot, lay_foot, plan_foot
from .menu import PLAYERS_TOOLS, open_menu
from .opening import BEAT
from .rehearsing import rehearsed
from .scores import draw_scores

if TYPE_CHECKING:
    from ...stage import Stage

FOOT = 0.165
"""Part of the window that line of time and controls take."""
KEY_BEAT = 1.5
"""Seconds that a key moment stands at speed 1."""
NOT_HERE = (*PLAYERS_TOOLS, "next", "skip", "go_on", "again_row")
"""What a table has for players."""


class ReplayScene(TableScene):
    """One record being watched."""

    name = "replay"
    watched = True
    foot = FOOT
    session: Watching

    def __init__(
        self,
        stage: "Stage",
        watching: Watching,
        title: str,
        course: Course,
        moment: int = 0,
        rehearsal: bool = False,
        whole: bool = False,
    ) -> None:
        """`rehearsal`: it is drawn where nobody sees it, and prepares nothing itself. `whole`: nothing is hidden."""
        self.title, self.course = title, course
        self._likes = (stage.settings, replace(stage.settings, show_odds=False))
        self.playing = False
        self.speed = 1.0
        self.whole = whole
        """What is still to come is shown too."""
        self._due = 0.0
        self._found: tuple[list[Entry], Entry | None, Entry | None] = [], None, None
        """A story, the line of it that tells of now, and the deed that belongs to."""
        self._answer: tuple[object, str] = None, ""
        self.key_box: Box | None = None
        self.plan = plan_foot(stage.width, stage.height * (1 - FOOT), stage.height)
        super().__init__(stage, watching)
        self.log_panel.framed = self.is_now
        self._scrubbing = False
        watching.go(moment)
        self.me = watching.perspective.seat
        self.show(watching.view())
        self.table.stand(watching.led_here())
        self.ui.focus = "play"
        self._rehearsal = rehearsal

    # -- time ----------------------------------------------------------------------------------------------------------

    @property
    def height(self) -> float:
        """The table stands above the foot."""
        return self.stage.height * (1 - FOOT)

    @property
    def settings(self) -> Settings:
        """Those of the program; but chances are for whoever has to decide, and reckoning them takes its time."""
        if self._likes[0] is not self.stage.settings:
            self._likes = self.stage.settings, replace(self.stage.settings, show_odds=False)
        return self._likes[1]

    @property
    def horizon(self) -> int:
        """The latest moment of which something may be seen."""
        return self.session.played.last if self.whole else self.session.furthest

    def x_of(self, moment: int) -> float:
        """Where a moment lies on the line of time."""
        line = self.plan.line
        return line.x + line.w * moment / max(1, self.session.played.last)

    def keys(self) -> list[KeyMoment]:
        """Key moments to go to. Which turn decided a game nobody knows before its end."""
        return [key for key in self.course.keys if key.known <= self.horizon]

    def keys_reached(self) -> list[KeyMoment]:
        """Key moments that may be told."""
        return [key for key in self.keys() if key.moment <= self.horizon]

    def update(self, seconds: float) -> bool:
        if self.stage.top is self and self.playing and not self.timeline.busy:
            self._due -= seconds * self.speed
            if self._due <= 0:
                self._step()
        if self.stage.top is self and not self._rehearsal:
            self.stage.ahead.wish(self, partial(rehearsed, self))
        return super().update(seconds) or self.playing

    def animation_speed(self) -> float:
        """A replay moves at its own speed; where nothing is to move, nothing does."""
        return self.speed if self.settings.animation_speed else 0.0

    def _step(self) -> None:
        if self.session.moment >= self.session.played.last:
            self.playing = False
            self.changed()
            return
        self.session.step()
        reached = any(key.moment == self.session.moment for key in self.keys())
        self._due = KEY_BEAT if reached else BEAT
        self.follow()

    def go(self, moment: int) -> None:
        """To a moment at once; what moved is over."""
        self.playing = False
        self.timeline.clear()
        self.session.go(moment)
        self.follow()
        self.table.stand(self.session.led_here())

    def _animate(self, moments: Iterable[Moment]) -> None:
        for cue in self.cues(moments):
            cue.waits = False  # nobody is asked to say that they saw it
            self.timeline.add(cue)

    def follow(self) -> None:
        super().follow()
        self.me = self.session.perspective.seat

    # -- what people do ------------------------------------------------------------------------------------------------

    def toggle(self) -> None:
        """Play, or stop playing; from the end, from the beginning."""
        if not self.playing and self.session.moment >= self.session.played.last:
            self.go(0)
        self.playing, self._due = not self.playing, 0.0
        self.changed()

    def first(self) -> None:
        self.go(0)

    def back_one(self) -> None:
        self.go(self.session.moment - 1)

    def on_one(self) -> None:
        """The next action, with its motion; pressed again, the motion is over."""
        self.playing = False
        self.timeline.clear()
        self._step()

    def to_the_end(self) -> None:
        self.go(self.session.played.last)

    def turn_before(self) -> None:
        self.go(max((at for at in self.course.turns if at < self.session.moment), default=0))

    def turn_after(self) -> None:
        last = self.session.played.last
        self.go(min((at for at in self.course.turns if at > self.session.moment), default=last))

    def key_before(self) -> None:
        self.go(max((key.moment for key in self.keys() if key.moment < self.session.moment), default=0))

    def key_after(self) -> None:
        last = self.session.played.last
        self.go(min((key.moment for key in self.keys() if key.moment > self.session.moment), default=last))

    def scrub(self) -> None:
        """To the moment under the pointer."""
        if self.ui.pointer:
            self._scrub_to(self.ui.pointer[0])

    def _scrub_to(self, x: float) -> None:
        line = self.plan.line
        moment = round((x - line.x) / line.w * self.session.played.last)
        if moment != self.session.moment:
            self.go(moment)

    def is_now(self, line: Entry) -> bool:
        """Whether a line of the chronicle tells of this moment: the deed that goes on, or has just ended."""
        self._told()
        return line is self._found[2]

    def _told(self) -> Entry | None:
        """What this moment brought: how a deed went so far or, where it is over, the deed itself and not the cards that
        are drawn after it. None if nothing is told of it."""
        story = self.session.chronicle(self.say)
        if self._found[0] is not story:  # every line of the chronicle asks for it, and a long game has thousands
            now = self._find(story)
            self._found = story, now, deed_of(now, story) if now else None
        return self._found[1]

    def _find(self, story: list[Entry]) -> Entry | None:
        moment = self.session.moment
        lines = [entry for entry in story if entry.last == moment and entry.depth != HEADING]
        deeds = [entry for entry in lines if entry.depth == DEED]
        if keys := [key for key in self.keys() if key.moment == moment]:
            # whoever jumped to a key moment wants to read of that, not of what ended with it, nor of its last detail
            deeds.sort(key=lambda entry: (entry.text != keys[0].words, entry.seat != keys[0].seat))
            if deeds:
                return deeds[0]
        if deeds and lines[-1].depth == DEED:
            return deeds[0]
        return lines[-1] if lines else None

    @property
    def deed_begins(self) -> int:
        """The moment at which the deed began that is told now."""
        self._told()
        deed = self._found[2]
        return deed.first if deed else self.session.moment

    def show_line(self, line: Entry) -> None:
        """To the moment that a line of the chronicle tells of."""
        self.go(line.last)

    def speed_up_to(self, speed: float) -> None:
        self.speed = speed
        self.changed()

    def _other_speed(self, step: int) -> None:
        at = SPEEDS.index(self.speed) + step
        self.speed_up_to(SPEEDS[min(max(0, at), len(SPEEDS) - 1)])

    def back(self) -> None:
        self.stage.pop()

    def leave(self) -> None:
        """Nothing was played, and nothing is kept."""

    def menu(self) -> None:
        open_menu(self)

    # -- as whom -------------------------------------------------------------------------------------------------------

    def ways_to_look(self) -> list[tuple[str, bool, Callable[[], None]]]:
        """The words of each way, whether it is the one of now, and what takes it. With several people, the seat's way
        goes from one to the next."""
        ways = self.session.perspectives()
        now, say = self.session.perspective, self.say
        offered: list[tuple[str, bool, Callable[[], None]]] = []
        seats = [way for way in ways if way.sight is Sight.SEAT]
        if seats:
            if now in seats:
                shown = now
                after = seats[(seats.index(now) + 1) % len(seats)]
            else:
                shown = after = seats[0]
            words = say("As {name} saw it", name=say.name(self.names[shown.seat]))
            offered.append((words, now in seats, lambda: self.look_as(after)))
        for way in ways:
            if way.sight is not Sight.SEAT:
                words = say("The public table") if way.sight is Sight.PUBLIC else say("Everything open")
                offered.append((words, way == now, lambda way=way: self.look_as(way)))  # type: ignore[misc]  # bound now
        return offered

    def look_as(self, perspective: Perspective) -> None:
        """With these eyes from now on; behind a cover, if others could see what they may not."""
        if self.session.needs_cover(perspective):
            self._cover(perspective)
            return
        self._look_as(perspective)

    def _look_as(self, perspective: Perspective) -> None:
        self.timeline.clear()
        self.session.watch_as(perspective)
        self.me = perspective.seat
        self.follow()

    def _cover(self, perspective: Perspective) -> None:
        from ..cover.scene import CoverScene, CoverView

        self._look_as(next(way for way in self.session.perspectives() if way.sight is Sight.PUBLIC))
        name, say = self.names[perspective.seat], self.say
        words = say("The game as {name} saw it.", name=say.name(name))
        game = self.session.game
        view = CoverView(name, self.badges[perspective.seat], game.title, words, (), game.id)

        def ready() -> None:
            self.stage.pop()
            self._look_as(perspective)

        self.stage.push(CoverScene(self.stage, view, ready, self.stage.pop))

    # -- playing on ----------------------------------------------------------------------------------------------------

    def why_not_play_on(self) -> str:
        """Why no new game can begin at this moment; empty if it can."""
        if self.session.match.decision is None:
            return self.say("The game is over here.")
        return ""

    def play_on(self) -> None:
        """A new game from here, with a record of its own."""
        from .playing_on import play_on

        if not self.why_not_play_on():
            play_on(self)

    # -- intents -------------------------------------------------------------------------------------------------------

    def handle(self, intent: Intent) -> bool:
        if intent.kind is Kind.HURRY:
            self.toggle()
            return True
        if intent.kind in (Kind.HURRY_OVER, Kind.UNDO):
            return True
        if self._scrubs(intent):
            return True
        far = intent.text == SHIFT
        moves = {
            Kind.LEFT: self.turn_before if far else self.back_one,
            Kind.RIGHT: self.turn_after if far else self.on_one,
            Kind.PAGE_UP: self.key_before,
            Kind.PAGE_DOWN: self.key_after,
            Kind.HOME: self.first,
            Kind.END: self.to_the_end,
        }
        if intent.kind in moves and intent.pad < 0:  # a pad walks to the buttons for it
            moves[intent.kind]()
            return True
        if intent.kind is Kind.KEY and self._letter(intent.text):
            return True
        return super().handle(intent)

    def _scrubs(self, intent: Intent) -> bool:
        """The line of time: a press goes there, and what is dragged along it is followed; the wheel steps."""
        line = self.plan.line
        over = Box(line.x - 8, line.y, line.w + 16, line.h).holds(intent.x, intent.y)
        if intent.kind is Kind.PRESS and over:
            self._scrubbing = True
        elif intent.kind is Kind.RELEASE and self._scrubbing:
            self._scrubbing = False
            return True
        elif intent.kind is Kind.WHEEL and intent.y >= self.height:
            self.go(self.session.moment + (-1 if intent.amount > 0 else 1))
            return True
        if not self._scrubbing or intent.kind not in (Kind.PRESS, Kind.POINT):
            return False
        self.ui.handle(Intent(Kind.POINT, intent.x, intent.y))
        self._scrub_to(intent.x)
        return True

    def _letter(self, text: str) -> bool:
        ways = self.ways_to_look()
        if text in ("+", "-"):
            self._other_speed(1 if text == "+" else -1)
        elif text == "p":
            self.play_on()
        elif text == "f":
            self.show_whole()
        elif text.isdigit() and 0 < int(text) <= len(ways):
            ways[int(text) - 1][2]()
        else:
            return text in ("u", "h", "a", "e")
        return True

    def show_whole(self) -> None:
        """Show the line of time to its end, or hide again what has not been seen. Who has not been there is asked."""
        if self.whole or self.session.furthest == self.session.played.last:
            self._show_whole(not self.whole)
            return
        say = self.say
        answers = (
            Answer(say("Show the whole game"), partial(self._show_whole, True), "primary"),
            Answer(say("Cancel"), lambda: None, key="Esc"),
        )
        words = say("This shows how it ends: scores and key moments that you haven't seen yet.")
        self.stage.push(Dialog(self.stage, say("The whole game?"), words, answers))

    def _show_whole(self, wish: bool) -> None:
        self.whole = wish
        self.changed()

    # -- layout and drawing --------------------------------------------------------------------------------------------

    def layout(self) -> None:
        super().layout()
        self.plan = plan_foot(self.stage.width, self.height, self.stage.height)
        if menu := self.ui.get("menu"):
            menu.tip = self.say("Menu")  # Esc leaves the replay
        tools = [widget for name in PLAYERS_TOOLS if (widget := self.ui.get(name)) is not None]
        self.ui.drop(*NOT_HERE)
        if tools:
            left, right = tools[0].box, tools[-1].box
            place = Box(left.x, left.y, right.right - left.x, left.h)
            label = self.say("Leave the replay")
            if not self.canvas().fits(label, "heading", place.w - 70):
                label = self.say("Leave")
            leave = Button("leave", place, self.back, group="bar", label=label, kind="ghost", key="Esc", size=16)
            self.ui.add(leave)
        self.key_box = None
        lay_foot(self)

    def asked_words(self) -> PromptLine | None:
        """What happened last, in the words of the chronicle, where a player reads what is asked."""
        entry = self._told()
        action = self.session.last_action
        seat = action.seat if action.seat is not None else 0
        if action.seat is None:
            return PromptLine(self.say("The game begins"), "", seat=seat)
        link = self.say("one of {count} answers", count=action.choices) if action.choices > 1 else ""
        if entry is None:
            return PromptLine(self.names[seat], self._chosen(), seat=seat, link=link if self.session.knows_it else "")
        told = [line for line in (entry, self._found[2]) if line is not None]  # a round of a battle is about the battle
        doers = [self.table.doer(line.events, line.seat) for line in told]
        who = next((doer for doer in doers if doer is not None), seat)
        return PromptLine(self.names[who], entry.text, seat=who, link=link)

    def _chosen(self) -> str:
        """An answer that no line of the chronicle tells of, in the words of its button, if these eyes know it."""
        now = (self.session.moment, self.session.perspective, self.say)
        if self._answer[0] != now:
            choice = self.session.chosen(self.say)
            words = self.say("Chosen: {choice}.", choice=choice)
            if not choice:
                name = self.say.name(self.names[self.session.last_action.seat or 0])
                words = self.say("{name} decides something.", name=name)
            self._answer = now, words
        return self._answer[1]

    def draw(self, canvas: Canvas) -> None:
        super().draw(canvas)
        draw_scores(canvas, self)
        draw_foot(canvas, self)
        frame = Box(0, 0, canvas.width, canvas.height)
        canvas.rect(frame, 0, None, "#5B6FC0", 3)

    def draw_over(self, canvas: Canvas) -> None:
        """Where the line of now happened is ringed, unless it is seen to happen, or somebody points at another line."""
        if self._told() is not None and not self.timeline.busy and pointed_at(self.ui) is None:
            deed = self._found[2] or self._told()
            if deed is not None:
                self.table.draw_deed(canvas, deed.events, self.table.doer(deed.events, deed.seat))
        super().draw_over(canvas)

    def meanwhile(self) -> Sequence[tuple[str, str]]:
        return [("Space", self.say("pause") if self.playing else self.say("play")), ("→", self.say("next"))]

    def _where(self) -> list[str]:
        """Game, turn and action. How many there are tells how near the end is: that is for whoever has seen it."""
        say, played, moment = self.say, self.session.played, self.session.moment
        where = [self.title]
        if turn := played.turn_at(moment):
            years = ui_of(self.session.setup.game).results.turn == "year"
            where.append(say("year {turn}", turn=turn) if years else say("turn {turn}", turn=turn))
        ended = self.horizon == played.last
        where.append(say("action {n} of {last}", n=moment, last=played.last) if ended else say("action {n}", n=moment))
        return where

    def draw_in_slot(self, canvas: Canvas, slot: Box) -> bool:
        """Whatever a table says there, a replay says that it is one."""
        say = self.say
        words = " · ".join(self._where())
        box = Box(slot.x, slot.y + 6, slot.w, slot.h - 12)
        canvas.rect(box, box.h / 2, ((0, "#33407A"), (1, "#1B2450")), "#8FA2EE", 1.6)
        head = say("Replay")
        wide = canvas.text_width(head, "heading", 19)
        canvas.icon("clockwise-rotation", box.x + 24, box.cy, 20, "g300")
        canvas.text(head, box.x + 42, box.cy, "heading", 19, "g300", "lm", box.w - 60)
        canvas.text(words, box.x + 58 + wide, box.cy, "label", 17, "t1", "lm", box.w - wide - 80, cut=True)
        return True


def deed_of(now: Entry, story: Iterable[Entry]) -> Entry | None:
    """The deed that a line belongs to: of several that were going on, the one that is told in the fewest actions."""
    if now.depth == DEED:
        return now
    around = [line for line in story if line.depth == DEED and line.first <= now.first and now.last <= line.last]
    return min(around, key=lambda line: line.last - line.first, default=None)
