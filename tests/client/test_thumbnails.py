"""Pictures of saved games: at a glance, what is played and how it stands; and no seam where the table ends."""

from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import Any

import pygame
import pytest

from client.games.kings_and_things.table import GameTable as BoardTable
from client.games.knights_and_ninjas.picture import picture_plan
from client.games.my_realm import picture as realm_picture
from client.games.samples import play_on, sample_of, sample_seats
from client.games.ui import ui_of
from client.match.saves import Glimpse, Saved
from client.match.seats import HUMAN, Seat
from client.render.canvas import Box, Canvas, Mark
from client.stage import Stage
from client.tables.thumbnail import ThumbnailContext, ThumbnailSitting, laid_out
from engines import GAMES
from engines.core.game import set_up
from engines.core.match import Match
from engines.core.types import WATCHER
from engines.my_realm.state import REIGN

from .saved_games import still_of
from .table_kit import NAMES, bare_stage

ASPECTS = [16 / 9, 2.0, 2.4, 3.0]


def saved_of(match: Match[Any]) -> tuple[Saved, Glimpse]:
    seats = tuple(Seat(name, HUMAN, n) for n, name in enumerate(match.setup.names))
    saved = Saved(Path("one.crown"), "", match.setup, seats, None, datetime(2026, 11, 16), 0, None)
    return saved, Glimpse(0, match.view(WATCHER))


def texts(stage: Stage, match: Match[Any]) -> list[str]:
    """What is written on the public table."""
    marks: list[Mark] = []
    ui = ui_of(match.game.id)
    table = laid_out(ThumbnailContext(stage, ThumbnailSitting(*saved_of(match)), ui.lights), ui.table())
    table.draw_public(stage.canvas(marks))
    return [mark.text for mark in marks]


def test_a_picture_speaks_the_language_of_the_window(tmp_path: Path) -> None:
    saved, glimpse = saved_of(sample_of("cover_your_kingdom")[0])
    stills = [
        pygame.image.tobytes(
            still_of(bare_stage(tmp_path / language, language=language), saved, glimpse, (400, 225)), "RGB"
        )
        for language in ("en", "de", "de")
    ]
    assert stills[0] != stills[1] == stills[2]


# -- Of Knights & Ninjas -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("aspect", ASPECTS)
@pytest.mark.parametrize("seats", range(2, 7))
def test_kingdoms_and_piles_keep_clear_of_each_other(aspect: float, seats: int) -> None:
    boxes = picture_plan(1080 * aspect, 1080, seats)
    placed = [boxes.own, *boxes.rivals, boxes.deck, boxes.discard, boxes.blow, boxes.line]
    assert len(boxes.rivals) == seats - 1
    assert boxes.table.w / boxes.table.h == pytest.approx(aspect)
    for number, one in enumerate(placed):
        assert boxes.table.x <= one.x < one.right <= boxes.table.right
        assert boxes.table.y <= one.y < one.bottom <= boxes.table.bottom
        assert not [other for other in placed[number + 1 :] if one.inset(1).meets(other)]


@pytest.mark.parametrize("seats", range(2, 7))
def test_the_picture_tells_who_plays_and_how_many_gems_win(tmp_path: Path, seats: int) -> None:
    game: Any = GAMES["knights_and_ninjas"]
    match = Match(game, set_up(game, seats, {}, 3, NAMES[:seats]))
    while match.decision and match.decision.kind != "turn":
        play_on(match, 1)
    found = texts(bare_stage(tmp_path), match)
    assert {*NAMES[:seats], f"{match.state.target} to win"} <= set(found)
    assert {str(len(hand)) for hand in match.state.hands} <= set(found)


# -- My Realm ----------------------------------------------------------------------------------------------------------


def at_phase(phase: int) -> Match[Any]:
    game: Any = GAMES["my_realm"]
    match = Match(game, set_up(game, 2, {"mode": "heir"}, 15, NAMES[:2]))
    while match.decision and (match.state.phase < phase or not match.state.dealt):
        play_on(match, 1)
    assert match.decision
    return match


def counted(monkeypatch: pytest.MonkeyPatch, piece: str) -> list[bool]:
    """Every such piece that is drawn, and whether it is whole."""
    found: list[bool] = []
    draw: Callable[..., None] = getattr(realm_picture, piece)

    def note(canvas: Canvas, whole: bool, *place: float) -> None:
        found.append(whole)
        draw(canvas, whole, *place)

    monkeypatch.setattr(realm_picture, piece, note)
    return found


@pytest.mark.thorough
@pytest.mark.parametrize("phase", [1, 2, 3])
def test_the_picture_tells_the_year_and_how_the_kingdom_fares(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, phase: int
) -> None:
    match = at_phase(phase)
    match.state.tokens, match.state.points = 4, 3
    tokens, stars = counted(monkeypatch, "token"), counted(monkeypatch, "star")
    found = texts(bare_stage(tmp_path), match)
    assert tokens == [True] * 4 + [False] * 5
    assert stars == ([True] * 3 + [False] * 6 if phase == REIGN else [])
    (words,) = (text for text in found if "·" in text)
    assert words.startswith(f"{'I' * phase}  ·  ")
    assert f"year {match.state.year}" in words


def test_a_game_that_is_over_shows_its_ending(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[str] = []
    monkeypatch.setattr(realm_picture, "ending", lambda canvas, name, box: drawn.append(name))
    match, _ = sample_of("my_realm", finished=True)
    words = next(text for text in texts(bare_stage(tmp_path), match) if "·" in text)
    assert drawn == [realm_picture.ENDING_IDS[match.state.ending]]
    assert "year" not in words


# -- the ground --------------------------------------------------------------------------------------------------------


def test_no_edge_is_seen_where_the_table_ends(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without anything on the table the picture is its ground alone, wherever the table would be."""
    stage, size = bare_stage(tmp_path), (300, 300)
    match = Match(GAMES["kings_and_things"], sample_of("kings_and_things")[0].setup)
    monkeypatch.setattr(BoardTable, "draw_public", lambda self, canvas: None)
    cut = still_of(stage, *saved_of(match), size)
    monkeypatch.setattr(BoardTable, "picture_box", lambda self: Box(0, 0, self.context.width, self.context.height))
    ground = still_of(stage, *saved_of(match), size)
    for x in range(0, size[0] - 10, 10):
        for y in range(0, size[1] - 10, 10):
            one, two = (pygame.transform.average_color(each, pygame.Rect(x, y, 10, 10)) for each in (cut, ground))
            assert max(abs(a - b) for a, b in zip(one, two, strict=True)) <= 12, (x, y)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("size", [(500, 210), (310, 155), (200, 150)])
def test_a_picture_has_the_size_it_is_asked_for(tmp_path: Path, game: str, size: tuple[int, int]) -> None:
    match, _ = sample_of(game)
    saved, glimpse = saved_of(match)
    saved = saved._replace(seats=sample_seats(match.setup.seats, game=game))
    assert still_of(bare_stage(tmp_path), saved, glimpse, size).get_size() == size
