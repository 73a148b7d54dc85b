"""Page *Language*: every language there is and how much of the box speaks it; the first start, which asks for it."""

from datetime import date
from pathlib import Path

import pytest

from client.i18n import languages
from client.input.intents import Kind
from client.scenes.first_start.scene import FirstStartScene
from client.scenes.navigation import go
from client.scenes.settings import language_page
from client.scenes.settings.language_page import STATE_WORDS, LanguageRow, share, state
from client.scenes.settings.scene import SettingsScene
from engines.core.language.catalogue import catalogue
from engines.core.language.po import read_po

from .scene_kit import click, faults, make_stage, press, settle, walk_to, words


def raises(error):
    def fail(*_, **__):
        raise error

    return fail


@pytest.fixture(autouse=True)
def documents(tmp_path, monkeypatch):
    monkeypatch.setattr(language_page.platformdirs, "user_documents_path", lambda: tmp_path)


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


def test_the_rules_may_stay_english(tmp_path):
    stage, _ = page(tmp_path, language="de")
    go(stage, "rules", "my_realm")
    assert stage.top.book.language == "de"
    stage.pop()
    walk_to(stage, "rules_language")
    press(stage, Kind.RIGHT)
    assert stage.settings.rules_language == "en"
    go(stage, "rules", "my_realm")
    assert stage.top.book.language == "en"


def test_numbers_and_dates_may_be_as_the_system_writes_them(tmp_path, monkeypatch):
    """Whatever the language of the words is."""
    monkeypatch.delenv("LC_ALL", raising=False)
    monkeypatch.setenv("LC_TIME", "en_US.UTF-8")
    stage, _ = page(tmp_path, language="de")
    day = date(2026, 11, 5)
    assert (stage.say.day(day), stage.say.number(1234.5, 1)) == ("5. November", "1.234,5")
    walk_to(stage, "writing")
    press(stage, Kind.RIGHT)
    assert stage.settings.writing == "system"
    assert (stage.say.day(day, year=True), stage.say.number(1234.5, 1)) == ("November 5, 2026", "1,234.5")
    stage.change(language="en")
    assert stage.say.day(day) == "November 5"
    stage.change(writing="")
    assert stage.say.day(day, year=True) == "5 November 2026"


def test_all_sentences_can_be_taken_along_and_put_back(tmp_path):
    stage, _ = page(tmp_path, language="de")
    click(stage, "export")
    (file,) = tmp_path.rglob("four-crowns-de.po")
    assert str(file) in stage.toasts[-1].text
    assert read_po(file.read_text(encoding="utf-8")) == read_po(catalogue("de").read_text(encoding="utf-8"))


def test_whoever_speaks_another_language_begins_with_an_empty_copy(tmp_path):
    stage, _ = page(tmp_path, language="en")
    click(stage, "export")
    (file,) = tmp_path.rglob("four-crowns-new.po")
    head, *empty = read_po(file.read_text(encoding="utf-8"))
    assert not head.english
    german = read_po(catalogue("de").read_text(encoding="utf-8"))[1:]
    assert [(entry.context, entry.english) for entry in empty] == [(entry.context, entry.english) for entry in german]
    assert not any("".join(entry.forms) for entry in empty)


def test_a_folder_that_cannot_be_written_to_is_told(tmp_path, monkeypatch):
    stage, _ = page(tmp_path, language="de")
    monkeypatch.setattr(Path, "write_text", raises(OSError(28, "No space left on device")))
    click(stage, "export")
    assert "No space left on device" in stage.toasts[-1].text


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720)])
@pytest.mark.parametrize("language", ["en", "de"])
def test_nothing_of_the_page_is_cut(tmp_path, size, language):
    stage, _ = page(tmp_path, size=size, language=language, text_size=150)
    assert faults(stage) == []


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
