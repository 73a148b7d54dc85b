"""Giving up: who wins then, what the record says of it, and that every game can be opened again after it."""

from pathlib import Path
from typing import Any

import pytest

from engines import GAMES
from engines.core import journal
from engines.core.conceding import conceded_in, is_decided, outcome_of, players_now
from engines.core.errors import NotOffered
from engines.core.game import Game, set_up
from engines.core.journal import Journal
from engines.core.match import Match
from engines.core.playback import Playback
from engines.core.record import SNAPSHOT, Record, read_record
from engines.core.rng import Rng
from engines.core.seats import bot_names
from tests.toy import PEEK

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)

LATER = 12
"""Actions after which somebody has had enough."""


def begun(game: Game[Any], folder: Path, seats: int, actions: int = LATER) -> Match[Any]:
    """A game that goes on after so many actions, with some luck."""
    for seed in range(50):
        setup = set_up(game, seats, {}, seed)
        path = folder / f"{seed}.crown"
        match = Match(game, setup, Journal.create(path, game, setup, sync=False))
        play_on(match, actions)
        if match.decision is not None:
            return match
    raise AssertionError("every game was over too soon")


def play_on(match: Match[Any], actions: int) -> None:
    rng = Rng(match.setup.seed, f"people {len(match.moves)}")
    for _ in range(actions):
        if match.decision is not None:
            match.submit(rng.pick(match.decision.options))


def read(match: Match[Any]) -> Record:
    assert match.journal is not None
    assert match.journal.trouble is None
    return read_record(match.journal.path, {match.game.id: match.game})


def most(game: Game[Any]) -> int:
    return max(count for mode in game.modes for count in mode.seats)


@every_game
def test_of_two_the_other_wins_at_once_and_a_table_that_plays_together_loses(game: Game[Any], tmp_path: Path) -> None:
    match = begun(game, tmp_path, 2)
    standing = game.tally(match.state)
    match.concede(0)
    assert match.decision is None
    outcome = match.outcome
    assert outcome == standing._replace(winners=() if game.together else (1,))
    with pytest.raises(NotOffered):
        match.concede(1)
    record = read(match)
    assert conceded_in(record) == (0,)
    for again in (Match.resume(game, record), Playback(game, record).match):
        assert (again.decision, again.outcome, again.state) == (None, outcome, match.state)
    assert not match.undoable


@pytest.mark.parametrize("game", [game for game in GAMES.values() if most(game) > 2], ids=lambda game: game.id)
def test_among_several_the_game_goes_on_and_the_last_who_stands_wins(
    game: Game[Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(journal, "SNAPSHOT_EVERY", 2)
    match = begun(game, tmp_path, seats := min(4, most(game)))
    match.concede(2)
    assert match.outcome is None
    play_on(match, 6)
    assert SNAPSHOT in read(match).entries.kinds[-6:]  # what was noted before a position holds behind it
    again = Match.resume(game, read(match))
    assert again.conceded == (2,)
    assert again.decision == match.decision
    for seat in (0, 3)[: seats - 2]:
        match.concede(seat)
    assert match.outcome is not None
    assert match.outcome.winners == (1,)
    assert Match.resume(game, read(match)).outcome == match.outcome


def test_who_conceded_does_not_win_whatever_the_computer_does_with_the_seat() -> None:
    state = PEEK.new(set_up(PEEK, 3, {}, 1))
    while decision := PEEK.decision(state):
        PEEK.apply(state, decision.options[-1])
    whole = PEEK.outcome(state)
    assert whole is not None
    best = whole.winners[0]
    others = [seat for seat in range(3) if seat != best]
    second = max(whole.scores[seat] for seat in others)
    told = outcome_of(PEEK, state, 3, (best,))
    assert told == whole._replace(winners=tuple(seat for seat in others if whole.scores[seat] == second))
    assert outcome_of(PEEK, state, 3, ()) == whole


def test_who_decides() -> None:
    assert not is_decided(PEEK, 3, ())
    assert not is_decided(PEEK, 3, (1,))
    assert is_decided(PEEK, 3, (1, 2))
    assert is_decided(PEEK, 2, (0,))
    assert is_decided(GAMES["my_realm"], 2, (1,))


def test_notes_of_strangers_say_nothing(tmp_path: Path) -> None:
    match = begun(PEEK, tmp_path, 2, actions=3)
    assert match.journal is not None
    for seat in (True, -1, 2, "0", None, [0]):
        match.journal.note("concede", {"seat": seat})
    match.journal.note("left", {"seat": 0})
    assert conceded_in(read(match)) == ()
    for player in ("nobody", 7, None, ["human"]):
        match.journal.note("player", {"seat": 0, "player": player})
    match.journal.note("player", {"seat": 5, "player": "human"})
    match.journal.note("concede", {"seat": 9})
    before = players_now(PEEK, read(match))
    match.journal.note("player", {"seat": 0, "player": bot_names(PEEK)[-1]})
    assert players_now(PEEK, read(match)) == (bot_names(PEEK)[-1], *before[1:])
    assert Match.resume(PEEK, read(match)).decision == match.decision
