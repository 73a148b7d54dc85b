"""A keyboard, drawn, with what its keys do lit: teal plays, violet looks and asks, brown goes about."""

from typing import Final

from engines.core.game import Say

from ...input.keymap import EVERYWHERE, TABLE, Command, Keymap
from ...render.canvas import Box, Canvas, Colour
from ...render.theme import Stop
from ...tables.shortcuts import MAIN, TOOLS

BOARD, WIDE = 366.0, 1456.0
"""How high it is, where it is so wide."""
KEY, GAP = 66.0, 7.0
_letters: Final = ("1234567890", "qwertyuiop", "asdfghjkl", "zxcvbnm,.")
_indent: Final = (0.0, 40.0, 56.0, 84.0)
GROUNDS: Final[dict[str, tuple[Stop, ...]]] = {
    "": ((0, (52, 38, 27, 255)), (1, (34, 24, 17, 255))),
    "play": ((0, "#207378"), (1, "#0F4850")),
    "look": ((0, (84, 60, 140, 255)), (1, (46, 33, 88, 255))),
    "go": ((0, (112, 80, 38, 255)), (1, (74, 51, 24, 255))),
    "now": ((0, "#FBE3A0"), (1, "#B88734")),
}
EDGES: Final[dict[str, Colour]] = {
    "": (134, 101, 43, 110),
    "play": "e300",
    "look": "v300",
    "go": "g300",
    "now": "white",
}
LEGEND = {"play": "play the game", "look": "look and ask", "go": "go about", "now": "waiting for a key"}
WORDS = {
    "f1": "Rules", "f2": "Aim", "f6": "Again", "f7": "Where", "f10": "Settings", "f11": "Window", "tab": "Group",
    "enter": "Do it", "e": "Main", "z": "Explain", "space": "hold: fast-forward",
    **{tool.key: tool.word for tool in TOOLS},
}  # fmt: skip
"""What a key does, in one word that has room on it."""


def tone(command: Command) -> str:
    """Which of the colours a command has."""
    if command.scope == EVERYWHERE:
        return "play" if command.key.isdigit() or command.key == "enter" else "go"
    return "look" if command.scope == TABLE and command.key not in (MAIN, "u") else "play"


def draw_board(canvas: Canvas, box: Box, keymap: Keymap, waits: Command | None, say: Say) -> None:
    """The board with the keys of now."""
    canvas.rect(box, 14, (0, 0, 0, 70), (134, 101, 43, 130), 1)
    k = box.w / WIDE
    lit: dict[str, Command] = {}
    for command in sorted(keymap.keys, key=lambda one: (one.scope != EVERYWHERE, one.scope != TABLE)):
        lit.setdefault(keymap.keys[command], command)

    def cell(key: str, label: str, place: Box) -> None:
        command = lit.get(key)
        kind = "" if command is None else "now" if command == waits else tone(command)
        word = WORDS.get(command.key, "") if command and command.scope in (EVERYWHERE, TABLE) else ""
        _cap(canvas, place, label, say(word) if word else "", kind)

    x, y = box.x + 40 * k, box.y + 18 * k
    cell("esc", "Esc", Box(x, y, KEY * 0.9 * k, 44 * k))
    for number in range(12):
        place = Box(x + (84 + number * (KEY + GAP) + number // 4 * 8) * k, y, KEY * k, 44 * k)
        cell(f"f{number + 1}", f"F{number + 1}", place)
    for row, letters in enumerate(_letters):
        top = y + (54 + row * 58) * k
        for number, letter in enumerate(letters):
            cell(letter, letter.upper(), Box(x + (_indent[row] + number * (KEY + GAP)) * k, top, KEY * k, 52 * k))
    cell("tab", "Tab", Box(x - 24 * k, y + 112 * k, 58 * k, 52 * k))
    cell("enter", "Enter", Box(x + (40 + 10 * (KEY + GAP)) * k, y + 112 * k, 116 * k, 52 * k))
    top = y + (54 + 4 * 58) * k
    cell("space", "Space", Box(x + 180 * k, top, 390 * k, 44 * k))
    for dx, dy, key, sign in ((0, 0, "up", "↑"), (-1, 1, "left", "←"), (0, 1, "down", "↓"), (1, 1, "right", "→")):
        place = Box(x + (890 + dx * (KEY * 0.8 + GAP)) * k, top - 54 * k + dy * 54 * k, KEY * 0.8 * k, 46 * k)
        cell(key, sign, place)
    for number, (kind, words) in enumerate(LEGEND.items()):
        place = Box(box.right - 300 * k, box.y + (92 + number * 48) * k, 30 * k, 30 * k)
        _cap(canvas, place, "", "", kind)
        canvas.text(say(words), place.right + 14, place.cy, "body", 19, "t1", "lm", 240 * k)


def _cap(canvas: Canvas, box: Box, label: str, word: str, kind: str) -> None:
    canvas.shadow(box, 8, 4, 120, 3)
    canvas.rect(box, 8, GROUNDS[kind], EDGES[kind], 1.6 if kind else 1)
    ink = "inkp" if kind == "now" else "white" if kind else "t3"
    large = max(1.0, canvas.scale.text)
    canvas.text(label, box.x + 8, box.y + 12 * large, "label", 14, ink, "lm", box.w - 10)
    if word and canvas.fits(word, "label", box.w - 6) and box.h >= 38 * large:
        colour = "inkp" if kind == "now" else "t1"
        canvas.text(word, box.cx, box.bottom - 11 * large, "label", 14, colour, "mm", box.w - 6)
