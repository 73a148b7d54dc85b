"""The voice of the system: what it is told to say, in which order, and that nothing can hang or break over it."""

import sys
import time

import pytest

from client import voice
from client.scenes.navigation import go
from client.voice import Voice

from .scene_kit import make_stage


@pytest.fixture
def spoken(monkeypatch, tmp_path):
    """A command that writes down what it is to say."""
    file = tmp_path / "spoken.txt"
    script = f"import sys; open({str(file)!r}, 'a', encoding='utf-8').write(sys.stdin.read() + '\\n')"
    monkeypatch.setattr(voice, "command", lambda speed: [sys.executable, "-c", script])
    return file


def wait_for(speaker, stage, file, words):
    for _ in range(2_000):
        speaker.step()
        if file.exists() and words in file.read_text(encoding="utf-8"):
            return
        time.sleep(0.01)
    raise AssertionError(f"never said: {words}")


def test_it_speaks_only_if_somebody_chose_it(tmp_path, spoken):
    stage = make_stage(tmp_path)
    go(stage, "title")
    speaker = Voice(stage)
    speaker.step()
    assert not stage.reader.active
    stage.change(read_aloud="voice")
    speaker.step()
    assert stage.reader.active
    wait_for(speaker, stage, spoken, "New game")
    stage.reader.say("Your turn.", urgent=True)
    wait_for(speaker, stage, spoken, "Your turn.")
    stage.change(read_aloud="off")
    speaker.step()
    assert speaker not in stage.reader.listeners
    speaker.close()


def test_without_any_voice_nothing_happens(tmp_path, monkeypatch):
    stage = make_stage(tmp_path, read_aloud="voice")
    go(stage, "title")
    monkeypatch.setattr(voice, "command", lambda speed: None)
    speaker = Voice(stage)
    speaker.step()
    speaker.close()
    monkeypatch.setattr(voice, "command", lambda speed: ["/nowhere/at/all"])
    stage.reader.say("Once more.")
    speaker.step()
    speaker.close()


@pytest.mark.parametrize(("system", "speed"), [("linux", 300), ("darwin", 80), ("win32", 400), ("sunos5", 100)])
def test_every_system_is_asked_in_its_own_way(system, speed, monkeypatch):
    monkeypatch.setattr(sys, "platform", system)
    monkeypatch.setattr(voice.shutil, "which", lambda name: f"/bin/{name}")
    found = voice.command(speed)
    assert (found is None) == (system == "sunos5")
    if found and system != "win32":
        assert str(speed) in found
