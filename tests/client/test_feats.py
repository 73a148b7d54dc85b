"""Feats: every game has some, none too many, and each is earned by somebody who did it."""

import pytest

from client.games.feats import FinishedGame, course_of, feats_in, often, once, together, won_without
from client.games.ui import ui_of
from client.match.ledger import Feat, line_of
from client.program import feats_of
from engines import GAMES
from engines.core.playback import Playback
from engines.core.record import read_record
from engines.core.types import Event, Outcome
from tests.growing import GROWN
from tests.saves.museum import REPLAYS, pieces, table

WHOLE = [piece for piece in pieces() if "-whole" in piece.name and table()[piece.name].outcome == REPLAYS]
MOST = 10


@pytest.mark.parametrize("game", GROWN)
def test_every_game_has_feats_and_at_most_ten(game):
    feats = ui_of(game).feats()
    assert 3 < len(feats) <= MOST
    assert len({feat.id for feat in feats}) == len({feat.words for feat in feats}) == len(feats)
    assert all(feat.words.endswith(".") for feat in feats)


@pytest.mark.parametrize("piece", WHOLE[::5], ids=lambda piece: piece.name)
def test_they_are_found_in_whole_games(piece, tmp_path):
    game, record = GAMES[piece.game], read_record(piece.copied_to(tmp_path), GAMES)
    played = Playback(game, record)
    outcome = played.match.outcome
    known = {feat.id for feat in ui_of(piece.game).feats()}
    for feat, seat, moment in feats_in(ui_of(piece.game).feats(), course_of(played, outcome)):
        assert feat in known
        assert 0 <= seat < record.setup.seats
        assert 0 < moment <= played.last


def facts(*events):
    return FinishedGame(
        [(moment, Event(kind, args)) for moment, (kind, args) in enumerate(events)], Outcome((1,), (3, 9)), 99
    )


def test_how_often_is_counted_for_each_seat():
    course = facts(("held", (0, 1)), ("held", (1, 0)), ("held", (0, 1)), ("other", (0,)))
    assert list(often("held", 2)(course)) == [(0, 2)]
    assert list(once("held", lambda args: args[1] == 0)(course)) == [(1, 1)]


def test_who_won_without_being_hurt():
    assert list(won_without("took", 1)(facts(("took", (1, 0))))) == [(1, 99)]
    assert list(won_without("took", 1)(facts(("took", (0, 1))))) == []


def test_what_all_do_is_earned_by_all():
    assert list(together("judged", 2)(facts(("judged", (1,)), ("judged", (0,))))) == [(0, 1), (1, 1)]


def test_the_ledger_keeps_what_people_did(tmp_path):
    piece = next(piece for piece in WHOLE if piece.game == "my_realm" and "duo" in piece.name)
    record = read_record(piece.copied_to(tmp_path), GAMES)
    line = line_of(GAMES["my_realm"], record, GAMES, feats=feats_of)
    assert line is not None
    assert all(isinstance(feat, Feat) and feat.seat in line.people for feat in line.feats)
