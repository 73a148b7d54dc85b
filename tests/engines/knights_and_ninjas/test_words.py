"""What players read, in the places where a game does not go by itself."""

from engines.core.types import Event, Option
from engines.knights_and_ninjas import words
from engines.knights_and_ninjas.cards import DRAGON, KIND_IDS, KNIGHT, PEASANT, QUEEN, TRAITOR, jest
from engines.knights_and_ninjas.decisions import KINDS, VERBS
from engines.knights_and_ninjas.events import EVENTS
from engines.knights_and_ninjas.game import GAME

from .table import Table, table

NAMES = ("Ada", "Bea", "Cyd", "Dov")


def said(game: Table) -> set[str]:
    decision = GAME.decision(game.state)
    assert decision is not None
    view = GAME.view(game.state, decision.seat)
    return {GAME.text.option(option, view, NAMES) for option in decision.options}


def test_everything_has_words() -> None:
    assert words.PROMPTS.keys() == KINDS.keys()
    assert words.EVENTS.keys() == EVENTS.keys() | {"reshuffled_with_prisoners"}
    assert {phrase.partition("_")[0] for phrase in words.OPTIONS} >= {verb.partition("_")[0] for verb in VERBS}


def test_an_answer_says_what_it_comes_to() -> None:
    game = table(["queen", "peasant peasant peasant traitor"]).do("attack 1", "lay queen")
    assert said(game) == {
        "Give no answer and lose 5 gems",
        "Answer with Peasant: 5 - 1, you lose 4 gems",
        "Answer with 2 x Peasant: 5 - 2, you lose 3 gems",
        "Answer with 3 x Peasant: 5 - 3, you lose 2 gems",
        "Answer with Traitor: turn the blow round",
    }


def test_nothing_lost_is_said_to_be_no_gems() -> None:
    game = table(["soldier", "knight"]).do("attack 1", "lay soldier")
    assert "Answer with Knight: 2 - 3, you lose no gems" in said(game)


def test_what_opens_the_way_costs_no_gems() -> None:
    game = table(["catapult", "minstrel"], walls={1: "castle"}).do("attack 1", "lay catapult")
    assert said(game) == {"Give no answer", "Answer with Minstrel: stop the attack"}


def test_a_jester_is_called_by_both_names() -> None:
    game = table(["jester"]).do("attack 1")
    assert "Lay Jester as Ninja: strength 2" in said(game)
    game.do("lay jester:ninja")
    assert GAME.text.event(game.story[-1], NAMES) == "Ada lays Jester as Ninja against Bea."


def test_a_robber_reads_how_much_and_from_whom() -> None:
    game = table(["knight", "highwayman"]).do("attack 1", "lay knight", "endure")
    assert said(game) == {"Let them go", "Play Highwayman and take 3 gems from Ada"}


def test_the_price_of_a_merchant_and_a_monk() -> None:
    assert "Merchant: buy half the hand of Bea for 1 gem" in said(table(["merchant", "king king"]))
    assert "Merchant: buy half the hand of Bea for 2 gems" in said(table(["merchant", "king king"], seats=2))
    game = table(["monk", "king"], seats=2, walls={1: "castle"}).do("monk monk")
    assert said(game) == {"Pay 2 gems"}


def test_an_event_tells_a_secret_only_to_those_who_know_it() -> None:
    told = Event("drew", (1, 2), ((0, 1),), 0b10)
    assert GAME.text.event(told, NAMES) == "Bea draws 2 x Peasant."
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
    from engines.core.vocabulary import sentence, spell

    kinds = (PEASANT, PEASANT, jest(PEASANT))
    assert sentence(spell(Option("lay", (kinds,)), VERBS)) == "lay peasant+peasant+jester:peasant"
    assert [KIND_IDS[kind] for kind in (KNIGHT, QUEEN, DRAGON, TRAITOR)] == ["knight", "queen", "dragon", "traitor"]
