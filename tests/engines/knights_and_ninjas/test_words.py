"""What players read, in the places where a game does not go by itself."""

import pytest

from engines.core.game import Label
from engines.core.types import Event, Option
from engines.core.vocabulary import sentence, spell
from engines.knights_and_ninjas import phrases, words
from engines.knights_and_ninjas.cards import (
    DRAGON,
    FIRST,
    HIGHWAYMAN,
    KIND_IDS,
    KNIGHT,
    PEASANT,
    QUEEN,
    TRAITOR,
    jest,
)
from engines.knights_and_ninjas.decisions import VERBS
from engines.knights_and_ninjas.events import EVENTS
from engines.knights_and_ninjas.game import GAME

from .table import Table, table

NAMES = ("Ada", "Bea", "Cyd", "Dov")


def said(game: Table) -> set[str]:
    decision = GAME.decision(game.state)
    assert decision is not None
    view = GAME.view(game.state, decision.seat)
    return {GAME.text.option(option, view, NAMES) for option in decision.options}


def labels(game: Table) -> dict[str, Label]:
    """The labels of what is offered, by the words of the rules."""
    decision = GAME.decision(game.state)
    assert decision is not None
    view = GAME.view(game.state, decision.seat)
    return {sentence(spell(option, VERBS)): GAME.text.label(option, view, NAMES) for option in decision.options}


def test_everything_has_words() -> None:
    assert {phrase.partition(".")[0] for phrase in words.EVENTS} == EVENTS.keys()
    assert {phrase.partition(".")[0] for phrase in words.LABELS} == VERBS.keys()


def test_an_answer_says_what_it_comes_to() -> None:
    game = table(["queen", "peasant peasant peasant traitor"]).do("attack 1", "lay queen")
    assert said(game) == {
        "Don't answer: The Queen takes 5 gems, all you have. The turn ends.",
        "Play a Peasant: 5 − 1 = 4 gems. The turn ends.",  # noqa: RUF001
        "Play 2 Peasants: 5 − 2 = 3 gems. The turn ends.",  # noqa: RUF001
        "Play 3 Peasants: 5 − 3 = 2 gems. The turn ends.",  # noqa: RUF001
        (
            "Play a Traitor: The Queen turns round: you gain 5 gems unless it is answered. "
            "The turn ends if gems change hands."
        ),
    }
    assert labels(game)["answer peasant+peasant"] == ("Play 2 Peasants", "you lose 3 gems")


def test_nothing_lost_is_said_to_be_no_gems() -> None:
    game = table(["soldier", "knight"]).do("attack 1", "lay soldier")
    assert labels(game)["answer knight"] == ("Play a Knight", "you lose no gems")
    assert "Play a Knight: 2 against 3, no gems. The turn goes on." in said(game)


def test_what_opens_the_way_costs_no_gems() -> None:
    game = table(["catapult", "minstrel"], walls={1: "castle"}).do("attack 1", "lay catapult")
    assert said(game) == {
        "Don't answer: Your Castle is knocked down. The turn goes on.",
        "Play a Minstrel: The Catapult goes home, and the Minstrel stays with you. The turn ends.",
    }


def test_a_jester_is_called_by_both_names() -> None:
    game = table(["jester"]).do("attack 1")
    assert "Play a Jester as a Ninja, strength 2" in said(game)
    game.do("lay jester:ninja")
    assert GAME.text.event(game.story[-1], NAMES) == "Ada attacks Bea with a Jester as a Ninja (strength 2)."


def test_a_robber_reads_how_much_and_from_whom() -> None:
    game = table(["knight", "highwayman"]).do("attack 1", "lay knight", "endure")
    assert said(game) == {"Skip", "Play a Highwayman, take 3 gems"}


def test_the_price_of_a_merchant_and_a_monk() -> None:
    assert "Buy from Bea with a Merchant, 1 card for 1 gem" in said(table(["merchant", "king king"]))
    assert "Buy from Bea with a Jester as a Merchant, 1 card for 1 gem" in said(table(["jester", "king king"]))
    assert "Buy from Bea with a Merchant, 1 card for 2 gems" in said(table(["merchant", "king king"], seats=2))
    game = table(["monk", "king"], seats=2, walls={1: "castle"}).do("monk monk")
    assert said(game) == {"Pay 2 gems"}


def test_a_button_beside_the_card_names_only_a_jester() -> None:
    plain, jesting = labels(table(["merchant", "king king"])), labels(table(["jester", "king king"]))
    assert plain["merchant merchant 1"] == ("Buy from Bea", "1 card for 1 gem")
    assert jesting["merchant jester:merchant 1"] == ("Buy from Bea", "a Jester as a Merchant: 1 card for 1 gem")


def test_a_gem_that_wins_a_rival_the_game_says_so() -> None:
    game = table(["monk", "", "king queen"], gems=[9, 1, 5], walls={2: "castle"}).do("monk monk")
    assert labels(game)["pay_gems"] == ("Pay 1 gem", "they would win!")
    rich = table(["merchant", "king king", "soldier soldier"], gems=[1, 9, 5])
    assert labels(rich)["merchant merchant 1"] == ("Buy from Bea", "they would win!")
    assert labels(rich)["merchant merchant 2"] == ("Buy from Cyd", "1 card for 1 gem")


def test_an_event_tells_a_secret_only_to_those_who_know_it() -> None:
    told = Event("drew", (1, 2), ((0, 1),), 0b10)
    assert GAME.text.event(told, NAMES) == "Bea draws 2 Peasants."
    assert GAME.text.event(told.seen_by(0), NAMES) == "Bea draws 2 cards."
    looked = Event("looked", (1,), (0,), 0b10)
    assert GAME.text.event(looked, NAMES) == "Bea looks at a Peasant."
    assert GAME.text.event(looked.seen_by(0), NAMES) == "Bea looks at a card."


def test_prisoners_are_named_when_they_come_out() -> None:
    assert GAME.text.event(Event("reshuffled", (8, 0)), NAMES) == (
        "The discard pile is shuffled. From now on 8 gems win the game."
    )
    assert "prisoners" in GAME.text.event(Event("reshuffled", (6, 3)), NAMES)


def test_the_table_shows_what_lies_open_and_the_own_hand() -> None:
    game = table(["king", "soldier", "jester"], walls={1: "castle jester:archer"}, locked=[1], target=8)
    game.do("attack 2", "lay king")
    lines = GAME.text.table(GAME.view(game.state, 0), NAMES)
    assert "Bea (5 gems, 1 card, Castle, Jester as an Archer, needs one more gem to win)" in lines
    assert "Ada attacks Cyd with a King: strength 4" in lines
    assert lines[-1] == "Your hand: nothing"
    assert "Your hand: Jester" in GAME.text.table(GAME.view(game.state, 2), NAMES)


def test_options_are_spelled_in_the_words_of_the_rules() -> None:
    kinds = (PEASANT, PEASANT, jest(PEASANT))
    assert sentence(spell(Option("lay", (kinds,)), VERBS)) == "lay peasant+peasant+jester:peasant"
    assert [KIND_IDS[kind] for kind in (KNIGHT, QUEEN, DRAGON, TRAITOR)] == ["knight", "queen", "dragon", "traitor"]


# -- the arithmetic of a blow ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("strength", "answer", "there", "told"),
    [
        (5, 3, 6, "5 − 3 = 2 gems"),  # noqa: RUF001
        (2, 1, 6, "2 − 1 = 1 gem"),  # noqa: RUF001
        (2, 3, 6, "2 against 3, no gems"),
        (4, 2, 1, "4 − 2 = 2, but only 1 gem is left"),  # noqa: RUF001
        (4, 1, 2, "4 − 1 = 3, but only 2 gems are left"),  # noqa: RUF001
        (3, 1, 0, "3 − 1 = 2, but there are no gems"),  # noqa: RUF001
    ],
)
def test_an_attack_is_reckoned_in_numbers(strength: int, answer: int, there: int, told: str) -> None:
    assert phrases.sum_in_words(strength, answer, there) == told


# -- what can be looked up


def test_the_glossary_has_the_cards_of_this_deck() -> None:
    told = GAME.text.glossary(GAME.view(table(["knight"]).state, 0))
    assert told["Highwayman"] == GAME.text.card(FIRST[HIGHWAYMAN])
    assert "Dancing Bear" not in told
    assert "Dancing Bear" in GAME.text.glossary(GAME.view(table(["knight"], dancingBear=True).state, 0))


def test_the_glossary_says_why_a_card_in_hand_cannot_be_played_now() -> None:
    game = table(["king ninja", "dragon"], walls={1: "castle"}).do("attack 1")
    own, other = GAME.text.glossary(GAME.view(game.state, 0)), GAME.text.glossary(GAME.view(game.state, 1))
    assert own["King"] == f"{other['King']} Not now: needs a Ladder."
    assert own["Ninja"] == other["Ninja"]
    assert "Not now" not in " ".join(other.values())
