"""Settings: every one can be changed by keyboard and by mouse, holds at once, and can be read at every size."""

import ast
import string
from pathlib import Path

import pytest

from client.box import BOX
from client.games.ui import Switch
from client.input.intents import Intent, Kind
from client.scenes.settings.groups import GROUPS, ROWS
from client.scenes.settings.keys import KEYS
from client.scenes.settings.lists import ReportScene
from client.scenes.settings.scene import SettingsScene
from client.settings import Settings
from client.tables.shortcuts import RESERVED

from .scene_kit import click, faults, make_stage, press, settle, walk_to, words
from .shell_kit import picture_faults
from .sizes import every_size, every_window

CLIENT = Path(__file__).parents[2] / "client"
FIELDS = [(group, row) for group, rows in ROWS.items() for row in rows]


def settings_at(folder: Path, group: str = "reading", **likes: object):
    stage = make_stage(folder, **likes)  # type: ignore[arg-type]
    scene = SettingsScene(stage, group)
    stage.push(scene)
    settle(stage)
    return stage, scene


@every_window
def test_every_group_can_be_read_at_every_size(tmp_path, size, text):
    (tmp_path / "crashes").mkdir()
    (tmp_path / "crashes" / "2026-11-14 20-05-00.crash.txt").write_text("Four Crowns stopped")
    stage = make_stage(tmp_path, size, text_size=text)
    scene = SettingsScene(stage)
    stage.push(scene)
    for group in GROUPS:
        scene.choose(group.id)
        assert faults(stage) == []
        scene.rows.offset = 10_000
        scene.changed()
        assert faults(stage) == []


@every_size
def test_settings_are_drawn_at_every_size(tmp_path, size):
    stage, _ = settings_at(tmp_path, size=size)
    assert picture_faults(stage) == []


def test_every_setting_is_on_a_page():
    shown = {row.field for _, row in FIELDS} | {"language"}
    assert shown == set(Settings.__struct_fields__) - {"window", "seats", "tables", "seen_through", "keys"}


@pytest.mark.parametrize(("group", "row"), FIELDS, ids=[row.field for _, row in FIELDS])
def test_every_setting_is_changed_by_keyboard(tmp_path, group, row):
    stage, scene = settings_at(tmp_path, group)
    before = getattr(stage.settings, row.field)
    walk_to(stage, row.field)
    if isinstance(row, Switch):
        press(stage, Kind.ACTIVATE)
    else:
        press(stage, Kind.RIGHT)
        if getattr(stage.settings, row.field) == before:
            press(stage, Kind.LEFT)
    assert getattr(stage.settings, row.field) != before
    assert scene.ui.focus == row.field


@pytest.mark.parametrize(("group", "row"), FIELDS, ids=[row.field for _, row in FIELDS])
def test_every_setting_is_changed_by_mouse(tmp_path, group, row):
    stage, _ = settings_at(tmp_path, group)
    before = getattr(stage.settings, row.field)
    click(stage, row.field, share=0.6)
    if getattr(stage.settings, row.field) == before:
        click(stage, row.field, share=0.2)
    assert getattr(stage.settings, row.field) != before


@pytest.mark.parametrize(("size", "now"), [((1920, 1080), 100), ((1280, 720), 80), ((3840, 2160), 200)])
def test_from_automatic_a_key_leads_to_the_size_it_has(tmp_path, size, now):
    stage, _ = settings_at(tmp_path, size=size)
    walk_to(stage, "scale")
    press(stage, Kind.RIGHT)
    assert stage.settings.scale == now
    press(stage, Kind.RIGHT)
    assert stage.settings.scale == now + 5
    press(stage, Kind.HOME)
    assert stage.settings.scale == 0


def test_the_smallest_size_is_next_to_automatic(tmp_path):
    stage, _ = settings_at(tmp_path, scale=80)
    walk_to(stage, "scale")
    press(stage, Kind.LEFT)
    assert stage.settings.scale == 75
    press(stage, Kind.LEFT)
    assert stage.settings.scale == 0


def test_from_silence_sound_comes_back_step_by_step(tmp_path):
    stage, _ = settings_at(tmp_path, "sound", sound_volume=0)
    walk_to(stage, "sound_volume")
    press(stage, Kind.RIGHT)
    assert stage.settings.sound_volume == 5


def test_a_dragged_size_counts_when_it_is_let_go(tmp_path):
    stage, scene = settings_at(tmp_path)
    box = scene.ui.get("scale").box
    stage.handle(Intent(Kind.PRESS, box.x + 200, box.cy))
    stage.handle(Intent(Kind.POINT, box.x + 120, box.cy))
    assert stage.settings.scale == 0
    settle(stage)
    assert scene.ui.get("scale").shown != "Auto"
    stage.handle(Intent(Kind.RELEASE, box.x + 120, box.cy))
    assert stage.settings.scale > 75


def test_changes_are_kept_and_seen_at_once(tmp_path):
    stage, _ = settings_at(tmp_path)
    kept = []
    stage.keep = kept.append
    walk_to(stage, "text_size")
    press(stage, Kind.RIGHT)
    assert kept[-1].text_size == 105
    assert stage.scale.text == 1.05


def test_full_screen_is_asked_for(tmp_path):
    stage, _ = settings_at(tmp_path)
    walk_to(stage, "full_screen")
    press(stage, Kind.RIGHT)
    assert stage.wants_full_screen is True


def test_defaults_come_back_and_can_be_undone(tmp_path):
    stage, _ = settings_at(tmp_path, clear_typeface=True, full_screen=True)
    walk_to(stage, "restore")
    press(stage, Kind.ACTIVATE)
    assert stage.settings.clear_typeface is False
    assert stage.settings.full_screen is True
    press(stage, Kind.UNDO)
    assert stage.settings.clear_typeface is True


def test_groups_are_chosen_and_keys_listed(tmp_path):
    stage, scene = settings_at(tmp_path)
    click(stage, "group keys")
    assert scene.group == "keys"
    text, before = words(stage), -1.0
    while scene.rows.offset != before:
        before = scene.rows.offset
        press(stage, Kind.PAGE_DOWN)
        text += words(stage)
    assert before > 0
    told = " ".join(text.split())  # what is long has two lines
    meanings = [meaning for chapter in KEYS for meaning in (chapter.place, *dict(chapter.keys).values())]
    assert [meaning for meaning in meanings if meaning not in told] == []


TABLES = {game.title: game.id for game in BOX.values()}
ANCHORS = set("lmr")
"""Single letters that say where a text stands; the board's "m" is a key as well."""


@pytest.mark.parametrize("game", TABLES)
def test_every_letter_that_a_table_listens_to_is_listed(game):
    """Whatever single letter stands in the source of a table is a key, or says where a text stands."""
    folder = CLIENT / "games" / TABLES[game]
    sources = [path for path in folder.rglob("*.py") if path != folder / "ui.py"]
    letters = {
        node.value
        for path in sources
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and len(node.value) == 1
    }
    wanted = {letter for letter in letters if letter in string.ascii_lowercase} - ANCHORS
    if game == "Kings & Things":
        wanted |= set("m+-0,.")
    listed = {
        key.lower() for chapter in KEYS if chapter.place == game for keys, _ in chapter.keys for key in keys.split()
    }
    everywhere = {key.lower() for chapter in KEYS[:2] for keys, _ in chapter.keys for key in keys.split()}
    assert wanted <= listed
    assert everywhere >= RESERVED
    assert not everywhere & (listed - {"1", "to", "9", "ctrl", "4"})  # what holds at every table means the same at each


def test_the_folder_of_the_games_and_crash_reports_can_be_read(tmp_path):
    (tmp_path / "crashes").mkdir()
    (tmp_path / "crashes" / "2026-11-14 20-05-00.crash.txt").write_text("A broken crown\n" * 80)
    stage, _ = settings_at(tmp_path, "files")
    assert str(stage.library.folder)[:20] in words(stage)
    walk_to(stage, "report0")
    press(stage, Kind.ACTIVATE)
    assert isinstance(stage.top, ReportScene)
    assert "A broken crown" in words(stage)
    press(stage, Kind.PAGE_DOWN)
    assert stage.top.rows.offset > 0
    press(stage, Kind.BACK)
    assert isinstance(stage.top, SettingsScene)
