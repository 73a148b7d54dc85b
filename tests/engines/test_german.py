"""Whole games in German, from a catalogue alone: cases, genders and order of words are the file's affair."""

import logging
from collections import Counter

import pytest
from texts import find_texts
from words import look_through

from engines.core.language.catalogue import NOUN
from engines.core.language.german import German
from tests.german import entries, german, left_in_english, texts_of
from tests.grammar.german import Germanist
from tests.grammar.speech import Speaker, Speech, speakers, told_facts, told_game, told_lore
from tests.growing import GROWN

GERMAN = german()
ROWS = [entry.forms[0] for entry in entries() if entry.context == NOUN]
READER = Germanist([*ROWS, "m Würfel -s -", "m Bär -en -en"])
"""Dice, and the Bears of one game, are always several in English."""
every_game = pytest.mark.parametrize("speaker", list(speakers()), ids=GROWN)


def faults(said: Speech, caplog: pytest.LogCaptureFixture) -> list[str]:
    """What the catalogue could not fill in, and what a reader finds."""
    found = [record.getMessage() for record in caplog.records]
    found += [fault for text in sorted(said.sentences | said.lore) for fault in READER.faults_of_sentence(text)]
    return found + [fault for text in sorted(said.phrases) for fault in READER.faults(text)]


def untranslated(said: Speech) -> list[str]:
    """What was left in English. New texts may wait for their German, so that only the thorough round asks."""
    everything = sorted(said.sentences | said.phrases | said.lore)
    return [f"{left} is English in {text!r}" for text in everything if (left := left_in_english(text))]


@pytest.mark.thorough
def test_every_text_of_the_box_has_its_german_and_nothing_else_is_there() -> None:
    report = look_through("de", entries(), find_texts())
    assert (report.missing, report.stale, report.wrong) == ((), (), ())
    assert report.done > 4_800


@every_game
def test_a_game_can_be_played_in_german_even_while_texts_are_new(speaker: Speaker) -> None:
    """A few new texts may wait for their German, but no language is half a language."""
    report = look_through("de", entries(), texts_of(speaker.game.id))
    assert report.wrong == ()
    assert len(report.missing) < report.done / 10


def test_the_language_is_a_file_and_a_grammar() -> None:
    assert isinstance(GERMAN.grammar, German)


@every_game
def test_every_fact_is_right_german(
    speaker: Speaker, caplog: pytest.LogCaptureFixture, pytestconfig: pytest.Config
) -> None:
    """Plainly every fourth."""
    step = 1 if pytestconfig.option.thorough else 4
    with caplog.at_level(logging.WARNING):
        said = told_facts(speaker, GERMAN, step)
        assert faults(said, caplog) == []
    assert len(said) > 100 // step


@every_game
def test_what_things_do_is_right_german(speaker: Speaker, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING):
        said = told_lore(speaker, GERMAN)
        assert faults(said, caplog) == []


@every_game
def test_a_whole_game_is_asked_offered_refused_and_told(speaker: Speaker, caplog: pytest.LogCaptureFixture) -> None:
    seats, wishes = speaker.tables[0]
    with caplog.at_level(logging.WARNING):
        said = told_game(speaker, seats, wishes, 1, GERMAN, thorough=False)
        assert faults(said, caplog) == []
    assert len(said) > 100


@pytest.mark.thorough
@every_game
def test_the_same_at_every_table(speaker: Speaker, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING):
        for seed, (seats, wishes) in enumerate(speaker.tables, 2):
            said = told_game(speaker, seats, wishes, seed, GERMAN)
            assert faults(said, caplog) + untranslated(said) == []


@pytest.mark.thorough
@every_game
def test_no_fact_is_left_in_english(speaker: Speaker) -> None:
    assert untranslated(told_facts(speaker, GERMAN)) + untranslated(told_lore(speaker, GERMAN)) == []


@every_game
def test_no_two_things_are_called_the_same(speaker: Speaker) -> None:
    """Short and long names of one thing may be; so may things that are alike in English."""
    rows = {entry.english: entry.forms[0] for entry in entries() if entry.context == NOUN}
    said = Counter(row.split(" -")[0] for row in {rows[noun] for noun in speaker.game.text.nouns if noun in rows})
    assert [name for name, count in said.items() if count > 1] == []


def test_english_that_is_left_is_found() -> None:
    assert left_in_english("Aiko attacks with einem Ritter.") == {"attacks", "with"}
    assert left_in_english("Aiko greift Tomas mit 2 Ninjas an.") == set()


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("Aiko nimmt das Turm ein.", "an article"),
        ("Aiko kämpft mit einen Riesen.", "a case"),
        ("Aiko kämpft gegen dem Riesen.", "a case"),
        ("Die 3 Riesen verliert.", "a verb"),
        ("Die Bewohner verliert.", "a verb"),
        ("Die die Burg brennt.", "a word twice"),
        ("Er sagt “ja”.", "English marks"),
        ("Aiko  zieht.", "a gap"),
        ("{seat} zieht.", "a gap"),
        ("Aiko zieht", "no stop"),
        ("aiko zieht.", "no capital"),
    ],
)
def test_the_reader_finds(text: str, fault: str) -> None:
    reader = Germanist(["m Turm -s =Türme", "m Riese -n -n", "f Burg - -en"])
    assert [found.split(":")[0] for found in reader.faults_of_sentence(text) if found.startswith(fault)][:1] != []


@pytest.mark.parametrize("text", ["Aiko nimmt den Turm ein.", "Der Riese kämpft mit dem Turm.", "Die 2 Türme fallen."])
def test_the_reader_lets_pass(text: str) -> None:
    assert list(Germanist(["m Turm -s =Türme", "m Riese -n -n"]).faults_of_sentence(text)) == []
