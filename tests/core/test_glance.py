"""A glance at a record tells what reading all of it tells, or nothing."""

from pathlib import Path
from typing import Any

import pytest

from engines import GAMES
from engines.core import glance as glances
from engines.core.game import Game, set_up
from engines.core.glance import glance
from engines.core.journal import Journal
from engines.core.match import Match
from engines.core.record import RULES, read_record
from engines.core.rng import Rng
from tests.growing import GROWN

every_game = pytest.mark.parametrize("game", [GAMES[game] for game in GROWN], ids=GROWN)


@pytest.fixture(autouse=True)
def short_tails(monkeypatch: pytest.MonkeyPatch) -> None:
    """Records of tests are short: their ends have to be shorter."""
    monkeypatch.setattr(glances, "TAIL", 256)


def begun(game: Game[Any], path: Path) -> Match[Any]:
    seats = max(count for mode in game.modes for count in mode.seats)
    setup = set_up(game, seats, {}, 5)
    return Match(game, setup, Journal.create(path, game, setup, sync=False))


def play_on(match: Match[Any], actions: int) -> None:
    """Chance answers, and takes back now and then."""
    rng = Rng(match.setup.seed, f"people {len(match.moves)}")
    for _ in range(actions):
        if match.undoable and not rng.below(6):
            match.undo()
        elif match.decision:
            match.submit(rng.pick(match.decision.options))


@every_game
def test_a_glance_tells_what_the_whole_record_tells(game: Game[Any], tmp_path: Path) -> None:
    match, seen = begun(game, tmp_path / "long.crown"), 0
    assert match.journal is not None
    for part in range(12):
        play_on(match, 37)
        if part == 6:  # the next session goes on with the same file
            record = read_record(match.journal.path, GAMES)
            match = Match.resume(game, record, Journal.reopen(record, game.rules_version, sync=False))
            assert match.journal is not None
        told, record = glance(match.journal.path, GAMES), read_record(match.journal.path, GAMES)
        if told:
            seen += 1
            assert told.actions == record.actions
            assert told.record._replace(entries=record.entries) == record
            assert game.dump(Match.resume(game, told.record).state) == game.dump(match.state)
    assert seen >= 3


@every_game
def test_how_a_game_ended_is_told_by_a_glance(game: Game[Any], tmp_path: Path) -> None:
    match = begun(game, tmp_path / "over.crown")
    while match.decision:
        play_on(match, 50)
    assert match.journal is not None
    told, record = glance(match.journal.path, GAMES), read_record(match.journal.path, GAMES)
    assert told is not None
    assert told.actions == record.actions
    assert Match.resume(game, told.record).outcome == match.outcome


@pytest.mark.parametrize("kind", ["hint", "stop", "origin"])
def test_notes_that_say_nothing_of_the_table_do_not_hinder_it(kind: str, tmp_path: Path) -> None:
    match = begun(GAMES["my_realm"], tmp_path / "noted.crown")
    assert match.journal is not None
    match.journal.note(kind, {"seat": 0})
    play_on(match, 200)
    assert glance(match.journal.path, GAMES)


@pytest.mark.parametrize("kind", ["player", "concede", "level", "of a later version"])
def test_a_record_whose_notes_may_say_who_sits_where_is_read_whole(kind: str, tmp_path: Path) -> None:
    match = begun(GAMES["my_realm"], tmp_path / "noted.crown")
    assert match.journal is not None
    match.journal.note(kind, {"seat": 99})
    play_on(match, 200)
    assert glance(match.journal.path, GAMES) is None
    record = read_record(match.journal.path, GAMES)
    match = Match.resume(match.game, record, Journal.reopen(record, sync=False))
    play_on(match, 200)
    assert glance(record.path, GAMES) is None


def test_a_record_that_went_on_by_other_rules_is_read_whole(tmp_path: Path) -> None:
    match = begun(GAMES["my_realm"], tmp_path / "older.crown")
    play_on(match, 200)
    assert match.journal is not None
    assert glance(match.journal.path, GAMES)
    match.restart(match.journal, 20)
    assert glance(match.journal.path, GAMES) is None
    play_on(match, 200)
    record = read_record(match.journal.path, GAMES)
    assert RULES in record.entries.kinds
    assert glance(record.path, GAMES) is None


def test_what_is_wrong_at_the_end_is_left_to_whoever_reads_it_all(tmp_path: Path) -> None:
    match = begun(GAMES["my_realm"], tmp_path / "good.crown")
    play_on(match, 200)
    assert match.journal is not None
    path, data = match.journal.path, match.journal.path.read_bytes()
    assert glance(path, GAMES)
    for damaged in (
        data[:-5],
        data[:-60] + b"?" + data[-59:],
        data + b'{"n":',
        b"no game\n" + data,
        data[:-1] + b"\r\n",
    ):
        path.write_bytes(damaged)
        assert glance(path, GAMES) is None
    path.write_bytes(b"")
    assert glance(path, GAMES) is None
    assert glance(tmp_path, GAMES) is None
    assert glance(tmp_path / "nowhere.crown", GAMES) is None


def test_a_short_record_is_read_whole(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match = begun(GAMES["my_realm"], tmp_path / "short.crown")
    play_on(match, 200)
    assert match.journal is not None
    monkeypatch.setattr(glances, "TAIL", match.journal.size)
    assert glance(match.journal.path, GAMES) is None
