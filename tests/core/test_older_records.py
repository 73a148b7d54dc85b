"""No update ends a game: what today's rules make of a record that was begun by older ones."""

import json

import pytest

from engines.core import journal as journals
from engines.core.errors import NewerRecord, OlderRecord
from engines.core.journal import Journal
from engines.core.match import Match, replay
from engines.core.record import Note, Rules, read_record
from engines.core.salvage import go_on, standing_of, story_of
from engines.core.setup import SWITCH, Setting, as_before
from engines.core.types import Option
from tests.core.forging import lines_of, sealed
from tests.core.playing import CONCEDE, DONE, DRAW, dare, mark, play, play_out, read, table
from tests.toy import PEEK, Peek


class Same(Peek):
    """Rules that have changed, but nothing that these games come upon; and one more thing to agree on."""

    rules_version = 4
    settings = (*Peek.settings, Setting("quick", True, SWITCH, "Whether it is quick.", before=False))


class Another(Same):
    """Rules by which one may mark three more: every decision has other options."""

    def decision(self, state):
        decision = super().decision(state)
        if decision is None or decision.kind != "turn":
            return decision
        return decision._replace(options=(*decision.options, Option("mark", (3,))))


class Stranger(Another):
    """Rules that cannot make sense of an old position."""

    def load(self, setup, data):
        return super().load(setup, {**data, "crowns": data["crowns"]})


SAME, ANOTHER, STRANGER = Same(), Another(), Stranger()


@pytest.fixture
def file(tmp_path, monkeypatch):
    monkeypatch.setattr(journals, "SNAPSHOT_EVERY", 4)
    return tmp_path / "old.crown"


def by(game, file):
    return read_record(file, {game.id: game})


def lines_with(file, lines):
    file.write_bytes(sealed(lines))


# --- options ---


def test_an_option_that_was_added_since_is_as_it_was_before(file):
    play(table(file=file), mark(1))
    record = by(SAME, file)
    assert record.setup.options == {**read(file).setup.options, "quick": False}
    assert record.rules == 3
    assert as_before(Peek.settings) == {setting.name: setting.default for setting in Peek.settings}


def test_an_option_of_old_that_is_gone_is_passed_over(file):
    play(table(file=file), mark(1))
    header, *lines = lines_of(file)
    lines_with(file, [{**header, "options": {**header["options"], "laps": 3}}, *lines])
    with pytest.raises(NewerRecord):
        read(file)  # by the same rules it can only come from a later version
    assert "laps" not in by(SAME, file).setup.options


# --- rules ---


def test_what_still_replays_goes_on_silently(file):
    match = play(table(file=file), mark(1), mark(2))
    match.undo()
    record = by(SAME, file)
    assert [step.seat for step in replay(SAME, record)] == [None, 0, 0, 0]
    again = Match.resume(SAME, record, Journal.reopen(record, SAME.rules_version))
    before = file.read_bytes()
    assert again.state == match.state  # to open it changes nothing
    play(again, DRAW, DONE)
    assert file.read_bytes().startswith(before)
    record = by(SAME, file)
    assert record.rules == 4
    assert record.entries[3] == Rules(4)
    assert record.actions == 3
    list(replay(SAME, record))
    with pytest.raises(NewerRecord):  # whoever has not got the update yet
        read(file)


def test_what_goes_another_way_is_no_lie_but_older(file):
    play_out(table(file=file, rounds=30), steps=30)
    with pytest.raises(OlderRecord, match="older rules of Peek, and goes another way by today's"):
        list(replay(ANOTHER, by(ANOTHER, file)))


def test_it_goes_on_by_todays_rules_from_its_last_position_that_they_know(file):
    match = play_out(table(3, file=file, rounds=30), steps=30)
    old = file.read_bytes()
    record = by(ANOTHER, file)
    standing = standing_of(ANOTHER, record)
    assert record.entries.kinds[standing.line - 2] == "snapshot"  # what follows it goes another way at once
    again = go_on(ANOTHER, record)
    assert (again.state, again.undoable, again.barrier) == (standing.match.state, 0, "start")
    assert file.read_bytes().startswith(old)  # nothing is lost
    after = by(ANOTHER, file)
    assert isinstance(after.entries[-1], Rules)
    assert (after.rules, after.entries[-1].after) == (4, standing.line)
    assert after.actions == standing.actions <= len(match.moves)
    play_out(again)
    whole = by(ANOTHER, file)
    assert Match.resume(ANOTHER, whole).state == again.state
    *_, last = replay(ANOTHER, whole)
    assert last.match.state == again.state
    assert whole.actions == standing.actions + len(again.moves)
    with pytest.raises(NewerRecord):
        read(file)


def test_it_can_go_on_by_the_rules_of_each_update(file):
    class Third(Same):
        rules_version = 5

        def decision(self, state):
            decision = super().decision(state)
            if decision is None or decision.kind != "turn":
                return decision
            return decision._replace(options=decision.options[::-1] + decision.options[:1])

    play_out(table(3, file=file, rounds=30), steps=30)
    play_out(go_on(ANOTHER, by(ANOTHER, file)), steps=30)
    second = by(ANOTHER, file).actions
    third = Third()
    record = by(third, file)
    assert record.actions == second
    standing = standing_of(third, record)
    match = play_out(go_on(third, record))
    *_, last = replay(third, by(third, file))
    assert last.match.state == match.state
    assert by(third, file).actions == standing.actions + len(match.moves)


def test_what_follows_the_last_position_counts_as_far_as_it_leads_to_the_same(file):
    """Here the rules differ only in what an answer to a dare may be."""

    class Kinder(Same):
        def decision(self, state):
            decision = super().decision(state)
            if decision is None or decision.kind != "answer":
                return decision
            return decision._replace(options=decision.options * 2)

    match = table(file=file, rounds=30)
    play(match, mark(1), mark(1), mark(1), DRAW, mark(1), dare(0), CONCEDE)
    kinds = read(file).entries.kinds
    game = Kinder()
    standing = standing_of(game, by(game, file))
    assert standing.line > kinds.index("snapshot") + 2
    assert lines_of(file)[standing.line]["do"][0] == "dare"  # the first that stands no more


def test_without_a_position_that_they_know_the_story_is_told_in_words(file):
    play(table(file=file), mark(1), dare(1), CONCEDE, DRAW, DONE)
    record = by(STRANGER, file)
    assert standing_of(STRANGER, record) is None
    with pytest.raises(OlderRecord, match="no position that today's rules of Peek know"):
        go_on(STRANGER, record)
    assert story_of(file, {"peek": STRANGER}) == [
        "Peek: Ada, Bea.",
        *["dealt"] * 2,
        "Ada: mark 1",
        "Ada: dare 1",
        "Bea: concede",
        "Ada: draw",
        "Bea: done",
    ]


def test_the_story_of_a_game_that_can_be_played_is_told_as_anybody_saw_it(file):
    match = play(table(file=file), mark(1), mark(2))
    match.undo()
    play(match, DRAW)
    assert story_of(file, {"peek": PEEK}) == [
        "Peek: Ada, Bea.",
        *["dealt"] * 2,
        "marked 0 1",
        "marked 0 2",
        "That was undone.",
        "drew 0",
    ]


def test_nothing_is_told_of_what_is_no_record(file):
    for data in (b"", b"hello\n", b"[]\n", b'{"four_crowns":' + b"[" * 990 + b"\n"):
        file.write_bytes(data)
        assert story_of(file, {"peek": PEEK}) == []


# --- what later versions may add ---


class Grown(Peek):
    """A state that knows one thing more, which no rule asks for."""

    def dump(self, state):
        return {**super().dump(state), "weather": {"sun": 1}}

    def load(self, setup, data):
        return Peek.load(self, setup, {name: value for name, value in data.items() if name != "weather"})


class Forgetful(Peek):
    """A state that no longer knows it."""

    load = Grown.load


@pytest.mark.parametrize(("written", "read_by"), [(PEEK, Grown()), (Grown(), Forgetful())])
def test_a_state_may_grow_or_forget(file, written, read_by):
    match = play_out(table(3, file=file, game=written, rounds=30), steps=30)
    record = by(Grown(), file)
    assert record.entries.kinds.count("snapshot") > 3
    assert Match.resume(read_by, record).state == match.state
    *_, last = replay(read_by, record)
    assert last.match.state == match.state


def test_a_reader_keeps_and_passes_over_what_it_does_not_know(file):
    """Fields of the header and of entries, and notes of any kind."""
    match = play(table(file=file), mark(1), DRAW)
    header, *lines = lines_of(file)
    header = {**header, "language": "de", "table": {"players": ["human"] * 2, "levels": [3, 1]}}
    lines = [{**line, "seconds": 4.5} for line in lines]
    lines.insert(1, {"n": 2, "note": "hint", "seat": 0, "option": ["mark", 1]})
    lines[2]["n"] = 3
    lines_with(file, [header, *lines])
    added = file.read_bytes()
    record = read(file)
    assert record.notes == [Note("hint", {"seat": 0, "option": ["mark", 1]})]
    assert [note for _, note in record.entries.noted("hint")] == record.notes
    assert record.entries.noted("level") == []
    assert record.actions == 2
    *_, last = replay(PEEK, record)
    again = Match.resume(PEEK, record, Journal.reopen(record))
    assert again.state == last.match.state == match.state
    play(again, DONE)
    assert file.read_bytes().startswith(added)
    assert json.loads(read(file).header)["language"] == "de"


def test_a_note_that_cannot_be_read_says_nothing_and_does_no_harm(file):
    match = play(table(file=file), mark(1))
    lines_with(file, [*lines_of(file), {"n": 2, "note": 7}, {"n": 3, "note": "hint"}])
    record = read(file)
    assert record.notes == [Note("hint", {})]
    assert Match.resume(PEEK, record).state == match.state
    list(replay(PEEK, record))


def test_a_note_changes_no_position_and_no_undo(file):
    match = table(file=file)
    match.submit(mark(1))
    match.journal.note("hint", {"seat": 0})
    match.submit(mark(2))
    match.journal.note("safety", {"seat": 0, "why": "too many steps"})
    assert (match.undoable, Match.resume(PEEK, read(file)).undoable) == (2, 2)
    match.undo()
    *_, last = replay(PEEK, read(file))
    assert last.match.state == match.state
    assert [note.kind for note in read(file).notes] == ["hint", "safety"]
