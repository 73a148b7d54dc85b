"""`tournament`: every seating, the same deals, the same digest whoever plays the games; and a file that can be gone on
with."""

import json
import sys
from itertools import chain

import pytest

import engines
from engines.commands import progress, workers
from engines.core.types import Outcome
from tests.toy import Peek

REAL = "knights_and_ninjas"
TIMID = "tests.commands.test_tournament_command:Timid"


class Timid:
    """A player from outside: it takes the last answer there is."""

    def choose(self, view, decision, deadline, rng):
        return decision.options[-1]


def told(said):
    assert said.code == 0, said.err
    return json.loads(said.out)


def test_every_player_sits_everywhere_with_the_same_deals(run, tmp_path):
    file = tmp_path / "games.jsonl"
    report = told(run("tournament", "peek", "--players", "random,guesser", "--seats", 2, "--games", 6,
                      "--seed", 40, "--output", file, "--json"))  # fmt: skip
    games = [json.loads(line) for line in file.read_text().splitlines()[1:]]
    assert [(game["seed"], game["seating"]) for game in games] == list(
        chain.from_iterable(
            [(seed, ["random", "guesser"]), (seed, ["guesser", "random"])] for seed in (40, 41, 42)
        )
    )  # fmt: skip
    assert report["games"] == 6
    assert report["tables"] == [["random", "guesser"]]
    shares = report["by_player"]
    assert sum(row["wins"] for row in shares.values()) == pytest.approx(6)
    assert all(row["interval"][0] <= row["share"] <= row["interval"][1] for row in shares.values())
    assert report["pairwise"]["random"]["guesser"]["share"] + report["pairwise"]["guesser"]["random"][
        "share"
    ] == pytest.approx(1)
    assert report["decision_times"]["guesser"]["count"] > 0
    assert sum(row["wins"] for row in report["by_seat"]) == pytest.approx(6)
    answers = sum(sum(row.values()) for row in report["deeds"].values())
    assert answers == pytest.approx(report["decisions_per_game"], abs=0.01)  # of one seat of each


def test_the_table_for_people(run):
    said = run("tournament", "peek", "--table", "guesser,random,random", "--games", 4)
    assert said.code == 0
    assert "Peek, crowd, 3 seats: 6 games from seed 0" in said.out  # whole deals
    for words in ("95 % interval", "finishes before", "p95", "by seat", "digest"):
        assert words in said.out
    assert said.err == ""  # no bar where nobody watches


def test_several_tables(run):
    report = told(run("tournament", "peek", "--table", "guesser,random", "--table", "guesser,guesser",
                      "--games", 6, "--json"))  # fmt: skip
    assert [row["by_player"]["guesser"]["games"] for row in report["by_table"]] == [4, 2]
    assert report["by_table"][1]["by_player"]["guesser"]["share"] == 1
    said = run("tournament", "peek", "--table", "guesser,random", "--table", "guesser,guesser", "--games", 6)
    assert "table guesser, guesser" in said.out


def test_a_player_of_ones_own_is_imported(run):
    report = told(run("tournament", "peek", "--table", f"timid={TIMID},random", "--games", 4, "--json"))
    assert report["players"] == {"timid": TIMID}
    assert report["by_player"]["timid"]["games"] == 4


@pytest.mark.thorough
def test_processes_change_nothing(run, tmp_path):
    argv = ("tournament", REAL, "--table", f"captain,mine={TIMID},random",
            "--games", 9, "--seed", 5, "--json")  # fmt: skip
    assert told(run(*argv))["digest"] == told(run(*argv, "--jobs", 2))["digest"]


@pytest.mark.thorough  # it takes seconds to start one; plainly, `test_processes_change_nothing` spreads the work
def test_a_cluster_changes_nothing(run):
    distributed = pytest.importorskip("distributed", reason='a cluster needs distributed: pip install ".[cluster]"')
    argv = ("tournament", REAL, "--players", "random,captain", "--seats", 3, "--games", 12, "--seed", 5, "--json")
    alone = told(run(*argv))
    where = {"n_workers": 2, "threads_per_worker": 1, "dashboard_address": None, "host": "127.0.0.1"}
    with distributed.LocalCluster(**where, processes=True) as cluster:
        assert len(cluster.workers) == 2
        shared = told(run(*argv, "--executor", "dask:" + "//" + cluster.scheduler_address.split("//")[1]))
    assert shared["digest"] == alone["digest"]
    assert shared["by_player"] == alone["by_player"]


def test_a_cluster_that_does_not_answer_is_one_sentence(run, monkeypatch):
    pytest.importorskip("distributed", reason='a cluster needs distributed: pip install ".[cluster]"')
    monkeypatch.setattr(workers, "PATIENCE", 0.5)
    argv = ("tournament", "peek", "--players", "random,guesser", "--games", 2)
    said = run(*argv, "--executor", "dask:" + "//127.0.0.1:9")
    assert (said.code, said.out) == (2, "")
    assert said.err.startswith("No cluster answers at '127.0.0.1:9'")


def test_a_cluster_needs_an_extra(run, monkeypatch):
    argv = ("tournament", "peek", "--players", "random,guesser", "--games", 2)
    monkeypatch.setitem(sys.modules, "distributed", None)
    said = run(*argv, "--executor", "dask:" + "//127.0.0.1:9")
    assert (said.code, said.out) == (2, "")
    assert "four-crowns[cluster]" in said.err
    said = run(*argv, "--executor", "threads")
    assert said.code == 2
    assert "--executor is processes or" in said.err


def test_who_plays_together_wins_together(run, monkeypatch):
    class Friends(Peek):
        together = True

        def outcome(self, state):
            ended = super().outcome(state)
            return ended and Outcome((1,) if state.marks[0] else (0, 1), (4, 4))

    monkeypatch.setitem(engines.GAMES, "peek", Friends())
    argv = ("tournament", "peek", "--table", "guesser,random", "--games", 20)
    report = told(run(*argv, "--json"))
    joint = report["joint_wins"]["wins"]
    assert 0 < joint < 20
    assert [row["wins"] for row in report["by_player"].values()] == [joint, joint]
    assert [row["wins"] for row in report["by_seat"]] == [0, 20 - joint]
    assert report["pairwise"] == {}
    said = run(*argv).out
    assert f"all together{joint:10.1f}" in said
    assert "by seat, alone" in said


# -- the file


def test_a_tournament_goes_on_where_it_was_stopped(run, tmp_path):
    file = tmp_path / "games.jsonl"
    argv = ("tournament", "peek", "--players", "random,guesser", "--seats", 2, "--seed", 3, "--json")
    whole = told(run(*argv, "--games", 10))
    part = told(run(*argv, "--games", 4, "--output", file))
    assert part["digest"] != whole["digest"]
    more = told(run(*argv, "--games", 10, "--output", file))
    assert more["digest"] == whole["digest"]
    assert len(file.read_text().splitlines()) == 11
    before = file.read_bytes()
    again = told(run(*argv, "--games", 10, "--output", file))
    assert (again, file.read_bytes()) == (more, before)  # nothing was played


def test_a_line_that_was_cut_short_is_played_again(run, tmp_path):
    file = tmp_path / "games.jsonl"
    argv = ("tournament", "peek", "--players", "random,guesser", "--seats", 2, "--games", 6, "--output", file)
    run(*argv)
    whole = file.read_bytes()
    file.write_bytes(whole[:-20])
    said = run(*argv)
    assert said.code == 0
    assert said.err == f"{file} was cut short at the end: one game is played again.\n"
    games = [json.loads(line)["number"] for line in file.read_text().splitlines()[1:]]
    assert games == list(range(6))


@pytest.mark.parametrize(
    ("spoil", "words"),
    [
        (lambda text: "", "holds no tournament."),
        (lambda text: '{"four_crowns":1}\n', "holds no tournament."),
        (lambda text: text.replace('"seed":0', '"seed":1', 1), "holds another tournament: its seed differs."),
        (lambda text: text.replace('"winners":[', '"winner":[', 1), "line 2, is no game of a tournament."),
        (lambda text: text.replace('{"number":1', '{"number":', 1), "line 3, is not readable."),
        (lambda text: text.replace("\n", "\n[]\n", 1), "line 2, is no game of a tournament."),
    ],
)
def test_a_file_of_something_else_is_left_alone(run, tmp_path, spoil, words):
    file = tmp_path / "games.jsonl"
    argv = ("tournament", "peek", "--players", "random,guesser", "--seats", 2, "--games", 4, "--output", file)
    run(*argv)
    file.write_text(spoil(file.read_text()))
    before = file.read_bytes()
    said = run(*argv)
    assert (said.code, said.out, file.read_bytes()) == (2, "", before)
    assert words in said.err
    assert said.err.count("\n") == 1


def test_a_folder_is_no_file(run, tmp_path):
    said = run("tournament", "peek", "--players", "random", "--games", 1, "--output", tmp_path)
    assert said.code == 2
    assert "cannot be read" in said.err


@pytest.mark.parametrize(
    ("argv", "words"),
    [
        (["--games", 2], "Say who plays"),
        (["--games", 2, "--players", "nobody"], "There is no player 'nobody'"),
        (["--games", 2, "--players", "random,random"], "names every player once"),
        (["--games", 2, "--table", "random,random", "--seats", 3], "A table has 3 seats"),
        (["--games", 2, "--players", "a=no.such:Thing"], "cannot be imported"),
        (["--games", 2, "--players", "a=tests.toy:CARDS"], "is not what makes a player"),
        (["--games", 2, "--players", "random", "--set", "rounds=99"], "rounds can be"),
    ],
)
def test_what_cannot_be_played_is_one_sentence(run, argv, words):
    said = run("tournament", "peek", *argv)
    assert (said.code, said.out) == (2, "")
    assert words in said.err
    assert said.err.count("\n") == 1


def test_a_fault_is_told_and_not_counted(run, tmp_path):
    file = tmp_path / "games.jsonl"
    said = run("tournament", "peek", "--table", "random,cheat=tests.commands.test_tournament_command:Cheat",
               "--games", 2, "--output", file, "--json")  # fmt: skip
    assert said.code == 1
    assert [bool(json.loads(line)["fault"]) for line in file.read_text().splitlines()[1:]] == [True, True]
    report = json.loads(said.out)
    assert (report["broken_invariants"], report["unfinished"]) == (2, 0)
    assert "which was not offered" in said.err


class Cheat:
    def choose(self, view, decision, deadline, rng):
        return decision.options[0]._replace(verb="win")


def test_the_bar_is_for_a_terminal(run, monkeypatch, capsys):
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True, raising=False)
    with progress.Progress(0, 2) as bar:
        bar.step()
        bar.step()
    assert "2/2" in capsys.readouterr().err
