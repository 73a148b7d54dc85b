"""Widgets in use: scrolling, focus, and what is said."""

from collections.abc import Callable
from dataclasses import dataclass

import pytest

from client.input.intents import Intent, Kind
from client.render.canvas import Box, Canvas, Mark
from client.scenes.dialog import Answer, Dialog
from client.stage import TIP_SECONDS
from client.stage.toasts import LINES as TOAST_LINES
from client.stage.toasts import TOAST_SECONDS, Toast, laid
from client.widgets.base import Mood, Widget
from client.widgets.button import Button
from client.widgets.scroll import STEP, Scroll
from client.widgets.tooltip import draw_tooltip
from tests.client.widget_kit import (
    DONE,
    MAKERS,
    PLACE,
    Shelf,
    did,
    point,
    shelf,
)

from .shell_kit import TestStage, click, faults, press, stage, widget


@pytest.fixture(autouse=True)
def _nothing_done() -> None:
    DONE.clear()


# -- scrolling ---------------------------------------------------------------------------------------------------------


class Roll:
    """A long text in a small window."""

    def __init__(self, content: float = 1000) -> None:
        self.offset, self.content = 0.0, content

    def scroll(self, offset: float) -> None:
        self.offset = offset

    def __call__(self) -> Scroll:
        return Scroll("it", Box(100, 100, 300, 200), content=self.content, offset=self.offset, scrolls=self.scroll)


def test_the_wheel_scrolls_to_the_ends_and_no_further() -> None:
    roll = Roll()
    room = shelf(roll)
    point(room, 150, 150, Kind.WHEEL, -2)
    assert roll.offset == 2 * STEP
    point(room, 150, 150, Kind.WHEEL, 99)
    assert roll.offset == 0
    point(room, 150, 150, Kind.WHEEL, -99)
    assert roll.offset == 800
    point(room, 900, 900, Kind.WHEEL, 99)
    assert roll.offset == 800


def test_the_bar_is_dragged() -> None:
    roll = Roll()
    room = shelf(roll)
    point(room, 395, 299, Kind.PRESS)
    assert roll.offset == 800
    point(room, 395, 200)
    assert 300 < roll.offset < 500
    point(room, 395, 0)
    point(room, 395, 0, Kind.RELEASE)
    assert roll.offset == 0


def test_what_fits_does_not_scroll() -> None:
    roll = Roll(150)
    room = shelf(roll)
    point(room, 150, 150, Kind.WHEEL, -2)
    assert roll.offset == 0
    assert not roll().handle(Intent(Kind.PAGE_DOWN))


def test_what_is_scrolled_out_of_sight_cannot_be_clicked() -> None:
    view = Box(100, 100, 300, 200)
    room = shelf(lambda: Button("it", Box(120, 280, 200, 60), did(), label="x", clip=view))
    point(room, 200, 320, Kind.PRESS)
    point(room, 200, 320, Kind.RELEASE)
    assert DONE == []
    click(room, "it")
    assert DONE == ["used"]


# -- focus -------------------------------------------------------------------------------------------------------------


def grid() -> TestStage:
    """Two rows of three, and a button by itself."""

    def maker(row: int, column: int) -> Callable[[], Widget]:
        box = Box(100 + column * 120, 100 + row * 80, 100, 60)
        return lambda: Button(f"{row}{column}", box, did(f"{row}{column}"), group=f"row{row}", label="x")

    last = lambda: Button("end", Box(600, 500, 100, 60), did("end"), group="end", label="x")  # noqa: E731
    return shelf(*[maker(row, column) for row in range(2) for column in range(3)], last)


def test_tab_goes_from_group_to_group_and_round() -> None:
    room = grid()
    seen = []
    for _ in range(4):
        seen.append(room.top.ui.focus)
        press(room, Kind.NEXT)
    assert seen == ["00", "10", "end", "00"]
    press(room, Kind.PREVIOUS, Kind.PREVIOUS)
    assert room.top.ui.focus == "end"


def test_tab_goes_in_the_order_a_scene_asks_for() -> None:
    room = grid()
    room.top.ui.groups = ("end", "row1")
    seen = []
    for _ in range(4):
        seen.append(room.top.ui.focus)
        press(room, Kind.NEXT)
    assert seen == ["end", "10", "00", "end"]


def test_the_focus_does_not_depend_on_what_lay_there_in_between() -> None:
    room = grid()
    press(room, Kind.RIGHT)
    hand = list(room.top.ui.widgets)
    room.top.ui.clear()
    assert room.top.ui.focus == ""
    room.top.ui.add(hand[0])
    assert room.top.ui.focus == "00"  # the first, while the one that had it is not there
    for other in hand[1:]:
        room.top.ui.add(other)
    assert room.top.ui.focus == "01"


@dataclass
class Watched(Widget):
    """Notes the mood it is drawn in."""

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        DONE.append((mood.focus, mood.hover))


def test_the_uppermost_scene_alone_shows_focus_and_pointer() -> None:
    room = shelf(lambda: Watched("it", PLACE, did()))
    below = room.top
    press(room, Kind.NEXT)
    assert DONE[-1] == (True, False)
    room.push(Dialog(room, "Leave?", "", [Answer("Stay", did())]))
    room.frame()
    assert DONE[-1] == (False, False)
    assert (below.ui.focus, below.ui.keyboard) == ("it", True)
    room.pop()
    room.frame()
    assert DONE[-1] == (True, False)
    point(room, PLACE.cx, PLACE.cy)
    room.dirty = True
    room.frame()
    assert DONE[-1] == (False, True)
    room.push(Dialog(room, "Leave?", "", [Answer("Stay", did())]))
    room.frame()
    assert DONE[-1] == (False, False)
    assert below.ui.hover == "it"


def test_arrows_go_where_they_point() -> None:
    room = grid()
    press(room, Kind.RIGHT)
    assert room.top.ui.focus == "01"
    press(room, Kind.DOWN)
    assert room.top.ui.focus == "11"
    press(room, Kind.LEFT, Kind.UP)
    assert room.top.ui.focus == "00"
    press(room, Kind.LEFT, Kind.UP)
    assert room.top.ui.focus == "00"


def test_the_ring_is_seen_only_while_keys_are_used() -> None:
    room = grid()
    ui = room.top.ui
    assert ui.mood(widget(room, "00"), 0).focus
    point(room, 5, 5)
    assert not ui.mood(widget(room, "00"), 0).focus
    press(room, Kind.RIGHT)
    assert ui.mood(widget(room, "01"), 0).focus


def test_a_click_takes_the_focus_along() -> None:
    room = grid()
    click(room, "12")
    assert room.top.ui.focus == "12"


def test_the_focus_finds_another_place_when_its_widget_is_gone() -> None:
    room = grid()
    press(room, Kind.NEXT, Kind.NEXT)
    scene = room.top
    assert isinstance(scene, Shelf)
    scene.makers = scene.makers[:3]
    scene.changed()
    room.frame()
    assert scene.ui.focus == "00"


def test_back_goes_back() -> None:
    press(grid(), Kind.BACK)
    assert DONE == ["back"]


# -- what is said ------------------------------------------------------------------------------------------------------


def test_a_tooltip_waits_a_moment_and_goes_with_the_pointer() -> None:
    room = shelf(lambda: Button("it", PLACE, label="x", tip="What it does."))

    def said() -> bool:
        marks: list[Mark] = []
        room.frame(marks)
        return "What it does." in [mark.text for mark in marks]

    point(room, PLACE.cx, PLACE.cy)
    assert not said()
    room.update(TIP_SECONDS)
    assert said()
    room.handle(Intent(Kind.LEAVE))
    assert not said()


@pytest.mark.parametrize("at", [Box(0, 0, 40, 40), Box(1880, 1040, 40, 40), Box(900, 0, 40, 1080), Box(0, 500, 9, 9)])
def test_a_tooltip_is_never_off_the_window(at: Box) -> None:
    room, marks = stage(), list[Mark]()
    draw_tooltip(room.canvas(marks), "A sentence that is so long that it needs more than one line of the box. " * 3, at)
    assert all(mark.box.x >= 0 and mark.box.y >= 0 for mark in marks)
    assert all(mark.box.right <= room.width and mark.box.bottom <= room.height for mark in marks)


def test_a_tooltip_lies_on_no_explanation() -> None:
    """Not above the thing, nor below it, where the card that explains it takes all the height beside it."""
    room, marks = stage((1280, 720)), list[Mark]()
    canvas = room.canvas(marks)
    canvas.explanation = Box(137, 320, 255, canvas.height - 327)
    draw_tooltip(canvas, "You can only place what you just got.", Box(77, canvas.height - 90, 50, 50))
    assert marks
    assert not any(mark.box.meets(canvas.explanation) for mark in marks)


def test_a_toast_is_said_once_and_goes_by_itself() -> None:
    room = shelf(MAKERS["button"])
    room.toast("Saved.")
    room.toast("Saved.")
    room.toast("")
    assert [toast.text for toast in room.toasts] == ["Saved."]
    room.update(TOAST_SECONDS - 0.1)
    assert room.toasts
    room.update(0.2)
    assert not room.toasts


def test_a_toast_can_be_taken_back_by_a_click_on_it() -> None:
    room = shelf(MAKERS["button"])
    room.toasts.append(Toast("Deleted.", label="Undo", does=did("undone")))
    room.frame()
    ((_, box, *_),) = laid(room)
    point(room, box.cx, box.cy, Kind.PRESS)
    assert (DONE, room.toasts) == (["undone"], [])


def test_a_toast_too_long_for_its_plate_is_cut() -> None:
    room, marks = shelf(), list[Mark]()
    room.toast("/a/very/long/path" * 20)
    room.frame(marks)
    assert marks[-1].text.endswith("…")
    assert all(mark.box.right < room.width for mark in marks)
    assert len({mark.box.y for mark in marks[-TOAST_LINES:]}) == TOAST_LINES


def test_a_long_toast_has_lines_and_stays_as_long_as_it_takes_to_read_it() -> None:
    room, marks = shelf(), list[Mark]()
    words = "Games can't be saved in a folder that is far away. " * 3
    room.toast(words)
    room.toast("Saved.")
    room.frame(marks)
    told = [mark.text for mark in marks]
    assert " ".join(told[:-1]) == words.strip()
    (_, long, lines, _), (_, short, *_) = laid(room)
    assert len(lines) > 1
    assert short.bottom < long.y
    room.update(TOAST_SECONDS + 0.1)
    assert [toast.text for toast in room.toasts] == [words]


def dialog() -> TestStage:
    room = shelf(MAKERS["button"])
    answers = (Answer("Yes", did("yes"), "primary", "y"), Answer("No", did("no"), key="n"))
    room.push(Dialog(room, "Leave?", "Every action is saved.", answers))
    room.frame()
    return room


@pytest.mark.parametrize(("key", "what"), [("y", ["yes"]), ("n", ["no"]), (Kind.ACTIVATE, ["yes"]), (Kind.BACK, [])])
def test_a_dialog_is_answered_or_left(key: Kind | str, what: list[str]) -> None:
    room = dialog()
    press(room, key)
    assert DONE == what  # noqa: SIM300
    assert not isinstance(room.top, Dialog)


def test_what_lies_under_a_dialog_is_seen_but_not_reached() -> None:
    room = dialog()
    point(room, PLACE.cx, PLACE.cy, Kind.PRESS)
    press(room, "s")
    assert DONE == []
    marks: list[Mark] = []
    room.frame(marks)
    assert {"Settle", "Leave?"} <= {mark.text for mark in marks}
    assert faults(room) == []


def test_the_pointer_in_another_scene_leaves_nothing_pressed() -> None:
    room = shelf(MAKERS["button"])
    point(room, PLACE.cx, PLACE.cy, Kind.PRESS)
    room.push(Dialog(room, "Wait", "", (Answer("OK", did("ok")),)))
    point(room, 5, 5, Kind.RELEASE)
    room.pop()
    point(room, 5, 5, Kind.RELEASE)
    assert DONE == []


def test_canvas_is_what_the_stage_says() -> None:
    room = stage((1280, 720), text_size=150)
    canvas = room.canvas()
    assert isinstance(canvas, Canvas)
    assert (canvas.scale.text, canvas.width) == (1.5, 1600)
