"""The voice of the system, for whoever has no screen reader: every system has a command that speaks.

What is urgent cuts off what is being said; what is not waits its turn. Where nothing can speak, the setting says so.
"""

import shutil
import subprocess
import sys
from collections.abc import Callable
from typing import TYPE_CHECKING

from .widgets.told import Told

if TYPE_CHECKING:
    from .stage import Stage

USUAL = 175
"""Words a minute of most voices, from which some count how much faster they are to be."""
POWERSHELL = (
    "Add-Type -AssemblyName System.Speech; $v = New-Object System.Speech.Synthesis.SpeechSynthesizer; "
    "$v.Rate = {rate}; $v.Speak([Console]::In.ReadToEnd())"
)


def _windows(speed: int) -> list[str]:
    rate = max(-10, min(10, round((speed - USUAL) / 20)))
    return ["powershell", "-NoProfile", "-NonInteractive", "-Command", POWERSHELL.format(rate=rate)]


def _spd(speed: int) -> list[str]:
    rate = max(-100, min(100, round((speed - USUAL) / 2)))
    return ["spd-say", "--wait", "--pipe-mode", "--rate", str(rate)]


VOICES: dict[str, tuple[tuple[str, Callable[[int], list[str]]], ...]] = {
    "darwin": (("say", lambda speed: ["say", "-r", str(speed), "-f", "-"]),),
    "win32": (("powershell", _windows),),
    "linux": (
        ("espeak-ng", lambda speed: ["espeak-ng", "-s", str(speed), "--stdin"]),
        ("espeak", lambda speed: ["espeak", "-s", str(speed), "--stdin"]),
        ("spd-say", _spd),
    ),
}
"""What speaks on each system, with words a minute; it reads what to say from its standard input."""


def command(speed: int) -> list[str] | None:
    """How to speak here; None if nothing can."""
    found = VOICES.get(sys.platform, ())
    return next((made(speed) for name, made in found if shutil.which(name)), None)


class Voice:
    """A listener that says everything itself."""

    def __init__(self, stage: "Stage") -> None:
        self.stage = stage
        self._speaking: subprocess.Popen[bytes] | None = None
        self._waiting: list[str] = []

    @property
    def wanted(self) -> bool:
        return self.stage.settings.read_aloud == "voice"

    def hear(self, text: str, urgent: bool) -> None:
        if not self.wanted:
            return
        if urgent:
            self.hush()
        self._waiting.append(text)

    def follow(self, told: Told) -> None:
        """A new focus cuts the old one off, but not what is said on its own."""
        if self.wanted:
            self._waiting.append(told.words())

    def hush(self) -> None:
        """Nothing more is said of what was waiting."""
        self._waiting = []
        if self._speaking is not None and self._speaking.poll() is None:
            self._speaking.terminate()

    def step(self) -> None:
        """Go on speaking, if there is something to say; come and go with the setting."""
        reader = self.stage.reader
        if self.wanted != (self in reader.listeners):
            reader.listeners.append(self) if self.wanted else reader.listeners.remove(self)
        if not self.wanted:
            if self._waiting or self._speaking is not None:
                self.hush()
            return
        reader.update()
        if self._waiting and (self._speaking is None or self._speaking.poll() is not None):
            text, self._waiting = " ".join(self._waiting), []
            self._speak(text)

    def _speak(self, text: str) -> None:
        how = command(self.stage.settings.reading_speed)
        if how is None:
            return
        try:
            flags = getattr(subprocess, "CREATE_NO_WINDOW", 0)
            self._speaking = subprocess.Popen(
                how, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, creationflags=flags
            )
            assert self._speaking.stdin is not None
            self._speaking.stdin.write(text.encode())
            self._speaking.stdin.close()
        except OSError:
            self._speaking = None

    def close(self) -> None:
        self.hush()
        if self._speaking is not None:
            self._speaking.wait(2)
            self._speaking = None
