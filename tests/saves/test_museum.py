"""Every record there ever was opens: it replays, or goes on by today's rules, or can be read in words."""

from contextlib import suppress

import pytest

from client.match.saves import Library, Saved
from client.version import VERSION
from engines import GAMES
from engines.core.errors import OlderRecord, RecordError
from engines.core.journal import Journal
from engines.core.match import Match, replay
from engines.core.record import read_record
from engines.core.salvage import go_on, story_of
from tests.saves import museum
from tests.saves.museum import GOES_ON, REPLAYS, WORDS, fate_of, missing, pieces, play_on, table, told_to_its_end

PIECES = pieces()
FATES = table()
MORE = 12  # actions after which a game that went on is looked at again


def test_the_table_speaks_of_every_piece():
    assert set(FATES) == {piece.name for piece in PIECES}


def test_every_game_and_mode_hangs_there_as_this_version_writes_it():
    """If this fails, there is a new version, or one that nobody has yet has new rules or a new mode: `python -m
    tests.saves` adds what is missing."""
    assert [(game.id, mode, kind) for game, mode, kind in missing()] == []


def test_no_version_of_the_rules_is_left_out():
    for game in GAMES.values():
        assert {piece.rules for piece in PIECES if piece.game == game.id} == set(range(1, game.rules_version + 1))


def test_what_a_release_wrote_can_be_played_on():
    """1.x opens 1.x: reading it in words is not enough."""
    released = [piece.name for piece in PIECES if piece.release.partition(".")[0] == VERSION.partition(".")[0]]
    assert len(released) >= sum(len(game.modes) for game in GAMES.values())
    assert [name for name in released if FATES[name].outcome not in (REPLAYS, GOES_ON)] == []


def test_together_they_are_small():
    assert sum(piece.file.stat().st_size for piece in PIECES) < 3 << 20


@pytest.mark.parametrize("piece", PIECES, ids=lambda piece: piece.name)
def test_it_opens(piece, tmp_path):
    """Where it differs from the table, read why before you write the table anew: has a game ended that went on?"""
    path = piece.copied_to(tmp_path)
    before = path.read_bytes()
    fate = fate_of(path)
    assert fate == FATES[piece.name]
    assert path.read_bytes() == before  # to look at it changes nothing
    game, record = GAMES[piece.game], read_record(path, GAMES)
    if fate.outcome == REPLAYS:
        match = Match.resume(game, record, Journal.reopen(record, game.rules_version, sync=False))
    elif fate.outcome == GOES_ON:
        match = go_on(game, record, sync=False)
    else:
        with pytest.raises(RecordError):
            list(replay(game, record))
        return
    stood = read_record(path, GAMES).actions
    play_on(match, len(match.moves) + MORE)
    assert game.broken(match.state) == []
    again = read_record(path, GAMES)
    assert path.read_bytes().startswith(before)
    *_, last = replay(game, again)
    assert last.match.state == match.state
    assert again.actions - stood in (0, MORE) or match.decision is None
    assert again.rules == game.rules_version or match.decision is None


def test_a_story_that_breaks_off_is_told_from_a_whole_one(tmp_path, monkeypatch):
    path = next(piece for piece in PIECES if FATES[piece.name].outcome == WORDS).copied_to(tmp_path)
    record, story = read_record(path, GAMES), story_of(path, GAMES)
    assert told_to_its_end(path, record)
    monkeypatch.setattr(museum, "story_of", lambda *_: story[:-1])
    assert not told_to_its_end(path, record)
    with pytest.raises(AssertionError, match="breaks off before its last answer"):
        fate_of(path)


def test_none_hides_another_in_the_library(tmp_path):
    paths = {piece.copied_to(tmp_path): piece for piece in PIECES}
    library = Library(tmp_path, GAMES)
    entries = library.entries()
    assert {entry.path for entry in entries} == set(paths)
    for entry in entries:
        if FATES[paths[entry.path].name].outcome == REPLAYS:
            assert isinstance(entry, Saved)
            assert (entry.outcome is None) == entry.path.stem.endswith("part")
            library.glimpse(entry)
        elif isinstance(entry, Saved):
            with suppress(OlderRecord):
                library.glimpse(entry)
