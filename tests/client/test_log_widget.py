"""The chronicle in the rail and in its drawer, and the look under a stack."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Any

import pygame
import pytest

from client.games.cover_your_kingdom.figures import face_of
from client.games.cover_your_kingdom.look_under import LookUnderScene
from client.input.intents import Intent, Kind
from client.render.canvas import Box, Canvas, Mark
from client.scenes.chronicle.scene import ChronicleScene
from client.stage.scene import Scene
from client.widgets.log import (
    DICE_APART,
    DIE,
    INKS,
    LINE,
    LogPanel,
    Pictures,
    draw_line_pictures,
    newest,
    pointed_at,
    row_of,
    rows_in,
)
from engines.core.chronicle import DETAIL, HEADING, Entry
from engines.core.types import Event

from .shell_kit import TestStage, click, crowded, faults, focus, press, stage, widget
from .sizes import every_window

BADGES = (3, 1, 4, 0)
NEWEST = "Larissa takes up the crown."


def chronicle(count: int, name: str = "Tomas") -> list[Entry]:
    lines = [
        Entry(
            f"{name} recruits {number} Klakens from Larissa with a Spydra; Larissa concedes.",
            number % 4,
            events=(Event("end"),),
        )
        for number in range(count - 1)
    ]
    return [*lines, Entry(NEWEST, None, events=(Event("end"),))]


def texts(stage: TestStage) -> list[str]:
    marks: list[Mark] = []
    stage.frame(marks)
    return [mark.text for mark in marks]


class Rail(Scene):
    """A table with nothing but the rail."""

    def __init__(self, stage: TestStage, lines: list[Entry]) -> None:
        super().__init__(stage)
        self.lines, self.log, self.opened = lines, LogPanel(), 0

    def box(self) -> Box:
        return Box(self.width - 348, 200, 332, min(400, self.height - 220))

    def open(self) -> None:
        self.opened += 1

    def layout(self) -> None:
        self.log.lay(self.ui, self.stage.canvas(), self.box(), self.lines, BADGES, self.say("Chronicle"), self.open)

    def draw_over(self, canvas: Canvas) -> None:
        row = pointed_at(self.ui)
        if row:
            draw_line_pictures(canvas, row.box, Pictures((face_of("klaken"), face_of("spydra"))))


def rail(lines: list[Entry], **settings: Any) -> tuple[TestStage, Rail]:
    made = stage(**settings)
    scene = Rail(made, lines)
    made.push(scene)
    made.frame()
    return made, scene


def over(scene: Rail) -> tuple[float, float]:
    return scene.box().cx, scene.box().cy


def test_the_newest_line_is_on_top():
    made, _ = rail(chronicle(30))
    words = texts(made)
    assert words[:2] == ["C", "Chronicle"]
    assert words[2] == NEWEST


def test_the_wheel_goes_back_in_time_and_no_further_than_the_beginning():
    made, scene = rail(chronicle(30))
    for _ in range(100):
        made.handle(Intent(Kind.WHEEL, *over(scene), amount=-1))
        made.frame()
    assert "recruits 0 Klakens" in " ".join(texts(made))
    for _ in range(100):
        made.handle(Intent(Kind.WHEEL, *over(scene), amount=1))
    assert NEWEST in texts(made)


def test_something_new_brings_the_newest_line_back():
    made, scene = rail(chronicle(30))
    made.handle(Intent(Kind.WHEEL, *over(scene), amount=-1))
    assert NEWEST not in texts(made)
    scene.lines = [*scene.lines, Entry("Tomas adds a Sighclops.", 0, events=(Event("end"),))]
    scene.changed()
    assert {"Tomas adds a Sighclops.", NEWEST} <= set(texts(made))


def test_a_line_that_is_pointed_at_shows_its_cards():
    made, scene = rail(chronicle(30))
    without = pygame.image.tobytes(made.picture(), "RGB")
    place = widget(made, "log 28").box
    made.handle(Intent(Kind.POINT, place.cx, place.cy))
    row = pointed_at(scene.ui)
    assert row
    assert row.row.number == 28
    assert pygame.image.tobytes(made.picture(), "RGB") != without


def test_a_click_on_the_rail_opens_the_drawer():
    made, scene = rail(chronicle(5))
    click(made, "log 3")
    assert scene.opened == 1


def test_the_sign_at_a_deed_opens_and_closes_how_it_went_and_shows_nothing_again():
    battle = Entry("Larissa takes the Gravel Sea.", 0, events=(Event("end"),))
    lines = [*chronicle(3), battle, Entry("Tomas rolls 6.", 1, DETAIL), Entry("The Giant falls.", 1, DETAIL)]
    made, scene = rail(lines)
    shown: list[str] = []
    scene.log.shows, scene.log.changed = lambda line: shown.append(line.text), scene.changed
    scene.changed()
    assert "The Giant falls." not in texts(made)
    for opened in (True, False):
        click(made, "log fold 3")
        assert ("The Giant falls." in texts(made)) is opened
        assert ("Tomas rolls 6." in texts(made)) is opened
    assert shown == []
    click(made, "log fold 3")
    scene.lines = [*lines, Entry("Tomas adds a Sighclops.", 0, events=(Event("end"),))]
    scene.changed()
    assert "The Giant falls." in texts(made), "what comes later closes nothing"
    click(made, "log 3")
    assert shown == [battle.text], "the line itself is shown again, as before"


def test_dice_below_a_line_stand_clear_of_its_letters():
    made, _ = rail(chronicle(3))
    thrown = Pictures((1,) * 30)
    row = row_of(made.canvas(), chronicle(3), 0, BADGES, Box(0, 0, 300, 0), dice_of=lambda events: thrown)
    letters = row_of(made.canvas(), chronicle(3), 0, BADGES, Box(0, 0, 300, 0)).box.h
    tops = sorted({y - DIE / 2 for _, y in row.dice_at})
    assert len(tops) > 1
    assert tops[0] >= letters + DICE_APART
    assert all(lower - upper >= DIE + DICE_APART for upper, lower in pairwise(tops))
    assert row.box.h >= tops[-1] + DIE


@every_window
def test_lines_of_the_rail_are_whole(size: tuple[int, int], text: int):
    made, scene = rail(chronicle(40, "Wilhelmina Maximiliane W"), size=size, text_size=text)
    assert faults(made) == []
    marks: list[Mark] = []
    made.frame(marks)
    assert all(mark.box.bottom <= scene.box().bottom for mark in marks)


# -- the drawer --------------------------------------------------------------------------------------------------------


def drawer(count: int, **settings: Any) -> tuple[TestStage, ChronicleScene]:
    made = stage(**settings)
    made.push(Scene(made))
    scene = ChronicleScene(made, chronicle(count), BADGES, lambda line: Pictures((face_of("klaken"),)))
    made.push(scene)
    made.frame()
    return made, scene


@pytest.mark.parametrize("key", ["c", Kind.BACK, Kind.ACTIVATE])
def test_the_drawer_closes(key: "Kind | str"):
    made, _ = drawer(10)
    press(made, key)
    assert len(made.scenes) == 1


def test_the_keyboard_walks_through_the_whole_log():
    made, _ = drawer(60)
    focus(made, "line 59")
    for _ in range(59):
        press(made, Kind.DOWN)
    assert made.top.ui.focus == "line 0"
    assert "recruits 0 Klakens" in " ".join(texts(made))


def test_wheel_page_and_end_scroll():
    made, scene = drawer(200)
    view = scene.rows.view
    made.handle(Intent(Kind.WHEEL, view.cx, view.cy, amount=-2))
    assert scene.rows.offset > 0
    press(made, Kind.END)
    assert "recruits 0 Klakens" in " ".join(texts(made))
    press(made, Kind.HOME)
    assert scene.rows.offset == 0
    press(made, Kind.PAGE_DOWN)
    assert scene.rows.offset > view.h * 0.8


def test_copy_puts_everything_on_the_clipboard(monkeypatch: pytest.MonkeyPatch):
    copied: list[str] = []
    monkeypatch.setattr(pygame.scrap, "put_text", copied.append)
    made, scene = drawer(5)
    click(made, "copy")
    assert copied == ["\n".join(line.text for line in scene.lines)]
    assert made.toasts


def test_without_a_clipboard_it_says_so(monkeypatch: pytest.MonkeyPatch):
    def refuse(text: str) -> None:
        raise pygame.error("no clipboard")

    monkeypatch.setattr(pygame.scrap, "put_text", refuse)
    made, _ = drawer(5)
    press(made, "y")
    assert made.toasts[0].text == "Couldn't copy: no clipboard available."


STORY = [
    Entry("Turn 1", None, HEADING),
    Entry("Tomas marches.", 0),
    Entry("Turn 2", None, HEADING),
    Entry("Larissa explores.", 1),
    Entry("A Giant turns up.", 1, DETAIL),
    Entry("Larissa wins.", 1, DETAIL),
    Entry("Tomas builds.", 0),
    Entry("Turn 3", None, HEADING),
]


def story() -> TestStage:
    made = stage()
    made.push(ChronicleScene(made, STORY, BADGES))
    return made


def told(made: TestStage) -> list[str]:
    return [text for text in texts(made) if any(text == line.text for line in STORY)]


def test_deeds_stand_below_their_turn_and_unfold():
    made = story()
    folded = ["Turn 2", "Tomas builds.", "Larissa explores.", "Turn 1", "Tomas marches."]
    assert told(made) == folded
    click(made, "line 3")
    assert told(made) == [*folded[:3], "A Giant turns up.", "Larissa wins.", *folded[3:]]
    focus(made, "line 3")
    press(made, Kind.ACTIVATE)
    assert told(made) == folded


def test_a_line_with_nothing_more_to_read_is_shown_once_more():
    made = stage()
    made.push(Scene(made))
    shown: list[str] = []
    scene = ChronicleScene(made, STORY, BADGES, shows=lambda line: shown.append(line.text))
    made.push(scene)
    click(made, "line 3")
    click(made, "line 2")
    assert (shown, made.top) == ([], scene)  # a deed unfolds, a heading does nothing
    click(made, "line 5")
    assert shown == ["Larissa wins."]
    assert made.top is not scene


def test_the_rail_unfolds_the_newest_deed_where_it_is_asked_to():
    lines = STORY[:6]
    made = stage()
    canvas, box = made.canvas(), Box(0, 0, 400, 400)
    rows = [lines[row.number].text for row in rows_in(canvas, box, lines, BADGES, unfold=True)]
    assert rows == ["Turn 2", "Larissa explores.", "A Giant turns up.", "Larissa wins.", "Turn 1", "Tomas marches."]
    low = Box(0, 0, 400, 150)  # the last of it, and in order
    rows = [lines[row.number].text for row in rows_in(canvas, low, lines, BADGES, unfold=True)]
    assert rows == ["Turn 2", "Larissa explores.", "Larissa wins."]


def test_a_low_panel_shows_the_beginning_of_the_newest_deed_rather_than_a_heading():
    made = stage()
    long = [Entry("Turn 9", None, HEADING), Entry("Tomas marches " + "and marches " * 30 + "home.", 0)]
    for height, lines in ((50, 1), (74, 2), (120, 4), (40, 0)):
        rows = rows_in(made.canvas(), Box(0, 0, 400, height), long, BADGES)
        assert [len(row.words) for row in rows] == ([lines] if lines else [])
        assert all(row.words[-1].endswith(" …") for row in rows)
    assert rows_in(made.canvas(), Box(0, 0, 400, 100), STORY, BADGES)[-1].depth != HEADING


def test_the_newest_deeds_bring_their_details_and_headings():
    assert newest(STORY, 1) == STORY[6:]
    assert newest(STORY, 2) == STORY[3:]
    assert newest(STORY, 9) == STORY


@pytest.mark.parametrize(("tone", "ink"), [("good", "ok"), ("bad", "loss"), ("", "t1"), ("battle", "t1")])
def test_what_touches_the_reader_is_bold_and_has_a_colour(tone: str, ink: str):
    made = stage()
    (row,) = rows_in(made.canvas(), Box(0, 0, 400, 400), [Entry("Tomas wins.", 0, tone=tone)], BADGES)
    assert row.face == ("label" if ink != "t1" else "body")
    assert INKS.get(row.tone, "t1") == ink


def test_the_rail_has_the_deeds_alone():
    made, _ = rail(STORY)
    assert told(made) == ["Turn 2", "Tomas builds.", "Larissa explores.", "Turn 1", "Tomas marches."]


def test_a_story_is_copied_with_its_details_further_in(monkeypatch: pytest.MonkeyPatch):
    copied: list[str] = []
    monkeypatch.setattr(pygame.scrap, "put_text", copied.append)
    click(story(), "copy")
    assert copied[0].splitlines()[3:5] == ["Larissa explores.", "    A Giant turns up."]


def test_an_empty_chronicle_says_so():
    made = stage()
    made.push(ChronicleScene(made, [], BADGES))
    assert "Nothing has happened yet." in texts(made)
    assert not widget(made, "copy").enabled


def test_the_drawer_comes_little_by_little_and_can_be_used_at_once():
    made, scene = drawer(10)
    alphas = {blit.alpha for blit in made.frame()}
    assert alphas == {0}
    seen = [scene.opacity()]
    while made.update(0.03):
        assert made.dirty
        made.frame()
        seen.append(scene.opacity())
    assert seen == sorted(seen)
    assert 4 <= len(seen) <= 8
    assert seen[-1] == 255
    made, _ = drawer(10)
    press(made, "c")
    assert len(made.scenes) == 1


def test_the_drawer_is_there_at_once_if_nothing_shall_move():
    made, scene = drawer(10, animation_speed=0.0)
    assert scene.opacity() == 255
    assert not made.update(0.01)


@every_window
def test_the_drawer_fits(size: tuple[int, int], text: int):
    made, _ = drawer(80, size=size, text_size=text)
    assert faults(made) == []
    assert crowded(made) == []


# -- a look under a stack ----------------------------------------------------------------------------------------------

CLANS = (
    ("Klakens", (face_of("ct"), face_of("klaken")), 35),
    ("LepreCon Men", (face_of("spydra"), *[face_of("leprecon")] * 3), 55),
    ("Yogi Yedis", (face_of("yogi"),) * 11, 55),
)


def test_clans_are_shown_from_top_to_bottom_with_their_magic():
    made = stage()
    made.push(LookUnderScene(made, "Under your Lowland", CLANS))
    words = [text for text in texts(made) if text in {"Klakens", "LepreCon Men", "Yogi Yedis", "2 cards", "35"}]
    assert words == ["Klakens", "2 cards", "35", "LepreCon Men", "Yogi Yedis"]


def test_a_pile_is_laid_out_and_scrolls():
    made = stage((1024, 640))
    made.push(Scene(made))
    scene = LookUnderScene(made, "The discard pile", (("", (face_of("ct"), face_of("mob")) * 20, 0),), grid=True)
    made.push(scene)
    made.frame()
    assert scene.rows.most > 0
    press(made, Kind.DOWN)
    assert scene.rows.offset > 0
    press(made, Kind.ACTIVATE)
    assert made.top is not scene


def test_an_empty_stack_says_so():
    made = stage()
    made.push(LookUnderScene(made, "Under your Lowland", ()))
    assert "There is nothing here." in texts(made)


@every_window
def test_a_look_under_a_stack_fits(size: tuple[int, int], text: int):
    made = stage(size, text_size=text)
    for clans, spread in ((CLANS, False), (CLANS * 3, False), (CLANS * 3, True)):
        made.replace(LookUnderScene(made, "Under your Lowland", clans, spread))
        assert faults(made) == []
        assert crowded(made) == []


def dice_of(events: Sequence[Event]) -> Pictures:
    """Every fact is a throw of some dice."""
    return Pictures(tuple(die for event in events for die in event.args), lambda *_: None, 1.0)


@pytest.mark.parametrize("text_size", [100, 150])
def test_dice_stand_at_the_end_of_their_line_or_below_it(text_size: int):
    canvas = stage(text_size=text_size).canvas()
    at = Box(10, 20, 340, 0)
    for count, below in ((2, False), (11, True), (40, True)):
        line = Entry("Aiko rolls well.", 0, events=(Event("rolled", (6,) * count),))
        words = row_of(canvas, [line], 0, BADGES, at)
        row = row_of(canvas, [line], 0, BADGES, at, dice_of=dice_of)
        assert (row.words, len(row.dice_at)) == (words.words, count)
        assert (row.box.h > words.box.h) is below
        half = DIE * canvas.scale.text / 2
        assert all(half <= x <= at.w - half for x, _ in row.dice_at)
        assert all(y + half <= row.box.h + 1 for _, y in row.dice_at)
        assert len(set(row.dice_at)) == count


def test_dice_beside_the_last_of_several_lines_stand_clear_of_the_line_above():
    canvas, at = stage().canvas(), Box(0, 0, 300, 0)
    line = Entry("Aiko rolls well, and better than anybody ever did.", 0, events=(Event("rolled", (6,)),))
    words = row_of(canvas, [line], 0, BADGES, at)
    row = row_of(canvas, [line], 0, BADGES, at, dice_of=dice_of)
    assert len(row.words) == 2
    assert row.dice_at[0][1] - DIE / 2 >= words.box.h - LINE + DICE_APART


def test_dice_stand_where_they_are_told_closest():
    first, second = Event("rolled", (1, 2)), Event("rolled", (3,))
    lines = [Entry("Aiko fights.", 0, events=(first, second)), Entry("Round 1.", 0, DETAIL, events=(first,))]
    rows = [row_of(stage().canvas(), lines, number, BADGES, Box(0, 0, 340, 0), dice_of=dice_of) for number in (0, 1)]
    assert [row.dice.things for row in rows] == [(3,), (1, 2)]
