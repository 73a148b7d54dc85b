"""How long computers think while things go wrong."""

from tests.thoughts import short_thoughts

__all__ = ["short_thoughts"]
