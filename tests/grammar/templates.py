"""Every template of the box, filled with words and numbers of each kind: also those that no game by chance comes to."""

import itertools
import re
import string
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

from texts import Text, find_texts

from engines import GAMES
from engines.core.language import ENGLISH as SAY
from engines.core.language.word import Word

from .reader import Grammarian
from .speech import NAMES

PLAYER = (
    "seat", "name", "rival", "other", "holder", "winner", "loser", "victim", "attacker", "defender", "who", "king",
    "princess", "role",
)  # fmt: skip
PLAYERS = ("seats", "names", "others", "attackers", "losers", "winners", "sides", "rivals", "players")
THING = (
    "card", "thing", "hero", "up", "item", "creature", "counter", "kind", "species", "level", "fort", "terrain",
    "blow", "unit", "opening", "play", "hire",
)  # fmt: skip
HERO = ("hero", "up")
IMAGE = ("x", "y", "z")
"""What a proverb speaks of: one thing each."""
PLACE = ("hex", "to", "land", "place", "rival_land")
TITLE = (
    "title", "game", "mode", "file", "folder", "path", "spare", "list", "progress", "played",
    "phase_name", "phase",
)  # fmt: skip
TEXT = ("proverb", "question", "answered", "rumour", "effect", "course", "exact_told", "order_told", "text")
NUMBERS = (1, 2, 5)
SENTENCE = "Something happens."
STOPS = (".", "!", "?", ".)", ".”", "!”", "?”")

Fill = Callable[[str, bool], Sequence[object]]


def fill_with(rows: Sequence[str], places: Sequence[str] = ("!Owlwood", "the Amber Waste")) -> Fill:
    """What is put into a gap, by its name, and whether it is asked for a form of a word. `rows`: nouns."""
    one = tuple(SAY.noun(row) for row in rows)
    several = [SAY.many([word]) for word in one]
    several += [SAY.many([one[0], one[0]]), SAY.many([one[0], one[-1], one[-1]])]
    people = [SAY.name(name) for name in NAMES[:3]]
    counts = [SAY.count(number, rows[0]) for number in NUMBERS]
    by_name: dict[str, Sequence[object]] = {
        **dict.fromkeys(PLAYER, people[:2]),
        **dict.fromkeys(PLAYERS, tuple(SAY.many(people[:number]) for number in (1, 2, 3))),
        **dict.fromkeys(("side", "owner"), (people[0], SAY.noun("=locals"))),
        **dict.fromkeys(THING, one),
        **dict.fromkeys((*HERO, *IMAGE), tuple(word for word in one if not word.plural)),
        **dict.fromkeys(PLACE, tuple(SAY.noun(row) for row in places)),
        **dict.fromkeys(TITLE, ("This",)),
        **dict.fromkeys(TEXT, (SENTENCE,)),
    }

    def values(name: str, is_word: bool) -> Sequence[object]:
        known = by_name.get(name)
        if known is not None and (not is_word or isinstance(known[0], Word)):
            return known
        return [*several, *counts] if is_word else NUMBERS

    return values


def kinds_of(rows: Sequence[str]) -> list[str]:
    """Of all nouns one of each kind: plain, with a vowel, always several, the only one, without an article."""
    kinds = (r"(?!the |[AEIOUaeiou]|an?:)\w.*", r"(?!an?:)[AEIOUaeiou].*", "=.*", "the .*", "!.*", "an?:.*")
    found = [next((row for row in rows if re.fullmatch(kind, row)), "") for kind in kinds]
    return [row for row in dict.fromkeys(found) if row]


def filled(text: str, values: Fill) -> Iterator[list[str]]:
    """The template with each word in each gap: a list for each, of what it becomes with each number beside it.

    A number that is simply written there ("{count} cards") is said of one thing or of several, and the code knows
    which; so it is enough if one of them is right.
    """
    gaps: dict[str, bool] = {}
    for _, name, spec, _ in string.Formatter().parse(text):
        if name is not None:
            gaps[name] = gaps.get(name, False) or bool(spec)
    choices = {name: list(values(name, is_word)) for name, is_word in gaps.items()}
    numbers = [name for name, found in choices.items() if found == list(NUMBERS)]
    words = [name for name in choices if name not in numbers]
    for parts in _beside([choices[name] for name in words]):
        named = dict(zip(words, parts, strict=True))
        yield [
            text.format(**named, **dict(zip(numbers, counted, strict=True)))
            for counted in itertools.product(NUMBERS, repeat=len(numbers))
        ]


def _beside(fields: Sequence[Sequence[Any]]) -> Iterable[tuple[Any, ...]]:
    if not fields:
        return [()]
    longest = max(map(len, fields))
    return [tuple(found[min(at, len(found) - 1)] for found in fields) for at in range(longest)]


def template_faults(reader: Grammarian, texts: Iterable[Text], values: Fill) -> tuple[int, list[str]]:
    """How many sentences were made, and what is wrong with those that are wrong with every number."""
    made, found = 0, list[str]()
    for text in texts:
        for template in filter(None, (text.english, text.plural)):
            for said in filled(template, values):
                made += len(said)
                faults: list[list[str]] = [list(_faults(reader, sentence, template)) for sentence in said]
                found += sorted(faults, key=len)[0]
    return made, found


def _faults(reader: Grammarian, sentence: str, template: str) -> Iterator[str]:
    sentence = sentence.strip() if template != template.strip() else sentence  # a line of a table in text
    ends = sentence.endswith(STOPS)
    if ends and sentence[:1].isupper():
        yield from reader.faults_of_sentence(sentence, bare_lists=True)
        return
    yield from reader.faults(sentence, bare_lists=True)
    if not ends and re.search(r"[a-z]\. [A-Z]", sentence):
        yield f"no stop: {sentence!r}"
    if ends and ". " in sentence and sentence[:1].islower():
        yield f"no capital: {sentence!r}"


def texts_of(*folders: str) -> list[Text]:
    """Sentences and phrases that stand in these folders only."""
    sentences = [text for text in find_texts().values() if not text.context]
    return [text for text in sentences if all(place.startswith(folders) for place in text.places)]


def shell_texts() -> list[Text]:
    """What stands in no folder of a game."""
    games = tuple(f"client/games/{game}/" for game in GAMES)
    return [
        text
        for text in texts_of("client/", "engines/core")
        if not all(place.startswith(games) for place in text.places)
    ]
