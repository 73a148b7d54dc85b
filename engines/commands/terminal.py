"""The terminal as a table: what is shown, what is asked, and how one person's secrets leave the screen."""

import os
import sys
from collections.abc import Iterable

CLEAR = "\x1b[2J\x1b[3J\x1b[H"  # the page, what was scrolled away, and the cursor home
PAGES_AWAY = "\n" * 200


class Left(Exception):
    """Whoever sat there has gone: end of input, Ctrl-C, or a wish to stop."""


class Terminal:
    """Standard input and output. Reads whole lines, so that a pipe can play as well as a person."""

    def say(self, lines: Iterable[str]) -> None:
        for line in lines:
            print(line)

    def ask(self, prompt: str) -> str:
        try:
            return input(prompt).strip()
        except (EOFError, KeyboardInterrupt):
            print()
            raise Left from None

    def clear(self) -> None:
        """Nothing that was shown before can be seen after this; in a file, a form feed begins a new page."""
        if not sys.stdout.isatty():
            print("\f")
        elif os.environ.get("TERM") == "dumb":
            print(PAGES_AWAY)
        else:
            if os.name == "nt":
                os.system("")  # wakes the escape codes of older Windows consoles
            print(CLEAR, end="", flush=True)
