"""`bench`: the shape of the table, with a peer and without one."""

import importlib.metadata
import json
import sys
from enum import Enum
from types import SimpleNamespace

import pytest

import engines
from engines.commands import bench, growth, peer
from tests.toy import PEEK

QUICK = ("--rounds", 3, "--seconds", 0.002)
NOBODY = peer.HOW_TO_GET + "\n"


@pytest.fixture(autouse=True)
def untidy(monkeypatch):
    """Nothing is measured here, and what other tests have left behind takes seconds to look through."""
    monkeypatch.setattr("engines.commands.growth.gc.collect", lambda: 0)
    monkeypatch.setattr(growth, "WARM_UP", 0.001)


@pytest.fixture
def stub(monkeypatch):
    """A peer that decides a hundred times a game and takes no time."""
    monkeypatch.setattr(bench, "find_peer", lambda: peer.Peer("catanatron", "9.9", lambda seed: 100))


@pytest.fixture
def alone(monkeypatch):
    """No peer is installed."""
    monkeypatch.setitem(sys.modules, "catanatron", None)


def test_the_json_table(run, stub):
    said = run("bench", "--json", "--game", "peek", *QUICK)
    told = json.loads(said.out)
    assert (said.code, said.err) == (0, "")
    assert told["peer"]["name"] == "catanatron"
    assert told["peer"]["version"] == "9.9"
    assert told["peer"]["decisions_per_second"] > 0
    assert list(told["games"]) == ["peek"]
    row = told["games"]["peek"]
    assert row["decisions_per_second"] > 0
    assert row["ratio"] >= 0
    assert row["spread"] >= 0
    assert 0 < row["clone_us"] < 10_000
    assert 0 < row["view_us"] < 10_000
    assert 0 < row["redeal_us"] < 10_000
    assert row["playouts_per_second"] > 0
    assert list(row["decision_by_seats"]) == ["few", "many"]
    assert (row["mode"], row["seats"], row["compiled"]) == ("crowd", 3, False)
    assert row["decisions_per_game"] > 5
    assert row["options_per_decision"] > 1
    assert (told["rounds"], told["seconds"]) == (3, 0.002)


def test_the_json_tells_how_cost_grows(run, stub):
    curves = json.loads(run("bench", "--json", "--game", "peek", *QUICK).out)["games"]["peek"]["growth"]
    assert list(curves["decision_us_by_seats"]) == [str(count) for count in growth.seat_counts(PEEK)]
    assert list(curves["decision_us_by_size"]) == ["2 rounds", "4 rounds"]
    assert all(cost > 0 for curve in curves.values() for cost in curve.values())


def test_a_game_that_is_over_sooner_has_fewer_points_on_its_curve(monkeypatch):
    taken = len(growth.played(PEEK, bench.setup_of(PEEK))) - 1
    monkeypatch.setattr(growth, "LENGTHS", (2, taken, taken + 1))
    curves = growth.growth(PEEK)
    for name in ("record_ms_by_actions", "chronicle_ms_by_actions"):
        assert list(curves[name]) == ["2", str(taken)]


def test_what_was_played_can_be_left_after_some_actions():
    setup = bench.setup_of(PEEK)
    whole = growth.played(PEEK, setup)
    assert growth.played(PEEK, setup, most=3) == whole[:4]


def test_without_the_peer_there_is_no_ratio_and_one_line_says_how_to_get_it(run, alone):
    said = run("bench", "--json", "--game", "peek", *QUICK)
    told = json.loads(said.out)
    assert (said.code, said.err) == (0, NOBODY)
    assert 'pip install "four-crowns[bench]"' in said.err
    assert told["peer"] == {"name": "catanatron", "version": None, "decisions_per_second": None, "spread": None}
    assert told["games"]["peek"]["ratio"] is None
    assert told["games"]["peek"]["decisions_per_second"] > 0


@pytest.mark.thorough
def test_the_table_for_people(run, stub):
    header, theirs, ours, rules = run("bench", "--game", "peek", *QUICK).out.splitlines()
    assert "clone µs" in header
    assert theirs.startswith("catanatron 9.9")
    assert ours.startswith("peek")
    assert rules == "compiled rules: none"


def test_the_table_for_people_without_a_peer(run, alone):
    said = run("bench", "--game", "peek", *QUICK)
    assert len(said.out.splitlines()) == 3
    assert said.err == NOBODY


@pytest.mark.thorough
def test_every_game_of_the_box_has_its_row(run, stub, monkeypatch, pytestconfig):
    """Plainly without its curves, which the row of the small game has, and from a few positions."""
    if not pytestconfig.option.thorough:
        monkeypatch.setattr(bench, "growth", lambda game: {})
        monkeypatch.setattr(bench, "POSITIONS", 16)
        monkeypatch.setattr(bench, "PASSES", 1)
    told = json.loads(run("bench", "--json", "--rounds", 1, "--seconds", 0.001).out)
    assert list(told["games"]) == list(engines.GAMES)


def test_spread_is_the_distance_of_the_rounds():
    assert bench.spread([90.0, 100.0, 130.0]) == 0.4


def test_a_ratio_compares_the_speeds_of_one_round():
    row = bench.figures(PEEK, [100.0, 20.0, 300.0], [10.0, 2.0, 50.0], 0.001)
    assert (row["ratio"], row["decisions_per_second"]) == (10, 100)


def test_every_table_is_played_at_for_as_long_before_they_are_compared(monkeypatch):
    rounds = []

    def one_round(tables, seconds, seeds):
        rounds.append((list(tables), seconds, min(seeds.values())))
        return dict.fromkeys(tables, 1000.0) | {"2": 500.0}

    monkeypatch.setattr(bench, "one_round", one_round)
    assert bench.by_seats(PEEK, 5, 0.8) == {"few": 2.0, "many": 1.0}
    assert rounds == [(["2"], 4.0, growth.UNPLAYED), (["2", "3"], 0.8, growth.UNPLAYED)]  # three usually play


def test_random_play_is_a_whole_game_and_the_same_for_the_same_seed():
    play = growth.random_play(PEEK, bench.setup_of(PEEK))
    assert play(3) == play(3) > 3


def test_positions_are_clones_from_the_middle_of_games():
    positions = list(bench.sampled(PEEK, bench.setup_of(PEEK)))
    assert len(positions) == bench.POSITIONS
    assert all(PEEK.decision(position) for position in positions)


class Catan:
    """Looks like catanatron: three turns, two actions each."""

    def __init__(self, players, seed):
        assert len(players) == 4
        self.state = SimpleNamespace(playable_actions=["roll", "end"], num_turns=0)
        self.done = 0

    def winning_color(self):
        return "red" if self.done == 6 else None

    def execute(self, action):
        assert action in ("roll", "end")
        self.done += 1


class Later(Catan):
    """A later version offers the actions itself."""

    playable_actions = ("roll", "end")


@pytest.mark.parametrize("game", [Catan, Later])
def test_the_peer_plays_its_own_game(monkeypatch, game):
    colors = Enum("colors", ["RED", "BLUE", "ORANGE", "WHITE"])
    monkeypatch.setitem(
        sys.modules, "catanatron", SimpleNamespace(Color=colors, Game=game, RandomPlayer=lambda color: color)
    )
    found = peer.find_peer()
    assert found is not None
    assert found.play(1) == 6


def test_a_peer_without_a_version_is_still_a_peer(monkeypatch):
    def missing(name):
        raise importlib.metadata.PackageNotFoundError(name)

    monkeypatch.setitem(sys.modules, "catanatron", SimpleNamespace())
    monkeypatch.setattr(importlib.metadata, "version", missing)
    assert peer.find_peer().version == "unknown"


def test_the_real_peer_if_it_is_here():
    pytest.importorskip("catanatron")
    assert peer.find_peer().play(1) > 100


def test_no_game_is_ever_timed_twice(monkeypatch):
    """An engine that remembers what it has looked up would else be measured on games it knows."""
    monkeypatch.setattr(bench, "SLICE", 0.0001)
    played, seeds = [], {"ours": 0}
    for _ in range(3):
        bench.one_round({"ours": lambda seed: played.append(seed) or 1}, 0.0005, seeds)
    assert len(played) > 3
    assert len(set(played)) == len(played)
