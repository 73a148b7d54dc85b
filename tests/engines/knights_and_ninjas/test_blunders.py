"""Follies and blunders: each is found where it is made, and only there; normal and hard players commit no folly."""

import math
from collections.abc import Callable, Mapping
from typing import Any

import pytest

from engines.core.blunders import DecisionTaken, WholeGame, found, played_course
from engines.core.bots import Bot, Deadline
from engines.core.game import set_up
from engines.core.rng import Rng
from engines.core.search import Budget
from engines.knights_and_ninjas.blunders import BLUNDERS
from engines.knights_and_ninjas.bots import Captain, Easy, Hard
from engines.knights_and_ninjas.follies import FOLLIES
from engines.knights_and_ninjas.game import GAME

from .table import Table, table

FAR = Deadline(math.inf)
HOUSE = {"lockedUp": True, "dragonsLair": True, "invaders": True, "dancingBear": True}


def made(game: Table, said: str) -> set[str]:
    """The blunders that this answer is."""
    before, decision = game.state.clone(), game.decision
    option = next(option for option in decision.options if game.sentence(option) == said)
    deed = DecisionTaken(1, decision.seat, decision, option, before, (), before)
    course = WholeGame(GAME, set_up(GAME, before.charter.seats), [deed], None)
    return {blunder.name for blunder, _ in found(course, BLUNDERS)}


def _robbery() -> Table:
    return table(["peasant", "", "highwayman"], gems=[9, 3, 3]).do("attack 1", "lay peasant", "endure", "decline")


def _blow(hand: str, attacker: str = "king", gems: tuple[int, ...] = (6, 5, 4)) -> Table:
    return table([attacker, hand], gems=gems).do("attack 1", f"lay {attacker}")


def _assault(hand: str, gems: tuple[int, ...], wall: str = "", first: str = "peasant") -> Table:
    """Seat 0 has laid something that was parried, and may stop."""
    game = table([f"{first} {hand}", "soldier"], gems=gems, walls={1: wall} if wall else None).do("attack 1")
    return game.do(f"lay {first}", "answer soldier")


def _duel(*hands: str) -> Table:
    return table(hands, seats=2)


CASES: tuple[tuple[str, Callable[[], Table], str, str], ...] = (
    ("pays_the_winner", lambda: table(["merchant knight", "king king", "soldier soldier"], gems=[3, 9, 3]),
     "merchant merchant 1", "merchant merchant 2"),
    ("alms_for_the_winner",
     lambda: table(["monk", "peasant ladder"], gems=[9, 3, 3], walls={1: "castle"}).do("monk monk"), "pay_gems",
     "pay peasant+ladder"),
    ("lets_the_winner_ride", _robbery, "decline", "rob highwayman"),
    ("bows_to_the_winner", lambda: _blow("executioner"), "endure", "answer executioner"),
    ("bows_to_the_winner", lambda: _blow("executioner peasant", gems=(7, 5, 3)), "answer peasant",
     "answer executioner"),
    ("parries_in_vain", lambda: _blow("peasant", gems=(4, 2, 9)), "answer peasant", "endure"),
    ("cracks_a_nut", lambda: _blow("queen soldier", "soldier", (5, 5, 5)), "answer queen", "answer soldier"),
    ("cracks_a_nut", lambda: _blow("jester soldier", "soldier", (5, 5, 5)), "answer jester:soldier", "answer soldier"),
    ("leaves_the_hoard", lambda: table(["treasure treasure king"], gems=[9, 3, 3], dragonsLair=True), "attack 1",
     "treasure treasure"),
    ("stops_short", lambda: _assault("ninja", (8, 4, 3)), "stop", "lay ninja"),
    ("marches_on_beggars", lambda: table(["knight", "", ""], gems=[8, 0, 7]), "attack 1", "attack 2"),
    ("beats_a_beggar", lambda: _assault("knight", (8, 0, 7)), "lay knight", "stop"),
    ("climbs_for_nobody",
     lambda: table(["archer ladder", ""], walls={1: "castle archer"}).do("attack 1", "lay archer", "endure"),
     "lay ladder", "stop"),
    ("throws_the_jester_away", lambda: table(["jester traitor"]), "pass jester", "pass traitor"),
    ("shows_the_jester", lambda: table(["herald", "jester peasant"]).do("herald herald"), "show jester",
     "show peasant"),
    ("pays_with_the_jester",
     lambda: table(["monk", "peasant ladder jester"], walls={1: "castle"}).do("monk monk"), "pay peasant+jester",
     "pay peasant+ladder"),
    ("drops_the_jester",
     lambda: _duel("soldier peasant peasant jester", "minstrel").do("attack 1", "lay soldier", "answer minstrel"),
     "give_up peasant+jester", "give_up peasant+peasant"),
    ("lets_the_leader_go", lambda: table(["knight castle"], gems=[2, 9, 4]), "attack 2", "attack 1"),
    ("builds_at_the_gate", lambda: table(["ninja castle"], gems=[8, 4, 3]), "fortify castle", "attack 1"),
    ("robs_the_poor", lambda: table(["knight"], gems=[5, 2, 8]), "attack 1", "attack 2"),
    ("jester_for_a_gem", lambda: _blow("jester", "peasant", (5, 5, 5)), "answer jester:executioner", "endure"),
    ("sleeps_at_open_doors", lambda: table(["knight ladder"], gems=[5, 5, 5]), "pass ladder", "attack 1"),
)  # fmt: skip


@pytest.mark.parametrize(("name", "position", "foolish", "wise"), CASES, ids=[f"{c[0]}-{c[2]}" for c in CASES])
def test_a_blunder_is_found_where_it_is_made(name: str, position: Callable[[], Table], foolish: str, wise: str) -> None:
    game = position()
    assert name in made(game, foolish)
    assert name not in made(game, wise)


def test_every_blunder_has_a_case_and_a_sentence() -> None:
    assert {case[0] for case in CASES} == {blunder.name for blunder in BLUNDERS}
    assert len(BLUNDERS) >= 12
    assert all(blunder.sentence.endswith(".") for blunder in BLUNDERS)
    assert [blunder.name for blunder in BLUNDERS if blunder.forbidden] == [folly.name for folly in FOLLIES]


def test_no_folly_where_nothing_else_is_left() -> None:
    game = table(["merchant", "king king"], gems=[3, 9, 3], walls={2: "minstrel"})
    only = game.decision._replace(options=tuple(o for o in game.decision.options if o.verb == "merchant"))
    deed = DecisionTaken(1, 0, only, only.options[0], game.state, (), game.state)
    assert not list(found(WholeGame(GAME, set_up(GAME, 3), [deed], None), BLUNDERS))


def follies(make: Callable[[], Bot[Any]], seats: int, wishes: Mapping[str, Any], seed: int) -> list[str]:
    """The forbidden blunders of one game among such players."""
    setup = set_up(GAME, seats, dict(wishes), seed)
    state, bots, rng, options = GAME.new(setup), [make() for _ in range(seats)], Rng(seed), []
    while (decision := GAME.decision(state)) is not None:
        options.append(bots[decision.seat].choose(GAME.view(state, decision.seat), decision, FAR, rng))
        GAME.apply(state, options[-1])
    return [blunder.name for blunder, _ in found(played_course(GAME, setup, options), BLUNDERS) if blunder.forbidden]


@pytest.mark.parametrize(("seats", "wishes"), [(2, {}), (4, {}), (5, HOUSE)])
def test_normal_players_commit_no_folly(seats: int, wishes: Mapping[str, Any]) -> None:
    assert [follies(Captain, seats, wishes, seed) for seed in range(6)] == [[]] * 6


@pytest.mark.parametrize(("seats", "wishes"), [(2, {}), (4, HOUSE)])
def test_hard_players_commit_no_folly(seats: int, wishes: Mapping[str, Any]) -> None:
    budget = Budget(8, turns=2)
    assert follies(lambda: Hard(GAME, many=budget, duel=budget), seats, wishes, 3) == []


def test_easy_players_do() -> None:
    assert any(follies(Easy, 4, {}, seed) for seed in range(12))
