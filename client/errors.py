"""Errors from before there is a window, and the sentence for the player."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

from engines.core.game import Say
from engines.core.language import ENGLISH


class Notice(NamedTuple):
    """One sentence for the player, looked up when it is said: most go wrong before there is a catalogue."""

    text: str
    fields: Mapping[str, object] = MappingProxyType({})
    """What is put into it, by name."""

    def said(self, say: Say) -> str:
        return say(self.text).format(**self.fields)

    def __str__(self) -> str:
        return self.said(ENGLISH)


NO_DISPLAY = Notice("No display found, so there's nowhere to open a window. Start it from your desktop.")
SHUT_DISPLAY = "The display {name} doesn't open. It may belong to someone else, or the system lacks its X11 libraries."


class NoDisplay(Exception):
    """There is no screen to open a window on; or there is one, by this name, that does not open."""

    def __init__(self, name: str = "") -> None:
        self.notice = Notice(SHUT_DISPLAY, {"name": name}) if name else NO_DISPLAY
        super().__init__(self.said(ENGLISH))

    def said(self, say: Say) -> str:
        """One line on a terminal."""
        return f"four-crowns: {self.notice.said(say)}"
