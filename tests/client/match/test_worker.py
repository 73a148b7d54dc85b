"""Computers that think in a process beside the window: the same answers, nothing left behind."""

import io
import pickle
import sys
import threading
from collections.abc import Iterator
from time import sleep

import pytest

from client.match.session import STOP, Session
from client.match.thinking import PATIENCE, Answer, Desk, InPlace
from client.match.worker import Worker, own_command, serve
from engines import GAMES
from engines.core.errors import Fault
from engines.core.journal import Journal
from engines.core.match import Match
from engines.core.opponents import line_up
from engines.core.record import read_record
from engines.core.types import Option
from tests.rounds import first

from .heist import Heist
from .tables import DONE, instant, let_think, seated, setup_of, sit_down


@pytest.fixture
def worker() -> Iterator[Worker]:
    made = Worker()
    yield made
    made.stop()


def answer(session: Session) -> None:
    """One answer of a computer."""
    done = len(session._taken)
    while len(session._taken) == done:
        session.tick(0.0)
        sleep(0)


def played(game_id: str, thinker: object, actions: int) -> list[Option | None]:
    game = GAMES[game_id]
    seats = min(count for mode in game.modes for count in mode.seats)
    setup = setup_of(game, seats)
    session = Session.begin(game, setup, seated("b" * seats, game), instant())
    session.think_by(thinker)  # type: ignore[arg-type]
    for _ in range(actions):
        answer(session)
    session.close()
    return [action.option for action in session._taken]


@pytest.mark.parametrize("game", first(2, GAMES))
def test_a_process_answers_what_a_thread_answers(game: str, worker: Worker) -> None:
    there, here = played(game, worker, 6), played(game, InPlace(), 6)
    assert there == here
    assert not worker.fails
    assert worker._process is not None


def test_stopping_ends_the_process_at_once_and_the_next_question_starts_another(worker: Worker) -> None:
    session = sit_down("bb", GAMES["knights_and_ninjas"])
    session.think_by(worker)
    answer(session)
    first = worker._process
    assert first is not None
    worker.stop()
    assert first.poll() is not None
    answer(session)
    assert worker._process is not first
    assert not worker.fails


@pytest.mark.parametrize("command", [["/nowhere/at/all"], [sys.executable, "-c", ""]])
def test_where_no_process_can_be_had_a_thread_thinks(command: list[str]) -> None:
    worker = Worker(command)
    session = sit_down("bb", GAMES["knights_and_ninjas"])
    session.think_by(worker)
    answer(session)
    answer(session)
    assert worker.fails
    assert worker._process is None
    assert len(session._taken) == 3


def test_the_process_is_this_program_and_nothing_else() -> None:
    assert own_command() == [sys.executable, "-m", "client", "think"]


def test_a_window_that_is_gone_ends_the_process(worker: Worker) -> None:
    worker.start()
    process = worker._process
    assert process is not None
    assert process.stdin is not None
    process.stdin.close()
    assert process.wait(60) == 0


def test_what_goes_wrong_in_the_process_is_told_by_the_window() -> None:
    sink = io.BytesIO()
    serve(io.BytesIO(pickle.dumps("no letter")), sink)
    assert "AttributeError" in pickle.loads(sink.getvalue())


class Failing:
    """A thinker whose bots fail."""

    def start(self) -> None: ...

    def think(self, errand: object, given_up: threading.Event) -> Answer:
        raise RuntimeError("KeyError('x')")

    def stop(self) -> None: ...


def test_a_bot_that_fails_elsewhere_stops_loudly_here() -> None:
    session = sit_down("bb", GAMES["knights_and_ninjas"])
    session.think_by(Failing())
    with pytest.raises(Fault, match=r"The bot at seat \d failed"):
        let_think(session)


# -- the safety stop ---------------------------------------------------------------------------------------------------


class Ponderous(Heist):
    """A Heist whose computer thinks until it is told to come to an end."""

    def __init__(self) -> None:
        self.opponents = line_up({"ponderer": lambda: self})

    def choose(self, view, decision, deadline, rng):
        while not deadline.passed:
            pass
        return decision.options[-1]


def test_when_the_clock_decides_the_record_says_so(tmp_path, monkeypatch) -> None:
    monkeypatch.setattr("client.match.thinking.PATIENCE", 0.01)
    game = Ponderous()
    path = tmp_path / "a.crown"
    session = sit_down("hb", game, journal=Journal.create(path, game, setup_of(game, 2)))
    session.choose(DONE)
    let_think(session)
    record = read_record(path, {game.id: game})
    assert [note.fields for _, note in record.entries.noted(STOP)] == [{"seat": 1, "why": "time"}]
    again = Session.resume(game, record, instant(), session.seats)
    assert again.in_words() == session.in_words()


def test_who_is_not_hurried_leaves_no_note(tmp_path) -> None:
    game = GAMES["knights_and_ninjas"]
    path = tmp_path / "a.crown"
    session = sit_down("bb", game, journal=Journal.create(path, game, setup_of(game, 2)))
    for _ in range(5):
        answer(session)
    assert read_record(path, {game.id: game}).entries.noted(STOP) == []
    assert PATIENCE > 1


def test_an_adviser_sits_apart_from_those_who_play() -> None:
    """A hint for a seat that a computer took over before must not borrow what that one planned."""
    session = sit_down("hb", GAMES["knights_and_ninjas"])
    match: Match = session.match
    desk = Desk(match.game, match.setup, InPlace())
    assert match.decision is not None
    view = match.view(match.decision.seat)
    plays = desk.ask("normal", view, match.decision, session._taken)
    advises = desk.judge(view, match.decision, session._taken)
    assert plays._errand.key != advises._errand.key
    assert advises.answer().judgement is not None
    assert plays.answer().judgement is None
