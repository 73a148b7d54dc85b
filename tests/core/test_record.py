import json
import os
from hashlib import blake2b
from itertools import pairwise

import pytest

from engines.core import journal as journals
from engines.core import record as records
from engines.core.errors import (
    BadSetup,
    DamagedRecord,
    ForeignRecord,
    NewerRecord,
    OlderRecord,
    RecordError,
    TamperedRecord,
)
from engines.core.journal import Journal
from engines.core.match import Match, replay
from engines.core.record import Action, Snapshot, Undo, facts, read_record
from engines.core.types import Decision, Event, Option, Outcome, Shape
from tests.core.playing import CONCEDE, DONE, DRAW, GAMES, dare, mark, peek_setup, play, play_out, read, reopen, table
from tests.toy import PEEK, Peek


@pytest.fixture
def file(tmp_path):
    return tmp_path / "one.crown"


def sealed(lines):
    """Lines as a forger would write them: whatever they say, with digests that fit."""
    digest, text = "", b""
    for fields in lines:
        payload = fields if isinstance(fields, bytes) else json.dumps(fields, separators=(",", ":")).encode()[:-1]
        digest = blake2b(digest.encode() + payload, digest_size=16).hexdigest()
        text += payload + f',"digest":"{digest}"}}\n'.encode()
    return text


def lines_of(file):
    lines = [json.loads(line) for line in file.read_text().splitlines()]
    for line in lines:
        del line["digest"]
    return lines


def refusal(file, kind):
    """The sentence with which a file is refused when it is read, opened or replayed."""

    def open_and_replay():
        record = read(file)
        Match.resume(PEEK, record)
        list(replay(PEEK, record))

    with pytest.raises(RecordError) as refused:
        open_and_replay()
    assert type(refused.value) is kind, refused.value
    said = str(refused.value)
    assert said.startswith(str(file))
    assert said[-1] in ".…"
    assert "\n" not in said
    assert len(said) < 400
    return said


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
    with pytest.raises(RecordError, match="there already"):
        table(file=file)
    assert file.read_text() == "precious"


@pytest.mark.skipif(not hasattr(os, "symlink") or os.name == "nt", reason="needs symbolic links")
def test_not_even_through_a_dangling_link(file, tmp_path):
    file.symlink_to(tmp_path / "elsewhere")
    with pytest.raises(RecordError, match="there already"):
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


@pytest.mark.parametrize("seed", range(10))
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
    assert "cut short" in record.torn
    assert len(record.entries) == 1
    again = reopen(file)
    assert again.state.marks == [1, 0]
    again.submit(mark(2))
    assert file.read_bytes() == whole
    assert again.state == match.state


# --- what is refused ---


@pytest.mark.parametrize(
    ("data", "kind", "said"),
    [
        (b"", DamagedRecord, "is empty"),
        (b'{"four_crowns":1', DamagedRecord, "ends inside its first line"),
        (b"\n", ForeignRecord, "not a Four Crowns record"),
        (b"\x89PNG\r\n\x1a\n\0\0", ForeignRecord, "not a Four Crowns record"),
        (b'{"save":"of another program"}\n', ForeignRecord, "not a Four Crowns record"),
        (b'{"n":1,"undo":1}\n', DamagedRecord, "line 1, should be the header"),
        (b'{"four_crowns":1,\n', DamagedRecord, "line 1, is not readable"),
        (b'{"four_crowns":1,"x":"\xff"}\n', DamagedRecord, "line 1, is not readable"),
        (b'{"four_crowns":NaN}\n', DamagedRecord, "line 1, is not readable"),
        (b'{"four_crowns":' + b"9" * 5000 + b"}\n", DamagedRecord, "line 1, holds a number of more than 40 digits"),
        (b'{"four_crowns":' + b"[" * 100_000 + b"\n", DamagedRecord, "line 1, holds too many values"),
        (b'{"four_crowns":' + b"[" * 990 + b"]" * 990 + b"}\n", DamagedRecord, "line 1, is nested too deeply"),
        (b'{"four_crowns":1}\n', DamagedRecord, "line 1, is not a line of a record"),
        (b'{"four_crowns":2}\n', NewerRecord, "later version of Four Crowns"),
        (b'{"four_crowns":' + b"9" * 40 + b"}\n", NewerRecord, "later version of Four Crowns"),
    ],
)
def test_a_file_that_is_no_record_is_refused_in_a_sentence(file, data, kind, said):
    file.write_bytes(data)
    assert said in refusal(file, kind)


HEADER = {"four_crowns": 1, "rules": 3, **peek_setup().header()}


def header(**changes):
    return [{**HEADER, **changes}]


@pytest.mark.parametrize(
    ("lines", "kind", "said"),
    [
        (header(game="chess"), ForeignRecord, "a record of game chess"),
        (header(game="\x1b[2J" + "x" * 9999), ForeignRecord, "a record of game ?[2Jxxx"),
        (header(game="\ud800"), DamagedRecord, "is not readable"),
        (header(four_crowns=0), ForeignRecord, "a record of format 0"),
        (header(four_crowns=True), DamagedRecord, "fields"),
        (header(four_crowns="1"), DamagedRecord, "fields"),
        (header(rules=4), NewerRecord, "later rules of Peek"),
        (header(rules=2, mode="war"), OlderRecord, "cannot be set up any more"),
        (header(rules=True), DamagedRecord, "fields"),
        (header(seats=True), DamagedRecord, "fields"),
        (header(seats=2.0), DamagedRecord, "fields"),
        (header(seed="7"), DamagedRecord, "fields"),
        (header(options=[]), DamagedRecord, "fields"),
        (header(names=None), DamagedRecord, "fields"),
        (header(seats=9), TamperedRecord, "cannot be set up"),
        (header(seats=-1), TamperedRecord, "cannot be set up"),
        (header(seats=int("9" * 40)), TamperedRecord, "cannot be set up"),
        (header(mode="war"), TamperedRecord, "cannot be set up"),
        (header(names=["A", 2]), TamperedRecord, "cannot be set up"),
        (header(names=["A", ["B"]]), TamperedRecord, "cannot be set up"),
        (header(names=["A", "B", "C"]), TamperedRecord, "cannot be set up"),
        (header(names=["A"]), TamperedRecord, "cannot be set up"),
        (header(names=["A", "\ud800"]), DamagedRecord, "is not readable"),
        (header(options={**HEADER["options"], "mode": "duel"}), NewerRecord, "does not know: mode"),
        (header(options={**HEADER["options"], "laps": 3}), NewerRecord, "does not know: laps"),
        (header(options={**HEADER["options"], "dares": 1}), TamperedRecord, "cannot be set up"),
        (header(options={**HEADER["options"], "rounds": "2"}), TamperedRecord, "cannot be set up"),
        (header(options={**HEADER["options"], "rounds": [[2]]}), TamperedRecord, "cannot be set up"),
        (header(options={**HEADER["options"], "motto": "x" * 9999}), TamperedRecord, "cannot be set up"),
    ],
)
def test_a_forged_header_is_refused_even_with_the_right_digest(file, lines, kind, said):
    file.write_bytes(sealed(lines))
    assert said in refusal(file, kind)


def deep(levels):
    nest = []
    for _ in range(levels):
        nest = [nest]
    return nest


GOOD = {"n": 1, "seat": 0, "do": ["mark", 1], "facts": "ANY"}


@pytest.mark.parametrize(
    ("entry", "kind", "said"),
    [
        ({**GOOD, "n": 2}, TamperedRecord, "out of order"),
        ({**GOOD, "n": True}, DamagedRecord, "is not a line of a record"),
        ({**GOOD, "n": 1.0}, DamagedRecord, "is not a line of a record"),
        ({**GOOD, "do": "mark"}, DamagedRecord, "fields"),
        ({**GOOD, "do": []}, TamperedRecord, "holds no move of Peek"),
        ({**GOOD, "do": ["fly"]}, TamperedRecord, "there is no verb 'fly'"),
        ({**GOOD, "do": ["show", "joker"]}, TamperedRecord, "'joker' is no card"),
        ({**GOOD, "do": ["mark", deep(20)]}, TamperedRecord, "holds no move of Peek"),
        (b'{"n":1,"seat":0,"do":' + b"[" * 990 + b"]" * 990, DamagedRecord, "is nested too deeply"),
        ({**GOOD, "do": ["mark", int("9" * 40)]}, TamperedRecord, "cannot be played: mark 99999"),
        ({**GOOD, "do": ["mark", 3]}, TamperedRecord, "cannot be played: mark 3 was not offered"),
        ({**GOOD, "do": ["show", "ace"]}, TamperedRecord, "cannot be played: show ace was not offered"),
        ({**GOOD, "seat": 1}, TamperedRecord, "cannot be played: Seat 1 is not asked"),
        ({**GOOD, "seat": int("9" * 40)}, TamperedRecord, "cannot be played: Seat 9"),
        ({**GOOD, "seat": "0"}, DamagedRecord, "fields"),
        (GOOD, TamperedRecord, "does not lead to what the record says"),
        ({**GOOD, "facts": 7}, DamagedRecord, "fields"),
        ({"n": 1}, DamagedRecord, "is not a line of a record"),
        ({"n": 1, "weather": "fine"}, NewerRecord, "written by a later version of Four Crowns (weather)"),
        ({"n": 1, "rules": 4}, NewerRecord, "later rules of Peek"),
        ({"n": 1, "rules": "3"}, DamagedRecord, "fields"),
        ({"n": 1, "rules": 3, "state": {}}, DamagedRecord, "fields"),
        ({"n": 1, "rules": 3, "after": 1, "state": {}}, TamperedRecord, "cannot be set up"),
        ({"n": 1, "note": 7}, DamagedRecord, "fields"),
        ({"n": 1, "undo": 1, "facts": ""}, TamperedRecord, "cannot be played: Nothing can be taken back"),
        ({"n": 1, "undo": 2, "facts": ""}, TamperedRecord, "takes back 2"),
        ({"n": 1, "undo": True, "facts": ""}, DamagedRecord, "fields"),
        ({"n": 1, "snapshot": [], "barrier": "start"}, DamagedRecord, "fields"),
        ({"n": 1, "snapshot": {}, "barrier": "wall"}, TamperedRecord, "names no barrier"),
        ({"n": 1, "snapshot": {}, "barrier": "start"}, TamperedRecord, "cannot be set up"),
        ({"seat": 0, "n": 1}, DamagedRecord, "is not a line of a record"),
        (b"[1", DamagedRecord, "is not a line of a record"),
        (b'{"n":1,"seat":0,', DamagedRecord, "is not readable"),
        (b'{"n":1,"snapshot":{"x":1e999}', DamagedRecord, "is not readable"),
        (b'{"n":1,"snapshot":{"x":Infinity}', DamagedRecord, "is not readable"),
        (b'{"n":1,"snapshot":' + b'{"x":' * 990, DamagedRecord, "is nested too deeply"),
        (b'{"n":1,"seat":' + b"9" * 5000, DamagedRecord, "holds a number of more than 40 digits"),
    ],
)
def test_a_forged_entry_is_refused_even_with_the_right_digest(file, entry, kind, said):
    file.write_bytes(sealed([HEADER, entry]))
    sentence = refusal(file, kind)
    assert said in sentence
    assert "line 2," in sentence


def test_a_line_that_is_not_an_object_is_refused(file):
    table(file=file)
    file.write_bytes(file.read_bytes() + b"[]\n")
    assert "line 2, is not a line of a record" in refusal(file, DamagedRecord)


def forged_snapshot(change):
    state = PEEK.dump(table().state)
    change(state)
    return sealed([HEADER, {"n": 1, "snapshot": state, "barrier": "start"}])


@pytest.mark.parametrize(
    "change",
    [
        lambda state: state["deck"].reverse(),  # a sound state, but not the one that was reached
        lambda state: state["hands"][0].__setitem__(0, state["hands"][1][0]),
        lambda state: state.update(hands=[]),
        lambda state: state.update(agenda=[["ghost"]]),
        lambda state: state.update(agenda=[[]]),
        lambda state: state.update(agenda=7),
        lambda state: state.update(deck=None),
        lambda state: state.update(more=1),
        lambda state: state.update(marks=[]),
        lambda state: state.update(marks=[], agenda=[]),
        lambda state: state.update(seats="two"),
    ],
)
def test_a_forged_snapshot_is_refused(file, change):
    file.write_bytes(forged_snapshot(change))
    assert "line 2, holds" in refusal(file, TamperedRecord)


def test_a_snapshot_that_breaks_a_law_of_the_game_is_refused_without_a_replay(file):
    file.write_bytes(forged_snapshot(lambda state: state["deck"].append(state["deck"][0])))
    with pytest.raises(TamperedRecord, match="line 2, holds a position that breaks the rules"):
        Match.resume(PEEK, read(file))


def test_a_snapshot_that_says_more_than_the_game_understands_is_refused_without_a_replay(file):
    class Forgetful(Peek):
        def load(self, setup, data):
            return super().load(setup, {name: value for name, value in data.items() if name != "more"})

    file.write_bytes(forged_snapshot(lambda state: state.update(more=1)))
    with pytest.raises(TamperedRecord, match="line 2, holds a position that breaks the rules"):
        Match.resume(Forgetful(), read(file))


def test_a_forged_undo_across_a_snapshot_is_refused_by_resume_and_by_replay(file):
    play(table(file=file), mark(1))
    state = PEEK.dump(play(table(), mark(1)).state)
    undo = {"n": 3, "undo": 1, "facts": ""}
    file.write_bytes(sealed([*lines_of(file), {"n": 2, "snapshot": state, "barrier": "reveal"}, undo]))
    record = read(file)
    for way in (lambda: Match.resume(PEEK, record), lambda: list(replay(PEEK, record))):
        with pytest.raises(TamperedRecord, match="line 4, cannot be played: Nothing can be taken back"):
            way()


def test_a_breakdown_of_the_rules_on_a_strangers_record_is_a_refusal_and_no_crash(file):
    class Brittle(Peek):
        def apply(self, state, option, tell=lambda *args, **more: None):
            raise ZeroDivisionError

    play(table(file=file), mark(1))
    with pytest.raises(TamperedRecord, match="line 2, cannot be played: seat 0: mark 1 failed"):
        Match.resume(Brittle(), read(file))


def test_lines_exchanged_left_out_or_repeated_are_noticed(file):
    play(table(file=file), mark(1), mark(1), mark(1), DRAW)
    lines = file.read_bytes().splitlines(keepends=True)
    for changed in (
        [*lines[:2], lines[3], lines[2], lines[4]],
        [*lines[:2], *lines[3:]],
        [*lines[:3], *lines[2:]],
        [lines[0], *lines[2:]],
        [*lines[:3], b"\n", *lines[3:]],
    ):
        file.write_bytes(b"".join(changed))
        assert "line " in refusal(file, DamagedRecord if b"\n" in changed else TamperedRecord)


def test_a_changed_header_is_noticed(file):
    table(file=file)
    file.write_bytes(file.read_bytes().replace(b'"seed":7', b'"seed":8'))
    assert "line 1, was changed: its digest does not fit" in refusal(file, TamperedRecord)


def test_what_cannot_be_read_is_refused_in_a_sentence(tmp_path):
    for path in (tmp_path / "missing.crown", tmp_path, "with\0nothing", tmp_path / "missing" / "x"):
        with pytest.raises(RecordError, match=r"cannot be read: .+\.$"):
            read_record(path, GAMES)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="needs named pipes")
def test_a_pipe_does_not_keep_us_waiting(tmp_path):
    os.mkfifo(tmp_path / "pipe")
    with pytest.raises(RecordError, match="not a file"):
        read_record(tmp_path / "pipe", GAMES)


def test_a_huge_file_is_not_read_into_memory(file, monkeypatch):
    monkeypatch.setattr(records, "LIMITS", records.LIMITS._replace(size=10))
    play(table(file=file), mark(1))
    assert "too large" in refusal(file, ForeignRecord)
