from dataclasses import dataclass, field

import pytest

from engines.core.agenda import Agenda
from engines.core.types import Decision, Option, Shape, Story


@dataclass
class State:
    agenda: list
    done: list = field(default_factory=list)


def ask(state, frame):
    return Decision(frame[1], "ask", Shape.CONFIRM, (Option("yes"), Option("no"), Option("why", (4,))))


def note(state, tell, frame):
    state.done.append(frame)
    if tell is not None:
        tell("noted", *frame[1:])


def double(state, tell, frame):
    state.done.append(frame)
    state.agenda += [("note", 2), ("note", 1)]


def answered(state, tell, frame, args):
    state.done.append(("answered", frame))
    if tell is not None:
        tell("answered", frame[1])


def ask_back(state, tell, frame, args):
    (number,) = args
    state.agenda += [frame, ("ask", number)]


AGENDA = Agenda(
    ask={"ask": ask},
    work={"note": note, "double": double},
    do={"yes": answered, "no": answered, "why": ask_back},
)


def test_nothing_left_to_do_is_no_decision():
    assert AGENDA.decision(State([])) is None


def test_the_frame_on_top_asks_and_stays():
    state = State([("ask", 0), ("ask", 1)])
    assert AGENDA.decision(state).seat == 1
    assert state == State([("ask", 0), ("ask", 1)])


def test_work_is_done_up_to_the_next_question():
    state, story = State([("note", 9), ("ask", 0), ("note", 8)]), Story()
    AGENDA.run(state, story)
    assert state == State([("note", 9), ("ask", 0)], [("note", 8)])
    assert [event.args for event in story] == [(8,)]


def test_work_may_push_more_work_and_the_last_pushed_comes_first():
    state = State([("double",)])
    AGENDA.run(state, None)
    assert state == State([], [("double",), ("note", 1), ("note", 2)])


def test_an_answer_takes_its_frame_away_and_the_work_below_goes_on():
    state, story = State([("note", 5), ("ask", 3)]), Story()
    AGENDA.apply(state, Option("yes"), story)
    assert state == State([], [("answered", ("ask", 3)), ("note", 5)])
    assert [event.kind for event in story] == ["answered", "noted"]


def test_an_answer_may_open_a_question_inside_the_question():
    state = State([("ask", 0)])
    AGENDA.apply(state, Option("why", (4,)))
    assert AGENDA.decision(state).seat == 4
    AGENDA.apply(state, Option("no"))
    assert AGENDA.decision(state).seat == 0


def test_an_unknown_frame_or_verb_stops_loudly():
    with pytest.raises(KeyError):
        AGENDA.decision(State([("ghost",)]))
    with pytest.raises(KeyError):
        AGENDA.apply(State([("ask", 0)]), Option("fly"))
