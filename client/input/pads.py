"""Gamepads become intents here, by SDL's own mapping: a button is known by its place, whatever its maker calls it.

Several pads may be plugged in. Every intent tells which one it comes from, so that each person can have their own.
"""

import os
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

import pygame

from ..render.caps import Maker
from .intents import Intent, Kind

if TYPE_CHECKING:
    from pygame._sdl2.controller import Controller

NONE = -1
"""In place of a pad: something else was used."""
EVENTS: Final = frozenset((
    pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP, pygame.CONTROLLERAXISMOTION,
    pygame.CONTROLLERDEVICEADDED, pygame.CONTROLLERDEVICEREMOVED,
))  # fmt: skip
"""Those of plain joysticks come too, and nobody reads them; SDL makes these of them, so they cannot be blocked."""

PLACES: Final = {
    pygame.CONTROLLER_BUTTON_A: "south",
    pygame.CONTROLLER_BUTTON_B: "east",
    pygame.CONTROLLER_BUTTON_X: "west",
    pygame.CONTROLLER_BUTTON_Y: "north",
    pygame.CONTROLLER_BUTTON_BACK: "select",
    pygame.CONTROLLER_BUTTON_START: "start",
    pygame.CONTROLLER_BUTTON_LEFTSHOULDER: "left_shoulder",
    pygame.CONTROLLER_BUTTON_RIGHTSHOULDER: "right_shoulder",
    pygame.CONTROLLER_BUTTON_RIGHTSTICK: "right_stick",
    pygame.CONTROLLER_BUTTON_DPAD_UP: "up",
    pygame.CONTROLLER_BUTTON_DPAD_DOWN: "down",
    pygame.CONTROLLER_BUTTON_DPAD_LEFT: "left",
    pygame.CONTROLLER_BUTTON_DPAD_RIGHT: "right",
}
MEANT: Final = {
    "south": Kind.ACTIVATE,
    "west": Kind.HINT,
    "north": Kind.ZOOM,
    "select": Kind.AIM,
    "start": Kind.MENU,
    "left_shoulder": Kind.PREVIOUS,
    "right_shoulder": Kind.NEXT,
    "right_stick": Kind.NEARER,
    "up": Kind.UP,
    "down": Kind.DOWN,
    "left": Kind.LEFT,
    "right": Kind.RIGHT,
}
"""What a press means; *back* is the eastern button, which means something else while it is held."""
SWAPPED: Final = {"south": "east", "east": "south"}

FULL = 32767
PUSHED, LET_GO = 0.55, 0.35
"""From how far a stick or a trigger counts as pushed, and from where on as let go: it does not tremble between."""
STILL = 0.22
"""No stick comes to rest in its very middle."""
HOLD = 0.45
"""Seconds from which on *back* is held: it hurries, and goes back no more."""
FIRST = 2.6
"""How much longer than between the others one waits for the first repeated step of a held stick."""
PACES: Final = {"slow": 0.24, "middle": 0.15, "fast": 0.09}
"""Seconds from step to step of a held stick."""
PANNED = 1400.0
"""Units a second by which a stick held all the way moves a board or scrolls a page."""

MAKERS: Final = {0x045E: Maker.XBOX, 0x054C: Maker.PLAYSTATION, 0x057E: Maker.SWITCH}
"""Vendors of USB devices."""


@dataclass
class Pad:
    """One pad that is plugged in."""

    controller: "Controller"
    maker: Maker
    axes: dict[int, float] = field(default_factory=dict)
    down: set[str] = field(default_factory=set)
    """What is pressed, by its place."""
    walks: Kind | None = None
    """Where the left stick points to."""
    wait: float = 0.0
    """Until its next step."""
    back: float | None = None
    """For how long *back* has been down; None: it is not."""


def maker_of(guid: str) -> Maker:
    """Who made a device, told by the vendor in its GUID (SDL: bus, checksum, vendor and product, two bytes each and a
    zero after them, the lower byte first)."""
    if len(guid) != 32 or guid[12:16] != "0000":
        return Maker.OTHER  # no USB device: it has its name there
    return MAKERS.get(int(guid[10:12] + guid[8:10], 16), Maker.OTHER)


class Pads:
    """All pads of this computer. Nothing is asked for before `open`."""

    def __init__(self) -> None:
        self.plugged: dict[int, Pad] = {}
        """By the number SDL gives each."""
        self.used = NONE
        """Which was used last."""
        self.swapped = False
        self.pace = PACES["middle"]

    @property
    def moving(self) -> bool:
        """Whether something is held that means more as time goes by."""
        return any(
            pad.walks or pad.back is not None or any(abs(value) > STILL for value in pad.axes.values())
            for pad in self.plugged.values()
        )

    def open(self) -> None:
        """Look for pads from now on; those that are there are plugged in with the next events."""
        os.environ.setdefault("SDL_GAMECONTROLLER_USE_BUTTON_LABELS", "0")  # by place, not by what is written there
        from pygame._sdl2 import controller

        try:
            controller.init()
        except pygame.error:
            return  # this computer has no place for one

    def event(self, event: pygame.event.Event) -> Iterator[Intent]:
        """What a person meant by an event of a pad."""
        if event.type == pygame.CONTROLLERDEVICEADDED:
            yield from self._plug_in(event.device_index)
            return
        pad = self.plugged.get(event.instance_id)
        if pad is None:
            return
        if event.type == pygame.CONTROLLERDEVICEREMOVED:
            yield from self._unplug(event.instance_id)
        elif event.type == pygame.CONTROLLERAXISMOTION:
            for intent in self._axis(pad, event.axis, event.value / FULL):
                yield self._of(event.instance_id, intent)
        elif place := PLACES.get(event.button):
            if self.swapped:
                place = SWAPPED.get(place, place)
            moves = self._pressed if event.type == pygame.CONTROLLERBUTTONDOWN else self._released
            for intent in moves(pad, place):
                yield self._of(event.instance_id, intent)

    def update(self, seconds: float) -> Iterator[Intent]:
        """What is held goes on."""
        for number, pad in list(self.plugged.items()):
            for intent in self._held(pad, seconds):
                yield self._of(number, intent)

    def maker(self) -> Maker:
        """Of the pad that was used last."""
        pad = self.plugged.get(self.used)
        return pad.maker if pad else Maker.OTHER

    def pressed(self) -> set[str]:
        """What is pressed now on any of them, by its place, for a drawing of it."""
        return {place for pad in self.plugged.values() for place in pad.down}

    def rumble(self, strength: float, seconds: float) -> None:
        """Shake the pad that was used last, if it can."""
        pad = self.plugged.get(self.used)
        if pad is not None:
            pad.controller.rumble(strength, strength, round(1000 * seconds))

    # -- plugs ---------------------------------------------------------------------------------------------------------

    def _plug_in(self, index: int) -> Iterator[Intent]:
        from pygame._sdl2.controller import Controller

        try:
            controller = Controller(index)
            stick = controller.as_joystick()
            number, maker = stick.get_instance_id(), maker_of(stick.get_guid())
        except pygame.error:
            return  # gone again already
        if number not in self.plugged:
            self.plugged[number] = Pad(controller, maker)
            yield Intent(Kind.PLUGGED, pad=number)

    def _unplug(self, number: int) -> Iterator[Intent]:
        pad = self.plugged.pop(number)
        if pad.back is not None and pad.back >= HOLD:
            yield Intent(Kind.HURRY_OVER, pad=number)
        yield Intent(Kind.UNPLUGGED, pad=number)

    def _of(self, number: int, intent: Intent) -> Intent:
        self.used = number
        return intent._replace(pad=number)

    # -- buttons and sticks --------------------------------------------------------------------------------------------

    def _pressed(self, pad: Pad, place: str) -> Iterator[Intent]:
        pad.down.add(place)
        if place == "east":
            pad.back = 0.0
        else:
            yield Intent(MEANT[place])

    def _released(self, pad: Pad, place: str) -> Iterator[Intent]:
        pad.down.discard(place)
        if place == "east" and pad.back is not None:
            yield Intent(Kind.HURRY_OVER if pad.back >= HOLD else Kind.BACK)
            pad.back = None

    def _axis(self, pad: Pad, axis: int, value: float) -> Iterator[Intent]:
        pad.axes[axis] = value
        if axis in (pygame.CONTROLLER_AXIS_LEFTX, pygame.CONTROLLER_AXIS_LEFTY):
            yield from self._stick(pad)
        elif axis == pygame.CONTROLLER_AXIS_TRIGGERLEFT:
            yield from self._trigger(pad, "left_trigger", value, -1)
        elif axis == pygame.CONTROLLER_AXIS_TRIGGERRIGHT:
            yield from self._trigger(pad, "right_trigger", value, 1)

    def _trigger(self, pad: Pad, place: str, value: float, step: int) -> Iterator[Intent]:
        if value < LET_GO:
            pad.down.discard(place)
        elif value > PUSHED and place not in pad.down:
            pad.down.add(place)
            yield Intent(Kind.ANSWER, amount=step)

    def _stick(self, pad: Pad) -> Iterator[Intent]:
        x = pad.axes.get(pygame.CONTROLLER_AXIS_LEFTX, 0.0)
        y = pad.axes.get(pygame.CONTROLLER_AXIS_LEFTY, 0.0)
        far = max(abs(x), abs(y))
        if far < LET_GO:
            pad.walks = None
            pad.down.discard("left_stick")
        elif far > PUSHED:
            across = Kind.RIGHT if x > 0 else Kind.LEFT
            along = Kind.DOWN if y > 0 else Kind.UP
            walks = across if abs(x) > abs(y) else along
            if walks is not pad.walks:
                pad.walks, pad.wait = walks, self.pace * FIRST
                pad.down.add("left_stick")
                yield Intent(walks)

    def _held(self, pad: Pad, seconds: float) -> Iterator[Intent]:
        if pad.walks is not None:
            pad.wait -= seconds
            if pad.wait <= 0:
                pad.wait = self.pace
                yield Intent(pad.walks)
        if pad.back is not None:
            before, pad.back = pad.back, pad.back + seconds
            if before < HOLD <= pad.back:
                yield Intent(Kind.HURRY)
        x = _beyond(pad.axes.get(pygame.CONTROLLER_AXIS_RIGHTX, 0.0))
        y = _beyond(pad.axes.get(pygame.CONTROLLER_AXIS_RIGHTY, 0.0))
        if x or y:
            yield Intent(Kind.PAN, PANNED * seconds * x, PANNED * seconds * y)


def _beyond(value: float) -> float:
    """How far a stick is held, from where it is still on."""
    far = max(0.0, abs(value) - STILL) / (1 - STILL)
    return far if value > 0 else -far
