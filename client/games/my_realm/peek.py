"""Peek of the King at his key: only while the seal is held, and five seconds at most. Two people see how often. To a
King whom nobody can watch it simply lies open."""

from collections.abc import Callable

from engines.my_realm.matters import KING, MATTER_IDS, VALUES
from engines.my_realm.rules.deal import order_of
from engines.my_realm.state import State, matters_of
from engines.my_realm.words import MATTER_NAMES

from ...input.intents import Intent, Kind
from ...render.canvas import Box, Canvas
from ...sprites.wood import wood
from ...stage.scene import Scene
from ...tables.shortcuts import MAIN
from ...widgets.base import Mood, Widget, focus_ring
from ...widgets.button import Button
from ...widgets.choices import Toggle
from ...widgets.ui import Ui
from .fitted_text import common_size, line, lines_of
from .realm_table import RealmTable
from .sprites.cloth import cloth, scroll
from .sprites.pieces import medal, seal

HOLD = 5.0
KEY = "k"
SLIM = 240.0
"""A scroll of a narrow window: its lines are closer, and no sign stands behind them."""
INK, WINE = "#2B1A0D", "#5B1620"


class Peek:
    """The King's look at his key: whether the scroll is open, and for how much longer."""

    def __init__(self, allowed: Callable[[], bool], alone: Callable[[], bool] = lambda: False) -> None:
        self._allowed, self._alone = allowed, alone
        self.left = 0.0
        self.stays = True
        """The King would have it lie open where nobody can see it but he."""

    @property
    def alone(self) -> bool:
        """Whether nobody looks over his shoulder, and nothing forbids him to look."""
        return self._alone()

    @property
    def open(self) -> bool:
        return self.left > 0 or (self.stays and self.alone)

    def toggle(self) -> None:
        """It lies open from now on, or is closed."""
        self.stays = not self.stays

    def press(self) -> None:
        """The seal is taken."""
        if not self.open and self._allowed():
            self.left = HOLD

    def release(self) -> None:
        """The seal is let go, or the time is over."""
        self.left = 0.0

    def pass_time(self, seconds: float) -> bool:
        """True if what is shown has changed: the scroll closes, or another second begins."""
        before = self.seconds
        self.left = max(0.0, self.left - seconds)
        return self.seconds != before

    @property
    def seconds(self) -> int:
        """Seconds left, begun ones included."""
        return -int(-self.left // 1)

    def handle(self, intent: Intent) -> bool:
        """K is as good as the mouse. True if the scroll opened or closed."""
        was = self.open
        if intent.kind is Kind.KEY and intent.text == KEY and self.alone:
            self.toggle()
        elif intent.kind is Kind.KEY and intent.text == KEY:
            self.press()
        elif intent.kind in (Kind.RELEASE, Kind.LEAVE) or (intent.kind is Kind.KEY_OVER and intent.text == KEY):
            self.release()
        return self.open != was


class Seal(Widget):
    """The seal that is held. Enter opens the scroll, too, until the time is over."""

    def __init__(self, box: Box, peek: Peek, lock: str) -> None:
        super().__init__("seal", box, peek.press, enabled=not lock, group="seal", tip=lock, focusable=not lock)
        self.peek = peek

    def handle(self, intent: Intent) -> bool:
        if intent.kind is Kind.PRESS:
            self.peek.press()
        return intent.kind in (Kind.PRESS, Kind.RELEASE)

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        if mood.focus:
            focus_ring(canvas, self.box, self.box.w / 2)


class PeekScroll:
    """The scroll between its rollers, with the seal at its foot."""

    def __init__(self, table: RealmTable, peek: Peek) -> None:
        self.table, self.context, self.peek = table, table.context, peek
        self.box = self.seal = Box(0, 0, 0, 0)
        self.lock = ""
        """Why he may not look."""

    def lay(self, ui: Ui, box: Box) -> None:
        self.box = box
        size = min(84.0, box.h * 0.09)
        self.seal = Box(box.x + box.w * 0.1, box.bottom - box.w * 0.13 - size - 16, size, size)
        self.lock = self.table.look_lock()
        if self.peek.alone:
            self.seal = Box(box.x + box.w * 0.14, box.bottom - box.w * 0.13 - 122, box.w * 0.72, 122)
            place = self.seal._replace(h=44)
            words = (self.context.say("off"), self.context.say("on"))
            ui.add(Toggle("stays", place, self._toggle, group="seal", key=KEY, on=self.peek.stays, words=words))
            return
        ui.add(Seal(self.seal, self.peek, "" if self.peek.open else self.lock))

    def _toggle(self) -> None:
        self.peek.toggle()
        self.context.changed()

    def draw(self, canvas: Canvas, state: State) -> None:
        """Nine lines: blank ones, or for a moment the key."""
        say, peek = self.context.say, self.peek
        room = scroll(canvas, self.box)
        head = Box(room.x, room.y + 6, room.w, 38)
        line(canvas, say("The secret order"), head, "title", 25, WINE, "m")
        under = Box(room.x, head.bottom - 4, room.w, 26)
        closed = bool(self.lock) and not peek.open
        told = say("it stays closed now") if closed else say("visible while you hold the seal")
        if peek.alone:
            back = self.context.session.looks_back
            told = say("open, for the game is over") if back else say("open while you play alone")
            told = told if peek.stays else say("closed")
        line(canvas, told, under, "italic", 18, "#4A3517", "m")
        canvas.divider(room.x + 26, under.bottom + 6, room.w - 52, "#8F6A2A")
        top = under.bottom + 14
        step = (self.seal.y - 10 - top) / 9
        shown = peek.open and state.key[0] in VALUES
        order = order_of(state.key) if shown else ()
        for number in VALUES:
            at = Box(room.x, top + (number - 1) * step, room.w, step)
            self._line(canvas, at, number, order[number - 1] if order else None, state)
        self._foot(canvas, room, state)

    def _line(self, canvas: Canvas, box: Box, number: int, matter: int | None, state: State) -> None:
        slim = box.w < SLIM
        size, edge = min(34.0 if slim else 50.0, box.h - 8), 34.0 if slim else 48.0
        if matter is not None and matter in matters_of(state):
            canvas.rect(box.inset(0, 3), 9, (240, 194, 74, 90), "#8F6A2A", 1.4)
            if not slim:
                canvas.icon("scroll-unfurled", box.right - 24, box.cy, 22, "#7A5122")
        line(canvas, str(number), Box(box.x + 8, box.y, edge - 8, box.h), "title", 24 if slim else 32, WINE, "m")
        if matter is None:
            canvas.rect(Box(box.x + 62, box.cy + size * 0.3, box.w - 86, 1.6), 0, (143, 106, 42, 120))
            return
        medal(canvas, MATTER_IDS[matter], box.x + edge + (2 if slim else 10) + size / 2, box.cy, size)
        x = box.x + edge + size + (8 if slim else 22)
        words = Box(x, box.y, box.right - x - (4 if slim else 44), box.h)
        names = [self.context.say(name) for name in MATTER_NAMES]
        line(canvas, names[matter], words, "heading", common_size(canvas, names, words, "heading", 22), INK)

    def _foot(self, canvas: Canvas, room: Box, state: State) -> None:
        say, peek, box = self.context.say, self.peek, self.seal
        if peek.alone:
            line(canvas, say("Stays open"), box._replace(w=box.w - 70, h=44), "heading", 20, WINE)
            words = say("The Princess is a computer: nobody looks over your shoulder. K closes and opens the scroll.")
            if self.context.session.looks_back:
                words = say("Nothing is secret in a game that is over. K closes and opens the scroll.")
            lines_of(canvas, words, Box(box.x, box.y + 46, box.w, box.h - 46), "body", 17, INK)
            return
        lock = "" if peek.open else self.lock

        def held(inner: Canvas) -> None:
            seal(inner, box.cx, box.cy, box.w, bool(lock), peek.left / HOLD if peek.open else None)

        canvas.redraw_each_frame(held)
        x = box.right + 14
        first = Box(x, box.y, room.right - x, box.h * 0.36)
        told = say("Held: {count} s left").format(count=peek.seconds) if peek.open else say("Hold the seal")
        line(canvas, lock or told, first, "heading", 20, WINE)
        second, third = say("It opens while held,"), say("five seconds at most.")
        if state.charter.free_talk:
            second, third = (
                say("Looks this year: {count}.").format(count=state.looks),
                say("Both of you see the count."),
            )
        line(canvas, second, first.moved(0, box.h * 0.37)._replace(h=box.h * 0.32), "body", 18, INK)
        if canvas.fits(third, "body", first.w):
            line(canvas, third, first.moved(0, box.h * 0.69)._replace(h=box.h * 0.31), "body", 18, INK)


def true_place(state: State, matter: int, peek: Peek) -> int | None:
    """The number of a matter while the scroll is open."""
    return state.key[matter] if peek.open and state.key[matter] in VALUES else None


class PeekScene(Scene):
    """The turn-away cover: nothing on it is secret but the scroll, and that only while the seal is held."""

    name = "peek"
    private = True
    static = True

    def __init__(self, table: RealmTable, peek: Peek) -> None:
        super().__init__(table.context.stage)
        self.table, self.context, self.peek = table, table.context, peek
        self.scroll = PeekScroll(table, peek)

    @property
    def state(self) -> State:
        """What the King may know: fetched anew for every picture and kept nowhere."""
        state: State = self.context.session.view_behind(KING).state
        return state

    def _panel(self) -> Box:
        width, height = min(960.0, self.width - 40), min(900.0, self.height - 40)
        return Box((self.width - width) / 2, (self.height - height) / 2, width, height)

    def layout(self) -> None:
        panel = self._panel()
        self.scroll.lay(self.ui, Box(panel.x + 28, panel.y + 24, 372, panel.h - 48))
        place = Box(panel.x + 440, panel.bottom - 100, panel.w - 480, 64)
        label = self.say("I have seen enough")
        self.ui.add(Button("done", place, self.back, group="done", key=MAIN, label=label, kind="primary", size=24))

    def back(self) -> None:
        self.peek.release()
        self.stage.pop()

    def handle(self, intent: Intent) -> bool:
        if self.peek.handle(intent):
            self.changed()
        return super().handle(intent)

    def update(self, seconds: float) -> bool:
        if self.peek.pass_time(seconds):
            self.changed()
        return self.peek.open

    def draw(self, canvas: Canvas) -> None:
        wood(canvas, "my_realm")
        panel = self._panel()
        cloth(canvas, panel)
        self.scroll.draw(canvas, self.state)
        names, say = self.context.names, self.say
        side = Box(panel.x + 440, panel.y + 60, panel.w - 480, 70)
        line(canvas, names[0], side, "title", 44, "#FFF0C8", "m", cut=True)
        line(canvas, say("holds the scroll"), side.moved(0, 66)._replace(h=40), "italic", 24, "#D6DCF2", "m")
        away = say("Turn away, {name}: this is for the King alone.").format(name=names[1])
        lines_of(canvas, away, Box(side.x, side.y + 150, side.w, 120), "body", 26, "#FFF6E4")
        words = say("Hold the seal, or K, to read the order. It closes when you let go, or after five seconds.")
        lines_of(canvas, words, Box(side.x, side.y + 300, side.w, 150), "body", 22, "#D6DCF2")
