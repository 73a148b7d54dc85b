"""What players read, in the places where a game does not go by itself."""

from engines.core.game import set_up
from engines.core.types import WATCHER, Event, Option
from engines.knights_and_ninjas import words
from engines.knights_and_ninjas.cards import (
    DRAGON,
    FIRST,
    HIGHWAYMAN,
    KIND,
    KIND_IDS,
    KNIGHT,
    PEASANT,
    QUEEN,
    ROWS,
    TRAITOR,
    jest,
)
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
    assert words.PROMPTS.keys() == KINDS.keys() | {"respond_strength", "draft_known"}
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


# -- what is at stake


def prompt(game: Table, seat: int | None = None) -> str:
    decision = GAME.decision(game.state)
    assert decision is not None
    view = GAME.view(game.state, decision.seat if seat is None else seat)
    return GAME.text.prompt(decision._replace(options=()), view, NAMES).line


def test_a_highwayman_is_asked_for_a_sum_and_told_who_holds_it() -> None:
    game = table(["knight", "", "highwayman", "highwayman"], seats=4).do("attack 1", "lay knight", "endure", "decline")
    assert prompt(game) == "Cyd, Ada has just taken 3 gems: will you play a Highwayman?"
    game.do("rob highwayman", "decline")
    assert prompt(game, WATCHER) == "Dov, Cyd has just taken 3 gems: will you play a Highwayman?"


def test_whoever_is_attacked_reads_by_whom_with_what_and_how_hard() -> None:
    game = table(["peasant peasant jester", "minstrel"]).do("attack 1", "lay peasant+peasant+jester:peasant")
    assert prompt(game) == "Bea, Ada strikes with 2 x Peasant and Jester as Peasant, strength 3: will you answer?"
    game = table(["catapult", "minstrel"], walls={1: "castle"}).do("attack 1", "lay catapult")
    assert prompt(game) == "Bea, Ada comes with Catapult: will you answer?"


def test_herald_and_monk_come_from_somebody() -> None:
    game = table(["herald", "king king"]).do("herald herald")
    assert prompt(game) == "Bea, what will you show to the Herald of Ada? Choose in secret."
    game = table(["monk", "king king king"], walls={1: "castle"}).do("monk monk")
    assert prompt(game) == "Bea, the Monk of Ada is at your Castle: what will you pay? Choose in secret."


def test_a_drafter_reads_the_card_and_nobody_else_does() -> None:
    state = GAME.new(set_up(GAME, 2, {"firstPlayer": "1"}, 4))
    game = Table(state)
    card = ROWS[KIND[state.agenda[-1][2]]].name
    assert prompt(game, 0) == f"Ada, will you keep {card}, or give it away and draw another?"
    assert prompt(game, 1) == "Ada, will you keep this card, or give it away and draw another?"


def test_the_glossary_has_the_cards_of_this_deck() -> None:
    told = GAME.text.glossary(GAME.view(table(["knight"]).state, 0))
    assert told["Highwayman"] == GAME.text.card(FIRST[HIGHWAYMAN])
    assert "Dancing Bear" not in told
    assert "Dancing Bear" in GAME.text.glossary(GAME.view(table(["knight"], dancingBear=True).state, 0))
