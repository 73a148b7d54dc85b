"""The Captain: how it plays, in positions and in whole games. It is handed a view, so it cannot peep."""

import math
from collections.abc import Mapping
from typing import Any

import pytest

from engines.core.bots import Deadline
from engines.core.game import set_up
from engines.core.rng import Rng
from engines.core.types import Option
from engines.core.vocabulary import sentence, spell
from engines.knights_and_ninjas.bots import VERBS, Captain
from engines.knights_and_ninjas.bots.weights import HELD
from engines.knights_and_ninjas.cards import KIND_IDS
from engines.knights_and_ninjas.decisions import KINDS
from engines.knights_and_ninjas.game import GAME
from engines.knights_and_ninjas.state import State
from tests.engines.bot_games import play, wins

from .table import Table, table

HOUSE = {"lockedUp": True, "dragonsLair": True, "invaders": True, "dancingBear": True}
TABLES: tuple[tuple[int, Mapping[str, Any], float], ...] = (
    (2, {}, 0.8),
    (3, {}, 0.7),
    (4, {"beginnerDeck": True}, 0.55),
    (4, HOUSE, 0.55),
    (5, {"winCheck": "ownTurn"}, 0.5),
    (6, {"highwaymanOrder": "race", "maskWindows": False}, 0.45),
)


def chosen(state: State, seed: int = 0, seconds: float = math.inf) -> Option:
    decision = GAME.decision(state)
    assert decision is not None
    return Captain().choose(GAME.view(state, decision.seat), decision, Deadline(seconds), Rng(seed))


def captain(game: Table) -> str:
    """What the Captain does here."""
    return sentence(spell(chosen(game.state), GAME.verbs))


# -- strength


def test_the_captain_beats_three_random_players_far_more_often_than_its_share() -> None:
    assert wins(GAME, Captain, 120, 4, {}) >= 0.75


@pytest.mark.parametrize(("seats", "options", "share"), TABLES)
def test_in_every_mode_the_captain_wins_more_than_its_share(
    seats: int, options: Mapping[str, Any], share: float
) -> None:
    assert wins(GAME, Captain, 40, seats, options) >= share


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_captains_among_themselves_come_to_an_end(seats: int) -> None:
    for seed in range(4):
        assert GAME.outcome(play(GAME, Captain, seats, {}, seed, tuple(range(seats)))) is not None


# -- good manners


def test_it_has_an_opinion_on_every_kind_every_verb_and_every_card() -> None:
    assert VERBS.keys() == KINDS.keys()
    assert {verb for verbs in VERBS.values() for verb in verbs} == GAME.verbs.keys()
    assert HELD.keys() == set(KIND_IDS)


def test_the_same_view_and_the_same_chance_bring_the_same_answer_and_nothing_is_touched() -> None:
    state = GAME.new(set_up(GAME, 4, {}, 7))
    while GAME.decision(state) is not None:
        before = GAME.dump(GAME.clone(state))
        assert chosen(state, seed=3) == chosen(state, seed=3)
        assert GAME.dump(state) == before
        GAME.apply(state, chosen(state))


def test_what_it_cannot_see_does_not_matter_to_it() -> None:
    state = GAME.new(set_up(GAME, 5, {}, 5))
    for step in range(60):
        decision = GAME.decision(state)
        if decision is None:
            break
        otherwise = GAME.redeal(GAME.view(state, decision.seat), Rng(step))
        assert chosen(state) == chosen(otherwise)
        GAME.apply(state, chosen(state))


def test_out_of_time_it_answers_with_the_best_it_has_weighed() -> None:
    game = table(["knight soldier", "king"]).do("attack 1")
    assert chosen(game.state, seconds=0) in (GAME.decision(game.state) or ((), (), (), ()))[3]


# -- its turn


def test_it_attacks_the_rich_rather_than_the_poor() -> None:
    assert captain(table(["knight", "soldier", "soldier"], gems=[5, 1, 9])) == "attack 2"


def test_it_lays_what_wins() -> None:
    game = table(["soldier king", "soldier", "soldier"], gems=[6, 5, 4]).do("attack 1")
    assert captain(game) == "lay king"


def test_it_leads_with_a_whole_revolt() -> None:
    game = table(["peasant peasant peasant peasant", ""]).do("attack 1")
    assert captain(game) == "lay peasant+peasant+peasant+peasant"


def test_it_climbs_a_castle_with_a_ladder_before_the_knight() -> None:
    game = table(["ladder knight queen", "soldier"], gems=[2, 9, 4], walls={1: "castle", 2: "minstrel"})
    assert captain(game) == "attack 1"
    assert captain(game.do("attack 1")) == "lay ladder"


def test_it_fortifies_when_there_is_nothing_to_attack_with() -> None:
    assert captain(table(["castle archer traitor"], gems=[8, 4, 3])) == "fortify castle+archer"


def test_it_passes_with_the_card_it_misses_least() -> None:
    assert captain(table(["ladder traitor executioner"])) == "pass ladder"


def test_it_never_pays_a_merchant_with_the_gem_that_wins_the_rival_the_game() -> None:
    game = table(["merchant traitor", "king " * 3, "soldier soldier"], gems=[3, 9, 3])
    assert captain(game) != "merchant merchant 1"


# -- answers


def test_it_answers_in_proportion() -> None:
    game = table(["soldier", "queen soldier peasant"], gems=[5, 5, 5]).do("attack 1", "lay soldier")
    assert captain(game) == "answer soldier"


def test_it_spares_its_jester_for_better() -> None:
    game = table(["peasant", "jester"]).do("attack 1", "lay peasant")
    assert captain(game) == "endure"


def test_it_spends_its_jester_when_the_game_is_at_stake() -> None:
    game = table(["king", "jester"], gems=[6, 5, 4]).do("attack 1", "lay king")
    assert captain(game).startswith("answer jester:")


def test_it_robs_whoever_is_about_to_win() -> None:
    game = table(["peasant", "", "highwayman"], gems=[9, 3, 3]).do("attack 1", "lay peasant", "endure", "decline")
    assert captain(game) == "rob highwayman"


def test_it_does_not_rob_for_a_single_gem() -> None:
    game = table(["peasant", "", "highwayman"], gems=[2, 6, 7]).do("attack 1", "lay peasant", "endure", "decline")
    assert captain(game) == "decline"


def test_it_robs_to_win() -> None:
    game = table(["knight", "", "jester"], gems=[2, 6, 7]).do("attack 1", "lay knight", "endure", "decline")
    assert captain(game) == "rob jester:highwayman"


# -- choices


def test_it_shows_and_pays_what_it_misses_least() -> None:
    game = table(["herald", "queen peasant jester", "soldier"]).do("herald herald")
    assert captain(game) == "show peasant"
    game = table(["monk", "peasant ladder king", ""], walls={1: "castle"}).do("monk monk")
    assert captain(game) == "pay peasant+ladder"


def test_it_takes_the_best_that_is_shown() -> None:
    game = table(["herald", "queen", "peasant"]).do("herald herald", "show queen", "show peasant")
    assert captain(game) == "take 1 queen"


def test_in_a_draft_it_keeps_the_good_and_gives_the_bad_away() -> None:
    for card, answer in (("queen", "keep"), ("ladder", "give")):
        game = table(["", ""], seats=2, deck=f"{card} " + "peasant " * 14).do("redeal")
        while KIND_IDS.index(card) != _looked_at(game):
            game.do("keep")
        assert captain(game) == answer


def _looked_at(game: Table) -> int:
    from engines.knights_and_ninjas.cards import KIND

    return KIND[game.state.agenda[-1][2]]
