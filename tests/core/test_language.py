"""Words with grammar: every form of every kind of noun, in English and in German."""

import logging

import pytest

from engines.core.language import ENGLISH, Language, capital
from engines.core.language.german import German

GERMAN_ROWS = {
    "Elephant": "m Elefant -en -en",
    "Old Dragon": "m Alt~ Drache -n -n",
    "=Goblins": "p Goblins",
    "=Farmers": "p Bauern",
    "the Dwarf King": "m Zwergenkönig -s -e",
    "Pearl": "f Perle - -n",
    "tower": "m Turm -s =Türme",
    "Klaken": "m Klaken -s -",
    "Spydra": "f Spydra - -s",
    "Terrier": "m Terrier -s -",
    "a:UniqueHorn": "n Einmalhorn -s =Einmalhörner",
    "card": "f Karte - -n",
    "gem": "m Edelstein -s -e",
    "!Owlwood": "m Eulenwald -s =Eulenwälder",
    "!Foxmarsh": "n Fuchsmoor -s -e",
    "the Amber Waste": "f Bernsteinwüste - -n",
}
SENTENCES = {
    "{who} loses {things:a} at {hex:the}.": "{who} verliert {things:einen} {hex:im}.",
    "{things:The} {things:?was a bluff and goes|were a bluff and go} back in the Bag.": (
        "{things:Der} {things:?war ein Bluff und kommt|waren ein Bluff und kommen} zurück in den Beutel."
    ),
    "{who:'s} {fort} at {hex:the} is razed.": "{who:des} {fort} {hex:im} wird geschleift.",
    "{who} pays {thing:the} {gold} gold to go.": (
        "{who} zahlt {thing:dem} {gold} Gold, damit {thing:?er|sie|es|sie} geht."
    ),
    "{who} draws {cards}.": "{who} zieht {cards:akk}.",
    "{who} has {cards:nonsense}.": "{who} hat {cards:unfug}.",
    "{who} waits.": "{whom} wartet.",
}

GERMAN = Language(German(), lambda text: SENTENCES.get(text, text), lambda row: GERMAN_ROWS[row])


def noun(row: str, spec: str, say: Language = ENGLISH) -> str:
    return format(say.noun(row), spec)


@pytest.mark.parametrize(
    ("row", "bare", "a", "the", "whose", "two"),
    [
        ("Elephant", "Elephant", "an Elephant", "the Elephant", "the Elephant's", "2 Elephants"),
        ("Cyclops/Cyclopes", "Cyclops", "a Cyclops", "the Cyclops", "the Cyclops's", "2 Cyclopes"),
        ("a:UniqueHorn", "UniqueHorn", "a UniqueHorn", "the UniqueHorn", "the UniqueHorn's", "2 UniqueHorns"),
        ("an:Hourglass", "Hourglass", "an Hourglass", "the Hourglass", "the Hourglass's", "2 Hourglasses"),
        ("=Goblins/bands", "Goblins", "Goblins", "the Goblins", "the Goblins'", "2 bands of Goblins"),
        ("the Dwarf King", "Dwarf King", "the Dwarf King", "the Dwarf King", "the Dwarf King's", "2 Dwarf Kings"),
        ("!Sir Lance", "Sir Lance", "Sir Lance", "Sir Lance", "Sir Lance's", "2 Sir Lances"),
        ("Pixy", "Pixy", "a Pixy", "the Pixy", "the Pixy's", "2 Pixies"),
        ("Monkey", "Monkey", "a Monkey", "the Monkey", "the Monkey's", "2 Monkeys"),
        ("Witch", "Witch", "a Witch", "the Witch", "the Witch's", "2 Witches"),
    ],
)
def test_an_english_row_has_all_its_forms(row: str, bare: str, a: str, the: str, whose: str, two: str) -> None:
    assert [noun(row, spec) for spec in ("", "a", "the", "'s")] == [bare, a, the, whose]
    assert str(ENGLISH.count(2, row)) == two


def test_a_capital_asks_for_a_capital() -> None:
    assert [noun("Elephant", "A"), noun("Elephant", "The")] == ["An Elephant", "The Elephant"]
    assert capital(f"{ENGLISH.noun('keep'):a} falls.") == "A keep falls."


@pytest.mark.parametrize(
    ("number", "row", "said", "in_words", "the"),
    [
        (0, "gem", "no gems", "no gems", "the no gems"),
        (1, "gem", "1 gem", "one gem", "the gem"),
        (3, "gem", "3 gems", "three gems", "the 3 gems"),
        (13, "gem", "13 gems", "13 gems", "the 13 gems"),
        (1, "=Goblins/bands", "1 band of Goblins", "one band of Goblins", "the Goblins"),
    ],
)
def test_things_are_counted(number: int, row: str, said: str, in_words: str, the: str) -> None:
    gems = ENGLISH.count(number, row)
    assert [format(gems, spec) for spec in ("", "words", "the")] == [said, in_words, the]


def test_a_list_counts_what_is_equal() -> None:
    clan = ENGLISH.many([ENGLISH.noun(row) for row in ("Klaken", "Spydra", "Klaken", "Terrier", "Spydra", "Klaken")])
    assert f"{clan:a} {clan:?lives|live} there" == "3 Klakens, 2 Spydras and a Terrier live there"
    assert f"{clan:The}" == "The 3 Klakens, the 2 Spydras and the Terrier"
    assert str(ENGLISH.many([])) == "nothing"


def test_names_have_a_possessive_and_verbs_agree_with_how_many_they_are() -> None:
    one, both = ENGLISH.name("Tomas"), ENGLISH.many([ENGLISH.name("Aiko"), ENGLISH.name("Tomas")])
    sentence = "{who} {who:?draws|draw}."
    assert [sentence.format(who=who) for who in (one, both, ENGLISH.you)] == [
        "Tomas draws.",
        "Aiko and Tomas draw.",
        "you draw.",
    ]
    assert f"{one:'s} {ENGLISH.you:Your}" == "Tomas's you"  # no such form: the bare word, and never an error
    assert f"{ENGLISH.you:'s}" == "your"


@pytest.mark.parametrize(
    ("row", "forms"),
    [
        ("Old Dragon", "der Alte Drache, den Alten Drachen, dem Alten Drachen, des Alten Drachen"),
        ("Pearl", "die Perle, die Perle, der Perle, der Perle"),
        ("a:UniqueHorn", "das Einmalhorn, das Einmalhorn, dem Einmalhorn, des Einmalhorns"),
        ("=Farmers", "die Bauern, die Bauern, den Bauern, der Bauern"),
    ],
)
def test_german_declines(row: str, forms: str) -> None:
    assert ", ".join(noun(row, spec, GERMAN) for spec in ("der", "den", "dem", "des")) == forms


@pytest.mark.parametrize(
    ("template", "english", "german"),
    [
        (
            "{who} loses {things:a} at {hex:the}.",
            "Tomas loses 2 Elephants, Goblins and a Pearl at Owlwood.",
            "Tomas verliert 2 Elefanten, Goblins und eine Perle im Eulenwald.",
        ),
        (
            "{things:The} {things:?was a bluff and goes|were a bluff and go} back in the Bag.",
            "The 2 Elephants, the Goblins and the Pearl were a bluff and go back in the Bag.",
            "Die 2 Elefanten, die Goblins und die Perle waren ein Bluff und kommen zurück in den Beutel.",
        ),
        (
            "{who:'s} {fort} at {hex:the} is razed.",
            "Tomas's tower at Owlwood is razed.",
            "Tomas' Turm im Eulenwald wird geschleift.",
        ),
        ("{who} draws {cards}.", "Tomas draws 3 cards.", "Tomas zieht 3 Karten."),
        (
            "{who} pays {thing:the} {gold} gold to go.",
            "Tomas pays the UniqueHorn 5 gold to go.",
            "Tomas zahlt dem Einmalhorn 5 Gold, damit es geht.",
        ),
    ],
)
def test_one_call_tells_a_sentence_in_every_language(template: str, english: str, german: str) -> None:
    for say, told in ((ENGLISH, english), (GERMAN, german)):
        parts = {
            "who": say.name("Tomas"),
            "things": say.many([say.noun(row) for row in ("Elephant", "=Goblins", "Elephant", "Pearl")]),
            "hex": say.noun("!Owlwood"),
            "fort": say.noun("tower"),
            "cards": say.count(3, "card"),
            "thing": say.noun("a:UniqueHorn"),
            "gold": 5,
        }
        assert say(template, **parts) == told


def test_places_of_every_gender_with_a_preposition() -> None:
    rows = ("!Owlwood", "!Foxmarsh", "the Amber Waste")
    assert [noun(row, "im", GERMAN) for row in rows] == ["im Eulenwald", "im Fuchsmoor", "in der Bernsteinwüste"]
    assert [noun(row, "ins", GERMAN) for row in rows] == ["in den Eulenwald", "ins Fuchsmoor", "in die Bernsteinwüste"]


def test_numbers_in_german_take_article_and_case() -> None:
    one, three = GERMAN.count(1, "card"), GERMAN.count(3, "tower")
    assert [f"{one}", f"{one:dat}", f"{three:dat}", f"{three:den}", f"{three:words}"] == [
        "eine Karte",
        "einer Karte",
        "3 Türmen",
        "die 3 Türme",
        "drei Türme",
    ]


def test_a_form_that_is_not_there_is_logged_and_the_bare_word_stands(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING):
        assert GERMAN("{who} has {cards:nonsense}.", who="Ada", cards=GERMAN.noun("card")) == "Ada hat Karte."
    assert "unfug" in caplog.text


def test_a_translation_that_names_what_is_not_there_is_said_in_english(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING):
        assert GERMAN("{who} waits.", who="Ada") == "Ada waits."
    assert "{whom}" in caplog.text


def test_a_slip_in_our_own_sentence_is_loud() -> None:
    with pytest.raises(KeyError):
        ENGLISH("{whom} waits.", who="Ada")
