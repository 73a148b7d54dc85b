"""Levels and characters of a partner: how much it helps, and whose proverbs it has."""

from collections.abc import Sequence
from itertools import pairwise

import pytest

from engines import blunders_of
from engines.commands.playing import Bots, Turns, play_with
from engines.core.blunders import found, played_course
from engines.core.game import set_up
from engines.core.match import Match
from engines.core.seats import bot_for
from engines.core.types import Event
from engines.my_realm.bots import HELP, LIKED_WORDINGS
from engines.my_realm.forms import FIRST_OF
from engines.my_realm.game import GAME
from engines.my_realm.state import Saying
from tests.opponents.forgetful import ONE_IN, Forgetful, Mishearing, is_lost, misheard

SEED = 5


class Pair(Bots):
    """King and Princess by name, or somebody who forgets or mishears."""

    def made(self, name: str):
        own = {"forgetful": Forgetful, "mishearing": Mishearing}
        return own[name]() if name in own else bot_for(GAME, name)


def course_of(king: str, princess: str, seed: int = SEED):
    setup = set_up(GAME, 2, {"mode": "demo"}, seed)
    match, bots = Match(GAME, setup), Pair(GAME, {0: king, 1: princess}, seed)
    options = []
    while match.decision:
        options.append(bots.choose(match.decision, match.view))
        match.submit(options[-1])
    return played_course(GAME, setup, options)


def points(king: str, princess: str, seeds: Sequence[int]) -> float:
    told = 0
    for seed in seeds:
        setup = set_up(GAME, 2, {"mode": "demo"}, seed)
        told += play_with(GAME, setup, Pair(GAME, {0: king, 1: princess}, seed), Turns(GAME.turn)).scores[0]
    return told / len(seeds)


def sayings(king: str, princess: str = "easy") -> list[Event]:
    return [event for deed in course_of(king, princess).deeds for event in deed.events if event.kind == "spoke"]


@pytest.mark.thorough
def test_characters_change_proverbs_and_nothing_else() -> None:
    plain = sayings("easy")
    assert len(plain) > 5
    for character, wording in LIKED_WORDINGS.items():
        said = sayings(f"easy:{character}")
        assert [event.args[:2] for event in said] == [event.args[:2] for event in plain]
        assert {event.args[2] for event in said} == {wording}
    merry = sayings("easy:merry")
    assert [event.args[:2] for event in merry] == [event.args[:2] for event in plain]
    assert all(one.args[2] != other.args[2] for one, other in pairwise(merry))


def test_a_level_says_how_much_is_kept_in_mind() -> None:
    assert HELP["easy"].memory is None
    assert (HELP["normal"].memory, HELP["hard"].memory) == (6, 3)
    assert HELP["easy"].loose < HELP["normal"].loose < HELP["hard"].loose


@pytest.mark.parametrize("players", [("hard", "hard"), ("normal", "normal"), ("easy:cryptic", "easy")])
def test_no_partner_makes_a_forbidden_blunder(players: tuple[str, str]) -> None:
    told = [(blunder.name, moment) for blunder, moment in found(course_of(*players), blunders_of("my_realm"))
            if blunder.forbidden]  # fmt: skip
    assert told == []


def test_there_is_enough_to_laugh_at_and_chance_does_most_of_it() -> None:
    blunders = blunders_of("my_realm")
    assert len(blunders) >= 12
    assert len({blunder.name for blunder in blunders}) == len(blunders)
    seen = {blunder.name for seed in range(8) for blunder, _ in found(course_of("random", "random", seed), blunders)}
    assert len(seen) >= 4


def test_one_saying_in_five_is_forgotten() -> None:
    many = [Saying(1, form, (one, other), 0) for form in range(5) for one in range(9) for other in range(9)]
    lost = sum(is_lost(at, saying) for at, saying in enumerate(many))
    assert abs(lost / len(many) - 1 / ONE_IN) < 0.03


def test_what_is_misheard_names_another_matter_and_is_written_as_any_saying_is() -> None:
    assert misheard(Saying(1, FIRST_OF, (0, 3, 8), 0)).matters == (0, 1, 3)
    assert misheard(Saying(1, FIRST_OF, (4, 2, 3), 0)).matters == (4, 2, 5)


@pytest.mark.parametrize("players", [("hard", "mishearing"), ("mishearing", "hard"), ("mishearing", "mishearing")])
def test_whoever_mishears_plays_to_the_end(players: tuple[str, str]) -> None:
    """What contradicts itself by that is not believed."""
    assert course_of(*players).deeds


@pytest.mark.long
@pytest.mark.thorough
def test_less_help_is_fewer_points() -> None:
    seeds = range(20)
    told = [points(level, level, seeds) for level in ("easy", "normal", "hard")]
    assert told == sorted(told, reverse=True)
    assert told[0] > told[2] + 1
