"""What computers remember: all that their seat may know, in order, whenever they sat down."""

from pathlib import Path
from time import sleep

import pytest

from client.match.prompts import Ask, Thinking
from client.match.seats import Seat
from client.match.session import Session
from engines import GAMES
from engines.commands.playing import Bots
from engines.core.journal import Journal
from engines.core.match import Match
from engines.core.record import read_record
from engines.core.types import Event
from tests.growing import GROWN

from .remembering import Remembering
from .tables import MARK, instant, let_think, setup_of, sit_down

HALF = 12
"""Answers before the game is left, and as many after it."""


def known(session: Session, seat: int) -> list[Event]:
    """All that happened, as this seat may know it."""
    return [event.seen_by(seat) for action in session._taken for event in action.events]


def play(session: Session, rounds: int = 4) -> None:
    for _ in range(rounds):
        assert isinstance(session.prompt, Ask)
        session.choose(session.prompt.decision.options[-1])
        let_think(session)


def own_turn(session: Session) -> None:
    """Until the person is asked what to do, not whether to stop somebody."""
    while isinstance(session.prompt, Ask) and MARK not in session.prompt.decision.options:
        play(session, 1)


def test_a_computer_hears_all_that_its_seat_may_know_and_each_fact_once() -> None:
    game = Remembering()
    session = sit_down("hb", game, rounds=30)
    play(session)
    (bot,) = game.made
    assert bot.calls > 1
    assert bot.heard == known(session, 1)[: len(bot.heard)]
    assert any(event.secret for event in bot.heard)
    assert not any(event.secret for event in bot.heard if event.kind == "dealt" and event.audience == 1)
    assert len(bot.heard) > 5


def test_a_resumed_game_meets_a_computer_that_remembers_the_same(tmp_path: Path) -> None:
    game = Remembering()
    path = tmp_path / "a.crown"
    setup = setup_of(game, 2, rounds=30)
    session = sit_down("hb", game, journal=Journal.create(path, game, setup), rounds=30)
    play(session, 2)
    session.close()
    again = Session.resume(game, read_record(path, {game.id: game}), instant(), session.seats)
    play(again, 1)
    play(session, 1)
    first, second = game.made
    assert first.heard == second.heard
    assert second.calls == 1
    assert again.in_words() == session.in_words()


def test_after_undo_a_computer_knows_only_what_stands() -> None:
    game = Remembering()
    session = sit_down("hb", game, rounds=30)
    play(session, 2)
    own_turn(session)
    session.choose(MARK)
    session.undo()
    play(session, 1)
    assert len(game.made) == 2
    assert game.made[1].heard == known(session, 1)[: len(game.made[1].heard)]
    straight = Remembering()
    other = sit_down("hb", straight, rounds=30)
    play(other, 2)
    own_turn(other)
    play(other, 1)
    assert straight.made[0].heard == game.made[1].heard
    assert other.in_words() == session.in_words()


def test_a_computer_that_takes_over_a_seat_hears_what_its_person_knew() -> None:
    game = Remembering()
    session = sit_down("hb", game, rounds=30)
    play(session, 2)
    session.hand_to(0, "rememberer")
    before = known(session, 0)
    session.tick(100.0, held=True)
    assert session._thought is not None
    session._thought.answer()
    taken_over = game.made[-1]
    assert taken_over.heard == before
    assert any(event.secret for event in taken_over.heard)


def test_computers_of_a_simulation_hear_it_too() -> None:
    game = Remembering()
    setup = setup_of(game, 2, rounds=30)
    match, bots = Match(game, setup), Bots(game, {0: "rememberer", 1: "rememberer"}, setup.seed)
    assert bots.listens
    told = list(match.opening)
    bots.hear(match.opening)
    while match.decision:
        events = match.submit(bots.choose(match.decision, match.view))
        bots.hear(events)
        told += events
    for seat, bot in enumerate(game.made):
        assert bot.heard == [event.seen_by(seat) for event in told][: len(bot.heard)]
    bots.hear_again(told[:5])
    assert len(game.made) == 4


@pytest.mark.parametrize("level", ["easy", "normal", pytest.param("hard", marks=pytest.mark.thorough)])
@pytest.mark.parametrize("game_id", GROWN)
def test_a_resumed_game_goes_on_as_if_nobody_had_left(game_id: str, level: str, tmp_path: Path) -> None:
    """Whatever a computer planned or kept in mind, its record makes it anew."""
    game, path = GAMES[game_id], tmp_path / "a.crown"
    seats = min(count for mode in game.modes for count in mode.seats)
    setup = setup_of(game, seats)
    players = [f"{level}:{game.opponents.characters[seat % 4].id}" for seat in range(seats)]
    sitting = tuple(map(Seat, setup.names, players, range(seats)))
    session = Session.begin(game, setup, sitting, instant(), Journal.create(path, game, setup))
    answers(session, HALF)
    lines = path.read_bytes()
    answers(session, HALF)
    straight = session.in_words()
    session.close()
    path.write_bytes(lines)
    again = Session.resume(game, read_record(path, GAMES), instant(), sitting)
    answers(again, HALF)
    assert again.in_words() == straight


def answers(session: Session, count: int) -> None:
    """So many answers of computers, or all that are left."""
    until = len(session._taken) + count
    while len(session._taken) < until and isinstance(session.prompt, Thinking):
        if not session.tick(0.0):
            sleep(0)
