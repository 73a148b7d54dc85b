"""Sound: without a device or a file it is silent, says so once, and it plays."""

import math
import os
import shutil
import struct
import subprocess
import sys
import wave
from pathlib import Path

import pygame
import pytest
from pygame import mixer

from client.audio import NO_DEVICE, NO_FILE, Audio
from client.settings import Settings

ROOT = Path(__file__).parents[2]
TUNE = Path(pygame.__file__).parent / "examples" / "data" / "house_lo.ogg"


def write_tone(path):
    """A short tone. SDL looks into a file and not at its name, so this passes for an ogg."""
    path.parent.mkdir(exist_ok=True)
    with wave.open(str(path), "wb") as file:
        file.setparams((1, 2, 22_050, 0, "NONE", ""))
        file.writeframes(b"".join(struct.pack("<h", int(9000 * math.sin(i / 9))) for i in range(4000)))


@pytest.fixture
def audio(tmp_path, monkeypatch):
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    for name in ("click", "crown"):
        write_tone(tmp_path / "sounds" / f"{name}.ogg")
    (tmp_path / "music").mkdir()
    shutil.copyfile(TUNE, tmp_path / "music" / "title.ogg")
    audio = Audio(Settings(), tmp_path / "sounds", tmp_path / "music" / "title.ogg")
    yield audio
    audio.close()


def test_a_sound_is_heard(audio):
    audio.open()
    audio.play("click")
    assert mixer.get_busy()
    assert audio.notice is None


def test_before_the_device_is_open_it_is_silent(audio):
    audio.play("click")
    audio.start_music()
    audio.focus(False)
    audio.follow(Settings())
    audio.close()
    assert (audio.notice, mixer.get_init()) == (None, None)


def test_it_opens_and_closes_once(audio):
    audio.open()
    audio.open()
    audio.prepare(["click", "crown"])
    audio.close()
    audio.close()
    assert mixer.get_init() is None


def test_no_device_is_one_notice_and_silence(audio, monkeypatch):
    monkeypatch.setenv("SDL_AUDIODRIVER", "no such driver")
    audio.open()
    audio.play("click")
    audio.start_music()
    assert audio.notice == NO_DEVICE


def test_no_device_writes_nothing_into_the_terminal():
    """Neither we nor the libraries below."""
    code = (
        "from client.audio import Audio; from client.settings import Settings;"
        "audio = Audio(Settings()); audio.open(); audio.play('click'); audio.close()"
    )
    environment = {name: value for name, value in os.environ.items() if name != "SDL_AUDIODRIVER"}
    environment |= {"PYGAME_HIDE_SUPPORT_PROMPT": "1", "SDL_AUDIODRIVER": "alsa"}
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, env=environment, capture_output=True, check=True)
    assert (done.stdout, done.stderr) == (b"", b"")


def test_a_missing_file_is_one_notice(audio):
    audio.open()
    audio.play("trumpet")
    audio.play("trumpet")
    audio.play("click")
    assert audio.notice == NO_FILE
    assert mixer.get_busy()


def test_missing_music_is_one_notice(audio, tmp_path):
    (tmp_path / "music" / "title.ogg").unlink()
    audio.open()
    audio.start_music()
    audio.start_music()
    audio.stop_music()
    assert audio.notice == NO_FILE


def test_a_damaged_file_is_one_notice(audio, tmp_path):
    (tmp_path / "sounds" / "crown.ogg").write_bytes(b"hello")
    audio.open()
    audio.play("crown")
    assert audio.notice == NO_FILE


def test_music_goes_on_until_it_is_stopped(audio):
    audio.open()
    audio.start_music()
    assert mixer.music.get_busy()
    audio.start_music()
    assert audio.notice is None
    audio.stop_music()
    audio.start_music()
    assert mixer.music.get_busy()


def volumes(audio, name="click"):
    return round(audio._sounds[name].get_volume(), 1), round(mixer.music.get_volume(), 1)


def test_volumes_follow_the_settings_at_once(audio):
    audio.open()
    audio.prepare(["click"])
    audio.follow(Settings(sound_volume=50, music_volume=100))
    assert volumes(audio) == (0.5, 1.0)
    audio.follow(Settings(sound_volume=0, music_volume=0))
    audio.play("click")
    assert volumes(audio) == (0.0, 0.0)
    assert not mixer.get_busy()


@pytest.mark.parametrize(("mute", "heard"), [(True, (0.0, 0.0)), (False, (0.7, 0.4))])
def test_silence_while_another_window_is_in_front(audio, mute, heard):
    audio.open()
    audio.follow(Settings(mute_unfocused=mute))
    audio.prepare(["click"])
    audio.focus(False)
    assert volumes(audio) == heard
    audio.focus(True)
    assert volumes(audio) == (0.7, 0.4)


def test_a_program_without_a_terminal_has_sound_too(audio, monkeypatch):
    def closed(number):
        raise OSError(9, "Bad file descriptor")

    monkeypatch.setattr(os, "dup", closed)
    audio.open()
    audio.play("click")
    assert audio.notice is None
