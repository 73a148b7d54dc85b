"""Easy, normal and hard: what each does otherwise, and that all are fair and steady."""

import math
from collections.abc import Callable
from typing import Any

import pytest

from engines.core.bots import Bot, Deadline
from engines.core.game import set_up
from engines.core.opponents import bot_of
from engines.core.rng import Rng
from engines.core.search import Budget, halve
from engines.core.setup import Value
from engines.core.types import Option, View
from engines.kings_and_things.bots import EasyMarshal, HardMarshal, Marshal, hard
from engines.kings_and_things.bots.campaign import whole_plan
from engines.kings_and_things.bots.evaluation import COUNTS, STAGES, counts, value, weights
from engines.kings_and_things.bots.survey import Survey
from engines.kings_and_things.bots.weights import HARD, NORMAL, Weights
from engines.kings_and_things.bots.worlds import worlds
from engines.kings_and_things.game import GAME
from engines.kings_and_things.opponents import CHARACTERS
from engines.kings_and_things.realm import army, supported
from engines.kings_and_things.state import MOVEMENT, State
from engines.kings_and_things.things import CREATURES
from engines.kings_and_things.view import view as view_of
from tests.rounds import first

SMALL = Budget(simulations=8)
NOTHING_COUNTS = dict.fromkeys(["land", "new_land", "income", "crown", "castle", "doom", "last_land"], 0.0)


def small_hard(weights: Weights = HARD) -> HardMarshal:
    return HardMarshal(weights, SMALL, Budget(simulations=4))


def played(bots: list[Bot[State]], seed: int, turns: int, seats: int = 2, **options: Value) -> list[Option]:
    """The answers of the first turns of a game."""
    state = GAME.new(set_up(GAME, seats, options, seed))
    rngs = [Rng(seed, f"bot {seat}") for seat in range(seats)]
    said = []
    while (decision := GAME.decision(state)) is not None and state.turn <= turns:
        seat = decision.seat
        said.append(bots[seat].choose(GAME.view(state, seat), decision, Deadline(math.inf), rngs[seat]))
        GAME.apply(state, said[-1])
    return said


def position(turn: int, phase: int = MOVEMENT, seats: int = 4, seed: int = 3) -> State:
    """A game among Marshals when this phase of this turn asks its first question."""
    state = GAME.new(set_up(GAME, seats, {}, seed))
    bots, rng = [Marshal() for _ in range(seats)], Rng(seed, "bots")
    while (decision := GAME.decision(state)) is not None and (state.turn, state.phase) != (turn, phase):
        view = GAME.view(state, decision.seat)
        GAME.apply(state, bots[decision.seat].choose(view, decision, Deadline(math.inf), rng))
    return state


def test_hard_gives_the_same_answers_again() -> None:
    said = [played([small_hard(), Marshal()], 5, 1) for _ in range(2)]
    assert said[0] == said[1]
    assert len(said[0]) > 50


@pytest.mark.parametrize("level", first(1, ["hard", "easy", "normal"]))
def test_no_level_sees_what_is_hidden(level: str) -> None:
    """Two worlds that look alike to a seat get the same answer."""
    state = position(2, seats=3)
    decision = GAME.decision(state)
    assert decision is not None
    view = GAME.view(state, decision.seat)
    other = GAME.redeal(view, Rng(8))
    assert other.armies != state.armies
    views = [GAME.view(world, decision.seat) for world in (state, other)]
    makers: dict[str, Callable[[], Bot[State]]] = {"hard": small_hard, "easy": EasyMarshal, "normal": Marshal}
    said = [makers[level]().choose(each, decision, Deadline(math.inf), Rng(1)) for each in views]
    assert said[0] == said[1]


@pytest.mark.parametrize("marching", [True, False])
def test_hard_takes_the_plan_that_brings_what_counts(monkeypatch: pytest.MonkeyPatch, marching: bool) -> None:
    """Two plans, to march or to stay, and an evaluation that knows only whether one has stayed at home. In one game of
    the three it may all be the same: who stays can be beaten there."""
    taken = 0
    for seed in (3, 4, 5):
        state = position(2, seats=2, seed=seed)
        decision = GAME.decision(state)
        assert decision is not None
        view = GAME.view(state, decision.seat)
        march = whole_plan(Survey(view, Rng(4)), state.agenda[-1][2])
        walker, home = march[0].orders.pieces[0], view.seat * state.charter.hexes + march[0].orders.path[0]

        def away(world: State, walker: int = walker, home: int = home) -> list[float]:
            return [float((walker not in world.armies[home]) == marching)] * 2

        monkeypatch.setattr(hard, "value", away)
        monkeypatch.setattr(hard, "PLANS", {"stay": lambda usual: usual._replace(**NOTHING_COUNTS)})
        plan = small_hard(NORMAL).best_plan(view, Deadline(math.inf), Rng(4))
        taken += plan == (march if marching else [])
    assert taken >= 2


def test_hard_does_not_think_about_one_turn_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    """Once a turn's simulations are spent, what is left of it is answered by the rules of thumb; but for the plan."""

    def thoughts(most: int) -> int:
        counted = 0

        def counting(*args: Any) -> Any:
            nonlocal counted
            counted += 1
            return halve(*args)

        with monkeypatch.context() as patch:
            patch.setattr(hard, "A_TURN", most)
            patch.setattr(hard, "halve", counting)
            played([small_hard(), Marshal()], 5, 1)
        return counted

    assert thoughts(1) == 2  # an answer, and the plan
    assert thoughts(1000) > 2


@pytest.mark.parametrize(("seats", "times"), [(2, hard.AT_TWO), (3, 1), (4, 1)])
def test_between_two_players_hard_tries_more(seats: int, times: int, monkeypatch: pytest.MonkeyPatch) -> None:
    tried: list[int] = []

    def counting(*args: Any) -> Any:
        tried.append(args[5].simulations)
        return halve(*args)

    monkeypatch.setattr(hard, "halve", counting)
    bot = small_hard()
    played([bot, *[Marshal() for _ in range(seats - 1)]], 5, 1, seats)
    assert set(tried) == {bot.budget.simulations * times, bot.plan_budget.simulations * times}


def test_imagined_worlds_fit_the_view() -> None:
    state = position(3)
    view = view_of(state, 0)
    deal = worlds(view)
    for seed in range(5):
        world = deal(Rng(seed))
        assert view_of(world, 0) == View(0, view.state)
        assert GAME.broken(world) == []


def test_in_imagined_worlds_few_face_down_counters_are_bluffs() -> None:
    """8.2: players lay mostly what their land supports, so a plain redeal imagines far too many bluffs."""
    state = position(3)
    view = view_of(state, 0)
    deal = worlds(view)

    def bluffs(world: State) -> int:
        return sum(
            piece < CREATURES and not supported(world, seat, hex_, piece)
            for seat in range(1, state.charter.seats)
            for hex_ in range(state.charter.hexes)
            for piece in army(world, seat, hex_)
        )

    plain, likely = [
        sum(bluffs(world) for world in dealt)
        for dealt in ([GAME.redeal(view, Rng(seed)) for seed in range(20)], [deal(Rng(seed)) for seed in range(20)])
    ]
    assert plain > 40
    assert 2 * likely < plain


def test_an_evaluation_is_a_share_for_everybody() -> None:
    state = position(3)
    found = value(state)
    assert len(weights()) == len(STAGES)
    assert len(counts(state, 0)) == len(COUNTS)
    assert math.isclose(sum(found), 1)
    assert all(0 < share < 1 for share in found)


def test_more_of_everything_is_likelier_to_win() -> None:
    state = position(3)
    before = value(state)[0]
    for at, owner in enumerate(state.owner):
        if owner < 0 and state.terrain[at] >= 0:
            state.owner[at] = 0
    assert value(state)[0] > before


def test_easy_overlooks_and_tires() -> None:
    """It answers otherwise than the Marshal now and then, and mostly alike."""
    state = GAME.new(set_up(GAME, 2, {}, 7))
    bots, rng, same, other = [Marshal(), Marshal()], Rng(7, "bots"), 0, 0
    while (decision := GAME.decision(state)) is not None and state.turn <= 3:
        view = GAME.view(state, decision.seat)
        option = bots[decision.seat].choose(view, decision, Deadline(math.inf), rng)
        if len(decision.options) > 2 and decision.kind not in ("move", "march"):
            said = EasyMarshal().choose(view, decision, Deadline(math.inf), rng)
            same, other = same + (said == option), other + (said != option)
        GAME.apply(state, option)
    assert other > 5
    assert same > other


@pytest.mark.parametrize("character", first(1, [each.id for each in CHARACTERS]))
def test_a_character_plays_by_its_own_weights(character: str) -> None:
    usual, special = bot_of(GAME.opponents, "normal"), bot_of(GAME.opponents, f"normal:{character}")
    assert isinstance(usual, Marshal)
    assert isinstance(special, Marshal)
    assert usual.weights != special.weights
    strongest = bot_of(GAME.opponents, f"hard:{character}")
    assert isinstance(strongest, HardMarshal)
    assert strongest.weights != HARD
    assert isinstance(bot_of(GAME.opponents, f"easy:{character}"), EasyMarshal)


@pytest.mark.thorough
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("options", [{}, {"victory": "conquest", "turn_limit": 5}, {"citadel_hold": 3}], ids=str)
def test_hard_plays_every_table_to_its_end(seats: int, options: dict[str, Value]) -> None:
    bots: list[Bot[State]] = [small_hard() if seat == 0 else Marshal() for seat in range(seats)]
    assert played(bots, 11, 100, seats, **options)
