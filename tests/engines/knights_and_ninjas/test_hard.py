"""The hard player, its memory and what it thinks of a position. Budgets are small: strength is measured elsewhere."""

import math
from collections import Counter

import pytest

from engines.core.bots import Deadline, tell
from engines.core.game import set_up
from engines.core.rng import Rng
from engines.core.search import Budget
from engines.core.types import HIDDEN, Option, Story
from engines.core.vocabulary import sentence, spell
from engines.knights_and_ninjas.bots import Captain, Hard
from engines.knights_and_ninjas.bots.evaluation import FEATURES, leaning, sparse, value
from engines.knights_and_ninjas.bots.evaluation import table as weights_of
from engines.knights_and_ninjas.bots.ledger import Ledger
from engines.knights_and_ninjas.bots.memory import Memory
from engines.knights_and_ninjas.bots.mind import Mind
from engines.knights_and_ninjas.bots.terms import total
from engines.knights_and_ninjas.bots.weights import NORMAL
from engines.knights_and_ninjas.bots.worths import VERBS, totals, worths
from engines.knights_and_ninjas.cards import KIND
from engines.knights_and_ninjas.game import GAME
from engines.knights_and_ninjas.redeal import redealer
from engines.knights_and_ninjas.state import State

from .table import Table, table

SMALL = Budget(8, turns=2)
FAR = Deadline(math.inf)
HOUSE = {"lockedUp": True, "dragonsLair": True, "invaders": True, "dancingBear": True}


def hard() -> Hard:
    return Hard(GAME, many=SMALL, duel=SMALL)


def chosen(bot: Hard, state: State, seed: int = 0) -> Option:
    decision = GAME.decision(state)
    assert decision is not None
    return bot.choose(GAME.view(state, decision.seat), decision, FAR, Rng(seed))


def does(game: Table, simulations: int = 40) -> str:
    budget = Budget(simulations)
    return sentence(spell(chosen(Hard(GAME, many=budget, duel=budget), game.state), GAME.verbs))


# -- how it plays


@pytest.mark.parametrize(("seats", "wishes"), [(2, {}), (4, {}), (5, HOUSE)])
def test_games_come_to_an_end_and_are_the_same_again(seats: int, wishes: dict[str, bool]) -> None:
    def played() -> list[Option]:
        story, made, bot = Story(), list[Option](), hard()
        state, told = GAME.new(set_up(GAME, seats, wishes, 4), story), 0
        others = [Captain() for _ in range(seats)]
        while (decision := GAME.decision(state)) is not None:
            if decision.seat == 0:
                tell(bot, 0, story[told:])
                told = len(story)
                made.append(bot.choose(GAME.view(state, 0), decision, FAR, Rng(len(made))))
            else:
                made.append(others[decision.seat].choose(GAME.view(state, decision.seat), decision, FAR, Rng(1)))
            GAME.apply(state, made[-1], story)
        return made

    assert played() == played()


def test_what_it_cannot_see_does_not_matter_to_it() -> None:
    state = GAME.new(set_up(GAME, 4, {}, 5))
    for step in range(12):
        decision = GAME.decision(state)
        assert decision is not None
        otherwise = GAME.redeal(GAME.view(state, decision.seat), Rng(step))
        assert chosen(hard(), state) == chosen(hard(), otherwise)
        GAME.apply(state, chosen(hard(), state))


def test_it_takes_the_game_when_it_can() -> None:
    game = table(["ninja castle archer", "soldier", "soldier"], gems=[8, 5, 2])
    assert does(game) == "attack 1"
    assert does(game.do("attack 1")) == "lay ninja"


def test_it_stops_whoever_would_win() -> None:
    game = table(["king", "jester"], gems=[6, 5, 4]).do("attack 1", "lay king")
    assert does(game).startswith("answer jester:")


# -- its memory


@pytest.mark.parametrize(("seats", "wishes"), [(2, {}), (4, {}), (4, HOUSE)])
def test_it_remembers_exactly_what_lies_in_the_discard_pile(seats: int, wishes: dict[str, bool]) -> None:
    story, memories, told, recalled = Story(), [Memory() for _ in range(seats)], [0] * seats, 0
    state, bot = GAME.new(set_up(GAME, seats, wishes, 11), story), Captain()
    while (decision := GAME.decision(state)) is not None:
        seat = decision.seat
        memories[seat].watch([event.seen_by(seat) for event in story[told[seat] :]])
        told[seat] = len(story)
        view = GAME.view(state, seat)
        remembered = memories[seat].recall(view).state
        assert sorted(remembered.discard) == sorted(state.discard)
        recalled += view.state.discard.count(HIDDEN)
        GAME.apply(state, bot.choose(view, decision, FAR, Rng(recalled)), story)
    assert recalled > 20


def test_without_a_memory_the_pile_stays_what_the_view_shows() -> None:
    view = GAME.view(table(["knight"], discard="king queen soldier").state, 0)
    assert Memory().recall(view) is view


def test_it_holds_a_grudge_against_whoever_took_its_gems() -> None:
    game = table(["knight", "", "", ""]).do("attack 1", "lay knight", "endure").decline_all()
    bot, story = Captain(NORMAL.with_likings({"grudge": 1.0})), Story()
    story("captured", 0, 1, 3)
    tell(bot, 1, story)
    assert bot.memory.grudges(1) == {0: 3}
    assert bot.memory.grudges(2) == {}
    ledger, calm = bot.ledger(GAME.view(game.state, 1)), Captain(NORMAL).ledger(GAME.view(game.state, 1))
    assert ledger.spite[0] == pytest.approx(calm.spite[0] + 3)
    assert ledger.spite[2] == pytest.approx(calm.spite[2])


# -- its worlds


def test_worlds_fit_the_view_and_hands_lean_to_what_players_keep() -> None:
    state = GAME.new(set_up(GAME, 4, {}, 2))
    view = GAME.view(state, state.seat)
    deal, held = redealer(view, leaning(two=False)), Counter[int]()
    even, alike = redealer(view), Counter[int]()
    for seed in range(60):
        world = deal(Rng(seed))
        assert GAME.broken(world) == []
        assert GAME.view(world, view.seat) == view
        for seat in state.charter.rivals[view.seat]:
            held.update([KIND[card] for card in world.hands[seat]])
            alike.update([KIND[card] for card in even(Rng(seed)).hands[seat]])
    assert held[19] < alike[19]  # Jesters are played rather than kept
    assert held[9] > alike[9]  # Ladders wait for a Castle


def test_a_redealer_deals_as_redeal_does() -> None:
    state = GAME.new(set_up(GAME, 4, {}, 2))
    view = GAME.view(state, 1)
    assert redealer(view)(Rng(3)) == GAME.redeal(view, Rng(3))


# -- what it thinks of a position


@pytest.mark.parametrize("two", [True, False])
def test_the_table_has_a_number_for_every_feature(two: bool) -> None:
    assert len(weights_of(two)) == len(FEATURES)
    assert all(-5 < weight < 5 for weight in weights_of(two))
    assert all(lean > 0 for lean in leaning(two))


def test_gems_walls_and_cards_are_worth_something() -> None:
    def first(hands: list[str], gems: list[int], walls: dict[int, str] | None = None) -> float:
        return value(table(hands, gems=gems, walls=walls).state)[0]

    even = first(["knight", "knight", "knight"], [5, 5, 5])
    assert first(["knight", "knight", "knight"], [8, 4, 3]) > even
    assert first(["knight jester", "knight", "knight"], [5, 5, 5]) > even
    assert first(["knight", "knight", "knight"], [5, 5, 5], {0: "castle archer"}) > even


def test_chances_add_up_and_features_are_named() -> None:
    state = table(["peasant peasant queen", "ninja"], gems=[5, 6, 4], walls={1: "castle minstrel archer"}).state
    assert sum(value(state)) == pytest.approx(1)
    names = {FEATURES[at] for seat in range(3) for at, _ in sparse(state, seat)}
    assert {"gems", "castle", "archer", "minstrel", "revolt", "turn", "wait", "hand_queen", "hand_ninja"} <= names


def test_a_mind_plays_on_in_every_mode() -> None:
    for seats, wishes in ((2, {}), (6, HOUSE)):
        state, mind = GAME.new(set_up(GAME, seats, wishes, 3)), Mind(NORMAL, Memory())
        while (decision := GAME.decision(state)) is not None and state.turns < 40:
            option = mind.quick(state, decision, Rng(0))
            assert option in decision.options
            GAME.apply(state, option)


# -- worths


def test_a_worth_is_the_sum_of_its_named_parts() -> None:
    state, bot, seen = GAME.new(set_up(GAME, 4, HOUSE, 9)), Captain(), set()
    while (decision := GAME.decision(state)) is not None:
        view = GAME.view(state, decision.seat)
        ledger = Ledger.of(view)
        sums = [worth.total for worth in worths(ledger, decision)]
        assert sums == pytest.approx(totals(ledger, decision), abs=1e-5)
        for option in decision.options:
            seen |= VERBS[decision.kind][option.verb](ledger, *option.args).keys()
        GAME.apply(state, bot.choose(view, decision, FAR, Rng(1)))
    assert {"gems", "cards", "own_wall", "risk", "goes_on"} <= seen
    assert total({}) == 0
