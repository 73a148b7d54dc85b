"""`four-crowns`: what it does until there is a window."""

import io
import subprocess
import sys
from pathlib import Path

import pytest

from client.__main__ import VERSION, main
from engines.__main__ import main as engines_main

ROOT = Path(__file__).parents[1]


@pytest.fixture(autouse=True)
def nobody_types(monkeypatch):
    """The end of input is somebody who gets up and goes."""
    monkeypatch.setattr(sys, "stdin", io.StringIO())


@pytest.fixture
def record(tmp_path):
    """A game that has just begun, kept and left."""
    path = tmp_path / "game.crown"
    assert engines_main(["play", "cover_your_kingdom", "--seed", "7", "--bots", "human", "-o", str(path)]) == 0
    return path


def test_without_a_word_it_plays_cover_your_kingdom_against_the_computer(capsys):
    assert main([]) == 0
    out, err = capsys.readouterr()
    first, *_, goodbye, farewell = out.splitlines()
    assert first.startswith("Cover Your Kingdom, standard, seed ")
    assert first.endswith(": Ada, Bea (computer), Cyd (computer), Dov (computer)")
    assert (goodbye, farewell) == ("Goodbye.", "No record was kept (-o FILE keeps one).")
    assert err == ""


def test_what_is_typed_is_played(capsys, monkeypatch):
    monkeypatch.setattr(sys, "stdin", io.StringIO("1\n" * 2000))
    assert main([]) == 0
    assert "The game is over: " in capsys.readouterr().out


def test_open_goes_on_with_a_record(capsys, record):
    capsys.readouterr()
    assert main(["--open", str(record)]) == 0
    out, _ = capsys.readouterr()
    assert "Cover Your Kingdom, standard, seed 7: Ada, Bea (computer)" in out
    assert out.endswith(f"The record is {record}.\n")


def test_a_record_may_have_any_name(capsys, record, monkeypatch):
    monkeypatch.chdir(record.parent)
    record.rename("-o.crown")
    assert main(["--open=-o.crown"]) == 0
    assert capsys.readouterr().out.endswith("The record is -o.crown.\n")


def test_a_damaged_record_is_one_line(capsys, record):
    record.write_bytes(record.read_bytes()[:20])
    capsys.readouterr()
    assert main(["--open", str(record)]) == 1
    out, err = capsys.readouterr()
    assert (out, err) == ("", f"{record} ends inside its first line.\n")


@pytest.mark.parametrize(
    ("argv", "line"),
    [
        (["--open"], "four-crowns: argument --open: expected one argument"),
        (["--open", "nowhere.crown"], "There is no nowhere.crown."),
        (["--loud"], "four-crowns: unrecognized arguments: --loud"),
        (["--vers"], "four-crowns: unrecognized arguments: --vers"),
        (["two\nlines"], "four-crowns: unrecognized arguments: two lines"),
        (["shot"], "four-crowns: shot needs the window, which is not built yet."),
        (["shot", "title", "-o", "title.png"], "four-crowns: shot needs the window, which is not built yet."),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_bad_arguments_are_one_line_and_exit_2(capsys, tmp_path, monkeypatch, argv, line):
    monkeypatch.chdir(tmp_path)
    assert main(argv) == 2
    assert capsys.readouterr() == ("", line + "\n")
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize(
    ("word", "said"), [("--help", "usage: four-crowns"), ("--version", f"Four Crowns {VERSION}\n")]
)
def test_help_and_version(capsys, word, said):
    with pytest.raises(SystemExit) as left:
        main([word])
    assert left.value.code == 0
    assert capsys.readouterr().out.startswith(said)


def test_help_says_where_the_other_tables_are(capsys):
    with pytest.raises(SystemExit):
        main(["--help"])
    assert "python -m engines play --help" in capsys.readouterr().out


def test_python_m_client_is_the_same():
    command = [sys.executable, "-m", "client", "--version"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout == f"Four Crowns {VERSION}\n"
