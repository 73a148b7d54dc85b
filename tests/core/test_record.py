import json
import os
from itertools import pairwise

import pytest

from engines.core import journal as journals
from engines.core.errors import (
    BadSetup,
    RecordError,
    TamperedRecord,
)
from engines.core.journal import Journal
from engines.core.match import Match, replay
from engines.core.record import Action, Snapshot, Undo, facts
from engines.core.types import Decision, Event, Option, Outcome, Shape
from tests.core.forging import lines_of
from tests.core.playing import CONCEDE, DONE, DRAW, dare, mark, peek_setup, play, play_out, read, reopen, table
from tests.rounds import first
from tests.toy import PEEK, Peek


@pytest.fixture
def file(tmp_path):
    return tmp_path / "one.crown"


# --- what is written ---


def test_a_record_reads_as_it_was_played(file):
    match = play(table(file=file), mark(1), dare(1), CONCEDE)
    match.undo()
    header, *lines = lines_of(file)
    assert header == {"four_crowns": 1, "rules": 3, **match.setup.header()}
    assert [line.get("do", line.get("undo")) for line in lines] == [["mark", 1], ["dare", 1], ["concede"], 1]
    assert [line.get("seat") for line in lines] == [0, 0, 1, None]
    assert [line["n"] for line in lines] == [1, 2, 3, 4]
    record = read(file)
    assert [type(entry) for entry in record.entries] == [Action, Action, Action, Undo]
    assert record.entries[1].option == dare(1)
    assert (record.setup, record.rules, record.torn) == (match.setup, 3, None)
    assert (record.size, record.digest) == (file.stat().st_size, match.journal.digest)


def test_the_bytes_of_a_record_are_the_same_everywhere(file):
    """If this differs, old records no longer replay: raise the rules version or the format, do not edit the number."""
    match = play(table(3, 5, file, rounds=4), mark(2), dare(2), CONCEDE, DRAW, DRAW, DONE)
    assert match.journal.digest == "bef4274fb9f3d482952528d338db397c"


def test_names_of_any_script_are_kept_as_they_are(file):
    setup = peek_setup()._replace(names=("Žofie", "王 👑"))
    Journal.create(file, PEEK, setup, sync=False)
    assert "王" in file.read_text(encoding="utf-8")
    assert read(file).setup == setup


def test_a_record_that_could_not_be_read_again_is_never_begun(file):
    for setup in (
        peek_setup()._replace(names=("A", "\ud800")),
        peek_setup()._replace(names=("A", "\u200b")),
        peek_setup()._replace(names=("A", "B" * 25)),
        peek_setup()._replace(names=("A", "B", "C")),
        peek_setup()._replace(mode="war"),
        peek_setup()._replace(options={"rounds": 2}),
        peek_setup()._replace(options={"rounds": 2, "dares": 1, "motto": ""}),
    ):
        with pytest.raises(BadSetup):
            Journal.create(file, PEEK, setup)
        assert not file.exists()


def test_an_existing_file_is_never_overwritten(file):
    file.write_text("precious")
    with pytest.raises(RecordError, match="already exists"):
        table(file=file)
    assert file.read_text() == "precious"


@pytest.mark.skipif(not hasattr(os, "symlink") or os.name == "nt", reason="needs symbolic links")
def test_not_even_through_a_dangling_link(file, tmp_path):
    file.symlink_to(tmp_path / "elsewhere")
    with pytest.raises(RecordError, match="already exists"):
        table(file=file)


def test_every_line_is_on_the_disk_before_the_next_action(file, monkeypatch):
    flushed = []
    monkeypatch.setattr(os, "fsync", lambda handle: flushed.append(os.fstat(handle).st_size))
    match = Match(PEEK, peek_setup(), Journal.create(file, PEEK, peek_setup()))
    flushed.clear()  # the header, and the folder it is in
    for option in (mark(1), DRAW, DONE):
        match.submit(option)
        assert flushed[-1] == file.stat().st_size == match.journal.size
    assert len(flushed) == 3


# --- resume and replay ---


@pytest.mark.parametrize("seed", range(12))
def test_a_match_can_be_left_and_resumed_after_every_step(file, seed):
    """Written in one go and written with a break after each step, it is the same match and the same record."""
    whole = play_out(table(3, seed, file, rounds=4), seed)
    broken = file.with_name("two.crown")
    table(3, seed, broken, rounds=4)
    for entry in read(file).entries:
        match = reopen(broken)
        if isinstance(entry, Action):
            match.submit(entry.option, entry.seat)
        elif isinstance(entry, Undo):
            match.undo()
    assert match.state == whole.state
    assert broken.read_bytes() == file.read_bytes()


def test_snapshots_come_regularly_and_at_the_end_and_open_quickly(file, monkeypatch):
    monkeypatch.setattr(journals, "SNAPSHOT_EVERY", 10)
    match = play_out(table(3, file=file, rounds=30))
    entries = read(file).entries
    at = [i for i, entry in enumerate(entries) if isinstance(entry, Snapshot)]
    assert at[-1] == len(entries) - 1
    assert max(b - a for a, b in pairwise(at)) < 25
    assert len(at) > 10
    assert entries[-1].state == json.loads(json.dumps(PEEK.dump(match.state)))

    submitted = []
    monkeypatch.setattr(Match, "_play", lambda self, move: submitted.append(move))
    assert Match.resume(PEEK, read(file)).state == match.state
    assert submitted == []


def test_a_record_does_not_change_when_a_match_is_resumed_from_it(file, monkeypatch):
    monkeypatch.setattr(journals, "SNAPSHOT_EVERY", 3)
    play_out(table(3, file=file, rounds=30), steps=60)
    record = read(file)
    play_out(Match.resume(PEEK, record))
    assert record == read(file)


@pytest.mark.parametrize("seed", first(4, range(10)))
def test_a_resumed_match_can_take_back_exactly_as_much(file, monkeypatch, seed):
    monkeypatch.setattr(journals, "SNAPSHOT_EVERY", 3)
    match = table(3, seed, file, rounds=4)
    for step in range(10_000):
        if match.decision is None:
            break
        play_out(match, seed + step * 1000, steps=1)
        again = Match.resume(PEEK, read(file))
        assert again.state == match.state
        assert again.decision == match.decision
        assert (again.undoable, again.barrier) == (match.undoable, match.barrier)
        assert again.opening == match.opening
        *_, last = replay(PEEK, read(file))
        assert (last.match.state, last.match.undoable) == (match.state, match.undoable)


def test_a_replay_shows_every_step_from_the_first_position(file):
    match = table(file=file)
    told = [match.opening, match.submit(mark(1)), match.submit(mark(2))]
    match.undo()
    told += [(), match.submit(DRAW)]
    steps, states = [], []
    for step in replay(PEEK, read(file)):
        steps.append(step)
        states.append(PEEK.clone(step.match.state))
    assert [step.line for step in steps] == [1, 2, 3, 4, 5]
    assert [step.seat for step in steps] == [None, 0, 0, 0, 0]
    assert [step.option for step in steps] == [None, mark(1), mark(2), None, DRAW]
    assert [step.events for step in steps] == told
    assert [state.marks[0] for state in states] == [0, 1, 3, 1, 1]
    assert states[-1] == match.state


def test_a_replay_says_when_the_rules_no_longer_tell_the_same_story(file):
    class Changed(Peek):
        def decision(self, state):
            decision = super().decision(state)
            return decision and decision._replace(options=(*decision.options, Option("mark", (3,))))

    play(table(file=file), mark(1))
    with pytest.raises(TamperedRecord, match="line 2, does not lead to what the record says"):
        list(replay(Changed(), read(file)))


def test_facts_notice_every_difference():
    event = Event("drew", (1,), (4,), 2)
    decision = Decision(0, "turn", Shape.PICK_ONE, (DONE,))
    outcome = Outcome((0,), (3, 2), ({"hand": 3}, {"hand": 2}))
    differing = [
        facts([event], decision, None),
        facts([], decision, None),
        facts([event, event], decision, None),
        facts([event._replace(secret=(5,))], decision, None),
        facts([event._replace(audience=3)], decision, None),
        facts([event], decision._replace(seat=1), None),
        facts([event], decision._replace(kind="answer"), None),
        facts([event], decision._replace(options=(DONE, DRAW)), None),
        facts([event], None, outcome),
        facts([event], None, outcome._replace(winners=(1,))),
        facts([event], None, outcome._replace(sources=({"hand": 2}, {"hand": 2}))),
    ]
    assert len(set(differing)) == len(differing)
    assert differing[0] == "36bc8d32e690f280"


# --- a torn last line ---


def test_a_torn_last_line_is_left_out_and_said_so(file):
    match = play(table(file=file), mark(1), mark(2))
    whole = file.read_bytes()
    file.write_bytes(whole[:-3])
    record = read(file)
    assert "cut off at the end" in record.torn
    assert len(record.entries) == 1
    again = reopen(file)
    assert again.state.marks == [1, 0]
    again.submit(mark(2))
    assert file.read_bytes() == whole
    assert again.state == match.state
