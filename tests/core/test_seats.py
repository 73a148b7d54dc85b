"""Who sits where: a mode that says who plays what is obeyed by everybody who lays a table."""

import pytest

from engines import GAMES
from engines.core.game import set_up
from engines.core.seats import (
    HUMAN,
    bot_names,
    mode_for_people,
    mode_for_so_many,
    players_of,
    seating,
    usual_players,
    usual_seats,
)
from engines.my_realm.game import GAME as REALM
from tests.toy import PEEK

PERSON, COMPUTER = True, False

SAID = {
    "duo": (PERSON, PERSON),
    "heir": (COMPUTER, PERSON),
    "crown": (PERSON, COMPUTER),
    "demo": (COMPUTER, COMPUTER),
}
"""6.1: King and Princess."""


def test_the_modes_of_a_realm_say_who_is_king_and_who_is_princess() -> None:
    assert seating(REALM) == SAID


@pytest.mark.parametrize("mode", SAID)
def test_people_sit_where_the_mode_says(mode: str) -> None:
    players = usual_players(REALM, mode, 2)
    assert tuple(player == HUMAN for player in players) == SAID[mode]
    assert set(players) <= {HUMAN, "easy"}
    assert mode_for_people(REALM, SAID[mode]) == mode


def test_whoever_is_alone_is_the_princess_first() -> None:
    assert [mode_for_so_many(REALM, people) for people in range(4)] == ["demo", "heir", "duo", None]


def test_every_mode_of_every_game_is_for_all_its_seats_or_says_nothing() -> None:
    for game in GAMES.values():
        for mode in game.modes:
            assert not mode.people or mode.seats == (len(mode.people),)
            players = usual_players(game, mode.id, mode.seats[0])
            assert len(players) == mode.seats[0]
            assert set(players) <= {HUMAN, *bot_names(game)}


def test_where_modes_say_nothing_one_person_sits_down_first() -> None:
    assert seating(PEEK) == {}
    assert mode_for_people(PEEK, (True, False)) is mode_for_so_many(PEEK, 1) is None
    assert usual_players(PEEK, "crowd", 3) == (HUMAN, "guesser", "guesser")
    assert (usual_seats(PEEK), usual_seats(PEEK, "duel")) == (3, 2)


def test_a_record_knows_who_sat_there_and_otherwise_the_mode_does() -> None:
    setup = set_up(REALM, 2, {"mode": "heir"})
    assert players_of(REALM, setup, {}) == ("easy", HUMAN)
    assert players_of(REALM, setup, {"players": ["cryptic", HUMAN]}) == ("cryptic", HUMAN)
    assert players_of(REALM, setup, {"players": ["steward", "plain"]}) == ("easy", "plain")
    assert players_of(REALM, setup, {"players": "wise"}) == ("easy", HUMAN)
