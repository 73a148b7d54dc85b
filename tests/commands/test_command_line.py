"""The command line as a whole: what is wrong is said in one line, whatever it is."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import engines
from engines import __main__
from engines.commands import games

ROOT = Path(engines.__file__).parents[1]

BAD = [
    [],
    ["dance"],
    ["--loud"],
    ["games", "extra"],
    ["games", "--js"],
    ["simulate"],
    ["simulate", "peek"],
    ["simulate", "chess", "--games", "1"],
    ["simulate", "peek", "--games", "0"],
    ["simulate", "peek", "--games", "many"],
    ["simulate", "peek", "--games", "1", "--seed", "-1"],
    ["simulate", "peek", "--games", "1", "--seed", "seven\nor eight"],
    ["simulate", "peek", "--games", "1", "--jobs", "0"],
    ["simulate", "peek", "--games", "1", "--seats", "9"],
    ["simulate", "peek", "--games", "1", "--seats", "0"],
    ["simulate", "peek", "--games", "1", "--set", "rounds"],
    ["simulate", "peek", "--games", "1", "--set", "=2"],
    ["simulate", "peek", "--games", "1", "--set", "rounds=3"],
    ["simulate", "peek", "--games", "1", "--set", "weather=fine"],
    ["simulate", "peek", "--games", "1", "--set", "mode=solo"],
    ["simulate", "peek", "--games", "1", "--set", "motto=a motto longer than a door is wide"],
    ["simulate", "peek", "--games", "1", "--bots", "genius"],
    ["simulate", "peek", "--games", "1", "--bots", "human"],
    ["simulate", "peek", "--games", "1", "--bots", "random,"],
    ["simulate", "peek", "--games", "1", "--seats", "3", "--bots", "random,random"],
    ["simulate", "peek", "--games", "1", "--bots", "random,random,random,random"],
    ["record", "peek", "-o", "nowhere.crown"],
    ["record", "peek", "--seed", "1"],
    ["record", "chess", "--seed", "1", "-o", "nowhere.crown"],
    ["record", "peek", "--seed", "1", "-o", "no/such/folder/game.crown"],
    ["check"],
    ["check", "nowhere.crown", "nowhere/either.crown"],
    ["bench", "--game", "chess"],
    ["bench", "--rounds", "0"],
    ["bench", "--seconds", "0"],
    ["bench", "--seconds", "soon"],
    ["bench", "--seconds", "nan"],
    ["play"],
    ["play", "chess"],
    ["play", "peek", "--bots", "human,genius"],
    ["play", "peek", "-o", "no/such/folder/game.crown"],
    ["play", "--open", "nowhere.crown"],
    ["play", "--open", "nowhere.crown", "--seed", "1"],
]


@pytest.mark.parametrize("argv", BAD, ids=lambda argv: " ".join(argv) or "nothing")
def test_bad_arguments_are_one_clear_line_and_exit_2(run, argv, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    said = run(*argv)
    assert said.code == 2
    assert said.out == ""
    assert len(said.err.splitlines()) == 1
    assert "usage" not in said.err
    assert not list(tmp_path.iterdir())


def test_the_line_names_what_there_is(run):
    assert ", ".join(__main__.COMMANDS) in run().err
    assert "peek" in run("simulate", "chess", "--games", 1).err
    assert "random, guesser" in run("simulate", "peek", "--games", 1, "--bots", "genius").err
    assert "human, random, guesser" in run("play", "peek", "--bots", "genius").err
    assert "2 to 3 players, not 9" in run("simulate", "peek", "--games", 1, "--seats", 9).err


@pytest.mark.parametrize("argv", [["--help"], *([name, "--help"] for name in __main__.COMMANDS)])
def test_help_is_a_word_away(argv, capsys):
    with pytest.raises(SystemExit) as left:
        __main__.main(argv)
    assert left.value.code == 0
    assert "usage: python -m engines" in capsys.readouterr().out


def test_games_lists_the_box(run):
    said = run("games")
    assert said.code == 0
    assert "Peek (peek)" in said.out
    assert "crowd, 2, 3 seats: Two or three." in said.out
    assert "rounds=2 (or 4, 30): How many rounds are played." in said.out
    assert "bots: random, guesser" in said.out


def test_games_as_json_is_one_object(run):
    listed = {game["id"]: game for game in json.loads(run("games", "--json").out)["games"]}
    assert list(listed) == list(engines.GAMES)
    assert listed["peek"] == {
        "id": "peek",
        "title": "Peek",
        "rules_version": 3,
        "modes": [
            {"id": "duel", "seats": [2], "text": "Two seats.", "people": []},
            {"id": "crowd", "seats": [2, 3], "text": "Two or three.", "people": []},
        ],
        "seats": [2, 3],
        "options": [
            {"name": "rounds", "default": 2, "choices": [2, 4, 30], "text": "How many rounds are played."},
            {"name": "dares", "default": True, "choices": [False, True], "text": "Whether one may dare."},
            {"name": "motto", "default": "", "choices": [], "text": "Over the door."},
        ],
        "bots": ["random", "guesser"],
        "levels": [{"id": "guesser", "sentence": ""}],
        "styles": [],
        "characters": [],
        "usual": "guesser",
    }


@pytest.mark.parametrize(
    ("error", "code", "line"),
    [(KeyboardInterrupt(), 130, "Stopped.\n"), (OSError(28, "No space left"), 1, "[Errno 28] No space left\n")],
)
def test_other_hindrances_are_one_line_too(run, monkeypatch, error, code, line):
    def fail(args):
        raise error

    monkeypatch.setattr(games, "run", fail)
    assert run("games") == (code, "", line)


def test_as_a_module_it_exits_with_the_code():
    command = [sys.executable, "-m", "engines", "simulate", "chess", "--games", "1"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout, len(done.stderr.splitlines())) == (2, "", 1)


@pytest.mark.skipif(os.name == "nt", reason="Windows has no broken pipes of this kind")
def test_a_reader_who_leaves_early_is_no_error():
    command = [sys.executable, "-m", "engines", "games", "--json"]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        process.stdout.close()
        said = process.stderr.read()
    assert (process.returncode, said) == (141, b"")


def test_a_letter_the_terminal_lacks_becomes_a_question_mark():
    command = [sys.executable, "-m", "engines", "simulate", "--help"]
    ascii_only = {**os.environ, "PYTHONIOENCODING": "ascii"}
    done = subprocess.run(command, cwd=ROOT, env=ascii_only, capture_output=True, text=True, check=True)
    assert "a,b,?" in done.stdout
