"""Compile the rules of games: `python build/compile.py FOLDER [--game G …]`.

FOLDER becomes a copy of the checkout in which the rules are machine code; all else is the same (it is linked), so that
tests, terminal, window and packaging run there as they do here. It takes `pip install -e ".[test]"` (mypyc comes with
mypy) and a C compiler. Nothing depends on it: without it the program plays the same games, and takes longer.

A game's rules are the modules of `rules/`, `view` and `redeal`, and whatever of its folder they import; with the few
modules of the core that every answer goes through. Players, words and records stay as they are.
"""

import argparse
import ast
import os
import shutil
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import is_dataclass
from importlib import import_module
from pathlib import Path

from bundle.project import ROOT, CannotBuild

sys.path.insert(0, str(ROOT))

from engines import GAMES

PACKAGE = "engines"
CORE = ("agenda", "hands", "hexes", "memo", "rng")
ENTRANCES = ("rules/*.py", "view.py", "redeal.py")
PLAIN = {
    "engines/kings_and_things/boards.py": "it makes an error whose arguments have no names, which mypyc mistakes",
    "engines/kings_and_things/rules/dice.py": "tests say what the dice show next",
}
"""What stays as it is written, and why."""
CONSTANT = (int, str, bytes, tuple, list, dict, frozenset, range)
"""What a module may give a name once and for all. A class or an alias of a type is no such thing."""


def main(argv: list[str] | None = None) -> int:
    """0 if all is compiled, 1 if something is missing or failed."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("folder", type=Path)
    parser.add_argument(
        "--game", metavar="G", action="append", choices=list(GAMES), help="only this one; several times"
    )
    arguments = parser.parse_args(argv)
    begun = time.monotonic()
    try:
        count = compile_games(arguments.folder, arguments.game or tuple(GAMES))
    except CannotBuild as error:
        print(error, file=sys.stderr)
        return 1
    print(f"{count} modules compiled into {arguments.folder} in {time.monotonic() - begun:.0f} s")
    return 0


def missing() -> str:
    """What it would take to compile, as a sentence; empty if all is here."""
    try:
        import_module("mypyc.build")
        import_module("setuptools")
    except ImportError:
        return 'mypyc is not here (pip install -e ".[test]").'
    return "" if any(map(shutil.which, ("cc", "gcc", "clang"))) else "There is no C compiler here."


def compile_games(folder: Path, games: Iterable[str] = tuple(GAMES)) -> int:
    """Make the copy; how many modules of it are machine code."""
    if lacking := missing():
        raise CannotBuild(lacking)
    _mirror(folder)
    groups = {"core": [f"{PACKAGE}/core/{name}.py" for name in CORE], **{game: list(rules_of(game)) for game in games}}
    for path in (path for paths in groups.values() for path in paths):
        source = (ROOT / path).read_text(encoding="utf-8")
        known = vars(import_module(path.removesuffix(".py").replace("/", ".")))
        (folder / path).write_text(sealed(source, known), encoding="utf-8")
    named = [(paths, f"{PACKAGE}_{name}") for name, paths in groups.items()]
    # In a process of its own: both mypyc and setuptools work in the current folder and leave much behind in memory.
    done = subprocess.run(
        [sys.executable, "-c", MAKE.format(groups=named, config=str(ROOT / "pyproject.toml"))],
        cwd=folder, env={**os.environ, "PYTHONPATH": ""}, capture_output=True, text=True, check=False,
    )  # fmt: skip
    if done.returncode:
        raise CannotBuild(f"The rules could not be compiled:\n{done.stdout[-40000:]}{done.stderr[-40000:]}")
    shutil.rmtree(folder / "build-compiled")
    return sum(map(len, groups.values()))


MAKE = """
import os
from mypyc.build import mypycify
from setuptools import Distribution
from setuptools.command.build_ext import build_ext
groups = {groups}
paths = [path for paths, _ in groups for path in paths]
made = mypycify(
    ["--config-file={config}", *paths],
    opt_level="3", debug_level="0", separate=groups, multi_file=True, target_dir="build-compiled",
)
for extension in made:
    extension.extra_compile_args.append("-fcommon")  # every file of a group declares what it takes from the core
builder = build_ext(Distribution({{"ext_modules": made}}))
builder.inplace, builder.build_temp, builder.build_lib = True, "build-compiled", "build-compiled"
builder.parallel = os.cpu_count()
builder.ensure_finalized()
builder.run()
"""


def _mirror(folder: Path) -> None:
    """A copy of our package, and links to all else."""
    folder.mkdir(parents=True)
    shutil.copytree(ROOT / PACKAGE, folder / PACKAGE, ignore=shutil.ignore_patterns("__pycache__"))
    for path in ROOT.iterdir():
        if path.name not in (PACKAGE, ".git", ".venv", "dist") and not path.name.endswith("_cache"):
            (folder / path.name).symlink_to(path)


def rules_of(game: str) -> Iterator[str]:
    """Files of a game that are compiled: those which answer decisions, and what they import of its folder."""
    home = ROOT / PACKAGE / game
    waiting = [path for pattern in ENTRANCES for path in sorted(home.glob(pattern))]
    found: set[Path] = set()
    while waiting:
        path = waiting.pop()
        if path not in found:
            found.add(path)
            waiting += [other for other in _imported(path) if home in other.parents]
    paths = (path.relative_to(ROOT).as_posix() for path in sorted(found) if path.name != "__init__.py")
    return (path for path in paths if path not in PLAIN)


def _imported(path: Path) -> Iterator[Path]:
    """Files that a module imports by their place."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.level:
            base = path.parents[node.level - 1].joinpath(*(node.module or "").split("."))
            for file in (base.with_suffix(".py"), *[base / f"{alias.name}.py" for alias in node.names]):
                if file.is_file():
                    yield file


def sealed(source: str, known: Mapping[str, object]) -> str:
    """The text of a module in which names that are given once are `Final`, line for line: the compiler then reads what
    they stand for (`known`) without looking them up, and numbers stand in the code itself.

    >>> print(sealed("import re\\nONE, TWO = range(1, 3)  # two", {"ONE": 1, "TWO": 2}))
    from typing import Final; import re
    ONE: Final = 1; TWO: Final = 2  # two
    """
    tree = ast.parse(source)
    lines = source.split("\n")
    given = Counter(name for node in tree.body for name in _bound(node))
    for node in tree.body:
        if not isinstance(node, ast.Assign) or len(node.targets) != 1:
            continue
        target, first, last = node.targets[0], node.lineno - 1, (node.end_lineno or node.lineno) - 1
        names = [name.id for name in ast.walk(target) if isinstance(name, ast.Name)]
        if any(given[name] > 1 or not isinstance(known[name], CONSTANT) or name == "__all__" for name in names):
            continue
        if isinstance(target, ast.Name):
            lines[first] = lines[first].replace(f"{target.id} =", f"{target.id}: Final =", 1)
        elif all(type(known[name]) in (int, str) for name in names):
            rest = lines[last].encode()[node.end_col_offset :].decode()
            lines[first : last + 1] = [""] * (last - first) + [
                "; ".join(f"{name}: Final = {known[name]!r}" for name in names) + rest
            ]
    first = next(
        node.lineno - 1 for node in tree.body if not isinstance(node, ast.Expr)
    )  # after what it says of itself
    lines[first] = f"from typing import Final; {lines[first]}"
    classes = [node for node in tree.body if isinstance(node, ast.ClassDef) and _is_record(known[node.name])]
    return "\n".join([*lines, *map(_annotated, classes)])


def _is_record(kind: object) -> bool:
    return is_dataclass(kind) or hasattr(kind, "_fields")


def _annotated(node: ast.ClassDef) -> str:
    """The line that gives a class its annotations again: a compiled one knows of lists, but not of what; and saved
    games are read by them."""
    fields = [field for field in node.body if isinstance(field, ast.AnnAssign)]
    hints = {ast.unparse(field.target): ast.unparse(field.annotation) for field in fields}
    return f'vars({node.name})["__annotations__"].update({hints})'


def _bound(node: ast.stmt) -> Iterator[str]:
    """Names that a statement of a module gives something to."""
    if isinstance(node, ast.FunctionDef | ast.ClassDef):
        yield node.name
    elif isinstance(node, ast.Import | ast.ImportFrom):
        yield from (alias.asname or alias.name for alias in node.names)
    else:
        for name in ast.walk(node):
            if isinstance(name, ast.Name) and isinstance(name.ctx, ast.Store):
                yield name.id


if __name__ == "__main__":
    sys.exit(main())
