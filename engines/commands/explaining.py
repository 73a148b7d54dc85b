"""Explanations for `?` in the terminal: a card, power, hero or item by its name, or whatever an answer names."""

import re
from collections.abc import Mapping, Sequence
from difflib import get_close_matches

from ..core.language import ENGLISH, Language

Glossary = Mapping[str, str]

ENDINGS = "(?:s|e?n|e|es)?"
"""What may follow a name in a sentence: Knights, den Drachen."""


def explained(asked: str, glossary: Glossary, answers: Sequence[str], say: Language = ENGLISH) -> list[str]:
    """Lines about a name, a part of one, or the answer of that number.

    >>> explained("KNIGHT", {"Knight": "Strength 3.", "Key": "Opens."}, ["Lay Knight"])
    ['Knight: Strength 3.']
    >>> explained("1", {"Knight": "Strength 3.", "Key": "Opens."}, ["Lay Knight"])
    ['Knight: Strength 3.']
    """
    if asked.isdecimal():
        if not 1 <= int(asked[:9]) <= len(answers):
            no_such = "There's no choice {asked!r}: type ? and a number from 1 to {most}."
            return [say(no_such, asked=asked, most=len(answers))]
        names = named_in(answers[int(asked) - 1], glossary)
        missing = say("Choice {number} names nothing that can be explained.", number=asked)
    else:
        names = called(asked, glossary)
        missing = say("There's nothing called {asked!r} here.", asked=asked)
        if near := get_close_matches(asked, glossary, 3):
            meant = say.either([say.name(name) for name in near])
            missing = say("There's nothing called {asked!r} here. Did you mean {names}?", asked=asked, names=meant)
    return [f"{name}: {glossary[name]}" for name in names] or [missing]


def called(asked: str, glossary: Glossary) -> list[str]:
    """The names that are what was asked for; failing that those that begin with it, or have it in them."""
    wanted = _plain(asked)
    if not wanted:
        return []
    tests = (str.__eq__, str.startswith, str.__contains__)
    found = ([name for name in glossary if test(_plain(name), wanted)] for test in tests)
    return next(filter(None, found), [])


def named_in(answer: str, glossary: Glossary) -> list[str]:
    """The names that stand in an answer, in its order; a name that is part of a longer one there does not count.

    >>> named_in("Take 4 Knights", {"Knight": "Strength 3.", "Night": "Dark."})
    ['Knight']
    """
    longest_first = sorted(glossary, key=len, reverse=True)
    pattern = "|".join(rf"(?<!\w){re.escape(name)}(?={ENDINGS}(?!\w))" for name in longest_first)
    return list(dict.fromkeys(re.findall(pattern, answer))) if pattern else []


def _plain(name: str) -> str:
    """Letters and digits only, so that nobody has to remember how a name is written."""
    return "".join(letter for letter in name.casefold() if letter.isalnum())
