"""Puzzles: a position out of a game that was played, a question, and the answer that is clearly the best.

A puzzle is a small text: set-up and seed, then every answer by its place among those that were offered, up to the
question; then the line that solves it, as records spell it, and what speaks for it, counted when it was found
(`build/puzzles.py`). `digest` tells whether the rules of today still lead to the same question.
"""

import json
from collections.abc import Mapping
from hashlib import blake2b
from importlib.resources import files
from typing import Any, NamedTuple

from .errors import RecordError
from .game import Game, set_up
from .judgement import Line, Reason
from .match import Match
from .types import Decision, Option, View
from .vocabulary import read, spell

FOLDER = "puzzles"


class Puzzle(NamedTuple):
    """One puzzle."""

    game: str
    number: int
    """Of the puzzles of its game, from 1."""
    seats: int
    wishes: Mapping[str, Any]
    seed: int
    actions: tuple[int, ...]
    """For every answer before the question, its place among those that were offered."""
    line: Line
    reasons: tuple[Reason, ...]
    lead: float
    """How far it is ahead of the next best, in chances to win."""
    digest: str

    @property
    def key(self) -> str:
        """Its name, in what is kept of a person."""
        return f"{self.game} {self.number}"

    @property
    def level(self) -> int:
        """How hard it is, from 1 to 3: the further the best is ahead, the easier it is to see."""
        return 1 if self.lead > EASY else 2 if self.lead > MIDDLING else 3


EASY, MIDDLING = 0.2, 0.1


def write(puzzle: Puzzle, game: Game[Any]) -> str:
    """The text of a puzzle."""
    data = {
        "game": puzzle.game, "rules": game.rules_version, "seats": puzzle.seats, "wishes": dict(puzzle.wishes),
        "seed": puzzle.seed, "actions": " ".join(map(str, puzzle.actions)),
        "line": [spell(option, game.verbs) for option in puzzle.line],
        "reasons": [list(reason) for reason in puzzle.reasons], "lead": round(puzzle.lead, 3), "digest": puzzle.digest,
    }  # fmt: skip
    return "{\n" + ",\n".join(f"{json.dumps(name)}: {json.dumps(value)}" for name, value in data.items()) + "\n}\n"


def parse(text: str, number: int, game: Game[Any]) -> Puzzle:
    """The puzzle of a text."""
    data = json.loads(text)
    return Puzzle(
        data["game"], number, data["seats"], data["wishes"], data["seed"],
        tuple(int(place) for place in data["actions"].split()),
        tuple(read(words, game.verbs) for words in data["line"]),
        tuple(Reason(*reason) for reason in data["reasons"]), data["lead"], data["digest"],
    )  # fmt: skip


_READ: dict[str, tuple[Puzzle, ...]] = {}


def puzzles_of(game: Game[Any]) -> tuple[Puzzle, ...]:
    """All puzzles of a game, in order; read once."""
    if game.id not in _READ:
        folder = files(__package__.removesuffix(".core")).joinpath(game.id, FOLDER)
        files_ = [file for file in folder.iterdir() if file.name.endswith(".json")] if folder.is_dir() else []
        texts = sorted([(file.name, file.read_text(encoding="utf-8")) for file in files_])
        _READ[game.id] = tuple(parse(text, number, game) for number, (_, text) in enumerate(texts, 1))
    return _READ[game.id]


def played(puzzle: Puzzle, game: Game[Any]) -> Match[Any]:
    """The game up to the question. RecordError if the rules of today lead elsewhere."""
    match = Match(game, set_up(game, puzzle.seats, puzzle.wishes, puzzle.seed))
    for place in puzzle.actions:
        if match.decision is None or place >= len(match.decision.options):
            raise RecordError(f"Puzzle {puzzle.key} is of other rules.")
        match.submit(match.decision.options[place])
    if match.decision is None or digest(match.view(match.decision.seat), match.decision) != puzzle.digest:
        raise RecordError(f"Puzzle {puzzle.key} is of other rules.")
    return match


def digest(view: View[Any], decision: Decision) -> str:
    """Of a question: the same answers to the same seat."""
    asked = [decision.seat, decision.kind, [[option.verb, option.args] for option in decision.options]]
    return blake2b(json.dumps(asked).encode(), digest_size=6).hexdigest()


def is_solved(puzzle: Puzzle, given: tuple[Option, ...]) -> bool:
    """Whether these answers are those of the solution, in any order."""
    return sorted(given) == sorted(puzzle.line)


def can_be_solved(puzzle: Puzzle, given: tuple[Option, ...]) -> bool:
    """Whether these answers may still become the solution."""
    left = list(puzzle.line)
    for option in given:
        if option not in left:
            return False
        left.remove(option)
    return True
