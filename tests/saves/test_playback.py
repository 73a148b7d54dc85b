"""Every record there ever was, forwards and backwards: the same position at every moment, from either side."""

import pytest

from engines import GAMES
from engines.core.journal import Journal
from engines.core.match import Match, replay
from engines.core.playback import KEPT_EVERY, Playback
from engines.core.record import compact, read_record
from engines.core.rng import Rng
from tests.golden.stories import TALES, play
from tests.saves.museum import REPLAYS, pieces, table

FATES = table()
WATCHED = [piece for piece in pieces() if FATES[piece.name].outcome == REPLAYS]
SHORT = [piece for piece in WATCHED if "-part" in piece.name]


def states_of(game, record):
    """The dump of every position that stands, by the plainest way there is."""
    dumps = []
    for step in replay(game, record):
        if step.seat is not None and step.option is None:
            dumps.pop()
        else:
            dumps.append(compact(game.dump(step.match.state)))
    return dumps


def check(piece, folder):
    check_file(GAMES[piece.game], piece.copied_to(folder))


def check_file(game, path):
    record = read_record(path, GAMES)
    played = Playback(game, record)
    dumps = states_of(game, record)
    assert played.last == len(dumps) - 1
    forwards = range(played.last + 1)
    rng = Rng(5, "jumps")
    jumps = [rng.below(len(dumps)) for _ in range(min(40, len(dumps)))]
    for moment in [*forwards, *reversed(forwards), *jumps]:
        assert compact(game.dump(played.state(moment))) == dumps[moment], moment
    assert game.dump(played.state(played.last)) == game.dump(played.match.state)


@pytest.mark.parametrize("piece", SHORT[::6], ids=lambda piece: piece.name)
def test_a_record_runs_forwards_and_backwards(piece, tmp_path):
    check(piece, tmp_path)


@pytest.mark.thorough
@pytest.mark.parametrize("piece", WATCHED, ids=lambda piece: piece.name)
def test_every_record_runs_forwards_and_backwards(piece, tmp_path):
    check(piece, tmp_path)


@pytest.mark.thorough
@pytest.mark.parametrize(("game", "tale"), [(game, tale) for game, tales in TALES.items() for tale in tales])
def test_every_golden_game_runs_forwards_and_backwards(game, tale, tmp_path):
    played = play(GAMES[game], tale)
    match = Match(
        GAMES[game], played.setup, Journal.create(tmp_path / "golden.crown", GAMES[game], played.setup, False)
    )
    for step in played.steps:
        match.submit(step.option)
    check_file(GAMES[game], tmp_path / "golden.crown")


@pytest.mark.parametrize("piece", WATCHED[:1] + WATCHED[-1:], ids=lambda piece: piece.name)
def test_a_jump_plays_few_actions(piece, tmp_path, monkeypatch):
    path = piece.copied_to(tmp_path)
    game, record = GAMES[piece.game], read_record(path, GAMES)
    played = Playback(game, record)
    applied = []
    apply = game.apply
    monkeypatch.setattr(game, "apply", lambda *args: applied.append(1) or apply(*args))
    for moment in (played.last, 0, played.last // 2, played.last - 1):
        applied.clear()
        played.state(moment)
        assert len(applied) < KEPT_EVERY


def test_turns_are_numbered(tmp_path):
    piece = next(piece for piece in WATCHED if piece.game == "kings_and_things")
    played = Playback(GAMES[piece.game], read_record(piece.copied_to(tmp_path), GAMES))
    assert played.turn_at(0) in (0, 1)
    numbers = [played.turn_at(moment) for moment in range(played.last + 1)]
    assert numbers == sorted(numbers)
    assert numbers[-1] == len(played.turns) > 0


def test_a_record_can_be_read_in_portions_and_walked_through(tmp_path):
    piece = SHORT[0]
    game, record = GAMES[piece.game], read_record(piece.copied_to(tmp_path), GAMES)
    whole, played = Playback(game, record), Playback(game, record, whole=False)
    portions = 1
    while not played.read_on(3):
        portions += 1
    assert portions > 3
    assert played.taken == whole.taken
    dumps = [compact(game.dump(state)) for _, state in played.walk()]
    assert dumps == states_of(game, record)
