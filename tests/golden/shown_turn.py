"""The turn on the page of commands: what the program prints when that is typed."""

import builtins
import contextlib
import io
import re
from collections.abc import Iterator
from pathlib import Path
from unittest.mock import patch

from engines.__main__ import main

PAGE = Path(__file__).parents[2] / "docs" / "commands.md"
SHOWN = re.compile(r"```text\n\$ python -m engines (.+)\n((?:.*\n)+?)```")
ANSWERED = re.compile(r"for help: (\d+)\n")


def shown() -> tuple[str, str]:
    """The command on the page, and what it prints there."""
    found = SHOWN.search(PAGE.read_text(encoding="utf-8"))
    assert found, "There is no turn on the page of commands."
    return found[1], found[2]


def printed(command: str, answers: Iterator[str]) -> str:
    """What the program prints to somebody who gives these answers and goes away."""

    def keyboard(prompt: str) -> str:
        try:
            answer = next(answers)
        except StopIteration:
            raise EOFError from None
        print(f"{prompt}{answer}")
        return answer

    told = io.StringIO()
    with patch.object(builtins, "input", keyboard), contextlib.redirect_stdout(told):
        assert main(command.split()) == 0
    return told.getvalue()


def now() -> str:
    """What the page would show today: as many answers, and as many lines after the last of them."""
    command, before = shown()
    told = printed(command, iter(ANSWERED.findall(before)))
    *_, last_before = ANSWERED.finditer(before)
    *_, last = ANSWERED.finditer(told)
    after = before[last_before.end() :].count("\n")
    return told[: last.end()] + "".join(told[last.end() :].splitlines(keepends=True)[:after])


def write() -> None:
    """Put today's turn on the page."""
    text = PAGE.read_text(encoding="utf-8")
    PAGE.write_text(text.replace(shown()[1], now()), encoding="utf-8", newline="\n")
