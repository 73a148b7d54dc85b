"""Seats that change hands: a computer plays on, the person comes back, or has conceded; the record says it all."""

from pathlib import Path
from typing import Any

import pytest

from client.match.prompts import Ask, Cover, Over, Thinking
from client.match.saves import Library, Saved
from client.match.session import Session
from client.scenes.results.facts import result_of_record, result_of_session
from engines import GAMES
from engines.core.errors import NotOffered
from engines.core.game import Game
from engines.core.journal import Journal
from engines.core.record import read_record
from engines.core.seats import HUMAN
from tests.client.match.tables import GAME, instant, let_think, play_out, seated, setup_of, sit_down

BEFORE = 2
"""Prompts after which somebody has had enough: by chance alone some games end soon."""

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)


def written(game: Game[Any], folder: Path, players: str, **wishes: Any) -> Session:
    setup, seats = setup_of(game, len(players), **wishes), seated(players, game)
    table = {"players": [seat.player for seat in seats]}
    journal = Journal.create(folder / "2026-01-01 00-00-00 game.crown", game, setup, sync=False, table=table)
    return Session.begin(game, setup, seats, instant(), journal)


def again(session: Session) -> Session:
    assert session.match.journal is not None
    record = read_record(session.match.journal.path, {session.game.id: session.game})
    return Session.resume(session.game, record, instant(), keep=False)


def lines(session: Session) -> list[str]:
    return [entry.text for entry in session.chronicle()]


@every_game
def test_a_computer_plays_on_and_the_person_comes_back(game: Game[Any], tmp_path: Path) -> None:
    session = play_out(written(game, tmp_path, "hb"), steps=BEFORE)
    let_think(session)
    assert isinstance(session.prompt, Ask)
    computer = game.opponents.usual
    session.hand_to(0, computer)
    assert isinstance(session.prompt, Thinking)
    assert (session.people, session.left, session.speaker) == ((), (0,), None)
    assert session.seats[0].player == computer
    assert session.viewer == 0  # the person goes on looking at their own things
    acted = len(session.match.moves)
    for _ in range(2000):
        if len(session.match.moves) > acted + 2 or isinstance(session.prompt, Over):
            break
        session.tick(0.0)
    assert "A computer plays for Ada from here on." in lines(session)

    resumed = again(session)
    assert (resumed.seats[0].player, resumed.left, lines(resumed)) == (computer, (0,), lines(session))
    if not isinstance(session.prompt, Over):
        session.take_back(0)
        assert (session.people, session.left) == ((0,), ())
        assert lines(session)[-1] == "Ada plays again."
        assert again(session).seats[0].player == HUMAN
        assert isinstance(let_think(session).prompt, Ask | Over)


@every_game
def test_of_two_whoever_concedes_loses_at_once(game: Game[Any], tmp_path: Path) -> None:
    session = play_out(written(game, tmp_path, "hb"), steps=BEFORE)
    session.concede(0)
    assert isinstance(session.prompt, Over)
    winners = () if game.together else (1,)
    assert session.prompt.outcome.winners == winners
    assert lines(session)[-2:] == (["Ada concedes.", "Bea wins by that."] if winners else lines(session)[-2:])
    assert "Ada concedes." in lines(session)
    result = result_of_session(session)
    assert (result.outcome, result.players[0]) == (session.prompt.outcome, "Conceded")
    assert session.match.journal is not None
    record = read_record(session.match.journal.path, {game.id: game})
    assert result_of_record(game, record) == result._replace(minutes=None)
    library = Library(tmp_path, {game.id: game})
    assert library.newest() is None
    (saved,) = library.entries()
    assert isinstance(saved, Saved)
    assert saved.outcome == session.prompt.outcome
    assert isinstance(again(session).prompt, Over)


@pytest.mark.parametrize(
    "game", [GAMES[name] for name in ("cover_your_kingdom", "knights_and_ninjas")], ids=lambda game: game.id
)
def test_among_several_the_game_goes_on_without_them(game: Game[Any], tmp_path: Path) -> None:
    session = play_out(written(game, tmp_path, "hrrr"), steps=4)
    session.concede(0)
    assert (session.people, session.left) == ((), ())
    assert session.seats[0].player == game.opponents.levels[0].id
    over = play_out(session)
    assert isinstance(over.prompt, Over)
    assert 0 not in over.prompt.outcome.winners
    result = result_of_session(over)
    assert result.players[0] == "Conceded"
    assert result.ranks[0] == 4
    assert lines(again(session)) == lines(over)


def test_the_other_person_is_alone_at_the_screen_then() -> None:
    session = sit_down("hh")
    assert isinstance(session.prompt, Cover)
    assert session.speaker == session.prompt.seat
    leaves = session.prompt.seat
    session.hand_to(leaves, "random")
    let_think(session)
    assert isinstance(session.prompt, Ask)  # and no cover
    assert session.viewer == 1 - leaves
    session.take_back(leaves)
    for _ in range(50):
        prompt = let_think(session).prompt
        if isinstance(prompt, Cover):
            break
        assert isinstance(prompt, Ask)
        session.choose(prompt.decision.options[-1])
    assert isinstance(session.prompt, Cover)  # two people again


def test_of_three_people_nobody_sees_what_the_one_who_left_was_looking_at() -> None:
    session = sit_down("hhh")
    session.ready()
    asked = session.viewer
    assert asked is not None
    session.hand_to(asked, "random")
    assert session.viewer is None


def test_what_cannot_be() -> None:
    session = sit_down("hrr")
    for wrong in (
        lambda: session.hand_to(1, "random"),
        lambda: session.hand_to(0, "nobody"),
        lambda: session.hand_to(0, HUMAN),
        lambda: session.take_back(0),
        lambda: session.take_back(1),
        lambda: session.concede(2),
    ):
        with pytest.raises(NotOffered):
            wrong()
    session.concede(0)
    with pytest.raises(NotOffered):
        session.take_back(0)
    over = play_out(session)
    with pytest.raises(NotOffered):
        over.hand_to(0, "random")


def test_a_seat_can_be_taken_back_in_the_middle_of_a_thought() -> None:
    session = sit_down("hr", settings=instant(animation_speed=1.0))
    let_think_once = session.tick(0.0)
    session.hand_to(0, GAME.opponents.usual)
    session.tick(0.0)  # it begins to think
    assert isinstance(session.prompt, Thinking) or let_think_once
    session.take_back(0)
    assert not isinstance(session.prompt, Thinking) or session.prompt.seat == 1
    moves = len(session.match.moves)
    session.tick(100.0)
    assert all(move.seat == 1 for move in session.match.moves[moves:])
