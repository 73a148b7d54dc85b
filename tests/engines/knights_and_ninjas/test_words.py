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
    KING,
    KNIGHT,
    PEASANT,
    QUEEN,
    SOLDIER,
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
    assert words.EVENTS.keys() == EVENTS.keys() | {"reshuffled_with_prisoners"}
    assert {phrase.partition(".")[0] for phrase in words.LABELS} == VERBS.keys()


def test_an_answer_says_what_it_comes_to() -> None:
    game = table(["queen", "peasant peasant peasant traitor"]).do("attack 1", "lay queen")
    assert said(game) == {
        "No answer: The Queen takes 5 gems, all you have. The turn ends.",
        "Play Peasant: Queen 5 − Peasant 1 = 4 gems. The turn ends.",  # noqa: RUF001
        "Play two Peasants: Queen 5 − two Peasants 2 = 3 gems. The turn ends.",  # noqa: RUF001
        "Play three Peasants: Queen 5 − three Peasants 3 = 2 gems. The turn ends.",  # noqa: RUF001
        "Play Traitor: The Queen turns round: you gain 5 gems unless it is answered. The turn ends if gems move.",
    }
    assert labels(game)["answer peasant+peasant"] == ("Play two Peasants", "you lose 3 gems")


def test_nothing_lost_is_said_to_be_no_gems() -> None:
    game = table(["soldier", "knight"]).do("attack 1", "lay soldier")
    assert labels(game)["answer knight"] == ("Play Knight", "you lose no gems")
    assert "Play Knight: Soldier 2 − Knight 3 = no gems. The turn goes on." in said(game)  # noqa: RUF001


def test_what_opens_the_way_costs_no_gems() -> None:
    game = table(["catapult", "minstrel"], walls={1: "castle"}).do("attack 1", "lay catapult")
    assert said(game) == {
        "No answer: Your Castle is knocked down. The turn goes on.",
        "Play Minstrel: The Catapult goes home, and the Minstrel stays before you. The turn ends.",
    }


def test_a_jester_is_called_by_both_names() -> None:
    game = table(["jester"]).do("attack 1")
    assert "Lay Jester as Ninja, strength 2" in said(game)
    game.do("lay jester:ninja")
    assert GAME.text.event(game.story[-1], NAMES) == "Ada lays Jester as Ninja against Bea."


def test_a_robber_reads_how_much_and_from_whom() -> None:
    game = table(["knight", "highwayman"]).do("attack 1", "lay knight", "endure")
    assert said(game) == {"Let them go", "Play Highwayman, take 3 gems"}


def test_the_price_of_a_merchant_and_a_monk() -> None:
    assert "Buy from Bea with Merchant, 1 card for 1 gem" in said(table(["merchant", "king king"]))
    assert "Buy from Bea with Jester as Merchant, 1 card for 1 gem" in said(table(["jester", "king king"]))
    assert "Buy from Bea with Merchant, 1 card for 2 gems" in said(table(["merchant", "king king"], seats=2))
    game = table(["monk", "king"], seats=2, walls={1: "castle"}).do("monk monk")
    assert said(game) == {"Pay 2 gems"}


def test_a_button_beside_the_card_names_only_a_jester() -> None:
    plain, jesting = labels(table(["merchant", "king king"])), labels(table(["jester", "king king"]))
    assert plain["merchant merchant 1"] == ("Buy from Bea", "1 card for 1 gem")
    assert jesting["merchant jester:merchant 1"] == ("Buy from Bea", "Jester as Merchant: 1 card for 1 gem")


def test_a_gem_that_wins_a_rival_the_game_says_so() -> None:
    game = table(["monk", "", "king queen"], gems=[9, 1, 5], walls={2: "castle"}).do("monk monk")
    assert labels(game)["pay_gems"] == ("Pay 1 gem", "it wins them the game!")
    rich = table(["merchant", "king king", "soldier soldier"], gems=[1, 9, 5])
    assert labels(rich)["merchant merchant 1"] == ("Buy from Bea", "it wins them the game!")
    assert labels(rich)["merchant merchant 2"] == ("Buy from Cyd", "1 card for 1 gem")


def test_an_event_tells_a_secret_only_to_those_who_know_it() -> None:
    told = Event("drew", (1, 2), ((0, 1),), 0b10)
    assert GAME.text.event(told, NAMES) == "Bea draws two Peasants."
    assert GAME.text.event(told.seen_by(0), NAMES) == "Bea draws 2 cards."
    looked = Event("looked", (1,), (0,), 0b10)
    assert GAME.text.event(looked, NAMES) == "Bea looks at Peasant."
    assert GAME.text.event(looked.seen_by(0), NAMES) == "Bea looks at a card."


def test_prisoners_are_named_when_they_come_out() -> None:
    assert GAME.text.event(Event("reshuffled", (8, 0)), NAMES) == (
        "The draw pile is reshuffled: now it takes 8 gems to win."
    )
    assert "prisoners" in GAME.text.event(Event("reshuffled", (6, 3)), NAMES)


def test_the_table_shows_what_lies_open_and_the_own_hand() -> None:
    game = table(["king", "soldier", "jester"], walls={1: "castle jester:archer"}, locked=[1], target=8)
    game.do("attack 2", "lay king")
    lines = GAME.text.table(GAME.view(game.state, 0), NAMES)
    assert "Bea (5 gems, 1 card, Castle, Jester as Archer, must gain a gem to win)" in lines
    assert "Ada strikes at Cyd with King: strength 4" in lines
    assert lines[-1] == "Your hand: nothing"
    assert "Your hand: Jester" in GAME.text.table(GAME.view(game.state, 2), NAMES)


def test_options_are_spelled_in_the_words_of_the_rules() -> None:
    kinds = (PEASANT, PEASANT, jest(PEASANT))
    assert sentence(spell(Option("lay", (kinds,)), VERBS)) == "lay peasant+peasant+jester:peasant"
    assert [KIND_IDS[kind] for kind in (KNIGHT, QUEEN, DRAGON, TRAITOR)] == ["knight", "queen", "dragon", "traitor"]


# -- the arithmetic of a blow ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("blow", "shield", "there", "loss", "told"),
    [
        ((QUEEN, 1, 5), (PEASANT, 3, 3), 6, 2, "Queen 5 − three Peasants 3 = 2 gems"),  # noqa: RUF001
        ((SOLDIER, 1, 2), (KNIGHT, 1, 3), 6, 0, "Soldier 2 − Knight 3 = no gems"),  # noqa: RUF001
        ((PEASANT, 4, 4), None, 5, 4, "Four Peasants 4 = 4 gems"),
        ((KING, 1, 4), (SOLDIER, 1, 2), 1, 1, "King 4 − Soldier 2 = 2, but only 1 gem"),  # noqa: RUF001
        ((KNIGHT, 1, 3), None, 0, 0, "Knight 3 = 3, but there are no gems"),
    ],
)
def test_a_blow_is_reckoned_in_words_and_numbers(blow, shield, there, loss, told) -> None:
    assert phrases.sum_in_words(blow, shield, there, loss) == told


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
