"""What only the window says of Of Knights & Ninjas: the table of answers, hints for the mouse, notes."""

import pytest

from client.games.knights_and_ninjas.words import matchups, notes
from client.games.knights_and_ninjas.words.answers import AnswerLine, answer_lines
from client.games.knights_and_ninjas.words.hints import NAME, RAID, to_begin, with_picked
from engines.core.types import Decision
from engines.knights_and_ninjas.cards import ANSWERS, ARCHER, CASTLE, DRAGON, KING, KNIGHT, LADDER, NINJA
from engines.knights_and_ninjas.game import GAME
from tests.engines.knights_and_ninjas.table import Table, table

NAMES = ("Anna", "Bruno", "Clara")


def decision(game: Table) -> Decision:
    asked = GAME.decision(game.state)
    assert asked is not None
    return asked


def rows(game: Table) -> dict[str, AnswerLine]:
    asked = decision(game)
    return {row.title: row for row in answer_lines(GAME.view(game.state, asked.seat), asked, NAMES)}


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


@pytest.mark.parametrize(
    ("card", "wall", "fallen"),
    [("archer", "archer", "the Archer"), ("catapult", "castle", "the Castle"), ("peasant", "archer", "")],
)
def test_a_defence_that_falls_is_among_what_one_loses(card: str, wall: str, fallen: str) -> None:
    game = table(hands=[card, "king soldier executioner", ""], walls={1: wall}, gems=[5, 5, 5])
    if card == "peasant":
        game = table(hands=[card, "king soldier executioner", ""], gems=[5, 5, 5])
    game.do("attack 1", f"lay {card}")
    found = rows(game)
    assert found["Don't answer"].fallen == fallen
    assert all(not row.fallen for title, row in found.items() if title != "Don't answer")


# -- answers -----------------------------------------------------------------------------------------------------------


def test_there_is_a_row_for_every_answer_and_for_every_card_that_is_none() -> None:
    game = table(hands=["king", "peasant peasant soldier jester castle princess highwayman herald", ""])
    game.do("attack 1", "lay king")
    found = rows(game)
    assert next(iter(found)) == "Don't answer"
    assert {"Peasant", "Revolt: 2 Peasants", "Revolt of 3 + Jester", "Soldier", "Jester"} <= set(found)
    assert found["Princess"].reason == "only a Knight or a Dragon"
    assert found["Highwayman"].reason == "only after gems are taken"
    assert found["Castle"].reason == found["Herald"].reason == "no answer to an attack"
    assert found["Jester"].guises is None
    assert not found["Jester"].reason


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
    assert rows(game)["Don't answer"].effect == effect


@pytest.mark.parametrize(
    ("hand", "gems", "effect"),
    [
        ("king", 6, "The King takes 4 gems."),
        ("king", 3, "The King takes 3 gems, all you have."),
        ("king", 0, "You have no gems to lose."),
        ("peasant peasant", 6, "The 2 Peasants take 2 gems."),
    ],
)
def test_enduring_says_what_is_taken(hand, gems, effect) -> None:
    game = table(hands=[hand, "", ""], gems=[5, gems, 10 - gems] if gems > 1 else [6, gems, 9 - gems])
    game.do("attack 1", f"lay {hand.replace(' ', '+')}")
    assert rows(game)["Don't answer"].effect == effect


def test_a_princess_takes_the_card_that_it_is() -> None:
    game = table(hands=["jester", "princess", ""]).do("attack 1", "lay jester:knight")
    assert rows(game)["Princess"].effect == "The Jester joins your hand."


def test_a_minstrel_does_something_else_with_two_players() -> None:
    for seats, held, effect in (
        (3, "king", "The King goes home, and the Minstrel stays with you."),
        (2, "king", "The King is discarded."),
        (2, "king castle", "The King is discarded, and the attacker loses 1 card more."),
        (2, "king castle ladder archer", "The King is discarded, and the attacker loses 2 cards more."),
    ):
        game = table(hands=[held, "minstrel", ""][:seats], seats=seats)
        game.do("attack 1", "lay king")
        assert rows(game)["Minstrel"].effect == effect


# -- hints -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("picked", "sentence"),
    [
        ({"pass", RAID}, "Click the kingdom to attack. Or click the discard pile to pass with it."),
        ({"pass"}, "You can't play it now. Click the discard pile to pass with it, or Esc to put it back."),
        ({"pass", "herald", NAME}, "Choose who your Jester plays. Esc cancels."),
        ({"attack"}, "Press Attack, then choose a card."),
        ({"lay", "revolt"}, "Press the button or click Bruno. More Peasants make a bigger Revolt."),
        ({"lay"}, "Press the button or click Bruno."),
        ({"show"}, ""),
    ],
)
def test_what_is_picked_says_what_may_follow(picked: set[str], sentence: str) -> None:
    assert with_picked(frozenset(picked), "Bruno") == sentence


def test_where_to_click_is_said_only_where_something_can_be_clicked() -> None:
    game = table(hands=["king", "castle", ""])
    assert to_begin(decision(game)).startswith("Pick a card")
    assert to_begin(decision(game.do("attack 1", "lay king"))) == ""  # nothing answers it
    assert to_begin(decision(table(hands=["king", ""], seats=2))) == ""  # nobody can pass


# -- notes -------------------------------------------------------------------------------------------------------------


def test_a_blow_says_what_it_can_take() -> None:
    game = table(hands=["ladder king", "", ""], gems=[5, 3, 7], walls={1: "castle"})
    game.do("attack 1", "lay ladder", "endure", "lay king")
    lines = notes.blow_lines(game.state, NAMES)
    assert lines == ("King over the Ladder: strength 4", "Bruno has 3 gems: at most 3 can be taken")


def test_a_ladder_is_said_to_lean_there() -> None:
    game = table(hands=["ladder king", "", ""], walls={1: "castle"}).do("attack 1")
    assert notes.wall_lines(game.state, NAMES) == ("Attack on Bruno", "a Castle in the way")
    game.do("lay ladder", "endure")
    assert notes.wall_lines(game.state, NAMES)[1] == "a Ladder leans against the Castle"


def test_gems_on_the_road_tell_how_near_they_bring_somebody() -> None:
    game = table(hands=["king", "", "highwayman"]).do("attack 1", "lay king", "endure")
    first, second = notes.road_lines(game.state, NAMES)
    assert first.endswith("unless a Highwayman comes")
    assert second == f"That makes {game.state.gems[0]} gems; {game.state.target} win"


def test_how_a_kingdom_stands() -> None:
    game = table(hands=["king", "", ""], walls={2: "minstrel"})
    assert [notes.seat_note(game.state, seat, 0) for seat in range(3)] == ["your turn", "", "safe from attack"]
    game.do("attack 1", "lay king")
    assert [notes.seat_note(game.state, seat, 0) for seat in range(2)] == ["attacking", "under attack"]
    game.do("endure")
    assert notes.seat_note(game.state, 0, 1) == "holds 4 gems"


# -- what beats what ---------------------------------------------------------------------------------------------------


def test_what_beats_what_is_what_the_rules_say() -> None:
    game = table(hands=["", "", ""])
    lines = {line.kind: line for line in matchups.matchups(game.state.charter)}
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
    assert all("Minstrel" not in line.words for line in matchups.matchups(game.state.charter))
    assert CASTLE not in [line.kind for line in matchups.matchups(game.state.charter)]
