"""The course of a game at the table: undo, time, people, the end, and what is said."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from client.input.intents import Intent, Kind
from client.match.prompts import Ask, Thinking
from client.match.session import STOPS
from client.render.canvas import Mark
from client.scenes.cover.scene import CoverScene
from client.scenes.results.scene import ResultsScene
from client.scenes.table.scene import TableScene
from client.stage.toasts import laid
from client.widgets.base import Widget
from engines.core.types import WATCHER
from tests.client.scene_tables import (
    SKY,
    click,
    opened,
    picked,
    point,
    press,
    spots,
    texts,
)
from tests.rounds import first

from .scene_kit import Blind, click_at
from .shell_kit import Letters
from .table_kit import KeyboardWalker, MouseWalker, Walker, open_table

# -- undo --------------------------------------------------------------------------------------------------------------


def test_undo_first_puts_back_then_takes_back_then_says_why_not(tmp_path: Path) -> None:
    stage, scene = opened(tmp_path)
    settles = [option for option in scene.session.match.decision.options if option.verb in ("settle", "add")]
    position = scene.session.match.state
    before = len(scene.session.match.moves)
    click(stage, spots(scene, "hand")[0])
    press(stage, Kind.UNDO)
    assert picked(scene) == ()
    scene.answer(settles[0])
    stage.update(0.1)
    assert position
    if scene.session.can_undo:
        press(stage, Kind.UNDO)
        stage.update(0.1)
        assert len(scene.session.match.moves) == before
    press(stage, Kind.UNDO)
    assert [toast.text for toast in stage.toasts] == [scene.session.undo_stop]


def test_the_barrier_is_named_on_the_button_and_in_the_menu(tmp_path: Path) -> None:
    stage, scene = opened(tmp_path)
    undo = scene.ui.get("undo")
    assert undo
    assert not scene.session.can_undo
    assert (undo.enabled, undo.tip) == (False, scene.session.undo_stop)
    assert undo.tip in STOPS.values()
    press(stage, Kind.BACK)
    assert undo.tip in texts(stage)


# -- time --------------------------------------------------------------------------------------------------------------


def test_while_something_moves_nobody_is_asked_and_a_click_skips(tmp_path: Path) -> None:
    stage, scene = opened(tmp_path, animation_speed=1.0)
    option = next(option for option in scene.session.match.decision.options if option.verb == "discard")
    scene.answer(option)
    assert stage.update(0.01)
    assert scene.timeline.busy
    assert scene.asked is None
    assert spots(scene) == []
    cues = len(scene.timeline.waiting)
    stage.handle(Intent(Kind.PRESS, 5, 5))
    stage.update(0.0)
    assert len(scene.timeline.waiting) < cues or not scene.timeline.busy


def test_while_something_moves_the_next_question_is_not_told_yet(tmp_path: Path) -> None:
    _, scene = opened(tmp_path, animation_speed=1.0)
    before = scene.asked_words()
    assert before
    end = next(option for option in scene.session.match.decision.options if option.verb == "discard")
    scene.answer(end)
    assert scene.timeline.busy
    assert scene.asked_words() == before
    scene.timeline.finish()
    after = scene.asked_words()
    assert after
    assert after != before
    assert after.seat == getattr(scene.session.prompt, "seat", None)


@pytest.mark.parametrize("passed", [True, False])
def test_a_question_does_not_outlive_its_answer(passed: bool, tmp_path: Path) -> None:
    """Once the game has passed on, or somebody else's deed is shown, nobody reads what they have answered already."""
    stage, scene = opened(tmp_path, animation_speed=1.0)
    question = scene.asked_words()
    scene.answer(next(option for option in scene.session.match.decision.options if option.verb == "discard"))
    stage.update(0.01)
    assert isinstance(scene.session.prompt, Ask)
    assert scene.asked_words() == question, "one's own answer leads to one's own next question"
    if passed:
        scene.session.prompt = Thinking(1, scene.session.prompt.decision)
    else:
        scene.timeline.now.own = False
    told = scene.asked_words()
    assert (told.lead, told.sentence) == (f"{scene.names[scene.me]}, see what follows", "")


def test_skipping_to_ones_turn_is_offered_while_others_act_only(tmp_path: Path) -> None:
    """One's own deed leads to one's own next question in any case."""
    stage, scene = opened(tmp_path, animation_speed=1.0)
    scene.answer(next(option for option in scene.session.match.decision.options if option.verb == "discard"))
    stage.update(0.01)
    scene.ready()
    assert scene.timeline.busy
    own = isinstance(scene.session.prompt, Ask)
    assert (scene.ui.get("skip") is None, scene.ui.get("next") is None) == (own, False)
    for cue in (scene.timeline.now, *scene.timeline.waiting):
        cue.own = False
    scene.changed()
    scene.ready()
    assert scene.ui.get("skip") is not None


def test_space_hurries_until_it_is_let_go(tmp_path: Path) -> None:
    stage, scene = opened(tmp_path)
    stage.handle(Intent(Kind.HURRY))
    assert scene.timeline.hurry
    stage.handle(Intent(Kind.HURRY_OVER))
    assert not scene.timeline.hurry
    stage.handle(Intent(Kind.HURRY))
    press(stage, "l")
    stage.handle(Intent(Kind.HURRY_OVER))  # in the drawer
    press(stage, "l")
    assert stage.top is scene
    assert not scene.timeline.hurry


def test_leaving_in_the_middle_of_an_animation_loses_nothing(tmp_path: Path) -> None:
    stage = open_table(tmp_path, 3, 1, animation_speed=1.0)
    stage.cache = Blind()
    scene = stage.top
    assert isinstance(scene, TableScene)
    while not isinstance(scene.session.prompt, Ask):
        stage.update(0.5)
    scene.timeline.finish()
    scene.follow()
    scene.answer(scene.session.prompt.decision.options[0])
    assert scene.timeline.busy
    done = len(scene.session.match.moves)
    stage.home()
    saved = stage.library.newest()
    assert saved
    stage.resume(saved.path)
    again = stage.top
    assert isinstance(again, TableScene)
    assert len(again.session.match.moves) == done


def test_the_window_sleeps_when_nothing_moves(tmp_path: Path) -> None:
    stage, _ = opened(tmp_path, animation_speed=1.0)
    stage.frame()
    for _ in range(30):
        moving = stage.update(0.5)
        if moving or stage.dirty:
            stage.frame()
    assert not moving
    assert not stage.dirty


# -- people and covers -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("people", first(1, [2, 3, 4]))
def test_the_mouse_goes_round_and_nobody_sees_another_hand(people: int, tmp_path: Path) -> None:
    stage = open_table(tmp_path, 4, people, (1280, 720), seed=people)
    covers = set()

    class Watched(MouseWalker):
        """Looks at every cover before it goes, and at every question."""

        def meet(self, widgets: list[Widget]) -> None:
            cover, table = stage.top, stage.scenes[-2]
            assert isinstance(cover, CoverScene)
            assert isinstance(table, TableScene)
            covers.add(cover.person.name)
            assert (table.session.viewer, table.view.seat) == (None, WATCHER)
            super().meet(widgets)

        def answer(self, scene: TableScene) -> None:
            prompt = scene.session.prompt
            assert isinstance(prompt, Ask)
            assert scene.me == prompt.seat
            eyes = (scene.session.viewer, scene.view.seat)  # what is asked in the open needs nobody's
            assert eyes in ((prompt.seat, prompt.seat), (None, WATCHER))
            super().answer(scene)

    walker = Watched(stage, people)
    for _ in range(160):
        if walker.step():
            break
    assert len(covers) == people


def test_one_person_among_computers_is_never_covered(tmp_path: Path) -> None:
    stage = open_table(tmp_path, 3, 1, (1280, 720))
    walker = KeyboardWalker(stage)
    for _ in range(60):
        walker.step()
        assert not isinstance(stage.top, CoverScene)


@pytest.mark.thorough
def test_the_status_line_always_says_who_is_asked_what(tmp_path: Path) -> None:
    stage = open_table(tmp_path, 4, 1, (1280, 720))
    walker = MouseWalker(stage)
    for _ in range(80):
        if walker.step():
            break
        scene = stage.top
        if not isinstance(scene, TableScene) or scene.timeline.busy:
            continue
        if isinstance(scene.session.prompt, Ask | Thinking):
            words = scene.asked_words()
            assert words
            assert scene.names[scene.session.prompt.seat] in words.lead
            assert words.sentence or isinstance(scene.session.prompt, Thinking)  # whoever watches is told no duty


# -- the end -----------------------------------------------------------------------------------------------------------


@pytest.mark.thorough
@pytest.mark.parametrize("walker", [MouseWalker, KeyboardWalker], ids=["mouse", "keyboard"])
def test_from_the_table_to_the_results_and_again(walker: type[Walker], tmp_path: Path) -> None:
    stage = open_table(tmp_path, 8, 1, (1280, 720), wishes={"mode": "quick"})
    person = walker(stage)
    person.play()
    assert isinstance(stage.top, ResultsScene)
    first = stage.top.result.setup
    press(stage, "r")
    again = stage.top
    assert isinstance(again, TableScene)
    assert again.session.setup.seed != first.seed
    assert (again.session.setup.options, again.session.setup.names) == (first.options, first.names)
    for _ in range(40):
        person.step()
    assert stage.scenes[0].name == "title"


# -- words -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "wishes", "asked"),
    [(4, {}, "act"), (2, {}, "act"), (8, {}, "act"), (4, SKY, "act"), (4, {}, "answer")],
)
def test_every_word_goes_through_the_catalogue(seats: int, wishes: dict[str, Any], asked: str, tmp_path: Path) -> None:
    """In the language of tests every sentence stands in brackets: what is left are names, numbers and the game."""
    stage, scene = opened(tmp_path, language="xx", seats=seats, wishes=wishes, asked=asked)
    click(stage, spots(scene, "hand")[0])
    marks: list[Mark] = []
    plain = stage.canvas()
    canvas = Letters(plain.scale, (plain.width, plain.height), plain.cache, plain.style, marks)
    scene.draw(canvas)
    scene.ui.draw(canvas, 0)
    own = {*scene.names, scene.session.game.title, "Esc"}
    found = {text for text in outside_brackets(marks) if any(letter.isalpha() for letter in text) and len(text) > 1}
    assert found - own == set()


def outside_brackets(marks: list[Mark]) -> Iterator[str]:
    """Texts that are no part of a sentence in brackets; a sentence may be broken into lines, or cut."""
    depth = 0
    for mark in marks:
        if not depth and "[" not in mark.text:
            yield mark.text
        depth = 0 if mark.text.endswith("…") else max(0, depth + mark.text.count("[") - mark.text.count("]"))


def test_whoever_points_at_the_head_of_a_kingdom_is_told_what_its_powers_do(tmp_path: Path) -> None:
    for seats, wishes in ((4, SKY), (2, {"constellations": True, "powers": 2}), (4, {})):
        stage, scene = opened(tmp_path / str(seats + len(wishes)), seats=seats, wishes=wishes)
        heads = [widget for widget in scene.ui.widgets if widget.id.startswith("head")]
        assert len(heads) == (seats if wishes else 0)
        for head in heads:
            assert ": " in head.tip
            assert scene.ui.at(head.box.x + 20, head.box.y + 20) is head
        if heads:
            point(stage, heads[-1].box._replace(w=40, h=40))
            stage.update(1)
            assert heads[-1].tip.split(":")[0] in " ".join(texts(stage))


# -- toasts ------------------------------------------------------------------------------------------------------------


def test_a_toast_comes_into_the_slot_of_the_bar_and_the_next_waits(tmp_path: Path) -> None:
    stage, scene = opened(tmp_path)
    stage.toast("One.")
    stage.toast("Two.")
    (told,) = laid(stage)
    assert (told.toast.text, told.more) == ("One.", 1)
    slot = scene.table.bar.slot
    assert slot.x <= told.box.x
    assert told.box.right <= slot.right
    assert not any(told.box.meets(widget.seen()) for widget in scene.ui.widgets)
    click_at(stage, told.box.cx, told.box.cy)
    assert [toast.text for toast in stage.toasts] == ["Two."]


def test_a_toast_goes_with_its_screen(tmp_path: Path) -> None:
    stage, scene = opened(tmp_path)
    stage.toast("Here.")
    stage.update(0.1)
    scene.menu()
    stage.update(0.1)
    assert stage.toasts  # the table can still be seen
    stage.home()
    stage.update(0.1)
    assert not stage.toasts


def test_what_is_said_on_the_way_to_another_screen_is_read_there(tmp_path: Path) -> None:
    stage, scene = opened(tmp_path)
    stage.toast("Saved.")
    scene.open_settings()
    stage.update(0.1)
    assert [toast.text for toast in stage.toasts] == ["Saved."]
