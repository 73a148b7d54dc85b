"""The menu over a game: everything one may want in the middle of it, and the way out."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, NamedTuple

from ..tables.shortcuts import TOOLS
from .dialog import Answer, Dialog

if TYPE_CHECKING:
    from ..stage import Stage

SAFE = "Everything is saved. Come back any time."


def nothing() -> None:
    """The menu closes, and that is all."""


class MenuTool(NamedTuple):
    """What a tool of the bar does now, or why it cannot."""

    does: Callable[[], None]
    why_not: str = ""


class MenuDialog(Dialog):
    """Tools of the bar, by their names, with the same words and keys; `more` of the table; and the way out: `leave`
    goes to the title."""

    name = "menu"

    def __init__(
        self, stage: "Stage", tools: Mapping[str, MenuTool], leave: Callable[[], None], more: tuple[Answer, ...] = ()
    ) -> None:
        say = stage.say
        answers = [Answer(say("Resume"), nothing, "primary", "Esc")]
        for tool in TOOLS:
            does, why_not = tools[tool.name]
            answers.append(Answer(say(tool.word), does, key=tool.key, second=why_not, enabled=not why_not))
        answers += [
            *more,
            Answer(say("Leave to the title"), leave, key="t"),
            Answer(say("Quit"), stage.close, "ghost", "q"),
        ]
        super().__init__(stage, say("Paused"), say(SAFE), answers)
