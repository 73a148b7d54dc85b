"""A box with the toy game in it, and a way to run commands in this process."""

import io
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

import engines
from engines.__main__ import main
from tests.toy import PEEK


class Said(NamedTuple):
    """What a command answered."""

    code: int
    out: str
    err: str


Run = Callable[..., Said]


@pytest.fixture(autouse=True)
def box(monkeypatch: pytest.MonkeyPatch) -> None:
    """The toy game beside the real ones."""
    monkeypatch.setitem(engines.GAMES, "peek", PEEK)


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """Run a command; `typed` is what comes from the keyboard."""

    def command(*argv: object, typed: str = "") -> Said:
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        capsys.readouterr()
        code = main([str(word) for word in argv])
        return Said(code, *capsys.readouterr())

    return command


@pytest.fixture
def record(run: Run, tmp_path: Path) -> Path:
    """The record of a whole game."""
    path = tmp_path / "game.crown"
    assert run("record", "peek", "--seed", 4, "-o", path).code == 0
    return path
