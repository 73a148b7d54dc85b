"""The widgets of one scene and what the person is doing with them: pointer, focus, pressed button."""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import TypeVar

from ..input.intents import DIRECTIONS, POINTER, Intent, Kind
from ..render.canvas import Canvas
from .base import Mood, Widget

W = TypeVar("W", bound=Widget)

ANSWERS = "actions"
"""The group of the answers to a question."""

DRAG_FROM = 8.0
"""A press that moves further than this, in units, is a drag and no click."""
BEYOND = 24.0
"""So far a shadow or a ring reaches beyond a widget's box."""


class Ui:
    """Widgets in the order in which they were added: later ones lie on top, and come later with Tab."""

    def __init__(self) -> None:
        self.widgets: list[Widget] = []
        self._named: dict[str, Widget] = {}
        self.wish = ""
        """What the focus was last given to."""
        self.hover = ""
        self.pressed = ""
        self.keyboard = True
        """The keyboard was used last, so the focus is shown."""
        self.pointer: tuple[float, float] | None = None
        self.press_at: tuple[float, float] | None = None
        self.hover_time = 0.0
        self.said = ("", "")
        """Whose tooltip may be shown, and what it said when the pointer last moved: a thing that comes under a pointer
        at rest, or has something new to say, is silent until it moves; what was pressed, until it was left."""
        self._shut = ""
        self._groups: tuple[str, ...] = ()
        self._order: list[Widget] | None = None
        """What can have the focus, in the order of Tab; None: it must be found anew."""
        self.memory: dict[str, object] = {}
        """Whatever a widget must remember while it is made anew, by its id."""

    def clear(self) -> None:
        self.widgets = []
        self._named = {}
        self._order = None

    @property
    def groups(self) -> tuple[str, ...]:
        """The groups Tab goes to first, in this order; the others follow as they were added."""
        return self._groups

    @groups.setter
    def groups(self, groups: tuple[str, ...]) -> None:
        self._groups, self._order = groups, None

    def add(self, widget: W) -> W:
        widget.memory = self.memory
        self.widgets.append(widget)
        self._order = None
        self._named.setdefault(widget.id, widget)
        return widget

    def drop(self, *names: str) -> None:
        """Take widgets away again that somebody else has added."""
        self.widgets = [widget for widget in self.widgets if widget.id not in names]
        for name in names:
            self._named.pop(name, None)

    def get(self, name: str) -> Widget | None:
        return self._named.get(name)

    @property
    def focus(self) -> str:
        """What has the focus: what it was last given to, or the first widget while that is not there.

        So it follows from what the person did and what lies there now, never from what lay there in between.
        """
        if self.get(self.wish):
            return self.wish
        return next((widget.id for widget in self._focusable()), "")

    @focus.setter
    def focus(self, name: str) -> None:
        self.wish = name

    def settle(self) -> None:
        """After the widgets were made anew: the pointer is over one of them again."""
        if self.pointer:
            self._point(*self.pointer)

    def at(self, x: float, y: float) -> Widget | None:
        """The uppermost widget at a point."""
        return next((widget for widget in reversed(self.widgets) if widget.hit(x, y)), None)

    @property
    def dragging(self) -> bool:
        """A widget is held and has been moved from where it was pressed."""
        if not self.pressed or self.press_at is None or self.pointer is None:
            return False
        dx, dy = self.pointer[0] - self.press_at[0], self.pointer[1] - self.press_at[1]
        return dx * dx + dy * dy > DRAG_FROM * DRAG_FROM

    def let_go(self) -> None:
        """Whatever was pressed is no more: letting the button go over it does nothing."""
        self.pressed, self.press_at = "", None

    # -- intents -----------------------------------------------------------------------------------------------------

    def handle(self, intent: Intent) -> bool:
        """True if a widget had a use for it."""
        if intent.kind in POINTER:
            return self._pointer(intent)
        focused = self.get(self.focus)
        if focused and focused.enabled and focused.handle(intent):
            self.keyboard = True
            return True
        if intent.kind in DIRECTIONS:
            return self._walk(*DIRECTIONS[intent.kind])
        if intent.kind in (Kind.NEXT, Kind.PREVIOUS):
            return self._jump(1 if intent.kind is Kind.NEXT else -1)
        if intent.kind is Kind.ANSWER:
            return self._answer(1 if intent.amount > 0 else -1)
        if intent.kind is Kind.ACTIVATE and focused:
            self.keyboard = True
            focused.use()
            return True
        if intent.kind in (Kind.KEY, Kind.ERASE):
            return self._shortcut(intent.text or "backspace")
        return False

    def _pointer(self, intent: Intent) -> bool:
        if intent.kind is Kind.LEAVE:
            self.pointer, self.hover = None, ""
            return False
        moved = self.keyboard or self.pointer != (intent.x, intent.y)
        self.pointer = (intent.x, intent.y)
        self._point(intent.x, intent.y)
        held = self.get(self.pressed)
        if intent.kind is Kind.POINT:
            self.keyboard = False
            if moved:
                self._listen()
            return bool(held and held.enabled and held.handle(intent))
        under = self.at(intent.x, intent.y)
        if intent.kind is Kind.PRESS:
            self.keyboard = False
            self.press_at = (intent.x, intent.y)
            if under and under.enabled:
                self._shut, self.said = self.hover, ("", "")
            self.pressed = under.id if under else ""
            if under and under.focusable:
                self.focus = under.id
            if under and under.enabled:
                under.handle(intent)
            return under is not None
        if intent.kind is Kind.RELEASE:
            self.pressed, self.press_at = "", None
            if held and held.enabled and held.handle(intent):
                return True
            if held and under is held:
                held.use()
                return True
            return held is not None
        return self._wheel(intent)

    def _wheel(self, intent: Intent) -> bool:
        """Whatever lies under the pointer, from the top, may scroll."""
        return any(widget.hit(intent.x, intent.y) and widget.handle(intent) for widget in reversed(self.widgets))

    def _point(self, x: float, y: float) -> None:
        under = self.at(x, y)
        name = under.id if under else ""
        if name != self.hover:
            self.hover, self.hover_time = name, 0.0

    def _listen(self) -> None:
        if self.hover != self._shut:
            self._shut = ""
            widget = self.get(self.hover)
            self.said = (self.hover, widget.tip if widget else "")

    def _shortcut(self, text: str) -> bool:
        """Press what has this key. It names its widget: no ring comes for it, on which Enter would press next."""
        for widget in self.widgets:
            if widget.key and widget.key.lower() == text and widget.enabled:
                widget.use()
                return True
        return False

    # -- focus -------------------------------------------------------------------------------------------------------

    def _focusable(self) -> list[Widget]:
        """What can have the focus, in the order of Tab."""
        if self._order is None:
            order = {group: number for number, group in enumerate(self._groups)}
            found = [widget for widget in self.widgets if widget.focusable]
            self._order = sorted(found, key=lambda widget: order.get(widget.group, len(order)))
        return self._order

    def in_order(self) -> list[Widget]:
        """What can have the focus, in the order of Tab."""
        return list(self._focusable())

    def _jump(self, step: int) -> bool:
        """Tab: to the first widget of the next group."""
        widgets = self._focusable()
        if not widgets:
            return False
        self.keyboard = True
        groups = list(dict.fromkeys(widget.group for widget in widgets))
        here = self.get(self.focus)
        at = groups.index(here.group) if here and here.group in groups else -step
        group = groups[(at + step) % len(groups)]
        self.focus = next(widget.id for widget in widgets if widget.group == group)
        return True

    def _answer(self, step: int) -> bool:
        """To the next answer, from whatever has the focus; from elsewhere to the first of them, or to the last."""
        things = [widget for widget in self._focusable() if widget.enabled]
        answers = [widget for widget in things if widget.group == ANSWERS] or things
        if not answers:
            return False
        here = next((at for at, widget in enumerate(answers) if widget.id == self.focus), -1 if step > 0 else 0)
        self.focus, self.keyboard = answers[(here + step) % len(answers)].id, True
        return True

    def scroll(self, notches: float) -> bool:
        """Scroll what the focus lies on, or else whatever can be."""
        here = self.get(self.focus)
        x, y = (here.seen().cx, here.seen().cy) if here else (-1.0, -1.0)
        under = [widget for widget in reversed(self.widgets) if widget.hit(x, y)]
        for widget in (*under, *(widget for widget in self.widgets if widget not in under)):
            place = widget.seen()
            if widget.handle(Intent(Kind.WHEEL, place.cx, place.cy, amount=notches)):
                return True
        return False

    def _walk(self, dx: int, dy: int) -> bool:
        """Arrows: to the nearest widget in that direction; in a row, to the next one."""
        here = self.get(self.focus)
        self.keyboard = True
        if here is None:
            return self._jump(1)
        target = nearest(here, self._focusable(), dx, dy)
        if target:
            self.focus = target.id
        return target is not None

    # -- drawing -----------------------------------------------------------------------------------------------------

    @contextmanager
    def asleep(self) -> Iterator[None]:
        """While a scene is drawn that lies under another: nothing of it has the focus, and nothing is pointed at."""
        awake = self.keyboard, self.hover, self.pressed
        self.keyboard, self.hover, self.pressed = False, "", ""
        try:
            yield
        finally:
            self.keyboard, self.hover, self.pressed = awake

    def mood(self, widget: Widget, time: float) -> Mood:
        return Mood(
            hover=widget.id == self.hover and not (self.pressed and self.pressed != widget.id),
            pressed=widget.id == self.pressed and widget.id == self.hover,
            focus=self.keyboard and widget.id == self.focus,
            time=time,
        )

    def draw(self, canvas: Canvas, time: float) -> None:
        for widget in self.widgets:
            mood = self.mood(widget, time)
            if widget.clip is None:
                widget.draw(canvas, mood)
            elif widget.clip.meets(widget.box.inset(-BEYOND)):  # a long list has far more rows than can be seen
                with canvas.clipped(widget.clip):
                    widget.draw(canvas, mood)


def nearest(here: Widget, others: Iterable[Widget], dx: int, dy: int) -> Widget | None:
    """The widget one would go to from here in a direction: close, and not far to the side."""
    best, found = 0.0, None
    for widget in others:
        if widget is here or widget.id == here.id:
            continue
        away_x, away_y = widget.box.cx - here.box.cx, widget.box.cy - here.box.cy
        ahead, aside = (away_x * dx, abs(away_y)) if dx else (away_y * dy, abs(away_x))
        overlap = (
            widget.box.y < here.box.bottom and here.box.y < widget.box.bottom
            if dx
            else widget.box.x < here.box.right and here.box.x < widget.box.right
        )
        if ahead <= 1:
            continue
        cost = ahead + (aside * 0.3 if overlap else aside * 2.5)
        if found is None or cost < best:
            best, found = cost, widget
    return found
