"""Languages for tests: English grammar, and sentences as the test wants them."""

import re
from collections.abc import Callable

from engines.core.language import Language
from engines.core.language.english import English


def told_by(sentence: Callable[[str], str]) -> Language:
    """A language in which every sentence, and every form of a noun, is what this makes of it."""

    def row(english: str) -> str:
        signs, forms = re.findall(r"^(=|!|the |an?:)?(.*)$", english)[0]
        return signs + "/".join(map(sentence, forms.split("/")))

    return Language(English(), sentence, row)
