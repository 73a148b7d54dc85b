"""Paths of pictures, fonts, sounds and texts of the box: beside the packages, in a checkout as in a wheel."""

from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent / "assets"

missing: set[str] = set()
"""Pictures and typefaces that were asked for and are not there; people are told once."""


def asset(*parts: str) -> Path:
    """The path of one file of the box."""
    return ROOT.joinpath(*parts)
