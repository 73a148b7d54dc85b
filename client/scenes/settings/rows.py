"""Rows of settings: a name and a sentence at the left, and at the right, or below where it is narrow, the control."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, ClassVar

from ...games.ui import Switch
from ...render.canvas import Box, Canvas
from ...render.scale import Scale
from ...widgets.base import Mood, Widget, focus_ring
from ...widgets.choices import Choice, Slider, Toggle
from ...widgets.told import Role
from .groups import Pick, Setting, Slide

PAD = 20.0
GAP = 10.0
CONTROL = 440.0
"""How wide sliders and choices are where there is room."""
LINE = 1.25


@dataclass
class GroupButton(Widget):
    """The name of a group in the column at the left."""

    told_as: ClassVar[Role] = Role.TAB

    title: str = ""
    icon: str = ""
    chosen: bool = False

    def is_on(self) -> bool:
        return self.chosen

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        box = self.box
        if self.chosen:
            canvas.rect(box, 10, ((0, (104, 74, 34, 255)), (1, (66, 45, 22, 255))), "g300", 2)
        else:
            edge = "g500" if mood.hover else (134, 101, 43, 120)
            canvas.rect(box, 10, ((0, (40, 27, 17, 160)), (1, (36, 24, 15, 160))), edge, 1)
        canvas.icon(self.icon, box.x + 31, box.cy, 30, "g300")
        canvas.text(self.title, box.x + 60, box.cy, "strong", 20, "t1", "lm", box.w - 72)
        if mood.focus:
            focus_ring(canvas, box, 10)


@dataclass
class RowGround:
    """Ground of a row, with its words."""

    name: str
    note: str
    box: Box
    words: Box

    def draw(self, canvas: Canvas) -> None:
        canvas.rect(self.box, 12, (0, 0, 0, 60), (134, 101, 43, 130), 1)
        name = canvas.line_height("strong", 21)
        canvas.text(self.name, self.words.x, self.words.y, "strong", 21, "t1", room=self.words.w)
        place = Box(self.words.x, self.words.y + name, self.words.w, self.words.h - name)
        canvas.paragraph(self.note, place, "small", 17, "t2", LINE)


def row_height(canvas: Canvas, setting: Setting, note: str, width: float) -> float:
    """How high a row must be."""
    room = _words_room(canvas, setting, width)
    lines = len(canvas.wrapped(note, "small", 17, room)) * 17 * LINE * canvas.scale.text
    words = canvas.line_height("strong", 21) + lines
    return words + 38 + (60 if _stacked(canvas, setting, width) else 0)


def lay_row(
    canvas: Canvas, setting: Setting, name: str, note: str, box: Box, wide: float | None = None
) -> tuple[RowGround, Box]:
    """The ground of a row, and where its control goes; beside its words if it is only so `wide`."""
    if wide is not None and not isinstance(setting, Switch):
        words = Box(box.x + PAD, box.y + 13, box.w - 2 * PAD - wide - 16, box.h - 22)
        return RowGround(name, note, box, words), Box(box.right - PAD - wide, box.cy - 22, wide, 44)
    if _stacked(canvas, setting, box.w):
        words = Box(box.x + PAD, box.y + 16, box.w - 2 * PAD, box.h - 92)
        return RowGround(name, note, box, words), Box(box.x + PAD, box.bottom - 62, box.w - 2 * PAD, 48)
    words = Box(box.x + PAD, box.y + 17, _words_room(canvas, setting, box.w), box.h - 30)
    if isinstance(setting, Switch):
        return RowGround(name, note, box, words), box._replace(w=box.w - PAD)
    height = 44 if isinstance(setting, Pick) else 56
    wide = _control_width(canvas)
    return RowGround(name, note, box, words), Box(box.right - PAD - wide, box.cy - height / 2, wide, height)


def _control_width(canvas: Canvas) -> float:
    return CONTROL * max(1.0, canvas.scale.text)


def _stacked(canvas: Canvas, setting: Setting, width: float) -> bool:
    return not isinstance(setting, Switch) and width < _control_width(canvas) + 330


def _words_room(canvas: Canvas, setting: Setting, width: float) -> float:
    if isinstance(setting, Switch):
        return width - 2 * PAD - 90
    return width - 2 * PAD - (0 if _stacked(canvas, setting, width) else _control_width(canvas) + 20)


def control(
    setting: Setting, box: Box, value: Any, say: Callable[[str], str], changes: Callable[[str, Any], None], scale: Scale
) -> Widget:
    """The widget by which a setting is changed. `scale` is what everything is drawn with now."""
    name = setting.field
    match setting:
        case Switch():
            words = (say("off"), say("on"))
            return Toggle(name, box, lambda: changes(name, not value), group=name, on=bool(value), words=words)
        case Pick():
            labels = [say(label) for label in setting.labels]
            picks: Callable[[Any], None] = lambda chosen: changes(name, chosen)  # noqa: E731
            return Choice(name, box, group=name, values=setting.values, labels=labels, value=value, picks=picks)
        case Slide():
            return _slider(setting, box, value, say, changes, scale)


def _slider(
    setting: Slide, box: Box, value: float, say: Callable[[str], str], changes: Callable[[str, Any], None], scale: Scale
) -> Slider:
    place = setting.place(value)
    automatic = setting.special is not None and value == setting.special[0] == setting.values[0]
    words, open_ = setting.words(place)
    shown = say(words).format(value=f"{setting.values[place]:g}") if open_ else say(words)

    def slides(to: float) -> None:
        changes(setting.field, setting.values[round(to)])

    return Slider(
        setting.field,
        box,
        group=setting.field,
        value=place,
        low=0,
        high=len(setting.values) - 1,
        step=1,
        shown=shown,
        ticks=setting.ticks,
        word_room=82 * max(1.0, scale.text),
        leap=setting.place(100 * scale.pixels) if automatic else None,  # what it is now, by its number
        slides=slides,
    )
