"""Settings: kept atomically, and never a reason not to play."""

import json
import os
import stat

import pytest
from msgspec.structs import replace

from client.match.policy import HandOver
from client.match.seats import Seat
from client.settings import Settings, load_settings, save_settings


@pytest.fixture
def file(tmp_path):
    return tmp_path / "config" / "settings.json"


def written(file, text):
    file.parent.mkdir(exist_ok=True)
    file.write_bytes(text if isinstance(text, bytes) else json.dumps(text).encode())
    return load_settings(file)


def test_at_the_first_start_everything_has_its_default_and_nothing_is_said(file):
    assert load_settings(file) == (Settings(), None)


def test_what_was_kept_comes_back(file):
    settings = Settings(
        scale=125,
        text_size=110,
        window=(1920, 1080),
        animation_speed=0.0,
        hand_over=HandOver.ALWAYS,
        palette="colour_blind",
        seats=(Seat("Ada"), Seat("Bea", "steward", 3)),
    )
    assert save_settings(file, settings) is None
    assert load_settings(file) == (settings, None)


@pytest.mark.parametrize(
    ("field", "strange"),
    [
        ("scale", 60),
        ("scale", 101),
        ("scale", 305),
        ("scale", "large"),
        ("text_size", 200),
        ("animation_speed", 0.1),
        ("animation_speed", -1),
        ("animation_speed", 9),
        ("sound_volume", 101),
        ("palette", "rainbow"),
        ("card_zoom", None),
        ("hand_over", "sometimes"),
        ("full_screen", "yes"),
        ("window", [1920, 0]),
        ("window", [1920]),
        ("window", [1920, 10**9]),
        ("language", "x" * 99),
        ("seats", [{"name": "Ada", "badge": 8}]),
        ("seats", [{"name": "Ada"}] * 9),
        ("seats", 7),
        ("language", 7),
    ],
)
def test_a_strange_value_is_its_default_with_one_notice(file, field, strange):
    settings, notice = written(file, {"text_size": 120, "music_volume": 5, field: strange})
    assert getattr(settings, field) == getattr(Settings(), field)
    assert settings.music_volume == 5
    assert str(notice) == f"Some settings in {file} weren't valid and were reset: {field}."


@pytest.mark.parametrize("text", [b"", b"{", b"[]", b"\xff\xfe", b"null", b"[" * 100_000, b'{"scale": NaN}'])
def test_a_damaged_file_is_all_defaults_with_one_notice(file, text):
    settings, notice = written(file, text)
    assert settings == Settings()
    assert str(notice) == f"Your settings couldn't be read and are back to default ({file})."


def test_what_a_later_version_wrote_is_passed_over(file):
    assert written(file, {"scale": 150, "holograms": True}) == (Settings(scale=150), None)


def test_what_a_later_version_wrote_is_kept(file):
    """Its own fields, and values of ours that it has more of; unless somebody chooses another here."""
    later = {"scale": 150, "holograms": {"depth": 3}, "palette": "sepia", "card_zoom": "gaze"}
    settings, _ = written(file, later)
    save_settings(file, replace(settings, scale=200, card_zoom="hold"))
    told = json.loads(file.read_bytes())
    assert (told["holograms"], told["palette"]) == ({"depth": 3}, "sepia")
    assert (told["scale"], told["card_zoom"]) == (200, "hold")
    assert load_settings(file)[0] == Settings(scale=200, card_zoom="hold")


def test_one_strange_seat_does_not_send_the_others_away(file):
    settings, notice = written(file, {"seats": [{"name": "Ada"}, {"name": 7}, {"name": "Bea", "badge": 3}]})
    assert settings.seats == (Seat("Ada"), Seat("Bea", badge=3))
    assert "seats" in str(notice)


def test_a_file_that_cannot_be_read_is_put_aside(file):
    written(file, b"{")
    save_settings(file, Settings(scale=100))
    assert load_settings(file)[0].scale == 100
    assert file.with_name("settings.json.damaged").read_bytes() == b"{"


@pytest.mark.skipif(os.name == "nt", reason="folders are flushed by the system there")
def test_settings_outlive_a_power_cut(file, monkeypatch):
    flushed = []
    monkeypatch.setattr(os, "fsync", lambda handle: flushed.append(stat.S_ISDIR(os.fstat(handle).st_mode)))
    save_settings(file, Settings())
    assert flushed == [False, True]  # the file, and then its name


@pytest.mark.skipif(os.name == "nt", reason="no such things there")
def test_what_is_no_file_is_one_sentence(file):
    file.parent.mkdir()
    os.mkfifo(file)
    assert "couldn't be read" in str(load_settings(file)[1])
    file.unlink()
    file.symlink_to(file)
    assert "couldn't be read" in str(load_settings(file)[1])


@pytest.mark.parametrize("scale", [0, 75, 100, 125, 300])
def test_every_scale_in_steps_of_five(file, scale):
    assert written(file, {"scale": scale}) == (Settings(scale=scale), None)


def test_a_file_is_written_beside_and_put_in_place(file, monkeypatch):
    save_settings(file, Settings(scale=100))

    def full(source, target):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "replace", full)
    notice = save_settings(file, Settings(scale=200))
    assert str(notice) == f"Your settings couldn't be saved in {file}: no space left on device."
    assert load_settings(file)[0].scale == 100


def test_settings_that_cannot_be_kept_are_one_sentence(tmp_path):
    (tmp_path / "config").write_text("no folder")
    assert "couldn't be saved" in str(save_settings(tmp_path / "config" / "settings.json", Settings()))


def test_a_folder_in_the_place_of_the_file_is_one_sentence(file):
    file.mkdir(parents=True)
    assert load_settings(file)[0] == Settings()
    assert "couldn't be read" in str(load_settings(file)[1])


@pytest.mark.parametrize(("speed", "seconds"), [(1.0, 0.6), (2.0, 0.3), (0.25, 2.4), (0.0, 0.0)])
def test_the_speed_slider_includes_instant(speed, seconds):
    settings = Settings(animation_speed=speed)
    assert settings.seconds(0.6) == pytest.approx(seconds)
    assert settings.instant is (speed == 0.0)
