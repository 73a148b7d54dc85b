"""What is asked, in words: who, what is at stake, and nothing of a hand to those who may not know it."""

import pytest

from engines.core.game import Prompt, set_up
from engines.core.types import WATCHER
from engines.knights_and_ninjas import prompts
from engines.knights_and_ninjas.cards import KIND, ROWS
from engines.knights_and_ninjas.decisions import KINDS
from engines.knights_and_ninjas.game import GAME

from .table import Table, table

NAMES = ("Ada", "Bea", "Cyd", "Dov")


def asked(game: Table, seat: int | None = None) -> Prompt:
    """What a seat reads; without one, whoever is asked."""
    decision = GAME.decision(game.state)
    assert decision is not None
    if seat is None:
        return GAME.text.prompt(decision, GAME.view(game.state, decision.seat), NAMES)
    return GAME.text.prompt(decision._replace(options=()), GAME.view(game.state, seat), NAMES)


def test_every_kind_of_question_has_its_words() -> None:
    said = (prompts.ASKED, prompts.WAITING, prompts.SENTENCES, prompts.WAITING_SENTENCES)
    assert {frozenset(words) for words in said} == {frozenset(KINDS)}


def test_a_turn_says_what_may_be_done() -> None:
    assert asked(table(["king"])) == ("Ada, your turn", "Fortify, attack, play a special card, or pass.")
    assert asked(table(["king"], walls={1: "minstrel", 2: "minstrel"})).sentence == (
        "Defences stop all your attackers. Play a card, or discard one and pass."
    )
    assert asked(table(["traitor archer"])).sentence == (
        "You have nothing to attack with now. Play a card, or discard one and pass."
    )
    assert asked(table([""])).sentence == "Your hand is empty, so you can only pass."
    assert asked(table(["king", ""], seats=2)).sentence == "Play a card, or call for a new draft."
    assert asked(table(["king"]), WATCHER) == ("Ada plays", "They fortify, attack, play a special card or pass.")


def test_an_attacker_may_stop_after_the_first_blow() -> None:
    game = table(["king king", "king"]).do("attack 1")
    assert asked(game).sentence == "Attack Bea with a card."
    game.do("lay king", "answer king")
    assert asked(game).sentence == "Attack Bea with a card, or stop."


def test_a_highwayman_is_asked_for_a_sum_and_told_who_holds_it() -> None:
    game = table(["knight", "", "highwayman", "highwayman"], seats=4).do("attack 1", "lay knight", "endure")
    assert asked(game).line == (
        "Bea, a Highwayman? Ada has just taken 3 gems. Only a Highwayman could rob Ada of them."
    )
    game.do("decline")
    assert asked(game).line == "Cyd, a Highwayman? Ada has just taken 3 gems. Play a Highwayman to rob Ada of them."
    game.do("rob highwayman", "decline")
    assert asked(game, WATCHER).line == (
        "Any Highwayman? Cyd has just taken 3 gems. Anyone else may rob Cyd of them with a Highwayman."
    )


@pytest.mark.parametrize(
    ("hands", "walls", "blow", "strike"),
    [
        (
            ["peasant peasant jester", "minstrel"],
            {},
            "lay peasant+peasant+jester:peasant",
            "Ada attacks with 2 Peasants and a Jester as a Peasant, strength 3.",
        ),
        (["catapult", "minstrel"], {1: "castle"}, "lay catapult", "Ada attacks with a Catapult."),
    ],
)
def test_whoever_is_attacked_reads_by_whom_with_what_and_how_hard(hands, walls, blow, strike) -> None:
    game = table(hands, walls=walls).do("attack 1", blow)
    assert asked(game) == ("Bea, your answer", f"{strike} Pick one answer.")
    assert asked(game, 2) == ("Bea may answer", f"{strike} If no gems change hands, the attack may go on.")


def test_a_blow_that_was_turned_strikes_back() -> None:
    game = table(["king soldier", "traitor"]).do("attack 1", "lay king", "answer traitor")
    assert asked(game).line == ("Ada, your answer. Bea turns the attack round: a King, strength 4. Pick one answer.")


def test_who_has_no_answer_reads_it_and_the_others_do_not() -> None:
    said = []
    for hand in ("executioner", "castle"):
        game = table(["king", hand]).do("attack 1", "lay king")
        said.append(asked(game, 2))
        nothing = "You can't answer this, but nobody else knows that."
        assert (nothing in asked(game).sentence) == (hand == "castle")
    assert said[0] == said[1]


def test_herald_and_monk_come_from_somebody() -> None:
    game = table(["herald", "king king"]).do("herald herald")
    assert asked(game).sentence == "Choose a card in secret. Everyone shows at once, and Ada's Herald takes one."
    game = table(["monk", "king king king"], walls={1: "castle"}).do("monk monk")
    assert asked(game) == ("Bea, pay the Monk", "Give Ada 2 cards or 1 gem. Choose in secret.")


def test_whoever_the_minstrel_stopped_reads_the_price() -> None:
    game = table(["king castle ladder archer", "minstrel"], seats=2).do("attack 1", "lay king", "answer minstrel")
    assert asked(game).sentence == "The Minstrel costs you 2 cards. Choose what to discard."
    assert asked(game, 1).sentence == "The Minstrel costs the attacker 2 cards more."


def test_a_drafter_reads_the_card_and_nobody_else_does() -> None:
    state = GAME.new(set_up(GAME, 2, {"firstPlayer": "1"}, 4))
    game = Table(state)
    card = ROWS[KIND[state.agenda[-1][2]]].name
    assert asked(game).line == (
        f"Ada, keep or give? Keep the {card} and your rival draws, or give it away and draw another."
    )
    assert asked(game, 1).line == "Ada drafts. One card is kept or given away."
