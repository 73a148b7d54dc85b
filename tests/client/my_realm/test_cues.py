"""What moves, and how it ends: a cue for every kind of fact, words that fit, the last page."""

from functools import partial
from pathlib import Path
from typing import Any

import pytest

from client.games.my_realm.cues import CUES, LAST, cues_for
from client.games.my_realm.end_page import claimed_numbers, last_numbers
from client.games.my_realm.interludes import draw_death, draw_rise
from client.games.my_realm.words.buttons import BUTTONS
from client.games.my_realm.words.captions import (
    die_line,
    looks_words,
    loss_words,
    phase_line,
    reason_words,
    veil_words,
)
from client.match.chronicle import Moment
from client.scenes.table.scene import TableScene
from client.stage import Stage
from client.widgets.base import nothing
from engines.core.chronicle import ActionTaken, seen_by
from engines.core.match import Match
from engines.core.types import HIDDEN, Event, Option
from engines.my_realm.decisions import KINDS, REBEL, VERBS
from engines.my_realm.events import ENDING_IDS, EVENTS
from engines.my_realm.game import GAME
from engines.my_realm.matters import KING, PRINCESS
from engines.my_realm.reasons import key_shut
from engines.my_realm.state import DYING, REIGN, TEACHING, State, Year

from ..scene_kit import Blind
from ..shell_kit import Letters, text_faults
from .kit import asked, at_table, her_table, played

SIZES = ((1024, 640), (1280, 720), (1920, 1080))


def letters(stage: Stage, marks: list[Any]) -> Letters:
    plain = stage.canvas()
    return Letters(plain.scale, (plain.width, plain.height), plain.cache, plain.style, marks)


def test_every_kind_of_event_has_a_cue() -> None:
    assert set(CUES) == set(EVENTS)


FACTS: dict[str, tuple[Any, ...]] = {
    "key_drawn": (),
    "phase_began": (3,),
    "shuffled": (27,),
    "year_began": (1, 1, 0),
    "duplicate": (4,),
    "dealt": ((0, 4, 8),),
    "asked": (1, (0, 1, 2)),
    "spoke": (5, (0, 1, 2), 1),
    "hinted": (5, (0, 1, 2), 2),
    "fell_silent": (),
    "looked": (2,),
    "deflected": (),
    "contradicted": (13, (8,), 2),
    "sealed": ((0, 1, 2), (3, 5, 9)),
    "judged": (2, 1, 3),
    "judged_sternly": (3,),
    "why": (),
    "reckoned": (1, 2),
    "death_rolled": (2, 3),
    "king_died": (),
    "rebelled": ((0, 1, 2, 3, 4, 5), (1, 2, 3, 4, 5, 6)),
    "key_shown": (tuple(range(9)),),
    "ended": (3,),
}


@pytest.mark.parametrize("reduced", [False, True])
@pytest.mark.parametrize("kind", FACTS)
def test_every_cue_can_be_painted_and_its_words_fit(kind: str, reduced: bool, tmp_path: Path) -> None:
    stage, scene = her_table(tmp_path, asked("decide", year=2))
    stage.cache = Blind()
    stage.change(reduced_motion=reduced)
    events = [Event(name, FACTS[name], (), 0) for name in ("sealed", "death_rolled") if name != kind]
    view = scene.view
    moment = Moment(PRINCESS, None, (*events, Event(kind, FACTS[kind], (), 0)), view, view)
    for size in SIZES:
        stage.resize(size)
        scene.ready()
        for cue in cues_for(scene.table, moment, nothing):  # type: ignore[arg-type]
            if cue.paint:
                for time in (0.0, 0.3, 0.7, 2.0, 9.0):
                    marks: list[Any] = []
                    cue.paint(letters(stage, marks), time)
                    assert text_faults(marks, stage.width, stage.height) == [], (size, time)


def test_the_picture_turns_once_in_every_moment_of_a_game(tmp_path: Path) -> None:
    _, scene = at_table(tmp_path, played(asked("decide")))
    turns: list[int] = []
    whole, _ = played(lambda state, kind: False)
    match = Match(GAME, whole.setup)
    for move in whole.moves:
        before = match.view(PRINCESS)
        events = match.submit(move.option)
        moment = Moment(None, None, seen_by(events, PRINCESS), before, match.view(PRINCESS))
        for cue in cues_for(scene.table, moment, partial(turns.append, 1)):  # type: ignore[arg-type]
            cue.after()
        assert turns == [1]
        turns.clear()


@pytest.mark.parametrize(("loss", "wish", "waiting"), [(1, True, True), (0, True, False), (1, False, False)])
def test_a_token_that_is_lost_waits_until_it_was_seen(loss: int, wish: bool, waiting: bool, tmp_path: Path) -> None:
    stage, scene = her_table(tmp_path, asked("decide", year=2))
    stage.change(losses_wait=wish)
    events = (Event("sealed", FACTS["sealed"]), Event("judged", (loss, 0, loss)))
    moment = Moment(PRINCESS, None, events, scene.view, scene.view)
    told = [cue for cue in cues_for(scene.table, moment, nothing) if cue.interlude]  # type: ignore[arg-type]
    assert [cue.waits for cue in told] == [False, waiting]
    assert "judged" in told[-1].interlude.words.lead


def test_the_question_is_gone_when_the_king_dies(tmp_path: Path) -> None:
    """It was answered: the prompt speaks of what is seen."""
    _, scene = her_table(tmp_path, asked("decide", year=2))
    events = (Event("death_rolled", FACTS["death_rolled"]), Event("king_died", FACTS["king_died"]))
    moment = Moment(PRINCESS, None, events, scene.view, scene.view)
    (died,) = [cue for cue in cues_for(scene.table, moment, nothing) if cue.interlude]  # type: ignore[arg-type]
    assert died.interlude.words.lead == "The King is dead"


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text", [80, 100, 150])
def test_death_and_rise_fit_every_window(size: tuple[int, int], text: int, tmp_path: Path) -> None:
    stage, scene = at_table(tmp_path, played(asked("decide")), size=size, text_size=text)
    stage.cache = Blind()
    for draw in (
        lambda canvas: draw_death(canvas, scene.table, 3, 6, 9.0),  # type: ignore[arg-type]
        lambda canvas: draw_rise(canvas, scene.table, scene.view.state, 9.0),  # type: ignore[arg-type]
    ):
        marks: list[Any] = []
        draw(letters(stage, marks))
        assert text_faults(marks, stage.width, stage.height) == []


# -- the end -----------------------------------------------------------------------------------------------------------


def ended(folder: Path, ending: int, **settings: Any) -> tuple[Stage, TableScene]:
    match, taken = played(lambda state, kind: False)
    match.state.ending = ending
    taken.append(ActionTaken(PRINCESS, REBEL, (Event("rebelled", FACTS["rebelled"]),)))
    stage, scene = at_table(folder, (match, taken), **settings)
    while stage.top is not scene:
        stage.pop()
    scene.ready()
    return stage, scene


@pytest.mark.parametrize("ending", range(len(ENDING_IDS)), ids=ENDING_IDS)
def test_every_ending_has_its_page_and_fits_every_window(ending: int, tmp_path: Path) -> None:
    stage, scene = ended(tmp_path, ending)
    stage.cache = Blind()
    assert scene.table.page is scene.table.end_page
    for size in SIZES:
        for text in (80, 100, 150):
            stage.change(text_size=text)
            stage.resize(size)
            scene.ready()
            marks: list[Any] = []
            canvas = letters(stage, marks)
            scene.draw(canvas)
            scene.ui.draw(canvas, 0)
            assert text_faults(marks, stage.width, stage.height) == [], (size, text)
            told = {mark.text for mark in marks}
            assert GAME.text.ending(ending).name in told


def test_the_last_page_waits_and_then_leads_to_the_results(tmp_path: Path) -> None:
    stage, scene = ended(tmp_path, 3, animation_speed=1.0)
    view = scene.view
    moment = Moment(None, None, (Event("ended", (3,), (), 0),), view, view)
    for cue in cues_for(scene.table, moment, nothing):  # type: ignore[arg-type]
        scene.timeline.add(cue)
    scene.changed()
    stage.update(LAST / 2)
    scene.ready()
    assert stage.top is scene
    button = scene.ui.get("next")
    assert button is not None
    button.use()
    stage.update(0.05)
    stage.update(0.05)
    assert stage.top.name == "results"


def test_her_last_number_for_each_matter_is_shown() -> None:
    match, _ = played(lambda state, kind: False)
    state = match.state
    hers = last_numbers(state)
    year = state.years[-1]
    assert tuple(hers[matter].number for matter in year.matters) == year.numbers
    assert [hers[matter].good for matter in year.matters] == [
        abs(number - state.key[matter]) <= 1 for matter, number in zip(year.matters, year.numbers, strict=True)
    ]


def test_a_number_from_the_kings_years_is_no_fault_on_the_last_page() -> None:
    match, _ = played(asked("decide", year=2))
    assert {given.good for given in last_numbers(match.state).values()} == {None}


def test_the_last_page_shows_which_of_the_six_was_wrong() -> None:
    """9.8: not before it."""
    match, _ = played(asked("rebellion"))
    order = match.state.key
    match.submit(REBEL)
    named = (*range(4), 5, 4)  # the last two change places
    for matter, value in zip(range(6), [order[matter] for matter in named], strict=True):
        match.submit(Option("claim", (matter,)))
        match.submit(Option("value", (value,)))
    events = match.submit(Option("proclaim"))
    claimed = claimed_numbers(match.state, events)
    assert [claimed[matter].good for matter in range(6)] == [True] * 4 + [False] * 2


# -- words -------------------------------------------------------------------------------------------------------------


def test_every_verb_without_a_thing_has_its_button() -> None:
    things = {"claim", "value", "inquire", "concerning", "form", "about", "place", "back"}
    assert set(BUTTONS) == set(VERBS) - things


def test_buttons_that_come_together_have_keys_of_their_own() -> None:
    for together in (("draw", "rebel"), ("relent", "proclaim"), ("ready", "listen"), ("silence", "word"),
                     ("deflect", "answer")):  # fmt: skip
        keys = [BUTTONS[verb].key for verb in together]
        assert len(set(keys)) == len(keys)
        assert all(keys)


@pytest.mark.parametrize("kind", KINDS)
def test_whoever_waits_reads_nothing_of_the_answer(kind: str) -> None:
    match, _ = played(asked(kind), answers=None, mode="crown", budget=2) if kind != "answer" else played(asked("speak"))
    decision = match.decision
    assert decision is not None
    other = KING if decision.seat == PRINCESS else PRINCESS
    one = GAME.text.prompt(decision._replace(kind=kind), match.view(other), ("Larissa", "Tomas"))
    two = GAME.text.prompt(decision._replace(kind=kind, options=()), match.view(other), ("Larissa", "Tomas"))
    assert one == two
    assert one.lead
    assert one.sentence


def test_small_sentences() -> None:
    year = Year(TEACHING, (0, 3, 6), (1, 2, 3), 2, 1, 3, 0)
    assert (loss_words(year), reason_words(year)) == ("3 tokens lost", "order wrong, two exact")
    hidden = year._replace(tally=HIDDEN, disorder=HIDDEN)
    assert reason_words(hidden) == "he keeps the reason to himself"
    queens = Year(REIGN, (0, 3, 6), (1, 2, 3), 1, 0, 1, 2)
    assert (loss_words(queens), reason_words(queens)) == ("2 points, 1 lost", "order right, one far off")
    assert veil_words(4, True) == "True. Leaves four places open: the veil holds."
    assert looks_words(1) == "The King has looked at the secret order once this year."


def test_phases_and_the_die_in_words() -> None:
    state: State = played(asked("decide"))[0].state
    assert phase_line(state, TEACHING) == "year 1 of 3"
    assert phase_line(state, DYING) == "until the die takes him"
    assert die_line(state) == "counts the years"
    assert key_shut(state) == "Not while she judges."
    state.phase, state.year = DYING, 4
    assert die_line(state) == "he dies on 4 or less"
