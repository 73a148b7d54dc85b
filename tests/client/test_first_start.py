"""The page of the very first start: four small things, kept however it is left, and never again."""

import pytest

from client import app
from client.input.intents import Kind
from client.scenes.first_start.scene import FirstStartScene
from client.scenes.navigation import go
from client.settings import Settings, load_settings, save_settings

from .scene_kit import click, faults, key, make_stage, press, settle, walk_to


def first_start(folder, size=(1280, 720), **settings):
    stage = make_stage(folder, size, **settings)
    go(stage, "title")

    def keep(kept: Settings) -> None:
        save_settings(folder / "settings.json", kept)

    stage.keep = keep
    stage.push(FirstStartScene(stage, "Larissa"))
    return stage


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080)])
@pytest.mark.parametrize("text_size", [80, 100, 120, 150])
def test_it_is_laid_out_without_faults(tmp_path, size, text_size):
    assert faults(first_start(tmp_path, size, text_size=text_size)) == []


@pytest.mark.parametrize("language", ["de", "xx"])
def test_it_is_laid_out_in_other_languages(tmp_path, language):
    assert faults(first_start(tmp_path, language=language)) == []


def test_the_focus_begins_on_the_size_of_letters_which_grow_at_once(tmp_path):
    stage = first_start(tmp_path)
    settle(stage)
    assert stage.top.ui.focus == "text_size"
    press(stage, Kind.RIGHT)
    assert stage.settings.text_size == 120
    assert stage.scale.text == 1.2


def test_the_language_changes_at_once(tmp_path):
    stage = first_start(tmp_path, language="en")
    walk_to(stage, "language")
    press(stage, Kind.RIGHT)
    assert stage.settings.language == "de"
    assert stage.say("Rules") != "Rules"


def test_name_and_shield_sit_down_at_the_next_table(tmp_path):
    stage = first_start(tmp_path)
    click(stage, "badge3")
    stage.top.ui.focus = "name"
    key(stage, "!")
    press(stage, Kind.NEXT)
    stage.top.to_the_table()
    assert stage.top.name == "choose"
    assert (stage.settings.seats[0].name, stage.settings.seats[0].badge) == ("Larissa!", 3)
    assert stage.people.now == "Larissa!"  # and in lessons
    go(stage, "setup", "cover_your_kingdom")
    assert stage.top.draft.seats[0].name == "Larissa!"


@pytest.mark.parametrize("way", ["escape", "settings", "close"])
def test_however_it_is_left_it_is_kept_and_does_not_come_again(tmp_path, way):
    stage = first_start(tmp_path)
    if way == "close":
        stage.close()
    else:
        press(stage, Kind.BACK if way == "escape" else Kind.SETTINGS)
        assert stage.top.name == ("title" if way == "escape" else "settings")
    settings, notice = load_settings(tmp_path / "settings.json")
    assert notice is None
    assert settings.seats[0].name == "Larissa"
    assert (tmp_path / "settings.json").exists()


def test_sound_is_set_there(tmp_path):
    stage = first_start(tmp_path)
    walk_to(stage, "music_volume")
    press(stage, Kind.HOME)
    assert stage.settings.music_volume == 0


@pytest.mark.parametrize(("there", "shown"), [(False, "first_start"), (True, "title")])
def test_it_comes_before_anything_was_set_only(there, shown, tmp_path, monkeypatch):
    """`run_window` itself, with a loop that only looks at what is on the stage."""
    monkeypatch.setenv("FOUR_CROWNS_HOME", str(tmp_path))
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    if there:
        (tmp_path / "settings.json").write_text("{}", encoding="utf-8")
    seen = []
    monkeypatch.setattr(app.App, "run", lambda self, steps=None: seen.append(self.stage.top.name))
    assert app.run_window() == 0
    assert seen == [shown]
