"""The response window (reference 6)."""

import pytest

from engines.knights_and_ninjas.cards import GUISE_IDS
from engines.knights_and_ninjas.forecast import Forecast, forecast

from .table import Table, table

ALL = (
    "peasant soldier knight king queen ninja dragon archer castle ladder catapult minstrel traitor highwayman princess"
)
ALL += " executioner herald merchant monk"
COMMON = {"peasant", "soldier", "knight", "king", "queen"}
ROWS = {
    "peasant": COMMON | {"traitor", "executioner", "minstrel"},
    "soldier": COMMON | {"traitor", "executioner", "minstrel"},
    "knight": COMMON | {"princess", "traitor", "executioner", "minstrel"},
    "king": COMMON | {"traitor", "executioner", "minstrel"},
    "ninja": {"executioner", "minstrel"},
    "dragon": {"princess", "executioner", "minstrel"},
    "archer": {"executioner", "minstrel"},
    "ladder": {"minstrel"},
    "catapult": {"minstrel"},
}
WALL = {"archer": "archer", "ladder": "castle", "catapult": "castle"}


def attacked(card: str, hand: str = ALL, **more: object) -> Table:
    """Seat 0 has laid this card against seat 1, who holds that hand."""
    return table([card, hand], walls={1: WALL.get(card, "")}, **more).do("attack 1", f"lay {card}")  # type: ignore[arg-type]


@pytest.mark.parametrize("card", ROWS)
def test_what_may_answer(card: str) -> None:
    game = attacked(card)
    assert game.asked == (1, "respond")
    assert game.options() == {"endure"} | {f"answer {answer}" for answer in ROWS[card]}


@pytest.mark.parametrize("card", ROWS)
def test_a_jester_answers_as_any_of_them(card: str) -> None:
    game = attacked(card, "jester")
    assert game.options() == {"endure"} | {f"answer jester:{answer}" for answer in ROWS[card]}


def test_who_holds_nothing_is_asked_all_the_same() -> None:
    assert attacked("knight", "").options() == {"endure"}


def test_a_revolt_answers_any_common_blow() -> None:
    game = attacked("king", "peasant peasant peasant")
    game.do("answer peasant+peasant+peasant").decline_all()
    assert game.gems == [6, 4, 5]


def test_an_answer_may_be_too_weak_or_more_than_enough() -> None:
    assert attacked("king", "peasant").do("answer peasant").decline_all().gems == [8, 2, 5]
    strong = attacked("peasant", "queen").do("answer queen")
    assert (strong.gems, strong.asked) == ([5, 5, 5], (0, "blow"))


def test_there_is_no_second_answer() -> None:
    game = attacked("king", "peasant soldier").do("answer peasant")
    assert game.asked[1] == "highwayman"


def test_a_princess_takes_a_knight_that_everybody_has_seen() -> None:
    game = attacked("knight", "princess").do("answer princess")
    assert (game.hand(1), game.asked, game.options()) == ("knight", (0, "blow"), {"stop"})
    assert game.sees(0, 1) == game.sees(2, 1) == "knight"


def test_a_traitor_turns_the_blow_and_is_lost() -> None:
    game = attacked("king", "traitor").do("answer traitor")
    assert (game.asked, game.discard) == ((0, "respond"), "traitor")
    assert game.do("endure").decline_all().gems == [1, 9, 5]


def test_a_turned_blow_that_is_parried_lets_the_turn_go_on() -> None:
    game = table(["knight king", "traitor"]).do("attack 1", "lay knight", "answer traitor", "answer king")
    assert (game.gems, game.asked) == ([5, 5, 5], (0, "blow"))


def test_traitors_turn_a_blow_as_long_as_they_last() -> None:
    game = table(["knight jester", "traitor jester"])
    game.do("attack 1", "lay knight", "answer traitor", "answer jester:traitor", "answer jester:traitor")
    assert game.asked == (0, "respond")
    assert game.do("endure").decline_all().gems == [2, 8, 5]


def test_a_turned_blow_stopped_by_the_turns_own_player_does_not_end_the_turn() -> None:
    for answer in ("executioner", "minstrel"):
        game = table([f"knight soldier {answer}", "traitor"])
        game.do("attack 1", "lay knight", "answer traitor", f"answer {answer}")
        assert game.asked == (0, "blow")
    assert (game.hand(0), game.wall(0)) == ("soldier knight", "minstrel")  # it came home to whoever laid it


def test_no_second_minstrel_in_front() -> None:
    """It can arise only when a turned blow ignores the one that is there."""
    game = table(["knight knight minstrel minstrel", "traitor traitor"])
    game.do("attack 1", "lay knight", "answer traitor", "answer minstrel", "lay knight", "answer traitor")
    assert game.wall(0) == "minstrel"
    assert "answer minstrel" not in game.options()


def test_a_minstrel_sends_a_revolt_home_whole() -> None:
    game = table(["peasant peasant peasant", "", "minstrel"])
    game.do("attack 2", "lay peasant+peasant+peasant", "answer minstrel")
    assert (game.hand(0), game.wall(2), game.asked) == ("peasant peasant peasant", "minstrel", (1, "turn"))


def test_a_minstrel_sends_an_archer_from_the_wall_to_the_hand() -> None:
    game = table(["", "", "minstrel"], walls={0: "archer", 2: "archer"}).do("attack 2", "sally", "answer minstrel")
    assert (game.hand(0), game.wall(0), game.wall(2)) == ("archer", "", "archer minstrel")


def test_an_executioner_ends_the_turn() -> None:
    game = attacked("ninja", "executioner").do("answer executioner")
    assert (game.gems, game.asked, game.discard) == ([5, 5, 5], (1, "turn"), "executioner ninja")


@pytest.mark.parametrize(
    ("answer", "outlook"),
    [
        ((), Forecast(4, ends=True)),
        (("soldier",), Forecast(2, ends=True)),
        (("peasant", "peasant", "peasant", "peasant"), Forecast(0, ends=False)),
        (("queen",), Forecast(0, ends=False)),
        (("traitor",), Forecast(0, ends=False, turned=True)),
        (("executioner",), Forecast(0, ends=True)),
        (("jester:minstrel",), Forecast(0, ends=True)),
    ],
)
def test_what_an_answer_would_come_to_is_told_beforehand(answer: tuple[str, ...], outlook: Forecast) -> None:
    game = attacked("king", "soldier")
    frame = game.state.agenda[-1]
    assert forecast(game.state, frame, tuple(map(GUISE_IDS.index, answer))) == outlook
