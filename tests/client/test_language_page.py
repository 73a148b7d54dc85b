"""Page *Language*: every language there is and how much of the box speaks it; the first start, which asks for it."""

import pytest

from client.i18n import languages
from client.input.intents import Kind
from client.scenes.first_start.scene import FirstStartScene
from client.scenes.settings import language_page
from client.scenes.settings.language_page import STATE_WORDS, LanguageRow, share, state
from client.scenes.settings.scene import SettingsScene

from .scene_kit import click, faults, make_stage, press, settle, walk_to, words


def page(folder, **likes):
    stage = make_stage(folder, **likes)
    scene = SettingsScene(stage, "language")
    stage.push(scene)
    settle(stage)
    return stage, scene


def test_every_language_has_a_row_and_is_chosen_at_once(tmp_path):
    stage, scene = page(tmp_path)
    rows = [widget for widget in scene.ui.widgets if isinstance(widget, LanguageRow)]
    assert [row.id for row in rows] == ["language ", *[f"language {language}" for language in languages()]]
    assert [row.chosen for row in rows].index(True) == 0
    walk_to(stage, "language de")
    press(stage, Kind.ACTIVATE)
    assert stage.settings.language == "de"
    assert "Sprache" in words(stage)
    click(stage, "language en")
    assert stage.settings.language == "en"


def test_what_is_told_of_a_language_is_true(tmp_path, monkeypatch):
    assert share("en") == share("de") == 1
    assert state("de") == "whole"
    monkeypatch.setattr(language_page, "share", lambda language: 0.34)
    assert state("de") == "begun"
    monkeypatch.setattr(language_page, "share", lambda language: 0.78)
    assert state("de") == "partly"
    _, scene = page(tmp_path)
    row = scene.ui.get("language de")
    assert isinstance(row, LanguageRow)
    assert row.note == STATE_WORDS["partly"]


def test_a_file_that_cannot_be_read_is_no_language_and_no_trouble(tmp_path, monkeypatch):
    (tmp_path / "broken.po").write_text("msgid without quotes", encoding="utf-8")
    monkeypatch.setattr(language_page, "catalogue", lambda language: tmp_path / "broken.po")
    assert share.__wrapped__("de") == 0


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720)])
def test_a_first_start_in_very_large_letters_scrolls_instead_of_squeezing(tmp_path, size):
    stage = make_stage(tmp_path, size, text_size=150)
    scene = FirstStartScene(stage, "Larissa")
    stage.push(scene)
    settle(stage)
    assert scene.view is not None
    for name in ("language", "text_size", "name", "music_volume", "hear"):
        walk_to(stage, name)
        settle(stage)
        widget = scene.ui.get(name)
        assert widget is not None
        assert widget.box.h >= 36
        assert scene.view.y <= widget.seen().y < widget.seen().bottom <= scene.view.bottom + 1, name
        assert faults(stage) == []


def test_the_volume_can_be_heard(tmp_path, monkeypatch):
    stage = make_stage(tmp_path)
    heard = []
    monkeypatch.setattr(stage.audio, "play", heard.append)
    monkeypatch.setattr(stage.audio, "start_music", lambda: heard.append("music"))
    scene = FirstStartScene(stage, "Larissa")
    stage.push(scene)
    settle(stage)
    assert not [sound for sound in heard if sound != "music"], "nothing is heard before it is touched"
    click(stage, "hear")
    assert heard[-2:] == ["music", "card_flip"]
