"""A gamepad that is none: SDL's virtual device, with the events of a real one; and somebody who plays with it."""

import ctypes
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame
import pytest
from pygame._sdl2 import controller

from client.input.intents import Intent, Kind
from client.input.pads import EVENTS, FULL, MEANT, PLACES, Pads
from client.scenes.table.scene import TableScene
from client.stage import Stage
from client.tables.spots import HotSpot
from client.widgets.base import Widget

from .table_kit import KeyboardWalker, actions_of

XBOX, SONY, NINTENDO, NOBODY = 0x045E, 0x054C, 0x057E, 0x0000
GAMEPAD, AXES, BUTTONS = 1, 6, 15
TRIGGERS = (pygame.CONTROLLER_AXIS_TRIGGERLEFT, pygame.CONTROLLER_AXIS_TRIGGERRIGHT)
NUMBERS = {place: number for number, place in PLACES.items()}
BUTTON_FOR = {kind: place for place, kind in MEANT.items()} | {Kind.BACK: "east"}

Shaken = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_uint16, ctypes.c_uint16)


class Description(ctypes.Structure):
    """`SDL_VirtualJoystickDesc`."""

    _fields_ = (
        ("version", ctypes.c_uint16), ("type", ctypes.c_uint16), ("naxes", ctypes.c_uint16),
        ("nbuttons", ctypes.c_uint16), ("nhats", ctypes.c_uint16), ("vendor_id", ctypes.c_uint16),
        ("product_id", ctypes.c_uint16), ("padding", ctypes.c_uint16), ("button_mask", ctypes.c_uint32),
        ("axis_mask", ctypes.c_uint32), ("name", ctypes.c_char_p), ("userdata", ctypes.c_void_p),
        ("update", ctypes.c_void_p), ("set_player", ctypes.c_void_p), ("rumble", Shaken),
        ("rumble_triggers", ctypes.c_void_p), ("set_led", ctypes.c_void_p), ("send_effect", ctypes.c_void_p),
    )  # fmt: skip


def sdl() -> Any:
    """The very SDL that pygame uses; skipped with a word where it cannot be found."""
    maps = Path("/proc/self/maps")
    pygame.display.init()
    found = [line.split()[-1] for line in maps.read_text().splitlines() if "libSDL2-2" in line] if maps.exists() else []
    if not found or not sys.platform.startswith("linux"):
        pytest.skip("SDL of pygame is not found here: no virtual gamepad")
    library = ctypes.CDLL(found[0])
    library.SDL_JoystickFromInstanceID.restype = ctypes.c_void_p
    library.SDL_JoystickSetVirtualButton.argtypes = (ctypes.c_void_p, ctypes.c_int, ctypes.c_uint8)
    library.SDL_JoystickSetVirtualAxis.argtypes = (ctypes.c_void_p, ctypes.c_int, ctypes.c_int16)
    return library


class VirtualPad:
    """One gamepad at a stage, or at pads without one: whatever it does goes through SDL and comes back as events."""

    def __init__(self, at: Stage | Pads, vendor: int = XBOX) -> None:
        self.stage = at if isinstance(at, Stage) else None
        self.pads = at.hands.pads if isinstance(at, Stage) else at
        self.sdl = sdl()
        self.shaken: list[int] = []
        self._rumble = Shaken(lambda data, low, high: self.shaken.append(low) or 0)
        self._told = Description(
            1, GAMEPAD, AXES, BUTTONS, 0, vendor, 1 if vendor else 0, 0, (1 << BUTTONS) - 1, (1 << AXES) - 1,
            b"Pad of the tests", None, None, None, self._rumble, None, None, None,
        )  # fmt: skip
        if not self.pads.plugged:
            controller.quit()  # tests before may have shut down the events it listens to
        self.pads.open()
        self.happen()
        before = set(self.pads.plugged)
        self.index = self.sdl.SDL_JoystickAttachVirtualEx(ctypes.byref(self._told))
        assert self.index >= 0
        self.happen()
        (self.number,) = set(self.pads.plugged) - before
        self._device = self.sdl.SDL_JoystickFromInstanceID(self.number)

    def happen(self) -> list[Intent]:
        """What the window would do with all that came meanwhile."""
        found = [intent for event in pygame.event.get() if event.type in EVENTS for intent in self.pads.event(event)]
        for intent in found:
            self._do(intent)
        return found

    def _do(self, intent: Intent) -> None:
        if self.stage is not None and self.stage.scenes:
            self.stage.handle(intent)

    def hold(self, place: str) -> list[Intent]:
        self.sdl.SDL_JoystickSetVirtualButton(self._device, NUMBERS[place], 1)
        return self.happen()

    def let_go(self, place: str) -> list[Intent]:
        self.sdl.SDL_JoystickSetVirtualButton(self._device, NUMBERS[place], 0)
        return self.happen()

    def press(self, place: str) -> list[Intent]:
        return [*self.hold(place), *self.let_go(place)]

    def push(self, axis: int, far: float) -> list[Intent]:
        if axis in TRIGGERS:
            far = 2 * far - 1  # the device's own axis goes from one end to the other
        self.sdl.SDL_JoystickSetVirtualAxis(self._device, axis, round(far * FULL))
        return self.happen()

    def wait(self, seconds: float) -> list[Intent]:
        """Time goes by while something is held."""
        found = list(self.pads.update(seconds))
        for intent in found:
            self._do(intent)
        return found

    def unplug(self) -> list[Intent]:
        numbers = [self.sdl.SDL_JoystickGetDeviceInstanceID(at) for at in range(self.sdl.SDL_NumJoysticks())]
        self.sdl.SDL_JoystickDetachVirtual(numbers.index(self.number))
        return self.happen()


@contextmanager
def gamepad(at: Stage | Pads, vendor: int = XBOX) -> Iterator[VirtualPad]:
    """A pad that is plugged in for a while."""
    pad = VirtualPad(at, vendor)
    try:
        yield pad
    finally:
        if pad.number in pad.pads.plugged:
            pad.unplug()


class PadWalker(KeyboardWalker):
    """Cross and six buttons alone: the shoulders go from group to group, the southern one takes what has the ring."""

    pad: VirtualPad

    def key(self, kind: Kind, text: str = "") -> None:
        assert not text, "A pad has no letters."
        self.pad.press(BUTTON_FOR[kind])

    def _take(self, name: str) -> None:
        self._focus(self.stage.top, name)  # type: ignore[arg-type]  # a cover has widgets as a table has
        self.key(Kind.ACTIVATE)

    def _cards(self, scene: TableScene) -> list[HotSpot]:
        """What lies there lit, and what is marked already but can be taken next."""
        following = scene.picking.next_things() if scene.picking else ()
        lit = [spot for spot in scene.ui.widgets if isinstance(spot, HotSpot) and spot.enabled]
        return [spot for spot in lit if not spot.chosen or spot.thing in following]

    def meet(self, widgets: list[Widget]) -> None:
        self._take(next(widget.id for widget in widgets if widget.focusable and widget.id in ("ready", "no_one")))

    def go_on(self, scene: TableScene) -> None:
        self.key(Kind.ACTIVATE)

    def answer(self, scene: TableScene) -> None:
        buttons, cards = actions_of(scene), self._cards(scene)
        first = buttons and (not cards or self.chance.random() < 0.5)
        assert buttons or cards, "A person is asked, but nothing is lit and nothing listed."
        before = scene.session.version
        self._take(self.chance.choice(buttons if first else cards).id)
        self.answers += scene.session.version != before
