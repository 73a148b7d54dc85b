"""Who sees what (reference 5), shown by swapping what a seat may not know."""

from itertools import pairwise

import pytest

from engines.core.game import set_up
from engines.core.rng import Rng
from engines.core.types import HIDDEN, WATCHER
from engines.my_realm.belief import believe
from engines.my_realm.game import GAME
from engines.my_realm.matters import KING, PRINCESS
from engines.my_realm.rules.judgement import judge
from engines.my_realm.state import State

from .table import table

DEALT = "health family science"
OTHER = "military presence health trade religion family science law culture"
"""The key of the reference with Health and Presence changed round."""


def test_the_key_is_in_no_view_but_the_kings() -> None:
    game = table(DEALT)
    assert game.sees(KING).key == game.state.key
    assert game.sees(PRINCESS).key == game.sees(WATCHER).key == (HIDDEN,) * 9


def test_swapping_two_values_she_has_not_met_changes_nothing_she_sees() -> None:
    one, two = table("family science law"), table("family science law", order=OTHER)
    for game in (one, two):
        game.judge("family 7, science 8, law 9")
    assert one.state.key != two.state.key
    for seat in (PRINCESS, WATCHER):
        assert one.sees(seat) == two.sees(seat)
    names = ("King", "Princess")
    lines = [GAME.text.table(GAME.view(game.state, PRINCESS), names) for game in (one, two)]
    assert lines[0] == lines[1]
    told = [[GAME.text.event(event.seen_by(PRINCESS), names) for event in game.story] for game in (one, two)]
    assert told[0] == told[1]
    assert "Presence" not in " ".join(lines[0])


def test_the_pile_and_the_dice_are_known_to_nobody() -> None:
    game = table(DEALT)
    for seat in (KING, PRINCESS, WATCHER):
        assert game.sees(seat).deck == [HIDDEN] * 24
        assert set(game.sees(seat).rng) == {0}


def test_the_king_sees_her_numbers_only_when_they_are_sealed() -> None:
    bare, laid = table(DEALT), table(DEALT).do("place health 3", "place family 7")
    assert bare.sees(KING) == laid.sees(KING)
    assert bare.asked == laid.asked
    assert laid.sees(PRINCESS).draft != ()


def test_the_king_never_hears_of_a_rebellion_she_thought_better_of() -> None:
    assert table().sees(KING) == table().do("rebel", "claim law", "value 3").sees(KING)


def test_she_sees_nothing_of_a_statement_that_is_not_yet_made() -> None:
    bare, begun = (
        table(DEALT, talk=True).do("listen"),
        table(DEALT, talk=True).do("listen", "form top3", "about health"),
    )
    assert bare.sees(PRINCESS) == begun.sees(PRINCESS)


def test_nor_he_of_a_question_that_is_not_yet_asked() -> None:
    assert table(DEALT, talk=True).sees(KING) == table(DEALT, talk=True).do("inquire compare").sees(KING)


def test_the_queen_learns_only_loss_and_points() -> None:
    game = table("military trade law", phase=3).judge("military 1, law 3, trade 4")
    year = game.sees(PRINCESS).years[0]
    assert (year.tally, year.disorder, year.loss, year.points) == (HIDDEN, HIDDEN, 2, 0)


def test_what_was_told_before_his_death_stays_known() -> None:
    game = table("military health science", phase=2).next_die(1).judge("military 5, health 2, science 8")
    assert game.state.phase == 3
    assert (game.sees(PRINCESS).years[0].tally, game.sees(PRINCESS).years[0].disorder) == (1, 1)


@pytest.mark.parametrize("stern", [False, True])
def test_a_redealt_key_fits_all_that_was_said_and_scored(stern: bool) -> None:
    game = table(DEALT, talk=True, sternScore=stern).say("top3", "health").say("compare", "family", "law")
    game.judge("health 3, family 7, science 9")
    view = GAME.view(game.state, PRINCESS)
    keys = set()
    for number in range(20):
        world = GAME.redeal(view, Rng(number))
        keys.add(world.key)
        assert GAME.broken(world) == []
        assert GAME.view(world, PRINCESS) == view
        assert judge(1, [world.key[matter] for matter in world.years[0].matters], (3, 7, 9)).loss == 0
    assert len(keys) > 15


def test_the_belief_never_reads_the_key() -> None:
    game = table(DEALT, talk=True).say("top3", "health").do("ready").judge("health 3, family 7, science 9")
    full, seen = believe(game.state), believe(game.sees(PRINCESS))
    assert full.alive == seen.alive
    assert seen.size < 29_520


def test_the_king_keeps_nothing_back_from_a_redeal() -> None:
    game = table(DEALT)
    world = GAME.redeal(GAME.view(game.state, KING), Rng(3))
    assert world.key == game.state.key
    assert sorted(world.deck) == sorted(game.state.deck)


def test_over_a_whole_game_no_view_of_hers_depends_on_the_key() -> None:
    """At every decision: another key that fits what she knows gives the very same view."""
    state = GAME.new(set_up(GAME, 2, {"mode": "demo"}, 11))
    rng = Rng(11)
    seen: list[State] = []
    while decision := GAME.decision(state):
        view = GAME.view(state, PRINCESS)
        assert GAME.view(GAME.redeal(view, rng), PRINCESS) == view
        seen.append(view.state)
        options = [option for option in decision.options if option.verb != "proclaim"]
        GAME.apply(state, rng.pick(options))
    assert all(len(before.years) <= len(after.years) for before, after in pairwise(seen))
