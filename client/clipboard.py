"""Clipboard of the system: texts to be pasted elsewhere, and those that came from there."""

import pygame


def put(text: str) -> bool:
    """Put a text there. False: there is no clipboard."""
    try:
        pygame.scrap.put_text(text)
    except (pygame.error, AttributeError):  # AttributeError: pygame was built without a clipboard
        return False
    return True


def get() -> str:
    """What lies there, as one line; empty if that is no text, or there is no clipboard."""
    try:
        return " ".join((pygame.scrap.get_text() or "").split())
    except (pygame.error, AttributeError, UnicodeDecodeError):
        return ""
