"""The catalogue: another language is a file; what it lacks stays English."""

import pytest
from po import Entry, compile_mo

from client.i18n import PSEUDO, languages, open_language
from tests.client.match.tables import play_out, sit_down

WORDS = {
    "": "Content-Type: text/plain; charset=UTF-8\nPlural-Forms: nplurals=2; plural=(n != 1);\n",
    "New game": "Neues Spiel",
    "{count} card\0{count} cards": "{count} Karte\0{count} Karten",
}


def write_mo(folder, language, words):
    """A compiled catalogue."""
    entries = [
        Entry(one, tuple(text.split("\0")), many)
        for key, text in words.items()
        for one, _, many in [key.partition("\0")]
    ]
    path = folder / language / "LC_MESSAGES" / "four_crowns.mo"
    path.parent.mkdir(parents=True)
    path.write_bytes(compile_mo(entries))
    return path


@pytest.fixture
def german(tmp_path):
    write_mo(tmp_path, "de", WORDS)
    return tmp_path


def test_a_sentence_in_another_language(german):
    catalogue = open_language("de", german)
    assert catalogue("New game") == "Neues Spiel"
    assert catalogue.plural("{count} card", "{count} cards", 1) == "{count} Karte"
    assert catalogue.plural("{count} card", "{count} cards", 3) == "{count} Karten"


def test_what_a_language_lacks_stays_english(german):
    assert open_language("de", german)("Credits") == "Credits"
    assert open_language("fr", german)("New game") == "New game"
    assert open_language("fr", german).plural("card", "cards", 2) == "cards"


def test_without_a_word_the_language_of_the_system(german, monkeypatch):
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANGUAGE", "de")
    assert open_language("", german)("New game") == "Neues Spiel"


def test_nothing_stays_nothing(german):
    """gettext itself would answer with the header of the file."""
    assert open_language("de", german)("") == ""


@pytest.mark.parametrize("length", [0, 3, 20, 40, 100])
def test_a_damaged_catalogue_is_english(german, length):
    path = german / "de" / "LC_MESSAGES" / "four_crowns.mo"
    path.write_bytes(path.read_bytes()[:length])
    assert open_language("de", german)("New game") == "New game"


def test_the_languages_there_are(german):
    (german / "fr").mkdir()
    assert languages(german) == ("en", "de")
    assert languages(german / "nowhere") == ("en",)


def test_the_pseudo_language_brackets_every_sentence_and_is_a_third_longer():
    catalogue = open_language(PSEUDO)
    said = catalogue("{seat}, it is your turn")
    assert (said[0], said[-1]) == ("[", "]")
    assert len(said) >= 1.3 * len("{seat}, it is your turn")
    assert "Ada, it is your turn" in said.format(seat="Ada")
    assert catalogue.plural("card", "cards", 2) == "[cards··]"


def test_names_of_people_are_never_translated(german):
    session = play_out(sit_down("hbbb"), steps=3)
    lines = session.chronicle(open_language(PSEUDO))
    assert all(line.text.startswith("[") for line in lines)
    assert any(line.text.startswith("[Bea draws") for line in lines)
