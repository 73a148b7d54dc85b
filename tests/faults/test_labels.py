"""Random questions of every game: no two answers read the same. The long form is `python -m tests.faults.labels`."""

import pytest

from engines import GAMES
from engines.core.game import Label

from .labels import main, read

every_game = pytest.mark.parametrize("name", GAMES)


@every_game
def test_no_two_answers_read_the_same(name: str) -> None:
    assert [result for number in range(3) if (result := read(GAMES[name], number, most=12)).trouble] == []


@pytest.mark.thorough
@every_game
def test_no_two_answers_read_the_same_in_more_games(name: str) -> None:
    assert [result for number in range(3, 23) if (result := read(GAMES[name], number, most=40)).trouble] == []


def test_the_long_form_reads_whole_games_and_finds_what_is_alike(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["my_realm", "--questions", "20"]) == 0
    assert "questions in" in capsys.readouterr().out
    monkeypatch.setattr(type(GAMES["my_realm"].text), "label", lambda *_: Label("Yes"))
    assert main(["my_realm", "--only", "0"]) == 1
    assert "Yes: " in capsys.readouterr().out
