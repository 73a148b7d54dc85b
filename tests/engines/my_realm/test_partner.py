"""The computer King and the computer Princess (reference 6.4, 6.5): what they know, choose, and need."""

import math
import time
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from engines.core.bots import Deadline
from engines.core.game import set_up
from engines.core.rng import Rng
from engines.core.types import Option
from engines.my_realm.belief import Belief, believe
from engines.my_realm.bots import Cryptic, Plain, Wise
from engines.my_realm.counsel import advise, true_statements
from engines.my_realm.forms import CHAIN, COMPARE, EXCEPT, LAST3, STATEMENTS, TOP3, is_true
from engines.my_realm.game import GAME
from engines.my_realm.odds import CELLS
from engines.my_realm.orders import all_orders
from engines.my_realm.rules.judgement import judge
from engines.my_realm.state import State
from engines.my_realm.weighing import best_guess
from tests.rounds import first

from .table import Table, table

DEALT = "health family science"


def choose(game: Table, bot: Wise | None = None, seed: int = 0) -> Option:
    decision = GAME.decision(game.state)
    assert decision is not None
    view = GAME.view(game.state, decision.seat)
    return (bot or Wise()).choose(view, decision, Deadline(math.inf), Rng(seed))


def play_on(game: Table, bot: Wise, while_kind: str) -> None:
    while not game.over and game.asked[1] == while_kind:
        game.apply(choose(game, bot))


def knowing(*facts: str, dealt: str = DEALT, **options: Any) -> Table:
    """A year in which the King has told all this, free of any budget: "top3 health"."""
    game = table(dealt, talk=True, mode="duo", **options)
    for fact in facts:
        form, *matters = fact.split()
        game.say(form, *matters)
    return game


# -- the Princess ----------------------------------------------------------------------------------------------------


def test_she_keeps_the_order_she_was_told_and_avoids_what_is_likely_exact() -> None:
    game = knowing("chain health family science", "top3 health").do("ready")
    play_on(game, Wise(), "decide")
    year = game.state.years[0]
    assert year.disorder == 0
    assert year.numbers[0] < year.numbers[1] < year.numbers[2]


def test_she_takes_the_guess_with_the_least_expected_loss() -> None:
    """Against a plain reckoning over every order that is left, guess by guess."""
    game = knowing("chain health family science", "top3 health", "not_last3 family").do("ready")
    belief = believe(game.sees(1)).narrowed()
    triples = Counter(tuple(belief.orders.columns[matter][row] for matter in (7, 6, 4)) for row in range(belief.size))

    def loss(guess: tuple[int, ...]) -> float:
        return sum(judge(1, cell, guess).loss * count for cell, count in triples.items()) / belief.size

    chosen = best_guess(game.sees(1), belief)
    assert loss(chosen) <= min(map(loss, CELLS)) + 0.05 * 3  # at most what curiosity may cost


def test_the_queen_takes_the_best_guess_there_is() -> None:
    state = table(DEALT, phase=3).sees(1)
    assert sorted(best_guess(state, Belief(all_orders(), all_orders().all))) == [2, 5, 8]


def test_with_nothing_won_in_the_last_year_the_queen_wants_any_point() -> None:
    state = table(DEALT, phase=3, year=3).sees(1)
    belief = Belief(all_orders(), all_orders().all & all_orders().less(7, 6) & all_orders().less(6, 4))
    guess = best_guess(state, belief)
    hopes = [
        sum(1 for cell in CELLS if cell[0] < cell[1] < cell[2] and judge(3, cell, other).points) for other in CELLS
    ]
    assert hopes[CELLS.index(guess)] == max(hopes)


def test_she_listens_as_long_as_he_speaks() -> None:
    assert choose(table(DEALT, talk=True)) == Option("listen")


def test_she_asks_a_silent_king_about_what_she_doubts_most() -> None:
    game = table(DEALT, talk=True).say("top3", "health").do("listen", "silence")
    play_on(game, Wise(), "discuss")
    assert game.told("asked")[0].split()[1:] == ["compare", "family+science"]


def test_she_never_rebels_unless_she_may() -> None:
    game = table(deck=DEALT)
    assert choose(game) == Option("draw")
    assert choose(table(ambitious=True)) == Option("draw")


def test_an_ambitious_princess_rebels_when_six_values_are_certain() -> None:
    game = table("military trade law", ambitious=True, budget=0, deck="presence family health science religion culture")
    game.judge("military 1, trade 4, law 8").do("draw").judge("presence 3, family 6, health 2")
    assert believe(game.sees(1)).size == 6
    bot = Wise()
    play_on(game, bot, "rebellion")
    assert (game.ending, game.outcome.winners) == ("usurped", (1,))


# -- the King --------------------------------------------------------------------------------------------------------


def test_every_candidate_is_true_and_no_two_mean_the_same() -> None:
    state = table(DEALT, talk=True).do("listen").state
    candidates = list(true_statements(state, STATEMENTS))
    assert all(is_true(said, state.key) for said in candidates)
    assert len(candidates) == 36 + 4 * 84 + 33 + 15 + 15
    sets = [all_orders().said(said) for said in candidates if said[0] in (COMPARE, CHAIN, EXCEPT)]
    assert len(set(sets)) == len(sets)


def test_without_teach_ahead_he_speaks_of_this_years_matters() -> None:
    state = table(DEALT, talk=True, teachAhead=False).do("listen").state
    assert {matters[0] for _, matters in true_statements(state, STATEMENTS)} == {7, 6, 4}


def test_he_is_silent_when_she_knows_it_all() -> None:
    chain = ["chain military health presence", "chain trade religion family", "chain science law culture"]
    links = ["compare presence trade", "compare family science"]
    assert choose(knowing(*chain, *links).do("listen")) == Option("silence")


def test_he_says_what_keeps_her_from_a_loss() -> None:
    game = table(DEALT, talk=True).do("listen")
    state = game.state
    candidates = list(true_statements(state, STATEMENTS))
    best = advise(state, believe(state), candidates)[0]
    after = believe(state).after(best.said)
    numbers = best_guess(state, after)
    assert judge(1, [state.key[matter] for matter in (7, 6, 4)], numbers).loss == 0


def test_the_plain_king_keeps_to_three_forms() -> None:
    game = table(DEALT, talk=True, budget=3)
    bot = Plain()
    while game.asked[1] in ("discuss", "speak"):
        game.apply(choose(game, bot))
    assert len(game.state.sayings) == 3
    assert {saying.form for saying in game.state.sayings} <= {COMPARE, TOP3, LAST3}


def test_the_plain_king_is_silent_when_the_veil_and_the_vocabulary_leave_him_no_word() -> None:
    game = table("religion trade family", talk=True, teachAhead=False, veilMin=4).do("listen")
    assert choose(game, Plain()).verb in ("form", "silence")


def test_the_cryptic_king_does_not_always_say_the_best() -> None:
    spoken = set()
    for seed in range(6):
        game = table(DEALT, talk=True).do("listen")
        bot, rng = Cryptic(), Rng(seed)
        while game.asked[1] == "speak":
            decision = GAME.decision(game.state)
            assert decision is not None
            game.apply(bot.choose(GAME.view(game.state, 0), decision, Deadline(math.inf), rng))
        spoken.add(game.state.sayings[-1].said)
        assert is_true(game.state.sayings[-1].said, game.state.key)
    assert len(spoken) > 1


def test_for_a_person_he_counts_on_no_more_than_six_statements() -> None:
    game = knowing(*["compare health law"] * 3, *["top3 health"] * 6)
    forgetful = believe(game.state, memory=6)
    assert forgetful.size == 120_960
    assert believe(game.state).size < forgetful.size


def test_a_king_in_haste_still_says_something_true() -> None:
    game = table(DEALT, talk=True).do("listen")
    decision = GAME.decision(game.state)
    assert decision is not None
    assert Wise().choose(GAME.view(game.state, 0), decision, Deadline(0), Rng(0)).verb == "form"


def test_he_answers_what_is_news_and_deflects_what_she_knows() -> None:
    game = table(DEALT, talk=True).inquire("compare", "health", "law")
    assert choose(game).verb == "answer"
    game = table(DEALT, talk=True).say("compare", "health", "law").inquire("compare", "law", "health")
    assert choose(game) == Option("deflect")


def test_a_partner_put_before_a_half_made_sentence_finishes_it() -> None:
    game = table(DEALT, talk=True).do("listen", "form between", "about trade")
    play_on(game, Wise(), "speak")
    assert game.state.sayings[-1].matters[0] == 2


def test_he_goes_on_after_a_false_word_of_his() -> None:
    game = table(DEALT, talk=True, honest=False).say("last3", "military").do("listen")
    play_on(game, Wise(), "speak")
    assert is_true(game.state.sayings[-1].said, game.state.key)


def test_or_begins_anew_when_it_cannot_come_out_true() -> None:
    game = table(DEALT, talk=True, honest=False).do("listen", "form top3", "about culture", "back")
    game.do("form compare", "about culture")
    assert choose(game) == Option("back")


# -- what it takes ---------------------------------------------------------------------------------------------------


def play(seed: int, bots: tuple[Wise, Wise], **wishes: object) -> State:
    state = GAME.new(set_up(GAME, 2, {"mode": "demo", **wishes}, seed))  # type: ignore[dict-item]
    rngs = [Rng(seed, f"bot {seat}") for seat in range(2)]
    while decision := GAME.decision(state):
        seat = decision.seat
        GAME.apply(state, bots[seat].choose(GAME.view(state, seat), decision, Deadline(math.inf), rngs[seat]))
    return state


@pytest.mark.parametrize("seed", first(2, range(1, 5)))
def test_a_wise_pair_with_two_statements_a_year_wins(seed: int) -> None:
    assert play(seed, (Wise(), Wise())).points >= 6


@pytest.mark.thorough
def test_no_pair_says_what_is_not_so_in_any_mode() -> None:
    for mode in ("heir", "crown"):
        state = play(5, (Cryptic(), Plain()), mode=mode, honest=False)
        assert all(is_true(saying.said, state.key) and not saying.void for saying in state.sayings)


def test_a_clue_and_a_decision_are_quick_enough() -> None:
    """Beside the table of all orders, made in a quarter of a second: no machine is too slow or too busy for that."""
    build = work(all_orders.__wrapped__)
    all_orders()
    game = table(DEALT, talk=True).do("listen")
    assert work(lambda: choose(game)) < 2 * build
    assert work(lambda: [believe(game.state).after((TOP3, (matter,))) for matter in range(9)]) < build


def work(do: Callable[[], object]) -> float:
    """Seconds of a core, however long they take on the wall."""
    start = time.process_time()
    do()
    return time.process_time() - start


def test_the_tables_stay_small() -> None:
    orders = all_orders()
    kept = sum(value.bit_length() // 8 for places in orders.at for value in places)
    assert kept + sum(map(len, orders.columns)) < 8_000_000
