"""The document on balance is made of tournaments, and tells what they tell."""

import balance
import pytest

import engines
from engines.core.tournament.figures import Contest
from tests.toy import PEEK


@pytest.fixture(autouse=True)
def box(monkeypatch):
    """Only the toy game is in the box."""
    monkeypatch.setattr(balance, "PLAYER", "guesser")
    monkeypatch.setattr(balance, "GAMES", {"peek": PEEK})
    monkeypatch.setitem(engines.GAMES, "peek", PEEK)


def test_every_table_and_every_option_is_played_and_told(tmp_path):
    balance.play_everything(tmp_path, ["peek"], 6, balance.GLANCE, 1)
    text = balance.document(tmp_path)
    for mode in PEEK.modes:
        for seats in mode.seats:
            assert f"\n| {mode.id} | {seats} | " in text
    for setting in PEEK.settings:
        for value in setting.choices:
            assert (f"`{setting.name}={str(value).lower()}`" in text) is (value != setting.default)
    files = {path.name: path.read_bytes() for path in tmp_path.iterdir()}
    balance.play_everything(tmp_path, ["peek"], 6, balance.GLANCE, 1)
    assert {path.name: path.read_bytes() for path in tmp_path.iterdir()} == files  # nothing is played twice
    assert balance.document(tmp_path) == text


def test_an_option_is_tried_with_the_usual_seats_then_with_the_fewest(monkeypatch):
    monkeypatch.setattr(balance, "usual_seats", lambda game, mode: 3 if mode == "crowd" else 2)
    tried = [(trial.mode, trial.seats) for trial in balance.places(PEEK, PEEK.settings[0], 4)]
    assert tried == [("duel", 2), ("crowd", 3), ("crowd", 2)]


def test_what_the_tables_say_stands_below_them(tmp_path, monkeypatch):
    monkeypatch.setattr(balance, "REMARKS", {"peek": "The first seat is better."})
    assert "better" not in balance.document(tmp_path)
    balance.play(tmp_path, balance.Trial("peek", "duel", 2), 2, 1)
    assert "|\n\nThe first seat is better.\n\nNot tried yet" in balance.document(tmp_path)


def contests(*winners):
    return [
        Contest(number, number, 0, ("a", "a"), (seat,), (1, 1), number, 10, "", {}, {})
        for number, seat in enumerate(winners)
    ]


def test_seats_are_uneven_where_chance_would_hardly_do_it():
    assert balance.verdict(contests(*[0] * 58, *[1] * 42), PEEK, 2) == "too few games"
    assert balance.verdict(contests(*[0] * 210, *[1] * 190), PEEK, 2) == "even"
    assert balance.verdict(contests(*[0] * 62, *[1] * 38), PEEK, 2) == "uneven"
    assert balance.wins(contests(0, 0, 0, 1), PEEK, 2) == "75 / 25 %"
    assert balance.span(range(11)) == "5.0 (1 to 9)"


def test_without_games_there_are_only_headings(tmp_path):
    assert "## Peek" in balance.document(tmp_path)


def test_chapters_of_games_that_are_not_named_stay_as_they_are(tmp_path):
    before = "# Balance\n\n## Pack\n\nOld.\n\n## Peek\n\nEven.\n\n## Poke\n\nOlder.\n"
    assert balance.document(tmp_path, ["other"], before).endswith("\n\n## Peek\n\nEven.\n")
    assert balance.document(tmp_path, ["peek"], before) == balance.document(tmp_path)
