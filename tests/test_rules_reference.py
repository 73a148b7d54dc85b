"""Every rule number that code cites is a heading or a numbered item of `docs/rules`, and every setting is named there.

A citation stands in a comment or docstring of a file that belongs to one game:

    # 6.4: only who has a clan may recruit       at the beginning
    # 10.4, step 2; 8.3: bluffs are gone         or at the beginning of a sentence, before a colon
    # the Bag has run empty once (7)             in brackets that begin with it
    # Retreating (reference 10.5, 15 Dust)       after the word reference or section
    # turned up as in 8.3                        after: as in, under, so, rule, T1 of

Anything else with a point in it is an ordinary number.
"""

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path

import pytest

from engines import GAMES
from tests.growing import GROWN

ROOT = Path(__file__).parents[1]
REFERENCES = {game: ROOT / "docs" / "rules" / f"{game}.md" for game in GROWN}

# -- what the reference numbers ----------------------------------------------------------------------------------------

HEADING = re.compile(r"#{2,} (\d+(?:\.\d+)?)\b")
ITEM = re.compile(r"(\d+)\. ")
ROW = re.compile(r"\| (\d+) \|")
LETTER = re.compile(r" +([a-z]) [A-Z]{2}")
CASE = re.compile(r"(?:\| )?([A-Z]\d+)\b(?: \||\.| \()")


def numbered(text: str) -> tuple[set[str], set[str]]:
    """The rule numbers of a reference, and the names of its worked cases. Item 3 of section 9 is `9.3`."""
    rules, cases, section = set[str](), set[str](), ""
    for line in text.splitlines():
        if heading := HEADING.match(line):
            section = heading[1]
            rules.add(section)
        elif item := ITEM.match(line) or ROW.match(line) or LETTER.match(line):
            rules.add(f"{section}.{item[1]}")
        elif case := CASE.match(line):
            cases.add(case[1])
    return rules, cases


# -- what code cites ---------------------------------------------------------------------------------------------------

NUMBER = r"(?<![\w.])[1-9]\d?(?:\.(?:\d{1,2}|[a-z]))?(?![\w%]|\.\d)"
MORE = rf"(?:(?:,? and |, ?| to |; ?| ?/ ?){NUMBER})*"
FORMS = [
    rf"^({NUMBER}{MORE})(?=[:;,]|\.(?:\s|$)|$| \([a-z]\))",
    rf"^(\d{{1,2}}\.\d{{1,2}}{MORE})(?= )",
    rf"[.;:] +({NUMBER}{MORE})(?=:| \([a-z]\):|, step| applies| counts)",
    rf"(?<![\w`])\(({NUMBER}{MORE})(?=[),;:]| [a-z]\)| [A-Z`])",
    rf"[,;] ({NUMBER})\)",
    rf"\b(?:reference|[Ss]ections?)(?: of)? \(?({NUMBER}{MORE})",
    r"\b(?:as in|under|rule|so|[A-Z]\d+ of) (\d{1,2}\.\d{1,2})(?![\w.]\w)",
    rf"; edge cases ({NUMBER}{MORE})",
]
CITED_CASES = re.compile(r"\bcases? ((?:[A-Z]\d+(?:, | to | and )?)+)")
DOCTEST = re.compile(r"^[ \t]*>>> .*(?:\n[ \t]*\S.*)*", re.MULTILINE)


def cited(text: str) -> set[str]:
    """The rule numbers that a comment or docstring cites.

    >>> sorted(cited("10.4, step 2; 8.3: bluffs are gone, 0.5 of them (7)"))
    ['10.4', '10.4.2', '7', '8.3']
    """
    text = DOCTEST.sub("", text)
    found = set[str]()
    for form in FORMS:
        for match in re.finditer(form, text):
            found |= set(re.findall(NUMBER, match[1]))
    for rule, steps in re.findall(rf"({NUMBER}), steps? (\d+(?:(?:, | to | and )\d+)*)", text):
        found |= {f"{rule}.{step}" for step in re.findall(r"\d+", steps)}
    return found


def cited_cases(text: str) -> set[str]:
    return {case for match in CITED_CASES.finditer(text) for case in re.findall(r"[A-Z]\d+", match[1])}


def statements(node: ast.AST) -> Iterator[ast.AST]:
    """Every statement below a node: what they are made of is far more, and no docstring."""
    for block in ("body", "orelse", "finalbody", "handlers", "cases"):
        for child in getattr(node, block, ()):
            yield child
            yield from statements(child)


def remarks(source: str) -> Iterator[tuple[int, str]]:
    """Comments and docstrings, of attributes too, with the lines they begin in."""
    if re.search(r"#.*\d", source):  # taking a file apart is slow
        for token in tokenize.generate_tokens(io.StringIO(source).readline):
            if token.type == tokenize.COMMENT:
                yield token.start[0], token.string.lstrip("# -")
    for node in statements(ast.parse(source)):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            yield node.lineno, re.sub(r"\n[ \t]*(?!>>>)", " ", DOCTEST.sub("", node.value.value))


def game_of(path: Path) -> str | None:
    """The game a file belongs to, by its folders and its name."""
    parts = path.relative_to(ROOT).with_suffix("").parts
    return next((game for game in GAMES if any(game in part for part in parts)), None)


SOURCES = [
    path
    for folder in ("engines", "client", "tests")
    for path in sorted((ROOT / folder).rglob("*.py"))
    if path != Path(__file__)
]


@pytest.mark.parametrize("game", GROWN)
def test_every_rule_that_code_cites_is_in_the_reference(game):
    rules, cases = numbered(REFERENCES[game].read_text(encoding="utf-8"))
    files = [path for path in SOURCES if game_of(path) == game]
    wrong, count = [], 0
    for path in files:
        for line, text in remarks(path.read_text(encoding="utf-8")):
            numbers, names = cited(text), cited_cases(text)
            count += len(numbers)
            missing = (numbers - rules) | (names - cases)
            wrong += [f"{path.relative_to(ROOT)}:{line}: {number}" for number in sorted(missing)]
    assert wrong == []
    assert count > 50


def test_what_all_games_share_cites_no_rule_of_one():
    shared = [path for path in SOURCES if game_of(path) is None]
    found = [
        f"{path.relative_to(ROOT)}:{line}"
        for path in shared
        for line, text in remarks(path.read_text(encoding="utf-8"))
        if re.search(rf"\b(?:reference|section) \(?{NUMBER}", text)
    ]
    assert found == []


@pytest.mark.parametrize(
    ("text", "numbers"),
    [
        ("6.4: only who has a clan may recruit", {"6.4"}),
        ("9.3 DissedHard: up to two cards", {"9.3"}),
        ("settle (6.1) ------", {"6.1"}),
        ("Retreating (reference 10.5, 10.7, 15 Dust) and the rest", {"10.5", "10.7", "15"}),
        ("A battle (reference 10.4 to 10.6; cases B1 of 19.5)", {"10.4", "10.6", "19.5"}),
        ("12, Willing Workers: a free level. 13.2: a castle", {"12", "13.2"}),
        ("3, step 9: land next to an own hex", {"3", "3.9"}),
        ("towers (3, steps 10 to 12)", {"3", "3.10", "3.12"}),
        ("it has been turned up, bluffs as in 8.3", {"8.3"}),
        ("99.9: a number that was made up", {"99.9"}),
        ("a counter of 96 by 100.8; the lowest 4.8 are its side", set()),
        ("the mean of 2.7 by 3.5 grows", set()),
        ("about 2.3 can just be noticed, 0.5 not, `shoot(5)` either, nor 3 cards", set()),
    ],
)
def test_what_a_citation_is(text, numbers):
    assert cited(text) == numbers


def test_a_made_up_number_would_be_found():
    rules, cases = numbered(REFERENCES["kings_and_things"].read_text(encoding="utf-8"))
    assert cited("10.4, step 2: magic, attacker first (10.5)") <= rules
    assert cited("10.8: no such section") - rules == {"10.8"}
    assert cited("10.4, step 9: no such step") - rules == {"10.4.9"}
    assert cited_cases("cases B1, B14 to B15") - cases == {"B15"}


# -- what the reference says -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GROWN)
def test_every_setting_is_in_the_reference(game):
    text = REFERENCES[game].read_text(encoding="utf-8")
    rows = {name for row in re.findall(r"^\| ([\w, ]+) \|", text, re.MULTILINE) for name in row.split(", ")}
    assert {setting.name for setting in GAMES[game].settings} - rows == set()


@pytest.mark.parametrize("game", GROWN)
def test_a_reference_speaks_of_the_rulebook_alone(game):
    text = REFERENCES[game].read_text(encoding="utf-8")
    assert re.findall(r"\[(?:source|slip|second reading)|\bseed\b|\.txt\b|\bOCR\b|https?:", text) == []
    assert {mark.split(":")[0] for mark in re.findall(r"\[(ruling|inferred|sim)\b", text)} >= {"ruling"}
