"""The results of Kings & Things: what decided between equal incomes (13.3)."""

import pytest

from client.games.kings_and_things.results import KingsAndThingsCount
from engines.core.language import ENGLISH
from tests.engines.kings_and_things.test_victory import last_build, realm


def notes_of(**table: object) -> tuple[str, ...]:
    game = last_build(citadels_since=4, turn=5, **table)
    game.do("end_building")
    assert game.outcome is not None
    return KingsAndThingsCount(ENGLISH).notes(game.state, game.outcome)


def test_the_results_say_that_land_decided() -> None:
    forts = {0: "citadel", 3: "citadel", 1: "tower"}
    assert notes_of(kingdoms=realm(3, 4, 9, 3), forts=forts)[:2] == ("tie · land 3", "tie · land 4")


def test_where_land_is_equal_the_results_say_that_armies_decided() -> None:
    armies = [{0: "troll ogre"}, {3: "goblins"}]
    notes = notes_of(kingdoms=realm(3, 3, 9, 3), forts={0: "citadel", 3: "citadel"}, armies=armies)
    assert notes[:2] == ("tie · counters 2", "tie · counters 1")


@pytest.mark.parametrize("forts", [{0: "citadel", 3: "citadel"}, {0: "citadel"}])
def test_without_a_tie_they_tell_the_gold(forts: dict[int, str]) -> None:
    assert all(note.endswith(" gold") for note in notes_of(kingdoms=realm(5, 3, 9, 3), forts=forts))
