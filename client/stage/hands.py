"""What is in the hands of whoever plays: keyboard and mouse, or gamepads, of which each person may have their own.

What was used last decides what stands on key caps. A pad becomes somebody's when it answers for them; from then on it
answers for nobody else who has one, so that nobody plays another's turn by mistake. One that is handed round serves
everyone, as mouse and keyboard do.
"""

import re
from collections.abc import Callable, Mapping
from re import Match
from typing import TYPE_CHECKING, Final

from ..input.devices import HELD, Keyboard
from ..input.intents import Intent, Kind
from ..input.keymap import Command, Keymap
from ..input.pads import NONE, PACES, Pads
from ..render.caps import Cap, Caps, Maker, button, canonical, keyboard, named, pad
from ..widgets.fields import TextField

if TYPE_CHECKING:
    from . import Stage

SHAKES: Final = {"dice_roll": 0.25, "banner": 0.35, "horn": 0.5, "loss": 0.7, "result_lost": 0.7, "crown": 0.5}
"""Sounds that are felt too, and how strongly: dice, hits, and that it is one's turn."""
SHAKE_SECONDS = 0.22
SIGNS = {"own-cross": "Cross", "own-circle": "Circle", "own-square": "Square", "own-triangle": "Triangle"}
"""What the signs on buttons are called."""
GONE = "The gamepad is unplugged. Keyboard and mouse go on."
THERE = "A gamepad is plugged in."
ANOTHERS = "This is {owner}'s gamepad, and {asked} is asked."
KEYED: Final = re.compile(r"\{key_(\w+)\}")
UNSEEN = (Kind.HURRY_OVER, Kind.PLUGGED, Kind.UNPLUGGED)
"""What tells nothing of what somebody has in hand."""


class Hands:
    """The devices at one stage."""

    def __init__(self, stage: "Stage") -> None:
        self.stage = stage
        self.pads = Pads()
        self.with_pad = False
        """A gamepad was used last."""
        self._maker: Maker | None = None
        """Who made it; None: no pad was."""
        self.owners: dict[str, int] = {}
        """Whose pad is whose: people by name."""
        self.key_table: Callable[[], tuple[tuple[Command, ...], frozenset[str]]] = lambda: ((), frozenset())
        """All commands that have keys, and which keys mean something while they are held; asked for when needed."""
        self.keyboard = Keyboard()
        self.keyboard.meant = self._meant
        self.keymap = Keymap()
        self._wanted: tuple[Mapping[str, str], str] = ({}, "both")
        self.follow()

    def follow(self) -> None:
        """Take the settings of now."""
        settings = self.stage.settings
        self.pads.swapped, self.pads.pace = settings.pad_swap, PACES[settings.stick_speed]
        names, swap = settings.pad_names, settings.pad_swap
        changed = bool(settings.keys) or settings.hand != "both"
        wanted = (settings.keys, settings.hand)
        if wanted != self._wanted:
            self._wanted = wanted
            self.keymap = Keymap(self.key_table()[0], *wanted) if changed else Keymap()
        self.keyboard.toggles = settings.holding == "toggle"
        if self.keyboard.toggles:
            self.keyboard.held = frozenset(HELD) | self.key_table()[1]
        own = self._own_cap if changed else keyboard
        self.caps: Caps = pad(self.pads.maker(), names, swap) if self.with_pad else own

    def _own_cap(self, key: str, focus: bool = False) -> Cap:
        """The key that somebody has for what has this one at first."""
        scopes = [scope for scene in reversed(self.stage.seen()) for scope in scene.scopes()]
        return named(self.keymap.key_of(canonical(key), scopes))

    def _meant(self, pressed: str) -> str:
        """What a key does now; in a field letters are letters."""
        if not self.stage.scenes or isinstance(self.stage.top.ui.get(self.stage.top.ui.focus), TextField):
            return pressed
        return self.keymap.meant(pressed, self.stage.top.scopes())

    def word(self, place: str) -> str:
        """What the button at a place is called."""
        settings, say = self.stage.settings, self.stage.say
        cap = button(self.pads.maker(), settings.pad_names, place, settings.pad_swap)
        return say(SIGNS[cap.icon]) if cap.icon else cap.text

    def keyed(self, text: str) -> str:
        """A sentence with the names of keys in it (`{key_f8}`), as whoever plays has them."""

        def shown(found: Match[str]) -> str:
            cap = self.caps(found[1], False)
            cap = cap if cap.text else named(found[1])
            if cap.icon:
                return self.stage.say(SIGNS[cap.icon])
            return self.stage.say("Space") if cap.text == "Space" else cap.text

        return KEYED.sub(shown, text)

    def feel(self, sound: str) -> None:
        """A sound is heard: it may be felt too."""
        if self.stage.settings.rumble and self.with_pad and sound in SHAKES:
            self.pads.rumble(SHAKES[sound], SHAKE_SECONDS)

    def takes(self, intent: Intent) -> bool:
        """Whether an intent is at its end here: nothing but the device itself was meant, or it is not its turn."""
        if intent.kind in (Kind.PLUGGED, Kind.UNPLUGGED):
            self._plugs(intent)
            return True
        if intent.kind not in UNSEEN:
            self._use(intent.pad != NONE, intent.pad)
        if intent.pad == NONE:
            return False
        if not self._allowed(intent):
            return True
        return self._first_ring(intent) or self._writes(intent)

    def _plugs(self, intent: Intent) -> None:
        there = intent.kind is Kind.PLUGGED
        if not there:
            self.owners = {name: number for name, number in self.owners.items() if number != intent.pad}
            if self.with_pad and self.pads.used == intent.pad:
                self._use(False, NONE)
        self.stage.withdraw_toast(self.stage.say(GONE if there else THERE))
        self.stage.toast(self.stage.say(THERE if there else GONE))
        if self.stage.scenes:
            self.stage.top.changed()

    def _use(self, with_pad: bool, number: int) -> None:
        """This device is used now: if it is another than before, every cap on the screen changes."""
        if with_pad and number in self.pads.plugged:
            self.pads.used = number
        maker = self.pads.maker() if with_pad else None
        if maker is not self._maker:
            self.with_pad, self._maker = with_pad, maker
            self.follow()
            self.stage.look_again()

    def _allowed(self, intent: Intent) -> bool:
        """Whether this pad may speak for whoever is asked; whoever presses something with a free one has it then."""
        asked = self.stage.top.asked_person()
        if not asked or intent.kind in (Kind.HURRY_OVER,):
            return True
        owner = self.owners.get(asked, NONE)
        elsewhere = next((name for name, number in self.owners.items() if number == intent.pad and name != asked), "")
        if owner not in (NONE, intent.pad) and elsewhere:
            self.stage.toast(self.stage.say(ANOTHERS).format(owner=elsewhere, asked=asked))
            return False
        if intent.kind is Kind.ACTIVATE:
            self.owners[asked] = intent.pad
        return True

    def _first_ring(self, intent: Intent) -> bool:
        """Without a ring nobody sees what the pad would take: what is pressed first brings it."""
        ui = self.stage.top.ui
        if ui.keyboard or intent.kind in (Kind.PAN, Kind.HURRY, *UNSEEN):
            return False
        ui.keyboard = True
        self.stage.top.changed()
        return intent.kind is Kind.ACTIVATE

    def _writes(self, intent: Intent) -> bool:
        """A field is written in with letters on the screen."""
        ui = self.stage.top.ui
        if intent.kind is not Kind.ACTIVATE or not isinstance(field := ui.get(ui.focus), TextField):
            return False
        from .letters import Letters

        self.stage.push(Letters(self.stage, field.id))
        return True
