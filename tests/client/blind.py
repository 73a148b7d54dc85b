"""Somebody who plays with a screen reader alone: reads names, presses actions, and never sees a pixel or sends a key.

Run by the Python of the system, which has pyatspi: `python3 blind.py GAME SEED [PRESSES]`. What is heard is written to
stdout, one line each; the last one says how the game ended, or that so much was pressed at the table.
Nothing of the project is imported here.
"""

import random
import sys
import time
from collections.abc import Iterator
from typing import Any

import pyatspi  # type: ignore[import-not-found, unused-ignore]  # of the system

PATIENCE = 200.0
"""Whoever waits longer, in seconds, waits for ever."""
BUTTONS = ("push button", "button", "radio button")
LONGEST = 6_000
"""So many presses has no game."""


def children(node: Any) -> Iterator[Any]:
    for at in range(node.childCount):
        child = node.getChildAtIndex(at)
        if child is not None:
            yield child


def window() -> Any:
    """The window of the program, once it is there."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        for app in children(pyatspi.Registry.getDesktop(0)):
            for found in children(app):
                if "Four Crowns" in found.name:
                    return found
        time.sleep(0.05)
    raise SystemExit("nothing can be read")


class Heard:
    """The page of now: its parts by name, each with what is in it."""

    def __init__(self) -> None:
        found = window()
        self.parts = [(part.name, part.getRoleName(), part) for part in children(found)]
        self.words = (found.name, *[name for name, _, _ in self.parts])

    def part(self, *ends: str) -> Any:
        return next((part for name, _, part in self.parts if name.endswith(ends)), None)

    def buttons(self) -> dict[str, Any]:
        return {name: part for name, role, part in self.parts if role in BUTTONS}


def hear() -> Heard:
    """The page, read whole; it may change while it is read."""
    end = time.monotonic() + PATIENCE
    while True:
        try:
            return Heard()
        except Exception:
            if time.monotonic() > end:
                raise
            time.sleep(0.02)


def press(node: Any) -> None:
    """What the thing does, by the first of its actions."""
    node.queryAction().doAction(0)


def after(before: tuple[str, ...]) -> Heard:
    """The page once it is another."""
    end = time.monotonic() + PATIENCE
    while (heard := hear()).words == before:
        if time.monotonic() > end:
            raise SystemExit(f"nothing happens: {before}")
        time.sleep(0.01)
    return heard


def press_named(heard: Heard, name: str) -> Heard:
    """A button of a page, by its name."""
    end = time.monotonic() + PATIENCE
    while name not in heard.buttons():
        if time.monotonic() > end:
            raise SystemExit(f"no {name}: {heard.words}")
        time.sleep(0.05)
        heard = hear()
    before = heard.words
    try:
        press(heard.buttons()[name])
    except Exception:  # it was made anew in the meantime
        return press_named(hear(), name)
    return after(before)


def play(title: str, seed: int, wished: int = LONGEST) -> None:
    """From the title to the results, or until so much is pressed."""
    chance = random.Random(seed)
    heard = press_named(hear(), "New game")
    heard = press_named(heard, f"Play {title}")
    heard = press_named(heard, "Start")
    presses = 0
    for _ in range(LONGEST):
        buttons = heard.buttons()
        if "Rematch" in buttons:
            print(f"over after {presses} presses: {heard.words[1]}")
            return
        if presses == wished:
            print(f"heard after {presses} presses")
            return
        try:
            chosen = choose(heard, chance)
        except Exception:  # it changed while it was read
            heard = hear()
            continue
        if chosen is None:
            time.sleep(0.02)
            heard = hear()
            continue
        print(f"{heard.words[2] if len(heard.words) > 2 else ''} -> {chosen.name}", flush=True)
        try:
            press(chosen)
            presses += 1
            heard = quickly_after(heard)
        except Exception:
            heard = hear()
    raise SystemExit("it never ends")


def quickly_after(heard: Heard) -> Heard:
    """The next page; the same again after a while, if what was pressed only asked back or was too late."""
    end = time.monotonic() + 1.0
    while (new := hear()).words == heard.words and time.monotonic() < end:
        time.sleep(0.01)
    return new


def choose(heard: Heard, chance: random.Random) -> Any:
    """One of the answers; or how to go on; on a page that is no table, the first button that does not lead back."""
    if (answers := heard.part(" answers", " answer")) is not None:
        return chance.choice(list(children(answers)))
    if (deeds := heard.part("What you can do")) is not None:
        named = {deed.name: deed for deed in children(deeds)}
        return next((named[name] for name in ("Skip to my turn", *named) if name in named), None)
    if heard.part("Tools") is not None:
        return None
    others = [part for name, part in heard.buttons().items() if name not in ("Back", "Title", "Menu", "Esc menu")]
    return others[0] if others else None


if __name__ == "__main__":
    play(sys.argv[1], *map(int, sys.argv[2:]))
