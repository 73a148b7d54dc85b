"""The menu over a game: everything one may want in the middle of it, and the way out."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from .dialog import Answer, Dialog
from .navigation import go

if TYPE_CHECKING:
    from ..stage import Stage

SAFE = "Everything is saved. Come back any time."


def nothing() -> None:
    """The menu closes, and that is all."""


class MenuDialog(Dialog):
    """`game` names the rules to open, `leave` goes to the title; `undo` takes the last action back, or `no_undo` says
    why that cannot be, `more` is what else the table can do."""

    name = "menu"

    def __init__(
        self,
        stage: "Stage",
        game: str,
        leave: Callable[[], None],
        undo: Callable[[], None] | None = None,
        no_undo: str = "",
        more: tuple[Answer, ...] = (),
    ) -> None:
        say = stage.say
        answers = [Answer(say("Resume"), nothing, "primary", "Esc")]
        if undo or no_undo:
            answers.append(Answer(say("Undo"), undo or nothing, key="u", second=no_undo, enabled=undo is not None))
        answers += [
            *more,
            Answer(say("Rules"), lambda: go(stage, "rules", game), key="r"),
            Answer(say("Settings"), lambda: go(stage, "settings"), key="s"),
            Answer(say("Back to title"), leave, key="t"),
            Answer(say("Quit"), stage.close, "ghost", "q"),
        ]
        super().__init__(stage, say("Paused"), say(SAFE), answers)
