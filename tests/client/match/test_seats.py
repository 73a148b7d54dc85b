"""Who sits where survives in the header of the record."""

from datetime import datetime

import pytest

from client.match.saves import Library
from client.match.seats import HUMAN, Seat, begun_at, seats_of, table_of, usual_seats
from client.match.session import Session
from tests.client.match.tables import BOX, GAME, instant, setup_of

SEATS = (Seat("Ada", "random", 5), Seat("Bea", HUMAN, 2), Seat("Cyd", "steward", 7))


def test_who_is_a_person_and_which_badge_they_bear_survives_the_record(tmp_path):
    library = Library(tmp_path, BOX)
    journal = library.begin(setup_of(GAME, 3), SEATS)
    session = Session.resume(GAME, library.read(journal.path), instant())
    assert session.seats == SEATS
    assert session.people == (1,)


def test_without_a_word_one_person_sits_among_the_usual_computers():
    setup = setup_of(GAME, 3)
    assert seats_of(GAME, setup, {}) == usual_seats(GAME, setup)
    assert [seat.player for seat in usual_seats(GAME, setup)] == [HUMAN, "normal", "normal"]
    assert [seat.badge for seat in usual_seats(GAME, setup)] == [0, 1, 2]


@pytest.mark.parametrize("players", [None, "human", [], ["human"], ["human"] * 9, {"0": "human"}])
def test_players_that_do_not_fit_the_seats_say_nothing(players):
    setup = setup_of(GAME, 3)
    assert seats_of(GAME, setup, {"players": players}) == usual_seats(GAME, setup)


def test_a_strange_player_or_badge_speaks_for_its_seat_only():
    table = {"players": ["wizard", "human", ["human"]], "badges": [True, 6, -1]}
    assert seats_of(GAME, setup_of(GAME, 3), table) == (
        Seat("Ada", HUMAN, 0),
        Seat("Bea", HUMAN, 6),
        Seat("Cyd", "normal", 2),
    )


def test_when_a_game_was_begun():
    now = datetime(2025, 11, 16, 20, 5, 33)
    assert begun_at(table_of(SEATS, now)) == now
    assert [begun_at({"begun": strange}) for strange in (None, 7, "yesterday")] == [None] * 3


def test_a_game_begun_by_another_clock_was_begun_by_ours_too():
    """Never a time with a zone: it could not be compared with ours."""
    begun = begun_at({"begun": "2025-11-16T20:05:33+09:00"})
    assert begun.tzinfo is None
    assert begun.timestamp() == datetime.fromisoformat("2025-11-16T20:05:33+09:00").timestamp()
    assert begun_at({"begun": "0001-01-01T00:00:00+23:59"}) is None
