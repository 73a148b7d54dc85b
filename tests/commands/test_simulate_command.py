"""`simulate`: the same games for the same seed, everywhere; and loud when a game breaks its own laws."""

import json
import os
import subprocess
import sys
from copy import copy
from pathlib import Path

import pytest

import engines
from engines import find
from engines.commands import simulate
from engines.commands.arguments import TableSpec
from engines.commands.playing import Bots, Played, play_out
from engines.core.game import set_up
from engines.core.match import Match
from engines.core.opponents import line_up
from engines.core.types import Option, Outcome
from tests import short
from tests.growing import GROWN
from tests.toy import Peek

ROOT = Path(engines.__file__).parents[1]
REAL = "cover_your_kingdom"


def report(said):
    assert said.err == ""
    return json.loads(said.out)


def test_the_json_report(run):
    said = run(
        "simulate", "peek", "--games", 20, "--seats", 2, "--seed", 3, "--set", "rounds=4", "dares=false", "--json"
    )
    told = report(said)
    assert said.code == 0
    assert (told["game"], told["seats"], told["games"], told["seed"]) == ("peek", 2, 20, 3)
    assert (told["mode"], told["options"]) == ("duel", {"rounds": 4, "dares": False, "motto": ""})
    assert told["bots"] == ["random", "random"]
    assert told["broken_invariants"] == told["unfinished"] == 0
    assert told["decisions"] > 20
    assert told["decisions_per_second"] > 0
    assert sum(told["wins_by_seat"]) == pytest.approx(20)
    assert told["wins_by_bot"] == {"random": pytest.approx(20)}
    assert told["mean_score"] == pytest.approx(sum(told["mean_score_by_seat"]) / 2, abs=0.01)
    assert len(told["digest"]) == 32


def test_the_table_for_people(run):
    said = run("simulate", "peek", "--games", 5, "--bots", "guesser,random,random")
    assert said.code == 0
    assert "Peek, crowd, 3 seats: 5 games from seed 0" in said.out
    assert "guesser" in said.out
    assert "broken invariants  0" in said.out


def test_the_mode_decides_how_many_sit_down(run):
    told = report(run("simulate", "peek", "--games", 1, "--set", "mode=duel", "--json"))
    assert (told["mode"], told["seats"]) == ("duel", 2)
    told = report(run("simulate", "peek", "--games", 1, "--bots", "random,guesser", "--json"))
    assert (told["seats"], told["bots"]) == (2, ["random", "guesser"])


def test_game_i_is_played_with_seed_s_plus_i():
    table = TableSpec("peek", 2, {}, ("random", "random"))
    assert simulate.play_all(table, range(5, 9), 1)[2]._replace(seconds=0) == play_out(
        engines.find("peek"), table.setup(7), table.bots
    )._replace(seconds=0)


def test_a_shared_victory_counts_in_parts():
    shared = Played(0, 1, 0.1, True, (0, 2), (5, 1, 5), "")
    alone = Played(1, 1, 0.1, True, (0,), (5, 1, 4), "")
    assert simulate.credit([shared, alone], 3) == [1.5, 0, 0.5]


def test_same_seed_same_digest_another_seed_another(run):
    def digest(seed, *more):
        return report(run("simulate", "peek", "--games", 10, "--seed", seed, "--json", *more))["digest"]

    assert digest(1) == digest(1)
    assert digest(1) != digest(2)
    assert digest(1) != digest(1, "--set", "rounds=4")


@pytest.mark.thorough
def test_the_digest_depends_neither_on_hash_seed_nor_process_nor_jobs(run):
    argv = ["simulate", REAL, "--games", "9", "--seed", "11", "--json"]
    digests = {report(run(*argv, "--jobs", jobs))["digest"] for jobs in (1, 2)}
    for hash_seed in ("0", "1", "77"):
        command = [sys.executable, "-m", "engines", *argv]
        env = {**os.environ, "PYTHONHASHSEED": hash_seed}
        done = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, check=True)
        digests.add(json.loads(done.stdout)["digest"])
    assert len(digests) == 1


@pytest.mark.thorough
def test_every_game_of_the_box_plays(run):
    for game in engines.GAMES:
        told = report(run("simulate", game, "--games", 3, *short.arguments(game), "--json"))
        assert told["broken_invariants"] == told["unfinished"] == 0


def test_a_bot_sees_its_own_view_and_has_its_own_chance(monkeypatch):
    seen = []

    class Looker:
        def choose(self, view, decision, deadline, rng):
            seen.append((view.seat, decision.seat, deadline.passed))
            return rng.pick(decision.options)

    game = Peek()
    game.opponents = line_up({"looker": Looker})
    setup = set_up(game, 2, seed=5)
    looked = play_out(game, setup, ("looker", "looker"))
    assert all(view == asked and not late for view, asked, late in seen)
    assert len(seen) == looked.decisions
    # a random bot draws the same chances without looking
    assert looked.digest == play_out(game, setup, ("random", "random")).digest


def test_no_view_is_built_for_a_random_bot():
    game = Peek()
    game.view = lambda state, seat: pytest.fail("nobody looks")  # type: ignore[method-assign]
    assert play_out(game, set_up(game, 2, seed=1), ("random", "random")).finished


def test_no_clock_decides_a_game_outside_the_window():
    """Commands let everybody think as long as it takes: budgets count simulations, so a seed gives the same game."""
    patience = []

    class Sleeper:
        def choose(self, view, decision, deadline, rng):
            deadline = copy(deadline)
            deadline._clock = lambda: 1e9  # so many seconds later
            patience.append(deadline.passed or deadline.struck)
            return decision.options[-1]

    game = Peek()
    game.opponents = line_up({"sleeper": Sleeper})
    assert play_out(game, set_up(game, 2, seed=5), ("sleeper", "sleeper")).finished
    assert patience
    assert not any(patience)


class Thief(Peek):
    """After some decisions a card is gone."""

    def apply(self, state, option, tell=None):
        super().apply(state, option)
        if sum(state.marks) > 3 and state.deck:
            state.deck.pop()


class Stumbler(Peek):
    def apply(self, state, option, tell=None):
        if option.verb == "draw":
            raise ZeroDivisionError("one over nothing")
        super().apply(state, option)


class Endless(Peek):
    def apply(self, state, option, tell=None):
        super().apply(state, Option("done"))
        state.agenda.insert(0, ("round",))


class Undecided(Peek):
    def outcome(self, state):
        return None


class Lonely(Peek):
    """A game that everybody can lose."""

    def outcome(self, state):
        return Outcome((), (0,) * state.seats) if super().outcome(state) else None


class Cheat(Peek):
    class Bot:
        def choose(self, view, decision, deadline, rng):
            return Option("win")

    opponents = line_up({"cheat": Bot})


def simulated(run, monkeypatch, game, *more):
    monkeypatch.setitem(engines.GAMES, "peek", game)
    said = run("simulate", "peek", "--games", 8, "--seats", 2, "--seed", 20, "--json", *more)
    return said, json.loads(said.out)


@pytest.mark.parametrize(
    ("game", "what", "bots"),
    [
        (Thief(), "Every card exists once.", "random"),
        (Stumbler(), "ZeroDivisionError: one over nothing", "random"),
        (Undecided(), "Nothing is asked any more: True, but the outcome is None", "random"),
        (Cheat(), "which was not offered", "cheat"),
    ],
)
def test_a_fault_is_told_with_seed_setup_and_actions(run, monkeypatch, game, what, bots):
    said, told = simulated(run, monkeypatch, game, "--bots", bots)
    assert said.code == 1
    assert told["broken_invariants"] == said.err.count("FAULT: ") > 0
    first = said.err.split("FAULT: ")[1]
    assert what in first.splitlines()[0]
    assert "game peek, seed 2" in first.splitlines()[0]
    assert '"options":{"rounds":2,"dares":true,"motto":""}' in first
    assert " actions:" in first


def test_only_the_first_faults_are_told_in_full(run, monkeypatch):
    said, told = simulated(run, monkeypatch, Undecided())
    assert told["broken_invariants"] == 8
    assert said.err.count("setup {") == simulate.LOUD
    assert told["mean_score"] is None


def test_the_actions_of_a_fault_lead_to_it_again(run, monkeypatch):
    said, _ = simulated(run, monkeypatch, Stumbler())
    story = said.err.split("FAULT: ")[1]
    actions = [json.loads(line.split(maxsplit=1)[1]) for line in story.splitlines() if line.endswith('"]')]
    assert actions[-1] == ["draw"]
    assert "Traceback" in story


def test_a_game_beyond_its_bound_is_unfinished(run, monkeypatch):
    said, told = simulated(run, monkeypatch, Endless())
    assert said.code == 1
    assert (told["unfinished"], told["broken_invariants"], told["decisions"]) == (8, 0, 8 * 24)
    assert told["mean_score"] is None
    assert "unfinished         8" in run("simulate", "peek", "--games", 8, "--seats", 2).out


def test_a_game_that_all_have_lost_is_finished(run, monkeypatch):
    said, told = simulated(run, monkeypatch, Lonely())
    assert (said.code, told["unfinished"], told["wins_by_seat"]) == (0, 0, [0, 0])


def test_bots_know_which_seats_are_theirs():
    bots = Bots(Peek(), {1: "random"}, 0)
    assert 1 in bots
    assert 0 not in bots


# -- turns, and games that are played together


def test_turns_are_counted_where_a_game_has_turns(run):
    assert report(run("simulate", "peek", "--games", 2, "--json"))["turns_per_game"] is None
    assert "turns" not in run("simulate", "peek", "--games", 2).out
    argv = ("simulate", "kings_and_things", "--games", 2, "--seats", 2, "--set", "turn_limit=5")
    told = report(run(*argv, "--json"))
    assert 1 <= told["turns_per_game"] <= 5
    assert f"turns              {told['turns_per_game']:.1f} a game" in run(*argv).out


@pytest.mark.parametrize("game", GROWN)
def test_the_turns_of_a_game_are_those_of_its_story(game):
    """However they are counted, as many as were told when the game was played with everybody listening."""
    rules = engines.find(game)
    plan = TableSpec(game, 2, dict(find(game).brief), ("random", "random"))
    played = play_out(rules, plan.setup(7), plan.bots)
    match = Match(rules, plan.setup(7))
    told, bots = list(match.opening), Bots(rules, dict(enumerate(plan.bots)), 7)
    while match.decision:
        told += match.submit(bots.choose(match.decision, match.view))
    assert played.turns == sum(event.kind == rules.turn for event in told) > 0


def test_who_plays_together_wins_together(run):
    argv = ("simulate", "my_realm", "--games", 12, "--seed", 3, "--bots", "random")
    told = report(run(*argv, "--json"))
    lone = sum(told["wins_by_seat"])
    assert 0 < told["joint_wins"] <= 12 - lone
    assert told["mean_score_by_seat"] == [told["mean_score"]] * 2
    said = run(*argv).out
    assert f"all together{told['joint_wins']:18.1f}" in said
    assert "  seat " not in said
    assert report(run("simulate", "peek", "--games", 2, "--json"))["joint_wins"] is None


def test_a_victory_alone_in_a_game_together_is_told_by_seat(run, monkeypatch):
    class Rebels(Peek):
        together = True

        def outcome(self, state):
            return Outcome((1,), (0, 3)) if super().outcome(state) else None

    said, told = simulated(run, monkeypatch, Rebels())
    assert (told["joint_wins"], told["wins_by_seat"]) == (0, [0, 8])
    assert "seat 1 alone (random)" in run("simulate", "peek", "--games", 8, "--seats", 2).out
    assert said.code == 0


def test_whoever_shares_in_a_game_against_each_other_still_counts_in_parts(run, monkeypatch):
    class Ties(Peek):
        def outcome(self, state):
            return Outcome((0, 1), (3, 3)) if super().outcome(state) else None

    _, told = simulated(run, monkeypatch, Ties())
    assert (told["joint_wins"], told["wins_by_seat"]) == (None, [4, 4])
