"""Keys of every table: the bar, its tooltips, the pause menu, the keyboard page and `docs/keys.md` take them from here.

The letters of the bar belong to it at every table and in every stage of one: no game may use them.
"""

from typing import Final, NamedTuple

from engines.core.game import Say

from ..input.intents import MAIN as MAIN
from ..render.caps import Caps


def with_keys(say: Say, caps: Caps, does: str, *keys: str) -> str:
    """What something does, and its keys as whoever plays has them."""
    known = [cap.text for key in keys if key and (cap := caps(key, False)).text]
    return say("{does} ({key})").format(does=does, key=", ".join(known)) if known else does


class Shortcut(NamedTuple):
    """A tool of the bar: the name of its button, its key, its word, what it does, and its sign."""

    name: str
    key: str
    word: str
    does: str
    icon: str
    also: str = ""
    """Another key for the same, as in other programs."""

    def tip(self, say: Say, caps: Caps) -> str:
        """What is said about it when it is pointed at."""
        return with_keys(say, caps, say(self.does), self.key, self.also)


TOOLS: Final = (
    Shortcut("undo", "u", "Undo", "Undo the last move", "<return-arrow", "Ctrl Z"),
    Shortcut("hint", "h", "Hint", "Suggest a move", "black-knight-helm"),
    Shortcut("again", "a", "Again", "Show again what the others did", "clockwise-rotation"),
    Shortcut("log", "c", "Chronicle", "Open or close the chronicle", "scroll-unfurled"),
    Shortcut("rules", "r", "Rules", "The rules of what is asked", "rule-book", "F1"),
    Shortcut("settings", "s", "Settings", "Settings", "gears", "F10"),
)
"""From left to right in the bar, from top to bottom in the menu."""

AGAIN: Final = next(tool.key for tool in TOOLS if tool.name == "again")
"""Also on the row that offers it once more."""

AIM: Final = "F2"
"""Opens the aim, as a click on its tag in the bar does."""

NEXT, SKIP = "→", "End"
"""While others act: end the step that is shown, or run to what waits for oneself."""

RESERVED: Final = frozenset({MAIN, *(tool.key for tool in TOOLS)})

TABLE_KEYS: Final = (
    ("E", "The main button, in the corner"),
    *((f"{tool.key.upper()} {tool.also}".strip(), tool.does) for tool in TOOLS),
    (AIM, "The aim, and how near everyone is"),
    ("Space", "Hold to fast-forward; in a replay, play or pause"),
    (NEXT, "While others act: end the step that is shown"),
    (SKIP, "While others act: skip to what waits for you"),
    ("Z", "Explain the selected card or counter"),
)
"""For the keyboard page and `docs/keys.md`."""
