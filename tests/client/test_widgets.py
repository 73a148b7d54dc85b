"""Every widget by mouse and by keys: it does what it says, does nothing while it is off, and shows the focus."""

from typing import Any

import pytest

from client.input.intents import Kind
from client.render.canvas import Box, Mark
from client.stage import TIP_SECONDS, Stage
from client.stage.scene import Scene
from client.widgets.base import Mood
from client.widgets.button import Button
from client.widgets.choices import Choice, Slider
from client.widgets.dropdown import Dropdown
from client.widgets.fields import TextField
from client.widgets.tabs import lay_tabs
from tests.client.widget_kit import (
    DONE,
    MAKERS,
    MORE,
    PLACE,
    did,
    done,
    every_button,
    every_widget,
    picture,
    point,
    shelf,
)

from .shell_kit import click, faults, press, stage, write


@pytest.fixture(autouse=True)
def _nothing_done() -> None:
    DONE.clear()


# -- all of them -------------------------------------------------------------------------------------------------------


@every_button
def test_a_click_uses_it(name: str) -> None:
    room = shelf(MAKERS[name])
    click(room, "it")
    assert DONE == ["used"]


@every_button
def test_enter_uses_it(name: str) -> None:
    press(shelf(MAKERS[name]), Kind.ACTIVATE)
    assert DONE == ["used"]


@every_button
def test_a_press_that_is_let_go_elsewhere_does_nothing(name: str) -> None:
    room = shelf(MAKERS[name])
    point(room, PLACE.cx, PLACE.cy, Kind.PRESS)
    assert room.top.ui.pressed == "it"
    point(room, 10, 10)
    point(room, 10, 10, Kind.RELEASE)
    assert (DONE, room.top.ui.pressed) == ([], "")


@every_widget
def test_what_is_off_does_nothing_and_says_why(name: str) -> None:
    make = {**MAKERS, **MORE}[name]
    room = shelf(lambda: make(enabled=False, tip="Take one action first."))
    click(room, "it")
    press(room, Kind.ACTIVATE, Kind.LEFT, Kind.RIGHT, Kind.ERASE, "s")
    write(room, "x")
    assert DONE == []
    marks: list[Mark] = []
    room.frame(marks)  # the keyboard is at it
    assert "Take one action first." in [mark.text for mark in marks]
    point(room, PLACE.cx, PLACE.cy)
    room.update(TIP_SECONDS + 0.01)
    marks.clear()
    room.frame(marks)
    assert "Take one action first." in [mark.text for mark in marks]


def test_how_many_may_play_stands_above_the_sentence_of_a_way_that_is_shut() -> None:
    card: Any = MAKERS["radio card"](chip="4 to 8 Rulers", reason="Only with four.")
    room = shelf(lambda: card)
    marks: list[Mark] = []
    room.frame(marks)
    (pill,) = [mark.box for mark in marks if mark.text == "4 to 8 Rulers"]
    (sentence,) = [mark.box for mark in marks if mark.text == "A start."]
    assert pill.cy + 27 / 2 <= sentence.y, "the pill is 27 high"


def tipped(room: Stage) -> bool:
    marks: list[Mark] = []
    room.update(TIP_SECONDS + 0.01)
    room.frame(marks)
    return "It settles." in [mark.text for mark in marks]


def test_a_tooltip_comes_only_to_a_pointer_that_moved_and_goes_with_a_press() -> None:
    room = shelf(lambda: MAKERS["button"](tip="It settles."))
    point(room, PLACE.cx, PLACE.cy)
    assert tipped(room)
    room.top.ui.widgets[0].tip = "Something new."
    assert not tipped(room)
    room.top.ui.widgets[0].tip = "It settles."
    click(room, "it")
    assert not tipped(room), "what was pressed is known"
    point(room, PLACE.cx + 2, PLACE.cy)
    assert not tipped(room), "and need not be told again before it was left"
    point(room, 5, 5)
    point(room, PLACE.cx, PLACE.cy)
    assert tipped(room)


@every_widget
def test_the_focus_is_seen(name: str) -> None:
    make = {**MAKERS, **MORE}[name]
    assert picture(make, Mood()) != picture(make, Mood(focus=True))


@every_widget
def test_its_words_have_room(name: str) -> None:
    assert faults(shelf({**MAKERS, **MORE}[name])) == []


@pytest.mark.parametrize("name", sorted({*MAKERS} - {"hot spot", "toggle"}))
def test_it_answers_the_pointer(name: str) -> None:
    assert picture(MAKERS[name], Mood()) != picture(MAKERS[name], Mood(hover=True))


@pytest.mark.parametrize("name", ["button", "toggle", "dropdown", "icon button"])
def test_what_is_off_looks_it(name: str) -> None:
    make = MAKERS[name]
    assert picture(make, Mood()) != picture(lambda: make(enabled=False), Mood())


# -- buttons -----------------------------------------------------------------------------------------------------------


def test_a_shortcut_presses_its_button() -> None:
    room = shelf(MAKERS["button"])
    press(room, "x")
    assert DONE == []
    press(room, "s")
    assert DONE == ["used"]


def test_a_shortcut_brings_no_ring_and_takes_none_away() -> None:
    """What has the focus is pressed by Enter, so a key that names its button itself must not show it somewhere else."""
    room = shelf(MAKERS["button"])
    ui = room.top.ui
    for shown in (False, True):
        ui.keyboard = shown
        press(room, "s")
        assert ui.keyboard == shown


def test_the_key_is_written_on_it_where_there_is_room() -> None:
    def texts(width: float) -> list[str]:
        marks: list[Mark] = []
        room = shelf(lambda: Button("it", Box(10, 100, width, 46), label="Recruit from Larissa", key="3"))
        room.frame(marks)
        return [mark.text for mark in marks]

    assert texts(300) == ["3", "Recruit from Larissa"]
    assert texts(190) == ["Recruit from Larissa"]


def test_what_people_typed_may_be_cut_and_nothing_else() -> None:
    room = shelf(lambda: Button("it", PLACE, label="Recruit from " + 24 * "W", cut=True))
    assert faults(room) == []
    room = shelf(lambda: Button("it", PLACE, label="Recruit from " + 24 * "W"))
    assert faults(room) != []


# -- values ------------------------------------------------------------------------------------------------------------


def choice(value: int, **more: Any) -> Choice:
    labels = ("one", "two", "three")
    return Choice("it", PLACE, values=(1, 2, 3), labels=labels, value=value, picks=done, **more)


def test_a_choice_by_keys() -> None:
    room = shelf(lambda: choice(2))
    press(room, Kind.LEFT, Kind.RIGHT, Kind.ACTIVATE)
    assert DONE == [1, 3, 3]


def test_a_choice_ends_where_it_ends_but_enter_goes_round() -> None:
    room = shelf(lambda: choice(3))
    press(room, Kind.RIGHT)
    assert DONE == []
    press(room, Kind.ACTIVATE)
    assert DONE == [1]


@pytest.mark.parametrize(("share", "value"), [(0.1, 1), (0.5, 2), (0.9, 3)])
def test_a_choice_by_clicks(share: float, value: int) -> None:
    room = shelf(lambda: choice(1))
    for kind in (Kind.POINT, Kind.PRESS, Kind.RELEASE):
        point(room, PLACE.x + PLACE.w * share, PLACE.cy, kind)
    assert DONE == [value]  # noqa: SIM300  # what was done is what is asked about


def test_a_value_that_cannot_be_had_is_not_taken() -> None:
    room = shelf(lambda: choice(1, reasons=("", "Needs four.", "")))
    press(room, Kind.RIGHT)
    assert DONE == []


class Dial:
    """A slider whose value is kept."""

    def __init__(self) -> None:
        self.value = 50.0

    def slide(self, value: float) -> None:
        self.value = value

    def __call__(self) -> Slider:
        box = Box(300, 300, 500, 50)
        return Slider("it", box, value=self.value, low=0, high=100, step=5, shown="x", slides=self.slide)


def test_a_slider_by_keys() -> None:
    dial = Dial()
    room = shelf(dial)
    press(room, Kind.RIGHT, Kind.RIGHT, Kind.LEFT)
    assert dial.value == 55
    press(room, Kind.END, Kind.RIGHT)
    assert dial.value == 100
    press(room, Kind.HOME, Kind.LEFT)
    assert dial.value == 0


def test_a_slider_is_dragged_beyond_its_end_and_let_go() -> None:
    dial = Dial()
    room = shelf(dial)
    track = dial()._track()
    point(room, track.x + track.w * 0.72, track.cy, Kind.PRESS)
    assert dial.value == 70
    point(room, track.x + track.w * 0.2, track.cy + 90)
    assert dial.value == 20
    point(room, 5000, track.cy)
    assert dial.value == 100
    point(room, 5000, track.cy, Kind.RELEASE)
    point(room, track.x, track.cy)
    assert dial.value == 100


def test_a_dropdown_by_keys() -> None:
    room = shelf(lambda: Dropdown("it", PLACE, did("open"), label="Larissa", steps=done))
    press(room, Kind.RIGHT, Kind.LEFT, Kind.ACTIVATE)
    assert DONE == [1, -1, "open"]


def test_tabs() -> None:
    room = stage()

    class Tabbed(Scene):
        chosen = "a"

        def layout(self) -> None:
            tabs = (("a", "Saved games"), ("b", "Finished"), ("c", "Everything there is"))
            self.end = lay_tabs(self.ui, self.stage.canvas(), Box(40, 40, self.room, 40), "tab", tabs, "a", done)

        room = 700.0

    scene = Tabbed(room)
    room.push(scene)
    click(room, "tab1")
    press(room, Kind.RIGHT, Kind.ACTIVATE)
    assert DONE == ["b", "c"]
    assert faults(room) == []
    scene.room = 260.0
    scene.changed()
    assert scene.end > 260
    room.frame()
    assert scene.end <= 40 + 260 + 1


# -- typing ------------------------------------------------------------------------------------------------------------


class Letter:
    """A field whose text is kept."""

    def __init__(self) -> None:
        self.text = ""

    def change(self, text: str) -> None:
        self.text = text

    def __call__(self) -> TextField:
        return TextField("it", PLACE, text=self.text, hint="Name", longest=6, changes=self.change)


def test_letters_belong_to_the_field_that_has_the_focus() -> None:
    letter = Letter()
    room = shelf(letter, lambda: Button("other", Box(400, 400, 200, 50), did("shortcut"), key="r", group="b"))
    write(room, "Larissa")
    assert letter.text == "Lariss"
    press(room, Kind.ERASE, Kind.ERASE)
    assert letter.text == "Lari"
    write(room, "\x07\n")
    assert (letter.text, DONE) == ("Lari", [])
    press(room, Kind.NEXT, "r")
    assert (letter.text, DONE) == ("Lari", ["shortcut"])


def test_an_empty_field_shows_its_hint_and_erases_nothing() -> None:
    letter = Letter()
    room = shelf(letter)
    press(room, Kind.ERASE)
    marks: list[Mark] = []
    room.frame(marks)
    assert ([mark.text for mark in marks], letter.text) == (["Name"], "")
