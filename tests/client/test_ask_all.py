"""One question for the whole table: a card for each person, equal for all, and *No one*."""

import pytest

from client.input.intents import Kind
from client.render.canvas import Box, Mark
from client.scenes.ask_all.scene import AskAllScene, AskAllView, Person

from .shell_kit import TestStage, click, crowded, faults, focus, press, stage, widget
from .sizes import every_window

NAMES = ("Larissa", "Tomas", "Morwen", "Aiko", "Bruno", "Theo", "Ilse", "Pia")
SENTENCE = "Ilse attacks Bruno's castle with a Knight. A Highwayman may stop it."


def question(seats: int, name: str = "", sentence: str = SENTENCE) -> AskAllView:
    people = tuple(Person(seat, name or NAMES[seat], seat, f"{seat + 2} cards in hand") for seat in range(seats))
    return AskAllView("Does anyone answer?", sentence, people)


def asked(view: AskAllView, **settings: object) -> tuple[TestStage, list[object]]:
    made = stage(**settings)  # type: ignore[arg-type]
    calls: list[object] = []
    made.push(AskAllScene(made, view, calls.append, lambda: calls.append("no one"), lambda: calls.append("menu")))
    return made, calls


def test_a_digit_claims_for_the_person_beside_it():
    made, calls = asked(question(4)._replace(people=question(6).people[2:]))
    press(made, "1", "4")
    assert calls == [2, 5]


def test_a_click_claims():
    made, calls = asked(question(4))
    click(made, "claim3")
    assert calls == [3]


def test_the_main_key_means_no_one():
    made, calls = asked(question(4))
    press(made, "e")
    assert calls == ["no one"]


def test_the_keyboard_reaches_everybody():
    made, calls = asked(question(4))
    focus(made, "claim0")
    press(made, Kind.RIGHT, Kind.ACTIVATE, Kind.DOWN, Kind.ACTIVATE, Kind.DOWN, Kind.ACTIVATE)
    assert calls == [1, 3, "no one"]


def test_esc_answers_nothing():
    made, calls = asked(question(2))
    press(made, Kind.BACK)
    assert calls == ["menu"]
    assert made.top.name == "ask_all"


@pytest.mark.parametrize("seats", range(1, 9))
def test_everybody_is_asked_alike(seats: int):
    """All cards are equally large, and so is the room for every name."""
    made, _ = asked(question(seats))
    boxes = [widget(made, f"claim{seat}").box for seat in range(seats)]
    assert len({(round(box.w), round(box.h)) for box in boxes}) == 1
    assert all(box.h >= 48 for box in boxes)


@every_window
def test_everything_fits(size: tuple[int, int], text: int):
    long = "Wilhelmina Maximiliane W, a clan is at stake: will you answer the challenge of Maximilian Montgomery M?"
    made = stage(size, text_size=text)
    for view in (question(2), question(4), question(8), question(8, "Wilhelmina Maximiliane W", long)):
        made.replace(AskAllScene(made, view, lambda seat: None, lambda: None))
        assert faults(made) == []
        assert crowded(made) == []


@pytest.mark.parametrize("middle", [(0, 0), (960, 540), (700, 450), (1920, 1080)])
def test_it_stands_where_it_is_told_to_but_never_off_the_window(middle: tuple[float, float]):
    drawn: list[Box] = []
    view = question(3)._replace(
        picture=lambda canvas, box: drawn.append(box), tall=120, foot="Ilse has answered.", middle=middle
    )
    made, _ = asked(view)
    made.frame()
    assert faults(made) + crowded(made) == []
    assert drawn[0].h == 120
    claims = [widget(made, f"claim{seat}").box for seat in range(3)]
    assert all(box.y > drawn[0].bottom for box in claims)
    if middle == (700, 450):
        assert abs(sum(box.cx for box in claims[:2]) / 2 - 700) < 1


def test_a_long_name_is_whole():
    made, _ = asked(question(8, "Wilhelmina Maximiliane W"), size=(1024, 640), text_size=150)
    marks: list[Mark] = []
    made.frame(marks)
    assert sum(mark.text == "Wilhelmina Maximiliane W" for mark in marks) == 8


def test_it_fits_in_another_language():
    made, _ = asked(question(8), size=(1280, 720), language="xx", clear_typeface=True)
    assert faults(made) == []
