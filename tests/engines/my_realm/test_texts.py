"""What is said of sayings, endings, options and the computer players is what the rules do."""

import re
from bisect import bisect_right
from itertools import chain, permutations
from math import perm

import pytest

from engines.my_realm import charter, words
from engines.my_realm.bots import Plain
from engines.my_realm.events import EVENTS
from engines.my_realm.forms import COMPARE, FORM_IDS, FORMS, LAST3, STATEMENTS, TOP3, holds
from engines.my_realm.game import GAME
from engines.my_realm.matters import DEALT, REBEL_CLAIMS, VALUES
from engines.my_realm.prompts import ASKED, WAITING
from engines.my_realm.proverbs import PLAIN
from engines.my_realm.rules.ending import LEAST_POINTS, MOST_POINTS
from engines.my_realm.rules.judgement import judge
from engines.my_realm.state import REIGN, TEACHING
from engines.my_realm.tales import ENDINGS

NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine")


def meant(told: str, x: int, y: int, z: int) -> bool:
    """Whether a sentence about X, Y and Z is true of these numbers, as a reader would take it."""
    value = {"X": x, "Y": y, "Z": z}
    if found := re.fullmatch(r"X is (\d) to (\d)", told):
        return int(found[1]) <= x <= int(found[2])
    if found := re.fullmatch(r"X is (\d) or (more|less)", told):
        return x >= int(found[1]) if found[2] == "more" else x <= int(found[1])
    if found := re.fullmatch(r"X is ([\d, or]+)", told):
        return x in [int(number) for number in re.findall(r"\d", found[1])]
    if found := re.fullmatch(r"X and Y (?:are at most|within) (\w+)(?: apart)?", told):
        return abs(x - y) <= NUMBERS.index(found[1])
    if found := re.fullmatch(r"X and Y (?:are at least )?(\w+)(?: or more)? apart", told):
        return abs(x - y) >= NUMBERS.index(found[1])
    if re.fullmatch(r"X (?:lies )?between Y and Z", told):
        return min(y, z) < x < max(y, z)
    if told == "X before Z, but Y before both":
        return y < x < z
    if found := re.fullmatch(r"([XYZ]), then ([XYZ]), then ([XYZ])", told):
        return value[found[1]] < value[found[2]] < value[found[3]]
    found = re.fullmatch(r"X (?:comes )?(before|after) Y(?: and (Z))?", told)
    assert found, told
    others = [y, z] if found[2] else [y]
    return all(x < other if found[1] == "before" else x > other for other in others)


@pytest.mark.parametrize("form", range(len(FORMS)), ids=FORM_IDS)
def test_a_saying_means_what_is_said_of_it(form: int) -> None:
    """6.3: beside the proverb, and where its kind is chosen."""
    plain = PLAIN[form].format(x="X", y="Y", z="Z")
    sketch = GAME.text.form(form).second
    for numbers in permutations(VALUES, 3):
        true = holds(FORMS[form], numbers[: FORMS[form].matters])
        assert meant(sketch, *numbers) == true, numbers
        assert meant(plain, *numbers) == true, numbers


def test_what_may_be_said_counts_its_sayings() -> None:
    """Sixteen may be said; the seventeenth of the table is only ever an answer."""
    assert (len(STATEMENTS), len(FORMS)) == (16, 17)
    (told,) = [setting.text for setting in charter.SETTINGS if setting.name == "vocabulary"]
    assert told.startswith("All sixteen sayings, and one that only answers;")


@pytest.mark.parametrize("points", range(MOST_POINTS + 1))
def test_an_ending_comes_with_the_points_it_names(points: int) -> None:
    when = ENDINGS[bisect_right(LEAST_POINTS, points)].when
    numbers = [int(number) for number in re.findall(r"\d", when)] or [0]
    assert numbers[0] <= points <= numbers[-1]


def test_who_wins_is_told_the_same_in_both_places() -> None:
    for ending, line in zip(ENDINGS, words.ENDINGS, strict=True):
        both = {"both win": "Both win", "both lose": "Both lose", "the Princess wins alone": "The Princess wins alone"}
        assert both[ending.result.removesuffix(", perfect")] in line


def test_a_rebel_names_six() -> None:
    assert NUMBERS[REBEL_CLAIMS] in words.EVENTS["rebelled"]
    assert perm(9, REBEL_CLAIMS) == 60_480  # what the rulebook says of a blind guess


def test_phases_say_what_costs_and_what_pays() -> None:
    """4: while the King lives an exact number costs a token; afterwards one within one is a point."""
    assert judge(TEACHING, (2, 6, 7), (2, 7, 9)).loss == 1
    assert "each exact one costs a token" in words.PHASE_TEXT[TEACHING]
    assert judge(REIGN, (3, 4, 6), (3, 5, 7)) == (0, 0, 0, DEALT)
    assert "within one of each number: each that does is a point" in words.PHASE_TEXT[REIGN]


def test_the_plain_king_keeps_to_what_is_said_of_him() -> None:
    assert Plain.forms == (COMPARE, TOP3, LAST3)


def test_every_event_has_its_words() -> None:
    assert words.EVENTS.keys() - {"key_drawn_known", "why_known", "death_rolled_fatal"} == EVENTS.keys()


BANNED = r"\b(statements?|his scroll|his key|the key|advice|hint|log)\b"


def test_one_term_for_one_thing() -> None:
    said = [*chain(*ASKED.values(), *WAITING.values(), *words.LABELS.values())]
    said += [*words.EVENTS.values(), *words.PHASE_TEXT]
    said += [setting.text for setting in charter.SETTINGS] + [mode.text for mode in charter.MODES]
    assert [sentence for sentence in said if re.search(BANNED, sentence)] == []
