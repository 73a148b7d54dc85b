"""Lines of the terminal: what its commands print, and how they explain themselves. They speak English only."""

import ast
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
PLACES = ("engines/__main__.py", "engines/commands/*.py", "client/__main__.py")


def terminal_lines() -> Iterator[str]:
    """Every text of the commands that has more than one word."""
    for place in PLACES:
        for file in sorted(ROOT.glob(place)):
            yield from (line for line in lines_in(file.read_text(encoding="utf-8")) if " " in line)


def lines_in(source: str) -> Iterator[str]:
    """Texts of a command: those with gaps have a 2 there. What stands in the middle of an expression is no line."""
    tree = ast.parse(source)
    inner = {
        id(part)
        for node in ast.walk(tree)
        if isinstance(node, ast.JoinedStr)
        for part in ast.walk(node)
        if part is not node
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            inner.add(id(node.value))  # a docstring
        elif isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Fault":
            inner.update(map(id, ast.walk(node)))  # a report, to which more is added
        elif isinstance(node, ast.JoinedStr) and id(node) not in inner:
            yield "".join(str(part.value) if isinstance(part, ast.Constant) else "2" for part in node.values)
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in inner:
            yield node.value
