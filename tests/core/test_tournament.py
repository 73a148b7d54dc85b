"""Tournaments: who sits where, and what results tell."""

import pytest

from engines.core.tournament.figures import Contest, by_player, by_seat, interval, pairwise, spread
from engines.core.tournament.seatings import SeatingPlan, orders, tables, turned


def contest(seating, winners, scores, number=0, thought=None):
    return Contest(number, number, 0, tuple(seating), winners, scores, 3, 9, "", thought or {}, {})


@pytest.mark.parametrize("seats", range(1, 7))
@pytest.mark.parametrize("players", range(1, 7))
def test_everybody_sits_at_every_table_or_as_many_as_there_are_seats(players, seats):
    names = [f"p{number}" for number in range(players)]
    made = tables(names, seats)
    assert all(len(table) == seats and len(set(table)) == min(players, seats) for table in made)
    assert {name for table in made for name in table} == set(names)
    assert len(set(made)) == len(made)


def test_a_table_in_its_turns_gives_every_seat_to_everybody():
    for table in [("a", "b", "b", "b"), ("a", "a", "b", "b"), ("a", "b", "c", "d"), ("a", "b", "a", "b")]:
        turns = turned(table)
        assert all(sorted(turn) == sorted(table) for turn in turns)
        for name in set(table):
            counts = {sum(turn[seat] == name for turn in turns) for seat in range(4)}
            assert len(counts) == 1  # as often here as there


def test_who_sits_beside_whom_changes_from_deal_to_deal():
    plan = SeatingPlan([("a", "b", "c", "d")], 0)
    games = list(plan.pairings(24))  # six orders round the table, each in four turns
    assert {game.seed for game in games} == set(range(6))
    assert len({game.seating for game in games}) == 24
    follows = [(game.seating[at - 1], game.seating[at]) for game in games for at in range(4)]
    assert {follows.count(pair) for pair in follows} == {8}
    assert len(orders(("a", "a", "b", "b"))) == 1  # a b a b has only two turns
    assert len(orders(tuple("abcdefgh"))) > 100


def test_a_longer_tournament_begins_like_a_shorter_one():
    plan = SeatingPlan([("a", "b"), ("a", "a")], 7)
    assert [game.seed for game in plan.pairings(6)] == [7, 7, 7, 8, 8, 8]
    assert list(plan.pairings(9))[:6] == list(plan.pairings(6))
    assert plan.whole(4) == 6


def test_intervals_are_those_of_wilson():
    assert [round(100 * end, 1) for end in interval(77, 160)] == [40.5, 55.8]
    low, high = interval(0, 24)
    assert (low, round(high, 3)) == (0.0, 0.138)
    assert interval(24, 24)[1] == 1.0


def test_a_player_counts_with_all_its_seats():
    games = [contest("abbb", (0,), (5, 1, 1, 1)), contest("babb", (0, 1), (4, 4, 1, 1), 1)]
    told = by_player(games, ["a", "b", "c"])
    assert (told["a"]["wins"], told["a"]["even"], told["a"]["mean_score"]) == (1.5, 0.25, 4.5)
    assert (told["b"]["wins"], told["b"]["even"], told["b"]["games"]) == (0.5, 0.75, 2)
    assert "c" not in told
    assert [row["wins"] for row in by_seat(games, 4)] == [1.5, 0.5, 0, 0]


def test_who_wins_finishes_first_whatever_the_points():
    told = pairwise([contest("abc", (1,), (9, 3, 3))], ["a", "b", "c"])
    assert (told["b"]["a"]["share"], told["a"]["c"]["share"], told["b"]["c"]["share"]) == (1, 1, 1)
    told = pairwise([contest("abb", (0,), (9, 3, 3)), contest("aab", (1,), (3, 9, 3))], ["a", "b"])
    assert told["a"]["b"]["games"] == 4
    assert told["a"]["b"]["share"] == pytest.approx(3.5 / 4)


def test_times_of_many_games_together():
    told = spread([{1000: 90, 2000: 5}, {2000: 1, 50_000: 4}])
    assert told == {"count": 100, "median_ms": 1.0, "p95_ms": 2.0, "longest_ms": 50.0}
    assert spread([])["p95_ms"] is None
