"""What the table of Of Knights & Ninjas says: arithmetic, answers with their reasons, prompts, buttons, notes."""

import doctest
from typing import Any

import pytest

from client.games.knights_and_ninjas.words import answers, beats, counts, notes
from client.games.knights_and_ninjas.words.buttons import button
from client.games.knights_and_ninjas.words.prompts import NAME, RAID, prompt
from engines.core.game import set_up
from engines.core.rng import Rng
from engines.core.types import View
from engines.knights_and_ninjas.cards import (
    ANSWERS,
    ARCHER,
    CASTLE,
    DRAGON,
    KIND_IDS,
    KING,
    KNIGHT,
    LADDER,
    NINJA,
    PEASANT,
    QUEEN,
    SOLDIER,
)
from engines.knights_and_ninjas.decisions import KINDS, VERBS
from engines.knights_and_ninjas.game import GAME
from tests.engines.knights_and_ninjas.table import Table, table

NAMES = ("Anna", "Bruno", "Clara")
HOUSE_RULES: dict[str, Any] = {"lockedUp": True, "dragonsLair": True, "invaders": True, "dancingBear": True}


def view(game: Table) -> View:
    decision = GAME.decision(game.state)
    assert decision is not None
    return GAME.view(game.state, decision.seat)


def rows(game: Table) -> dict[str, answers.Row]:
    decision = GAME.decision(game.state)
    assert decision is not None
    return {row.title: row for row in answers.rows(view(game), decision)}


def test_the_examples_of_the_words_hold() -> None:
    assert doctest.testmod(counts).failed == 0


# -- the arithmetic of a blow ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("blow", "shield", "there", "loss", "words"),
    [
        ((QUEEN, 1, 5), (PEASANT, 3, 3), 6, 2, "Queen 5 − three Peasants 3 = 2 gems"),  # noqa: RUF001
        ((SOLDIER, 1, 2), (KNIGHT, 1, 3), 6, 0, "Soldier 2 − Knight 3 = no gems"),  # noqa: RUF001
        ((PEASANT, 4, 4), None, 5, 4, "Four Peasants 4 = 4 gems"),
        ((KING, 1, 4), (SOLDIER, 1, 2), 1, 1, "King 4 − Soldier 2 = 2, but only 1 gem"),  # noqa: RUF001
        ((KNIGHT, 1, 3), None, 0, 0, "Knight 3 = 3, but there are no gems"),
    ],
)
def test_a_blow_is_reckoned_in_words_and_numbers(blow, shield, there, loss, words) -> None:
    assert counts.sum_words(blow, shield, there, loss) == words


def test_every_row_says_what_the_rules_then_do() -> None:
    """Whatever is said of a loss is what happens."""
    hand = "peasant peasant peasant soldier knight executioner traitor princess jester castle"
    game = table(hands=["queen", hand, ""], gems=[5, 5, 5])
    game.do("attack 1", "lay queen")
    for row in rows(game).values():
        if row.guises is None:
            continue
        after = GAME.clone(game.state)
        option = next(
            option for option in GAME.decision(after).options if (option.args[0] if option.args else ()) == row.guises
        )
        before = after.gems[1]
        GAME.apply(after, option)
        assert before - after.gems[1] == row.loss, row
        ends = after.seat != 0 or after.agenda[-1][0] == "highwayman"
        assert ends == (row.turn == "ends"), row


# -- answers -----------------------------------------------------------------------------------------------------------


def test_there_is_a_row_for_every_answer_and_for_every_card_that_is_none() -> None:
    game = table(hands=["king", "peasant peasant soldier jester castle princess highwayman herald", ""])
    game.do("attack 1", "lay king")
    found = rows(game)
    assert next(iter(found)) == "No answer"
    assert {"Peasant", "Revolt: two Peasants", "Revolt of 3 + Jester", "Soldier", "Jester"} <= set(found)
    assert found["Princess"].reason == "only a Knight or a Dragon"
    assert found["Highwayman"].reason == "later, when gems were taken"
    assert found["Castle"].reason == found["Herald"].reason == "it answers no blow"
    assert found["Jester"].guises is None
    assert not found["Jester"].reason


@pytest.mark.parametrize(
    ("attacker", "walls", "hand", "reason"),
    [
        ("ninja", {}, "soldier", "only common attackers"),
        ("dragon", {}, "traitor", "only common attackers"),
        ("king", {}, "ninja", "it only attacks"),
        ("king", {}, "ladder", "only in your own attack"),
        ("ladder", {1: "castle"}, "executioner", "it has no head"),
    ],
)
def test_a_card_that_is_no_answer_has_its_reason(attacker, walls, hand, reason) -> None:
    game = table(hands=[f"{attacker} king", hand, ""], walls=walls)
    game.do("attack 1", f"lay {attacker}")
    assert [row.reason for row in rows(game).values() if row.reason] == [reason]


def test_a_guard_says_what_is_too_strong_for_it() -> None:
    game = table(hands=["king", "guard", ""], **HOUSE_RULES)
    game.do("attack 1", "lay king")
    assert rows(game)["Guard"].reason == "strength 4 is too much"


@pytest.mark.parametrize(
    ("attacker", "walls", "effect"),
    [
        ("ninja", {1: "archer"}, "The Ninja takes 2 gems. Your Archer falls."),
        ("dragon", {1: "castle"}, "The Dragon takes 2 gems. Your Castle burns."),
        ("catapult", {1: "castle"}, "Your Castle is knocked down."),
        ("ladder", {1: "castle"}, "Common attackers may climb over your Castle this turn."),
    ],
)
def test_enduring_says_what_else_falls(attacker, walls, effect) -> None:
    game = table(hands=[f"{attacker}", "", ""], walls=walls)
    game.do("attack 1", f"lay {attacker}")
    assert rows(game)["No answer"].effect == effect


@pytest.mark.parametrize(
    ("hand", "gems", "effect"),
    [
        ("king", 6, "The King takes 4 gems."),
        ("king", 3, "The King takes 3 gems, all you have."),
        ("king", 0, "You have no gems to lose."),
        ("peasant peasant", 6, "Two Peasants take 2 gems."),
    ],
)
def test_enduring_says_what_is_taken(hand, gems, effect) -> None:
    game = table(hands=[hand, "", ""], gems=[5, gems, 10 - gems] if gems > 1 else [6, gems, 9 - gems])
    game.do("attack 1", f"lay {hand.replace(' ', '+')}")
    assert rows(game)["No answer"].effect == effect


def test_a_princess_takes_the_card_that_it_is() -> None:
    game = table(hands=["jester", "princess", ""]).do("attack 1", "lay jester:knight")
    assert rows(game)["Princess"].effect == "The Jester joins your hand."


def test_a_minstrel_does_something_else_with_two_players() -> None:
    for seats, held, effect in (
        (3, "king", "The King goes home, and the Minstrel stays before you."),
        (2, "king", "The King is discarded."),
        (2, "king castle", "The King is discarded, with 1 card more of the attacker."),
        (2, "king castle ladder archer", "The King is discarded, with 2 cards more of the attacker."),
    ):
        game = table(hands=[held, "minstrel", ""][:seats], seats=seats)
        game.do("attack 1", "lay king")
        assert rows(game)["Minstrel"].effect == effect


# -- prompts and buttons -----------------------------------------------------------------------------------------------


def test_every_kind_of_question_and_every_verb_has_its_words() -> None:
    seen_kinds, seen_verbs = set(), set()
    for setup_seed in range(40):
        wishes = HOUSE_RULES if setup_seed % 2 else {}
        seats = 2 if setup_seed % 4 == 0 else 4
        state, rng = GAME.new(set_up(GAME, seats, wishes if seats > 2 else {}, setup_seed)), Rng(setup_seed, "words")
        names = (*NAMES, "Dora")[:seats]
        while decision := GAME.decision(state):
            own, other = GAME.view(state, decision.seat), GAME.view(state, (decision.seat + 1) % seats)
            seen_kinds.add(decision.kind)
            asked, waiting = prompt(own, decision, names), prompt(other, decision._replace(options=()), names)
            for said in (*asked, *waiting):
                assert said
                assert "{" not in said
            labels = []
            for option in decision.options:
                seen_verbs.add(option.verb)
                label = button(option, own, names)
                assert label.text
                assert "{" not in label.text + label.second
                labels.append(label)
            assert len(set(labels)) == len(labels), labels
            verb = rng.pick(sorted({option.verb for option in decision.options}))
            GAME.apply(state, rng.pick(sorted(option for option in decision.options if option.verb == verb)))
    assert seen_kinds == set(KINDS)
    assert seen_verbs == set(VERBS)


def test_others_are_not_told_what_a_hand_can_do() -> None:
    able = table(hands=["king", "executioner", ""])
    unable = table(hands=["king", "castle", ""])
    said = []
    for game in (able, unable):
        game.do("attack 1", "lay king")
        decision = GAME.decision(game.state)
        assert decision is not None
        said.append(prompt(GAME.view(game.state, 2), decision._replace(options=()), NAMES))
    assert said[0] == said[1]


@pytest.mark.parametrize(
    ("picked", "sentence"),
    [
        ({"pass", RAID}, "Now click the kingdom to attack with it. Or click the discard pile to pass with it."),
        ({"pass"}, "It cannot be played now. Click the discard pile to pass with it, or Esc to put it back."),
        ({"pass", "herald", NAME}, "Say who your Jester is. Esc puts it back."),
        ({"attack"}, "Press the button to attack. You choose the card then."),
    ],
)
def test_what_is_picked_says_what_may_follow(picked, sentence) -> None:
    game = table(hands=["king", "", ""])
    decision = GAME.decision(game.state)
    assert decision is not None
    assert prompt(view(game), decision, NAMES, frozenset(picked)).sentence == sentence


def test_a_gem_that_wins_a_rival_the_game_says_so() -> None:
    game = table(hands=["monk", "", "king queen"], gems=[9, 1, 5], walls={2: "castle"}).do("monk monk")
    option = next(option for option in GAME.decision(game.state).options if option.verb == "pay_gems")
    assert button(option, view(game), NAMES) == ("Pay 1 gem", "it wins them the game!")


# -- notes -------------------------------------------------------------------------------------------------------------


def test_a_blow_says_what_it_can_take() -> None:
    game = table(hands=["ladder king", "", ""], gems=[5, 3, 7], walls={1: "castle"})
    game.do("attack 1", "lay ladder", "endure", "lay king")
    lines = notes.blow_lines(game.state, NAMES)
    assert lines == ("King over the Ladder: strength 4", "Bruno has 3 gems: at most 3 can move")


@pytest.mark.parametrize(
    ("walls", "kind", "reason"),
    [
        ("castle", "soldier", "needs a Ladder"),
        ("castle archer", "ladder", "the Archer first"),
        ("castle archer", "dragon", "the Archer first"),
        ("", "catapult", "no Castle there"),
        ("castle", "archer", "no Archer to shoot"),
        ("castle", "monk", "no attacker"),
    ],
)
def test_a_card_that_cannot_be_laid_says_why(walls, kind, reason) -> None:
    game = table(hands=[f"ninja {kind}", "", ""], walls={1: walls} if walls else {})
    game.do("attack 1")
    decision = GAME.decision(game.state)
    assert decision is not None
    assert notes.why_not(view(game), decision, KIND_IDS.index(kind)) == reason


@pytest.mark.parametrize(
    ("kind", "reason"), [("king", "no way in"), ("minstrel", "only an answer"), ("herald", "not now")]
)
def test_a_card_that_is_of_no_use_in_a_duel_says_why(kind, reason) -> None:
    game = table(hands=["king minstrel herald", ""], seats=2, walls={1: "castle archer"})
    assert game.options() == {"redeal"}
    decision = GAME.decision(game.state)
    assert decision is not None
    assert notes.why_not(view(game), decision, KIND_IDS.index(kind)) == reason


def test_a_ladder_is_said_to_lean_there() -> None:
    game = table(hands=["ladder king", "", ""], walls={1: "castle"}).do("attack 1")
    assert notes.wall_lines(game.state, NAMES) == ("Attack on Bruno", "Castle in the way")
    game.do("lay ladder", "endure")
    assert notes.wall_lines(game.state, NAMES)[1] == "a Ladder leans against the Castle"


def test_how_a_kingdom_stands() -> None:
    game = table(hands=["king", "", ""], walls={2: "minstrel"})
    assert [notes.seat_note(game.state, seat, 0) for seat in range(3)] == ["your turn", "", "no attacks"]
    game.do("attack 1", "lay king")
    assert [notes.seat_note(game.state, seat, 0) for seat in range(2)] == ["attacking", "under attack"]
    game.do("endure")
    assert notes.seat_note(game.state, 0, 1) == "holds 4 gems"


# -- what beats what ---------------------------------------------------------------------------------------------------


def test_what_beats_what_is_what_the_rules_say() -> None:
    game = table(hands=["", "", ""])
    lines = {line.kind: line for line in beats.beaten(game.state.charter)}
    assert set(lines) == {KING, KNIGHT, NINJA, DRAGON, ARCHER, LADDER, LADDER + 1}
    assert lines[KING].walls == ("ladder", "out", "out")
    assert lines[NINJA].walls == ("in", "in", "out")
    assert lines[DRAGON].walls == ("in", "out", "out")
    assert lines[NINJA].words == "Minstrel and Executioner"
    assert "Princess" in lines[KNIGHT].words
    assert "Princess" not in lines[KING].words
    for line in lines.values():
        assert all(ANSWERS[line.kind] >> kind & 1 for kind in line.answers)


def test_the_beginner_deck_knows_no_minstrel() -> None:
    game = table(hands=["", "", ""], beginnerDeck=True)
    assert all("Minstrel" not in line.words for line in beats.beaten(game.state.charter))
    assert CASTLE not in [line.kind for line in beats.beaten(game.state.charter)]
