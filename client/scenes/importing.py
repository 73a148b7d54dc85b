"""Bringing games from elsewhere: a file is dropped on the window, or chosen in a dialog, and a toast says what came."""

from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from engines.core.game import Say

from ..file_dialog import FileDialog, dialog, found_nearby
from ..match.importing import ZIP, Brought, Fate, bring
from ..match.saves import named_shortly, title_of
from ..match.shelf_files import CROWN
from ..render.canvas import Box, Canvas
from ..stage.scene import Scene
from .dialog import Answer, Dialog
from .navigation import go

if TYPE_CHECKING:
    from ..stage import Stage


def told(brought: Brought, source: Path, say: Say) -> str:
    """What became of a file, in one sentence."""
    title = title_of(source) or source.stem
    if brought.fate is Fate.TAKEN:
        moves = say.plural("{count} move", "{count} moves", brought.actions, count=brought.actions)
        return say("“{title}” is on your shelf: {moves}, all of them checked.", title=title, moves=moves)
    if brought.fate is Fate.THERE:
        return say("This game is on your shelf already.")
    if brought.fate is Fate.PART:
        return say("“{title}” is damaged. It is kept up to move {count}.", title=title, count=brought.actions)
    if brought.fate is Fate.NEWER:
        return say("“{title}” was saved by a newer version. It is kept, and opens after an update.", title=title)
    if brought.fate is Fate.OLDER:
        return say("“{title}” was played by older rules. It is on your shelf.", title=title)
    return named_shortly(brought.why, source)


def take_in(stage: "Stage", source: Path) -> None:
    """Bring a record or an archive, a game between two frames, and say what came."""
    stage.later(("import", source), partial(_next, stage, source, bring(stage.library, source), []))


def _next(stage: "Stage", source: Path, coming: Iterator[Brought], done: list[Brought]) -> None:
    brought = next(coming, None)
    if brought is not None:
        done.append(brought)
        stage.later(("import", source, len(done)), partial(_next, stage, source, coming, done), first=True)
        return
    _tell(stage, source, done)


def _tell(stage: "Stage", source: Path, done: list[Brought]) -> None:
    say = stage.say
    new = [brought for brought in done if brought.path and brought.fate is not Fate.THERE]
    show = partial(_show, stage)
    if len(done) == 1:
        brought = done[0]
        stage.toast(told(brought, source, say), say("Show") if brought.path else "", show if brought.path else None)
    elif done:
        rest = sum(brought.fate is Fate.THERE for brought in done)
        games = say.plural("{count} game is", "{count} games are", len(new), count=len(new))
        words = say("{games} on your shelf now; {rest} were there already.", games=games, rest=rest)
        stage.toast(words if rest else say("{games} on your shelf now.", games=games), say("Show"), show)
    else:
        stage.toast(say("{name} holds no games.", name=source.name))
    if stage.scenes and stage.top.name == "library":
        stage.top.enter()
        stage.top.changed()


def _show(stage: "Stage") -> None:
    """To the library, unless one is there."""
    if stage.top.name != "library":
        go(stage, "library")


# -- choosing a file ---------------------------------------------------------------------------------------------------


def choose_file(stage: "Stage") -> None:
    """Ask for a file by the system's dialog; where there is none, by a list of what was found nearby."""
    asked = dialog(stage.say("Import a game"))
    if asked:
        stage.push(Choosing(stage, asked))
    else:
        choose_nearby(stage)


class Choosing(Scene):
    """While the system's dialog is open: the window goes on, and says what it waits for. Esc waits no longer."""

    name = "choosing"
    dialog = True

    def __init__(self, stage: "Stage", asked: FileDialog) -> None:
        super().__init__(stage)
        self.asked = asked

    def update(self, seconds: float) -> bool:
        if not self.asked.is_over:
            return False
        self.stage.pop()
        if self.asked.failed:
            choose_nearby(self.stage)
        elif self.asked.chosen:
            take_in(self.stage, self.asked.chosen)
        return False

    def draw(self, canvas: Canvas) -> None:
        box = Box(self.width / 2 - 300, self.height / 2 - 60, 600, 120)
        canvas.panel(box, "parchment", 14)
        words = self.say("Choose a file in the window that has opened.")
        canvas.paragraph(words, Box(box.x + 30, box.y + 30, box.w - 60, 60), "body", 22, "inkp", 1.3, True)


def choose_nearby(stage: "Stage") -> None:
    """A list of records in the usual folders."""
    say, found = stage.say, found_nearby((CROWN, ZIP))
    answers = [Answer(path.name, partial(take_in, stage, path)) for path in found]
    answers.append(Answer(say("Cancel"), lambda: None, key="Esc"))
    if found:
        words = say("Found in your downloads, documents and on the desktop. You can also drop a file on this window.")
    else:
        words = say("Nothing was found in your downloads, documents or on the desktop. Drop a file on this window.")
    stage.push(Dialog(stage, say("Import a game"), words, answers))
