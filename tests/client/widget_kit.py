"""Widgets on a bare scene, and what tests do with them."""

from collections.abc import Callable
from typing import Any

import pygame
import pytest

from client.input.intents import Intent, Kind
from client.render.canvas import Box
from client.stage.scene import Scene
from client.widgets.base import Mood, Widget
from client.widgets.button import Button, IconButton, Link, MenuButton
from client.widgets.choices import Choice, RadioCard, Slider, Toggle
from client.widgets.dropdown import Dropdown
from client.widgets.fields import TextField
from client.widgets.tabs import Tab

from .shell_kit import TestStage, stage

PLACE = Box(400, 300, 240, 56)
DONE: list[Any] = []


def done(*what: Any) -> None:
    DONE.append(what[0] if len(what) == 1 else what)


def did(what: Any = "used") -> Callable[[], None]:
    return lambda: done(what)


class Shelf(Scene):
    """A screen with widgets that are made anew all the time, as everywhere."""

    def __init__(self, stage: TestStage, *makers: Callable[[], Widget]) -> None:
        super().__init__(stage)
        self.makers = makers

    def layout(self) -> None:
        for make in self.makers:
            self.ui.add(make())

    def back(self) -> None:
        done("back")


def shelf(*makers: Callable[[], Widget]) -> TestStage:
    room = stage()
    room.push(Shelf(room, *makers))
    room.frame()
    return room


def point(room: TestStage, x: float, y: float, kind: Kind = Kind.POINT, amount: float = 0) -> None:
    room.handle(Intent(kind, x, y, amount=amount))
    room.frame()


def picture(make: Callable[[], Widget], mood: Mood) -> bytes:
    """The widget as it is painted."""
    room = stage((1024, 640))
    canvas = room.canvas()
    surface = pygame.Surface(room.size)
    make().draw(canvas, mood)
    for item in canvas.frame:
        surface.blit(item.surface, (item.x, item.y))
    return pygame.image.tobytes(surface, "RGB")


MAKERS: dict[str, Callable[..., Widget]] = {
    "button": lambda **more: Button("it", PLACE, did(), label="Settle", key="s", **more),
    "button with a second line": lambda **more: Button("it", PLACE, did(), label="Settle", second="35 magic", **more),
    "button with a sign": lambda **more: Button("it", PLACE, did(), label="Settle", icon="scroll-unfurled", **more),
    "icon button": lambda **more: IconButton("it", PLACE, did(), icon="gears", label="Settings", **more),
    "icon alone": lambda **more: IconButton("it", PLACE, did(), icon="gears", **more),
    "menu button": lambda **more: MenuButton("it", PLACE, did(), **more),
    "link": lambda **more: Link("it", PLACE, did(), label="Challenges", **more),
    "toggle": lambda **more: Toggle("it", PLACE, did(), on=True, **more),
    "radio card": lambda **more: RadioCard("it", PLACE._replace(h=90), did(), title="Quick", text="A start.", **more),
    "tab": lambda **more: Tab("it", PLACE, did(), label="Saved", **more),
    "dropdown": lambda **more: Dropdown("it", PLACE, did(), label="Larissa", **more),
    "hot spot": lambda **more: Widget("it", PLACE, did(), **more),
}
MORE: dict[str, Callable[..., Widget]] = {
    "choice": lambda **more: Choice("it", PLACE, values=(1, 2), labels=("one", "two"), value=1, picks=done, **more),
    "slider": lambda **more: Slider("it", PLACE, value=0.5, shown="50 %", slides=done, **more),
    "text field": lambda **more: TextField("it", PLACE, text="Larissa", changes=done, **more),
}
every_button = pytest.mark.parametrize("name", MAKERS)
every_widget = pytest.mark.parametrize("name", [*MAKERS, *MORE])
