"""`computer` and `concede` at the terminal."""

from pathlib import Path

from engines.core.conceding import conceded_in, players_now
from engines.core.record import read_record
from tests.toy import PEEK

from .conftest import Run


def test_a_computer_plays_on_and_the_record_knows(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.crown"
    said = run("play", "peek", "--seed", 3, "--seats", 2, "--bots", "human,random", "-o", path, typed="computer\n")
    assert said.code == 0
    assert "A computer plays for Ada from here on." in said.out
    assert "The game is over" in said.out
    record = read_record(path, {"peek": PEEK})
    assert players_now(PEEK, record) == ("guesser", "random")
    assert "(computer)" in run("play", "--open", path).out


def test_of_two_the_other_wins_at_once(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.crown"
    typed = "concede\nno\nconcede\nyes\n"
    said = run("play", "peek", "--seed", 3, "--seats", 2, "--bots", "human,random", "-o", path, typed=typed)
    assert "Ada concedes." in said.out
    assert "The game is over: Bea wins" in said.out
    assert conceded_in(read_record(path, {"peek": PEEK})) == (0,)
    assert run("check", path).code == 0
    assert "The game is over: Bea wins" in run("play", "--open", path).out


def test_among_three_the_game_goes_on(run: Run) -> None:
    said = run("play", "peek", "--seed", 3, "--seats", 3, "--bots", "human,random,random", typed="concede\nyes\n")
    assert "Ada concedes." in said.out
    over = said.out[said.out.index("The game is over") :]
    assert not over.startswith("The game is over: Ada wins")
