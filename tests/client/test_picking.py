"""How clicks become an answer: nothing happens by a slip of the hand, and every answer can be reached."""

import random
from itertools import permutations
from pathlib import Path
from typing import Any

import pytest

from client.scenes.table.scene import TableScene
from client.tables.picking import Picking, Thing
from engines.core.types import Option

from .scene_kit import Blind
from .table_kit import bare_stage, show_position

A, B, C = ("hand", "a"), ("hand", "b"), ("hand", "c")
LAND, OTHER, PILE, DISCARD = ("land", 0, 1), ("land", 1, 0), ("pile", 2), ("discard",)


def option(name: str) -> Option:
    return Option(name)


def picking(**options: tuple[Thing, ...]) -> Picking:
    return Picking([option(name) for name in options], lambda chosen: options[chosen.verb])


def test_a_first_click_never_answers() -> None:
    choice = picking(settle=(A, LAND))
    assert choice.pick(A) is None
    assert choice.picked == (A,)


def test_the_click_that_leaves_one_way_answers() -> None:
    choice = picking(settle=(A, LAND), recruit=(A, OTHER))
    assert choice.pick(A) is None
    assert choice.next_things() == {LAND, OTHER}
    assert choice.pick(OTHER) == option("recruit")


def test_where_one_click_is_all_that_is_asked_for_it_answers() -> None:
    choice = picking(high=(LAND,), low=(OTHER,))
    assert choice.next_things() == {LAND, OTHER}
    assert choice.pick(LAND) == option("high")


def test_first_the_card_then_what_it_is_for() -> None:
    choice = picking(settle=(A, B), recruit=(A, OTHER), kid=(LAND,), end=())
    assert choice.next_things() == {A, B, LAND}
    choice.pick(A)
    assert choice.next_things() == {B, OTHER}


def test_cards_alone_are_confirmed_by_their_button() -> None:
    choice = picking(throw_one=(A,), throw_two=(A, B), none=())
    assert choice.pick(A) is None
    assert choice.exact() == [option("throw_one")]
    assert choice.pick(B) is None
    assert choice.exact() == [option("throw_two")]


def test_two_of_a_kind_are_two_picks() -> None:
    choice = picking(pair=(A, A), single=(A,), mixed=(A, B))
    choice.pick(A)
    assert choice.next_things() == {A, B}
    choice.pick(A)
    assert choice.exact() == [option("pair")]
    assert choice.next_things() == set()


def test_several_piles_are_ticked_one_by_one() -> None:
    choice = picking(one=(A, ("pile", 0)), two=(A, ("pile", 1)), both=(A, ("pile", 0), ("pile", 1)))
    choice.pick(A)
    assert choice.pick(("pile", 0)) is None  # there may be more
    assert choice.exact() == [option("one")]
    assert choice.pick(("pile", 1)) == option("both")


def test_what_was_picked_can_be_put_back() -> None:
    choice = picking(both=(A, LAND), other=(B, LAND), more=(A, B, PILE))
    assert not choice.put_back()
    choice.pick(A)
    choice.pick(B)
    assert not choice.put_back(C)
    assert choice.put_back(A)
    assert choice.picked == (B,)
    assert choice.put_back()
    assert choice.picked == ()
    assert not choice.put_back(B)


def test_the_last_of_two_alike_is_put_back() -> None:
    choice = picking(both=(A, A, LAND), other=(A, B, LAND))
    for thing in (A, B):
        choice.pick(thing)
    choice.picked = (A, B, A)
    assert choice.put_back(A)
    assert choice.picked == (A, B)


def test_a_pick_can_be_changed_by_clicking_something_else() -> None:
    choice = picking(settle=(A, LAND), recruit=(A, OTHER), add=(B, LAND), claim=(B, C, PILE))
    choice.pick(A)
    assert choice.others() == {B: (), C: ()}
    assert choice.picked == (A,)
    assert choice.click(B) is None
    assert choice.picked == (B,)
    assert choice.click(B) is None  # once more: it is put back
    assert choice.picked == ()
    choice.pick(B)
    choice.pick(C)
    assert choice.others() == {A: (), LAND: (B,)}  # as much as can stay picked stays picked
    assert choice.click(LAND) == option("add")
    assert choice.picked == (B, LAND)


def test_what_is_lit_is_picked_and_nothing_else_changes() -> None:
    choice = picking(settle=(A, B), single=(A,), other=(C,))
    choice.pick(A)
    assert B not in choice.others()
    choice.click(B)
    assert choice.picked == (A, B)
    assert choice.others() == {C: ()}


def test_of_things_alike_those_that_were_clicked_are_picked() -> None:
    choice = picking(pair=(A, A), single=(A,), mixed=(A, B))
    spots = [("one", A), ("two", A), ("three", A), ("four", B)]
    assert choice.copies(spots) == set()
    choice.click(A, "three")
    assert choice.copies(spots) == {"three"}
    choice.click(A, "two")
    assert choice.copies(spots) == {"two", "three"}
    choice.put_back()
    assert len(choice.copies(spots)) == 1
    choice.picked, choice.touched = (A, B), []
    assert choice.copies(spots) == {"one", "four"}


def test_an_option_of_nothing_needs_a_button() -> None:
    choice = picking(settle=(A, LAND), end=())
    assert choice.exact() == [option("end")]
    assert choice.matching() == choice.options


@pytest.mark.parametrize("order", list(permutations((A, LAND, PILE))))
def test_any_order_will_do_once_a_card_is_picked(order: tuple[Thing, ...]) -> None:
    choice = picking(it=(A, LAND, PILE), other=(A, LAND, DISCARD), third=(A, OTHER, PILE))
    answers = [choice.pick(thing) for thing in order]
    assert option("it") in answers


# -- at the table ------------------------------------------------------------------------------------------------------

TABLES: dict[str, tuple[int, dict[str, Any]]] = {
    "standard": (4, {}),
    "two": (2, {}),
    "quick": (4, {"mode": "quick"}),
    "sky and powers": (3, {"constellations": True, "powers": 2}),
    "many": (8, {}),
}


@pytest.mark.thorough
@pytest.mark.parametrize("size", [(1024, 640), (1920, 1080)], ids=["narrow", "wide"])
@pytest.mark.parametrize("table", TABLES)
def test_every_answer_is_within_reach(table: str, size: tuple[int, int], tmp_path: Path) -> None:
    """By lit things and buttons alone, in any window: however many there are, none is left out of the list."""
    seats, wishes = TABLES[table]
    stage = bare_stage(tmp_path, size, hand_over="never")
    stage.cache = Blind()
    scene = show_position(stage, seats, 30, tuple(range(seats)), wishes=wishes)
    chance = random.Random(seats)
    for _ in range(30):
        stage.update(0.1)
        if scene.asked is None:
            assert stage.top.name == "results"
            return
        options = scene.asked.decision.options
        for wanted in chance.sample(options, min(5, len(options))):
            assert within_reach(scene, wanted, chance), wanted
        scene.answer(chance.choice(options))


def within_reach(scene: TableScene, wanted: Option, chance: random.Random) -> bool:
    """Pick the things of this option as they light up, until it is the answer or a button."""
    scene.changed()
    scene.ready()
    choice = scene.picking
    assert choice is not None
    while choice.put_back():
        pass
    left = list(choice.things(wanted).elements())
    while True:
        scene.changed()
        scene.ready()
        assert [widget.id for widget in scene.ui.widgets if widget.box.bottom > scene.height + 1] == []
        if any(action.option == wanted and not action.reason for action in scene.table.actions()):
            return True
        lit = [thing for thing in left if thing in choice.next_things()]
        if not lit:
            return False
        thing = chance.choice(lit)
        left.remove(thing)
        if choice.pick(thing) == wanted:
            return True
