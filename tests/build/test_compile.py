"""Compiled rules: what is compiled, and that the compiler is told nothing that is not so. `.ci/run` compiles a game and
lets its tests run there."""

import shutil
from copy import copy
from importlib import import_module
from typing import NamedTuple

import compile as compiling
import pytest
from bundle.project import ROOT
from compile import CORE, rules_of, sealed

from engines import GAMES, find
from engines.core.game import compiled
from tests.growing import GROWN


@pytest.mark.parametrize("game", GROWN)
def test_the_rules_are_compiled_and_neither_players_nor_words(game: str):
    paths = list(rules_of(game))
    assert {f"engines/{game}/rules/course.py", f"engines/{game}/state.py", f"engines/{game}/redeal.py"} <= {*paths}
    assert [path for path in paths if "/bots" in path or path.endswith(("text.py", "words.py", "game.py"))] == []


@pytest.mark.parametrize(
    "path", [f"engines/core/{name}.py" for name in CORE] + [p for game in GAMES for p in rules_of(game)]
)
def test_a_sealed_module_means_the_same(path: str):
    module = import_module(path.removesuffix(".py").replace("/", "."))
    source = (ROOT / path).read_text(encoding="utf-8")
    text = sealed(source, vars(module))
    lines = text.split("\n")
    for number, line in enumerate(source.split("\n")):
        if line.startswith(("def ", "class ")):
            assert lines[number] == line  # a fault is found on the line where it is
    names = {name: vars(module)[name] for name in ("__name__", "__package__", "__file__")}
    exec(compile(text, path, "exec"), names)
    numbers = {name: value for name, value in vars(module).items() if type(value) in (int, str) and name[:2] != "__"}
    assert {name: names[name] for name in numbers} == numbers


def test_only_what_is_given_once_and_is_no_type_is_final():
    source = '"""About."""\nimport re\nPair = tuple[int, int]\nONE, TWO = 1, 2\nTHREE = 3\nTHREE = 4\nALL = (1,)\n'
    known = {"Pair": tuple[int, int], "ONE": 1, "TWO": 2, "THREE": 4, "ALL": (1,)}
    assert sealed(source, known).splitlines() == [
        '"""About."""',
        "from typing import Final; import re",
        "Pair = tuple[int, int]",
        "ONE: Final = 1; TWO: Final = 2",
        "THREE = 3",
        "THREE = 4",
        "ALL: Final = (1,)",
    ]


def test_fields_keep_what_they_are_made_of():
    source = "import re\nclass Hands(NamedTuple):\n    all: list[list[int]]\n\n\nclass Rule:\n    name: str\n"
    kinds = {"Hands": NamedTuple("Hands", [("all", list[list[int]])]), "Rule": object}
    last = sealed(source, kinds).splitlines()[-1]
    assert last == """vars(Hands)["__annotations__"].update({'all': 'list[list[int]]'})"""


@pytest.mark.thorough
def test_without_a_compiler_it_says_what_is_missing(tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(shutil, "which", lambda name: None)
    assert compiling.main([str(tmp_path / "made")]) == 1
    assert capsys.readouterr().err == "There is no C compiler here.\n"
    assert not (tmp_path / "made").exists()


def test_a_game_knows_whether_it_is_compiled(monkeypatch):
    game = copy(find(next(iter(GAMES))))
    assert not compiled(game)
    monkeypatch.setattr(game, "redeal", len)  # as a function of machine code is
    assert compiled(game)
