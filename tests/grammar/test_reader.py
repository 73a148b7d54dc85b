"""The reader of English finds what is wrong, and leaves alone what is right."""

import pytest
from texts import Text

from .reader import Grammarian
from .templates import fill_with, filled, kinds_of, template_faults

ROWS = (
    "Archer",
    "King",
    "card",
    "Peasant",
    "Highwayman/Highwaymen",
    "=Goblins/bands",
    "a:Unicorn",
    "Giant",
    "Giant Wasp",
)
READER = Grammarian(ROWS, ("Aiko", "Tomas"))


@pytest.mark.parametrize(
    ("fault", "text"),
    [
        ("a before a vowel", "Aiko plays a Archer."),
        ("a before a vowel", "Aiko needs a 8."),
        ("an before a consonant", "Aiko plays an King."),
        ("an before a consonant", "Aiko plays an Unicorn."),
        ("two articles", "The the King falls."),
        ("several of one", "Aiko draws 2 Peasant."),
        ("one of several", "Aiko draws 1 cards."),
        ("one of several", "Aiko draws a Highwaymen."),
        ("singular verb", "The 2 Peasants goes back."),
        ("singular verb", "The Goblins leaves the game."),
        ("plural verb", "The King go back."),
        ("plural verb after a name", "Aiko take a card."),
        ("singular verb after you", "You loses 2 cards."),
        ("no article", "Aiko answers with King."),
        ("doubled word", "Aiko draws from from the pile."),
        ("spaces", "Aiko  draws a card."),
        ("spaces", "Aiko draws a card ."),
        ("unfilled", "{seat} draws a card."),
        ("no stop", "Aiko draws a card"),
        ("no capital", "aiko draws a card."),
        ("article after a possessive", "Aiko's the King falls."),
        ("doubled stop", "Aiko draws a card.."),
    ],
)
def test_faults_are_found(fault: str, text: str) -> None:
    assert fault in [found.partition(":")[0] for found in READER.faults_of_sentence(text)]


@pytest.mark.parametrize(
    "text",
    [
        "Aiko and Tomas win the game!",
        "Aiko draws an Archer, 2 Giant Wasps and a Unicorn.",
        "The Goblins leave, and Tomas's King stays.",
        "You lose 2 cards, and there's a King left.",
        "He says: “Wait.” (a remark)",
        "What others do to you stays on the screen.",
    ],
)
def test_what_is_right_is_left_alone(text: str) -> None:
    assert list(READER.faults_of_sentence(text, bare_lists="'s " in text)) == []


def faults_of(template: str, plural: str = "") -> list[str]:
    return template_faults(READER, [Text(template, plural)], fill_with(kinds_of(ROWS)))[1]


@pytest.mark.parametrize(
    "template",
    [
        "{seat} draws a {card}.",
        "{things:The} goes back in the Bag.",
        "{seat} has the {thing:the}.",
        "{card:the} falls. {seat} wins.",
        "Pick a hex. Then wait",
    ],
)
def test_a_wrong_template_is_found(template: str) -> None:
    assert faults_of(template)


@pytest.mark.parametrize(
    "template",
    [
        "{seat} draws {card:a}.",
        "{things:The} {things:?goes|go} back.",
        "{count} cards",
        "{count} card",
        "on top of {hex:the}",
    ],
)
def test_a_right_template_is_left_alone(template: str) -> None:
    assert faults_of(template) == []


def test_a_template_is_filled_with_every_kind_of_noun() -> None:
    said = [text for texts in filled("{seat} sees {things:a}.", fill_with(kinds_of(ROWS))) for text in texts]
    assert "Aiko sees a King." in said
    assert {"Tomas sees an Archer.", "Tomas sees Goblins.", "Tomas sees 5 Kings."} <= set(said)
