"""Fits lessons to a deck that has grown: `python build/lessons.py cover_your_kingdom`.

A lesson begins in a position, which knows cards and counters by their numbers, and holds every one there is. After a
row more in the data of a game the numbers are others, and the new pieces lie nowhere. This reads the rows as they were
(`--since`, a commit; the last one, while the new row is not committed yet), numbers the pieces anew, and puts the new
ones where no lesson meets them. What the lessons say and ask for stays as it is.
"""

import argparse
import csv
import json
import re
import subprocess
from collections.abc import Collection, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from client.assets import asset
from client.match.lessons import check, read_lesson
from engines import find
from engines.core.errors import FourCrownsError

ROOT = Path(__file__).parents[1]
LINE = re.compile(r"^position = '(.*)'$", re.MULTILINE)


class Numbered(NamedTuple):
    """Where a game keeps its pieces, and where those go that no lesson knows of."""

    rows: str
    places: Collection[str]
    """Fields of a position that hold pieces, at any depth; a number below 0 is none."""
    empty: Collection[str]
    """Fields that would have to be understood, and are empty in a position that can be fitted."""
    homes: Mapping[str, str]
    """By the kind of a new row, the field into which its pieces go; empty: no other kind. Nothing is drawn from
    there, so chance draws what it drew."""
    sides: Collection[str] = ()
    """Kinds whose rows are sides of one counter, two by two: only the first lies there."""


GAMES_WITH_ROWS = {
    "cover_your_kingdom": Numbered(
        "engines/cover_your_kingdom/cards.csv",
        ("hands", "deck", "discard", "retired", "inn"),
        ("stacks", "guards", "seen", "lit", "tokens"),
        {"clanning": "retired", "wild": "retired", "hire": "retired"},
    ),
    "kings_and_things": Numbered(
        "engines/kings_and_things/counters.csv",
        ("income", "hoard", "armies", "shields", "bag", "offer", "gone", "tray", "in_play", "shown"),
        ("battle", "column", "flight"),
        {**dict.fromkeys(("creature", "income", "town", "treasure", "magic", "event"), "gone"), "hero": "offer"},
        ("hero",),
    ),
}


class Piece(NamedTuple):
    """A card or counter."""

    kind: str
    row: str
    copy: int
    two: bool
    """Whether it is in the game of two Rulers."""


def pieces(text: str) -> list[Piece]:
    """The pieces that rows tell of, by their numbers."""
    return [
        Piece(row["kind"], row["id"], copy, copy < int(row.get("copies_two") or row["copies"]))
        for row in csv.DictReader(text.splitlines())
        for copy in range(int(row["copies"]))
    ]


def fitted(game: str, position: Mapping[str, Any], then: Sequence[Piece], now: Sequence[Piece]) -> dict[str, Any]:
    """A position with today's numbers, and with every piece of today. ValueError if it holds more than this knows."""
    told = GAMES_WITH_ROWS[game]
    full = [field for field in told.empty if any(_flat(position.get(field)))]
    if full:
        raise ValueError(f"its position has {' and '.join(full)}; make it anew as docs/lessons.md says")
    numbers = {piece[:3]: number for number, piece in enumerate(now)}
    lost = [piece for piece in then if piece[:3] not in numbers]
    if lost:
        raise ValueError(f"there is no {lost[0].row} any more")
    new = dict(position)
    for field in told.places:
        if field in new:
            new[field] = _renumbered(new[field], [numbers[piece[:3]] for piece in then])
    known = {piece[:3] for piece in then}
    two = game == "cover_your_kingdom" and len(position["hands"]) == 2
    sides = [number for number, piece in enumerate(now) if piece.kind in told.sides]
    for number, piece in enumerate(now):
        if piece[:3] in known or piece.kind not in told.homes or (two and not piece.two):
            continue
        if number not in sides or sides.index(number) % 2 == 0:
            home = told.homes[piece.kind]
            new[home] = sorted([*new[home], number])
    return new


def _flat(value: Any) -> list[Any]:
    if isinstance(value, dict):
        return [*value]
    return [each for part in value for each in _flat(part)] if isinstance(value, list) else [value]


def _renumbered(value: Any, numbers: Sequence[int]) -> Any:
    if isinstance(value, list):
        return [_renumbered(each, numbers) for each in value]
    return numbers[value] if value >= 0 else value


def rewritten(game: str, text: str, then: Sequence[Piece], now: Sequence[Piece]) -> str:
    """The file of a lesson with its position fitted."""
    found = LINE.search(text)
    if found is None:  # it begins with the game
        return text
    position = fitted(game, json.loads(found[1]), then, now)
    return f"{text[: found.start(1)]}{json.dumps(position, separators=(',', ':'))}{text[found.end(1) :]}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=sorted(GAMES_WITH_ROWS))
    parser.add_argument("--since", default="HEAD", metavar="COMMIT", help="where the rows are as they were")
    wanted = parser.parse_args()
    name = GAMES_WITH_ROWS[wanted.game].rows
    shown = subprocess.run(["git", "show", f"{wanted.since}:{name}"], cwd=ROOT, capture_output=True, check=True)
    then, now = pieces(shown.stdout.decode()), pieces((ROOT / name).read_text(encoding="utf-8"))
    for path in sorted(asset("games", wanted.game, "lessons").glob("*.toml")):
        text = path.read_text(encoding="utf-8")
        try:
            path.write_text(rewritten(wanted.game, text, then, now), encoding="utf-8", newline="\n")
            check(read_lesson(path, {wanted.game: find(wanted.game)}))
        except (ValueError, FourCrownsError) as error:
            print(f"{path.name}: {error}")
        else:
            print(f"{path.name}: {'as it was' if path.read_text(encoding='utf-8') == text else 'fitted'}")


if __name__ == "__main__":
    main()
