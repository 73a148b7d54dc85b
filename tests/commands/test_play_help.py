"""`?` at the terminal, prompts that can be typed, and what is shown to one person for a moment."""

import re

import pytest

from engines.commands.explaining import called, explained, named_in

from .conftest import Run

CARDS = {
    "Knight": "Strength 3.",
    "King": "Strength 4.",
    "Dwarf King": "Digs.",
    "Will-o-wisp": "Glows.",
    "Lord of the Eagles": "Flies.",
}


@pytest.mark.parametrize(
    ("asked", "names"),
    [
        ("knight", ["Knight"]),
        ("KING", ["King"]),  # just that, although another has it in its name
        ("kn", ["Knight"]),
        ("k", ["Knight", "King"]),
        ("eagles", ["Lord of the Eagles"]),
        ("will o wisp", ["Will-o-wisp"]),
        ("rook", []),
        ("!", []),
    ],
)
def test_a_name_is_found_however_it_is_written(asked: str, names: list[str]) -> None:
    assert called(asked, CARDS) == names


def test_an_answer_is_explained_by_the_names_in_it() -> None:
    assert named_in("Lay Knight and Dwarf King, then Knight", CARDS) == ["Knight", "Dwarf King"]
    assert named_in("Lay two Knights", CARDS) == ["Knight"]
    assert named_in("Lay Knightly", CARDS) == []
    assert named_in("Lay Knight", {}) == []


def test_what_cannot_be_explained_is_said_to_be_unknown() -> None:
    assert explained("kinght", CARDS, []) == ["There's nothing called 'kinght' here. Did you mean Knight or King?"]
    assert explained("1", CARDS, ["Pass"]) == ["Choice 1 names nothing that can be explained."]
    assert explained("2", CARDS, ["Pass"]) == ["There's no choice '2': type ? and a number from 1 to 1."]
    assert len(explained("9" * 5000, CARDS, ["Pass"])) == 1


@pytest.mark.parametrize("entry", ["?crown", "? crown", "crown?", "?CROWN"])
def test_a_question_mark_and_a_name_explain_it_and_ask_again(run: Run, entry: str) -> None:
    said = run("play", "peek", "--seed", 3, typed=f"{entry}\nq\n")
    assert "help: crown: Counts 11.\n" in said.out
    assert said.out.count("or ? for help") == 2


def test_a_question_mark_and_a_number_explain_what_an_answer_names(run: Run) -> None:
    said = run("play", "peek", "--seed", 3, "--seats", 2, "--bots", "human", typed="\n3\n\n?1\n2?\nq\n")  # Ada dares
    card = re.search(r"  1  show (\w+)", said.out)
    assert card
    assert f"help: {card[1]}: Counts " in said.out
    assert "help: Choice 2 names nothing that can be explained." in said.out


@pytest.mark.parametrize(
    ("game", "asked", "told"),
    [
        ("cover_your_kingdom", "spydra", "Spydra: "),
        ("cover_your_kingdom", "match maker", "Match Maker: "),
        ("knights_and_ninjas", "highwayman", "Highwayman: "),
        ("kings_and_things", "golem", "Golem: "),
        ("kings_and_things", "warlord", "Warlord: "),
        ("my_realm", "military", "Military: "),
    ],
)
def test_cards_powers_heroes_and_items_are_explained_in_every_game(run: Run, game: str, asked: str, told: str) -> None:
    wishes = ["--set", "powers=1"] if game == "cover_your_kingdom" else []
    said = run("play", game, "--seed", 2, *wishes, typed=f"?{asked}\nq\n")
    assert (said.code, said.err) == (0, "")
    assert f"help: {told}" in said.out


def test_help_tells_what_can_be_typed(run: Run) -> None:
    said = run("play", "peek", "--seed", 3, typed="?\nq\n")
    assert "?3 explains what choice 3 names" in said.out


def test_where_there_is_one_answer_its_number_is_all_there_is(run: Run) -> None:
    said = run("play", "knights_and_ninjas", "--seats", 2, "--seed", 3, typed="1\n" * 60)
    assert "1 to 1," not in said.out
    assert ", 1, or ? for help: " in said.out


# -- the King's look (my_realm, 6.1)

LOOK = ("play", "my_realm", "--seed", 5, "--set", "mode=duo")
KEY = "The secret order: Science 1, Culture 2,"


def test_looking_at_the_key_shows_the_key_to_the_king_between_two_covers(run: Run) -> None:
    said = run(*LOOK, typed="\n3\n\n\n\nl\nq\n")  # Bea is asked; the King looks; Bea again
    pages = [page for page in said.out.split("\f\n") if page]
    assert [page.split(",")[0] for page in pages if page.startswith("Pass the keyboard")] == [
        "Pass the keyboard to Bea",
        "Pass the keyboard to Ada",
        "Pass the keyboard to Bea",
    ]
    shown = [number for number, page in enumerate(pages) if KEY in page]
    assert len(shown) == 1
    assert pages[shown[0] - 1].startswith("Pass the keyboard to Ada")
    assert pages[shown[0] + 1].startswith("Pass the keyboard to Bea")
    assert "(1 look this year)." in pages[-1]


def test_the_king_who_is_asked_sees_it_at_once(run: Run) -> None:
    said = run(*LOOK, typed="\n1\n2\n\n18\nq\n")  # cards, let the King speak, hand over, look
    last = said.out.split("\f\n")[-1]
    assert KEY in last
    assert "(1 look this year)." in last


def test_two_people_never_see_the_key_without_a_look(run: Run) -> None:
    said = run(*LOOK, typed="\n1\n2\n\nl\n17\n\nl\n1\nq\n")
    assert "Ada, what will you say?" in said.out
    assert "ecret order:" not in said.out
    assert "from first to last" not in said.out
