"""Menu over a replay: the tools of the bar that watching has a use for, and the ways out."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from ...tables.shortcuts import TOOLS
from ..dialog import Answer, Dialog

if TYPE_CHECKING:
    from .scene import ReplayScene

PLAYERS_TOOLS = ("undo", "hint", "again")
"""Tools of the bar for whoever plays."""


def open_menu(scene: "ReplayScene") -> None:
    """Esc at the table leaves the replay without it."""
    say = scene.say
    tools = [tool for tool in TOOLS if tool.name not in PLAYERS_TOOLS]
    answers = (
        Answer(say("Resume"), lambda: None, "primary", "Esc"),
        *_without_room(scene),
        *(Answer(say(tool.word), scene.tool(tool.name), key=tool.key) for tool in tools),
        Answer(say("Leave the replay"), scene.back),
        Answer(say("Leave to the title"), scene.stage.home, key="t"),
    )
    scene.stage.push(Dialog(scene.stage, say("Replay"), scene.title, answers))


def _without_room(scene: "ReplayScene") -> Iterator[Answer]:
    """What the foot of a small window has no room for."""
    say = scene.say
    if scene.key_box is None:
        yield Answer(say("Key moment before"), scene.key_before)
        yield Answer(say("Next key moment"), scene.key_after)
    if scene.ui.get("whole") is None:
        words = say("Hide what is to come") if scene.whole else say("Show the whole game")
        yield Answer(words, scene.show_whole, key="f")
