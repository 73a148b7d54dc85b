"""Legal attacks and what blows do (reference 5, 6)."""

import pytest

from engines.core.vocabulary import sentence, spell
from engines.knights_and_ninjas.forecast import openings
from engines.knights_and_ninjas.game import GAME

from .table import table


@pytest.mark.parametrize(("card", "gems"), [("peasant", 1), ("soldier", 2), ("knight", 3), ("king", 4), ("queen", 5)])
def test_a_common_card_takes_its_strength(card: str, gems: int) -> None:
    game = table([card]).do("attack 1", f"lay {card}", "endure").decline_all()
    assert game.gems == [5 + gems, 5 - gems, 5]
    assert game.told("laid") == [f"laid 0 1 {card}-1 {card} {gems}"]


@pytest.mark.parametrize("card", ["ninja", "dragon"])
def test_a_unique_card_takes_two_and_no_highwayman_is_asked(card: str) -> None:
    game = table([card, "highwayman"]).do("attack 1", f"lay {card}", "endure")
    assert (game.gems, game.asked) == ([7, 3, 5], (1, "turn"))


def test_a_revolt_is_any_number_of_peasants() -> None:
    game = table(["peasant peasant peasant soldier"]).do("attack 1")
    revolts = {"lay peasant", "lay peasant+peasant", "lay peasant+peasant+peasant"}
    assert game.options() == {*revolts, "lay soldier"}


def test_a_castle_stops_a_knight_without_a_ladder() -> None:
    game = table(["knight", ""], walls={1: "castle"})
    assert "attack 1" not in game.options()
    climbing = table(["knight ladder", ""], walls={1: "castle"}).do("attack 1")
    assert climbing.options() == {"lay ladder"}
    assert climbing.do("lay ladder", "endure").options() == {"lay knight", "stop"}


def test_a_second_ladder_is_of_no_use() -> None:
    game = table(["ladder ladder knight"], walls={1: "castle"}).do("attack 1", "lay ladder", "endure")
    assert game.options() == {"lay knight", "stop"}


def test_a_catapult_needs_a_standing_castle() -> None:
    assert "attack 1" not in table(["catapult"]).options()
    game = table(["catapult catapult knight"], walls={1: "castle"}).do("attack 1", "lay catapult", "endure")
    assert (game.wall(1), game.options()) == ("", {"lay knight", "stop"})


def test_a_dragon_burns_the_castle_a_ladder_leans_on() -> None:
    game = table(["archer ladder dragon"], walls={1: "archer castle"})
    game.do("attack 1", "lay archer", "endure", "lay ladder", "endure", "lay dragon", "endure")
    assert (game.wall(1), game.gems, game.discard) == ("", [7, 3, 5], "archer archer castle dragon ladder")


def test_a_ninja_kills_the_archer_and_leaves_the_castle() -> None:
    game = table(["ninja"], walls={1: "archer castle"}).do("attack 1", "lay ninja", "endure")
    assert (game.wall(1), game.told("destroyed")) == ("castle", ["destroyed 1 archer-1 archer"])


@pytest.mark.parametrize(("card", "wall"), [("dragon", "castle"), ("ninja", "archer")])
def test_against_the_poor_walls_fall_but_the_turn_goes_on(card: str, wall: str) -> None:
    game = table([card], gems=[8, 0, 7], walls={1: wall}).do("attack 1", f"lay {card}", "endure")
    assert (game.wall(1), game.asked, game.options()) == ("", (0, "blow"), {"stop"})


def test_an_archer_from_the_hand_or_from_the_own_wall() -> None:
    game = table(["archer"], walls={0: "archer", 1: "archer"}).do("attack 1")
    assert game.options() == {"lay archer", "sally"}
    game.do("lay archer", "endure")
    assert (game.wall(0), game.wall(1)) == ("archer", "")


def test_the_own_archer_alone_is_enough_to_attack() -> None:
    game = table(["castle"], walls={0: "archer", 1: "archer"})
    assert game.options("attack") == {"attack 1"}


def test_a_ladder_goes_at_the_end_however_the_turn_ended() -> None:
    for answer in ("executioner", "minstrel"):
        game = table(["ladder knight", "", answer], walls={2: "castle"})
        game.do("attack 2", "lay ladder", "endure", "lay knight", f"answer {answer}")
        assert "ladder" in game.discard
        assert game.state.ladder == -1


def test_the_attackers_own_walls_play_no_part() -> None:
    game = table(["knight"], walls={0: "castle archer minstrel"})
    assert "attack 1" in game.options()


def test_what_could_be_laid_first_is_what_is_then_offered() -> None:
    """Told beforehand, for whoever picks the card before the victim."""
    game = table(["king ninja ladder castle"], walls={0: "archer", 1: "castle", 2: "archer"})
    for victim, first in ((1, {"lay ninja", "lay ladder"}), (2, {"lay ninja", "sally"})):
        before = GAME.dump(game.state)
        told = {sentence(spell(option, GAME.verbs)) for option in openings(game.state, victim)}
        assert told == first
        assert GAME.dump(game.state) == before
        again = table(["king ninja ladder castle"], walls={0: "archer", 1: "castle", 2: "archer"})
        assert again.do(f"attack {victim}").options() == first
