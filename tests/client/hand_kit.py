"""Keys as the window system sends them, and somebody who plays with those that one hand reaches."""

import pygame

from client.input.devices import KEYS, NAMES
from client.input.intents import Kind
from client.input.keymap import REACH, SHIFTED
from client.render.caps import canonical
from client.stage import Stage

from .table_kit import KeyboardWalker

CODES = {name: key for key, name in NAMES.items()}
CANONICAL = {kind: NAMES[key] for key, kind in KEYS.items()} | {Kind.NEXT: "tab", Kind.HURRY: "space"}


def key_event(name: str, kind: int = pygame.KEYDOWN) -> pygame.event.Event:
    """The event of a key on a keyboard of the United States, by the name of the key."""
    shifted = name.startswith(SHIFTED)
    bare = name.removeprefix(SHIFTED)
    mod = pygame.KMOD_LSHIFT if shifted else 0
    if bare in CODES:
        return pygame.event.Event(kind, key=CODES[bare], scancode=1000 + CODES[bare] % 1000, mod=mod, unicode="")
    place = 900 + ord(bare)
    if bare.isdigit():
        place = pygame.KSCAN_1 + "1234567890".index(bare)
    elif bare.isalpha():
        place = pygame.KSCAN_A + ord(bare) - ord("a")
    written = bare.upper() if shifted else bare
    return pygame.event.Event(kind, key=ord(bare), scancode=place, mod=mod, unicode=written)


def type_key(stage: Stage, name: str) -> None:
    """Press a key and let it go, as the window would hear it."""
    for kind in (pygame.KEYDOWN, pygame.KEYUP):
        for intent in list(stage.hands.keyboard.intents(key_event(name, kind), lambda x, y: (x, y))):
            stage.handle(intent)


class OneHandWalker(KeyboardWalker):
    """Keys alone, and of them only what the hand of the settings reaches."""

    def key(self, kind: Kind, text: str = "") -> None:
        first = canonical(text) if text else CANONICAL[kind]
        hands = self.stage.hands
        key = hands.keymap.key_of(first, self.stage.top.scopes())
        assert key in REACH[self.stage.settings.hand], f"{key} for {first} is out of reach."
        self.stage.top.ready()
        type_key(self.stage, key)
