"""Promises of this game's part of the window: its words are the game's, and its modules need one another one way."""

import ast
from collections.abc import Iterator
from graphlib import TopologicalSorter
from pathlib import Path

from tests.test_project import MODULES, ROOT, imports

OURS = ROOT / "client" / "games" / "cover_your_kingdom"
THEIRS = ROOT / "engines" / "cover_your_kingdom"

SMALL = {", or ", "{name:'s} {land}", "{magic} magic", "Give in"}
"""Pieces of captions, and what a key does."""


def constants(path: Path) -> Iterator[str]:
    """The texts in a source, but for what explains it."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    notes = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in notes:
            yield node.value


def test_no_phrase_of_a_question_an_answer_or_a_reason_is_written_again() -> None:
    worded = [THEIRS / "prompts.py", THEIRS / "labels.py", THEIRS / "now.py", *(THEIRS / "reasons").glob("*.py")]
    theirs = {text for path in worded for text in constants(path) if " " in text and text.strip(", ")}
    ours = {text: path.name for path in OURS.rglob("*.py") for text in constants(path)}
    assert len(theirs) > 150
    assert {text: ours[text] for text in (theirs & ours.keys()) - SMALL} == {}


def test_no_part_of_the_table_needs_itself_in_a_circle() -> None:
    """Imports for types included: parts know `table_facts`, not the table."""
    modules = {module for module in MODULES if module.startswith("client.games.cover_your_kingdom.")}
    TopologicalSorter({module: imports(module) & modules for module in modules}).prepare()
