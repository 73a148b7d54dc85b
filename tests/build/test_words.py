"""Words for translators: every text is found, a language makes the round trip, and what is wrong with one is told."""

import ast
import doctest
import random
from pathlib import Path
from textwrap import dedent
from typing import Any

import pytest
import texts
import words
from po import write_po
from texts import Reader, Texts, find_texts

from client.i18n import open_language
from engines import GAMES
from engines.core.chronicle import ActionTaken, Chronicle
from engines.core.game import Game, set_up
from engines.core.language import Language
from engines.core.language.catalogue import NOUN, language_of
from engines.core.language.english import English
from engines.core.language.po import BadPo, Entry, header, read_po
from engines.core.match import Match
from tests.growing import GROWN

# -- texts are found ---------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def box() -> Texts:
    return find_texts()


def found_in(source: str, nouns: frozenset[str] = frozenset()) -> list[tuple[str, str]]:
    """Context and English of the texts in a source. Its tables are those of the toy box: none."""
    found = Texts()
    Reader("engines/__init__.py", found, set(nouns)).visit(ast.parse(dedent(source)))
    return list(found)


@pytest.mark.parametrize(
    ("source", "english"),
    [
        ('say("done")', "done"),
        ('self.say("{count} cards", count=2)', "{count} cards"),
        ('canvas.text(say("yes") if good else "", 1, 2)', "yes"),
        ('WORDS = {"drew": "{seat} draws."}', "{seat} draws."),
        ('SIDE_WORDS = ("left", "right")', "left"),
        ('return "Nothing is left."', "Nothing is left."),
        ('f(label=Label("Pass", "ends your turn"))', "ends your turn"),
    ],
)
def test_what_is_said_is_found(source: str, english: str) -> None:
    source = f"def f():\n    {source}" if source.startswith("return") else source
    assert ("", english) in found_in(source)


@pytest.mark.parametrize(
    "source",
    [
        '"""A docstring is not said."""',
        'made("night sky")',
        'key = ("duel lane", 3)',
        'x = {"First player": 3}',
        'assert words == "Not now"',
        'f"{name} is a piece of a sentence"',
        'raise ValueError("no such thing")',
        'SIDES = ("left", "right")',
        "def f(stage: 'Stage') -> 'Other Thing': pass",
        'Button(key="Esc")',
    ],
)
def test_what_is_not_said_is_left_out(source: str) -> None:
    assert found_in(source) == []


def test_plurals_and_nouns_are_found() -> None:
    found = Texts()
    source = 'say.plural("{n} turn", "{n} turns", n); say.count(n, "goose/geese"); say.noun("the end")'
    Reader("engines/__init__.py", found, set()).visit(ast.parse(source))
    assert found["", "{n} turn"].plural == "{n} turns"
    assert [english for context, english in found if context == NOUN] == ["goose/geese", "the end"]


def test_a_plural_that_cannot_be_found_is_refused() -> None:
    """Both forms come from tables: nobody would ever translate them as one."""
    with pytest.raises(ValueError, match="write both forms"):
        found_in("say.plural(ONE, MANY, n)")


def test_a_row_in_a_table_is_a_noun_and_no_sentence() -> None:
    assert found_in('WALL = "the old wall"', frozenset(("the old wall",))) == []


class Listener(Language):
    """English that remembers what was looked up."""

    def __init__(self) -> None:
        self.sentences: set[str] = set()
        self.rows: set[str] = set()
        super().__init__(English(), self._heard, lambda row: (self.rows.add(row), row)[1], self._counted)

    def _heard(self, text: str) -> str:
        self.sentences.add(text)
        return text

    def _counted(self, one: str, many: str, number: int) -> str:
        return self._heard(one) if number == 1 else (self._heard(one), many)[1]


@pytest.mark.parametrize("game", [GAMES[game] for game in GROWN], ids=GROWN)
def test_whatever_a_game_looks_up_is_found(game: Game[Any], box: Texts) -> None:
    say, chance, seats = Listener(), random.Random(3), game.modes[0].seats[0]
    match = Match(game, set_up(game, seats, dict(game.brief), 3))
    names, text = match.setup.names, game.text
    taken = [ActionTaken(None, None, match.opening)]
    while (decision := match.decision) is not None and len(taken) < 200:
        view = match.view(decision.seat)
        text.prompt(decision, view, names, say)
        for option in decision.options[:12]:
            text.option(option, view, names, say)
            text.label(option, view, names, say)
        option = chance.choice(decision.options)
        taken.append(ActionTaken(decision.seat, option, match.submit(option)))
    view = match.view(0)
    text.table(view, names, say)
    text.glossary(view, say)
    Chronicle(game, names).entries(taken, view, say)
    for event in [event for action in taken for event in action.events]:
        text.event(event, names, say)
    spoken = {english for english in say.sentences if any(letter.isalpha() for letter in english)}
    assert len(spoken) > 40
    assert {english for english in spoken if ("", english) not in box and texts.has_words(english)} == set()
    assert {row for row in say.rows if (NOUN, row) not in box} == set()


def test_the_box_has_thousands_of_texts_and_always_the_same(box: Texts) -> None:
    assert len(box) > 3_000
    assert ("", "Undo") in box
    assert (NOUN, "gem") in box
    assert words.written(box) == words.written(Texts(reversed(box.items())))


# -- files -------------------------------------------------------------------------------------------------------------

HEADER = Entry(
    "", ("Language: de\nContent-Type: text/plain; charset=UTF-8\nPlural-Forms: nplurals=2; plural=(n != 1);\n",)
)
GERMAN = [
    HEADER,
    Entry("{seat} draws {cards:a}.", ("{seat} zieht {cards:einen}.",)),
    Entry("{n} turn", ("{n} Zug", "{n} Züge"), "{n} turns"),
    Entry("card", ("f Karte - -n",), context=NOUN),
    Entry('Say "no"\nor \\ else', ('Sag „nein"\noder \\ sonst',)),
]


def box_of(entries: list[Entry]) -> Texts:
    found = Texts()
    for entry in entries:
        if entry.english:
            found.add(entry.english, "here.py", plural=entry.plural, context=entry.context)
    return found


def test_what_is_written_is_read_again() -> None:
    assert read_po(write_po(GERMAN)) == GERMAN
    assert write_po(read_po(write_po(GERMAN))) == write_po(GERMAN)


def test_a_language_makes_the_round_trip(tmp_path: Path) -> None:
    file = tmp_path / "de" / "LC_MESSAGES" / "four_crowns.po"
    file.parent.mkdir(parents=True)
    file.write_text(write_po(GERMAN), encoding="utf-8")
    say = open_language("de", tmp_path)
    assert say("{seat} draws {cards:a}.", seat=say.name("Aiko"), cards=say.noun("card")) == "Aiko zieht eine Karte."
    assert say("{seat} draws {cards:a}.", seat=say.name("Aiko"), cards=say.count(3, "card")) == "Aiko zieht 3 Karten."
    assert say.plural("{n} turn", "{n} turns", 5, n=5) == "5 Züge"
    assert say("Undo") == "Undo"
    assert f"Da liegt {say.noun('the Queen'):ein}" == "Da liegt Queen"


def test_what_is_fuzzy_or_empty_stays_english() -> None:
    say = language_of("de", [HEADER, Entry("Undo", ("Zurück",), comments=("#, fuzzy",)), Entry("Skip", ("",))])
    assert (say("Undo"), say("Skip")) == ("Undo", "Skip")


def test_a_language_may_tell_more_numbers_apart() -> None:
    rule = "nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2);"
    turns = Entry("{n} turn", ("{n} tura", "{n} tury", "{n} tur"), "{n} turns")
    say = language_of("pl", [Entry("", (f"Plural-Forms: {rule}\n",)), turns])
    assert [say.plural("{n} turn", "{n} turns", n, n=n) for n in (1, 3, 5)] == ["1 tura", "3 tury", "5 tur"]


@pytest.mark.parametrize("text", ["msgid Undo", 'msgid "Undo', '"Undo"', 'msgid "\\x"'])
def test_a_file_that_cannot_be_read_says_where(text: str) -> None:
    with pytest.raises(BadPo, match="Line 1 "):
        read_po(text)


def test_other_peoples_programs_write_texts_over_several_lines() -> None:
    (entry,) = read_po('# by Ada\nmsgid ""\n"one "\n"line"\nmsgstr "eine Zeile"\n\n#~ msgid "old"\n#~ msgstr "alt"\n')
    assert (entry.english, entry.forms, entry.comments) == ("one line", ("eine Zeile",), ("# by Ada",))


# -- what is missing, stale or wrong -----------------------------------------------------------------------------------


def test_a_whole_language_has_nothing_to_tell() -> None:
    report = words.look_through("de", GERMAN, box_of(GERMAN))
    assert report == ("de", 4, (), (), ())


def test_what_is_missing_and_stale_is_told() -> None:
    report = words.look_through("de", [*GERMAN[:2], Entry("Gone", ("Weg",))], box_of(GERMAN))
    assert (report.done, set(report.missing), report.stale) == (1, {entry.english for entry in GERMAN[2:]}, ("Gone",))
    assert next(report.lines()) == "de: 1 translated, 3 missing, 1 stale, 0 wrong"
    assert "  stale: Gone" in report.lines()


@pytest.mark.parametrize(
    ("entry", "fault"),
    [
        (Entry("{seat} wins.", ("{sitz} gewinnt.",)), "nothing is called {sitz}"),
        (Entry("{seat} wins.", ("Jemand gewinnt.",)), "{seat} is left out"),
        (Entry("{seat} wins.", ("{seat gewinnt.",)), "a brace is missing or too many"),
        (Entry("{seat} wins.", ("{seat:the} gewinnt.",)), "there is no form {seat:the}"),
        (Entry("{seat} wins.", ("{seat:?gewinnt} es.",)), "there is no form {seat:?gewinnt}"),
        (Entry("{n} turn", ("{n} Zug",), "{n} turns"), "it has 1 forms for numbers instead of 2"),
        (Entry("tower", ("Turm",), context=NOUN), "'Turm' is not written as a noun of this language is"),
        (Entry("tower", ("x Turm -s",), context=NOUN), "'x Turm -s' is not written as a noun of this language is"),
    ],
)
def test_what_is_wrong_is_told(entry: Entry, fault: str) -> None:
    report = words.look_through("de", [HEADER, entry], box_of([entry]))
    assert f"{entry.english!r}: {fault}" in report.wrong


@pytest.mark.parametrize(
    "entry",
    [
        Entry("{things:The} {things:?was|were} lost.", ("{things:Der} {things:?war|waren} weg.",)),
        Entry("{n} turn", ("ein Zug", "{n} Züge"), "{n} turns"),
        Entry("tower", ("m Turm -s =Türme",), context=NOUN),
    ],
)
def test_what_is_right_is_not_told(entry: Entry) -> None:
    assert words.look_through("de", [HEADER, entry], box_of([entry])).wrong == ()


def test_a_language_is_begun_and_brought_up_to_date() -> None:
    begun = read_po(words.written(box_of(GERMAN), "de"))
    assert [entry.forms for entry in begun if entry.plural] == [("", "")]
    assert header(begun)["language"] == "de"
    updated = words.written(box_of([*GERMAN, Entry("New")]), "de", [*GERMAN, Entry("Gone", ("Weg",))])
    assert "#: here.py" in updated
    assert '#~ msgstr "Weg"' in updated
    known = {entry.key: entry.forms for entry in read_po(updated)}
    assert known["", "New"] == ("",)
    assert known[NOUN, "card"] == ("f Karte - -n",)


def test_the_command_tells_of_every_language(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert words.main(["--locale", str(tmp_path), "update", "de"]) == 0
    assert words.main(["--locale", str(tmp_path)]) == 0
    told = capsys.readouterr().out.splitlines()
    assert told[1].startswith("de: 0 translated")
    (tmp_path / "de" / "LC_MESSAGES" / "four_crowns.po").write_text("?", encoding="utf-8")
    assert words.main(["--locale", str(tmp_path)]) == 2
    assert "Line 1 " in capsys.readouterr().err


def test_examples_in_the_code_are_true() -> None:
    assert doctest.testmod(texts).failed == 0
