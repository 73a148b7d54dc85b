"""The menu over a game."""

from functools import partial
from typing import Any

import pytest

from client.input.intents import Kind
from client.scenes.menu import MenuDialog, MenuTool
from client.stage.scene import Scene
from client.tables.shortcuts import TOOLS
from client.widgets.button import Button
from engines.core.record import STOPS

from .shell_kit import TestStage, click, crowded, faults, press, stage
from .sizes import every_window


class Asked:
    """A stage with the menu open over a scene, and what was done in it."""

    def __init__(self, why_not: str = "", **settings: Any) -> None:
        self.done: list[Any] = []
        self.stage: TestStage = stage(settings.pop("size", (1920, 1080)), **settings)
        self.stage.push(Scene(self.stage))
        tools = {tool.name: MenuTool(partial(self.done.append, tool.name)) for tool in TOOLS}
        tools["undo"] = tools["undo"]._replace(why_not=why_not)
        self.stage.push(MenuDialog(self.stage, tools, partial(self.done.append, "left")))
        self.stage.top.ready()


@every_window
@pytest.mark.parametrize("why_not", ["", STOPS["reveal"]])
def test_everything_fits(size: tuple[int, int], text: int, why_not: str) -> None:
    table = Asked(why_not, size=size, text_size=text).stage
    assert faults(table) + crowded(table) == []


@pytest.mark.parametrize(
    ("key", "does"),
    [
        (Kind.ACTIVATE, []),
        (Kind.BACK, []),
        *((tool.key, [tool.name]) for tool in TOOLS),
        ("t", ["left"]),
    ],
)
def test_keys(key: Kind | str, does: list[Any]) -> None:
    asked = Asked()
    press(asked.stage, key)
    assert asked.done == does
    assert not isinstance(asked.stage.top, MenuDialog)


def test_it_has_the_tools_of_the_bar_in_their_order() -> None:
    labels = [widget.label for widget in Asked().stage.top.ui.widgets if isinstance(widget, Button)]
    assert labels == ["Resume", *[tool.word for tool in TOOLS], "Leave to the title", "Quit"]


def test_clicks() -> None:
    asked = Asked()
    click(asked.stage, "answer7")
    assert asked.done == ["left"]


def test_quit() -> None:
    asked = Asked()
    press_quit = asked.stage.top.ui.get("answer8")
    assert press_quit
    press_quit.use()
    assert not asked.stage.running


def test_what_cannot_be_undone_is_shown_but_off_and_says_why() -> None:
    asked = Asked(STOPS["reveal"])
    press(asked.stage, "u")
    assert asked.done == []
    assert isinstance(asked.stage.top, MenuDialog)
    undo = asked.stage.top.ui.get("answer1")
    assert isinstance(undo, Button)
    assert (undo.label, undo.enabled) == ("Undo", False)
    assert "hidden" in undo.second
    press(asked.stage, Kind.DOWN)
    press(asked.stage, Kind.ACTIVATE)
    assert isinstance(asked.stage.top, MenuDialog), "Enter on it does nothing"
