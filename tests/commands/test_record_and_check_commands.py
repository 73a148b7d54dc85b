"""`record` and `check`: what was recorded replays to the same digests, and any change is found and named."""

import json
import re
import shutil

import pytest

import engines
from engines.commands import record as recording
from engines.core.game import set_up
from engines.core.journal import Journal
from tests import short
from tests.toy import Peek


def test_a_record_is_the_game_that_simulate_plays(run, tmp_path):
    path = tmp_path / "game.crown"
    said = run("record", "peek", "--seed", 9, "--seats", 2, "--set", "rounds=4", "--bots", "guesser,random", "-o", path)
    told = json.loads(
        run("simulate", "peek", "--games", 1, "--seed", 9, "--seats", 2, "--set", "rounds=4", "--json").out
    )
    assert said.code == 0
    assert said.out.startswith(f"{path}: {told['decisions']} moves, ")


def test_every_game_of_the_box_records_and_checks(run, tmp_path):
    for game in engines.GAMES:
        path = tmp_path / f"{game}.crown"
        made = run("record", game, "--seed", 1, *short.arguments(game), "-o", path)
        assert (made.code, made.err) == (0, "")
        assert run("check", path) == (0, made.out.replace(": ", ": good, ", 1), "")


def test_a_record_is_never_overwritten(run, record):
    before = record.read_bytes()
    said = run("record", "peek", "--seed", 5, "-o", record)
    assert said == (2, "", f"{record} already exists and was left alone. Choose another name.\n")
    assert record.read_bytes() == before


def test_a_disk_that_fills_up_is_told(run, tmp_path, monkeypatch):
    def fails(self):
        if self._n > 3:
            self.trouble = "The disk is full."

    monkeypatch.setattr(Journal, "retry", fails)
    assert run("record", "peek", "--seed", 5, "-o", tmp_path / "game.crown") == (1, "", "The disk is full.\n")


def test_a_game_without_end_is_a_fault(run, tmp_path, monkeypatch):
    monkeypatch.setattr(Peek, "bound", lambda self, setup: 3)
    said = run("record", "peek", "--seed", 5, "-o", tmp_path / "game.crown")
    assert said.code == 1
    assert said.err == "FAULT: No game has more than 3 decisions, but this one goes on (game peek, seed 5)\n"


def test_check_says_how_it_ended(run, record):
    said = run("check", record)
    assert said.code == 0
    assert said.out == f"{record}: good, 21 moves, Bea wins (Ada 8, Bea 15, Cyd 12)\n"


@pytest.mark.parametrize("line", [1, 2, 5, 22])
def test_one_changed_byte_is_refused_with_its_line(run, record, line):
    lines = record.read_bytes().splitlines(keepends=True)
    changed = bytearray(lines[line - 1])
    changed[-4] ^= 1  # inside the digest that ends the line
    record.write_bytes(b"".join([*lines[: line - 1], bytes(changed), *lines[line:]]))
    said = run("check", record)
    assert (said.code, said.out) == (1, "")
    refusal, *offer = said.err.splitlines()
    assert f"{record}, line {line}," in refusal
    part = {1: [], 2: [0], 5: [3], 22: [20]}[line]
    assert offer == [
        *[f"It can be opened up to move {actions} of 21: python -m engines salvage FILE -o NEW." for actions in part],
        "Its story can be read: python -m engines story FILE.",
    ]


def test_any_changed_byte_is_refused(run, record):
    good = record.read_bytes()
    for at in range(0, len(good), 97):
        record.write_bytes(good[:at] + bytes([good[at] ^ 1]) + good[at + 1 :])
        said = run("check", record)
        assert (said.code, said.out) == (1, "")
        assert str(record) in said.err


def test_a_bad_record_does_not_hide_the_others(run, record, tmp_path):
    bad, foreign, last = tmp_path / "bad.crown", tmp_path / "foreign.txt", tmp_path / "last.crown"
    bad.write_bytes(record.read_bytes().replace(b'"seat":1', b'"seat":2', 1))
    foreign.write_text("Dear diary\n")
    shutil.copy(record, last)
    said = run("check", record, bad, foreign, tmp_path, last)
    assert said.code == 1
    assert [line.split(":")[0] for line in said.out.splitlines()] == [str(record), str(last)]
    told = [line for line in said.err.splitlines() if not line.startswith(("It can be opened", "Its story"))]
    assert len(told) == 3
    assert told[0].startswith(f"{bad}, line ")
    assert told[1] == f"{foreign} is not a Four Crowns game."
    assert told[2].startswith(f"{tmp_path} cannot be read")


def test_a_torn_tail_is_told_and_the_rest_is_good(run, record):
    record.write_bytes(record.read_bytes()[:-400])
    said = run("check", record)
    assert said.code == 0
    assert "good, " in said.out
    assert "not finished" in said.out
    assert said.err == f"{record} was cut off at the end. At most one move is lost.\n"


def test_what_can_be_played_of_a_damaged_record_is_salvaged(run, record, tmp_path):
    new = tmp_path / "new.crown"
    record.write_bytes(record.read_bytes().replace(b'"n":20,', b'"n":21,', 1))
    damaged = record.read_bytes()
    assert run("salvage", record, "-o", new) == (0, f"{new}: up to move 19 of 21.\n", "")
    assert run("check", new).out == f"{new}: good, 19 moves, not finished\n"
    assert record.read_bytes() == damaged
    assert run("salvage", record, "-o", new).code == 2  # never overwritten


def test_an_old_record_goes_on_by_todays_rules(run, tmp_path, monkeypatch):
    old, new = tmp_path / "old.crown", tmp_path / "new.crown"
    run("record", "peek", "--seed", 5, "--set", "rounds=30", "-o", old)
    monkeypatch.setattr(Peek, "rules_version", 4)
    monkeypatch.setattr("tests.toy.MARKS", 1)
    said = run("check", old)
    assert said.code == 1
    assert "older rules of Peek, and goes another way by today's." in said.err
    offered = re.search(r"It can continue by today's rules from move (\d+):", said.err)[1]
    assert run("salvage", old, "-o", new) == (0, f"{new}: continues by today's rules from move {offered}.\n", "")
    assert f"{new}: good, {offered} moves" in run("check", new).out


def test_a_whole_record_needs_no_salvage(run, record, tmp_path):
    said = run("salvage", record, "-o", tmp_path / "new.crown")
    assert said == (0, f"{record} is fine: there's nothing to rescue.\n", "")
    assert not (tmp_path / "new.crown").exists()


def test_a_story_is_told_of_any_record(run, record, tmp_path):
    told = run("story", record).out.splitlines()
    assert told[0] == "Peek: Ada, Bea, Cyd."
    assert len(told) > 21
    record.write_text("Dear diary\n")
    assert run("story", record).code == 1


def test_missing_files_are_one_line_and_the_others_are_checked(run, record):
    said = run("check", "a.crown", record, "b.crown")
    assert (said.code, said.err) == (2, "There is no a.crown, no b.crown.\n")
    assert said.out.startswith(f"{record}: good")


def test_begin_makes_a_record_with_its_header_only(tmp_path):
    game = engines.find("peek")
    setup = set_up(game, 2)
    journal = recording.begin(tmp_path / "game.crown", game, setup)
    assert journal.path.read_text().startswith('{"four_crowns":1,')
