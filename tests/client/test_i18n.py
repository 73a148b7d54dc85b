"""The catalogue: another language is a file; what it lacks stays English."""

import pytest
from po import write_po

from client.i18n import PSEUDO, languages, open_language, system_language
from engines.core.language.po import Entry
from tests.client.match.tables import play_out, sit_down

WORDS = [
    Entry("", ("Content-Type: text/plain; charset=UTF-8\nPlural-Forms: nplurals=2; plural=(n != 1);\n",)),
    Entry("New game", ("Neues Spiel",)),
    Entry("{count} card", ("{count} Karte", "{count} Karten"), "{count} cards"),
]
ENVIRONMENT = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")


@pytest.fixture
def german(tmp_path):
    path = tmp_path / "de" / "LC_MESSAGES" / "four_crowns.po"
    path.parent.mkdir(parents=True)
    path.write_text(write_po(WORDS), encoding="utf-8")
    return tmp_path


@pytest.fixture
def silent_system(monkeypatch):
    """An environment that names no language."""
    for name in ENVIRONMENT:
        monkeypatch.delenv(name, raising=False)
    return monkeypatch


def test_a_sentence_in_another_language(german):
    catalogue = open_language("de", german)
    assert catalogue("New game") == "Neues Spiel"
    assert catalogue.plural("{count} card", "{count} cards", 1) == "{count} Karte"
    assert catalogue.plural("{count} card", "{count} cards", 3) == "{count} Karten"


def test_what_a_language_lacks_stays_english(german):
    assert open_language("de", german)("Credits") == "Credits"
    assert open_language("fr", german)("New game") == "New game"
    assert open_language("fr", german).plural("card", "cards", 2) == "cards"


@pytest.mark.parametrize("said", ["de", "de_AT.UTF-8", "tlh:de:en"])
def test_without_a_word_the_language_of_the_system(german, silent_system, said):
    silent_system.setenv("LANGUAGE", said)
    assert open_language("", german)("New game") == "Neues Spiel"
    assert system_language(german) == "de"


@pytest.mark.parametrize("said", ["en_GB.UTF-8", "C", "fr_FR", "en:de", "../../de"])
def test_a_system_that_speaks_something_else_hears_english(german, silent_system, said):
    silent_system.setenv("LANG", said)
    assert open_language("", german)("New game") == "New game"
    assert system_language(german) == "en"


def test_a_system_without_an_environment_is_asked_itself(german, silent_system):
    """As on Windows and macOS."""
    silent_system.setattr("pygame.system.get_pref_locales", lambda: [{"language": "de", "country": "CH"}])
    assert open_language("", german)("New game") == "Neues Spiel"


def test_nothing_stays_nothing(german):
    """The header of the file is what it has for no English."""
    assert open_language("de", german)("") == ""


@pytest.mark.parametrize(
    "damage", [b"\xff", b"?", b'msgid "New', b'msgid "\\x"', b'msgid ""\nmsgstr "Plural-Forms: plural=(;"']
)
def test_a_damaged_catalogue_is_english(german, damage, caplog):
    (german / "de" / "LC_MESSAGES" / "four_crowns.po").write_bytes(damage)
    assert open_language("de", german)("New game") == "New game"
    assert "four_crowns.po" in caplog.text


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
