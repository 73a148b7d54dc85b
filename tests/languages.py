"""Languages for tests: English grammar, and sentences as the test wants them."""

from collections.abc import Callable

from engines.core.language import Language
from engines.core.language.english import English


def told_by(sentence: Callable[[str], str]) -> Language:
    """A language in which every sentence, and every noun, is what this makes of it."""
    return Language(English(), sentence, sentence)
