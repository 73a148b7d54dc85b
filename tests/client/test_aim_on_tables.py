"""The aim on every table: its tag is always at its place, and beside each player stands how near they are."""

from pathlib import Path
from typing import Any

import pytest

from client.games.kings_and_things.players import near
from client.render.canvas import Box
from client.scenes.table.scene import TableScene
from client.stage import Stage
from client.tables.aim_tag import AimTag
from engines.cover_your_kingdom.aims import magic
from engines.kings_and_things.aims import best_fort
from engines.kings_and_things.realm import income

from .registry import REGISTRY, Sitting, questions, sittings
from .scene_kit import Blind
from .shell_kit import text_faults
from .table_kit import bare_stage, show_position
from .test_table_layout import letters, marks_of

TABLES = {table.values[0].game: table.values[0] for table in reversed(sittings("laid_out"))}
WINDOWS = [((1024, 640), 100), ((1024, 640), 150), ((1280, 720), 100), ((1920, 1080), 100), ((1920, 1080), 150)]
every_game = pytest.mark.parametrize("game", sorted(TABLES))


def opened(folder: Path, table: Sitting, asked: str | None = None) -> tuple[Stage, TableScene]:
    stage = bare_stage(folder)
    stage.cache = Blind()
    seat = table.people[:1] or (0,)
    asked = asked or REGISTRY[table.game].asked
    scene = show_position(stage, table.seats, 40, seat, wishes=table.wishes, asked=asked, game=table.game)
    scene.ready()
    return stage, scene


def tag_of(scene: TableScene) -> AimTag:
    found = scene.ui.get("aim")
    assert isinstance(found, AimTag)
    return found


@every_game
@pytest.mark.parametrize("language", ["en", "de"])
def test_the_tag_and_its_parchment_have_their_place(game: str, language: str, tmp_path: Path) -> None:
    stage, scene = opened(tmp_path, TABLES[game])
    stage.change(language=language)
    for size, text in WINDOWS:
        stage.change(text_size=text)
        stage.resize(size)
        scene.ready()
        tag = tag_of(scene)
        others = [widget.id for widget in scene.ui.widgets if widget is not tag and widget.seen().meets(tag.box)]
        assert others == [], (size, text)
        assert [mark.text for mark in marks_of(stage) if mark.box.meets(tag.box)] in ([tag.label], []), (size, text)
        assert tag.label == (stage.say("Aim") if text < 120 else "")
        marks: list[Any] = []
        tag.draw_tip(letters(stage, marks))
        assert text_faults(marks, stage.width, stage.height) == [], (size, text)
        assert [mark.text for mark in marks if mark.box.meets(scene.table.frame.column.prompt)] == [], (size, text)
        told = " ".join(mark.text for mark in marks)
        for words in scene.session.game.text.standing(scene.view, scene.names, stage.say):
            assert words in told


@pytest.mark.parametrize(("table", "asked"), questions())
def test_the_tag_stays_in_every_stage_of_a_game(table: Sitting, asked: str, tmp_path: Path) -> None:
    def place(folder: Path, asked: str | None) -> Box:
        folder.mkdir()
        return tag_of(opened(folder, table, asked)[1]).box

    assert place(tmp_path / "stage", asked) == place(tmp_path / "plain", None)


def test_a_seat_row_tells_the_magic_that_is_known_and_counts_what_is_not(tmp_path: Path) -> None:
    _, scene = opened(tmp_path, TABLES["cover_your_kingdom"])
    rows = [row.near for row in scene.table.seat_rows()]
    for seat, row in enumerate(rows):
        assert row is not None
        assert row[:2] == (magic(scene.view.state, seat).seen, magic(scene.view.state, seat).unknown)
    assert [row.mine for row in rows if row] == [seat == scene.view.seat for seat in range(len(rows))]
    own = rows[scene.view.seat]
    assert own is not None
    assert own.unknown == 0  # everybody knows what they covered themselves


def test_a_panel_tells_the_best_fort_and_the_income_of_what_a_citadel_needs(tmp_path: Path) -> None:
    stage, scene = opened(tmp_path, TABLES["kings_and_things"])
    state, say = scene.view.state, stage.say
    texts = [mark.text for mark in marks_of(stage)]
    for seat in range(state.charter.seats):
        found = near(state, seat, say)
        assert (found.fort, found.income) == (best_fort(state, seat), income(state, seat))
        assert f"{found.income}/{state.charter.citadel_income}" in texts
        rich = found._replace(income=found.needed, fort=3)
        assert (rich.rich, rich.castle) == (True, True)
        assert not rich._replace(income=found.needed - 1).rich
        assert not rich._replace(fort=2).castle


def test_the_gems_tell_how_near_the_nearest_is(tmp_path: Path) -> None:
    stage, scene = opened(tmp_path, Sitting("knights_and_ninjas", 4), "turn")
    stage.resize((1920, 1080))
    scene.ready()
    gems = scene.view.state.gems
    standing = scene.session.game.text.standing(scene.view, scene.names, stage.say)
    assert standing[gems.index(max(gems))] in [mark.text for mark in marks_of(stage)]
