"""Sounds and music. Without a device or a file it is silent, says so once, and nobody has to care.

Which event makes which sound is said by each game's table; this module only knows names of files.
"""

from collections.abc import Iterable
from pathlib import Path

import pygame
from pygame import mixer

from .assets import asset
from .quiet_stderr import quiet_stderr
from .settings import Settings

SOUNDS = asset("sounds")
TITLE_MUSIC = asset("music", "title.ogg")

FADE = 800  # milliseconds in which music comes and goes

NO_DEVICE = "No sound device found. The game will play silently."
NO_FILE = "Some sounds are missing, so you may hear less than you should."


class Audio:
    """All that can be heard. Opens the device with `open`, which takes a moment; before that it is silent."""

    def __init__(self, settings: Settings, sounds: Path = SOUNDS, music: Path = TITLE_MUSIC) -> None:
        self.notice: str | None = None
        """One sentence for the player, if something cannot be heard."""
        self._settings = settings
        self._folder = sounds
        self._music = music
        self._sounds: dict[str, mixer.Sound | None] = {}
        self._playing = False
        self._loaded = False
        self._open = False
        self._focused = True

    def open(self) -> None:
        """Get hold of the device. Without one everything else does nothing."""
        if self._open:
            return
        try:
            with quiet_stderr():
                mixer.init(44_100, -16, 2, 1024)
        except (pygame.error, NotImplementedError, OSError):  # NotImplementedError: pygame was built without sound
            self.notice = NO_DEVICE
            return
        self._open = True
        self._set_volumes()

    def close(self) -> None:
        """Let go of the device."""
        if self._open:
            self._open = self._playing = self._loaded = False
            self._sounds.clear()
            mixer.quit()

    def prepare(self, names: Iterable[str]) -> None:
        """Read these sounds now, so that the first one does not stop a frame."""
        for name in names:
            self._sound(name)

    def play(self, name: str) -> None:
        """Let one sound be heard, over whatever is heard already."""
        if self._sound_volume and (sound := self._sound(name)):
            sound.play()

    def start_music(self) -> None:
        """The title's tune, over and over, until it is stopped."""
        if not self._open or self._playing:
            return
        self._playing = True
        try:
            if not self._loaded:  # once: to load it again waits until what is heard has faded
                mixer.music.load(self._music)
                self._loaded = True
            mixer.music.play(loops=-1, fade_ms=FADE)
        except (pygame.error, OSError):
            self.notice = self.notice or NO_FILE

    def stop_music(self) -> None:
        if self._open and self._playing:
            self._playing = False
            mixer.music.fadeout(FADE)

    def follow(self, settings: Settings) -> None:
        """The player changed something: heard at once."""
        self._settings = settings
        self._set_volumes()

    def focus(self, focused: bool) -> None:
        """The window came to the front, or another did."""
        self._focused = focused
        self._set_volumes()

    @property
    def _muted(self) -> bool:
        return self._settings.mute_unfocused and not self._focused

    @property
    def _sound_volume(self) -> float:
        return 0.0 if self._muted else self._settings.sound_volume / 100

    def _set_volumes(self) -> None:
        if not self._open:
            return
        mixer.music.set_volume(0.0 if self._muted else self._settings.music_volume / 100)
        for sound in self._sounds.values():
            if sound:
                sound.set_volume(self._sound_volume)

    def _sound(self, name: str) -> mixer.Sound | None:
        """The sound of that name; None, remembered, if it cannot be had."""
        if not self._open:
            return None
        if name not in self._sounds:
            try:
                self._sounds[name] = sound = mixer.Sound(self._folder / f"{name}.ogg")
                sound.set_volume(self._sound_volume)
            except (pygame.error, OSError):
                self._sounds[name] = None
                self.notice = self.notice or NO_FILE
        return self._sounds[name]
