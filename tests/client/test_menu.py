"""The menu over a game."""

from typing import Any

import pytest

from client.input.intents import Kind
from client.scenes import menu
from client.scenes.menu import MenuDialog
from client.stage.scene import Scene
from client.widgets.button import Button
from engines.core.record import STOPS

from .shell_kit import TestStage, click, crowded, faults, press, stage
from .sizes import every_window


class Asked:
    """A stage with the menu open over a scene, and what was done in it."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, undo: bool = True, **settings: Any) -> None:
        self.done: list[Any] = []
        monkeypatch.setattr(menu, "go", lambda stage, *door: self.done.append(door))
        self.stage: TestStage = stage(settings.pop("size", (1920, 1080)), **settings)
        self.stage.push(Scene(self.stage))
        take_back = (lambda: self.done.append("undo")) if undo else None
        leave = lambda: self.done.append("left")  # noqa: E731
        no_undo = "" if undo else STOPS["reveal"]
        self.stage.push(MenuDialog(self.stage, "cover_your_kingdom", leave, take_back, no_undo))
        self.stage.top.ready()


@every_window
@pytest.mark.parametrize("undo", [True, False])
def test_everything_fits(monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], text: int, undo: bool) -> None:
    table = Asked(monkeypatch, undo, size=size, text_size=text).stage
    assert faults(table) + crowded(table) == []


@pytest.mark.parametrize(
    ("key", "does"),
    [
        (Kind.ACTIVATE, []),
        (Kind.BACK, []),
        ("u", ["undo"]),
        ("r", [("rules", "cover_your_kingdom")]),
        ("s", [("settings",)]),
        ("t", ["left"]),
    ],
)
def test_keys(monkeypatch: pytest.MonkeyPatch, key: Kind | str, does: list[Any]) -> None:
    asked = Asked(monkeypatch)
    press(asked.stage, key)
    assert asked.done == does
    assert not isinstance(asked.stage.top, MenuDialog)


def test_clicks(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = Asked(monkeypatch)
    click(asked.stage, "answer4")
    assert asked.done == ["left"]


def test_quit(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = Asked(monkeypatch)
    press_quit = asked.stage.top.ui.get("answer5")
    assert press_quit
    press_quit.use()
    assert not asked.stage.running


def test_what_cannot_be_undone_is_shown_but_off_and_says_why(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = Asked(monkeypatch, undo=False)
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
