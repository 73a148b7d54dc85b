"""Lesson files: what each must keep to, and how one is read and made."""

import json
from pathlib import Path

import pytest

from client.__main__ import main
from client.match.lesson_session import LessonSession
from client.match.lessons import BadLesson, Lesson, check, read_lesson, words_of
from client.match.people import LessonPlace, People
from client.match.prompts import Ask, Over, Thinking
from client.settings import Settings
from engines import GAMES
from engines.__main__ import main as engines_main
from engines.core.language.writing import MONTH_NAMES
from engines.core.rng import Rng
from engines.core.types import Option

from .lesson_kit import LESSONS, every_lesson, noted

MOST_WORDS = 25
BY_NOTE = 3
AT_ONCE = Settings(animation_speed=0.0)


def words_in(text: str) -> int:
    return len(text.replace("*", "").split())


def test_every_game_teaches() -> None:
    assert {lesson.game.id for lesson in LESSONS} <= set(GAMES)
    assert LESSONS


@every_lesson(plain=True)
def test_the_path_replays_by_todays_rules_and_ends_in_a_win(lesson: Lesson) -> None:
    check(lesson)


@every_lesson(plain=True)
def test_notes_are_short_and_complete(lesson: Lesson) -> None:
    for step in lesson.steps:
        assert words_in(f"{step.do} {step.why}") <= MOST_WORDS, step.do
        assert not step.why or step.do
        assert not step.answer or step.do, "whoever is asked is told what to do"
        assert step.answer or not (step.also or step.otherwise)
        assert len(step.point) + len(step.show) <= 4
    assert all(text and "…" not in text for text in words_of(lesson))
    assert all((lesson.name, lesson.title, lesson.about, lesson.learned))
    assert len(lesson.name.split()) <= 2
    assert lesson.name not in MONTH_NAMES, "one text, one translation: in German it would be called März"


@every_lesson(plain=True)
def test_the_learner_does_the_first_thing_by_the_third_note(lesson: Lesson) -> None:
    first = [number for number in noted(lesson)[:BY_NOTE] if lesson.steps[number].answer]
    assert first, "too much is read before anything is done"


@every_lesson(plain=True)
def test_what_is_as_good_leads_on(lesson: Lesson) -> None:
    for number, step in enumerate(lesson.steps):
        for option in step.also:
            session = arrived(lesson, number)
            session.choose(option)
            while session._coming:
                assert session._coming[0].option in session.match.decision.options
                session.tick(0.0)


def test_what_a_won_battle_was_about_is_still_there() -> None:
    """The last note says that the mine is the learner's: no damage roll may take it away."""
    lesson = next(lesson for lesson in LESSONS if lesson.id == "kings_and_things/4_fight")
    state = lesson.at(len(lesson.steps))[0].state
    hex_ = 0
    assert state.owner[hex_] == lesson.learner
    assert state.income[hex_] == lesson.at(0)[0].state.income[hex_] >= 0


def arrived(lesson: Lesson, step: int, given: int = 0) -> LessonSession:
    """The lesson at a note, with so many of the answers that it waits for given."""
    session = LessonSession(lesson, step, AT_ONCE, "Ada")
    while session.current is None:
        assert session.tick(0.0)
    for option in lesson.steps[step].answer[:given]:
        session.choose(option)
    return session


@every_lesson(plain=True)
def test_the_learner_is_asked_even_where_one_answer_is_all(lesson: Lesson) -> None:
    """What would answer itself in a game is done by the learner, and the prompt asks for it."""
    for number, step in enumerate(lesson.steps):
        if step.answer:
            assert arrived(lesson, number).given is None


@every_lesson()
def test_every_legal_answer_at_every_stop_leads_on(lesson: Lesson) -> None:
    """Leaving the path there, or between two answers to one note, is never a dead end: the game goes on for three
    actions more, or is over. None is left out."""
    for number, step in enumerate(lesson.steps):
        for given in range(len(step.answer)):
            stop = arrived(lesson, number, given)
            assert isinstance(stop.prompt, Ask)
            for option in stop.prompt.decision.options:
                if not stop.is_expected(option):
                    leads_on(arrived(lesson, number, given), option)


def leads_on(session: LessonSession, option: Option) -> None:
    session.choose(option)
    aside = option.verb in session.game.asides
    assert session.on_path == aside
    for turn in range(3):
        if isinstance(session.prompt, Over):
            break
        decision = session.match.decision
        assert decision is not None
        assert decision.options
        assert isinstance(session.prompt, Ask | Thinking)
        session._act(Rng(turn).pick(decision.options))


@every_lesson(plain=True)
def test_whoever_comes_back_finds_the_same_note(lesson: Lesson) -> None:
    """Quit and resume at each step: the position is the same as for whoever played on."""
    through = LessonSession(lesson, 0, AT_ONCE, "Ada")
    while not through.finished:
        if through.current is None:
            assert through.tick(0.0)
            continue
        again = arrived(lesson, through.step)
        assert again.current == through.current
        assert lesson.game.dump(again.match.state) == lesson.game.dump(through.match.state)
        assert type(again.prompt) is type(through.prompt)
        if through.awaited is None:
            through.go_on()
        else:
            through.choose(*through.current.answer)


def test_undo_and_records_know_nothing_of_a_lesson() -> None:
    session = arrived(LESSONS[0], 0)
    assert session.match.journal is None


# -- files -------------------------------------------------------------------------------------------------------------

LESSON = """
game = "knights_and_ninjas"
name = "Try"
title = "A try"
about = "One pass"
learned = "Nothing."
mode = "standard"
seed = 1
names = ["Ann", "Bo", "Cy"]
win = ["passed"]
options = { firstPlayer = "1" }

[[step]]
do = "Pass."
answer = ["pass", ["peasant"]]
"""


@pytest.mark.parametrize(
    ("spoilt", "by", "why"),
    [
        ('game = "knights_and_ninjas"', 'game = "chess"', "no game 'chess'"),
        ('name = "Try"', 'nick = "Try"', "no 'nick'"),
        ("seed = 1", "", "'seed' is missing"),
        ('answer = ["pass"', 'answer = ["fly"', "step 1: there is no verb 'fly'"),
        ("[[step]]", "[[step", "cannot be read"),
        ('do = "Pass."', 'say = "Pass."', "step 1: a step has no 'say'"),
    ],
)
def test_a_lesson_that_is_none_is_refused_in_a_sentence(tmp_path: Path, spoilt: str, by: str, why: str) -> None:
    path = tmp_path / "1_try.toml"
    path.write_text(LESSON.replace(spoilt, by), encoding="utf-8")
    with pytest.raises(BadLesson) as error:
        read_lesson(path, GAMES)
    assert why in str(error.value)
    assert str(error.value).endswith(".")


def test_what_is_not_offered_is_named_with_what_is(tmp_path: Path) -> None:
    path = tmp_path / "1_try.toml"
    path.write_text(LESSON.replace('"peasant"', '"queen"'), encoding="utf-8")
    with pytest.raises(BadLesson) as error:
        check(read_lesson(path, GAMES))
    assert "Step 1" in str(error.value)
    assert "pass queen is not offered; seat 0 may" in str(error.value)


def test_a_saved_game_becomes_a_lesson(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The skeleton replays to the same position, from the first action on as well as from a later one."""
    game, draft = tmp_path / "game.crown", tmp_path / "draft.toml"
    assert engines_main(["record", "knights_and_ninjas", "--seed", "3", "--seats", "3", "-o", str(game)]) == 0
    for first in (0, 9):
        assert main(["lesson", str(game), "-o", str(draft), "--seat", "1", "--from", str(first)]) == 0
        text = draft.read_text(encoding="utf-8")
        lesson = read_lesson(draft, GAMES)
        assert bool(lesson.position) == bool(first)
        match, _ = lesson.at(len(lesson.steps))
        assert match.outcome is not None
        winner = match.outcome.winners[0]
        draft.write_text(text.replace("learner = 0", f"learner = {winner}"), encoding="utf-8")
        draft.unlink()
    assert main(["lesson", str(game), "-o", str(game)]) == 2
    assert main(["lesson", str(tmp_path / "none.toml")]) == 2
    assert "cannot be read" in capsys.readouterr().err


# -- people ------------------------------------------------------------------------------------------------------------


def test_progress_is_kept_by_name_whatever_the_case(tmp_path: Path) -> None:
    people = People(tmp_path / "people.json")
    people.keep_place("Larissa", "a/1", LessonPlace(3))
    people.keep_place("LARISSA ", "a/2", LessonPlace(0, True))
    again = People(tmp_path / "people.json")
    assert again.now == "Larissa"
    assert again.place_in("larissa", "a/1") == LessonPlace(3)
    assert again.place_in("Larissa", "a/2").done
    assert again.place_in("Tomas", "a/1") == LessonPlace()


def test_what_was_done_stays_done_and_skipping_leaves_nothing(tmp_path: Path) -> None:
    people = People(tmp_path / "people.json")
    people.keep_place("Ann", "a/1", LessonPlace(0, True))
    people.keep_place("Ann", "a/1", LessonPlace(4))
    assert people.place_in("Ann", "a/1") == LessonPlace(4, True)
    people.drop_place("Ann", "a/1")
    assert people.place_in("Ann", "a/1") == LessonPlace(0, True)
    people.keep_place("Ann", "a/2", LessonPlace(4))
    people.drop_place("Ann", "a/2")
    assert "a/2" not in json.loads((tmp_path / "people.json").read_text(encoding="utf-8"))["ann"]["lessons"]


@pytest.mark.parametrize("damage", ["", "[]", "{", '{"ann": 3, "bo": {"name": "Bo"}}'])
def test_a_damaged_list_is_no_reason_not_to_play(tmp_path: Path, damage: str) -> None:
    path = tmp_path / "people.json"
    path.write_text(damage, encoding="utf-8")
    people = People(path)
    people.come("Cy", "some_game")
    assert People(path).has_played("cy", "some_game")
    assert not people.trouble
