"""True elimination (reference 7; case R5 of 19): on made positions, and in a whole game in which the Bag runs empty."""

from itertools import pairwise

import pytest

from engines.kings_and_things.game import GAME
from engines.kings_and_things.realm import discard
from engines.kings_and_things.rules.victory import check_elimination
from engines.kings_and_things.things import CREATURES, THINGS, TOWNS, piece_of
from tests.golden.stories import TALES, Played, file_of, play

from .table import table
from .war import war

USABLE = range(TOWNS, THINGS)
"""Treasures, magic items and events."""


# -- on made positions -------------------------------------------------------------------------------------------------


def emptied(**position):
    """Seat 0 has just drawn the last Thing of the Bag."""
    return table(phase="recruit_things", kingdoms=[[0, 1], [30]], bag="troll", **position).do("draw 0")


@pytest.mark.parametrize("rule", ["used", "all"])
def test_r5_a_treasure_cashed_after_the_bag_ran_empty_leaves_the_game(rule):
    game = emptied(shields=["ruby"], true_elimination=rule)
    assert game.told("bag_emptied") == ["bag_emptied"]
    assert piece_of("ruby") in game.do("cash ruby").state.gone


@pytest.mark.parametrize(("rule", "leaves"), [("used", False), ("all", True)])
@pytest.mark.parametrize("thing", ["goblins", "farmlands", "city", "bow", "vandals", "ruby"])
def test_r5_what_is_not_used_returns_to_the_bag_unless_all_things_leave(thing, rule, leaves):
    game = emptied(true_elimination=rule)
    piece = piece_of(thing)
    game.state.gone = tuple(other for other in game.state.gone if other != piece)
    discard(game.state, piece)
    assert (piece in game.state.gone, piece in game.state.bag) == (leaves, not leaves)


def test_things_dropped_after_the_bag_ran_empty_are_not_used():
    ten = "bow vandals ruby sword fan elixir talisman golem firewall teeniepox"
    game = emptied(shields=[ten]).do("end_placing", "drop bow")
    assert game.state.bag == [piece_of("bow")]


def test_things_traded_for_the_last_draws_are_not_used():
    game = table(phase="recruit_things", kingdoms=[[0], [30]], bag="troll ogre", shields=["bow vandals"])
    game.do("trade bow", "trade vandals", "draw 0")
    assert game.told("bag_emptied") == ["bag_emptied"]
    assert sorted(game.state.bag) == sorted([piece_of("bow"), piece_of("vandals")])


@pytest.mark.parametrize(("rule", "told"), [("used", "returned"), ("all", "left_game")])
def test_what_leaves_the_game_is_not_said_to_return(rule, told, dice, draws):
    dice += [2]
    draws += ["ruby", "sword"]
    game = war("troll", owner=None, true_elimination=rule)
    game.state.emptied = True
    game.do("loot sword", "leave_rest")
    assert game.told("returned") + game.told("left_game") == [f"{told} ruby"]


@pytest.mark.parametrize(("rule", "leave"), [("used", False), ("all", True)])
def test_the_shield_of_whoever_is_out_after_the_bag_ran_empty_is_not_used(rule, leave):
    """13.4, 7: what nobody used goes to the Bag; with `true_elimination` all it leaves too."""
    game = emptied(shields=["", "ruby bow goblins"], true_elimination=rule)
    held = set(game.state.shields[1])
    game.state.owner[30] = 0
    check_elimination(game.state, None, 1)
    assert 1 not in game.state.order
    assert held <= {*(game.state.gone if leave else game.state.bag)}
    assert held.isdisjoint(game.state.bag if leave else game.state.gone)


# -- in a whole game ---------------------------------------------------------------------------------------------------

TALE = next(tale for tale in TALES[GAME.id] if tale.file.startswith("true_elimination"))
"""Its seed was looked for: by other counters the Bag does not run empty there, and it needs another one."""


@pytest.fixture(scope="module")
def played() -> Played:
    return play(GAME, TALE)


def _first(played: Played, kind: str) -> int:
    """The decision that first led to an event of this kind."""
    return next(at for at, step in enumerate(played.steps) if any(event.kind == kind for event in step.events))


def _usable(things) -> set[int]:
    return {thing for thing in things if thing in USABLE}


def test_in_the_story_the_bag_runs_empty_and_then_a_player_is_eliminated(played):
    told = range(TALE.since, TALE.since + TALE.told)
    kinds = [event.kind for step in played.steps for event in step.events]
    assert kinds.count("bag_emptied") == 1
    assert told.start <= _first(played, "bag_emptied") < _first(played, "eliminated") < told.stop
    story = " ".join(file_of(GAME, TALE).read_text(encoding="utf-8").split())  # whole sentences, however they break
    assert "The Bag is empty!" in story
    assert story.index("The Bag is empty!") < story.index(" for good.")
    assert story.index("The Bag is empty!") < story.index("has lost everything and is out of the game.")


def test_in_the_story_nothing_leaves_the_game_before_the_bag_is_empty_and_used_things_do_after(played):
    states = [*(step.state for step in played.steps), played.end]
    emptied = _first(played, "bag_emptied")
    for at, (before, after) in enumerate(pairwise(states)):
        left = set(after.gone) - set(before.gone)
        assert set(before.gone) <= set(after.gone), "nothing comes back"
        assert after.emptied == (at >= emptied)
        assert not left or at > emptied
        assert left == _usable(left), "creatures and income still return to the Bag"
        used = _usable([*before.in_play, *(thing for held in before.shields for thing in held)])
        events = played.steps[at].events
        cashed = {event.args[1] for event in events if event.kind == "cashed"}
        put_away = {thing for event in events if event.kind == "left_game" for thing in event.args[0]}
        if at > emptied:
            assert left == cashed | put_away, f"at decision {at + 1}"
            assert left <= used
    assert len(played.end.gone) > 20


def test_in_the_story_creatures_return_to_the_bag_and_are_drawn_again(played):
    later = played.steps[_first(played, "bag_emptied") + 1 :]
    assert any(piece < CREATURES for step in later for piece in step.state.bag)
    drawn = {thing for step in later for event in step.events if event.kind == "drew" for thing in event.secret[0]}
    assert any(thing < CREATURES for thing in drawn)
